"""How a match is written down: what never changes about it, its log line by line, and what follows for lists."""

from __future__ import annotations

import json
from typing import Final

from sandtable.kernel.described import Described
from sandtable.kernel.knowledge import knows, seen_by
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain, Record, dump
from sandtable.table.records import Appended, Seating, StoredTable, TableRecord

PICTURE_EVERY: Final = 20  # entries


def header_of(match: Match) -> str:
    """The save without its log and outcome: what never changes about a match, its secret included."""
    data = json.loads(match.save())
    del data["log"], data["outcome"]
    return dump(data)


def setting_of(match: Match) -> str:
    """How the header of every match of this setting begins, up to its secret."""
    return header_of(match).partition('"secret"')[0]


def brief_of(header: str) -> str | None:
    """A header without its data packs, which are all of its weight, for lists; None where it has none."""
    try:
        data = json.loads(header)
    except ValueError:  # whoever opens the table is told
        return None
    if not isinstance(data, dict) or not data.get("packs"):
        return None
    del data["packs"]
    return dump(data)


def laid(
    match: Match,
    id: str,
    host: str,
    seating: Seating,
    now: float,
    spectators: int | None = None,
    imported: bool = False,
) -> StoredTable:
    """A new table, on which a match lies."""
    record = TableRecord(
        id=id,
        title=match.game.ID,
        header=header_of(match),
        host=host,
        created=now,
        spectators=spectators,
        imported=imported,
        outcome=outcome_of(match),
        waiting=waiting_for(match),
        changed=now,
        standing=standing_of(match),
    )
    return StoredTable(record, seating, lines_from(match, 0), picture=picture_of(match))


def once_more(played: Match, seed: str | None) -> Match:
    """Another match of the same kind, in which everybody sits one seat further."""
    before = played.setting
    untold = tuple((seat - 1) % before.seats for seat in before.untold)
    dealt = tuple((seat - 1) % before.seats for seat in before.dealt)
    agreed = before.options, before.packs, played.manual, untold, dealt
    return played.game.match(before.mode, before.seats, seed, *agreed)


def outcome_of(match: Match) -> str | None:
    outcome = match.outcome
    return None if outcome is None else dump(outcome.plain())


def waiting_for(match: Match) -> tuple[int, ...]:
    """The seats that owe a decision, or that may enter what came up by hand."""
    due = match.due
    if due is None:
        return match.to_act
    return tuple(seat for seat in range(match.setting.seats) if knows(due.seen, seat))


def standing_of(match: Match, described: Described | None = None) -> str:
    """What everybody may know of how the game stands: whose turn it seems to be, and the facts the title names."""
    names = match.game.STANDING
    wanted = {name.partition(".")[0] for name in names}
    facts = (described or match.described()).facts
    state = {key: seen_by(value, None) for key, value in facts.items() if key in wanted}
    pending: list[Plain] = [] if match.resigned is not None else [*match.state.pending_seen_by(None)]
    return dump({"pending": pending, "facts": named_facts(state, names)})


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
    return tuple([entry.line() for entry in match.entries[first:]])


def appended(
    match: Match,
    first: int,
    before: float,
    now: float,
    seating: int = 0,
    described: Described | None = None,
    face: str | None = None,
    due: float | None = None,
) -> Appended:
    """Everything in the log from entry ``first`` on, done by who was allowed to by this version of the seats.

    ``before`` is when the table changed last, and stays so when nobody may know that something happened now. ``face``
    and ``due`` are how the clock stands then.
    """
    noticed = any(entry.is_shown_to(None) for entry in match.entries[first:])
    return Appended(
        first=first,
        lines=lines_from(match, first),
        outcome=outcome_of(match),
        waiting=waiting_for(match),
        changed=now if noticed else before,
        standing=standing_of(match, described),
        seating=seating,
        picture=picture_of(match, described) if _wants_picture(match, first) else None,
        face=face,
        due=due,
    )


def picture_of(match: Match, described: Described | None = None) -> str:
    """What everybody sees now, kept beside the log: it can be shown even when the rules of the game are gone."""
    seq = sum(entry.is_shown_to(None) for entry in match.entries)
    return dump({"seq": seq, "view": match.view(None, described)})


def _wants_picture(match: Match, first: int) -> bool:
    """At the end, and now and then before it: a picture is larger than what an act adds to the log."""
    return match.outcome is not None or first // PICTURE_EVERY != len(match.entries) // PICTURE_EVERY


def save_text(table: StoredTable) -> str:
    """The host's file of a stored table."""
    data = json.loads(table.record.header)
    data["log"] = [json.loads(line) for line in table.lines]
    data["outcome"] = None if table.record.outcome is None else json.loads(table.record.outcome)
    return dump(data)
