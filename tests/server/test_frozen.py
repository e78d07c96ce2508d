"""A database that is frozen: everything is answered in its time, and all goes on when it thaws."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from sandtable.server import postgres as storage_module
from sandtable.server.postgres import CONNECTIONS, PostgresStorage
from sandtable.server.storage import StorageFailed
from server.frost import Frost
from server.frost import frozen as standing_still
from server.house import PATIENCE, House
from server.private_postgres import NotThere, PrivatePostgres
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
    with standing_still(server), pytest.MonkeyPatch.context() as hasty:
        hasty.setattr(storage_module, "SECONDS_TO_ANSWER", 0.5)
        hasty.setattr(storage_module, "SECONDS_WHILE_SILENT", 0.5)
        yield


def test_workers_go_on_by_themselves_after_a_frost(tmp_path: Path) -> None:
    try:
        frost = Frost(tmp_path, 1)
    except NotThere as reason:
        pytest.skip(str(reason))
    try:
        frost.last(3.0)
    finally:
        frost.close()
    assert frost.refused


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


def test_who_comes_while_it_is_silent_is_told_so_sooner(own_postgres: PrivatePostgres) -> None:
    async def story() -> None:
        storage = await PostgresStorage.open(own_postgres.new_database())
        with frozen(own_postgres), pytest.MonkeyPatch.context() as patch:
            with pytest.raises(StorageFailed):
                await storage.answers()
            patch.setattr(storage_module, "SECONDS_TO_ANSWER", 100 * PATIENCE)
            for _ in range(2):  # on the lines that were lost, and on new ones
                works = [storage.answers() for _ in range(3 * CONNECTIONS)]
                results = await asyncio.wait_for(asyncio.gather(*works, return_exceptions=True), PATIENCE)
                assert all(isinstance(result, StorageFailed) for result in results)
        while True:
            try:
                await storage.answers()
                break
            except StorageFailed:
                pass
        await storage.close()

    asyncio.run(story())


def test_no_line_is_left_behind_by_who_gave_up(own_postgres: PrivatePostgres) -> None:
    """However seldom memory is looked through: or else nobody could come in any more when it has thawed."""

    async def story() -> None:
        storage = await PostgresStorage.open(own_postgres.new_database())
        await storage.answers()
        before = len(os.listdir("/proc/self/fd"))
        with frozen(own_postgres):
            for _ in range(3):
                works = [storage.answers() for _ in range(3 * CONNECTIONS)]
                results = await asyncio.gather(*works, return_exceptions=True)
                assert all(isinstance(result, StorageFailed) for result in results)
        assert len(os.listdir("/proc/self/fd")) <= before + CONNECTIONS
        await storage.close()

    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()
