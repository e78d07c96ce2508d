"""`sandtable conformance`: for every rule and printed part of a title, the passing tests that prove it."""

from __future__ import annotations

import contextlib
import io
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, cast

import typer
from rich.table import Table
from rich.text import Text

import sandtable
from sandtable.book.rulebook import home
from sandtable.cli.faults import Fault
from sandtable.cli.files import read_plain
from sandtable.cli.paper import paper, print_json
from sandtable.cli.settings import Title
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.games import game
from sandtable.kernel.plain import Plain, Record, dump
from sandtable.text import Language

RULE: Final = re.compile(r"^- `([a-z0-9.-]+)`", re.MULTILINE)
RULE_OR_HEADING: Final = re.compile(r"^(?:-|#+) `([a-z0-9.-]+)`", re.MULTILINE)
ID: Final = re.compile(r"[a-z]+(?:\.[a-z0-9-]+)+")
OPTION: Final = re.compile(r"\bOption\((?:[^()]|\([^()]*\))*\)")  # names the rule that it decides, and enforces nothing
MOST_IDS: Final = 3  # a test that names more proves none of them clearly
PACKAGE: Final = Path(sandtable.__file__)


def conformance(
    title: Title,
    quiet: Annotated[bool, typer.Option("--quiet", help="Tell only what is missing and the share covered.")] = False,
    run: Annotated[
        Path | None, typer.Option("--run", help="Read what a run of pytest with --proofs wrote instead of running.")
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Run a title's tests and tell which rules they prove."""
    speech = spoken(lang)
    found = game(title)
    tests = Path("tests", "games", found.ID)
    wanted = ids_in(found.ID, RULE) + found.parts()
    proofs = Proofs()
    if run is None:
        run_tests(checkout_with(tests), tests, proofs)
    else:
        proofs.read(run, f"{tests.as_posix()}/")
    uncited = uncited_rules(found.ID, ids_in(found.ID, RULE))
    report = Report(wanted, proofs, uncited)
    known = {*wanted, *ids_in(found.ID, RULE_OR_HEADING), *ids_in("", RULE_OR_HEADING)}
    problems = report.problems(speech, known)
    if as_json:
        print_json({**report.plain(), "failed": [*proofs.failed], "problems": [*problems]})
    else:
        report.tell(speech, problems, quiet)
    if report.missing or uncited or problems or proofs.failed:
        raise typer.Exit(1)


def checkout_with(tests: Path) -> Path:
    """The checkout this package lies in, directly or, where the engine is compiled, one folder deeper."""
    for folder in PACKAGE.parents[1:3]:
        if (folder / tests).is_dir():
            return folder
    raise Fault("core-ui-no-tests", path=str(PACKAGE.parents[1] / tests))


def ids_in(title: str, pattern: re.Pattern[str]) -> list[str]:
    """The ids of a rulebook: never taken from the tests, so that a rule without a test is missed."""
    rulebook = (files(home(title)) / "rulebook" / "en.md").read_text(encoding="utf-8")
    return pattern.findall(rulebook)


def uncited_rules(title: str, ids: list[str]) -> list[str]:
    """Of these rules those that no line of the title's code names, where they are enforced."""
    named: set[str] = set()
    for path in Path(str(files(home(title)))).rglob("*.py"):
        named.update(ID.findall(OPTION.sub("", path.read_text(encoding="utf-8"))))
    return [id for id in ids if id not in named]


class Proofs:
    """A pytest plugin that notes which rules each test names, and whether it passed; also where several processes test.

    With ``written`` the run is kept in a file, which ``read`` takes for the tests of one title.
    """

    def __init__(self, written: Path | None = None) -> None:
        self.named: Final[dict[str, list[str]]] = {}
        self.passed: Final[list[str]] = []
        self.failed: Final[list[str]] = []
        self._written: Final = written

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        for test in items:
            test.user_properties.append(("rules", [id for mark in test.iter_markers("rule") for id in mark.args]))

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.named[report.nodeid] = dict(report.user_properties)["rules"]
        if report.failed:
            self.failed.append(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.append(report.nodeid)

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        if self._written is not None:
            self._written.parent.mkdir(parents=True, exist_ok=True)
            run: dict[str, Plain] = {"passed": [*self.passed], "failed": [*self.failed]}
            run["named"] = {test: [*ids] for test, ids in self.named.items()}
            self._written.write_text(dump(run), encoding="utf-8")

    def read(self, run: Path, folder: str) -> None:
        record = Record(read_plain(run))
        named = record.record("named")
        for test in named.data:
            if test.startswith(folder):
                self.named[test] = named.texts(test)
        self.passed.extend(test for test in record.texts("passed") if test in self.named)
        self.failed.extend(test for test in record.texts("failed") if test.startswith(folder))


def run_tests(checkout: Path, tests: Path, proofs: Proofs) -> None:
    """In this process and quietly: pytest's own words would stand between the reader and the report."""
    try:
        import pytest
    except ImportError:
        raise Fault("core-ui-no-pytest") from None
    words = ["-p", "no:cacheprovider", "-q", "-c", str(checkout / "pyproject.toml"), str(checkout / tests)]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        pytest.main(words, plugins=[proofs])


class Report:
    """``uncited`` are rules that stand nowhere in the code."""

    def __init__(self, wanted: list[str], proofs: Proofs, uncited: list[str]) -> None:
        self.proofs: Final = proofs
        self.uncited: Final = uncited
        self.tests: Final[dict[str, list[str]]] = {id: [] for id in wanted}
        for test in proofs.passed:
            for id in proofs.named.get(test, []):
                if id in self.tests and test not in proofs.failed:
                    self.tests[id].append(test)
        self.missing: Final = [id for id, tests in self.tests.items() if not tests]

    def share(self) -> float:
        return 1 - len(self.missing) / len(self.tests) if self.tests else 1.0

    def problems(self, lang: Language, known: set[str]) -> list[str]:
        """Marks that prove nothing: unknown ids, and tests that name too many."""
        problems: list[str] = []
        for test, ids in self.proofs.named.items():
            for id in ids:
                if id not in known:
                    problems.append(lang.say("core-ui-unknown-rule", {"test": test, "rule": id}))
            if len(ids) > MOST_IDS:
                problems.append(lang.say("core-ui-many-rules", {"test": test, "most": MOST_IDS}))
        return problems

    def plain(self) -> dict[str, Plain]:
        ids = cast(dict[str, Plain], self.tests)
        return {
            "covered_share": round(self.share(), 4),
            "ids": ids,
            "missing": [*self.missing],
            "uncited": [*self.uncited],
        }

    def tell(self, lang: Language, problems: list[str], quiet: bool) -> None:
        console = paper()
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for id, tests in self.tests.items():
            table.add_row(Text(id), Text("\n".join(told(tests)) or "–", style="" if tests else "bold"))
        if not quiet:
            console.print(table)
        for test in self.proofs.failed:
            console.print(lang.say("core-ui-test-failed", {"test": test}), style="bold", soft_wrap=True)
        for problem in problems:
            console.print(problem, style="bold", soft_wrap=True)
        covered = len(self.tests) - len(self.missing)
        args = {"covered": covered, "total": len(self.tests), "share": f"{100 * self.share():.1f}"}
        console.print(lang.say("core-ui-covered", args), style="bold")
        if self.missing:
            console.print(lang.say("core-ui-uncovered", {"rules": ", ".join(self.missing)}))
        if self.uncited:
            console.print(lang.say("core-ui-uncited", {"rules": ", ".join(self.uncited)}))


def told(tests: list[str]) -> list[str]:
    """The names of tests without folders; the cases of one test are counted instead of listed."""
    names = Counter(test.rsplit("/", 1)[-1].split("[", 1)[0] for test in tests)
    return [name if count == 1 else f"{name} (×{count})" for name, count in names.items()]
