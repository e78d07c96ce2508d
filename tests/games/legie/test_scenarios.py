"""The worked examples of the rulebook, and our own cases of setting up, recruiting and the end."""

from __future__ import annotations

import pytest

from games.legie.table import (
    acts,
    asked,
    available,
    chance,
    dead,
    hand,
    last_act,
    opening,
    play,
    points,
    refused,
    seat,
    six_whites,
    sleeve,
    state,
    supplies,
    table,
    used,
)
from sandtable.games.legie.nouns import COPIES, EQUIPMENT
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.title import GAME
from sandtable.kernel.match import Match

rule = pytest.mark.rule

NOBLE_GRAVES = {
    "graves-of-the-nobles": "klepetko zembajijev gorodskij vodicka havrda kopecky sorokin jelena",
}
NOBLE_PLOTS = "graves-of-the-nobles hospital-car intervention-troops coded-telegram"


def noble_graves() -> Match:
    """The printed example: Whites (first), Legion and Reds at one plot."""
    return table("plots", NOBLE_GRAVES, players="whites legion reds", plots=NOBLE_PLOTS)


def after_charges() -> Match:
    match = noble_graves()
    play(match, "whites", "charge legion", "charge legion")
    play(match, "legion", "suffer vodicka", "suffer havrda", "charge whites")
    return play(match, "whites", "suffer zembajijev")


# from the rulebook


@rule("lg.plot.charge", "lg.plot.allot", "lg.harm.wound")
def test_s01_charges() -> None:
    match = noble_graves()
    assert asked(match) == ["whites"]
    assert acts(match, "whites") == ["done", "charge legion", "charge reds"]
    play(match, "whites", "charge legion", "charge legion")
    assert asked(match) == ["legion"]
    play(match, "legion", "suffer vodicka", "suffer havrda", "charge whites")
    play(match, "whites", "suffer zembajijev")
    assert [sleeve(match, who) for who in ("vodicka", "havrda", "zembajijev")] == [["wound"]] * 3
    assert sleeve(match, "kopecky") == []
    assert dead(match) == []


@rule("lg.plot.total", "lg.plot.winner", "lg.plot.survivors")
def test_s02_scoring_where_the_white_total_is_seven() -> None:
    match = after_charges()
    totals = {event["faction"]: event["total"] for event in opening(match, "lg-total")}
    assert totals == {"whites": 7, "legion": 5, "reds": 3}  # the rulebook prints 6 for 3+2+2
    assert points(match, "whites", "legion", "reds") == [2, 0, 0]
    assert supplies(match, "whites", "legion", "reds") == [0, 1, 1]


@rule("lg.place.officer", "lg.place.target", "lg.place.giver")
@pytest.mark.parametrize("plot", ["fog-of-war", "deserters"])
def test_s03_an_officer_gives_two_orders(plot: str) -> None:
    where = {plot: "miller koloman orlovskij"}
    match = table(at=where, players="whites reds", plots=f"{plot} supply-run hospital-car",
                  officers="golovin", hands={"whites": "golovin", "reds": "jelena"})  # fmt: skip
    play(match, "whites", f"send golovin {plot}")
    assert refused(match, "whites", "order plus2 golovin") == "lg.place.giver"
    play(match, "whites", "order plus2 miller", "order blank koloman")
    assert asked(match) == ["reds"]
    assert refused(match, "whites", "order move orlovskij") == "core.turn"


# a whole plot


@rule("lg.plot.violence", "lg.plot.mutilation", "lg.plot.frost")
def test_s05_violence_and_cold_after_the_scoring() -> None:
    match = after_charges()
    assert asked(match) == ["reds"]  # the only wounded White is the helper, and nobody else is violent
    play(match, "reds", "maim whites")
    play(match, "whites", "mutilate klepetko intelligence")
    assert sleeve(match, "klepetko") == ["no-intelligence", "frostbite"]
    frozen = ["zembajijev", "gorodskij", "vodicka", "havrda", "kopecky", "sorokin", "jelena"]
    assert all("frostbite" in sleeve(match, who) for who in frozen)
    assert dead(match) == []


# setting up and recruiting


@rule("lg.setup.keep", "lg.setup.supply", "lg.round.plots")
@pytest.mark.parametrize(("players", "plots"), [(2, 3), (3, 4), (4, 4)])
def test_s06_counts_after_the_setting_up(players: int, plots: int) -> None:
    match = GAME.match(seats=players, seed="s06")
    while match.view(None)["state"]["round"] == 1 and state(match).stack[-1].NAME != "recruiting":  # type: ignore[index,call-overload]
        who = match.to_act[0]
        match.play(who, match.legal(who)[0])
    s = state(match)
    assert len(s.plots) == plots
    for n in range(players):
        assert s.hands[n].bit_count() == 5
        assert sum(s.edition.is_officer[who] for who in range(60) if s.hands[n] >> who & 1) == 1
        assert len(s.decks[n]) == 9
        assert s.supplies[n] == 1
        assert s.available[n].bit_count() == 6


@rule("lg.recruit.fill", "lg.recruit.deck")
def test_s07_free_draw() -> None:
    match = table("recruiting", hands={"legion": "kopecky keler cil", "whites": "gorodskij tamara"},
                  supplies={"legion": 1})  # fmt: skip
    chance(match, "draw vavra", "draw barton", "draw miller", "draw koloman", "draw veselov")
    assert hand(match, "legion") == ["kopecky", "vavra", "keler", "cil", "barton"]
    six = "kopecky vavra vodicka havrda keler cil"
    assert len(hand(table("recruiting", hands={"legion": six, "whites": six_whites()}, supplies={"legion": 1}),
                    "legion")) == 6  # fmt: skip
    buried = ["matejka", "vavra", "vodicka", "havrda", "keler", "cil", "borovicka", "hrubes", "krajcovic", "smejkal"][
        1:
    ]
    few = table("recruiting", hands={"legion": "kopecky liskova pacak sloboda", "whites": six_whites()},
                more={"legion": {"graveyard": [*buried, "barton"]}}, supplies={"legion": 3})  # fmt: skip
    assert hand(few, "legion") == ["kopecky", "liskova", "pacak", "sloboda"]
    assert refused(few, "legion", "recruit") == "lg.recruit.deck"


@rule("lg.recruit.draw", "lg.equip.buy", "lg.equip.once")
def test_s08_buying() -> None:
    legion = "kopecky vavra vodicka havrda cil"
    match = table("recruiting", hands={"legion": legion, "whites": six_whites()}, supplies={"legion": 5})
    play(match, "legion", "equip sabre vavra")
    assert refused(match, "legion", "equip sabre cil") == "lg.equip.once"
    play(match, "legion", "recruit")
    chance(match, "draw keler")
    assert supplies(match, "legion") == [1]
    assert len(hand(match, "legion")) == 6
    again = table("recruiting", hands={"legion": legion, "whites": six_whites()}, supplies={"legion": 1},
                  sleeves={"vavra": "sabre"}, round=3)  # fmt: skip
    play(again, "legion", "equip sabre cil")
    assert sleeve(again, "cil") == ["sabre"]


@rule("lg.equip.duplicate", "lg.equip.officer-exams", "lg.equip.restore")
def test_s09_nobody_has_anything_twice() -> None:
    match = table("recruiting", hands={"legion": "kopecky keler havrda vavra vodicka", "whites": six_whites()},
                  supplies={"legion": 2}, sleeves={"vavra": "promotion-card"})  # fmt: skip
    assert refused(match, "legion", "equip sabre keler") == "lg.equip.duplicate"
    assert refused(match, "legion", "equip promotion-card vavra") == "lg.equip.duplicate"
    assert refused(match, "legion", "equip officer-exams kopecky") == "lg.equip.officer-exams"
    assert refused(match, "legion", "equip medal havrda") == "lg.equip.duplicate"
    hurt = table("recruiting", hands={"legion": "kopecky keler havrda vavra vodicka", "whites": six_whites()},
                 supplies={"legion": 2}, sleeves={"havrda": "no-charisma"})  # fmt: skip
    play(hurt, "legion", "equip medal havrda")
    assert sleeve(hurt, "havrda") == ["medal"]


@rule("lg.recruit.leftover", "lg.recruit.pass")
def test_s10_leftovers_are_thrown_away() -> None:
    match = table("recruiting", hands={"legion": "kopecky keler havrda vavra vodicka", "whites": six_whites()},
                  supplies={"legion": 3, "whites": 1})  # fmt: skip
    play(match, "legion", "equip coat vavra")
    play(match, "whites", "pass")
    assert asked(match) == ["legion"]
    play(match, "legion", "pass")
    assert supplies(match, "legion", "whites") == [0, 0]
    assert state(match).stack[-1].NAME == "march"


@rule("lg.recruit.recover", "lg.secret.recovered")
def test_s11_recovering_one_token() -> None:
    match = table("recruiting", hands={"legion": "kopecky keler havrda vavra vodicka", "whites": six_whites()},
                  supplies={"legion": 3},
                  more={"legion": {"used": ["plus2", "retreat", "move", "blank", "get-down"]}})  # fmt: skip
    play(match, "legion", "recover retreat")
    assert available(match, "legion") == ["retreat", "lure"]
    assert len(used(match, "legion")) == 4
    assert last_act(match, "whites") == "recover retreat"
    assert refused(match, "legion", "recover retreat") == "lg.recruit.afford"


# the end, and the box


@rule("lg.end.survivors", "lg.harm.death", "lg.end.first")
def test_s41_the_end_of_a_round() -> None:
    match = table(
        "plots", {"supply-run": "vavra koloman"}, sleeves={"vavra": "frostbite sabre"}, hands={"legion": "cil"}
    )
    play(match, "legion", "done")
    assert hand(match, "legion") == ["cil"]
    assert hand(match, "whites") == ["koloman"]
    assert dead(match) == ["vavra"]
    assert state(match).bank == [COPIES] * len(EQUIPMENT)
    assert state(match).first == seat(match, "whites")


@rule("lg.end.tie-supplies", "lg.end.tie-deaths", "lg.end.winner")
@pytest.mark.parametrize(
    ("supplies", "dead_legion", "shares"),
    [((2, 3), 0, (0.0, 1.0)), ((2, 2), 3, (0.0, 1.0)), ((2, 2), 1, (0.5, 0.5))],
)
def test_s42_ties_at_the_end(supplies: tuple[int, int], dead_legion: int, shares: tuple[float, float]) -> None:
    match = table("plots", round=4, points={"legion": 14, "whites": 14},
                  supplies={"legion": supplies[0], "whites": supplies[1]},
                  more={"legion": {"graveyard": ["keler", "cil", "vavra"][:dead_legion]},
                        "whites": {"graveyard": ["tamara"]}})  # fmt: skip
    assert match.outcome is not None
    assert match.outcome.shares == shares
    assert match.outcome.points == (14, 14)


@rule("lg.setup.tokens", "lg.equip.bank")
def test_s46_the_parts_of_the_box() -> None:
    edition = GAME.edition()
    assert len(edition.characters) == 60
    assert all(len(soldiers) == 13 for soldiers in edition.soldiers)
    assert all(len(officers) == 2 for officers in edition.officers)
    assert (len(edition.plots), len(edition.locations), len(edition.dispatches)) == (24, 15, 9)
    assert len(edition.commanders) == 8
    common = set(edition.commanders[0].orders[:4])
    own = [order for commander in edition.commanders for order in commander.orders if order not in common]
    assert sorted(own) == sorted(set(own)) == [n for n in range(len(ORDERS)) if n not in common]
    assert all(len(commander.orders) == 6 for commander in edition.commanders)
    assert COPIES * len(EQUIPMENT) == 30 + 50
