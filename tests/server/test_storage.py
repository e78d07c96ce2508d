"""What storage promises, whichever database keeps it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import psycopg
import pytest

from sandtable.server import sqlite, statements
from sandtable.server.accounts import TokenRecord
from sandtable.server.identity import SigningKey
from sandtable.server.names import likeness
from sandtable.server.postgres import PostgresStorage
from sandtable.server.schema import MIGRATIONS, POSTGRES, Step, TooNew, migrate
from sandtable.server.sql import Ask, Row
from sandtable.server.sqlite import SqliteStorage
from sandtable.server.storage import OutOfOrder, Storage, StorageFailed
from sandtable.server.upkeep.books import PostgresBooks
from sandtable.table.records import CHAT_KEPT, Appended, Proposal, Seating, SeatRecord, StoredTable, TableRecord

Opening = Callable[[], Awaitable[Storage]]

FRAME_HEAD = 24  # bytes before each page in SQLite's log
SEATS = (SeatRecord(0, "guest", "ada", "Ada"), SeatRecord(1, "open", key_hash="hash"))
RECORD = TableRecord("one", "blitzkrieg", '{"secret": "é"}', "ada", 1.5, spectators=2, waiting=(0,), changed=1.5)
TABLE = StoredTable(RECORD, Seating(SEATS), ('[0,"a"]', '[1,"b"]'))


@pytest.fixture(params=["sqlite", "postgres"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens the same database as often as it is asked."""
    if request.param == "sqlite":
        return lambda: SqliteStorage.open(tmp_path / "tables.sqlite3")
    url = request.getfixturevalue("postgres")
    return lambda: PostgresStorage.open(url)


def run(opening: Opening, story: Callable[[Storage], Awaitable[None]]) -> None:
    async def told() -> None:
        storage = await opening()
        try:
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(told())


def entries(first: int, *lines: str, outcome: str | None = None, changed: float = 2.0) -> Appended:
    return Appended(first, lines, outcome, (1,), changed, '{"pending":[1]}')


def test_a_table_comes_back_as_it_was(opening: Opening) -> None:
    async def write(storage: Storage) -> None:
        assert await storage.load_table("one") is None
        assert await storage.create_table(TABLE) == "one"
        with pytest.raises(StorageFailed):
            await storage.create_table(TABLE)
        assert await storage.load_table("one") == TABLE

    async def read(storage: Storage) -> None:
        assert await storage.load_table("one") == TABLE
        assert await storage.load_table("one", 1) == replace(TABLE, lines=TABLE.lines[1:])

    run(opening, write)
    run(opening, read)  # and after everything was closed


def test_a_log_grows_at_its_end_only(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        await storage.create_table(TABLE)
        for wrong in (0, 1, 3):
            with pytest.raises(OutOfOrder):
                await storage.append("one", entries(wrong, "x"))
        with pytest.raises(OutOfOrder):
            await storage.append("two", entries(0, "x"))
        assert await storage.load_table("one") == TABLE  # nothing of it was written
        await storage.append("one", entries(2, "c", "d", outcome='{"end": 1}'))
        now = await storage.load_table("one")
        assert now is not None
        assert now.lines == (*TABLE.lines, "c", "d")
        assert (now.record.outcome, now.record.waiting, now.record.changed) == ('{"end": 1}', (1,), 2.0)
        assert now.record.standing == '{"pending":[1]}'

    run(opening, story)


def test_of_many_writers_one_wins(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        other = await opening()
        await storage.create_table(TABLE)
        writers = [storage, other] * 6
        tried = [writer.append("one", entries(2, f"act {n}")) for n, writer in enumerate(writers)]
        results = await asyncio.gather(*tried, return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, OutOfOrder) for result in results) == len(writers) - 1
        now = await storage.load_table("one")
        assert now is not None
        assert now.lines[2:] == (f"act {results.index(None)}",)
        seatings = [Seating(SEATS, 1, proposals=n) for n in range(len(writers))]
        tried = [writer.reseat("one", seatings[n], 3.0) for n, writer in enumerate(writers)]
        results = await asyncio.gather(*tried, return_exceptions=True)
        assert results.count(None) == 1
        now = await other.load_table("one")
        assert now is not None
        assert now.seating == seatings[results.index(None)]
        said = await asyncio.gather(*(writer.say("one", 0, "Ada", "hi", 1.0) for writer in writers))
        assert sorted(line.n for line in said) == list(range(len(writers)))
        await other.close()

    run(opening, story)


def test_seats_and_proposals_are_kept(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        await storage.create_table(TABLE)
        left = (SEATS[0], SeatRecord(1, "left", name="Bob"))
        proposal = Proposal(1, 0, 1, "bot:skilled", (0, 1), 5.0, "hash", noticed=True)
        for version, seating in enumerate((Seating(left, 1, proposal, 1), Seating(SEATS, 2, None, 1)), 1):
            await storage.reseat("one", seating, 10.0 + version)
            now = await storage.load_table("one")
            assert now is not None
            assert now.seating == seating
            assert now.record.changed == 10.0 + version
        with pytest.raises(OutOfOrder):  # who acted by seats of before may not be allowed to any more
            await storage.append("one", entries(2, "c"))
        await storage.append("one", replace(entries(2, "c"), seating=2))
        for wrong in (1, 2, 4):
            with pytest.raises(OutOfOrder):
                await storage.reseat("one", Seating(left, wrong), 20.0)
        now = await storage.load_table("one")
        assert now is not None
        assert now.seating.seats == SEATS

    run(opening, story)


def test_a_guest_has_another_name_wherever_they_sit(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        await storage.create_table(TABLE)
        assert await storage.rename("ada", "Ada") == []
        assert await storage.rename("bob", "Robert") == []
        assert await storage.rename("ada", "Augusta") == ["one"]
        now = await storage.load_table("one")
        assert now is not None
        assert now.seating == Seating((replace(SEATS[0], name="Augusta"), SEATS[1]), 1)
        with pytest.raises(OutOfOrder):  # who knows the seats of before may not write them back
            await storage.reseat("one", Seating(SEATS, 1), 20.0)

    run(opening, story)


def test_there_is_one_rematch(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        await storage.create_table(TABLE)
        tables = [replace(TABLE, record=replace(RECORD, id=f"again {n}")) for n in range(5)]
        found = await asyncio.gather(*(storage.create_table(table, rematch_of="one") for table in tables))
        assert len(set(found)) == 1
        now = await storage.load_table("one")
        assert now is not None
        assert now.record.rematch == found[0]
        assert len(await storage.tables_of("ada")) == 2

    run(opening, story)


def test_the_list_of_a_guest(opening: Opening) -> None:
    async def story(storage: Storage) -> None:
        seats = {
            "hosted": (SeatRecord(0, "open", key_hash="x"),),
            "played": (SeatRecord(0, "guest", "eve"), SeatRecord(1, "guest", "ada", "Ada")),
            "ended": (SeatRecord(0, "guest", "ada", "Ada"),),
            "left": (SeatRecord(0, "left", name="Ada"), SeatRecord(1, "bot", "ada", "ada")),
            "others": (SeatRecord(0, "guest", "eve"),),
        }
        for n, (id, sitting) in enumerate(seats.items()):
            host = "ada" if id == "hosted" else "eve"
            outcome = "{}" if id == "ended" else None
            record = replace(RECORD, id=id, host=host, outcome=outcome, changed=float(n))
            await storage.create_table(StoredTable(record, Seating(sitting), ("[]",)))
        listed = await storage.tables_of("ada")
        assert [table.record.id for table in listed] == ["played", "hosted", "ended"]
        assert listed[0].seating.seats == seats["played"]
        assert listed[0].lines == ()
        assert await storage.tables_of("nobody") == []

    run(opening, story)


def test_chat_tokens_and_the_secret(opening: Opening) -> None:
    keys: list[list[SigningKey]] = []

    async def story(storage: Storage) -> None:
        await storage.create_table(TABLE)
        for n in range(CHAT_KEPT + 2):
            assert (await storage.say("one", 0, "Ada", f"“{n}”", 7.0)).n == n
        now = await storage.load_table("one")
        assert now is not None
        assert [line.text for line in now.chat] == [f"“{n}”" for n in range(2, CHAT_KEPT + 2)]
        with pytest.raises(StorageFailed):
            await storage.say("nowhere", 0, "Ada", "hi", 7.0)
        await storage.add_token("hash", "ada", "robot", 1.0, ("look",))
        assert await storage.token_owner("hash") == ("ada", "robot", ("look",), 0.0)
        assert await storage.token_owner("other") is None
        await storage.revoke_token("eve", "hash")
        await storage.token_used("hash", 2.0)
        assert await storage.tokens_of("ada") == [TokenRecord("hash", "robot", ("look",), 1.0, 2.0)]
        await storage.revoke_token("ada", "hash")
        assert await storage.token_owner("hash") is None
        await storage.answers()
        other = await opening()
        keys.extend([await storage.signing_keys(7.0), await other.signing_keys(8.0)])
        await other.close()

    run(opening, story)
    assert keys[0] == keys[1]
    assert len(keys[0][0].secret) == 32


def test_an_act_writes_the_page_of_its_table_and_that_of_its_log(tmp_path: Path) -> None:
    """Each page more has to be made durable as well. No index is written anew, however many tables there are."""
    path = tmp_path / "tables.sqlite3"
    with closing(sqlite.connect(path)) as database:
        database.execute("PRAGMA wal_autocheckpoint = 0")
        (page,) = database.execute("PRAGMA page_size").fetchone()
        for n in range(300):
            record = replace(RECORD, id=f"table-{n:03}", changed=float(n))
            sqlite.in_transaction(database, statements.create_table(replace(TABLE, record=record)))
        for n in (7, 150, 299):
            sizes = []
            for first in range(2, 6):
                kept = entries(first, f'[0,"{first}"]', changed=1000.0 + n + first)
                sqlite.in_transaction(database, statements.append(f"table-{n:03}", kept, None))
                sizes.append(Path(f"{path}-wal").stat().st_size)
            # the first has made room for what becomes longer
            assert [(after - before) / (page + FRAME_HEAD) for before, after in pairwise(sizes)] == [2, 2, 2]


def test_sqlites_log_begins_anew_while_acts_keep_coming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "TIDIED_EVERY", 0.001)
    monkeypatch.setattr(sqlite, "LONG", 3)
    log = tmp_path / "tables.sqlite3-wal"

    def begun_anew() -> int:
        return int.from_bytes(log.read_bytes()[12:16], "big")  # https://www.sqlite.org/fileformat2.html#walformat

    async def write(storage: Storage) -> None:
        await storage.create_table(TABLE)
        before = begun_anew()
        said = 0
        while begun_anew() == before:
            await storage.say("one", 0, "Ada", str(said), 1.0, "ada")
            said += 1
        found = await storage.load_table("one")
        assert found is not None
        assert [line.text for line in found.chat] == [str(n) for n in range(said)][-CHAT_KEPT:]

    run(lambda: SqliteStorage.open(tmp_path / "tables.sqlite3"), write)


def test_sqlites_log_is_as_long_from_the_beginning_as_it_is_going_to_be(tmp_path: Path) -> None:
    """Each act more that made it longer would take twice as long to be made durable."""
    path = tmp_path / "tables.sqlite3"
    log = Path(f"{path}-wal")

    async def write(storage: Storage) -> None:
        await storage.create_table(TABLE)
        before = log.stat().st_size
        assert before > sqlite.ROOM
        for n in range(100):
            await storage.say("one", 0, "Ada", str(n), 1.0, "ada")
        assert log.stat().st_size == before

    run(lambda: SqliteStorage.open(path), write)
    assert not log.exists()  # nothing of it stays
    assert path.stat().st_size < sqlite.ROOM
    with closing(sqlite.connect(path)) as database:
        assert database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'room'").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM chat").fetchone() == (100,)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_many_servers_may_start_at_once(postgres: str) -> None:
    async def start() -> None:
        storages = await asyncio.gather(*(PostgresStorage.open(postgres) for _ in range(5)))
        keys = await asyncio.gather(*(storage.signing_keys(7.0) for storage in storages))
        assert len({key.secret for found in keys for key in found}) == 1
        for storage in storages:
            await storage.close()

    asyncio.run(start())


def test_a_newer_schema_is_left_alone(postgres: str) -> None:
    async def start() -> None:
        await (await PostgresStorage.open(postgres)).close()

    asyncio.run(start())
    with psycopg.connect(postgres) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchone() == (len(POSTGRES),)
        connection.execute("UPDATE schema_version SET version = 1000")
    with pytest.raises(TooNew, match="1000"):
        asyncio.run(start())


def before(step: str, migrations: Sequence[Sequence[Step]]) -> Sequence[Sequence[Step]]:
    """The schema before a step that has to reckon."""
    named = [[getattr(one, "__name__", "") for one in steps] for steps in migrations]
    return migrations[: next(n for n, names in enumerate(named) if step in names)]


async def upgraded(
    kind: str, step: str, insert: str, rows: Sequence[Row], tmp_path: Path, request: pytest.FixtureRequest
) -> Storage:
    """A database in which some rows are older than a step of the schema."""
    if kind == "sqlite":
        path = tmp_path / "tables.sqlite3"
        with closing(sqlite3.connect(path, isolation_level=None)) as old:
            sqlite.in_transaction(old, migrate(before(step, MIGRATIONS)))
            old.executemany(insert, rows)
        return await SqliteStorage.open(path)
    url = request.getfixturevalue("postgres")
    with psycopg.connect(url, autocommit=True) as connection:
        books = PostgresBooks(connection)
        work = migrate(before(step, POSTGRES))
        asked = next(work)
        with suppress(StopIteration):
            while True:
                if isinstance(asked, Ask):
                    asked = work.send(books.ask(asked.sql, asked.values))
                else:
                    for row in asked.rows:
                        books.ask(asked.sql, row)
                    asked = work.send([])
        for row in rows:
            books.ask(insert, row)
    return await PostgresStorage.open(url)


OF_THAT_TIME = (
    ("one", "Anna", "anna", 1.0),
    ("two", "ΑΝΝΑ", "avva", 2.0),  # in Greek letters
    ("three", "Νίκος", "vίkoσ", 3.0),
    ("four", "Bob", "bob", 4.0),
)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_names_of_before_are_found_by_what_they_look_like_today(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    insert = "INSERT INTO people (id, name, likeness, created) VALUES (?, ?, ?, ?)"

    async def story() -> None:
        storage = await upgraded(kind, "_liken", insert, OF_THAT_TIME, tmp_path, request)
        found = {name: await storage.person_like(likeness(name)) for _, name, *_ in OF_THAT_TIME}
        assert {name: person and person.id for name, person in found.items()} == {
            "Anna": "one",
            "ΑΝΝΑ": "one",  # who came first has the name
            "Νίκος": "three",
            "Bob": "four",
        }
        second = await storage.person("two")
        assert second is not None
        assert second.name == "ΑΝΝΑ"
        await storage.name_person("two", "Άννα", likeness("Άννα"))
        again = await storage.person_like(likeness("Άννα"))
        assert again is not None
        assert again.id == "two"
        await storage.close()

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_tables_of_before_are_listed_without_their_packs(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    insert = (
        "INSERT INTO tables (id, title, header, host, created, imported, waiting, changed, standing, seating,"
        " proposals) VALUES (?, 'blitzkrieg', ?, 'ada', 1, 0, '[]', 1, '{}', 0, 0)"
    )
    plain, heavy = '{"mode":"solo","packs":{}}', '{"mode":"solo","packs":{"board":{"about":"%"}}}'

    async def story() -> None:
        storage = await upgraded(kind, "_shorten", insert, (("one", plain), ("two", heavy)), tmp_path, request)
        listed = {table.record.id: table.record.header for table in await storage.tables_of("ada")}
        assert listed == {"one": plain, "two": '{"mode":"solo"}'}
        for id, header in (("one", plain), ("two", heavy)):
            stored = await storage.load_table(id)
            assert stored is not None
            assert stored.record.header == header
        await storage.close()

    asyncio.run(story())


def test_who_asks_for_a_challenge_looks_through_nobodys_recovery_codes(tmp_path: Path) -> None:
    with closing(sqlite.connect(tmp_path / "tables.sqlite3")) as database:
        plan = database.execute("EXPLAIN QUERY PLAN DELETE FROM vouchers WHERE until <= sandtable_now()").fetchall()
    assert "vouchers_by_until" in str(plan)
    assert "SCAN" not in str(plan)


def test_other_servers_are_told_and_oneself_is_not(postgres: str) -> None:
    async def listen() -> None:
        one, two = await PostgresStorage.open(postgres), await PostgresStorage.open(postgres)
        heard: asyncio.Queue[tuple[str, str | None]] = asyncio.Queue()
        one.watch(lambda table: heard.put_nowait(("one", table)))
        two.watch(lambda table: heard.put_nowait(("two", table)))
        assert {await heard.get(), await heard.get()} == {("one", None), ("two", None)}
        await one.create_table(TABLE)  # nobody can have it open yet
        await one.append("one", entries(2, "c"))
        assert await heard.get() == ("two", "one")
        with pytest.raises(OutOfOrder):
            await two.append("one", entries(2, "c"))  # of what did not happen nobody hears
        await two.reseat("one", Seating(SEATS, 1), 5.0)
        assert await heard.get() == ("one", "one")
        await one.say("one", 0, "Ada", "hi", 6.0)
        assert await heard.get() == ("two", "one")
        # whoever lost the line hears that anything may have changed
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert {await heard.get(), await heard.get()} == {("one", None), ("two", None)}
        await one.append("one", replace(entries(3, "d"), seating=1))  # on new connections
        assert await heard.get() == ("two", "one")
        await one.close()
        await two.close()

    asyncio.run(listen())


def test_a_database_that_is_gone_is_a_failure_of_storage(postgres: str) -> None:
    async def lose() -> None:
        storage = await PostgresStorage.open(postgres)
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute("ALTER TABLE tables RENAME TO elsewhere")
        with pytest.raises(StorageFailed) as failed:
            await storage.create_table(TABLE)
        assert "secret" not in str(failed.value)
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute("ALTER TABLE elsewhere RENAME TO tables")
        await storage.create_table(TABLE)
        await storage.close()

    asyncio.run(lose())
