"""How a match is written down for storage and played again from it."""

from __future__ import annotations

import asyncio
import json

import sandtable
from sandtable.kernel.knowledge import knows
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Plain, Record, dump, parse
from sandtable.kernel.save import go_on
from sandtable.server.storage import Appended, StoredTable, Unopenable


def header_of(match: Match) -> str:
    """The save without its log and outcome: what never changes about a match, its secret included."""
    data = json.loads(match.save())
    del data["log"], data["outcome"]
    return dump(data)


def outcome_of(match: Match) -> str | None:
    outcome = match.outcome
    return None if outcome is None else dump(outcome.plain())


def waiting_for(match: Match) -> tuple[int, ...]:
    """The seats that owe a decision, or that may enter what came up by hand."""
    due = match.due
    if due is None:
        return match.to_act
    return tuple(seat for seat in range(match.setting.seats) if knows(due.seen, seat))


def standing_of(match: Match) -> str:
    """What everybody may know of how the game stands: whose turn it seems to be, and the facts the title names."""
    view = match.view(None)
    state = Record(view).record("state").data
    return dump({"pending": view["pending"], "facts": named_facts(state, match.game.STANDING)})


def named_facts(state: dict[str, Plain], names: tuple[str, ...]) -> dict[str, Plain]:
    """The facts that a title names, where a state has them, built like the state: ``players.points`` picks one field
    of each row of ``players``."""
    facts: dict[str, Plain] = {}
    rows: dict[str, list[dict[str, Plain]]] = {}
    for name in names:
        key, dot, field = name.partition(".")
        if key not in state:
            continue
        if not dot:
            facts[key] = state[key]
            continue
        found = Record(state).records(key)
        kept = rows.setdefault(key, [{} for _ in found])
        for row, picked in zip(found, kept, strict=True):
            if row.has(field):
                picked[field] = row.data[field]
        facts[key] = [*kept]
    return facts


def lines_from(match: Match, first: int) -> tuple[str, ...]:
    return tuple(dump(entry.plain()) for entry in match.entries[first:])


def appended(match: Match, first: int, before: float, now: float) -> Appended:
    """Everything in the log from entry ``first`` on.

    ``before`` is when the table changed last, and stays so when nobody may know that something happened now.
    """
    noticed = any(entry.shown_to(None) is not None for entry in match.entries[first:])
    changed = now if noticed else before
    return Appended(first, lines_from(match, first), outcome_of(match), waiting_for(match), changed, standing_of(match))


def save_text(table: StoredTable) -> str:
    """The host's file of a stored table."""
    data = json.loads(table.record.header)
    data["log"] = [json.loads(line) for line in table.lines]
    data["outcome"] = None if table.record.outcome is None else json.loads(table.record.outcome)
    return dump(data)


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
