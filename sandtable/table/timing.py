"""Time at a table: whose runs, what is told of it, and whose is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from sandtable.kernel.frames import PASS
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import NOT_ASKED, IllegalAction
from sandtable.table import clocks, holidays
from sandtable.table.clocks import Asked, Clock, Face, Pause
from sandtable.table.company import Company
from sandtable.table.holidays import Keeping
from sandtable.table.records import Seating, TableRecord

Timed: TypeAlias = tuple[str, float | None]  # how a clock stands, and when somebody's time is over


class Timing(Company):
    """What follows from the clock of a table. ``now`` is the host's clock, ``outages`` are the times when no host was
    there, ``away`` is who is on vacation, from when until when, ``keeping`` whose calendars of holidays count."""

    match: Match
    away: tuple[tuple[str, float, float], ...]
    keeping: tuple[tuple[str, Keeping], ...]

    def __init__(
        self,
        record: TableRecord,
        seating: Seating,
        now: Callable[[], float],
        outages: Callable[[], Sequence[Pause]],
    ) -> None:
        super().__init__(record, seating)
        self.now: Final = now
        self.outages: Final = outages

    def clocked(self, wanted: Seating, now: float) -> Timed | None:
        """How the clock stands once people sit so; it begins when all seats are taken."""
        face = self.ticked(now, wanted, None, False)
        return None if face is None else (face.text(), self.due_by(face))

    def ticked(self, now: float, sitting: Seating, by: int | None, undone: bool) -> Face | None:
        clock, face = Clock.of(self.record.clock), Face.of(self.record.face)
        if clock is None or face is None:
            return None
        return clocks.ticked(clock, face, now, self.pauses(clock, face), self._asked(sitting), by, undone)

    def _asked(self, sitting: Seating) -> Asked:
        """People who are to move, as everybody sees it; nobody, while a seat is free."""
        match = self.match
        if match.outcome is not None or any(seat.kind == "open" for seat in sitting.seats):
            return Asked(())
        people = [seat.seat for seat in sitting.seats if seat.kind == "guest"]
        asked = tuple(seat for seat in match.state.pending_seen_by(None) if seat in people)
        secretly = match.state.asks_in_secret()
        passing = secretly and any(PASS in match.legal(seat) for seat in match.to_act)
        return Asked(asked, secretly, passing)

    def due_by(self, face: Face) -> float | None:
        clock = Clock.of(self.record.clock)
        return None if clock is None else clocks.deadline(face, self.pauses(clock, face))

    def pauses(self, clock: Clock, face: Face) -> list[list[Pause]]:
        away = [[(first, last) for who, first, last in self.away if who == seat.who] for seat in self.seats]
        chosen = [[keeping for who, keeping in self.keeping if who == seat.who] for seat in self.seats]
        days_off = [holidays.spans(one, face.since) for one in chosen]
        return clocks.pauses_of(clock, face, len(self.seats), self.outages(), away, days_off)

    def due(self) -> float | None:
        """When somebody's time will be over."""
        face = Face.of(self.record.face)
        return None if face is None or self.over else self.due_by(face)

    def clock_told(self) -> Plain:
        """What everybody is told of time, as it stands now."""
        clock, face = Clock.of(self.record.clock), Face.of(self.record.face)
        if clock is None or face is None:
            return None
        now, pauses = self.now(), self.pauses(clock, face)
        timed = [pauses[seat] for seat in face.running]
        if face.window is not None:
            timed.append(clocks.common(pauses))
        ends = [end for one in timed if (end := clocks.stands_until(now, one)) is not None]
        return {
            "kind": clock.kind,
            "main": clock.main,
            "increment": clock.increment,
            "weekends": clock.weekends,
            "zone": clock.zone,
            "out": clock.out,
            "remind": clock.remind,
            "left": [round(left, 1) for left in clocks.left_at(face, now, pauses)],
            "running": [*face.running],
            "window": clocks.window_left(face, now, clocks.common(pauses)),
            "standing": bool(ends),
            "until": min(ends, default=None),
            "n": face.n,
        }

    def spent(self) -> list[int]:
        """The seats whose time is over."""
        clock, face = Clock.of(self.record.clock), Face.of(self.record.face)
        if clock is None or face is None or self.over:
            return []
        left = clocks.left_at(face, self.now(), self.pauses(clock, face))
        return [seat for seat in face.running if left[seat] <= 0]

    def window_spent(self) -> list[int]:
        """The people who still owe an answer in secret though the time for it is over."""
        clock, face = Clock.of(self.record.clock), Face.of(self.record.face)
        if clock is None or face is None or face.window is None or self.over:
            return []
        if clocks.window_left(face, self.now(), clocks.common(self.pauses(clock, face))):
            return []
        return [seat for seat in self.match.to_act if self.seats[seat].kind == "guest"]

    def bot_is_due(self, seat: int) -> bool:
        """Whether a bot takes the seat now, whose time is over."""
        clock, face = self.late(seat)
        return clock.out == "bot" and not (clock.remind and seat not in face.reminded)

    def late(self, seat: int) -> tuple[Clock, Face]:
        clock, face = Clock.of(self.record.clock), Face.of(self.record.face)
        if seat not in self.spent() or clock is None or face is None:
            raise IllegalAction(NOT_ASKED)
        return clock, face

    def late_answer(self, seat: int) -> str | None:
        """What a seat answers that has not answered in time: it passes, or does what is usual; None when neither can
        be, and somebody has to choose for it."""
        usual = PASS if PASS in self.match.legal(seat) else self.match.state.usual(seat)
        return None if usual is None else usual.text
