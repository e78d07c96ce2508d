"""The order of play: places, phases, what begins and ends with them, and the continuing force."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import COMBAT, COMBAT_MOVEMENT, NON_COMBAT
from sandtable.games.globalwar.movement.sight import acting
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.turn import go_on, occupy

from .table import ALLIES, AXIS, find, nation, offered, play, position, refused, settle, units, zone

rule = pytest.mark.rule
WAR = [["great-britain", "germany"]]


@rule("gw.7.1.a", "gw.0.2.d", "gw.0.2.e")
def test_nations_play_in_the_printed_order() -> None:
    s = GAME.start(GAME.setting("world-1936", 3))
    order: list[list[str]] = []
    for _ in range(9):
        order.append([s.nation_at(number).id for number in acting(s)])
        place = s.turn
        while s.turn == place and s.date == s.rulings.first:
            play(s, "done")
            settle(s)
    assert order == [
        ["germany", "spanish-nationalists"],
        ["ccp"],
        ["ussr", "mongolia", "spanish-republicans", "tannu-tuva"],
        ["japan", "siam", "dadao"],
        ["great-britain", "fec", "anzac"],
        ["france", "abyssinia"],
        ["italy"],
        ["kmt"],
        ["usa"],
    ]
    assert s.calendar_turn() == "1937-01", "then the next calendar turn begins"


@rule("gw.7.3.a")
def test_a_player_turn_goes_through_its_phases() -> None:
    s = position({"rehe": {"japan": ["infantry"]}}, "japan", "production")
    assert s.phase == COMBAT_MOVEMENT, "without money nobody is asked in production"
    play(s, "done")
    assert s.phase == NON_COMBAT
    play(s, "done")
    settle(s)
    assert s.turn == 5
    assert s.pending() == (ALLIES,)


@rule("gw.7.1.a")
def test_members_of_the_commonwealth_act_together_and_are_named() -> None:
    s = position({"london": {"great-britain": ["infantry"]}, "sydney": {"anzac": ["infantry"]}}, "great-britain")
    play(s, "done")
    assert refused(s, "move infantry london southern-england") == ""
    assert refused(s, "move anzac.infantry sydney new-south-wales") == ""
    assert refused(s, "move infantry sydney new-south-wales") == "gw.7.3.a"


@rule("gw.7.1.a")
def test_a_controlled_minor_does_not_attack_together_with_who_controls_it() -> None:
    stand = {
        "cochinchina": {"japan": ["infantry"]},
        "siam": {"siam": ["infantry"]},
        "burma": {"fec": ["infantry"]},
        "annam-tonkin": {},
    }
    held = {"cochinchina": "japan", "annam-tonkin": "france"}
    s = position(stand, "japan", owner=held, wars=[["japan", "france"], ["siam", "france"]])
    play(s, "move infantry cochinchina annam-tonkin")
    assert refused(s, "move siam.infantry siam annam-tonkin") == "gw.7.1.a"


@rule("gw.11.5.f")
def test_a_ghost_ship_has_its_crew_again_after_its_next_turn() -> None:
    s = position({"kyushu": {"japan": ["battleship:ghost"]}}, "ussr", "non-combat")
    play(s, "done")
    settle(s)
    assert units(s, "kyushu") == ["battleship:ghost"]
    play(s, "done", "done", "done")  # no research, no moves
    settle(s)
    assert units(s, "kyushu") == ["battleship"]


def test_what_lasts_a_player_turn_is_over_with_it() -> None:
    stand = {"P14": {"japan": ["destroyer:0:fought", "fighter:patrol", "submarine:submerged"]}}
    s = position(stand, "japan", "non-combat")
    s.rail_used[0] = 1
    s.naval_used = 2
    s.taken = 1
    play(s, "done")
    settle(s)
    assert units(s, "P14") == ["destroyer", "fighter:patrol", "submarine"]
    assert (s.rail_used[0], s.naval_used, s.taken) == (0, 0, 0)


@rule("gw.9.4.1.b", "gw.9.4.1.d")
def test_the_continuing_force_goes_on_when_the_sea_is_cleared() -> None:
    stand = {"A22": {"great-britain": ["destroyer:2:follow", "destroyer:2"], "germany": ["destroyer"]}}
    s = position(stand, "great-britain", wars=WAR)
    s.phase = COMBAT
    assert not go_on(s, zone(s, "A22")), "an enemy warship is left"
    s.lose(s.standing[zone(s, "A22")][2])
    assert go_on(s, zone(s, "A22"))
    s.run()
    assert s.pending() == (ALLIES,)
    assert offered(s, "move 2*") == [], "the other destroyer has fought and stays"
    play(s, "move destroyer:2 A22 A28", "done")
    assert units(s, "A28") == ["destroyer:1"]


@rule("gw.9.4.1.e", "gw.9.4.1.d")
def test_s37_bombers_go_on_when_the_fighters_are_gone() -> None:
    stand = {
        "A23": {"germany": ["medium-bomber:3:follow", "submarine:2"], "great-britain": ["fighter:patrol", "destroyer"]},
        "western-germany": {"germany": ["infantry"]},
    }
    s = position(stand, "germany", wars=WAR)
    s.phase = COMBAT
    assert not go_on(s, zone(s, "A23"))
    s.lose(find(s, "A23", "fighter"))
    assert go_on(s, zone(s, "A23")), "the destroyer does not hold up aircraft"
    s.run()
    assert s.pending() == (AXIS,)
    play(s, "move medium-bomber:3 A23 london", "bomb medium-bomber:2 london major-factory", "done")
    assert "medium-bomber:2:bomb" in units(s, "london")
    assert s.nation[find(s, "london", "medium-bomber")] == nation(s, "germany")


@rule("gw.9.4.1.b")
def test_patrols_that_refused_battle_do_not_hold_up_ships() -> None:
    stand = {"A22": {"great-britain": ["destroyer:2:follow"], "germany": ["fighter:patrol:declined"]}}
    s = position(stand, "great-britain", wars=WAR)
    s.phase = COMBAT
    assert go_on(s, zone(s, "A22"))


@rule("gw.0.3.b")
def test_bystanders_make_way_when_the_zone_they_stand_in_falls() -> None:
    stand = {"picardy": {"great-britain": ["infantry"], "italy": ["infantry"]}}
    s = position(stand, "italy", wars=[["italy", "france"], ["great-britain", "germany"], ["france", "germany"]])
    occupy(s, nation(s, "italy"), zone(s, "picardy"))
    assert units(s, "picardy") == ["infantry"], "the British are not at war with Italy"
    assert s.nation[find(s, "picardy", "infantry")] == nation(s, "italy")
    gone = next(u for u in range(len(s.zone)) if s.nation[u] == nation(s, "great-britain"))
    assert s.owner[s.zone[gone]] in (nation(s, "great-britain"), nation(s, "france"))
    around = s.edition.world.next_by_air[zone(s, "picardy")]
    assert around >> s.zone[gone] & 1, "the nearest one"


def test_a_game_of_the_theatre_has_six_calendar_turns() -> None:
    s = GAME.start(GAME.setting("asia-1937", 2))
    dates: dict[str, None] = {}
    while s.pending():
        dates[s.calendar_turn()] = None
        play(s, "done")
        settle(s)
    assert list(dates) == ["1937-07", "1938-01", "1938-07", "1939-01", "1939-07", "1940-01"]
    assert s.result is not None


@rule("gw.7.1.a")
def test_s25_turns_do_not_overlap() -> None:
    """7.2 lets experienced players play side by side; at our table who comes next waits, but for free acts."""
    s = position({"bavaria": {"germany": ["infantry"]}, "shensi": {"ccp": ["infantry"]}}, "germany", "non-combat")
    ccp = s.seat_of(nation(s, "ccp"))
    assert s.pending() == (AXIS,)
    assert refused(s, f"{ccp}: move infantry shensi shanxi") == "core.turn"
    assert s.legal(ccp) == ()
    turns = [s.nation_at(nation(s, id)).turn for id in ("germany", "ccp", "ussr", "japan", "great-britain", "italy")]
    assert turns == sorted(turns)
    assert s.nation_at(nation(s, "kmt")).turn > s.nation_at(nation(s, "japan")).turn
