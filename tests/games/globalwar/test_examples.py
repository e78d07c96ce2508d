"""The worked examples of the rulebook at the table, from the order to the last die.

Their numbers, S01 to S65, go through the whole rulebook; examples that other tests play in full are not here.
"""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.markers import NON_COMBAT
from sandtable.games.globalwar.movement.reach import allowance
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.supply import seas_in_range
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.chance import CHANCE

from .table import (
    ALLIES,
    AXIS,
    COMINTERN,
    calm,
    find,
    nation,
    offered,
    play,
    position,
    refused,
    roll,
    settle,
    units,
    zone,
)

rule = pytest.mark.rule
WAR = [["great-britain", "germany"]]
WEST = [["germany", "france"], ["germany", "great-britain"]]
MEDITERRANEAN = [["great-britain", "italy"]]
PACIFIC = [["japan", "usa"]]
EAST = [["germany", "ussr"]]
MISS = 12


def fight(s: GlobalWar) -> Battle:
    """The battle that is being fought."""
    top = s.stack[-1]
    assert isinstance(top, Battle)
    return top


def sides(s: GlobalWar) -> tuple[list[str], list[str]]:
    """The kinds of the units in the battle that is being fought, attackers and defenders."""
    first, second = fight(s).lines
    return sorted(s.unit(u).id for u, _ in first), sorted(s.unit(u).id for u, _ in second)


def values(s: GlobalWar, side: int, round: int) -> dict[str, int]:
    """What each kind of unit of a side rolls at."""
    engagement = fight(s).engagement
    troops = enumerate(engagement.rosters[side].troops)
    return {troop.unit.id: engagement.value(side, n, round) for n, troop in troops}


def kinds(s: GlobalWar, where: str) -> list[str]:
    return sorted(name.split(":")[0].split("+")[0] for name in units(s, where))


def named(s: GlobalWar, where: str, kind: str) -> str:
    """How acts name the first unit of a kind in a zone."""
    return next(name for name in units(s, where) if name.startswith(kind))


def one_round(s: GlobalWar, *numbers: int) -> None:
    """The dice of this round fall like this; all others of the round miss."""
    battle = fight(s)
    round = battle.round
    for number in numbers:
        roll(s, number)
    while s.pending() == (CHANCE,) and s.stack[-1] is battle and battle.round == round:
        roll(s, MISS)


# words and sharing zones (0)


@rule("gw.0.3.d", "gw.0.3.e")
def test_s04_each_of_the_three_choices_after_a_declaration() -> None:
    stand = {"A13": {"germany": ["destroyer"], "ussr": ["destroyer"]}}
    s = position(stand, "germany")
    play(s, "declare germany ussr")
    stays, leaves = s.copy(), s.copy()
    play(s, "attack destroyer A13", "done")
    assert sides(s) == (["destroyer"], ["destroyer"])
    play(leaves, "move destroyer A13 A12", "done")
    assert leaves.phase == NON_COMBAT, "nobody has fought"
    assert kinds(leaves, "A12") == ["destroyer"]
    play(stays, "done")
    assert stays.phase == NON_COMBAT
    assert kinds(stays, "A13") == ["destroyer", "destroyer"]


@rule("gw.0.3.g")
def test_s05_who_is_at_peace_with_the_attacker_does_not_defend() -> None:
    stand = {"A28": {"usa": ["2*destroyer"]}, "A22": {"germany": ["destroyer"], "italy": ["light-cruiser"]}}
    s = position(stand, "usa", wars=[["germany", "usa"], ["italy", "usa"]])
    play(s, "move 2*destroyer A28 A22", "done")
    assert sides(s)[DEFENDER] == ["destroyer", "light-cruiser"]
    s = position(stand, "usa", wars=[["germany", "usa"]])
    play(s, "move 2*destroyer A28 A22")
    play(s, "pass", "done")
    assert sides(s)[DEFENDER] == ["destroyer"], "Italy is at peace"


# bonuses and terrain (0.5, 1.7)


@rule("gw.0.5.a", "gw.13.2.6.a", "gw.1.7.7.c")
def test_s06_a_fortified_city_at_the_table() -> None:
    stand = {"western-ukraine": {"germany": ["3*infantry"]}, "kiev": {"ussr": ["infantry"]}}
    works = {"kiev": [{"kind": "fortification", "opens": ["western-ukraine"]}]}
    s = position(stand, "germany", wars=EAST, owner={"western-ukraine": "germany"}, facilities=works)
    play(s, "move 3*infantry western-ukraine kiev", "done")
    assert [values(s, DEFENDER, round)["infantry"] for round in (1, 2, 3)] == [6, 5, 5]


@rule("gw.0.5.b", "gw.1.7.8.a", "gw.1.7.6.a")
def test_s07_s12c_over_a_river_into_mountains() -> None:
    stand = {
        "bessarabia": {"ussr": ["medium-armor", "infantry", "mountain-infantry"]},
        "central-romania": {"romania": ["infantry"]},
    }
    s = position(stand, "ussr", wars=[["ussr", "romania"]], owner={"bessarabia": "ussr"})
    for kind in ("medium-armor", "infantry", "mountain-infantry"):
        play(s, f"move {kind} bessarabia central-romania")
    play(s, "done")
    assert values(s, ATTACKER, 1) == {"medium-armor": 5, "infantry": 1, "mountain-infantry": 1}
    assert values(s, ATTACKER, 2) == {"medium-armor": 5, "infantry": 1, "mountain-infantry": 2}


@rule("gw.0.5.b", "gw.1.7.7.d", "gw.15.1.b")
def test_s08_surrounded_kiev_on_the_first_day_of_barbarossa() -> None:
    around = ("southern-belorussia", "western-ukraine", "eastern-ukraine")
    stand = {
        "western-ukraine": {"germany": ["3*infantry"]},
        "kiev": {"ussr": ["infantry", "medium-armor", "fighter"]},
    }
    more = {"owner": dict.fromkeys(around, "germany"), "facilities": {"kiev": []}, "date": "1941-07"}
    s = position(stand, "germany", **more)
    play(s, "declare germany ussr", "move 3*infantry western-ukraine kiev", "done", "ready")
    for round in (1, 2):
        assert values(s, DEFENDER, round) == {"infantry": 2, "medium-armor": 3, "fighter": 4}
    war = position(stand, "germany", wars=EAST, **more)
    play(war, "move 3*infantry western-ukraine kiev", "done", "ready")
    assert values(war, DEFENDER, 1) == {"infantry": 3, "medium-armor": 4, "fighter": 5}, "surrounded alone"


@rule("gw.0.5.e", "gw.13.2.a")
def test_s09_two_major_ports_and_a_major_shipyard_on_one_sea() -> None:
    def move(*sites: str) -> int:
        built = {"honshu": [{"kind": kind, "opens": ["P15"]} for kind in sites], "kyushu": [], "korea": []}
        s = position({"P15": {"japan": ["destroyer"]}}, "japan", facilities=built)
        return allowance(s, Sight(s, nation(s, "japan")), find(s, "P15", "destroyer"))

    assert move() == 3
    assert move("major-port") == 4
    assert move("major-port", "major-port", "major-shipyard") == 4, "one more in all"


@rule("gw.1.7.c", "gw.10.5.1.c")
def test_s11_belgium_from_the_east_and_from_the_south() -> None:
    stand = {"western-germany": {"germany": ["light-armor"]}, "belgium": {"belgium": ["militia"]}}
    s = position(stand, "germany", wars=[["germany", "belgium"], ["germany", "france"]])
    play(s, "move light-armor western-germany belgium", "done")
    assert values(s, ATTACKER, 1) == {"light-armor": 3}
    roll(s, 1, MISS)
    assert "picardy" in [act.split()[-1] for act in offered(s, "blitz")], "the mountains lie behind it"
    stand = {"picardy": {"france": ["light-armor"]}, "belgium": {"germany": ["militia"]}}
    s = position(stand, "france", wars=WEST, owner={"belgium": "germany"})
    play(s, "move light-armor picardy belgium", "done")
    assert [values(s, ATTACKER, round)["light-armor"] for round in (1, 2)] == [2, 3]
    roll(s, 1, MISS)
    assert s.owner[zone(s, "belgium")] != nation(s, "germany")
    assert offered(s, "blitz") == [], "it came over mountains"


def madrid(defenders: list[str], held: tuple[str, ...]) -> GlobalWar:
    """Nationalists attack Madrid from Catalonia; ``held`` are their zones around it."""
    stand = {
        "catalonia": {"spanish-nationalists": ["infantry", "mountain-infantry", "medium-armor"]},
        "madrid": {"spanish-republicans": defenders},
    }
    s = position(stand, "germany", wars=[["spanish-nationalists", "spanish-republicans"]],
                 owner=dict.fromkeys(held, "spanish-nationalists"))  # fmt: skip
    for kind in ("infantry", "mountain-infantry", "medium-armor"):
        play(s, f"move spanish-nationalists.{kind} catalonia madrid")
    play(s, "done")
    return s


AROUND_MADRID = ("galicia-and-leon", "basque-country", "catalonia", "eastern-andalucia", "western-andalucia")


@rule("gw.1.7.8.a", "gw.1.7.7.c", "gw.1.7.1.c")
def test_s12a_madrid() -> None:
    s = madrid(["infantry", "mountain-infantry", "artillery"], ("catalonia",))
    for round in (1, 2, 3):
        assert values(s, DEFENDER, round) == {"infantry": 5, "mountain-infantry": 5, "artillery": 3}
        assert values(s, ATTACKER, round) == {"infantry": 1, "mountain-infantry": 2, "medium-armor": 4}


@rule("gw.1.7.8.a", "gw.1.7.7.d", "gw.1.7.7.e")
def test_s12b_madrid_surrounded() -> None:
    s = madrid(["infantry", "mountain-infantry", "artillery"], AROUND_MADRID)
    for round in (1, 2, 3):
        assert values(s, DEFENDER, round) == {"infantry": 3, "mountain-infantry": 4, "artillery": 2}
        assert values(s, ATTACKER, round) == {"infantry": 1, "mountain-infantry": 2, "medium-armor": 5}


@rule("gw.1.7.8.a", "gw.1.7.6.a", "gw.1.7.7.c")
def test_s12d_kiev_from_over_the_river() -> None:
    stand = {"eastern-ukraine": {"germany": ["2*infantry"]}, "kiev": {"ussr": ["infantry"]}}
    s = position(stand, "germany", wars=EAST, owner={"eastern-ukraine": "germany"})
    play(s, "move 2*infantry eastern-ukraine kiev", "done")
    assert [values(s, ATTACKER, round)["infantry"] for round in (1, 2, 3)] == [1, 2, 2]
    assert [values(s, DEFENDER, round)["infantry"] for round in (1, 2, 3)] == [5, 5, 5]


# supply (1.11)


@rule("gw.1.11.c", "gw.13.2.3.a", "gw.13.2.4.a")
def test_s14_each_leg_of_the_way_to_cape_town() -> None:
    s = position({}, "great-britain")
    sight = Sight(s, nation(s, "great-britain"))

    def reaches(where: str, kind: str, start: str, goal: str) -> bool:
        site = next(site for site in s.sites[zone(s, where)] if s.facility(site).id == kind)
        return seas_in_range(s, sight, site, zone(s, start)) >> zone(s, goal) & 1 == 1

    assert reaches("southern-england", "major-shipyard", "A21", "A44"), "four zones"
    assert reaches("gibraltar", "major-dockyard", "A44", "A53"), "five zones, the most it can"
    assert not reaches("gibraltar", "major-dockyard", "A44", "A54"), "so St. Helena has to pass it on"
    assert reaches("st-helena", "minor-port", "A53", "A54"), "two zones"


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


# production (4.6, 5.2, 8.3)


@rule("gw.4.6.c")
def test_s20_troops_of_a_minor_that_joined_in_production_march_at_once() -> None:
    stand = {"siam": {"siam": ["infantry"]}, "burma": {"fec": ["infantry"]}}
    s = position(stand, "japan", "production", date="1939-01", wars=[["japan", "fec"]])
    settle(s)
    play(s, "move infantry siam burma", "done")
    assert sides(s) == (["infantry"], ["infantry"])


@rule("gw.5.2.a", "gw.5.1.d")
@pytest.mark.parametrize(("rolled", "ready"), [(4, True), (3, False)])
def test_s23_the_soviet_income_of_january_1939(rolled: int, ready: bool) -> None:
    s = position({}, "ccp", "non-combat", date="1939-01", income={"ussr": 15})
    play(s, "done")
    roll(s, MISS)  # the CCP finds no recruits
    play(s, "pass")  # and courts no warlord
    assert len(s.chance().results) == 6
    roll(s, rolled)
    assert s.income[nation(s, "ussr")] == 15 + rolled
    assert (refused(s, f"{COMINTERN}: declare ussr japan") == "") is ready, "war income is 19"
    s = position({}, "ccp", "non-combat", date="1939-07", income={"ussr": 19})
    play(s, "done")
    roll(s, MISS)
    play(s, "pass")
    assert len(s.chance().results) == 12, "from then on a D12"


@rule("gw.8.3.a", "gw.8.3.c")
def test_s28_a_heavy_cruiser_costs_five_in_each_of_two_turns() -> None:
    s = position({}, "japan", "production", money={"japan": 20})
    play(s, "buy heavy-cruiser", "done", "done", "done")
    assert s.money[nation(s, "japan")] == 15
    assert offered(s, "place heavy-cruiser") == [], "half a ship"
    begun = [["japan", "unit", "heavy-cruiser", 1]]
    s = position({}, "japan", "production", money={"japan": 15}, chart=begun)
    play(s, "advance heavy-cruiser:p1", "done", "done", "done")
    assert s.money[nation(s, "japan")] == 10
    assert offered(s, "place heavy-cruiser") != []
