"""The combat phase: the attacker fights his declared battles in the order he likes (10.1), the defender answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.abilities import is_surprise, kamikaze_left, kamikaze_reach, note_answer
from sandtable.games.globalwar.combat.battle import battle
from sandtable.games.globalwar.combat.bombing import BombRun
from sandtable.games.globalwar.combat.landfall import LANDING, fleet_of, landing_seas, take_back
from sandtable.games.globalwar.combat.muster import (
    attackers_of,
    declared,
    defenders_of,
    muster,
    spend_shots,
)
from sandtable.games.globalwar.combat.raid import ConvoyRaid, raiders_of
from sandtable.games.globalwar.combat.unopposed import unopposed
from sandtable.games.globalwar.groups import label
from sandtable.games.globalwar.markers import (
    BOMB,
    COVER,
    DECLINED,
    FOLLOW,
    FOUGHT,
    NO_SEAT,
    NO_TASK,
    NO_UNIT,
    NOTHING,
    NOWHERE,
    PATROL,
)
from sandtable.games.globalwar.movement.sight import acting, acting_mask
from sandtable.games.globalwar.news import COMBAT_OVER, News, make_known
from sandtable.games.globalwar.numbering import (
    NationNumber,
    Seat,
    UnitNumber,
    ZoneNumber,
    nations_in,
    zones_in,
)
from sandtable.games.globalwar.pacts.spheres import call_off_clashes
from sandtable.games.globalwar.relations import at_war, cooperating, family
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, SUBMARINE, SURFACE
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

READY: Final = Action("ready")
GROUND: Final = Action("ground")
DIVE: Final = Action("dive")
SCRAMBLED_INTO: Final = ("land", "naval", "port", "bombing", LANDING)
SCRAMBLE_LIMIT: Final = 3  # of one facility in a player turn, without radar: gw.10.4.a, gw.8.2.1.d


class Combat(Frame[GlobalWar]):
    """gw.10.1.a: battles in the order the attacker chooses, then raids on convoys.

    ``watched`` are the sea zones in which the defender has had his chance to meet a landing.
    """

    NAME = "combat"
    PROMPT = "gw-prompt-battles"
    REFUSED = ("gw.10.1.a", "gw-refused-fight")

    def __init__(self, watched: tuple[ZoneNumber, ...] = ()) -> None:
        self.watched = watched

    def copy(self) -> Combat:
        return Combat(self.watched)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"watched": [*self.watched]}

    def resume(self, s: GlobalWar) -> bool:
        call_off_clashes(s)
        own = acting_mask(s)
        for sea in landing_seas(s, own):
            if sea not in self.watched:
                self.watched = (*self.watched, sea)
                s.push(Alert(LANDING, sea))
                return False
        waiting = declared(s, own)
        if len(waiting) > 1 and self._seat(s) >= 0:
            return True
        if waiting:
            self._fight(s, *waiting[0])
            return False
        raiders = raiders_of(s, own)
        if raiders:
            s.push(ConvoyRaid(raiders))
            return False
        for u, zone in enumerate(s.zone):
            if zone != NOWHERE and s.task[u] == FOLLOW:
                s.task[u] = NO_TASK
                s.aim[u] = NOWHERE
        s.ferried = {}
        s.done()
        make_known(s, News(COMBAT_OVER))
        return False

    def _seat(self, s: GlobalWar) -> Seat:
        nations = acting(s)
        return s.seat_of(nations[0]) if nations else NO_SEAT

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (self._seat(s),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        zones = s.edition.world.zones
        return [Action("fight", (kind, zones[zone].id)) for kind, zone in declared(s, acting_mask(s))]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        self._fight(s, action.nouns[0], s.edition.world.number[action.nouns[1]])

    def _fight(self, s: GlobalWar, kind: str, zone: ZoneNumber) -> None:
        note_answer(s)
        s.say("gw-battle-begins", {"zone": s.edition.world.zones[zone].id})
        if kind == "naval" and zone not in self.watched:
            self.watched = (*self.watched, zone)
        s.push(Alert(kind, zone))


class Alert(Frame[GlobalWar]):
    """The decisions before a battle: who scrambles, whether aircraft go up, whether submarines fight, kamikaze.

    ``out`` are defenders who stay out of it, ``up`` pairs of a scrambled unit and the facility it comes from, NOTHING
    for the deck of a carrier.
    """

    NAME = "alert"
    PROMPT = "gw-prompt-alert"
    REFUSED = ("gw.10.4.a", "gw-refused-scramble")

    def __init__(
        self,
        kind: str,
        zone: ZoneNumber,
        ready: tuple[Seat, ...] = (),
        out: tuple[UnitNumber, ...] = (),
        up: tuple[tuple[UnitNumber, int], ...] = (),
        kamikaze: int = 0,
    ) -> None:
        self.kind = kind
        self.zone = zone
        self.ready = ready  # the seats that have nothing more to say
        self.out = out
        self.up = up
        self.kamikaze = kamikaze

    def copy(self) -> Alert:
        return Alert(self.kind, self.zone, self.ready, self.out, self.up, self.kamikaze)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {
            "kind": self.kind,
            "zone": s.edition.world.zones[self.zone].id,
            "ready": [*self.ready],
            "out": [*self.out],
            "up": [[*one] for one in self.up],
            "kamikaze": self.kamikaze,
        }

    def resume(self, s: GlobalWar) -> bool:
        own = acting_mask(s)
        attackers = self._attackers(s)
        if not attackers:
            s.done()
            return False
        if self._undecided(s):
            return True
        s.done()
        nation = s.nation[attackers[0]]
        up = [u for u, _ in self.up]
        for _, site in self.up:
            if site != NOTHING:
                s.fired[site] = s.fired.get(site, 0) + 1
        if self.kind == LANDING:
            if up:
                take_back(s, own, self.zone)
                s.push(battle(s, muster(s, nation, own, "naval", self.zone, [], up)))
            return False
        called = muster(s, nation, own, self.kind, self.zone, list(self.out), up, self.kamikaze)
        if self.kind == "bombing":
            runs = [(u, s.aim[u]) for u in attackers if s.task[u] == BOMB]
            for u in attackers:
                if s.task[u] == COVER:
                    s.fight_no_more(u)
            s.push(BombRun(self.zone, tuple(runs)))
        if called.is_opposed():
            spend_shots(s, called)
            s.push(battle(s, called))
        elif self.kind != "bombing":
            unopposed(s, self.kind, self.zone, attackers)
        return False

    def _attackers(self, s: GlobalWar) -> list[UnitNumber]:
        if self.kind == LANDING:
            return fleet_of(s, acting_mask(s), self.zone)
        return attackers_of(s, acting_mask(s), self.kind, self.zone)

    def _nation(self, s: GlobalWar) -> NationNumber:
        return s.nation[self._attackers(s)[0]]

    def _undecided(self, s: GlobalWar) -> list[Seat]:
        """Seats that still have something to decide."""
        nation = self._nation(s)
        units = defenders_of(s, nation, self.kind, self.zone)
        nations = [s.nation[u] for u in units]
        if self.zone < s.edition.world.lands:
            nations.append(s.owner[self.zone])
        if self.kind in SCRAMBLED_INTO:
            nations += nations_in(s.enemies[nation] & s.playing())  # who has nothing there may send guests: gw.10.4.d
        seats = dict.fromkeys(s.seat_of(one) for one in nations)
        own = s.seat_of(nation)
        if self._kamikaze(s, own):
            seats[own] = None
        return [seat for seat in seats if seat >= 0 and seat not in self.ready and self._acts(s, seat)]

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (self._undecided(s)[0],)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return [READY, *self._acts(s, Seat(seat))]

    def _acts(self, s: GlobalWar, seat: Seat) -> list[Action]:
        found = [Action("kamikaze", (str(n),)) for n in range(1, self._kamikaze(s, seat) + 1)]
        if seat == s.seat_of(self._nation(s)):
            return found
        found += list(dict.fromkeys([self._scrambling(s, u) for u, _ in self._scramblers(s, seat)]))
        if self._grounded(s, seat):
            found.append(GROUND)
        if self._divers(s, seat):
            found.append(DIVE)
        return found

    def _scrambling(self, s: GlobalWar, u: UnitNumber) -> Action:
        """Guests are named with their nation: it matters whose fighters a base sends (gw.10.4.d)."""
        zone = s.zone[u]
        guest = zone < s.edition.world.lands and s.owner[zone] != s.nation[u]
        name = f"{s.nation_at(s.nation[u]).id}.{label(s, u)}" if guest else label(s, u)
        return Action("scramble", (name, s.edition.world.zones[zone].id))

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        own = Seat(seat)
        if action == READY:
            self.ready = (*self.ready, own)
        elif action == GROUND:
            self.out = (*self.out, *self._grounded(s, own))
        elif action == DIVE:
            divers = self._divers(s, own)
            for u in divers:
                if s.unit(u).kind == AIR:
                    s.marks[u] |= DECLINED  # a submarine may still take on who sails by: gw.10.7.b
            self.out = (*self.out, *divers)
        elif action.verb == "kamikaze":
            self.kamikaze = int(action.nouns[0])
            s.kamikaze += [s.date] * self.kamikaze
        else:
            for u, site in self._scramblers(s, own):
                if self._scrambling(s, u) == action:
                    self.up = (*self.up, (u, site))
                    break

    # who may do what

    def _grounded(self, s: GlobalWar, seat: Seat) -> list[UnitNumber]:
        """gw.10.5.a: aircraft in the attacked land zone that may stay on the ground."""
        if self.zone >= s.edition.world.lands or self.kind not in ("land", "port", "bombing"):
            return []
        if self.kind == "bombing" and not self._something_to_defend(s, self._nation(s)):
            return []
        units = defenders_of(s, self._nation(s), self.kind, self.zone)
        return [u for u in units if s.unit(u).kind == AIR and s.seat_of(s.nation[u]) == seat and u not in self.out]

    def _divers(self, s: GlobalWar, seat: Seat) -> list[UnitNumber]:
        """gw.10.7.b: submarines refuse battle where the attacker has no patrol; patrols where he has no aircraft."""
        if self.kind != "naval":
            return []
        attackers = attackers_of(s, acting_mask(s), self.kind, self.zone)
        planes = [u for u in attackers if s.unit(u).kind == AIR and s.unit(u).attack]
        found: list[UnitNumber] = []
        for u in defenders_of(s, self._nation(s), self.kind, self.zone):
            if s.seat_of(s.nation[u]) != seat or u in self.out:
                continue
            diving = s.unit(u).kind == SUBMARINE and not any(s.marked(plane, PATROL) for plane in planes)
            if diving or (s.marked(u, PATROL) and not planes):
                found.append(u)
        return found

    def _kamikaze(self, s: GlobalWar, seat: Seat) -> int:
        """gw.15.4.f: how many attacks a seat may add to this battle, none where it has said so already."""
        japan = s.edition.nations.number["japan"]
        nation = self._nation(s)
        if self.kamikaze or seat < 0 or s.seat_of(japan) != seat or self.kind not in ("naval", "land"):
            return 0
        attacking = nation == japan
        landed = any(s.came[u] >= s.edition.world.lands for u in attackers_of(s, acting_mask(s), self.kind, self.zone))
        if not kamikaze_reach(s, self.zone, attacking) or (self.kind == "land" and not landed):
            return 0
        defending = any(s.nation[u] == japan for u in defenders_of(s, nation, self.kind, self.zone))
        ashore = self.kind == "land" and at_war(s, japan, nation)
        return kamikaze_left(s) if attacking or defending or ashore else 0

    def _scramblers(self, s: GlobalWar, seat: Seat) -> list[tuple[UnitNumber, int]]:
        """Units next door that may still scramble, with the facility that sends them (gw.10.4), or intercept
        (gw.10.6.3.a)."""
        nation = self._nation(s)
        world = s.edition.world
        at_sea = self.zone >= world.lands
        if self.kind not in SCRAMBLED_INTO or not self._something_to_defend(s, nation):
            return []
        if is_surprise(s, nation, self.zone):
            return []  # gw.15.4.a, gw.10.4.e
        found: list[tuple[UnitNumber, int]] = []
        concerned = self._concerned(s, nation)
        for land in zones_in(world.coasts[self.zone] if at_sea else world.next_on_land[self.zone]):
            for site in s.sites[land]:
                if not concerned >> s.owner[land] & 1 or not self._serves(s, nation, site, at_sea):
                    continue
                for u in s.units_of(s.enemies[nation], land):
                    if s.seat_of(s.nation[u]) == seat and self._may_scramble(s, u, site):
                        found.append((u, site))
        for sea in zones_in(world.next_at_sea[self.zone] if at_sea else world.coasts[self.zone]):
            found += [(u, NOTHING) for u in self._from_decks(s, nation, sea) if s.seat_of(s.nation[u]) == seat]
        return found

    def _from_decks(self, s: GlobalWar, nation: NationNumber, sea: ZoneNumber) -> list[UnitNumber]:
        """gw.10.4.c: fighters of heavy fleet carriers, if their owner has radar."""
        found: list[UnitNumber] = []
        for u in s.units_of(s.enemies[nation], sea):
            ship = s.aboard[u]
            if ship == NO_UNIT or not s.unit(ship).radar_scramble or not s.has(s.nation[ship], "radar"):
                continue
            if s.unit(u).fighter() and not s.marked(u, FOUGHT) and not any(u == other for other, _ in self.up):
                found.append(u)
        return found

    def _something_to_defend(self, s: GlobalWar, nation: NationNumber) -> bool:
        """gw.10.4.b; nobody meets rockets (gw.10.6.2.d)."""
        if self.kind == LANDING:
            return True
        if self.kind == "bombing":
            return any(s.unit(u).kind == AIR for u in attackers_of(s, acting_mask(s), self.kind, self.zone))
        return bool(defenders_of(s, nation, self.kind, self.zone))

    def _concerned(self, s: GlobalWar, nation: NationNumber) -> int:
        """gw.10.4.b: the nations whose bases may send units: those with a unit or a bombed facility there, and all
        where a landing is tried."""
        own = acting_mask(s)
        if self.kind == LANDING or any(s.unit(u).hold and s.cargo(u) for u in s.units_of(own, self.zone)):
            return -1
        if any(s.came[u] >= s.edition.world.lands and s.unit(u).on_land() for u in self._attackers(s)):
            return -1
        found = family(s, s.owner[self.zone]) if self.kind == "bombing" else 0
        for u in defenders_of(s, nation, self.kind, self.zone):
            found |= family(s, s.nation[u])
        return found

    def _serves(self, s: GlobalWar, nation: NationNumber, site: int, at_sea: bool) -> bool:
        facility = s.facility(site)
        if not facility.scrambles or s.site_damage[site] or not s.enemies[nation] >> s.owner[s.site_zone[site]] & 1:
            return False
        if facility.scrambles != "fighter" and (not at_sea or not s.site_opens[site] >> self.zone & 1):
            return False
        sent = s.fired.get(site, 0) + sum(1 for _, other in self.up if other == site)  # gw.10.4.d: in this player turn
        return sent < SCRAMBLE_LIMIT or s.has(s.owner[s.site_zone[site]], "radar")  # gw.10.4.c

    def _may_scramble(self, s: GlobalWar, u: UnitNumber, site: int) -> bool:
        unit = s.unit(u)
        owner = s.owner[s.site_zone[site]]
        if s.marked(u, FOUGHT) or any(u == other for other, _ in self.up) or not cooperating(s, s.nation[u], owner):
            return False
        what = s.facility(site).scrambles
        if what == "fighter":
            return unit.fighter()
        if what == "seaplane":
            return unit.id == "seaplane"
        if what == "submarine":
            return unit.kind == SUBMARINE and s.in_port(u)
        return unit.kind == SURFACE and not unit.unarmed and s.in_port(u)
