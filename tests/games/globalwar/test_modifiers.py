"""Bonuses and penalties (0.5): what ground, works and abilities do to attack and defence, with the worked examples."""

from __future__ import annotations

import pytest

from games.globalwar.battles import CATALOGUE
from sandtable.games.globalwar.combat.field import Field
from sandtable.games.globalwar.combat.modifiers import Modifier, attack, attack_modifiers, defence, modified
from sandtable.games.globalwar.combat.troops import Troop, read_troops
from sandtable.games.globalwar.world import DESERT, JUNGLE, MARSH, MOUNTAINS

rule = pytest.mark.rule


def troop(text: str) -> Troop:
    return read_troops(text, CATALOGUE, "test")[0][1]


@rule("gw.0.5.a", "gw.0.5.b")
def test_one_best_bonus_and_one_worst_penalty() -> None:
    found = [Modifier("a", 1), Modifier("b", 2), Modifier("c", -1), Modifier("d", -2)]
    assert modified(4, found) == 4
    assert modified(4, [*found, Modifier("e", 1, added=True), Modifier("f", -1, added=True)]) == 4
    assert modified(4, [Modifier("a", 2), Modifier("e", 1, added=True)]) == 7


@rule("gw.0.5.d")
def test_never_below_one_and_never_out_of_nothing() -> None:
    assert modified(1, [Modifier("a", -2)]) == 1
    assert modified(0, [Modifier("a", 2)]) == 0
    assert attack(troop("air-transport:barbarossa"), Field(), 1) == 0


@rule("gw.0.5.c", "gw.13.1.1.c")
def test_lasting_changes_are_no_modifiers() -> None:
    # elite parachutists have other values, and the ground touches them like anybody
    assert attack(troop("elite-airborne-infantry"), Field(terrain=MOUNTAINS), 2) == 2
    assert attack(troop("airborne-infantry:dropped"), Field(), 1) == 3
    assert attack(troop("airborne-infantry:dropped"), Field(), 2) == 2
    assert attack(troop("elite-airborne-infantry:dropped"), Field(), 1) == 3


@rule("gw.0.5.a", "gw.13.2.6.a", "gw.1.7.7.c")
def test_s06_infantry_in_a_fortified_city() -> None:
    field = Field(city=True, forts=1)
    assert [defence(troop("infantry"), field, round) for round in (1, 2, 3)] == [6, 5, 5]
    assert [defence(troop("medium-armor"), field, round) for round in (1, 2)] == [5, 5]


@rule("gw.0.5.b", "gw.1.7.8.a")
def test_s07_a_tank_over_a_river_into_mountains() -> None:
    field = Field(terrain=MOUNTAINS)
    assert attack(troop("medium-armor:river"), field, 1) == 5
    assert attack(troop("medium-armor:river"), field, 2) == 5
    assert attack(troop("medium-armor:river"), Field(), 2) == 6


@rule("gw.0.5.b", "gw.1.7.7.d", "gw.15.1.b")
def test_s08_kiev_surrounded_in_barbarossa() -> None:
    field = Field(city=True, surrounded=True)
    assert defence(troop("infantry:barbarossa"), field, 1) == 2
    assert defence(troop("medium-armor:barbarossa"), field, 2) == 3
    assert attack(troop("infantry:barbarossa"), Field(), 2) == 3


@rule("gw.1.7.8.a", "gw.1.7.7.c", "gw.1.7.1.c")
def test_s12a_a_mountain_city() -> None:
    madrid = Field(terrain=MOUNTAINS, city=True)
    for round in (1, 2):
        assert attack(troop("infantry"), madrid, round) == 1
        assert defence(troop("infantry"), madrid, round) == 5
        assert defence(troop("mountain-infantry"), madrid, round) == 5


@rule("gw.1.7.8.a", "gw.1.7.7.d", "gw.1.7.1.c")
def test_s12b_a_surrounded_mountain_city() -> None:
    madrid = Field(terrain=MOUNTAINS, city=True, surrounded=True)
    assert defence(troop("infantry"), madrid, 1) == 3
    assert defence(troop("mountain-infantry"), madrid, 1) == 4
    assert attack(troop("infantry"), madrid, 1) == 1
    assert attack(troop("medium-armor"), madrid, 1) == 5  # the mountains, and no streets to fear


@rule("gw.1.7.8.a", "gw.1.7.1.c", "gw.1.7.6.a")
def test_s12c_mountain_infantry_over_a_river() -> None:
    field = Field(terrain=MOUNTAINS)
    assert attack(troop("mountain-infantry:river"), field, 1) == 1
    assert attack(troop("mountain-infantry:river"), field, 2) == 2
    assert attack(troop("infantry:river"), field, 1) == 1


@rule("gw.1.7.8.a", "gw.1.7.6.a", "gw.1.7.7.c")
def test_s12d_a_river_before_a_city() -> None:
    field = Field(city=True)
    assert [attack(troop("infantry:river"), field, round) for round in (1, 2)] == [1, 2]
    assert [defence(troop("infantry"), field, round) for round in (1, 2)] == [5, 5]


@rule("gw.1.7.c", "gw.1.7.1.b")
def test_s11_border_terrain_hinders_in_the_first_round() -> None:
    french = troop("medium-armor:border-mountains")
    assert [attack(french, Field(), round) for round in (1, 2)] == [5, 6]
    assert attack(troop("mountain-infantry:border-mountains"), Field(), 1) == 2


@rule("gw.1.7.c")
@pytest.mark.parametrize(
    ("text", "border", "ground"),
    [
        ("mountain-infantry", "mountains", MOUNTAINS),
        ("medium-armor", "marsh", MARSH),
        ("medium-armor", "jungle", JUNGLE),
    ],
)
def test_border_terrain_neither_helps_nor_hinders_defenders(text: str, border: str, ground: int) -> None:
    """Ruling C13; the same ground in the zone itself does."""
    level = defence(troop(text), Field(), 1)
    assert defence(troop(f"{text}:border-{border}"), Field(), 1) == level
    assert defence(troop(text), Field(terrain=ground), 1) != level


@rule("gw.1.7.1.b", "gw.1.7.2.b", "gw.1.7.6.a")
@pytest.mark.parametrize(
    ("text", "field", "wanted"),
    [
        ("artillery", Field(terrain=MOUNTAINS), 2),
        ("foreign-legion", Field(terrain=MOUNTAINS), 2),
        ("foreign-legion", Field(terrain=DESERT), 3),
        ("infantry", Field(terrain=DESERT), 1),
        ("infantry:africa-corps", Field(terrain=DESERT), 2),
        ("fighter", Field(terrain=DESERT), 6),
        ("artillery:river", Field(), 3),
        ("marines:river", Field(), 2),
        ("airborne-infantry:dropped:river", Field(), 3),
    ],
)
def test_ground_in_attack(text: str, field: Field, wanted: int) -> None:
    assert attack(troop(text), field, 1) == wanted


@rule("gw.1.7.3.b", "gw.1.7.4.b")
@pytest.mark.parametrize("terrain", [JUNGLE, MARSH])
def test_vehicles_in_jungle_and_marsh(terrain: int) -> None:
    field = Field(terrain=terrain)
    assert (attack(troop("medium-armor"), field, 2), defence(troop("medium-armor"), field, 2)) == (4, 3)
    assert (attack(troop("motorized-infantry"), field, 2), defence(troop("light-armor"), field, 2)) == (1, 1)
    assert (attack(troop("infantry"), field, 2), defence(troop("infantry"), field, 2)) == (2, 4)
    assert attack(troop("gurkha"), field, 2) == (3 if terrain == JUNGLE else 2)


@rule("gw.1.7.7.b")
def test_vehicles_in_streets() -> None:
    assert attack(troop("medium-armor"), Field(city=True), 2) == 4
    assert attack(troop("medium-armor"), Field(city=True, surrounded=True), 2) == 6
    assert attack(troop("medium-armor"), Field(city=True, blitzkrieg=True), 2) == 6


@rule("gw.1.7.7.d", "gw.13.1.5.a")
def test_aircraft_in_a_surrounded_city() -> None:
    field = Field(city=True, surrounded=True)
    assert defence(troop("fighter"), field, 1) == 5
    assert defence(troop("fighter:scrambled"), field, 1) == 6


@rule("gw.13.2.6.c")
def test_the_maginot_line_helps_infantry() -> None:
    field = Field(maginot=True)
    assert [defence(troop("infantry"), field, round) for round in (1, 2)] == [7, 4]


@rule("gw.13.1.1.a", "gw.0.5.a")
def test_artillery_supports_infantry_once() -> None:
    assert attack(troop("infantry"), Field(), 1, supported=True) == 3
    assert attack(troop("marines:landed:attack-ship"), Field(), 1, supported=True) == 3  # one bonus only
    assert attack(troop("medium-armor"), Field(), 1, supported=True) == 6


@rule("gw.15.4.c", "gw.15.4.a", "gw.15.4.d")
def test_abilities_of_japan() -> None:
    assert defence(troop("infantry:dug-in"), Field(city=True), 1) == 6  # beside the best bonus
    assert defence(troop("battleship"), Field(sea=True, surprise=True), 1) == 7
    assert defence(troop("battleship"), Field(sea=True, surprise=True), 2) == 8
    assert attack(troop("destroyer:ferrying"), Field(sea=True), 2) == 3


@rule("gw.13.1.6.c")
def test_damaged_ships_are_weaker() -> None:
    assert [attack(troop(text), Field(sea=True), 1) for text in ("battleship", "battleship:d1")] == [8, 6]
    assert attack(troop("heavy-battleship:d2"), Field(sea=True), 1) == 6
    assert defence(troop("fleet-carrier:d1"), Field(sea=True), 1) == 1


def test_every_modifier_names_its_rule() -> None:
    found = attack_modifiers(troop("medium-armor:river"), Field(terrain=MOUNTAINS, city=True), 1)
    assert [one.rule for one in found] == ["gw.1.7.1.b", "gw.1.7.6.a", "gw.1.7.7.b"]
