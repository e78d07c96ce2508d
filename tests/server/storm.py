"""Games of people with accounts and clocks at several workers, while processes are killed, the database's too."""

from __future__ import annotations

import os
import random
import re
import signal
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
from cli.terminal import run

from server.authenticator import Authenticator
from server.crash import CUT_OFF, Game
from server.house import Joined, Message, Visitor
from server.people import Named, makes_account
from server.private_postgres import PrivatePostgres
from server.served import PATIENCE
from server.workers import Workers, wait_for

KINDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("duel", ("me", "open")),
    ("duel", ("me", "bot:beginner")),
    ("duel", ("me", "open")),
    ("solo", ("me",)),
)
CLOCK = {"kind": "live", "minutes": 120}
ACTS_BETWEEN = 12  # at most, from one kill to the next
OF_THE_DATABASE = 0.15  # of all kills
IN_ORDER = 0.2  # of workers are told to stop, as in a restart of one after the other; they put everything away first
LAST_WORDS = re.compile(r"\w+(Error|Exception)\b")
UNBORN = {"EOFError: Ran out of input\n"}  # of a process for bots that was being started when its worker was killed
WRONG = 1.0  # seconds by which a clock must not be


class StormyGame(Game):
    """Whoever is cut off comes back by themselves and plays on."""

    def __init__(self, number: int, rng: random.Random, stop: threading.Event) -> None:
        super().__init__(number, rng)
        self.mode, self.fillings = KINDS[number % len(KINDS)]
        self.stop = stop
        self.late: tuple[int, str] | None = None  # was on its way when somebody died; may still be written
        self.late_words: list[str] = []  # likewise
        self.cut_off = 0
        self.kept = 0

    def begin(self, host: Visitor, friend: Visitor) -> None:
        super().begin(host, friend)
        self.seen: tuple[float, float, float] | None = None
        if self.making():
            wait_for(self._has_begun)

    def _has_begun(self) -> bool:
        self.seen = self._clock()
        return self.seen is not None

    def making(self) -> dict[str, Any]:
        return {"clock": CLOCK} if "open" in self.fillings else {}

    def live(self, acted: threading.Semaphore) -> None:
        """Until the game is over or the storm is; what goes wrong is told by whoever waits for this thread."""
        try:
            while not self.stop.is_set() and not self.over and self.failure is None:
                self.play(acted)
                if not self.over and self.failure is None:
                    self.come_back_somehow()
        except Exception as error:
            self.failure = error

    def come_back_somehow(self) -> None:
        on_its_way, known = self.on_its_way, sum(map(len, self.acknowledged.values()))
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                for seat, person in self.people.items():
                    with person.joins(self.table, seat) as joined:
                        if seat == min(self.people):
                            self._compare_chat(joined, seat)
                        lines = joined.lines[seat]
                    self._compare(seat, lines)
                break
            except CUT_OFF:
                assert time.monotonic() < give_up, "nobody lets them in any more"
                time.sleep(0.05)
        if on_its_way is not None:
            self.cut_off += 1
            self.kept += sum(map(len, self.acknowledged.values())) > known
        self.late = self.on_its_way or self.late
        self.on_its_way = None

    def _compare(self, seat: int, lines: list[Message]) -> None:
        if self.on_its_way is None and self.late is not None and self.late[0] == seat:
            own = [line["act"] for line in lines if line["what"] == "act" and line["seat"] == seat]
            if own == [*self.acknowledged[seat], self.late[1]]:  # the database had heard of it
                self.acknowledged[seat] = own
                self.late = None
        super()._compare(seat, lines)

    def _compare_chat(self, joined: Joined, seat: int) -> None:
        joined.ask("why", seat=seat, act="stop")  # what was said comes right after the state, so it has come by then
        if self.saying is not None:
            self.late_words.append(self.saying)
            self.saying = None
        for place, line in enumerate(joined.chat):
            if line["text"] in self.late_words:  # the database had heard of it
                self.late_words.remove(line["text"])
                self.said.insert(place, line["text"])
        super()._compare_chat(joined, seat)

    def _act(self, joined: dict[int, Joined]) -> bool:
        if self.stop.is_set():
            return False
        try:
            return super()._act(joined)
        except AssertionError:
            if self.late is None or self.on_its_way is None:
                raise
            self.on_its_way = None  # what was late was written just now, and this one is refused
            self.come_back_somehow()
            return True

    # clocks

    def _clock(self) -> tuple[float, float, float] | None:
        """The seconds that all seats have left together, and between which moments it was so; None where no time runs,
        or nobody tells."""
        before = time.time()
        answer = self.people[0].get(f"/api/tables/{self.table['table']}")
        told = answer.json()["clock"] if answer.status_code == 200 else None
        return None if told is None or not told["running"] else (sum(told["left"]), before, time.time())

    def check_clock(self, outages: Callable[[], list[tuple[float, float]]]) -> bool:
        """What is gone of all seats' time is what has passed while somebody ran the server; one of them is always
        asked. Tells whether there was anything to check."""
        now = self._clock()
        if self.seen is None or now is None:
            return False
        (then_left, then_first, then_last), (left, first, last) = self.seen, now
        down = sum(max(0.0, min(up, last) - max(begun, then_first)) for begun, up in outages())
        shown = 0.1 * len(self.fillings)  # as it is told, to a tenth of a second
        assert first - then_last - down - WRONG - shown <= then_left - left <= last - then_first + WRONG + shown
        return True


class Storm:
    """A crew, its database and the games there."""

    def __init__(
        self, folder: Path, seed: int, workers: int = 4, tables: int = len(KINDS), started_in: Path | None = None
    ) -> None:
        self.rng = random.Random(f"storm {seed}")
        self.postgres = PrivatePostgres()
        self.url = self.postgres.new_database()
        self.crew = Workers(folder, self.url, workers, started_in=started_in)
        self.count = workers
        self.stop = threading.Event()
        self.clocks = 0
        self.kills = {"workers": 0, "in order": 0, "database": 0}
        home = Named(self.crew)
        self.pairs: list[tuple[Visitor, Visitor]] = []
        for table in range(tables):
            self.pairs.append((self._person(home, 2 * table), self._person(home, 2 * table + 1)))
        self.games: list[StormyGame] = []
        self.ended: list[StormyGame] = []

    def _person(self, home: Named, number: int) -> Visitor:
        person = Visitor(home)
        key = Authenticator(f"http://{home.address}", f"passkey number {number}".encode())
        makes_account(person, key, f"Captain {number}")
        return person

    def rage(self, kills: int) -> None:
        """So many sudden deaths while games go on."""
        self._through([self._kill] * kills)

    def roll(self) -> None:
        """All workers are replaced in order, one after the other, while games go on."""
        self._through([partial(self._replace, number) for number in range(1, self.count + 1)])

    def renew(self) -> None:
        """The crew begins anew with the code that is there by now, while games go on."""
        self._through([self._renew])

    def _through(self, strikes: Sequence[Callable[[], None]]) -> None:
        self.stop.clear()
        acted = threading.Semaphore(0)
        threads: dict[int, threading.Thread] = {}
        for strike in strikes:
            for place, pair in enumerate(self.pairs):
                if place not in threads or not threads[place].is_alive():
                    threads[place] = self._next_game(place, pair, acted)
            for _ in range(self.rng.randrange(1, ACTS_BETWEEN)):
                acted.acquire(timeout=1.0)
            self._look_at_clocks()
            time.sleep(self.rng.random() * 0.01)  # at any moment of an act
            strike()
        self.stop.set()
        for thread in threads.values():
            thread.join(2 * PATIENCE)
        for game in (*self.ended, *self.games):
            if game.failure is not None:
                raise game.failure

    def _replace(self, number: int) -> None:
        before = self.crew.worker(number).pid
        os.kill(before, signal.SIGTERM)
        wait_for(lambda: self.crew.worker(number).pid != before)
        wait_for(self.crew.are_ready)

    def _renew(self) -> None:
        before = len(self.crew.told("serving"))
        self.crew.process.send_signal(signal.SIGHUP)
        wait_for(lambda: len(self.crew.told("serving")) > before or bool(self.crew.told("not-renewed")))
        assert not self.crew.told("not-renewed")

    def _next_game(self, place: int, pair: tuple[Visitor, Visitor], acted: threading.Semaphore) -> threading.Thread:
        """Where there is none, or the one before has ended."""
        if place < len(self.games):
            before = self.games[place]
            if before.failure is not None:
                raise before.failure
            self.ended.append(before)
        game = StormyGame(len(self.ended) + place, random.Random(self.rng.random()), self.stop)
        wait_for(self.crew.are_ready)  # who makes a table and is cut off would not know of it
        game.begin(*pair)
        self.games[place : place + 1] = [game]
        thread = threading.Thread(target=game.live, args=[acted])
        thread.start()
        return thread

    def _look_at_clocks(self) -> None:
        with suppress(psycopg.Error, *CUT_OFF):  # whoever died last is not back yet
            for game in self.games:
                self.clocks += game.check_clock(self._outages)

    def _outages(self) -> list[tuple[float, float]]:
        with psycopg.connect(self.url) as connection:
            rows = connection.execute("SELECT down, up FROM outages").fetchall()
        return [(float(down), float(up)) for down, up in rows]

    def _kill(self) -> None:
        if self.rng.random() < OF_THE_DATABASE:
            self.kills["database"] += 1
            self._kill_database()
        else:
            in_order = self.rng.random() < IN_ORDER
            self.kills["in order" if in_order else "workers"] += 1
            self._kill_worker(signal.SIGTERM if in_order else signal.SIGKILL)

    def _kill_worker(self, how: signal.Signals) -> None:
        worker = self.crew.worker(self.rng.randrange(self.count) + 1)
        try:
            os.kill(worker.pid, how)
        except ProcessLookupError:  # it died with the one before, and another is being started
            return
        wait_for(lambda: any(told["pid"] == worker.pid for told in self.crew.told("worker-died")))

    def _kill_database(self) -> None:
        """One process of it, upon which it ends all others and begins anew from its log."""
        try:
            with psycopg.connect(self.url, autocommit=True) as connection:
                lines = connection.execute("SELECT pid FROM pg_stat_activity WHERE application_name = 'sandtable'")
                found = [pid for (pid,) in lines.fetchall()]
            if found:
                os.kill(self.rng.choice(found), signal.SIGKILL)
        except (psycopg.Error, ProcessLookupError):  # it has just begun anew
            return

    def look_back(self) -> dict[str, int]:
        """Everybody comes back once more; every table is whole, every clock is right, every process ends in order."""
        wait_for(self.crew.are_ready)
        games = (*self.ended, *self.games)
        for game in games:
            game.come_back_somehow()
        self._look_at_clocks()
        proven = run("admin", "verify", "--database", self.url)
        assert proven.exit_code == 0, proven.stdout
        assert self.crew.terminate() == 0
        ours = [line for line in self.crew.log if line.startswith("{")]
        assert not [line for line in ours if "Traceback" in line]
        failed = [line for line in self.crew.log if LAST_WORDS.match(line)]
        assert set(failed) <= UNBORN, failed
        return {
            "kills of workers": self.kills["workers"],
            "workers stopped in order": self.kills["in order"],
            "kills of the database": self.kills["database"],
            "tables": len(games),
            "acts acknowledged": sum(len(acts) for game in games for acts in game.acknowledged.values()),
            "acts on their way when somebody died": sum(game.cut_off for game in games),
            "of these kept": sum(game.kept for game in games),
            "clocks compared": self.clocks,
            "tables taken over": len(self.crew.told("table-taken-over")),
            "lost": 0,
        }

    def close(self) -> None:
        self.stop.set()
        if self.crew.process.poll() is None:
            self.crew.terminate()
        self.postgres.stop()
