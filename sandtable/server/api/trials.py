"""Requests about what is tried out on a board first: examples of the rulebooks, puzzles, and entries put right."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.book.examples import examples
from sandtable.book.puzzles import puzzles
from sandtable.games import games
from sandtable.kernel.plain import Malformed
from sandtable.server.api.bodies import read_body
from sandtable.server.api.replies import answer, sent
from sandtable.server.api.trials_bodies import Correct, Say, Solve, Try
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import Hall
from sandtable.server.messages import Done, Json
from sandtable.server.trials import Answered, Wanted

TRYING_COSTS: Final = 2.0  # as much of a guest's pace as so many other requests


async def try_example(hall: Hall, request: Request) -> Response:
    """How an example of a rulebook looks after what was done in it. Nothing is kept of it."""
    await hall.guest_who_changes(request, TRYING_COSTS)
    wanted = read_body(await sent(hall, request), Try)
    _check_title(wanted.title)
    if wanted.example not in examples(wanted.title):
        raise TurnedAway(404, "example")
    return await _answer(hall, Wanted(wanted.title, wanted.example, wanted.seat, wanted.deeds, _plain(wanted.say)))


async def solve_puzzle(hall: Hall, request: Request) -> Response:
    """What the seat of a puzzle sees, and what is said to an answer. Nothing is kept of it."""
    await hall.guest_who_changes(request, TRYING_COSTS)
    wanted = read_body(await sent(hall, request), Solve)
    _check_title(wanted.title)
    if wanted.puzzle not in puzzles(wanted.title):
        raise TurnedAway(404, "puzzle")
    return await _answer(hall, Answered(wanted.title, wanted.puzzle, _plain(wanted.say), wanted.give_up))


async def correct(hall: Hall, request: Request) -> Response:
    """At a real table: what would become of the entries after a wrong one. Nothing changes."""
    guest = await hall.guest_who_changes(request, TRYING_COSTS)
    wanted = read_body(await sent(hall, request), Correct)
    room = await hall.room(request)
    return answer(await room.correct(guest, wanted.wish(), _plain(wanted.say)))


async def put_right(hall: Hall, request: Request) -> Response:
    """At a real table: an entry is put right, once everything after it fits or is settled."""
    guest = await hall.guest_who_changes(request, TRYING_COSTS)
    wanted = read_body(await sent(hall, request), Correct)
    room = await hall.room(request)
    hall.check_line(request)
    await room.put_right(guest, wanted.wish())
    await room.notice(guest)
    return answer(Done())


def _check_title(title: str) -> None:
    if title not in games():
        raise Malformed("title", "core-malformed-choice", value=title[:40], choices=", ".join(games()))


def _plain(say: Say | None) -> dict[str, Json] | None:
    said: dict[str, Json] | None = None if say is None else msgspec.to_builtins(say)
    return said


async def _answer(hall: Hall, asked: Wanted | Answered) -> Response:
    return Response(await hall.trials.tried(asked), media_type="application/json")
