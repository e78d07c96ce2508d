"""An act being put together: a verb, then nouns in any order, by number or by name, until it is complete."""

from __future__ import annotations

from typing import Final

from sandtable.cli.boards import Board
from sandtable.cli.near import near
from sandtable.kernel.action import Action, Choices
from sandtable.kernel.match import Match


class Misfit(Exception):
    """Words that do not lead to anything allowed: the act they seem to mean, and what the odd word may stand for."""

    def __init__(self, text: str, meant: list[str]) -> None:
        super().__init__(text)
        self.text: Final = text
        self.meant: Final = meant


class Pointing:
    """What a seat has pointed at so far, and what the numbers on the screen stand for."""

    def __init__(self, match: Match, seat: int, board: Board) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.board: Final = board
        self.verbs: Final = _verbs(match, seat)
        self.verb: str | None = self._only_verb_with_nouns()
        self.chosen: tuple[str, ...] = ()

    def _only_verb_with_nouns(self) -> str | None:
        """Where all nouns that are asked for belong to one verb there is no need to say it."""
        asked = dict.fromkeys(action.verb for action in self.match.legal(self.seat))
        with_nouns = [verb for verb in asked if self.match.choices(self.seat, verb).nouns]
        return with_nouns[0] if len(with_nouns) == 1 else None

    def choices(self) -> Choices:
        if self.verb is None:
            return Choices((), None)
        return self.match.choices(self.seat, self.verb, self.chosen)

    def offers(self) -> list[str]:
        """What can be picked by number now: nouns of one kind, or verbs that stand alone."""
        nouns = self.choices().nouns
        first = min((self.board.kind(noun) for noun in nouns), default=0)
        offered = [noun for noun in nouns if self.board.kind(noun) == first]
        if not self.chosen:
            offered += [verb for verb in self.verbs if verb != self.verb]
        return offered

    def names(self) -> list[str]:
        """Everything that may be typed next, for completion."""
        return [*self.choices().nouns, *([] if self.chosen else self.verbs)]

    def names_after(self, words: list[str]) -> list[str]:
        """Everything that may be typed after some words."""
        ahead = self.copy()
        try:
            ahead.take(words)
        except Misfit:
            return []
        return ahead.names()

    def act_of(self, words: list[str]) -> str:
        """The act that some words stand for, the verb left out or not, allowed or not."""
        ahead = self.copy()
        try:
            ahead.take(words)
        except Misfit as misfit:
            return misfit.text
        action = ahead.enough()
        return " ".join(words) if action is None else action.text

    def copy(self) -> Pointing:
        """The same things pointed at, to look ahead."""
        ahead = Pointing(self.match, self.seat, self.board)
        ahead.verb, ahead.chosen = self.verb, self.chosen
        return ahead

    def complete(self) -> Action | None:
        """The act, once nothing more can be pointed at."""
        choices = self.choices()
        return choices.complete if not choices.nouns else None

    def enough(self) -> Action | None:
        """The act as it stands, though more could be pointed at."""
        return self.choices().complete

    def take(self, words: list[str]) -> None:
        """Point at things in the order typed. Raises Misfit, and then nothing was pointed at."""
        verb, chosen = self.verb, self.chosen
        try:
            for n, word in enumerate(words):
                self._take_word(word, words[n:])
        except Misfit:
            self.verb, self.chosen = verb, chosen
            raise

    def _take_word(self, word: str, rest: list[str]) -> None:
        offers = self.offers()
        if word.isdecimal() and 0 < int(word) <= len(offers):
            word = offers[int(word) - 1]
        nouns = self.choices().nouns
        if not self.chosen and word.lower() in self.verbs and word.lower() not in nouns:
            self.verb = word.lower()  # a verb may be a noun of another: what is refunded was bought or built
            return
        for noun in nouns:
            if noun.lower() == word.lower():
                self.chosen += (noun,)
                return
        raise Misfit(self._meant(rest), near(word, self.names()))

    def _meant(self, rest: list[str]) -> str:
        """The act in its canonical order, so that the rules can say why not."""
        nouns = [*self.chosen, *rest]
        verb = self.verb
        if nouns and nouns[0].lower() == verb:
            nouns = nouns[1:]
        if verb is None:
            return " ".join(nouns)
        return " ".join([verb, *sorted(nouns, key=self.board.kind)])


def _verbs(match: Match, seat: int) -> list[str]:
    found: dict[str, None] = {}
    for action in [*match.legal(seat), *match.free(seat)]:
        found[action.verb] = None
    return list(found)
