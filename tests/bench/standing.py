"""What a server bears that stands for long: many stored tables, many connections, more than it can do, an hour of
people who come and go. Prints a JSON object.

python tests/bench/standing.py stored [TABLES]        # start with so many stored tables, and open some of them
python tests/bench/standing.py crowd [CONNECTIONS]    # live connections that rest, and the memory they take
python tests/bench/standing.py overload [SECONDS]     # three times the acts it can do, then a third of them
python tests/bench/standing.py churn [SECONDS]        # people come, play and go; memory before and after

The server is the real command in a process of its own, on SQLite. Where a bar is missed it says so and ends
with exit code 1.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.latency import PATIENCE, PROXY, Duel, Load, Player, quantile, sit_down
from server.served import Served
from upgrade.databases import tables as saved_tables
from upgrade.record import FOLDER

import sandtable
from sandtable.games import TITLES
from sandtable.server.load import OVERLOAD
from sandtable.server.snapshots import WORTH, keep, packed
from sandtable.server.sqlite import SqliteStorage
from sandtable.table.ledger import save_text
from sandtable.table.records import SeatRecord
from sandtable.table.updates import updated

# stored tables
LONGER = 0.03  # of all tables are of other titles than Blitzkrieg!
OPENED = 150  # of each title, most
OPENED_A_SECOND = 12  # what one guest may ask
ROWS_OF = {
    "tables": "id",
    "seats": "table_id",
    "entries": "table_id",
    "chat": "table_id",
    "pictures": "table_id",
    "snapshots": "table_id",
}

# a crowd
AT_ONCE = 50

# overload
TABLES_UNDER_LOAD = 300
TIMES = 3.0
SOON = 250.0  # milliseconds, at which an act is answered as usual
STEP = 5.0  # seconds of acts from which a figure is taken
MOST = 3_000.0  # acts a second that are asked for
REST = 15.0  # seconds of less
ACTS_AT_A_TABLE = 2.0  # a second, at most: nobody is held up for being too fast
MOST_LOOKS = 20  # at random tables for one that goes on

# an hour
GUESTS_AT_A_TIME = 20
ACTS_EACH = 12

FLAT = 1.05
# what a figure must not exceed, with as many connections, tables and seconds as are measured unless told otherwise
BARS: dict[str, dict[str, float]] = {
    "stored": {"start-s": 3.0, **{f"open-{title.ID}-p50": 30.0 for title in TITLES}},
    "crowd": {"memory-mb": 600.0},
    "overload": {"recovered-after-s": 10.0, "lost": 0.0},
    "churn": {"growth": FLAT},
}


def stored(tables: int = 100_000) -> dict[str, float]:
    """Cold starts and first looks; what is stored are games of every mode midway and over."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        empty = _start(folder / "empty")
        with Served(folder / "full") as served:
            guest = Player(served.url, 1)
            guest.post("/api/tables", {"title": "blitzkrieg", "mode": "solo", "seats": ["me"]})
            assert served.stop() == 0
        path = folder / "full" / "tables.sqlite3"
        titles = _fill(path, tables)
        figures = {"tables": float(tables), "database-mb": path.stat().st_size / 1e6, "start-empty-s": empty}
        begun = time.perf_counter()
        with Served(folder / "full") as served:
            figures["start-s"] = time.perf_counter() - begun
            guest.http.base_url = served.url
            for title, ids in titles.items():
                took = list(_opened(guest, ids))
                figures |= {f"open-{title}-{share}": quantile(took, at) for share, at in _SHARES}
            figures["memory-mb"] = served.memory() / 1e6
            assert served.stop() == 0
    return figures


_SHARES = (("p50", 0.5), ("p99", 0.99), ("max", 1.0))


def _start(folder: Path) -> float:
    """Seconds until somebody can come in, where nothing is."""
    begun = time.perf_counter()
    with Served(folder) as served:
        took = time.perf_counter() - begun
        assert served.stop() == 0
    return took


def _fill(path: Path, tables: int) -> dict[str, list[str]]:
    """So many tables of the one guest whom the database knows; gives their ids by title."""
    with closing(sqlite3.connect(path)) as database:
        ((host,),) = database.execute("SELECT host FROM tables").fetchall()
    newest = sorted(folder for folder in FOLDER.iterdir() if folder.is_dir() and [*folder.glob("*.json")])[-1]
    found = list(saved_tables(newest))

    async def make() -> None:
        storage = await SqliteStorage.open(path)
        for table in found:
            seats = (SeatRecord(0, "guest", host, "Ada"), *table.seating.seats[1:])
            record = replace(table.record, host=host)
            await storage.create_table(replace(table, record=record, seating=replace(table.seating, seats=seats)))
            if len(table.lines) >= WORTH:  # as it is when somebody has played it and gone
                await storage.do(keep(record.id, packed(sandtable.load(save_text(table)))))
        await storage.close()

    asyncio.run(make())
    few = [table.record.id for table in found if table.record.title == "blitzkrieg"]
    rest = [table.record.id for table in found if table.record.title != "blitzkrieg"]
    titles: dict[str, list[str]] = {}
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA synchronous = OFF")
        for ids, count in ((few, round(tables * (1 - LONGER))), (rest, round(tables * LONGER))):
            for place, id in enumerate(ids):
                copies = count // len(ids) + (place < count % len(ids))
                _copy(database, id, copies)
                title = next(table.record.title for table in found if table.record.id == id)
                titles.setdefault(title, []).extend(f"{id}-{n}" for n in range(copies))
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return titles


def _copy(database: sqlite3.Connection, id: str, copies: int) -> None:
    for book, key in ROWS_OF.items():
        columns = [str(column) for _, column, *_ in database.execute(f"PRAGMA table_info({book})")]
        chosen = ", ".join(f"{column} || '-' || copy" if column == key else column for column in columns)
        database.execute(
            "WITH RECURSIVE copies (copy) AS (SELECT 0 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?)"
            f" INSERT INTO {book} ({', '.join(columns)}) SELECT {chosen} FROM {book}, copies WHERE {key} = ?",
            (copies - 1, id),
        )


def _opened(guest: Player, ids: list[str]) -> Iterator[float]:
    """Seconds until each of some tables was shown that nobody has opened since the start."""
    for id in random.Random(7).sample(ids, min(OPENED, len(ids))):
        begun = time.perf_counter()
        answer = guest.http.get(f"/api/tables/{id}/view", params={"seat": 0})
        yield time.perf_counter() - begun
        assert answer.status_code == 200, answer.text
        time.sleep(1 / OPENED_A_SECOND)


def crowd(connections: int = 5_000) -> dict[str, float]:
    """Two people at each table, who have been told how things stand."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), words=PROXY) as served:
        before = served.memory()
        figures = asyncio.run(_crowd(served, connections))
        figures["memory-before-mb"] = before / 1e6
        assert served.stop() == 0
    return figures


async def _crowd(served: Served, connections: int) -> dict[str, float]:
    _, seats = sit_down(served.url, connections // 2)
    sockets: list[Any] = []

    async def come(duel: Any, seat: int, player: Player) -> None:
        socket = await connect(duel.live, additional_headers=player.headers, compression=None, ping_interval=None)
        await socket.send(json.dumps({"type": "hello", "seats": [seat]}))
        await asyncio.wait_for(socket.recv(), PATIENCE)
        sockets.append(socket)

    for first in range(0, len(seats), AT_ONCE):
        await asyncio.gather(*(come(*seat) for seat in seats[first : first + AT_ONCE]))
    figures = {"connections": float(len(sockets)), "tables": len(seats) / 2, "memory-mb": served.memory() / 1e6}
    for first in range(0, len(sockets), AT_ONCE):
        await asyncio.gather(*(socket.close() for socket in sockets[first : first + AT_ONCE]))
    return figures


def overload(seconds: float = 20.0) -> dict[str, float]:
    """Find how many acts a second are done in time; ask for three times as many, whatever is answered; then for a third
    of them, until all is well."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), words=PROXY) as served:
        figures = asyncio.run(_overload(served, seconds))
        assert served.stop() == 0
    return figures


async def _overload(served: Served, seconds: float) -> dict[str, float]:
    capacity = await _capacity(served)
    tables = max(TABLES_UNDER_LOAD, int(TIMES * capacity / ACTS_AT_A_TABLE))
    async with Flood(served, tables) as flood:
        await flood.pour(TIMES * capacity, seconds)
        ended = time.perf_counter()
        await flood.pour(capacity / TIMES, REST)
        await flood.settled()
        lost = await asyncio.to_thread(flood.lost)
    during = Counter(answer.kind for answer in flood.answers if answer.due < ended)
    done = [answer.took for answer in flood.answers if answer.due < ended and answer.kind == "done"]
    late = [answer.due - ended for answer in flood.answers if answer.due >= ended and not answer.in_time]
    return {
        "capacity": capacity,
        "done-at-three-times": float(during["done"]),
        "turned-away": float(during["denied"]),
        "against-the-rules": float(during["refused"]),  # said again before the answer had come
        "p99-of-what-was-done-ms": quantile(done, 0.99),
        "turned-away-afterwards": float(sum(answer.kind == "denied" for answer in flood.answers) - during["denied"]),
        "recovered-after-s": max(late, default=0.0),
        "acknowledged": float(flood.acknowledged.total()),
        "lost": float(lost),
    }


async def _capacity(served: Served) -> float:
    """So many acts a second are answered in time, nearly all."""
    pace, capacity = 30.0, 0.0
    async with Flood(served, TABLES_UNDER_LOAD) as flood:
        while pace <= MOST and (await flood.bears(pace) or await flood.bears(pace)):  # once is none
            capacity, pace = pace, pace * 1.3
    assert capacity, "not even thirty acts a second"
    return capacity


@dataclass(frozen=True)
class Answer:
    """Of an act: ``done``, ``denied`` because there was too much to do, or ``refused`` by the rules."""

    due: float
    took: float
    kind: str

    @property
    def in_time(self) -> bool:
        return self.kind != "denied" and self.took * 1000 <= SOON


class Flood:
    """Acts by the clock at random tables, whether or not those before them have been answered, and what is answered."""

    def __init__(self, served: Served, tables: int) -> None:
        self.duels, self.seats = sit_down(served.url, tables)
        self.rng = random.Random(11)
        self.answers: list[Answer] = []
        self.acknowledged: Counter[str] = Counter()  # acts by table
        self._under_way: dict[int, tuple[Duel, float]] = {}
        self._said = 0
        self._listening: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Flood:
        for first in range(0, len(self.seats), AT_ONCE):
            await asyncio.gather(*(self._come(*seat) for seat in self.seats[first : first + AT_ONCE]))
        for duel in self.duels:
            await asyncio.wait_for(duel.ready.wait(), PATIENCE)
        return self

    async def __aexit__(self, *_: object) -> None:
        for duel in self.duels:
            for socket in duel.sockets:
                await socket.close()
        await asyncio.gather(*self._listening)

    async def _come(self, duel: Duel, seat: int, player: Player) -> None:
        socket = await connect(duel.live, additional_headers=player.headers, compression=None, ping_interval=None)
        duel.sockets.insert(seat, socket)  # the other one may have been faster
        self._listening.append(asyncio.create_task(self._listen(duel, seat, socket)))
        await socket.send(json.dumps({"type": "hello", "seats": [seat]}))

    async def _listen(self, duel: Duel, seat: int, socket: ClientConnection) -> None:
        async for frame in socket:
            message = json.loads(frame)
            kind = message["type"]
            if kind in ("state", "update"):
                duel.states[seat] = message if kind == "state" else updated(duel.states[seat], message)
                if all(duel.states):
                    duel.ready.set()
            elif kind in ("done", "denied", "refused"):
                assert kind != "denied" or message["reason"] == OVERLOAD, frame
                _, due = self._under_way.pop(message["id"])
                self.answers.append(Answer(due, time.perf_counter() - due, kind))
                self.acknowledged[duel.live] += kind == "done"

    async def pour(self, pace: float, seconds: float) -> None:
        due = time.perf_counter()
        end = due + seconds
        while (due := due + self.rng.expovariate(pace)) < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            going_on = [duel for duel in self.rng.choices(self.duels, k=MOST_LOOKS) if duel.asked() is not None]
            assert going_on, "too many games have ended"
            await self._act(going_on[0], due)

    async def bears(self, pace: float) -> bool:
        """Whether so much is answered in time, all but one in a hundred."""
        begun = time.perf_counter()
        await self.pour(pace, STEP)
        await self.settled()
        answers = [answer for answer in self.answers if answer.due >= begun]
        return sum(not answer.in_time for answer in answers) <= len(answers) / 100

    async def _act(self, duel: Duel, due: float) -> None:
        seat = duel.asked()
        assert seat is not None
        self._said += 1
        self._under_way[self._said] = duel, due
        act = self.rng.choice(duel.states[seat]["legal"])
        await duel.sockets[seat].send(json.dumps({"type": "act", "id": self._said, "seat": seat, "act": act}))

    async def settled(self) -> None:
        """Until every act has its answer."""
        until = time.perf_counter() + PATIENCE
        while self._under_way:
            assert time.perf_counter() < until, "somebody was left without an answer"
            await asyncio.sleep(0.05)

    def lost(self) -> int:
        """How many acts were acknowledged and are not there."""
        missing = 0
        for duel, seat, player in self.seats:
            if seat == 0:
                path = duel.live.partition("/api/")[2].removesuffix("/live")
                lines = player.http.get(f"/api/{path}/view", params={"seat": 0}).json()["lines"]
                missing += max(0, self.acknowledged[duel.live] - sum(line["what"] == "act" for line in lines))
        return missing


def churn(seconds: float = 3600.0) -> dict[str, float]:
    """Memory when everything is warm, and at the end. Tables are put away when nobody is there."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), words=PROXY) as served:
        figures = asyncio.run(_churn(served, seconds))
        assert served.stop() == 0
    return figures


async def _churn(served: Served, seconds: float) -> dict[str, float]:
    began, number, acts = time.monotonic(), 0, 0
    measured: list[tuple[float, float]] = []
    while (now := time.monotonic() - began) < seconds:
        duels, seats = sit_down(served.url, GUESTS_AT_A_TIME)
        number += len(duels)
        load = Load(50.0, lambda: (0.0,))
        load.duels = duels
        await load.run(seats, GUESTS_AT_A_TIME * ACTS_EACH, 0.0)
        acts += load.sent
        measured.append((now, served.memory() / 1e6))
    warm = [memory for when, memory in measured if when >= seconds / 4]
    early, late = warm[: max(1, len(warm) // 4)], warm[-max(1, len(warm) // 4) :]
    return {
        "tables": float(number),
        "acts": float(acts),
        "memory-after-a-quarter-mb": sum(early) / len(early),
        "memory-at-the-end-mb": sum(late) / len(late),
        "most-mb": max(memory for _, memory in measured),
        "growth": sum(late) / len(late) / (sum(early) / len(early)),
    }


MEASURED: dict[str, Callable[..., dict[str, float]]] = {
    "stored": stored,
    "crowd": crowd,
    "overload": overload,
    "churn": churn,
}


def missed(what: str, figures: dict[str, float]) -> list[str]:
    """The bars that were not held, in words."""
    bars = {name: bar for name, bar in BARS[what].items() if name in figures}
    return [f"{name} is {figures[name]:g}, at most {bar:g}" for name, bar in bars.items() if figures[name] > bar]


def main() -> None:
    what, *size = sys.argv[1:]
    figures = MEASURED[what](*(int(number) for number in size))
    print(json.dumps(figures))
    sys.exit("\n".join(missed(what, figures)) or 0)


if __name__ == "__main__":
    main()
