"""Facilities under construction: they are bombed, repaired, captured, and go on (8.3.2)."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import NON_COMBAT
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import ALLIES, AXIS, nation, offered, play, position, refused, roll, settle, units, zone

rule = pytest.mark.rule
WEST = [["germany", "france"], ["germany", "great-britain"]]


def begun(
    paid: int, damage: int = 0, kind: str = "major-factory", where: str = "alsace-lorraine", note: str = ""
) -> list[Plain]:
    """A row of the chart: a French facility under construction."""
    return [["france", "facility", kind, paid, where, [], -1, *([damage] if damage else []), *([note] if note else [])]]


def works(s: GlobalWar) -> list[tuple[str, str, int, int]]:
    """Who builds what, how many stages are paid, and the damage."""
    kinds = s.edition.catalogue.facilities
    return [(s.nation_at(row.nation).id, kinds[row.kind].id, row.paid, row.damage) for row in s.chart]


def bombed(chart: list[Plain], *rolls: int, kind: str = "major-factory") -> GlobalWar:
    """One bomber for each two dice over Alsace-Lorraine."""
    stand = {"bavaria": {"germany": ["strategic-bomber"] * ((len(rolls) + 1) // 2)}}
    s = position(stand, "germany", wars=WEST, chart=chart, facilities={"bavaria": [], "alsace-lorraine": []})
    many = "" if len(rolls) < 3 else f"{(len(rolls) + 1) // 2}*"
    play(s, f"move {many}strategic-bomber bavaria alsace-lorraine")
    play(s, f"bomb {many}strategic-bomber:5 alsace-lorraine {kind}:begun", "done")
    roll(s, *rolls)
    return s


@rule("gw.8.3.2.c", "gw.8.3.2.e")
def test_s29_a_factory_at_stage_two_is_pushed_back_to_stage_three() -> None:
    s = bombed(begun(2), 3, 2)
    assert s.phase == NON_COMBAT, "it has no flak"
    assert works(s) == [("france", "major-factory", 1, 2)], "three points set it back, two are left"


@rule("gw.8.3.2.e")
def test_s29_seven_points_take_it_off_the_chart() -> None:
    s = bombed(begun(2), 5, 2)
    assert works(s) == []


@rule("gw.8.3.2.e")
def test_three_points_are_borne_and_add_up_with_those_before() -> None:
    assert works(bombed(begun(2), 1, 2)) == [("france", "major-factory", 2, 3)]
    assert works(bombed(begun(2, 2), 1, 1)) == [("france", "major-factory", 1, 1)]
    assert works(bombed(begun(2), 4, 2)) == [("france", "major-factory", 1, 3)]
    assert works(bombed(begun(1), 2, 2)) == [], "beyond its first stage"
    assert works(bombed(begun(2, note="hastened"), 2, 2)) == [], "two stages paid as one are its first"


@rule("gw.8.3.2.c")
def test_no_fortification_is_bombed_while_it_is_built() -> None:
    chart: list[Plain] = [["france", "facility", "fortification", 1, "alsace-lorraine", ["western-germany"], -1]]
    stand = {"bavaria": {"germany": ["strategic-bomber"]}}
    s = position(stand, "germany", wars=WEST, chart=chart, facilities={"bavaria": []})
    play(s, "move strategic-bomber bavaria alsace-lorraine")
    assert refused(s, "bomb strategic-bomber:5 alsace-lorraine fortification:begun") == "gw.8.3.2.c"
    assert refused(s, "bomb strategic-bomber:5 alsace-lorraine airbase:begun") == "gw.10.6.2.a", "nobody builds one"
    assert refused(s, "bomb strategic-bomber:5 alsace-lorraine castle:begun") == "gw.10.6.2.a"


@rule("gw.8.3.2.c", "gw.10.6.2.d")
def test_rockets_reach_what_is_under_construction_and_railways() -> None:
    stand = {"bavaria": {"germany": ["2*strategic-rocket"]}}
    chart = begun(1)
    s = position(stand, "germany", wars=WEST, chart=chart, facilities={"bavaria": [], "alsace-lorraine": []})
    play(s, "launch strategic-rocket bavaria alsace-lorraine major-factory:begun")
    play(s, "launch strategic-rocket bavaria alsace-lorraine railway", "done")
    roll(s, 2, 3)
    assert works(s) == [("france", "major-factory", 1, 2)]
    assert s.pending() == (AXIS,)
    play(s, offered(s, "tear")[0])
    assert len(s.torn) == 1


@rule("gw.8.2.1.af")
def test_a_rocket_does_not_fly_over_neutral_land() -> None:
    stand = {"bavaria": {"germany": ["strategic-rocket"]}}
    paris = {"paris": [{"kind": "major-factory"}]}
    for owner, wanted in (("switzerland", "gw.10.6.2.d"), ("germany", ""), ("france", "")):
        s = position(stand, "germany", wars=WEST, owner={"alsace-lorraine": owner}, facilities=paris)
        assert refused(s, "launch strategic-rocket bavaria paris major-factory") == wanted


@rule("gw.8.3.2.f")
def test_damage_is_repaired_before_the_next_stage_is_paid() -> None:
    s = position({}, "france", "production", chart=begun(1, 2), money={"france": 30})
    assert refused(s, "advance major-factory alsace-lorraine") == "gw.8.3.2.f"
    assert refused(s, "repair 3*major-factory:begun alsace-lorraine") == "gw.8.3.2.f"
    assert refused(s, "repair major-factory:begun paris") == "gw.8.3.2.f"
    assert "repair 2*major-factory:begun alsace-lorraine" in offered(s, "repair")
    play(s, "repair 2*major-factory:begun alsace-lorraine")
    assert s.money[nation(s, "france")] == 28
    play(s, "done")
    while s.pending() != (CHANCE,) and works(s) and works(s)[0][3]:
        play(s, "done")
    assert ("france", "major-factory", 1, 0) in works(s), "when units have been placed"
    s = position({}, "france", "production", chart=begun(1), money={"france": 30})
    play(s, "advance major-factory alsace-lorraine", "done")
    assert works(s) == [("france", "major-factory", 2, 0)]


@rule("gw.8.3.2.d")
def test_who_takes_the_zone_goes_on_with_what_was_begun_or_removes_it() -> None:
    stand = {"bavaria": {"germany": ["2*infantry"]}}
    s = position(stand, "germany", wars=WEST, chart=begun(2, 1), facilities={"alsace-lorraine": []})
    play(s, "move 2*infantry bavaria alsace-lorraine", "done")
    assert s.pending() == (AXIS,)
    assert offered(s, "") == ["adopt major-factory alsace-lorraine", "raze major-factory alsace-lorraine"]
    assert refused(s, "raze major-factory paris") == "gw.8.3.2.d"
    twin = s.copy()
    read = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert read.plain() == s.plain()
    play(s, "adopt major-factory alsace-lorraine")
    assert works(s) == [("germany", "major-factory", 2, 1)], "with its damage"
    play(twin, "raze major-factory alsace-lorraine")
    assert works(twin) == []


@rule("gw.8.3.2.d")
def test_the_captor_pays_the_next_stage_and_gets_the_facility() -> None:
    chart: list[Plain] = [["germany", "facility", "major-factory", 2, "alsace-lorraine", [], -1]]
    owner = {"alsace-lorraine": "germany"}
    s = position({}, "germany", "production", wars=WEST, chart=chart, owner=owner, money={"germany": 9},
                 facilities={"alsace-lorraine": []})  # fmt: skip
    play(s, "advance major-factory alsace-lorraine", "done")
    while s.turn == s.nation_at(nation(s, "germany")).turn and not s.sites[zone(s, "alsace-lorraine")]:
        settle(s)
        play(s, "done")
    assert [s.facility(site).id for site in s.sites[zone(s, "alsace-lorraine")]] == ["major-factory"]


@rule("gw.13.2.6.b")
def test_a_fortification_under_construction_is_gone_with_its_zone() -> None:
    chart: list[Plain] = [["france", "facility", "fortification", 1, "alsace-lorraine", ["western-germany"], -1]]
    stand = {"bavaria": {"germany": ["2*infantry"]}}
    s = position(stand, "germany", wars=WEST, chart=chart, facilities={"alsace-lorraine": []})
    play(s, "move 2*infantry bavaria alsace-lorraine", "done")
    assert works(s) == []
    assert s.phase == NON_COMBAT, "nobody is asked"


@rule("gw.5.6.a", "gw.8.3.2.d")
def test_what_is_begun_in_a_zone_that_is_annexed_goes_with_it() -> None:
    chart: list[Plain] = [["austria", "facility", "airbase", 1, "austria", [], -1]]
    stand = {"bavaria": {"germany": ["infantry"]}}
    s = position(stand, "germany", date="1938-01", chart=chart)
    play(s, "annex infantry bavaria austria", "done")
    assert s.owner[zone(s, "austria")] == nation(s, "germany")
    assert works(s) == [("germany", "airbase", 1, 0)]


def test_the_view_shows_what_is_under_construction_and_its_damage() -> None:
    s = position({"bavaria": {"germany": ["infantry"]}}, "germany", wars=WEST, chart=begun(2, 2))
    assert s.view(ALLIES)["chart"] == [["france", "facility", "major-factory", 2, "alsace-lorraine", [], -1, 2]]
    assert units(s, "bavaria") == ["infantry"]
