"""Calls to arms (15.3, 15.5, 15.8): production phases in which infantry is cheap because a war has begun."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import PRODUCTION
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, nations_in
from sandtable.games.globalwar.services import DUE, MOTHERLAND, TO_ARMS, WANTED
from sandtable.games.globalwar.sheets import AXIS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import INFANTRY, Unit

CALLED: Final = (("ussr", MOTHERLAND), ("usa", WANTED))  # once they are at war with a major power
COLONIAL: Final = "colonial-infantry"


def begin_calls(s: GlobalWar, news: News) -> None:
    """A production phase begins: the first in which a power is at war with a major power, or after it was attacked."""
    if s.phase != PRODUCTION:
        return
    numbers = s.edition.nations.number
    for power, call in CALLED:
        nation = numbers[power]
        if s.on_turn(nation) and call not in s.services.calls and s.enemies[nation] & s.majors:
            s.services.calls[call] = s.date
    if s.on_turn(numbers["great-britain"]) and s.services.calls.get(TO_ARMS) == DUE:
        s.services.calls[TO_ARMS] = s.date


def note_call(s: GlobalWar, news: News) -> None:
    """gw.15.5.b: an Axis major power has declared war on the Commonwealth, for the first time."""
    britain = s.edition.nations.number["great-britain"]
    attackers = [one for one in nations_in(news.ours & s.majors) if s.alliance[one] == AXIS]
    if attackers and news.theirs >> britain & 1 and TO_ARMS not in s.services.calls:
        s.services.calls[TO_ARMS] = DUE


def forget_old_wars(s: GlobalWar) -> None:
    """The wars of a position are not new: whoever is at war has called already."""
    numbers = s.edition.nations.number
    for power, call in (*CALLED, ("great-britain", TO_ARMS)):
        if s.enemies[numbers[power]] & s.majors:
            s.services.calls[call] = 0


def answers(s: GlobalWar, nation: NationNumber, unit: Unit) -> bool:
    """Whether a unit is cheap for a nation in this production phase, by 1 IPP."""
    id = s.nation_at(nation).id
    for power, call in CALLED:
        if id == power and s.services.calls.get(call) == s.date and unit.kind == INFANTRY:
            return True  # gw.15.3.d, gw.15.8.b
    return is_unlimited(s, nation, unit)


def is_unlimited(s: GlobalWar, nation: NationNumber, unit: Unit) -> bool:
    """gw.15.5.b: in the call to arms Great Britain buys as much colonial infantry as it likes."""
    called = s.services.calls.get(TO_ARMS) == s.date and unit.id == COLONIAL
    return called and s.nation_at(nation).id == "great-britain"
