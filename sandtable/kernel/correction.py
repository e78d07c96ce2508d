"""Putting an entry of a real table right: what came after it is tried again, up to the first that no longer fits.

A trial touches nothing but a copy of a state, and rolls nothing that anybody would see (decision 27).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from sandtable.kernel.action import Action, NotAnAction
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.entry import Entry
from sandtable.kernel.flow import ASK_CHANCE
from sandtable.kernel.frames import PASS
from sandtable.kernel.knowledge import EVERYBODY, NOBODY
from sandtable.kernel.match import NO_UNDO, NOT_DUE, Match, impossible, why_not_again
from sandtable.kernel.refusal import NOT_ASKED, OVER, IllegalAction, Refusal, no_such_act

MOST_TRIED: Final = 1_500  # entries that are tried again: more would keep everybody waiting

# what becomes of an entry
PUT: Final = "put"  # something else is entered there
LEFT: Final = "left"  # it is left out
CUT: Final = "cut"  # it is left out with everything after it
FITS: Final = "fits"
FAILS: Final = "fails"
WAITS: Final = "waits"  # for one before it that fails

TOO_FAR: Final = Refusal("core.correct", "core-refused-correct-far")
NOT_ENTERED: Final = Refusal("core.correct", "core-refused-correct-entered")
SECRET: Final = Refusal("core.correct", "core-refused-correct-secret")
NO_LONGER: Final = Refusal("core.correct", "core-refused-correct-longer")
ROLLED_ANEW: Final = Refusal("core.correct", "core-refused-correct-rolled")
BOT_FIRST: Final = Refusal("core.correct", "core-refused-correct-bot")


class Change:
    """What is to become of one entry: ``PUT``, with what is entered there by which seats, ``LEFT`` or ``CUT``."""

    def __init__(self, what: str, acts: Sequence[tuple[int, str]] = ()) -> None:
        self.what: Final = what
        self.acts: Final = acts


class Checked:
    """An entry as a trial found it. ``refusal`` is why it fails, as far as whoever tries may know."""

    def __init__(self, place: int, entry: Entry, what: str, refusal: Refusal | None = None) -> None:
        self.place: Final = place
        self.entry: Final = entry
        self.what: Final = what
        self.refusal: Final = refusal


class Step:
    """What a correction writes: an act or a result; one that stands as it stood has its place in the log."""

    def __init__(self, seat: int, action: Action, place: int | None = None) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.place: Final = place


class Correction:
    """The entry at ``place`` put right, and what follows as far as it fits.

    ``seats`` are those whose acts the one who tries may enter and see; ``alone`` is whether nobody else sits here who
    might have a secret. What the trial found is in ``checked``, from that entry on. It is ``settled`` when nothing
    fails; else ``state`` is where the first that fails would be, and ``asked`` are those who may enter something there.
    """

    def __init__(
        self, match: Match, place: int, seats: tuple[int, ...], alone: bool, changes: dict[int, Change]
    ) -> None:
        """Raises IllegalAction when this entry cannot be put right."""
        if match.resigned is not None:
            raise IllegalAction(OVER)
        self.keep: Final = bisect_left(match.in_force, place)
        if self.keep == len(match.in_force) or match.in_force[self.keep] != place:
            raise IllegalAction(NO_UNDO)
        self.state: Final = match.at(place).state
        self.checked: Final[list[Checked]] = []
        self.asked: tuple[int, ...] = ()
        self.settled = False
        self._match: Final = match
        self._seats: Final = seats
        self._alone: Final = alone
        self._changes: Final = changes
        self._later: Final = [(one, match.entries[one]) for one in match.in_force[self.keep :]]
        self._steps: Final[list[Step]] = []
        self._rolled: Final = self._rolled_later()
        if len(self._later) > MOST_TRIED:
            raise IllegalAction(TOO_FAR)
        refusal = self.why_not(self._later[0][1])
        if refusal is not None:
            raise IllegalAction(refusal)

    def why_not(self, entry: Entry) -> Refusal | None:
        """None when the one who tries may put something else in the place of an entry: it was entered by hand, and
        others can learn nothing of it that they do not see, nor it of them."""
        if entry.what == "chance":
            if not self._match.manual or entry.seen == NOBODY or entry in self._rolled:
                return NOT_ENTERED
            return None if entry.seen == EVERYBODY or self._alone else SECRET
        if entry.seat not in self._seats:
            return NOT_ENTERED
        if entry.seat in self._match.setting.untold:
            return NOT_ENTERED if entry.shown and entry.shown[-1] is None else None
        return SECRET if entry.shown and not self._alone else None

    def _rolled_later(self) -> set[Entry]:
        """What the program drew from a bag of its own: nobody has entered that."""
        found: set[Entry] = set()
        if self._match.setting.dealt:
            state = self.state.copy()
            for _, entry in self._later[:MOST_TRIED]:
                assert entry.action is not None
                if entry.what == "chance" and self._match.rolls(state):
                    found.add(entry)
                state.apply(entry.seat, entry.action)
        return found

    def try_again(self) -> None:
        """Enter everything again, one by one, up to the first that fails."""
        for n, (place, entry) in enumerate(self._later):
            change = self._change_of(n, place, entry)
            if change is not None and change.what == CUT:
                self.settled = True
                self._rest(n, CUT)
                return
            found = self._fares(place, entry, change, first=n == 0)
            self.checked.append(found)
            if found.what == FAILS:
                self._rest(n + 1, WAITS)
                self.asked = self._may_enter()
                return
        self.settled = True

    def _rest(self, first: int, what: str) -> None:
        self.checked.extend([Checked(place, entry, what) for place, entry in self._later[first:]])

    def _change_of(self, n: int, place: int, entry: Entry) -> Change | None:
        """What was said about an entry. What bots did and what was rolled stands as long as it fits."""
        change = self._changes.get(place)
        if n == 0 or change is None or change.what == CUT or self.why_not(entry) is None:
            return change
        return change if why_not_again(self.state, entry) is not None else None

    def _fares(self, place: int, entry: Entry, change: Change | None, first: bool) -> Checked:
        if change is not None and change.what == LEFT:
            return Checked(place, entry, LEFT)
        if change is not None:
            refusal = self._put(change)
            if refusal is not None:
                return Checked(place, entry, FAILS, refusal)
            if first:
                return Checked(place, entry, PUT)
        elif first:  # nothing was said yet
            return Checked(place, entry, FAILS)
        if self._stands(place, entry):
            return Checked(place, entry, FITS)
        if change is not None and self.why_not(entry) is None:
            return Checked(place, entry, PUT)
        if self._goes_without_saying(entry):
            return Checked(place, entry, LEFT)
        while self._goes_silently():
            if self._stands(place, entry):
                return Checked(place, entry, FITS)
        return Checked(place, entry, FAILS, self._reason(entry))

    def _put(self, change: Change) -> Refusal | None:
        for seat, text in change.acts:
            try:
                action = self._match.game.parse(text, self._match.setting)
            except NotAnAction:
                return no_such_act(text)
            refusal = self._why_not_entered(seat, action)
            while refusal is not None and self._goes_silently():
                refusal = self._why_not_entered(seat, action)
            if refusal is not None:
                return refusal
            self._do(seat, action)
        return None

    def _why_not_entered(self, seat: int, action: Action) -> Refusal | None:
        if seat != CHANCE:
            return self.state.why_not(seat, action) if seat in self._seats else NOT_ASKED
        if self.state.pending() != ASK_CHANCE:
            return NOT_DUE
        due = self.state.chance()
        if self._match.rolls(self.state) or not (due.seen == EVERYBODY or self._alone):
            return NOT_DUE
        return None if due.weight(action) else impossible(action)

    def _do(self, seat: int, action: Action, place: int | None = None) -> None:
        self.state.apply(seat, action)
        self._steps.append(Step(seat, action, place))

    def _stands(self, place: int, entry: Entry) -> bool:
        if why_not_again(self.state, entry) is not None:
            return False
        assert entry.action is not None
        self._do(entry.seat, entry.action, place)
        return True

    def _goes_without_saying(self, entry: Entry) -> bool:
        """Whether nobody at the table has said an entry: draws that nobody sees, usual answers, silence in a window."""
        if entry.what == "chance":
            return entry.seen == NOBODY
        return entry.usual or (entry.action == PASS and bool(entry.shown) and entry.shown[-1] is None)

    def _goes_silently(self) -> bool:
        """Let one thing happen that nobody at the table has to say: who was asked nothing then has kept silent."""
        state = self.state
        pending = state.pending()
        if pending == ASK_CHANCE:
            due = state.chance()
            if due.seen == NOBODY:  # any result is as good: it means nothing to anybody (decision 24)
                self._do(CHANCE, due.nth(0))
            return due.seen == NOBODY
        for seat in pending:
            act = state.unseen_act(seat) if seat in self._match.setting.untold else None
            if act is None and seat in self._seats:
                act = state.usual(seat)
            if act is None and state.asks_in_secret() and state.why_not(seat, PASS) is None:
                act = PASS
            if act is not None:
                self._do(seat, act)
                return True
        return False

    def _reason(self, entry: Entry) -> Refusal:
        """Why an entry fails, told so that nobody's secret is told with it."""
        pending = self.state.pending()
        if pending == ASK_CHANCE and self._match.rolls(self.state):
            return ROLLED_ANEW
        if entry.what == "chance" and entry.seen != EVERYBODY:
            return NO_LONGER
        if entry.what == "act" and entry.seat not in pending and pending and not self._may_enter():
            return BOT_FIRST
        if entry.what == "act" and entry.seat not in self._seats and self._hides():
            return NO_LONGER
        return why_not_again(self.state, entry) or NO_LONGER

    def _hides(self) -> bool:
        """Whether the state has anything in it that not everybody sees."""
        return self.state.view(None) != self.state.plain()

    def _may_enter(self) -> tuple[int, ...]:
        """Who of those who try is asked where an entry fails; CHANCE where they enter what came up."""
        pending = self.state.pending()
        if pending == ASK_CHANCE:
            due = self.state.chance()
            by_hand = not self._match.rolls(self.state) and (due.seen == EVERYBODY or self._alone)
            return ASK_CHANCE if by_hand else ()
        return tuple([seat for seat in pending if seat in self._seats])

    # carrying out

    def carried_out(self, seat: int) -> Match:
        """The match with the correction in its log. It has to be settled."""
        assert self.settled
        match = self._match.copy()
        match.correct(seat, self.keep, len(self._steps))
        for step in self._steps:
            self._write(match, step)
        return match

    def _write(self, match: Match, step: Step) -> None:
        place = step.place
        if place is not None:
            entry = match.entries[place]
            if entry.seen != NOBODY or why_not_again(match.state, entry) is None:
                match.again(place)
                return
        match.enter(step.seat, step.action)  # a draw that nobody sees is made anew
