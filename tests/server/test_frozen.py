"""A database that is frozen: everything is answered in its time, and all goes on when it thaws."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from sandtable.server import postgres as storage_module
from sandtable.server.postgres import CONNECTIONS, PostgresStorage
from sandtable.server.storage import StorageFailed
from server.house import House
from server.private_postgres import NotThere, PrivatePostgres
from server.test_storage import TABLE


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[PrivatePostgres]:
    """One of these tests' own, for they stop its processes."""
    try:
        server = PrivatePostgres()
    except NotThere as reason:
        pytest.skip(str(reason))
    yield server
    server.stop()


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    told = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [(int(line.split()[0]), int(line.split()[1])) for line in told.splitlines()]
    found = [pid]
    for one in found:
        found += [child for child, parent in pairs if parent == one]
    return found


@contextmanager
def frozen(server: PrivatePostgres) -> Iterator[None]:
    processes = family(server.process.pid)
    for one in processes:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in processes:
            os.kill(one, signal.SIGCONT)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage_module, "SECONDS_TO_ANSWER", 0.5)


def test_health_answers_though_the_database_does_not(
    tmp_path: Path, own_postgres: PrivatePostgres, hasty: None
) -> None:
    with House(tmp_path, postgres=own_postgres.new_database(), health_seconds=0.3) as house:
        guest = house.visitor("Ada")
        table = guest.makes("duel", "me", "me")
        act = guest.get(f"/api/tables/{table['table']}/view", seat=0).json()["legal"][0]
        with frozen(own_postgres):
            for _ in range(CONNECTIONS + 2):  # more than there are lines to it
                sick = httpx.get(f"http://{house.address}/api/health", timeout=20.0)
                assert (sick.status_code, sick.json()) == (503, {"type": "denied", "reason": "storage"})
            refused = guest.post(f"/api/tables/{table['table']}/act", {"seat": 0, "act": act})
            assert (refused.status_code, refused.json()["reason"]) == (503, "storage")
        while httpx.get(f"http://{house.address}/api/health", timeout=20.0).status_code != 200:
            pass  # it thaws
        assert guest.post(f"/api/tables/{table['table']}/act", {"seat": 0, "act": act}).status_code == 200


def test_work_on_a_frozen_database_fails_and_is_undone(own_postgres: PrivatePostgres, hasty: None) -> None:
    async def story() -> None:
        storage = await PostgresStorage.open(own_postgres.new_database())
        await storage.answers()
        with frozen(own_postgres):
            works = [storage.answers() for _ in range(3 * CONNECTIONS)]
            results = await asyncio.gather(*works, storage.create_table(TABLE), return_exceptions=True)
            assert all(isinstance(result, StorageFailed) for result in results)
        while True:
            try:
                await storage.answers()
                break
            except StorageFailed:
                pass
        assert await storage.load_table("one") is None
        await storage.create_table(TABLE)
        await storage.close()

    asyncio.run(story())
