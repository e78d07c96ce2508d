"""`make mutants`: is each small change of a fixed sample noticed by some test? A stop loses nothing.

python tests/mutants/run.py [--jobs 2] [--kind function|declaration|data] [--part games/legie] [--near]

First the part's own tests are asked; what they do not notice is asked of all others, which take long to measure.
`python tests/bench/records.py` keeps the verdicts in tests/records: the next run, on any machine, starts with them.
"""

from __future__ import annotations

import argparse
import importlib.util
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
from mutants.verdicts import CHECKOUT, ENGINE_TESTS, FOLDER, digest, folder_of, holding, verdict, write_down
from mutants.watch import OUT_OF_TIME

# why nothing can notice a change: nobody is asked, and it counts as one that was not noticed
JUDGED: Final[dict[str, str]] = json.loads(Path(__file__).with_name("judged.json").read_text(encoding="utf-8"))
NEAR: Final = ENGINE_TESTS[:2]
LONGEST: Final = 120  # seconds of the processor that tests have to notice a change
FIRST_FILES: Final = 3
FIRST_TESTS: Final = 150
BAR: Final = 0.9
BEFORE_ALL_TESTS: Final = ""  # the context in which modules are read
PASSED_OR_NONE: Final = (0, 5)
# an empty word lets Python keep what it has compiled, which every change but the first is read from
ENVIRONMENT: Final = {
    **os.environ, "CI": "true", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": ""
}  # fmt: skip


def words_for_pytest(folder: Path, *words: str) -> list[str]:
    plugins = ["-p", "_hypothesis_pytestplugin", "-p", "no:cacheprovider", "-p", "mutants.watch"]
    return ["-c", str(folder / "pyproject.toml"), *plugins, "-q", "-m", "not full", *words]


class Tests:
    """The tests of a part of the engine: how long each takes, and which of them touches which line.

    Found out folder by folder, and again for files of tests that changed; all of them when the part itself did.
    """

    def __init__(self, part: str, folders: tuple[str, ...]) -> None:
        self._part: Final = part
        self._title: Final = part.removeprefix("games/")
        known = FOLDER / f"{self._title}.json"
        engine = digest(CHECKOUT / "sandtable" / "kernel", CHECKOUT / "sandtable" / part)
        found = json.loads(known.read_text(encoding="utf-8")) if known.exists() else {}
        if found.get("engine") != engine:
            found = {"engine": engine, "files": {}, "seconds": {}}
            known.with_suffix(".lines").unlink(missing_ok=True)
        for name in folders:
            files = {path.relative_to(CHECKOUT).as_posix(): digest(path) for path in files_of(name, part)}
            changed = [path for path in files if found["files"].get(path) != files[path]]
            if changed:
                kept = {test: cost for test, cost in found["seconds"].items() if test.split("::")[0] not in changed}
                found["seconds"] = kept | self._measured(known, changed)
                found["files"] |= {path: files[path] for path in changed}
                known.write_text(json.dumps(found), encoding="utf-8")
        asked = {path.relative_to(CHECKOUT).as_posix() for name in folders for path in files_of(name, part)}
        seconds: dict[str, float] = found["seconds"]
        self.seconds: Final = {test: cost for test, cost in seconds.items() if test.split("::")[0] in asked}
        self._touching: Final = coverage.CoverageData(str(known.with_suffix(".lines")))
        self._touching.read()

    def _measured(self, known: Path, files: list[str]) -> dict[str, float]:
        Console().print(f"{self._part}: which test of {Path(files[0]).parent} touches which line …")
        seconds = known.with_suffix(".seconds")
        covered = [
            "run",
            "--append",
            f"--data-file={known.with_suffix('.lines')}",
            f"--include=sandtable/{self._part}/*",
        ]
        title = self._title if self._part != "kernel" else "kernel or drill"
        words = words_for_pytest(CHECKOUT, "--seconds", str(seconds), "-k", title, *files)
        command = [sys.executable, "-m", "coverage", *covered, "-m", "pytest", *words]
        ended = subprocess.run(command, cwd=CHECKOUT, env=ENVIRONMENT, check=False).returncode
        if ended not in PASSED_OR_NONE:
            sys.exit(f"a test fails before anything is changed: {ended}")
        measured: dict[str, float] = json.loads(seconds.read_text(encoding="utf-8"))
        return measured

    def asked_about(self, change: Change) -> dict[str, float]:
        """Those that touch its line; of a declaration, or of what a module works out when it is read, all. First those
        that speak of it, then the short ones."""
        found = list(self.seconds)
        if change.kind == "function":
            lines = self._touching.contexts_by_lineno(str(CHECKOUT / "sandtable" / change.path))
            touching = lines.get(change.line, [])
            if BEFORE_ALL_TESTS not in touching:
                found = [test for test in touching if test in self.seconds]
        spoken = {file: speaks_of(file, change) for file in {test.split("::")[0] for test in found}}
        found.sort(key=lambda test: (-spoken[test.split("::")[0]], self.seconds[test]))
        return {test: self.seconds[test] for test in found}


def files_of(name: str, part: str) -> list[Path]:
    return sorted((CHECKOUT / "tests" / folder_of(name, part)).rglob("test_*.py"))


def speaks_of(file: str, change: Change) -> int:
    if change.kind == "function":
        return 0
    text = source_of(file)
    return sum(f'"{word}"' in text or f" {word} " in text for word in change.words)


TEXTS: Final[dict[str, str]] = {}


def source_of(path: str) -> str:
    if path not in TEXTS:
        TEXTS[path] = (CHECKOUT / path).read_text(encoding="utf-8")
    return TEXTS[path]


class Copy:
    """A copy of the checkout, in which changes are made one after the other, and the process that runs tests in it."""

    def __init__(self, n: int) -> None:
        self._folder: Final = FOLDER / f"copy-{n}"
        shutil.rmtree(self._folder, ignore_errors=True)
        for name, unread in (("sandtable", ("static",)), ("tests", ("browser", "server"))):
            ignored = shutil.ignore_patterns("__pycache__", "*.so", *unread)
            shutil.copytree(CHECKOUT / name, self._folder / name, ignore=ignored)
        shutil.copy(CHECKOUT / "pyproject.toml", self._folder)
        self._hosts: Final[dict[str, subprocess.Popen[str]]] = {}

    def _host(self, part: str) -> subprocess.Popen[str]:
        if part not in self._hosts:
            self._hosts[part] = subprocess.Popen(
                [sys.executable, "-m", "mutants.host", part],
                cwd=self._folder,
                env={**ENVIRONMENT, "PYTHONPATH": f"{self._folder}:{self._folder / 'tests'}"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            line_of(self._hosts[part])
        return self._hosts[part]

    def judge(self, change: Change, tests: dict[str, float], at_most: float) -> tuple[bool, str]:
        """Which test notices the change; first asked are those of a few files, which are soon read."""
        result = False, "no test touches it"
        changed = self._folder / "sandtable" / change.path
        text = changed.read_text(encoding="utf-8")
        host = self._host(change.part)  # which reads the part as it was
        changed.write_text(change.applied(text), encoding="utf-8")
        forget_compiled(changed)
        try:
            for asked in in_two(tests):
                ended, by = self._ask(host, asked, at_most)
                result = ended not in (*PASSED_OR_NONE, OUT_OF_TIME), by
                if result[0]:
                    break
        finally:
            changed.write_text(text, encoding="utf-8")
            forget_compiled(changed)
        return result

    def _ask(self, host: subprocess.Popen[str], tests: dict[str, float], at_most: float) -> tuple[int, str]:
        names = self._folder / "asked"
        names.write_text(json.dumps(tests), encoding="utf-8")
        files = dict.fromkeys(test.split("::")[0] for test in tests)
        words = ("-x", "--tb=no", "-rfE", "--at-most", str(at_most), "--asked", str(names), *files)
        assert host.stdin is not None
        host.stdin.write(json.dumps(words_for_pytest(self._folder, *words)) + "\n")
        host.stdin.flush()
        ended, by = json.loads(line_of(host))
        return ended, by

    def close(self) -> None:
        for host in self._hosts.values():
            host.communicate()


def line_of(host: subprocess.Popen[str]) -> str:
    assert host.stdout is not None
    return host.stdout.readline()


def forget_compiled(module: Path) -> None:
    """What Python keeps of a module is told from a newer one by the second and the length alone."""
    if module.suffix == ".py":
        Path(importlib.util.cache_from_source(str(module))).unlink(missing_ok=True)


def in_two(tests: dict[str, float]) -> list[dict[str, float]]:
    first = list(dict.fromkeys(test.split("::")[0] for test in tests))[:FIRST_FILES]
    soon = [test for test in tests if test.split("::")[0] in first][:FIRST_TESTS]
    rest = tests.keys() - set(soon)
    halves = ([test for test in tests if (test in rest) == later] for later in (False, True))
    return [{test: tests[test] for test in half} for half in halves if half]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--part", choices=PARTS)
    parser.add_argument("--at-most", type=float, default=LONGEST, help="seconds for a change; less is a first look")
    parser.add_argument("--near", action="store_true", help="ask only the part's own tests, for a first look")
    words = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = [
        change
        for change in sample(CHECKOUT / "sandtable")
        if words.kind in (None, change.kind) and words.part in (None, change.part)
    ]
    copies: SimpleQueue[Copy] = SimpleQueue()
    for n in range(words.jobs):
        copies.put(Copy(n))
    for folders in (NEAR,) if words.near else (NEAR, ENGINE_TESTS[len(NEAR) :]):
        ask_all(wanted, folders, copies, words.at_most)
    while not copies.empty():
        copies.get().close()
    tell(wanted)


def ask_all(wanted: list[Change], folders: tuple[str, ...], copies: SimpleQueue[Copy], at_most: float) -> None:
    """About what nobody has noticed and these folders have not been asked about."""
    done = holding(wanted)
    asked = {id: one.folders for id, one in done.items()}
    waiting = [
        change
        for change in wanted
        if change.id not in JUDGED
        and (change.id not in done or not (done[change.id].noticed or set(folders) <= set(asked[change.id])))
    ]
    writing = threading.Lock()

    def ask(change: Change, tests: dict[str, float]) -> None:
        copy = copies.get()
        try:
            noticed, by = copy.judge(change, tests, at_most)
        finally:
            copies.put(copy)
        with writing:
            write_down(verdict(change, noticed, by, (*asked.get(change.id, ()), *folders)))

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    for part in PARTS:
        of_part = [change for change in waiting if change.part == part]
        if not of_part:
            continue
        tests = Tests(part, folders)
        with Progress(*columns) as progress, ThreadPoolExecutor(copies.qsize()) as pool:
            task = progress.add_task(part, total=len(of_part))
            for future in as_completed([pool.submit(ask, change, tests.asked_about(change)) for change in of_part]):
                future.result()
                progress.advance(task)


def tell(wanted: list[Change]) -> None:
    found = holding(wanted)
    console = Console()
    unnoticed = [
        change for change in wanted if change.id in JUDGED or change.id not in found or not found[change.id].noticed
    ]
    survivors = Table("id", "where", "what stood there", "what did", "judged", box=None)
    for change in unnoticed:
        where = f"{change.path}:{change.line}"
        survivors.add_row(change.id, where, change.before[:60], change.instead[:60], JUDGED.get(change.id, ""))
    console.print(survivors)
    for kind in KINDS:
        of_kind = Counter(change not in unnoticed for change in wanted if change.kind == kind)
        console.print(f"{kind}: {of_kind[True]} of {of_kind.total()} noticed")
    share = 1 - len(unnoticed) / len(wanted)
    console.print(f"noticed: {share:.1%} (aim {BAR:.0%})", style="bold")
    if share < BAR:
        sys.exit(1)


if __name__ == "__main__":
    main()
