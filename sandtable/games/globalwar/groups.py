"""How units are named in acts and positions: ``2*fighter:3``, ``battleship:d1``, ``naval-transport+infantry``.

Units of one nation and kind in one zone that differ in nothing share a label and are a group: it does not matter which
of them goes. A label is the kind, then after colons the movement left (nothing while it has not moved), damage, marks,
task and ``aboard``, then after plus signs what it carries. In acts the nation stands before it with a dot, unless it is
the first nation of the turn: ``fec.infantry``. Ships in a zone that have gathered are together ``flotilla``.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import FLOTILLA, FRESH, MARKS, NO_TASK, NO_UNIT, NOBODY, TASKS
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar

ABOARD: Final = "aboard"
TOGETHER: Final = "flotilla"  # how acts name the ships in a zone that have gathered: gw.9.4.h


def label(s: GlobalWar, u: UnitNumber) -> str:
    """What sets a unit apart from others of its nation in its zone."""
    unit = s.unit(u)
    text = unit.id
    if s.left[u] != FRESH:
        text += f":{s.left[u]}"
    if s.damage[u]:
        text += f":d{s.damage[u]}"
    marks = s.marks[u]
    if marks:
        for bit, name in enumerate(MARKS):
            if marks >> bit & 1:
                text += f":{name}"
    if s.task[u] != NO_TASK:
        text += f":{TASKS[s.task[u]]}"
    if s.aboard[u] != NO_UNIT:
        text += f":{ABOARD}"
    elif unit.carries() or unit.hunts:  # a destroyer may have marines on board: gw.15.4.d
        for load in sorted(s.cargo(u), key=lambda one: s.kind[one]):
            text += f"+{s.unit(load).id}"
    return text


def first_nation(s: GlobalWar) -> NationNumber:
    """The nation that needs no name in this player turn: the first in the order of play that has it."""
    for nation in s.edition.nations.nations:
        if nation.turn == s.turn and not s.is_out(nation.number):
            return nation.number
    return NOBODY


def named(s: GlobalWar, u: UnitNumber) -> str:
    """The label with the nation before it, as acts name a unit."""
    nation = s.nation[u]
    return label(s, u) if nation == first_nation(s) else f"{s.nation_at(nation).id}.{label(s, u)}"


def groups_in(
    s: GlobalWar, zone: ZoneNumber, nations: list[NationNumber], only: tuple[UnitNumber, ...] = ()
) -> dict[str, list[UnitNumber]]:
    """The groups of some nations in a zone, or of some units alone, by the names that acts use."""
    found: dict[str, list[UnitNumber]] = {}
    first = first_nation(s)
    for u in s.standing[zone]:
        nation = s.nation[u]
        if nation in nations and (not only or u in only or s.aboard[u] in only):
            name = label(s, u) if nation == first else f"{s.nation_at(nation).id}.{label(s, u)}"
            if name in found:
                found[name].append(u)
            else:
                found[name] = [u]
    gathered = [u for units in found.values() for u in units if s.marks[u] & FLOTILLA]
    if len(gathered) > 1:
        found[TOGETHER] = gathered
    return found


def counted(count: int, name: str) -> str:
    """The noun of an act: ``2*infantry``, or ``infantry`` for one."""
    return name if count == 1 else f"{count}*{name}"


def split_count(noun: str) -> tuple[int, str]:
    """The count and the name of ``2*infantry``; one without a count, and 0 where the count is not as we write it."""
    digits, star, name = noun.partition("*")
    if not star:
        return 1, noun
    return (int(digits), name) if digits.isdigit() and digits[0] != "0" and int(digits) > 1 else (0, name)
