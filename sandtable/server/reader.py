"""What one reader of a table may see: a seat's own view and lines, or what is public."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from sandtable.kernel.match import NO_UNDO, Match
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import OVER
from sandtable.server.messages import Due, Offered, Past, RefusalData, State
from sandtable.server.table import Room, over_for_good


class Reader:
    """Looks through one seat, or as a spectator (``seat`` None) some turns late, and remembers what it was shown.

    ``seq`` is the number of lines of the log shown so far. It counts nothing hidden, and is the same after every
    reconnection and restart, because it follows from the log alone.
    """

    def __init__(self, room: Room, seat: int | None, since: int = 0, delay: int = 0) -> None:
        self.room: Final = room
        self.seat: Final = seat
        self.delay: Final = delay
        self.seq = 0
        self._since = since
        self._read = 0  # entries of the log gone through
        self._last: State | None = None
        self._turns: list[int] = []  # the entries that turns begin with, for the delay
        self._actor: Plain = None
        self._turns_read = 0

    def news(self, match: Match) -> State | None:
        """What to show now; None when nothing has changed for this reader, so that silence tells nothing either."""
        horizon = self._horizon(match)
        lines = shown(match, self.seat, self._read, horizon)
        self._read = horizon
        since = self.seq
        self.seq += len(lines)
        if self._last is None and 0 < self._since <= len(lines):  # it has seen these before its connection was lost
            since = self._since
            del lines[:since]
        state = self._state(match, horizon, since, lines)
        if self._last is not None and not lines and state == self._last:
            return None
        self._last = self._state_without_lines(state)
        return state

    def past(self, match: Match, seq: int) -> Past | None:
        """The moment after ``seq`` lines of what this reader may read; None when there are not so many."""
        horizon = self._horizon(match)
        total = len(shown(match, self.seat, 0, horizon))
        if not 0 <= seq <= total:
            return None
        count = horizon if seq == total else count_of(match, self.seat, seq)
        moment = match.at(count)
        return Past(self.seat, seq, total, moment.view(self.seat), moment.log(self.seat))

    def _state(self, match: Match, horizon: int, since: int, lines: list[Plain]) -> State:
        seat = self.seat
        now = horizon == len(match.entries)
        view = match.view(seat) if now else match.at(horizon).view(seat)
        opening: list[Plain] = []
        if since == 0 and self._last is None:
            for event in match.opening:
                told = event.shown_to(seat)
                if told is not None:
                    opening.append(told)
        undo = NO_UNDO if seat is None else match.why_no_undo(seat)
        if over_for_good(match):
            undo = OVER
        return State(
            seat=seat,
            seq=self.seq,
            since=since,
            view=view,
            legal=[] if seat is None else [action.text for action in match.legal(seat)],
            free=[] if seat is None else [action.text for action in match.free(seat)],
            lines=lines,
            undo=None if undo is None else RefusalData.of(undo),
            due=self._due(match) if now else None,
            offer=self._offer(match) if now else None,
            over=view["outcome"] is not None,
            opening=opening or UNSET,
        )

    def _state_without_lines(self, state: State) -> State:
        """The state as it would be told again if nothing happened."""
        return State(
            seat=state.seat,
            seq=state.seq,
            since=state.seq,
            view=state.view,
            legal=state.legal,
            free=state.free,
            lines=[],
            undo=state.undo,
            due=state.due,
            offer=state.offer,
            over=state.over,
        )

    def _due(self, match: Match) -> Due | None:
        due = match.due
        if due is None:
            return None
        entering = None if self.seat is None else self.room.enters_for(match, self.seat)
        results = [] if entering is None else [action.text for action in match.may_come_up(entering)]
        return Due(due.cause, results, entering is not None)

    def _offer(self, match: Match) -> Offered | None:
        """Without the number of entries that would stay: it counts hidden ones."""
        return None if match.offer is None else Offered(match.offer[0], list(match.offer[2]))

    def _horizon(self, match: Match) -> int:
        """How many entries this reader may know of: all, but for a delayed spectator of a running game.

        A turn, for the delay, is a run of acts by one seat as everybody sees them; where one seat plays alone, an act.
        """
        if self.seat is not None or self.delay == 0 or match.outcome is not None:
            return len(match.entries)
        for n in range(self._turns_read, len(match.entries)):
            line = match.entries[n].shown_to(None)
            if line is not None and line["what"] == "act":
                if line["seat"] != self._actor or match.setting.seats == 1:
                    self._turns.append(n)
                self._actor = line["seat"]
        self._turns_read = len(match.entries)
        return self._turns[max(0, len(self._turns) - self.delay)] if self._turns else len(match.entries)


def shown(match: Match, seat: int | None, first: int, last: int) -> list[Plain]:
    """The entries from ``first`` to before ``last`` as a seat may read them, without those it may not know of."""
    lines: list[Plain] = []
    for entry in match.entries[first:last]:
        line = entry.shown_to(seat)
        if line is not None:
            lines.append(line)
    return lines


def count_of(match: Match, seat: int | None, seq: int) -> int:
    """How many entries there were when the seat had just been shown ``seq`` lines."""
    count = 0
    while seq:
        if match.entries[count].shown_to(seat) is not None:
            seq -= 1
        count += 1
    return count
