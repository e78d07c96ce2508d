"""Annexation (5.6): who annexes which zone and when, what becomes of the units there, whose income rises."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import COMBAT, NON_COMBAT, PLACEMENT
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Malformed, Plain

from .table import find, nation, offered, play, position, refused, units, zone

rule = pytest.mark.rule
PACT: dict[str, Plain] = {"treaties": {"in-force": ["molotov-ribbentrop"]}, "date": "1939-01"}
CENTRE = {
    "bavaria": {"germany": ["2*infantry", "artillery"]},
    "eastern-germany": {"germany": ["infantry", "fighter", "militia"]},
    "austria": {"austria": ["2*infantry"]},
    "bohemia": {"czechoslovakia": ["light-armor"]},
    "slovakia": {"czechoslovakia": ["2*infantry", "fighter"]},
}


def owner(s: GlobalWar, id: str) -> str:
    return s.nation_at(s.owner[zone(s, id)]).id


def soldiers(s: GlobalWar, id: str) -> list[tuple[str, str]]:
    return [(s.nation_at(s.nation[u]).id, s.unit(u).id) for u in s.standing[zone(s, id)]]


@rule("gw.0.2.b", "gw.5.6.a", "gw.5.6.b")
def test_germany_annexes_austria_with_its_units_and_without_war() -> None:
    s = position(CENTRE, "germany", income={"great-britain": 11, "france": 5, "germany": 20})
    play(s, "annex 2*infantry bavaria austria", "annex artillery bavaria austria")
    assert units(s, "austria") == ["infantry:0:annex", "infantry:0:annex", "artillery:0:annex", "infantry", "infantry"]
    assert owner(s, "austria") == "austria", "until combat movement is over"
    play(s, "done")
    assert s.phase == NON_COMBAT, "there is no battle"
    assert owner(s, "austria") == "germany"
    assert (
        soldiers(s, "austria")
        == [("germany", "infantry")] * 2 + [("germany", "artillery")] + [("germany", "infantry")] * 2
    )
    assert not at_war(s, nation(s, "germany"), nation(s, "austria"))
    assert s.income[nation(s, "germany")] == 20 + s.edition.world.zones[zone(s, "austria")].ipp
    assert [s.income[nation(s, id)] for id in ("great-britain", "france")] == [12, 6]


@rule("gw.5.6.a")
def test_germany_annexes_one_zone_in_a_player_turn() -> None:
    s = position(CENTRE, "germany")
    play(s, "annex infantry bavaria austria")
    assert refused(s, "annex infantry bavaria bohemia") == "gw.5.6.a"
    assert refused(s, "annex infantry bavaria austria") == "", "more units may go there"
    play(s, "done")
    assert offered(s, "annex") == []
    s = position(CENTRE, "germany", owner={"austria": "germany"})
    assert refused(s, "annex infantry bavaria bohemia") == "", "it was taken in another turn"
    s.taken = 1 << zone(s, "austria")
    assert refused(s, "annex infantry bavaria bohemia") == "gw.5.6.a", "it was annexed in this turn"


@rule("gw.5.6.b", "gw.10.10.a")
def test_aircraft_of_an_annexed_zone_stay_where_they_stand() -> None:
    stand = {**CENTRE, "austria": {"germany": ["infantry", "fighter:1"]}}
    s = position(stand, "germany", owner={"austria": "germany"})
    play(s, "annex infantry austria slovakia", "done")
    assert refused(s, "move fighter:1 austria slovakia") == "gw.9.3.c", "nobody lands there in this turn"
    assert refused(s, "move fighter slovakia austria") == ""
    play(s, "done")
    assert s.phase == PLACEMENT
    assert soldiers(s, "slovakia")[1:] == [("germany", "infantry")] * 2 + [("germany", "fighter")]


@rule("gw.5.6.a")
def test_one_zone_that_is_annexed_and_one_that_is_attacked() -> None:
    s = position(CENTRE, "germany", owner={"austria": "germany"}, wars=[["germany", "austria"]])
    s.taken = 1 << zone(s, "austria")
    assert refused(s, "annex infantry bavaria bohemia") == "", "what was won in war does not count"


@rule("gw.0.2.b")
def test_where_it_comes_to_war_meanwhile_who_was_to_annex_attacks() -> None:
    stand = {**CENTRE, "austria": {"germany": ["infantry"]}}
    s = position(stand, "germany", owner={"austria": "germany"})
    play(s, "annex infantry bavaria bohemia", "move infantry austria slovakia")
    assert at_war(s, nation(s, "germany"), nation(s, "czechoslovakia"))
    assert refused(s, "annex infantry bavaria bohemia") == "gw.0.2.b"
    play(s, "done")
    assert s.phase == COMBAT
    assert offered(s, "fight") == ["fight land bohemia", "fight land slovakia"]
    assert owner(s, "bohemia") == "czechoslovakia"


@rule("gw.0.2.b")
def test_a_move_is_still_a_declaration_of_war() -> None:
    s = position(CENTRE, "germany")
    play(s, "move infantry bavaria austria")
    assert at_war(s, nation(s, "germany"), nation(s, "austria"))
    assert units(s, "austria")[0] == "infantry:0:battle"


@rule("gw.5.6.a", "gw.9.2.b")
def test_only_land_units_annex_over_a_border() -> None:
    s = position({**CENTRE, "paris": {"france": ["infantry"]}}, "germany")
    assert refused(s, "annex fighter eastern-germany bohemia") == "gw.5.6.a"
    assert refused(s, "annex militia eastern-germany bohemia") == "gw.9.2.b"
    assert refused(s, "annex infantry eastern-germany slovakia") == "gw.0.4.b"
    assert refused(s, "annex infantry bavaria switzerland") == "gw.5.6.a"
    assert refused(s, "annex infantry bavaria alsace-lorraine") == "gw.5.6.a"
    s = position(CENTRE, "germany", "non-combat")
    assert offered(s, "annex") == []
    s = position({"northern-italy": {"italy": ["infantry"]}}, "italy")
    assert refused(s, "annex infantry northern-italy austria") == "gw.5.6.a", "Austria is for Germany"
    s = position(CENTRE, "germany", owner={"austria": "italy"})
    assert refused(s, "annex infantry bavaria austria") == "gw.5.6.a", "it is another's already"


@rule("gw.5.6.a", "gw.5.6.b")
def test_italy_annexes_albania_from_the_sea() -> None:
    stand = {"M5": {"italy": ["naval-transport+infantry+infantry"]}, "albania": {"albania": ["militia"]}}
    s = position(stand, "italy", income={"great-britain": 11, "france": 5})
    play(s, "annex infantry:aboard M5 albania", "annex infantry:aboard M5 albania")
    assert refused(s, "move naval-transport:0:unloaded M5 M6") == "gw.9.4.3.c", "it has unloaded"
    play(s, "done")
    assert s.phase == NON_COMBAT
    assert owner(s, "albania") == "italy"
    assert soldiers(s, "albania") == [("italy", "infantry")] * 2, "its own units are gone"
    assert [s.income[nation(s, id)] for id in ("great-britain", "france")] == [11, 5]


@rule("gw.5.6.a", "gw.5.6.b")
@pytest.mark.parametrize(
    ("start", "goal", "minor"),
    [
        ("leningrad", "estonia", "estonia"),
        ("western-russia", "latvia", "latvia"),
        ("southern-ukraine", "bessarabia", "romania"),
    ],
)
def test_the_pact_lets_the_ussr_annex(start: str, goal: str, minor: str) -> None:
    stand = {start: {"ussr": ["infantry"]}, goal: {minor: ["infantry"]}}
    order = f"annex infantry {start} {goal}"
    assert refused(position(stand, "ussr", date="1939-01"), order) == "gw.5.6.a"
    assert (
        refused(position(stand, "ussr", treaties={"in-force": ["molotov-ribbentrop"]}, date="1938-07"), order)
        == "gw.5.6.a"
    )
    s = position(stand, "ussr", **PACT)
    assert s.income[nation(s, "ussr")] < 19, "it could not declare war"
    play(s, order, "done")
    assert owner(s, goal) == "ussr"
    assert soldiers(s, goal) == [("ussr", "infantry")]


@rule("gw.5.6.a")
def test_the_ussr_annexes_several_zones_in_a_turn() -> None:
    stand = {"leningrad": {"ussr": ["infantry"]}, "western-russia": {"ussr": ["infantry"]}}
    s = position(stand, "ussr", **PACT)
    play(s, "annex infantry leningrad estonia", "annex infantry western-russia latvia", "done")
    assert [owner(s, id) for id in ("estonia", "latvia", "lithuania")] == ["ussr", "ussr", "lithuania"]


@rule("gw.5.6.a", "gw.9.1.a")
def test_a_unit_may_come_from_further_away_to_annex() -> None:
    stand = {"moscow": {"ussr": ["motorized-infantry", "infantry"]}}
    near = "western-russia"
    s = position(stand, "ussr", **PACT)
    assert near in s.edition.world.ids(s.edition.world.next_on_land[zone(s, "moscow")])
    assert refused(s, f"move infantry moscow {near}") == "gw.9.1.a", "it comes no further"
    play(s, f"move motorized-infantry moscow {near}", f"annex motorized-infantry:1 {near} latvia")
    assert refused(position(stand, "ussr"), f"move motorized-infantry moscow {near}") == "gw.9.1.a"


@rule("gw.5.6.b")
def test_incomes_do_not_rise_beyond_full_production() -> None:
    s = position(CENTRE, "germany", income={"great-britain": 25, "france": 18})
    play(s, "annex infantry bavaria bohemia", "done")
    assert [s.income[nation(s, id)] for id in ("great-britain", "france")] == [25, 18]


def test_pacts_and_annexing_units_are_read_back() -> None:
    s = position({"leningrad": {"ussr": ["infantry"]}}, "ussr", **PACT)
    play(s, "annex infantry leningrad estonia")
    data = s.plain()
    assert data["treaties"] == {"in-force": ["molotov-ribbentrop"]}
    again = GAME.read_state(GAME.setting("world-1936", 3), data)
    assert again.plain() == s.copy().plain() == data
    assert find(again, "estonia", "infantry") == find(s, "estonia", "infantry")
    wrong: dict[str, Plain] = {"mode": "world-1936", "seats": 3, "treaties": {"in-force": ["munich"]}}
    with pytest.raises(Malformed):
        GAME.position(wrong, seed="test")
