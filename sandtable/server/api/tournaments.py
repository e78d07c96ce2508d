"""Requests about tournaments: those there are, new ones, taking part, and the table of results."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from msgspec import Meta, structs
from starlette.requests import Request
from starlette.responses import Response

import sandtable
from sandtable.kernel.plain import Malformed
from sandtable.server import tournaments_statements as kept
from sandtable.server.api.bodies import Body, Name, Nothing, Reply, TitleId, WantedClock, read_body
from sandtable.server.api.lobby import wanted_again
from sandtable.server.api.replies import answer, sent
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import MAKING_COSTS, Hall, checked_account
from sandtable.server.identity import new_table_id
from sandtable.server.messages import Done
from sandtable.server.names import proper
from sandtable.server.pairing import Kind, standings
from sandtable.server.tournaments_statements import Tournament, Whole
from sandtable.table.clocks import DAY, Clock


class NewTournament(Body, frozen=True):
    """For a title that two can play. It begins after so many hours, or when the host wishes; who runs out of time has
    lost. Swiss: so many ``rounds``."""

    name: Name
    title: TitleId
    clock: WantedClock
    kind: Kind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    hours: Annotated[float, Meta(ge=0, le=30 * 24)] = 24.0


class Enter(Body, frozen=True):
    """Take part, or do not."""

    enter: bool = True


class Listed(Reply, frozen=True):
    """``round`` is 0 while people enter, until ``begins``."""

    id: str
    name: str
    title: str
    kind: Kind
    rounds: int
    round: int
    over: bool
    begins: float
    people: int


class TournamentList(Reply, frozen=True):
    tournaments: list[Listed]


class Place(Reply, frozen=True):
    """A line of the table of results. ``opposition`` is the sum of the opponents' scores; it parts equals."""

    entrant: int
    name: str
    you: bool
    gone: bool
    score: float
    opposition: float
    games: int


class Meeting(Reply, frozen=True):
    """``score`` is the first one's, None while it is played; without a ``second`` the first one rests and has a win."""

    round: int
    first: int
    second: int | None
    table: str | None
    score: float | None


class TournamentInfo(Listed, frozen=True):
    mode: str
    clock: WantedClock
    host: bool
    entered: bool
    places: list[Place]
    meetings: list[Meeting]


async def tournaments(hall: Hall, request: Request) -> Response:
    """All tournaments that are on, and the last that were."""
    await hall.guest(request)
    found = await hall.storage.do(kept.listed(), reading=True)
    return answer(TournamentList([_listed(one, people) for one, people in found]))


def _listed(one: Tournament, people: int) -> Listed:
    return Listed(
        id=one.id,
        name=one.name,
        title=one.title,
        kind=one.kind,
        rounds=one.rounds,
        round=one.round,
        over=one.over,
        begins=one.begins,
        people=people,
    )


async def make_tournament(hall: Hall, request: Request) -> Response:
    """A new tournament; its host may take part."""
    caller = await hall.guest_who_changes(request, MAKING_COSTS)
    wanted = read_body(await sent(hall, request), NewTournament)
    checked_account(caller)
    title = sandtable.game(wanted.title)
    mode = next((mode.id for mode in title.modes if 2 in mode.seats), None)
    if mode is None:
        raise Malformed("title", "core-malformed-choice", value=wanted.title, choices="")
    clock = replace(wanted.clock.clock(), out="loss", remind=False)
    one = Tournament(
        id=new_table_id(),
        host=caller.id,
        name=proper(wanted.name),
        title=title.ID,
        mode=mode,
        kind=wanted.kind,
        rounds=wanted.rounds,
        clock=clock.text(),
        begins=hall.now() + wanted.hours * 3600,
    )
    if not await hall.storage.do(kept.make(one)):
        raise TurnedAway(429, "tournaments", DAY)
    return answer(await _told(hall, request, one.id, caller.id), 201)


async def tournament(hall: Hall, request: Request) -> Response:
    """One tournament with its table of results."""
    caller = await hall.guest(request)
    return answer(await _told(hall, request, request.path_params["tournament"], caller.id))


async def enter_tournament(hall: Hall, request: Request) -> Response:
    """Take part, or do not; once it runs one can only go, and has still to end one's game."""
    caller = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Enter)
    checked_account(caller)
    id = request.path_params["tournament"]
    await _whole(hall, id)
    if not await hall.storage.do(kept.enter(id, caller.id, wanted.enter)):
        raise TurnedAway(409, "tournament")
    return answer(Done())


async def begin_tournament(hall: Hall, request: Request) -> Response:
    """The host does not wait any longer."""
    caller = await hall.guest_who_changes(request)
    read_body(await sent(hall, request), Nothing)
    id = request.path_params["tournament"]
    await _whole(hall, id)
    if not await hall.storage.do(kept.hurry(id, caller.id, hall.now())):
        raise TurnedAway(403, "host")
    await hall.tournaments.look(id)
    return answer(Done())


async def _whole(hall: Hall, id: str) -> Whole:
    found = await hall.storage.do(kept.whole(id), reading=True)
    if found is None:
        raise TurnedAway(404, "address")
    return found


async def _told(hall: Hall, request: Request, id: str, caller: str) -> TournamentInfo:
    found = await _whole(hall, id)
    entrants = {entrant.n: entrant for entrant in found.entrants}
    clock = Clock.of(found.tournament.clock)
    assert clock is not None
    playing = sum(not entrant.gone for entrant in found.entrants)
    return TournamentInfo(
        **structs.asdict(_listed(found.tournament, playing)),
        mode=found.tournament.mode,
        clock=wanted_again(clock),
        host=found.tournament.host == caller,
        entered=any(entrant.person == caller and not entrant.gone for entrant in found.entrants),
        places=[
            Place(
                entrant=line.entrant,
                name=entrants[line.entrant].name,
                you=entrants[line.entrant].person == caller,
                gone=entrants[line.entrant].gone,
                score=line.score,
                opposition=line.opposition,
                games=line.games,
            )
            for line in standings(list(entrants), found.met)
        ],
        meetings=[Meeting(one.round, one.first, one.second, one.table, one.score) for one in found.pairings],
    )
