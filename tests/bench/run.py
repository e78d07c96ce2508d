"""`make bench`: both engines and the peer, turn by turn on one core, as a table and as bench/latest.json."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
FAST = ROOT / ".fast"
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
    ("Legie decisions, interpreted", "interpreted", "legie-decisions", "1/s", 10_000.0, False),
    ("Legie decisions, compiled", "compiled", "legie-decisions", "1/s", 60_000.0, False),
    ("any point of 1,000 actions, interpreted", "interpreted", "at-ms", "ms", 50.0, True),
    ("any point of 1,000 actions, compiled", "compiled", "at-ms", "ms", 50.0, True),
)


def run(script: str, path: list[Path]) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder) for folder in path)}
    command = [sys.executable, str(ROOT / "tests" / "bench" / script), str(SECONDS)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=FAST)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def main() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # all on one core
    rounds: dict[str, list[dict[str, float]]] = {"interpreted": [], "compiled": [], "peer": []}
    with Console().status("measuring") as status:
        for number in range(ROUNDS):
            status.update(f"measuring, round {number + 1} of {ROUNDS}")
            rounds["interpreted"].append(run("measure.py", [ROOT, ROOT / "tests" / "titles"]))
            rounds["compiled"].append(run("measure.py", [FAST]))
            rounds["peer"].append(run("peer.py", []))
    report(rounds)


def report(rounds: dict[str, list[dict[str, float]]]) -> None:
    peer = statistics.median(row["actions"] for row in rounds["peer"])
    table = Table("figure", "value", "unit", "catanatron actions/s", "ratio", "bar", "ok")
    latest: dict[str, dict[str, object]] = {}
    for name, engine, figure, unit, bar, less in ROWS:
        value = statistics.median(row[figure] for row in rounds[engine])
        compared = figure in ("decisions", "actions")
        ratio = value / peer if compared else None
        measured = ratio if ratio is not None else value
        ok = None if bar is None else (measured <= bar if less else measured >= bar)
        beside = peer if compared else None
        latest[name] = {"value": value, "unit": unit, "peer": beside, "ratio": ratio, "bar": bar, "ok": ok}
        shown = "" if ratio is None else f"{ratio:.1f}"
        table.add_row(
            name,
            f"{value:,.0f}" if value > 100 else f"{value:.2f}",
            unit,
            f"{peer:,.0f}" if compared else "",
            shown,
            "" if bar is None else f"{bar:g}",
            "" if ok is None else ("yes" if ok else "NO"),
        )
    Console().print(table)
    folder = ROOT / "bench"
    folder.mkdir(exist_ok=True)
    (folder / "latest.json").write_text(json.dumps(latest, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
