"""Clocks: how much time each seat has left, whose time runs, and when something has to happen.

A clock is settled when a table is made. How it stands (``Face``) is kept with every act. What runs depends on nothing
but what everybody sees: while answers are given in secret nobody's time runs, for it would tell who was asked and how
long they thought; such a window has one time for all.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo

Kind: TypeAlias = Literal["live", "days"]
TimeOut: TypeAlias = Literal["bot", "loss"]
Pause: TypeAlias = tuple[float, float]  # from, until: seconds since 1970

DAY: Final = 24 * 3600.0
WINDOW: Final = 60.0  # seconds of a live table for answers in secret where one may pass
CHOICE: Final = 300.0  # and where everybody has to choose something
LIVE_GRACE: Final = 60.0  # what a reminder gives at a live table; by the day it gives half of the time again
SATURDAY: Final = 5


@dataclass(frozen=True)
class Clock:
    """``main`` is a seat's time in seconds: for the game and ``increment`` more with each turn, or by the day for each
    turn anew. ``weekends`` do not count by the day, where it is Saturday in ``zone``.

    When it is over, a reminder comes first if the table wants it (``remind``); then a bot takes the seat, or the seat
    gives up.
    """

    kind: Kind
    main: float
    increment: float = 0.0
    weekends: bool = False
    zone: str = "UTC"
    out: TimeOut = "bot"
    remind: bool = False

    def text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, text: str | None) -> Clock | None:
        return None if text is None else cls(**json.loads(text))

    @property
    def grace(self) -> float:
        return LIVE_GRACE if self.kind == "live" else self.main / 2


@dataclass(frozen=True)
class Face:
    """How a clock stood at ``since``: the seconds ``left`` of each seat, and the seats whose time has been ``running``
    from then on. ``window`` are the seconds for answers in secret, None when there are none.

    ``before`` is what each seat had before it last was given time, for the case that it takes its act back;
    ``reminded`` are the seats that were reminded since they last were in time. ``n`` counts the changes.
    """

    left: tuple[float, ...]
    since: float
    running: tuple[int, ...] = ()
    window: float | None = None
    before: tuple[float, ...] = ()
    reminded: tuple[int, ...] = ()
    n: int = 0

    def text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, text: str | None) -> Face | None:
        if text is None:
            return None
        data = json.loads(text)
        lists = {key: tuple(data[key]) for key in ("left", "running", "before", "reminded")}
        return cls(**{**data, **lists})


@dataclass(frozen=True)
class Asked:
    """Who is to move, as everybody sees it; ``secretly`` when answers are hidden, ``passing`` when one may pass."""

    seats: tuple[int, ...]
    secretly: bool = False
    passing: bool = False


def begun(clock: Clock, seats: int, now: float) -> Face:
    """Nobody's time runs yet."""
    full = (clock.main,) * seats
    return Face(full, now, before=full)


def left_at(face: Face, now: float, pauses: Sequence[Sequence[Pause]]) -> tuple[float, ...]:
    """What each seat has left; ``pauses`` are, for each seat, the times that do not count."""
    return tuple(
        max(0.0, left - counted(face.since, now, pauses[seat])) if seat in face.running else left
        for seat, left in enumerate(face.left)
    )


def window_left(face: Face, now: float, pauses: Sequence[Pause]) -> float | None:
    return None if face.window is None else max(0.0, face.window - counted(face.since, now, pauses))


def ticked(
    clock: Clock,
    face: Face,
    now: float,
    pauses: Sequence[Sequence[Pause]],
    asked: Asked,
    by: int | None = None,
    undone: bool = False,
) -> Face:
    """How it stands after something has happened that everybody has noticed, done ``by`` a seat; ``asked`` is who is to
    move then. What nobody notices changes nothing: else the clock would tell of it."""
    left = [*left_at(face, now, pauses)]
    before = [*(face.before or face.left)]
    reminded = face.reminded
    running = () if asked.secretly else asked.seats
    for seat in range(len(left)):
        was, runs = seat in face.running, seat in running
        if was and not runs and seat == by and not undone:  # it has made its move in time
            before[seat] = left[seat]
            left[seat] = clock.main if clock.kind == "days" else left[seat] + clock.increment
            reminded = tuple(other for other in reminded if other != seat)
        elif runs and not was and undone and seat == by:  # and takes it back with the time it brought
            left[seat] = min(left[seat], before[seat])
    window = _window(clock, asked.passing) if asked.secretly and asked.seats else None
    return Face(tuple(left), now, running, window, tuple(before), reminded, face.n + 1)


def reminded(clock: Clock, face: Face, now: float, pauses: Sequence[Sequence[Pause]], seat: int) -> Face:
    """A seat is given some more time, once."""
    left = [*left_at(face, now, pauses)]
    left[seat] += clock.grace
    return replace(face, left=tuple(left), since=now, reminded=(*face.reminded, seat), n=face.n + 1)


def _window(clock: Clock, passing: bool) -> float:
    if clock.kind == "days":
        return clock.main
    return WINDOW if passing else CHOICE


def stands_until(now: float, pauses: Sequence[Pause]) -> float | None:
    """When time counts again; None where it counts now."""
    at = now
    for first, last in sorted(pauses):
        if first <= at < last:
            at = last
    return at if at > now else None


def common(pauses: Sequence[Sequence[Pause]]) -> list[Pause]:
    """The times that count for nobody, such as those when no server ran."""
    return [pause for pause in pauses[0] if all(pause in others for others in pauses)] if pauses else []


def deadline(face: Face, pauses: Sequence[Sequence[Pause]]) -> float | None:
    """When the next time is over, as far as the times that do not count are known by now."""
    ends = [when_spent(face.since, face.left[seat], pauses[seat]) for seat in face.running]
    if face.window is not None:
        ends.append(when_spent(face.since, face.window, common(pauses)))
    return min(ends) if ends else None


# time that does not count


def counted(since: float, now: float, pauses: Sequence[Pause]) -> float:
    """The seconds between, without the pauses."""
    spent, at = 0.0, since
    for first, last in sorted(pauses):
        if last <= at:
            continue
        if first >= now:
            break
        spent += max(0.0, first - at)
        at = last
    return spent + max(0.0, now - at)


def when_spent(since: float, seconds: float, pauses: Sequence[Pause]) -> float:
    """When so many seconds are over that count."""
    at = since
    for first, last in sorted(pauses):
        if last <= at:
            continue
        if first > at and first - at >= seconds:
            break
        seconds -= max(0.0, first - at)
        at = last
    return at + seconds


@lru_cache(maxsize=256)
def weekends(zone: str, since_day: int, days: int = 60) -> tuple[Pause, ...]:
    """The weekends of so many days from a day on, counted from 1970, as clocks on the wall of that zone show them."""
    there = ZoneInfo(zone)
    first = datetime(1970, 1, 1) + timedelta(days=since_day - 2)
    found: list[Pause] = []
    for n in range(days + 4):
        day = first + timedelta(days=n)
        if day.weekday() == SATURDAY:
            begin, end = day.replace(tzinfo=there), (day + timedelta(days=2)).replace(tzinfo=there)
            found.append((begin.timestamp(), end.timestamp()))
    return tuple(found)


def pauses_of(
    clock: Clock,
    face: Face,
    seats: int,
    outages: Sequence[Pause],
    away: Sequence[Sequence[Pause]] = (),
    holidays: Sequence[Sequence[Pause]] = (),
) -> list[list[Pause]]:
    """For each seat the times that do not count: when no server ran; by the day also the seat's vacations, and where
    weekends are kept, these and the seat's public holidays."""
    found = [[pause for pause in outages if pause[1] > face.since] for _ in range(seats)]
    if clock.kind == "days":
        _add(found, away)
        if clock.weekends:
            _add(found, [weekends(clock.zone, int(face.since // DAY))] * seats)
            _add(found, holidays)
    return found


def _add(pauses: list[list[Pause]], more: Sequence[Sequence[Pause]]) -> None:
    for one, others in zip(pauses, more, strict=False):  # no seat has more where there is nothing
        one += others
