"""A turn (bk.turn.*): place a token, its space, the marker, its ability, closing, blitz, draw; then who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.blitzkrieg import resolution
from sandtable.games.blitzkrieg.edition import BLITZ, Place
from sandtable.games.blitzkrieg.effects import BAG, Draw
from sandtable.games.blitzkrieg.placement import ANY_SPACE, Placements, why_no_placement
from sandtable.games.blitzkrieg.state import EMPTY, FIRST, SECOND, TARGET, Blitzkrieg
from sandtable.games.blitzkrieg.virtual import Thought, draw_tactical_token
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.refusal import Refusal, not_asked_for

STOP: Final = Action("stop")

STEP_NAMES: Final = ("begin", "place", "effect", "marker", "closing", "blitz", "draw", "end")
BEGIN: Final = 0
PLACE: Final = 1
SPACE_EFFECT: Final = 2
MARKER: Final = 3
CLOSING: Final = 4
BLITZING: Final = 5
DRAW: Final = 6
END: Final = 7


class Turn(Frame[Blitzkrieg]):
    """The turn of one side. It stays at the bottom of the stack and starts anew for the other side."""

    NAME = "turn"

    side: int
    step: int
    kind: int  # the token being placed
    role: int  # what it counts as
    space: int
    theatre: int  # where a blitz goes on, or EMPTY for the first placement

    def __init__(
        self,
        side: int,
        step: int = 0,
        kind: int = EMPTY,
        role: int = EMPTY,
        space: int = EMPTY,
        theatre: int = EMPTY,
    ) -> None:
        self.side = side
        self.step = step
        self.kind = kind
        self.role = role
        self.space = space
        self.theatre = theatre

    def copy(self) -> Turn:
        return Turn(self.side, self.step, self.kind, self.role, self.space, self.theatre)

    def facts(self, s: Blitzkrieg) -> dict[str, Facts]:
        edition = s.edition
        facts: dict[str, Facts] = {"side": edition.sides[self.side], "step": STEP_NAMES[self.step]}
        if self.kind != EMPTY:
            facts["token"] = edition.tokens[self.kind].id
            facts["space"] = edition.spaces[self.space]
        if self.role != EMPTY:
            facts["role"] = self.role
        if self.theatre != EMPTY:
            facts["blitz"] = edition.theatres[self.theatre]
        return facts

    def resume(self, s: Blitzkrieg) -> bool:
        """The printed order. A step may push a frame (a draw, a choice); the turn goes on after it is done."""
        stack = s.stack
        if self.step == BEGIN:
            self.step = PLACE
            begin(self, s)
            if not stack or stack[-1] is not self:
                return False
        if self.step == PLACE:
            if not s.is_virtual(self.side):
                return True  # bk.turn.must-place
            place_for_virtual_opponent(self, s)
            if stack[-1] is not self:
                return False
        if self.step == SPACE_EFFECT:
            self.step = MARKER
            resolution.space_effect(s, self.side, self.role, self.space)
            if stack[-1] is not self:
                return False
        if self.step == MARKER:
            self.step = CLOSING
            resolution.marker(s, self.side, self.role, self.space)
            resolution.ability(s, self.side, self.role, self.space)
            if stack[-1] is not self:
                return False
        if self.step == CLOSING:
            self.step = BLITZING
            resolution.closing(s, self.side, self.space)
            if stack[-1] is not self:
                return False
        if self.step == BLITZING:
            self.step = DRAW
            blitz(self, s)
            if self.step == PLACE:
                return False
        if self.step == DRAW:
            self.step = END
            s.push(Draw(self.side, 1, BAG))  # bk.turn.draw, bk.solo.draw: just one, however many were placed
            return False
        end(self, s)
        return False

    def start(self, side: int) -> None:
        """bk.turn.alternate"""
        self.side = side
        self.step = 0
        self.kind = self.role = self.space = self.theatre = EMPTY

    def asks(self, s: Blitzkrieg) -> tuple[int, ...]:
        return s.rulings.seats[self.side]

    def prompt(self, s: Blitzkrieg, seat: int) -> str:
        return "bk-prompt-place" if self.theatre == EMPTY else "bk-prompt-blitz"

    def within(self, s: Blitzkrieg) -> int:
        """bk.blitz.same-theatre: a blitz goes on in its own theatre."""
        return ANY_SPACE if self.theatre == EMPTY else s.edition.theatre_spaces[self.theatre]

    def legal(self, s: Blitzkrieg, seat: int) -> Sequence[Action]:
        # bk.blitz.optional
        return Placements(s, self.side, self.within(s), None if self.theatre == EMPTY else STOP)

    def why_not(self, s: Blitzkrieg, seat: int, action: Action) -> Refusal | None:
        if action.verb == "place":
            return why_no_placement(s, self.side, action, self.within(s))
        if action == STOP and self.theatre != EMPTY:
            return None
        return not_asked_for(action.verb)

    def take(self, s: Blitzkrieg, seat: int, action: Action) -> None:
        if isinstance(action, Place):
            self.place(s, action.kind, action.space)
        else:
            self.step = DRAW

    def place(self, s: Blitzkrieg, kind: int, space: int) -> None:
        self.role = resolution.cover(s, self.side, kind, space)
        self.kind = kind
        self.space = space
        self.step = SPACE_EFFECT


def begin(turn: Turn, s: Blitzkrieg) -> None:
    """bk.end.no-placement, bk.solo.no-placement: whoever cannot place a token loses at once.

    Else a virtual opponent takes its tactic.
    """
    if not s.can_place(turn.side):
        win(s, 1 - turn.side, "bk-outcome-no-placement")
        return
    if s.tell is not None:
        s.say("bk-turn", {"side": s.edition.sides[turn.side], "turn": s.turns + 1})
    if s.is_virtual(turn.side):
        draw_tactical_token(s)


def place_for_virtual_opponent(turn: Turn, s: Blitzkrieg) -> None:
    """bk.solo.turn: it places what it has settled on, or thinks in 24 steps first."""
    if not s.intent:
        s.push(Thought(turn.theatre))
        return
    kind, space = s.intent[0], s.intent[1]
    s.intent = s.intent[2:]
    turn.place(s, kind, space)


def blitz(turn: Turn, s: Blitzkrieg) -> None:
    """bk.token.blitz, bk.blitz.chain: one more token in the same theatre; it may lapse (bk.blitz.lapse, A9).

    Behind a screen a side is asked also when nothing fits: who is not asked would show what is in the reserve.
    """
    if s.edition.role_ability[turn.role] != BLITZ:
        return
    turn.theatre = s.edition.space_theatre[turn.space]
    turn.kind = turn.role = turn.space = EMPTY
    if s.rulings.solo:
        goes_on = len(Placements(s, turn.side, turn.within(s), None)) > 0
    else:
        goes_on = bool(s.reserves[turn.side]) and (s.in_play >> turn.theatre) & 1 == 1
    if goes_on:
        turn.step = PLACE


def end(turn: Turn, s: Blitzkrieg) -> None:
    """bk.end.check, bk.end.last-turn, bk.end.tie: the second side always has the last turn and wins ties."""
    s.turns += 1
    first, second = s.points[FIRST], s.points[SECOND]
    at_once = s.rulings.allies_win_at_once or turn.side == SECOND
    if second >= TARGET and second >= first and at_once:
        win(s, SECOND, "bk-outcome-points")
    elif turn.side == SECOND and first >= TARGET:
        win(s, FIRST if first > second else SECOND, "bk-outcome-points")
    else:
        turn.start(1 - turn.side)


def win(s: Blitzkrieg, side: int, reason: str) -> None:
    s.stack.clear()
    points = (s.points[SECOND],) if s.rulings.solo else (s.points[FIRST], s.points[SECOND])
    shares = (float(side == SECOND),) if s.rulings.solo else (float(side == FIRST), float(side == SECOND))
    s.result = Outcome(shares, points, reason)
    if s.tell is not None:
        s.say("bk-won", {"side": s.edition.sides[side], "reason": reason})
