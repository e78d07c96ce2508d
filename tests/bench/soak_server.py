"""The server's part of `make soak`: secrecy on the wire, forged messages, sudden deaths, frozen databases, requests
made of its document.

python tests/bench/soak_server.py [secrecy | forged | forged-people | killed | stormed | frozen | promised] [--jobs 2]

Each chunk runs in a process of its own, whose whole output is looked through for tracebacks. What is finished is kept
in soak/server.jsonl with the code it has proven, so a stop loses nothing; what older code has stood does not count. It
ends by itself.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sandtable.lab.store import keep_row

if TYPE_CHECKING:
    from server.forging import Forger

ROOT = Path(__file__).resolve().parents[2]
STORE = "server.jsonl"
MEMORY = Path("/dev/shm")
RESULT = "RESULT "

# chunks of each run, and how much there is in each
SECRECY_SEEDS, SECRECY_GAMES = 3, 2  # for every case
FORGED_SEEDS, FORGED_MESSAGES = 50, 10_000
FORGED_PEOPLE_SEEDS = 100  # by people with accounts, under clocks, at four workers
KILLED_SEEDS, KILLS = 20, 10
STORMED_SEEDS, STORM_KILLS = 20, 50  # of four workers and their PostgreSQL
FROZEN_SEEDS, FROST = 10, 30.0  # seconds
PROMISED_SEEDS, EXAMPLES = 5, 150
FIRST_SEED = 1000  # tests use those below


@contextmanager
def house(**settings: Any) -> Iterator[Any]:
    """A server in memory, if the system has such a folder: what is proven here is not the disk."""
    from server.house import House

    memory = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=memory) as folder, House(Path(folder), **settings) as running:
        yield running


def secrecy(case: str, seed: int) -> dict[str, int]:
    from server.watching import ALL, hosts_everything, watch

    # the module by its name, for `sandtable.games` is also a function; Drill is played here like a title
    importlib.import_module("sandtable.games").TITLES = hosts_everything()  # type: ignore[attr-defined]
    found = next(known for known in ALL if str(known) == case)
    with house() as running:
        pairs = [watch(running, found, SECRECY_GAMES * seed + n) for n in range(SECRECY_GAMES)]
    return {
        "games": len(pairs),
        "with something hidden": sum(pair.differed for pair in pairs),
        "steps": sum(pair.steps for pair in pairs),
        "frames and answers compared": sum(pair.compared for pair in pairs),
    }


def forged(case: str, seed: int) -> dict[str, int]:
    from server.forging import forge
    from server.scene import scene_of

    with house(malformed_messages=10**9) as running:
        *_, forger = forge(scene_of(running), seed, FORGED_MESSAGES)
    return counted(forger)


def forged_by_people(case: str, seed: int) -> dict[str, int]:
    from server.forging import forge
    from server.private_postgres import PrivatePostgres
    from server.scene import scene_of_people
    from server.unhurried import Unhurried

    postgres = PrivatePostgres()
    try:
        url = postgres.new_database()
        with tempfile.TemporaryDirectory() as folder, Unhurried(Path(folder), url, 4) as crew:
            *_, forger = forge(scene_of_people(crew, url), seed, FORGED_MESSAGES)
        assert not [line for line in crew.log if "Traceback" in line]
    finally:
        postgres.stop()
    return counted(forger)


def counted(forger: Forger) -> dict[str, int]:
    return {
        "on live connections": forger.said,
        "requests": forger.requested,
        "legal by luck, left out": forger.lucky,
        "hung up on": forger.hung_up_on,
        "accepted": 0,
    }


def killed(case: str, seed: int) -> dict[str, int]:
    from server.crash import Siege

    with tempfile.TemporaryDirectory() as folder:
        siege = Siege(Path(folder), seed)
        for _ in range(KILLS):
            siege.kill_once()
        siege.come_back()
        tables = siege.look_at_the_disk()
    return {
        "kills": siege.kills,
        "tables": tables,
        "acts acknowledged": siege.acts,
        "acts on their way when it died": siege.caught,
        "of these on disk": siege.kept,
        "lost": 0,
    }


def stormed(case: str, seed: int) -> dict[str, int]:
    from server.storm import Storm

    with tempfile.TemporaryDirectory() as folder:
        storm = Storm(Path(folder), seed)
        try:
            storm.rage(STORM_KILLS)
            return storm.look_back()
        finally:
            storm.close()


def frozen(case: str, seed: int) -> dict[str, int]:
    from server.frost import Frost

    with tempfile.TemporaryDirectory() as folder:
        frost = Frost(Path(folder), seed)
        try:
            return frost.last(FROST)
        finally:
            frost.close()


def promised(case: str, seed: int) -> dict[str, int]:
    from server.promised import keeps_its_promises

    with house() as running:
        return {"requests": keeps_its_promises(running, EXAMPLES, seed)}


RUNS = {
    "secrecy": secrecy,
    "forged": forged,
    "forged-people": forged_by_people,
    "killed": killed,
    "stormed": stormed,
    "frozen": frozen,
    "promised": promised,
}
Chunk = tuple[str, str, int]


def chunks(what: str) -> list[Chunk]:
    from server.watching import ALL

    found: list[Chunk] = []
    for seed in range(FIRST_SEED, FIRST_SEED + SECRECY_SEEDS):
        found += [("secrecy", str(case), seed) for case in ALL]
    seeds_of = {
        "forged": FORGED_SEEDS,
        "forged-people": FORGED_PEOPLE_SEEDS,
        "killed": KILLED_SEEDS,
        "stormed": STORMED_SEEDS,
        "frozen": FROZEN_SEEDS,
        "promised": PROMISED_SEEDS,
    }
    for run, seeds in seeds_of.items():
        found += [(run, "", FIRST_SEED + n) for n in range(seeds)]
    return [chunk for chunk in found if what in ("all", chunk[0])]


def carried_out(chunk: Chunk) -> dict[str, Any]:
    """Run a chunk in a process of its own, from the sources."""
    run, case, seed = chunk
    path = os.pathsep.join(str(folder) for folder in (ROOT, ROOT / "tests", ROOT / "tests" / "titles"))
    command = [sys.executable, __file__, run, "--case", case, "--seed", str(seed)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if line.startswith(RESULT)]
    said = done.stdout + done.stderr
    if done.returncode or not lines or "Traceback" in said:
        raise SystemExit(f"{run} {case} {seed} failed:\n{said[-5000:]}")
    return {"run": run, "case": case, "seed": seed, **json.loads(lines[0].removeprefix(RESULT))}


def unproven(what: str, rows: list[dict[str, Any]]) -> list[Chunk]:
    kept = {(row["run"], row["case"], row["seed"]) for row in rows}
    return [chunk for chunk in chunks(what) if chunk not in kept]


def soak(what: str, jobs: int, console: Console) -> None:
    from bench.records import of_now, take_up

    store = take_up(STORE)
    rows = of_now(store)
    wanted, todo = chunks(what), unproven(what, rows)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress, ThreadPoolExecutor(jobs) as pool:
        task = progress.add_task("the server", total=len(wanted), completed=len(wanted) - len(todo))
        futures = [pool.submit(carried_out, chunk) for chunk in todo]
        try:
            for future in as_completed(futures):
                rows.append(future.result())
                keep_row(store, rows[-1])
                progress.advance(task)
        except BaseException:
            for future in futures:
                future.cancel()
            raise
    report(rows, console)


def report(rows: list[dict[str, Any]], console: Console) -> None:
    table = Table("run", "figure", "in all; of milliseconds the most")
    for run in RUNS:
        figures: dict[str, int] = {}
        for row in rows:
            if row["run"] == run:
                for name, value in row["figures"].items():
                    longest = "ms" in name.split()
                    figures[name] = max(figures.get(name, 0), value) if longest else figures.get(name, 0) + value
        for name, value in figures.items():
            table.add_row(run, name, f"{value:,}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=(*RUNS, "all"), default="all")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--case", help="with --seed: one chunk, in this process")
    parser.add_argument("--seed", type=int)
    wanted = parser.parse_args()
    if wanted.seed is not None:
        from bench.proof import proof

        version = proof()  # before anything is proven, for somebody may be at work
        print(f"{RESULT}{json.dumps({'figures': RUNS[wanted.what](wanted.case, wanted.seed), 'version': version})}")
        return
    sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "titles")]
    console = Console()
    try:
        soak(wanted.what, wanted.jobs, console)
    except KeyboardInterrupt:
        console.print("stopped; what is finished is kept, run it again to go on")
        sys.exit(130)


if __name__ == "__main__":
    main()
