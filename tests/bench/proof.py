"""What a proof about the server stands on: the code it is about, and the code of tests that attacks it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from sandtable.lab.version import PACKAGE, SHOWN, Version

TESTS: Final = Path(__file__).resolve().parents[1]
PROVEN: Final = ("server", "table", "kernel")
ATTACK: Final = "bench/soak_server.py"  # where attacks begin
KEEPING: Final = "bench."  # what writes down how it went attacks nobody
IMPORT: Final = re.compile(r"^\s*from ([\w.]+) import", re.MULTILINE)


@cache
def proof() -> Version:
    """What every row of the siege carries; a change of a comment counts as well: better besieged once too often."""
    found = hashlib.sha256()
    proven = (path for part in PROVEN for path in sorted((PACKAGE / part).rglob("*.py")))
    for path in (*proven, *attackers()):
        found.update(path.read_bytes())
    return {"code": f"server-{found.hexdigest()[:SHOWN]}", "data": "", "bots": []}


def attackers() -> list[Path]:
    """The module of the siege, and all of the tests that it uses."""
    found: set[Path] = set()
    to_read = [TESTS / ATTACK]
    while to_read:
        path = to_read.pop()
        if path not in found:
            found.add(path)
            named = IMPORT.findall(path.read_text(encoding="utf-8"))
            to_read += [used for name in named if not name.startswith(KEEPING) for used in files_of(name)]
    return sorted(found)


def files_of(module: str) -> Iterator[Path]:
    """A module of the tests is one file, a title made for them a folder; what is none of theirs has none here."""
    path = Path(*module.split("."))
    if (TESTS / path).with_suffix(".py").is_file():
        yield (TESTS / path).with_suffix(".py")
    yield from (TESTS / "titles" / path).rglob("*.py")
