"""How long the analysis of a game takes at the default depth, by title: prints a JSON object of seconds for 300 acts.

A game of `casual` with itself is given up after 300 acts; of titles whose games are shorter, one is gone through whole
and its time is that of so many acts.

python tests/bench/analysing.py JOBS [TITLE …]
"""

from __future__ import annotations

import json
import sys
import time
from typing import Final

import sandtable
from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.kernel.match import Match
from sandtable.lab.analysis import Plan, analyse, decisions

WAYS: Final = {
    "blitzkrieg": ("duel", 2), "quartermaster": ("standard", 6), "legie": ("standard", 3),
    "globalwar": ("asia-1937", 2),
}  # fmt: skip
ACTS: Final = 300
PLAYER: Final = "casual"


def finished(title: str) -> Match:
    game = sandtable.game(title)
    mode, seats = WAYS[title]
    match = game.match(mode, seats, "analysing")
    table = BotTable(match, [bot(PLAYER, game, f"{seat}") for seat in range(seats)])
    acts = 0
    while acts < ACTS and table.act():
        acts += 1
    if match.outcome is None:
        match.resign(0)
    return match


def main() -> None:
    jobs = int(sys.argv[1])
    figures: dict[str, float] = {}
    for title in sys.argv[2:] or WAYS:
        match = finished(title)
        start = time.perf_counter()
        analyse(match, Plan(seed="analysing"), jobs=jobs)
        figures[title] = (time.perf_counter() - start) * ACTS / len(decisions(match))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
