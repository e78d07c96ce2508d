"""Files of strangers get one clear line and exit code 2, whatever is in them."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sandtable
from cli.terminal import fault, run

SAVE = json.loads(sandtable.game("blitzkrieg").match("solo", seed="a").save())
POSITION: dict[str, Any] = {"title": "blitzkrieg", "mode": "solo", "to-move": "axis",
                            "reserve": {"axis": ["army:1", "navy:1"], "allies": ["army:1"]}}  # fmt: skip

READERS: dict[str, tuple[str, ...]] = {
    "verify": ("verify",),
    "replay": ("replay",),
    "load": ("play", "blitzkrieg", "--load"),
    "position": ("play", "blitzkrieg", "--position"),
    "check": ("position", "--check"),
    "advise": ("advise",),
}
reading = pytest.mark.parametrize("words", READERS.values(), ids=READERS.keys())

JUNK: dict[str, bytes] = {
    "empty": b"",
    "blank": b"  \n ",
    "binary": bytes(range(256)),
    "png": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "utf-16": '{"title": "blitzkrieg"}'.encode("utf-16"),
    "text": b"Dear sir or madam",
    "number": b"42",
    "null": b"null",
    "list": b"[]",
    "text in quotes": b'"blitzkrieg"',
    "no fields": b"{}",
    "deep": b"[" * 100_000 + b"]" * 100_000,
    "deep object": b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
    "not a number": b'{"title": NaN}',
    "infinite": b'{"title": 1e999}',
    "many digits": b'{"title": ' + b"9" * 10_000 + b"}",
    "twice": b'{"title": "blitzkrieg", "title": "blitzkrieg"}',
    "half a character": b'{"title": "\\ud800"}',
    "escape codes": b'{"title": "\\u001b[2J\\u0007\\nblitzkrieg"}',
    "other title": b'{"title": "chess"}',
    "title of a wrong type": b'{"title": ["blitzkrieg"]}',
    "markup": b'{"title": "[bold]x[/bold][/]"}',
}


@reading
@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK.keys())
def test_junk(words: tuple[str, ...], junk: bytes, tmp_path: Path) -> None:
    path = tmp_path / "junk.json"
    path.write_bytes(junk)
    line = fault(run(*words, path))
    assert line.isprintable()
    assert "junk.json" in line


@reading
def test_no_file_at_all(words: tuple[str, ...], tmp_path: Path) -> None:
    assert "does not exist" in fault(run(*words, tmp_path / "missing.json"))
    assert "is a folder" in fault(run(*words, tmp_path))
    fault(run(*words, tmp_path / ("n" * 300)))
    fault(run(*words, tmp_path / "file" / "in" / "nothing"))


@reading
def test_a_huge_file_is_not_even_read(words: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        os.truncate(file.fileno(), 3_000_000_000)
    assert "too large" in fault(run(*words, path))


@reading
@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no endless device on this system")
def test_an_endless_file_is_cut_short(words: tuple[str, ...]) -> None:
    assert "too large" in fault(run(*words, "/dev/zero"))


def test_faults_are_told_in_the_language_asked_for(tmp_path: Path) -> None:
    english = fault(run("verify", tmp_path / "missing.json"))
    assert english != fault(run("verify", tmp_path / "missing.json", lang="cs"))
    assert english != fault(run("verify", tmp_path / "missing.json", "--lang", "pl"))


STRANGE: list[Any] = [None, True, -1, 10**30, 1.5, "", "x" * 50, "☃", [], {}, [[]], {"axis": 1}, ["army:1"] * 300]


def mutations(data: dict[str, Any], count: int) -> list[tuple[str, dict[str, Any]]]:
    """The data with one value, anywhere in it, replaced, removed or added."""
    rng = random.Random("mutations")
    found: list[tuple[str, dict[str, Any]]] = []
    while len(found) < count:
        copy = json.loads(json.dumps(data))
        parents: list[Any] = [copy]
        for parent in parents:
            values = parent.values() if isinstance(parent, dict) else parent
            parents += [value for value in values if isinstance(value, dict | list)]
        parent = rng.choice(parents)
        strange = rng.choice(STRANGE)
        if isinstance(parent, dict):
            key = rng.choice([*parent, "new"])
            parent[key] = strange
        elif parent:
            key = rng.randrange(len(parent))
            parent[key] = strange
        else:
            continue
        if copy != data:
            found.append((f"{len(found)} {key} {str(strange)[:12]}", copy))
    return found


@pytest.mark.parametrize(("name", "data"), mutations(SAVE, 120))
def test_mutated_saves(name: str, data: dict[str, Any], tmp_path: Path) -> None:
    """One value of a saved game is changed: never a traceback, and no changed game is called proven."""
    path = tmp_path / "save.json"
    path.write_text(json.dumps(data))
    fault(run("verify", path))
    fault(run("replay", path, "--at", "0"))


@pytest.mark.parametrize(("name", "data"), mutations(POSITION, 80))
def test_mutated_positions(name: str, data: dict[str, Any], tmp_path: Path) -> None:
    """Some mutations are still positions; the others are named in one line."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(data))
    for words in (("position", "--check", path), ("advise", path)):
        result = run(*words)
        if result.exit_code != 0:
            fault(result)


def test_truncated_saves(tmp_path: Path) -> None:
    whole = json.dumps(SAVE).encode()
    path = tmp_path / "save.json"
    for cut in range(1, len(whole), 97):
        path.write_bytes(whole[:cut])
        fault(run("verify", path))


def test_one_die_changed_is_found(tmp_path: Path) -> None:
    def forge(change: Callable[[list[Any]], None]) -> str:
        data = json.loads(json.dumps(SAVE))
        change(data["log"])
        path = tmp_path / "forged.json"
        path.write_text(json.dumps(data))
        return fault(run("verify", path))

    def other_die(log: list[Any]) -> None:
        place = next(n for n, (_, act) in enumerate(log) if act.startswith("roll"))
        log[place][1] = "roll 1" if log[place][1] != "roll 1" else "roll 2"

    assert "log[" in forge(other_die)
    assert "log" in forge(lambda log: log.pop())


def test_verify_tells_every_file_and_fails_if_one_does(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(SAVE))
    bad.write_text("{}")
    result = run("verify", good, bad, width=200)
    assert result.exit_code == 2
    assert "good.json" in result.stdout
    assert len(result.stderr.splitlines()) == 1
    report = json.loads(run("verify", good, bad, "--json").stdout)
    assert report[str(good)]["ok"] is True
    assert report[str(bad)]["ok"] is False
