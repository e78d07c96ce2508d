"""The requests of the client that a device answers by itself, as a server would (docs/api.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias, cast, get_args
from urllib.parse import parse_qs, unquote, urlsplit

import sandtable
from sandtable.book.examples import examples
from sandtable.book.puzzles import puzzles
from sandtable.games import game
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_number, as_text
from sandtable.kernel.refusal import IllegalAction, Refusal
from sandtable.pocket.battles import battle_helps, battle_odds
from sandtable.pocket.host import OWNER, Pocket
from sandtable.pocket.keeping import Kept
from sandtable.table.closed import ClosedTable
from sandtable.table.company import Message
from sandtable.table.correcting import MOST_CHANGES, MOST_ENTERED, Correcting, Fate, Said, Wish
from sandtable.table.guests import Guest
from sandtable.table.ledger import once_more
from sandtable.table.listing import titles_told
from sandtable.table.reader import MOST_LINES, Reader, with_last_lines
from sandtable.table.reasons import answer as why
from sandtable.table.seating import ME, OPEN, begun, rotated, seated
from sandtable.table.session import MOST_SEATS
from sandtable.table.solving import solved
from sandtable.table.table import Table
from sandtable.table.trial import MOST_DEEDS, tried

MOST_LATE: Final = 100  # turns that spectators may be behind
NOT_OVER: Final = Refusal("core.rematch", "core-refused-rematch")


@dataclass(frozen=True)
class Answer:
    """``body`` is told with ``status`` once all of ``kept`` is kept."""

    body: Plain
    status: int = 200
    kept: list[Kept] = field(default_factory=list)


class Denied(Exception):
    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status: Final = status
        self.reason: Final = reason


@dataclass(frozen=True)
class Request:
    """``table`` is the one in the path, ``name`` that of whoever plays on the device."""

    table: str
    query: dict[str, int]
    body: Record
    name: str


Endpoint: TypeAlias = Callable[[Pocket, Request], Answer]


def answer(pocket: Pocket, method: str, path: str, body: Plain, name: str = "") -> Answer:
    """Answer a request of the client."""
    try:
        endpoint, request = _read(method, path, body, name)
        return endpoint(pocket, request)
    except Malformed as error:
        return Answer(not_understood(error), 400)
    except IllegalAction as error:
        return Answer({"type": "refused", "refusal": error.refusal.plain()}, 409)
    except Denied as error:
        return Answer({"type": "denied", "reason": error.reason}, error.status)


def not_understood(error: Malformed) -> Message:
    args: Message = {key: value for key, value in error.values.items() if key != "detail"}
    detail = str(error.values.get("detail", ""))
    return {"type": "malformed", "place": error.place, "message": error.message, "args": args, "detail": detail}


def _read(method: str, path: str, body: Plain, name: str) -> tuple[Endpoint, Request]:
    address = urlsplit(path)
    parts = [unquote(part) for part in address.path.removeprefix("/api").split("/") if part]
    table = ""
    if len(parts) > 1 and parts[0] == "tables":
        table, parts[1] = parts[1], "{table}"
    endpoint = ENDPOINTS.get(f"{method} /{'/'.join(parts)}")
    if endpoint is None:
        raise Denied(403, "network")
    query = {key: _number(key, values[-1]) for key, values in parse_qs(address.query).items()}
    return endpoint, Request(table, query, Record(body), name)


def _number(key: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) <= MOST_LINES):
        raise Malformed(key, "core-malformed-whole")
    return int(text)


# the titles, and new tables


def titles(pocket: Pocket, request: Request) -> Answer:
    return Answer(titles_told())


def make_table(pocket: Pocket, request: Request) -> Answer:
    wanted = request.body
    fillings = wanted.texts("seats", MOST_SEATS)
    if OPEN in fillings:
        raise Denied(403, "network")
    seating, _ = seated(fillings, Guest(OWNER, request.name))
    options = {key: _option(key, value) for key, value in wanted.record("options").data.items()}
    mode = wanted.text("mode") if wanted.has("mode") else None
    title, manual, untold = game(wanted.text("title")), wanted.flag("manual", False), wanted.flag("untold", False)
    match = begun(title, seating, mode, pocket.new_seed(), options, manual, untold)
    late = wanted.has("spectators") and wanted.raw("spectators") is not None
    made = pocket.make(match, seating, wanted.number("spectators", 0, MOST_LATE) if late else None)
    return _made(made)


def _option(key: str, value: Plain) -> bool | int | str:
    if isinstance(value, bool | int | str):
        return value
    raise Malformed(f"options.{key}", "core-malformed-choice", value=str(value)[:40], choices="")


def import_save(pocket: Pocket, request: Request) -> Answer:
    """A table from a save, which is proven by playing it again. The owner plays every seat unless told otherwise."""
    match = sandtable.load(request.body.text("save"))
    seats = request.body.texts("seats", MOST_SEATS) if request.body.has("seats") else [ME] * match.setting.seats
    if len(seats) != match.setting.seats:
        raise Malformed("seats", "core-malformed-choice", value=len(seats), choices=str(match.setting.seats))
    seating, _ = seated(seats, Guest(OWNER, request.name))
    return _made(pocket.make(match, seating, imported=True))


def _made(*kept: Kept) -> Answer:
    return Answer({"table": kept[0].table, "keys": {}}, 201, [*kept])


# a table


def _table(pocket: Pocket, request: Request) -> Table:
    found = pocket.table(request.table)
    if found is None:
        raise Denied(404, "table")
    return found


def table(pocket: Pocket, request: Request) -> Answer:
    found = pocket.tables.get(request.table)
    if isinstance(found, ClosedTable):
        return Answer({**found.public(Guest(OWNER)), "packs": {}})
    one = _table(pocket, request)
    return Answer({**one.public(Guest(OWNER)), "packs": {**one.match.setting.packs}})


def view(pocket: Pocket, request: Request) -> Answer:
    at, lines = request.query.get("at"), request.query.get("lines")
    seen = _seen(pocket, request, lambda one, table: one.news(table) if at is None else one.past(table, at))
    return Answer(seen if lines is None else with_last_lines(seen, lines))


def report(pocket: Pocket, request: Request) -> Answer:
    since = request.query.get("since")
    return Answer(_seen(pocket, request, lambda one, table: one.report(table, since)))


def reasons(pocket: Pocket, request: Request) -> Answer:
    line, until = request.query.get("line", 0), request.query.get("until", 0)
    asked = _seen(pocket, request, lambda one, table: one.why(table, line, until))
    return Answer({"type": "reasons", "reasons": why(Record(asked).text("question"))})


def _seen(pocket: Pocket, request: Request, what: Callable[[Reader, Table], Message | None]) -> Message:
    one = _table(pocket, request)
    seat = request.query.get("seat")
    if not one.may_look(Guest(OWNER), seat):
        raise Denied(403, "seat")
    seen = what(Reader(seat), one)
    if seen is None:
        raise Denied(404, "moment")
    return seen


def missed(pocket: Pocket, request: Request) -> Answer:
    """Nobody else plays here while one is away."""
    return Answer({"lines": None, "left": None})


def save(pocket: Pocket, request: Request) -> Answer:
    """The file of a game. It tells everything, but the device is its owner's."""
    found = pocket.tables.get(request.table)
    text = found.save() if isinstance(found, ClosedTable) else _table(pocket, request).match.save()
    return Answer(text)


def rematch(pocket: Pocket, request: Request) -> Answer:
    one = _table(pocket, request)
    if not one.over:
        raise IllegalAction(NOT_OVER)
    if one.record.rematch is not None:
        return Answer({"table": one.record.rematch, "keys": {}}, 201)
    seating, _ = rotated(one.seating)
    return _made(*pocket.play_again(request.table, once_more(one.match, pocket.new_seed()), seating))


def odds(pocket: Pocket, request: Request) -> Answer:
    return Answer(battle_odds(request.body))


def advice(pocket: Pocket, request: Request) -> Answer:
    return Answer(battle_helps(request.body))


def solve_puzzle(pocket: Pocket, request: Request) -> Answer:
    wanted = request.body
    title = game(wanted.text("title"))
    puzzle = puzzles(title.ID).get(wanted.text("puzzle"))
    if puzzle is None:
        raise Denied(404, "puzzle")
    return Answer(solved(puzzle, _said(wanted), wanted.flag("give_up", False)))


def try_example(pocket: Pocket, request: Request) -> Answer:
    wanted = request.body
    title = game(wanted.text("title"))
    example = examples(title.ID).get(wanted.text("example"))
    if example is None:
        raise Denied(404, "example")
    deeds = [_deed(deed, f"{wanted.at('deeds')}[{n}]") for n, deed in enumerate(wanted.items("deeds", MOST_DEEDS))]
    heard = tried(example, wanted.number("seat", 0, MOST_SEATS - 1), deeds, _said(wanted))
    return Answer({"heard": [*heard]})


def correct(pocket: Pocket, request: Request) -> Answer:
    """What would become of the entries after a wrong one."""
    return Answer(Correcting(_table(pocket, request), Guest(OWNER), _wish(request.body)).told(_said(request.body)))


def put_right(pocket: Pocket, request: Request) -> Answer:
    one, owner, wish = _table(pocket, request), Guest(OWNER), _wish(request.body)
    correcting = Correcting(one, owner, wish, twin=True)
    change = one.put_right(owner, wish.seat, correcting.carried_out(), correcting.known)
    return Answer({"type": "done"}, kept=[pocket.settle(request.table, change)])


def _wish(wanted: Record) -> Wish:
    changes = tuple(_change(change) for change in wanted.records("changes", MOST_CHANGES))
    seq = wanted.number("seq", 0, MOST_LINES) if wanted.has("seq") and wanted.raw("seq") is not None else None
    return Wish(wanted.number("seat", 0, MOST_SEATS - 1), wanted.number("line", 0, MOST_LINES), changes, seq)


def _change(said: Record) -> Said:
    acts = said.items("acts", MOST_ENTERED) if said.has("acts") else []
    entered = tuple(_entered(act, said.at("acts")) for act in acts)
    what = said.text("what")
    if what not in get_args(Fate):
        raise Malformed(said.at("what"), "core-malformed-choice", value=what[:40], choices=", ".join(get_args(Fate)))
    return Said(said.number("line", 0, MOST_LINES), cast(Fate, what), entered)


def _entered(act: Plain, place: str) -> tuple[int, str]:
    pair = as_list(act, place, 2)
    if len(pair) != 2:
        raise Malformed(place, "core-malformed-list")
    return as_number(pair[0], place, CHANCE, MOST_SEATS - 1), as_text(pair[1], place)


def _deed(value: Plain, place: str) -> tuple[int, str]:
    deed = as_list(value, place, 2)
    if len(deed) != 2:
        raise Malformed(place, "core-malformed-list")
    return as_number(deed[0], place, 0, MOST_SEATS - 1), as_text(deed[1], place)


def _said(wanted: Record) -> Message | None:
    """As on a live connection."""
    return wanted.record("say").data if wanted.has("say") and wanted.raw("say") is not None else None


ENDPOINTS: Final[dict[str, Endpoint]] = {
    "GET /titles": titles,
    "POST /tables": make_table,
    "POST /import": import_save,
    "GET /tables/{table}": table,
    "GET /tables/{table}/view": view,
    "GET /tables/{table}/report": report,
    "GET /tables/{table}/reasons": reasons,
    "GET /tables/{table}/missed": missed,
    "GET /tables/{table}/save": save,
    "POST /tables/{table}/rematch": rematch,
    "POST /tables/{table}/correct": correct,
    "POST /tables/{table}/put-right": put_right,
    "POST /examples": try_example,
    "POST /puzzles": solve_puzzle,
    "POST /lab/odds": odds,
    "POST /lab/helps": advice,
}
