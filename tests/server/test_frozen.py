"""A database that is frozen: everything is answered in its time, and all goes on when it thaws."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from sandtable.server import postgres as storage_module
from sandtable.server.postgres import CONNECTIONS, PostgresStorage
from sandtable.server.storage import StorageFailed
from server.house import PATIENCE, House
from server.private_postgres import NotThere, PrivatePostgres
from server.served import family
from server.test_restart import come_back
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


@contextmanager
def frozen(server: PrivatePostgres) -> Iterator[None]:
    """Nobody waits for it long meanwhile, and everybody does when it has thawed."""
    processes: list[int] = []
    while new := [one for one in family(server.process.pid) if one not in processes]:  # some come and go meanwhile
        for one in new:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGSTOP)
        processes += new
    try:
        with pytest.MonkeyPatch.context() as hasty:
            hasty.setattr(storage_module, "SECONDS_TO_ANSWER", 0.5)
            yield
    finally:
        for one in processes:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGCONT)


def test_readiness_answers_though_the_database_does_not(tmp_path: Path, own_postgres: PrivatePostgres) -> None:
    with House(tmp_path, postgres=own_postgres.new_database(), health_seconds=0.3) as house:
        guest = house.visitor("Ada")
        table = guest.makes("duel", "me", "me")
        act = guest.get(f"/api/tables/{table['table']}/view", seat=0).json()["legal"][0]
        with frozen(own_postgres):
            for _ in range(CONNECTIONS + 2):  # more than there are lines to it
                sick = httpx.get(f"http://{house.address}/api/ready", timeout=PATIENCE)
                assert (sick.status_code, sick.json()) == (503, {"type": "denied", "reason": "storage"})
            well = httpx.get(f"http://{house.address}/api/health", timeout=PATIENCE)
            assert well.status_code == 200  # starting it again would not help
            refused = guest.post(f"/api/tables/{table['table']}/act", {"seat": 0, "act": act})
            assert (refused.status_code, refused.json()["reason"]) == (503, "storage")
        while httpx.get(f"http://{house.address}/api/ready", timeout=PATIENCE).status_code != 200:
            pass  # it thaws
        guest = come_back(guest, house)  # on another line, should the lease have run out meanwhile
        assert guest.post(f"/api/tables/{table['table']}/act", {"seat": 0, "act": act}).status_code == 200


def test_work_on_a_frozen_database_fails_and_is_undone(own_postgres: PrivatePostgres) -> None:
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
