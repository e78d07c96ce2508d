"""The outside scripts play their titles by the rules, and better than at random."""

from __future__ import annotations

import itertools

import pytest

from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.games import game
from sandtable.kernel.match import Match
from scripts.blitzkrieg import Closer, Industrialist, Strongest
from scripts.globalwar import Conqueror, Hunter, Stormer
from scripts.legie import Mass, Overtake, Spread
from scripts.quartermaster import Builder, Fighter, Schemer
from scripts.script import Script

SCRIPTS = [
    *(("blitzkrieg", script, 8) for script in (Closer, Strongest, Industrialist)),
    *(("quartermaster", script, 4) for script in (Builder, Fighter, Schemer)),
    *(("legie", script, 6) for script in (Mass, Spread, Overtake)),
]


@pytest.mark.parametrize(("title", "script", "games"), SCRIPTS)
def test_a_script_beats_random_play(title: str, script: type[Script], games: int) -> None:
    found = game(title)
    won = 0.0
    for number in range(games):
        match = Match(found, found.setting(seats=2), seed=f"script {number // 2}")
        seat = number % 2
        players = [script(found, f"{number}"), bot("random", found, f"{number}")]
        BotTable(match, players if seat == 0 else players[::-1]).play()
        assert match.outcome is not None
        won += match.outcome.shares[seat]
    assert won > games / 2


def test_scripts_of_global_war_make_more_points_than_random_play() -> None:
    """Who wins a theatre is decided by its sides first: so each plays both, with the same dice."""
    found = game("globalwar")
    points = [0.0, 0.0]
    for script, seat in itertools.product((Stormer, Conqueror, Hunter), range(2)):
        match = Match(found, found.setting("asia-1937", seats=2), seed="script")
        players = [script(found, "script"), bot("random", found, "script")]
        BotTable(match, players if seat == 0 else players[::-1]).play()
        assert match.outcome is not None
        points[0] += match.outcome.points[seat]
        points[1] += match.outcome.points[1 - seat]
    assert points[0] > points[1]
