"""Standing orders: what a seat answers without being asked each time, in response windows and where all answer alike.

They belong to the host, like the match, and not to the game. A window is known by two things that every title shares:
one may pass, and the answer is hidden. Where hardly anybody would answer otherwise the title says what is usual
(``State.usual``), and that is the answer of whoever has not said more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.frames import PASS
from sandtable.kernel.match import Match
from sandtable.kernel.orders import ASKING, PASSING, Case, Orderable


class Standing:
    """The orders of one seat. ``quiet`` passes where nothing can be used: only for a seat that plays alone with bots,
    because others would learn something by its being asked."""

    def __init__(
        self,
        quiet: bool,
        silent: Iterable[str] = (),
        always: Iterable[str] = (),
        asked: Iterable[str] = (),
        cases: Iterable[Case] = (),
    ) -> None:
        self.quiet = quiet
        self.silent: Final[list[str]] = list(silent)  # prompts that are answered by passing
        self.always: Final[list[str]] = list(always)  # nouns (cards) that are used whenever they can be
        self.never: Final[list[str]] = []  # nouns that are nothing to be asked about
        self.asked: Final[list[str]] = list(asked)  # nouns to be asked about though their use is usual
        self.cases: Final[list[Case]] = list(cases)  # what else is answered where a condition holds; the first counts

    def forget(self) -> None:
        self.quiet = False
        for orders in (self.silent, self.always, self.never, self.asked):
            orders.clear()
        self.cases.clear()

    def with_cases(self, cases: Iterable[Case], orderable: tuple[Orderable, ...]) -> Standing:
        """These orders and such of the cases as can still apply."""
        kept = [case for case in cases if case.applies(orderable)]
        return Standing(self.quiet, self.silent, self.always, self.asked, kept)

    def settle(self, noun: str, when: str) -> None:
        """``when`` is always, never or ask."""
        for word, orders in (("always", self.always), ("never", self.never), ("ask", self.asked)):
            if noun in orders:
                orders.remove(noun)
            if when == word:
                orders.append(noun)

    def answer(self, match: Match, seat: int) -> Action | None:
        """What the orders say to what this seat is asked; None where there is nothing or the seat must be asked."""
        acts = match.legal(seat)
        if not in_window(match, seat):
            return self.usual(match, seat)
        for case in self._holding(match, seat):
            if case.answer == ASKING:
                return None
            if case.answer == PASSING:
                return PASS
            for act in acts:
                if case.answer in act.nouns:
                    return act
        for act in acts:
            if any(noun in self.always for noun in act.nouns):
                return act
        if match.state.prompt(seat) in self.silent:
            return PASS
        usable = [act for act in acts if act != PASS and not any(noun in self.never for noun in act.nouns)]
        return PASS if self.quiet and not usable else None

    def _holding(self, match: Match, seat: int) -> list[Case]:
        """The cases whose condition holds for what the seat is asked now: by what it knows, and for a pass by what
        everybody knows, so that an answer in secret tells nothing by being ordered."""
        prompt, concerns = match.state.prompt(seat), match.state.concerns(seat)
        return [case for case in self.cases if case.fits(prompt, concerns)]

    def usual(self, match: Match, seat: int) -> Action | None:
        """The usual answer, without what is never used; None where there is none or the seat wants to be asked."""
        usual = match.state.usual(seat)
        if usual is None or any(noun in self.asked for noun in usual.nouns):
            return None
        wanted = Action(usual.verb, tuple([noun for noun in usual.nouns if noun not in self.never]))
        return wanted if wanted in match.legal(seat) else None


def answer_as_usual(match: Match, people: Mapping[int, Standing]) -> None:
    """For hosts, after every act: what has a usual answer is answered at once for people who do not want to be asked.

    There is nothing to hide in it, so nobody has to wait for it as for an answer in a window.
    """
    while True:
        for seat in match.to_act:
            usual = people[seat].usual(match, seat) if seat in people else None
            if usual is not None:
                match.play(seat, usual)
                break
        else:
            return


def in_window(match: Match, seat: int) -> bool:
    return PASS in match.legal(seat) and match.state.asks_in_secret()
