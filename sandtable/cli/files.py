"""Files of strangers, read with limits, and saves written so that a crash never leaves half of one."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from sandtable.cli.faults import Fault, InFile
from sandtable.games import game, load
from sandtable.kernel.match import Match
from sandtable.kernel.plain import MAX_CHARACTERS, Malformed, Plain, Record, parse

MEGABYTES: Final = MAX_CHARACTERS // 1_000_000
PICTURES: Final = (".svg", ".png", ".pdf")


def read(path: Path) -> bytes:
    """The whole file, if it is one and not too large; a device that never ends is cut short as well."""
    name = str(path)
    try:
        if path.is_dir():
            raise Fault("core-ui-file-folder", path=name)
        if path.stat().st_size > MAX_CHARACTERS:
            raise Fault("core-ui-file-large", path=name, limit=MEGABYTES)
        with path.open("rb") as file:
            data = file.read(MAX_CHARACTERS + 1)
    except FileNotFoundError:
        raise Fault("core-ui-file-missing", path=name) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte in it
        problem = getattr(error, "strerror", None) or str(error)
        raise Fault("core-ui-file-unreadable", path=name, problem=problem) from None
    if len(data) > MAX_CHARACTERS:
        raise Fault("core-ui-file-large", path=name, limit=MEGABYTES)
    return data


def read_match(path: Path) -> Match:
    """A saved game, proved step by step while it is loaded."""
    data = read(path)
    try:
        return load(data)
    except Malformed as error:
        raise InFile(str(path), error) from None


def check_picture(path: Path) -> None:
    """What is drawn is of the kind that its name tells."""
    if path.suffix not in PICTURES:
        raise Fault("core-ui-picture-kind", path=str(path))


def read_position(path: Path, seed: str | None = None, manual: bool = False) -> Match:
    """A match set up in the position of a file."""
    data = read(path)
    try:
        record = Record(parse(data))
        return game(record.text("title")).position(record.data, seed=seed, manual=manual)
    except Malformed as error:
        raise InFile(str(path), error) from None


def read_plain(path: Path) -> Plain:
    data = read(path)
    try:
        return parse(data)
    except Malformed as error:
        raise InFile(str(path), error) from None


def read_packs(folder: Path | None) -> dict[str, Plain]:
    """A data pack: a folder with files named like those they replace (``board.json``); the title checks them."""
    if folder is None:
        return {}
    found = sorted(folder.glob("*.json")) if folder.is_dir() else []
    if not found:
        raise Fault("core-ui-no-pack", path=str(folder))
    return {path.stem: read_plain(path) for path in found}


def write(path: Path, text: str) -> None:
    """Write beside the file and then put it in its place, so that there is always one whole file."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError):
        raise Fault("core-ui-not-saved", path=str(path)) from None
    finally:
        with contextlib.suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
