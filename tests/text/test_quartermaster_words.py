"""Quartermaster General in words: every event of whole games, every act that was offered, in all three languages."""

from __future__ import annotations

import random

import pytest

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
