"""What the sixteen technologies change (8.2.1): units that they open, values, dice and ranges."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, Field
from sandtable.games.globalwar.combat.raid import convoy_bonus, raid_bonus
from sandtable.games.globalwar.combat.sequence import AMPHIBIOUS, ATTACK, ATTRITION, DEFENCE, INTERCEPTED, NAVAL, SHELLS
from sandtable.games.globalwar.combat.troops import Troop
from sandtable.games.globalwar.movement.rail import capacity
from sandtable.games.globalwar.movement.reach import allowance, technology_bonus
from sandtable.games.globalwar.movement.sealift import moves_left
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.supply import supply_range
from sandtable.games.globalwar.odds.odds import engaged
from sandtable.games.globalwar.production.yards import Yards
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME

from .table import find, nation, offered, play, position, refused, roll, units, zone
from .test_battle_rules import CATALOGUE, battle, dice, targets, volley
from .test_more_battles import fight

rule = pytest.mark.rule
CHINA = [["japan", "kmt"]]
PACIFIC = [["japan", "usa"]]


def production(nation: str, known: list[str]) -> GlobalWar:
    return position({}, nation, "production", date="1943-01", money={nation: 90}, technologies={nation: known})


@pytest.mark.parametrize(
    ("technology", "power", "opened"),
    [
        pytest.param("advanced-mechanized-infantry", "germany", ["advanced-mechanized-infantry", "ss-panzergrenadier"],
                     marks=rule("gw.8.2.1.a")),
        pytest.param("advanced-artillery", "ussr",
                     ["advanced-artillery", "advanced-self-propelled-artillery", "katyusha"], marks=rule("gw.8.2.1.b")),
        pytest.param("improved-factories", "ussr", ["t34"], marks=rule("gw.8.2.1.h")),
        pytest.param("airborne-doctrine", "germany", ["heavy-air-transport", "elite-airborne-infantry"],
                     marks=rule("gw.8.2.1.m")),
        pytest.param("amphibious-doctrine", "usa", ["attack-naval-transport"], marks=rule("gw.8.2.1.p")),
        pytest.param("heavy-armor", "germany", ["heavy-armor", "tiger"], marks=rule("gw.8.2.1.r")),
        pytest.param("jet-fighters", "germany", ["jet-fighter"], marks=rule("gw.8.2.1.s")),
        pytest.param("advanced-submarines", "germany", ["advanced-submarine"], marks=rule("gw.8.2.1.w")),
        pytest.param("large-ship-construction", "usa", ["heavy-battleship", "heavy-fleet-carrier"],
                     marks=rule("gw.8.2.1.x")),
        pytest.param("heavy-strategic-bombers", "usa", ["heavy-strategic-bomber"], marks=rule("gw.8.2.1.y")),
        pytest.param("strategic-rockets", "germany", ["strategic-rocket"], marks=rule("gw.8.2.1.z")),
    ],
)  # fmt: skip
def test_technologies_open_units(technology: str, power: str, opened: list[str]) -> None:
    for unit in opened:
        assert refused(production(power, []), f"buy {unit}") == "gw.8.3.1.b"
        assert refused(production(power, [technology]), f"buy {unit}") == ""


@rule("gw.8.2.1.z")
def test_two_rockets_in_a_turn() -> None:
    s = production("germany", ["strategic-rockets"])
    assert refused(s, "buy 3*strategic-rocket") == "gw.8.2.1.z"
    rocket = CATALOGUE.unit("strategic-rocket")
    assert (rocket.rocket_range, rocket.bombs) == (3, 1)


@rule("gw.8.2.1.a", "gw.8.2.1.b")
def test_values_of_advanced_units_on_land() -> None:
    mechanized = CATALOGUE.unit("advanced-mechanized-infantry")
    assert (mechanized.attack, mechanized.defence, mechanized.per_tank) == (4, 5, 2)
    assert dice(battle("advanced-artillery", "infantry", sequence=ATTRITION), SHELLS, ATTACKER) == [(1, 2, 0)]


@rule("gw.8.2.1.r", "gw.8.2.1.s", "gw.8.2.1.x")
def test_values_of_heavy_tanks_jets_and_large_ships() -> None:
    assert dice(battle("heavy-armor", "medium-armor infantry"), ATTACK, ATTACKER) == [(1, 8, 1)]
    one = battle("heavy-armor", "medium-armor infantry")
    pick = volley(one, ATTACK, ATTACKER)[0].pick
    assert targets(one, DEFENDER, pick) == {"medium-armor"}
    jet = CATALOGUE.unit("jet-fighter")
    assert (jet.attack, jet.defence, jet.intercept, jet.superior) == (8, 8, 5, True)
    ship = CATALOGUE.unit("heavy-battleship")
    assert (ship.attack, ship.defence, ship.hits) == (10, 10, 3)
    assert sum(CATALOGUE.unit("heavy-fleet-carrier").deck[0].counts) == 3


@rule("gw.8.2.1.c", "gw.8.2.1.f", "gw.8.2.1.u")
def test_technologies_in_raids_on_convoys() -> None:
    def bonuses(mine: list[str], theirs: list[str]) -> tuple[int, int]:
        s = position({"P16": {"usa": ["submarine"], "japan": ["destroyer:escort"]}}, "usa", wars=PACIFIC,
                     technologies={"usa": mine, "japan": theirs})  # fmt: skip
        raider = find(s, "P16", "submarine")
        return raid_bonus(s, raider, (raider,)), convoy_bonus(s, nation(s, "japan"), zone(s, "P16"))

    assert bonuses([], []) == (2, 1)
    assert bonuses(["radar"], ["radar"]) == (3, 2)
    assert bonuses([], ["asw"]) == (2, 2)
    assert bonuses([], ["long-range-aircraft"]) == (2, 2)
    assert bonuses(["asw", "long-range-aircraft"], []) == (2, 1)


@rule("gw.8.2.1.f")
def test_asw_shoots_at_each_raiding_submarine() -> None:
    s = position({"P16": {"usa": ["2*submarine"]}}, "usa", wars=PACIFIC, technologies={"japan": ["asw"]})
    play(s, "raid 2*submarine P16 tokyo-line", "done")
    roll(s, 1, 6, 1, 6)
    roll(s, 2, 3)  # at 2
    assert len(units(s, "P16")) == 1


@rule("gw.8.2.1.v", "gw.8.2.1.w")
def test_packs_and_advanced_submarines() -> None:
    stand = {"P16": {"usa": ["submarine", "advanced-submarine"]}}
    s = position(stand, "usa", wars=PACIFIC, technologies={"usa": ["advanced-submarines"]})
    old, new = find(s, "P16", "submarine"), find(s, "P16", "advanced-submarine")
    assert raid_bonus(s, old, (old,)) == 2
    assert raid_bonus(s, old, (old, new)) == 3
    assert raid_bonus(s, new, (new,)) == 4
    assert technology_bonus(s, nation(s, "usa"), s.unit(old), "interdiction-times") == 2
    one = battle("destroyer fighter:patrol", "advanced-submarine destroyer", Field(sea=True), NAVAL)
    for shots in volley(one, ATTACK, ATTACKER):
        hunter = one.rosters[ATTACKER].troops[shots.troop]
        assert ("advanced-submarine" in targets(one, DEFENDER, shots.aim)) == hunter.air


@rule("gw.8.2.1.g")
def test_asw_arms_transports_and_seaplanes() -> None:
    learnt = Field(sea=True, technologies=(("asw",), ("asw",)))
    one = battle("submarine", "naval-transport", learnt, NAVAL)
    assert dice(one, DEFENCE, DEFENDER) == [(1, 1, 0)]
    assert dice(battle("submarine", "naval-transport", Field(sea=True), NAVAL), DEFENCE, DEFENDER) == []
    assert dice(battle("destroyer", "naval-transport", learnt, NAVAL), DEFENCE, DEFENDER) == []
    assert dice(battle("seaplane:patrol", "submarine", learnt, NAVAL), ATTACK, ATTACKER) == [(1, 5, 0)]
    assert dice(battle("seaplane:patrol", "submarine", Field(sea=True), NAVAL), ATTACK, ATTACKER) == [(1, 3, 0)]


@rule("gw.8.2.1.d")
def test_radar_scrambles_without_limit() -> None:
    for known, many in (([], 3), (["radar"], 4)):
        s = position(
            {"rehe": {"kmt": ["infantry"]}, "western-manchuria": {"kmt": ["4*fighter"]},
             "eastern-manchuria": {"japan": ["infantry"]}},
            "japan", wars=CHINA, owner={"rehe": "kmt", "western-manchuria": "kmt"}, technologies={"kmt": known},
            facilities={"western-manchuria": [{"kind": "airbase"}]},
        )  # fmt: skip
        play(s, "move infantry eastern-manchuria rehe", "done")
        sent = 0
        while offered(s, "scramble"):
            play(s, "scramble fighter western-manchuria")
            sent += 1
        assert sent == many


@rule("gw.8.2.1.e")
def test_radar_improves_interception() -> None:
    learnt = Field(technologies=((), ("radar",)))
    for field, value in ((Field(), 3), (learnt, 4)):
        one = battle("strategic-bomber", "fighter", field, INTERCEPTED)
        assert one.value(DEFENDER, 0, 1) == value


@rule("gw.8.2.1.e")
def test_radar_is_of_the_nation_that_has_it_and_not_of_its_ally() -> None:
    stand = {
        "bavaria": {"germany": ["medium-bomber"]},
        "alsace-lorraine": {"france": ["fighter"], "great-britain": ["fighter"]},
    }
    wars = [["germany", "france"], ["germany", "great-britain"]]
    for known, values in (({}, {3}), ({"france": ["radar"]}, {3, 4})):
        s = position(stand, "germany", wars=wars, technologies={**known},
                     facilities={"alsace-lorraine": [{"kind": "major-factory"}], "bavaria": []})  # fmt: skip
        play(s, "move medium-bomber bavaria alsace-lorraine")
        play(s, "bomb medium-bomber:4 alsace-lorraine major-factory", "done", "ready")
        assert {shots.value for shots in fight(s).volley if shots.side == DEFENDER} == values
        again = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
        assert {shots.value for shots in fight(again).volley if shots.side == DEFENDER} == values


@rule("gw.8.2.1.g")
def test_transports_of_an_ally_have_no_gear_against_submarines() -> None:
    mixed = Field(sea=True, technologies=((), ("asw:4",)))
    transport = CATALOGUE.unit("naval-transport")
    convoy = [(1, Troop(transport, nation="4")), (2, Troop(transport, nation="7"))]
    one = engaged(NAVAL, mixed, [(1, Troop(CATALOGUE.unit("submarine")))], convoy)
    assert dice(one, DEFENCE, DEFENDER) == [(1, 1, 0)]


def yards_of(known: list[str], owner: str = "japan") -> list[int]:
    kinds = ["minor-factory", "medium-factory", "major-factory", "minor-shipyard", "major-shipyard"]
    s = position({}, "japan", technologies={"japan": known, "usa": ["improved-factories"]},
                 facilities={"tokyo": [{"kind": kind} for kind in kinds]}, owner={"tokyo": owner})  # fmt: skip
    yards = Yards(s, nation(s, owner))
    return [yards.capacity(site) for site in s.sites[zone(s, "tokyo")]]


@rule("gw.8.2.1.h", "gw.8.2.1.i")
def test_improved_factories_make_more() -> None:
    assert yards_of([]) == [1, 3, 5, 1, 5]
    assert yards_of(["improved-factories"]) == [2, 5, 8, 2, 8]
    assert yards_of(["improved-factories"], "germany")[:3] == [1, 1, 1], "of no use for whoever took them"


@rule("gw.8.2.1.l", "gw.8.2.1.y")
def test_construction_and_heavy_bombers_over_a_factory() -> None:
    stand = {"bavaria": {"germany": ["strategic-bomber"]}}
    factory = {"alsace-lorraine": [{"kind": "minor-factory"}]}
    known = {"france": ["improved-construction"], "germany": ["heavy-strategic-bombers"]}
    s = position(stand, "germany", wars=[["germany", "france"]], facilities=factory, technologies=known)
    play(s, "move strategic-bomber bavaria alsace-lorraine")
    play(s, offered(s, "bomb")[0], "done")
    roll(s, 1, 2)
    (site,) = s.sites[zone(s, "alsace-lorraine")]
    assert s.site_damage[site] == 2, "one less"
    roll(s, 2)
    assert any("strategic-bomber" in label for label in units(s, "alsace-lorraine")), "flak at 1"
    heavy = battle("heavy-strategic-bomber", "infantry")
    assert dice(heavy, ATTACK, ATTACKER) == [(5, 2, 0)]
    assert CATALOGUE.unit("heavy-strategic-bomber").bombs == 3


@rule("gw.8.2.1.n")
def test_airborne_doctrine_silences_the_flak_of_a_city() -> None:
    stand = {"rehe": {"japan": ["air-transport+airborne-infantry"]}}
    s = position(stand, "japan", wars=CHINA, owner={"beiping": "kmt", "rehe": "japan"},
                 technologies={"japan": ["airborne-doctrine"]})  # fmt: skip
    play(s, "move air-transport+airborne-infantry rehe beiping")
    play(s, offered(s, "drop")[0], "done")
    assert s.owner[zone(s, "beiping")] == nation(s, "japan"), "no die was rolled"


@rule("gw.8.2.1.o", "gw.8.2.1.q")
def test_landings_with_amphibious_doctrine_and_attack_transports() -> None:
    learnt = Field(technologies=(("amphibious-doctrine",), ()))
    trained = battle("3*infantry:landed", "infantry", learnt, AMPHIBIOUS)
    aim = trained.aims[ATTACKER][volley(trained, DEFENCE, DEFENDER)[0].aim]
    assert trained.hit(ATTACKER, (3, 0), aim) == (2, 0)
    s = position(
        {"P14": {"japan": ["attack-naval-transport+marines+medium-armor", "naval-transport+medium-armor"]},
         "rehe": {"kmt": ["infantry"]}},
        "japan", wars=CHINA, owner={"rehe": "kmt"},
    )  # fmt: skip
    play(s, "unload marines:aboard P14 rehe", "unload 2*medium-armor:aboard P14 rehe", "done")
    values = {(one.dice, one.value) for one in fight(s).volley if one.side == ATTACKER}
    assert values == {(1, 3), (1, 6)}, "marines at 2 + 1 and the tank that came with them; the other tank waits"


@rule("gw.8.2.1.p")
def test_attack_transports_defend_themselves() -> None:
    one = battle("destroyer", "attack-naval-transport", Field(sea=True), NAVAL)
    assert dice(one, DEFENCE, DEFENDER) == [(1, 1, 0)]


@rule("gw.8.2.1.t")
def test_long_range_aircraft_fly_further() -> None:
    planes = ["strategic-bomber", "fighter"]
    far = []
    for known in ([], ["long-range-aircraft"]):
        s = position({"rehe": {"japan": planes}}, "japan", technologies={"japan": known})
        sight = Sight(s, nation(s, "japan"))
        far.append([allowance(s, sight, find(s, "rehe", plane)) for plane in planes])
    assert [more - less for less, more in zip(*far, strict=True)] == [2, 1]


@rule("gw.8.2.1.aa")
def test_improved_logistics_on_rails() -> None:
    moves = []
    for known in ([], ["improved-logistics"]):
        s = position({}, "germany", "non-combat", technologies={"germany": known})
        moves.append(capacity(s, nation(s, "germany"), 0))
    assert moves[1] - moves[0] == 1


@rule("gw.8.2.1.ab")
def test_improved_logistics_at_sea() -> None:
    found = []
    for known in ([], ["improved-logistics"]):
        s = position({"P16": {"japan": ["naval-transport"]}}, "japan", technologies={"japan": known})
        ship = find(s, "P16", "naval-transport")
        port = next(site for site, kind in enumerate(s.site_kind) if s.edition.catalogue.facilities[kind].range)
        reach = technology_bonus(s, s.nation[ship], s.unit(ship), "naval-range")
        found.append((moves_left(s, s.nation[ship]), reach, supply_range(s, Sight(s, s.nation[ship]), port)))
    assert [more - less for less, more in zip(*found, strict=True)] == [2, 1, 1]
