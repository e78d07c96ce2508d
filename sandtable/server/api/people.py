"""Requests about people: who somebody is, how strong, and what they have played."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server import company_statements
from sandtable.server import ratings_statements as kept
from sandtable.server.accounts import Person
from sandtable.server.api.bodies import read_body
from sandtable.server.api.people_bodies import GamePlayed, Moment, Player, Profile, RatingInfo, Who
from sandtable.server.api.replies import answer, sent
from sandtable.server.guard import TurnedAway
from sandtable.server.hall import Hall
from sandtable.server.names import likeness
from sandtable.server.ratings import Rating
from sandtable.server.ratings_statements import Played, Result
from sandtable.table.clocks import DAY

PAGE: Final = 20  # games of a history
CURVE: Final = 60  # moments of a curve
MONTH: Final = 30 * DAY


async def profile(hall: Hall, request: Request) -> Response:
    """Somebody's ratings and history; of others the rated games alone."""
    caller = await hall.guest_who_changes(request)
    wanted = read_body(await sent(hall, request), Who)
    person = await person_called(hall, wanted.name)
    own = person.id == caller.id
    storage = hall.storage
    ratings = await storage.do(kept.ratings_of((person.id,), None), reading=True)
    counted = await storage.do(kept.counted(person.id), reading=True)
    games, won = await storage.do(kept.tally(person.id, not own), reading=True)
    played = await storage.do(kept.history(person.id, not own, wanted.page * PAGE, PAGE + 1), reading=True)
    return answer(
        Profile(
            name=person.name,
            you=own,
            bond=await storage.do(company_statements.bond(caller.id, person.id), reading=True),
            blocked=await storage.do(company_statements.blocked_by(caller.id, person.id), reading=True),
            created=person.created,
            games=games,
            won=won,
            ratings=[
                _rating(title, rating, games, [one for one in counted if one.title == title], hall.now())
                for _, title, rating, games in ratings
            ],
            history=[_game(one, own) for one in played[:PAGE]],
            more=len(played) > PAGE,
        )
    )


async def person_called(hall: Hall, name: str) -> Person:
    person = await hall.storage.person_like(likeness(name))
    if person is None:
        raise TurnedAway(404, "person")
    return person


def _rating(title: str, rating: Rating, games: int, counted: list[Result], now: float) -> RatingInfo:
    since = now - MONTH
    recent = [one for one in counted if one.ended >= since]
    before = recent[0].before if recent else None
    step = max(1, len(counted) // CURVE)
    curve = [one for n, one in enumerate(counted) if (len(counted) - 1 - n) % step == 0]
    return RatingInfo(
        title=title,
        rating=round(rating.strength),
        spread=round(rating.spread),
        games=games,
        month=0 if before is None else round(rating.strength) - round(before),
        curve=[Moment(one.ended, round(one.after.strength), round(one.after.spread)) for one in curve if one.after],
    )


def _game(played: Played, own: bool) -> GamePlayed:
    one = played.own
    known = {other.seat: other for other in played.others}
    others = [
        Player(
            name=name,
            bot=kind == "bot",
            partner=seat in known and known[seat].side == one.side,
            rating=_whole(known[seat].before) if seat in known else None,
        )
        for seat, kind, name in played.names
        if seat != one.seat
    ]
    change = None if one.after is None or one.before is None else round(one.after.strength) - round(one.before)
    return GamePlayed(
        *(one.table, one.title, one.mode, one.ended, one.seat, one.place, one.places, one.points, change, one.why),
        own or played.spectators is not None,
        sorted(others, key=lambda other: not other.partner),
    )


def _whole(number: float | None) -> int | None:
    return None if number is None else round(number)
