"""Forces that are only named, in battle array: the usual way to come, what ships and aircraft carry, who bombards."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.field import ATTACKER
from sandtable.games.globalwar.combat.troops import (
    DROPPED,
    LADEN,
    LANDED,
    PATROL,
    PLAIN,
    PORT,
    SHELLING,
    Troop,
)
from sandtable.games.globalwar.movement.cargo import FERRY, cargo_word
from sandtable.games.globalwar.units import Load, fits

Force = list[tuple[int, Troop]]

AT_SEA: Final = ("naval", "encounter")


def usual(battle: str, side: int, force: Force) -> Force:
    """Units that do not say how they come do so as is usual in such a battle; others come as they say."""
    return [
        (many, troop.by(usual_way(battle, side, troop))) if not troop.ways else (many, troop) for many, troop in force
    ]


def usual_way(battle: str, side: int, troop: Troop) -> int:
    unit = troop.unit
    if battle in AT_SEA:
        return PATROL if troop.air else 0
    if battle == "port":
        return PORT if troop.ship else 0
    if side == ATTACKER and battle in ("amphibious", "airborne"):
        if troop.ship:
            return SHELLING if unit.bombards else LADEN if unit.hold else 0
        if battle == "airborne":
            return DROPPED if unit.drops else LADEN if unit.assault else 0
        return LANDED if troop.land else 0
    return 0


def arrayed(force: Force) -> Force:
    """The attackers with their cargo stowed, and with no more ships bombarding than may (gw.10.8.2.a)."""
    return _stowed(_shelling(plain(force)))


def plain(force: Force) -> Force:
    """A force without the word that nothing is to be added to it."""
    return [(many, troop.by(troop.ways & ~PLAIN)) for many, troop in force]


def _shelling(force: Force) -> Force:
    """At most as many ships bombard as units land, the strongest of them; the others stand by."""
    room = sum(many for many, troop in force if troop.land and troop.ways & LANDED)
    found: Force = [one for one in force if not one[1].ways & SHELLING]
    ships = [one for one in force if one[1].ways & SHELLING]
    ships.sort(key=lambda one: -one[1].unit.bombards)
    for many, troop in ships:
        firing = min(many, room)
        room -= firing
        if firing:
            found.append((firing, troop))
        if many > firing:
            found.append((many - firing, troop.by(troop.ways & ~SHELLING)))
    return found


class _Hold:
    """One ship or aircraft while it is loaded."""

    def __init__(self, troop: Troop) -> None:
        self.troop: Final = troop
        self.ways: Final[list[Load]] = _room(troop)
        self.words: Final[list[str]] = []
        self.tags: Final[list[str]] = []

    def takes(self, troop: Troop) -> bool:
        way = DROPPED if self.troop.air else LANDED
        if not troop.ways & way:
            return False
        return fits(self.ways, [*self.words, cargo_word(self.troop.unit, troop.unit, True)])

    def put(self, troop: Troop) -> None:
        self.words.append(cargo_word(self.troop.unit, troop.unit, True))
        self.tags.append(troop.tag())


def _room(troop: Troop) -> list[Load]:
    if troop.air:
        return troop.unit.assault
    return FERRY if troop.unit.hunts else troop.unit.hold


def _stowed(force: Force) -> Force:
    """Ships and aircraft with their loads: as they say, else shared out evenly among all that have room."""
    holds = [_Hold(troop) for many, troop in force if _carries(troop) for _ in range(many)]
    if not holds:
        return force
    ashore = [troop for many, troop in force if troop.land and troop.ways & (LANDED | DROPPED) for _ in range(many)]
    for hold in holds:
        for id in hold.troop.load:
            for troop in ashore:
                if troop.unit.id == id and hold.takes(troop):
                    hold.put(troop)
                    ashore.remove(troop)
                    break
    silent = [hold for hold in holds if not hold.troop.load]
    for troop in sorted(ashore, key=lambda one: one.unit.kind, reverse=True):  # what is not infantry has least room
        room = [hold for hold in silent if hold.takes(troop)]
        if room:
            min(room, key=lambda hold: len(hold.tags)).put(troop)
    return [one for one in force if not _carries(one[1])] + [(1, hold.troop.laden(hold.tags)) for hold in holds]


def _carries(troop: Troop) -> bool:
    return bool(troop.ways & LADEN) and not troop.land
