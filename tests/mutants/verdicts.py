"""What was found out about each change, and for how long it holds.

That a test notices a change holds as long as its file and the changed one are what they were; that no test does, as
long as the part and all its tests are. So a verdict of another machine, or of last week, need not be found out again.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from mutants.changes import Change

CHECKOUT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = CHECKOUT / "soak" / "mutants"
FOUND: Final = FOLDER / "verdicts.jsonl"
KEPT: Final = CHECKOUT / "tests" / "records" / "mutants.json"
ENGINE_TESTS: Final = ("kernel", "games", "golden", "properties", "bots", "text", "cli")
TEST_FILE: Final = re.compile(r"tests/[\w/]+\.py")


@dataclass(frozen=True)
class Verdict:
    """What asking ``folders`` of tests has told about a change, and the digest of all that this stands on."""

    id: str
    noticed: bool
    by: str
    folders: tuple[str, ...]
    stands_on: str

    def holds(self, change: Change, checkout: Path = CHECKOUT) -> bool:
        return self.stands_on == stands_on(change, self.noticed, self.by, checkout)


def verdict(change: Change, noticed: bool, by: str, folders: Iterable[str] = (), checkout: Path = CHECKOUT) -> Verdict:
    return Verdict(change.id, noticed, by.split(" - ")[0], tuple(folders), stands_on(change, noticed, by, checkout))


def stands_on(change: Change, noticed: bool, by: str, checkout: Path) -> str:
    package = checkout / "sandtable"
    if noticed:
        named = TEST_FILE.search(by)
        return digest(package / change.path, *([checkout / named[0]] if named else []))
    folders = (checkout / "tests" / folder_of(name, change.part) for name in ENGINE_TESTS)
    return digest(package / "kernel", package / change.part, *folders)


def folder_of(name: str, part: str) -> str:
    """Of the folder of games, the title's own."""
    return part if name == "games" else name


KNOWN: Final[dict[Path, bytes]] = {}


def digest(*paths: Path) -> str:
    """Of files, and of all modules and data in folders."""
    found = hashlib.sha256()
    for path in paths:
        inside = sorted(file for file in path.rglob("*") if file.suffix in (".py", ".json"))
        for file in inside if path.is_dir() else [path]:
            if file not in KNOWN:
                KNOWN[file] = hashlib.sha256(file.read_bytes()).digest() if file.exists() else b""
            found.update(KNOWN[file])
    return found.hexdigest()[:16]


def holding(changes: Iterable[Change]) -> dict[str, Verdict]:
    """The last verdict on each change, of those that still hold."""
    known = {change.id: change for change in changes}
    found: dict[str, Verdict] = {}
    for path in (KEPT, FOUND):
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
            row = json.loads(line)
            one = Verdict(**row | {"folders": tuple(row["folders"])})
            if one.id in known and one.holds(known[one.id]):
                found[one.id] = one
    return found


def write_down(one: Verdict) -> None:
    with FOUND.open("a", encoding="utf-8") as file:
        file.write(as_line(one))


def keep(changes: Iterable[Change]) -> int:
    """For any machine, what holds now."""
    found = holding(changes)
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text("".join(as_line(found[id]) for id in sorted(found)), encoding="utf-8")
    return len(found)


def as_line(one: Verdict) -> str:
    return json.dumps(asdict(one), ensure_ascii=False) + "\n"
