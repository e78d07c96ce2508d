"""Backups while a server runs, restoring them, and moving from one database to the other.

A copy is one SQLite file of the newest schema, whichever database it came from. Signing keys are in none: whoever finds
one can make nobody's cookie. Neither is the queue, for letters that wait there carry links that sign in.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sandtable.server.identity import SECRET_FILE, SigningKey, read_keys, write_keys
from sandtable.server.lock import FolderInUse, locked
from sandtable.server.serve import NoPostgres, UnusableDatabase, prepare
from sandtable.server.settings import Settings
from sandtable.server.sqlite import connect
from sandtable.server.upkeep.books import (
    JOBS,
    SIGNING_KEYS,
    Books,
    Hindered,
    SqliteBooks,
    all_books,
    copy,
    postgres_read,
    postgres_written,
    print_of,
    sqlite_read,
)

ALIVE: Final = 5.0  # seconds: a server marks each second that it runs
# what a server writes at its first start, before anything has happened there
OF_ITSELF: Final = ("alive", "outages", "push_key")
IN_THE_WAY: Final = "core-ui-admin-there"


def back_up(settings: Settings, path: Path) -> int:
    """Everything there is at one moment, as a file that was not there before; gives its size."""
    if path.exists():
        raise Hindered(IN_THE_WAY, path=str(path))
    with _drafted(path.absolute().parent) as draft:
        take(settings, draft, without=(JOBS,))
        _whole(draft)
        _put_in_place(draft, path)
    return path.stat().st_size


def restore(settings: Settings, path: Path) -> int:
    """A backup becomes the database of a server that has none yet; gives how many tables it has. Clocks stand still
    since it was made."""
    if not path.is_file():
        raise Hindered("core-ui-admin-no-file", path=str(path))
    with _target(settings) as folder, TemporaryDirectory(dir=folder) as room:
        draft = Path(room) / "copy"
        copy_file(path, draft)
        _check(draft)
        return _handed_over(draft, settings)


def move(source: Settings, target: Settings) -> int:
    """The same in another database, with the queue and the signing keys, so that nobody notices; gives how many tables
    it has. What was moved is left as it is. No server may run meanwhile."""
    with quiet(source), _target(target) as folder, TemporaryDirectory(dir=folder) as room:
        keys = _keys_of(source)
        draft = Path(room) / "copy"
        take(source, draft)
        _check_quiet(source)  # whatever a server that was started meanwhile has written is not in the copy
        _check(draft)
        return _handed_over(draft, target, keys)


# from a database


def take(settings: Settings, draft: Path, without: tuple[str, ...] = ()) -> None:
    """A copy of the database, in one file of the newest schema."""
    if settings.postgres is None:
        copy_file(_found(settings), draft)
        with closing(connect(draft)) as database:
            for name in without:
                database.execute(f"DELETE FROM {name}")
    else:
        with postgres_read(settings.postgres) as source, closing(connect(draft)) as database:
            database.execute("BEGIN")
            copy(source, SqliteBooks(database), without)
            database.execute("COMMIT")


def _found(settings: Settings) -> Path:
    if not settings.database.exists():
        raise Hindered("core-ui-admin-none", path=str(settings.data_folder))
    return settings.database


def copy_file(path: Path, draft: Path) -> None:
    """While it is written to, too: what is copied is how it was at one moment."""
    os.close(os.open(draft, os.O_CREAT | os.O_RDWR, 0o600))
    with sqlite_read(path) as source, closing(sqlite3.connect(draft)) as database:
        source.backup(database)


def _whole(draft: Path) -> None:
    """All in one file, without what was deleted, and on the disk."""
    with closing(connect(draft)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
    with draft.open("rb") as file:
        os.fsync(file.fileno())


def _check(draft: Path) -> None:
    """Raises Hindered when a copy is spoiled; an older schema becomes the newest."""
    try:
        with closing(connect(draft)) as database:
            ((found,), *_) = database.execute("PRAGMA integrity_check(1)").fetchall()
            lost = database.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        raise Hindered("core-ui-admin-spoiled", problem=str(error)) from None
    if found != "ok" or lost:
        raise Hindered("core-ui-admin-spoiled", problem=str(found) if found != "ok" else f"{lost[0][0]} → {lost[0][2]}")


# to a database


def _handed_over(draft: Path, target: Settings, keys: Sequence[SigningKey] = ()) -> int:
    _whole(draft)
    with sqlite_read(draft) as database:
        ((tables,),) = database.execute("SELECT count(*) FROM tables").fetchall()
        if target.postgres is not None:
            _pour(SqliteBooks(database), target.postgres, keys)
    if target.postgres is None:
        if keys:
            write_keys(target.data_folder, list(keys))
        _put_in_place(draft, target.database)
    return int(tables)


def _pour(source: Books, url: str, keys: Sequence[SigningKey]) -> None:
    with postgres_written(url) as target:
        _check_empty(target)
        for name in OF_ITSELF:
            target.ask(f"DELETE FROM {name}")
        copy(source, target)
        target.count_jobs_on()
        for key in keys:
            target.ask(f"INSERT INTO {SIGNING_KEYS} (made, secret) VALUES (?, ?)", (key.made, key.secret.hex()))


def _check_empty(target: Books) -> None:
    for book in all_books():
        if book.name not in OF_ITSELF and print_of(target, book).rows:
            raise Hindered("core-ui-admin-not-empty", name=book.name)


@contextmanager
def _target(settings: Settings) -> Iterator[Path | None]:
    """Where there is room for a copy; with SQLite in the folder itself, which is this program's meanwhile."""
    if settings.postgres is not None:
        try:
            prepare(settings)
        except UnusableDatabase as error:
            raise Hindered("core-ui-unusable-database", problem=str(error)) from None
        except NoPostgres:
            raise Hindered("core-ui-no-postgres") from None
        with quiet(settings):
            yield None
        return
    settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with quiet(settings):
        if settings.database.exists():
            raise Hindered(IN_THE_WAY, path=str(settings.database))
        yield settings.data_folder


@contextmanager
def quiet(settings: Settings) -> Iterator[None]:
    """Raises Hindered while a server runs on it."""
    if settings.postgres is None:
        if not settings.data_folder.is_dir():
            raise Hindered("core-ui-admin-none", path=str(settings.data_folder))
        try:
            with locked(settings.data_folder):
                yield
        except FolderInUse as error:
            raise Hindered("core-ui-folder-in-use", folder=str(error)) from None
        return
    _check_quiet(settings)
    yield


def _check_quiet(settings: Settings) -> None:
    """Nobody else gets into a folder that is locked; of PostgreSQL's servers the last mark tells."""
    if settings.postgres is None:
        return
    with postgres_read(settings.postgres) as books:
        marks = books.ask("SELECT sandtable_now() - seen FROM alive")
    if any(abs(float(seconds or 0)) < ALIVE for (seconds,) in marks):
        raise Hindered("core-ui-admin-running")


def _keys_of(settings: Settings) -> list[SigningKey]:
    if settings.postgres is None:
        path = settings.data_folder / SECRET_FILE
        return read_keys(path) if path.exists() else []
    with postgres_read(settings.postgres) as books:
        rows = books.ask(f"SELECT made, secret FROM {SIGNING_KEYS} ORDER BY made")
    return [SigningKey(float(made or 0), bytes.fromhex(str(secret))) for made, secret in rows]


# files


@contextmanager
def _drafted(folder: Path) -> Iterator[Path]:
    """A file beside the one that is to come, which nobody else can read; gone when it is not needed."""
    if not folder.is_dir():
        raise Hindered("core-ui-admin-no-file", path=str(folder))
    draft = folder / f".sandtable-{secrets.token_hex(8)}"
    try:
        yield draft
    finally:
        for file in folder.glob(f"{draft.name}*"):  # SQLite may have files beside it
            file.unlink()


def _put_in_place(draft: Path, path: Path) -> None:
    """Never in the place of another file, which may have come there meanwhile."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise Hindered(IN_THE_WAY, path=str(path)) from None
    os.replace(draft, path)
