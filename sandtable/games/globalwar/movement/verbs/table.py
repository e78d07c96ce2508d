"""All verbs of the movement phases, in the order they are listed, and for which units and when they are."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.movement.verb import (
    AIRCRAFT,
    BOTH,
    CARGO_UNITS,
    COMBAT_MOVES,
    LAND_UNITS,
    NON_COMBAT_MOVES,
    SHIPS,
    Verb,
)
from sandtable.games.globalwar.movement.verbs import attacking, boarding, going, marking
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR

VERBS: Final[tuple[Verb, ...]] = (
    going.Move("move", 2, BOTH, LAND_UNITS | AIRCRAFT | SHIPS, counts=True),
    boarding.Load("load", 3, BOTH, LAND_UNITS, counts=True),
    going.Patrol("patrol", 2, COMBAT_MOVES, AIRCRAFT),
    going.Land("land", 2, NON_COMBAT_MOVES, AIRCRAFT, counts=True),
    going.Force("force", 2, COMBAT_MOVES, SHIPS, counts=True),
    going.Rail("rail", 2, NON_COMBAT_MOVES, LAND_UNITS | AIRCRAFT, counts=True),
    going.Sail("sail", 2, NON_COMBAT_MOVES, SHIPS, counts=True),
    going.Harbour("harbour", 2, NON_COMBAT_MOVES, SHIPS, counts=True),
    boarding.Unload("unload", 2, BOTH, CARGO_UNITS, free=True),
    boarding.Drop("drop", 1, COMBAT_MOVES, CARGO_UNITS, free=True),
    attacking.Attack("attack", 1, COMBAT_MOVES, AIRCRAFT | SHIPS, free=True),
    attacking.Follow("follow", 1, COMBAT_MOVES, AIRCRAFT | SHIPS, free=True, counts=True),
    attacking.Hunt("hunt", 1, COMBAT_MOVES, AIRCRAFT | SHIPS, free=True),
    attacking.Bomb("bomb", 2, COMBAT_MOVES, AIRCRAFT, leads=False),
    attacking.Cover("cover", 1, COMBAT_MOVES, AIRCRAFT),
    attacking.Strike("strike", 1, COMBAT_MOVES, AIRCRAFT),
    attacking.Carpet("carpet", 1, COMBAT_MOVES, AIRCRAFT),
    attacking.Raid("raid", 2, COMBAT_MOVES, AIRCRAFT | SHIPS, leads=False),
    attacking.Shell("shell", 2, COMBAT_MOVES, LAND_UNITS),
    attacking.Clash("clash", 2, COMBAT_MOVES, LAND_UNITS | AIRCRAFT),
    attacking.Launch("launch", 3, COMBAT_MOVES, LAND_UNITS, leads=False),
    boarding.Annex("annex", 2, COMBAT_MOVES, LAND_UNITS | CARGO_UNITS, counts=True),
    marking.Raider("raider", 1, COMBAT_MOVES, SHIPS),
    marking.Regular("regular", 1, COMBAT_MOVES, SHIPS, free=True),
    marking.Escort("escort", 1, COMBAT_MOVES, SHIPS),
    marking.Release("release", 1, BOTH, SHIPS, free=True),
    marking.Gather("gather", 1, BOTH, SHIPS),
)
VERB: Final = {verb.name: verb for verb in VERBS}
TOGETHER: Final = (VERB["move"], VERB["force"])  # what a flotilla can be ordered: gw.9.4.h


BOARDING: Final = (VERB["load"],)  # what also depends on ships off the coast, and is listed after the others
NEAR: Final = tuple([verb for verb in VERBS if verb not in BOARDING])


def kind_of(s: GlobalWar, u: int) -> int:
    """What a unit is for ``Verb.who``."""
    unit = s.unit(u)
    if unit.at_sea():
        return SHIPS
    if unit.kind == AIR:
        return AIRCRAFT
    return LAND_UNITS if s.aboard[u] == NOBODY else CARGO_UNITS
