"""Record golden games: whole games with their outcome and final views, to be replayed for ever.

    python tests/golden/record.py [title]

Without a title the games of all of them are recorded. Before the first release they may be recorded anew, with a note
in the changelog; afterwards never.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import sandtable
from sandtable.bots import bot
from sandtable.games import TITLES
from sandtable.kernel.game import Value
from sandtable.kernel.match import Match

FOLDER = Path(__file__).resolve().parent
HIGH: dict[str, Value] = {"difficulty": "high", "tactical-tokens": True}
DEALT: dict[str, Value] = {"factions": "dealt"}
AT_ONCE: dict[str, Value] = {"recruiting": "at-once", "recover": "all", "exams-receive": True}
# title, name, mode, options, a bot for each seat, seed
Golden = tuple[str, str, str, dict[str, Value], tuple[str, ...], str]
GAMES: tuple[Golden, ...] = (
    ("blitzkrieg", "duel-random", "duel", {}, ("random", "random"), "sedan"),
    ("blitzkrieg", "duel-greedy", "duel", {}, ("greedy", "greedy"), "tobruk"),
    (
        "blitzkrieg",
        "duel-options",
        "duel",
        {"bonus": "exact", "bombed-special": "pool"},
        ("greedy", "random"),
        "narvik",
    ),
    ("blitzkrieg", "solo-low", "solo", {"difficulty": "low"}, ("greedy",), "malta"),
    ("blitzkrieg", "solo-high-tactical", "solo", HIGH, ("greedy",), "kursk"),
    ("blitzkrieg", "nippon", "nippon", {}, ("greedy", "greedy"), "seattle"),
    ("blitzkrieg", "nippon-solo", "nippon-solo", {"tactical-tokens": True}, ("greedy",), "denver"),
    ("legie", "standard-2", "standard", {}, ("greedy", "greedy"), "penza"),
    ("legie", "standard-3", "standard", DEALT, ("greedy", "random", "greedy"), "samara"),
    ("legie", "standard-4", "standard", {}, ("greedy", "greedy", "greedy", "greedy"), "kazan"),
    ("legie", "standard-options", "standard", AT_ONCE, ("greedy", "random", "greedy"), "ufa"),
    ("legie", "dispatches-2", "dispatches", DEALT, ("greedy", "greedy"), "omsk"),
    ("legie", "dispatches-3", "dispatches", {}, ("greedy", "greedy", "greedy"), "tomsk"),
    ("legie", "dispatches-4", "dispatches", DEALT, ("random", "greedy", "random", "greedy"), "irkutsk"),
    ("legie", "survival-2", "survival", {}, ("greedy", "greedy"), "bajkal"),
    ("legie", "survival-3", "survival", DEALT, ("random", "random", "random"), "cita"),
    ("legie", "survival-4", "survival", DEALT, ("greedy", "random", "greedy", "random"), "vladivostok"),
)


def views(match: Match) -> dict[str, object]:
    watchers: list[int | None] = [*range(match.setting.seats), None]
    return {"spectator" if seat is None else str(seat): match.view(seat) for seat in watchers}


def main() -> None:
    wanted = sys.argv[1:] or [title.ID for title in TITLES]
    for id, name, mode, options, bots, seed in GAMES:
        if id not in wanted:
            continue
        title = sandtable.game(id)
        match = title.match(mode, len(bots), seed, options)
        players = [bot(kind, title, f"{seed} {seat}") for seat, kind in enumerate(bots)]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, players[seat].decide(match.observe(seat)))
        golden = {"save": json.loads(match.save()), "views": views(match)}
        path = FOLDER / id / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(golden, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
