"""The worked examples of the rulebook at the table, from the order to the last die: all but movement and combat.

Their numbers, S01 to S65, go through the whole rulebook; examples that other tests play in full are not here.
"""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.markers import NON_COMBAT
from sandtable.games.globalwar.movement.reach import allowance
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.movement.supply import seas_in_range
from sandtable.games.globalwar.state import GlobalWar

from .fighting import EAST, MISS, WEST, kinds, sides, values
from .table import COMINTERN, find, nation, offered, play, position, refused, roll, settle, zone

rule = pytest.mark.rule


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


@rule("gw.1.7.c", "gw.1.7.1.c")
def test_border_terrain_does_not_help_defenders() -> None:
    """Ruling C13: the Alps hinder who crosses them, but mountain infantry behind them defends as on level ground."""
    stand = {"southern-france": {"france": ["infantry"]}, "northern-italy": {"italy": ["mountain-infantry"]}}
    s = position(stand, "france", wars=[["france", "italy"]])
    play(s, "move infantry southern-france northern-italy", "done")
    assert [values(s, ATTACKER, round)["infantry"] for round in (1, 2)] == [1, 2]
    assert [values(s, DEFENDER, round)["mountain-infantry"] for round in (1, 2)] == [4, 4]


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
