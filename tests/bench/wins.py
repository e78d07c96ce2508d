"""The wins of `make soak`: does any level from the second up pass up a win that lies on the board?"""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from bench.records import of_now
from bots.winning import at_stake, cannot_miss, may_end
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import sandtable
from sandtable.bots import LEVELS, bot
from sandtable.kernel.game import Value
from sandtable.lab.store import keep_row
from sandtable.lab.version import version

GAMES = 1000  # of each run
CHUNK = 10  # games that are kept together
ASKED = LEVELS[1:]
PLAYERS = (LEVELS[1], LEVELS[0], LEVELS[2])  # who makes the positions: quick ones, of different strength

# name: title, mode, seats, options
RUNS: dict[str, tuple[str, str, int, dict[str, Value]]] = {
    "blitzkrieg, duel": ("blitzkrieg", "duel", 2, {}),
    "blitzkrieg, nippon": ("blitzkrieg", "nippon", 2, {}),
    "quartermaster for 2": ("quartermaster", "standard", 2, {}),
    "legie for 2": ("legie", "standard", 2, {"factions": "dealt"}),
    "legie with dispatches for 3": ("legie", "dispatches", 3, {"factions": "dealt"}),
}


def look_for_wins(name: str, chunk: int, asked: tuple[str, ...] = ASKED) -> dict[str, object]:
    """Play a chunk of games, and ask all levels wherever one act wins at once and another does not."""
    id, mode, seats, options = RUNS[name]
    title = sandtable.game(id)
    wins = 0
    passed_up: dict[str, list[str]] = {level: [] for level in asked}
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        seed = f"wins {name} {number}"
        rng = random.Random(seed)
        match = title.match(mode, seats, seed, options)
        players = [bot(PLAYERS[(number + seat) % len(PLAYERS)], title, f"{seed} {seat}") for seat in range(seats)]
        while match.to_act:
            seat = match.to_act[0]
            observation = match.observe(seat)
            acts = at_stake(title, observation, rng) if may_end(match.state) else []
            for level in asked if acts else ():
                chosen = bot(level, title, f"{seed} {len(match.entries)}").decide(observation)
                if chosen not in acts and not cannot_miss(title, observation, chosen, rng):
                    place = f"{name} {number}, entry {len(match.entries)}"
                    passed_up[level].append(f"{place}: {chosen.text} instead of {acts[0].text}")
            wins += bool(acts)
            match.play(seat, players[seat].decide(observation))
    return {"run": name, "chunk": chunk, "wins": wins, "passed_up": passed_up, "version": version(id, ())}


def run_wins(games: int, jobs: int, store: Path, progress: Progress, console: Console, only: str = "") -> bool:
    """So many games of each run; True when nobody passed up a win."""
    done = of_now(store)
    kept = {(row["run"], row["chunk"]) for row in done}
    wanted = [(name, chunk) for name in RUNS if only in name for chunk in range(games // CHUNK)]
    todo = [job for job in wanted if job not in kept]
    with progress, ProcessPoolExecutor(jobs) as pool:
        task = progress.add_task("wins on the board", total=len(wanted), completed=len(wanted) - len(todo))
        futures = [pool.submit(look_for_wins, *job) for job in todo]
        try:
            for future in as_completed(futures):
                row = future.result()
                keep_row(store, row)
                done.append(row)
                progress.advance(task)
        except KeyboardInterrupt:
            for future in futures:
                future.cancel()
            raise
    table = Table("run", "games", "wins on the board", *(f"passed up by {level}" for level in ASKED))
    missed: list[str] = []
    for name in RUNS:
        rows = [row for row in done if row["run"] == name]
        by_level = [[line for row in rows for line in row["passed_up"].get(level, ())] for level in ASKED]
        wins = sum(row["wins"] for row in rows)
        table.add_row(name, f"{len(rows) * CHUNK:,}", f"{wins:,}", *(str(len(lines)) for lines in by_level))
        missed += [f"{level}: {line}" for level, lines in zip(ASKED, by_level, strict=True) for line in lines]
    for line in missed:
        console.print(line, style="red")
    console.print(table)
    return not missed
