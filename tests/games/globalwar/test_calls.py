"""Abilities in production (15.3, 15.5, 15.8): calls to arms, industry in Canada, factories that move."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.relocation import relocations
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Plain

from .table import nation, offered, play, position, refused, researching, roll, zone

rule = pytest.mark.rule
NEW: dict[str, Plain] = {"services": {}}  # the wars of a position are old otherwise
EAST: list[Plain] = [["ussr", "germany"]]


def price(s: GlobalWar, order: str) -> int:
    """What an order costs, by what it leaves."""
    twin = s.copy()
    power = twin.pending()[0]
    before = sum(twin.money)
    play(twin, order)
    assert twin.pending()[0] == power
    return before - sum(twin.money)


@rule("gw.15.3.d")
def test_for_the_motherland_infantry_is_cheap_in_the_first_production_phase_at_war() -> None:
    s = position({}, "ussr", "production", wars=EAST, money={"ussr": 20}, **NEW)
    assert (price(s, "buy infantry"), price(s, "buy militia"), price(s, "buy artillery")) == (2, 1, 4)
    later: dict[str, Plain] = {"services": {"calls": {"for-the-motherland": "1936-07"}}}
    s = position({}, "ussr", "production", wars=EAST, money={"ussr": 20}, date="1937-07", **later)
    assert price(s, "buy infantry") == 3
    peace = position({}, "ussr", "production", wars=[["ussr", "finland"]], money={"ussr": 20}, **NEW)
    assert price(peace, "buy infantry") == 3


@rule("gw.15.8.b")
def test_i_want_you() -> None:
    s = position({}, "usa", "production", wars=[["usa", "japan"]], money={"usa": 20}, **NEW)
    assert (price(s, "buy infantry"), price(s, "buy marines"), price(s, "buy fighter")) == (2, 3, 10)
    s = position({}, "germany", "production", wars=EAST, money={"germany": 20}, **NEW)
    assert price(s, "buy infantry") == 3, "Germany has no such call"


@rule("gw.15.5.b")
def test_the_call_to_arms_follows_an_axis_declaration_of_war() -> None:
    s = position({}, "japan", money={"great-britain": 20}, **NEW)
    play(s, "0: declare japan great-britain")
    assert s.services.calls == {"call-to-arms": -1}
    due: dict[str, Plain] = {"services": {"calls": {"call-to-arms": ""}}}
    war: list[Plain] = [["japan", "great-britain"]]
    s = position({}, "great-britain", "production", wars=war, money={"great-britain": 20}, **due)
    assert price(s, "buy colonial-infantry") == 3
    assert refused(s, "buy 4*colonial-infantry") == ""
    assert refused(s, "buy 3*marines") == "gw.13.1.1.h"
    s.money[nation(s, "fec")] = 20
    assert refused(s, "buy 3*fec.colonial-infantry") == "gw.13.1.1.h", "not of FEC"
    assert price(s, "buy fec.colonial-infantry") == 4
    over: dict[str, Plain] = {"services": {"calls": {"call-to-arms": "1936-07"}}}
    s = position({}, "great-britain", "production", wars=war, money={"great-britain": 20}, date="1937-01", **over)
    assert price(s, "buy colonial-infantry") == 4
    assert refused(s, "buy 4*colonial-infantry") == "gw.13.1.1.h"


@rule("gw.15.5.b")
def test_a_british_declaration_calls_nobody() -> None:
    s = position({}, "great-britain", income={"great-britain": 25}, wars=[["germany", "poland"]], **NEW)
    s.declared[nation(s, "germany")] |= 1 << nation(s, "poland")
    play(s, "1: declare great-britain germany")
    assert "call-to-arms" not in s.services.calls


@rule("gw.15.5.c")
def test_great_britain_builds_larger_works_in_canada() -> None:
    s = position({}, "great-britain", "production", money={"great-britain": 40})
    for work, place in (("major-factory", "ontario"), ("medium-factory", "ottawa"), ("major-shipyard", "nova-scotia")):
        assert refused(s, f"build {work} {place}") == ""
    assert refused(s, "build major-factory kenya") == "gw.8.3.2.b"
    assert refused(s, "build major-dockyard nova-scotia") == ""


# factories


def soviet(**more: Plain) -> GlobalWar:
    works: Plain = {"kiev": [{"kind": "minor-factory", "damage": 2}], "moscow": [{"kind": "major-factory"}]}
    return position({}, "ussr", "non-combat", **{"wars": EAST, "facilities": works, **more})


def kinds(s: GlobalWar, where: str) -> list[tuple[str, int]]:
    return [(s.facility(site).id, s.site_damage[site]) for site in s.sites[zone(s, where)]]


@rule("gw.15.3.c")
def test_the_ussr_at_war_moves_a_factory_with_its_damage() -> None:
    s = soviet()
    play(s, "relocate minor-factory kiev moscow")
    assert ("minor-factory", 2) in kinds(s, "moscow")
    assert kinds(s, "kiev") == []
    assert sum(s.rail_used) == 1
    assert refused(s, "relocate minor-factory moscow kiev") == "gw.15.3.c", "once in a turn"
    assert refused(soviet(wars=[]), "relocate minor-factory kiev moscow") == "gw.15.3.c"
    again = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert again.plain() == s.plain()
    assert kinds(again, "moscow") == kinds(s, "moscow")


@rule("gw.15.3.c")
def test_a_major_factory_takes_two_trains_and_makes_nothing_in_that_turn() -> None:
    s = soviet(chart=[["ussr", "unit", "infantry", 1]])
    play(s, "relocate major-factory moscow kiev")
    assert sum(s.rail_used) == 2
    play(s, "done")
    assert "place infantry kiev" not in offered(s, "place infantry")
    full = soviet(chart=[["ussr", "unit", "infantry", 1]])
    full.rail_used = [1] * len(full.rail_used)
    assert refused(full, "relocate major-factory moscow kiev") == "gw.15.3.c"
    assert refused(full, "relocate minor-factory kiev moscow") == ""


@rule("gw.8.2.1.ac", "gw.15.3.c")
def test_a_factory_that_has_researched_stays() -> None:
    rolled: Plain = {"rolled": {"ussr": 1}}
    assert refused(soviet(laboratory=rolled), "relocate major-factory moscow kiev") != "", "its die was rolled"
    assert refused(soviet(laboratory=rolled), "relocate minor-factory kiev moscow") == ""
    s = researching({}, "ussr", wars=EAST, income={"ussr": 30})
    play(s, "research radar")
    roll(s, 1)
    assert s.laboratory.rolled == {nation(s, "ussr"): 1}


@rule("gw.8.2.1.ac")
def test_improved_logistics_moves_factories_of_anybody_at_home() -> None:
    works: dict[str, Plain] = {"facilities": {"bavaria": [{"kind": "medium-factory"}]}}
    s = position({}, "germany", "non-combat", **works)
    assert refused(s, "relocate medium-factory bavaria berlin") == "gw.8.2.1.ac"
    s = position({}, "germany", "non-combat", technologies={"germany": ["improved-logistics"]}, **works)
    play(s, "relocate medium-factory bavaria berlin")
    assert ("medium-factory", 0) in kinds(s, "berlin")
    s = position(
        {},
        "germany",
        "non-combat",
        technologies={"germany": ["improved-logistics"]},
        owner={"warsaw": "germany"},
        **works,
    )
    assert not [act for act in relocations(s, [nation(s, "germany")]) if act.nouns[2] == "warsaw"], "only at home"


@rule("gw.8.2.1.ac")
def test_a_factory_in_repair_stays() -> None:
    s = soviet()
    site = s.sites[zone(s, "kiev")][0]
    repaired = soviet(chart=[["ussr", "repair", "minor-factory", 2, "kiev", [], site]])
    assert refused(repaired, "relocate minor-factory kiev moscow") == "gw.15.3.c"


@rule("gw.15.3.g")
def test_with_access_to_the_mediterranean_one_minor_factory_goes_abroad() -> None:
    owner: dict[str, Plain] = {"istanbul": "ussr", "east-poland": "ussr"}
    yard: dict[str, Plain] = {"kiev": [{"kind": "minor-factory"}], "crimea": [{"kind": "minor-shipyard"}]}
    s = position({}, "ussr", "non-combat", wars=EAST, owner=owner, facilities=yard)
    assert "relocate minor-factory kiev east-poland" in offered(s, "relocate minor-factory kiev")
    without = position({}, "ussr", "non-combat", wars=EAST, owner={"east-poland": "ussr"}, facilities=yard)
    assert refused(without, "relocate minor-factory kiev east-poland") == "gw.15.3.c"


@rule("gw.15.3.g")
def test_only_one_factory_a_turn_goes_abroad() -> None:
    owner: dict[str, Plain] = {"istanbul": "ussr", "east-poland": "ussr"}
    works: dict[str, Plain] = {
        "kiev": [{"kind": "minor-factory"}, {"kind": "minor-factory"}],
        "crimea": [{"kind": "minor-shipyard"}],
    }
    s = position({}, "ussr", "non-combat", wars=EAST, owner=owner, facilities=works)
    play(s, "relocate minor-factory kiev east-poland")
    assert [s.facility(site).id for site in s.sites[zone(s, "kiev")]] == ["minor-factory"]
    assert not any("east-poland" in text for text in offered(s, "relocate minor-factory kiev"))
    assert refused(s, "relocate minor-factory kiev moscow") == "", "there is room for another on the railways"
