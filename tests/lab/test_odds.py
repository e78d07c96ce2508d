"""Battles as people describe them: the same rules as at the table, case by case."""

from __future__ import annotations

from itertools import product

import pytest
from games.globalwar.table import find, nation, offered, play, position, roll, settle, units, zone
from games.globalwar.test_landings import beach, kinds
from games.globalwar.test_more_battles import fight

from sandtable.games.globalwar.combat.field import DEFENDER
from sandtable.kernel.plain import Malformed
from sandtable.lab.odds import Question

rule = pytest.mark.rule
HIT, MISS = 3, 12


@rule("gw.10.8.2.b", "gw.9.4.3.b")
def test_guns_fire_at_a_landing_where_nobody_defends() -> None:
    found = Question("infantry naval-transport", battle="amphibious", guns=2).odds()
    assert found.exact
    assert found.taken == pytest.approx((9 / 12) ** 2)
    for dice in product((HIT, MISS), repeat=2):
        s = beach(["naval-transport+infantry"], [], guns=2)
        play(s, "unload infantry:aboard P14 rehe", "done")
        roll(s, *dice)
        assert (s.owner[zone(s, "rehe")] == nation(s, "japan")) == (HIT not in dice)


@rule("gw.9.4.3.b")
def test_a_ship_takes_its_own_cargo_down() -> None:
    found = Question("2*infantry 2*naval-transport", battle="amphibious", guns=1).odds()
    for name, lost in (("infantry", 2 * 3 / 12), ("naval-transport", 2 * 3 / 12)):
        assert {id: gone for id, _, gone in found.lost[0]}[name] == pytest.approx(lost)
    for dice in product((HIT, MISS), repeat=2):
        s = beach(["2*naval-transport+infantry"], [])
        play(s, "unload 2*infantry:aboard P14 rehe", "done")
        roll(s, *dice)
        assert kinds(s, "rehe") == ["infantry"] * dice.count(MISS)


@rule("gw.10.7.d", "gw.10.3.f")
def test_submarines_under_water_are_not_gone() -> None:
    """A destroyer and a submarine that cannot be hit without a patrol."""
    found = Question("destroyer", "submarine", battle="naval").odds()
    assert found.dived == pytest.approx(found.won)
    assert found.mean_loss(DEFENDER) == 0
    assert found.held == pytest.approx(3 / 12), "who is gone has not won, and the submarine is still there"
    assert found.both == 0
    for die in (1, 3, 4, 12):
        stand = {"P16": {"usa": ["destroyer"], "japan": ["submarine"]}}
        s = position(stand, "usa", wars=[["usa", "japan"]])
        play(s, "attack destroyer P16", "done", "ready")
        roll(s, die)
        assert "submarine" in kinds(s, "P16")
        assert ("destroyer" in kinds(s, "P16")) == (die > 3)


@rule("gw.10.8.2.a")
def test_no_more_ships_bombard_than_units_land() -> None:
    one = Question("infantry 3*heavy-cruiser battleship", "infantry", battle="amphibious").odds()
    same = Question("infantry battleship", "infantry", battle="amphibious").odds()
    assert one.taken == pytest.approx(same.taken)
    stand = {
        "P14": {"japan": ["naval-transport+infantry", "battleship", "3*heavy-cruiser"]},
        "rehe": {"kmt": ["infantry"]},
    }
    s = position(stand, "japan", wars=[["japan", "kmt"]], owner={"rehe": "kmt"})
    play(s, "unload infantry:aboard P14 rehe", "done")
    assert [(volley.dice, volley.value) for volley in fight(s).volley] == [(1, 4)], "the battleship alone"


@rule("gw.10.6.1.b", "gw.10.2.b")
def test_parachutists_whose_aircraft_is_lost_do_not_fire() -> None:
    """Two fighters hit both aircraft with 6 of 12 each; every parachutist who jumps fires at 3, and on the ground."""
    attackers, defenders = "2*air-transport 2*airborne-infantry", "2*fighter"
    found = Question(attackers, defenders, battle="airborne").odds()
    assert found.rounds[0].held == pytest.approx((6 / 12) ** 2), "both are lost before anybody jumps"
    stand = {"rehe": {"japan": ["2*air-transport+airborne-infantry"]}, "western-manchuria": {"kmt": ["2*fighter"]}}
    for hits in range(3):
        s = position(stand, "japan", wars=[["japan", "kmt"]], owner={"western-manchuria": "kmt", "rehe": "japan"})
        play(s, "move 2*air-transport+airborne-infantry rehe western-manchuria")
        play(s, offered(s, "drop 2")[0], "done", "ready")
        roll(s, *([1] * hits + [12] * (2 - hits)))
        if hits == 2:
            assert [label for label in units(s, "western-manchuria") if "fighter" not in label] == []
        else:
            assert [volley.dice for volley in fight(s).volley] == [2 - hits]


@rule("gw.15.7.a", "gw.13.1.1.a")
def test_a_gun_goes_with_who_stays() -> None:
    """Two infantry and a gun against one: either stays and is supported, or both do and one is."""
    found = Question("2*infantry:shaky artillery", "infantry").odds()
    strike, flees = 3 / 12, 3 / 12
    one = (1 - flees) * 3 / 9  # stays, and hits at 3 of 9
    wanted = 2 * flees * one + (1 - flees) ** 2 * (1 - (1 - 3 / 9) * (1 - 2 / 9))
    assert found.rounds[0].won == pytest.approx(strike + (1 - strike) * wanted)
    for first, second, hits in (
        (10, 3, True),
        (12, 4, False),
        (3, 10, True),
        (9, 2, True),
        (9, 3, False),
        (3, 12, True),
    ):
        s = position(
            {"rehe": {"kmt": ["2*infantry", "artillery"]}, "eastern-manchuria": {"japan": ["infantry"]}}, "kmt",
            wars=[["japan", "kmt"]], owner={"eastern-manchuria": "japan", "rehe": "kmt"},
        )  # fmt: skip
        play(s, "move 2*infantry rehe eastern-manchuria", "move artillery rehe eastern-manchuria", "done")
        roll(s, 12, first, second, 12)
        assert (s.owner[zone(s, "eastern-manchuria")] == nation(s, "kmt")) == hits, (first, second)


@rule("gw.10.8.3.a")
def test_a_second_wave_that_stays_on_board_is_not_lost() -> None:
    found = Question("infantry medium-armor naval-transport", "9*infantry", battle="amphibious").odds()
    assert {id: gone for id, _, gone in found.lost[0]}["medium-armor"] < 0.2
    s = beach(["naval-transport+infantry+medium-armor"], ["9*infantry"], guns=0)
    play(s, "unload infantry:aboard P14 rehe", "unload medium-armor:aboard P14 rehe", "done")
    roll(s, 12)
    settle(s, 1)
    assert s.aboard[find(s, "P14", "medium-armor")] == find(s, "P14", "naval-transport")


def test_units_come_as_is_usual_unless_they_say_otherwise() -> None:
    bare = Question("3*infantry 2*naval-transport battleship fighter", "2*infantry", battle="amphibious").odds()
    said = "3*infantry:landed 2*naval-transport:laden battleship:shelling fighter"
    assert bare.taken == pytest.approx(Question(said, "2*infantry", battle="amphibious").odds().taken)
    overland = Question("3*infantry:plain infantry naval-transport", "2*infantry", battle="amphibious").odds()
    assert overland.taken != pytest.approx(
        Question("4*infantry 2*naval-transport", "2*infantry", battle="amphibious").odds().taken
    )
    patrol = Question("2*destroyer fighter", "submarine", battle="naval").odds()
    assert patrol.mean_loss(DEFENDER) > 0, "aircraft at sea are on patrol"
    assert Question("2*destroyer fighter:plain", "submarine", battle="naval").odds().mean_loss(DEFENDER) == 0


@pytest.mark.parametrize("round", [0, 4, 100])
def test_a_round_that_is_never_fought_is_refused(round: int) -> None:
    with pytest.raises(Malformed) as refused:
        Question("2*infantry", "infantry", circumstances=("city",), round=round).engagement()
    assert refused.value.place == "round"


def test_nothing_lost_is_nothing() -> None:
    found = Question("9*medium-armor", "militia").odds()
    assert str(found.mean_loss(DEFENDER)) != "-0.0"
    for side in (0, 1):
        assert all(lost >= 0 for _, _, lost in found.lost[side])
    assert min(lost for _, _, lost in Question("fighter", "militia").odds().lost[0]) >= 0


def test_simulated_odds_are_never_certain() -> None:
    found = Question("40*medium-armor 10*artillery", "militia").odds(most_work=10, battles=500)
    assert not found.exact
    assert found.won == pytest.approx(1)
    assert found.error > 0
