"""Tables that anybody may join, as SQL: which of them somebody sees, and who waits for the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sandtable.server.ratings import MIDDLE
from sandtable.server.sql import Ask, Row, Work
from sandtable.server.statements import LISTED_COLUMNS, with_seats
from sandtable.table.clocks import DAY
from sandtable.table.records import StoredTable

LISTED_EACH: Final = 5  # tables of one host in the lobby
LIVE_WAITS: Final = 1800.0  # seconds that a table is shown where people want to play now
DAYS_WAIT: Final = 14 * DAY
NEAR: Final = 200.0  # points between people who are about as strong as each other
FAR: Final = 400.0  # so many points more or less weigh as much as a third of the time that a table is shown
CANDIDATES: Final = 20  # tables that are tried, for somebody may be faster

BY_THE_DAY: Final = 'substr(clock, 1, 15) = \'{"kind": "days"\''  # how such a clock begins
SINCE: Final = f"created >= CASE WHEN {BY_THE_DAY} THEN ? ELSE ? END"
OPEN: Final = (
    f"listed IS NOT NULL AND outcome IS NULL AND host <> '' AND {SINCE}"
    " AND id IN (SELECT table_id FROM seats WHERE kind = 'open')"
    " AND NOT EXISTS (SELECT 1 FROM seats JOIN blocks"
    " ON (person = who AND other = ?) OR (other = who AND person = ?) WHERE table_id = id AND kind = 'guest')"
)
SITS: Final = "EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'guest' AND who = ?)"
IS_NEAR: Final = (
    "EXISTS (SELECT 1 FROM seats JOIN ratings AS theirs ON theirs.person = who AND theirs.title = tables.title"
    " JOIN ratings AS own ON own.person = ? AND own.title = tables.title"
    " WHERE table_id = id AND kind = 'guest' AND who <> ? AND own.games > 0 AND theirs.games > 0"
    " AND abs(theirs.strength - own.strength) <= ?)"
)
STRENGTH: Final = (
    "SELECT avg(coalesce(strength, ?)) FROM seats LEFT JOIN ratings"
    " ON ratings.person = who AND ratings.title = tables.title AND games > 0 WHERE table_id = id AND kind = 'guest'"
)


@dataclass(frozen=True)
class Sought:
    """Which tables somebody wants to see; what is None does not matter.

    ``fits`` is a language: of what is spoken there the tables of others, and without an ``account`` friendly ones.
    ``near`` are tables where somebody sits who is about as strong at that title as whoever looks.
    """

    title: str | None = None
    pace: Literal["live", "days"] | None = None
    fits: str | None = None
    near: bool = False
    account: bool = False


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play: ``headers`` are the beginnings of what is kept of such tables."""

    title: str
    headers: tuple[str, ...]
    clock: str | None
    language: str
    rated: bool


def open_tables(guest: str, sought: Sought, now: float, most: int) -> Work[list[StoredTable]]:
    """Tables that anybody may find and where a seat is free, the newest first; none of people who want to have nothing
    to do with each other. Of one host some are enough: nobody fills the list alone."""
    wanted, values = _filter(guest, sought)
    rows = yield Ask(
        f"SELECT {LISTED_COLUMNS} FROM"
        " (SELECT *, row_number() OVER (PARTITION BY host ORDER BY created DESC, id) AS nth FROM tables"
        f" WHERE {OPEN}{wanted}) AS found WHERE nth <= ? ORDER BY created DESC, id LIMIT ?",
        (*_open(guest, now), *values, LISTED_EACH, most),
    )
    return (yield from with_seats(rows))


def _filter(guest: str, sought: Sought) -> tuple[str, Row]:
    clauses: list[str] = []
    values: list[str | float] = []
    if sought.title is not None:
        clauses.append("title = ?")
        values.append(sought.title)
    if sought.pace is not None:
        clauses.append(BY_THE_DAY if sought.pace == "days" else f"(clock IS NULL OR NOT {BY_THE_DAY})")
    if sought.fits is not None:
        clauses.append(f"listed = ? AND NOT {SITS}")
        values += [sought.fits, guest]
        if not sought.account:
            clauses.append("rated = 0")
    if sought.near:
        clauses.append(IS_NEAR)
        values += [guest, guest, NEAR]
    return "".join(f" AND {clause}" for clause in clauses), tuple(values)


def waiting(guest: str, wish: Wish, now: float) -> Work[list[str]]:
    """Tables where somebody waits for just that, the best first: whoever is nearest in strength, and the longer
    somebody has waited, the less it matters how far they are. Nobody is too far: two who want the same do meet.

    Where the guest waits already comes last, and of the others only who has waited longer: of two who wait for each
    other and ask once more only one moves.
    """
    clock, timed = ("clock = ?", (wish.clock,)) if wish.clock is not None else ("clock IS NULL", ())
    header = " OR ".join(["substr(header, 1, ?) = ?"] * len(wish.headers))
    heads = tuple(value for head in wish.headers for value in (len(head), head))
    own = yield Ask("SELECT strength FROM ratings WHERE person = ? AND title = ? AND games > 0", (guest, wish.title))
    strength = float(own[0][0] or 0) if own else MIDDLE
    rows = yield Ask(
        "SELECT id, created, own FROM (SELECT id, created,"
        f" CASE WHEN {SITS} THEN 1 ELSE 0 END AS own,"
        f" abs(coalesce(({STRENGTH}), ?) - ?) / ?"
        f" - 3.0 * (? - created) / CASE WHEN {BY_THE_DAY} THEN ? ELSE ? END AS distance"
        f" FROM tables WHERE {OPEN} AND title = ? AND listed = ? AND rated = ? AND {clock} AND ({header})"
        ") AS found ORDER BY own DESC, distance, created, id LIMIT ?",
        (
            *(guest, MIDDLE, MIDDLE, strength, FAR, now, DAYS_WAIT, LIVE_WAITS),
            *(*_open(guest, now), wish.title, wish.language, int(wish.rated), *timed, *heads, CANDIDATES),
        ),
    )
    theirs = [(str(table), float(created or 0)) for table, created, mine in rows if not mine]
    mine = [(str(table), float(created or 0)) for table, created, mine in rows if mine]
    if not mine:
        return [table for table, _ in theirs]
    first, since = min(mine, key=lambda one: one[1])
    return [*(table for table, created in theirs if created < since), first]


def _open(guest: str, now: float) -> Row:
    return (now - DAYS_WAIT, now - LIVE_WAITS, guest, guest)
