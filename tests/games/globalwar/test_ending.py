"""The end of the war: the roll from July 1944 on, lost capitals, ties that play on."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.sheets import ALLIES, AXIS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.turn import Calendar
from sandtable.games.globalwar.victory.ending import is_tied, lost_capitals
from sandtable.kernel.chance import CHANCE

from .table import position, roll, zone

rule = pytest.mark.rule


def closing(date: str, owner: dict[str, str] | None = None) -> GlobalWar:
    """The last player turn of a calendar turn is over."""
    s = position({}, "usa", date=date, owner={**(owner or {})})
    s.stack = [Calendar()]
    s.run()
    return s


@rule("gw.3.4.b", "gw.12.11.a")
def test_the_roll_for_the_end_begins_in_july_1944() -> None:
    assert closing("1944-01").calendar_turn() == "1944-07", "without a roll"
    s = closing("1944-07")
    assert s.pending() == (CHANCE,)
    roll(s, 2)
    assert (s.calendar_turn(), s.turn, s.result) == ("1945-01", 1, None)


@rule("gw.3.4.c", "gw.3.4.d")
def test_s16_a_lost_capital_brings_the_end_nearer() -> None:
    """The rulebook's example: July 1944, Paris is in enemy hands, the USA roll 2."""
    s = closing("1944-07", {"paris": "germany", "nanking": "japan"})
    assert lost_capitals(s) == [zone(s, "paris")]
    roll(s, 2)
    assert s.result is not None
    assert s.result.reason == "gw-outcome-points"
    assert not s.pending()


@rule("gw.3.4.d", "gw.12.11.b")
@pytest.mark.parametrize(
    ("date", "most", "following"),
    [
        ("1944-07", 1, "1945-01"),
        ("1945-01", 2, "1945-07"),
        ("1945-07", 3, "1946-01"),
        ("1946-01", 5, "1946-07"),
        ("1946-07", 6, "1947-01"),
        ("1947-01", 6, "1947-07"),
    ],
)
def test_the_end_comes_nearer_every_half_year(date: str, most: int, following: str) -> None:
    s = closing(date)
    roll(s, most + 1)
    assert (s.result, s.calendar_turn()) == (None, following)
    s = closing(date)
    roll(s, most)
    assert s.result is not None


def level(s: GlobalWar) -> None:
    """Give the Axis Guam, which costs the USA an objective, and cities until it has caught up with the Allies."""
    cities = ["paris", "nanking", "calcutta", "sydney", "guam"]
    while not is_tied(s) and cities:
        s.owner[zone(s, cities.pop())] = s.edition.nations.number["germany"]
    assert is_tied(s)


@rule("gw.3.4.e")
def test_a_tie_plays_on_until_a_calendar_turn_ends_with_somebody_ahead() -> None:
    s = closing("1946-01")
    level(s)
    roll(s, 1)
    assert (s.result, s.calendar_turn()) == (None, "1946-07")
    assert s.goals.overtime
    s = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert s.goals.overtime, "it is kept in saves"
    s.turn = 9
    s.stack = [Calendar()]
    s.run()
    assert (s.result, s.calendar_turn()) == (None, "1947-01"), "still tied: on without a roll"
    s.owner[zone(s, "moscow")] = s.edition.nations.number["germany"]
    s.turn = 9
    s.stack = [Calendar()]
    s.run()
    assert s.result is not None, "no roll either"
    assert s.result.shares == (1.0, 0.0, 0.0)
    assert s.result.points[AXIS] > s.result.points[ALLIES]
