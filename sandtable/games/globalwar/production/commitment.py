"""Carrying out the orders of a production phase: what was paid goes on the chart (8.3, 8.4, 8.6, 8.7)."""

from __future__ import annotations

from sandtable.games.globalwar.lendlease.announcing import LEND, RETAIN, goods_of, retain, waiting
from sandtable.games.globalwar.markers import REPAIRING
from sandtable.games.globalwar.numbering import ZoneNumber
from sandtable.games.globalwar.production.chart import EXTENSION, FACILITY, MENDING, REPAIR, UNIT, UPGRADE, Project
from sandtable.games.globalwar.production.market import RAILWAY, STAGES, Market
from sandtable.games.globalwar.units import Facility


def commit(market: Market) -> None:
    """The phase is over: all that is ordered and paid goes on the chart."""
    s = market.s
    ships = market.mending()
    rows: list[int] = []
    for order, count in market.orders.items():
        verb, *words = order.split(" ")
        if verb in STAGES:
            rows += [row for row in market.rows(words) if row not in rows][:count]
    for n in rows:
        s.chart[n] = s.chart[n].advanced()
    for order, count in market.orders.items():
        verb, *words = order.split(" ")
        if verb == LEND:
            nation, name = market.sender(words[0])
            goods = goods_of(s, [name, *words[1:]])
            assert goods is not None
            s.chart += [goods.project(nation)] * count
        elif verb == RETAIN:
            nation, name = market.sender(words[0])
            for _ in range(count):
                retain(s, waiting(s, nation, name)[0])
        elif verb not in STAGES:
            _put_on_chart(market, verb, words, count)
    for u in ships:
        s.marks[u] |= REPAIRING


def _put_on_chart(market: Market, verb: str, words: list[str], count: int) -> None:
    s = market.s
    hastened = verb == "hasten"
    if verb in ("buy", "upgrade", "hasten") and len(words) == 1:
        nation, unit = market.named_unit(words[0])
        assert unit is not None
        form = UPGRADE if verb == "upgrade" else UNIT
        s.chart += [Project(nation, form, unit.number, 2 if hastened else 1, hastened=hastened)] * count
        return
    work = market.begun_named(words[0])
    facility = market.facility_named(words[0])
    if facility is None and work is None:
        return  # a ship
    zone = s.edition.world.number[words[1]]
    if work is not None:
        s.chart.append(Project(s.owner[zone], MENDING, work.number, count, zone))
        return
    assert facility is not None
    nation = s.owner[zone]
    if verb in ("build", "hasten"):
        opens = s.edition.world.coasts[zone] if facility.where in ("coast", "home-coast") else 0
        if len(words) == 3:
            opens = 1 << s.edition.world.number[words[2]]
        paid = 2 if hastened else 1
        s.chart += [Project(nation, FACILITY, facility.number, paid, zone, opens, hastened=hastened)] * count
    elif verb == "upgrade":
        taken = [project.site for project in s.chart if project.form == EXTENSION]
        sites = [site for site in market.sites_of(facility, zone) if site not in taken]
        s.chart += [Project(nation, EXTENSION, facility.number, 1, zone, 0, site) for site in sites[:count]]
    elif facility.id == RAILWAY:
        link = market.torn_link(zone, words[2])
        assert link is not None
        s.chart.append(Project(nation, REPAIR, facility.number, count, zone, 0, link.number))
    else:
        _mend_sites(market, facility, zone, count)


def _mend_sites(market: Market, facility: Facility, zone: ZoneNumber, points: int) -> None:
    """Points are spread over the facilities of a kind in a zone, one after the other."""
    s = market.s
    for site in market.sites_of(facility, zone):
        part = min(points, s.site_damage[site])
        if part:
            s.chart.append(Project(s.owner[zone], REPAIR, facility.number, part, zone, 0, site))
            points -= part
