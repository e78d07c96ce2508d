"""`make bench`: the engines beside a peer, and the web table, as a table and as bench/latest.json.

python tests/bench/run.py [engine | odds | thinking | analysing | adapters | web]
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
FAST = ROOT / ".fast"
LATEST = ROOT / "bench" / "latest.json"
ROUNDS = 5
SECONDS = 2.0

# name, engine, figure, unit, bar as a ratio to the peer (or a limit on the value itself), whether less is better
ROWS = (
    ("decisions, interpreted", "interpreted", "decisions", "1/s", 2.0, False),
    ("decisions, compiled", "compiled", "decisions", "1/s", 12.0, False),
    ("actions with chance, interpreted", "interpreted", "actions", "1/s", None, False),
    ("actions with chance, compiled", "compiled", "actions", "1/s", None, False),
    ("state copies, interpreted", "interpreted", "copies", "1/s", None, False),
    ("state copies, compiled", "compiled", "copies", "1/s", 200_000.0, False),
    ("solo turns, interpreted", "interpreted", "solo-turns", "1/s", None, False),
    ("solo turns, compiled", "compiled", "solo-turns", "1/s", None, False),
    ("Quartermaster decisions, interpreted", "interpreted", "quartermaster-decisions", "1/s", 10_000.0, False),
    ("Quartermaster decisions, compiled", "compiled", "quartermaster-decisions", "1/s", 60_000.0, False),
    ("Quartermaster decisions beside the peer, compiled", "compiled", "quartermaster-decisions", "1/s", 3.0, False),
    ("Legie decisions, interpreted", "interpreted", "legie-decisions", "1/s", 10_000.0, False),
    ("Legie decisions, compiled", "compiled", "legie-decisions", "1/s", 60_000.0, False),
    ("Global War decisions, compiled", "compiled", "globalwar-decisions", "1/s", 5_000.0, False),
    ("Global War legal list (p95), compiled", "compiled", "globalwar-legal-ms", "ms", 5.0, True),
    ("Global War bot turn (p95), compiled", "compiled", "globalwar-turn-s", "s", 5.0, True),
    ("the whole war, legal list (p95), compiled", "compiled", "war-legal-ms", "ms", 10.0, True),
    ("the whole war, state copy, compiled", "compiled", "war-copy-us", "µs", 60.0, True),
    ("the whole war, view, compiled", "compiled", "war-view-ms", "ms", 2.0, True),
    ("the whole war, bot turn (mean), compiled", "compiled", "war-turn-mean-s", "s", 0.8, True),
    ("the whole war, bot turn (p95), compiled", "compiled", "war-turn-s", "s", 5.0, True),
    ("the whole war, 5,000 acts in memory, compiled", "compiled", "war-mb", "MB", 60.0, True),
    ("the whole war, any point of 5,000 acts, compiled", "compiled", "war-at-ms", "ms", 50.0, True),
    ("Global War memory of a match, compiled", "compiled", "globalwar-mb", "MB", 30.0, True),
    ("any point of 1,000 actions, interpreted", "interpreted", "at-ms", "ms", 50.0, True),
    ("any point of 1,000 actions, compiled", "compiled", "at-ms", "ms", 50.0, True),
    ("work of the engine on an act of blitzkrieg, compiled", "compiled", "blitzkrieg-act-ms", "ms", 0.08, True),
    ("work of the engine on an act of quartermaster, compiled", "compiled", "quartermaster-act-ms", "ms", 0.25, True),
    ("work of the engine on an act of globalwar, compiled", "compiled", "globalwar-act-ms", "ms", 1.5, True),
)

# exact odds of Global War: battle, most milliseconds, how many times faster than a simulation of equal accuracy
ODDS = (
    ("17-15", "17 against 15 units", 20.0, 20.0),
    ("17-15-air", "17 against 15 units with bombers", 20.0, 20.0),
    ("17-15-fleets", "fleets of 17 and 15 units", 20.0, 20.0),
    ("40-40", "40 against 40 units", 150.0, 20.0),
    ("40-40-fighters", "40 against 40 units with fighters", 150.0, 20.0),
)

BESIDE_THE_PEER = (
    "decisions, interpreted",
    "decisions, compiled",
    "actions with chance, interpreted",
    "actions with chance, compiled",
    "Quartermaster decisions beside the peer, compiled",
)

ANALYSIS = 60.0  # seconds for a game of 300 acts, on so many cores
CORES = 2
LEARNED = 20.0  # microseconds of a learned evaluation, features included
# random play through PettingZoo beside its own games and OpenSpiel's backgammon, all in one run
CLASSIC = ("tictactoe", "connect four", "chess")
BACKGAMMON = "backgammon"

# tables, acts a second in all, seconds, most milliseconds until the other player sees an act
LIVE = ((1, 10, 20, 25.0), (200, 100, 20, 25.0), (1000, 300, 20, 15.0), (2000, 300, 20, 25.0))
HEAVY = 150.0  # kilobytes
MOST_TOLD = 8.0  # kilobytes
WORK = {"blitzkrieg": 0.6, "quartermaster": 0.8, "globalwar": 2.5}  # milliseconds of the server on an act, all in
LONG = 60.0  # seconds to the first move
# milliseconds, without a graphics card; on a busy machine the second tells more than the first
PANNING = {"frame p95": 33.0, "script and layout p95": 8.0}


@dataclass(frozen=True)
class Figure:
    name: str
    value: float
    unit: str
    bar: float | None = None
    less: bool = True
    peer: float | None = None

    @property
    def ratio(self) -> float | None:
        return None if self.peer is None else self.value / self.peer

    @property
    def ok(self) -> bool | None:
        measured = self.value if self.ratio is None else self.ratio
        return None if self.bar is None else (measured <= self.bar if self.less else measured >= self.bar)


def run(script: str, path: list[Path], *arguments: object) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder) for folder in path)}
    command = [sys.executable, str(ROOT / "tests" / "bench" / script), *map(str, arguments)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=FAST)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr}")
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def engine(console: Console) -> list[Figure]:
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})  # all on one core
    rounds: dict[str, list[dict[str, float]]] = {"interpreted": [], "compiled": [], "peer": []}
    with console.status("measuring") as status:
        for number in range(ROUNDS):
            status.update(f"measuring, round {number + 1} of {ROUNDS}")
            rounds["interpreted"].append(run("measure.py", [ROOT, ROOT / "tests" / "titles"], SECONDS))
            rounds["compiled"].append(run("measure.py", [FAST], SECONDS))
            rounds["peer"].append(run("peer.py", [], SECONDS))
    os.sched_setaffinity(0, cores)
    peer = statistics.median(row["actions"] for row in rounds["peer"])
    figures: list[Figure] = []
    for name, which, figure, unit, bar, less in ROWS:
        value = statistics.median(row[figure] for row in rounds[which])
        figures.append(Figure(name, value, unit, bar, less, peer if name in BESIDE_THE_PEER else None))
    return figures


def odds(console: Console) -> list[Figure]:
    with console.status("measuring odds"):
        found = run("odds.py", [FAST])
    figures: list[Figure] = []
    for battle, name, most, times in ODDS:
        exact = found[f"{battle}-exact"]
        simulated = found[f"{battle}-simulated"]
        figures.append(Figure(f"exact odds, {name}, compiled", exact, "ms", most))
        figures.append(Figure(f"simulated odds to 0.1 %, {name}, compiled", simulated, "ms"))
        figures.append(Figure(f"exact odds faster than simulated, {name}", simulated / exact, "times", times, False))
    return figures


def thinking(console: Console) -> list[Figure]:
    with console.status("measuring how fast bots think"):
        found = run("thinking.py", [FAST], SECONDS)
    figures: list[Figure] = []
    for name, value in found.items():
        title, _, what = name.partition("-")
        if what == "lines":
            figures.append(Figure(f"lines of play of {title}, compiled", value, "1/s"))
        elif what == "worth-us":
            figures.append(Figure(f"evaluation of {title}, compiled", value, "µs"))
        else:
            figures.append(Figure(f"learned evaluation of {title}, compiled", value, "µs", LEARNED))
    return figures


def analysing(console: Console) -> list[Figure]:
    with console.status("measuring how long analyses take"):
        found = run("analysing.py", [FAST], CORES)
    return [
        Figure(f"analysis of 300 acts of {title} on {CORES} cores, compiled", seconds, "s", ANALYSIS)
        for title, seconds in found.items()
    ]


def adapters(console: Console) -> list[Figure]:
    with console.status("measuring random play through adapters"):
        found = run("adapters.py", [FAST], SECONDS)
    for missing in (*CLASSIC, BACKGAMMON):
        if missing not in found:
            console.print(f"{missing} is not installed: pip install pygame chess open_spiel")
    return [
        Figure(f"random play, {name} of {'OpenSpiel' if name == BACKGAMMON else 'PettingZoo'}", value, "steps/s")
        if name in (*CLASSIC, BACKGAMMON)
        else Figure(f"random play, {name}, through adapters", value, "steps/s")
        for name, value in found.items()
    ]


def web(console: Console) -> list[Figure]:
    figures = [Figure("load of this machine before the web table was measured", os.getloadavg()[0], "")]
    with console.status("measuring the server") as status:
        for tables, pace, seconds, late in LIVE:
            name = f"{tables:,} live tables, {pace} acts a second" if tables > 1 else "1 live table"
            status.update(f"measuring {name}")
            found = run("latency.py", [FAST], tables, pace, seconds)
            figures += [
                Figure(f"act durable, {name}, p50", found["durable-p50"], "ms"),
                Figure(f"act durable, {name}, p99", found["durable-p99"], "ms"),
                Figure(f"act seen by the other, {name}, p50", found["seen-p50"], "ms"),
                Figure(f"act seen by the other, {name}, p99", found["seen-p99"], "ms", late),
                Figure(f"act seen by the other, {name}, slowest", found["seen-max"], "ms"),
                Figure(f"work of the server on an act, {name}", found["cpu-ms"], "ms"),
            ]
        figures.append(Figure("one durable write of this disk, p50", found["disk-p50"], "ms"))
        figures.append(Figure("one durable write of this disk, p99", found["disk-p99"], "ms"))
        status.update("measuring the work on acts")
        for title, work in run("acts.py", [FAST]).items():
            figures.append(Figure(f"work of the server on an act of {title}", work, "ms", WORK.get(title)))
        status.update("weighing updates")
        for name, size in run("wire.py", [FAST]).items():
            title, _, share = name.rpartition("-")
            bar = MOST_TOLD if share == "p95" else None
            figures.append(Figure(f"told to a reader after an act of {title}, {share}", size, "kB", bar))
        status.update("weighing the pages")
        for page, weight in run("pages.py", [ROOT], "weight").items():
            figures.append(Figure(f"page weight without art, {page.replace('-', ' in ')}", weight, "kB", HEAVY))
        status.update("moving the map of the world")
        for name, took_ms in run("panning.py", [ROOT]).items():
            if name in PANNING:
                figures.append(Figure(f"panning the world, {name}", took_ms, "ms", PANNING[name]))
        status.update("installing the package")
        (wheel,) = sorted((ROOT / "dist").glob("sandtable-*.whl"))[-1:]
        took = run("pages.py", [ROOT], "first-move", wheel)
        figures.append(Figure("installation of the package", took["installed"], "s"))
        figures.append(Figure("first move from nothing, installation included", took["first-move"], "s", LONG))
    return figures


def report(figures: list[Figure], console: Console) -> None:
    table = Table("figure", "value", "unit", "catanatron actions/s", "ratio", "bar", "ok")
    for figure in figures:
        table.add_row(
            figure.name,
            f"{figure.value:,.0f}" if figure.value > 1000 else f"{figure.value:.2f}",
            figure.unit,
            "" if figure.peer is None else f"{figure.peer:,.0f}",
            "" if figure.ratio is None else f"{figure.ratio:.1f}",
            "" if figure.bar is None else f"{figure.bar:g}",
            "" if figure.ok is None else ("yes" if figure.ok else "NO"),
        )
    console.print(table)


def write(figures: list[Figure]) -> None:
    """Figures that were not measured this time stay as they are."""
    LATEST.parent.mkdir(exist_ok=True)
    latest = json.loads(LATEST.read_text(encoding="utf-8")) if LATEST.exists() else {}
    for figure in figures:
        row = {"value": figure.value, "unit": figure.unit, "peer": figure.peer, "ratio": figure.ratio}
        latest[figure.name] = {**row, "bar": figure.bar, "ok": figure.ok}
    LATEST.write_text(json.dumps(latest, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    console = Console()
    parts = {
        "engine": engine,
        "odds": odds,
        "thinking": thinking,
        "analysing": analysing,
        "adapters": adapters,
        "web": web,
    }
    if sys.argv[1:] not in ([], *([name] for name in parts)):
        raise SystemExit(__doc__)
    wanted = sys.argv[1:] or list(parts)
    figures = [figure for name in wanted for figure in parts[name](console)]
    report(figures, console)
    write(figures)


if __name__ == "__main__":
    main()
