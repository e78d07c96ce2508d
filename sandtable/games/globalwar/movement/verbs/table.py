"""All verbs of the movement phases, in the order they are listed, and for which units and when they are."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, NO_UNIT, NON_COMBAT
from sandtable.games.globalwar.movement.verb import (
    AIRCRAFT,
    BOTH,
    CARGO_UNITS,
    COMBAT_MOVES,
    FREELY,
    FROM_ABOARD,
    INTO_PORT,
    LAND_UNITS,
    NON_COMBAT_MOVES,
    SHIPS,
    Verb,
)
from sandtable.games.globalwar.movement.verbs import attacking, boarding, going, marking
from sandtable.games.globalwar.numbering import UnitNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR

VERBS: Final[tuple[Verb, ...]] = (
    going.Move("move", ("zone",), BOTH, LAND_UNITS | AIRCRAFT | SHIPS, counts=True),
    boarding.Load("load", ("carrier", "zone"), BOTH, LAND_UNITS, counts=True),
    going.Patrol("patrol", ("zone",), COMBAT_MOVES, AIRCRAFT),
    going.Land("land", ("zone",), NON_COMBAT_MOVES, AIRCRAFT, counts=True),
    going.Force("force", ("zone",), COMBAT_MOVES, SHIPS, counts=True),
    going.Rail("rail", ("zone",), NON_COMBAT_MOVES, LAND_UNITS | AIRCRAFT, counts=True),
    going.Sail("sail", ("zone",), NON_COMBAT_MOVES, SHIPS, counts=True),
    going.Harbour("harbour", ("zone",), NON_COMBAT_MOVES, SHIPS, INTO_PORT, counts=True),
    boarding.Unload("unload", ("zone",), BOTH, CARGO_UNITS, FREELY),
    boarding.Drop("drop", (), COMBAT_MOVES, CARGO_UNITS, FREELY),
    attacking.Attack("attack", (), COMBAT_MOVES, AIRCRAFT | SHIPS, FREELY),
    attacking.Follow("follow", (), COMBAT_MOVES, AIRCRAFT | SHIPS, FREELY, counts=True),
    attacking.Hunt("hunt", (), COMBAT_MOVES, AIRCRAFT | SHIPS, FREELY),
    attacking.Bomb("bomb", ("target",), COMBAT_MOVES, AIRCRAFT),
    attacking.Cover("cover", (), COMBAT_MOVES, AIRCRAFT),
    attacking.Strike("strike", (), COMBAT_MOVES, AIRCRAFT),
    attacking.Carpet("carpet", (), COMBAT_MOVES, AIRCRAFT),
    attacking.Raid("raid", ("line",), COMBAT_MOVES, AIRCRAFT | SHIPS),
    attacking.Shell("shell", ("zone",), COMBAT_MOVES, LAND_UNITS),
    attacking.Clash("clash", ("zone",), COMBAT_MOVES, LAND_UNITS | AIRCRAFT),
    attacking.Launch("launch", ("zone", "target"), COMBAT_MOVES, LAND_UNITS),
    boarding.Annex("annex", ("zone",), COMBAT_MOVES, LAND_UNITS | CARGO_UNITS, FROM_ABOARD, counts=True),
    marking.Raider("raider", (), COMBAT_MOVES, SHIPS),
    marking.Regular("regular", (), COMBAT_MOVES, SHIPS, FREELY),
    marking.Escort("escort", (), COMBAT_MOVES, SHIPS),
    marking.Release("release", (), BOTH, SHIPS, FREELY),
    marking.Gather("gather", (), BOTH, SHIPS),
)
VERB: Final = {verb.name: verb for verb in VERBS}
TOGETHER: Final = (VERB["move"], VERB["force"])  # what a flotilla can be ordered: gw.9.4.h


KINDS: Final = (LAND_UNITS, CARGO_UNITS, AIRCRAFT, SHIPS)
BOARDING: Final = (VERB["load"],)  # what also depends on ships off the coast, and is listed after the others
NEAR: Final = tuple([verb for verb in VERBS if verb not in BOARDING])


def _by_kind(verbs: tuple[Verb, ...], phase: int) -> dict[int, list[Verb]]:
    return {kind: [verb for verb in verbs if verb.is_used(phase) and verb.who & kind] for kind in KINDS}


# by the kind of unit, in combat movement and in non-combat
NEAR_OF: Final = (_by_kind(NEAR, COMBAT_MOVEMENT), _by_kind(NEAR, NON_COMBAT))
BOARDING_OF: Final = (_by_kind(BOARDING, COMBAT_MOVEMENT), _by_kind(BOARDING, NON_COMBAT))


def verbs_of(s: GlobalWar, u: UnitNumber, boarding: bool) -> list[Verb]:
    """The verbs for a unit in this phase, those of boarding apart from the others."""
    return (BOARDING_OF if boarding else NEAR_OF)[1 if s.phase == NON_COMBAT else 0][kind_of(s, u)]


def kind_of(s: GlobalWar, u: UnitNumber) -> int:
    """What a unit is for ``Verb.who``."""
    unit = s.unit(u)
    if unit.at_sea():
        return SHIPS
    if unit.kind == AIR:
        return AIRCRAFT
    return LAND_UNITS if s.aboard[u] == NO_UNIT else CARGO_UNITS
