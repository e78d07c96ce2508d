"""The map as data: zones, links and distances, with the examples the rulebook gives."""

from __future__ import annotations

import itertools

import pytest

from sandtable.games.globalwar.edition import read_edition
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.survey import INCOMES, linked_pairs, waters_within
from sandtable.games.globalwar.world import (
    ALONG,
    BORDER,
    CANAL,
    CHANGE,
    COAST,
    CROSSING,
    DESERT,
    IMPASSABLE,
    LAND,
    LINKS,
    MOUNTAINS,
    NARROW,
    SEA,
    STRAIT,
    TUNDRA,
    WIDE,
    Link,
)

rule = pytest.mark.rule
EDITION = read_edition({})
WORLD = EDITION.world


def zone(id: str) -> int:
    return WORLD.number[id]


def border(a: str, b: str) -> Link:
    link = WORLD.between(zone(a), zone(b))
    assert link is not None, f"{a} and {b} have no border"
    return link


def around(id: str, graph: list[int]) -> set[str]:
    return set(WORLD.ids(graph[zone(id)]))


def test_the_whole_world_is_there() -> None:
    assert (WORLD.lands, WORLD.size - WORLD.lands, len(WORLD.links)) == (358, 157, 1425)
    kinds = {kind: sum(LINKS[link.kind] == kind for link in WORLD.links) for kind in LINKS}
    assert kinds == {
        "land": 592, "impassable": 25, "sea": 356, "coast": 421, "crossing": 20, "strait": 2, "canal": 6,
        "sea-route": 1, "road": 2,
    }  # fmt: skip
    assert sum(link.gauge > 0 for link in WORLD.links) == 291
    assert sum(link.river > 0 for link in WORLD.links) == 80


@pytest.mark.parametrize(("nation", "total"), INCOMES)
def test_the_zones_of_a_nation_are_worth_what_is_printed(nation: str, total: int) -> None:
    assert EDITION.income(nation) == total


@rule("gw.1.2")
def test_sea_zones_are_numbered_by_ocean() -> None:
    letters = {0: "A", 1: "M", 2: "I", 3: "P"}
    for sea in WORLD.zones[WORLD.lands :]:
        assert sea.sea
        assert sea.id[0] == letters[sea.ocean]
        assert sea.id[1:].isdecimal()
        assert sea.owner == ""


@rule("gw.1.11")
def test_the_supply_path_to_cape_town_is_as_long_as_the_example_says() -> None:
    for path in (["A21", "A28", "A35", "A44"], ["A44", "A46", "A48", "A51", "A53"], ["A53", "A54"]):
        for a, b in itertools.pairwise(path):
            assert border(a, b).kind == SEA
        assert WORLD.distances(1 << zone(path[0]), WORLD.next_at_sea)[zone(path[-1])] == len(path) - 1
    assert {"A21"} <= around("southern-england", WORLD.coasts)
    assert {"A44"} <= around("gibraltar", WORLD.coasts)
    assert {"A54"} <= around("cape-town", WORLD.coasts)


@rule("gw.10.10")
def test_an_aircraft_flies_two_zones_from_gibraltar_to_m3() -> None:
    assert WORLD.distances(1 << zone("gibraltar"), WORLD.next_by_air)[zone("M3")] == 2


@rule("gw.1.7")
def test_border_terrain_hinders_only_those_who_enter_belgium() -> None:
    link = border("picardy", "belgium")
    assert (link.kind, link.border, link.border_into) == (LAND, MOUNTAINS, zone("belgium"))
    assert border("suiyuan", "kerulen").border == DESERT
    assert border("suiyuan", "kerulen").border_into == -1


@rule("gw.1.7.6")
def test_rivers_lie_on_borders_or_run_along() -> None:
    assert border("alsace-lorraine", "bavaria").river == BORDER
    assert border("amazon-jungle", "peru").river == ALONG
    assert border("paris", "picardy").river in (0, ALONG)


@rule("gw.1.7.6")
def test_a_river_is_one_water() -> None:
    """Zones on its banks hang together. Those of China and of Siberia have no names."""
    banks: dict[str, list[int]] = {}
    for link in WORLD.links:
        if link.river_name:
            banks.setdefault(link.river_name, []).append(1 << link.a | 1 << link.b)
    assert len(banks) > 30
    for name, pairs in banks.items():
        reached = pairs[0]
        for _ in pairs:
            for pair in pairs:
                reached |= pair if pair & reached else 0
        assert all(pair & reached == pair for pair in pairs), name


@rule("gw.1.7")
def test_impassable_borders_stop_land_units_and_no_aircraft() -> None:
    link = border("burma", "yunnan")
    assert link.kind == IMPASSABLE
    assert "yunnan" not in around("burma", WORLD.next_on_land)
    assert "yunnan" in around("burma", WORLD.next_by_air)


@rule("gw.1.1")
def test_a_lake_lies_between_chad_and_nigeria() -> None:
    assert border("chad", "nigeria").kind == IMPASSABLE


@rule("gw.1.8")
@pytest.mark.parametrize(
    ("name", "kind", "between", "control"),
    [
        ("strait-of-gibraltar", STRAIT, {"A44", "M2"}, ["gibraltar"]),
        ("danish-straits", STRAIT, {"A11", "A12"}, ["denmark"]),
        ("suez-canal", CANAL, {"M8", "I5"}, ["lower-egypt"]),
        ("panama-canal", CANAL, {"A37", "P31"}, ["panama"]),
        ("kiel-canal", CANAL, {"A12", "A23"}, ["western-germany"]),
        ("turkish-straits", CANAL, {"M7", "M10"}, ["istanbul"]),
        ("white-sea-canal", CANAL, {"A9", "A14"}, ["leningrad", "karelia"]),
        ("st-lawrence-seaway", CANAL, {"A18", "A24"}, ["ottawa"]),
    ],
)
def test_straits_and_canals_and_who_opens_them(name: str, kind: int, between: set[str], control: list[str]) -> None:
    passage = WORLD.passages[name]
    assert passage.kind == kind
    assert {WORLD.zones[passage.a].id, WORLD.zones[passage.b].id} == between
    assert [WORLD.zones[one].id for one in passage.control] == control
    sea = WORLD.between(passage.a, passage.b)
    assert sea is not None
    assert sea.via == name


@rule("gw.1.8", "gw.1.13")
def test_ways_that_cost_a_whole_move_are_no_common_borders() -> None:
    assert border("A9", "A14").whole_move
    assert border("A9", "P1").whole_move
    assert not {"A14", "P1"} & around("A9", WORLD.next_at_sea)
    assert "I5" in around("M8", WORLD.next_at_sea)


@rule("gw.1.9")
def test_narrow_crossings_join_land_over_water() -> None:
    assert around("hokkaido", WORLD.crossings) == {"honshu", "south-sakhalin", "kurile-islands"}
    crossing = next(
        link for link in WORLD.links if link.kind == CROSSING and {link.a, link.b} == {zone("hokkaido"), zone("honshu")}
    )
    assert crossing.capacity == 2
    assert WORLD.ids(crossing.touches) == ["P16"]
    for link in WORLD.links:
        if link.kind == CROSSING:
            shores = WORLD.coasts[link.a] | WORLD.coasts[link.b]
            assert link.touches
            assert link.touches & ~shores == 0


@rule("gw.1.14")
def test_the_reef_bars_three_coasts_of_queensland() -> None:
    barred = {WORLD.zones[link.b].id for link in WORLD.links if link.kind == COAST and link.reef}
    assert barred == {"P64", "P71", "P72"}
    assert {WORLD.zones[link.a].id for link in WORLD.links if link.reef} == {"queensland"}


@rule("gw.11.2.1")
def test_the_gauge_changes_at_the_soviet_border() -> None:
    assert border("east-poland", "western-ukraine").gauge == CHANGE
    assert border("western-ukraine", "kiev").gauge == WIDE
    assert border("berlin", "eastern-germany").gauge == NARROW


BROAD_GAUGE = {"ussr", "finland", "spanish-republicans", "spanish-nationalists", "brazil"}


@rule("gw.1.6.a", "gw.11.2.1.a")
def test_a_country_has_one_gauge_which_changes_where_it_meets_the_other() -> None:
    gauges = [link.gauge for link in WORLD.links]
    assert {CHANGE, WIDE, NARROW} < set(gauges)
    for link in WORLD.links:
        if link.gauge in (CHANGE, WIDE, NARROW):
            a, b = (WORLD.zones[end].owner in BROAD_GAUGE for end in (link.a, link.b))
            gauge = CHANGE if a != b else WIDE if a else NARROW
            assert link.gauge == gauge, (WORLD.zones[link.a].id, WORLD.zones[link.b].id)


@rule("gw.11.2.b")
def test_regions_hang_together_and_one_of_them_is_the_soviet_union() -> None:
    regions: dict[str, int] = dict.fromkeys(WORLD.regions, 0)
    for land in WORLD.zones[: WORLD.lands]:
        regions[WORLD.regions[land.region]] |= 1 << land.number
    assert set(WORLD.ids(regions["soviet-union"])) == {one.id for one in WORLD.zones if one.owner == "ussr"}
    alone = {
        WORLD.zones[land].id
        for region in regions.values()
        for land in members(region)
        if WORLD.next_on_land[land] and not WORLD.next_on_land[land] & region
    }
    assert alone == {"north-sakhalin", "south-sakhalin"}  # an island with a border


@rule("gw.0.2")
def test_home_countries() -> None:
    homes = {
        nation.id: set(WORLD.ids(home)) for nation, home in zip(EDITION.nations.nations, EDITION.home, strict=True)
    }
    assert homes["germany"] == {"berlin", "western-germany", "eastern-germany", "bavaria"}
    assert homes["japan"] == {"tokyo", "honshu", "hokkaido", "kyushu"}
    assert homes["italy"] == {"rome", "northern-italy", "lazio", "southern-italy"}
    assert homes["vichy-france"] == {"southern-france", "corsica"}
    assert homes["fec"] == set()
    assert homes["ussr"] == {zone.id for zone in WORLD.zones if zone.owner == "ussr"}
    assert homes["kmt"] == homes["ccp"] >= {"formosa", "hong-kong", "rehe", "nanking", "shensi", "sinkiang", "kobdo"}
    assert "washington-d-c" in homes["usa"]
    assert not homes["usa"] & {"alaska", "hawaii", "panama", "puerto-rico"}


@rule("gw.0.2")
def test_a_capital_belongs_to_its_nation() -> None:
    capitals = {one.id: (one.capital, one.owner) for one in WORLD.zones if one.capital}
    assert len(capitals) > 50
    assert [id for id, (nation, owner) in capitals.items() if nation != owner] == []


@rule("gw.1.7")
def test_tundra_lies_in_the_north() -> None:
    regions = {WORLD.regions[one.region] for one in WORLD.zones[: WORLD.lands] if one.terrain == TUNDRA}
    assert regions == {"north-america", "europe", "soviet-union"}


@rule("gw.3.2")
def test_ten_victory_cities() -> None:
    cities = EDITION.place["victory-cities"]
    assert len(members(cities)) == 10
    assert cities & WORLD.sea == 0


@rule("gw.15.4.f")
def test_marks_stand_where_the_distances_put_them() -> None:
    japan = waters_within(WORLD, EDITION.home[EDITION.nations.number["japan"]], 4)
    assert japan == sum(1 << sea.number for sea in WORLD.zones if sea.kamikaze)
    america = waters_within(WORLD, EDITION.home[EDITION.nations.number["usa"]], 3)
    assert america == sum(1 << sea.number for sea in WORLD.zones if sea.monroe)


def test_every_facility_opens_on_a_sea_of_its_zone() -> None:
    naval = {kind.id for kind in EDITION.catalogue.facilities if kind.naval()}
    for one in WORLD.zones:
        for facility in one.facilities:
            assert facility.kind in EDITION.catalogue.facility_of
            if facility.kind in naval:
                assert facility.seas, (one.id, facility.kind)
            for sea in facility.seas:
                assert sea in around(one.id, WORLD.coasts)


def test_distances_count_borders_and_know_when_there_is_no_way() -> None:
    steps = WORLD.distances(1 << zone("berlin"), WORLD.next_on_land)
    assert steps[zone("berlin")] == 0
    assert steps[zone("eastern-germany")] == 1
    assert steps[zone("london")] == 99
    assert WORLD.within(1 << zone("A44"), 1, WORLD.next_at_sea) == 1 << zone("A44") | WORLD.next_at_sea[zone("A44")]
    assert WORLD.within(1 << zone("A44"), 50, WORLD.next_at_sea) & 1 << zone("P16")
    # the Caspian Sea is a sea of its own
    assert WORLD.within(1 << zone("M12"), 50, WORLD.next_at_sea) == 1 << zone("M12")


def test_no_two_links_of_a_kind_join_the_same_zones() -> None:
    seen = [(link.kind, min(link.a, link.b), max(link.a, link.b)) for link in WORLD.links]
    assert len(seen) == len(set(seen))
    # ten links stand beside another between the same zones: passages on sea links, and the Burma Road
    assert len(linked_pairs(WORLD)) == len(WORLD.links) - len(WORLD.passages) + 1
