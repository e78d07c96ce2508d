"""Strategic bombing (10.6.2): bombers that got through and rockets do damage, then the facility's own flak fires."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.combat.fire import HEAVY_FLAK_AT, SIDES_OF_DIE
from sandtable.games.globalwar.combat.harbour import leave_port
from sandtable.games.globalwar.markers import NO_SEAT, NOWHERE
from sandtable.games.globalwar.movement.rail import rail_borders, railway_damage
from sandtable.games.globalwar.movement.targets import is_railway, is_site, work_aimed_at
from sandtable.games.globalwar.numbering import Seat, UnitNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.production.works import bomb_work
from sandtable.games.globalwar.production.yards import CAPTURED, is_spoils
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import ROCKET
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

BOMB_SIDES: Final = 6

# what is rolled for, one after the other
ROCKET_FLAK: Final = 0  # radar lets flak fire at rockets before they come down: gw.10.6.2.d
BOMBS: Final = 1
FLAK: Final = 2  # at the bombers, after their bombs: gw.10.6.2.c

Run = tuple[UnitNumber, int]  # a bomber or rocket, and what it aims at


class BombRun(Frame[GlobalWar]):
    """The bombs fall on one zone, facility by facility. ``dice`` are the rolls of this step still due, as runs."""

    NAME = "bombing"

    def __init__(
        self,
        zone: ZoneNumber,
        runs: tuple[Run, ...],
        step: int = ROCKET_FLAK,
        begun: bool = False,
        dice: tuple[Run, ...] = (),
        damage: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.zone = zone
        self.runs = runs
        self.step = step
        self.begun = begun
        self.dice = dice
        self.damage = damage  # of each facility so far

    def copy(self) -> BombRun:
        return BombRun(self.zone, self.runs, self.step, self.begun, self.dice, self.damage)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {
            "zone": s.edition.world.zones[self.zone].id,
            "runs": [[*run] for run in self.runs],
            "step": self.step,
            "begun": self.begun,
            "dice": [[*run] for run in self.dice],
            "damage": [[*one] for one in self.damage],
        }

    def resume(self, s: GlobalWar) -> bool:
        while self.step <= FLAK:
            self.runs = tuple([run for run in self.runs if s.zone[run[0]] != NOWHERE])
            if not self.begun:
                self.begun = True
                self.dice = self._dice(s)
            if self.dice:
                return True
            self.begun = False
            self.step += 1
            if self.step == FLAK:
                self._explode(s)
        s.done()
        for u, _ in self.runs:
            s.fight_no_more(u)
        self._afterwards(s)
        return False

    def _dice(self, s: GlobalWar) -> tuple[Run, ...]:
        """The rolls of a step: one for each shot of flak, one for each bomb."""
        found: list[Run] = []
        for u, site in self.runs:
            if self.step == BOMBS:
                found += [(u, site)] * s.unit(u).bombs
            elif is_site(site) and s.facility(site).flak and self._sees(s, u):  # gw.8.3.2.c, gw.13.2.8.e
                found.append((u, site))
        return tuple(found)

    def _sees(self, s: GlobalWar, u: UnitNumber) -> bool:
        """Whether flak fires at a bomber or rocket in this step; rockets are seen with radar only."""
        if s.unit(u).kind == ROCKET:
            return self.step == ROCKET_FLAK and s.has(s.owner[self.zone], "radar")
        return self.step == FLAK

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(BOMB_SIDES, "gw-chance-bombs") if self.step == BOMBS else die(SIDES_OF_DIE, "gw-chance-flak")

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        u, site = self.dice[0]
        self.dice = self.dice[1:]
        roll = ROLLED[action.text]
        if self.step == BOMBS:
            totals = dict(self.damage)
            totals[site] = totals.get(site, 0) + roll
            self.damage = tuple(totals.items())
        elif roll <= flak_at(s, site, u):
            if self.step == ROCKET_FLAK:
                s.fall(u)
            else:
                self._shot_down(s, site)

    def _explode(self, s: GlobalWar) -> None:
        """gw.10.6.2.e: damage stops at the maximum; improved construction keeps its share away first (gw.8.2.1.l)."""
        for site, rolled in self.damage:
            if is_railway(site):
                continue
            if not is_site(site):
                bomb_work(s, self.zone, work_aimed_at(s, site), rolled)
                continue
            facility = s.facility(site)
            shield = self._shield(s, site)
            before = s.site_damage[site]
            s.site_damage[site] = min(facility.damage, before + max(0, rolled - shield))
            s.say("gw-bombed", {"facility": facility.id, "damage": s.site_damage[site] - before})
        for u, _ in self.runs:
            if s.unit(u).kind == ROCKET:
                s.lose(u)  # used up
        self.runs = tuple([run for run in self.runs if s.zone[run[0]] != NOWHERE])

    def _shield(self, s: GlobalWar, site: int) -> int:
        """gw.8.2.1.l, gw.13.2.1.d: a captured factory is shielded as the minor one that it is."""
        owner = s.owner[self.zone]
        if not s.has(owner, "improved-construction"):
            return 0
        captured = s.facility(site).group == "factory" and is_spoils(s, owner, site)
        return (s.edition.catalogue.facility(CAPTURED) if captured else s.facility(site)).shield

    def _shot_down(self, s: GlobalWar, site: int) -> None:
        """The attacker loses the cheapest bomber over the facility."""
        over = [u for u, target in self.runs if target == site and s.zone[u] != NOWHERE]
        if over:
            u = min(over, key=lambda one: sum(s.unit(one).cost))
            s.fall(u)

    def _afterwards(self, s: GlobalWar) -> None:
        """Ships may leave a port that was damaged (gw.11.5.e); where railways were bombed a border is picked."""
        for site, rolled in self.damage:
            if is_railway(site):
                s.push(TornTrack(self.zone, rolled))
        leave_port(s, self.zone, [site for site, _ in self.damage if is_site(site)])


def flak_at(s: GlobalWar, site: int, bomber: UnitNumber) -> int:
    """What a facility's flak rolls at: less against who has heavy strategic bombers (gw.8.2.1.y)."""
    if s.has(s.nation[bomber], "heavy-strategic-bombers"):
        return HEAVY_FLAK_AT
    return s.facility(site).flak


class TornTrack(Frame[GlobalWar]):
    """gw.10.6.2.f: the attacker picks the border whose railways are hit."""

    NAME = "torn-track"
    PROMPT = "gw-prompt-track"
    REFUSED = ("gw.10.6.2.f", "gw-refused-track")

    def __init__(self, zone: ZoneNumber, damage: int) -> None:
        self.zone = zone
        self.damage = damage

    def copy(self) -> TornTrack:
        return TornTrack(self.zone, self.damage)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"zone": s.edition.world.zones[self.zone].id, "damage": self.damage}

    def resume(self, s: GlobalWar) -> bool:
        borders = zones_in(rail_borders(s, self.zone))
        if len(borders) > 1 and self._seat(s) >= 0:
            return True
        s.done()
        if borders:
            self._tear(s, borders[0])
        return False

    def _seat(self, s: GlobalWar) -> Seat:
        for nation in nations_in(s.playing()):
            if s.on_turn(nation):
                return s.seat_of(nation)
        return NO_SEAT

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (self._seat(s),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        zones = s.edition.world.zones
        return [Action("tear", (zones[beyond].id,)) for beyond in zones_in(rail_borders(s, self.zone))]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        s.done()
        self._tear(s, s.edition.world.number[action.nouns[0]])

    def _tear(self, s: GlobalWar, beyond: ZoneNumber) -> None:
        link = s.edition.world.between(self.zone, beyond)
        assert link is not None
        s.torn[link.number] = min(railway_damage(s, link), self.damage)
        zones = s.edition.world.zones
        s.say("gw-torn", {"zone": zones[self.zone].id, "goal": zones[beyond].id})
