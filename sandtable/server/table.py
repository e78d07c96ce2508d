"""A table being played: its match, who sits where, and the order in which everything happens to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sandtable.kernel.action import Choices
from sandtable.kernel.knowledge import knows
from sandtable.kernel.match import Match
from sandtable.kernel.observation import Observation
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import NOT_ASKED, OVER, IllegalAction, Refusal
from sandtable.server.identity import Guest, same_hash
from sandtable.server.ledger import appended, played_again
from sandtable.server.messages import Place, Table
from sandtable.server.storage import ChatRecord, SeatRecord, Storage, StorageFailed, StoredTable

CHAT_REMEMBERED: Final = 200


class Room:
    """One change at a time: played in memory, durable in one transaction, then told to all who listen.

    Should writing fail, the match is thrown away and played again from storage when it is next needed. ``listeners``
    are called after every change; they look for themselves what is new for them.
    """

    def __init__(self, stored: StoredTable, match: Match, storage: Storage) -> None:
        self.record = stored.record
        self.seats = list(stored.seats)
        self.chat = list(stored.chat)
        self.setting: Final = match.setting
        self.manual: Final = match.manual
        self.commitment: Final = match.commitment
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Callable[[], None]]] = set()
        self.used = time.monotonic()
        self._match: Match | None = match
        self._storage: Final = storage

    async def match(self) -> Match:
        """The match as it stands on disk. Whoever asks holds the lock, so that no act is half done."""
        assert self.lock.locked()
        if self._match is None:
            stored = await self._storage.load_table(self.record.id)
            if stored is None:
                raise StorageFailed(f"table {self.record.id} is gone")
            self._match = await played_again(stored)
            self.record = stored.record
        return self._match

    def tell(self) -> None:
        self.used = time.monotonic()
        for listener in list(self.listeners):
            listener()

    # who may do what

    @property
    def over(self) -> bool:
        return self.record.outcome is not None

    def holds(self, guest: Guest, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].kind == "guest" and self.seats[seat].who == guest.id

    def belongs(self, guest: Guest) -> bool:
        return guest.id == self.record.host or any(self.holds(guest, seat.seat) for seat in self.seats)

    def may_watch(self, guest: Guest) -> bool:
        return self.belongs(guest) or self.record.spectators is not None

    def may_look_through(self, guest: Guest, seat: int) -> bool:
        """Through one's own seats; after the end through any, for the whole game can be replayed then."""
        return self.holds(guest, seat) or (0 <= seat < len(self.seats) and self.over and self.may_watch(guest))

    def may_export(self, guest: Guest) -> bool:
        """A save tells everything: only after the end, or when nobody but the host and bots plays."""
        if self.over:
            return self.may_watch(guest)
        return guest.id == self.record.host and all(
            seat.kind == "bot" or self.holds(guest, seat.seat) for seat in self.seats
        )

    def delay_for(self, guest: Guest) -> int:
        """How many turns late a spectator sees the game; those who belong to the table see it as it is."""
        return 0 if self.belongs(guest) or self.over else self.record.spectators or 0

    def public(self, guest: Guest) -> Table:
        return Table(
            table=self.record.id,
            title=self.record.title,
            mode=self.setting.mode,
            options=self.setting.options,
            manual=self.manual,
            seats=[Place(seat.seat, seat.kind, seat.name, self.holds(guest, seat.seat)) for seat in self.seats],
            host=guest.id == self.record.host,
            spectators=self.record.spectators,
            imported=self.record.imported,
            commitment=self.commitment,
            over=self.over,
        )

    # changes

    async def _change(self, carry_out: Callable[[Match], None]) -> None:
        async with self.lock:
            match = await self.match()
            known = len(match.entries)
            try:
                carry_out(match)
                entries = appended(match, known, self.record.changed, time.time())
                # shielded: a caller that goes away must not leave the disk and the memory at odds
                await asyncio.shield(self._storage.append(self.record.id, entries))
            except IllegalAction:
                raise  # nothing was changed
            except BaseException:
                self._match = None
                raise
            self.record = replace(
                self.record, outcome=entries.outcome, waiting=entries.waiting, changed=entries.changed
            )
        self.tell()

    async def play(self, seat: int, act: str) -> None:
        await self._change(lambda match: match.play(seat, act))

    async def play_as_seen(self, seen: Observation, act: str) -> None:
        """Play what was decided on an observation, unless the seat sees something else by now."""

        def carry_out(match: Match) -> None:
            if seen.seat not in match.to_act or match.observe(seen.seat).data != seen.data:
                raise IllegalAction(NOT_ASKED)
            match.play(seen.seat, act)

        await self._change(carry_out)

    async def undo(self, seat: int) -> None:
        await self._change(lambda match: still_played(match).undo(seat))

    async def resolve(self, seat: int, result: str) -> None:
        def carry_out(match: Match) -> None:
            entering = self.enters_for(match, seat)
            match.resolve(seat if entering is None else entering, result)

        await self._change(carry_out)

    def enters_for(self, match: Match, seat: int) -> int | None:
        """In whose name a seat may enter what came up: its own, or a bot's, whose pieces the host moves."""
        due = match.due
        if due is None:
            return None
        if knows(due.seen, seat):
            return seat
        seeing = [other for other in self.seats if knows(due.seen, other.seat)]
        if self.seats[seat].who == self.record.host and seeing and all(other.kind == "bot" for other in seeing):
            return seeing[0].seat
        return None

    async def offer(self, seat: int) -> None:
        await self._change(lambda match: still_played(match).offer_takeback(seat))

    async def answer(self, seat: int, accept: bool) -> None:
        await self._change(lambda match: still_played(match).answer_takeback(seat, accept))

    async def resign(self, seat: int) -> None:
        await self._change(lambda match: match.resign(seat))

    async def say(self, seat: int, text: str, now: float) -> None:
        async with self.lock:
            line = ChatRecord(self.chat[-1].n + 1 if self.chat else 0, seat, self.seats[seat].name, text, now)
            await asyncio.shield(self._storage.say(self.record.id, line))
            self.chat = [*self.chat[1 - CHAT_REMEMBERED :], line]
        self.tell()

    async def sit(self, guest: Guest, key: str) -> SeatRecord | None:
        """Give the open seat with this key to a guest; None when no seat has it or somebody else has the seat."""
        async with self.lock:
            seat = next((seat for seat in self.seats if same_hash(seat.key_hash, key)), None)
            if seat is None or self.holds(guest, seat.seat):
                return seat
            taken = seat.taken_by(guest.id, guest.name)
            if seat.kind != "open" or not await asyncio.shield(self._storage.take_seat(self.record.id, taken)):
                return None
            self.seats[seat.seat] = taken
        self.tell()
        return taken

    # questions

    async def preview(self, seat: int, act: str) -> list[Plain]:
        async with self.lock:
            return (await self.match()).preview(seat, act)

    async def why(self, seat: int, act: str) -> Refusal | None:
        async with self.lock:
            return (await self.match()).why_not(seat, act)

    async def choices(self, seat: int, verb: str, chosen: tuple[str, ...]) -> Choices:
        async with self.lock:
            return (await self.match()).choices(seat, verb, chosen)

    async def save(self) -> str:
        async with self.lock:
            return (await self.match()).save()


def still_played(match: Match) -> Match:
    """The match, unless it is over: everything lies open by then, so nobody may go back to before the end."""
    if match.outcome is not None:
        raise IllegalAction(OVER)
    return match
