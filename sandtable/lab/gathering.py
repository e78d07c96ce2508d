"""What many games tell, each reckoned from its number alone: by several processes, kept at once, gone on with later."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol, cast

from sandtable.kernel.plain import Malformed, Plain
from sandtable.lab.crews import shared
from sandtable.lab.store import check_version, keep_row
from sandtable.lab.version import Version


class Work(Protocol):
    """What is to be found out of each game; ``name`` tells its rows from those of other work."""

    @property
    def name(self) -> str: ...

    def version(self) -> Version: ...

    def __call__(self, number: int) -> Plain: ...


def gathered(work: Work, games: int, jobs: int = 1, keep: Path | None = None) -> Iterator[tuple[int, Plain]]:
    """Of all games up to a number, in any order: first what is kept, then what it lacks. Raises ``OtherVersion`` rather
    than mix games of different code or data, and ``Malformed`` where other work is kept."""
    now = work.version()
    done: set[int] = set()
    for number, found in _kept(work.name, now, keep):
        if number < games and number not in done:
            done.add(number)
            yield number, found
    for number, found in shared(work, iter([number for number in range(games) if number not in done]), jobs):
        keep_row(keep, {"of": work.name, "game": number, "version": now, "found": found})
        yield number, found


def _kept(name: str, now: Version, path: Path | None) -> Iterator[tuple[int, Plain]]:
    """Line by line, since there may be millions of positions in a file."""
    if path is None or not path.exists():
        return
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file):
            if not line.endswith("}\n"):
                continue  # a line cut short by a stop
            try:
                row = json.loads(line)
                whose, version, game, found = row["of"], row["version"], int(row["game"]), row["found"]
            except (ValueError, TypeError, KeyError):
                raise Malformed(f"{path.name}[{number + 1}]", "core-malformed-entry") from None
            if whose != name or not isinstance(version, dict):
                raise Malformed(f"{path.name}[{number + 1}]", "core-malformed-entry")
            check_version(cast(Version, version), now)
            yield game, found
