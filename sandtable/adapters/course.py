"""The course of a game as research tools want it: one seat is asked at a time and answers by numbers.

Seats that are asked together answer one after the other; what they choose in secret stays in no view but their own
until all have chosen. Free acts may be taken by whoever is asked anyway, and on the occasions that a title announces
each seat in turn is asked about them alone.
"""

from __future__ import annotations

import random
from typing import Final

from sandtable.adapters.codebook import END, LEAVE, Codebook, codebook
from sandtable.bots.occasions import Occasions
from sandtable.games import game as find_game
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.flow import ASK_CHANCE
from sandtable.kernel.game import Game, Setting, Value
from sandtable.kernel.knowledge import knows
from sandtable.kernel.state import State

NOBODY: Final = -2  # is asked: the game is over


class NotOffered(ValueError):
    """A number that stands for nothing that may be said now."""


class Course:
    """A game under way. ``asked`` is a seat, CHANCE or NOBODY."""

    def __init__(self, game: Game, setting: Setting, codes: Codebook, state: State, occasions: Occasions) -> None:
        self.game: Final = game
        self.setting: Final = setting
        self.codes: Final = codes
        self.state: Final = state
        self.occasions: Final = occasions
        self.asked = NOBODY
        self.offered = False  # of the free acts alone: to leave them is an answer
        self.entered: tuple[int, ...] = ()  # of an act that takes several numbers
        self.open: dict[tuple[int, ...], Action] = {}  # what may still be meant, by its numbers
        self.told: list[list[str]] | None = None  # what each seat has read in the log, where somebody wants to know

    def copy(self) -> Course:
        occasions = Occasions()
        occasions.number = self.occasions.number
        occasions.unasked = self.occasions.unasked
        twin = Course(self.game, self.setting, self.codes, self.state.copy(), occasions)
        twin.asked = self.asked
        twin.offered = self.offered
        twin.entered = self.entered
        twin.open = self.open
        twin.told = None if self.told is None else [lines.copy() for lines in self.told]
        return twin

    def __deepcopy__(self, memo: object) -> Course:
        return self.copy()

    def look(self) -> None:
        """Whom is asked next, and for what."""
        state = self.state
        pending = state.pending()
        self.offered = False
        self.entered = ()
        self.open = {}
        if not pending:
            self.asked = NOBODY
            return
        if pending == ASK_CHANCE:
            self.asked = CHANCE
            return
        bold = self.occasions.next(state)
        self.offered = bold is not None
        self.asked = pending[0] if bold is None else bold
        acts = list(state.free(self.asked)) if self.offered else [*state.legal(self.asked), *state.free(self.asked)]
        self.open = {self.codes.spell(act): act for act in acts}

    def numbers(self) -> list[int]:
        """What the asked seat may say next."""
        place = len(self.entered)
        found = {END if len(spelled) == place else spelled[place] for spelled in self.open}
        if self.offered and not place:
            found.add(LEAVE)
        return sorted(found)

    def enter(self, number: int) -> tuple[int, Action] | None:
        """The asked seat says a number; the act that was carried out, if one is whole by it."""
        if number not in self.numbers():
            raise NotOffered(
                f"{number} ({self.codes.phrases[number] if 0 <= number < len(self.codes) else 'no phrase'})"
            )
        if number == LEAVE:
            self.look()
            return None
        said = self.entered if number == END else (*self.entered, number)
        if number != END:
            self.open = {spelled: act for spelled, act in self.open.items() if spelled[: len(said)] == said}
            self.entered = said
            if len(self.open) > 1 or said not in self.open:
                return None
        seat, act = self.asked, self.open[said]
        self._tell([self.state.shown(seat, act, viewer) for viewer in range(self.setting.seats)], seat)
        self.state.apply(seat, act)
        self.look()
        return seat, act

    def spelled(self, act: Action) -> tuple[int, ...]:
        """The numbers by which the asked seat enters an act now."""
        numbers = self.codes.spell(act)
        longer = any(len(other) > len(numbers) and other[: len(numbers)] == numbers for other in self.open)
        return (*numbers, END) if longer else numbers

    def roll(self, act: Action) -> None:
        """What chance brings."""
        due = self.state.chance()
        self._tell([act if knows(due.seen, viewer) else due.cover for viewer in range(self.setting.seats)], CHANCE)
        self.state.apply(CHANCE, act)
        self.look()

    def _tell(self, shown: list[Action | None], who: int) -> None:
        if self.told is not None:
            for lines, act in zip(self.told, shown, strict=True):
                if act is not None:
                    lines.append(f"{'chance' if who == CHANCE else who} {act.text}")

    def settle(self, rng: random.Random) -> None:
        """Roll and draw until somebody is asked or the game is over."""
        while self.asked == CHANCE:
            self.roll(self.state.chance().pick(rng.random))

    def rewards(self) -> list[float]:
        """What each seat has of the end: they sum to nothing, a lone seat wins or loses 1."""
        outcome = self.state.outcome()
        seats = self.setting.seats
        if outcome is None:
            return [0.0] * seats
        if seats == 1:
            return [2.0 * outcome.shares[0] - 1.0]
        if not any(outcome.shares):
            return [0.0] * seats
        return [seats * share - 1.0 for share in outcome.shares]


def begin(
    title: str, mode: str | None = None, seats: int | None = None, options: dict[str, Value] | None = None
) -> Course:
    """A course before anything was drawn."""
    game = find_game(title)
    setting = game.setting(mode, seats, options)
    course = Course(game, setting, codebook(title), game.start(setting), Occasions())
    course.look()
    return course
