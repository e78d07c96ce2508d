"""Units, facilities and technologies as chapters 8.2 and 13 print them."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.edition import read_edition
from sandtable.games.globalwar.units import (
    ALONE,
    ARTILLERY,
    CLASSES,
    INFANTRY,
    NO_BLITZ,
    PAIRED,
    SURFACE,
)
from sandtable.games.globalwar.world import DESERT, JUNGLE, MOUNTAINS

from .table import position, refused

rule = pytest.mark.rule
CATALOGUE = read_edition({}).catalogue
unit = CATALOGUE.unit
facility = CATALOGUE.facility


def test_everything_in_the_box() -> None:
    assert (len(CATALOGUE.units), len(CATALOGUE.facilities), len(CATALOGUE.technologies)) == (52, 15, 16)
    assert {one.source for one in CATALOGUE.units} == {"rulebook"}


@rule("gw.13.1.1", "gw.13.1.2", "gw.13.1.3")
@pytest.mark.parametrize(
    ("id", "attack", "defence", "move", "cost"),
    [
        ("militia", 1, 2, 1, [2]),
        ("infantry", 2, 4, 1, [3]),
        ("elite-airborne-infantry", 3, 3, 1, [3]),
        ("cavalry", 3, 2, 2, [3]),
        ("medium-armor", 6, 5, 2, [6]),
        ("t34", 6, 5, 2, [5]),
        ("tiger", 8, 7, 2, [7]),
        ("artillery", 3, 3, 1, [4]),
        ("katyusha", 5, 4, 2, [5]),
        ("anti-aircraft-artillery", 3, 3, 1, [4]),
    ],
)
def test_land_units(id: str, attack: int, defence: int, move: int, cost: list[int]) -> None:
    row = unit(id)
    assert (row.attack, row.defence, row.move, row.cost) == (attack, defence, move, cost)


@rule("gw.13.1.5", "gw.13.1.6", "gw.13.1.7")
@pytest.mark.parametrize(
    ("id", "attack", "defence", "move", "cost"),
    [
        ("fighter", 6, 6, 4, [10]),
        ("tactical-bomber", 7, 5, 4, [11]),
        ("strategic-bomber", 0, 2, 6, [12]),
        ("seaplane", 3, 3, 6, [7]),
        ("destroyer", 4, 4, 3, [7]),
        ("heavy-cruiser", 6, 6, 3, [5, 5]),
        ("battleship", 8, 8, 2, [6, 6, 6]),
        ("heavy-battleship", 10, 10, 3, [7, 7, 7]),
        ("fleet-carrier", 0, 2, 3, [5, 5, 5]),
        ("submarine", 3, 3, 3, [6]),
        ("naval-transport", 0, 0, 2, [7]),
        ("strategic-rocket", 0, 0, 1, [3]),
    ],
)
def test_aircraft_ships_and_rockets(id: str, attack: int, defence: int, move: int, cost: list[int]) -> None:
    row = unit(id)
    assert (row.attack, row.defence, row.move, row.cost) == (attack, defence, move, cost)


@rule("gw.13.1.6.a")
def test_three_old_kinds_of_ship_cannot_be_built() -> None:
    never = {"torpedo-boat-destroyer", "coastal-defense-ship", "coastal-submarine"}
    assert {one.id for one in CATALOGUE.units if not one.cost} == never
    s = position({}, "germany", "production", money={"germany": 99})
    assert {refused(s, f"buy {id}") for id in never} == {"gw.13.1.6.a"}
    assert refused(s, "buy gurkha") == "gw.8.3.1.a", "others have them"


@rule("gw.8.3.1", "gw.13.1.2.c")
@pytest.mark.parametrize("id", ["mechanized-infantry", "medium-armor", "strategic-bomber", "tank-destroyer"])
def test_germany_is_earlier(id: str) -> None:
    row = unit(id)
    assert not row.available("germany", "1938-01", [], True)
    assert row.available("germany", "1938-07", [], True)
    assert not row.available("usa", "1939-07", [], True)
    assert row.available("usa", "1940-01", [], True)


@rule("gw.13.1.2.a")
def test_major_powers_buy_no_cavalry_after_july_1939() -> None:
    assert unit("cavalry").available("ussr", "1939-07", [], True)
    assert not unit("cavalry").available("ussr", "1940-01", [], True)
    assert unit("cavalry").available("kmt", "1940-01", [], False)


@rule("gw.8.3.1.a")
def test_major_powers_buy_the_same_kinds_and_some_of_their_own() -> None:
    majors = [nation for nation in read_edition({}).nations.nations if nation.rank == "major"]
    everywhere = set.intersection(*({*nation.buys} for nation in majors))
    assert {nation.id: {*nation.buys} - everywhere for nation in majors} == {
        "germany": {"tiger", "ss-panzergrenadier"},
        "ussr": {"t34", "katyusha"},
        "japan": set(),
        "great-britain": {"colonial-infantry"},
        "france": {"colonial-infantry", "foreign-legion"},
        "italy": {"colonial-infantry"},
        "usa": set(),
    }
    assert all(len(nation.buys) == len({*nation.buys}) for nation in majors)


@rule("gw.8.2.1")
def test_technologies_open_units_and_some_only_for_one_nation() -> None:
    assert not unit("t34").available("ussr", "1941-07", [], True)
    assert unit("t34").available("ussr", "1941-07", ["improved-factories"], True)
    assert not unit("t34").available("germany", "1941-07", ["improved-factories"], True)
    opened = {one.id: one.technology for one in CATALOGUE.units if one.technology}
    assert len(opened) == 17
    assert opened["heavy-fleet-carrier"] == "large-ship-construction"
    assert unit("elite-airborne-infantry").replaces == "airborne-infantry"


@rule("gw.8.2")
def test_what_each_stage_of_a_technology_needs() -> None:
    rolls = {one.id: one.roll for one in CATALOGUE.technologies}
    assert rolls["radar"] == 7
    assert rolls["jet-fighters"] == 8
    assert rolls["improved-logistics"] == 9
    assert sorted(rolls.values()) == [7] * 8 + [8] * 5 + [9] * 3
    assert (CATALOGUE.stages, CATALOGUE.third_stage_from) == (4, "1939-07")


@rule("gw.8.2.1")
def test_technologies_change_numbers() -> None:
    effects = {
        (one.id, effect.what): (effect.value, effect.units) for one in CATALOGUE.technologies for effect in one.effects
    }
    assert effects[("radar", "raider-hunt")] == (6, [])
    assert effects[("asw", "patrol-attack")] == (2, ["seaplane"])
    assert effects[("heavy-strategic-bombers", "flak-value")] == (1, [])
    assert effects[("improved-logistics", "naval-moves")] == (2, [])
    moves = [effect for effect in CATALOGUE.technology("long-range-aircraft").effects if effect.what == "move"]
    further = {id: effect.value for effect in moves for id in effect.units}
    assert further.pop("strategic-bomber") == further.pop("heavy-strategic-bomber") == 2
    assert set(further.values()) == {1}
    assert {*further, "strategic-bomber", "heavy-strategic-bomber"} == {
        one.id for one in CATALOGUE.units if CLASSES[one.kind] == "air"
    }


@rule("gw.13.1.1.h")
def test_special_units_are_limited_to_two_a_turn() -> None:
    limited = {one.id for one in CATALOGUE.units if one.limit}
    assert all(unit(id).limit == 2 for id in limited)
    assert {"marines", "gurkha", "tank-destroyer", "tiger", "katyusha", "strategic-rocket"} <= limited
    assert not limited & {"infantry", "militia", "medium-armor", "fighter"}


@rule("gw.10.5.1")
def test_who_blitzes_and_with_whom() -> None:
    assert {one.id for one in CATALOGUE.units if one.tank} == {
        "light-armor", "medium-armor", "t34", "heavy-armor", "tiger",
    }  # fmt: skip
    assert all(one.blitz == ALONE for one in CATALOGUE.units if one.tank)
    assert unit("ss-panzergrenadier").blitz == ALONE
    assert (unit("mechanized-infantry").blitz, unit("mechanized-infantry").per_tank) == (PAIRED, 1)
    assert unit("advanced-mechanized-infantry").per_tank == 2
    assert unit("fighter").blitz == PAIRED
    assert unit("infantry").blitz == unit("cavalry").blitz == NO_BLITZ


@rule("gw.13.1.3")
def test_artillery_strikes_first_supports_and_fords() -> None:
    for one in CATALOGUE.units:
        artillery = one.kind == ARTILLERY
        assert (one.first_strike, one.supports) == (artillery, artillery)
        assert one.fords == (artillery or one.id == "marines")
    assert [one.id for one in CATALOGUE.units if one.shells] == [
        "advanced-artillery", "advanced-self-propelled-artillery", "katyusha",
    ]  # fmt: skip


@rule("gw.1.7.1", "gw.1.7.2", "gw.1.7.3")
def test_troops_at_home_in_hard_terrain() -> None:
    assert unit("mountain-infantry").unhindered == 1 << MOUNTAINS
    assert unit("mountain-infantry").defence_bonus[MOUNTAINS] == 1
    assert unit("foreign-legion").unhindered == 1 << MOUNTAINS | 1 << DESERT
    assert unit("foreign-legion").attack_bonus[DESERT] == 1
    assert unit("gurkha").attack_bonus[JUNGLE] == 1
    assert unit("cavalry").rides == 1 << MOUNTAINS
    assert unit("infantry").unhindered == unit("infantry").rides == 0


@rule("gw.10.2")
def test_target_selection() -> None:
    assert (unit("tank-destroyer").selects, unit("tank-destroyer").selects_among) == (3, "vehicle")
    assert (unit("t34").selects, unit("tiger").selects) == (1, 3)
    assert unit("light-cruiser").selects_among == "air"
    assert unit("tactical-bomber").selects_among == "land-and-sea"
    assert (unit("submarine").selects, unit("submarine").selects_among) == (1, "surface")
    assert unit("infantry").selects == 0


@rule("gw.13.1.5", "gw.13.1.6")
def test_what_transports_and_carriers_take() -> None:
    two, mixed = unit("naval-transport").hold
    assert two.takes("infantry") == 2
    assert (mixed.takes("infantry"), mixed.takes("other")) == (1, 1)
    assert [load.takes("carrier-borne") for load in unit("heavy-fleet-carrier").deck] == [3, 1]
    assert unit("heavy-fleet-carrier").deck[1].takes("medium-bomber") == 1
    assert unit("air-transport").assault[0].takes("airborne") == 1
    assert unit("heavy-air-transport").assault[0].takes("airborne") == 2
    assert [load.takes("artillery") for load in unit("heavy-air-transport").lifts] == [1, 0, 0]
    assert {one.id for one in CATALOGUE.units if one.carrier_borne} == {"fighter", "jet-fighter", "tactical-bomber"}


@rule("gw.13.1.6", "gw.0.2")
def test_capital_ships_take_several_hits() -> None:
    capital = {one.id: (one.hits, one.capital) for one in CATALOGUE.units if one.capital}
    assert capital == {
        "battleship": (2, 1), "heavy-battleship": (3, 2), "fleet-carrier": (2, 1), "heavy-fleet-carrier": (2, 2),
    }  # fmt: skip
    assert all(len(unit(id).cost) == 3 for id in capital)
    assert all(one.hits == 1 for one in CATALOGUE.units if not one.capital)


@rule("gw.10.8.2", "gw.11.5")
def test_guns_and_crews_of_ships() -> None:
    assert [unit(id).bombards for id in ("heavy-cruiser", "battlecruiser", "battleship", "heavy-battleship")] == [
        2,
        3,
        4,
        5,
    ]
    crews = {one.id for one in CATALOGUE.units if one.crew}
    assert crews == {
        "heavy-cruiser", "battlecruiser", "battleship", "heavy-battleship", "light-carrier", "fleet-carrier",
        "heavy-fleet-carrier",
    }  # fmt: skip
    assert all(unit(id).kind == SURFACE for id in crews)


@rule("gw.10.9")
def test_what_each_raider_adds() -> None:
    raids = {one.id: one.convoy for one in CATALOGUE.units if one.convoy}
    assert raids == {
        "tactical-bomber": 1, "medium-bomber": 1, "seaplane": 1, "battlecruiser": 2, "coastal-submarine": 1,
        "submarine": 2, "advanced-submarine": 4,
    }  # fmt: skip


@rule("gw.10.6.2", "gw.10.6.5")
def test_bombs() -> None:
    assert {one.id: one.bombs for one in CATALOGUE.units if one.bombs} == {
        "medium-bomber": 1, "strategic-bomber": 2, "heavy-strategic-bomber": 3, "strategic-rocket": 1,
    }  # fmt: skip
    assert (unit("strategic-bomber").carpet_dice, unit("strategic-bomber").carpet_at) == (3, 2)
    assert (unit("heavy-strategic-bomber").carpet_dice, unit("heavy-strategic-bomber").carpet_at) == (5, 2)


@rule("gw.12.3")
def test_upgrades_of_units() -> None:
    militia, infantry = unit("militia"), unit("infantry")
    assert (militia.upgrade_to, militia.upgrade_cost, militia.upgrade_limit) == ("infantry", 2, 2)
    assert (infantry.upgrade_to, infantry.upgrade_cost, infantry.upgrade_limit) == ("motorized-infantry", 1, 2)
    assert infantry.kind == INFANTRY


@rule("gw.13.2.1", "gw.13.2.3", "gw.13.2.5")
@pytest.mark.parametrize(
    ("id", "cost", "damage", "capacity", "improved", "range"),
    [
        ("minor-factory", [8], 5, 1, 2, 0),
        ("medium-factory", [7, 7], 10, 3, 5, 0),
        ("major-factory", [6, 6, 6], 20, 5, 8, 0),
        ("minor-port", [3], 3, 0, 0, 3),
        ("major-port", [3, 3], 5, 0, 0, 5),
        ("minor-shipyard", [3, 3], 3, 1, 2, 3),
        ("major-shipyard", [5, 5], 5, 5, 8, 5),
    ],
)
def test_facilities(id: str, cost: list[int], damage: int, capacity: int, improved: int, range: int) -> None:
    row = facility(id)
    assert (row.cost, row.damage, row.capacity, row.improved, row.range) == (cost, damage, capacity, improved, range)


@rule("gw.13.2.2", "gw.13.2.4", "gw.13.2.8")
def test_bases_docks_and_railways() -> None:
    assert (facility("airbase").move_bonus, facility("airbase").scrambles) == ("aircraft", "fighter")
    assert facility("airbase").per_zone == 1
    assert facility("submarine-base").harbours == "submarine"
    assert (facility("minor-dockyard").repairs, facility("major-dockyard").repairs) == (1, 5)
    railway = facility("railway")
    assert (railway.cost, railway.damage, railway.rough_cost, railway.rough_damage) == ([2], 1, 4, 2)


@rule("gw.13.2.6", "gw.13.2.7")
def test_works_of_defence() -> None:
    works, guns = facility("fortification"), facility("coastal-artillery")
    assert (works.per_border, guns.per_border) == (1, 0)
    assert (works.damage, guns.damage) == (0, 0)  # neither can be bombed


@rule("gw.0.2", "gw.13.2.5")
def test_only_a_major_shipyard_builds_capital_ships() -> None:
    assert [one.id for one in CATALOGUE.facilities if one.capital] == ["major-shipyard"]
    assert [one.id for one in CATALOGUE.facilities if one.research] == ["major-factory"]


@rule("gw.13.1.2.d", "gw.13.1.3.b")
def test_units_of_one_nation_are_raised_at_home_two_a_turn() -> None:
    for id, nation in (("ss-panzergrenadier", "germany"), ("tiger", "germany"), ("t34", "ussr"), ("katyusha", "ussr")):
        row = unit(id)
        assert (row.nations, row.limit, row.raised) == ([nation], 2, "home")
        assert row.available(nation, "1945-01", [row.technology], True)
        assert not row.available("usa", "1945-01", [row.technology], True)


@rule("gw.13.1.4.a")
def test_anti_aircraft_artillery_is_towed_and_fires_its_own_way() -> None:
    gun = unit("anti-aircraft-artillery")
    assert gun.towed
    assert (gun.flak, gun.flak_shots) == (3, 3)
    assert not gun.first_strike
    assert not gun.supports
