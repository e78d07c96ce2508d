"""What views tell the seat that buys, moves or places: the shop, and what it may regret at the end of the phase."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Plain, dump

from .table import AXIS, nation, play, position, refused, researching, settle, zone

rule = pytest.mark.rule


def told(s: GlobalWar) -> Any:
    return s.derived()


def review(s: GlobalWar) -> list[dict[str, Plain]]:
    found: list[dict[str, Plain]] = told(s)["review"]
    return found


def japan(money: int, **more: Plain) -> GlobalWar:
    return position({}, "japan", "production", date="1938-01", money={"japan": money}, **more)


# the shop


@rule("gw.8.3.a")
def test_the_shop_stays_as_it_is_while_money_goes() -> None:
    s = japan(10)
    before = told(s)["shop"]
    assert ["buy infantry", 3] in before
    play(s, "buy 3*infantry")
    assert told(s)["shop"] == before
    assert refused(s, "buy infantry") == "gw.8.3.a", "too dear now, and still on its shelf"
    play(s, "refund buy 3*infantry")
    assert told(s)["shop"] == before


@rule("gw.13.1.1.h", "gw.13.2.2.a")
def test_what_was_bought_as_often_as_it_may_be_is_still_on_its_shelf() -> None:
    s = japan(40)
    before = told(s)["shop"]
    play(s, "buy 2*marines", "build airbase okinawa")
    assert told(s)["shop"] == before
    assert refused(s, "buy marines") == "gw.13.1.1.h"


@rule("gw.8.3.1.b")
def test_what_cannot_be_had_at_any_price_is_not_in_the_shop() -> None:
    s = japan(10)
    orders = [order for order, _ in told(s)["shop"]]
    assert "buy katyusha" not in orders, "a Soviet unit"
    assert "buy jet-fighter" not in orders, "a technology"


@rule("gw.8.2.1.j")
def test_prices_in_the_shop_are_those_that_are_paid() -> None:
    s = japan(40, technologies={"japan": ["improved-construction"]})
    cost = dict(told(s)["shop"])["buy destroyer"]
    play(s, "buy destroyer")
    assert s.money[nation(s, "japan")] == 40 - cost
    assert cost == GAME.printed.catalogue.unit("destroyer").cost[0] - 1


@rule("gw.8.3.c", "gw.8.4.a")
def test_the_chart_and_what_stands_are_in_the_shop_too() -> None:
    s = japan(40, chart=[["japan", "unit", "fleet-carrier", 1]])
    orders = dict(told(s)["shop"])
    assert orders["advance fleet-carrier:p1"] == 5
    assert "upgrade medium-factory honshu" in orders


@rule("gw.8.6.a", "gw.8.6.b")
def test_the_shop_repairs_what_is_damaged() -> None:
    s = japan(40)
    assert "repair major-factory tokyo" not in dict(told(s)["shop"]), "it is whole"
    place = zone(s, "tokyo")
    site = next(site for site in s.sites[place] if s.facility(site).id == "major-factory")
    s.site_damage[site] = 1
    s.stack[-1].told = ((), [])  # type: ignore[attr-defined]
    assert dict(told(s)["shop"])["repair major-factory tokyo"] == 1
    s = position({"P16": {"japan": ["battleship:d1"]}}, "japan", "production", money={"japan": 4})
    assert dict(told(s)["shop"])["repair battleship:d1 P16"] == 0, "ships are repaired for nothing"


# the review


@rule("gw.8.3.a")
def test_money_that_buys_something_was_perhaps_forgotten() -> None:
    s = japan(4)
    assert review(s) == [{"mark": "forgotten", "what": "money", "count": 4, "nation": "japan"}]
    play(s, "buy infantry")
    assert review(s) == [{"mark": "known", "what": "money", "count": 1, "nation": "japan"}], "too little for anything"
    s = japan(3)
    play(s, "buy infantry")
    assert review(s) == []


@rule("gw.10.10.a", "gw.9.3.1.f")
def test_aircraft_without_a_place_to_land_come_first() -> None:
    stand = {
        "P16": {"japan": ["2*fighter:0", "fleet-carrier"]},
        "P30": {"japan": ["tactical-bomber:1"]},
        "tokyo": {"japan": ["infantry", "militia", "fighter"]},
    }
    s = position(stand, "japan", "non-combat")
    lost, unmoved = review(s)[:2]
    assert lost == {"mark": "lost", "what": "doomed", "count": 1, "zones": ["P30"], "unit": "tactical-bomber"}
    assert unmoved["mark"] == "forgotten"
    assert (unmoved["what"], unmoved["count"], unmoved["zones"]) == ("unmoved", 3, ["tokyo", "P16"])
    before = s.plain()
    review(s)
    assert s.plain() == before, "nobody lands by being looked at"


@rule("gw.11.2.b", "gw.11.4.2.a")
def test_transport_that_was_used_and_is_left_is_good_to_know() -> None:
    s = position({"tokyo": {"japan": ["infantry:0"]}}, "japan", "non-combat")
    assert review(s) == []
    s.naval_used = 1
    assert [(point["mark"], point["what"]) for point in review(s)] == [("known", "naval")]


@rule("gw.15.1.c", "gw.15.4.a")
def test_abilities_that_wait_and_one_that_does_not() -> None:
    s = position({"berlin": {"germany": ["infantry"]}}, "germany")
    assert review(s) == [{"mark": "forgotten", "what": "blitzkrieg", "count": 1}]
    s = position({"tokyo": {"japan": ["infantry"]}, "hawaii": {"usa": ["infantry"]}}, "japan", date="1941-07")
    assert review(s) == []
    play(s, "declare japan usa")
    assert review(s) == [{"mark": "lost", "what": "surprise", "count": 1}]


@rule("gw.12.1.f")
def test_units_left_in_the_box() -> None:
    rows: list[Plain] = [["japan", "unit", "infantry", 1], ["japan", "unit", "battleship", 3]]
    s = position({}, "japan", "placement", chart=rows, money={"japan": 2})
    assert {point["what"] for point in review(s)} == {"place", "money"}
    assert [point["unit"] for point in review(s) if point["mark"] == "forgotten"] == ["infantry", "battleship"]
    play(s, "place infantry tokyo", "place battleship P16")
    assert review(s) == [{"mark": "known", "what": "money", "count": 2, "nation": "japan"}]
    play(s, "done")
    settle(s)


@rule("gw.12.1.f")
def test_a_unit_without_a_place_is_no_omission() -> None:
    rows: list[Plain] = [["japan", "unit", kind, 1] for kind in ("infantry", "infantry", "militia")]
    lost: dict[str, Plain] = dict.fromkeys(("rehe", "tokyo", "honshu"), "ussr")
    s = position({}, "japan", "placement", chart=rows, owner=lost)
    assert [(point["mark"], point["unit"]) for point in review(s)] == [("forgotten", "militia"), ("known", "infantry")]


def test_views_carry_it_at_these_moments_only_and_stay_small() -> None:
    match = GAME.match("asia-1937", 2, "review")
    view = match.view(AXIS)
    assert len(dump(view["derived"])) < 2_500
    assert "derived" not in match.state.plain()
    while match.to_act != (1 - AXIS,):
        match.play(match.to_act[0], "done")
    assert "shop" in dump(match.view(None)["derived"])


# research and what stands open


@rule("gw.8.2.b")
def test_research_dice_that_are_not_thrown_are_lost() -> None:
    s = researching({}, "germany")
    dice = told(s)["research"]["dice"]
    assert dice > 0
    assert review(s) == [{"mark": "lost", "what": "research", "count": dice, "nation": "germany"}]


def test_a_capital_beside_more_enemies_than_it_has_defenders_is_good_to_know() -> None:
    units = {"nanking": {"kmt": ["infantry"]}, "shantung": {"japan": ["3*infantry"]}}
    s = position(units, "kmt", "non-combat", wars=[["japan", "kmt"]])
    [open_city] = [one for one in review(s) if one["what"] == "exposed"]
    assert open_city == {"mark": "known", "what": "exposed", "count": 3, "zones": ["nanking"], "held": "1"}
    units["nanking"]["kmt"] = ["3*infantry"]
    s = position(units, "kmt", "non-combat", wars=[["japan", "kmt"]])
    assert not [one for one in review(s) if one["what"] == "exposed"]
