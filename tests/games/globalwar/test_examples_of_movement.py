"""The worked examples of the rulebook at the table, from the order to the last die: combat movement.

Their numbers, S01 to S65, go through the whole rulebook; examples that other tests play in full are not here.
"""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER

from .fighting import MEDITERRANEAN, MISS, WAR, fight, kinds, named, one_round, sides
from .table import ALLIES, AXIS, nation, play, position, refused, roll, zone

rule = pytest.mark.rule


# combat movement (9)


@rule("gw.9.3.c", "gw.1.8.d", "gw.10.10.a")
@pytest.mark.parametrize("goal", ["eritrea", "italian-somaliland"])
def test_s31_a_bomber_from_tobruk_fights_in_abyssinia_and_lands(goal: str) -> None:
    stand = {"tobruk": {"italy": ["medium-bomber"]}, "abyssinia": {"abyssinia": ["2*infantry"]}}
    s = position(stand, "italy", wars=[["italy", "abyssinia"]])
    play(s, "move medium-bomber tobruk M8", "move medium-bomber:4 M8 I5", "move medium-bomber:3 I5 eritrea")
    play(s, "move medium-bomber:2 eritrea abyssinia", "attack medium-bomber:1 abyssinia", "done")
    roll(s, MISS, MISS, MISS)
    play(s, "retreat")
    play(s, f"move {named(s, 'abyssinia', 'medium-bomber')} abyssinia {goal}")
    assert kinds(s, goal) == ["medium-bomber"]


@rule("gw.9.3.1.g", "gw.9.4.e")
def test_s34_submarines_that_survive_the_carrier_s_aircraft_go_on() -> None:
    stand = {
        "A23": {"germany": ["2*submarine"]},
        "A22": {"great-britain": ["fleet-carrier+fighter+fighter", "2*destroyer"]},
    }
    s = position(stand, "germany", wars=WAR)
    play(s, "move 2*submarine A23 A22", "engage aircraft")
    assert sides(s)[DEFENDER] == ["fighter", "fighter"], "the destroyers are kept out of it"
    one_round(s, 6, MISS)
    assert kinds(s, "A22").count("submarine") == 1
    assert s.pending() == (AXIS,)
    play(s, f"move {named(s, 'A22', 'submarine')} A22 A28")
    assert kinds(s, "A28") == ["submarine"]


@rule("gw.9.4.c", "gw.10.8.1.a")
def test_s35_a_fleet_fights_off_submarines_and_lands_in_sicily() -> None:
    stand = {
        "M8": {"great-britain": ["2*destroyer", "battleship", "naval-transport+infantry+infantry"]},
        "M4": {"italy": ["2*submarine"]},
        "sicily": {"italy": ["militia"]},
    }
    s = position(stand, "great-britain", wars=MEDITERRANEAN, facilities={"sicily": []})
    play(s, "move 2*destroyer M8 M4", "pass", "move naval-transport+infantry+infantry M8 M4", "pass")
    play(s, "move battleship M8 M4", "engage")
    assert sides(s)[ATTACKER] == ["battleship", "destroyer", "destroyer", "naval-transport"]
    one_round(s, 1, 1)
    assert "submarine" not in kinds(s, "M4"), "every warship may hit them"
    assert s.pending() == (ALLIES,), "still in combat movement"
    play(s, "unload 2*infantry:aboard M4 sicily", "done")
    assert fight(s).muster.sequence == "amphibious"
    assert "battleship" in sides(s)[ATTACKER], "who took on submarines on the way may bombard"


@rule("gw.9.4.g", "gw.11.1.a")
def test_s36_denmark_and_the_fleet_behind_it() -> None:
    stand = {
        "A11": {"great-britain": ["naval-transport+infantry", "destroyer"]},
        "A12": {"germany": ["destroyer"]},
    }
    held = {"denmark": "germany"}
    s = position(stand, "great-britain", wars=WAR, owner=held)
    play(s, "unload infantry:aboard A11 denmark")
    assert refused(s, "move destroyer A11 A12") == "gw.1.8.f"
    play(s, "done")
    assert s.owner[zone(s, "denmark")] == nation(s, "great-britain")
    assert refused(s, "move destroyer A11 A12") == "gw.11.1.a", "nor behind the battle"
    s = position(stand, "great-britain", wars=WAR, owner={"denmark": "great-britain"})
    assert refused(s, "move destroyer A11 A12") == "", "in the turn after"


@rule("gw.9.4.1.e", "gw.10.2.b", "gw.9.4.1.d")
def test_s37_the_way_to_london_is_cleared_of_fighters() -> None:
    stand = {
        "western-germany": {"germany": ["fighter", "strategic-bomber"]},
        "A12": {"germany": ["2*submarine"]},
        "A23": {"great-britain": ["fighter:patrol", "destroyer"]},
    }
    factory = {"london": [{"kind": "major-factory"}]}
    s = position(stand, "germany", wars=WAR, facilities=factory)
    play(s, "move strategic-bomber western-germany A23")
    bomber = named(s, "A23", "strategic-bomber")
    assert refused(s, f"move {bomber} A23 london") == "gw.9.3.a"
    assert refused(s, f"follow {bomber} A23") == "gw.9.4.1.a", "nobody screens it yet"
    play(s, "move fighter western-germany A23")
    play(s, f"attack {named(s, 'A23', 'fighter:4')} A23", "move 2*submarine A12 A23")
    play(s, "pass")  # the patrol lets them come
    play(s, f"attack 2*{named(s, 'A23', 'submarine')} A23", f"follow {bomber} A23", "done")
    assert sides(s) == (["fighter", "submarine", "submarine"], ["destroyer", "fighter"])
    one_round(s, 1)  # in the air
    assert sides(s)[DEFENDER] == ["destroyer"], "the fighter is lost first"
    play(s, "retreat")
    bomber = named(s, "A23", "strategic-bomber")
    play(s, f"move {bomber} A23 london")
    play(s, f"bomb {named(s, 'london', 'strategic-bomber')} london major-factory", "done")
    roll(s, 4, 3)
    assert s.site_damage[s.sites[zone(s, "london")][0]] == 7


@rule("gw.9.3.1.c")
def test_a_patrol_that_let_ships_go_by_still_fights_aircraft() -> None:
    stand = {
        "western-germany": {"germany": ["fighter"]},
        "A12": {"germany": ["submarine", "destroyer"]},
        "A23": {"great-britain": ["fighter:patrol"]},
    }
    for ship in ("submarine", "destroyer"):
        s = position(stand, "germany", wars=WAR)
        play(s, f"move {ship} A12 A23", "pass", "move fighter western-germany A23")
        play(s, f"attack {named(s, 'A23', 'fighter:4')} A23", "done")
        assert sides(s)[DEFENDER] == ["fighter"], ship


@rule("gw.9.4.4.c", "gw.9.4.4.e")
@pytest.mark.parametrize(("rolled", "met"), [(4, ["battlecruiser", "destroyer", "destroyer"]),
                                             (2, ["destroyer", "destroyer"])])  # fmt: skip
def test_s38_who_fights_when_a_raider_is_caught_and_when_it_slips_away(rolled: int, met: list[str]) -> None:
    hunters = ["battleship", "light-carrier+fighter", "heavy-cruiser", "2*destroyer"]
    stand = {"A22": {"germany": ["battlecruiser:raider", "2*destroyer"]}, "A21": {"great-britain": hunters}}
    s = position(stand, "great-britain", wars=WAR)
    for ship in hunters:
        play(s, f"move {ship} A21 A22")
    play(s, "hunt battleship:2:battle A22")
    roll(s, rolled, 4)  # with 9 more, against 12
    if rolled == 2:
        play(s, "slip")
    play(s, "done")
    assert sides(s)[DEFENDER] == met
    assert "battlecruiser" in kinds(s, "A22")


@rule("gw.9.4.4.b", "gw.10.7.f")
@pytest.mark.parametrize("slips", [True, False])
def test_s39_a_raider_among_transports_or_among_cruisers(slips: bool) -> None:
    stand = {
        "M2": {"italy": ["battlecruiser"]},
        "M4": {"great-britain": ["heavy-cruiser", "light-cruiser"]},
        "M8": {"great-britain": ["2*naval-transport"]},
    }
    s = position(stand, "italy", wars=MEDITERRANEAN)
    play(s, "raider battlecruiser M2", "move battlecruiser:raider M2 M4")
    roll(s, *((6, 5) if slips else (12, 1)))  # 8 against 13, or 14 against 9
    if slips:
        play(s, "move battlecruiser:2:raider M4 M8", "attack battlecruiser:1:raider M8", "done")
        assert sides(s) == (["battlecruiser"], ["naval-transport", "naval-transport"])
    else:
        play(s, "done")
        assert sides(s) == (["battlecruiser"], ["heavy-cruiser", "light-cruiser"])
