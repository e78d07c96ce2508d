"""Record golden games: whole games with their outcome and final views, to be replayed for ever.

    python tests/golden/record.py

Before the first release they may be recorded anew, with a note in the changelog; afterwards never.
"""

from __future__ import annotations

import json
from pathlib import Path

import sandtable
from sandtable.bots import bot
from sandtable.kernel.game import Value
from sandtable.kernel.match import Match

FOLDER = Path(__file__).resolve().parent
HIGH: dict[str, Value] = {"difficulty": "high", "tactical-tokens": True}
GAMES: tuple[tuple[str, str, dict[str, Value], tuple[str, ...], str], ...] = (
    ("duel-random", "duel", {}, ("random", "random"), "sedan"),
    ("duel-greedy", "duel", {}, ("greedy", "greedy"), "tobruk"),
    ("duel-options", "duel", {"bonus": "exact", "bombed-special": "pool"}, ("greedy", "random"), "narvik"),
    ("solo-low", "solo", {"difficulty": "low"}, ("greedy",), "malta"),
    ("solo-high-tactical", "solo", HIGH, ("greedy",), "kursk"),
    ("nippon", "nippon", {}, ("greedy", "greedy"), "seattle"),
    ("nippon-solo", "nippon-solo", {"tactical-tokens": True}, ("greedy",), "denver"),
)


def views(match: Match) -> dict[str, object]:
    watchers: list[int | None] = [*range(match.setting.seats), None]
    return {"spectator" if seat is None else str(seat): match.view(seat) for seat in watchers}


def main() -> None:
    for name, mode, options, bots, seed in GAMES:
        title = sandtable.game("blitzkrieg")
        match = title.match(mode, seed=seed, options=options)
        players = [bot(kind, title, f"{seed} {seat}") for seat, kind in enumerate(bots)]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, players[seat].decide(match.observe(seat)))
        golden = {"save": json.loads(match.save()), "views": views(match)}
        path = FOLDER / "blitzkrieg" / f"{name}.json"
        path.write_text(json.dumps(golden, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
