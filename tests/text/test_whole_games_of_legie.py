"""Whole games of Legie told to every reader in every language: nothing is missing and no id shows through."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import cast

import pytest

import sandtable
from sandtable.games import legie as package
from sandtable.games.legie.nouns import FACTIONS
from sandtable.games.legie.orders import ORDERS
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.text import LANGUAGES, Language, language

MODES = (("standard", 2), ("dispatches", 4), ("survival", 3))
RAW = re.compile(r"[{}]|\?|\b(?:lg|core)-[a-z]|\bhidden\b")
EVENTS = re.compile(r'say\(\s*"(lg-[a-z-]+)"')


@cache
def played(mode: str, seats: int, seed: str) -> Match:
    """A game played at random to its end."""
    match = sandtable.game("legie").match(mode, seats, seed)
    rng = random.Random(seed)
    while match.to_act:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
    return match


def sound(text: str) -> str:
    assert text
    assert RAW.search(text) is None, text
    assert text == text.strip()
    assert "  " not in text
    assert ".." not in text
    return text


def tell(lang: Language, line: dict[str, Plain]) -> list[str]:
    told = []
    if "act" in line:
        told.append(sound(lang.action("legie", str(line["act"]))))
    for event in cast(list[dict[str, Plain]], line["events"]):
        told.append(sound(lang.event("legie", event)))
    return told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_every_line_of_a_game_can_be_told_to_every_reader(code: str, mode: str, seats: int) -> None:
    match = played(mode, seats, "1")
    for reader in (*range(seats), None):
        told = [tell(language(code), cast(dict[str, Plain], line)) for line in match.log(reader)]
        assert len(told) > 40


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_act_and_prompt_on_the_way_has_its_sentence(code: str) -> None:
    lang = language(code)
    match = sandtable.game("legie").match("dispatches", 3, "sentences")
    rng = random.Random(3)
    while match.to_act:
        for seat in match.to_act:
            sound(lang.say(match.state.prompt(seat)))
            for act in match.legal(seat):
                sound(lang.action("legie", act.text))
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_commander_is_told_of_in_a_sound_sentence(code: str) -> None:
    """One of them is called O., so a sentence must not end with a name."""
    match = sandtable.game("legie").match("standard", 2, "commanders")
    edition = match.state.edition  # type: ignore[attr-defined]
    for commander in edition.commanders:
        args: dict[str, Plain] = {"faction": FACTIONS[commander.faction], "commander": commander.id}
        told = sound(language(code).event("legie", {"event": "lg-commander-picked", "args": args}))
        assert told.endswith(".")


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_act_ends_with_a_mark_of_a_name(code: str) -> None:
    """Hints and questions put a full stop after an act, and orders are called "Retreat!", a commander "O."."""
    edition = sandtable.game("legie").match("standard", 2, "marks").state.edition  # type: ignore[attr-defined]
    acts = [f"commander {commander.id}" for commander in edition.commanders]
    for order in ORDERS:
        acts += [f"recover {order.id}", f"reveal keler {order.id}", f"order {order.id} keler"]
    told = [sound(language(code).action("legie", act)) for act in acts]
    assert [text for text in told if text[-1] in ".!?:;,"] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_ducks_may_have_been_wounded_before(code: str) -> None:
    told = language(code).event("legie", {"event": "lg-ducked", "args": {"character": "keler"}})
    assert not re.search(r"unhurt|[Bb]ez zranění|[Bb]ez rany", told), told


RARE = {
    "lg-recovered": {"faction": "reds", "order": "plus2"},
    "lg-recovered-all": {"faction": "reds"},
    "lg-reclaimed": {"faction": "legion"},
    "lg-ducked": {"character": "keler"},
    "lg-sabotaged": {"faction": "legion", "character": "keler"},
    "lg-lured": {"faction": "legion", "character": "keler"},
    "lg-sacrificed": {"character": "sorokin", "bearer": "burjak"},
    "lg-withdrew": {"character": "burjak"},
    "lg-took-all": {"faction": "militia", "supplies": 2},
    "lg-pays-nothing": {"plot": "supply-run", "needed": 12},
    "lg-stole": {"faction": "militia", "plot": "supply-run", "supplies": 1},
    "lg-nobody": {"plot": "supply-run"},
    "lg-promoted": {"character": "vavra"},
    "lg-froze": {"character": "vavra"},
    "lg-dispatch-scored": {"faction": "whites", "dispatch": "warm-stove", "points": 4},
    "lg-supported": {"faction": "whites", "plot": "gold-car"},
    "lg-dispatch-shown": {"faction": "whites", "dispatch": "warm-stove"},
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_games_show_all_events_but_a_few_rare_ones(code: str) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in Path(package.__file__ or "").parent.glob("*.py"))
    games = [played(mode, seats, "1") for mode, seats in MODES]
    shown = {event.id for match in games for entry in match.entries for event in entry.events}
    assert set(EVENTS.findall(source)) - shown <= {*RARE}
    for id, args in RARE.items():
        sound(language(code).say(id, args))


def test_a_secret_order_is_told_without_its_name() -> None:
    lang = language("cs")
    assert lang.action("legie", "order ? keler") == "Tajný rozkaz – Václav Keler"
    assert lang.action("legie", "order blank keler") == "Rozkaz Prázdný žeton – Václav Keler"
    assert lang.action("legie", "choose ?") == "Tajná volba"
