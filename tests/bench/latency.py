"""How long an act takes from being sent until it is durable and a second connection sees it; prints a JSON object.

python tests/bench/latency.py TABLES ACTS_A_SECOND SECONDS [WORKERS]

With WORKERS they share a PostgreSQL database of their own; without, one process has everything in a folder. The server
is the real command in a process of its own. Acts arrive by the clock, whether or not those before them have
been answered, and each is timed from the moment it was due: a server that stalls is charged for all who wait.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from server.private_postgres import PrivatePostgres
from server.served import Served, spent_by
from server.workers import Workers

from sandtable.table.updates import updated

HOST_HAS = 10  # tables; so many a guest can make at once without being told to slow down
PATIENCE = 60.0
PROXY = ("--proxy", "127.0.0.1")  # which this program is, for all its guests
WARMING = 2.0  # seconds of acts that are not counted
GAME_HAS = 20  # acts at the least; a duel has more


class Player:
    """A guest at an address of their own, as a proxy before the server tells it."""

    def __init__(self, server: str, number: int) -> None:
        self.headers = {"X-Forwarded-For": f"198.51.100.{number}"}
        self.http = httpx.Client(base_url=server, headers=self.headers, timeout=PATIENCE, verify=False)
        self.http.headers["X-Sandtable-Csrf"] = self.http.get("/api/me").json()["csrf"]
        self.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def post(self, path: str, body: object) -> dict[str, Any]:
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        made: dict[str, Any] = answer.json()
        return made


class Duel:
    """A table with one connection for each seat, and the act that is on its way."""

    def __init__(self, live: str) -> None:
        self.live = live
        self.sockets: list[ClientConnection] = []
        self.states: list[dict[str, Any]] = [{}, {}]
        self.ready = asyncio.Event()
        self.on_its_way: tuple[int, int, float] | None = None  # who acted, how much the other had seen, when it was due
        self.acknowledged = 0.0

    def settled(self) -> bool:
        return self.on_its_way is None and all(self.states) and self.states[0]["seq"] == self.states[1]["seq"]

    def asked(self) -> int | None:
        return next((seat for seat in (0, 1) if self.states[seat]["legal"]), None)


Seat = tuple[Duel, int, Player]


class Load:
    """Acts at a steady pace on all tables, and how long each of them took."""

    def __init__(self, pace: float, worked: Callable[[], tuple[float, ...]]) -> None:
        self.worked = worked  # seconds of processors, so far
        self.working: tuple[float, ...] = ()  # while acts came
        self.duels: list[Duel] = []
        self.pace = pace
        self.sent = 0
        self.rng = random.Random(11)
        self.counted_from = 0.0
        self.seen: list[float] = []
        self.durable: list[float] = []
        self.skipped = 0

    async def listen(self, duel: Duel, seat: int) -> None:
        async for frame in duel.sockets[seat]:
            now = time.perf_counter()
            message = json.loads(frame)
            way = duel.on_its_way
            if message["type"] in ("state", "update"):
                whole = message["type"] == "state"
                duel.states[seat] = message if whole else updated(duel.states[seat], message)
                if way is not None and seat != way[0] and message["seq"] > way[1]:
                    duel.on_its_way = None
                    self.count(self.seen, way[2], now)
                if all(duel.states):
                    duel.ready.set()
            elif message["type"] == "done":
                self.count(self.durable, duel.acknowledged, now)
            else:
                assert message["type"] == "table", frame

    def count(self, figures: list[float], due: float, now: float) -> None:
        if due >= self.counted_from:
            figures.append(now - due)

    async def run(self, seats: list[Seat], acts: int, warming: float) -> None:
        """Everybody connects and is told how things stand; then acts come by the clock."""
        listening = []
        for duel, seat, player in seats:
            socket = await connect(duel.live, additional_headers=player.headers, compression=None)
            duel.sockets.append(socket)
            listening.append(asyncio.create_task(self.listen(duel, seat)))
            await socket.send(json.dumps({"type": "hello", "seats": [seat]}))
        for duel in self.duels:
            await asyncio.wait_for(duel.ready.wait(), PATIENCE)
        before = self.worked()
        due = time.perf_counter()
        self.counted_from = due + warming
        for _ in range(acts):
            due += self.rng.expovariate(self.pace)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.act(due)
        while any(duel.on_its_way is not None for duel in self.duels):
            await asyncio.sleep(0.01)
        spent = tuple(after - once for once, after in zip(before, self.worked(), strict=True))
        self.working = tuple(map(sum, zip(self.working or (0.0,) * len(spent), spent, strict=True)))
        for duel, seat, _ in seats:
            await duel.sockets[seat].close()
        await asyncio.gather(*listening)

    async def act(self, due: float) -> None:
        """Whoever is asked at some table acts; if all tables are busy the act waits, and its time runs."""
        while True:
            going_on = [duel for duel in self.duels if duel.on_its_way is not None or duel.asked() is not None]
            if not going_on:
                self.skipped += 1  # every game has ended
                return
            duel = self.rng.choice(going_on)
            seat = duel.asked() if duel.settled() else None
            if seat is not None:
                break
            await asyncio.sleep(0.0005)
        duel.on_its_way = seat, duel.states[1 - seat]["seq"], due
        duel.acknowledged = due
        self.sent += 1
        act = self.rng.choice(duel.states[seat]["legal"])
        await duel.sockets[seat].send(json.dumps({"type": "act", "id": 1, "seat": seat, "act": act}))


async def measure(
    served: Served, tables: int, pace: float, seconds: float, database: PrivatePostgres | None = None
) -> dict[str, float]:
    """On one table games are played one after the other; many tables are live all at once."""
    games = -(-int(pace * (WARMING + seconds)) // GAME_HAS) if tables == 1 else tables
    duels, seats = sit_down(served.url, games)

    def worked() -> tuple[float, ...]:
        return served.seconds_used(), 0.0 if database is None else spent_by(database.process.pid)

    load = Load(pace, worked)
    gc.disable()  # our own pauses are not the server's
    if tables == 1:
        for n, duel in enumerate(duels):
            load.duels = [duel]
            await load.run(seats[2 * n : 2 * n + 2], GAME_HAS, WARMING if n == 0 else 0.0)
    else:
        load.duels = duels
        await load.run(seats, int(pace * (WARMING + seconds)), WARMING)
    return {
        "acts": len(load.seen),
        "skipped": load.skipped,
        "durable-p50": quantile(load.durable, 0.50),
        "durable-p99": quantile(load.durable, 0.99),
        "seen-p50": quantile(load.seen, 0.50),
        "seen-p99": quantile(load.seen, 0.99),
        "seen-max": quantile(load.seen, 1.0),
        "cpu-ms": load.working[0] / (load.sent or 1) * 1000,
        "database-cpu-ms": load.working[1] / (load.sent or 1) * 1000,
        "memory-mb": served.memory() / 1e6,
        **disk(served.folder),
    }


def sit_down(server: str, tables: int) -> tuple[list[Duel], list[Seat]]:
    """So many duels with both players, in turn."""
    duels: list[Duel] = []
    seats: list[Seat] = []
    for number in range(-(-tables // HOST_HAS)):
        host, friend = Player(server, 2 * number), Player(server, 2 * number + 1)
        for _ in range(min(HOST_HAS, tables - len(duels))):
            made = host.post("/api/tables", {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"]})
            friend.post(f"/api/tables/{made['table']}/sit", {"key": made["keys"]["1"]})
            duels.append(Duel(f"{server.replace('http', 'ws', 1)}/api/tables/{made['table']}/live"))
            seats += [(duels[-1], 0, host), (duels[-1], 1, friend)]
    return duels, seats


def disk(folder: Path) -> dict[str, float]:
    """What the disk itself takes to make a small write durable, for comparison."""
    took: list[float] = []
    with (folder / "probe").open("wb", buffering=0) as file:
        for _ in range(200):
            file.write(b"x" * 4096)
            start = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - start)
    return {"disk-p50": quantile(took, 0.50), "disk-p99": quantile(took, 0.99)}


def quantile(figures: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(figures)[min(len(figures) - 1, int(len(figures) * share))] * 1000


def main() -> None:
    tables, pace, seconds = int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        if len(sys.argv) == 4:
            with Served(Path(folder), words=PROXY) as served:
                figures = asyncio.run(measure(served, tables, pace, seconds))
        else:
            figures = among_workers(Path(folder), tables, pace, seconds, int(sys.argv[4]))
    print(json.dumps(figures))


def among_workers(folder: Path, tables: int, pace: float, seconds: float, workers: int) -> dict[str, float]:
    """With what the database takes of processors as well."""
    database = PrivatePostgres()
    try:
        with Workers(folder, database.new_database(), workers, PROXY) as served:
            return asyncio.run(measure(served, tables, pace, seconds, database))
    finally:
        database.stop()


if __name__ == "__main__":
    main()
