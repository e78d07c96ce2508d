"""Examples of rulebooks that are tried and puzzles that are solved, in a worker: some take as long as fifty acts."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from sandtable.book.examples import examples
from sandtable.book.puzzles import puzzles
from sandtable.kernel.plain import Malformed
from sandtable.server.counter import Counter
from sandtable.server.messages import Json, encode
from sandtable.server.settings import Settings
from sandtable.server.workers import Disproof
from sandtable.table.company import Message
from sandtable.table.solving import solved
from sandtable.table.trial import tried


class Wanted(Struct, frozen=True, tag=True):
    """An example that there is, and what is done and said in it."""

    title: str
    example: str
    seat: int
    deeds: list[tuple[int, str]]
    say: dict[str, Json] | None


class Answered(Struct, frozen=True, tag=True):
    """A puzzle that there is, and what is said in it; or it is given up."""

    title: str
    puzzle: str
    say: dict[str, Json] | None
    give_up: bool


class Heard(Struct, frozen=True, tag=True):
    """What a live connection would hear, and of a puzzle what is said to the answer, as JSON."""

    news: msgspec.Raw


def try_out(asked: str) -> str:
    """In a worker."""
    wanted: Wanted | Answered = msgspec.json.decode(asked, type=Wanted | Answered)
    told: Heard | Disproof
    try:
        told = Heard(msgspec.Raw(encode(_heard(wanted))))
    except Malformed as error:
        told = Disproof.of(error)
    return encode(told).decode()


def _heard(wanted: Wanted | Answered) -> Message:
    if isinstance(wanted, Answered):
        return solved(puzzles(wanted.title)[wanted.puzzle], wanted.say, wanted.give_up)
    return {"heard": [*tried(examples(wanted.title)[wanted.example], wanted.seat, wanted.deeds, wanted.say)]}


class Trials:
    """Where examples are tried and puzzles solved."""

    def __init__(self, settings: Settings) -> None:
        self._counter: Final = Counter(try_out, settings.trials_waiting)

    async def tried(self, wanted: Wanted | Answered) -> bytes:
        """What is heard, as JSON. Raises Malformed for what nobody could have done."""
        told = msgspec.json.decode(
            await self._counter.answer(msgspec.json.encode(wanted).decode()), type=Heard | Disproof
        )
        if isinstance(told, Disproof):
            raise told.error()
        return bytes(told.news)

    async def close(self) -> None:
        await self._counter.close()
