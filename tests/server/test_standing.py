"""Standing orders: a seat that has left some is not waited for, and nobody learns more than by its own answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from sandtable.games.quartermaster.catalogue import CARD_OF, KIND, RESPONSE, STATUS
from server.house import House, Joined, Message, Visitor, settled
from server.test_restart import come_back

STARTS = ("turn-starts", "supply-starts", "discard-starts")
EVENTS = ("built", "battled", "about-to-go", "removed", "waged", "raided", "status-used", "played")
WINDOWS = [f"qm-prompt-{moment}" for moment in (*STARTS, *EVENTS)]  # in which others may answer


@pytest.fixture
def prompt_house(tmp_path: Path, printed: list[str]) -> Iterator[House]:
    """Ordered answers come at once here."""
    with House(tmp_path, order_seconds=0.0) as running:
        yield running


def three_sit_down(house: House) -> tuple[list[Visitor], Message]:
    return sit_down([house.visitor(name) for name in ("Ada", "Bob", "Cyd")])


def sit_down(people: list[Visitor]) -> tuple[list[Visitor], Message]:
    table = people[0].makes("standard", "me", "open", "open", title="quartermaster")
    for seat in (1, 2):
        people[seat].sits(table, seat)
    return people, table


def seen(person: Visitor, table: Message, seat: int) -> Any:
    return person.get(f"/api/tables/{table['table']}/view", seat=seat).json()


def lays_down(act: str) -> bool:
    verb, _, card = act.partition(" ")
    return verb == "play" and card in CARD_OF and KIND[CARD_OF[card]] in (RESPONSE, STATUS)


def until_a_window(people: list[Visitor], table: Message, rng: random.Random) -> tuple[int, Any]:
    """Play on, laying down what can answer others, until somebody may answer in secret; gives the seat and its view."""
    while True:
        pending = seen(people[0], table, 0)["view"]["pending"]
        assert pending, "the game ended without a window"
        seat = pending[0]
        state = seen(people[seat], table, seat)
        if "pass" in state["legal"]:
            return seat, state
        liked = [act for act in state["legal"] if lays_down(act)] or state["legal"]
        answer = people[seat].post(f"/api/tables/{table['table']}/act", {"seat": seat, "act": rng.choice(liked)})
        assert answer.json() == {"type": "done"}, answer.text


def test_the_server_passes_for_a_seat_that_wants_it_so(prompt_house: House) -> None:
    people, table = three_sit_down(prompt_house)
    seat, state = until_a_window(people, table, random.Random(1))
    with people[seat].joins(table, seat) as player:
        prompt = state["view"]["prompt"]
        assert player.ask("orders", seat=seat, silent=[prompt])["type"] == "done"
        player.until(lambda: "pass" not in player.states[seat]["legal"])
        assert any((line.get("act"), line.get("seat")) == ("pass", seat) for line in player.lines[seat])


def test_a_card_is_used_whenever_it_can_be(prompt_house: House) -> None:
    people, table = three_sit_down(prompt_house)
    rng = random.Random(2)
    while True:
        seat, state = until_a_window(people, table, rng)
        uses = [act for act in state["legal"] if act.startswith("use ")]
        if uses:
            break
        people[seat].post(f"/api/tables/{table['table']}/act", {"seat": seat, "act": "pass"})
    card = uses[0].split()[1]
    with people[seat].joins(table, seat) as player:
        assert player.ask("orders", seat=seat, always=[card])["type"] == "done"
        player.until(lambda: any(line.get("act") == f"use {card}" for line in player.lines[seat]))


@pytest.mark.rule("core.orders")
def test_a_condition_is_read_by_who_left_it_and_answers_when_it_holds(prompt_house: House) -> None:
    people, table = three_sit_down(prompt_house)
    seat, state = until_a_window(people, table, random.Random(1))
    prompt = state["view"]["prompt"]
    with people[seat].joins(table, seat) as player:
        told = player.ask("consult", seat=seat, about=["orders"])["facts"]
        assert told["given"]["cases"] == []
        (question,) = [one for one in told["orderable"] if one["prompt"] == prompt]
        event = state["view"]["state"]["stack"][-1]
        role = next(role for role in question["roles"] if event[role])
        others = [noun for noun in question["roles"][role] if noun != event[role]]
        elsewhere = [{"prompt": prompt, "role": role, "noun": noun, "answer": "pass"} for noun in others[:3]]
        assert player.ask("orders", seat=seat, cases=elsewhere)["type"] == "done"
        assert player.ask("consult", seat=seat, about=["orders"])["facts"]["given"]["cases"] == elsewhere
        assert seen(people[seat], table, seat)["legal"] == state["legal"]  # still asked
        wrong = player.ask("orders", seat=seat, cases=[{**elsewhere[0], "noun": "atlantis"}])
        assert wrong["refusal"]["rule"] == "core.orders"
        here = {**elsewhere[0], "noun": event[role]}
        assert player.ask("orders", seat=seat, cases=[*elsewhere, here])["type"] == "done"
        player.until(lambda: "pass" not in player.states[seat]["legal"])
        assert any((line.get("act"), line.get("seat")) == ("pass", seat) for line in player.lines[seat])
    other = (seat + 1) % 3
    with people[other].joins(table, other) as player:
        refused = player.ask("consult", seat=seat, about=["orders"])
        assert refused["refusal"]["rule"] == "core.turn"
        assert not any('"cases"' in frame for frame in player.frames)


def test_passing_quietly_is_only_for_one_person_among_bots(prompt_house: House) -> None:
    people, table = three_sit_down(prompt_house)
    seat, state = until_a_window(people, table, random.Random(3))
    with people[seat].joins(table, seat) as player:
        assert player.ask("orders", seat=seat, quiet=True)["type"] == "done"
        assert player.ask("orders", seat=seat, quiet=True)["type"] == "done"  # whatever the first brought has happened
        assert seen(people[seat], table, seat)["legal"] == state["legal"]


def test_nobody_gives_orders_for_others(prompt_house: House) -> None:
    people, table = three_sit_down(prompt_house)
    with people[1].joins(table, 1) as player:
        refused = player.ask("orders", seat=0, silent=["qm-prompt-built"])
        assert refused["refusal"]["rule"] == "core.turn"


def passes_of(player: Joined, seat: int) -> int:
    return sum((line.get("act"), line.get("seat")) == ("pass", seat) for line in player.lines[seat])


def test_orders_answer_after_a_restart_though_nobody_comes_who_left_them(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, order_seconds=3600.0) as house:  # no answer comes before the stop
        people, table = three_sit_down(house)
        seat, state = until_a_window(people, table, random.Random(1))
        with people[seat].joins(table, seat) as player:
            assert player.ask("orders", seat=seat, silent=[state["view"]["prompt"]])["type"] == "done"
            before = passes_of(player, seat)
            assert "pass" in player.states[seat]["legal"]
    with House(tmp_path, order_seconds=0.0) as house:
        other = (seat + 1) % 3
        with (
            come_back(people[other], house).joins(table, other),  # whoever comes first, it is opened
            come_back(people[seat], house).joins(table, seat) as player,
        ):
            player.until(lambda: passes_of(player, seat) > before)


def passes_always(person: Visitor, table: Message, seat: int) -> None:
    with person.joins(table, seat) as player:
        assert player.ask("orders", seat=seat, silent=WINDOWS)["type"] == "done"


def until_somebody_is_passed_for(people: list[Visitor], table: Message, rng: random.Random) -> None:
    """All have left orders to pass in every window, and nobody passes by hand."""
    with ExitStack() as stack:
        players = {seat: stack.enter_context(one.joins(table, seat)) for seat, one in enumerate(people)}
        while not any(passes_of(player, seat) for seat, player in players.items()):
            for seat, player in players.items():
                player.until(lambda seat=seat, player=player: settled(players, player.states[seat]))
            asked = [seat for seat, player in players.items() if player.states[seat]["legal"]]
            assert asked, "the game ended without a window"
            seat = asked[0]
            legal = players[seat].states[seat]["legal"]
            if "pass" in legal:
                before = players[seat].states[seat]["seq"]
                players[seat].until(lambda seat=seat, before=before: players[seat].states[seat]["seq"] > before)
            else:
                players[seat].act(seat, rng.choice([act for act in legal if lays_down(act)] or legal))
