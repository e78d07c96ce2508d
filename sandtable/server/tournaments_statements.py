"""Tournaments as SQL. A round is paired in one transaction, and its tables are made afterwards, each once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from sandtable.server.pairing import DRAW, WIN, Kind, Meeting, Met, robin, rounds_of, standings, swiss
from sandtable.server.sql import Ask, ForEach, Row, Work
from sandtable.server.statements import create_table
from sandtable.table.records import StoredTable

MOST_ENTRANTS: Final = 64
MOST_HOSTED: Final = 5  # of one person that are not over
LISTED: Final = 50
TOURNAMENT: Final = "id, host, name, title, mode, kind, rounds, clock, begins, round, over"


@dataclass(frozen=True)
class Tournament:
    """``round`` is 0 while people enter. ``clock`` is that of its tables, as JSON."""

    id: str
    host: str
    name: str
    title: str
    mode: str
    kind: Kind
    rounds: int
    clock: str
    begins: float
    round: int = 0
    over: bool = False


@dataclass(frozen=True)
class Entrant:
    """``person`` and ``name`` are empty of somebody who has left for good; who is ``gone`` is not paired any more."""

    n: int
    person: str
    name: str
    gone: bool


@dataclass(frozen=True)
class Pairing:
    """``score`` is what the first one got; None while it is played."""

    round: int
    n: int
    first: int
    second: int | None
    table: str | None
    score: float | None


@dataclass(frozen=True)
class Whole:
    tournament: Tournament
    entrants: tuple[Entrant, ...]
    pairings: tuple[Pairing, ...]

    @property
    def met(self) -> list[Met]:
        return [Met(one.first, one.second, one.score) for one in self.pairings]

    @property
    def settled(self) -> bool:
        """Whether all of the last round is played."""
        return all(one.second is None or one.score is not None for one in self.pairings)

    @property
    def tableless(self) -> list[Pairing]:
        """Meetings whose table has still to be made."""
        return [one for one in self.pairings if one.second is not None and one.table is None]


def make(one: Tournament) -> Work[bool]:
    """False when the host has too many."""
    ((hosted,),) = yield Ask("SELECT count(*) FROM tournaments WHERE host = ? AND over = 0", (one.host,))
    if int(hosted or 0) >= MOST_HOSTED:
        return False
    yield Ask(
        f"INSERT INTO tournaments ({TOURNAMENT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
        (one.id, one.host, one.name, one.title, one.mode, one.kind, one.rounds, one.clock, one.begins),
    )
    return True


def listed() -> Work[list[tuple[Tournament, int]]]:
    """Those that are not over first, with how many people play."""
    rows = yield Ask(
        f"SELECT {TOURNAMENT}, (SELECT count(*) FROM entrants WHERE tournament = id AND gone = 0)"
        " FROM tournaments ORDER BY over, begins DESC LIMIT ?",
        (LISTED,),
    )
    return [(_tournament(row[:11]), int(row[11] or 0)) for row in rows]


def whole(id: str) -> Work[Whole | None]:
    rows = yield Ask(f"SELECT {TOURNAMENT} FROM tournaments WHERE id = ?", (id,))
    if not rows:
        return None
    entrants = yield Ask(
        "SELECT n, coalesce(person, ''), coalesce(people.name, ''), gone FROM entrants"
        " LEFT JOIN people ON people.id = person WHERE tournament = ? ORDER BY n",
        (id,),
    )
    pairings = yield Ask(
        "SELECT round, n, first, second, pairings.table_id, place, places FROM pairings"
        " LEFT JOIN results ON results.table_id = pairings.table_id AND results.seat = 0"
        " WHERE tournament = ? ORDER BY round, n",
        (id,),
    )
    known = tuple(Entrant(int(n or 0), str(person), str(name), bool(gone)) for n, person, name, gone in entrants)
    vanished = {one.n for one in known if not one.person}
    return Whole(_tournament(rows[0]), known, tuple(_pairing(row, vanished) for row in pairings))


def _pairing(row: Row, vanished: set[int]) -> Pairing:
    round, n, first, second, table, place, places = row
    score: float | None = None
    if isinstance(place, int) and isinstance(places, int):
        score = DRAW if places == 1 else WIN if place == 1 else 0.0
    elif second is not None and table is not None and {first, second} & vanished:  # who has left for good has lost
        score = 0.0 if first in vanished else WIN
    return Pairing(
        *(int(round or 0), int(n or 0), int(first or 0), second if isinstance(second, int) else None),
        table if isinstance(table, str) else None,
        score,
    )


def enter(id: str, person: str, wanted: bool) -> Work[bool]:
    """Take part, or do not; once it runs one can only go. False when it is too late, or full."""
    rows = yield Ask("UPDATE tournaments SET id = id WHERE id = ? AND over = 0 RETURNING round", (id,))
    if not rows:
        return False
    running = bool(rows[0][0])
    if not wanted:
        if running:
            yield Ask("UPDATE entrants SET gone = 1 WHERE tournament = ? AND person = ?", (id, person))
        else:
            yield Ask("DELETE FROM entrants WHERE tournament = ? AND person = ?", (id, person))
        return True
    known = yield Ask("SELECT 1 FROM entrants WHERE tournament = ? AND person = ?", (id, person))
    ((count, last),) = yield Ask("SELECT count(*), coalesce(max(n), -1) FROM entrants WHERE tournament = ?", (id,))
    if known:
        return True
    if running or int(count or 0) >= MOST_ENTRANTS:
        return False
    yield Ask(
        "INSERT INTO entrants (tournament, n, person, gone) VALUES (?, ?, ?, 0)", (id, int(last or 0) + 1, person)
    )
    return True


def hurry(id: str, host: str, now: float) -> Work[bool]:
    """The host begins now."""
    rows = yield Ask(
        "UPDATE tournaments SET begins = ? WHERE id = ? AND host = ? AND round = 0 AND over = 0 RETURNING id",
        (now, id, host),
    )
    return bool(rows)


def due(now: float) -> Work[list[str]]:
    rows = yield Ask("SELECT id FROM tournaments WHERE over = 0 AND begins <= ? ORDER BY begins LIMIT 200", (now,))
    return [str(id) for (id,) in rows]


def go_on(id: str) -> Work[Whole | None]:
    """Pair the next round if the last one is played, or end it. This row is everybody's lock."""
    rows = yield Ask("UPDATE tournaments SET id = id WHERE id = ? AND over = 0 RETURNING id", (id,))
    found = yield from whole(id)
    if not rows or found is None or not found.settled:
        return found
    one = found.tournament
    all_of_them = [entrant.n for entrant in found.entrants]
    playing = [entrant.n for entrant in found.entrants if not entrant.gone]
    rounds = rounds_of(one.kind, len(all_of_them), one.rounds)
    if len(playing) < 2 or one.round >= rounds:
        yield Ask("UPDATE tournaments SET over = 1 WHERE id = ?", (id,))
        return None
    next_round = one.round + 1
    if one.kind == "robin":
        meetings = [met for pair in robin(all_of_them, next_round) if (met := _without(pair, playing)) is not None]
    else:
        meetings = swiss(standings(all_of_them, found.met), found.met, playing)
    pairs: list[Row] = [(id, next_round, n, first, second) for n, (first, second) in enumerate(meetings)]
    yield ForEach("INSERT INTO pairings (tournament, round, n, first, second) VALUES (?, ?, ?, ?, ?)", pairs)
    yield Ask("UPDATE tournaments SET round = ?, rounds = ? WHERE id = ?", (next_round, rounds, id))
    return (yield from whole(id))


def _without(pair: Meeting, playing: list[int]) -> Meeting | None:
    """Who was to meet somebody that has gone rests."""
    here = [one for one in pair if one is not None and one in playing]
    if not here:
        return None
    return pair if len(here) == 2 else (here[0], None)


def seat_meeting(id: str, pairing: Pairing, table: StoredTable) -> Work[bool]:
    """Store a meeting's table together with the word of it, so that there is one. False when another came first."""
    claimed = yield Ask(
        "UPDATE pairings SET table_id = ?"
        " WHERE tournament = ? AND round = ? AND n = ? AND table_id IS NULL RETURNING n",
        (table.record.id, id, pairing.round, pairing.n),
    )
    if claimed:
        yield from create_table(table)
    return bool(claimed)


def _tournament(row: Row) -> Tournament:
    id, host, name, title, mode, kind, rounds, clock, begins, round, over = row
    return Tournament(
        *(str(id), str(host), str(name), str(title), str(mode), cast(Kind, kind), int(rounds or 0), str(clock)),
        *(float(begins or 0), int(round or 0), bool(over)),
    )
