"""Wars, and battles being fought at the table: who is in them, at what they roll, how the dice of a round fall."""

from __future__ import annotations

from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.chance import CHANCE

from .table import roll, units

WAR = [["great-britain", "germany"]]
WEST = [["germany", "france"], ["germany", "great-britain"]]
MEDITERRANEAN = [["great-britain", "italy"]]
PACIFIC = [["japan", "usa"]]
EAST = [["germany", "ussr"]]
MISS = 12


def fight(s: GlobalWar) -> Battle:
    """The battle that is being fought."""
    top = s.stack[-1]
    assert isinstance(top, Battle)
    return top


def sides(s: GlobalWar) -> tuple[list[str], list[str]]:
    """The kinds of the units in the battle that is being fought, attackers and defenders."""
    first, second = fight(s).lines
    return sorted(s.unit(u).id for u, _ in first), sorted(s.unit(u).id for u, _ in second)


def values(s: GlobalWar, side: int, round: int) -> dict[str, int]:
    """What each kind of unit of a side rolls at."""
    engagement = fight(s).engagement
    troops = enumerate(engagement.rosters[side].troops)
    return {troop.unit.id: engagement.value(side, n, round) for n, troop in troops}


def kinds(s: GlobalWar, where: str) -> list[str]:
    return sorted(name.split(":")[0].split("+")[0] for name in units(s, where))


def named(s: GlobalWar, where: str, kind: str) -> str:
    """How acts name the first unit of a kind in a zone."""
    return next(name for name in units(s, where) if name.startswith(kind))


def one_round(s: GlobalWar, *numbers: int) -> None:
    """The dice of this round fall like this; all others of the round miss."""
    battle = fight(s)
    round = battle.round
    for number in numbers:
        roll(s, number)
    while s.pending() == (CHANCE,) and s.stack[-1] is battle and battle.round == round:
        roll(s, MISS)
