"""Secrecy measured on the bytes that seats and spectators receive, over games in two worlds."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import pytest

from sandtable.kernel import match as kernel_match
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain, Record, dump
from sandtable.table import ledger, reader, table
from sandtable.table.company import Message
from sandtable.table.patch import difference
from sandtable.table.reader import Picture, Reader
from sandtable.table.records import Appended
from sandtable.table.table import Table
from server.house import House
from server.watching import CASES, HIDDEN_ANSWERS, LONG, Case, hosts_everything, watch

GAMES = 4  # of each case in the longer run

compiled = not (kernel_match.__file__ or "").endswith(".py")
hosts_drill = pytest.mark.skipif(compiled, reason="the compiled engine has a fixed list of titles")


@pytest.fixture
def drill_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server hosts Drill as well, the test title whose response windows hide answers."""
    titles = importlib.import_module("sandtable.games")
    monkeypatch.setattr(titles, "TITLES", hosts_everything())


def cannot_tell(house: House, case: Case, seeds: range) -> None:
    pairs = [watch(house, case, seed) for seed in seeds]
    assert any(pair.differed for pair in pairs), "nothing was hidden"
    assert sum(pair.compared for pair in pairs) > 10 * len(pairs)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_watcher_cannot_tell_two_worlds_apart(quick_house: House, case: Case) -> None:
    cannot_tell(quick_house, case, range(1))


@hosts_drill
@pytest.mark.parametrize("case", HIDDEN_ANSWERS[-4:], ids=str)
def test_hidden_answers_stay_hidden(quick_house: House, drill_too: None, case: Case) -> None:
    cannot_tell(quick_house, case, range(1))


@pytest.mark.full
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_watcher_cannot_tell_many_worlds_apart(quick_house: House, case: Case) -> None:
    cannot_tell(quick_house, case, range(1, 1 + GAMES))


@hosts_drill
@pytest.mark.full
@pytest.mark.parametrize("case", HIDDEN_ANSWERS, ids=str)
def test_many_hidden_answers_stay_hidden(quick_house: House, drill_too: None, case: Case) -> None:
    cannot_tell(quick_house, case, range(1, 1 + GAMES))


@hosts_drill
@pytest.mark.full
@pytest.mark.parametrize("case", LONG, ids=str)
def test_long_games_give_nothing_away(quick_house: House, drill_too: None, case: Case) -> None:
    cannot_tell(quick_house, case, range(2))


# a server that tells too much is caught


def tells_what_others_took(patch: pytest.MonkeyPatch) -> None:
    def due(table: Table, seat: int | None) -> Plain:
        due = table.match.due
        if due is None:
            return None
        mine = seat is not None and table.enters_for(seat) is not None
        results: list[Plain] = [action.text for action, _ in due.possible()] if mine else []
        return {"cause": due.cause, "results": results, "mine": mine}

    patch.setattr(reader, "_due", due)


def tells_of_hidden_answers(patch: pytest.MonkeyPatch) -> None:
    news = Reader.news

    def chatty(self: Reader, table: Table) -> Message | None:
        told = news(self, table)
        return {"type": "state", "seat": self.seat, "seq": self.seq, "lines": []} if told is None else told

    patch.setattr(Reader, "news", chatty)


def counts_hidden_entries(patch: pytest.MonkeyPatch) -> None:
    shown = reader.shown
    patch.setattr(
        reader,
        "shown",
        lambda match, seat, first, last: (
            shown(match, seat, first, last) + [{"what": "told", "events": []}] * (last - first)
        ),
    )


def dates_hidden_answers(patch: pytest.MonkeyPatch) -> None:
    def dated(match: Match, first: int, before: float, now: float, *more: Any) -> Appended:
        return ledger.appended(match, first, now, now, *more)

    patch.setattr(table, "appended", dated)


def shows_spectators_a_seat(patch: pytest.MonkeyPatch) -> None:
    picture_of = reader.picture_of

    def curious(table: Table, seat: int | None, horizon: int) -> Message:
        picture = picture_of(table, seat, horizon)
        return picture if seat is not None else {**picture, "view": table.match.view(0)}

    patch.setattr(reader, "picture_of", curious)


def compares_with_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Updates that are made of something else than what the reader was shown."""
    make, update = Picture.__init__, Reader._update

    def knowing(self: Picture, table: Table, seat: int | None, horizon: int) -> None:
        make(self, table, seat, horizon)
        self.truth = table.match.state.plain()  # type: ignore[attr-defined]

    def telling(self: Reader, since: int, lines: list[Plain], before: Picture, now: Picture) -> Message:
        told = update(self, since, lines, before, now)
        changed = difference(before.truth, now.truth)  # type: ignore[attr-defined]
        view = Record(told.get("view", {})).data
        return {**told, "view": {**view, "=": {**Record(view.get("=", {})).data, "changed": dump(changed)}}}

    patch.setattr(Picture, "__init__", knowing)
    patch.setattr(Reader, "_update", telling)


Leak = Callable[[pytest.MonkeyPatch], None]
SECRET_ANSWERS = HIDDEN_ANSWERS[2]
LEAKS: tuple[tuple[Leak, Case], ...] = (
    (tells_what_others_took, CASES[1]),
    (tells_of_hidden_answers, SECRET_ANSWERS),
    (counts_hidden_entries, SECRET_ANSWERS),
    (dates_hidden_answers, HIDDEN_ANSWERS[0]),
    (shows_spectators_a_seat, CASES[2]),
    (compares_with_the_truth, SECRET_ANSWERS),
)


def catch(house: House, case: Case) -> None:
    for seed in range(20):
        watch(house, case, seed)


@hosts_drill
@pytest.mark.parametrize(("leak", "case"), LEAKS, ids=lambda part: getattr(part, "__name__", ""))
def test_a_leak_is_caught(
    quick_house: House, drill_too: None, monkeypatch: pytest.MonkeyPatch, leak: Leak, case: Case
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        catch(quick_house, case)
