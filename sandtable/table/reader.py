"""What one reader of a table may see: a seat's own view and lines, or what is public."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.match import NO_UNDO, Match, Moment
from sandtable.kernel.plain import Plain, Record
from sandtable.kernel.refusal import OVER
from sandtable.table.company import Message
from sandtable.table.reasons import question
from sandtable.table.table import Table, count_of, over_for_good
from sandtable.table.updates import changes

MOST_LINES: Final = 1_000_000


class Reader:
    """Looks through one seat, or as a spectator (``seat`` None) some turns late, and remembers what it was shown.

    ``seq`` is the number of lines of the log shown so far. It counts nothing hidden, and is the same after every
    reconnection and restart, because it follows from the log alone.
    """

    def __init__(self, seat: int | None, since: int = 0, delay: int = 0) -> None:
        self.seat: Final = seat
        self.delay: Final = delay
        self.seq = 0
        self._since = since
        self._read = 0  # entries of the log gone through
        self._last: Picture | None = None
        self._turns: list[int] = []  # the entries that turns begin with, for the delay
        self._actor: Plain = None
        self._turns_read = 0

    def news(self, table: Table) -> Message | None:
        """What to show now; None when nothing has changed for this reader, so that silence tells nothing either."""
        match = table.match
        horizon = self._horizon(match)
        lines = shown(match, self.seat, self._read, horizon)
        self._read = horizon
        since = self.seq
        self.seq += len(lines)
        if self._last is None and 0 < self._since <= len(lines):  # it has seen these before its connection was lost
            since = self._since
            del lines[:since]
        picture = table.once((self.seat, horizon), lambda: Picture(table, self.seat, horizon))
        before, self._last = self._last, picture
        if before is not None:
            if not lines and picture.parts == before.parts:
                return None
            return table.once((picture, before, since), lambda: self._update(since, lines, before, picture))
        told = {"type": "state", "seat": self.seat, "seq": self.seq, "since": since, **picture.parts, "lines": lines}
        opening = _opening(match, self.seat) if since == 0 else []
        return {**told, "opening": opening} if opening else told

    def _update(self, since: int, lines: list[Plain], before: Picture, now: Picture) -> Message:
        """What has changed since this reader was last told something: made of what it was shown and of nothing else."""
        told: Message = {"type": "update", "seat": self.seat, "seq": self.seq, "since": since}
        return {**told, **changes(before.parts, now.parts), "lines": lines}

    def past(self, table: Table, seq: int) -> Message | None:
        """The moment after ``seq`` lines of what this reader may read; None when there are not so many."""
        moment, total = self._moment(table.match, seq)
        if moment is None:
            return None
        return {
            "type": "past",
            "seat": self.seat,
            "seq": seq,
            "of": total,
            "view": moment.view(self.seat),
            "lines": moment.log(self.seat),
        }

    def consult(self, table: Table, seq: int | None, about: tuple[str, ...]) -> Message | None:
        """What the rules say about what everybody knows, now or after ``seq`` lines; see ``State.consult``."""
        if seq is None and self._horizon(table.match) == len(table.match.entries):
            return {"type": "facts", "facts": table.match.consult(about)}
        moment, _ = self._moment(table.match, seq)
        return None if moment is None else {"type": "facts", "facts": moment.state.consult(about)}

    def _moment(self, match: Match, seq: int | None) -> tuple[Moment | None, int]:
        """The moment after ``seq`` of the lines that this reader may read, by default after all; and their number."""
        horizon = self._horizon(match)
        total = sum(entry.is_shown_to(self.seat) for entry in match.entries[:horizon])
        if seq is not None and not 0 <= seq <= total:
            return None, total
        return match.at(horizon if seq in (None, total) else count_of(match, self.seat, seq or 0)), total

    def report(self, table: Table, since: int | None) -> Message | None:
        """What happened after the first ``since`` lines, by default after the seat's own last act, told in a page.

        It is made of what this reader saw then and sees now, and of the lines in between.
        """
        match = table.match
        horizon = self._horizon(match)
        lines = shown(match, self.seat, 0, horizon)
        first = _after_own_act(lines, self.seat) if since is None else since
        if not 0 <= first <= len(lines):
            return None
        before = match.at(count_of(match, self.seat, first)).view(self.seat)
        now = match.view(self.seat) if horizon == len(match.entries) else match.at(horizon).view(self.seat)
        then, seen = Record(before).record("state").data, Record(now).record("state").data
        told = match.game.report(match.setting, self.seat, then, seen, lines[first:])
        return {"type": "report", "seat": self.seat, "since": first, "seq": len(lines), **told.plain()}

    def why(self, table: Table, first: int, last: int) -> Message | None:
        """The question why a bot did what the lines after ``first`` tell, up to ``last``, for ``reasons.answer``."""
        match = table.match
        horizon = self._horizon(match)
        total = sum(entry.is_shown_to(self.seat) for entry in match.entries[:horizon])
        if not 0 <= first < last <= total:
            return None
        bots = frozenset(seat.seat for seat in table.seats if seat.kind == "bot")
        count = [count_of(match, self.seat, lines) for lines in (first, last)]
        return {"question": question(match, bots, count[0], count[1], horizon)}

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


class Picture:
    """What a seat, or a spectator, sees after so many entries and may do there."""

    def __init__(self, table: Table, seat: int | None, horizon: int) -> None:
        self.parts: Final[Message] = picture_of(table, seat, horizon)


def picture_of(table: Table, seat: int | None, horizon: int) -> Message:
    match = table.match
    now = horizon == len(match.entries)
    view = match.view(seat, table.described()) if now else match.at(horizon).view(seat)
    undo = NO_UNDO if seat is None else match.why_no_undo(seat, table.described())
    if over_for_good(match):
        undo = OVER
    return {
        "view": view,
        "legal": [] if seat is None else [action.text for action in match.legal(seat)],
        "free": [] if seat is None else [action.text for action in match.free(seat)],
        "undo": None if undo is None else undo.plain(),
        "due": _due(table, seat) if now else None,
        "offer": _offer(match) if now else None,
        "over": view["outcome"] is not None,
    }


def _due(table: Table, seat: int | None) -> Plain:
    due = table.match.due
    if due is None:
        return None
    entering = None if seat is None else table.enters_for(seat)
    results = [] if entering is None else table.match.may_come_up(entering)
    return {"cause": due.cause, "results": [action.text for action in results], "mine": entering is not None}


def _offer(match: Match) -> Plain:
    """Without the number of entries that would stay: it counts hidden ones."""
    return None if match.offer is None else {"seat": match.offer[0], "waiting": [*match.offer[2]]}


def _after_own_act(lines: list[Plain], seat: int | None) -> int:
    for n in range(len(lines), 0, -1):
        line = Record(lines[n - 1])
        if line.text("what") == "act" and line.raw("seat") == seat:
            return n
    return 0


def _opening(match: Match, seat: int | None) -> list[Plain]:
    """What happened before the first line, in a position."""
    told = [event.shown_to(seat) for event in match.opening]
    return [event for event in told if event is not None]


def shown(match: Match, seat: int | None, first: int, last: int) -> list[Plain]:
    """The entries from ``first`` to before ``last`` as a seat may read them, without those it may not know of."""
    lines: list[Plain] = []
    for entry in match.entries[first:last]:
        line = entry.shown_to(seat)
        if line is not None:
            lines.append(line)
    return lines


def with_last_lines(seen: Message, count: int) -> Message:
    """The same with fewer lines, for those who have read the others already."""
    lines = Record(seen).items("lines")
    fewer = lines[max(0, len(lines) - count) :]
    if seen["type"] == "past":
        return {**seen, "lines": fewer}
    return {**seen, "since": Record(seen).number("seq", 0, MOST_LINES) - len(fewer), "lines": fewer}
