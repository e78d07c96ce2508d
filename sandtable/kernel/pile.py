"""A pile of cards: a known top, an unordered middle, a known bottom, and for each known card who knows it.

Cards are whole numbers below ``kinds`` (a title keeps the table of their ids). Nobody knows the order of the middle,
so it stays undetermined until a card is drawn: the draw is a chance node over ``counts``.
"""

from __future__ import annotations

from typing import Final

NO_CARDS: Final[tuple[int, ...]] = ()


class Pile:
    """``top`` and ``bottom`` are read from the outside in: ``top[0]`` is drawn next, ``bottom[0]`` lies lowest."""

    counts: list[int]
    top: tuple[int, ...]
    top_known: tuple[int, ...]
    bottom: tuple[int, ...]
    bottom_known: tuple[int, ...]

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.top = NO_CARDS
        self.top_known = NO_CARDS
        self.bottom = NO_CARDS
        self.bottom_known = NO_CARDS

    def __len__(self) -> int:
        return sum(self.counts) + len(self.top) + len(self.bottom)

    def copy(self) -> Pile:
        twin = Pile(self.counts.copy())
        twin.top = self.top
        twin.top_known = self.top_known
        twin.bottom = self.bottom
        twin.bottom_known = self.bottom_known
        return twin

    def contents(self) -> list[int]:
        """How many of each kind lie anywhere in the pile."""
        counts = self.counts.copy()
        for card in self.top + self.bottom:
            counts[card] += 1
        return counts

    def draw_is_chance(self) -> bool:
        """Whether the next card comes out of the unordered middle."""
        return not self.top and any(self.counts)

    def take(self, card: int) -> int:
        """Take the next card, which is ``card``; return the mask of who knew it before."""
        if self.top:
            known = self.top_known[0]
            self.top = self.top[1:]
            self.top_known = self.top_known[1:]
            return known
        if any(self.counts):
            self.counts[card] -= 1
            return 0
        known = self.bottom_known[-1]
        self.bottom = self.bottom[:-1]
        self.bottom_known = self.bottom_known[:-1]
        return known

    def next_known(self) -> int | None:
        """The next card where it is determined: on a known top, or in a pile that is all known bottom."""
        if self.top:
            return self.top[0]
        if not any(self.counts) and self.bottom:
            return self.bottom[-1]
        return None

    def put_in(self, card: int) -> None:
        """Mix a card into the middle."""
        self.counts[card] += 1

    def put_on_top(self, card: int, known: int) -> None:
        self.top = (card, *self.top)
        self.top_known = (known, *self.top_known)

    def put_under(self, card: int, known: int) -> None:
        self.bottom = (card, *self.bottom)
        self.bottom_known = (known, *self.bottom_known)

    def look(self, drawn: tuple[int, ...], known: int) -> None:
        """Look at the next cards, drawn as chance where they were undetermined: they now are a known top."""
        already = len(self.top)
        self.top_known = tuple(mask | known for mask in self.top_known[: len(drawn)]) + self.top_known[len(drawn) :]
        for card in drawn[already:]:
            mask = known
            if any(self.counts):
                self.counts[card] -= 1
            else:  # the middle is used up: the look goes on into the known bottom
                mask |= self.bottom_known[-1]
                self.bottom = self.bottom[:-1]
                self.bottom_known = self.bottom_known[:-1]
            self.top = (*self.top, card)
            self.top_known = (*self.top_known, mask)

    def show(self, known: int) -> None:
        """Let the seats of the mask see the next card, which lies on a known top."""
        self.top_known = (self.top_known[0] | known, *self.top_known[1:])

    def shuffle(self) -> None:
        """Forget every place: all cards go back to the unordered middle."""
        for card in self.top + self.bottom:
            self.counts[card] += 1
        self.top = self.top_known = self.bottom = self.bottom_known = NO_CARDS
