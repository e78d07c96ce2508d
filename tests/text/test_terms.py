"""The terms that a rulebook explains are marked in the same rules of every language, and nobody reads the marks."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from sandtable.book.rulebook import TERM, home, rules
from sandtable.games import games
from sandtable.text.language import LANGUAGES

EXPLAINED = re.compile(r"^- `([a-z0-9.-]+)` [^*\n]*\*([^*\n]+)\*", re.MULTILINE)


@pytest.mark.parametrize("title", games())
def test_terms_are_marked_in_the_same_rules_of_every_language(title: str) -> None:
    marked = {}
    for language in LANGUAGES:
        source = (files(home(title)) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
        found = EXPLAINED.findall(source)
        assert source.count(TERM) == 2 * len(found)
        marked[language] = [rule for rule, _ in found]
        for rule, term in found:
            assert term in rules(title, language)[rule]
    assert len(marked["en"]) >= 5
    assert marked["cs"] == marked["pl"] == marked["en"]


@pytest.mark.parametrize("title", ["", *games()])
def test_nobody_reads_the_marks(title: str) -> None:
    for language in LANGUAGES:
        assert not any(TERM in text for text in rules(title, language).values())
