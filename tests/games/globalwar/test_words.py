"""The words of the rulebook: capital ships, carriers, China, enemies, friends, home countries, owning, warships."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.movement.land import fortified
from sandtable.games.globalwar.movement.sight import Sight, acting
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.relations import at_war, chinese, family
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.world import BORDER, LAND, NARROW, NORMAL, WIDE
from sandtable.text import LANGUAGES, language

from .table import find, nation, play, position, refused, units, zone

rule = pytest.mark.rule
EDITION = GAME.printed
UNITS = EDITION.catalogue.units


@rule("gw.0.2.f")
def test_capital_ships_take_more_than_one_hit() -> None:
    capital = [unit.id for unit in UNITS if unit.hits > 1]
    assert capital == ["battleship", "heavy-battleship", "fleet-carrier", "heavy-fleet-carrier"]
    assert [unit.id for unit in UNITS if unit.capital] == capital


@rule("gw.0.2.g")
def test_carriers_are_all_ships_with_a_deck() -> None:
    assert [unit.id for unit in UNITS if unit.deck] == ["light-carrier", "fleet-carrier", "heavy-fleet-carrier"]


@rule("gw.0.2.h")
def test_china_is_what_the_chinese_sides_and_warlords_owned() -> None:
    s = position({}, "japan")
    assert {s.nation_at(side).id for side in members(chinese(s))} == {
        "ccp", "kmt", "warlord-kwangsi", "warlord-ma", "warlord-meng", "warlord-shanxi", "warlord-sikang",
        "warlord-sinkiang", "warlord-yunnan",
    }  # fmt: skip


@rule("gw.0.2.i")
def test_enemies_are_enemies_both_ways_with_their_zones_and_units() -> None:
    s = position({"hong-kong": {"fec": ["infantry"]}}, "japan", wars=[["japan", "fec"]])
    for one, other in (("japan", "fec"), ("fec", "japan"), ("anzac", "japan")):
        assert at_war(s, nation(s, one), nation(s, other))
    sight = Sight(s, nation(s, "japan"))
    assert sight.hostile >> zone(s, "sydney") & 1
    assert sight.enemy_units == 1 << zone(s, "hong-kong")
    assert not sight.hostile >> zone(s, "paris") & 1


@rule("gw.0.2.j")
def test_london_is_friendly_to_americans_once_they_fight_together() -> None:
    s = position({}, "usa")
    assert not Sight(s, nation(s, "usa")).friendly >> zone(s, "london") & 1
    s = position({}, "usa", wars=[["usa", "germany"], ["great-britain", "germany"]])
    assert Sight(s, nation(s, "usa")).friendly >> zone(s, "london") & 1


@rule("gw.0.2.l")
def test_s01_overseas_zones_are_not_home() -> None:
    s = position({}, "japan")
    home = EDITION.home[nation(s, "netherlands")]
    assert EDITION.world.ids(home) == ["netherlands"]
    owned = EDITION.world.ids(EDITION.originally[nation(s, "netherlands")])
    assert {"suriname", "netherlands-antilles", "java"} <= set(owned)


@rule("gw.0.2.m")
def test_s02_szechwan_is_originally_kmt_and_sikang_is_not() -> None:
    s = position({}, "japan", owner={"szechwan": "japan"})
    kmt = EDITION.originally[nation(s, "kmt")]
    assert kmt >> zone(s, "szechwan") & 1, "whoever holds it now"
    assert not kmt >> zone(s, "sikang") & 1


@rule("gw.0.2.n", "gw.1.2.a", "gw.1.3.a")
def test_land_is_owned_and_the_sea_is_nobodys() -> None:
    s = position({}, "japan")
    assert len(s.owner) == EDITION.world.lands
    assert all(0 <= owner < len(EDITION.nations.nations) for owner in s.owner)


@rule("gw.0.2.p")
def test_surface_ships_and_warships() -> None:
    assert not EDITION.catalogue.unit("submarine").surface_warship()
    assert EDITION.catalogue.unit("submarine").warship()
    assert EDITION.catalogue.unit("destroyer").surface_warship()
    assert not EDITION.catalogue.unit("naval-transport").warship()


@rule("gw.0.2.c", "gw.0.3.h")
def test_the_attacker_is_whoever_has_the_turn_and_nobody_else_joins() -> None:
    stand = {"A22": {"germany": ["destroyer"], "italy": ["submarine"], "usa": ["destroyer"]}}
    s = position(stand, "germany", wars=[["germany", "usa"], ["italy", "usa"]])
    assert nation(s, "italy") not in acting(s)
    assert refused(s, "attack italy.submarine A22") == "gw.7.3.a", "not in the turn of Italy"
    play(s, "attack destroyer A22")
    assert units(s, "A22") == ["destroyer:battle", "submarine", "destroyer"]


@rule("gw.0.4.c")
def test_moving_inside_a_zone_is_free() -> None:
    stand = {"P16": {"japan": ["fleet-carrier+fighter"], "usa": ["destroyer"]}}
    s = position(stand, "japan", wars=[["japan", "usa"]])
    play(s, "attack fighter:aboard P16")
    assert s.left[find(s, "P16", "fighter")] == 4, "it has taken off and may still fly four"


@rule("gw.1.4.a")
def test_facilities_are_printed_or_set_up_or_built() -> None:
    s = position({}, "japan")
    kinds = {s.facility(site).id for site in s.sites[zone(s, "tokyo")]}
    assert {"airbase", "major-shipyard", "major-factory"} <= kinds
    built = s.build(EDITION.catalogue.facility_of["minor-port"], zone(s, "okinawa"), 0)
    assert built in s.sites[zone(s, "okinawa")]


@rule("gw.1.6.a")
def test_railways_have_two_gauges() -> None:
    def gauge(a: str, b: str) -> int:
        link = EDITION.world.between(EDITION.world.number[a], EDITION.world.number[b])
        assert link is not None
        return link.gauge

    assert gauge("berlin", "eastern-germany") == NARROW
    assert gauge("kiev", "western-ukraine") == WIDE


@rule("gw.1.8.c")
def test_land_units_cross_a_canal_but_no_strait() -> None:
    world = EDITION.world
    over = world.between(world.number["lower-egypt"], world.number["transjordan"])
    assert over is not None
    assert over.kind == LAND
    stand = {"denmark": {"germany": ["light-armor"]}}
    s = position(stand, "germany", "non-combat", owner={"denmark": "germany", "gotaland": "germany"})
    assert refused(s, "move light-armor denmark gotaland") == "gw.1.9.a", "only the narrow crossing leads over"


@rule("gw.1.10.a")
def test_in_small_areas_one_work_guards_every_border() -> None:
    one = [{"kind": "fortification", "opens": ["rehe"]}]
    s = position({}, "japan", facilities={"beiping": one, "western-manchuria": one, "crimea": one})
    assert fortified(s, zone(s, "beiping"), zone(s, "hopeh")), "a city"
    assert fortified(s, zone(s, "crimea"), zone(s, "southern-ukraine")), "the Crimea"
    assert fortified(s, zone(s, "western-manchuria"), zone(s, "rehe"))
    assert not fortified(s, zone(s, "western-manchuria"), zone(s, "chita"))


@rule("gw.0.2.d")
def test_three_nations_are_one_family() -> None:
    s = position({}, "japan")
    assert family(s, nation(s, "fec")) == family(s, nation(s, "anzac")) == family(s, nation(s, "great-britain"))
    assert family(s, nation(s, "japan")) == 1 << nation(s, "japan")


@rule("gw.11.5.d")
def test_ships_in_port_are_no_target_of_a_common_attack() -> None:
    stand = {"rehe": {"japan": ["destroyer"], "usa": ["fighter:3"]}}
    s = position(stand, "usa", wars=[["japan", "usa"]])
    assert refused(s, "attack fighter:3 rehe") == "gw.9.1.a"
    assert refused(s, "strike fighter:3 rehe") == ""


# the map


@rule("gw.1.1.a")
def test_every_land_zone_has_a_name_and_nameless_land_belongs_to_a_neighbour() -> None:
    for code in LANGUAGES:
        for one in EDITION.world.zones[: EDITION.world.lands]:
            assert language(code).has(f"gw-zone-{one.id}"), (code, one.id)
    for land in ("senegal", "uganda", "palestine", "luxembourg"):
        assert land not in EDITION.world.number, "part of a zone next to it"


@rule("gw.1.7.6.b", "gw.1.7.6.a")
def test_a_border_river_hinders_both_ways() -> None:
    river = next(
        link
        for link in EDITION.world.links
        if link.kind == LAND and link.river == BORDER and link.border == NORMAL
        and all(EDITION.world.zones[end].terrain == NORMAL and not EDITION.world.zones[end].city
                for end in (link.a, link.b))
    )  # fmt: skip
    ends = (EDITION.world.zones[river.a].id, EDITION.world.zones[river.b].id)
    for start, goal in (ends, ends[::-1]):
        stand = {start: {"germany": ["infantry", "artillery"]}, goal: {"ussr": ["infantry"]}}
        s = position(stand, "germany", wars=[["germany", "ussr"]], owner={start: "germany", goal: "ussr"},
                     facilities={start: [], goal: []})  # fmt: skip
        play(s, f"move infantry {start} {goal}", f"move artillery {start} {goal}", "done")
        top = s.stack[-1]
        assert isinstance(top, Battle)
        values = [[top.engagement.value(0, n, round) for n in (0, 1)] for round in (1, 2)]
        assert values == [[1, 3], [2, 3]], "the first round only, and never guns"
