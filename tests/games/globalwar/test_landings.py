"""Landings and drops at the table: what goes down with its ship or aircraft, and what waits on board."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.state import GlobalWar

from .table import find, nation, offered, play, position, refused, roll, settle, units, zone
from .test_more_battles import fight

rule = pytest.mark.rule
CHINA = [["japan", "kmt"]]
GUN = {"kind": "coastal-artillery", "opens": ["P14"]}


def beach(ships: list[str], defenders: list[str], guns: int = 1) -> GlobalWar:
    """Japan off Rehe, where coastal guns stand."""
    return position(
        {"P14": {"japan": ships}, **({"rehe": {"kmt": defenders}} if defenders else {})}, "japan", wars=CHINA,
        owner={"rehe": "kmt"}, facilities={"rehe": [GUN] * guns},
    )  # fmt: skip


def kinds(s: GlobalWar, where: str) -> list[str]:
    return sorted(label.split(":")[0] for label in units(s, where))


@rule("gw.9.4.3.b", "gw.10.8.2.b")
@pytest.mark.parametrize(
    ("ships", "landing", "left"),
    [
        (["2*naval-transport+infantry"], ["2*infantry"], ["infantry"]),
        (["2*naval-transport+infantry+infantry"], ["4*infantry"], ["infantry", "infantry"]),
        (["2*naval-transport+marines+medium-armor"], ["2*marines", "2*medium-armor"], ["marines", "medium-armor"]),
    ],
)
def test_cargo_belongs_to_its_ship(ships: list[str], landing: list[str], left: list[str]) -> None:
    s = beach(ships, ["3*infantry"])
    for troops in landing:
        many, kind = troops.split("*")
        play(s, f"unload {many}*{kind}:aboard P14 rehe")
    play(s, "done")
    roll(s, 3, 12)  # one of two dice hits one of two ships
    battle = fight(s)
    ashore = [battle.engagement.rosters[0].troops[n] for _, n in battle.lines[0]]
    assert sorted(troop.unit.id for troop in ashore if troop.land) == left
    assert len([troop for troop in ashore if troop.ship]) == 1


@rule("gw.9.4.3.b")
def test_the_owner_chooses_which_ship_goes_down() -> None:
    s = beach(["naval-transport+infantry+infantry", "naval-transport+infantry"], ["infantry"])
    play(s, "unload 2*infantry:aboard P14 rehe", "unload infantry:aboard P14 rehe", "done")
    roll(s, 3, 12)
    assert offered(s, "lose") == [
        "lose naval-transport:laden+infantry+infantry",
        "lose naval-transport:laden+infantry",
    ]
    play(s, "lose naval-transport:laden+infantry")
    assert len([label for label in units(s, "rehe") if "unloaded" in label]) == 2


@rule("gw.10.8.3.a")
def test_a_second_wave_that_cannot_land_stays_on_board() -> None:
    s = beach(["naval-transport+infantry+medium-armor"], ["2*infantry"], guns=0)
    play(s, "unload infantry:aboard P14 rehe", "unload medium-armor:aboard P14 rehe", "done")
    roll(s, 12)  # the infantry ashore
    roll(s, 1, 12)  # is lost
    assert kinds(s, "P14") == ["medium-armor", "naval-transport"]
    assert s.owner[zone(s, "rehe")] == nation(s, "kmt")
    tank = find(s, "P14", "medium-armor")
    assert s.aboard[tank] == find(s, "P14", "naval-transport")


@rule("gw.10.8.3.a", "gw.10.10.b")
def test_where_nobody_defends_tanks_land_under_the_fire_of_guns() -> None:
    s = beach(["naval-transport+medium-armor"], [])
    play(s, "unload medium-armor:aboard P14 rehe", "done")
    roll(s, 12)
    assert s.owner[zone(s, "rehe")] == nation(s, "japan")


@rule("gw.13.2.7.b", "gw.10.8.2.b")
def test_guns_fire_where_nobody_defends() -> None:
    s = beach(["naval-transport+infantry"], [], guns=2)
    play(s, "unload infantry:aboard P14 rehe", "done")
    roll(s, 12, 3)
    assert s.owner[zone(s, "rehe")] == nation(s, "kmt")
    assert units(s, "P14") == []
    assert units(s, "rehe") == []


@rule("gw.10.6.1.d")
def test_the_flak_of_a_city_fires_where_nobody_defends() -> None:
    s = position(
        {"rehe": {"japan": ["2*air-transport+airborne-infantry"]}}, "japan", wars=CHINA,
        owner={"beiping": "kmt", "rehe": "japan"},
    )  # fmt: skip
    play(s, "move 2*air-transport+airborne-infantry rehe beiping")
    play(s, offered(s, "drop 2")[0], "done")
    roll(s, 3, 12)
    assert kinds(s, "beiping") == ["air-transport", "airborne-infantry"]
    assert s.owner[zone(s, "beiping")] == nation(s, "japan")


@rule("gw.10.6.1.b")
def test_who_went_down_with_an_aircraft_does_not_fire() -> None:
    s = position(
        {"rehe": {"japan": ["2*air-transport+airborne-infantry"]}, "western-manchuria": {"kmt": ["2*fighter"]}},
        "japan", wars=CHINA, owner={"western-manchuria": "kmt", "rehe": "japan"},
    )  # fmt: skip
    play(s, "move 2*air-transport+airborne-infantry rehe western-manchuria")
    play(s, offered(s, "drop 2")[0], "done", "ready")
    roll(s, 1, 12)  # air superiority: one aircraft with its troops
    assert len(fight(s).lines[0]) == 2
    assert [volley.dice for volley in fight(s).volley] == [1], "of two parachutists one is left to fire"


@rule("gw.10.6.1.b", "gw.10.6.1.c")
def test_troops_jump_in_the_first_round_and_then_fight_on_as_on_land() -> None:
    s = position(
        {"rehe": {"japan": ["2*air-transport+airborne-infantry"]}, "western-manchuria": {"kmt": ["2*infantry"]}},
        "japan", wars=CHINA, owner={"western-manchuria": "kmt", "rehe": "japan"},
    )  # fmt: skip
    play(s, "move 2*air-transport+airborne-infantry rehe western-manchuria")
    play(s, offered(s, "drop 2")[0], "done")
    steps: dict[int, list[str]] = {}
    while fight(s).round < 3:
        steps.setdefault(fight(s).round, []).append(str(fight(s).facts(s)["step-name"]))
        roll(s, 12)
    assert [list(dict.fromkeys(steps[round])) for round in (1, 2)] == [["attack", "defence"]] * 2
    assert [fight(s).facts(s)[word] for word in ("round", "step", "step-name")] == [3, 0, "attack"]


@rule("gw.15.4.a", "gw.10.2.b")
def test_in_a_surprise_attack_fighters_still_hit_aircraft_first() -> None:
    stand = {"P29": {"japan": ["fleet-carrier+fighter"]}, "hawaii": {"usa": ["battleship", "fighter"]}}
    s = position(stand, "japan")
    play(s, "declare japan usa", "surprise hawaii", "move fighter:aboard P29 hawaii")
    play(s, offered(s, "strike")[0], "done", "ready")
    roll(s, 6)  # it strikes first, and no ship can be given for its hit
    assert [label.partition(":")[0] for label in units(s, "hawaii")] == ["fighter", "battleship"]
    assert s.damage[find(s, "hawaii", "battleship")] == 0
    assert s.nation[find(s, "hawaii", "fighter")] == nation(s, "japan")


@rule("gw.15.7.a", "gw.13.1.1.a")
def test_a_gun_supports_who_stays_in_the_attack() -> None:
    s = position(
        {"rehe": {"kmt": ["2*infantry", "artillery"]}, "eastern-manchuria": {"japan": ["2*infantry"]}}, "kmt",
        wars=CHINA, owner={"eastern-manchuria": "japan", "rehe": "kmt"},
    )  # fmt: skip
    play(s, "move 2*infantry rehe eastern-manchuria", "move artillery rehe eastern-manchuria", "done")
    roll(s, 12)  # the gun strikes first
    roll(s, 10, 3)  # the first flees, so the gun goes with the second, who hits at 3
    settle(s)
    assert len([label for label in units(s, "eastern-manchuria") if "battle" not in label]) == 1


@rule("gw.13.2.6.a", "gw.1.9.a")
def test_a_work_on_the_coast_stands_against_marines_over_a_narrow_crossing() -> None:
    stand = {"london": {"great-britain": ["marines"]}, "picardy": {"germany": ["infantry"]}}
    for opens, wanted in (("A23", 1), ("A22", 0)):
        works = {"picardy": [{"kind": "fortification", "opens": [opens]}]}
        s = position(stand, "great-britain", wars=[["great-britain", "germany"]], owner={"picardy": "germany"},
                     facilities=works)  # fmt: skip
        play(s, "move marines london picardy", "done")
        assert fight(s).muster.field.forts == wanted


@rule("gw.8.3.2.b")
def test_no_work_is_built_towards_the_land_beyond_a_narrow_crossing() -> None:
    s = position({}, "great-britain", "production", owner={"picardy": "great-britain"}, money={"great-britain": 30})
    assert refused(s, "build fortification picardy london") == "gw.8.3.2.b"
    assert refused(s, "build fortification picardy A23") == ""
