"""In which order a side gives up its units, and which targets a shooter picks: presets, and lists by hand."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.troops import Roster, Troop
from sandtable.games.globalwar.units import ANTI_AIRCRAFT
from sandtable.kernel.plain import Malformed

PRESETS: Final = ("cheapest", "weakest", "dearest")


class Order:
    """A ranking of the troops of one roster. ``hold``: the last land unit goes only when nothing else is left."""

    def __init__(self, ranked: list[int], hold: bool) -> None:
        self.ranked: Final = ranked
        self.hold: Final = hold

    def first(self, mask: int) -> int:
        """The first troop of a set to go."""
        for n in self.ranked:
            if mask >> n & 1:
                return n
        return -1


def _strength(troop: Troop, attacking: bool) -> int:
    """What it is good for in later rounds."""
    return 0 if troop.unit.kind == ANTI_AIRCRAFT else troop.base(attacking)


def loss_order(roster: Roster, attacking: bool, preset: str, hold: bool, place: str = "order") -> Order:
    """A preset, or unit ids separated by commas: these go first, as listed, and the others cheapest first.

    A capital ship that can still bear a hit takes it before anything is lost.
    """
    listed = [] if preset in PRESETS else preset.split(",")
    for id in listed:
        if all(troop.unit.id != id for troop in roster.troops):
            raise Malformed(place, "core-malformed-choice", value=id[:40], choices=", ".join(PRESETS))
    keys: list[tuple[int, int, int, int, int]] = []
    for n, troop in enumerate(roster.troops):
        place_listed = listed.index(troop.unit.id) if troop.unit.id in listed else len(listed)
        soaks = 0 if roster.worse[n] >= 0 else 1
        strength = _strength(troop, attacking)
        if preset == "weakest":
            keys.append((0, soaks, strength, troop.cost, n))
        elif preset == "dearest":
            keys.append((0, soaks, -troop.cost, -strength, n))
        else:
            keys.append((place_listed, soaks, troop.cost, strength, n))
    keys.sort()
    return Order([key[-1] for key in keys], hold)


def pick_order(roster: Roster) -> Order:
    """What an enemy picks from this roster: what costs most for each hit it still takes."""
    keys: list[tuple[int, int]] = []
    for n, troop in enumerate(roster.troops):
        keys.append((-60 * troop.cost // (troop.unit.hits - troop.damage), n))
    keys.sort()
    return Order([key[-1] for key in keys], False)
