"""The acts of both movement phases: which there are, what each asks of the rules, and what it does.

An act names units by their group and where they are (``groups``), and moves go over one border at a time:
``move 2*infantry korea rehe``. So every zone that is entered can bring something about, and the list of what is legal
stays short. ``why_not`` is the one place that decides; ``legal`` is what it lets through.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.abilities import hasten, why_not_again
from sandtable.games.globalwar.announcements import ANNOUNCED, announce, announcements, why_no_announcement
from sandtable.games.globalwar.combat.outlook import outlook
from sandtable.games.globalwar.groups import TOGETHER, counted, groups_in, label, split_count
from sandtable.games.globalwar.markers import (
    ANNEX,
    BATTLE,
    BOMB,
    CARPET,
    CAUGHT,
    CLASH,
    COMBAT_MOVEMENT,
    COVER,
    DECLINED,
    DROP,
    ESCORT,
    FLOTILLA,
    FOLLOW,
    FOUGHT,
    FRESH,
    NO_TASK,
    NOBODY,
    NON_COMBAT,
    PATROL,
    PORT_ATTACK,
    RAID,
    RAIDER,
    REPAIRING,
    RETREATED,
    SAILED,
    SHELL,
)
from sandtable.games.globalwar.movement import air, attacks, cargo, land, rail, sea, sealift
from sandtable.games.globalwar.movement.encounter import Encounter, RaiderRoll
from sandtable.games.globalwar.movement.narrows import CrossingFire, Gauntlet, crossing_shots
from sandtable.games.globalwar.movement.passages import closed
from sandtable.games.globalwar.movement.places import why_not_leave
from sandtable.games.globalwar.movement.reach import flies_on, movement
from sandtable.games.globalwar.movement.sight import Sight, acting
from sandtable.games.globalwar.overlord import why_not_towards
from sandtable.games.globalwar.relations import declare_war, why_no_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, ROCKET, SUBMARINE
from sandtable.games.globalwar.world import CROSSING, STRAIT, members
from sandtable.kernel.action import Action
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal, not_asked_for

DONE: Final = Action("done")

# The verbs of each phase, with the number of nouns after the group of units
COMBAT_VERBS: Final = {
    "move": 2, "force": 2, "load": 3, "unload": 2, "drop": 1, "patrol": 2, "attack": 1, "follow": 1, "bomb": 2,
    "strike": 1, "carpet": 1, "shell": 2, "clash": 2, "raid": 2, "raider": 1, "regular": 1, "escort": 1, "release": 1,
    "hunt": 1, "cover": 1, "launch": 3, "annex": 2, "gather": 1,
}  # fmt: skip
NON_COMBAT_VERBS: Final = {
    "move": 2, "load": 3, "unload": 2, "rail": 2, "sail": 2, "land": 2, "harbour": 2, "release": 1, "gather": 1,
}  # fmt: skip


LAND_VERBS: Final = ("move", "load", "rail", "shell", "clash", "launch", "annex")
CARGO_VERBS: Final = ("unload", "drop", "annex")
AIR_VERBS: Final = (
    "move", "patrol", "land", "rail", "attack", "follow", "hunt", "bomb", "cover", "strike", "carpet", "raid",
    "clash",
)  # fmt: skip
SEA_VERBS: Final = (
    "move", "force", "sail", "harbour", "attack", "follow", "hunt", "raid", "raider", "regular", "escort", "release",
    "gather",
)  # fmt: skip
FLOTILLA_VERBS: Final = ("move", "force")
LIMITED_VERBS: Final = (
    "move",
    "force",
    "load",
    "follow",
    "rail",
    "sail",
    "harbour",
    "land",
    "annex",
)  # where it matters how many go together


def verbs(s: GlobalWar) -> dict[str, int]:
    return NON_COMBAT_VERBS if s.phase == NON_COMBAT else COMBAT_VERBS


class Orders:
    """What one seat may order in a movement phase. It looks at the state once and is thrown away after the answer."""

    def __init__(self, s: GlobalWar, seat: int, only: tuple[int, ...] = ()) -> None:
        self.s: Final = s
        self.only: Final = only  # the units it is about; none named: all of the seat
        self.nations: Final = [nation for nation in acting(s) if s.seat_of(nation) == seat]
        self._sights: dict[int, Sight] = {}
        self._groups: dict[int, dict[str, list[int]]] = {}

    def sight(self, nation: int) -> Sight:
        if nation not in self._sights:
            self._sights[nation] = Sight(self.s, nation)
        return self._sights[nation]

    def groups(self, zone: int) -> dict[str, list[int]]:
        """The groups in a zone that the seat orders about."""
        if zone not in self._groups:
            self._groups[zone] = groups_in(self.s, zone, self.nations, self.only)
        return self._groups[zone]

    # reading an act

    def why_not(self, action: Action) -> Refusal | None:
        s = self.s
        asked = verbs(s)
        if action.verb in ANNOUNCED and s.phase == COMBAT_MOVEMENT and not self.only:
            return why_no_announcement(s, self.nations, action)
        if action.verb not in asked:
            return not_asked_for(action.verb)
        if len(action.nouns) != asked[action.verb] + 1:
            return Refusal("gw.7.3.a", "gw-refused-nouns", {"verb": action.verb})
        units = self.units(action)
        if not units:
            return Refusal("gw.7.3.a", "gw-refused-no-units", {"text": action.text[:60]})
        last = action.nouns[-1]
        zone_last = action.verb not in ("bomb", "raid", "launch")
        if zone_last and last not in s.edition.world.number:
            return Refusal("gw.7.3.a", "gw-refused-no-zone", {"text": last[:40]})
        return self.why_not_these(action.verb, units, action.nouns)

    def units(self, action: Action) -> list[int]:
        """The units an act names; none when they are not there."""
        number = self.s.edition.world.number
        if len(action.nouns) < 2 or action.nouns[1] not in number:
            return []
        count, name = split_count(action.nouns[0])
        found = self.groups(number[action.nouns[1]]).get(name, [])
        if name == TOGETHER:
            return found if count == 1 and action.verb in FLOTILLA_VERBS else []
        return found[:count] if 0 < count <= len(found) else []

    def carrier(self, nouns: tuple[str, ...]) -> int:
        """The transport of a load act, by its group and zone."""
        number = self.s.edition.world.number
        if nouns[3] in number:
            found = self.takers(number[nouns[3]]).get(nouns[2], [])
            if found:
                return found[0]
        return NOBODY

    def takers(self, zone: int) -> dict[str, list[int]]:
        """The groups that may take units aboard: in non-combat those of cooperating nations too (gw.11.4.1.b)."""
        s = self.s
        if s.phase != NON_COMBAT:
            return self.groups(zone)
        nations = 0
        for nation in self.nations:
            nations |= self.sight(nation).partners
        return groups_in(s, zone, members(nations | sum(1 << nation for nation in self.nations)), self.only)

    def why_not_these(self, verb: str, units: list[int], nouns: tuple[str, ...]) -> Refusal | None:
        """The rules for units that are there."""
        s = self.s
        u = units[0]
        sight = self.sight(s.nation[u])
        goal = s.edition.world.number.get(nouns[-1], NOBODY)
        for one in units if nouns[0] == TOGETHER else units[:1]:
            refusal = self._why_bound(verb, one) or why_not_towards(s, sight, one, verb, goal)
            if refusal is not None:
                return refusal
        if verb == "launch":
            return attacks.why_no_launch(s, sight, u, nouns[2][:40], nouns[3][:40])
        if goal != NOBODY and not s.rulings.zones >> goal & 1:
            return Refusal("gw.0.4.a", "gw-refused-off-map", {"zone": nouns[-1]})
        if verb == "move":
            return self._why_no_move(sight, units, goal)
        if verb == "force":
            return self._why_no_forcing(sight, units, goal)
        if verb == "load":
            taker = self.carrier(nouns)
            if taker == NOBODY:
                return Refusal("gw.9.4.3.a", "gw-refused-no-units", {"text": f"{nouns[2]} {nouns[3]}"[:60]})
            return cargo.why_no_load(s, sight, units, taker)
        if verb == "unload":
            return cargo.why_no_landing(s, sight, u, goal)
        if verb == "annex":
            if s.aboard[u] != NOBODY:
                return cargo.why_no_landing(s, sight, u, goal, annexing=True)
            return land.why_no_march(s, sight, units, s.zone[u], goal, annexing=True)
        if verb == "patrol":
            return air.why_no_patrol(s, sight, u, goal)
        if verb == "land":
            return air.why_no_return(s, sight, units, goal)
        if verb == "rail":
            return rail.why_no_train(s, sight, u, goal) if len(units) == 1 else _one_at_a_time("gw.11.2.b")
        if verb == "sail":
            return sealift.why_no_sealift(s, sight, u, goal) if len(units) == 1 else _one_at_a_time("gw.11.4.2.a")
        if verb == "harbour":
            return sea.why_no_harbour(s, sight, u, goal) or why_not_leave(s, sight, units, goal)
        return self._why_no_task(sight, verb, units, nouns, goal)

    def _why_bound(self, verb: str, u: int) -> Refusal | None:
        """What keeps a unit from any new order: it is on board, in a battle, or has had its turn."""
        s = self.s
        names: dict[str, str | int] = {"unit": s.unit(u).id}
        refusal = why_not_again(s, u)
        if refusal is not None:
            return refusal
        if s.marks[u] & REPAIRING and verb != "harbour":
            return Refusal("gw.8.6.b", "gw-refused-repairing", names)
        if verb in ("unload", "drop", "follow", "attack", "release", "regular", "hunt"):
            return None
        if s.aboard[u] != NOBODY and s.unit(u).kind != AIR and verb != "annex":
            return Refusal("gw.9.4.3.b", "gw-refused-aboard", names)
        if s.task[u] != NO_TASK:
            return Refusal("gw.10.1.c", "gw-refused-tasked", names)
        if s.marks[u] & RETREATED and s.unit(u).kind != AIR and verb != "harbour":
            return Refusal("gw.10.3.e", "gw-refused-retreated", names)
        if s.marks[u] & FOUGHT and s.unit(u).kind != AIR and verb != "harbour":
            return Refusal("gw.11.1.a", "gw-refused-fought", names)
        return None

    def _why_no_move(self, sight: Sight, units: list[int], goal: int) -> Refusal | None:
        s = self.s
        u = units[0]
        unit = s.unit(u)
        start = s.zone[u]
        if unit.at_sea():
            link = s.edition.world.between(start, goal)
            if link is not None and link.whole_move and len(units) > 1:
                return Refusal("gw.1.13.a", "gw-refused-one-ship", {"passage": link.via})
            for one in units if s.marked(u, FLOTILLA) else units[:1]:
                refusal = sea.why_no_voyage(s, sight, one, start, goal)
                if refusal is not None:
                    return refusal
            return why_not_leave(s, sight, units, goal)
        if unit.kind == AIR:
            return air.why_no_flight_step(s, sight, units, start, goal)
        if unit.kind == ROCKET and s.phase != NON_COMBAT:
            return Refusal("gw.13.1.7.a", "gw-refused-rocket", {"unit": unit.id})
        return land.why_no_march(s, sight, units, start, goal)

    def _why_no_forcing(self, sight: Sight, units: list[int], goal: int) -> Refusal | None:
        """gw.1.8.g: surface ships run a closed strait; against who is not an enemy yet that is war."""
        s = self.s
        u = units[0]
        link = s.edition.world.between(s.zone[u], goal)
        names: dict[str, str | int] = {"unit": s.unit(u).id}
        if link is None or not link.via or not s.unit(u).at_sea() or s.unit(u).kind == SUBMARINE:
            return Refusal("gw.1.8.g", "gw-refused-force", names)
        passage = s.edition.world.passages[link.via]
        if passage.kind != STRAIT or not closed(s, sight, u, passage) or s.taken >> passage.control[0] & 1:
            return Refusal("gw.1.8.g", "gw-refused-force", names)
        owner = s.owner[passage.control[0]]
        refusal = why_not_leave(s, sight, units, goal)
        for one in units if s.marked(u, FLOTILLA) else units[:1]:
            refusal = refusal or sea.why_no_voyage(s, sight, one, s.zone[one], goal, forced=True)
        if refusal is None and not sight.enemies >> owner & 1:
            return why_no_war(s, sight.nation, owner, True)
        return refusal

    def _why_no_task(
        self, sight: Sight, verb: str, units: list[int], nouns: tuple[str, ...], goal: int
    ) -> Refusal | None:
        s = self.s
        u = units[0]
        if verb == "attack":
            return attacks.why_no_attack(s, sight, u)
        if verb == "follow":
            return attacks.why_no_follow(s, sight, units)
        if verb == "hunt":
            return attacks.why_no_hunt(s, sight, u)
        if verb == "drop":
            return cargo.why_no_drop(s, sight, u)
        if verb == "bomb":
            return attacks.why_no_bombing(s, sight, u, nouns[2][:40])
        if verb == "cover":
            return attacks.why_no_cover(s, sight, u)
        if verb == "strike":
            return attacks.why_no_port_attack(s, sight, u)
        if verb == "carpet":
            return attacks.why_no_carpet(s, sight, u)
        if verb == "shell":
            return attacks.why_no_shelling(s, sight, u, goal)
        if verb == "clash":
            return attacks.why_no_clash(s, sight, u, goal)
        if verb == "raid":
            return attacks.why_no_raid(s, sight, u, nouns[2][:40])
        if verb == "escort":
            return sea.why_no_escort(s, u)
        if verb == "gather":
            return sea.why_no_flotilla(s, u)
        if verb == "release":
            if s.marked(u, ESCORT):
                return None
            return Refusal("gw.9.4.5.d", "gw-refused-release", {"unit": s.unit(u).id})
        return sea.why_no_raider(s, u, verb == "raider")

    # carrying out an act

    def take(self, action: Action) -> None:
        s = self.s
        verb = action.verb
        if verb in ANNOUNCED:
            announce(s, action)
            return
        units = self.units(action)
        sight = self.sight(s.nation[units[0]])
        goal = s.edition.world.number.get(action.nouns[-1], NOBODY)
        told = self._told(action, units, goal) if s.tell is not None else None
        if verb in ("move", "force"):
            if action.nouns[0] != TOGETHER:
                for u in units:
                    s.marks[u] &= ~FLOTILLA
            self._move(sight, units, goal, verb == "force")
        elif verb == "load":
            cargo.load(s, units, self.carrier(action.nouns))
        elif verb == "rail":
            rail.entrain(s, sight, units[0], goal)
        elif verb == "sail":
            sealift.sail(s, sight, units[0], goal)
        elif verb == "unload":
            self._war_by_move(sight, goal)
            for u in units:
                cargo.land(s, sight, u, goal)
        elif verb == "annex":
            self._annex(sight, units, goal)
        elif verb == "hunt":
            self._hunt(sight, units)
        else:
            for u in units:
                self._order(u, verb, action.nouns, goal)
        if told is not None:
            battle = outlook(s, units[0])
            if battle is not None:
                told["battle"] = battle
            s.say("gw-ordered", told)

    def _told(self, action: Action, units: list[int], goal: int) -> dict[str, Facts]:
        """What is ordered, for all who look on: the units by their numbers, and the zones."""
        s = self.s
        zones = s.edition.world.zones
        start = s.zone[units[0]]
        told: dict[str, Facts] = {"verb": action.verb, "nation": s.nation_at(s.nation[units[0]]).id}
        together = action.nouns[0] == TOGETHER
        told["group"] = TOGETHER if together else counted(len(units), label(s, units[0]))
        told["units"] = [*units]
        told["from"] = zones[start].id
        target = s.edition.world.number[action.nouns[2]] if action.verb == "launch" else goal
        told["to"] = zones[target if target != NOBODY else start].id
        return told

    def _order(self, u: int, verb: str, nouns: tuple[str, ...], goal: int) -> None:
        s = self.s
        zone = s.zone[u]
        if verb == "patrol" or verb == "land":
            s.aboard[u] = NOBODY
            s.put(u, goal)
            s.left[u] = 0
            s.marks[u] = s.marks[u] | PATROL if verb == "patrol" else s.marks[u] & ~PATROL
        elif verb == "harbour":
            s.put(u, goal)
            s.left[u] = 0
            s.marks[u] &= ~(ESCORT | RAIDER | FLOTILLA)
        elif verb == "gather":
            s.marks[u] |= FLOTILLA
        elif verb in ("raider", "regular"):
            s.marks[u] ^= RAIDER
        elif verb in ("escort", "release"):
            s.marks[u] ^= ESCORT
        elif verb == "drop":
            self._engage(u, DROP, zone)
            if s.task[s.aboard[u]] == NO_TASK:
                self._engage(s.aboard[u], BATTLE, zone)
        elif verb == "bomb":
            self._engage(u, BOMB, attacks.bombed_site(s, zone, nouns[2]))
        elif verb == "launch":
            self._engage(u, BOMB, attacks.bombed_site(s, s.edition.world.number[nouns[2]], nouns[3]))
        elif verb == "raid":
            self._engage(u, RAID, attacks.convoy_line(s, nouns[2]))
        elif verb in ("shell", "clash"):
            self._engage(u, SHELL if verb == "shell" else CLASH, goal)
            if s.unit(u).kind == AIR:
                s.left[u] = 0  # gw.10.5.2.b: nor does it fly in non-combat
        else:
            tasks = {"attack": BATTLE, "follow": FOLLOW, "strike": PORT_ATTACK, "carpet": CARPET, "cover": COVER}
            self._engage(u, tasks[verb], zone)

    def _hunt(self, sight: Sight, units: list[int]) -> None:
        """gw.9.4.4.c, gw.9.4.5.c: raiders that may slip away and escorts that could be ignored are attacked."""
        s = self.s
        zone = s.zone[units[0]]
        for u in units:
            if s.task[u] == NO_TASK:
                self._engage(u, BATTLE, zone)
        for prey in reversed(attacks.elusive(s, sight, zone)):
            if s.marked(prey, RAIDER):
                s.push(RaiderRoll(prey, True))
            else:
                s.marks[prey] |= CAUGHT

    def _engage(self, u: int, task: int, aim: int) -> None:
        """A unit has something to do; aircraft on a deck take off for it."""
        s = self.s
        if s.unit(u).kind == AIR and s.aboard[u] != NOBODY:
            s.left[u] = movement(s, self.sight(s.nation[u]), u)
            s.aboard[u] = NOBODY
        s.task[u] = task
        s.aim[u] = aim
        if task == BATTLE and s.unit(u).kind == AIR and s.phase == COMBAT_MOVEMENT:
            for other in s.units_of(s.enemies[s.nation[u]], s.zone[u]):
                if s.unit(other).kind == AIR:
                    s.marks[other] &= ~DECLINED  # gw.9.3.1.c: patrols do not refuse battle with aircraft

    def _war_by_move(self, sight: Sight, goal: int) -> None:
        """gw.5.1.b: land units in a minor power's zone are a declaration of war."""
        owner = self.s.owner[goal]
        if not (sight.enemies | sight.partners) >> owner & 1:
            declare_war(self.s, sight.nation, owner)

    def _move(self, sight: Sight, units: list[int], goal: int, forced: bool) -> None:
        s = self.s
        unit = s.unit(units[0])
        start = s.zone[units[0]]
        if unit.at_sea():
            self._voyage(sight, units, start, goal, forced)
        elif unit.kind == AIR:
            for u in units:
                left = flies_on(s, sight, u, goal)
                hasten(s, u, goal)
                s.left[u] = left
                s.aboard[u] = NOBODY
                s.came[u] = start
                s.put(u, goal)
        else:
            self._war_by_move(sight, goal)
            self._march(sight, units, start, goal, BATTLE)

    def _annex(self, sight: Sight, units: list[int], goal: int) -> None:
        """gw.5.6: units go into a zone that is their nation's when combat movement ends."""
        s = self.s
        if s.aboard[units[0]] == NOBODY:
            self._march(sight, units, s.zone[units[0]], goal, ANNEX)
            return
        for u in units:
            cargo.land(s, sight, u, goal, ANNEX)

    def _march(self, sight: Sight, units: list[int], start: int, goal: int, task: int) -> None:
        s = self.s
        link = land.border(s, start, goal)
        assert link is not None
        if link.kind == CROSSING:
            s.crossed[link.number] = s.crossed.get(link.number, 0) + len(units)
        battle = land.is_battle(s, sight, goal)
        for u in units:
            left = land.left_after(s, sight, u, link, goal)
            for one in [*s.cargo(u), u]:  # what it tows comes along and fights beside it
                s.left[one] = left
                s.came[one] = start
                if battle:
                    s.task[one] = task
                    s.aim[one] = goal
            s.put(u, goal)
            if battle:
                for one in s.cargo(u):
                    s.aboard[one] = NOBODY

    def _voyage(self, sight: Sight, units: list[int], start: int, goal: int, forced: bool) -> None:
        s = self.s
        link = s.edition.world.between(start, goal)
        if link is not None and link.whole_move:
            s.crossed[link.number] = 1
        if forced and link is not None:
            owner = s.owner[s.edition.world.passages[link.via].control[0]]
            if not sight.enemies >> owner & 1:
                declare_war(s, sight.nation, owner)
        for u in units:
            left = sea.left_after(s, sight, u, start, goal)
            for one in s.cargo(u):
                if s.unit(one).kind == AIR:
                    s.left[one] = 0  # gw.11.3.b: carried along, it does not fly as well
            hasten(s, u, goal)
            s.left[u] = left
            s.came[u] = start
            s.put(u, goal)
        s.push(Encounter(goal, tuple(units)))
        s.push(CrossingFire(crossing_shots(s, units, start, goal)))
        if forced and link is not None:
            s.push(Gauntlet(tuple([(u,) for u in units])))

    # listing acts

    def legal(self) -> list[Action]:
        s = self.s
        found: list[Action] = [DONE]
        if not self.only:
            found += announcements(s, self.nations)
        for zone in range(s.edition.world.size):
            if s.standing[zone]:
                for name, units in self.groups(zone).items():
                    self._legal_of(zone, name, units, found)
        return found

    def _legal_of(self, zone: int, name: str, units: list[int], found: list[Action]) -> None:
        s = self.s
        place = s.edition.world.zones[zone].id
        asked = verbs(s)
        if name == TOGETHER:
            for verb in FLOTILLA_VERBS:
                for rest in self._rests(verb, zone, units[0]) if verb in asked else []:
                    if self.why_not_these(verb, units, (name, place, *rest)) is None:
                        found.append(Action(verb, (name, place, *rest)))
            return
        for verb in verbs_of(s, units[0]):
            if verb not in asked or self._why_bound(verb, units[0]) is not None:
                continue
            for rest in self._rests(verb, zone, units[0]):
                if self.why_not_these(verb, units[:1], (name, place, *rest)) is not None:
                    continue
                found.append(Action(verb, (name, place, *rest)))
                limited = verb in LIMITED_VERBS
                for count in range(2, len(units) + 1):
                    if limited and self.why_not_these(verb, units[:count], (name, place, *rest)) is not None:
                        break
                    found.append(Action(verb, (counted(count, name), place, *rest)))

    def _rests(self, verb: str, zone: int, u: int) -> list[tuple[str, ...]]:
        """The nouns that may stand after the group and its zone, as far as the map alone tells."""
        s = self.s
        world = s.edition.world
        unit = s.unit(u)
        if verb == "move":
            return [(id,) for id in world.ids(self._borders(zone, u))]
        if verb == "force":
            return [(id,) for id in world.ids(world.through[zone])]
        if verb == "load":
            return self._takers(zone, u)
        if (verb == "shell" and not unit.shells) or (verb == "clash" and not attacks.may_clash(s, u)):
            return []
        if verb in ("shell", "clash"):
            return [(id,) for id in world.ids(world.next_on_land[zone])]
        if verb == "annex":
            near = world.coasts[zone] if zone >= world.lands else self._borders(zone, u)
            return [(id,) for id in world.ids(near & s.edition.annexable[s.nation[u]])]
        if verb in ("unload", "harbour"):
            near = world.coasts[zone] if zone >= world.lands else 1 << zone
            return [(id,) for id in world.ids(near & world.land)]
        if verb in ("patrol", "land"):
            if not unit.patrol:
                return []
            reach = air.in_patrol_range if verb == "patrol" else air.in_return_range
            return [(id,) for id in world.ids(reach(s, self.sight(s.nation[u]), u))]
        if verb == "rail":
            return self._stations(zone, u)
        if verb == "sail":
            if not unit.hold or (s.left[u] != FRESH and not s.marked(u, SAILED)):
                return []
            return [(world.zones[goal].id,) for goal in sorted(sealift.sea_reach(s, self.sight(s.nation[u]), u))]
        if verb == "bomb":
            return [(id,) for id in attacks.bomb_targets(s, zone)] if unit.bombs else []
        if verb == "launch":
            return attacks.rocket_targets(s, self.sight(s.nation[u]), u)
        if verb == "raid":
            return [(line.id,) for line in s.edition.convoys if zone in line.path] if unit.convoy else []
        return [()]

    def _borders(self, zone: int, u: int) -> int:
        s = self.s
        world = s.edition.world
        unit = s.unit(u)
        if unit.kind == AIR:
            return world.next_by_air[zone]
        if not unit.at_sea():
            return world.next_on_land[zone] | world.crossings[zone]
        return world.coasts[zone] if zone < world.lands else world.next_at_sea[zone] | world.whole_moves[zone]

    def _takers(self, zone: int, u: int) -> list[tuple[str, ...]]:
        """Transports and tractors in a land zone and off its coasts."""
        s = self.s
        world = s.edition.world
        if zone >= world.lands or not (s.unit(u).on_land() or s.unit(u).kind == ROCKET):
            return []
        found: list[tuple[str, ...]] = []
        for where in members(world.coasts[zone] | 1 << zone):
            for name, units in self.takers(where).items():
                unit = s.unit(units[0])
                if cargo.hold_of(s, units[0]) or unit.tows or unit.lifts or unit.assault:
                    found.append((name, world.zones[where].id))
        return found

    def _stations(self, zone: int, u: int) -> list[tuple[str, ...]]:
        s = self.s
        if zone >= s.edition.world.lands or s.left[u] != FRESH:
            return []
        reach = rail.rail_reach(s, self.sight(s.nation[u]), s.nation[u], zone, rail.train(s, u))
        return [(s.edition.world.zones[goal].id,) for goal in sorted(reach)]


def verbs_of(s: GlobalWar, u: int) -> tuple[str, ...]:
    """The verbs that may have a unit of this kind before them."""
    unit = s.unit(u)
    if unit.at_sea():
        return SEA_VERBS
    if unit.kind == AIR:
        return AIR_VERBS
    return LAND_VERBS if s.aboard[u] == NOBODY else CARGO_VERBS


def _one_at_a_time(rule: str) -> Refusal:
    return Refusal(rule, "gw-refused-one-at-a-time")
