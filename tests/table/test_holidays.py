"""Public holidays: when they fall, on whose wall they are kept, and what choosing another country brings."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

import sandtable
from sandtable.table.clocks import DAY, Clock, Face, begun, deadline, pauses_of, stands_until
from sandtable.table.guests import Guest
from sandtable.table.holidays import CALENDARS, Keeping, chosen, coming, days_of, easter, spans
from sandtable.table.ledger import header_of
from sandtable.table.records import Seating, SeatRecord, StoredTable, TableRecord
from sandtable.table.table import Table

PRAGUE = "Europe/Prague"
KEPT = Clock("days", DAY, weekends=True, zone=PRAGUE)
HALF_YEAR = 182 * DAY


def at(*when: int, zone: str = PRAGUE) -> float:
    year, month, day, *hour = when
    return datetime(year, month, day, *hour, tzinfo=ZoneInfo(zone)).timestamp()


def written(calendar: str, year: int) -> str:
    return " ".join(f"{day.day}.{day.month}." for day in days_of(calendar, year))


@pytest.mark.parametrize(
    ("year", "month", "day"),
    [(1818, 3, 22), (1943, 4, 25), (1954, 4, 18), (1981, 4, 19), (2000, 4, 23), (2008, 3, 23), (2024, 3, 31),
     (2025, 4, 20), (2026, 4, 5), (2027, 3, 28), (2038, 4, 25), (2049, 4, 18), (2076, 4, 19), (2285, 3, 22)],
)  # fmt: skip
def test_easter_falls_as_the_church_reckons(year: int, month: int, day: int) -> None:
    assert easter(year) == date(year, month, day)


@pytest.mark.parametrize(
    ("calendar", "year", "days"),
    [
        ("at", 2026, "1.1. 6.1. 6.4. 1.5. 14.5. 25.5. 4.6. 15.8. 26.10. 1.11. 8.12. 25.12. 26.12."),
        ("cz", 2026, "1.1. 3.4. 6.4. 1.5. 8.5. 5.7. 6.7. 28.9. 28.10. 17.11. 24.12. 25.12. 26.12."),
        ("de", 2026, "1.1. 3.4. 6.4. 1.5. 14.5. 25.5. 3.10. 25.12. 26.12."),
        ("fr", 2026, "1.1. 6.4. 1.5. 8.5. 14.5. 25.5. 14.7. 15.8. 1.11. 11.11. 25.12."),
        ("gb", 2026, "1.1. 3.4. 6.4. 4.5. 25.5. 31.8. 25.12. 26.12. 28.12."),  # for Boxing Day, a Saturday
        ("gb", 2022, "1.1. 3.1. 15.4. 18.4. 2.5. 30.5. 29.8. 25.12. 26.12. 27.12."),  # Christmas on Sunday
        ("pl", 2026, "1.1. 6.1. 6.4. 1.5. 3.5. 4.6. 15.8. 1.11. 11.11. 24.12. 25.12. 26.12."),
        ("pl", 2024, "1.1. 6.1. 1.4. 1.5. 3.5. 30.5. 15.8. 1.11. 11.11. 25.12. 26.12."),
        ("sk", 2024, "1.1. 6.1. 29.3. 1.4. 1.5. 8.5. 5.7. 29.8. 15.9. 1.11. 17.11. 24.12. 25.12. 26.12."),
        ("sk", 2026, "1.1. 6.1. 3.4. 6.4. 1.5. 5.7. 29.8. 1.11. 24.12. 25.12. 26.12."),
        ("us", 2026, "1.1. 19.1. 16.2. 25.5. 19.6. 3.7. 4.7. 7.9. 12.10. 11.11. 26.11. 25.12."),
        ("us", 2027, "1.1. 18.1. 15.2. 31.5. 18.6. 19.6. 4.7. 5.7. 6.9. 11.10. 11.11. 25.11. 24.12. 25.12. 31.12."),
    ],
)
def test_every_country_keeps_its_days(calendar: str, year: int, days: str) -> None:
    """The last of 2027 in the USA is New Year's Day of 2028, a Saturday."""
    assert written(calendar, year) == days


def test_every_calendar_has_days_to_come_whenever_one_looks() -> None:
    for calendar in CALENDARS:
        for year in (2026, 2031):
            days = [*coming(calendar, date(year, 12, 26))]
            assert days == sorted(days)
            assert len(days) > 5, calendar


def test_holidays_stop_the_clock_of_who_keeps_them_on_their_own_wall() -> None:
    monday = at(2026, 11, 16, 12)
    face = Face((DAY, DAY, DAY), monday, (0, 1, 2))
    days_off = [
        spans([Keeping(0.0, "cz", PRAGUE)], monday),
        spans([Keeping(0.0, "cz", "America/New_York")], monday),
        spans([Keeping(0.0, "de", "Europe/Berlin")], monday),
    ]
    here, overseas, germany = pauses_of(KEPT, face, 3, [], [], days_off)
    assert stands_until(at(2026, 11, 17, 1), here) == at(2026, 11, 18)
    assert stands_until(at(2026, 11, 17, 1), overseas) is None  # where it is still Monday
    assert stands_until(at(2026, 11, 17, 6), overseas) == at(2026, 11, 18, zone="America/New_York")
    assert stands_until(at(2026, 11, 17, 1), germany) is None
    assert deadline(replace(face, running=(0,)), [here]) == at(2026, 11, 18, 12)


def test_a_holiday_beside_a_weekend_is_one_rest() -> None:
    maundy_thursday = at(2026, 4, 2, 12)
    face = Face((DAY,), maundy_thursday, (0,))
    (pauses,) = pauses_of(KEPT, face, 1, [], [], [spans([Keeping(0.0, "cz", PRAGUE)], maundy_thursday)])
    assert stands_until(at(2026, 4, 3, 9), pauses) == at(2026, 4, 7)
    assert deadline(face, [pauses]) == at(2026, 4, 7, 12)


@pytest.mark.parametrize("clock", [Clock("days", DAY, zone=PRAGUE), Clock("live", 600.0)])
def test_holidays_count_at_tables_that_keep_no_weekends(clock: Clock) -> None:
    face = Face((clock.main,), at(2026, 11, 17, 8), (0,))
    off = [spans([Keeping(0.0, "cz", PRAGUE)], face.since)]
    assert pauses_of(clock, face, 1, [], [], off) == [[]]


def test_another_choice_counts_from_then_on_and_gives_no_time_back() -> None:
    morning, noon = at(2026, 11, 17, 8), at(2026, 11, 17, 12)
    before = spans([Keeping(0.0, "cz", PRAGUE)], morning)
    assert before[0] == (at(2026, 11, 17), at(2026, 11, 18))
    now_german = spans([Keeping(0.0, "cz", PRAGUE), Keeping(noon, "de", "Europe/Berlin")], morning)
    assert now_german[0] == (at(2026, 11, 17), noon)  # until noon it stood, and so it did
    now_czech = spans([Keeping(0.0, "de", PRAGUE), Keeping(noon, "cz", PRAGUE)], morning)
    assert now_czech[0] == (noon, at(2026, 11, 18))  # in the morning it ran, and so it did
    assert spans([Keeping(0.0, "cz", PRAGUE), Keeping(noon, "", "UTC")], morning) == [(at(2026, 11, 17), noon)]


def test_who_has_had_a_holiday_keeps_to_the_calendar_for_half_a_year() -> None:
    begin, later = at(2026, 11, 10), at(2026, 11, 20)
    czech = chosen([], Keeping(begin, "cz", PRAGUE), HALF_YEAR)
    assert czech == [Keeping(begin, "cz", PRAGUE)]  # the first counts at once
    assert chosen(czech, Keeping(later, "cz", PRAGUE), HALF_YEAR) == czech
    american = chosen(czech, Keeping(later, "us", PRAGUE), HALF_YEAR)
    assert american == [*czech, Keeping(begin + HALF_YEAR, "us", PRAGUE)]
    assert chosen(american, Keeping(later + DAY, "de", PRAGUE), HALF_YEAR) == [
        *czech,
        Keeping(begin + HALF_YEAR, "de", PRAGUE),  # which takes its place
    ]
    assert chosen(american, Keeping(later, "cz", PRAGUE), HALF_YEAR) == czech
    none = chosen(american, Keeping(later, "", PRAGUE), HALF_YEAR)
    assert none == [*czech, Keeping(later, "", PRAGUE)]
    assert chosen(none, Keeping(later + DAY, "us", PRAGUE), HALF_YEAR)[-1].since == begin + HALF_YEAR
    assert chosen(none, Keeping(later + DAY, "cz", PRAGUE), HALF_YEAR)[-1].since == later + DAY
    assert chosen(czech, Keeping(begin + 2 * HALF_YEAR, "us", PRAGUE), HALF_YEAR)[-1].since == begin + 2 * HALF_YEAR


def test_a_choice_that_has_brought_nothing_yet_is_mended_at_once() -> None:
    begin = at(2026, 11, 18)
    wrong = chosen([], Keeping(begin, "sk", PRAGUE), HALF_YEAR)
    mended = chosen(wrong, Keeping(begin + 60, "cz", PRAGUE), HALF_YEAR)
    assert mended == [*wrong, Keeping(begin + 60, "cz", PRAGUE)]


def test_a_table_tells_only_that_the_clock_stands_and_until_when() -> None:
    match = sandtable.game("blitzkrieg").match("duel", 2, seed="holidays")
    sitting = Seating(tuple(SeatRecord(seat, "guest", who, who) for seat, who in enumerate(("ada", "bob"))))
    monday = at(2026, 11, 16, 12)
    record = TableRecord(
        *("t", "blitzkrieg", header_of(match), "ada", 0.0), clock=KEPT.text(), face=begun(KEPT, 2, monday).text()
    )
    now = monday
    stored = StoredTable(record, sitting, keeping=(("ada", Keeping(0.0, "cz", PRAGUE)),))
    table = Table(stored, match, 50_000, clock=lambda: now)
    timed = table.clocked(sitting, now)
    assert timed is not None
    table.reseated(sitting, now, timed)
    assert timed[1] == at(2026, 11, 18, 12)
    now = at(2026, 11, 17, 3)
    told = table.clock_told()
    assert isinstance(told, dict)
    assert (told["standing"], told["until"], told["left"]) == (True, at(2026, 11, 18), [DAY / 2, DAY])
    assert "cz" not in str(told)
    now = at(2026, 11, 18, 11)
    told = table.clock_told()
    assert isinstance(told, dict)
    assert (told["standing"], told["until"], told["left"]) == (False, None, [3600.0, DAY])
    assert table.spent() == []
    now = at(2026, 11, 18, 13)
    assert table.spent() == [0]
    assert table.holds(Guest("ada"), 0)
