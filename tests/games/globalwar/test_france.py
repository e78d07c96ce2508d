"""The French surrender (4.11): Vichy with all its dice, and who must leave."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sandtable.games.globalwar.france.armistice import Armistice
from sandtable.games.globalwar.france.evacuation import Evacuation
from sandtable.games.globalwar.france.navy import Berths
from sandtable.games.globalwar.markers import NON_COMBAT
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain
from sandtable.text import LANGUAGES, language

from .armistice import PORT, WEST, fallen, owners, read_back, whose
from .table import ALLIES, AXIS, Units, find, nation, offered, play, position, refused, roll, settle, units, zone

rule = pytest.mark.rule


# the surrender


@rule("gw.4.11.1.a", "gw.4.11.2.b")
def test_the_fall_of_paris_divides_france() -> None:
    s = fallen({"normandy": {"france": ["2*infantry"]}, "corsica": {"france": ["infantry", "fighter"]}})
    home = ("paris", "picardy", "normandy", "aquitaine", "alsace-lorraine")
    assert owners(s, *home) == ["germany"] * 5
    assert owners(s, "southern-france", "corsica") == ["vichy-france"] * 2
    assert whose(s, "normandy") == []
    assert whose(s, "corsica") == []
    assert s.is_out(nation(s, "france"))


@rule("gw.4.11.2.g", "gw.4.11.2.c")
def test_the_army_of_vichy_stands_in_southern_france() -> None:
    s = fallen({"southern-france": {"france": ["infantry", "artillery"]}})
    army = ["infantry", "infantry", "infantry", "artillery", "fighter"]
    assert whose(s, "southern-france") == [f"vichy-france.{id}" for id in army]


@rule("gw.4.11.2.d")
def test_the_axis_leaves_what_is_vichys() -> None:
    s = fallen(
        {"southern-france": {"italy": ["infantry"], "germany": ["medium-armor"]}},
        wars=[["germany", "france"], ["italy", "france"], ["germany", "great-britain"], ["italy", "great-britain"]],
        owner={"southern-france": "italy"},
    )
    assert all(name.startswith("vichy") for name in whose(s, "southern-france"))
    for id in ("medium-armor", "infantry"):
        u = next(u for u in range(len(s.zone)) if s.unit(u).id == id and s.nation_at(s.nation[u]).id != "vichy-france")
        assert owners(s, s.edition.world.zones[s.zone[u]].id) == ["germany"], "next door"
    assert owners(s, "southern-france") == ["vichy-france"], "what Italy had taken goes to Vichy too"


@rule("gw.4.11.1.a", "gw.4.11.2.b")
def test_what_a_power_outside_the_axis_has_taken_of_france_stays_its_own() -> None:
    s = fallen(owner={"normandy": "ussr"}, wars=[["germany", "france"], ["ussr", "france"]])
    assert owners(s, "normandy", "aquitaine") == ["ussr", "germany"]


@rule("gw.4.11.1.c", "gw.4.11.2.e")
def test_paris_encircled_opens_its_gates_to_who_has_moved() -> None:
    held: Plain = dict.fromkeys(("picardy", "normandy", "aquitaine", "southern-france"), "germany")
    stand: Units = {
        "western-germany": {"germany": ["infantry", "light-armor"]},
        "paris": {"france": ["infantry"], "great-britain": ["infantry", "fighter"]},
    }
    s = position(stand, "germany", wars=WEST, owner=held, facilities={"alsace-lorraine": []})
    play(s, "move infantry western-germany alsace-lorraine", "move light-armor western-germany alsace-lorraine", "done")
    play(s, "halt") if offered(s, "halt") else None
    assert whose(s, "paris") == [], "the French and those who stood by them"
    assert owners(s, "paris") == ["germany"]
    settle(s, 1)
    assert s.phase == NON_COMBAT
    assert refused(s, "move infantry:0 alsace-lorraine paris") != "", "it has moved"
    play(s, "done")
    read_back(s)
    assert refused(s, "enter infantry:0 berlin") == "gw.4.11.1.c"
    infantry = next(act for act in offered(s, "enter") if "infantry" in act)
    play(s, infantry)
    assert whose(s, "paris") == ["germany.infantry"]
    play(s, "done")
    assert s.phase > NON_COMBAT


@rule("gw.4.11.1.c")
def test_nobody_walks_into_a_paris_that_was_fought_for() -> None:
    s = fallen({"belgium": {"germany": ["infantry"]}}, owner={"belgium": "germany"})
    settle(s, 1)
    play(s, "done")
    assert s.phase > NON_COMBAT
    assert not s.france.encircled


# the fleet


AT_BREST: Units = {"normandy": {"france": ["destroyer"]}}


@rule("gw.4.11.2.h")
@pytest.mark.parametrize("number", range(1, 13))
def test_a_ship_in_a_french_port(number: int) -> None:
    s = fallen(AT_BREST)
    roll(s, number)
    found = [f"{s.nation_at(s.nation[u]).id}" for u in range(len(s.zone)) if s.zone[u] >= 0 and s.unit(u).at_sea()]
    fate = s.france.ships[0][3]
    if number <= 7:
        assert (found, fate) == ([], 1)
    elif number <= 10:
        assert (found, fate) == (["vichy-france"], 2)
        assert whose(s, "M1") == ["vichy-france.destroyer"]
    else:
        assert (found, fate) == (["germany"], 3)
        assert whose(s, "normandy") == ["germany.destroyer"], "it lies where it was"


@rule("gw.4.11.2.i")
@pytest.mark.parametrize("number", range(1, 13))
def test_a_ship_at_sea(number: int) -> None:
    s = fallen({"A21": {"france": ["destroyer"]}})
    roll(s, number)
    if number <= 3:
        assert whose(s, "A21") == ["free-france.destroyer"]
    elif number <= 7:
        assert whose(s, "A21") == []
    elif number <= 10:
        assert whose(s, "M1") == ["vichy-france.destroyer"]
        assert s.left[find(s, "M1", "destroyer")] == 0, "it moves no more in this turn"
    else:
        assert whose(s, "A21") == ["germany.destroyer"]


@rule("gw.4.11.2.i")
@pytest.mark.parametrize("where", ["I5", "P40", "madagascar"])
def test_japan_has_ships_of_the_indian_and_the_pacific_ocean(where: str) -> None:
    s = fallen({where: {"france": ["destroyer"]}}, facilities={"madagascar": PORT})
    roll(s, 11)
    assert whose(s, where) == ["japan.destroyer"]


@rule("gw.4.11.2.h", "gw.4.11.2.i")
def test_a_friendly_colony_is_no_trap_and_an_enemys_is() -> None:
    s = fallen({"tunisia": {"france": ["destroyer"]}}, facilities={"tunisia": PORT})
    roll(s, 1)
    assert [fate for *_, fate in s.france.ships] == [0]
    s = fallen({"tunisia": {"france": ["destroyer"]}}, facilities={"tunisia": PORT}, owner={"tunisia": "germany"})
    roll(s, 1)
    assert [fate for *_, fate in s.france.ships] == [1]


@rule("gw.4.11.2.j")
def test_ships_change_sides_with_their_cargo_and_their_damage() -> None:
    s = fallen({"A21": {"france": ["naval-transport+infantry", "battleship:d1:ghost"]}})
    roll(s, 11, 12)
    assert sorted(whose(s, "A21")) == ["germany.battleship", "germany.infantry", "germany.naval-transport"]
    assert "battleship:d1:ghost" in units(s, "A21")
    s = fallen({"A21": {"france": ["naval-transport+infantry"]}})
    roll(s, 8)
    assert sorted(whose(s, "M1")) == ["vichy-france.infantry", "vichy-france.naval-transport"]
    s = fallen({"A21": {"france": ["naval-transport+infantry"]}})
    roll(s, 5)
    assert whose(s, "A21") == []


def embarked(whose_ship: str, whose_infantry: str) -> GlobalWar:
    """France falls while infantry of one ally is on board of a transport of the other in A21."""
    stand: Units = {"picardy": {"germany": ["infantry"]}, "A21": {whose_ship: ["naval-transport"]},
                    "southern-england": {whose_infantry: ["infantry"]}}  # fmt: skip
    s = position(stand, "germany", wars=WEST, date="1940-07", owner={"picardy": "germany"})
    guest = find(s, "southern-england", "infantry")
    s.put(guest, zone(s, "A21"))
    s.aboard[guest] = find(s, "A21", "naval-transport")
    play(s, "move infantry picardy paris", "done")
    return s


@rule("gw.4.11.2.j", "gw.4.11.2.i")
@pytest.mark.parametrize(("number", "ship", "guest"), [(1, "free-france", "great-britain"), (11, "germany", "germany")])
def test_the_british_on_a_french_transport_go_to_the_axis_with_it_and_else_stay_british(
    number: int, ship: str, guest: str
) -> None:
    s = embarked("france", "great-britain")
    roll(s, number)
    assert {*whose(s, "A21")} == {f"{guest}.infantry", f"{ship}.naval-transport"}


@rule("gw.4.11.2.k", "gw.4.11.2.l")
def test_the_axis_brings_its_new_ships_home_after_the_last_die() -> None:
    s = fallen({"A21": {"france": ["2*destroyer"]}, "A22": {"france": ["submarine"]}, "P40": {"france": ["destroyer"]}})
    roll(s, 11, 8, 9)
    assert s.pending() == (CHANCE,), "one ship is left"
    roll(s, 12)
    assert isinstance(s.stack[-1], Berths)
    read_back(s)
    assert s.pending() == (AXIS,)
    assert offered(s, "berth vichy-france.submarine") == [], "there is no port for it"
    assert offered(s, "berth vichy-france.destroyer") == ["berth vichy-france.destroyer:0 M1 southern-france"]
    assert refused(s, "berth destroyer A21 M1") == "gw.4.11.2.k"
    play(s, "berth vichy-france.destroyer:0 M1 southern-france", "berth destroyer A21 A23")
    assert "vichy-france.destroyer" in whose(s, "southern-france")
    assert s.left[find(s, "A23", "destroyer")] == 0
    assert {act.split()[1] for act in offered(s, "berth")} == {"japan.destroyer"}
    play(s, "done")
    assert whose(s, "P40") == ["japan.destroyer"], "it stays where it is"
    assert s.france.gained == ()


@rule("gw.4.11.2.m")
@pytest.mark.parametrize("number", range(1, 13))
def test_a_french_ship_on_the_chart(number: int) -> None:
    chart: Plain = [["france", "unit", "battleship", 2], ["france", "unit", "infantry", 1]]
    s = fallen(chart=chart)
    roll(s, number)
    rows = [(s.nation_at(row.nation).id, row.paid) for row in s.chart]
    assert rows == ([] if number <= 7 else [("vichy-france" if number <= 10 else "germany", 2)])


@rule("gw.4.11.2.n")
def test_germany_lends_for_the_ships_of_vichy() -> None:
    s = position(
        {"southern-france": {"vichy-france": ["infantry"]}}, "germany", "production", date="1941-01",
        owner={"southern-france": "vichy-france", "corsica": "vichy-france"}, surrendered=["france"],
        france={"victor": "germany", "vichy": True}, money={"germany": 20},
        chart=[["vichy-france", "unit", "battleship", 1], ["germany", "unit", "battleship", 1]],
    )  # fmt: skip
    assert refused(s, "sponsor battleship:p1") == "gw.4.11.2.n", "its own ships it pays for itself"
    assert refused(s, "advance vichy-france.battleship:p1") == "gw.8.3.a", "Vichy has nothing"
    play(s, "sponsor vichy-france.battleship:p1")
    assert s.money[nation(s, "germany")] < 20
    assert refused(s, "sponsor vichy-france.battleship:p1") != ""
    play(s, f"{AXIS}: refund sponsor vichy-france.battleship:p1")
    assert s.money[nation(s, "germany")] == 20
    play(s, "sponsor vichy-france.battleship:p1", "done")
    assert [row.paid for row in s.chart if row.nation == nation(s, "vichy-france")] == [2]


# the colonies


GROUPS = {
    "annam-tonkin": ("annam-tonkin", "cochinchina", "gambier-islands", "new-caledonia"),
    "french-somaliland": ("french-somaliland", "madagascar", "reunion"),
    "northern-algeria": ("northern-algeria", "western-algeria", "southern-algeria"),
    "ivory-coast": ("mauritania", "french-guinea", "french-sudan", "ivory-coast"),
    "oubangui-chari": ("dahomey", "niger", "chad", "cameroon", "oubangui-chari"),
    "syria": ("syria",),
    "french-morocco": ("french-morocco",),
    "tunisia": ("tunisia",),
}


@rule("gw.4.11.2.p", "gw.4.11.2.o")
@pytest.mark.parametrize("number", range(1, 13))
def test_one_die_for_each_group_of_colonies(number: int) -> None:
    s = fallen()
    assert owners(s, "french-guiana", "st-pierre-island") == ["free-france"] * 2
    for group in GROUPS.values():
        roll(s, number)
        expected = "free-france" if number <= 6 else ("japan" if "annam-tonkin" in group else "vichy-france")
        assert owners(s, *group) == [expected] * len(group)
    assert [s.edition.world.zones[first].id for first, _, _ in s.france.colonies[1:]] == list(GROUPS)
    assert nation(s, "france") not in s.owner


@rule("gw.4.11.2.q", "gw.4.11.2.r")
def test_units_go_with_their_zone() -> None:
    stand: Units = {
        "cochinchina": {"france": ["infantry"]},
        "syria": {"france": ["infantry", "fighter"]},
        "tunisia": {"france": ["infantry"]},
    }
    s = fallen(stand)
    roll(s, 7, 1, 1, 1, 1)
    assert whose(s, "cochinchina") == ["japan.infantry"]
    roll(s, 12, 1, 6)
    assert whose(s, "syria") == ["vichy-france.infantry", "vichy-france.fighter"]
    assert whose(s, "tunisia") == ["free-france.infantry"]


@rule("gw.4.11.2.p")
def test_nothing_is_rolled_for_what_france_has_lost() -> None:
    held: Plain = {"annam-tonkin": "japan", "syria": "great-britain", "tunisia": "germany"}
    s = fallen(owner=held)
    roll(s, 12)
    assert owners(s, "annam-tonkin", "cochinchina", "new-caledonia") == ["japan"] * 3
    roll(s, 1, 1, 1, 1, 1)
    assert s.pending() != (CHANCE,)
    assert owners(s, "syria", "tunisia") == ["great-britain", "germany"]


@rule("gw.4.11.2.t")
def test_ships_put_to_sea_from_a_port_that_is_not_theirs_any_more() -> None:
    stand: Units = {"northern-algeria": {"great-britain": ["destroyer"], "france": ["light-cruiser"]}}
    s = fallen(stand, facilities={"northern-algeria": PORT})
    roll(s, 1)  # the cruiser is Free French
    settle(s, 12)
    assert whose(s, "northern-algeria") == []
    seas = s.edition.world.coasts[zone(s, "northern-algeria")]
    for id in ("destroyer", "light-cruiser"):
        ship = next(u for u in range(len(s.zone)) if s.unit(u).id == id)
        assert seas >> s.zone[ship] & 1


@rule("gw.4.11.2.v")
def test_the_french_abroad_and_on_patrol_are_free_french() -> None:
    stand: Units = {"A21": {"france": ["fighter:patrol"]}, "southern-england": {"france": ["infantry", "fighter"]}}
    s = fallen(stand)
    assert whose(s, "A21") == ["free-france.fighter"]
    assert whose(s, "southern-england") == ["free-france.infantry", "free-france.fighter"]


@rule("gw.4.11.2.v")
def test_the_french_on_board_of_a_british_ship_are_free_french() -> None:
    s = embarked("great-britain", "france")
    assert sorted(whose(s, "A21")) == ["free-france.infantry", "great-britain.naval-transport"]


@pytest.mark.parametrize(("mode", "seats"), [("world-1939", 3), ("europe-1940", 2)])
@rule("gw.4.11.1.d", "gw.4.11.3.a")
def test_vichy_and_free_france_have_their_turns_wherever_france_may_fall(mode: str, seats: int) -> None:
    s = fallen({"chad" if seats > 2 else "syria": {"france": ["infantry"]}}, mode=mode, seats=seats)
    settle(s, 1)
    vichy, free = nation(s, "vichy-france"), nation(s, "free-france")
    assert s.on_turn(vichy)
    assert s.seat_of(vichy) == s.seat_of(nation(s, "germany"))
    s.turn = 6
    assert s.on_turn(free)
    assert s.seat_of(free) == s.seat_of(nation(s, "france")) >= 0


@rule("gw.4.11.2.w", "gw.5.7.b")
def test_what_france_had_won_is_free_french_and_what_it_controlled_another_allys() -> None:
    stand: Units = {"tripoli": {"france": ["infantry"]}}
    s = fallen(stand, owner={"tripoli": "france"})
    assert owners(s, "tripoli") == ["free-france"]
    assert whose(s, "tripoli") == ["free-france.infantry"]
    assert s.controller[nation(s, "abyssinia")] == nation(s, "great-britain")


# who must leave


@rule("gw.4.11.2.f")
def test_the_british_leave_france_on_foot_by_air_and_by_sea() -> None:
    stand: Units = {
        "normandy": {"great-britain": ["infantry", "fighter", "artillery"]},
        "alsace-lorraine": {"great-britain": ["infantry"]},
        "A28": {"great-britain": ["naval-transport"]},
        "southern-england": {"great-britain": ["infantry"]},
    }
    s = fallen(stand)
    settle(s, 1)
    assert isinstance(s.stack[-1], Evacuation)
    assert s.pending() == (ALLIES,)
    read_back(s)
    seas = {act.split()[-1] for act in offered(s, "evacuate great-britain.infantry normandy")}
    assert "A28" in seas
    assert offered(s, "evacuate great-britain.infantry alsace-lorraine") == [], "there is no way out"
    assert refused(s, "evacuate great-britain.infantry normandy berlin") == "gw.4.11.2.f"
    play(s, "evacuate great-britain.fighter normandy southern-england")
    play(s, "evacuate great-britain.infantry normandy A28", "evacuate great-britain.artillery normandy A28")
    read_back(s)
    ship = next(act for act in offered(s, "ferry") if act.endswith(" southern-england"))
    play(s, ship)
    there = sorted(whose(s, "southern-england"))
    assert there == [f"great-britain.{id}" for id in ("artillery", "fighter", "infantry", "infantry")]
    play(s, "done")
    assert whose(s, "alsace-lorraine") == [], "who stays behind is lost"
    assert s.phase == NON_COMBAT


@rule("gw.4.11.2.s")
def test_allies_leave_a_colony_that_vichy_has() -> None:
    s = fallen({"syria": {"great-britain": ["infantry"]}, "tunisia": {"great-britain": ["infantry"]}})
    roll(s, 1, 1, 1, 1, 1, 12, 1, 1)
    assert owners(s, "syria", "tunisia") == ["vichy-france", "free-france"]
    assert offered(s, "evacuate") == ["evacuate great-britain.infantry syria transjordan"]
    play(s, "evacuate great-britain.infantry syria transjordan")
    assert whose(s, "transjordan") == ["great-britain.infantry"]
    assert whose(s, "tunisia") == ["great-britain.infantry"], "it stays beside the Free French"
    assert s.phase == NON_COMBAT


# by play


@rule("gw.4.11.2.a", "gw.4.11.2.u")
def test_france_falls_by_play() -> None:
    stand: Units = {
        "picardy": {"germany": ["4*infantry", "2*artillery", "2*tactical-bomber", "2*medium-armor"]},
        "bavaria": {"germany": ["2*infantry"]},
        "paris": {"france": ["infantry"], "great-britain": ["infantry"]},
        "normandy": {"france": ["destroyer", "infantry"], "great-britain": ["infantry"]},
        "alsace-lorraine": {"france": ["infantry"]},
        "A28": {"france": ["light-cruiser"], "great-britain": ["naval-transport"]},
        "syria": {"france": ["infantry"]},
        "southern-england": {"great-britain": ["infantry"]},
    }
    s = position(
        stand, "germany", wars=WEST, owner={"picardy": "germany"}, date="1940-07", money={"france": 11},
        facilities={"alsace-lorraine": []}, chart=[["france", "unit", "destroyer", 1]],
    )  # fmt: skip
    before = s.money[nation(s, "germany")]
    for name in ("4*infantry", "2*artillery", "2*medium-armor"):
        play(s, f"move {name} picardy paris")
    play(s, "move infantry bavaria alsace-lorraine", "done")
    play(s, "fight land paris")
    for _ in range(60):
        if s.surrendered:
            break
        if s.pending() == (CHANCE,):
            roll(s, 1)
        else:
            play(s, next(act.text for act in s.legal(s.pending()[0])))
    assert s.surrendered
    assert s.money[nation(s, "germany")] == before + 11
    order: list[str] = []
    for _ in range(80):
        name = s.stack[-1].NAME
        if not order or order[-1] != name:
            order.append(name)
        if not any(isinstance(frame, Armistice) for frame in s.stack):
            break
        read_back(s)
        if s.pending() == (CHANCE,):
            roll(s, 9)
        else:
            play(s, s.legal(s.pending()[0])[0].text)
    assert order[:4] == ["french-fleet", "french-berths", "french-keels", "french-colonies"]
    assert "evacuation" in order
    assert s.phase == NON_COMBAT, "the attack on Alsace-Lorraine has nobody to fight any more"
    assert whose(s, "alsace-lorraine") == ["germany.infantry"]
    assert whose(s, "syria") == ["vichy-france.infantry"]
    assert refused(s, "move vichy-france.infantry southern-france paris") != ""
    moves = offered(s, "move vichy-france.infantry syria")
    assert moves == [] or all(owners(s, act.split()[-1]) == ["vichy-france"] for act in moves)
    play(s, "done")
    for _ in range(30):
        if s.stack[-1].NAME == "recruiting" and s.pending() == (CHANCE,):
            break
        play(s, "done") if s.pending() != (CHANCE,) else settle(s, 1)
    roll(s, 2)  # two zones that count: Southern France and Corsica
    assert refused(s, "recruit foreign-legion southern-france") == ""
    play(s, "recruit foreign-legion southern-france")
    assert "vichy-france.foreign-legion" in whose(s, "southern-france")


# what views tell


def test_the_desk_tells_what_is_decided_and_what_is_open() -> None:
    assert position({}, "germany").consult(("france",)) == {}
    s = fallen({"A21": {"france": ["destroyer"]}, "P40": {"france": ["destroyer"]}, "syria": {"france": ["infantry"]},
                "normandy": {"great-britain": ["infantry"]}})  # fmt: skip
    told = s.consult(("france",))
    assert (told["step"], told["dice"], len(as_rows(told["groups"]))) == ("fleet", 2, 8)
    roll(s, 2, 12)
    play(s, "done")
    roll(s, 8)
    told = s.consult(("france",))
    assert (told["step"], told["dice"]) == ("colonies", 7)
    groups = as_rows(told["groups"])
    assert groups[0] == {"id": "free-french-zones", "zones": ["st-pierre-island", "french-guiana"], "ipp": 0,
                         "units": 0, "roll": 0, "nation": "free-france", "high": "vichy-france"}  # fmt: skip
    assert told["ships"] == [["destroyer", "A21", 2, "free-france", "free-france"],
                             ["destroyer", "P40", 12, "axis", "japan"]]  # fmt: skip
    assert (groups[1]["roll"], groups[1]["nation"], groups[1]["ipp"]) == (8, "japan", 2)
    assert groups[6]["zones"] == ["syria"]
    assert (groups[6]["units"], groups[6]["nation"]) == (1, "")
    tally = {str(row["nation"]): row for row in as_rows(told["tally"])}
    assert tally["germany"]["zones"] == 5
    assert [tally[id]["ships"] for id in ("germany", "vichy-france", "free-france", "japan")] == [0, 0, 1, 1]
    settle(s, 1)
    told = s.consult(("france",))
    assert told["leaving"] == [["great-britain", "infantry", "normandy"]]
    play(s, "done")
    assert s.consult(("france",))["step"] == "over"


def as_rows(rows: Plain) -> list[dict[str, Plain]]:
    assert isinstance(rows, list)
    return [row for row in rows if isinstance(row, dict)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_making_of_vichy_is_told_in_every_language(code: str) -> None:
    given: dict[str, Plain] = {
        "mode": "world-1936", "seats": 3, "turn": "germany", "phase": "combat-movement", "date": "1940-07",
        "wars": WEST, "owner": {"picardy": "germany"}, "chart": [["france", "unit", "battleship", 2]],
        "units": {
            "picardy": {"germany": ["infantry"]},
            "A21": {"france": ["4*destroyer"], "great-britain": ["naval-transport"]},
            "normandy": {"france": ["3*destroyer"], "great-britain": ["infantry"]},
        },
    }  # fmt: skip
    match = GAME.position(given, seed="vichy")
    lang = language(code)
    match.play(AXIS, "move infantry picardy paris")
    match.play(AXIS, "done")
    asked: set[str] = set()
    for _ in range(30):
        seat = match.state.pending()[0]
        asked.add(match.state.prompt(seat))
        acts = match.state.legal(seat)
        if match.state.stack[-1].NAME not in ("french-berths", "evacuation"):
            break
        assert all(lang.action("globalwar", act.text) for act in acts)
        match.play(seat, acts[0].text)
    assert {"gw-prompt-berths", "gw-prompt-evacuation"} <= asked
    assert all(lang.has(prompt) for prompt in asked)
    lines: Any = match.log(AXIS)
    events = [event for line in lines for event in line.get("events", [])]
    said = {event["event"] for event in events}
    assert {"gw-surrender", "gw-fleet-scuttled", "gw-fleet-goes", "gw-colonies"} <= said
    for event in events:
        assert lang.event("globalwar", event)
    for act in ("enter infantry:0 picardy", "allocate vichy-france", "lend vichy-france.battleship:p2"):
        assert lang.action("globalwar", act)


# at random


EVE: Units = {
    "picardy": {"germany": ["6*infantry", "2*artillery", "2*medium-armor", "fighter"]},
    "western-germany": {"germany": ["4*infantry", "2*light-armor"]},
    "northern-italy": {"italy": ["3*infantry"]},
    "paris": {"france": ["infantry"], "great-britain": ["infantry"]},
    "normandy": {"france": ["infantry", "destroyer"], "great-britain": ["2*infantry", "fighter"]},
    "southern-france": {"france": ["infantry", "battleship", "naval-transport+infantry"]},
    "alsace-lorraine": {"france": ["infantry"], "great-britain": ["artillery"]},
    "A28": {"great-britain": ["2*naval-transport"], "france": ["light-cruiser", "submarine", "fighter:patrol"]},
    "I5": {"france": ["destroyer"]},
    "M4": {"france": ["light-carrier+fighter"]},
    "syria": {"france": ["infantry"], "great-britain": ["infantry"]},
    "northern-algeria": {"france": ["2*infantry", "fighter"]},
    "chad": {"france": ["infantry"]},
    "cochinchina": {"france": ["infantry"]},
    "southern-england": {"great-britain": ["2*infantry"], "france": ["infantry"]},
    "transjordan": {"great-britain": ["2*infantry"]},
}


WEST_AND_SOUTH: Plain = [
    ["germany", "france"], ["germany", "great-britain"], ["italy", "france"], ["italy", "great-britain"],
]  # fmt: skip


def at_random(seed: int, steps: int) -> GlobalWar:
    """Random play from the eve of the surrender, with free acts; every state is read back now and then."""
    rng = random.Random(seed)
    s = position(
        EVE, "germany", wars=WEST_AND_SOUTH, owner={"picardy": "germany"}, date="1940-07", money={"france": 9},
        chart=[["france", "unit", "battleship", 2], ["france", "unit", "submarine", 1]],
    )  # fmt: skip
    play(s, "move 6*infantry picardy paris", "move 2*artillery picardy paris", "move 2*medium-armor picardy paris")
    for step in range(steps):
        if s.outcome() is not None:
            break
        if s.pending() == (CHANCE,):
            favoured = not s.surrendered and rng.random() < 0.7
            s.apply(CHANCE, s.chance().results[0] if favoured else s.chance().pick(rng.random))
        else:
            seat = s.pending()[0]
            free = s.free(seat) if rng.random() < 0.05 else ()
            legal = free or s.legal(seat)
            done = [act for act in legal if act.text in ("done", "pass", "ready", "losses")]
            s.apply(seat, done[0] if done and rng.random() < 0.5 else rng.choice([*legal]))
        if step % 20 == 0 or (s.stack and isinstance(s.stack[-1], Berths | Evacuation)):
            read_back(s)
    return s


def test_random_play_from_the_eve_of_the_surrender() -> None:
    fell = [at_random(seed, 160).france.victor for seed in range(2)]
    assert any(victor >= 0 for victor in fell)


@pytest.mark.full
def test_long_random_play_from_the_eve_of_the_surrender() -> None:
    played = [at_random(seed, 700) for seed in range(40, 46)]
    assert sum(s.france.victor >= 0 for s in played) >= 4
