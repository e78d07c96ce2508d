"""The queue of jobs, whichever database keeps it: leases, progress, budgets, cancelling, and who comes first."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sandtable.server.guard import TurnedAway
from sandtable.server.jobs import BUDGET, Jobs, Kind
from sandtable.server.jobs_statements import LOST
from sandtable.server.storage import Job, NewJob, Storage, StorageFailed
from sandtable.server.workers import WorkerFailed, Workers
from server import chores
from server.test_storage import Opening, opening, run

__all__ = ["opening"]

KINDS = [
    Kind("echo", chores.echo, 5.0, full="imports", most_each=100, most=100),
    Kind("toil", chores.toil, 0.2, full="imports"),
    Kind("endless", chores.toil, 60.0, full="imports"),
    Kind("stumble", chores.stumble, 5.0, full="imports", attempts=3),
    Kind("halfway", chores.halfway, 5.0, full="imports"),
    Kind("ages", chores.halfway, 60.0, full="imports", lane="ages"),
    Kind("outside", chores.halfway, 60.0, full="imports", patience=0.2, most_each=9, lane="outside"),
    Kind("once", chores.once, 5.0, full="imports", most_each=100, most=100),
    Kind("shared", chores.joined, 60.0, full="imports", lane="shared", part=chores.together, parts=2),
    Kind("uneven", chores.joined, 60.0, full="imports", lane="shared", part=chores.uneven, parts=2),
]
NAMES = tuple(kind.name for kind in KINDS)


def new(kind: str = "echo", asked_by: str = "ada", attempts: int = 2, most_each: int = 9, most: int = 99) -> NewJob:
    return NewJob(kind, asked_by, "text", 1.0, attempts, most_each, most)


async def leased(storage: Storage, owner: str, seconds: float = 60.0) -> Job:
    job = await storage.lease_job(owner, NAMES, seconds)
    assert job is not None
    return job


# what storage promises


def test_a_job_is_done_by_whoever_holds_its_lease(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        assert await storage.lease_job("one", NAMES, 60.0) is None
        n = await storage.add_job(new())
        assert n is not None
        assert await storage.job(n) == Job(n, "echo", "ada", "text", 1.0, "waiting")
        job = await leased(storage, "one")
        assert (job.n, job.state, job.attempt) == (n, "running", 1)
        assert await storage.lease_job("two", NAMES, 60.0) is None
        assert await storage.hold_job(n, 1, 60.0, 0.25) == "held"
        now = await storage.job(n)
        assert now is not None
        assert now.progress == 0.25
        assert await storage.end_job(n, 1, "done", "result")
        done = await storage.job(n)
        assert done is not None
        assert (done.state, done.result, done.task) == ("done", "result", "")
        assert not await storage.end_job(n, 1, "failed", "again")
        await storage.forget_jobs(60.0)
        assert await storage.job(n) is not None
        await storage.forget_job(n)
        assert await storage.job(n) is None

    run(opening, story)


def test_a_dead_owners_job_is_taken_over_and_the_dead_write_nothing(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        n = await storage.add_job(new())
        assert n is not None
        await leased(storage, "one", seconds=0.0)
        again = await leased(storage, "two")
        assert (again.n, again.attempt) == (n, 2)
        assert await storage.hold_job(n, 1, 60.0, 0.9) == "lost"
        assert not await storage.end_job(n, 1, "done", "of the dead")
        assert not await storage.put_back_job(n, 1, "stumbled", 0.0)
        assert await storage.end_job(n, 2, "done", "of the living")
        now = await storage.job(n)
        assert now is not None
        assert (now.result, now.progress) == ("of the living", 0.0)

    run(opening, story)


def test_attempts_have_an_end(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        n = await storage.add_job(new(attempts=2))
        assert n is not None
        for _ in range(2):  # two owners died over it
            await leased(storage, "one", seconds=0.0)
        assert await storage.lease_job("one", NAMES, 60.0) is None
        lost = await storage.job(n)
        assert lost is not None
        assert (lost.state, lost.result) == ("failed", LOST)
        n = await storage.add_job(new(attempts=2))
        assert n is not None
        assert await storage.put_back_job(n, (await leased(storage, "one")).attempt, "stumbled", 0.0)
        assert await storage.put_back_job(n, (await leased(storage, "one")).attempt, "stumbled", 0.0)
        failed = await storage.job(n)
        assert failed is not None
        assert (failed.state, failed.result) == ("failed", "stumbled")

    run(opening, story)


def test_a_lease_from_before_the_clock_was_set_back_is_none(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        await storage.add_job(new())
        await leased(storage, "one", seconds=86_400.0)  # so it looks when the clock was set back by a day
        assert (await leased(storage, "two")).attempt == 2

    run(opening, story)


def test_everybodys_first_job_comes_before_anybodys_second(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        for asked_by in ("eve", "eve", "eve", "ada", "bob", "ada"):
            await storage.add_job(new(asked_by=asked_by))
        order = []
        for _ in range(6):
            job = await leased(storage, "one")
            order.append(job.asked_by)
            await storage.end_job(job.n, job.attempt, "done")
        assert order == ["eve", "ada", "bob", "eve", "ada", "eve"]

    run(opening, story)


def test_who_has_too_many_unfinished_gets_no_more(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        for _ in range(2):
            assert await storage.add_job(new(most_each=2, most=3)) is not None
        assert await storage.add_job(new(most_each=2, most=3)) is None
        assert await storage.add_job(new("toil", most_each=2)) is not None  # of another kind
        assert await storage.add_job(new(asked_by="bob", most_each=2, most=3)) is not None
        assert await storage.add_job(new(asked_by="cyd", most_each=2, most=3)) is None
        job = await leased(storage, "one")
        await storage.end_job(job.n, job.attempt, "done")
        assert await storage.add_job(new(asked_by="cyd", most_each=2, most=3)) is not None

    run(opening, story)


def test_what_waits_is_cancelled_at_once_and_who_does_it_hears_of_it(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        waiting, running, dead = [await storage.add_job(new()) for _ in range(3)]
        assert waiting is not None
        assert running is not None
        assert dead is not None
        await storage.cancel_job(waiting)
        assert (await leased(storage, "one")).n == running
        await storage.cancel_job(running)
        assert await storage.hold_job(running, 1, 60.0, 0.5) == "cancelled"
        assert await storage.end_job(running, 1, "cancelled")
        assert (await leased(storage, "one", seconds=0.0)).n == dead
        await storage.cancel_job(dead)
        assert await storage.lease_job("two", NAMES, 60.0) is None  # nobody wants it
        for n in (waiting, running, dead):
            job = await storage.job(n)
            assert job is not None
            assert (job.state, job.task) == ("cancelled", "")

    run(opening, story)


def test_of_many_servers_one_has_the_lease(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        others = [storage, await opening()]
        numbers = [await storage.add_job(new(most_each=99)) for _ in range(10)]
        tried = [others[n % 2].lease_job(f"server {n}", NAMES, 60.0) for n in range(30)]
        jobs = [job for job in await asyncio.gather(*tried) if job is not None]
        assert sorted(job.n for job in jobs) == numbers
        assert {job.attempt for job in jobs} == {1}
        await others[1].close()

    run(opening, story)


# who does them


def at_work(
    opening: Opening, story: Callable[[Jobs, Storage], Awaitable[None]], lease: float = 30.0, servers: int = 1
) -> None:
    """A story about the first of several servers over one database."""

    async def told() -> None:
        storages = [await opening() for _ in range(servers)]
        jobs = [Jobs(storage, KINDS, 1, lease) for storage in storages]
        try:
            await story(jobs[0], storages[0])
        finally:
            for one, storage in zip(jobs, storages, strict=True):
                await one.close()
                await storage.close()

    asyncio.run(told())


async def ended(jobs: Jobs, n: int) -> tuple[str, str | None]:
    job = await jobs.ended(n)
    assert job is not None
    return job.state, job.result


async def until(fits: Callable[[], Awaitable[bool]]) -> None:
    while not await fits():
        await asyncio.sleep(0.01)


def test_jobs_are_done_and_budgets_are_kept(opening: Opening) -> None:
    async def story(jobs: Jobs, storage: Storage) -> None:
        toil = await jobs.ask("toil", "eve", "")
        echo = await jobs.ask("echo", "ada", "hello")
        assert await ended(jobs, toil) == ("failed", BUDGET)
        assert await ended(jobs, echo) == ("done", "hello")
        for _ in range(2):
            await jobs.ask("endless", "eve", "")
        with pytest.raises(TurnedAway) as turned:
            await jobs.ask("endless", "eve", "")
        assert (turned.value.status, turned.value.reason) == (429, "imports")

    at_work(opening, story)


def test_who_stumbles_is_tried_again_but_not_for_ever(opening: Opening, tmp_path: Path) -> None:
    async def story(jobs: Jobs, storage: Storage) -> None:
        marks = tmp_path / "marks"
        assert await ended(jobs, await jobs.ask("stumble", "ada", str(marks))) == ("failed", "stumbled")
        assert marks.read_text() == "xxx"

    at_work(opening, story)


def test_progress_is_told_and_a_cancelled_job_ends(opening: Opening, tmp_path: Path) -> None:
    async def story(jobs: Jobs, storage: Storage) -> None:
        async def half_done() -> bool:
            job = await storage.job(n)
            return job is not None and job.progress == 0.5

        n = await jobs.ask("halfway", "ada", str(tmp_path / "go on"))
        await until(half_done)
        (tmp_path / "go on").touch()
        assert await ended(jobs, n) == ("done", "whole")
        n = await jobs.ask("halfway", "ada", str(tmp_path / "never"))
        await until(half_done)
        await jobs.cancel(n)
        assert await ended(jobs, n) == ("cancelled", None)
        assert await ended(jobs, await jobs.ask("echo", "ada", "next")) == ("done", "next")

    at_work(opening, story)


def test_who_has_lost_the_lease_stops(opening: Opening, tmp_path: Path) -> None:
    async def story(jobs: Jobs, storage: Storage) -> None:
        n = await jobs.ask("halfway", "ada", str(tmp_path / "never"))

        async def begun() -> bool:
            job = await storage.job(n)
            return job is not None and job.progress == 0.5

        await until(begun)
        assert await storage.put_back_job(n, 1, "taken over", 3600.0)
        assert await ended(jobs, await jobs.ask("echo", "ada", "free again")) == ("done", "free again")
        left = await storage.job(n)
        assert left is not None
        assert (left.state, left.result) == ("waiting", "taken over")

    at_work(opening, story)


def test_what_takes_minutes_holds_up_nobody(opening: Opening, tmp_path: Path) -> None:
    async def story(jobs: Jobs, storage: Storage) -> None:
        slow = await jobs.ask("ages", "ada", str(tmp_path / "go on"))

        async def begun() -> bool:
            job = await storage.job(slow)
            return job is not None and job.state == "running"

        await until(begun)
        assert await ended(jobs, await jobs.ask("echo", "ada", "quick")) == ("done", "quick")
        assert await begun()
        (tmp_path / "go on").touch()
        assert await ended(jobs, slow) == ("done", "whole")

    at_work(opening, story)


def test_parts_are_done_by_several_at_once_and_put_together(opening: Opening, tmp_path: Path) -> None:
    async def story(jobs: Jobs, storage: Storage) -> None:
        shared = await jobs.ask("shared", "ada", str(tmp_path))
        assert await ended(jobs, shared) == ("done", "1 of 2, 2 of 2")

    at_work(opening, story)


def test_where_one_part_fails_the_others_are_stopped(opening: Opening, tmp_path: Path) -> None:
    async def story(jobs: Jobs, storage: Storage) -> None:
        marks, room = tmp_path / "marks", tmp_path / "room"
        room.mkdir()
        assert await ended(jobs, await jobs.ask("uneven", "ada", str(marks))) == ("failed", "stumbled")
        assert marks.read_text() == "xx"
        shared = await jobs.ask("shared", "ada", str(room))
        assert await ended(jobs, shared) == ("done", "1 of 2, 2 of 2")

    at_work(opening, story)


def test_who_outside_never_comes_to_an_end_is_given_up_and_holds_up_nobody(opening: Opening, tmp_path: Path) -> None:
    async def story(jobs: Jobs, storage: Storage) -> None:
        endless = [await jobs.ask("outside", "eve", str(tmp_path / "never")) for _ in range(3)]
        assert await ended(jobs, await jobs.ask("echo", "ada", "quick")) == ("done", "quick")
        for n in endless:
            assert await ended(jobs, n) == ("failed", "stumbled")
        (tmp_path / "at once").touch()
        answers = [await ended(jobs, await jobs.ask("outside", "ada", str(tmp_path / "at once"))) for _ in range(2)]
        assert answers[-1] == ("done", "whole")

    at_work(opening, story)


def test_a_stopped_server_puts_its_jobs_back(opening: Opening, tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        jobs = Jobs(storage, KINDS, 1)
        n = await jobs.ask("halfway", "ada", str(tmp_path / "go on"))

        async def begun() -> bool:
            job = await storage.job(n)
            return job is not None and job.state == "running"

        await until(begun)
        await jobs.close()
        (tmp_path / "go on").touch()
        later = Jobs(storage, KINDS, 1)
        assert await ended(later, n) == ("done", "whole")
        await later.close()

    run(opening, story)


def test_two_servers_do_every_job_once(postgres: str, tmp_path: Path) -> None:
    from sandtable.server.postgres import PostgresStorage

    async def story(jobs: Jobs, storage: Storage) -> None:
        numbers = [await jobs.ask("once", f"guest {n % 3}", str(tmp_path)) for n in range(20)]
        assert {await ended(jobs, n) for n in numbers} == {("done", str(tmp_path))}
        marks = [file.name for file in tmp_path.iterdir()]
        assert len(marks) == len(numbers)
        assert len({name.partition("-")[0] for name in marks}) == 2  # both have done some

    at_work(lambda: PostgresStorage.open(postgres), story, servers=2)


def test_jobs_go_on_when_storage_fails_for_a_moment(tmp_path: Path) -> None:
    import sqlite3

    from sandtable.server.sqlite import SqliteStorage

    path = tmp_path / "tables.sqlite3"

    async def story(jobs: Jobs, storage: Storage) -> None:
        with sqlite3.connect(path) as database:
            database.execute("ALTER TABLE jobs RENAME TO elsewhere")
        with pytest.raises(StorageFailed):
            await jobs.ask("echo", "ada", "x")
        with sqlite3.connect(path) as database:
            database.execute("ALTER TABLE elsewhere RENAME TO jobs")
        assert await ended(jobs, await jobs.ask("echo", "ada", "x")) == ("done", "x")

    at_work(lambda: SqliteStorage.open(path), story)


# the processes


def test_a_worker_that_died_is_replaced_and_who_hangs_up_stops_it() -> None:
    async def story() -> None:
        workers = Workers(1)
        assert await workers.ask(chores.echo, "a") == "a"
        (first,) = multiprocessing.active_children()
        first.kill()
        first.join()
        with pytest.raises(WorkerFailed):
            await workers.ask(chores.echo, "b")
        assert await workers.ask(chores.echo, "c") == "c"
        toiling = asyncio.create_task(workers.ask(chores.toil, ""))
        await asyncio.sleep(0)
        toiling.cancel()
        with pytest.raises(asyncio.CancelledError):
            await toiling
        assert await workers.ask(chores.echo, "d") == "d"
        await workers.close()
        assert multiprocessing.active_children() == []

    asyncio.run(story())
