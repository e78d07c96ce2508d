"""Setting up (bk.setup.*, bk.solo.setup.*): first draws, the virtual opponent's row and the shifts of the markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sandtable.games.blitzkrieg.edition import Pick
from sandtable.games.blitzkrieg.effects import BAG, Draw, move_marker
from sandtable.games.blitzkrieg.state import EMPTY, FIRST, SECOND, Blitzkrieg
from sandtable.games.blitzkrieg.turn import Turn
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE, ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts

FIRST_TOKENS = 3


class Setup(Frame[Blitzkrieg]):
    """First one side draws, then the other; in the solo game the markers are shifted; then the first turn begins."""

    NAME = "setup"

    step: int

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def copy(self) -> Setup:
        return Setup(self.step)

    def facts(self, s: Blitzkrieg) -> dict[str, Facts]:
        return {"step": self.step}

    def asks(self, s: Blitzkrieg) -> tuple[int, ...]:
        return ASK_CHANCE

    def resume(self, s: Blitzkrieg) -> bool:
        step = self.step
        self.step += 1
        if step == 0:
            s.push(Draw(SECOND, FIRST_TOKENS, BAG))  # bk.setup.reserve
        elif step == 1:
            # bk.solo.setup.row
            s.push(Draw(FIRST, s.edition.row_size if s.rulings.solo else FIRST_TOKENS, BAG))
        elif step == 2 and s.rulings.solo:
            shifts, spaces = s.edition.levels["nippon" if s.rulings.nippon else s.rulings.level]
            s.push(Shifts(shifts + s.rulings.extra_shifts, spaces))  # bk.solo.setup.shifts
        else:
            s.done()
            s.push(Turn(FIRST))  # bk.setup.first
        return False


class Shifts(Frame[Blitzkrieg]):
    """bk.solo.setup.difficulty: markers move towards the virtual opponent; on a 6 the human picks the theatre.

    bk.nippon.solo.setup: there the theatres are drawn at random, each at most once before all have had a shift.
    """

    NAME = "shifts"
    PROMPT = "bk-prompt-shift"
    REFUSED = ("bk.solo.setup.die", "bk-refused-shift")

    left: int
    spaces: int
    choosing: bool  # a 6 was rolled
    shifted: int  # the theatres of Nippon that have had their shift, as a mask

    def __init__(self, left: int, spaces: int, choosing: bool = False, shifted: int = 0) -> None:
        self.left = left
        self.spaces = spaces
        self.choosing = choosing
        self.shifted = shifted

    def copy(self) -> Shifts:
        return Shifts(self.left, self.spaces, self.choosing, self.shifted)

    def facts(self, s: Blitzkrieg) -> dict[str, Facts]:
        return {"left": self.left, "spaces": self.spaces, "choosing": self.choosing, "shifted": self.shifted}

    def resume(self, s: Blitzkrieg) -> bool:
        if self.left:
            return True
        s.done()
        return False

    def asks(self, s: Blitzkrieg) -> tuple[int, ...]:
        return s.rulings.seats[SECOND] if self.choosing else ASK_CHANCE

    def legal(self, s: Blitzkrieg, seat: int) -> Sequence[Action]:
        return s.edition.shift

    def chance(self, s: Blitzkrieg) -> Chance:
        if not s.rulings.nippon:
            return die(6, "bk-chance-shift")
        unshifted = s.in_play & ~self.shifted or s.in_play
        weights = [(unshifted >> theatre) & 1 for theatre in range(len(s.markers))]
        return Chance(s.edition.shift, weights, "bk-chance-shift")

    def take(self, s: Blitzkrieg, seat: int, action: Action) -> None:
        theatre = ROLLED.get(action.text, 0) - 1
        if theatre == EMPTY:
            theatre = cast(Pick, action).index
        if seat == CHANCE and theatre >= len(s.markers):
            self.choosing = True
            return
        self.choosing = False
        self.left -= 1
        self.shifted = 0 if self.shifted & s.in_play == s.in_play else self.shifted
        self.shifted |= 1 << theatre
        move_marker(s, FIRST, theatre, self.spaces, may_close=False)
