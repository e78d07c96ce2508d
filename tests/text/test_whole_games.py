"""Whole games in all modes, told to every reader in every language: nothing is missing and nothing shows through."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import cast

import pytest

import sandtable
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import Refusal
from sandtable.text import LANGUAGES, Language, language

MODES = ("duel", "solo", "nippon", "nippon-solo")
SEEDS = ("ardennes", "midway", "kursk")
REFUSALS_TRIED = 60
RAW = re.compile(r"[{}]|\?\?\?|\b(?:bk|core)-[a-z]|\b[a-z]+:[0-9]|\b[A-Z]{2,4}-[0-9]")


@cache
def played(mode: str, seed: str) -> Match:
    """A game played at random to its end, bombed special weapons and all."""
    options: dict[str, bool | int | str] = {"tactical-tokens": True} if mode.endswith("solo") else {}
    match = sandtable.game("blitzkrieg").match(mode=mode, seed=seed, options=options)
    rng = random.Random(seed)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    return match


def sound(text: str) -> str:
    assert text
    assert RAW.search(text) is None, text
    assert text == text.strip()
    assert "  " not in text
    return text


def tell(lang: Language, line: dict[str, Plain]) -> list[str]:
    """Everything there is to say about one line of a log."""
    told = []
    if "act" in line:
        told.append(sound(lang.action("blitzkrieg", str(line["act"]))))
    for event in cast(list[dict[str, Plain]], line["events"]):
        told.append(sound(lang.event("blitzkrieg", event)))
        for step in cast(list[dict[str, Plain]], cast(dict[str, Plain], event["args"]).get("trace", [])):
            told.append(sound(lang.trace("blitzkrieg", step)))
    return told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_line_of_a_game_can_be_told_to_every_reader(code: str, mode: str, seed: str) -> None:
    match = played(mode, seed)
    for reader in (*range(match.setting.seats), None):
        told = [tell(language(code), cast(dict[str, Plain], line)) for line in match.log(reader)]
        assert len(told) > 40


def test_the_games_show_all_events_there_are() -> None:
    shown = {event.id for mode in MODES for seed in SEEDS for entry in played(mode, seed).entries for event in
             entry.events}  # fmt: skip
    assert shown >= {
        "bk-turn", "bk-placed", "bk-marker-moved", "bk-scored-propaganda", "bk-scored-campaign", "bk-drew",
        "bk-researched", "bk-researched-to-reserve", "bk-researched-unseen", "bk-bombed", "bk-theatre-closed",
        "bk-theatre-opened", "bk-tactic", "bk-thought", "bk-won",
    }  # fmt: skip


def test_a_hidden_draw_is_told_without_the_token() -> None:
    match = played("duel", SEEDS[0])
    for lang in map(language, LANGUAGES):
        first = cast(dict[str, Plain], match.log(0)[0])
        assert first["act"] == "draw ?"
        act, event = tell(lang, first)
        hidden = lang.noun("?", case="acc")
        assert hidden in act
        assert hidden in event


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_every_refusal_is_a_sentence_with_a_rule(code: str, mode: str) -> None:
    """Acts of all kinds are tried all along a game; whatever is refused is explained."""
    lang = language(code)
    match = played(mode, SEEDS[0])
    edition = sandtable.game("blitzkrieg").edition(mode)  # type: ignore[attr-defined]
    acts = list(edition.actions.values())
    rng = random.Random(mode)
    explained: set[str] = set()
    for count in range(0, len(match.entries), 3):
        state = match.at(count).state
        for seat in state.pending():
            for act in rng.sample(acts, REFUSALS_TRIED) if seat >= 0 else ():
                refusal = state.why_not(seat, act)
                if refusal is not None:
                    assert sound(lang.refusal("blitzkrieg", refusal)).endswith(".")
                    assert lang.rule("blitzkrieg", refusal.rule)
                    explained.add(refusal.message)
    assert len(explained) > 3


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_that_are_rare_in_play_can_be_told_as_well(code: str) -> None:
    lang = language(code)
    args: dict[str, str | int] = {"token": "general", "space": "PO-1-1", "theatre": "PO", "verb": "pass", "text": "x"}
    for kind in ("advance", "blitz", "bomb", "campaign", "closed", "occupied", "open", "reserve", "resolve", "shift",
                 "spy", "terrain-army", "terrain-navy"):  # fmt: skip
        assert sound(lang.refusal("blitzkrieg", Refusal("bk.place.free", f"bk-refused-{kind}", args))).endswith(".")
    for kind in ("over", "turn", "chance", "verb", "notation", "undo-nothing", "undo-other", "undo-asked",
                 "undo-chance", "undo-told", "offer", "not-due", "not-yours"):  # fmt: skip
        assert sound(lang.refusal("", Refusal("core.over", f"core-refused-{kind}", args))).endswith(".")
