"""The frozen bots still play every title, and judge as they did."""

from __future__ import annotations

import pytest

from frozen.entrants import Greedy, Search
from frozen.evaluations import EVALUATIONS
from sandtable.bots.hosting import BotTable
from sandtable.games import game, games
from sandtable.lab.arena import Pairing, play_one

# what they thought of the positions that the titles show as examples
JUDGED = {
    ("blitzkrieg", "duel"): 0.6648287181741891,
    ("quartermaster", "standard"): 0.4355529981322294,
    ("legie", "standard"): 0.18548388060244075,
}


@pytest.mark.parametrize(("title", "mode"), JUDGED)
def test_they_judge_as_they_did(title: str, mode: str) -> None:
    found = game(title)
    match = found.position(found.example(mode), seed=1)
    assert EVALUATIONS[title].worth(match.state, 0) == pytest.approx(JUDGED[title, mode], abs=1e-9)


@pytest.mark.parametrize("title", games())
def test_they_play_every_title(title: str) -> None:
    found = game(title)
    match = found.match(seed="frozen")
    table = BotTable(match, [Search(found, "0", 4), Greedy(found, "1")])
    for _ in range(12):
        assert table.act()


def test_they_enter_the_arena() -> None:
    pairing = Pairing("blitzkrieg", "duel", ("frozen.entrants:Greedy", "frozen.entrants:Search:20"), seed="frozen")
    assert "failed" not in play_one(pairing, 0)
