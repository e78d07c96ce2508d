"""The summaries for print: chapters that the rulebooks have."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from sandtable.book.rulebook import home
from sandtable.games import games
from sandtable.text import LANGUAGES


@pytest.mark.parametrize("title", games())
def test_every_chapter_of_a_summary_is_in_the_rulebook(title: str) -> None:
    folder = files(home(title)) / "rulebook"
    wanted = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    assert len(set(wanted)) == len(wanted)
    for language in LANGUAGES:
        book = (folder / f"{language}.md").read_text(encoding="utf-8")
        for chapter in wanted:
            assert f"# `{chapter}` " in book, language
            assert f"\n- `{chapter}." in book, language
