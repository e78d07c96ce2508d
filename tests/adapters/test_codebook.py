"""Acts as numbers: every act has one spelling, and no number ever comes to mean something else."""

from __future__ import annotations

import hashlib
import json

import pytest

from sandtable.adapters.codebook import COMMON, END, FOLDER, LEAVE, MOST_WORDS, codebook, pieces, possible
from sandtable.games import games
from sandtable.kernel.action import Action

# so many phrases of each title, and the hash of them: what was trained on these numbers stays good
FIXED = {
    "blitzkrieg": (2193, "1e5981b8847b8ff4"),
    "quartermaster": (2167, "511fea4496827742"),
    "legie": (7080, "01498867d1450574"),
    "globalwar": (1593, "059358a8808e9ee4"),
}


def recorded(title: str) -> list[str]:
    phrases: list[str] = json.loads((FOLDER / f"{title}.json").read_text(encoding="utf-8"))
    return phrases


@pytest.mark.parametrize("title", FIXED)
def test_numbers_stay_what_they_are(title: str) -> None:
    count, sign = FIXED[title]
    assert hashlib.sha256("\n".join(recorded(title)[:count]).encode()).hexdigest()[:16] == sign


@pytest.mark.parametrize("title", FIXED)
def test_every_phrase_is_on_file(title: str) -> None:
    """If this fails, a title has gained acts: python -m sandtable.adapters.codebook adds them at the end."""
    assert set(possible(title)) <= set(recorded(title))


@pytest.mark.parametrize("title", games())
def test_a_phrase_has_one_number(title: str) -> None:
    book = codebook(title)
    assert book.phrases[: len(COMMON)] == list(COMMON)
    assert (book.numbers["leave"], book.numbers["end"]) == (LEAVE, END)
    assert len(set(book.phrases)) == len(book)
    assert book.phrases[: len(recorded(title))] == recorded(title)


def test_word_by_word_there_are_few_enough() -> None:
    assert len(codebook("globalwar")) <= MOST_WORDS
    assert len(codebook("quartermaster")) <= MOST_WORDS


def test_nouns_are_taken_apart() -> None:
    for noun, parts in {
        "2*fec.destroyer:1:d1:battle": ["2*", "fec.", "destroyer", ":1", ":d1", ":battle"],
        "naval-transport:flotilla+infantry+artillery": [
            "naval-transport", ":flotilla", "+", "infantry", "+", "artillery",
        ],
        "bavaria>alsace": ["bavaria", ">", "alsace"],
        "moscow,ukraine": ["moscow", ",", "ukraine"],
    }.items():  # fmt: skip
        assert pieces(noun) == parts
        assert "".join(parts) == noun


def test_spellings() -> None:
    book = codebook("globalwar")
    move = book.spell(Action("move", ("2*fec.destroyer:1", "P50", "P41")))
    assert [book.phrases[number] for number in move] == ["move …", "2*", "fec.", "destroyer", ":1", "P50", "P41"]
    strange = book.spell(Action("buy", ("dirigible",)))
    assert [book.phrases[number] for number in strange][1:4] == ["letter d", "letter i", "letter r"]
    book = codebook("blitzkrieg")
    assert [book.phrases[number] for number in book.spell(Action("place", ("army:2", "WE-1-2")))] == [
        "place army:2 WE-1-2"
    ]
