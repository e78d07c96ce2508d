"""How much the server works on one act, of every title; prints a JSON object of milliseconds.

python tests/bench/acts.py [ACTS]

The server is the real command in a process of its own; two people sit at one table after the other and play at random,
each with a live connection. Everything that the process does from hearing an act until both are told is counted, on
whatever thread; making the tables and sitting down is not.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from server.house import Joined, Visitor
from server.served import Served

GAMES = (
    ("blitzkrieg", "duel", 2),
    ("quartermaster", "standard", 2),
    ("legie", "standard", 2),
    ("globalwar", "asia-1937", 2),
)


def worked(served: Served) -> float:
    """Nanoseconds that all threads of the process have run."""
    tasks = Path(f"/proc/{served.process.pid}/task")
    return sum(float((task / "schedstat").read_text(encoding="ascii").split()[0]) for task in tasks.iterdir())


def play(served: Served, joined: list[Joined], rng: random.Random, most: int) -> tuple[int, float]:
    """Acts until the end or so many, and how long the server worked on them."""
    before = worked(served)
    for acts in range(most):
        asked = [seat for seat in (0, 1) if joined[seat].states[seat]["legal"]]
        if not asked:
            return acts, worked(served) - before
        seat = rng.choice(asked)
        other = 1 - seat
        known = joined[other].states[other]["seq"]
        joined[seat].act(seat, rng.choice(joined[seat].states[seat]["legal"]))
        if joined[seat].lines[seat][-1].get("act") != "pass":  # of which the other may not hear
            joined[other].until(lambda other=other, known=known: joined[other].states[other]["seq"] > known)
    return most, worked(served) - before


def measure(served: Served, title: str, mode: str, acts: int) -> float:
    rng = random.Random(title)
    played, took = 0, 0.0
    while played < acts:
        people = [Visitor(served), Visitor(served)]
        table = people[0].makes(mode, "me", "open", title=title)
        people[1].sits(table, 1)
        with people[0].joins(table, 0) as first, people[1].joins(table, 1) as second:
            done, work = play(served, [first, second], rng, min(acts - played, 200))
        played += done
        took += work
    return took / played / 1e6


def main() -> None:
    acts = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    figures: dict[str, float] = {}
    for title, mode, _ in GAMES:
        with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served:
            figures[title] = measure(served, title, mode, acts)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
