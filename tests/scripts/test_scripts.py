"""The outside scripts play their titles by the rules, and better than at random."""

from __future__ import annotations

import pytest

from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.games import game
from sandtable.kernel.match import Match
from scripts.blitzkrieg import Closer, Industrialist, Strongest
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
