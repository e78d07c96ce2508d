"""The printed objectives: their conditions, the points they give and what they bring."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import NON_COMBAT
from sandtable.games.globalwar.movement.rail import capacity
from sandtable.games.globalwar.movement.sealift import moves_left
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.supply import supplied
from sandtable.games.globalwar.news import PHASE_BEGUN, TURN_BEGUN, ZONE_TAKEN, News, make_known
from sandtable.games.globalwar.objectives import missing_facts, points_by_alliance
from sandtable.games.globalwar.production.market import Market
from sandtable.games.globalwar.research.development import stage_of
from sandtable.games.globalwar.sheets import ALLIES, AXIS, COMINTERN
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.turn import begin_placement
from sandtable.games.globalwar.victory.boons import boon
from sandtable.games.globalwar.victory.conditions import CONDITIONS, is_met, progress
from sandtable.games.globalwar.victory.declared import FACTORY_ABROAD, TECHNOLOGY_DIE, Objective
from sandtable.kernel.plain import Plain

from .table import ALLIES as ALLIED_SEAT
from .table import COMINTERN as RED_SEAT
from .table import Units, find, nation, offered, play, position, refused, units, zone

rule = pytest.mark.rule
WALL = ("denmark", "western-germany", "netherlands", "belgium", "picardy", "normandy", "aquitaine")
ISLANDS = ("wake", "midway", "attu-and-kiska", "guam")
OTHERS = {"lebensraum": {"leningrad", "novosibirsk"}}  # any three of the five will do
MANCHUKUO = ("rehe", "northern-manchuria", "western-manchuria", "eastern-manchuria")
MAINLAND = ("galicia-and-leon", "western-andalucia", "madrid", "catalonia", "eastern-andalucia", "basque-country")


def world(
    turn: str = "germany", owner: dict[str, str] | None = None, here: Units | None = None, **more: Plain
) -> GlobalWar:
    return position(here or {}, turn, "combat-movement", owner={**(owner or {})}, **more)


def objective(s: GlobalWar, id: str) -> Objective:
    return next(one for one in s.rulings.objectives if one.id == id)


def met(s: GlobalWar, id: str) -> bool:
    return is_met(s, objective(s, id))


def placing(s: GlobalWar) -> GlobalWar:
    """The phase in which units are placed begins, and with it what objectives bring."""
    s.stack = s.stack[:1]
    s.phase = NON_COMBAT + 1
    make_known(s, News(PHASE_BEGUN))
    begin_placement(s)
    s.run()
    return s


def owned(*zones: str, by: str) -> dict[str, str]:
    return dict.fromkeys(zones, by)


def named_by(s: GlobalWar, id: str) -> set[str]:
    """The zones that an objective names."""
    return {*s.edition.world.ids(next(one.zones for one in s.rulings.objectives if one.id == id))}


@rule("gw.3.3.a", "gw.3.3.b")
def test_each_alliance_can_earn_ten_points() -> None:
    s = GAME.start(GAME.setting("world-1936", 3))
    assert len(s.rulings.objectives) == 26
    for alliance in (AXIS, ALLIES, COMINTERN):
        assert sum(one.points for one in s.rulings.objectives if one.alliance == alliance) == 10
    assert {one.condition for one in s.edition.objectives} == set(CONDITIONS)
    assert {one.id for one in s.rulings.objectives if is_met(s, one)} == {
        "the-sun-never-sets", "sphere-of-influence", "rapid-industrialization",
    }  # fmt: skip


@rule("gw.3.3.a")
@pytest.mark.parametrize(
    ("id", "holder", "zones", "alliance", "points"),
    [
        ("lebensraum", "germany", ("moscow", "kiev", "stalingrad"), AXIS, 2),
        ("pacific-buffer-zone", "japan", ISLANDS, AXIS, 1),
        ("access-to-resources", "japan", (*MANCHUKUO, "borneo", "java", "sumatra"), AXIS, 1),
        ("asia-for-asians", "japan", ("burma", "siam", "cochinchina", "annam-tonkin", "british-malaya"), AXIS, 1),
        ("africa-orientale-italiana", "italy", ("eritrea", "abyssinia", "italian-somaliland"), AXIS, 1),
        ("impero-italiano", "italy", ("albania", "cyprus", "malta", "thessaly", "macedonia", "peloponnese", "crete"),
         AXIS, 1),
        ("pacific-expansion", "ussr", ("south-sakhalin", *MANCHUKUO), COMINTERN, 1),
        ("winter-war", "ussr", ("helsinki",), COMINTERN, 1),
        ("access-to-the-mediterranean", "ussr", ("istanbul", "crimea"), COMINTERN, 1),
        ("buffer-zone", "ussr", ("warsaw", "central-romania"), COMINTERN, 2),
    ],
)  # fmt: skip
def test_who_owns_what_an_objective_names_has_its_points(
    id: str, holder: str, zones: tuple[str, ...], alliance: int, points: int
) -> None:
    s = world(owner=owned(*zones, by=holder))
    assert named_by(s, id) == {*zones} | OTHERS.get(id, set())
    assert met(s, id)
    assert id not in missing_facts(s)
    cities = s.edition.place["victory-cities"]
    before = points_by_alliance(s)[alliance]
    lost = zone(s, zones[0])
    s.owner[lost] = nation(s, "sweden")  # of no alliance
    assert not met(s, id)
    assert points_by_alliance(s)[alliance] == before - points - (cities >> lost & 1)
    assert zones[0] in str(missing_facts(s)[id])


@rule("gw.3.3.a", "gw.11.4.2.a")
@pytest.mark.parametrize(
    ("id", "zones"),
    [
        ("festung-europa", WALL),
        ("the-sun-never-sets", ("gibraltar", "malta", "lower-egypt", "cape-town", "british-malaya")),
        ("sphere-of-influence", ISLANDS),
    ],
)
def test_what_must_be_held_for_an_objective(id: str, zones: tuple[str, ...]) -> None:
    assert named_by(world(), id) == {*zones}


def test_each_group_of_zones_that_rules_name_stands_once() -> None:
    assert len(GAME.printed.place) == len(GAME.printed.places)


@rule("gw.3.3.a")
def test_the_sun_sets_and_spheres_shrink() -> None:
    s = world(owner={"malta": "italy", "guam": "japan", "kiev": "germany"})
    for id in ("the-sun-never-sets", "sphere-of-influence", "rapid-industrialization"):
        assert not met(s, id)


@rule("gw.3.3.i", "gw.3.3.d")
def test_s15_the_atlantic_wall() -> None:
    """The rulebook's example: a German unit on all seven coasts brings a work a turn; what stands, stays."""
    here: Units = {coast: {"germany": ["infantry"]} for coast in WALL}
    s = placing(world(owner=owned(*WALL, by="germany"), here=here))
    assert met(s, "festung-europa")
    assert offered(s, "receive fortification normandy A22")
    assert offered(s, "receive coastal-artillery denmark")
    assert offered(s, "receive fortification picardy A23")
    assert refused(s, "receive fortification picardy london") == "gw.3.3.d", "a narrow crossing is no border"
    assert refused(s, "receive fortification paris picardy") == "gw.3.3.d"
    play(s, "receive coastal-artillery normandy A22")
    assert "coastal-artillery" in [s.facility(site).id for site in s.sites[zone(s, "normandy")]]
    assert s.stack[-1].NAME != "awards", "one a turn"
    del here["denmark"]
    s = world(owner=owned(*WALL, by="germany"), here=here)
    assert progress(s, objective(s, "festung-europa")) == (6, 7)
    assert placing(s).stack[-1].NAME != "awards"


@rule("gw.3.3.c", "gw.3.3.d")
def test_what_is_given_once_is_earned_once_and_waits() -> None:
    s = world(owner=owned("moscow", "kiev", "stalingrad", by="germany"), here={"kiev": {"germany": ["infantry"]}})
    placing(s)
    assert refused(s, "receive minor-factory leningrad") == "gw.3.3.d"
    play(s, "receive minor-factory kiev")
    assert refused(s, "receive minor-factory kiev") == "gw.3.3.d", "in two of the three cities"
    play(s, "done")
    assert [row[2] for row in s.goals.owed] == [1], "the other waits"
    s = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    s.owner[zone(s, "moscow")] = nation(s, "ussr")
    s.turn = 1
    placing(s)
    assert not met(s, "lebensraum")
    play(s, "receive minor-factory stalingrad")
    assert not s.goals.owed
    assert s.stack[-1].NAME != "awards"


@rule("gw.3.3.d")
def test_militia_a_base_and_a_factory_for_italian_africa() -> None:
    s = placing(world("italy", owner={"abyssinia": "italy"}, here={"eritrea": {"italy": ["infantry"]}}))
    play(s, "receive militia abyssinia", "receive militia eritrea", "receive airbase eritrea")
    assert offered(s, "receive militia") == []
    play(s, "receive minor-factory italian-somaliland")
    assert "militia" in units(s, "abyssinia")
    assert not s.goals.owed


@rule("gw.3.3.d")
def test_a_legion_for_a_france_at_war() -> None:
    s = world("france", wars=[["france", "germany"]])
    assert met(s, "world-power")
    placing(s)
    assert refused(s, "receive foreign-legion gambier-islands") == "gw.3.3.d", "a zone worth nothing"
    play(s, "receive foreign-legion paris")
    assert units(s, "paris") == ["foreign-legion"]
    assert not met(world("france"), "world-power")


@rule("gw.3.3.c")
def test_one_china_arms_the_communists() -> None:
    here: Units = {"shensi": {"ccp": ["infantry"]}}
    s = world("ccp", owner={"shensi": "ccp"}, here=here)
    for place, owner in enumerate(s.owner):
        if owner == nation(s, "kmt"):
            s.owner[place] = nation(s, "japan")
    placing(s)
    play(s, *["receive cavalry shensi"] * 3, *["receive infantry shensi"] * 2)
    assert units(s, "shensi").count("cavalry") == 3
    assert not offered(s, "receive")


@rule("gw.3.3.d")
def test_a_buffer_zone_is_garrisoned() -> None:
    s = placing(world("ussr", owner=owned("warsaw", "central-romania", by="ussr")))
    play(
        s,
        "receive infantry central-romania",
        "receive infantry central-romania",
        "receive fortification warsaw podlachia",
    )
    assert units(s, "central-romania") == ["infantry", "infantry"]


@rule("gw.3.3.d")
def test_new_weapons_come_from_factories() -> None:
    known: Plain = {"ussr": ["jet-fighters", "strategic-rockets"]}
    s = placing(world("ussr", technologies=known))
    assert met(s, "soviet-technological-superiority")
    play(s, "receive jet-fighter moscow", "receive strategic-rocket moscow")
    assert units(s, "moscow") == ["jet-fighter", "strategic-rocket"]
    bombers: Plain = {"usa": ["heavy-strategic-bombers", "long-range-aircraft", "strategic-rockets", "jet-fighters"]}
    s = placing(world("usa", technologies=bombers))
    assert offered(s, "receive heavy-strategic-bomber chicago")


@rule("gw.3.3.j", "gw.3.3.e")
def test_who_rules_the_pacific_builds_cheaper() -> None:
    here: Units = {"P16": {"japan": ["heavy-battleship", "battleship"]}, "honshu": {"japan": ["fleet-carrier"]},
                   "P30": {"usa": ["3*battleship"]}}  # fmt: skip
    s = position(here, "japan", "production", wars=[["japan", "usa"]], money={"japan": 100})
    assert progress(s, objective(s, "kido-butai")) == (4, 4)
    market = Market(s, 0, {})
    full = s.edition.catalogue.unit("battleship").cost[0]
    assert market.price("buy battleship") == full - 1
    assert market.price("buy destroyer") == s.edition.catalogue.unit("destroyer").cost[0]
    s.technologies[nation(s, "japan")] |= 1 << s.edition.catalogue.technology_of["improved-construction"]
    assert Market(s, 0, {}).price("buy battleship") == full - 2, "they add up"
    s.damage[find(s, "P16", "battleship")] = 1
    assert not met(s, "kido-butai"), "a damaged ship does not count"
    at_peace = position(here, "japan", "production")
    assert not met(at_peace, "kido-butai")


@rule("gw.3.3.j", "gw.3.3.e")
def test_the_big_blue_fleet_is_twice_the_japanese() -> None:
    here: Units = {"P16": {"japan": ["battleship"]}, "P30": {"usa": ["battleship", "fleet-carrier"]},
                   "A21": {"usa": ["4*battleship"]}}  # fmt: skip
    s = world("usa", here=here)
    assert progress(s, objective(s, "big-blue-fleet")) == (2, 2), "the Atlantic does not count"
    assert not met(world("usa", here={**here, "P15": {"japan": ["battleship"]}}), "big-blue-fleet")
    assert Market(s, ALLIED_SEAT, {}).price("buy battleship") == s.edition.catalogue.unit("battleship").cost[0] - 1


@rule("gw.3.3.g")
def test_american_troops_are_raised_in_britain() -> None:
    s = world("usa", wars=[["usa", "germany"]], income={"usa": 63, "ussr": 4, "great-britain": 25},
              chart=[["usa", "unit", "infantry", 1], ["usa", "unit", "destroyer", 1]])  # fmt: skip
    assert met(s, "triumph-of-capitalism")
    placing(s)
    play(s, "done")
    assert offered(s, "receive destroyer") == []
    play(s, "receive infantry london")
    assert units(s, "london") == ["infantry"]
    assert [s.edition.catalogue.units[one.kind].id for one in s.chart] == ["destroyer"]
    poor = world("usa", wars=[["usa", "germany"]], income={"usa": 20, "ussr": 46, "great-britain": 11})
    assert not met(poor, "triumph-of-capitalism")


@rule("gw.3.3.h", "gw.11.4.2.f")
def test_more_strategic_moves() -> None:
    s = world("japan", owner=owned("borneo", "java", "sumatra", by="japan"))
    plain = world("japan")
    japan = nation(s, "japan")
    for region in range(len(s.edition.world.regions)):
        assert capacity(s, japan, region) == capacity(plain, japan, region) + 1
    assert moves_left(s, japan) == moves_left(plain, japan) + 1
    red = world("ussr", owner=owned("south-sakhalin", *MANCHUKUO, by="ussr"))
    assert capacity(red, nation(red, "ussr"), 0) == capacity(plain, nation(plain, "ussr"), 0) + 1


@rule("gw.3.3.h")
def test_a_railway_from_the_cape_to_cairo() -> None:
    s = world("great-britain")
    assert not met(s, "african-colonialism")
    links = s.edition.world.links
    africa = s.edition.world.regions.index("africa")
    for link in links:
        ends = [s.edition.world.zones[end] for end in (link.a, link.b)]
        if link.kind == 0 and all(not end.sea and end.region == africa for end in ends):
            s.laid[link.number] = 1
            for end in ends:
                s.owner[end.number] = nation(s, "great-britain")
    assert met(s, "african-colonialism")
    britain, fec = nation(s, "great-britain"), nation(s, "fec")
    before = world("great-britain")
    assert capacity(s, britain, africa) == capacity(before, britain, africa) + 1
    assert capacity(s, fec, africa) == capacity(before, fec, africa) + 1, "the Commonwealth has it together"
    assert capacity(s, britain, africa + 1) == capacity(before, britain, africa + 1)
    placing(s)
    assert offered(s, "receive airbase cape-town")
    assert not offered(s, "receive airbase scotland")


@rule("gw.3.3.f")
def test_italian_air_bases_supply_each_other() -> None:
    empire = owned("albania", "cyprus", "malta", "thessaly", "macedonia", "peloponnese", "crete", by="italy")
    base: Plain = [{"kind": "airbase"}]
    s = world("italy", owner=empire, facilities={"tobruk": base, "eritrea": [], "southern-italy": base})
    italy = nation(s, "italy")
    home = s.home(italy)
    tobruk = 1 << zone(s, "tobruk")
    malta, britain = zone(s, "malta"), nation(s, "great-britain")
    s.owner[malta] = britain
    s.goals.earned = 0
    assert not supplied(s, Sight(s, italy), home) & tobruk
    s.owner[malta] = italy
    make_known(s, News(PHASE_BEGUN))
    assert supplied(s, Sight(s, italy), home) & tobruk
    s.owner[malta] = britain
    assert supplied(s, Sight(s, italy), home) & tobruk, "for ever, also when the objective is lost"
    assert not met(s, "impero-italiano")


@rule("gw.3.3.k")
def test_the_side_that_won_in_spain() -> None:
    for winner, power, seat in (("spanish-nationalists", "germany", 0), ("spanish-republicans", "ussr", RED_SEAT)):
        id = f"{winner}-win"
        s = world(power, owner=owned(*MAINLAND, by=winner), wars=[["spanish-nationalists", "spanish-republicans"]])
        assert not met(s, id)
        make_known(s, News(ZONE_TAKEN, nation(s, winner), zone=zone(s, "madrid")))
        assert met(s, id)
        s = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
        assert met(s, id), "it is kept in saves"
        placing(s)
        capital = "berlin" if seat == 0 else "moscow"
        assert units(s, capital) == ["infantry"]
        s.owner[zone(s, "madrid")] = nation(s, "great-britain")
        assert not met(s, id)


@rule("gw.3.3.b")
def test_dice_and_factories_for_the_soviet_union() -> None:
    s = world("ussr", owner={"istanbul": "ussr"})
    ussr = nation(s, "ussr")
    assert boon(s, ussr, TECHNOLOGY_DIE) == 1
    assert boon(s, ussr, FACTORY_ABROAD) == 1
    s.site_damage[s.sites[zone(s, "crimea")][0]] = 1
    assert boon(s, ussr, FACTORY_ABROAD) == 0, "the yard must be whole"
    s.owner[zone(s, "leningrad")] = nation(s, "germany")
    assert boon(s, ussr, TECHNOLOGY_DIE) == 0


@rule("gw.3.3.b")
def test_the_chinese_rise() -> None:
    s = world("kmt")
    assert not met(s, "kmt-evolves")
    risen = world("kmt", major=["kmt", "ccp"])
    assert met(risen, "kmt-evolves")
    assert met(risen, "ccp-evolves")


@rule("gw.3.3.l")
def test_the_winter_war_teaches_two_lessons() -> None:
    s = placing(world("ussr", owner={"helsinki": "ussr"}))
    ussr = nation(s, "ussr")
    armour = s.edition.catalogue.technology_of["heavy-armor"]
    assert len(offered(s, "promote")) == 3
    play(s, "promote advanced-artillery heavy-armor")
    assert stage_of(s, ussr, armour) == 1
    assert stage_of(s, ussr, s.edition.catalogue.technology_of["advanced-mechanized-infantry"]) == 0
    assert not s.goals.owed


@rule("gw.3.3.m")
def test_industrial_cities_give_a_die_a_turn() -> None:
    for owner, dice in (("ussr", 1), ("germany", 0)):
        s = world("ussr", owner={"kiev": owner})
        s.laboratory.granted = {}
        make_known(s, News(TURN_BEGUN, nation(s, "ussr")))
        assert s.laboratory.granted.get(nation(s, "ussr"), 0) == dice
