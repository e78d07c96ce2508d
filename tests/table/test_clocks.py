"""Clocks by themselves: what counts, what does not, and what is given back."""

from __future__ import annotations

import random
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

import sandtable
from sandtable.kernel.frames import PASS
from sandtable.kernel.refusal import IllegalAction
from sandtable.table.clocks import (
    CHOICE,
    DAY,
    WINDOW,
    Asked,
    Clock,
    Face,
    Pause,
    begun,
    counted,
    deadline,
    left_at,
    pauses_of,
    reminded,
    ticked,
    weekends,
    when_spent,
    window_left,
)
from sandtable.table.guests import Guest
from sandtable.table.ledger import header_of
from sandtable.table.records import Seating, SeatRecord, StoredTable, TableRecord
from sandtable.table.table import Table

LIVE = Clock("live", 600.0, 5.0)
DAYS = Clock("days", 2 * DAY)
NONE: list[list[Pause]] = [[], []]


def test_live_time_runs_for_who_is_asked_and_grows_with_each_turn() -> None:
    face = ticked(LIVE, begun(LIVE, 2, 100.0), 100.0, NONE, Asked((0,)))
    assert left_at(face, 130.0, NONE) == (570.0, 600.0)
    assert deadline(face, NONE) == 700.0
    still = ticked(LIVE, face, 130.0, NONE, Asked((0,)), by=0)  # an act, and the turn goes on
    assert still.left == (570.0, 600.0)
    face = ticked(LIVE, still, 140.0, NONE, Asked((1,)), by=0)
    assert (face.left, face.running) == ((565.0, 600.0), (1,))
    assert left_at(face, 10_000.0, NONE) == (565.0, 0.0)
    over = ticked(LIVE, face, 150.0, NONE, Asked(()), by=1)
    assert (over.running, deadline(over, NONE)) == ((), None)


def test_who_takes_a_move_back_gives_its_time_back() -> None:
    face = ticked(LIVE, begun(LIVE, 2, 0.0), 0.0, NONE, Asked((0,)))
    for n in range(1, 5):
        face = ticked(LIVE, face, n * 10.0, NONE, Asked((1,)), by=0)
        face = ticked(LIVE, face, n * 10.0, NONE, Asked((0,)), by=0, undone=True)
        assert face.left == (600.0 - n * 10.0, 600.0)
    days = ticked(DAYS, begun(DAYS, 2, 0.0), 0.0, NONE, Asked((0,)))
    days = ticked(DAYS, days, 1.9 * DAY, NONE, Asked((1,)), by=0)
    assert days.left[0] == 2 * DAY
    days = ticked(DAYS, days, 1.9 * DAY, NONE, Asked((0,)), by=0, undone=True)
    assert days.left[0] == pytest.approx(0.1 * DAY)


def test_by_the_day_every_turn_has_its_time() -> None:
    face = ticked(DAYS, begun(DAYS, 2, 0.0), 0.0, NONE, Asked((0,)))
    face = ticked(DAYS, face, 1.5 * DAY, NONE, Asked((1,)), by=0)
    assert face.left == (2 * DAY, 2 * DAY)
    assert deadline(face, NONE) == 3.5 * DAY


def test_in_a_window_nobodys_time_runs_and_all_have_the_same() -> None:
    face = ticked(LIVE, begun(LIVE, 2, 0.0), 0.0, NONE, Asked((0,)))
    face = ticked(LIVE, face, 10.0, NONE, Asked((0, 1), secretly=True, passing=True), by=0)
    assert (face.running, face.window) == ((), WINDOW)
    assert left_at(face, 60.0, NONE) == face.left
    assert window_left(face, 30.0, []) == WINDOW - 20.0
    assert deadline(face, NONE) == 10.0 + WINDOW
    face = ticked(LIVE, face, 20.0, NONE, Asked((0, 1), secretly=True), by=1)
    assert face.window == CHOICE
    assert ticked(DAYS, face, 20.0, NONE, Asked((0, 1), secretly=True)).window == DAYS.main


def test_a_reminder_gives_more_time_once() -> None:
    clock = Clock("live", 60.0, 5.0, remind=True)
    face = ticked(clock, begun(clock, 2, 0.0), 0.0, NONE, Asked((0,)))
    face = reminded(clock, face, 61.0, NONE, 0)
    assert (face.left[0], face.reminded) == (clock.grace, (0,))
    face = ticked(clock, face, 62.0, NONE, Asked((1,)), by=0)
    assert face.reminded == ()  # in time again


def test_pauses_do_not_count() -> None:
    pauses = [(10.0, 20.0), (15.0, 30.0), (50.0, 60.0), (100.0, 110.0)]
    assert counted(0.0, 5.0, pauses) == 5.0
    assert counted(0.0, 25.0, pauses) == 10.0
    assert counted(0.0, 55.0, pauses) == 30.0
    assert counted(12.0, 40.0, pauses) == 10.0
    assert counted(70.0, 80.0, pauses) == 10.0
    for seconds in (1.0, 10.0, 11.0, 30.0, 31.0, 300.0):
        end = when_spent(0.0, seconds, pauses)
        assert counted(0.0, end, pauses) == pytest.approx(seconds)


def test_weekends_are_those_of_the_zone_and_of_the_wall() -> None:
    zone = ZoneInfo("Europe/Prague")
    friday = datetime(2026, 3, 27, 12, tzinfo=zone).timestamp()  # the clocks go forward on Sunday night
    monday = datetime(2026, 3, 30, 0, tzinfo=zone).timestamp()
    spans = weekends("Europe/Prague", int(friday // DAY))
    assert (datetime(2026, 3, 28, tzinfo=zone).timestamp(), monday) in spans
    assert counted(friday, monday + 3600, list(spans)) == 12 * 3600 + 3600
    clock = Clock("days", DAY, weekends=True, zone="Europe/Prague")
    face = Face((DAY, DAY), friday, (0,))
    pauses = pauses_of(clock, face, 2, [], [])
    assert deadline(face, pauses) == monday + 12 * 3600


def test_vacations_stop_clocks_by_the_day_of_those_who_are_away_only() -> None:
    face = Face((DAY, DAY), 0.0, (0, 1))
    away = [[(0.5 * DAY, 3 * DAY)], []]
    assert left_at(face, 2 * DAY, pauses_of(DAYS, face, 2, [], away)) == (0.5 * DAY, 0.0)
    assert left_at(face, 2 * DAY, pauses_of(LIVE, face, 2, [], away)) == (0.0, 0.0)
    assert left_at(face, 2 * DAY, pauses_of(LIVE, face, 2, [(0.0, 1.75 * DAY)], away)) == (0.75 * DAY, 0.75 * DAY)


def test_what_is_kept_comes_back() -> None:
    clock = Clock("days", 5.0, weekends=True, zone="Europe/Prague", out="loss", remind=True)
    face = Face((1.5, 2.0), 7.25, (1,), 3.0, (1.0, 2.0), (0,), 9)
    assert Clock.of(clock.text()) == clock
    assert Face.of(face.text()) == face
    assert Clock.of(None) is Face.of(None) is None


def in_a_window() -> tuple[Table, int]:
    """A table of six people, of whom several may answer in secret; and one of those who are asked."""
    rng = random.Random(7)
    match = sandtable.game("quartermaster").match("standard", 6, seed="windows")
    while not (match.state.asks_in_secret() and PASS in match.legal(match.to_act[0])):
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice([*match.legal(seat)]))
    seating = Seating(tuple(SeatRecord(seat, "guest", str(seat), str(seat)) for seat in range(6)))
    face = begun(LIVE, 6, 0.0)
    record = TableRecord("t", "quartermaster", header_of(match), "0", 0.0, clock=LIVE.text(), face=face.text())
    table = Table(StoredTable(record, seating), match, 50_000, clock=lambda: 50.0)
    timed = table.clocked(seating, 0.0)
    assert timed is not None
    table.reseated(seating, 0.0, timed)
    return table, match.to_act[0]


def test_a_hidden_answer_does_not_stir_the_clock() -> None:
    table, seat = in_a_window()
    before = Face.of(table.record.face)
    assert before is not None
    assert (before.running, before.window) == ((), WINDOW)
    known = len(table.match.entries)
    kept = table.play(Guest(str(seat)), seat, PASS.text)
    noticed = any(entry.shown_to(None) is not None for entry in table.match.entries[known:])
    assert (kept.face == before.text()) == (not noticed)
    assert not noticed


def test_who_does_not_answer_in_time_passes() -> None:
    table, seat = in_a_window()
    assert table.window_spent() == []
    late = Table(StoredTable(table.record, table.seating), table.match, 50_000, clock=lambda: WINDOW + 1)
    assert late.window_spent() == [*late.match.to_act]
    act = late.late_answer(seat)
    assert act == PASS.text
    known = len(late.match.entries)
    late.settle(late.answer_late(seat, act))
    assert late.match.entries[known].seat == seat
    with pytest.raises(IllegalAction):
        table.answer_late(seat, act)
