"""The arena's end of the line to a bot that is a program: asks, waits so long and no longer, and checks answers."""

from __future__ import annotations

import contextlib
import multiprocessing.util
import os
import selectors
import shlex
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.game import Setting
from sandtable.kernel.observation import Observation
from sandtable.kernel.plain import Malformed, Plain, Record, dump, parse
from sandtable.lab.failure import DIED, HUNG, LIED, Failure
from sandtable.lab.version import PROGRAM

PROTOCOL: Final = 1
LONGEST_LINE: Final = 1_000_000
LAST_WORDS: Final = 2_000  # of what it wrote to standard error


class Program:
    """A process that answers lines with lines."""

    def __init__(self, command: Sequence[str]) -> None:
        # as this process finds its modules, so does the bot's
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self.process: Final = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=env,
            bufsize=0,
            process_group=0,  # Ctrl-C stops the arena; the bot must not lose a game by it
        )
        self.heard = b""
        self.unsaid = b""
        self.last_words = b""
        self.eyes: Final = selectors.DefaultSelector()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        os.set_blocking(self.process.stdin.fileno(), False)  # one that reads nothing must not hold us up
        self.eyes.register(self.process.stdout, selectors.EVENT_READ, "answer")
        self.eyes.register(self.process.stderr, selectors.EVENT_READ, "complaint")

    def ask(self, line: str, patience: float) -> bytes | None:
        """The line it answers with; None when none comes in time. Raises EOFError when none will come any more."""
        limit = time.monotonic() + patience
        self.unsaid = line.encode() + b"\n"
        assert self.process.stdin is not None
        self.eyes.register(self.process.stdin, selectors.EVENT_WRITE, "question")
        while self.unsaid or b"\n" not in self.heard:
            for key, _ in self.eyes.select(max(0.0, limit - time.monotonic())):
                self._exchange(key)
            if time.monotonic() >= limit and (self.unsaid or b"\n" not in self.heard):
                return None
        answer, _, self.heard = self.heard.partition(b"\n")
        return answer

    def _exchange(self, key: selectors.SelectorKey) -> None:
        if key.data == "question":
            try:
                self.unsaid = self.unsaid[os.write(key.fd, self.unsaid) :]
            except BrokenPipeError:  # it reads no more, but may have answered
                self.unsaid = b""
            if not self.unsaid:
                self.eyes.unregister(key.fileobj)
            return
        data = os.read(key.fd, 65_536)
        if key.data == "complaint":
            self.last_words = (self.last_words + data)[-LAST_WORDS:]
            if not data:
                self.eyes.unregister(key.fileobj)
        elif not data or len(self.heard) > LONGEST_LINE:
            raise EOFError
        else:
            self.heard += data

    def epitaph(self) -> str:
        """How it ended, with the last line it complained in."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        said = self.last_words.decode(errors="replace").strip().splitlines()
        return f"exit code {self.process.poll()}{': ' + said[-1] if said else ''}"

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.eyes.close()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


class Programs:
    """The programs that this process has started: one for each bot and seat, for as many games as it lives."""

    def __init__(self) -> None:
        self.running: dict[tuple[str, int], Program] = {}
        self.home = 0

    def program(self, bot: str, seat: int) -> Program:
        if self.home != os.getpid():  # those of the process that this one was forked from are not ours
            self.running = {}
            self.home = os.getpid()
            multiprocessing.util.Finalize(None, self.end_all, exitpriority=10)
        if (bot, seat) not in self.running:
            self.running[bot, seat] = Program(command_of(bot))
        return self.running[bot, seat]

    def end(self, bot: str, seat: int) -> None:
        program = self.running.pop((bot, seat), None)
        if program is not None:
            program.end()

    def end_all(self) -> None:
        for bot, seat in list(self.running):
            self.end(bot, seat)


PROGRAMS: Final = Programs()


def command_of(bot: str) -> list[str]:
    if bot.startswith(PROGRAM):
        return shlex.split(bot.removeprefix(PROGRAM))
    module, name = bot.split(":")[:2]
    return [sys.executable, "-m", "sandtable.lab.program", f"{module}:{name}"]


def budget_of(bot: str) -> int | None:
    """What stands behind the class: ``module:Class:500``. A program has its budget in its own command."""
    parts = bot.split(":")
    return int(parts[2]) if not bot.startswith(PROGRAM) and len(parts) > 2 else None


class ProgramBot:
    """A bot at the other end of a line. What it does wrong is a ``Failure``, and its process is ended."""

    def __init__(self, bot: str, title: str, setting: Setting, seat: int, seed: str, patience: float) -> None:
        self.bot: Final = bot
        self.seat: Final = seat
        self.patience: Final = patience
        hello: dict[str, Plain] = {"hello": PROTOCOL, "title": title, **setting.plain(), "seat": seat, "seed": seed}
        ready = self._answer({**hello, "budget": budget_of(bot)})
        if ready.data.get("ready") is not True:
            raise self._failed(LIED, f"hello was answered by {dump(ready.data)}")

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        act = self._act("decide", observation, observation.legal)
        if act is None:
            raise self._failed(LIED, "no act, though one is asked for")
        return act

    def consider(self, observation: Observation, budget: int | None = None) -> Action | None:
        return self._act("consider", observation, observation.free)

    def _act(self, ask: str, observation: Observation, allowed: list[Action]) -> Action | None:
        answer = self._answer({"ask": ask, "observation": observation.data})
        act = answer.data.get("act")
        if act is None and "act" in answer.data:
            return None
        for action in allowed:
            if action.text == act:
                return action
        raise self._failed(LIED, f"not allowed: {dump(act)}" if "act" in answer.data else "an answer without an act")

    def _answer(self, question: dict[str, Plain]) -> Record:
        try:
            program = PROGRAMS.program(self.bot, self.seat)
        except (OSError, ValueError) as error:
            raise Failure(self.seat, DIED, f"cannot be started: {error}") from None
        try:
            line = program.ask(dump(question), self.patience)
        except (EOFError, OSError):
            raise self._failed(DIED, program.epitaph()) from None
        if line is None:
            raise self._failed(HUNG, f"no answer in {self.patience:g} s")
        try:
            return Record(parse(line))
        except Malformed as error:
            raise self._failed(LIED, f"no line of JSON: {error}") from None

    def _failed(self, word: str, detail: str) -> Failure:
        PROGRAMS.end(self.bot, self.seat)
        return Failure(self.seat, word, detail)
