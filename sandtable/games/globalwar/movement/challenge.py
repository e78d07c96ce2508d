"""Submarines and patrols that may take on ships that sail past them (9.3.1, 9.4, 11.4).

They are asked when ships enter their sea zone. A submarine takes on surface ships for one round, a patrol takes on
submarines for one round, if it likes with a destroyer beside each aircraft; both in the movement phase, and survivors
move on. Patrols that take on surface ships bring them a battle in the combat phase instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.combat.battle import battle
from sandtable.games.globalwar.combat.muster import skirmish
from sandtable.games.globalwar.markers import (
    BATTLE,
    DECLINED,
    FOUGHT,
    NO_TASK,
    NO_UNIT,
    NON_COMBAT,
    PATROL,
    RAIDER,
    SUBMERGED,
)
from sandtable.games.globalwar.movement.sight import stops_ships
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber
from sandtable.games.globalwar.relations import family
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, SUBMARINE
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.frames import PASS
from sandtable.kernel.knowledge import Facts

ENGAGE: Final = Action("engage")  # with all it has: aircraft and the destroyers beside them
ENGAGE_ALONE: Final = Action("engage", ("aircraft",))


def challenge(s: GlobalWar, zone: ZoneNumber, movers: tuple[UnitNumber, ...]) -> None:
    """Ask whoever may take on ships, all of one kind, that have just entered a zone."""
    enemies = s.units_of(s.enemies[s.nation[movers[0]]], zone)
    submarines = s.unit(movers[0]).kind == SUBMARINE
    if submarines or not any(stops_ships(s, u) for u in enemies):
        _ask(s, zone, movers, [u for u in enemies if on_patrol(s, u)])
    if not submarines:
        _ask(s, zone, movers, [u for u in enemies if lies_in_wait(s, u)])


def _ask(s: GlobalWar, zone: ZoneNumber, movers: tuple[UnitNumber, ...], hunters: list[UnitNumber]) -> None:
    """One question for each seat that has hunters there; those of nobody let everybody pass."""
    seats = dict.fromkeys(s.seat_of(s.nation[u]) for u in hunters)
    for seat in reversed(seats):
        if seat >= 0:
            s.push(Challenge(zone, movers, tuple([u for u in hunters if s.seat_of(s.nation[u]) == seat])))


def on_patrol(s: GlobalWar, u: UnitNumber) -> bool:
    """gw.9.3.1: aircraft on patrol, and those on carriers (gw.9.3.1.g), that have not refused battle."""
    if s.unit(u).kind != AIR or s.marked(u, DECLINED) or not s.unit(u).defence:
        return False
    return s.marked(u, PATROL) or s.aboard[u] != NO_UNIT


def lies_in_wait(s: GlobalWar, u: UnitNumber) -> bool:
    """gw.9.4.c: a submarine on the surface."""
    return s.unit(u).kind == SUBMARINE and not s.marked(u, SUBMERGED | DECLINED) and not s.in_port(u)


class Challenge(Frame[GlobalWar]):
    """Submarines or patrols of one seat decide whether they take on the ships that have come."""

    NAME = "challenge"
    PROMPT = "gw-prompt-challenge"

    def __init__(self, zone: ZoneNumber, movers: tuple[UnitNumber, ...], hunters: tuple[UnitNumber, ...]) -> None:
        self.zone = zone
        self.movers = movers
        self.hunters = hunters

    def copy(self) -> Challenge:
        return Challenge(self.zone, self.movers, self.hunters)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        zone = s.edition.world.zones[self.zone].id
        return {"zone": zone, "movers": [*self.movers], "hunters": [*self.hunters]}

    def resume(self, s: GlobalWar) -> bool:
        self.movers = tuple([u for u in self.movers if s.zone[u] == self.zone])
        if self.movers:
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(s.nation[self.hunters[0]]),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        acts = [ENGAGE]
        if self._hunts_submarines(s) and self._destroyers(s):
            acts.append(ENGAGE_ALONE)
        if self._may_refuse(s):
            acts.insert(0, PASS)
        return acts

    def _hunts_submarines(self, s: GlobalWar) -> bool:
        return s.unit(self.movers[0]).kind == SUBMARINE

    def _may_refuse(self, s: GlobalWar) -> bool:
        """gw.9.3.1.c: patrols must fight surface ships that bring aircraft with an attack."""
        if s.unit(self.hunters[0]).kind != AIR or self._hunts_submarines(s):
            return True
        return not any(s.unit(load).attack for u in self.movers for load in s.cargo(u) if s.unit(load).kind == AIR)

    def _destroyers(self, s: GlobalWar) -> list[UnitNumber]:
        """gw.9.3.1.d: one destroyer beside each patrol; none against advanced submarines (gw.9.4.e)."""
        if s.unit(self.movers[0]).elusive:
            return []
        nations = 0
        for u in self.hunters:
            nations |= 1 << s.nation[u]
        found = [u for u in s.units_of(nations, self.zone) if s.unit(u).hunts and s.task[u] == NO_TASK]
        return found[: len(self.hunters)]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        s.done()
        patrols = s.unit(self.hunters[0]).kind == AIR
        if action == PASS:
            for u in self.hunters:  # who lets a submarine go by may still fight others
                s.marks[u] |= DECLINED if patrols and not self._hunts_submarines(s) else 0
        elif patrols and not self._hunts_submarines(s):
            self._battle(s)
        else:
            beside = self._destroyers(s) if patrols and action == ENGAGE else []
            s.push(Skirmish(self.zone, self._fleet(s), (*self.hunters, *beside)))

    def _fleet(self, s: GlobalWar) -> tuple[UnitNumber, ...]:
        """gw.9.4.c, gw.11.4.b: submarines meet all ships and patrols of who moves that have not fought yet (gw.10.1.c);
        submarines are hunted alone."""
        if self._hunts_submarines(s):
            return self.movers
        found = list(self.movers)
        for u in s.units_of(family(s, s.nation[self.movers[0]]), self.zone):
            fresh = u not in found and not s.marked(u, FOUGHT)
            if fresh and (s.unit(u).at_sea() or s.marked(u, PATROL)):
                found.append(u)
        return tuple(found)

    def _battle(self, s: GlobalWar) -> None:
        """gw.9.4: the ships have to fight the patrols in the combat phase; a raider trusts its roll."""
        for u in self.movers:
            if s.phase != NON_COMBAT and s.task[u] == NO_TASK and not s.marked(u, RAIDER):
                s.task[u] = BATTLE
                s.aim[u] = self.zone


class Skirmish(Frame[GlobalWar]):
    """gw.9.4.c, gw.9.4.e: the one round between hunters and moving ships; who is left moves on unhindered.

    It says who takes part. The dice are those of a naval battle.
    """

    NAME = "skirmish"

    def __init__(self, zone: ZoneNumber, movers: tuple[UnitNumber, ...], hunters: tuple[UnitNumber, ...]) -> None:
        self.zone = zone
        self.movers = movers
        self.hunters = hunters

    def copy(self) -> Skirmish:
        return Skirmish(self.zone, self.movers, self.hunters)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        zone = s.edition.world.zones[self.zone].id
        return {"zone": zone, "movers": [*self.movers], "hunters": [*self.hunters]}

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ()

    def resume(self, s: GlobalWar) -> bool:
        s.say("gw-skirmish", {"zone": s.edition.world.zones[self.zone].id})
        s.done()
        s.push(battle(s, skirmish(s, self.zone, self.movers, self.hunters)))
        return False
