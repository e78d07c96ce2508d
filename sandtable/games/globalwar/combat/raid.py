"""Convoy raids (10.9): raider and defender roll D6, the owner of the line pays the difference, escorts fire."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.markers import ESCORT, NO_UNIT, NOWHERE, PATROL, RAID
from sandtable.games.globalwar.movement.attacks import is_open
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber
from sandtable.games.globalwar.relations import cooperating
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import RAIDED, pay
from sandtable.games.globalwar.units import AIR, SUBMARINE
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

CONVOY_SIDES: Final = 6
ESCORT_BONUS: Final = 1
PATROL_BONUS: Final = 2
ASW_AT: Final = 2  # the roll of gear against submarines at each raiding submarine: gw.10.9.f
TECHNOLOGIES: Final = ("asw", "long-range-aircraft", "radar")  # +1 each for the defender: gw.10.9.d


def raiders_of(s: GlobalWar, own: int) -> tuple[UnitNumber, ...]:
    """The units of some nations that raid convoys."""
    return tuple([u for u in s.numbers() if s.zone[u] >= 0 and own >> s.nation[u] & 1 and s.task[u] == RAID])


Shot = tuple[int, ZoneNumber, UnitNumber]  # a value, the sea zone, and the submarine it is fired at or NO_UNIT for any


class ConvoyRaid(Frame[GlobalWar]):
    """All raids of a turn. ``raiders`` still have to roll; then ``shots`` are fired at those that raided.

    What the lines have lost counts for the whole player turn (``s.sunk``), also in the second pass of Blitzkrieg.
    """

    NAME = "convoy-raid"

    def __init__(
        self,
        raiders: tuple[UnitNumber, ...],
        begun: bool = False,
        attack: int = 0,
        raided: tuple[UnitNumber, ...] = (),
        shots: tuple[Shot, ...] = (),
    ) -> None:
        self.raiders = raiders
        self.begun = begun
        self.attack = attack  # what the first raider has rolled with its modifiers, 0 before it has
        self.raided = raided
        self.shots = shots

    def copy(self) -> ConvoyRaid:
        return ConvoyRaid(self.raiders, self.begun, self.attack, self.raided, self.shots)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {
            "raiders": [*self.raiders],
            "begun": self.begun,
            "attack": self.attack,
            "raided": [*self.raided],
            "shots": [[*shot] for shot in self.shots],
        }

    def resume(self, s: GlobalWar) -> bool:
        if not self.begun:
            self.begun = True
            self.raided = self.raiders
            self.shots = self._escorts_fire(s)
        if self.raiders or self.shots:
            return True
        for u in self.raided:
            if s.zone[u] != NOWHERE:
                s.fight_no_more(u)
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        if not self.raiders:
            return die(SIDES_OF_DIE, "gw-chance-escort")
        return die(CONVOY_SIDES, "gw-chance-convoy" if self.attack else "gw-chance-raid")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        roll = ROLLED[action.text]
        if not self.raiders:
            self._shoot(s, roll)
        elif not self.attack:
            self.attack = roll + raid_bonus(s, self.raiders[0], self.raided)
        else:
            u = self.raiders[0]
            self._pay(s, u, self.attack - roll - convoy_bonus(s, line_owner(s, s.aim[u]), s.zone[u]))
            self.attack = 0
            self.raiders = self.raiders[1:]

    def _pay(self, s: GlobalWar, u: UnitNumber, difference: int) -> None:
        """gw.10.9.b: the owner loses the difference.

        gw.10.9.e: no line loses more than its value in a player turn; then others in the zone pay.
        """
        for line in self._lines(s, u):
            owner = line_owner(s, line)
            loss = max(0, min(difference, s.edition.convoys[line].value - s.sunk.get(line, 0), s.money[owner]))
            if loss:
                s.sunk[line] = s.sunk.get(line, 0) + loss
            if loss or line == s.aim[u]:
                pay(s, owner, loss, RAIDED)
                difference -= loss
                s.say("gw-raided", {"line": s.edition.convoys[line].id, "ipp": loss})

    def _lines(self, s: GlobalWar, u: UnitNumber) -> list[int]:
        """The line that is raided, and the other open lines of enemies in the zone."""
        found = [s.aim[u]]
        for line, convoy in enumerate(s.edition.convoys):
            hostile = s.enemies[s.nation[u]] >> line_owner(s, line) & 1
            if hostile and line != s.aim[u] and s.zone[u] in convoy.path and is_open(s, line):
                found.append(line)
        return found

    def _escorts_fire(self, s: GlobalWar) -> tuple[Shot, ...]:
        """gw.10.9.f, gw.10.9.g: each escort once, at submarines or else aircraft; ASW once at each submarine."""
        found: list[Shot] = []
        for zone in sorted({s.zone[u] for u in self.raiders}):
            here = [u for u in self.raiders if s.zone[u] == zone and s.unit(u).kind in (SUBMARINE, AIR)]
            guards = dict.fromkeys(guard for u in here for guard in escorts(s, line_owner(s, s.aim[u]), zone))
            found += [(s.unit(guard).defence, zone, NO_UNIT) for guard in guards]
            for u in here:
                if s.unit(u).kind == SUBMARINE and s.has(line_owner(s, s.aim[u]), "asw"):
                    found.append((ASW_AT, zone, u))
        return tuple(found)

    def _shoot(self, s: GlobalWar, roll: int) -> None:
        value, zone, at = self.shots[0]
        self.shots = self.shots[1:]
        if roll > value:
            return
        left = [u for u in self.raided if s.zone[u] == zone]
        submarines = [u for u in left if s.unit(u).kind == SUBMARINE]
        targets = submarines or [u for u in left if s.unit(u).kind == AIR]
        if at in submarines:
            targets = [at]
        if targets:
            u = min(targets, key=lambda one: sum(s.unit(one).cost))
            s.fall(u)


def line_owner(s: GlobalWar, line: int) -> NationNumber:
    return s.edition.nations.number[s.edition.convoys[line].owner]


def escorts(s: GlobalWar, owner: NationNumber, zone: ZoneNumber) -> list[UnitNumber]:
    """The escorts that protect a line of a nation in a sea zone (gw.9.4.5.b)."""
    return [u for u in s.standing[zone] if s.marked(u, ESCORT) and cooperating(s, s.nation[u], owner)]


def raid_bonus(s: GlobalWar, u: UnitNumber, raiders: tuple[UnitNumber, ...]) -> int:
    """gw.10.9.c: by kind, and for radar (gw.8.2.1.c) and a pack of submarines (gw.8.2.1.v)."""
    nation = s.nation[u]
    bonus = s.unit(u).convoy
    if s.has(nation, "radar"):
        bonus += 1
    pack = [one for one in raiders if s.zone[one] == s.zone[u] and s.unit(one).kind == SUBMARINE]
    if s.unit(u).kind == SUBMARINE and len(pack) > 1 and s.has(nation, "advanced-submarines"):
        bonus += 1
    return bonus


def convoy_bonus(s: GlobalWar, owner: NationNumber, zone: ZoneNumber) -> int:
    """gw.10.9.d: escorts, patrols and technologies (gw.8.2.1.c, gw.8.2.1.f, gw.8.2.1.u)."""
    bonus = ESCORT_BONUS * len(escorts(s, owner, zone))
    for u in s.standing[zone]:
        if s.marked(u, PATROL) and cooperating(s, s.nation[u], owner):
            bonus += PATROL_BONUS
    return bonus + sum(1 for technology in TECHNOLOGIES if s.has(owner, technology))
