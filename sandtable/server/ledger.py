"""How a stored table is played again."""

from __future__ import annotations

import asyncio

import sandtable
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, parse
from sandtable.kernel.save import go_on
from sandtable.server.storage import Unopenable
from sandtable.table.ledger import save_text
from sandtable.table.records import StoredTable


async def gone_on(match: Match, table: StoredTable) -> None:
    """Play what was written elsewhere since: ``table`` has the lines that the match does not know yet."""
    lines = [parse(line) for line in table.lines]
    try:
        await asyncio.to_thread(go_on, match, len(match.entries), lines)
    except Malformed as error:
        raise Unopenable(f"table {table.record.id}: {error}") from error


async def played_again(table: StoredTable) -> Match:
    """The match of a stored table. Playing its log again proves it; a thread does it, for it may take a while."""
    try:
        return await asyncio.to_thread(lambda: sandtable.load(save_text(table)))
    except Malformed as error:
        raise Unopenable(f"table {table.record.id}: {error}") from error
