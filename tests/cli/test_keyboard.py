"""Completion over what can be pointed at, and ending by Ctrl-C at a real terminal (a pseudo-terminal here)."""

from __future__ import annotations

import io
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console

from cli.terminal import position
from sandtable.cli.keyboard import Keyboard
from sandtable.cli.orders import ORDERS
from sandtable.cli.pointing import Pointing
from sandtable.cli.table import Table
from sandtable.games import game
from sandtable.kernel.plain import Plain
from sandtable.text import language

MY_MOVE: dict[str, Plain] = {
    "title": "blitzkrieg",
    "mode": "solo",
    "to-move": "allies",
    "reserve": {"axis": ["army:1"], "allies": ["army:2", "army:3", "navy:2"]},
}


def candidates(*words: str) -> list[str]:
    match = game("blitzkrieg").position(MY_MOVE)
    table = Table(match, language("en"), {}, Keyboard(), Console(file=io.StringIO()))
    return table.candidates(Pointing(match, 0, table.board), list(words))


def test_completion_offers_orders_and_everything_that_can_be_pointed_at() -> None:
    first = candidates()
    assert {*ORDERS, "place", "army:3", "WE-1-2"} <= set(first)
    assert "WE-1-1" in first  # for the navy


def test_completion_narrows_with_every_word() -> None:
    assert "WE-1-1" not in candidates("army:3")
    assert "WE-1-2" in candidates("place", "army:3")
    assert candidates("WE-1-1") == ["navy:2"]
    assert "WE-1-2" in candidates("why", "army:3")
    assert candidates("army:3", "WE-1-2") == []
    assert candidates("nonsense") == []
    assert candidates("save") == []


def at_a_terminal(typed: list[bytes], *words: str) -> tuple[str, int]:
    """Run the command on a pseudo-terminal, type each thing once the screen has come to rest."""
    leader, follower = pty.openpty()
    env = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-m", "sandtable", *words]
    process = subprocess.Popen(
        command, stdin=follower, stdout=follower, stderr=follower, env=env, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    os.close(follower)
    said = b""
    for keystrokes in [*typed, None]:
        said += _until_asked(leader, process)
        if keystrokes == b"\x03":
            process.send_signal(signal.SIGINT)
        elif keystrokes is not None:
            os.write(leader, keystrokes)
    code = process.wait(timeout=180)
    os.close(leader)
    return said.decode(errors="replace"), code


def _until_asked(leader: int, process: subprocess.Popen[bytes]) -> bytes:
    """Everything said until a prompt stands on the screen or the process has ended."""
    said = b""
    limit = time.monotonic() + 180
    while time.monotonic() < limit:
        ready, _, _ = select.select([leader], [], [], 0.1)
        if ready:
            try:
                more = os.read(leader, 65536)
            except OSError:  # the other end is closed
                return said
            if not more:
                return said
            said += more
        elif said.rstrip(b" ").endswith((b">", b"?", b"go on.", b"quit")) or process.poll() is not None:
            return said
    raise AssertionError(f"no prompt: {said[-400:]!r}")


def test_ctrl_c_at_the_prompt_ends_politely() -> None:
    said, code = at_a_terminal([b"\r", b"\x03"], "play", "blitzkrieg", "--seed", "a")
    assert code == 0
    assert "Goodbye." in said
    assert "Traceback" not in said


def test_the_tabulator_key_completes(tmp_path: Path) -> None:
    words = ("play", "blitzkrieg", "--position", str(position(tmp_path, to_move="allies")), "--seed", "a")
    said, code = at_a_terminal([b"\r", b"navy\tWE-1-1\r", b"\x04"], *words)
    assert code == 0
    assert "The Allies place navy 2 on Western Europe 1-1." in said
    assert said.rstrip().endswith("Goodbye.")
