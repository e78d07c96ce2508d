"""A bot that hangs, lies or dies: it loses its game, by one of these words."""

from __future__ import annotations

from typing import Final

HUNG: Final = "hung"  # no answer in time
LIED: Final = "lied"  # an answer that is none, or an act that is not allowed
DIED: Final = "died"  # its process ended, or it could not be started
WORDS: Final = (HUNG, LIED, DIED)
LONGEST: Final = 200  # characters of what is told about it


class Failure(Exception):
    """What a seat's bot did wrong."""

    def __init__(self, seat: int, word: str, detail: str) -> None:
        super().__init__(seat, word, detail)
        self.seat: Final = seat
        self.word: Final = word
        self.detail: Final = " ".join(detail.split())[:LONGEST]
