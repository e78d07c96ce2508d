"""Measure the levels of the titles against each other and write their ratings into the package.

    PYTHONPATH=.fast:tests python tests/bench/ratings.py [TITLE …] [--games 200] [--jobs 2]

Every level plays the next one and the one after. Finished games are kept in soak/, so a stop loses nothing; games of
other code are refused, so remove soak/ratings-TITLE.jsonl to begin anew.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bench.records import take_up
from bench.strength import MEASURED

from sandtable.bots.levels import LEVELS
from sandtable.kernel.game import Value
from sandtable.lab.arena import Pairing, play_games
from sandtable.lab.crews import crew
from sandtable.lab.ladder import Table, climb
from sandtable.lab.score import pairs

FOLDER = Path("soak")
RATINGS = Path(__file__).resolve().parents[2] / "sandtable" / "bots" / "ratings.json"
APART = 2  # levels that meet are at most so many rungs apart


def measured(title: str, mode: str, options: dict[str, Value], games: int, jobs: int) -> dict[str, object]:
    table: Table = {}
    count = 0
    version = Pairing(title, mode, LEVELS[:2]).version()
    for one in range(len(LEVELS)):
        for other in range(one + 1, min(one + APART + 1, len(LEVELS))):
            pairing = Pairing(title, mode, (LEVELS[one], LEVELS[other]), options, seed="ratings")
            played = play_games(pairing, games, crew("pool", jobs), take_up(f"ratings-{title}.jsonl"))
            table[one, other] = pairs(played)
            count += len(played)
            print(f"{title}: {LEVELS[one]} – {LEVELS[other]}: {sum(table[one, other]) / len(table[one, other]):.3f}")
    levels = {
        rung.bot: {"rating": round(rung.rating), "low": round(rung.low), "high": round(rung.high)}
        for rung in climb(LEVELS, table)
    }
    return {"mode": mode, "games": count, "code": version["code"], "data": version["data"], "levels": levels}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=[title for title, _, _ in MEASURED])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for title, mode, options in MEASURED:
        if title in wanted.titles:
            rated = json.loads(RATINGS.read_text(encoding="utf-8"))
            rated[title] = measured(title, mode, options, wanted.games, wanted.jobs)
            RATINGS.write_text(json.dumps(rated, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
