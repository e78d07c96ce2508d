"""What came of games and how strong people are, as SQL; a game is reckoned in the transaction that ends it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from sandtable.server.ratings import OFTEN, OFTEN_IN, Contest, Rating, Why, mode_of, reckoned
from sandtable.server.sql import Ask, ForEach, Row, Work

RESULT: Final = (
    "table_id, seat, person, title, mode, ended, side, place, places, points, why, before, strength, deviation"
)


@dataclass(frozen=True)
class Result:
    """One seat of a game that is over; ``before`` and ``after`` are None when it did not count."""

    table: str
    seat: int
    person: str
    title: str
    mode: str
    ended: float
    side: int
    place: int
    places: int
    points: int
    why: Why
    before: float | None = None
    after: Rating | None = None


@dataclass(frozen=True)
class Played:
    """A game in somebody's history: their own result, those of the others, and who sat there, by name."""

    own: Result
    others: tuple[Result, ...]
    names: tuple[tuple[int, str, str], ...]  # seat, kind, name
    spectators: int | None


def settle(table: str, contest: Contest, ended: float) -> Work[None]:
    """Write down what came of a game, once."""
    known = yield Ask("SELECT 1 FROM results WHERE table_id = ? LIMIT 1", (table,))
    if known:
        return
    ((title, header, rated),) = yield Ask("SELECT title, header, rated FROM tables WHERE id = ?", (table,))
    seats = yield Ask("SELECT seat, who FROM seats WHERE table_id = ? AND kind = 'guest' ORDER BY seat", (table,))
    people = {int(seat or 0): str(who) for seat, who in seats}
    why: Why = "friendly"
    if rated:
        why = yield from _why_not(str(title), tuple(people.values()), contest, ended)
    before: list[Rating] = []
    after: list[Rating] = []
    if not why:
        before = yield from _ratings_now(str(title), people)
        after = reckoned(before, contest)
        for seat, rating in enumerate(after):
            yield Ask(
                "UPDATE ratings SET strength = ?, deviation = ? WHERE person = ? AND title = ?",
                (rating.strength, rating.deviation, people[seat], title),
            )
    rows: list[Row] = [
        (
            *(table, seat, person, title, mode_of(str(header)), ended, contest.sides[seat], contest.place(seat)),
            *(max(contest.places), contest.points[seat], why),
            *((before[seat].strength, after[seat].strength, after[seat].deviation) if after else (None, None, None)),
        )
        for seat, person in people.items()
        if list(people.values()).count(person) == 1  # who has several seats plays against nobody
    ]
    yield ForEach(f"INSERT INTO results ({RESULT}) VALUES ({', '.join('?' * 14)})", rows)


def _why_not(title: str, people: tuple[str, ...], contest: Contest, now: float) -> Work[Why]:
    marks = ", ".join("?" * len(people)) or "''"
    ((known,),) = yield Ask(f"SELECT count(*) FROM people WHERE id IN ({marks})", people)
    if not len(contest.sides) == len(set(people)) == known:
        return "changed"
    if not contest.whole:
        return "short"
    kin = yield Ask(f"SELECT 1 FROM kin WHERE person IN ({marks}) AND other IN ({marks}) LIMIT 1", (*people, *people))
    if kin:
        return "kin"
    often = yield Ask(
        "SELECT 1 FROM results AS one JOIN results AS other ON one.table_id = other.table_id"
        f" WHERE one.person < other.person AND one.person IN ({marks}) AND other.person IN ({marks})"
        " AND one.title = ? AND one.why = '' AND one.ended > ?"
        " GROUP BY one.person, other.person HAVING count(*) >= ? LIMIT 1",
        (*people, *people, title, now - OFTEN_IN, OFTEN),
    )
    return "often" if often else ""


def _ratings_now(title: str, people: dict[int, str]) -> Work[list[Rating]]:
    """By seat. These rows are locks, taken in everybody's order, so that of two games that end at once one waits."""
    found: dict[str, Rating] = {}
    for person in sorted(people.values()):
        yield Ask(
            "INSERT INTO ratings (person, title, strength, deviation, games) VALUES (?, ?, ?, ?, 0)"
            " ON CONFLICT (person, title) DO NOTHING",
            (person, title, Rating().strength, Rating().deviation),
        )
        ((strength, deviation),) = yield Ask(
            "UPDATE ratings SET games = games + 1 WHERE person = ? AND title = ? RETURNING strength, deviation",
            (person, title),
        )
        found[person] = Rating(float(strength or 0), float(deviation or 0))
    return [found[people[seat]] for seat in sorted(people)]


def ratings_of(people: tuple[str, ...], title: str | None) -> Work[list[tuple[str, str, Rating, int]]]:
    """Whose, of which title, what, after how many games."""
    if not people:
        return []
    rows = yield Ask(
        "SELECT person, title, strength, deviation, games FROM ratings"
        f" WHERE games > 0 AND person IN ({', '.join('?' * len(people))}) AND (title = ? OR ? = '')"
        " ORDER BY title, person",
        (*people, title or "", title or ""),
    )
    return [
        (str(person), str(found), Rating(float(strength or 0), float(deviation or 0)), int(games or 0))
        for person, found, strength, deviation, games in rows
    ]


def counted(person: str) -> Work[list[Result]]:
    """Every game that has changed a rating, the oldest first."""
    rows = yield Ask(f"SELECT {RESULT} FROM results WHERE person = ? AND why = '' ORDER BY ended", (person,))
    return [_result(row) for row in rows]


def tally(person: str, rated: bool) -> Work[tuple[int, int]]:
    """How many games, and how many of them were won."""
    ((games, won),) = yield Ask(
        "SELECT count(*), coalesce(sum(CASE WHEN place = 1 AND places > 1 THEN 1 ELSE 0 END), 0)"
        f" FROM results WHERE person = ?{_only(rated)}",
        (person,),
    )
    return int(games or 0), int(won or 0)


def history(person: str, rated: bool, first: int, most: int) -> Work[list[Played]]:
    """The last games, the newest first; of strangers the rated ones alone, for other tables are private."""
    rows = yield Ask(
        f"SELECT {RESULT} FROM results WHERE person = ?{_only(rated)} ORDER BY ended DESC, table_id LIMIT ? OFFSET ?",
        (person, most, first),
    )
    own = [_result(row) for row in rows]
    if not own:
        return []
    ids = tuple(one.table for one in own)
    among = f"IN ({', '.join('?' * len(ids))})"
    rows = yield Ask(f"SELECT {RESULT} FROM results WHERE table_id {among} ORDER BY seat", ids)
    all_results = [_result(row) for row in rows]
    seats = yield Ask(f"SELECT table_id, seat, kind, name FROM seats WHERE table_id {among} ORDER BY seat", ids)
    watched = yield Ask(f"SELECT id, spectators FROM tables WHERE id {among}", ids)
    spectators = {str(id): late if isinstance(late, int) else None for id, late in watched}
    return [
        Played(
            one,
            tuple(other for other in all_results if other.table == one.table and other.seat != one.seat),
            tuple((int(seat or 0), str(kind), str(name)) for id, seat, kind, name in seats if id == one.table),
            spectators.get(one.table),
        )
        for one in own
    ]


def _only(rated: bool) -> str:
    return " AND why <> 'friendly'" if rated else ""


def add_kin(person: str, other: str) -> Work[None]:
    """One browser has been signed in as both: games between them do not count."""
    pairs: list[Row] = [(person, other), (other, person)]
    yield ForEach("INSERT INTO kin (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING", pairs)


def _result(row: Row) -> Result:
    table, seat, person, title, mode, ended, side, place, places, points, why, before, strength, deviation = row
    counts = isinstance(strength, float)
    return Result(
        *(str(table), int(seat or 0), str(person), str(title), str(mode), float(ended or 0), int(side or 0)),
        *(int(place or 0), int(places or 0), int(points or 0), cast(Why, why)),
        float(before or 0) if counts else None,
        Rating(float(strength or 0), float(deviation or 0)) if counts else None,
    )
