"""`make soak`: long random runs, properties and arenas. Everything finished is kept in soak/, so a stop loses nothing.

python tests/bench/soak.py [random | properties | odds | wins | arena | chances | puzzles]
                           [--jobs 2] [--games 100000] [--examples 1000]
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path

from bench.chances import GAMES as CHANCES
from bench.chances import Asking, run_chances
from bench.hunting import run_properties
from bench.records import of_now, take_up
from bench.strength import HIGH, run_arenas
from bench.wins import GAMES, run_wins
from games.globalwar.battles import KINDS, random_battle, random_withdrawal
from properties.test_globalwar import conserved as on_the_map
from properties.test_legie import parts_of_the_box
from properties.test_quartermaster import conserved
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import sandtable
from sandtable.bots.occasions import SHARE, Occasions
from sandtable.cli.files import write
from sandtable.games.blitzkrieg.reading import check_against_the_box
from sandtable.games.blitzkrieg.state import Blitzkrieg
from sandtable.games.globalwar.odds.reckoning import Reckoning
from sandtable.games.globalwar.odds.simulation import Simulation
from sandtable.games.globalwar.sheets import PACTS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import Accounts
from sandtable.games.legie.state import Legie
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.game import Value
from sandtable.kernel.plain import parse
from sandtable.kernel.state import State
from sandtable.lab.puzzles import TERMS, Found, begun, make, read, written
from sandtable.lab.store import keep_row
from sandtable.lab.version import version

FOLDER = Path("soak")
CHUNK = 1000  # games that are kept together
BATTLES = 100_000  # simulated for each battle whose odds are checked
ODDS_BATTLES = 50
MOST_ACTIONS = 100_000  # no game is anywhere near as long
UNANNOUNCED = 0.002  # of decisions: a free act at any moment, as people may take them
PUZZLES = 200  # of each title
AGREED = 0.95  # of the candidates for puzzles, at least
NOW_AND_THEN = 10  # acts of Legie between two looks into the box: what is lost stays lost

Ledger = tuple[list[int], Accounts]  # what nations had, and what was entered since

# name: title, mode, seats, options
RANDOM_RUNS: dict[str, tuple[str, str, int | None, dict[str, Value]]] = {
    "blitzkrieg, duel": ("blitzkrieg", "duel", None, {}),
    "blitzkrieg, solo": ("blitzkrieg", "solo", None, {}),
    "blitzkrieg, solo with tactical tokens": ("blitzkrieg", "solo", None, HIGH),
    "blitzkrieg, nippon": ("blitzkrieg", "nippon", None, {}),
    "blitzkrieg, nippon-solo": ("blitzkrieg", "nippon-solo", None, {"tactical-tokens": True}),
}
for seats in (2, 3, 4):
    RANDOM_RUNS[f"legie for {seats}"] = ("legie", "standard", seats, {"factions": "dealt"})
    RANDOM_RUNS[f"legie with dispatches for {seats}"] = ("legie", "dispatches", seats, {"factions": "dealt"})
    RANDOM_RUNS[f"legie, survival for {seats}"] = ("legie", "survival", seats, {"factions": "dealt"})
for seats in (2, 3, 4, 5, 6):
    RANDOM_RUNS[f"quartermaster for {seats}"] = ("quartermaster", "standard", seats, {"reallocate": seats % 2 == 0})
for seats in (2, 3):
    RANDOM_RUNS[f"globalwar, asia-1937 for {seats}"] = ("globalwar", "asia-1937", seats, {})
for seats in (3, 4, 5, 6):
    RANDOM_RUNS[f"globalwar, world-1936 for {seats}"] = ("globalwar", "world-1936", seats, {})
# long games or many runs: so many of each are enough
FEWER = {"quartermaster": 4_000, "legie": 6_000, "asia-1937": 1_000, "world-1936": 250}
SMALL_CHUNKS = {"asia-1937": 50, "world-1936": 5}  # of modes with long games


def chunk_size(mode: str) -> int:
    return SMALL_CHUNKS.get(mode, CHUNK)


def random_games(name: str, chunk: int) -> dict[str, object]:
    """A chunk of random games, which hold just the parts of the box, from beginning to end."""
    id, mode, seats, options = RANDOM_RUNS[name]
    title = sandtable.game(id)
    setting = title.setting(mode, seats, options)
    actions = 0
    taken: Counter[str] = Counter()
    size = chunk_size(mode)
    for number in range(chunk * size, (chunk + 1) * size):
        rng = random.Random(f"{name} {number}")
        state = title.start(setting)
        occasions = Occasions()
        box: object = None
        ledger: Ledger | None = None
        for _ in range(MOST_ACTIONS):
            pending = state.pending()
            if not pending:
                break
            seat = pending[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.chance().pick(rng.random))
            elif free := acts_freely(state, setting.seats, occasions, rng):
                taken[free] += 1
            else:
                legal = state.legal(seat)
                state.apply(seat, legal[int(rng.random() * len(legal))])
            actions += 1
            if isinstance(state, Quartermaster):
                if not state.stack or state.stack[-1].NAME == "play":
                    held = conserved(state)
                    assert box in (None, held), f"{name} {number}: a card was lost"
                    box = held
            elif isinstance(state, Legie):
                if actions % NOW_AND_THEN == 0 or not state.stack:
                    parts_of_the_box(state)
            elif isinstance(state, GlobalWar):
                if not state.stack or state.stack[-1].NAME in ("production", "placement"):
                    on_the_map(state)
                    ledger = _balanced(state, ledger, f"{name} {number}")
            elif isinstance(state, Blitzkrieg) and (not state.stack or state.stack[-1].NAME == "turn"):
                _check(state)
        assert state.outcome() is not None, f"{name} {number} did not end"
    return {"run": name, "chunk": chunk, "actions": actions, "free": dict(taken), "version": version(id, ())}


def _balanced(state: GlobalWar, ledger: Ledger | None, name: str) -> Ledger:
    """Every IPP since the ledger was opened stands in its book; opens a new one."""
    if ledger is not None:
        money, book = ledger
        for nation, _, ipp in book.entries:
            money[nation] += ipp
        assert money == state.money, f"{name}: IPP without a source or a sink"
    fresh = Accounts()
    state.book = fresh
    return state.money.copy(), fresh


def acts_freely(state: State, seats: int, occasions: Occasions, rng: random.Random) -> str:
    """Some seat takes a free act, as a random bot does on an occasion, and seldom at any other moment: its verb, and
    the pact that it is about."""
    bold = occasions.next(state)
    while bold is not None and rng.random() >= SHARE:
        bold = occasions.next(state)
    if bold is None and rng.random() < UNANNOUNCED:
        bold = int(rng.random() * seats)
    free = [] if bold is None else state.free(bold)
    if bold is None or not free:
        return ""
    act = free[int(rng.random() * len(free))]
    state.apply(bold, act)
    return " ".join((act.verb, *[noun for noun in act.nouns if noun in PACTS]))


def _check(state: Blitzkrieg) -> None:
    """Between turns a theatre at the end of its track is closed, so the whole check of positions holds."""
    check_against_the_box(state)
    frontier = state.frontier
    state.refresh_frontier()
    assert state.frontier == frontier


def run_random(games: int, jobs: int, console: Console, only: str) -> None:
    store = take_up("random.jsonl")
    rows = of_now(store)
    done = {(row["run"], row["chunk"]) for row in rows}
    todo: list[tuple[str, int]] = []
    for name, (id, mode, _, _) in RANDOM_RUNS.items():
        if only in name:
            most = min(games, FEWER.get(mode, FEWER.get(id, games)))
            todo += [(name, chunk) for chunk in range(most // chunk_size(mode))]
    todo = [run for run in todo if run not in done]
    with _bar(console) as progress, ProcessPoolExecutor(jobs) as pool:
        task = progress.add_task("random games (in chunks)", total=len(todo) + len(done), completed=len(done))
        futures = [pool.submit(random_games, name, chunk) for name, chunk in todo]
        try:
            for future in as_completed(futures):
                rows.append(future.result())
                keep_row(store, rows[-1])
                progress.advance(task)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    table = Table("mode", "games", "actions", "free acts")
    for name, (_, mode, _, _) in RANDOM_RUNS.items():
        of_run = [row for row in rows if row["run"] == name]
        actions = sum(row["actions"] for row in of_run)
        free: Counter[str] = Counter()
        for row in of_run:
            free.update(row["free"])
        told = ", ".join(f"{verb} {count:,}" for verb, count in free.most_common())
        table.add_row(name, f"{len(of_run) * chunk_size(mode):,}", f"{actions:,}", told)
    console.print(table)


def odds_agree(number: int) -> dict[str, object]:
    """The chance to win a large battle of some kind, exact and in 100,000 simulated battles."""
    rng = random.Random(f"soak {number}")
    kind = KINDS[number % len(KINDS)]
    engagement = random_battle(kind, rng, rng.randint(8, 12))
    withdrawal = random_withdrawal(rng)
    exact = Reckoning(engagement, withdrawal, False).run().won
    played = Simulation(engagement, withdrawal, random.Random(f"play {number}")).run(BATTLES).won
    error = (exact * (1 - exact) / BATTLES) ** 0.5
    return {"battle": number, "kind": kind, "exact": exact, "played": played, "error": error}


def run_odds(jobs: int, console: Console) -> bool:
    """Exact odds lie within four standard errors of simulated ones."""
    store = FOLDER / "odds.jsonl"
    kept = [json.loads(line) for line in store.read_text(encoding="utf-8").splitlines()] if store.exists() else []
    done = {row["battle"] for row in kept}
    with _bar(console) as progress, ProcessPoolExecutor(jobs) as pool:
        task = progress.add_task("odds", total=ODDS_BATTLES, completed=len(done))
        for future in as_completed([pool.submit(odds_agree, n) for n in range(ODDS_BATTLES) if n not in done]):
            kept.append(future.result())
            with store.open("a", encoding="utf-8") as file:
                file.write(json.dumps(kept[-1]) + "\n")
            progress.advance(task)
    far = [row for row in kept if abs(row["exact"] - row["played"]) > max(1e-9, 4 * row["error"])]
    table = Table("battles", "simulated each", "beyond 4 standard errors")
    table.add_row(str(len(kept)), f"{BATTLES:,}", str(len(far)))
    console.print(table)
    for row in far:
        console.print(row)
    return not far


def _bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


# puzzles


def _keep(store: Path, found: Found) -> None:
    write(store, written(found))


def run_puzzles(console: Console, only: str) -> bool:
    """Make puzzles with a seed of their own; whether the second search agrees with the first nearly always."""
    passed = True
    for title in TERMS:
        if only not in title:
            continue
        store = FOLDER / f"puzzles-{title}.json"
        found = read(parse(store.read_bytes()), title, "soak") if store.exists() else begun(title, "soak")
        make(found, PUZZLES, partial(_keep, store))
        agreed = 1 - found["dropped"] / found["checked"]
        console.print(f"puzzles of {title}: {len(found['puzzles'])} of {found['checked']} agreed ({agreed:.1%})")
        passed = passed and agreed >= AGREED
    return passed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "what",
        nargs="?",
        choices=("random", "properties", "odds", "wins", "arena", "chances", "puzzles", "all"),
        default="all",
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--examples", type=int, default=1_000, help="of each property in each setting")
    parser.add_argument("--only", default="", help="arenas, random runs and titles whose name contains this")
    wanted = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    console = Console()
    passed = True
    try:
        if wanted.what in ("random", "all"):
            run_random(wanted.games, wanted.jobs, console, wanted.only)
        if wanted.what in ("properties", "all"):
            store = FOLDER / "properties.jsonl"
            passed = run_properties(wanted.examples, wanted.jobs, store, _bar(console), console, wanted.only)
        if wanted.what in ("odds", "all"):
            passed = run_odds(wanted.jobs, console) and passed
        if wanted.what in ("wins", "all"):
            games = min(wanted.games, GAMES)
            passed = run_wins(games, wanted.jobs, take_up("wins.jsonl"), _bar(console), console, wanted.only) and passed
        if wanted.what in ("arena", "all"):
            passed = run_arenas(wanted.games, wanted.jobs, _bar(console), console, wanted.only) and passed
        if wanted.what in ("chances", "all"):
            asking = Asking(min(wanted.games, CHANCES), wanted.jobs, _bar(console))
            passed = run_chances(asking, console, wanted.only) and passed
        if wanted.what in ("puzzles", "all"):
            passed = run_puzzles(console, wanted.only) and passed
    except KeyboardInterrupt:
        console.print("stopped; what is finished is kept, run it again to go on")
        sys.exit(130)
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
