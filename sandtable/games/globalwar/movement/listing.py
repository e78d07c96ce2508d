"""The list of legal orders, kept up while orders are given: an order makes anew only what it can have changed.

It hangs on the state as what is worked out from it, belongs to no facts, and is dropped by every act but an order.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import ANSWERED, ANSWERING, NO_UNIT, NOWHERE
from sandtable.games.globalwar.movement.command import Command
from sandtable.games.globalwar.movement.reach import movement
from sandtable.games.globalwar.movement.sight import PARTNER, Sight
from sandtable.games.globalwar.movement.verb import Verb
from sandtable.games.globalwar.numbering import NationNumber, Seat, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.relations import family
from sandtable.games.globalwar.state import GlobalWar, Kept
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.action import Action

FAR_REACHING: Final = ("rail", "sail", "annex", "hunt", "force")  # they use up what all share, or touch the enemy


class Listing(Kept):
    """By zone the acts of the groups in it, and what the nations saw when they were listed."""

    def __init__(self, s: GlobalWar, seat: Seat, only: tuple[UnitNumber, ...]) -> None:
        self.seat: Final = seat
        self.only: Final = only
        self.phase: Final = s.phase
        self.acts: dict[ZoneNumber, list[Action]] = {}
        self.boarding: dict[ZoneNumber, list[Action]] = {}  # what also depends on ships off the coast
        self.sights: dict[NationNumber, Sight] = {}

    def holds_for(self, s: GlobalWar, seat: Seat, only: tuple[UnitNumber, ...]) -> bool:
        return self.seat == seat and self.only == only and self.phase == s.phase

    def after(self, c: Command, verb: Verb, units: list[UnitNumber], goal: ZoneNumber) -> Listing | None:
        """What is left of the list when these units get their order; asked before it is carried out."""
        s = c.s
        if verb.name in FAR_REACHING or s.barbarossa in (ANSWERING, ANSWERED) or s.beside():
            return None
        u = units[0]
        world = s.edition.world
        zones = 1 << s.zone[u]
        if goal != NOWHERE:
            zones |= 1 << goal
        if s.aboard[u] != NO_UNIT:
            zones |= 1 << s.zone[s.aboard[u]]
        if goal != NOWHERE and not c.is_one_family():
            zones |= _others_around(c, s.nation[u], goal)
        beside = zones
        for sea in zones_in(zones & world.sea):
            beside |= world.coasts[sea]  # whoever might go on board there
        left = Listing(s, self.seat, self.only)
        sight = c.sight(s.nation[u])
        elsewhere = self._who_sees_others(s, units)
        zones |= _with_units(s, elsewhere)
        if sight.carriers and _decks_matter(s, sight, units, goal):
            zones |= _with_aircraft(s, sight)
        elif elsewhere:
            left.sights = {nation: seen for nation, seen in self.sights.items() if not elsewhere >> nation & 1}
        else:
            left.sights = self.sights
        left.acts = self.acts.copy()
        left.boarding = self.boarding.copy()
        for zone in zones_in(zones):
            left.acts.pop(zone, None)
        for zone in zones_in(beside):
            left.boarding.pop(zone, None)
        return left

    def _who_sees_others(self, s: GlobalWar, units: list[UnitNumber]) -> int:
        """The nations that act as well and do not cooperate with those who move: what bars their way moves with them
        (gw.0.3.a, gw.9.1.b)."""
        found = 0
        others = [seen for seen in self.sights.values() if not seen.own >> s.nation[units[0]] & 1]
        if others:  # most player turns are those of one family
            moving = {s.nation[u] for u in units} | {s.nation[one] for u in units for one in s.cargo(u)}
            for seen in others:
                if any(not seen.own >> nation & 1 and seen.stands[nation] != PARTNER for nation in moving):
                    found |= seen.own
        return found


def _others_around(c: Command, nation: NationNumber, goal: ZoneNumber) -> int:
    """The zones next to one with units of the seat that do not attack together with a nation (gw.7.1.a)."""
    s = c.s
    found = 0
    for zone in zones_in(s.edition.world.spread(1 << goal, s.edition.world.next_by_air)):
        for u in s.standing[zone]:
            if s.nation[u] in c.nations and not family(s, nation) >> s.nation[u] & 1:
                found |= 1 << zone
    return found


def _decks_matter(s: GlobalWar, sight: Sight, units: list[UnitNumber], goal: ZoneNumber) -> bool:
    """Whether places on decks may be free or taken after an order (gw.9.3.c)."""
    u = units[0]
    if any(s.unit(one).deck for one in units):
        return True
    if s.unit(u).kind != AIR:
        return False
    if s.aboard[u] != NO_UNIT or not sight.way_ashore(s, movement(s, sight, u)) >> s.zone[u] & 1:
        return True
    if goal != NOWHERE and sight.carriers >> goal & 1:
        return True  # it may land there, however near the coast is
    return goal != NOWHERE and not sight.way_ashore(s, max(0, movement(s, sight, u) - 2)) >> goal & 1


def _with_units(s: GlobalWar, nations: int) -> int:
    """The zones with units of some nations."""
    found = 0
    if nations:
        for zone, here in enumerate(s.standing):
            if any(nations >> s.nation[u] & 1 for u in here):
                found |= 1 << zone
    return found


def _with_aircraft(s: GlobalWar, sight: Sight) -> int:
    """The zones with aircraft and carriers of a family."""
    found = 0
    for u in s.numbers():
        zone = s.zone[u]
        if zone != NOWHERE and sight.own >> s.nation[u] & 1 and (s.unit(u).kind == AIR or s.unit(u).deck):
            found |= 1 << zone
    return found
