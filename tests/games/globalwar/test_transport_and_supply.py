"""Transports and landings, strategic movement by rail and sea, blockade and supply paths."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.movement.interdiction import Lookout
from sandtable.games.globalwar.movement.reach import allowance
from sandtable.games.globalwar.movement.sealift import moves_left, sea_reach
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.supply import (
    blockaded_seas,
    is_blockaded,
    open_to_supply,
    road_is_open,
    seas_in_range,
    supplied,
)
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.production.yards import Yards
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain

from .table import Units, find, nation, offered, play, position, refused, units, zone

rule = pytest.mark.rule
WAR = [["great-britain", "germany"]]
CHINA_WAR = [["japan", "kmt"], ["japan", "warlord-shanxi"]]


# transports


@rule("gw.9.4.3.a", "gw.13.1.6.d")
def test_a_transport_takes_two_infantry_or_one_and_another() -> None:
    stand = {"korea": {"japan": ["3*infantry", "2*artillery"]}, "P14": {"japan": ["naval-transport"]}}
    s = position(stand, "japan")
    assert refused(s, "load 3*infantry korea naval-transport P14") == "gw.9.4.3.a"
    assert refused(s, "load 2*artillery korea naval-transport P14") == "gw.9.4.3.a"
    twin = s.copy()
    play(twin, "load 2*infantry korea naval-transport P14")
    assert refused(twin, "load artillery korea naval-transport+infantry+infantry P14") == "gw.9.4.3.a"
    play(s, "load artillery korea naval-transport P14", "load infantry korea naval-transport+artillery P14")
    assert "naval-transport+infantry+artillery" in units(s, "P14")
    assert refused(s, "load infantry korea naval-transport P14") == "gw.9.4.3.a", "no such ship there now"


@rule("gw.9.4.3.a", "gw.11.4.1.a")
def test_only_units_that_have_not_moved_are_loaded() -> None:
    stand = {"rehe": {"japan": ["infantry"]}, "P14": {"japan": ["naval-transport"]}}
    s = position(stand, "japan", "non-combat")
    play(s, "move infantry rehe korea")
    assert refused(s, "load infantry:0 korea naval-transport P14") == "gw.11.4.1.a"


@rule("gw.9.4.3.a", "gw.9.4.3.b", "gw.9.4.3.c")
def test_transports_load_on_the_way_and_land_in_several_zones() -> None:
    stand = {"kyushu": {"japan": ["2*infantry"]}, "P15": {"japan": ["naval-transport"]}}
    s = position(stand, "japan", wars=CHINA_WAR)
    play(s, "load 2*infantry kyushu naval-transport P15")
    assert refused(s, "move infantry:aboard P15 korea") == "gw.9.4.3.b"
    play(s, "move naval-transport+infantry+infantry P15 P14")
    assert refused(s, "unload infantry:aboard P14 korea") == "gw.9.1.a", "no battle there"
    play(s, "unload infantry:aboard P14 hopeh", "unload infantry:aboard P14 beiping")
    assert units(s, "hopeh") == ["infantry:0:unloaded:battle"]
    assert s.came[find(s, "hopeh", "infantry")] == zone(s, "P14")
    ship = units(s, "P14")[0]
    assert ship == "naval-transport:0:unloaded"
    assert refused(s, f"move {ship} P14 P15") == "gw.9.4.3.c"


@rule("gw.9.4.3.a")
def test_transports_load_in_port() -> None:
    stand = {"kyushu": {"japan": ["2*infantry", "naval-transport"]}}
    s = position(stand, "japan")
    play(s, "load 2*infantry kyushu naval-transport kyushu")
    play(s, "move naval-transport+infantry+infantry kyushu P15")
    assert "naval-transport:3+infantry+infantry" in units(s, "P15")


@rule("gw.10.8.1.a")
def test_the_sea_is_cleared_before_a_landing() -> None:
    stand = {"P14": {"japan": ["naval-transport+infantry+infantry"], "usa": ["destroyer"]}}
    wars = [*CHINA_WAR, ["japan", "usa"]]
    s = position(stand, "japan", wars=wars)
    assert refused(s, "unload infantry:aboard P14 hopeh") == "gw.10.8.1.a"
    stand["P14"]["usa"] = ["fighter:patrol:declined", "submarine"]
    s = position(stand, "japan", wars=wars)
    assert refused(s, "unload infantry:aboard P14 hopeh") == ""


@rule("gw.1.14.a")
def test_the_reef_guards_queensland() -> None:
    stand = {"P71": {"japan": ["naval-transport+infantry"]}}
    s = position(stand, "japan", wars=[["japan", "anzac"]])
    assert refused(s, "unload infantry:aboard P71 queensland") == "gw.1.14.a"


@rule("gw.11.4.1.a", "gw.11.1.a")
def test_in_non_combat_cargo_goes_ashore_in_friendly_land() -> None:
    stand = {"P14": {"japan": ["naval-transport+infantry+artillery"]}}
    s = position(stand, "japan", "non-combat", owner={"hopeh": "japan"})
    s.taken = 1 << zone(s, "hopeh")
    assert refused(s, "unload infantry:aboard P14 hopeh") == "gw.11.1.a"
    assert refused(s, "unload infantry:aboard P14 nanking") == "gw.0.3.a"
    assert refused(s, "unload infantry:aboard P14 tokyo") == "gw.11.4.1.a"
    play(s, "unload infantry:aboard P14 korea", "unload artillery:aboard P14 rehe")
    assert units(s, "korea") == ["infantry:0:unloaded"]
    assert offered(s, "move infantry") == [], "landed cargo does not move on"


@rule("gw.11.4.1.b", "gw.11.3.1.a")
def test_allied_cargo_boards_and_lands_in_its_own_turns() -> None:
    wars = [["great-britain", "germany"], ["usa", "germany"]]
    stand = {"london": {"usa": ["infantry"]}, "A23": {"great-britain": ["naval-transport"]}}
    s = position(stand, "usa", "non-combat", wars=wars)
    play(s, "load infantry london great-britain.naval-transport A23")
    assert units(s, "A23") == ["infantry:aboard", "naval-transport+infantry"]
    peace = position(stand, "usa", "non-combat")
    assert refused(peace, "load infantry london great-britain.naval-transport A23") == "gw.11.4.1.a"
    stand = {"A23": {"great-britain": ["naval-transport+infantry"]}}
    s = position(stand, "great-britain", "non-combat", wars=wars)
    s.nation[find(s, "A23", "infantry")] = nation(s, "usa")
    assert offered(s, "unload") == [], "in the turn of the ship it only travels"
    play(s, "move naval-transport+infantry A23 A22")
    assert len(units(s, "A22")) == 2
    s = position({"A21": stand["A23"]}, "usa", "non-combat", wars=wars)
    s.nation[find(s, "A21", "infantry")] = nation(s, "usa")
    play(s, "unload infantry:aboard A21 scotland")
    assert units(s, "scotland") == ["infantry:0:unloaded"]
    s = position({"A21": stand["A23"]}, "usa", wars=wars, owner={"scotland": "germany"})
    s.nation[find(s, "A21", "infantry")] = nation(s, "usa")
    assert refused(s, "unload infantry:aboard A21 scotland") == "gw.11.4.1.b", "no assault from an ally's ship"


# strategic rail movement


@rule("gw.11.2.a", "gw.11.2.b")
def test_rail_moves_go_any_distance_within_the_capacity() -> None:
    stand = {"berlin": {"germany": ["3*infantry"]}, "bavaria": {"germany": ["2*artillery", "fighter"]}}
    s = position(stand, "germany", "non-combat")
    assert refused(s, "rail infantry berlin london") == "gw.11.2.a"
    assert refused(s, "rail 2*infantry berlin bavaria") == "gw.11.2.b", "one unit at a time"
    for _ in range(3):
        play(s, "rail infantry berlin western-germany")
    play(s, "rail fighter bavaria eastern-germany")
    assert units(s, "western-germany") == ["infantry:0"] * 3
    assert refused(s, "rail artillery bavaria berlin") == "gw.11.2.b", "Europe has four moves"


@rule("gw.11.2.a", "gw.11.1.a")
def test_trains_run_through_zones_held_since_the_start_of_the_turn() -> None:
    stand = {"rehe": {"japan": ["infantry"]}}
    s = position(stand, "japan", "non-combat", owner={"beiping": "japan", "hopeh": "japan"})
    assert refused(s, "rail infantry rehe hopeh") == ""
    s.taken = 1 << zone(s, "beiping")
    assert refused(s, "rail infantry rehe hopeh") == "gw.11.2.a"


@rule("gw.11.2.1.a")
def test_s55_the_change_of_gauge_stops_trains_without_improved_logistics() -> None:
    poland = ("west-poland", "warsaw", "dolnoslaske", "lubelskie", "podlachia", "east-poland")
    held = dict.fromkeys((*poland, "western-ukraine", "kiev"), "germany")
    stand = {"berlin": {"germany": ["4*infantry"]}}
    s = position(stand, "germany", "non-combat", owner=held)
    assert refused(s, "rail infantry berlin kiev") == "gw.11.2.1.a"
    assert refused(s, "rail infantry berlin london") == "gw.11.2.a"
    for _ in range(4):
        play(s, "rail infantry berlin east-poland")
    s = position(stand, "germany", "non-combat", owner=held, technologies={"germany": ["improved-logistics"]})
    for _ in range(3):
        play(s, "rail infantry berlin kiev")
    assert refused(s, "rail infantry berlin kiev") == "gw.11.2.b", "the Soviet region takes two, and one more"
    play(s, "rail infantry berlin east-poland")


@rule("gw.11.2.b")
def test_crossing_into_another_region_uses_up_both() -> None:
    s = position(
        {"east-poland": {"germany": ["infantry"]}},
        "germany",
        "non-combat",
        owner={"east-poland": "germany", "western-ukraine": "germany"},
        technologies={"germany": ["improved-logistics"]},
    )
    play(s, "rail infantry east-poland western-ukraine")
    used = {s.edition.world.regions[n]: count for n, count in enumerate(s.rail_used) if count}
    assert used == {"europe": 1, "soviet-union": 1}


@rule("gw.11.2.d", "gw.1.7.6.c")
def test_rivers_carry_rail_moves() -> None:
    s = position({"southern-ukraine": {"ussr": ["infantry"]}}, "ussr", "non-combat")
    assert refused(s, "rail infantry southern-ukraine eastern-ukraine") == "", "along the Dnieper"


@rule("gw.11.2.c")
def test_cooperating_nations_share_railways() -> None:
    stand = {"picardy": {"great-britain": ["infantry"]}}
    held = {"picardy": "great-britain"}
    s = position(stand, "great-britain", "non-combat", owner=held)
    assert refused(s, "rail infantry picardy paris") == "gw.11.2.a"
    wars = [["great-britain", "germany"], ["france", "germany"]]
    s = position(stand, "great-britain", "non-combat", owner=held, wars=wars)
    assert refused(s, "rail infantry picardy aquitaine") == ""


# strategic naval movement


@rule("gw.11.4.2.a", "gw.11.4.2.b")
def test_s56_a_transport_with_two_units_takes_three_moves() -> None:
    ships = ["naval-transport+infantry+infantry", "2*naval-transport"]
    s = position({"A26": {"usa": ships}}, "usa", "non-combat")
    reach = offered(s, "sail naval-transport+infantry+infantry A26")
    assert reach
    play(s, reach[0])
    assert s.naval_used == 3
    goal = reach[0].split()[-1]
    play(s, f"sail naval-transport A26 {goal}")
    assert offered(s, "sail naval-transport A26") == [], "the USA have three, and one more"
    assert refused(s, f"sail naval-transport A26 {goal}") == "gw.11.4.2.a"


@rule("gw.11.4.2.b", "gw.11.4.2.c", "gw.11.4.2.e")
def test_a_strategic_naval_move_goes_from_facility_to_facility_past_no_enemy() -> None:
    stand = {"P15": {"japan": ["naval-transport+infantry"]}}
    s = position(stand, "japan", "non-combat")
    assert refused(s, "sail naval-transport+infantry P15 P14") == ""
    assert refused(s, "sail naval-transport+infantry P15 P34") == "gw.11.4.2.b", "no facility there"
    wars = [["japan", "usa"]]
    s = position({**stand, "P14": {"usa": ["submarine"]}}, "japan", "non-combat", wars=wars)
    assert refused(s, "sail naval-transport+infantry P15 P14") == "gw.11.4.2.c"
    s = position({**stand, "P14": {"usa": ["submarine"]}}, "japan", "non-combat")
    assert refused(s, "sail naval-transport+infantry P15 P14") == "", "past powers at peace it goes"
    stand = {"P15": {"japan": ["naval-transport+infantry"], "usa": ["submarine"]}}
    s = position(stand, "japan", "non-combat", wars=wars)
    assert refused(s, "sail naval-transport+infantry P15 P14") == "gw.11.4.2.c"
    s = position({"P34": {"japan": ["naval-transport"]}}, "japan", "non-combat")
    assert offered(s, "sail") == []


@rule("gw.11.4.2.d")
def test_cargo_of_a_strategic_naval_move_goes_ashore_at_its_end() -> None:
    s = position({"P15": {"japan": ["naval-transport+infantry"]}}, "japan", "non-combat")
    play(s, "sail naval-transport+infantry P15 P14")
    assert refused(s, "unload infantry:aboard P14 hopeh") != ""
    play(s, "unload infantry:aboard P14 korea")
    assert units(s, "korea") == ["infantry:0:unloaded"]
    s = position({"P15": {"japan": ["naval-transport+infantry"]}}, "japan", "non-combat")
    s.nation[find(s, "P15", "infantry")] = nation(s, "germany")
    assert refused(s, "sail naval-transport+infantry P15 P14") == "gw.11.4.2.d"


@rule("gw.11.4.2.d", "gw.11.4.2.a")
def test_a_strategic_naval_move_calls_at_facilities_on_its_way() -> None:
    stand = {
        "P16": {"japan": ["naval-transport"]},
        "kyushu": {"japan": ["3*infantry"]},
        "rehe": {"japan": ["infantry"]},
    }
    s = position(stand, "japan", "non-combat")
    play(s, "sail naval-transport P16 P15")
    assert s.naval_used == 1
    ship = next(name for name in units(s, "P15") if name.startswith("naval-transport"))
    assert refused(s, f"move {ship} P15 P14") == "gw.11.4.2.d", "it sails on strategically or not at all"
    assert refused(s, f"load 2*infantry kyushu {ship} P15") == "gw.11.4.2.a", "Japan has two moves"
    play(s, f"load infantry kyushu {ship} P15")
    assert s.naval_used == 2
    play(s, f"sail {ship}+infantry P15 P14")
    assert s.naval_used == 2, "they have been counted"
    play(s, "unload infantry:aboard P14 korea")
    assert units(s, "korea") == ["infantry:0:unloaded"]
    assert offered(s, "sail") == [], "it has unloaded"


@rule("gw.11.4.2.d", "gw.11.4.2.b")
def test_the_range_of_a_strategic_naval_move_is_counted_from_where_it_began() -> None:
    s = position({"P15": {"japan": ["naval-transport"]}}, "japan", "non-combat")
    play(s, "sail naval-transport P15 P14")
    assert units(s, "P14") == ["naval-transport:4:sailed"], "of the five zones that a major port sends it"
    for left in (3, 2, 1, 0):
        nearest = [act for act in offered(s, "sail") if act.endswith((" P14", " P15"))]
        play(s, nearest[0])
        assert [name for id in ("P14", "P15") for name in units(s, id)] == [f"naval-transport:{left}:sailed"]
    assert offered(s, "sail") == []


# blockade and supply


def seen(s: GlobalWar, id: str) -> Sight:
    return Sight(s, nation(s, id))


@rule("gw.9.4.2.a", "gw.9.4.2.d")
def test_three_warships_blockade_a_sea_zone() -> None:
    for ships, shut in ((["3*destroyer"], True), (["2*destroyer", "submarine"], False), (["4*naval-transport"], False)):
        s = position({"A12": {"great-britain": ships}}, "germany", wars=WAR)
        assert (blockaded_seas(s, seen(s, "germany")) >> zone(s, "A12") & 1 == 1) is shut, ships
    s = position({"A12": {"great-britain": ["3*destroyer"]}}, "germany")
    assert not blockaded_seas(s, seen(s, "germany")), "nobody blockades in peace"
    s = position({"A12": {"great-britain": ["3*destroyer"], "germany": ["destroyer"]}}, "germany", wars=WAR)
    assert not blockaded_seas(s, seen(s, "germany")), "an enemy warship opposes them"
    allies = {"A12": {"great-britain": ["2*destroyer"], "france": ["destroyer"]}}
    s = position(allies, "germany", wars=[*WAR, ["france", "germany"]])
    assert blockaded_seas(s, seen(s, "germany")), "ships of one alliance count together"


@rule("gw.9.4.2.b")
def test_a_facility_on_two_seas_is_blockaded_in_both_only() -> None:
    three = {"great-britain": ["3*destroyer"]}
    s = position({"A12": three}, "germany", wars=WAR)
    yard = next(site for site in s.sites[zone(s, "western-germany")] if s.facility(site).id == "major-shipyard")
    assert not is_blockaded(s, seen(s, "germany"), yard)
    s = position({"A12": three, "A23": three}, "germany", wars=WAR)
    assert is_blockaded(s, seen(s, "germany"), yard)


@rule("gw.1.11.c", "gw.1.11.a", "gw.13.2.4.a")
def test_s14_supply_reaches_cape_town_by_gibraltar_and_st_helena() -> None:
    s = position({}, "great-britain")
    sight = seen(s, "great-britain")
    yard = next(site for site in s.sites[zone(s, "southern-england")] if s.facility(site).naval())
    near = seas_in_range(s, sight, yard, zone(s, "A21"))
    assert near >> zone(s, "A44") & 1, "four zones, with a range of five"
    assert not near >> zone(s, "A48") & 1
    start = s.edition.home[nation(s, "great-britain")]
    assert supplied(s, sight, start) >> zone(s, "cape-town") & 1
    assert supplied(s, sight, start) >> zone(s, "st-helena") & 1


@rule("gw.1.11.b", "gw.1.11.d")
def test_supply_by_land_follows_railways_that_are_whole() -> None:
    s = position({}, "germany")
    sight = seen(s, "germany")
    berlin = 1 << zone(s, "berlin")
    assert supplied(s, sight, berlin) >> zone(s, "bavaria") & 1
    link = s.edition.world.between(zone(s, "berlin"), zone(s, "eastern-germany"))
    assert link is not None
    s.torn[link.number] = 1
    assert not supplied(s, sight, berlin) >> zone(s, "bavaria") & 1


@rule("gw.1.11.e")
def test_blockade_stops_a_path_and_interdiction_may() -> None:
    s = position({}, "great-britain", wars=WAR)
    start = s.edition.home[nation(s, "great-britain")]
    harbour = zone(s, "nova-scotia")
    assert supplied(s, seen(s, "great-britain"), start) >> harbour & 1
    everywhere = {id: {"germany": ["3*destroyer"]} for id in ("A21", "A22", "A23", "A7", "A10")}
    s = position(everywhere, "great-britain", wars=WAR)
    assert not supplied(s, seen(s, "great-britain"), start) >> harbour & 1
    ships = {"A44": "submarine", "A46": "destroyer", "A48": "battlecruiser:raider"}
    s = position({id: {"germany": [ship]} for id, ship in ships.items()}, "great-britain", wars=WAR)
    sight = seen(s, "great-britain")
    assert supplied(s, sight, start) >> harbour & 1
    germany = nation(s, "germany")
    assert Lookout(s, sight).lurking == {
        zone(s, "A44"): ((3, zone(s, "A44"), germany),),
        zone(s, "A48"): ((7, zone(s, "A48"), germany),),
    }


@rule("gw.1.12.a", "gw.1.12.c")
def test_the_roads_to_china_are_open_in_the_war_against_japan() -> None:
    held = {"yunnan": "kmt"}
    wars = [["japan", "kmt"]]
    s = position({}, "kmt", date="1938-07", owner=held, wars=wars)
    assert road_is_open(s, "burma-road")
    assert road_is_open(s, "ledo-road")
    assert not road_is_open(position({}, "kmt", date="1938-01", owner=held, wars=wars), "burma-road")
    assert not road_is_open(position({}, "kmt", date="1938-07", owner=held), "burma-road")
    assert not road_is_open(position({}, "kmt", date="1938-07", wars=wars), "burma-road")
    s = position({}, "kmt", date="1938-07", owner={**held, "bengal": "japan"}, wars=wars)
    assert road_is_open(s, "burma-road")
    assert not road_is_open(s, "ledo-road")
    s = position({}, "kmt", date="1938-07", owner={**held, "burma": "japan"}, wars=wars)
    assert not road_is_open(s, "burma-road")


@rule("gw.1.11.b", "gw.4.5.a")
def test_supply_is_traced_through_controlled_minors() -> None:
    held = {"cochinchina": "japan", "british-malaya": "japan"}
    start = 1 << zone(position({}, "japan"), "cochinchina")
    no_port: Plain = {"british-malaya": []}
    s = position({}, "japan", owner=held, facilities=no_port)
    assert supplied(s, seen(s, "japan"), start) >> zone(s, "british-malaya") & 1, "by the railways of Siam"
    s = position({}, "japan", owner=held, facilities=no_port, control={"siam": "germany"})
    assert not supplied(s, seen(s, "japan"), start) >> zone(s, "british-malaya") & 1


@rule("gw.1.11.c", "gw.1.8.j")
def test_supply_does_not_pass_straits_that_are_shut() -> None:
    for wars, passes in (([], True), ([["ussr", "germany"]], False)):
        s = position({}, "ussr", wars=wars)
        yard = next(site for site in s.sites[zone(s, "crimea")] if s.facility(site).naval())
        near = seas_in_range(s, seen(s, "ussr"), yard, zone(s, "M10"))
        assert (near >> zone(s, "M7") & 1 == 1) is passes, "neutral Turkey shuts out who is at war with a major power"


@rule("gw.10.10.3.a", "gw.1.11.a")
def test_supply_begins_where_the_capital_has_gone() -> None:
    s = position({}, "great-britain", "placement", wars=WAR)
    britain = nation(s, "great-britain")
    for home in members(s.edition.home[britain]):
        s.owner[home] = nation(s, "germany")
    ottawa = 1 << zone(s, "ottawa")
    assert not Yards(s, britain).in_supply() & ottawa
    s.capital[britain] = zone(s, "ottawa")
    assert Yards(s, britain).in_supply() & ottawa


@rule("gw.9.4.3.a", "gw.13.1.2.b")
def test_no_gun_in_tow_goes_on_board() -> None:
    """A tractor that sailed with its gun would leave it behind in the water."""
    s = position(
        {"honshu": {"japan": ["motorized-infantry", "artillery"]}, "P15": {"japan": ["naval-transport"]}}, "japan"
    )
    assert refused(s, "load motorized-infantry honshu naval-transport P15") == ""
    play(s, "load artillery honshu motorized-infantry honshu")
    assert refused(s, "load motorized-infantry+artillery honshu naval-transport P15") == "gw.9.4.3.a"


@rule("gw.11.2.b")
def test_every_unit_that_goes_by_rail_counts_also_what_another_carries() -> None:
    stand = {"rehe": {"japan": ["motorized-infantry+artillery", "air-transport+infantry"]}}
    s = position(stand, "japan", "non-combat", owner={"beiping": "japan"})
    assert refused(s, "rail motorized-infantry+artillery rehe beiping") == "gw.11.2.b", "Asia takes one unit"
    assert refused(s, "rail air-transport+infantry rehe beiping") == "gw.11.2.b"
    s = position({"berlin": {"germany": ["motorized-infantry+artillery"]}}, "germany", "non-combat")
    play(s, "rail motorized-infantry+artillery berlin bavaria")
    used = {s.edition.world.regions[n]: count for n, count in enumerate(s.rail_used) if count}
    assert used == {"europe": 2}


@rule("gw.11.2.d", "gw.11.2.1.a")
def test_a_river_beside_a_railway_carries_trains_of_every_gauge() -> None:
    held = dict.fromkeys(("bessarabia", "southern-ukraine", "eastern-ukraine", "central-romania"), "ussr")
    s = position({"central-romania": {"ussr": ["infantry"]}}, "ussr", "non-combat", owner=held)
    assert refused(s, "rail infantry central-romania southern-ukraine") == "", "down the Danube, over no rails"
    assert refused(s, "rail infantry central-romania orel-kursk") == "", "and on by rail"


@rule("gw.11.4.2.b", "gw.11.4.2.d")
def test_a_strategic_naval_move_begins_and_ends_at_an_undamaged_port_dock_or_yard() -> None:
    stand = {"honshu": {"japan": ["naval-transport"]}}
    s = position(stand, "japan", "non-combat")
    assert offered(s, "sail naval-transport honshu P14")
    for site in s.sites[zone(s, "honshu")]:
        s.site_damage[site] = 1
    assert offered(s, "sail") == [], "its port is damaged"
    laden = {"P15": {"japan": ["naval-transport+infantry"]}}
    guns = {"beiping": [{"kind": "coastal-artillery"}, {"kind": "submarine-base"}, {"kind": "minor-port", "damage": 1}]}
    s = position(laden, "japan", "non-combat", owner={"beiping": "japan"}, facilities=guns)
    play(s, "sail naval-transport+infantry P15 P14")
    assert refused(s, "unload infantry:aboard P14 beiping") == "gw.11.4.2.d"
    assert refused(s, "unload infantry:aboard P14 korea") == ""


@rule("gw.11.4.2.d")
def test_nobody_boards_on_a_beach_for_a_strategic_naval_move() -> None:
    stand = {"P14": {"japan": ["2*naval-transport"]}, "hopeh": {"japan": ["infantry"]}, "rehe": {"japan": ["infantry"]}}
    s = position(stand, "japan", "non-combat", owner={"hopeh": "japan"})
    play(s, "load infantry hopeh naval-transport P14")
    assert refused(s, "sail naval-transport+infantry P14 P15") == "gw.11.4.2.d"
    s = position(stand, "japan", "non-combat", owner={"hopeh": "japan"})
    play(s, "load infantry rehe naval-transport P14", "sail naval-transport+infantry P14 P15")


@rule("gw.11.4.2.a", "gw.11.4.2.f")
def test_great_britain_and_the_usa_begin_with_one_strategic_naval_move_more() -> None:
    s = position({}, "germany")
    moves = [moves_left(s, nation(s, id)) for id in ("great-britain", "anzac", "usa", "japan", "france", "kmt")]
    assert moves == [3, 3, 4, 2, 2, 0]
    won = ("rehe", "northern-manchuria", "western-manchuria", "eastern-manchuria", "borneo", "java", "sumatra")
    s = position({}, "germany", owner={"gibraltar": "germany", **dict.fromkeys(won, "japan")})
    assert [moves_left(s, nation(s, id)) for id in ("great-britain", "japan")] == [2, 3]


@rule("gw.1.11.c")
def test_the_range_of_supply_counts_the_sea_zone_of_the_facility_it_starts_from() -> None:
    s = position({}, "japan")
    sight = seen(s, "japan")
    port = next(site for site in s.sites[zone(s, "marshall-islands")] if s.facility(site).id == "minor-port")
    seas = seas_in_range(s, sight, port, zone(s, "P47"))
    steps = s.edition.world.distances(1 << zone(s, "P47"), s.edition.world.next_at_sea)
    assert max(steps[sea] for sea in members(seas)) == 2, "three zones, with its own"


@rule("gw.11.1.a", "gw.11.4.1.a")
def test_cargo_carried_in_combat_movement_goes_ashore_in_non_combat() -> None:
    s = position({"P15": {"japan": ["naval-transport+infantry"]}}, "japan")
    play(s, "move naval-transport+infantry P15 P14", "done")
    ship = next(name for name in units(s, "P14") if name.startswith("naval-transport"))
    assert refused(s, f"move {ship} P14 P15") == "gw.0.4.a", "the ship has made its move"
    play(s, "unload infantry:aboard P14 korea")
    assert units(s, "korea") == ["infantry:0:unloaded"]


@rule("gw.1.8.k")
def test_open_canals_serve_supply_paths_and_strategic_moves() -> None:
    s = position({"M8": {"great-britain": ["naval-transport"]}}, "great-britain", "non-combat",
                 wars=[["great-britain", "italy"]])  # fmt: skip
    a, b = zone(s, "M8"), zone(s, "I5")
    assert open_to_supply(s, Sight(s, nation(s, "great-britain")), a, b)
    assert not open_to_supply(s, Sight(s, nation(s, "italy")), a, b)
    ship = find(s, "M8", "naval-transport")
    beyond = [s.edition.world.zones[sea].id for sea in sea_reach(s, Sight(s, s.nation[ship]), ship)]
    assert any(id.startswith("I") for id in beyond)
    shut = position({"M8": {"great-britain": ["naval-transport"]}}, "great-britain", "non-combat",
                    wars=[["great-britain", "italy"]], owner={"lower-egypt": "italy"})  # fmt: skip
    beyond = [s.edition.world.zones[sea].id for sea in sea_reach(shut, Sight(shut, shut.nation[ship]), ship)]
    assert not any(id.startswith("I") for id in beyond)


@rule("gw.13.2.5.a", "gw.1.11.c", "gw.11.4.2.b")
@pytest.mark.parametrize("partners", [True, False], ids=["at war together", "apart"])
def test_a_partners_shipyard_serves_in_all_but_building(partners: bool) -> None:
    """Ruling V23, at the French yard in Normandy, the only facility on A22."""
    wars: list[Plain] = [["great-britain", "germany"], *([["france", "germany"]] if partners else [])]
    fleet = {"A22": {"great-britain": ["destroyer", "battleship:d1", "naval-transport"]}}
    s = position(fleet, "great-britain", "production", wars=wars, money={"great-britain": 9})
    assert ("repair battleship:d1 A22" in offered(s, "repair")) is partners
    ship = find(s, "A22", "destroyer")
    assert allowance(s, seen(s, "great-britain"), ship) - s.unit(ship).move == (1 if partners else 0), "the bonus"

    s = position(fleet, "great-britain", "non-combat", wars=wars)
    assert ("sail naval-transport A22 A21" in offered(s, "sail")) is partners, "strategic moves begin there"
    coming: Units = {"A21": {"great-britain": ["naval-transport"]}}
    s = position(coming, "great-britain", "non-combat", wars=wars)
    assert ("sail naval-transport A21 A22" in offered(s, "sail")) is partners, "and end there"

    alone: Plain = {"picardy": [], "aquitaine": [], "southern-france": []}  # no other way into France
    s = position({}, "great-britain", wars=wars, facilities=alone)
    home = s.edition.home[nation(s, "great-britain")]
    assert (supplied(s, seen(s, "great-britain"), home) >> zone(s, "normandy") & 1 == 1) is partners
    yard = next(site for site in s.sites[zone(s, "normandy")] if s.facility(site).naval())
    s.site_damage[yard] = 1
    assert not supplied(s, seen(s, "great-britain"), home) >> zone(s, "normandy") & 1, "by that yard"

    chart: Plain = [["great-britain", "unit", "destroyer", 1]]
    s = position({}, "great-britain", "placement", wars=wars, chart=chart)
    assert refused(s, "place destroyer A21") == ""
    assert [refused(s, f"place destroyer {where}") for where in ("A22", "normandy")] == ["gw.12.1.b"] * 2
