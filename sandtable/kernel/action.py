"""An action: a verb and its nouns, immutable, with one canonical text that round-trips."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

MAX_TEXT: Final = 2_000

_ID = r"[A-Za-z?][A-Za-z0-9:._+-]*"
_ATOM = rf"(?:[0-9]+\*)?{_ID}|-?[0-9]+"
_VERB: Final = re.compile(r"[a-z][a-z-]*\Z")
_NOUN: Final = re.compile(rf"(?:{_ATOM})(?:(?:>(?:{_ATOM}))+|(?:,(?:{_ATOM}))+)?\Z")


class Action:
    """``Action("place", ("army:2", "WE-1-2"))`` is written ``place army:2 WE-1-2``.

    A noun is an id (``ukraine``), a count of ids (``3*infantry``), a number (``4``), a keyword (``via``), a path
    (``bavaria>alsace``) or a list (``moscow,ukraine``).
    """

    verb: Final[str]
    nouns: Final[tuple[str, ...]]
    text: Final[str]

    def __init__(self, verb: str, nouns: tuple[str, ...] = ()) -> None:
        self.verb = verb
        self.nouns = nouns
        self.text = f"{verb} {' '.join(nouns)}" if nouns else verb

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)


def is_noun(text: str) -> bool:
    """Whether a text can stand as one noun of an action."""
    return _NOUN.match(text) is not None


class NotAnAction(ValueError):
    """Text that is no action in any title."""


def parse_action(text: str) -> Action:
    """Read the canonical text; spare blanks are forgiven, anything else raises NotAnAction."""
    if len(text) > MAX_TEXT:
        raise NotAnAction(text[:40])
    words = text.split()
    if not words or _VERB.match(words[0]) is None:
        raise NotAnAction(text[:40])
    for word in words[1:]:
        if _NOUN.match(word) is None:
            raise NotAnAction(text[:40])
    return Action(words[0], tuple(words[1:]))


class Choices:
    """What can be pointed at next, given a verb and the nouns chosen so far, in whatever order they came.

    ``ahead`` is what the complete action would ask to be pointed at next, as far as the title says so.
    """

    nouns: Final[tuple[str, ...]]
    complete: Final[Action | None]
    ahead: Final[tuple[str, ...]]

    def __init__(self, nouns: tuple[str, ...], complete: Action | None, ahead: tuple[str, ...] = ()) -> None:
        self.nouns = nouns
        self.complete = complete
        self.ahead = ahead

    def __repr__(self) -> str:
        return f"Choices({self.nouns!r}, complete={self.complete!r})"


def choices_among(actions: Iterable[Action], verb: str, chosen: tuple[str, ...]) -> Choices:
    """The choices left by an enumerated list of actions: the nouns of those that contain all nouns chosen."""
    nouns: dict[str, None] = {}
    complete: Action | None = None
    for action in actions:
        if action.verb != verb:
            continue
        left = list(action.nouns)
        fits = True
        for noun in chosen:
            if noun in left:
                left.remove(noun)
            else:
                fits = False
                break
        if not fits:
            continue
        if not left and (complete is None or action.nouns == chosen):  # "swap a b" and "swap b a" may both be there
            complete = action
        for noun in left:
            nouns[noun] = None
    return Choices(tuple(nouns), complete)
