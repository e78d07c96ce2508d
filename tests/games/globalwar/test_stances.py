"""Plans by stance: what the bold dare, the careful leave and the seeking go for; and how one of them is chosen."""

from __future__ import annotations

import random

import pytest

from sandtable.bots import bot
from sandtable.bots.chances import settle_chance
from sandtable.bots.planning import PlanningBot
from sandtable.bots.strategy import Prospect, StrategyBot
from sandtable.games.globalwar.advice.plans import next_order, plan_of, plans
from sandtable.games.globalwar.advice.stances import STANCES, USUAL
from sandtable.games.globalwar.advice.worth import worth
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.kernel.plan import Plan

from .table import ALLIES, AXIS, Units, position, zone

BY_NAME = {stance.id: stance for stance in STANCES}
WARS: Plain = [["germany", "ussr"]]


def orders(s: GlobalWar, stance: str) -> list[str]:
    return [act.text for act in plan_of(s, s.pending()[0], BY_NAME[stance]).acts]


def attacks(s: GlobalWar, stance: str, where: str) -> bool:
    return any(order.endswith(f" {where}") for order in orders(s, stance))


def eastern_front(attackers: int, defenders: int, **more: Plain) -> GlobalWar:
    """A German army in Warsaw before a Soviet one in Lubelskie."""
    army: Units = {
        "warsaw": {"germany": [f"{attackers}*infantry", f"{attackers // 2}*artillery"]},
        "lubelskie": {"ussr": [f"{defenders}*infantry"]},
        "berlin": {"germany": ["9*infantry"]}, "moscow": {"ussr": ["9*infantry"]},
    }  # fmt: skip
    owner: dict[str, Plain] = {"warsaw": "germany", "lubelskie": "ussr"}
    return position(army, "germany", date="1942-01", wars=WARS, owner=owner, **more)


def test_the_usual_stance_is_what_every_bot_plays_by() -> None:
    s = eastern_front(9, 6)
    assert STANCES[0] is USUAL
    assert plan_of(s, AXIS).acts == plan_of(s, AXIS, USUAL).acts
    assert next_order(s, AXIS, s.legal(AXIS)) == plan_of(s, AXIS, USUAL).acts[0]


def test_the_bold_attack_where_the_usual_wait_and_the_careful_wait_longer() -> None:
    dared = {stance: [n for n in range(2, 16) if attacks(eastern_front(10, n), stance, "lubelskie")]
             for stance in ("careful", "usual", "bold")}  # fmt: skip
    assert len(dared["careful"]) < len(dared["usual"]) < len(dared["bold"])


def test_who_seeks_mans_the_coasts_of_an_objective_and_storms_what_counts() -> None:
    coast: Units = {"berlin": {"germany": ["9*infantry"]}, "western-germany": {"germany": ["30*infantry"]}}
    owner: dict[str, Plain] = {"netherlands": "germany", "belgium": "germany", "denmark": "germany"}
    wars: Plain = [["germany", "great-britain"]]
    s = position(coast, "germany", "non-combat", date="1943-01", wars=wars, owner=owner)
    assert any(order.endswith("western-germany netherlands") for order in orders(s, "seeking"))
    before: Units = {
        "kalmytskaya": {"germany": ["9*infantry", "4*artillery"]},
        "stalingrad": {"ussr": ["7*infantry"]},
    }
    beaten: dict[str, Plain] = {"kalmytskaya": "germany"}
    s = position(before, "germany", date="1943-01", wars=WARS, owner=beaten)
    assert attacks(s, "seeking", "stalingrad")
    assert not attacks(s, "usual", "stalingrad")


def test_plans_that_come_to_the_same_are_one() -> None:
    quiet = position({"berlin": {"germany": ["3*infantry"]}}, "germany", date="1936-07")
    assert [plan.message for plan in GAME.plans(quiet, AXIS)] == ["gw-thought-usual"]
    at_war = eastern_front(10, max(n for n in range(2, 16) if attacks(eastern_front(10, n), "bold", "lubelskie")))
    found = plans(at_war, AXIS)
    assert found[0].message == "gw-thought-usual"
    assert "gw-thought-bold" in [plan.message for plan in found]
    assert not GAME.plans(at_war, ALLIES), "it is not their turn"
    assert not GAME.sign(at_war, ALLIES)


def test_a_plan_is_a_list_of_acts_from_table_to_table() -> None:
    s = eastern_front(10, 3)
    plan = plans(s, AXIS)[-1]
    for sign, act in zip(plan.signs, plan.acts, strict=True):
        assert GAME.sign(s, AXIS) == sign
        assert s.why_not(AXIS, act) is None
        s.apply(AXIS, act)


# what a table is worth


def test_a_point_says_more_the_nearer_the_end_is() -> None:
    gain: list[float] = []
    for date in ("1937-01", "1941-01", "1944-07"):
        s = eastern_front(9, 6)
        s.date = s.edition.calendar.turns.index(date)
        before = worth(s, AXIS)
        s.owner[zone(s, "stalingrad")] = s.edition.nations.number["germany"]
        gain.append(worth(s, AXIS) - before)
    assert 0 < gain[0] < gain[1] < gain[2]


def test_the_worth_of_all_seats_together_is_one() -> None:
    for seats in (3, 6):
        s = GAME.start(GAME.setting("world-1936", seats))
        assert sum(worth(s, seat) for seat in range(seats)) == pytest.approx(1.0)


# choosing


def match_of(attackers: int, defenders: int, date: str = "1942-01") -> Match:
    army: dict[str, Plain] = {
        "warsaw": {"germany": [f"{attackers}*infantry", f"{attackers // 2}*artillery"]},
        "lubelskie": {"ussr": [f"{defenders}*infantry"]},
        "berlin": {"germany": ["9*infantry"]}, "moscow": {"ussr": ["9*infantry"]},
    }  # fmt: skip
    data: dict[str, Plain] = {
        "mode": "world-1936", "seats": 3, "turn": "germany", "phase": "combat-movement", "date": date, "units": army,
        "wars": WARS, "owner": {"warsaw": "germany", "lubelskie": "ussr"},
    }  # fmt: skip
    return GAME.position(data, seed="stances")


def test_the_strongest_choose_a_plan_and_follow_it_though_they_are_made_anew() -> None:
    match = match_of(10, 8)
    chosen = StrategyBot(GAME, "first", 2)
    first = chosen.decide(match.observe(AXIS))
    assert isinstance(bot("master", GAME, "x"), StrategyBot)
    by_plan = {plan.acts[0]: plan for plan in GAME.plans(match.state, AXIS)}[first]
    for act in by_plan.acts:
        assert StrategyBot(GAME, "anew", 2).decide(match.observe(AXIS)) == act
        match.play(AXIS, act)


def test_a_line_begins_no_turn_after_as_many_acts_as_are_looked_at() -> None:
    start = GAME.start(GAME.setting("asia-1937", 2))
    settle_chance(start, random.Random(1))
    seat = start.pending()[0]
    player = PlanningBot(GAME, "far", turns=9)
    near, far = start.copy(), start.copy()
    player.follow(near, seat, (), 7, 1)
    player.follow(far, seat, (), 7)
    assert GAME.turn(start) < GAME.turn(near) < GAME.turn(far)
    assert GAME.turn(far) >= GAME.turn(start) + 9


def test_it_tells_which_plan_it_follows_and_why() -> None:
    match = match_of(10, 8)
    thinking = StrategyBot(GAME, "why", 2)
    told = thinking.thoughts(match.observe(AXIS))
    assert told[0].id in [plan.message for plan in GAME.plans(match.state, AXIS)]
    assert 0 <= int(str(told[0].args["worth"])) <= 100
    assert thinking.thoughts(match.observe(ALLIES)) == []


def prospect(*worths: float) -> Prospect:
    found = Prospect(Plan("", (), (), ()))
    found.worths.extend(worths)
    return found


def test_the_usual_plan_is_left_only_for_more_than_dice_explain() -> None:
    usual = prospect(0.50, 0.30, 0.40, 0.40)
    assert prospect(0.55, 0.36, 0.44, 0.45).is_ahead(usual)
    assert not prospect(0.90, 0.10, 0.60, 0.01).is_ahead(usual)
    assert not prospect(0.49, 0.29, 0.39, 0.39).is_ahead(usual)
