"""Where an arena keeps its games: one line of JSON for each, written at once, with the version that played it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final, cast

from sandtable.lab.score import Game
from sandtable.lab.version import Version


class OtherVersion(Exception):
    """Games of other code, data or bots: adding to them would say nothing about either."""

    def __init__(self, what: str, stored: str, now: str) -> None:
        super().__init__(f"{what}: {stored}, now {now}")
        self.what: Final = what
        self.stored: Final = stored
        self.now: Final = now


def check_version(stored: Version, now: Version) -> None:
    for what in ("code", "data", "bots"):
        if stored.get(what) != now.get(what):
            raise OtherVersion(what, _told(stored.get(what)), _told(now.get(what)))


def _told(value: object) -> str:
    return " ".join(str(item) or "-" for item in value) if isinstance(value, list) else str(value)


class Store:
    """A file of games, or none."""

    def __init__(self, path: Path | None) -> None:
        self.path: Final = path

    def games(self, pairing: str, now: Version) -> dict[int, Game]:
        """The games of a pairing by their number."""
        found: dict[int, Game] = {}
        for row in stored_rows(self.path):
            if row["pairing"] == pairing:
                del row["pairing"]
                game = cast(Game, row)
                check_version(game["version"], now)
                found[game["game"]] = game
        return found

    def add(self, pairing: str, game: Game, now: Version) -> None:
        """A worker on another machine may have other code."""
        check_version(game["version"], now)
        keep_row(self.path, {"pairing": pairing, **game})


def stored_rows(store: Path | None) -> list[dict[str, object]]:
    """What a store holds, one row for each finished game."""
    if store is None or not store.exists():
        return []
    lines = store.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.endswith("}")]  # a line cut short by a stop is left out


def keep_row(store: Path | None, row: dict[str, object]) -> None:
    """Write a row down at once, so that a stop loses nothing."""
    if store is None:
        return
    store.parent.mkdir(parents=True, exist_ok=True)
    _end_last_line(store)
    with store.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")
        file.flush()
        os.fsync(file.fileno())


def _end_last_line(store: Path) -> None:
    """Half a line is what a stop in the midst of writing leaves; the next game begins a line of its own."""
    if store.exists():
        with store.open("rb+") as file:
            if file.seek(0, os.SEEK_END) == 0:
                return
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                file.write(b"\n")
