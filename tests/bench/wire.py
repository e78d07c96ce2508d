"""How much a reader is sent after an act, of every title; prints a JSON object.

python tests/bench/wire.py [ACTS]

Bots play, and every seat has a reader. Sizes are those of the messages as text, not compressed, as they are sent.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import sandtable
from sandtable.bots import bot
from sandtable.kernel.plain import dump
from sandtable.table.guests import Guest
from sandtable.table.seating import seated

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from table.host import Host

GAMES = (
    ("blitzkrieg", "duel", 2),
    ("quartermaster", "standard", 4),
    ("legie", "dispatches", 3),
    ("globalwar", "asia-1937", 3),
    ("globalwar", "world-1936", 6),
)


def sizes(title: str, mode: str, seats: int, acts: int) -> list[int]:
    """Of all updates in games of bots."""
    game = sandtable.game(title)
    people = Guest("people")
    found: list[int] = []
    played = number = 0
    while played < acts:
        match = game.match(mode, seats, f"wire {number}")
        bots = [bot("greedy" if seat else "random", game, f"wire {number} {seat}") for seat in range(seats)]
        host = Host(match, people, seated(["me"] * seats, people)[0])
        session = host.joins(people, *range(seats))
        while match.to_act and played < acts:
            seat = match.to_act[0]
            host.sent[session].clear()
            host.says(session, type="act", id=1, seat=seat, act=bots[seat].decide(match.observe(seat)).text)
            found += [len(dump(told).encode()) for told in host.sent[session] if told["type"] == "update"]
            played += 1
        number += 1
    return sorted(found)


def main() -> None:
    acts = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    figures: dict[str, float] = {}
    for title, mode, seats in GAMES:
        found = sizes(title, mode, seats, acts)
        for share in (50, 95, 100):
            figures[f"{title} ({mode})-p{share}"] = found[min(len(found) - 1, len(found) * share // 100)] / 1000
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
