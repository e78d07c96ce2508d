"""Acts as numbers: each title has one list of phrases, in a file, and the number of a phrase is its place in it.

A phrase is a whole act where a title's acts can be listed (``place army:2 WE-1-2``), else a word of one: a verb, or a
piece of a noun. Acts that are no phrase are entered word by word. New phrases are added at the end of a file and none
is ever moved, so that what was trained stays good:

python -m sandtable.adapters.codebook
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from sandtable.book.rulebook import home
from sandtable.games import games
from sandtable.games.blitzkrieg.title import GAME as BLITZKRIEG
from sandtable.games.legie.title import GAME as LEGIE
from sandtable.games.legie.title import PLAIN_ACTIONS
from sandtable.games.quartermaster.acts import PREPARED
from sandtable.games.quartermaster.catalogue import CARDS
from sandtable.kernel.action import Action
from sandtable.text.vocabulary import of_title

FOLDER: Final = Path(__file__).parent / "codes"
LEAVE: Final = 0  # of the free acts none
END: Final = 1  # the act is whole as it is, though more could be said
COMMON: Final = ("leave", "end")
MOST_WORDS: Final = 4_096

# results of chance, which nobody chooses
ROLLED: Final = {"draw", "research", "lose", "tactic", "plot", "location", "receive", "first"}
BY_THE_WORD: Final = ("discard", "arrange", "count")  # acts of Quartermaster about any number of cards
COUNTED: Final = 60  # units that one act may name
MARKED: Final = 20  # movement left, damage taken, payments made

LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_?:.*"
LETTER: Final = "letter "  # a word that is not on the list is entered by its letters

PIECE: Final = re.compile(r"[0-9]+\*|[a-z-]+\.|[+>,]|:[^:+>,]+|[^:.*+>,]+")


def pieces(noun: str) -> list[str]:
    """``2*fec.destroyer:1`` is ``2*``, ``fec.``, ``destroyer`` and ``:1``."""
    return PIECE.findall(noun)


class Codebook:
    """The phrases of a title and their numbers."""

    def __init__(self, phrases: list[str]) -> None:
        self.phrases: Final = phrases
        self.numbers: Final = {phrase: number for number, phrase in enumerate(phrases)}
        self._spelled: Final[dict[str, tuple[int, ...]]] = {}

    def __len__(self) -> int:
        return len(self.phrases)

    def spell(self, act: Action) -> tuple[int, ...]:
        """The numbers that an act is entered by."""
        found = self._spelled.get(act.text)
        if found is None:
            whole = self.numbers.get(act.text)
            found = (whole,) if whole is not None else self._by_the_word(act)
            self._spelled[act.text] = found
        return found

    def _by_the_word(self, act: Action) -> tuple[int, ...]:
        words = [f"{act.verb} …"]
        for noun in act.nouns:
            for word in [noun] if noun in self.numbers else pieces(noun):
                words += [word] if word in self.numbers else [f"{LETTER}{letter}" for letter in word]
        return tuple(self.numbers[word] for word in words)


@cache
def codebook(title: str) -> Codebook:
    """The phrases on file, and after them those that the title has gained since."""
    path = FOLDER / f"{title}.json"
    phrases: list[str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else list(COMMON)
    known = set(phrases)
    return Codebook(phrases + [phrase for phrase in possible(title) if phrase not in known])


def possible(title: str) -> list[str]:
    """Every phrase of a title, in an order of its own."""
    if title == BLITZKRIEG.ID:
        acts = {**BLITZKRIEG.edition("duel").actions, **BLITZKRIEG.edition("nippon").actions}
        return [*_chosen(list(acts.values())), "stop"]
    if title == LEGIE.ID:
        return _chosen([*LEGIE.edition().actions.values(), *PLAIN_ACTIONS.values()])
    if title == "quartermaster":
        whole = [act for act in PREPARED.values() if act.verb not in BY_THE_WORD]
        return [*_chosen(whole), "pass", *(f"{verb} …" for verb in BY_THE_WORD), *CARDS, "deck"]
    return _words(title)


def _chosen(acts: list[Action]) -> list[str]:
    return [act.text for act in acts if act.verb not in ROLLED]


def _words(title: str) -> list[str]:
    """Words for a title whose acts cannot be listed: its verbs, and every name it has for a thing."""
    vocabulary = of_title(title)
    found = [f"{verb} …" for verb in (*of_title("").verbs, *vocabulary.verbs)]
    messages = (files(home(title)) / "locale" / "en.ftl").read_text(encoding="utf-8")
    for kind in vocabulary.kinds:
        ids = sorted(re.findall(rf"^{vocabulary.prefix}-{kind}-([\w-]+) =", messages, re.MULTILINE))
        found += [*ids, *(f"{id}." for id in ids if kind == "nation"), *(f":{id}" for id in ids if kind == "note")]
        found += [f":border-{id}" for id in ids if kind == "terrain"]
    found += [f"{count}*" for count in range(2, COUNTED + 1)]
    found += [f"{mark}{number}" for mark in (":", ":d", ":p") for number in range(MARKED)]
    found += [str(number) for number in range(COUNTED + 1)]
    found += [f"{sea}{number}" for sea in "AMIP" for number in range(1, 100)]
    found += [*vocabulary.verbs, "aircraft", "+", ">", ",", *(f"{LETTER}{letter}" for letter in LETTERS)]
    return list(dict.fromkeys(found))


def record() -> None:
    """Write down what the titles have gained."""
    for title in games():
        phrases = codebook(title).phrases
        lines = ",\n".join(json.dumps(phrase) for phrase in phrases)
        (FOLDER / f"{title}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    record()
