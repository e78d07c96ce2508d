"""Production: what may be ordered, what it costs, what is taken back, and what goes on the chart (8)."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, NON_COMBAT, PRODUCTION
from sandtable.games.globalwar.movement.rail import rail_borders
from sandtable.games.globalwar.numbering import zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain

from .table import nation, offered, play, position, refused, roll, settle, units, zone

rule = pytest.mark.rule


def japan(money: int, units: dict[str, dict[str, list[str]]] | None = None, **more: Plain) -> GlobalWar:
    """Japan in its production phase, in January 1938."""
    date = more.pop("date", "1938-01")
    return position(units or {}, "japan", "production", date=date, money={"japan": money}, **more)


def chart(s: GlobalWar) -> list[Plain]:
    rows = s.plain()["chart"]
    assert isinstance(rows, list)
    return rows


@rule("gw.8.3.a", "gw.8.3.1.a")
def test_units_are_paid_when_they_are_ordered_and_go_into_the_box() -> None:
    s = japan(10)
    assert s.phase == PRODUCTION
    play(s, "buy 2*infantry", "buy artillery")
    assert s.money[nation(s, "japan")] == 0
    assert chart(s) == [], "until the phase ends nothing is on the chart"
    assert refused(s, "buy militia") == "gw.8.3.a"
    assert refused(s, "buy katyusha") == "gw.8.3.1.a", "a Soviet unit"
    play(s, "done")
    assert chart(s) == [["japan", "unit", "infantry", 1]] * 2 + [["japan", "unit", "artillery", 1]]
    assert s.phase == COMBAT_MOVEMENT


@rule("gw.8.3.b")
def test_orders_are_taken_back_until_the_phase_ends() -> None:
    s = japan(12)
    play(s, "buy 3*infantry", "build minor-port okinawa")
    assert s.money[nation(s, "japan")] == 0
    assert refused(s, "refund buy 4*infantry") == "gw.8.3.b"
    assert refused(s, "refund buy artillery") == "gw.8.3.b"
    play(s, "refund buy 2*infantry", "refund build minor-port okinawa")
    assert s.money[nation(s, "japan")] == 9
    play(s, "done")
    assert chart(s) == [["japan", "unit", "infantry", 1]]
    assert refused(s, "refund buy infantry") == "core.asked", "too late"


@rule("gw.8.3.a", "gw.8.3.c")
def test_ships_of_several_stages_are_paid_one_stage_a_turn() -> None:
    s = japan(20, chart=[["japan", "unit", "fleet-carrier", 1], ["japan", "unit", "fleet-carrier", 2]])
    assert refused(s, "advance 2*fleet-carrier:p2") == "gw.8.3.c"
    play(s, "advance fleet-carrier:p1", "advance fleet-carrier:p2", "buy heavy-cruiser")
    assert s.money[nation(s, "japan")] == 20 - 5 - 5 - 5
    assert refused(s, "advance fleet-carrier:p1") == "gw.8.3.c", "once in a turn"
    play(s, "done")
    assert chart(s) == [
        ["japan", "unit", "fleet-carrier", 2],
        ["japan", "unit", "fleet-carrier", 3],
        ["japan", "unit", "heavy-cruiser", 1],
    ]
    play(s, "done", "done")
    assert offered(s, "place heavy-cruiser") == []
    assert offered(s, "place fleet-carrier") != [], "all three stages of one are paid"


@rule("gw.8.3.1.b", "gw.13.1.2.a", "gw.13.1.2.c")
def test_some_units_come_late_and_some_go_early() -> None:
    s = japan(20)
    assert refused(s, "buy medium-armor") == "gw.8.3.1.b"
    assert refused(s, "buy jet-fighter") == "gw.8.3.1.b"
    assert refused(s, "buy cavalry") == ""
    s = japan(20, date="1940-01")
    assert refused(s, "buy medium-armor") == ""
    assert refused(s, "buy cavalry") == "gw.8.3.1.b"


@rule("gw.13.1.1.h")
def test_two_of_each_special_infantry_in_a_turn() -> None:
    s = japan(20)
    play(s, "buy marines")
    assert refused(s, "buy 2*marines") == "gw.13.1.1.h"
    play(s, "buy marines")
    assert refused(s, "buy marines") == "gw.13.1.1.h"
    assert refused(s, "buy mountain-infantry") == ""


@rule("gw.13.1.2.e", "gw.13.1.2.d", "gw.13.1.3.b")
def test_two_of_each_special_vehicle_and_gun_in_a_turn() -> None:
    known = {"germany": ["heavy-armor"], "ussr": ["advanced-artillery"]}
    s = position({}, "germany", "production", date="1940-01", money={"germany": 40}, technologies=known)
    assert refused(s, "buy 3*tank-destroyer") == "gw.13.1.2.e"
    assert refused(s, "buy 3*tiger") == "gw.13.1.2.d"
    assert refused(s, "buy 2*tank-destroyer") == ""
    s = position({}, "ussr", "production", date="1940-01", money={"ussr": 40}, technologies=known)
    assert refused(s, "buy 3*katyusha") == "gw.13.1.3.b"


@rule("gw.13.2.1.f")
def test_a_second_factory_may_stand_in_a_zone() -> None:
    s = position({}, "germany", "production", money={"germany": 40})
    assert any(s.facility(site).group == "factory" for site in s.sites[zone(s, "berlin")])
    assert refused(s, "build minor-factory berlin") == ""


@rule("gw.13.1.1.g")
def test_gurkhas_serve_while_nepal_is_neutral() -> None:
    s = position({}, "great-britain", "production", money={"fec": 8})
    assert refused(s, "buy 2*fec.gurkha") == ""
    s = position({}, "great-britain", "production", money={"fec": 8}, owner={"nepal": "japan"})
    assert refused(s, "buy fec.gurkha") == "gw.13.1.1.g"


@rule("gw.1.12.b", "gw.15.2.c")
def test_guns_reach_the_chinese_by_road_and_rail_only() -> None:
    war = [["japan", "kmt"]]
    s = position({}, "kmt", "production", money={"kmt": 8}, date="1938-07", wars=war)
    assert refused(s, "buy artillery") == "gw.1.12.b", "Yunnan is a warlord's"
    owner: dict[str, Plain] = {"yunnan": "kmt"}
    s = position({}, "kmt", "production", money={"kmt": 8}, date="1938-07", wars=war, owner=owner)
    play(s, "buy artillery", "done", "done", "done")
    settle(s)
    assert offered(s, "place artillery") == ["place artillery yunnan"]
    s = position({}, "ccp", "production", money={"ccp": 8})
    assert refused(s, "buy artillery") == "gw.15.2.c"


@rule("gw.15.2.c")
def test_a_railway_to_the_soviets_brings_guns_to_the_zone_it_ends_in() -> None:
    owner: dict[str, Plain] = {"northern-manchuria": "ccp", "eastern-manchuria": "ccp"}
    s = position({}, "ccp", "production", money={"ccp": 8}, owner=owner)
    play(s, "buy artillery", "buy anti-aircraft-artillery", "done", "done", "done")
    settle(s)
    ends = {act.split()[-1] for act in offered(s, "place artillery")}
    assert ends == {act.split()[-1] for act in offered(s, "place anti-aircraft-artillery")}
    world = s.edition.world
    for id in ends:
        assert any(
            s.nation_at(s.owner[one]).id == "ussr" for one in zones_in(rail_borders(s, zone(s, id)) & world.land)
        )
    assert "northern-manchuria" in ends
    assert "shensi" not in ends


@rule("gw.8.3.2.a", "gw.8.3.2.b")
def test_where_facilities_may_be_begun() -> None:
    s = japan(30)
    assert refused(s, "build minor-factory korea") == ""
    assert refused(s, "build medium-factory korea") == "gw.8.3.2.b", "not in the home country"
    assert refused(s, "build medium-factory honshu") == ""
    assert refused(s, "build minor-port northern-manchuria") == "gw.8.3.2.b", "no coast"
    assert refused(s, "build minor-port shantung") == "gw.8.3.2.a", "not owned"
    assert refused(s, "build fortification rehe") == "gw.8.3.2.b", "on which border"
    assert refused(s, "build fortification rehe beiping") == ""
    assert refused(s, "build coastal-artillery korea P14") == ""
    assert refused(s, "build coastal-artillery korea rehe") == "gw.8.3.2.b"
    s = position({}, "kmt", "production", money={"kmt": 20})
    assert refused(s, "build airbase hunan") == "gw.14.3.1.d"


@rule("gw.13.2.2.a", "gw.13.2.6.d")
def test_one_airbase_in_a_zone_and_one_fortification_on_a_border() -> None:
    s = japan(30)
    assert refused(s, "build airbase korea") == "gw.13.2.2.a", "one is printed there"
    play(s, "build airbase rehe", "build fortification rehe beiping")
    assert refused(s, "build airbase rehe") == "gw.13.2.2.a"
    assert refused(s, "build fortification rehe beiping") == "gw.13.2.6.d"
    play(s, "build fortification rehe western-manchuria")


@rule("gw.8.3.c", "gw.12.1.c", "gw.13.2.8.a")
def test_facilities_stand_when_their_last_stage_is_paid() -> None:
    s = japan(30)
    play(s, "build airbase rehe", "build minor-port formosa", "build railway northern-manchuria eastern-manchuria")
    play(s, *["done"] * 3)
    settle(s)
    kinds = [s.facility(site).id for site in s.sites[zone(s, "formosa")]]
    assert "minor-port" in kinds
    assert chart(s) == [["japan", "facility", "airbase", 1, "rehe", [], -1]], "the second stage is still to be paid"
    s = japan(3, chart=chart(s))
    play(s, "advance airbase rehe", *["done"] * 3)
    settle(s)
    assert "airbase" in [s.facility(site).id for site in s.sites[zone(s, "rehe")]]
    assert chart(s) == []


@rule("gw.8.3.c", "gw.8.2.1.k", "gw.13.2.6.d")
def test_a_fortification_goes_on_at_the_border_where_it_was_begun() -> None:
    begun: list[Plain] = [["japan", "facility", "fortification", 1, "rehe", ["beiping"], -1]]
    s = japan(10, chart=begun)
    assert offered(s, "advance") == ["advance fortification rehe beiping"]
    assert refused(s, "advance fortification rehe western-manchuria") == "gw.8.3.c"
    assert refused(s, "build fortification rehe beiping") == "gw.13.2.6.d"
    play(s, "advance fortification rehe beiping", *["done"] * 3)
    settle(s)
    assert "fortification" in [s.facility(site).id for site in s.sites[zone(s, "rehe")]]
    assert chart(s) == []
    s = japan(10, technologies={"japan": ["improved-construction"]})
    play(s, "hasten fortification rehe beiping", "done")
    assert s.money[nation(s, "japan")] == 0, "both of its stages are paid"


@rule("gw.12.1.c")
def test_what_was_begun_in_a_zone_that_fell_is_gone() -> None:
    s = japan(30, chart=[["japan", "facility", "airbase", 1, "beiping", [], -1]])
    assert refused(s, "advance airbase beiping") == "gw.8.3.c"
    play(s, *["done"] * 3)
    settle(s)
    assert chart(s) == []


@rule("gw.8.4.a", "gw.13.2.1.a")
def test_a_facility_is_extended_in_place_and_serves_from_the_next_turn() -> None:
    s = japan(30, facilities={"kyushu": [{"kind": "minor-factory"}]})
    assert refused(s, "upgrade minor-factory rehe") == "gw.8.4.a", "a medium factory stands at home only"
    play(s, "upgrade minor-factory kyushu", "buy 2*infantry", "done", "done", "done")
    assert refused(s, "place 2*infantry kyushu") == "gw.13.2.1.a", "it makes one as before"
    play(s, "place infantry kyushu", "done")
    settle(s)
    assert "medium-factory" in [s.facility(site).id for site in s.sites[zone(s, "kyushu")]]


@rule("gw.8.4.a", "gw.8.3.1.a")
def test_what_stands_in_london_is_extended_as_elsewhere() -> None:
    """It is the first zone of all, and a word that names no zone is another thing."""
    s = position(
        {},
        "great-britain",
        "production",
        money={"great-britain": 30},
        facilities={"london": [{"kind": "minor-factory"}]},
    )
    assert refused(s, "upgrade minor-factory londn") == "gw.8.4.a"
    assert refused(s, "upgrade minor-factory london") == ""


@rule("gw.8.6.a", "gw.12.2.a", "gw.13.2.1.b")
def test_s59_a_damaged_major_factory_makes_less_until_the_turn_ends() -> None:
    works: list[Plain] = [{"kind": "major-factory", "damage": 3}]
    s = japan(20, facilities={"tokyo": works})
    assert refused(s, "repair 4*major-factory tokyo") == "gw.8.6.a"
    play(s, "repair 3*major-factory tokyo", "buy 3*infantry", "done", "done", "done")
    assert refused(s, "place 3*infantry tokyo") == "gw.13.2.1.a"
    play(s, "place 2*infantry tokyo", "done")
    settle(s)
    assert s.site_damage[s.sites[zone(s, "tokyo")][0]] == 0


@rule("gw.8.6.b", "gw.12.2.b", "gw.13.1.6.c")
def test_a_capital_ship_in_repair_does_nothing_else() -> None:
    s = japan(1, {"P16": {"japan": ["battleship:d1", "battleship"]}, "P14": {"japan": ["battleship:d1"]}})
    assert refused(s, "repair battleship:d1 P14") == "gw.8.6.b", "no dock opens there"
    assert refused(s, "repair battleship P16") == "gw.8.6.b"
    play(s, "repair battleship:d1 P16", "done")
    assert units(s, "P16") == ["battleship:d1:repairing", "battleship"]
    assert refused(s, "move battleship:d1:repairing P16 P15") == "gw.8.6.b"
    play(s, "done", "done")
    settle(s)
    assert units(s, "P16") == ["battleship", "battleship"]


@rule("gw.12.3.a", "gw.12.3.b", "gw.8.4.a")
def test_militia_becomes_infantry_in_supply() -> None:
    stand = {"korea": {"japan": ["2*militia"]}, "northern-manchuria": {"japan": ["militia"]}}
    s = japan(9, stand)
    assert refused(s, "upgrade 3*militia") == "gw.12.3.a"
    assert refused(s, "upgrade infantry") == "gw.8.4.a", "there is none"
    play(s, "upgrade 2*militia", "done", "done", "done")
    assert refused(s, "upgrade militia hokkaido") == "gw.12.3.b", "none stands there"
    play(s, "upgrade militia korea")
    assert sorted(units(s, "korea")) == ["infantry", "militia"]
    play(s, "done")
    settle(s)
    assert chart(s) == [["japan", "upgrade", "militia", 1]], "the other waits in the box"


def before_the_soviet_turn(date: str, income: int) -> GlobalWar:
    s = position({}, "ccp", "non-combat", date=date, money={"ussr": 3}, income={"ussr": income})
    play(s, "done")
    roll(s, 12)  # the CCP finds no recruits
    play(s, "pass")  # and courts no warlord
    return s


@rule("gw.7.3.b", "gw.5.2.a")
def test_the_calendar_raises_incomes_before_anything_is_bought() -> None:
    s = before_the_soviet_turn("1938-01", 7)
    roll(s, 4)
    assert s.income[nation(s, "ussr")] == 11
    assert s.phase == PRODUCTION
    play(s, "done")  # no research
    assert offered(s, "buy infantry") == ["buy infantry"]
    s = before_the_soviet_turn("1938-07", 7)
    play(s, "done")
    assert offered(s, "buy infantry") == ["buy infantry"], "no roll in July 1938"
    s = before_the_soviet_turn("1940-01", 45)
    roll(s, 12)
    assert s.income[nation(s, "ussr")] == 46, "full production"


@rule("gw.7.3.b")
def test_whoever_can_order_nothing_is_not_asked() -> None:
    s = japan(0)
    assert s.phase == COMBAT_MOVEMENT
    play(s, "done")
    assert s.phase == NON_COMBAT


# improved construction


@rule("gw.8.2.1.j")
def test_improved_construction_makes_ships_and_facilities_cheaper() -> None:
    s = japan(40, technologies={"japan": ["improved-construction"]}, chart=[["japan", "unit", "battleship", 1]])
    before = s.money[nation(s, "japan")]
    for order, price in (
        ("buy battleship", 5), ("advance battleship:p1", 5), ("buy infantry", 3), ("build airbase okinawa", 2),
        ("build coastal-artillery korea P14", 5),
    ):  # fmt: skip
        play(s, order)
        assert before - s.money[nation(s, "japan")] == price, order
        before = s.money[nation(s, "japan")]
    play(s, "refund buy battleship")
    assert s.money[nation(s, "japan")] == before + 5
    s = japan(40)
    play(s, "buy battleship")
    assert s.money[nation(s, "japan")] == 34, "without it nothing is cheaper"


@rule("gw.8.2.1.k")
def test_s27_improved_construction_merges_the_first_two_stages() -> None:
    s = japan(40, technologies={"japan": ["improved-construction"]})
    assert refused(s, "hasten infantry") == "gw.8.2.1.k", "only ships and facilities have stages"
    assert refused(s, "hasten destroyer") == "gw.8.2.1.k", "one stage cannot be two"
    play(s, "hasten battleship", "hasten airbase okinawa")
    assert s.money[nation(s, "japan")] == 40 - 12 - 6
    assert refused(s, "build airbase okinawa") == "gw.13.2.2.a"
    play(s, "refund hasten battleship", "hasten battleship", "done")
    assert ["japan", "unit", "battleship", 2, "hastened"] in chart(s)
    s = japan(40, technologies={"japan": ["improved-construction"]}, chart=chart(s))
    assert offered(s, "advance") == ["advance battleship:p2:merged"]
    play(s, "advance battleship:p2:merged", "done")
    assert s.money[nation(s, "japan")] == 34, "12 and 6"
    assert refused(japan(40), "hasten battleship") == "gw.8.2.1.k"


@rule("gw.12.1.h")
def test_a_factory_makes_more_only_in_the_turn_after_it_was_made_larger() -> None:
    s = japan(40, facilities={"kyushu": [{"kind": "minor-factory"}]})
    play(s, "upgrade minor-factory kyushu", "buy 2*infantry", "done", "done", "done")
    assert refused(s, "place 2*infantry kyushu") == "gw.13.2.1.a"
    play(s, "place infantry kyushu")


@rule("gw.13.2.7.c")
def test_several_coastal_guns_stand_on_one_border() -> None:
    s = japan(40, facilities={"korea": [{"kind": "coastal-artillery", "opens": ["P14"]}]})
    play(s, "build coastal-artillery korea P14", "build coastal-artillery korea P14")
