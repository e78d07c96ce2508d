"""Why a bot did something: made of what everybody saw, told once it is done, and never for what people did."""

from __future__ import annotations

import random
from typing import Any

import pytest
from games.quartermaster.table import country
from games.quartermaster.table import table as position

from sandtable.games import game
from sandtable.kernel.match import Match
from sandtable.kernel.plain import dump, parse
from sandtable.table.guests import Guest
from sandtable.table.reader import Reader
from sandtable.table.reasons import answer
from sandtable.table.seating import seated
from sandtable.text import LANGUAGES, language
from table.host import Host

ADA = Guest("ada", "Ada")
GER, UK = 0, 1


def attended(match: Match, *people: int) -> Host:
    """A table at which bots have all seats but those of some people."""
    fillings = ["me" if seat in people else "bot:beginner" for seat in range(match.setting.seats)]
    return Host(match, ADA, seated(fillings, ADA)[0], "seed")


def why(host: Host, line: int, until: int, seat: int | None = None) -> list[Any]:
    asked = Reader(seat).why(host.table, line, until)
    assert asked is not None
    return answer(str(asked["question"]))


def build(match: Match, space: str) -> None:
    match.play(GER, "play build-army")
    match.play(GER, f"build {space}")


def german_turn(**hidden: Any) -> Match:
    """Germany can build an army in Western Europe, a supply space beside the United Kingdom's only army."""
    return position(GER=country("germany", hand=hidden.get("hand", "build-army build-navy")))


def test_a_turn_of_quartermaster_is_told_by_what_it_brought() -> None:
    match = german_turn()
    build(match, "western-europe")
    told = why(attended(match), 0, 2)
    assert told[0] == {"event": "qm-reason-points", "args": {"country": "GER", "points": 2}}
    assert told == why(attended(match), 0, 2, seat=UK), "everybody is told the same"


def test_what_a_bot_holds_is_no_reason() -> None:
    """Two worlds that spectators cannot tell apart: in one the bot had nothing else to do, in the other it had."""
    told = []
    for hand in ("build-army build-navy", "build-army land-battle"):
        match = german_turn(hand=hand)
        build(match, "western-europe")
        asked = Reader(None).why(attended(match).table, 0, 2)
        assert asked is not None
        told.append(asked["question"])
    assert told[0] == told[1], "the question itself is the same, so the answer is"


@pytest.mark.parametrize("title", ["quartermaster", "legie", "globalwar", "blitzkrieg"])
def test_the_question_holds_what_spectators_saw_and_nothing_else(title: str) -> None:
    rng = random.Random(title)
    match = game(title).match(None, 2, title)
    for _ in range(60):
        if match.to_act:
            match.play(match.to_act[0], rng.choice(list(match.legal(match.to_act[0]))).text)
    host = attended(match)
    lines: list[Any] = match.log(None)
    views = {dump(match.at(count).view(None)) for count in range(len(match.entries) + 1)}
    asked_for = 0
    for line in [n for n, one in enumerate(lines) if one["what"] == "act"]:
        told = Reader(None).why(host.table, line, line + 1)
        assert told is not None
        if not told["question"]:
            continue
        asked_for += 1
        question: Any = parse(str(told["question"]))
        (deed,) = question["deeds"]
        assert deed["act"] == lines[line]["act"]
        assert dump(deed["seen"]) in views
        assert dump(question["after"]) in views
    assert asked_for > 3


def test_a_bot_that_is_still_at_it_tells_nothing() -> None:
    match = game("globalwar").match("asia-1937", 2, "plan")
    host = attended(match)
    while match.state.prompt(0) != "gw-prompt-combat-movement":
        assert host.let_a_bot_play()
    first = len(match.log(None))
    told: list[Any] = []
    while match.to_act[:1] == (0,) and match.state.prompt(0) == "gw-prompt-combat-movement":
        assert host.let_a_bot_play()
        done = len(match.log(None))
        told = why(host, first, first + 1)
        if match.to_act[:1] == (0,) and match.state.prompt(0) == "gw-prompt-combat-movement":
            assert told == [], "it would tell where it goes next"
            assert why(host, first, done) == []
    assert {one["event"] for one in told} >= {"gw-thought-attack"}
    assert why(host, 0, len(match.log(None)))[: len(told)] == told, "in the whole turn as well"


def test_acts_of_people_have_no_reasons_nor_has_what_was_taken_back() -> None:
    match = german_turn()
    build(match, "western-europe")
    assert why(attended(match, GER), 0, 2) == []
    match = game("globalwar").match("asia-1937", 2, "plan")
    match.play(0, next(iter(match.legal(0))).text)
    match.undo(0)
    asked = Reader(None).why(attended(match).table, 0, 1)
    assert asked == {"question": ""}


def test_there_are_no_lines_to_ask_about_before_the_first_or_after_the_last() -> None:
    match = german_turn()
    build(match, "western-europe")
    host = attended(match)
    total = len(match.log(None))
    for line, until in ((0, 0), (1, 1), (0, total + 1), (total, total + 1)):
        assert Reader(None).why(host.table, line, until) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_said_in_every_language(lang: str) -> None:
    match = german_turn()
    build(match, "western-europe")
    said = [language(lang).event("quartermaster", one) for one in why(attended(match), 0, 2)]
    assert all(said)
    assert not any("qm-" in sentence for sentence in said)
