"""Words that a printed edition has are the words of the locale files: where English says the one, the other stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

import sandtable
from sandtable.book.rulebook import rules

GAMES = Path(sandtable.__file__ or "").parent / "games"
OWN_NAMES = {"lg-dispatch-winter-campaign"}  # a card of ours, called otherwise in Czech

# title, language, what English says, the printed word, in how many messages at least
WORDS = [
    ("quartermaster", "cs", r"\bface[- ]down\b", r"\blícem dolů\b", 6),
    ("quartermaster", "pl", r"(?<!\$)\bside\b", r"\bdrużyn", 4),
    ("legie", "cs", r"\bWhen the game ends\b", r"\bNa konci hry\b", 6),
    ("legie", "cs", r"\bwhose entry conditions it meets\b", r"\bjejíž podmínky splňuje\b", 2),
    ("legie", "cs", r"\bis settled\b|\bOrders are resolved\b|\border phase\b", r"[Vv]yhodnoc", 4),
    ("legie", "cs", r"\bcampaign\b", r"\b[Kk]ampa[nň]", 4),
]

# the same of the rulebooks, rule by rule
RULES = [
    ("quartermaster", "cs", r"\bface[- ]down\b", r"\blícem dolů\b", 5),
    ("quartermaster", "cs", r"\badjacent\b", r"[Ss]oused", 10),
    ("quartermaster", "pl", r"\badjacent\b", r"[Ss]ąsi", 10),
    ("quartermaster", "pl", r"\bsides?\b", r"\b[Dd]rużyn", 15),
    ("legie", "cs", r"\bsettled\b|\border phase\b|\bdealt with\b", r"[Vv]yhodno", 12),
    ("legie", "cs", r"\bcampaign\b", r"\b[Kk]ampa[nň]", 2),
]


def messages(title: str, code: str) -> dict[str, str]:
    """Every message and attribute of a title as it is written."""
    found: dict[str, str] = {}
    text = (GAMES / title / "locale" / f"{code}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            found[entry.id.name] = serialize_pattern(entry.value)
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = serialize_pattern(attribute.value)
    return found


@pytest.mark.parametrize(("title", "code", "english", "printed", "least"), WORDS)
def test_the_printed_word_stands_where_english_has_its_own(
    title: str, code: str, english: str, printed: str, least: int
) -> None:
    written = messages(title, code)
    meant = [id for id, text in messages(title, "en").items() if re.search(english, text) and id not in OWN_NAMES]
    assert len(meant) >= least
    assert [written[id] for id in meant if not re.search(printed, written[id])] == []


@pytest.mark.parametrize(("title", "code", "english", "printed", "least"), RULES)
def test_rulebooks_have_the_printed_word_too(title: str, code: str, english: str, printed: str, least: int) -> None:
    written = rules(title, code)
    meant = [id for id, text in rules(title, "en").items() if re.search(english, text)]
    assert len(meant) >= least
    assert [id for id in meant if not re.search(printed, written[id])] == []


@pytest.mark.parametrize(("code", "man"), [("cs", "velitel"), ("pl", "dowódc")])
def test_no_woman_who_commands_is_called_a_man(code: str, man: str) -> None:
    """The Mysterious O. and Elder Paraskeva: messages with a commander's name do without the word."""
    named = {id: text for id, text in messages("legie", code).items() if "$commander" in text}
    assert {*named} == {"lg-commander-picked", "lg-act-commander"}
    assert [text for text in named.values() if man in text.lower()] == []
