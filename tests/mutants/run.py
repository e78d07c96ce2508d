"""`make mutants`: is each small change of a fixed sample noticed by some test? A stop loses nothing.

python tests/mutants/run.py [--jobs 2] [--kind function|declaration|data] [--part games/legie] [--again]
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from typing import Final

import coverage
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from mutants.changes import KINDS, PARTS, Change, sample
from mutants.watch import OUT_OF_TIME

CHECKOUT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = CHECKOUT / "soak" / "mutants"
RESULTS: Final = FOLDER / "results.jsonl"
ENGINE_TESTS: Final = ("kernel", "games", "golden", "properties", "bots", "text", "cli")
LONGEST: Final = 120  # seconds of the processor that tests have to notice a change
STUCK: Final = 30 * 60  # seconds after which a run that does nothing is ended
BAR: Final = 0.9
BEFORE_ALL_TESTS: Final = ""  # the context in which modules are read
ENVIRONMENT: Final = {**os.environ, "CI": "true", "PYTHONDONTWRITEBYTECODE": "1"}


def pytest(folder: Path, *words: str, before: tuple[str, ...] = ("-m", "pytest")) -> list[str]:
    plugins = ["-p", "no:xdist", "-p", "no:cacheprovider", "-p", "mutants.watch"]
    return [sys.executable, *before, "-c", str(folder / "pyproject.toml"), *plugins, "-q", "-m", "not full", *words]


class Tests:
    """The tests of a part of the engine: how long each takes, and which of them touches which line.

    Found out in one run, which is good until the part or a test changes.
    """

    def __init__(self, part: str) -> None:
        self._title: Final = part.removeprefix("games/")
        seconds = FOLDER / f"{self._title}-{self._digest(part)}.json"
        lines = seconds.with_suffix(".lines")
        if not seconds.exists():
            self._run(seconds, lines, part)
        self.seconds: Final[dict[str, float]] = json.loads(seconds.read_text(encoding="utf-8"))
        self._touching: Final = coverage.CoverageData(str(lines))
        self._touching.read()

    def _digest(self, part: str) -> str:
        found = hashlib.sha256()
        for folder in (CHECKOUT / "sandtable" / "kernel", CHECKOUT / "sandtable" / part, CHECKOUT / "tests"):
            for path in sorted(folder.rglob("*.py")):
                found.update(path.read_bytes())
        return found.hexdigest()[:12]

    def _run(self, seconds: Path, lines: Path, part: str) -> None:
        Console().print(f"{part}: which test touches which line …")
        title = self._title if part != "kernel" else "kernel or drill"
        measured = ("-m", "coverage", "run", f"--data-file={lines}", f"--include=sandtable/{part}/*", "-m", "pytest")
        words = ["--seconds", str(seconds), "-k", title, *(f"tests/{name}" for name in ENGINE_TESTS)]
        subprocess.run(pytest(CHECKOUT, *words, before=measured), cwd=CHECKOUT, env=ENVIRONMENT, check=True)

    def asked_about(self, change: Change) -> list[str]:
        """Those that touch its line; of a declaration, or of what a module works out when it is read, all. First those
        that speak of it, then the short ones."""
        found = list(self.seconds)
        if change.kind == "function":
            lines = self._touching.contexts_by_lineno(str(CHECKOUT / "sandtable" / change.path))
            touching = lines.get(change.line, [])
            if BEFORE_ALL_TESTS not in touching:
                found = [test for test in touching if test in self.seconds]
        return sorted(found, key=lambda test: (-speaks_of(test, change), self.seconds[test]))


def speaks_of(test: str, change: Change) -> int:
    if change.kind == "function":
        return 0
    text = source_of(test.split("::")[0])
    return sum(f'"{word}"' in text or f" {word} " in text for word in change.words)


TEXTS: Final[dict[str, str]] = {}


def source_of(path: str) -> str:
    if path not in TEXTS:
        TEXTS[path] = (CHECKOUT / path).read_text(encoding="utf-8")
    return TEXTS[path]


def copy_of_the_checkout(n: int) -> Path:
    folder = FOLDER / f"copy-{n}"
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("sandtable", "tests"):
        shutil.copytree(CHECKOUT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    shutil.copy(CHECKOUT / "pyproject.toml", folder)
    return folder


def judge(change: Change, tests: list[str], folder: Path) -> dict[str, object]:
    """Which test notices the change, in a copy of the checkout."""
    if not tests:
        return {"id": change.id, "noticed": False, "by": "no test touches it", "asked": 0}
    changed = folder / "sandtable" / change.path
    text = changed.read_text(encoding="utf-8")
    names = folder / "asked"
    names.write_text("\n".join(tests), encoding="utf-8")
    changed.write_text(change.applied(text), encoding="utf-8")
    try:
        asked = subprocess.run(
            pytest(folder, "-x", "--tb=no", "-rfE", "--at-most", str(LONGEST), f"@{names}"),
            cwd=folder,
            env={**ENVIRONMENT, "PYTHONPATH": f"{folder}:{folder / 'tests'}"},
            capture_output=True,
            text=True,
            timeout=STUCK,
        )
        said = asked.stdout.strip().splitlines()
        noticed = asked.returncode not in (0, OUT_OF_TIME)
        by = next((line for line in said if line.startswith(("FAILED", "ERROR"))), said[-1] if said else "")
    except subprocess.TimeoutExpired:
        noticed, by = True, f"nothing for {STUCK} s"
    finally:
        changed.write_text(text, encoding="utf-8")
    return {"id": change.id, "noticed": noticed, "by": by, "asked": len(tests)}


def kept() -> dict[str, dict[str, object]]:
    if not RESULTS.exists():
        return {}
    return {row["id"]: row for row in map(json.loads, RESULTS.read_text(encoding="utf-8").splitlines())}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--part", choices=PARTS)
    parser.add_argument("--again", action="store_true", help="ask again about those that nobody noticed")
    words = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = [
        change
        for change in sample(CHECKOUT / "sandtable")
        if words.kind in (None, change.kind) and words.part in (None, change.part)
    ]
    done = kept()
    waiting = [change for change in wanted if change.id not in done or (words.again and not done[change.id]["noticed"])]
    tests = {part: Tests(part) for part in PARTS if any(change.part == part for change in waiting)}
    copies: SimpleQueue[Path] = SimpleQueue()
    for n in range(words.jobs):
        copies.put(copy_of_the_checkout(n))
    writing = threading.Lock()

    def ask(change: Change, asked: list[str]) -> None:
        folder = copies.get()
        try:
            result = judge(change, asked, folder)
        finally:
            copies.put(folder)
        with writing, RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result) + "\n")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ThreadPoolExecutor(words.jobs) as pool:
        task = progress.add_task("changes", total=len(waiting))
        for future in as_completed(
            [pool.submit(ask, change, tests[change.part].asked_about(change)) for change in waiting]
        ):
            future.result()
            progress.advance(task)
    tell(wanted)


def tell(wanted: list[Change]) -> None:
    results = kept()
    console = Console()
    unnoticed = [change for change in wanted if not results[change.id]["noticed"]]
    survivors = Table("id", "where", "what stood there", "what did", box=None)
    for change in unnoticed:
        survivors.add_row(change.id, f"{change.path}:{change.line}", change.before[:60], change.instead[:60])
    console.print(survivors)
    for kind in KINDS:
        of_kind = Counter(bool(results[change.id]["noticed"]) for change in wanted if change.kind == kind)
        console.print(f"{kind}: {of_kind[True]} of {of_kind.total()} noticed")
    share = 1 - len(unnoticed) / len(wanted)
    console.print(f"noticed: {share:.1%} (aim {BAR:.0%})", style="bold")
    if share < BAR:
        sys.exit(1)


if __name__ == "__main__":
    main()
