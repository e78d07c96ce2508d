"""Orders with a condition: an answer that was clear beforehand is given when, and only when, its condition holds."""

from __future__ import annotations

import pytest

from games.quartermaster.table import country, does, pieces, seat_of, table
from sandtable.games.quartermaster.board import SPACES
from sandtable.kernel.match import Match
from sandtable.kernel.orders import ASKING, PASSING, Case
from sandtable.kernel.standing import Standing

rule = pytest.mark.rule
GOING = "qm-prompt-about-to-go"
UK = 1
POSITIONS = {
    "united-kingdom": ("germany western-europe north-sea", "united-kingdom"),
    "western-europe": ("germany", "united-kingdom north-sea western-europe"),
}


def attacked(space: str) -> Match:
    """Germany battles the British army at home or in Western Europe; Defensive Posture and the RAF lie face down."""
    german, british = POSITIONS[space]
    match = table(
        GER=country(german, hand="land-battle"),
        UK=country(british, responses="raf defensive-posture"),
    )
    does(match, "GER", "play land-battle", f"battle {space}")
    assert match.state.prompt(UK) == GOING
    return match


def answer(match: Match, *cases: Case, silent: tuple[str, ...] = (), always: tuple[str, ...] = ()) -> str | None:
    act = Standing(False, silent, always, cases=cases).answer(match, UK)
    return None if act is None else act.text


def case(role: str, noun: str, answered: str) -> Case:
    return Case(GOING, role, noun, answered)


@rule("core.orders")
def test_a_card_is_used_where_it_is_wanted_and_nowhere_else() -> None:
    at_home = case("space", "united-kingdom", "raf")
    assert answer(attacked("united-kingdom"), at_home) == "use raf"
    assert answer(attacked("western-europe"), at_home) is None
    assert answer(attacked("western-europe"), at_home, silent=(GOING,)) == "pass"
    assert answer(attacked("united-kingdom"), at_home, silent=(GOING,)) == "use raf"


@rule("core.orders")
def test_orders_tell_apart_whose_piece_it_is_and_who_attacks() -> None:
    match = attacked("united-kingdom")
    assert match.state.concerns(UK) == {"actor": "GER", "space": "united-kingdom", "whom": "UK"}
    assert answer(match, case("actor", "GER", "defensive-posture")) == "use defensive-posture"
    assert answer(match, case("actor", "ITA", "defensive-posture")) is None
    assert answer(match, case("whom", "UK", PASSING)) == "pass"
    assert answer(match, case("whom", "GER", PASSING)) is None
    assert answer(match, Case("qm-prompt-built", "whom", "UK", PASSING)) is None


@rule("core.orders")
def test_the_first_condition_that_holds_comes_before_all_other_orders() -> None:
    match = attacked("united-kingdom")
    ask = case("space", "united-kingdom", ASKING)
    assert answer(match, ask, silent=(GOING,), always=("raf",)) is None
    assert answer(attacked("western-europe"), ask, silent=(GOING,)) == "pass"
    assert answer(match, case("whom", "UK", PASSING), always=("raf",)) == "pass"
    assert answer(match, case("whom", "UK", "raf"), ask) == "use raf"
    assert (
        answer(match, case("whom", "UK", "enigma"), case("actor", "GER", "raf")) == "use raf"
    )  # Enigma answers nothing


@rule("core.orders")
def test_a_seat_may_order_with_what_lies_before_it() -> None:
    match = attacked("united-kingdom")
    going = {question.prompt: question for question in match.state.orderable(UK)}[GOING]
    assert going.uses == ("defensive-posture", "raf")
    assert {role: len(nouns) for role, nouns in going.roles.items()} == {"space": len(SPACES), "whom": 6, "actor": 6}
    other = {question.prompt: question for question in match.state.orderable(seat_of(match, "USSR"))}
    assert "raf" not in str([question.plain() for question in other.values()])
    wanted = case("space", "united-kingdom", "raf")
    assert wanted.applies(match.state.orderable(UK))
    does(match, "UK", "use raf")
    assert not wanted.applies(match.state.orderable(UK))  # it is used up
    assert case("space", "united-kingdom", PASSING).applies(match.state.orderable(UK))
    assert not Case("qm-prompt-turn-starts", "actor", "UK", PASSING).applies(match.state.orderable(UK))
    assert not case("space", "atlantis", PASSING).applies(match.state.orderable(UK))
    assert not case("card", "raf", PASSING).applies(match.state.orderable(UK))
    assert "united-kingdom" in pieces(match, "UK")


@rule("core.orders")
def test_what_may_be_ordered_tells_a_seat_nothing_of_others() -> None:
    """The same position with other cards face down elsewhere."""
    told = [
        [question.plain() for question in table(UK=country(responses="raf"), USSR=laid).state.orderable(UK)]
        for laid in (country(responses="moscow-holds"), country(responses="rasputitsa"))
    ]
    assert told[0] == told[1]


@rule("core.orders")
def test_a_condition_names_who_acts_and_where_it_happens_whose_piece_or_cards_it_costs() -> None:
    """Who builds is whose piece it is, and a card that is played or a war that is waged has no place."""
    match = table(seats=2)
    told = {one.prompt: {*one.roles} for seat in (0, 1) for one in match.state.orderable(seat)}
    space, whom, actor = "space", "whom", "actor"
    assert told == {
        "qm-prompt-built": {space, whom},
        "qm-prompt-battled": {space, whom, actor},
        "qm-prompt-about-to-go": {space, whom, actor},
        "qm-prompt-removed": {space, whom, actor},
        "qm-prompt-waged": {actor},
        "qm-prompt-raided": {whom, actor},
        "qm-prompt-status-used": {actor},
        "qm-prompt-played": {actor},
    }
