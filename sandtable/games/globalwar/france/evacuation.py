"""Who stood beside the French and must leave (4.11.2): on foot, by air, or on transports, with all of his movement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.decks import room_on
from sandtable.games.globalwar.groups import named
from sandtable.games.globalwar.markers import FRESH, GHOST, NO_UNIT, NOWHERE, UNLOADED
from sandtable.games.globalwar.movement.cargo import has_room, load
from sandtable.games.globalwar.movement.land import border, stops, why_not_from_home, why_not_share
from sandtable.games.globalwar.movement.passages import why_no_passage
from sandtable.games.globalwar.movement.reach import allowance
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.numbering import Seat, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.relations import cooperating, may_share
from sandtable.games.globalwar.sheets import AXIS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.games.globalwar.world import LAND
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

DONE: Final = Action("done")
EVACUATE: Final = "evacuate"
FERRY: Final = "ferry"


class Evacuation(Frame[GlobalWar]):
    """gw.4.11.2.f, gw.4.11.2.s: the units leave one by one; a transport that has taken some up may bring them to a
    friendly coast. Who is left behind is removed. ``boarded`` are the units that went on board."""

    NAME = "evacuation"
    PROMPT = "gw-prompt-evacuation"
    REFUSED = ("gw.4.11.2.f", "gw-refused-evacuate")

    def __init__(self, boarded: tuple[UnitNumber, ...] = ()) -> None:
        self.boarded = boarded

    def copy(self) -> Evacuation:
        return Evacuation(self.boarded)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"boarded": [*self.boarded]}

    def resume(self, s: GlobalWar) -> bool:
        leaving = stranded_allies(s)
        for u in leaving:
            if s.zone[u] != NOWHERE and s.seat_of(s.nation[u]) < 0:
                s.fall(u)
        self.boarded = tuple([u for u in self.boarded if self._sails(s, u)])
        if self._asked(s):
            return True
        s.done()
        return False

    def _sails(self, s: GlobalWar, u: UnitNumber) -> bool:
        """Whether the ship of a unit can still bring it somewhere."""
        return s.aboard[u] != NO_UNIT and s.left[s.aboard[u]] == FRESH and len(coasts_for(s, s.aboard[u])) > 0

    def _asked(self, s: GlobalWar) -> list[UnitNumber]:
        return [*stranded_allies(s), *self.boarded]

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(s.nation[self._asked(s)[0]]),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return [*[action for action, _, _ in self._acts(s, Seat(seat))], DONE]

    def _acts(self, s: GlobalWar, seat: Seat) -> list[tuple[Action, UnitNumber, ZoneNumber]]:
        """The acts, each with its unit and where it goes."""
        found: dict[Action, tuple[UnitNumber, ZoneNumber]] = {}
        zones = s.edition.world.zones
        for u in stranded_allies(s):
            if s.seat_of(s.nation[u]) == seat:
                for goal in refuges(s, u):
                    found.setdefault(Action(EVACUATE, (named(s, u), zones[s.zone[u]].id, zones[goal].id)), (u, goal))
        for u in self.boarded:
            ship = s.aboard[u]
            if s.seat_of(s.nation[u]) == seat:
                for goal in coasts_for(s, ship):
                    ferry = Action(FERRY, (named(s, ship), zones[s.zone[ship]].id, zones[goal].id))
                    found.setdefault(ferry, (ship, goal))
        return [(action, u, goal) for action, (u, goal) in found.items()]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if action == DONE:
            for u in stranded_allies(s):
                if s.zone[u] != NOWHERE and s.seat_of(s.nation[u]) == seat:
                    s.fall(u)
            self.boarded = tuple([u for u in self.boarded if s.seat_of(s.nation[u]) != seat])
            return
        for act, u, goal in self._acts(s, Seat(seat)):
            if act == action:
                if action.verb == FERRY:
                    go_ashore(s, u, goal)
                elif leave(s, u, goal):
                    self.boarded = (*self.boarded, u)
                return


def stranded_allies(s: GlobalWar) -> list[UnitNumber]:
    """Units of others in what was French and is the Axis's now, with whom they may not stay."""
    found: list[UnitNumber] = []
    france = s.edition.nations.number["france"]
    for zone in zones_in(s.edition.originally[france]):
        owner = s.owner[zone]
        if s.alliance[owner] != AXIS:
            continue
        for u in s.standing[zone]:
            nation = s.nation[u]
            mine = s.alliance[nation] == AXIS or s.on_turn(nation)
            if not mine and not s.unit(u).at_sea() and s.aboard[u] == NO_UNIT and not may_share(s, nation, owner):
                found.append(u)
    return found


def leave(s: GlobalWar, u: UnitNumber, goal: ZoneNumber) -> bool:
    """A unit goes to a zone it can reach; True when it goes on board of a transport."""
    lands = s.edition.world.lands
    if goal >= lands and s.unit(u).kind != AIR:
        ship = _transports(s, u, goal)[0]
        load(s, [u], ship)
        return True
    s.put(u, goal)
    s.left[u] = 0
    if goal >= lands:
        s.aboard[u] = next(ship for ship in s.standing[goal] if _is_deck_for(s, u, ship))
    return False


def refuges(s: GlobalWar, u: UnitNumber) -> list[ZoneNumber]:
    """Where a unit can go with all of its movement: friendly land, decks for aircraft, sea zones with a transport."""
    sight = Sight(s, s.nation[u])
    if s.unit(u).kind == AIR:
        reach = sight.reach(s, s.zone[u], allowance(s, sight, u))
        found = [goal for goal in zones_in(reach & sight.landing(s, s.unit(u))) if goal != s.zone[u]]
        return [goal for goal in found if goal < s.edition.world.lands or _deck_at(s, u, goal)]
    grounds = marches(s, sight, u)
    found = [goal for goal in grounds if sight.friendly >> goal & 1 and why_not_share(s, sight, goal) is None]
    seas = 0
    for ground in (s.zone[u], *grounds):
        seas |= s.edition.world.coasts[ground]
    if why_not_from_home(s, u, s.zone[u], s.zone[u]) is None:
        found += [sea for sea in zones_in(seas & s.edition.world.sea) if _transports(s, u, sea)]
    return found


def marches(s: GlobalWar, sight: Sight, u: UnitNumber) -> list[ZoneNumber]:
    """The land zones that a land unit reaches with all of its movement, over friendly land and what France has just
    given up, where no enemy stands."""
    world = s.edition.world
    france = s.edition.nations.number["france"]
    given_up = sum(1 << zone for zone in zones_in(s.edition.originally[france]) if s.alliance[s.owner[zone]] == AXIS)
    open_land = (sight.friendly | given_up) & ~sight.enemy_units & s.rulings.zones & world.land
    left = {s.zone[u]: allowance(s, sight, u)}
    queue = [s.zone[u]]
    while queue:
        start = queue.pop(0)
        for goal in zones_in(world.next_on_land[start] & open_land):
            link = border(s, start, goal)
            if link is None or link.kind != LAND or why_not_from_home(s, u, start, goal) is not None:
                continue
            after = 0 if stops(s, u, link, goal) else left[start] - 1
            if left[start] > 0 and after > left.get(goal, -1):
                left[goal] = after
                queue.append(goal)
    return [zone for zone in left if zone != s.zone[u]]


def _transports(s: GlobalWar, u: UnitNumber, sea: ZoneNumber) -> list[UnitNumber]:
    """The transports in a sea zone that take a unit, its own before those of others."""
    nation = s.nation[u]
    found: list[UnitNumber] = []
    for ship in s.standing[sea]:
        friend = s.edition.families[nation] >> s.nation[ship] & 1 or cooperating(s, nation, s.nation[ship])
        if friend and s.unit(ship).hold and not s.marks[ship] & (GHOST | UNLOADED) and has_room(s, ship, [u]):
            found.append(ship)
    return sorted(found, key=lambda ship: (s.nation[ship] != nation, ship))


def _deck_at(s: GlobalWar, u: UnitNumber, sea: ZoneNumber) -> bool:
    return any(_is_deck_for(s, u, ship) for ship in s.standing[sea])


def _is_deck_for(s: GlobalWar, u: UnitNumber, ship: UnitNumber) -> bool:
    """gw.4.6.b: decks of its own power."""
    own = s.edition.families[s.nation[u]] >> s.nation[ship] & 1 == 1
    return own and s.unit(u).on_deck in room_on(s, ship)


# over the sea


def coasts_for(s: GlobalWar, ship: UnitNumber) -> list[ZoneNumber]:
    """The friendly land zones to which a transport can bring what it has taken up, with all of its movement."""
    return [*_landings(s, ship)]


def _landings(s: GlobalWar, ship: UnitNumber) -> dict[ZoneNumber, ZoneNumber]:
    """By land zone the sea zone from which the ship unloads."""
    world = s.edition.world
    sight = Sight(s, s.nation[ship])
    barred = sight.warships | sight.any_patrols | sight.strangers
    found: dict[ZoneNumber, ZoneNumber] = {}
    reached = {s.zone[ship]: allowance(s, sight, ship)}
    queue = [s.zone[ship]]
    while queue:
        sea = queue.pop(0)
        for land in zones_in(world.coasts[sea] & sight.friendly & s.rulings.zones):
            if land not in found and not sight.enemy_units >> land & 1 and why_not_share(s, sight, land) is None:
                found[land] = sea
        for beyond in zones_in(world.next_at_sea[sea] & s.rulings.zones & ~barred):
            link = world.between(sea, beyond)
            if link is None or beyond in reached or not reached[sea]:
                continue
            if why_no_passage(s, sight, ship, link) is None:
                reached[beyond] = 0 if link.whole_move else reached[sea] - 1
                queue.append(beyond)
    return found


def go_ashore(s: GlobalWar, ship: UnitNumber, goal: ZoneNumber) -> None:
    """A transport brings all that it carries to a coast and stays there."""
    s.put(ship, _landings(s, ship)[goal])
    for u in s.cargo(ship):
        s.aboard[u] = NO_UNIT
        s.put(u, goal)
        s.left[u] = 0
    s.left[ship] = 0
