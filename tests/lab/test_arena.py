"""The arena: paired and seat-swapped games, intervals, and nothing lost by a stop."""

from __future__ import annotations

import json
from pathlib import Path

from sandtable.lab.arena import Game, Pairing, Score, play_games, play_one

PAIRING = Pairing("blitzkrieg", "duel", ("greedy", "random"), seed="pair")


def test_a_pair_of_games_shares_its_deal_and_swaps_the_seats() -> None:
    assert play_one(PAIRING, 4)["first"] == 0
    assert play_one(PAIRING, 5)["first"] == 1


def test_two_jobs_play_the_same_games_as_one() -> None:
    assert play_games(PAIRING, 6, jobs=2) == play_games(PAIRING, 6)


def test_what_is_stored_is_not_played_again(tmp_path: Path) -> None:
    store = tmp_path / "arena.jsonl"
    first = play_games(PAIRING, 4, store=store)
    lines = store.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4
    store.write_text("\n".join(lines[:3]) + "\n" + lines[3][:20], encoding="utf-8")  # stopped in the midst of a line
    seen: list[Game] = []
    assert play_games(PAIRING, 4, store=store, progress=seen.append) == first
    assert len(seen) == 4
    assert play_games(PAIRING, 4, store=store) == first


def test_other_pairings_in_a_store_are_left_alone(tmp_path: Path) -> None:
    store = tmp_path / "arena.jsonl"
    play_games(PAIRING, 2, store=store)
    other = Pairing("blitzkrieg", "solo", ("random",), {"difficulty": "low"}, seed="pair")
    assert len(play_games(other, 3, store=store)) == 3
    assert {json.loads(line)["pairing"] for line in store.read_text(encoding="utf-8").splitlines()} == {
        PAIRING.name,
        other.name,
    }


def test_a_score_has_an_interval_around_its_share() -> None:
    games: list[Game] = [
        {"game": n, "shares": [float(n < 75), float(n >= 75)], "points": [0, 0], "first": 0, "length": 1}
        for n in range(100)
    ]
    score = Score(games)
    low, high = score.interval
    assert score.share == 0.75
    assert 0.65 < low < 0.75 < high < 0.83
    assert Score([]).interval == (0.0, 1.0)
