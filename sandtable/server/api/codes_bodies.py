"""What requests about codes of real tables bring and are answered, in the manner of ``bodies``."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from sandtable.server.api.bodies import Body, Reply
from sandtable.server.messages import SeatNumber, Word
from sandtable.table.session import MOST_SEATS


class ShowCode(Body, frozen=True):
    """``anew``: another one, and the one before stops working."""

    anew: bool = False


class ByCode(Body, frozen=True):
    """Spaces, dashes and small letters do not matter."""

    code: Word


class SitByCode(Body, frozen=True):
    code: Word
    seats: Annotated[list[SeatNumber], Meta(min_length=1, max_length=MOST_SEATS)]


class TableCode(Reply, frozen=True):
    """What phones join a real table by. It works for so many ``seconds``, and longer when it is asked for again."""

    table: str
    code: str
    seconds: float


class FoundTable(Reply, frozen=True):
    table: str


class SatDown(Reply, frozen=True):
    """``seats`` are all that the guest holds now."""

    table: str
    seats: list[int]
