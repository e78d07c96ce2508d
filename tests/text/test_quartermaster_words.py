"""Quartermaster General in words: every event of whole games, every act that was offered, in all three languages."""

from __future__ import annotations

import random
import re

import pytest

from sandtable.games.quartermaster.catalogue import CARDS
from sandtable.games.quartermaster.title import GAME
from sandtable.text import LANGUAGES, language


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_act_prompt_and_refusal_of_a_game_can_be_said(code: str) -> None:
    lang = language(code)
    rng = random.Random(7)
    match = GAME.match(seats=3, seed="words", options={"reallocate": True})
    said: set[str] = set()
    while match.to_act:
        seat = rng.choice(match.to_act)
        said.add(lang.say(match.state.prompt(seat)))
        acts = list(match.legal(seat))
        act = rng.choice(acts)
        said.add(lang.action("quartermaster", act.text))
        for free in match.free(seat):
            said.add(lang.action("quartermaster", free.text))
        refusal = match.why_not((seat + 1) % 3, act)
        if refusal is not None:
            said.add(lang.refusal("quartermaster", refusal))
        match.play(seat, act)
    for watcher in (0, 1, 2, None):
        for entry in match.log(watcher):
            assert isinstance(entry, dict)
            if "act" in entry and entry["act"] != "choose ?":
                said.add(lang.action("quartermaster", str(entry["act"])))
            events = entry["events"]
            assert isinstance(events, list)
            for event in events:
                assert isinstance(event, dict)
                said.add(lang.event("quartermaster", event))
    assert len(said) > 150
    assert not [text for text in said if "qm-" in text or "{" in text]
    assert not [text for text in said if re.search(r"[!?.][.,;:]", text)], "a name's own mark before another one"


@pytest.mark.parametrize(
    ("act", "english"),
    [
        ("battle ukraine", "Battle in Ukraine"),
        ("battle ukraine USSR", "Battle in Ukraine against the Soviet Union"),
        ("discard", "Discard nothing"),
        ("discard build-army blitzkrieg", "Discard Build Army and Blitzkrieg"),
        ("discard ? ?", "Discard a card and a card"),
        ("discard deck", "Discard the top of the deck"),
    ],
)
def test_acts_with_more_or_fewer_nouns(act: str, english: str) -> None:
    assert language("en").action("quartermaster", act) == english


@pytest.mark.parametrize(
    ("code", "side", "said"),
    [
        ("en", "allies", "The Allies win: 94 to 61."),
        ("en", "axis", "The Axis win: 61 to 94."),
        ("cs", "allies", "Vítězí Spojenci – 94 : 61."),
        ("pl", "allies", "Wygrywa drużyna Aliantów, 94 do 61."),
    ],
)
def test_the_score_of_the_winner_stands_first(code: str, side: str, said: str) -> None:
    event = {"event": "qm-won", "args": {"side": side, "axis": 61, "allies": 94}}
    assert language(code).event("quartermaster", event) == said


ADJACENT = {"en": "adjacent", "cs": "soused", "pl": "sąsi"}
BESIDE = {"en": r"\bbeside\b", "cs": r"\bvedle\b", "pl": r"\bobok\b"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_adjacency_has_its_printed_word(code: str) -> None:
    lang = language(code)
    texts = [lang.say(f"qm-text-{card}") for card in CARDS]
    assert sum(ADJACENT[code] in text for text in texts) > 20
    assert not [text for text in texts if re.search(BESIDE[code], text)]
