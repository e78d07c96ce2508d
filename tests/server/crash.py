"""Games of several people and bots on a server that is killed at any moment, and what has to be there afterwards."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import sandtable
from server.house import Joined, Message, Visitor
from server.served import PATIENCE, Served

CUT_OFF = (ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.HTTPError, OSError, EOFError)
KINDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("duel", ("me", "open")),
    ("duel", ("me", "open")),
    ("duel", ("me", "bot:beginner")),
    ("solo", ("me",)),
    ("nippon", ("open", "me")),
)
MOST_ACTS = 40  # acknowledged in one life of the server
JITTER = 0.004  # seconds, between the last of them and the end


class Game:
    """A table as its people remember it: what they were told, what was acknowledged, what was on its way."""

    def __init__(self, number: int, rng: random.Random) -> None:
        self.mode, self.fillings = KINDS[number % len(KINDS)]
        self.rng = rng
        self.people: dict[int, Visitor] = {}
        self.table: Message = {}
        self.told: dict[int, list[Message]] = {}
        self.acknowledged: dict[int, list[str]] = {}
        self.on_its_way: tuple[int, str] | None = None
        self.said: list[str] = []
        self.saying: str | None = None
        self.begun_to_say = 0  # so that no two lines are alike
        self.over = False
        self.failure: Exception | None = None

    # playing

    def begin(self, host: Visitor, friend: Visitor) -> None:
        self.table = host.makes(self.mode, *self.fillings, **self.making())
        for seat, filling in enumerate(self.fillings):
            if filling == "open":
                friend.sits(self.table, seat)
            if not filling.startswith("bot:"):
                self.people[seat] = friend if filling == "open" else host
                self.told[seat], self.acknowledged[seat] = [], []

    def making(self) -> dict[str, Any]:
        """What else is wanted of the table."""
        return {}

    def play(self, acted: threading.Semaphore) -> None:
        """Until the game is over or the server is gone; every acknowledgement is counted."""
        joined: dict[int, Joined] = {}
        try:
            for seat, person in self.people.items():
                joined[seat] = Joined(person, self.table["table"])
                joined[seat].lines[seat] = self.told[seat]  # what is told from now on is remembered
                joined[seat].hello(seat, since=len(self.told[seat]))
            while self._act(joined):
                acted.release()
        except CUT_OFF:
            pass
        except Exception as error:  # told by whoever waits for this thread
            self.failure = error
        finally:
            for connection in joined.values():
                connection.socket.close()

    def _act(self, joined: dict[int, Joined]) -> bool:
        """Whoever is asked acts; False when the game is over."""
        mover = self._mover(joined)
        if mover is None:
            self.over = True
            return False
        before = joined[mover].states[mover]
        act = self.rng.choice(before["legal"])
        self.on_its_way = mover, act
        answer = joined[mover].ask("act", seat=mover, act=act)
        assert answer["type"] == "done", answer
        self.acknowledged[mover].append(act)
        self.on_its_way = None
        joined[mover].until(lambda: joined[mover].states[mover]["seq"] > before["seq"])
        if self.rng.random() < 0.2:
            self.begun_to_say += 1
            self.saying = f"{self.begun_to_say} {act}"
            assert joined[mover].ask("chat", text=self.saying)["type"] == "done"
            self.said.append(self.saying)
            self.saying = None
        return True

    def _mover(self, joined: dict[int, Joined]) -> int | None:
        """Whose turn it is, once everybody has been told everything; None after the end."""
        while True:
            newest = max(connection.states[seat]["seq"] for seat, connection in joined.items())
            behind = [joined[seat] for seat in joined if joined[seat].states[seat]["seq"] < newest]
            asked = [seat for seat in joined if joined[seat].states[seat]["legal"]]
            if not behind and any(joined[seat].states[seat]["over"] for seat in joined):
                return None
            if not behind and asked:
                return self.rng.choice(asked)
            (behind[0] if behind else next(iter(joined.values()))).hear()

    # looking back

    def come_back(self, served: Served) -> None:
        """Everybody comes back to the server that was started again, and compares with what they remember."""
        for person in set(self.people.values()):
            person.house = served
            person.http.base_url = httpx.URL(served.url)
        for seat, person in self.people.items():
            with person.joins(self.table, seat) as joined:
                if seat == min(self.people):
                    self._compare_chat(joined, seat)
                lines = joined.lines[seat]
            self._compare(seat, lines)
        self.on_its_way = None

    def _compare(self, seat: int, lines: list[Message]) -> None:
        told = self.told[seat]
        assert lines[: len(told)] == told, "what a seat was told is not there any more"
        own = [line["act"] for line in lines if line["what"] == "act" and line["seat"] == seat]
        known = list(self.acknowledged[seat])
        if self.on_its_way is not None and self.on_its_way[0] == seat and len(own) == len(known) + 1:
            known.append(self.on_its_way[1])  # it was on disk before anybody could say so
            self.acknowledged[seat] = known
        assert own == known, "acts are lost, doubled or out of order"
        self.told[seat] = lines

    def _compare_chat(self, joined: Joined, seat: int) -> None:
        joined.ask("why", seat=seat, act="stop")  # what was said comes right after the state, so it has come by then
        heard = [line["text"] for line in joined.chat]
        if self.saying is not None and heard[len(self.said) :] == [self.saying]:
            self.said.append(self.saying)  # it was on disk before anybody could say so
        self.saying = None
        assert heard == self.said, f"words are lost, doubled or out of order: {heard} instead of {self.said}"


def without_the_unborn(log: list[str]) -> list[str]:
    """A log without the last words of a worker that was being started when its server was killed."""
    if not log or log[-1] != "EOFError: Ran out of input\n":
        return log
    begun = max(n for n, line in enumerate(log) if line.startswith("Traceback"))
    starting = ("spawn_main", "forkserver")
    return log[:begun] if any(word in line for line in log[begun:] for word in starting) else log


class Siege:
    """A server that is killed again and again while games go on."""

    def __init__(self, folder: Path, seed: int, tables: int = len(KINDS)) -> None:
        self.folder = folder
        self.rng = random.Random(f"siege {seed}")
        self.tables = tables
        self.games: list[Game] = []
        self.ended: list[Game] = []
        self.people: list[tuple[Visitor, Visitor]] = []
        self.kills = 0
        self.acts = 0
        self.caught = 0  # acts that were on their way when the server died
        self.kept = 0  # those of them that had reached the disk

    def kill_once(self) -> None:
        """One life of the server: everybody comes back and plays on, until it is killed at some moment."""
        with Served(self.folder) as served:
            for game in (*self.games, *self.ended[-self.tables :]):
                before = game.on_its_way
                known = sum(map(len, game.acknowledged.values()))
                game.come_back(served)
                self.caught += before is not None
                self.kept += before is not None and sum(map(len, game.acknowledged.values())) > known
            self._fill(served)
            before_life = self._acknowledged()
            acted = threading.Semaphore(0)
            threads = [threading.Thread(target=game.play, args=[acted]) for game in self.games]
            for thread in threads:
                thread.start()
            for _ in range(self.rng.randrange(1, MOST_ACTS)):
                while not acted.acquire(timeout=0.2):
                    if not any(thread.is_alive() for thread in threads):
                        break
            end = time.perf_counter() + self.rng.random() * JITTER
            while time.perf_counter() < end:
                pass
            served.kill()
            for thread in threads:
                thread.join(PATIENCE)
            for game in self.games:
                if game.failure is not None:
                    raise game.failure
            log = without_the_unborn(served.log)
            assert not [line for line in log if "Traceback" in line or '"error"' in line], served.log
        self.kills += 1
        self.acts += self._acknowledged() - before_life
        self.ended += [game for game in self.games if game.over]
        self.games = [game for game in self.games if not game.over]

    def _acknowledged(self) -> int:
        return sum(len(acts) for game in (*self.games, *self.ended) for acts in game.acknowledged.values())

    def _fill(self, served: Served) -> None:
        """New games in place of those that have ended."""
        while len(self.games) < self.tables:
            game = Game(len(self.games) + len(self.ended), random.Random(self.rng.random()))
            pair = Visitor(served), Visitor(served)
            game.begin(*pair)
            self.games.append(game)

    def come_back(self) -> None:
        """Everybody looks back once more, at every game there was; then the server is stopped in order."""
        with Served(self.folder) as served:
            for game in (*self.games, *self.ended):
                game.come_back(served)
            assert served.stop() == 0

    def look_at_the_disk(self) -> int:
        """Every table of the database is whole and proves itself; tells how many there are."""
        with sqlite3.connect(self.folder / "tables.sqlite3") as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            tables = database.execute("SELECT id, header, outcome FROM tables").fetchall()
            for id, header, outcome in tables:
                rows = database.execute("SELECT n, line FROM entries WHERE table_id = ? ORDER BY n", (id,)).fetchall()
                assert [n for n, _ in rows] == list(range(len(rows)))
                data: dict[str, Any] = json.loads(header)
                data["log"] = [json.loads(line) for _, line in rows]
                data["outcome"] = None if outcome is None else json.loads(outcome)
                sandtable.verify(json.dumps(data))
        return len(tables)
