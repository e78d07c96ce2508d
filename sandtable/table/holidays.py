"""Public holidays of some countries: the rules by which they fall, and the times when a person's clock keeps them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo

from sandtable.table.clocks import DAY, SATURDAY, Pause

Substitute: TypeAlias = Literal["none", "nearest", "next"]
AHEAD: Final = 60  # days that are looked ahead, as for weekends
ALWAYS: Final = 9999
MONDAY: Final = 0
THURSDAY: Final = 3
SUNDAY: Final = 6
LAST: Final = -1


@dataclass(frozen=True)
class Dated:
    """A day of a month, in the years from ``since`` until ``until`` without ``missed``."""

    month: int
    day: int
    since: int = 1
    until: int = ALWAYS
    missed: int = 0

    def of(self, year: int) -> date | None:
        kept = self.since <= year <= self.until and year != self.missed
        return date(year, self.month, self.day) if kept else None


@dataclass(frozen=True)
class Movable:
    """So many days after Easter Sunday."""

    days: int

    def of(self, year: int) -> date | None:
        return easter(year) + timedelta(days=self.days)


@dataclass(frozen=True)
class Nth:
    """The nth weekday of a month, or the ``LAST``."""

    n: int
    weekday: int
    month: int

    def of(self, year: int) -> date | None:
        if self.n == LAST:
            end = date(year, self.month, 31)  # May and August, where it is asked for
            return end - timedelta(days=(end.weekday() - self.weekday) % 7)
        begin = date(year, self.month, 1)
        return begin + timedelta(days=(self.weekday - begin.weekday()) % 7 + 7 * (self.n - 1))


Rule: TypeAlias = Dated | Movable | Nth


@dataclass(frozen=True)
class Calendar:
    """What a whole country keeps. A day that falls on a weekend is kept on the ``nearest`` working day, on the ``next``
    one that is free, or on no other."""

    rules: tuple[Rule, ...]
    substitute: Substitute = "none"


GOOD_FRIDAY: Final = Movable(-2)
EASTER_MONDAY: Final = Movable(1)
ASCENSION: Final = Movable(39)
WHIT_MONDAY: Final = Movable(50)
CORPUS_CHRISTI: Final = Movable(60)

NEW_YEAR: Final = Dated(1, 1)
EPIPHANY: Final = Dated(1, 6)
LABOUR_DAY: Final = Dated(5, 1)
VICTORY_DAY: Final = Dated(5, 8)
ASSUMPTION: Final = Dated(8, 15)
ALL_SAINTS: Final = Dated(11, 1)
ARMISTICE: Final = Dated(11, 11)
CHRISTMAS_EVE: Final = Dated(12, 24)
CHRISTMAS: Final = Dated(12, 25)
SECOND_DAY: Final = Dated(12, 26)

# by country; of the United Kingdom England and Wales, of the United States what is kept by the federation
CALENDARS: Final[dict[str, Calendar]] = {
    "at": Calendar(
        (
            *(NEW_YEAR, EPIPHANY, EASTER_MONDAY, LABOUR_DAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI, ASSUMPTION),
            *(Dated(10, 26), ALL_SAINTS, Dated(12, 8), CHRISTMAS, SECOND_DAY),
        )
    ),
    "cz": Calendar(
        (
            *(NEW_YEAR, GOOD_FRIDAY, EASTER_MONDAY, LABOUR_DAY, VICTORY_DAY, Dated(7, 5), Dated(7, 6), Dated(9, 28)),
            *(Dated(10, 28), Dated(11, 17), CHRISTMAS_EVE, CHRISTMAS, SECOND_DAY),
        )
    ),
    "de": Calendar(
        (
            *(NEW_YEAR, GOOD_FRIDAY, EASTER_MONDAY, LABOUR_DAY, ASCENSION, WHIT_MONDAY, Dated(10, 3)),
            *(CHRISTMAS, SECOND_DAY),
        )
    ),
    "fr": Calendar(
        (
            *(NEW_YEAR, EASTER_MONDAY, LABOUR_DAY, VICTORY_DAY, ASCENSION, WHIT_MONDAY, Dated(7, 14), ASSUMPTION),
            *(ALL_SAINTS, ARMISTICE, CHRISTMAS),
        )
    ),
    "gb": Calendar(
        (
            *(NEW_YEAR, GOOD_FRIDAY, EASTER_MONDAY, Nth(1, MONDAY, 5), Nth(LAST, MONDAY, 5), Nth(LAST, MONDAY, 8)),
            *(CHRISTMAS, SECOND_DAY),
        ),
        "next",
    ),
    "pl": Calendar(
        (
            *(NEW_YEAR, EPIPHANY, EASTER_MONDAY, LABOUR_DAY, Dated(5, 3), CORPUS_CHRISTI, ASSUMPTION, ALL_SAINTS),
            *(ARMISTICE, Dated(12, 24, since=2025), CHRISTMAS, SECOND_DAY),
        )
    ),
    "sk": Calendar(
        (
            *(NEW_YEAR, EPIPHANY, GOOD_FRIDAY, EASTER_MONDAY, LABOUR_DAY, Dated(5, 8, missed=2026), Dated(7, 5)),
            *(Dated(8, 29), Dated(9, 15, missed=2026), ALL_SAINTS, Dated(11, 17, until=2024)),
            *(CHRISTMAS_EVE, CHRISTMAS, SECOND_DAY),
        )
    ),
    "us": Calendar(
        (
            *(NEW_YEAR, Nth(3, MONDAY, 1), Nth(3, MONDAY, 2), Nth(LAST, MONDAY, 5), Dated(6, 19), Dated(7, 4)),
            *(Nth(1, MONDAY, 9), Nth(2, MONDAY, 10), Dated(11, 11), Nth(4, THURSDAY, 11), CHRISTMAS),
        ),
        "nearest",
    ),
}


def easter(year: int) -> date:
    """Easter Sunday of the Gregorian calendar, by the reckoning of Meeus, Jones and Butcher."""
    century, in_century = divmod(year, 100)
    golden = year % 19
    epact = (19 * golden + century - century // 4 - (century - (century + 8) // 25 + 1) // 3 + 15) % 30
    to_sunday = (32 + 2 * (century % 4) + 2 * (in_century // 4) - epact - in_century % 4) % 7
    late = (golden + 11 * epact + 22 * to_sunday) // 451
    month, day = divmod(epact + to_sunday - 7 * late + 114, 31)
    return date(year, month, day + 1)


@lru_cache(maxsize=256)
def days_of(calendar: str, year: int) -> tuple[date, ...]:
    """The days of a year that are kept, in their order; a Saturday on New Year's Day may be kept in the year before."""
    kept = CALENDARS[calendar]
    days = {day for of in (year, year + 1) for day in _kept(kept, of) if day.year == year}
    return tuple(sorted(days))


def _kept(calendar: Calendar, year: int) -> set[date]:
    found = [day for rule in calendar.rules if (day := rule.of(year)) is not None]
    days = set(found)
    for day in sorted(found):
        if day.weekday() >= SATURDAY and calendar.substitute != "none":
            days.add(_instead(day, days, calendar.substitute))
    return days


def _instead(day: date, taken: set[date], substitute: Substitute) -> date:
    if substitute == "nearest":
        return day + timedelta(days=1 if day.weekday() == SUNDAY else -1)
    while day.weekday() >= SATURDAY or day in taken:
        day += timedelta(days=1)
    return day


def coming(calendar: str, today: date) -> Iterator[date]:
    """The days from today on that are kept, within a year and the next."""
    for year in (today.year, today.year + 1):
        yield from (day for day in days_of(calendar, year) if day >= today)


@dataclass(frozen=True)
class Keeping:
    """From ``since`` on a person's clock keeps the holidays of a calendar on the wall of their ``zone``; none when
    ``calendar`` is empty."""

    since: float
    calendar: str
    zone: str


def spans(keeping: Sequence[Keeping], since: float, days: int = AHEAD) -> list[Pause]:
    """The times after ``since`` that do not count for a person, who has chosen so one after the other."""
    found: list[Pause] = []
    for n, one in enumerate(keeping):
        until = keeping[n + 1].since if n + 1 < len(keeping) else float("inf")
        for first, last in _on_the_wall(one.calendar, one.zone, int(since // DAY), days) if one.calendar else ():
            begin, end = max(first, one.since), min(last, until)
            if begin < end and end > since:
                found.append((begin, end))
    return found


@lru_cache(maxsize=256)
def _on_the_wall(calendar: str, zone: str, since_day: int, days: int) -> tuple[Pause, ...]:
    there = ZoneInfo(zone)
    first = date(1970, 1, 1) + timedelta(days=since_day - 2)
    last = first + timedelta(days=days + 4)
    found: list[Pause] = []
    for day in (day for year in range(first.year, last.year + 1) for day in days_of(calendar, year)):
        if first <= day <= last:
            midnight = datetime(day.year, day.month, day.day)
            ends = (midnight + timedelta(days=1)).replace(tzinfo=there)
            found.append((midnight.replace(tzinfo=there).timestamp(), ends.timestamp()))
    return tuple(found)


def begins(keeping: Sequence[Keeping], wanted: Keeping, hold: float) -> float:
    """When another choice counts, wished for at ``wanted.since``: at once, but who has had a holiday by the choice that
    counts holds it for so many seconds, so that nobody gathers the holidays of many countries. To keep none counts at
    once, and so does what was chosen before."""
    now = wanted.since
    counts = [n for n, one in enumerate(keeping) if one.since <= now and one.calendar]
    if not wanted.calendar or not counts:
        return now
    last = keeping[counts[-1]]
    followed = keeping[counts[-1] + 1].since if counts[-1] + 1 < len(keeping) else now
    ended = min(followed, now)
    used = any(first < ended for first, _ in spans([last], last.since, int((ended - last.since) // DAY) + 1))
    if not used or (last.calendar, last.zone) == (wanted.calendar, wanted.zone):
        return now
    return max(now, last.since + hold)


def chosen(keeping: Sequence[Keeping], wanted: Keeping, hold: float) -> list[Keeping]:
    """All choices with a new one, wished for at ``wanted.since``; it takes the place of what has not begun to count."""
    now = wanted.since
    counting = [one for one in keeping if one.since <= now]
    if counting and (counting[-1].calendar, counting[-1].zone) == (wanted.calendar, wanted.zone):
        return counting
    return [*counting, Keeping(begins(counting, wanted, hold), wanted.calendar, wanted.zone)]
