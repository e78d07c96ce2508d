"""Flow: the sequence of play as a stack of small frames, each plain data.

The top frame goes on (``resume``) until it waits for an answer, pushes the next frame or is done and pops itself.
Read top to bottom, the frames of a title look like its printed sequence of play.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, cast

from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE, Chance
from sandtable.kernel.event import Event, Tell
from sandtable.kernel.knowledge import EVERYBODY, Facts
from sandtable.kernel.refusal import CHANCE_DUE, NOT_ASKED, OVER, Refusal, not_asked_for
from sandtable.kernel.state import NO_ACTIONS, State

S = TypeVar("S", bound="Flow[Any]")  # the state class of a title, which is a Flow of itself

ASK_CHANCE: Final = (CHANCE,)
ASK_NOBODY: Final[tuple[int, ...]] = ()


class Frame(ABC, Generic[S]):
    """One thing in progress. Its fields are whole numbers, texts and tuples, so a copy may share them."""

    NAME: ClassVar[str] = ""
    PROMPT: ClassVar[str] = ""  # the message id of what is asked
    REFUSED: ClassVar[tuple[str, str]] = ("", "")  # rule and message for an act of the right verb that is not offered

    @abstractmethod
    def resume(self, s: S) -> bool:
        """Go on; True when the frame now waits for somebody (or for chance)."""

    @abstractmethod
    def asks(self, s: S) -> tuple[int, ...]:
        """Whom the waiting frame asks."""

    @abstractmethod
    def copy(self) -> Self: ...

    def facts(self, s: S) -> dict[str, Facts]:
        """The fields as data, without the name of the frame."""
        return {}

    def legal(self, s: S, seat: int) -> Sequence[Action]:
        return NO_ACTIONS

    def why_not(self, s: S, seat: int, action: Action) -> Refusal | None:
        """Asked only for a seat that the frame asks. A frame that lists its acts needs ``REFUSED`` at most."""
        legal = self.legal(s, seat)
        if action in legal:
            return None
        rule, message = self.REFUSED
        if rule and any(offered.verb == action.verb for offered in legal):
            return Refusal(rule, message)
        return not_asked_for(action.verb)

    def take(self, s: S, seat: int, action: Action) -> None:
        """Take the answer of a seat, or the result of chance."""

    def chance(self, s: S) -> Chance:
        raise LookupError(f"{self.NAME} asks nothing of chance")

    def lies_with(self, s: S, seats: int) -> bool:
        """Whether what is due is drawn from what these seats have; see ``State.lies_with``."""
        return False

    def shown(self, s: S, seat: int, action: Action, viewer: int | None) -> Action | None:
        return action

    def asks_seen_by(self, s: S, viewer: int | None) -> tuple[int, ...]:
        return self.asks(s)

    def asks_in_secret(self, s: S) -> bool:
        return False

    def usual(self, s: S, seat: int) -> Action | None:
        """The answer that is given for a seat which does not want to be asked; None where it must be."""
        return None

    def concerns(self, s: S, seat: int) -> dict[str, str]:
        """What the question is about, by role, as far as the seat knows; see ``State.concerns``."""
        return {}

    def prompt(self, s: S, seat: int) -> str:
        return self.PROMPT or self.NAME


class Flow(State, Generic[S]):
    """A state whose play runs on a stack of frames. ``class Chess(Flow["Chess"])``."""

    stack: list[Frame[S]]
    tell: Tell | None

    def __init__(self) -> None:
        self.stack = []
        self.tell = None

    def pending(self) -> tuple[int, ...]:
        return self.stack[-1].asks(cast(S, self)) if self.stack else ASK_NOBODY

    def pending_seen_by(self, viewer: int | None) -> tuple[int, ...]:
        return self.stack[-1].asks_seen_by(cast(S, self), viewer) if self.stack else ASK_NOBODY

    def legal(self, seat: int) -> Sequence[Action]:
        if not self.stack:
            return NO_ACTIONS
        top = self.stack[-1]
        me = cast(S, self)
        return top.legal(me, seat) if seat in top.asks(me) else NO_ACTIONS

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if not self.stack:
            return OVER
        top = self.stack[-1]
        me = cast(S, self)
        asked = top.asks(me)
        if asked == ASK_CHANCE:
            return CHANCE_DUE
        if action in self.free(seat):
            return None
        if seat not in asked:
            return NOT_ASKED
        return top.why_not(me, seat, action)

    def chance(self) -> Chance:
        return self.stack[-1].chance(cast(S, self))

    def lies_with(self, seats: int) -> bool:
        return self.stack[-1].lies_with(cast(S, self), seats)

    def shown(self, seat: int, action: Action, viewer: int | None) -> Action | None:
        if viewer == seat or not self.stack or self.acts_freely(seat, action):
            return action
        return self.stack[-1].shown(cast(S, self), seat, action, viewer)

    def asks_in_secret(self) -> bool:
        return self.stack[-1].asks_in_secret(cast(S, self)) if self.stack else False

    def usual(self, seat: int) -> Action | None:
        if not self.stack:
            return None
        top = self.stack[-1]
        me = cast(S, self)
        return top.usual(me, seat) if seat in top.asks(me) else None

    def concerns(self, seat: int) -> dict[str, str]:
        return self.stack[-1].concerns(cast(S, self), seat) if self.stack else {}

    def prompt(self, seat: int) -> str:
        return self.stack[-1].prompt(cast(S, self), seat) if self.stack else ""

    def apply(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        self.tell = tell
        if self.acts_freely(seat, action):
            self.take_free(seat, action)
        else:
            self.stack[-1].take(cast(S, self), seat, action)
        self.run()
        self.tell = None

    def acts_freely(self, seat: int, action: Action) -> bool:
        """Whether this is a free act and no answer to the top frame. Titles with free acts say which verbs are."""
        return False

    def take_free(self, seat: int, action: Action) -> None:
        """Carry out a free act. Titles without free acts are never asked."""
        raise LookupError(f"{action.verb} is no free act here")

    def run(self) -> None:
        """Let the top frame go on until somebody is asked or nothing is left to do."""
        me = cast(S, self)
        stack = self.stack
        while stack:
            if stack[-1].resume(me):
                return

    def push(self, frame: Frame[S]) -> None:
        self.stack.append(frame)

    def done(self) -> None:
        """The top frame has nothing left to do."""
        self.stack.pop()

    def say(self, id: str, args: dict[str, Facts] | None = None, seen: int = EVERYBODY) -> None:
        """Tell the host of an event; callers on hot paths ask ``tell is not None`` first."""
        if self.tell is not None:
            self.tell(Event(id, args, seen))

    def copied_stack(self) -> list[Frame[S]]:
        return [frame.copy() for frame in self.stack]

    def stack_facts(self) -> list[Facts]:
        me = cast(S, self)
        facts: list[Facts] = []
        for frame in self.stack:
            facts.append({"frame": frame.NAME, **frame.facts(me)})
        return facts
