"""A wrong entry at a real table is put right by one of those who sit there: what is tried, told and carried out.

It is set up while nothing happens at the table. What takes its time then, trying and carrying out, needs the table no
more (decision 27).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sandtable.kernel.chance import CHANCE
from sandtable.kernel.correction import CUT, FAILS, Change, Checked, Correction
from sandtable.kernel.entry import Entry
from sandtable.kernel.knowledge import EVERYBODY, NOBODY
from sandtable.kernel.match import NOT_CORRECTED, Match
from sandtable.kernel.plain import Malformed, Plain
from sandtable.kernel.refusal import IllegalAction, Refusal
from sandtable.table.company import Message
from sandtable.table.guests import Guest
from sandtable.table.seating import played_by_one
from sandtable.table.table import Table
from sandtable.table.trial import Trial

MOST_CHANGES: Final = 100
MOST_ENTERED: Final = 20  # in the place of one entry
CHANGED: Final = Refusal("core.correct", "core-refused-correct-changed")
UNSETTLED: Final = Refusal("core.correct", "core-refused-correct-unsettled")
Fate: TypeAlias = Literal["put", "left", "cut"]  # PUT, LEFT and CUT


@dataclass(frozen=True)
class Said:
    """What is to become of the entry after so many lines that the seat was shown; ``CHANCE`` enters what came up."""

    line: int
    what: Fate
    acts: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class Wish:
    """A seat wants the entry after ``line`` lines put right. ``seq`` is how many lines it was shown in all: should
    there be others by now, somebody was faster."""

    seat: int
    line: int
    changes: tuple[Said, ...]
    seq: int | None = None


class Correcting:
    """One wish at a table as it is now. With ``twin`` it can be carried out."""

    def __init__(self, table: Table, who: Guest, wish: Wish, twin: bool = False) -> None:
        """Raises IllegalAction and Malformed."""
        table.check_held(who, wish.seat)
        match = table.match
        if not match.manual and wish.seat not in match.setting.untold:
            raise IllegalAction(NOT_CORRECTED)
        self.known: Final = len(match.entries)
        self._seat: Final = wish.seat
        self._id: Final = table.record.id
        self._places: Final = [n for n, entry in enumerate(match.entries) if entry.is_shown_to(wish.seat)]
        if wish.seq is not None and wish.seq != len(self._places):
            raise IllegalAction(CHANGED)
        held = [seat.seat for seat in table.seats if match.manual and table.holds(who, seat.seat)]
        self._seats: Final = tuple(sorted({*held, *match.setting.untold}))
        self._match: Final = match.copy() if twin else match
        changes = dict(self._placed(said) for said in wish.changes)
        place = self._place(wish.line)
        self._correction: Final = Correction(
            self._match, place, self._seats, played_by_one(table.seating, who.id), changes
        )
        before = [match.entries[one] for one in match.in_force[: self._correction.keep]]
        self._before: Final = sum(self._is_listed(entry) for entry in before)

    def _place(self, line: int) -> int:
        if not 0 <= line < len(self._places):
            raise Malformed("line", "core-malformed-range", least=0, most=len(self._places) - 1)
        return self._places[line]

    def _placed(self, said: Said) -> tuple[int, Change]:
        """What was said, by the place in the log. What the seat was not shown is cut with the line after it."""
        place = self._place(said.line)
        if said.what == CUT:
            shown = self._places[said.line - 1] if said.line else -1
            place = next(one for one in self._match.in_force if one > shown)
        return place, Change(said.what, said.acts)

    def _is_listed(self, entry: Entry) -> bool:
        """Whether an entry is one that people remember: an act or a result that they saw."""
        if entry.what == "chance":
            return entry.seen == EVERYBODY or (self._match.manual and self._by_people(entry.seen))
        shown = entry.shown_to(self._seat)
        return shown is not None and "act" in shown and not entry.usual

    def _by_people(self, seen: int) -> bool:
        """Whether anybody at the table, and not only who is dealt to by the program, has seen what came up."""
        dealt = sum(1 << seat for seat in self._match.setting.dealt)
        return seen & ~dealt != NOBODY

    # what is tried

    def told(self, say: Message | None = None) -> Message:
        """The entries from the wrong one on and what becomes of each; and what a live connection would hear at the
        first that has to be settled, with the answer to what is said there."""
        correction = self._correction
        correction.try_again()
        listed = [one for one in correction.checked if self._is_listed(one.entry) or one.what == FAILS]
        entries: list[Plain] = [self._entry(one, self._before + n + 1) for n, one in enumerate(listed)]
        failing = next((one for one in correction.checked if one.what == FAILS), None)
        seats: list[Plain] = [*correction.asked]
        return {
            "seq": len(self._places),
            "entries": entries,
            "at": None if failing is None else self._line(failing.place),
            "seats": seats,
            "settled": correction.settled,
            "heard": [*self._heard(say)],
        }

    def _line(self, place: int) -> int:
        """How many lines the seat was shown before an entry."""
        return sum(one < place for one in self._places)

    def _entry(self, one: Checked, number: int) -> Message:
        shown = one.entry.shown_to(self._seat) or {}
        mine = self._correction.why_not(one.entry) is None
        return {
            "line": self._line(one.place),
            "number": number,
            "seat": shown.get("seat"),
            "act": shown.get("act"),
            "what": one.what,
            "mine": mine,
            "refusal": None if one.refusal is None else one.refusal.plain(),
        }

    def _heard(self, say: Message | None) -> list[Message]:
        """A table that lasts for this question, where those who may enter something are asked for it."""
        asked = self._correction.asked
        if not asked:
            return []
        match = self._match
        here = Match(match.game, match.setting, manual=match.manual, first=self._correction.state.copy())
        seat = self._seat if asked == (CHANCE,) or self._seat in asked else asked[0]
        trial = Trial(self._id, here, [*self._seats])
        answer = [] if say is None else [trial.ask(say)]
        return [*trial.seen_from(seat, entering=match.manual), *answer]

    # carrying out

    def carried_out(self) -> Match:
        """The match with the entry put right. Raises IllegalAction while something does not fit."""
        self._correction.try_again()
        if not self._correction.settled:
            raise IllegalAction(UNSETTLED)
        return self._correction.carried_out(self._seat)
