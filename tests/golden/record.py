"""Record golden games: whole games with their outcome and final views, to be replayed for ever.

    python tests/golden/record.py [title]

Before the first release they may be recorded anew, with a note in the changelog; afterwards never.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import sandtable
from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.kernel.game import Value
from sandtable.kernel.match import Match

FOLDER = Path(__file__).resolve().parent
MOST_ACTS = 100_000
HIGH: dict[str, Value] = {"difficulty": "high", "tactical-tokens": True}
Golden = tuple[str, str, dict[str, Value], tuple[str, ...], str]  # name, mode, options, a bot for each seat, seed
BLITZKRIEG: tuple[Golden, ...] = (
    ("duel-random", "duel", {}, ("random", "random"), "sedan"),
    ("duel-greedy", "duel", {}, ("greedy", "greedy"), "tobruk"),
    ("duel-options", "duel", {"bonus": "exact", "bombed-special": "pool"}, ("greedy", "random"), "narvik"),
    ("solo-low", "solo", {"difficulty": "low"}, ("greedy",), "malta"),
    ("solo-high-tactical", "solo", HIGH, ("greedy",), "kursk"),
    ("nippon", "nippon", {}, ("greedy", "greedy"), "seattle"),
    ("nippon-solo", "nippon-solo", {"tactical-tokens": True}, ("greedy",), "denver"),
)
DEALT: dict[str, Value] = {"factions": "dealt"}
AT_ONCE: dict[str, Value] = {"recruiting": "at-once", "recover": "all", "exams-receive": True}
LEGIE: tuple[Golden, ...] = (
    ("standard-2", "standard", {}, ("greedy", "greedy"), "penza"),
    ("standard-3", "standard", DEALT, ("greedy", "random", "greedy"), "samara"),
    ("standard-4", "standard", {}, ("greedy", "greedy", "greedy", "greedy"), "kazan"),
    ("standard-options", "standard", AT_ONCE, ("greedy", "random", "greedy"), "ufa"),
    ("dispatches-2", "dispatches", DEALT, ("greedy", "greedy"), "omsk"),
    ("dispatches-3", "dispatches", {}, ("greedy", "greedy", "greedy"), "tomsk"),
    ("dispatches-4", "dispatches", DEALT, ("random", "greedy", "random", "greedy"), "irkutsk"),
    ("survival-2", "survival", {}, ("greedy", "greedy"), "bajkal"),
    ("survival-3", "survival", DEALT, ("random", "random", "random"), "cita"),
    ("survival-4", "survival", DEALT, ("greedy", "random", "greedy", "random"), "vladivostok"),
)
RULINGS: dict[str, Value] = {"reallocate": True, "recruited-too": True, "play-useless": True}
QUARTERMASTER: tuple[Golden, ...] = (
    ("two-random", "standard", {}, ("random",) * 2, "midway"),
    ("two-greedy", "standard", {}, ("greedy",) * 2, "overlord"),
    ("four-greedy", "standard", {}, ("greedy",) * 4, "torch"),
    ("five-options", "standard", RULINGS, ("random",) * 5, "ardennes"),
    ("six-random", "standard", {}, ("random",) * 6, "bastogne"),
    ("three-split", "standard", {"sides": "GER+ITA/UK+USSR+USA/JPN"}, ("greedy", "random", "greedy"), "leyte"),
)
GLOBALWAR: tuple[Golden, ...] = (
    ("asia-two", "asia-1937", {}, ("greedy", "greedy"), "marco polo"),
    ("asia-three", "asia-1937", {}, ("greedy", "greedy", "greedy"), "changsha"),
    *[(f"world-{seats}", "world-1936", {}, ("random",) * seats, "warsaw") for seats in range(3, 12)],
    *[(f"eve-{seats}", "world-1939", {}, ("random",) * seats, "danzig") for seats in range(3, 7)],
    ("europe-two", "europe-1940", {}, ("random", "random"), "sedan"),
)
SHORT = {
    "world-1936": 120,
    "world-1939": 120,
    "europe-1940": 120,
}  # acts of modes with long games; then the first seat gives up
SEEN_ALIKE = (*SHORT,)  # everything lies open, and views are large: one is enough
GAMES: dict[str, tuple[Golden, ...]] = {
    "blitzkrieg": BLITZKRIEG,
    "legie": LEGIE,
    "quartermaster": QUARTERMASTER,
    "globalwar": GLOBALWAR,
}


def views(match: Match) -> dict[str, object]:
    seats = () if match.setting.mode in SEEN_ALIKE else range(match.setting.seats)
    watchers: list[int | None] = [*seats, None]
    return {"spectator" if seat is None else str(seat): match.view(seat) for seat in watchers}


def main() -> None:
    for id in sys.argv[1:] or GAMES:
        record(id)


def record(id: str) -> None:
    title = sandtable.game(id)
    for name, mode, options, bots, seed in GAMES[id]:
        match = title.match(mode, len(bots), seed, options)
        players = [bot(kind, title, f"{seed} {seat}") for seat, kind in enumerate(bots)]
        table = BotTable(match, players)
        for _ in range(SHORT.get(mode, MOST_ACTS)):
            if not table.act():
                break
        if match.outcome is None:
            match.resign(0)
        golden = {"save": json.loads(match.save()), "views": views(match)}
        path = FOLDER / id / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(golden, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
