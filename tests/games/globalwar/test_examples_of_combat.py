"""The worked examples of the rulebook at the table, from the order to the last die: combat, also in port.

Their numbers, S01 to S65, go through the whole rulebook; examples that other tests play in full are not here.
"""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.relations import at_war
from sandtable.kernel.chance import CHANCE

from .fighting import MISS, PACIFIC, WAR, WEST, fight, kinds, named, one_round, sides
from .table import AXIS, calm, nation, offered, play, position, refused, roll, units, zone

rule = pytest.mark.rule


# combat (10)


@rule("gw.10.2.c")
@pytest.mark.parametrize(("guns", "dice"), [(2, 6), (4, 12)])
def test_s41_flak_over_burma(guns: int, dice: int) -> None:
    stand = {
        "siam": {"japan": ["infantry", "4*tactical-bomber"]},
        "burma": {"fec": [f"{guns}*anti-aircraft-artillery"]},
    }
    s = position(stand, "japan", wars=[["japan", "fec"]], owner={"siam": "japan"})
    play(s, "move infantry siam burma", "move 4*tactical-bomber siam burma")
    play(s, f"attack 4*{named(s, 'burma', 'tactical-bomber')} burma", "done")
    for _ in range(dice):
        assert s.chance().cause == "gw-chance-defence"
        roll(s, MISS)
    assert s.chance().cause == "gw-chance-attack"


@rule("gw.10.5.1.a", "gw.10.5.1.c")
def test_s45_alsace_lorraine_from_bavaria_and_from_switzerland() -> None:
    stand = {
        "bavaria": {"germany": ["medium-armor", "3*infantry"]},
        "switzerland": {"germany": ["light-armor"]},
        "alsace-lorraine": {"france": ["militia"]},
    }
    s = position(stand, "germany", wars=WEST, owner={"switzerland": "germany"})
    play(s, "move light-armor switzerland alsace-lorraine", "move medium-armor bavaria alsace-lorraine")
    play(s, "move 3*infantry bavaria alsace-lorraine", "done")
    one_round(s)
    play(s, "press")
    one_round(s, 1)
    assert s.owner[zone(s, "alsace-lorraine")] == nation(s, "germany"), "in two rounds"
    blitzers = {act.split()[1].split(":")[0] for act in offered(s, "blitz")}
    assert blitzers == {"light-armor"}, "who crossed the Maginot Line stays"
    tank = named(s, "alsace-lorraine", "medium-armor")
    assert refused(s, f"blitz {tank} southern-france") == "gw.10.5.1.c"
    foot = named(s, "alsace-lorraine", "infantry")
    assert refused(s, f"blitz {foot} southern-france") == "gw.10.5.1.b"


@rule("gw.10.5.1.a", "gw.10.5.1.c")
def test_s46_bessarabia_falls_and_the_mountains_behind_it_stop_the_tanks() -> None:
    stand = {"southern-ukraine": {"ussr": ["2*light-armor"]}, "bessarabia": {"romania": ["militia"]}}
    s = position(stand, "ussr", wars=[["ussr", "romania"], ["ussr", "poland"]])
    play(s, "move 2*light-armor southern-ukraine bessarabia", "done")
    one_round(s)
    play(s, "press")
    one_round(s, 1)
    goals = {act.split()[-1] for act in offered(s, "blitz")}
    assert "east-poland" in goals, "it may go on into level land"
    assert "central-romania" not in goals
    tank = named(s, "bessarabia", "light-armor")
    assert refused(s, f"blitz {tank} central-romania") == "gw.10.5.1.c"
    assert refused(s, f"blitz {tank} southern-ukraine") == "gw.10.5.1.a", "nobody is attacked there"


@rule("gw.10.7.c", "gw.10.7.d")
@pytest.mark.parametrize("lost", ["submarine", "heavy-cruiser"])
def test_s48_the_defender_gives_a_submarine_or_not(lost: str) -> None:
    stand = {
        "A22": {"germany": ["heavy-cruiser", "2*submarine"], "great-britain": ["fighter:patrol", "destroyer"]},
    }
    s = position(stand, "great-britain", wars=WAR)
    play(s, "attack fighter:patrol A22", "attack destroyer A22", "done")
    roll(s, 1, MISS)  # the fighter hits, the destroyer beside it misses
    assert s.pending() == (AXIS,)
    play(s, f"lose {lost}")
    assert fight(s).round == 1
    one_round(s)  # all who defend fire, also the one that is lost
    if lost == "submarine":
        roll(s, 1, MISS)  # the second round: nobody came from next door, so nobody goes back
        assert s.pending() == (CHANCE,), "nothing to choose: the other submarine has left the battle"
        one_round(s)
    left = [name for name in units(s, "A22") if "submarine" in name]
    assert left == ["submarine:submerged:fought"] * (1 if lost == "submarine" else 2)


@rule("gw.10.3.b", "gw.10.8.3.d")
def test_s49_only_those_from_siam_and_the_aircraft_leave_malaya() -> None:
    stand = {
        "P50": {"japan": ["naval-transport+infantry+infantry"]},
        "siam": {"japan": ["2*infantry", "fighter"]},
        "british-malaya": {"fec": ["3*infantry"]},
    }
    s = position(stand, "japan", wars=[["japan", "fec"]], owner={"siam": "japan"}, facilities={"british-malaya": []})
    play(s, "unload 2*infantry:aboard P50 british-malaya", "move 2*infantry siam british-malaya")
    play(s, "move fighter siam british-malaya")
    play(s, f"attack {named(s, 'british-malaya', 'fighter')} british-malaya", "done")
    one_round(s)
    play(s, "retreat")
    roll(s, MISS, MISS)  # the two that landed fight on
    roll(s, 1, 1, MISS)
    assert kinds(s, "british-malaya") == ["fighter", "infantry", "infantry", "infantry"]
    assert kinds(s, "siam") == ["infantry", "infantry"]
    play(s, f"move {named(s, 'british-malaya', 'fighter')} british-malaya siam")


@rule("gw.10.9.b", "gw.10.9.c", "gw.10.9.e")
def test_s50_nine_are_lost_of_three_lines_worth_fifteen() -> None:
    s = position({"A44": {"germany": ["advanced-submarine"]}}, "germany", wars=WAR, money={"great-britain": 30})
    lines = [one for one in s.edition.convoys if zone(s, "A44") in one.path and one.owner == "great-britain"]
    assert (len(lines), sum(line.value for line in lines)) == (3, 15)
    play(s, f"raid advanced-submarine A44 {lines[0].id}", "done")
    roll(s, 6, 1)  # 6 + 4 against 1
    assert s.money[nation(s, "great-britain")] == 21


@rule("gw.10.9.d", "gw.10.9.f")
def test_s52_one_escort_helps_in_three_rolls_and_fires_once() -> None:
    stand = {"P16": {"usa": ["3*submarine"], "japan": ["destroyer:escort"]}}
    s = position(stand, "usa", wars=PACIFIC, money={"japan": 20})
    play(s, "raid 3*submarine P16 tokyo-line", "done")
    for paid in (1, 2, 3):
        roll(s, 2, 2)  # 2 + 2 against 2 + 1
        assert s.money[nation(s, "japan")] == 20 - paid
    roll(s, 4)
    assert kinds(s, "P16") == ["destroyer", "submarine", "submarine"]
    assert s.pending() != (CHANCE,)


@rule("gw.10.10.a", "gw.11.3.a", "gw.5.1.a")
def test_s53_italy_closes_the_way_back_to_gibraltar() -> None:
    stand = {
        "gibraltar": {"great-britain": ["tactical-bomber"]},
        "M2": {"italy": ["fighter:patrol"]},
        "M3": {"germany": ["destroyer"]},
    }
    s = position(stand, "great-britain", wars=WAR, facilities={"gibraltar": []})
    play(s, "move tactical-bomber gibraltar M2", "move tactical-bomber:3 M2 M3", "attack tactical-bomber:2 M3", "done")
    one_round(s, 1)
    assert kinds(s, "M3") == ["tactical-bomber"], "the destroyer is sunk"
    home = s.copy()
    bomber = named(s, "M3", "tactical-bomber")
    play(home, f"move {bomber} M3 M2")
    play(home, f"move {named(home, 'M2', 'tactical-bomber')} M2 gibraltar")
    play(s, f"{AXIS}: declare italy great-britain")
    assert at_war(s, nation(s, "italy"), nation(s, "great-britain"))
    assert refused(s, f"move {bomber} M3 M2") == "gw.11.3.a"
    play(s, "done")
    assert kinds(s, "M3") == []


# in port (11.5)


@rule("gw.10.8.3.e", "gw.11.5.a")
def test_s57_ships_of_the_screening_force_use_any_port() -> None:
    stand = {
        "A6": {"germany": ["naval-transport+infantry+infantry", "battleship", "2*destroyer"]},
        "A8": {"norway": ["destroyer"]},
        "northern-norway": {"norway": ["militia"]},
    }
    s = position(stand, "germany", owner={"trondelag": "germany"}, wars=[["germany", "norway"]],
                 facilities={"trondelag": [{"kind": "major-port", "opens": ["A8"]}]})  # fmt: skip
    play(s, "move 2*destroyer A6 A8", "move battleship A6 A8", "move naval-transport+infantry+infantry A6 A8")
    play(s, f"follow {named(s, 'A8', 'battleship')} A8", f"follow {named(s, 'A8', 'naval-transport')} A8", "done")
    one_round(s, 1)
    play(s, "unload 2*infantry:aboard A8 northern-norway", "done")
    assert "battleship" in sides(s)[ATTACKER], "it bombards"
    one_round(s, 1)
    assert s.owner[zone(s, "northern-norway")] == nation(s, "germany")
    calm(s)  # Northern Norway borders on the USSR: gw.5.2.c
    for ship in ("battleship", "naval-transport"):
        assert refused(s, f"harbour {named(s, 'A8', ship)} A8 trondelag") == "gw.10.8.3.e"
        assert refused(s, f"harbour {named(s, 'A8', ship)} A8 northern-norway") == ""
    screen = next(name for name in units(s, "A8") if "destroyer" in name)
    assert refused(s, f"harbour {screen} A8 trondelag") == ""
    assert refused(s, f"harbour {screen} A8 northern-norway") == ""


@rule("gw.13.2.6.b", "gw.13.2.6.a")
def test_s62_a_battleship_before_a_fortified_coast() -> None:
    stand = {"P14": {"japan": ["naval-transport+infantry+infantry", "battleship"]}, "rehe": {"kmt": ["2*infantry"]}}
    works = {"rehe": [{"kind": "fortification", "opens": ["P14"]}]}
    for built, value in ((works, 3), ({"rehe": []}, 4)):
        for shot in (value, value + 1):
            s = position(stand, "japan", wars=[["japan", "kmt"]], owner={"rehe": "kmt"}, facilities=built)
            play(s, "unload 2*infantry:aboard P14 rehe", "done")
            roll(s, shot)
            assert len(sides(s)[DEFENDER]) == (1 if shot == value else 2)
