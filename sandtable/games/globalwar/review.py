"""What follows from the board for the seat that moves, buys or places: the shop, and what it may regret at the end.

A review has three marks: what will be lost, what was perhaps forgotten, and what is good to know. All of it is public.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.abilities import BLITZKRIEG, surprises, why_no_blitzkrieg
from sandtable.games.globalwar.combat.standoff import standoff_facts
from sandtable.games.globalwar.lendlease.shipping import shipping_facts
from sandtable.games.globalwar.markers import (
    COMBAT_MOVEMENT,
    FOUGHT,
    FRESH,
    GHOST,
    NO_SEAT,
    NO_UNIT,
    NOWHERE,
    PATROL,
    REPAIRING,
    RETREATED,
    UNLOADED,
)
from sandtable.games.globalwar.movement.rail import capacity
from sandtable.games.globalwar.movement.sealift import moves_left
from sandtable.games.globalwar.movement.sight import acting
from sandtable.games.globalwar.numbering import NationNumber, Seat, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.objectives import missing_facts
from sandtable.games.globalwar.overlord import landings
from sandtable.games.globalwar.pacts.desk import pacts_at_a_glance
from sandtable.games.globalwar.production.phases import Placement, Production
from sandtable.games.globalwar.research.development import Research, research_facts
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.turn import Movement, land_aircraft
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.plain import Plain

LOST: Final = "lost"
FORGOTTEN: Final = "forgotten"
KNOWN: Final = "known"
MARKS: Final = (LOST, FORGOTTEN, KNOWN)
STAYING: Final = FOUGHT | GHOST | PATROL | REPAIRING | RETREATED | UNLOADED  # marks of units that stay where they are
MOST_ZONES: Final = 6  # that are named


def derived(s: GlobalWar) -> dict[str, Plain]:
    """What views carry beside the state: who plays whom, what objectives lack, how pacts and a battle stand, and more
    while a seat buys, moves or places."""
    told: dict[str, Plain] = {"seats": _seats(s)}
    lacking = missing_facts(s)
    if lacking:
        told["missing"] = lacking
    pacts = pacts_at_a_glance(s)
    if pacts:
        told["pacts"] = pacts
    return {**told, **standoff_facts(s), **_at_hand(s)}


def _seats(s: GlobalWar) -> dict[str, Plain]:
    """gw.2.1.a, gw.4.5.a: by nation who decides for it."""
    nations = s.edition.nations.nations
    return {nation.id: s.seat_of(nation.number) for nation in nations if s.seat_of(nation.number) != NO_SEAT}


def _at_hand(s: GlobalWar) -> dict[str, Plain]:
    """What the seat that buys, moves or places has to look at."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Production) and top.seats:
        shop = top.shop(s)
        return {"shop": [[order, price] for order, price in shop], "review": _of_production(s, top, shop)}
    if isinstance(top, Research):
        return {"research": research_facts(s, top), "review": _of_research(s, top)}
    if isinstance(top, Movement) and top.seats and not top.units:
        return {"review": _of_movement(s, top.seats[0])}
    if isinstance(top, Placement) and top.seats:
        ways = shipping_facts(s, top.seats[0])
        told: dict[str, Plain] = {"review": _of_placement(s, top)}
        return {**told, "lend-lease": ways} if ways else told
    return {}


def _point(mark: str, what: str, count: int, zones: list[Plain] | None = None, **more: str) -> dict[str, Plain]:
    found: dict[str, Plain] = {"mark": mark, "what": what, "count": count}
    if zones:
        found["zones"] = zones
    for key, value in more.items():
        found[key] = value
    return found


def _in_order(points: list[dict[str, Plain]]) -> list[Plain]:
    """What is lost comes first, what is good to know last."""
    return [point for mark in MARKS for point in points if point["mark"] == mark]


def _nations(s: GlobalWar, seat: Seat) -> list[NationNumber]:
    return [nation for nation in acting(s) if s.seat_of(nation) == seat]


def _money(s: GlobalWar, nations: list[NationNumber], mark: str) -> list[dict[str, Plain]]:
    return [_point(mark, "money", s.money[one], nation=s.nation_at(one).id) for one in nations if s.money[one]]


# research


def _of_research(s: GlobalWar, frame: Research) -> list[Plain]:
    """gw.8.2.b: dice that are not thrown now are lost."""
    return [_point(LOST, "research", frame.left(s), nation=s.nation_at(frame.power).id)] if frame.left(s) else []


# production


def _of_production(s: GlobalWar, frame: Production, shop: list[tuple[str, int]]) -> list[Plain]:
    """gw.8.3.a: money that would still buy something."""
    market = frame.market(s, frame.seats[0])
    cheapest: dict[NationNumber, int] = {}
    for order, price in shop:
        payer = market.payer(order)
        cheapest[payer] = min(price, cheapest.get(payer, price))
    points: list[dict[str, Plain]] = []
    for nation in market.nations:
        enough = nation in cheapest and cheapest[nation] <= s.money[nation]
        points += _money(s, [nation], FORGOTTEN if enough else KNOWN)
    return _in_order(points)


# movement


def _of_movement(s: GlobalWar, seat: Seat) -> list[Plain]:
    nations = _nations(s, seat)
    if s.phase == COMBAT_MOVEMENT:
        return _in_order(_abilities(s, nations))
    return _in_order(
        [*_doomed(s, nations), *_unmoved(s, nations), *_transport(s, nations), *_exposed(s, nations)],
    )


def _abilities(s: GlobalWar, nations: list[NationNumber]) -> list[dict[str, Plain]]:
    """gw.15.4.a: a surprise attack is for this turn or never; Blitzkrieg and Overlord may wait."""
    points: list[dict[str, Plain]] = []
    if surprises(s, nations):
        points.append(_point(LOST, "surprise", 1))
    if why_no_blitzkrieg(s, nations, BLITZKRIEG) is None:
        points.append(_point(FORGOTTEN, "blitzkrieg", 1))
    if landings(s, nations):
        points.append(_point(FORGOTTEN, "overlord", 1))
    return points


def _doomed(s: GlobalWar, nations: list[NationNumber]) -> list[dict[str, Plain]]:
    """gw.10.10.a, gw.9.3.1.f: the aircraft that have no place to land where they are."""
    lands = s.edition.world.lands
    aloft: list[UnitNumber] = []
    for u in s.numbers():
        zone = s.zone[u]
        if zone == NOWHERE or s.nation[u] not in nations or s.aboard[u] != NO_UNIT or s.unit(u).kind != AIR:
            continue
        if zone >= lands or s.left[u] != FRESH or s.owner[zone] != s.nation[u]:
            aloft.append(u)
    if not aloft:
        return []
    landed = s.copy()
    landed.tell = None
    land_aircraft(landed)
    return _units(s, LOST, "doomed", [u for u in aloft if landed.zone[u] == NOWHERE])


def _unmoved(s: GlobalWar, nations: list[NationNumber]) -> list[dict[str, Plain]]:
    found: list[UnitNumber] = []
    for u in s.numbers():
        zone = s.zone[u]
        if zone == NOWHERE or s.left[u] != FRESH or s.nation[u] not in nations or s.aboard[u] != NO_UNIT:
            continue
        unit = s.unit(u)
        if unit.move and unit.raised != "militia" and not s.marks[u] & STAYING:
            found.append(u)
    return _units(s, FORGOTTEN, "unmoved", found)


def _units(s: GlobalWar, mark: str, what: str, units: list[UnitNumber]) -> list[dict[str, Plain]]:
    """So many units, with the zones where most of them are, and the first kind of them."""
    if not units:
        return []
    counts: dict[ZoneNumber, int] = {}
    for u in units:
        counts[s.zone[u]] = counts.get(s.zone[u], 0) + 1
    zones = sorted(counts, key=lambda zone: -counts[zone])[:MOST_ZONES]
    named: list[Plain] = [s.edition.world.zones[zone].id for zone in zones]
    return [_point(mark, what, len(units), named, unit=s.unit(units[0]).id)]


def _transport(s: GlobalWar, nations: list[NationNumber]) -> list[dict[str, Plain]]:
    """gw.11.2.b, gw.11.4.2.a: moves by rail and by sea that are left where some were used."""
    points: list[dict[str, Plain]] = []
    for region, used in enumerate(s.rail_used):
        left = capacity(s, nations[0], region) if used and nations else 0
        if left > 0:
            points.append(_point(KNOWN, "rail", left))
    if s.naval_used and nations and moves_left(s, nations[0]) > 0:
        points.append(_point(KNOWN, "naval", moves_left(s, nations[0])))
    return points


def _exposed(s: GlobalWar, nations: list[NationNumber]) -> list[dict[str, Plain]]:
    """Capitals and victory cities beside which more enemies stand than friends in them."""
    world = s.edition.world
    cities = s.edition.place["victory-cities"]
    points: list[dict[str, Plain]] = []
    for nation in nations:
        for zone in zones_in(cities | (1 << s.capital[nation] if s.capital[nation] != NOWHERE else 0)):
            if s.owner[zone] != nation:
                continue
            near = [u for beyond in zones_in(world.next_on_land[zone] & world.land) for u in s.standing[beyond]]
            enemies = [u for u in near if s.enemies[nation] >> s.nation[u] & 1 and s.unit(u).attack]
            friends = [u for u in s.standing[zone] if not s.enemies[nation] >> s.nation[u] & 1]
            if len(enemies) > len(friends):
                where: list[Plain] = [world.zones[zone].id]
                points.append(_point(KNOWN, "exposed", len(enemies), where, held=str(len(friends))))
    return points


# placing


def _of_placement(s: GlobalWar, frame: Placement) -> list[Plain]:
    """gw.12.1.f: what could be placed and is not waits in the box, as does what has no place."""
    placing = frame.placing(s, frame.seats[0])
    placed = {(act.verb, act.nouns[0]) for act in frame.legal(s, frame.seats[0]) if act.nouns}
    points: list[dict[str, Plain]] = []
    for verb, waiting in (("place", placing.box()), ("upgrade", placing.upgrades())):
        for (nation, kind), count in waiting.items():
            name = placing.called(nation, s.edition.catalogue.units[kind].id)
            points.append(_point(FORGOTTEN if (verb, name) in placed else KNOWN, verb, count, unit=name))
    return _in_order([*points, *_money(s, placing.nations, KNOWN)])
