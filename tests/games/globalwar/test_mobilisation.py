"""France on its way to war (15.6): slow mobilisation, and the border with Belgium."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import AT_PEACE, MOBILISED, MOBILISING
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.turn import begin_turn, end_turn

from .table import nation, play, position, refused

rule = pytest.mark.rule
READY = {"france": 18}
TROOPS = {
    "alsace-lorraine": {"france": ["infantry", "advanced-artillery", "fighter"]},
    "bavaria": {"germany": ["infantry"]},
}


def declared() -> GlobalWar:
    """France has declared war in its own turn; Germany holds Algeria, which is cause enough and no home country."""
    s = position(TROOPS, "france", income=READY, owner={"northern-algeria": "germany"})
    play(s, "declare france germany")
    return s


@rule("gw.15.6.a")
def test_french_land_units_wait_for_a_whole_turn_of_war() -> None:
    s = declared()
    assert refused(s, "move infantry alsace-lorraine bavaria") == "gw.15.6.a"
    assert refused(s, "shell advanced-artillery alsace-lorraine bavaria") == "gw.15.6.a"
    play(s, "move fighter alsace-lorraine bavaria", "attack fighter:3 bavaria")
    end_turn(s)
    assert s.mobilisation == AT_PEACE, "the turn began in peace"
    begin_turn(s)
    assert s.mobilisation == MOBILISING
    assert refused(s, "move infantry alsace-lorraine bavaria") == "gw.15.6.a"
    end_turn(s)
    begin_turn(s)
    assert s.mobilisation == MOBILISED
    assert refused(s, "move infantry alsace-lorraine bavaria") == ""
    assert refused(s, "shell advanced-artillery alsace-lorraine bavaria") == ""


@rule("gw.15.6.a")
def test_slow_mobilisation_is_about_the_home_countries_of_germany_and_italy() -> None:
    stand = {"tunisia": {"france": ["infantry"]}, "southern-france": {"france": ["infantry"]}}
    s = position(stand, "france", income=READY, owner={"northern-algeria": "italy"})
    play(s, "declare france italy")
    assert refused(s, "move infantry tunisia tripoli") == "", "no home country"
    assert refused(s, "move infantry southern-france northern-italy") == "gw.15.6.a"


@rule("gw.15.6.a")
def test_a_turn_of_others_and_a_turn_that_ends_in_peace_do_not_count() -> None:
    s = position(TROOPS, "great-britain", income=READY, owner={"northern-algeria": "germany"})
    play(s, "declare france germany")
    end_turn(s)
    assert s.mobilisation == AT_PEACE, "the British turn"
    s = declared()
    begin_turn(s)
    s.enemies[nation(s, "france")] = 0
    end_turn(s)
    assert s.mobilisation == AT_PEACE, "peace was made"


@rule("gw.15.6.a")
def test_the_wars_of_a_position_are_not_new() -> None:
    s = position(TROOPS, "france", wars=[["france", "germany"]])
    assert refused(s, "move infantry alsace-lorraine bavaria") == ""


@rule("gw.15.6.a")
def test_how_far_france_has_come_is_part_of_the_state() -> None:
    s = declared()
    assert "mobilisation" not in s.facts()
    begin_turn(s)
    assert s.facts()["mobilisation"] == MOBILISING
    assert s.copy().mobilisation == MOBILISING
    assert GAME.read_state(GAME.setting("world-1936", 3), s.plain()).mobilisation == MOBILISING


@rule("gw.15.6.b")
def test_france_does_not_fortify_its_border_with_a_neutral_belgium() -> None:
    s = position({}, "france", "production", money={"france": 99})
    assert refused(s, "build fortification picardy belgium") == "gw.15.6.b"
    assert refused(s, "build fortification alsace-lorraine belgium") == "gw.15.6.b"
    assert refused(s, "build fortification picardy alsace-lorraine") == ""
    s = position({}, "france", "production", money={"france": 99}, wars=[["germany", "belgium"]])
    assert refused(s, "build fortification picardy belgium") == "", "Belgium is at war"
    s = position({}, "france", "production", money={"france": 99}, owner={"belgium": "germany"})
    assert refused(s, "build fortification picardy belgium") == "", "Belgium is no more"
