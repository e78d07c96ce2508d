"""The ways of lend-lease (12.4): from the sender's home country along a supply path to the recipient's."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.lendlease.terms import contains_communism, in_civil_war
from sandtable.games.globalwar.movement.interdiction import (
    Lookout,
    Trail,
    Way,
    danger,
    harbours_beyond,
    is_better,
    ways_ashore,
    ways_at_sea,
)
from sandtable.games.globalwar.movement.rail import gauge_of
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.supply import WHITE_SEA, by_land, road_is_open
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.production.income import full_income
from sandtable.games.globalwar.production.market import CANADA
from sandtable.games.globalwar.production.yards import homeland
from sandtable.games.globalwar.relations import at_war, cooperating, is_neutral_power, leader_of
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import NO_RAIL, NO_RIVER

ROADS: Final = (("burma-road", "burma"), ("ledo-road", "bengal"))
STRAITS: Final = "turkish-straits"
LENINGRAD: Final = "leningrad"


def routes(
    s: GlobalWar, sender: NationNumber, recipient: NationNumber, afloat_only: bool = False, trail: Trail | None = None
) -> dict[ZoneNumber, Way]:
    """gw.12.4.a: the zones in which a loan may arrive, each with those who lie in wait on the safest way to it; none by
    way of a blockaded harbour (gw.12.4.e).

    ``afloat_only``: a ship, which puts to sea from the home country itself (gw.12.4.d). ``trail`` keeps by which zones
    the ways lead.
    """
    goals = arrivals(s, sender, recipient)
    sight = _sight(s, sender, recipient)
    if not afloat_only and _opens_canal(s, recipient):
        sight.let_through = WHITE_SEA
    sight.traced &= ~goals  # gw.12.4.a: it ends in the first zone it comes to
    lookout = Lookout(s, sight, strangers(s, sender, recipient), trail)
    start = departures(s, sender) & sight.traced
    afloat = ways_at_sea(s, sight, lookout, start if afloat_only else by_land(s, sight, start))
    found: dict[ZoneNumber, Way] = {}
    for land, way in afloat.items():
        for goal, way_there in harbours_beyond(s, sight, land, way, lookout, goals).items():
            if is_better(found, goal, way_there, land, trail):
                found[goal] = way_there
                if trail is not None:
                    trail.lead(land, goal)
    if not afloat_only:
        for land, way in ways_ashore(s, sight, afloat, trail).items():
            for goal in zones_in(_next_by_land(s, land) & goals):
                if goal not in found or danger(way) < danger(found[goal]):
                    found[goal] = way
                    if trail is not None:
                        trail.by_land(land, goal)
    return found


def departures(s: GlobalWar, sender: NationNumber) -> int:
    """gw.12.4.a: the home country; FEC, which has none, begins at its undamaged factories (gw.12.4.g)."""
    home = s.home(sender)
    if home:
        return home
    found = 0
    for site, zone in enumerate(s.site_zone):
        if zone >= 0 and s.owner[zone] == sender and s.facility(site).group == "factory" and not s.site_damage[site]:
            found |= 1 << zone
    return found


def arrivals(s: GlobalWar, sender: NationNumber, recipient: NationNumber) -> int:
    """The zones of the recipient's home country that it has owned since the turn began; of FEC its capital
    (gw.12.4.g), of Great Britain Canada too when the USA lend (gw.15.5.d)."""
    home = homeland(s, recipient)
    if s.nation_at(sender).id == "usa" and s.nation_at(recipient).id == "great-britain":
        home |= s.edition.place[CANADA]
    found = 0
    for zone in zones_in(home & s.rulings.zones & ~s.taken):
        if s.owner[zone] == recipient:
            found |= 1 << zone
    return found


def strangers(s: GlobalWar, sender: NationNumber, recipient: NationNumber) -> int:
    """gw.12.5.d: the nations at peace with the sender that may interdict."""
    found = 0
    for nation in nations_in(s.rulings.playing):
        if nation == recipient or at_war(s, sender, nation) or s.seat_of(nation) < 0:
            continue
        power = leader_of(s, nation)
        full = s.majors >> power & 1 and 0 < full_income(s, power) <= s.income[power]
        if s.alliance[nation] != s.alliance[sender] and (full or in_civil_war(s, nation, recipient)):
            found |= 1 << nation
    return found


def _sight(s: GlobalWar, sender: NationNumber, recipient: NationNumber) -> Sight:
    """The sender's view, with what abilities open to this loan."""
    sight = Sight(s, sender)
    numbers = s.edition.nations.number
    giver, taker = s.nation_at(sender).id, s.nation_at(recipient).id
    if (giver, taker) == ("germany", "spanish-nationalists"):
        sight.further = 1  # gw.15.1.e
    elif (giver, taker) == ("ussr", "spanish-republicans"):
        turkey = numbers["turkey"]
        if s.controller[turkey] < 0 and is_neutral_power(s, turkey):
            sight.let_through = STRAITS  # gw.15.3.f
    elif (giver, taker) == ("usa", "kmt") and contains_communism(s):
        for zone, owner in enumerate(s.owner):  # gw.15.8.e
            if owner in (numbers["fec"], numbers["france"], numbers["free-france"]) and not s.taken >> zone & 1:
                sight.traced |= 1 << zone
    return sight


def _opens_canal(s: GlobalWar, recipient: NationNumber) -> bool:
    """gw.1.8.i: whether loans reach Leningrad by the White Sea Canal, with leave of both its owners (ruling V4)."""
    shores = s.edition.world.passages[WHITE_SEA].control
    leave = all(cooperating(s, recipient, s.owner[zone]) and not s.taken >> zone & 1 for zone in shores)
    return leave and s.owner[s.edition.world.number[LENINGRAD]] == recipient


def _next_by_land(s: GlobalWar, land: ZoneNumber) -> int:
    """The zones next to a land zone to which a railway, a river or a road leads (gw.1.11.b, gw.1.12.a, gw.1.12.c)."""
    world = s.edition.world
    found = 0
    for beyond in zones_in(world.next_on_land[land]):
        link = world.between(land, beyond)
        if link is not None and (gauge_of(s, link) != NO_RAIL or link.river != NO_RIVER):
            found |= 1 << beyond
    for road, end in ROADS:
        if land == world.number[end] and road_is_open(s, road):
            found |= 1 << world.number["yunnan"]
    return found
