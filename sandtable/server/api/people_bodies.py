"""What requests about other people bring and are answered, in the manner of ``bodies``."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from sandtable.server.api.bodies import Body, Name, Reply
from sandtable.server.company_statements import Bond, What
from sandtable.server.messages import SeatNumber, Word
from sandtable.server.ratings import Why


class Who(Body, frozen=True):
    """Somebody with an account, by name; ``page`` is which part of their history."""

    name: Name
    page: Annotated[int, Meta(ge=0, le=1000)] = 0


class WantFriend(Body, frozen=True):
    name: Name
    friend: bool = True


class BlockPerson(Body, frozen=True):
    name: Name
    blocked: bool = True


class Mute(Body, frozen=True):
    table: Word
    seat: SeatNumber
    muted: bool = True


class Complaint(Body, frozen=True):
    """What the player of a seat has done, in one word and in one's own."""

    table: Word
    seat: SeatNumber
    what: What
    words: Annotated[str, Meta(max_length=1000)] = ""


class FriendInfo(Reply, frozen=True):
    """``bond`` is ``friend`` when both want it, ``asked`` when you have asked, ``asks`` when they have."""

    name: str
    bond: Bond
    here: bool


class Friends(Reply, frozen=True):
    friends: list[FriendInfo]


class Moment(Reply, frozen=True):
    """A rating and how far to both sides it may be wrong, after a game that ended then."""

    when: float
    rating: int
    spread: int


class RatingInfo(Reply, frozen=True):
    """``month`` is what the last thirty days have brought."""

    title: str
    rating: int
    spread: int
    games: int
    month: int
    curve: list[Moment]


class Player(Reply, frozen=True):
    """Somebody at a table of the past. ``rating`` is what they had before the game, if it counted."""

    name: str
    bot: bool
    partner: bool
    rating: int | None


class GamePlayed(Reply, frozen=True):
    """``change`` is what it did to the rating; None when it did not count, and ``why`` is the reason."""

    table: str
    title: str
    mode: str
    ended: float
    seat: int
    place: int
    places: int
    points: int
    change: int | None
    why: Why
    open: bool
    others: list[Player]


class Profile(Reply, frozen=True):
    """Of somebody else only rated games are told: other tables are private. ``games`` and ``won`` count the same."""

    name: str
    you: bool
    bond: Bond
    blocked: bool
    created: float
    games: int
    won: int
    ratings: list[RatingInfo]
    history: list[GamePlayed]
    more: bool
