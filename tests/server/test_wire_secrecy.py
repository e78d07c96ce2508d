"""Secrecy measured on the bytes that seats and spectators receive, over games in two worlds."""

from __future__ import annotations

import importlib
from collections.abc import Callable

import msgspec
import pytest

from sandtable.kernel import match as kernel_match
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.server import ledger, reader, table
from sandtable.server.messages import Due, State
from sandtable.server.reader import Reader
from sandtable.server.storage import Appended
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
    def due(self: Reader, match: Match) -> Due | None:
        if match.due is None:
            return None
        mine = self.seat is not None and self.room.enters_for(match, self.seat) is not None
        return Due(match.due.cause, [action.text for action, _ in match.due.possible()] if mine else [], mine)

    patch.setattr(Reader, "_due", due)


def tells_of_hidden_answers(patch: pytest.MonkeyPatch) -> None:
    news = Reader.news

    def chatty(self: Reader, match: Match) -> State | None:
        told = news(self, match)
        return self._last if told is None else told

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
    def dated(match: Match, first: int, before: float, now: float, *more: int) -> Appended:
        return ledger.appended(match, first, now, now, *more)

    patch.setattr(table, "appended", dated)


def shows_spectators_a_seat(patch: pytest.MonkeyPatch) -> None:
    state_of = Reader._state

    def curious(self: Reader, match: Match, horizon: int, since: int, lines: list[Plain]) -> State:
        state = state_of(self, match, horizon, since, lines)
        return state if self.seat is not None else msgspec.structs.replace(state, view=match.view(0))

    patch.setattr(Reader, "_state", curious)


Leak = Callable[[pytest.MonkeyPatch], None]
SECRET_ANSWERS = HIDDEN_ANSWERS[2]
LEAKS: tuple[tuple[Leak, Case], ...] = (
    (tells_what_others_took, CASES[1]),
    (tells_of_hidden_answers, SECRET_ANSWERS),
    (counts_hidden_entries, SECRET_ANSWERS),
    (dates_hidden_answers, HIDDEN_ANSWERS[0]),
    (shows_spectators_a_seat, CASES[2]),
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
