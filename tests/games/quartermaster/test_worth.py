"""The evaluation: exact at the end, and it rises with what wins."""

from __future__ import annotations

import pytest

from games.quartermaster.table import country, does, table
from sandtable.bots import bot
from sandtable.games.quartermaster.title import GAME
from sandtable.kernel.match import Match


def worth(match: Match, seat: int = 0) -> float:
    return GAME.worth(match.state, seat)


def test_both_sides_add_up_and_allies_share_one_value() -> None:
    match = table(points=(10, 4))
    values = [worth(match, seat) for seat in range(6)]
    assert values[0] == values[2] == values[4]
    assert values[1] == values[3] == values[5]
    assert values[0] + values[1] == pytest.approx(1)


def test_a_finished_game_is_won_or_lost() -> None:
    match = table("USA", points=(50, 4))
    does(match, "USA", "discard build-navy")
    assert [worth(match, seat) for seat in range(6)] == [1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (table(), table(points=(5, 0))),
        (table(), table(GER=country("germany western-europe"))),
        (table(GER=country("germany africa")), table(GER=country("germany balkans"))),
        (table(GER=country()), table(GER=country(status="blitzkrieg"))),
        (table(ITA=country("balkans"), UK=country("italy")), table(ITA=country("italy"), UK=country("balkans"))),
        (table(GER=country(deck="")), table(GER=country())),
    ],
    ids=["points", "star", "supply", "status", "home", "deck"],
)
def test_what_helps_is_liked_better(worse: Match, better: Match) -> None:
    assert worth(better) > worth(worse)


def test_the_greedy_bot_takes_a_star() -> None:
    match = table(GER=country("germany", hand="build-army wolf-packs sea-battle"))
    player = bot("greedy", GAME, "a")
    for _ in range(2):
        match.play(0, player.decide(match.observe(0), 2))
    assert [entry.action.text for entry in match.entries if entry.seat == 0 and entry.action][:2] == [
        "play build-army",
        "build western-europe",
    ]
