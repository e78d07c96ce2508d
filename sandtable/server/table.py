"""A table on this server: one change at a time, durable before anybody hears of it, together with other servers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed
from sandtable.kernel.refusal import IllegalAction
from sandtable.server.guard import TurnedAway
from sandtable.server.ledger import gone_on, played_again
from sandtable.server.ratings import contest_of
from sandtable.server.storage import OutOfOrder, Storage, StorageFailed, TableGone
from sandtable.table import seating
from sandtable.table.clocks import Pause
from sandtable.table.company import Message
from sandtable.table.correcting import CHANGED, Correcting, Wish
from sandtable.table.guests import Guest
from sandtable.table.records import Appended, ChatRecord, OrdersRecord, Seating, StoredTable
from sandtable.table.seating import WrongKey
from sandtable.table.session import Heard
from sandtable.table.table import Change, HalfDone, NotHeld, Overtaken, Table

T = TypeVar("T")

MOST_ATTEMPTS: Final = 5  # to put an entry right while others go on


class Room:
    """What happens is played at the table in memory, kept in one transaction, then told to all who listen.

    Should writing fail, the match is thrown away and played again from storage when it is next needed; should another
    server have been faster, what it wrote is played first. ``listeners`` are called after every change; they look for
    themselves what is new for them.
    """

    def __init__(
        self,
        stored: StoredTable,
        match: Match,
        storage: Storage,
        longest_log: int,
        outages: Callable[[], Sequence[Pause]] = tuple,
        acted: Callable[[str, float], None] = lambda title, seconds: None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.id: Final = stored.record.id
        self.table: Final = Table(stored, match, longest_log, clock, outages)
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Callable[[], None]]] = set()
        self.used = time.monotonic()
        self.kept = not storage.shared  # whether this server looks after it: what happens by itself happens here
        self.stale = False  # another server has changed something
        self.dropped = False  # whoever looks for this table finds another room
        self._lost = False  # what is in memory is not what is on disk
        self._storage: Final = storage
        self._acted: Final = acted  # told the title and how long an act took to be durable

    async def ready(self) -> Table:
        """The table as it stands on disk. Whoever asks holds the lock, so that no act is half done."""
        assert self.lock.locked()
        if self.dropped:
            raise StorageFailed(f"table {self.id} was put away")
        if self._lost or self.stale:
            lost, self._lost = self._lost, True  # which stays so, should anything go wrong
            self.stale = False
            match = self.table.match
            stored = await self._storage.load_table(self.id, 0 if lost else len(match.entries))
            if stored is None:
                raise TableGone(f"table {self.id} is gone")
            if lost:
                match = await played_again(stored)
            else:
                await gone_on(match, stored)
            self.table.resume(stored, match)
            self._lost = False
        return self.table

    async def refresh(self) -> None:
        """Read what another server has changed, and tell it here."""
        async with self.lock:
            await self.ready()
        self.tell()

    async def allows(self, allowed: Callable[[Table], bool]) -> bool:
        """Whether something is allowed; before it is denied storage is asked, for another server may know more."""
        if not allowed(self.table):
            async with self.lock:
                self.stale = True
                await self.ready()
        return allowed(self.table)

    def tell(self) -> None:
        self.used = time.monotonic()
        for listener in list(self.listeners):
            listener()

    # changes

    async def hear(self, listen: Callable[[bool], Heard], comes: bool = False) -> Heard:
        """Let a session hear something; what it changes is durable when this returns. See ``Session.hear``.

        Whoever ``comes`` from another server may know of more than this one has been told yet, so storage is asked.
        """
        asked = time.monotonic()
        async with self.lock:
            self.stale = self.stale or (comes and self._storage.shared)
            heard = await self._durably(listen, lambda heard: heard.change)
        self._measure(heard.change, asked)
        if heard.change is not None:
            self.tell()
        return heard

    async def change(self, carry_out: Callable[[Table], Change], by_itself: bool = True) -> None:
        """Something that happens at the table, in the same way; ``by_itself`` when nobody asked for it just now.

        Raises OffDuty when such a thing is for another server to do.
        """
        asked = time.monotonic()
        async with self.lock:
            change = await self._durably(lambda certain: carry_out(self.table), lambda change: change, by_itself)
        self._measure(change, asked)
        self.tell()

    def _measure(self, change: Change | None, asked: float) -> None:
        if isinstance(change, Appended):
            self._acted(self.table.record.title, time.monotonic() - asked)

    async def _durably(
        self, carry_out: Callable[[bool], T], to_keep: Callable[[T], Change | None], by_itself: bool = False
    ) -> T:
        certain = False  # who sits where
        while True:
            await self.ready()
            try:
                carried_out = carry_out(certain)
                change = to_keep(carried_out)
                if change is not None:
                    self.table.settle(await self._written(change, by_itself))
                return carried_out
            except NotHeld:
                if certain:
                    raise
                certain = self.stale = True
            except (IllegalAction, Malformed, TurnedAway):
                raise  # nothing was changed
            except OutOfOrder:  # another server was faster: the same again after what it did, if it is still allowed
                self._lost = True
            except HalfDone as error:
                self._lost = True
                raise IllegalAction(error.refusal) from error
            except BaseException:
                self._lost = True
                raise

    async def _written(self, change: Change, by_itself: bool) -> Appended | ChatRecord | OrdersRecord:
        if isinstance(change, Appended):
            imported = self.table.record.imported  # whose rolls somebody may have known
            contest = None if change.outcome is None or imported else contest_of(self.table.match)
            await self._storage.append(self.id, change, contest, by_itself)
            return change
        if isinstance(change, OrdersRecord):
            await self._storage.keep_orders(self.id, change)
            return change
        return await self._storage.say(self.id, change.seat, change.name, change.text, change.said, change.who)

    async def play(self, who: Guest, seat: int, act: str, check: Callable[[], None] = lambda: None) -> None:
        """``check`` may object at the very moment."""

        def carry_out(table: Table) -> Change:
            check()
            return table.play(who, seat, act)

        await self.change(carry_out, by_itself=False)

    # putting right

    async def correct(self, who: Guest, wish: Wish, say: Message | None) -> Message:
        """What would become of the entries after a wrong one; nothing changes. See ``Correcting.told``."""
        correcting = await self._correcting(who, wish)
        return await asyncio.to_thread(correcting.told, say)

    async def put_right(self, who: Guest, wish: Wish) -> None:
        """What takes long is done beside the table; should anything be written meanwhile, it is done again."""
        for _ in range(MOST_ATTEMPTS):
            correcting = await self._correcting(who, wish, twin=True)
            corrected = await asyncio.to_thread(correcting.carried_out)
            try:
                await self.change(
                    partial(Table.put_right, who=who, seat=wish.seat, corrected=corrected, known=correcting.known),
                    by_itself=False,
                )
            except Overtaken:
                continue
            return
        raise IllegalAction(CHANGED)

    async def _correcting(self, who: Guest, wish: Wish, twin: bool = False) -> Correcting:
        async with self.lock:
            try:
                return Correcting(await self.ready(), who, wish, twin)
            except IllegalAction:  # once more, on what storage knows
                self.stale = True
                return Correcting(await self.ready(), who, wish, twin)

    async def reseat(
        self, change: Callable[[Seating], Seating], after_the_end: bool = False, by_itself: bool = False
    ) -> Seating:
        """Change who sits where, in the same way as the game is changed."""
        async with self.lock:
            refused = False
            while True:
                table = await self.ready()
                try:
                    wanted = table.reseat(change, after_the_end)
                except (IllegalAction, WrongKey):
                    if refused:
                        raise
                    refused = self.stale = True  # once more, on what storage knows
                    continue
                if wanted is table.seating:
                    return wanted
                now = table.now()
                timed = table.clocked(wanted, now)
                try:
                    await self._storage.reseat(self.id, wanted, now, timed, by_itself)
                    break
                except OutOfOrder:
                    self.stale = True
                except BaseException:
                    self._lost = True  # with which the seats are read again too
                    raise
            table.reseated(wanted, now, timed)
            if timed is not None:  # whoever sits down brings vacations and holidays along
                self.stale = True
                with suppress(StorageFailed):  # they are read later then
                    await self.ready()
        self.tell()
        return wanted

    async def notice(self, guest: Guest) -> None:
        """A guest looks: should others want to give their seat away, they have to ask them."""
        if seating.noticed(self.table.seating, guest) is not self.table.seating:
            await self.reseat(lambda now: seating.noticed(now, guest), after_the_end=True)

    def played_again_at(self, table: str) -> None:
        self.table.played_again_at(table)
        self.tell()

    async def save(self) -> str:
        async with self.lock:
            return (await self.ready()).match.save()
