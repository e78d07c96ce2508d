"""The next order of a seat: attack where the odds are good, hold what is threatened, bring up what stands idle.

Every answer is worked out from the state alone, and the orders of a turn follow from one another: a unit that was sent
has a task, so the next look finds the attack begun and adds to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frozen.globalwar.ferry import Ferry
from frozen.globalwar.fleet import Fleet
from frozen.globalwar.front import Front
from frozen.globalwar.landing import Landing, Wave
from frozen.globalwar.spending import Spending
from frozen.globalwar.waters import Waters
from sandtable.games.globalwar.combat.battle import PRESS, RETREAT, Battle
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.groups import split_count
from sandtable.games.globalwar.markers import BATTLE, COMBAT_MOVEMENT, FRESH, NO_TASK, NOBODY
from sandtable.games.globalwar.movement.orders import DONE, Orders
from sandtable.games.globalwar.movement.reach import movement
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.games.globalwar.world import FAR
from sandtable.kernel.action import Action

GOOD: Final = 1.25  # an attack is worth it from here on
AGAINST_A_CITY: Final = 2.2  # which must fall in three rounds: gw.1.7.7
ON_A_BEACH: Final = 1.8  # from which nobody comes back: gw.10.8.3.d
ENOUGH: Final = 3.0  # more is not sent
HOPELESS: Final = 0.55  # an attack that has become so weak is broken off
HOLDS: Final = 1.5  # who is no more often stronger does not drive out a garrison
BOLD: Final = 2.0  # a zone is left empty for one that is worth so many times more
SAFE: Final = 0.8  # a zone in no more danger than this can spare troops


def next_order(s: GlobalWar, seat: int, legal: Sequence[Action]) -> Action:
    """What a sensible player does now; one of the legal acts."""
    phase = s.stack[-1].NAME
    if phase == "movement":
        return Moves(s, seat, legal).next()
    if phase == "production":
        return Spending(s, seat, legal).order()
    if phase in ("placement", "recruiting"):
        return Spending(s, seat, legal).place()
    if phase == "battle":
        return _in_battle(s, legal)
    verbs = {action.verb: action for action in reversed(legal)}
    for verb in ("fight", "losses", "halt", "ready", "engage", "pass", "stand"):
        if verb in verbs:
            return verbs[verb]
    return legal[0]


def _in_battle(s: GlobalWar, legal: Sequence[Action]) -> Action:
    """Cheap units fall first; an attack goes on while it has a chance."""
    if PRESS not in legal:
        return next(action for action in legal if action.verb == "losses")
    top = s.stack[-1]
    assert isinstance(top, Battle)
    return RETREAT if _strength(top, ATTACKER) < HOPELESS * _strength(top, DEFENDER) else PRESS


def _strength(battle: Battle, side: int) -> float:
    """What is left of a side, by the square law."""
    counts = battle.counts(side)
    engagement = battle.engagement
    return float(engagement.power(side, counts)) * engagement.rosters[side].total(
        counts, engagement.present(side, counts, 2)
    )


class Moves:
    """The orders of a movement phase."""

    def __init__(self, s: GlobalWar, seat: int, legal: Sequence[Action]) -> None:
        self.s: Final = s
        self.front: Final = Front(s, seat)
        self.orders: Final = Orders(s, seat)
        self.moves: Final = [action for action in legal if action.verb == "move"]
        self.legal: Final = list(legal)
        self.world: Final = s.edition.world
        self.waters: Final = Waters(s, self.front, self.orders, self.legal)

    def next(self) -> Action:
        if not self.front.enemies:
            return DONE
        found = self._attack() if self.s.phase == COMBAT_MOVEMENT else self._regroup()
        return found if found is not None and found in self.legal else DONE

    def goal(self, action: Action) -> int:
        return self.world.number[action.nouns[-1]]

    def start(self, action: Action) -> int:
        return self.world.number[action.nouns[1]]

    # combat movement

    def _attack(self) -> Action | None:
        fleet = Fleet(self.s, self.front, self.waters)
        landing = Landing(self.s, self.front, self.waters)
        into = self._marches()
        committed = [zone for zone in members(self.front.land) if self._begun(zone)]
        for zone in committed:
            found = self._reinforce(zone, into.get(zone, []), landing)
            if found is not None:
                return found
        found = fleet.clear()
        if found is not None:
            return found
        for zone, wave in self._targets(committed, into, landing, fleet):
            if wave is not None:
                found = landing.prepare(wave) or fleet.shell(wave.sea, len(wave.troops))
            found = found or self._reinforce(zone, into.get(zone, []), landing)
            if found is not None:
                return found
        return None

    def _targets(
        self, committed: list[int], into: dict[int, list[Action]], landing: Landing, fleet: Fleet
    ) -> list[tuple[int, Wave | None]]:
        """The zones worth a new attack, the best first, with the landing that it takes."""
        gains: list[float] = []
        found: list[tuple[int, Wave | None]] = []
        for zone in members(self.front.hostile):
            if zone in committed or not self.front.enemies >> self.s.owner[zone] & 1:
                continue
            chances, wave = self._chances(zone, into.get(zone, []), landing, fleet)
            if chances > 0.0:
                gain = self.front.value(zone) * min(chances, ENOUGH)
                place = sum(1 for other in gains if other >= gain)
                gains.insert(place, gain)
                found.insert(place, (zone, wave))
        return found

    def _chances(self, zone: int, marches: list[Action], landing: Landing, fleet: Fleet) -> tuple[float, Wave | None]:
        """How good an attack over land would be, or else one with a landing; 0 where neither is good enough."""
        force = self._force(zone, marches)
        support = self._support(zone)
        needed = self._needed(zone)
        if force:
            chances = self.front.chances(force + support, zone)
            if chances >= needed:
                return chances, None
        wave = landing.wave(zone)
        if wave is None:
            return 0.0, None
        count = len(wave.troops)
        shells = fleet.shells(wave.sea, count)
        chances = self.front.chances(force + wave.troops + support, zone, count, shells)
        return (chances, wave) if chances >= max(needed, ON_A_BEACH) else (0.0, None)

    def _needed(self, zone: int) -> float:
        return AGAINST_A_CITY if self.world.zones[zone].city else GOOD

    def _begun(self, zone: int) -> bool:
        return any(self.s.unit(u).on_land() for u in self.front.attackers(zone))

    def _marches(self) -> dict[int, list[Action]]:
        """The land moves into each hostile zone, whole groups only."""
        found: dict[int, list[Action]] = {}
        for action in self.moves:
            zone = self.goal(action)
            if not self.front.hostile >> zone & 1 or not self.front.enemies >> self.s.owner[zone] & 1:
                continue
            if self.s.unit(self.orders.units(action)[0]).on_land():
                found.setdefault(zone, []).append(action)
        return found

    def _force(self, zone: int, marches: list[Action]) -> list[int]:
        """Whoever could march into a zone and leave enough behind, and who is there already."""
        going: dict[int, None] = {}
        for action in sorted(marches, key=self._weight, reverse=True):
            if self._may_leave(action, zone, going):
                for u in self.orders.units(action):
                    going[u] = None
        return self.front.attackers(zone) + list(going)

    def _may_leave(self, action: Action, zone: int, gone: dict[int, None]) -> bool:
        """Whether those who stay behind hold out against the other enemies near them, or the prize is worth more."""
        s = self.s
        start = self.start(action)
        attack = self.front.strength_beside(start, ~(1 << zone))
        if not attack:
            return True
        going = self.orders.units(action)
        defence = 0.0
        count = 0
        for u in s.units_of(self.front.own, start):
            if u not in going and u not in gone and s.task[u] == NO_TASK and s.unit(u).on_land():
                defence += s.unit(u).defence
                count += 1
        if not count:
            return self.front.value(zone) > BOLD * self.front.value(start)
        return attack <= HOLDS * defence * count

    def _support(self, zone: int) -> list[int]:
        """Aircraft in reach of a zone that could help and come back."""
        found: list[int] = []
        steps = self.world.distances(1 << zone, self.world.next_by_air)
        for u in self._aircraft():
            if steps[self.s.zone[u]] <= (self._range(u) + 1) // 2:
                found.append(u)
        return found

    def _aircraft(self) -> list[int]:
        s = self.s
        found: list[int] = []
        for u, zone in enumerate(s.zone):
            mine = zone >= 0 and self.front.own >> s.nation[u] & 1 and s.on_turn(s.nation[u])
            if mine and _bombs_troops(s, u) and s.task[u] == NO_TASK and not s.marks[u]:
                found.append(u)
        return found

    def _range(self, u: int) -> int:
        return movement(self.s, self.orders.sight(self.s.nation[u]), u)

    def _reinforce(self, zone: int, marches: list[Action], landing: Landing) -> Action | None:
        """One more group into an attack, over land, then from the sea, then by air, until it is strong enough."""
        if self.front.chances(self.front.attackers(zone), zone) < ENOUGH or not self._begun(zone):
            best: Action | None = None
            for action in marches:
                if self._may_leave(action, zone, {}) and (best is None or self._weight(action) > self._weight(best)):
                    best = action
            if best is not None:
                return best
            wave = landing.wave(zone)
            ashore = landing.go_ashore(wave, zone) if wave is not None else None
            if ashore is not None:
                return ashore
        if self._begun(zone) and self.front.defenders(zone, self.front.enemies):
            return self._fly(zone)
        return None

    def _weight(self, action: Action) -> float:
        total = 0.0
        for u in self.orders.units(action):
            total += self.s.unit(u).attack
        return total

    def _fly(self, zone: int) -> Action | None:
        """Aircraft over the zone attack, the others come a step nearer."""
        place = self.world.zones[zone].id
        for action in self.legal:
            if action.verb == "attack" and action.nouns[1] == place and split_count(action.nouns[0])[0] == 1:
                return action
        if self.front.chances(self.front.attackers(zone), zone) >= ENOUGH:
            return None
        steps = self.world.distances(1 << zone, self.world.next_by_air)
        helping = self._support(zone)
        for action in self.moves:
            u = self.orders.units(action)[0]
            nearer = steps[self.goal(action)] < steps[self.start(action)]
            flies = u in helping or (self.front.in_the_air(u) and self.s.left[u] >= steps[self.start(action)])
            if nearer and flies and self.s.unit(u).kind == AIR and split_count(action.nouns[0])[0] == 1:
                return action
        return None

    # non-combat movement

    def _regroup(self) -> Action | None:
        return (
            self._fly_up()
            or self._come_home()
            or self._march_up()
            or Ferry(self.s, self.front, self.waters).next()
            or Fleet(self.s, self.front, self.waters).take_station()
        )

    def _landing(self, u: int) -> int:
        sight: Sight = self.orders.sight(self.s.nation[u])
        return sight.landing(self.s, self.s.unit(u))

    def _come_home(self) -> Action | None:
        """Aircraft that are abroad fly back, a step at a time."""
        for action in self.moves:
            u = self.orders.units(action)[0]
            if self.s.unit(u).kind != AIR or not self.front.in_the_air(u):
                continue
            landing = self._landing(u)
            if landing >> self.start(action) & 1:
                continue
            steps = self.world.distances(landing, self.world.next_by_air)
            if steps[self.goal(action)] < steps[self.start(action)]:
                return action
        return None

    def _march_up(self) -> Action | None:
        """Troops in the rear go to the front, where the danger is greatest; the largest groups first."""
        best: Action | None = None
        most = 0.0
        for action in self.legal:
            if action.verb not in ("move", "rail"):
                continue
            u = self.orders.units(action)[0]
            start, goal = self.start(action), self.goal(action)
            if not self.s.unit(u).on_land() or self.s.left[u] != FRESH or self.front.steps[goal] >= FAR:
                continue
            gain = self._gain(start, goal) * (1 + split_count(action.nouns[0])[0] / 10)
            if gain > most:
                best, most = action, gain
        return best

    def _gain(self, start: int, goal: int) -> float:
        """What moving troops brings: a nearer front, or help where it is needed more."""
        before, after = self.front.steps[start], self.front.steps[goal]
        if before > 1:
            return float(before - after) + (min(self.front.danger(goal), 5.0) / 10 if after == 1 else 0.0)
        if after != 1 or self.front.danger(start) > SAFE:
            return 0.0
        needed = self.front.danger(goal) - self.front.danger(start)
        return needed / 5 if needed > 1.0 else 0.0

    def _fly_up(self) -> Action | None:
        """Aircraft in the rear come nearer to the front, from one safe place to the next."""
        s = self.s
        ends = 0
        for zone in members(self.front.land & ~self.front.hostile & ~s.taken):
            held = any(s.unit(u).on_land() for u in s.units_of(self.front.own, zone))
            if self.front.steps[zone] <= 2 and held and self.front.danger(zone) < SAFE:
                ends |= 1 << zone
        if not ends:
            return None
        steps = self.world.distances(ends, self.world.next_by_air)
        for action in self.moves:
            u = self.orders.units(action)[0]
            start, goal = self.start(action), self.goal(action)
            reach = self._range(u)
            if not _bombs_troops(s, u) or s.aboard[u] != NOBODY or s.marks[u] or not steps[start]:
                continue
            if steps[goal] < steps[start] <= reach and split_count(action.nouns[0])[0] == 1 and s.task[u] != BATTLE:
                return action
        return None


def _bombs_troops(s: GlobalWar, u: int) -> bool:
    """Whether it is an aircraft that helps in battles on land."""
    unit = s.unit(u)
    return unit.kind == AIR and unit.attack > 0 and not unit.only_hits
