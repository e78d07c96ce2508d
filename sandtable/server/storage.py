"""Where tables, seats, chat and tokens are kept, whatever database keeps them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sandtable.table.records import Appended, ChatRecord, Seating, StoredTable


class StorageFailed(Exception):
    """Something could not be written or read; what was being done did not happen."""


class OutOfOrder(StorageFailed):
    """A log or a seating was to be changed that is not what the writer believed: somebody else was faster."""


class Storage(Protocol):
    """Each method is one transaction, durable when it returns. All raise StorageFailed."""

    async def secret(self) -> bytes:
        """What cookies are signed with, made when it is first asked for; all servers of one database share it."""
        ...

    async def answers(self) -> None:
        """Nothing, when the database is there."""
        ...

    async def create_table(self, table: StoredTable, rematch_of: str | None = None) -> str:
        """The id of the table; of a rematch there is only one, and who asks later is given the id of the first."""
        ...

    async def load_table(self, table: str, first: int = 0) -> StoredTable | None:
        """The table with the lines of its log from number ``first`` on."""
        ...

    async def tables_of(self, guest: str) -> list[StoredTable]:
        """The tables a guest hosts or sits at, running first, the last changed first, without logs and chat."""
        ...

    async def append(self, table: str, entries: Appended) -> None:
        """Raises OutOfOrder when the log does not have exactly ``entries.first`` entries, or seats have changed."""
        ...

    async def reseat(self, table: str, seating: Seating, changed: float) -> None:
        """Raises OutOfOrder unless ``seating`` is the next version of what is kept."""
        ...

    async def rename(self, guest: str, name: str) -> list[str]:
        """The guest has another name wherever they sit, table by table; gives the tables that it changes."""
        ...

    async def say(self, table: str, seat: int, name: str, text: str, said: float) -> ChatRecord: ...

    async def add_token(self, hash: str, guest: str, name: str, created: float) -> None: ...

    async def token_owner(self, hash: str) -> tuple[str, str] | None:
        """The guest's id and name."""
        ...

    async def revoke_tokens(self, guest: str) -> None: ...

    def watch(self, changed: Callable[[str | None], None]) -> None:
        """From now on ``changed`` is told of tables that other servers change; None means that any may have."""
        ...

    async def close(self) -> None: ...
