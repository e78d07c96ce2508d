"""The contract of a state: everything true about a game and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Self

from sandtable.kernel.action import Action, Choices, choices_among
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Tell
from sandtable.kernel.knowledge import Facts, seen_by, whole
from sandtable.kernel.orders import Orderable
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import Refusal

NO_ACTIONS: tuple[Action, ...] = ()


class Occasion:
    """A moment at which hosts ask seats about their free acts: the number tells it from those before and after."""

    number: Final[int]
    seats: Final[tuple[int, ...]]

    def __init__(self, number: int, seats: tuple[int, ...]) -> None:
        self.number = number
        self.seats = seats


NO_OCCASION: Final = Occasion(0, ())


class State(ABC):
    """No random generator, no log, no clock, no names: mutable, cheap to copy, with a total plain-data form."""

    @abstractmethod
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision; ``(CHANCE,)`` for a roll or draw; ``()`` when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> Sequence[Action]:
        """What is asked for now."""

    @abstractmethod
    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None exactly when the action is in ``legal`` or ``free``."""

    @abstractmethod
    def chance(self) -> Chance:
        """The draw or roll that is due."""

    @abstractmethod
    def apply(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        """Carry out an action; the caller vouches for its legality."""

    def foretell(self, seat: int, action: Action, tell: Tell) -> None:
        """Tell what an action will surely bring; the state is spent by it. A title may pass over chance that matters
        to nothing else that is told."""
        self.apply(seat, action, tell)

    @abstractmethod
    def copy(self) -> Self: ...

    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @abstractmethod
    def facts(self) -> dict[str, Facts]:
        """The one description of the state: plain data with hidden values wrapped in ``Secret``."""

    def free(self, seat: int) -> Sequence[Action]:
        """What the rules allow at this moment though nobody waits for it."""
        return NO_ACTIONS

    def occasion(self) -> Occasion:
        """The last occasion announced for free acts, from what everybody knows. People act whenever they like; bots do
        so on occasions only, or they would have to be asked after every act of anybody."""
        return NO_OCCASION

    def choices(self, seat: int, verb: str, chosen: tuple[str, ...] = ()) -> Choices:
        """The nouns that can come next, in any order, and the action if it is already complete."""
        return choices_among([*self.legal(seat), *self.free(seat)], verb, chosen)

    def shown(self, seat: int, action: Action, viewer: int | None) -> Action | None:
        """The action as another seat or a spectator reads it in the log; None when it may not know of it."""
        return action

    def pending_seen_by(self, viewer: int | None) -> tuple[int, ...]:
        """The seats that seem to owe a decision, as far as the viewer may know."""
        return self.pending()

    def asks_in_secret(self) -> bool:
        """Whether a seat asked now may answer without the others' noticing, as a pass in a response window."""
        return False

    def derived(self) -> dict[str, Plain]:
        """What follows by the rules from what everybody knows, so that no face has to know a rule to show it. It is
        no part of the state: views carry it beside the state, saves and observations do not."""
        return {}

    def consult(self, about: tuple[str, ...]) -> dict[str, Plain]:
        """What follows by the rules from what everybody knows, as in ``derived``, but is too dear for every view: faces
        ask for it while somebody looks. Nothing where a title knows no such question. Raises Malformed."""
        return {}

    def derived_by(self, seat: int | None) -> dict[str, Plain]:
        """What follows from what a seat, or a spectator, knows; views carry it together with ``derived``."""
        return {}

    def usual(self, seat: int) -> Action | None:
        """What a seat that is asked now answers unless it wants to be asked: hardly anybody would answer otherwise.
        None where everybody has to be asked."""
        return None

    def concerns(self, seat: int) -> dict[str, str]:
        """What a seat is asked about now, by role, such as the space of a battle: by what the seat knows alone. Orders
        with a condition name it."""
        return {}

    def orderable(self, seat: int) -> tuple[Orderable, ...]:
        """For which questions of others' turns a seat may leave orders with a condition, by what it knows alone. They
        are answered in secret, or how soon answers come would tell of the order."""
        return ()

    def leave_untold(self, seats: tuple[int, ...]) -> None:
        """From now on nobody tells what these seats hold: people play them with printed cards.

        What lies in their secret places is then a supposition that no seat may read. They may do whatever they could do
        for all that everybody knows, each act as the others read it, and the supposition follows what they do. A title
        that knows how says so with ``Game.UNTOLD``; its states are never asked otherwise.
        """
        raise LookupError("the secrets of seats cannot stay untold here")

    def lies_with(self, seats: int) -> bool:
        """Whether what is due is drawn from what only these seats (a mask) have, such as their bag, or from what
        everybody shares with them. Where the program deals to them it draws that, for nobody else can (decision 38).

        A title that knows how says so with ``Game.DEALT``.
        """
        return False

    def unseen_act(self, seat: int) -> Action | None:
        """What an untold seat does now where nobody sees anything of it, so that there is nothing to enter."""
        return None

    def prompt(self, seat: int) -> str:
        """The message id of what the seat is asked; its arguments are the nouns of ``legal``."""
        return ""

    def plain(self) -> dict[str, Plain]:
        """The whole state as plain data."""
        return {key: whole(value) for key, value in self.facts().items()}

    def view(self, seat: int | None) -> dict[str, Plain]:
        """What a seat, or a spectator, may know of the state."""
        return {key: seen_by(value, seat) for key, value in self.facts().items()}
