"""What bots think of Global War: a real evaluation, sensible attacks, and orders that are always allowed."""

from __future__ import annotations

from sandtable.bots import bot
from sandtable.games.globalwar.advice.front import Front
from sandtable.games.globalwar.advice.plans import next_order
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Plain

from .table import AXIS, zone

WAR: list[Plain] = [["japan", "kmt"]]


def theatre(units: dict[str, Plain], phase: str = "combat-movement", **more: Plain) -> GlobalWar:
    record: dict[str, Plain] = {
        "mode": "asia-1937", "seats": 2, "date": "1938-01", "turn": "japan", "phase": phase, "wars": WAR,
        "units": units, **more,
    }  # fmt: skip
    state = GAME.position(record, seed="advice").state
    assert isinstance(state, GlobalWar)
    return state


def advised(s: GlobalWar) -> str:
    seat = s.pending()[0]
    return next_order(s, seat, s.legal(seat)).text


def test_a_strong_army_attacks_and_a_weak_one_holds() -> None:
    weak: dict[str, Plain] = {"kmt": ["infantry"]}
    strong: dict[str, Plain] = {"kmt": ["8*infantry"]}
    army: dict[str, Plain] = {"japan": ["5*infantry", "2*artillery"]}
    held: dict[str, Plain] = {"hopeh": "kmt", "beiping": "japan", "shantung": "kmt"}
    s = theatre({"beiping": army, "hopeh": weak}, owner=held)
    assert advised(s).startswith("move ")
    assert advised(s).endswith("beiping hopeh")
    s = theatre({"beiping": army, "hopeh": strong}, owner=held)
    assert not advised(s).endswith("hopeh")


def test_troops_in_the_rear_go_to_the_front() -> None:
    s = theatre(
        {"korea": {"japan": ["3*infantry"]}, "beiping": {"kmt": ["infantry"]}}, "non-combat", owner={"beiping": "kmt"}
    )
    assert advised(s) == "move 2*infantry korea rehe"


def test_money_is_spent_in_war_and_pieces_are_placed_near_it() -> None:
    s = theatre({"beiping": {"kmt": ["infantry"]}}, "production", money={"japan": 12}, owner={"beiping": "kmt"})
    assert advised(s).startswith("buy ")
    chart: list[Plain] = [["japan", "unit", "infantry", 1]]
    s = theatre({"beiping": {"kmt": ["infantry"]}}, "placement", chart=chart, owner={"beiping": "kmt"})
    assert advised(s) == "place infantry rehe"


def test_worth_rises_with_land_and_troops_and_is_exact_at_the_end() -> None:
    start = GAME.start(GAME.setting("asia-1937", 2))
    assert 0 < GAME.worth(start, 0) < 1
    richer = start.copy()
    richer.owner[zone(richer, "nanking")] = richer.edition.nations.number["japan"]
    assert GAME.worth(richer, AXIS) > GAME.worth(start, AXIS)
    stronger = start.copy()
    stronger.raise_unit(stronger.edition.nations.number["japan"], 1, zone(stronger, "tokyo"))
    assert GAME.worth(stronger, AXIS) > GAME.worth(start, AXIS)


def test_danger_is_what_stands_next_door() -> None:
    s = theatre({"rehe": {"japan": ["infantry"]}, "beiping": {"kmt": ["6*infantry"]}}, owner={"beiping": "kmt"})
    front = Front(s, AXIS)
    assert front.danger(zone(s, "rehe")) > 1
    assert front.danger(zone(s, "korea")) == 0
    assert front.hostile >> zone(s, "beiping") & 1


def test_a_bot_plays_its_first_turn_by_the_rules() -> None:
    match = GAME.match("asia-1937", 2, seed="advice")
    player = bot("greedy", GAME, "advice")
    orders = 0
    while match.to_act and match.state.plain()["turn"] == 4:
        seat = match.to_act[0]
        match.play(seat, player.decide(match.observe(seat)))
        orders += 1
    assert orders > 5
