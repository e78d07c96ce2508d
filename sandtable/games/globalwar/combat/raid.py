"""Convoy raids (10.9): raider and defender roll D6, the owner of the line pays the difference, escorts fire."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.relations import cooperating
from sandtable.games.globalwar.state import ESCORT, FOUGHT, NO_TASK, NOWHERE, PATROL, RAID, GlobalWar
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


def raided_lines(s: GlobalWar, own: int) -> list[int]:
    """The convoy lines that some nations raid."""
    lines = [s.aim[u] for u, zone in enumerate(s.zone) if zone >= 0 and own >> s.nation[u] & 1 and s.task[u] == RAID]
    return sorted(dict.fromkeys(lines))


class ConvoyRaid(Frame[GlobalWar]):
    """The raids on one line. ``raiders`` still have to roll; then ``shots`` are fired at those that raided."""

    NAME = "convoy-raid"

    def __init__(
        self,
        line: int,
        begun: bool = False,
        raiders: tuple[int, ...] = (),
        attack: int = 0,
        lost: int = 0,
        raided: tuple[int, ...] = (),
        shots: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.line = line
        self.begun = begun
        self.raiders = raiders
        self.attack = attack  # what the first raider has rolled with its modifiers, 0 before it has
        self.lost = lost  # IPP of this line so far
        self.raided = raided
        self.shots = shots  # a value, and the submarine it is fired at or NOWHERE for any

    def copy(self) -> ConvoyRaid:
        return ConvoyRaid(self.line, self.begun, self.raiders, self.attack, self.lost, self.raided, self.shots)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {
            "line": s.edition.convoys[self.line].id,
            "begun": self.begun,
            "raiders": [*self.raiders],
            "attack": self.attack,
            "lost": self.lost,
            "raided": [*self.raided],
            "shots": [[*shot] for shot in self.shots],
        }

    def _owner(self, s: GlobalWar) -> int:
        return s.edition.nations.number[s.edition.convoys[self.line].owner]

    def resume(self, s: GlobalWar) -> bool:
        if not self.begun:
            self.begun = True
            self.raiders = tuple(
                [u for u, zone in enumerate(s.zone) if zone >= 0 and s.task[u] == RAID and s.aim[u] == self.line]
            )
            self.raided = self.raiders
            self.shots = self._escorts_fire(s)
        if self.raiders or self.shots:
            return True
        for u in self.raided:
            if s.zone[u] != NOWHERE:
                s.task[u] = NO_TASK
                s.aim[u] = NOWHERE
                s.marks[u] |= FOUGHT
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
            self._pay(s, self.attack - roll - convoy_bonus(s, self._owner(s), s.zone[self.raiders[0]]))
            self.attack = 0
            self.raiders = self.raiders[1:]

    def _pay(self, s: GlobalWar, difference: int) -> None:
        """gw.10.9.e: a line never loses more than its value in a player turn."""
        owner = self._owner(s)
        loss = max(0, min(difference, s.edition.convoys[self.line].value - self.lost, s.money[owner]))
        self.lost += loss
        s.money[owner] -= loss
        s.say("gw-raided", {"line": s.edition.convoys[self.line].id, "ipp": loss})

    def _escorts_fire(self, s: GlobalWar) -> tuple[tuple[int, int], ...]:
        """gw.10.9.f, gw.10.9.g: each escort once, at submarines or else aircraft; ASW once at each submarine."""
        owner = self._owner(s)
        found: list[tuple[int, int]] = []
        for zone in sorted({s.zone[u] for u in self.raiders}):
            here = [u for u in self.raiders if s.zone[u] == zone]
            if not any(s.unit(u).kind in (SUBMARINE, AIR) for u in here):
                continue
            found += [(s.unit(u).defence, NOWHERE) for u in escorts(s, owner, zone)]
            if s.has(owner, "asw"):
                found += [(ASW_AT, u) for u in here if s.unit(u).kind == SUBMARINE]
        return tuple(found)

    def _shoot(self, s: GlobalWar, roll: int) -> None:
        value, at = self.shots[0]
        self.shots = self.shots[1:]
        if roll > value:
            return
        left = [u for u in self.raided if s.zone[u] != NOWHERE]
        submarines = [u for u in left if s.unit(u).kind == SUBMARINE]
        targets = submarines or [u for u in left if s.unit(u).kind == AIR]
        if at != NOWHERE and at in submarines:
            targets = [at]
        if targets:
            u = min(targets, key=lambda one: sum(s.unit(one).cost))
            s.say("gw-lost", {"unit": s.unit(u).id, "nation": s.nation_at(s.nation[u]).id})
            s.lose(u)


def escorts(s: GlobalWar, owner: int, zone: int) -> list[int]:
    """The escorts that protect a line of a nation in a sea zone (gw.9.4.5.b)."""
    return [u for u in s.standing[zone] if s.marked(u, ESCORT) and cooperating(s, s.nation[u], owner)]


def raid_bonus(s: GlobalWar, u: int, raiders: tuple[int, ...]) -> int:
    """gw.10.9.c: by kind, and for radar and a pack of submarines."""
    nation = s.nation[u]
    bonus = s.unit(u).convoy
    if s.has(nation, "radar"):
        bonus += 1
    pack = [one for one in raiders if s.zone[one] == s.zone[u] and s.unit(one).kind == SUBMARINE]
    if s.unit(u).kind == SUBMARINE and len(pack) > 1 and s.has(nation, "advanced-submarines"):
        bonus += 1
    return bonus


def convoy_bonus(s: GlobalWar, owner: int, zone: int) -> int:
    """gw.10.9.d: escorts, patrols and technologies."""
    bonus = ESCORT_BONUS * len(escorts(s, owner, zone))
    for u in s.standing[zone]:
        if s.marked(u, PATROL) and cooperating(s, s.nation[u], owner):
            bonus += PATROL_BONUS
    return bonus + sum(1 for technology in TECHNOLOGIES if s.has(owner, technology))
