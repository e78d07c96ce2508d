"""Several workers whose PostgreSQL is frozen for a while: what people are told meanwhile, and what is there then."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import psycopg
from cli.terminal import run

from server.authenticator import Authenticator
from server.crash import CUT_OFF
from server.house import Visitor
from server.people import Named, makes_account
from server.private_postgres import PrivatePostgres
from server.served import PATIENCE, family
from server.storm import StormyGame
from server.workers import Workers, wait_for

ANSWERED = 15.0  # seconds within which everybody hears something, frozen or not
UNREACHABLE = (503, "storage"), (503, "overload")  # silent, or silent for a moment so far


@contextmanager
def frozen(server: PrivatePostgres) -> Iterator[None]:
    """All processes of a database stand still, those too that come meanwhile."""
    processes: list[int] = []
    while new := [one for one in family(server.process.pid) if one not in processes]:
        for one in new:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGSTOP)
        processes += new
    try:
        yield
    finally:
        for one in processes:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGCONT)


class Frost:
    """A crew, its database, and a game of two people under a clock."""

    def __init__(self, folder: Path, seed: int, workers: int = 4) -> None:
        self.postgres = PrivatePostgres()
        self.url = self.postgres.new_database()
        self.crew = Workers(folder, self.url, workers)
        home = Named(self.crew)
        people: list[Visitor] = []
        for number in range(2):
            people.append(Visitor(home))
            key = Authenticator(f"http://{home.address}", f"passkey number {number}".encode())
            makes_account(people[-1], key, f"Captain {number}")
        self.game = StormyGame(0, random.Random(seed), threading.Event())
        self.game.begin(people[0], people[1])
        self.asked = self.refused = 0
        self.longest = 0.0

    def last(self, seconds: float) -> dict[str, int]:
        """Frozen for so long; gives what was told, and how many milliseconds it took until an act was taken again."""
        self._act()
        with frozen(self.postgres):
            thaw = time.monotonic() + seconds
            while time.monotonic() < thaw:
                self._is_told()
        thawed = time.monotonic()
        wait_for(self._acts_again)
        recovered = time.monotonic() - thawed
        wait_for(self.crew.are_ready)
        assert not self.crew.told("worker-died"), "somebody had to be started again"
        assert self.game.check_clock(self._outages), "no clock was running"
        proven = run("admin", "verify", "--database", self.url)
        assert proven.exit_code == 0, proven.stdout
        assert self.crew.terminate() == 0
        assert not [line for line in self.crew.log if "Traceback" in line]
        return {
            "seconds frozen": round(seconds),
            "questions meanwhile": self.asked,
            "acts refused with a clear word": self.refused,
            "longest wait for an answer, ms": round(1000 * self.longest),
            "ms until an act was taken again": round(1000 * recovered),
        }

    def _is_told(self) -> None:
        """That it cannot be reached just now, soon and in words; the process lives and shows its pages."""
        for path, expected in (("/api/ready", 503), ("/api/health", 200), ("/", 200)):
            assert self._answered("GET", path) == expected, path
        assert self._tries() in UNREACHABLE
        self.refused += 1

    def _answered(self, method: str, path: str) -> int:
        begun = time.monotonic()
        answer = httpx.request(method, f"{self.crew.url}{path}", timeout=PATIENCE)
        self._waited(begun)
        return answer.status_code

    def _waited(self, begun: float) -> None:
        self.asked += 1
        self.longest = max(self.longest, time.monotonic() - begun)
        assert self.longest < ANSWERED, "somebody was left without an answer"

    def _tries(self) -> tuple[int, str]:
        seat, act = self.next
        begun = time.monotonic()
        answer = self.game.people[seat].post_once(
            f"/api/tables/{self.game.table['table']}/act", {"seat": seat, "act": act}
        )
        self._waited(begun)
        return answer.status_code, str(answer.json().get("reason", ""))

    def _act(self) -> None:
        """One act, and what could come after it."""
        self.next = self._legal()
        assert self._tries()[0] == 200
        self.next = self._legal()

    def _legal(self) -> tuple[int, str]:
        for seat, person in self.game.people.items():
            answer = person.get(f"/api/tables/{self.game.table['table']}/view", seat=seat)
            if legal := answer.json()["legal"]:
                return seat, str(legal[0])
        raise AssertionError("nobody is asked")

    def _acts_again(self) -> bool:
        with suppress(*CUT_OFF):  # a line that stood still too long is cut
            return self._tries()[0] == 200
        return False

    def _outages(self) -> list[tuple[float, float]]:
        with psycopg.connect(self.url) as connection:
            return [(float(down), float(up)) for down, up in connection.execute("SELECT down, up FROM outages")]

    def close(self) -> None:
        if self.crew.process.poll() is None:
            self.crew.terminate()
        self.postgres.stop()
