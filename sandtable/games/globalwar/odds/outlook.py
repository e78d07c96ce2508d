"""What a declared battle would be if it were fought now: both sides and the field, for whoever asks for its odds."""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.muster import Muster, attackers_of, declared, muster
from sandtable.games.globalwar.movement.sight import acting_mask
from sandtable.games.globalwar.numbering import UnitNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.knowledge import Facts

BOMBING: Final = "bombing"  # what comes of it is no matter of odds between two sides


def outlook(s: GlobalWar, u: UnitNumber) -> dict[str, Facts] | None:
    """The battle that a unit has been ordered into, as far as it is known before the defender answers, and in which
    words its odds are ``asked``, where they can be; None if there is none."""
    own = acting_mask(s)
    for kind, zone in declared(s, own):
        if kind != BOMBING and u in attackers_of(s, own, kind, zone):
            called = muster(s, s.nation[u], own, kind, zone, [], [])
            facts = called.facts(s)
            del facts["rows"]
            mine, theirs = _side(s, called, ATTACKER), _side(s, called, DEFENDER)
            asked = called.field.asked_about(1) if theirs or called.field.gun_shots else None
            told: dict[str, Facts] = {**facts, "attackers": mine, "defenders": theirs}
            if asked:
                told["asked"] = cast(Facts, asked)  # plain data hides nothing
            return told
    return None


def _side(s: GlobalWar, called: Muster, side: int) -> list[Facts]:
    """The troops of a side: name, nation and number of each."""
    counts: dict[tuple[str, str], int] = {}
    troops = called.troops(s.edition.catalogue, side)
    for row, troop in zip(called.rows[side], troops, strict=True):
        key = (troop.name(), s.nation_at(row.nation).id)
        counts[key] = counts.get(key, 0) + 1
    found: list[Facts] = []
    for (name, nation), count in counts.items():
        found.append([name, nation, count])
    return found
