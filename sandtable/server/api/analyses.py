"""Requests for the analysis of a finished game: ask for it, look how far it is, read it, stop it."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.server import analyses_statements as kept
from sandtable.server.analyses import ANALYSIS, Asked
from sandtable.server.api.bodies import Body, Reply, read_body
from sandtable.server.api.replies import answer, sent, whole_number
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import Hall
from sandtable.server.messages import Done
from sandtable.server.table import Room
from sandtable.table.guests import Guest
from sandtable.table.table import over_for_good

ASKING_COSTS: Final = 20.0  # as much of a guest's pace as so many other requests


class WantAnalysis(Body, frozen=True):
    """With ``open`` by all that was true, else by what each player knew."""

    open: bool = False


class AnalysisTold(Reply, frozen=True):
    """``progress`` is between 0 and 1; ``analysis`` is there once it is done, in the form that docs/lab.md tells."""

    state: Literal["none", "waiting", "running", "done", "failed", "cancelled"]
    progress: float = 0.0
    analysis: dict[str, Any] | None = None


async def ask_analysis(hall: Hall, request: Request) -> Response:
    """Ask for the analysis of a game that is over; whoever asks second is told of the first."""
    guest = await hall.guest_who_changes(request, ASKING_COSTS)
    wanted = read_body(await sent(hall, request), WantAnalysis)
    room = await _finished(hall, request, guest)
    asked = Asked(room.id, wanted.open, await room.save())
    await hall.jobs.ask(ANALYSIS, guest.id, asked.text(), lambda job: kept.ask(room.id, wanted.open, job))
    return answer(await _told(hall, room.id, wanted.open), 202)


async def analysis(hall: Hall, request: Request) -> Response:
    """How far an analysis is, or what it says; with ``open`` = 1 the one with all cards open."""
    guest = await hall.guest(request)
    room = await _finished(hall, request, guest)
    return answer(await _told(hall, room.id, bool(whole_number(request, "open"))))


async def stop_analysis(hall: Hall, request: Request) -> Response:
    """Stop an analysis under way; only whoever asked for it may."""
    guest = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), WantAnalysis)
    room = await _finished(hall, request, guest)
    found = await hall.storage.do(kept.one(room.id, wanted.open), reading=True)
    job = None if found is None else await hall.storage.job(found.job)
    if job is not None and not job.ended:
        if job.asked_by != guest.id:
            raise TurnedAway(403, "analysis")
        await hall.jobs.cancel(job.n)
    return answer(Done())


async def _finished(hall: Hall, request: Request, guest: Guest) -> Room:
    """The table, if its game is over for good: whoever plays has to think for themselves, and nobody who watches may
    whisper. At a real table people may go back to before the end, so there is none."""
    room = await hall.room(request)
    if not await room.allows(lambda table: over_for_good(table.match) and table.may_watch(guest)):
        raise TurnedAway(403, "analysis")
    return room


async def _told(hall: Hall, table: str, open: bool) -> AnalysisTold:
    found = await hall.storage.do(kept.one(table, open), reading=True)
    if found is None:
        return AnalysisTold("none")
    if found.result is not None:
        return AnalysisTold("done", 1.0, msgspec.json.decode(found.result, type=dict[str, Any]))
    job = await hall.storage.job(found.job)
    if job is None or job.state == "done":  # forgotten, or about to be read
        again = await hall.storage.do(kept.one(table, open), reading=True)
        if again is not None and again.result is not None:
            return AnalysisTold("done", 1.0, msgspec.json.decode(again.result, type=dict[str, Any]))
        return AnalysisTold("none")
    return AnalysisTold(job.state, job.progress)
