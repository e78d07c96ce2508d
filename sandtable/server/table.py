"""A table being played: its match, who sits where, and the order in which everything happens to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

from msgspec import UNSET

from sandtable.kernel.action import Action, Choices
from sandtable.kernel.knowledge import knows
from sandtable.kernel.match import Match
from sandtable.kernel.observation import Observation
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import NOT_ASKED, OVER, IllegalAction, Refusal
from sandtable.kernel.standing import Standing, answer_as_usual
from sandtable.server import seating
from sandtable.server.guard import TurnedAway
from sandtable.server.identity import Guest
from sandtable.server.ledger import appended, gone_on, played_again
from sandtable.server.messages import Place, Proposed, Table
from sandtable.server.storage import CHAT_KEPT, OutOfOrder, Seating, SeatRecord, Storage, StorageFailed, StoredTable

T = TypeVar("T")

TOO_LONG: Final = Refusal("core.length", "core-refused-length")


class Room:
    """One change at a time: played in memory, durable in one transaction, then told to all who listen.

    Should writing fail, the match is thrown away and played again from storage when it is next needed; should another
    server have been faster, what it wrote is played first. ``listeners`` are called after every change; they look for
    themselves what is new for them.

    Whoever acts is a guest, or None for the bots and for seats that nobody holds.
    """

    def __init__(self, stored: StoredTable, match: Match, storage: Storage, longest_log: int) -> None:
        self.record = stored.record
        self.seating = stored.seating
        self.chat = list(stored.chat)
        self.setting: Final = match.setting
        self.manual: Final = match.manual
        self.commitment: Final = match.commitment
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Callable[[], None]]] = set()
        self.used = time.monotonic()
        self.stale = False  # another server has changed something
        self.standing: Final[dict[int, tuple[Guest, Standing]]] = {}  # by seat, and who gave the orders
        self._match: Match | None = match
        self._storage: Final = storage
        self._longest_log: Final = longest_log

    async def match(self) -> Match:
        """The match as it stands on disk. Whoever asks holds the lock, so that no act is half done."""
        assert self.lock.locked()
        if self._match is None or self.stale:
            return await self._catch_up()
        return self._match

    async def _stored(self, first: int) -> StoredTable:
        """The table as it is kept, with the lines of its log from number ``first`` on."""
        stored = await self._storage.load_table(self.record.id, first)
        if stored is None:
            raise StorageFailed(f"table {self.record.id} is gone")
        self.record = stored.record
        self.seating = stored.seating
        self.chat = list(stored.chat)
        return stored

    async def _catch_up(self) -> Match:
        """Read and play what another server wrote."""
        match, self._match = self._match, None  # which stays so, should anything go wrong
        self.stale = False
        stored = await self._stored(0 if match is None else len(match.entries))
        if match is None:
            match = await played_again(stored)
        else:
            await gone_on(match, stored)
        self._match = match
        return match

    async def refresh(self) -> None:
        """Read what another server has changed, and tell it here."""
        async with self.lock:
            await self.match()
        self.tell()

    async def allows(self, allowed: Callable[[], bool]) -> bool:
        """Whether something is allowed; before it is denied storage is asked, for another server may know more."""
        if not allowed():
            async with self.lock:
                self.stale = True
                await self.match()
        return allowed()

    def tell(self) -> None:
        self.used = time.monotonic()
        for listener in list(self.listeners):
            listener()

    # who may do what

    @property
    def seats(self) -> tuple[SeatRecord, ...]:
        return self.seating.seats

    @property
    def over(self) -> bool:
        return self.record.outcome is not None

    def holds(self, guest: Guest, seat: int) -> bool:
        return seating.holds(self.seating, guest, seat)

    def belongs(self, guest: Guest) -> bool:
        return guest.id == self.record.host or any(self.holds(guest, seat.seat) for seat in self.seats)

    def may_watch(self, guest: Guest) -> bool:
        return self.belongs(guest) or self.record.spectators is not None

    def may_look(self, guest: Guest, seat: int | None) -> bool:
        """Through one's own seats; after the end through any, for the whole game can be replayed then."""
        if seat is None:
            return self.may_watch(guest)
        return self.holds(guest, seat) or (0 <= seat < len(self.seats) and self.over and self.may_watch(guest))

    def may_export(self, guest: Guest) -> bool:
        """A save tells everything: only after the end, or when nobody but the host and bots plays."""
        if self.over:
            return self.may_watch(guest)
        return guest.id == self.record.host and seating.played_by_one(self.seating, guest.id)

    def delay_for(self, guest: Guest) -> int:
        """How many turns late a spectator sees the game; those who belong to the table see it as it is."""
        return 0 if self.belongs(guest) or self.over else self.record.spectators or 0

    def public(self, guest: Guest, with_packs: bool = False) -> Table:
        proposal = self.seating.proposal
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
            proposal=None
            if proposal is None
            else Proposed(proposal.n, proposal.by, proposal.seat, proposal.filling, list(proposal.waiting)),
            rematch=self.record.rematch,
            packs=self.setting.packs if with_packs else UNSET,
        )

    # changes of the game

    async def _change(
        self, who: Guest | None, seat: int, carry_out: Callable[[Match], None], giving_up: bool = False
    ) -> None:
        async with self.lock:
            await self._carry_out(who, seat, carry_out, giving_up)
        self.tell()

    async def _carry_out(
        self, who: Guest | None, seat: int, carry_out: Callable[[Match], None], giving_up: bool
    ) -> None:
        while True:
            match = await self._match_for(who, seat)
            known = len(match.entries)
            if known >= self._longest_log and not giving_up:
                raise IllegalAction(TOO_LONG)
            try:
                carry_out(match)
                answer_as_usual(match, self._orders_of_people())
                entries = appended(match, known, self.record.changed, time.time())
                entries = replace(entries, seating=self.seating.version)
                # shielded: a caller that goes away must not leave the disk and the memory at odds
                await asyncio.shield(self._storage.append(self.record.id, entries))
                break
            except IllegalAction:
                raise  # nothing was changed
            except OutOfOrder:  # another server was faster: the same again after what it did, if it is still allowed
                self._match = None
            except BaseException:
                self._match = None
                raise
        self.record = replace(
            self.record,
            outcome=entries.outcome,
            waiting=entries.waiting,
            changed=entries.changed,
            standing=entries.standing,
        )

    async def _match_for(self, who: Guest | None, seat: int) -> Match:
        """The match for whoever holds the seat. Asked under the lock, for a seat may change hands meanwhile."""
        match = await self.match()
        if not self._is_held(who, seat):
            self.stale = True
            match = await self.match()
            if not self._is_held(who, seat):
                raise IllegalAction(NOT_ASKED)
        return match

    def _is_held(self, who: Guest | None, seat: int) -> bool:
        return self.holds(who, seat) if who is not None else self.seats[seat].kind != "guest"

    async def play(self, who: Guest | None, seat: int, act: str) -> None:
        await self._change(who, seat, lambda match: match.play(seat, act))

    async def play_as_seen(self, seen: Observation, act: str) -> None:
        """Play what a bot decided on an observation, unless the seat sees something else by now."""

        def carry_out(match: Match) -> None:
            if seen.seat not in match.to_act or match.observe(seen.seat).data != seen.data:
                raise IllegalAction(NOT_ASKED)
            match.play(seen.seat, act)

        await self._change(None, seen.seat, carry_out)

    async def order(self, who: Guest, seat: int, standing: Standing) -> None:
        """From now on these are the standing orders of a seat. They are kept in memory; a page says them anew."""
        async with self.lock:
            await self._match_for(who, seat)
            self.standing[seat] = who, standing
        self.tell()

    def _orders_of_people(self) -> dict[int, Standing]:
        """Whoever has left no orders wants what is usual."""
        orders = {seat.seat: Standing(False) for seat in self.seats if seat.kind == "guest"}
        orders.update({seat: standing for seat, (who, standing) in self.standing.items() if self.holds(who, seat)})
        return orders

    def ordered(self, match: Match) -> int | None:
        """A seat whose standing orders answer what it is asked now."""
        for seat in match.to_act:
            if self._ordered_act(match, seat) is not None:
                return seat
        return None

    def _ordered_act(self, match: Match, seat: int) -> Action | None:
        if seat not in self.standing:
            return None
        who, standing = self.standing[seat]
        if not self.holds(who, seat):
            return None
        if standing.quiet and not seating.alone(self.seating, who.id):  # others would learn that nothing can be used
            standing = Standing(False, standing.silent, standing.always, standing.asked)
        return standing.answer(match, seat)

    async def play_by_order(self, seat: int) -> None:
        def carry_out(match: Match) -> None:
            act = self._ordered_act(match, seat)
            if act is None:
                raise IllegalAction(NOT_ASKED)
            match.play(seat, act)

        await self._change(self.standing[seat][0], seat, carry_out)

    async def undo(self, who: Guest, seat: int) -> None:
        await self._change(who, seat, lambda match: still_played(match).undo(seat))

    async def resolve(self, who: Guest, seat: int, result: str) -> None:
        def carry_out(match: Match) -> None:
            entering = self.enters_for(match, seat)
            match.resolve(seat if entering is None else entering, result)

        await self._change(who, seat, carry_out)

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

    async def offer(self, who: Guest, seat: int) -> None:
        await self._change(who, seat, lambda match: still_played(match).offer_takeback(seat))

    async def answer(self, who: Guest | None, seat: int, accept: bool) -> None:
        await self._change(who, seat, lambda match: still_played(match).answer_takeback(seat, accept))

    async def resign(self, who: Guest, seat: int) -> None:
        await self._change(who, seat, lambda match: match.resign(seat), giving_up=True)

    # changes of the table

    async def reseat(self, change: Callable[[Seating], Seating], after_the_end: bool = False) -> Seating:
        """Change who sits where, in the same way as the game is changed."""
        async with self.lock:
            refused = False
            while True:
                await self.match()
                try:
                    if self.over and not after_the_end:
                        raise IllegalAction(OVER)
                    wanted = change(self.seating)
                except (IllegalAction, TurnedAway):
                    if refused:
                        raise
                    refused = self.stale = True  # once more, on what storage knows
                    continue
                if wanted is self.seating:
                    return wanted
                now = time.time()
                try:
                    await asyncio.shield(self._storage.reseat(self.record.id, wanted, now))
                    break
                except OutOfOrder:
                    self.stale = True
                except BaseException:
                    self._match = None  # with which the seats are read again too
                    raise
            self.seating = wanted
            self.record = replace(self.record, changed=now)
        self.tell()
        return wanted

    async def notice(self, guest: Guest) -> None:
        """A guest looks: should others want to give their seat away, they have to ask them."""
        if seating.noticed(self.seating, guest) is not self.seating:
            await self.reseat(lambda now: seating.noticed(now, guest), after_the_end=True)

    def played_again_at(self, table: str) -> None:
        """The same people play again at another table."""
        self.record = replace(self.record, rematch=table)
        self.tell()

    async def say(self, who: Guest, seat: int, text: str, now: float) -> None:
        async with self.lock:
            await self._match_for(who, seat)
            said = await asyncio.shield(self._storage.say(self.record.id, seat, self.seats[seat].name, text, now))
            self.chat = [*(line for line in self.chat if said.n - CHAT_KEPT < line.n < said.n), said]
        self.tell()

    # questions

    async def preview(self, who: Guest, seat: int, act: str) -> list[Plain]:
        return await self._asked(who, seat, lambda match: match.preview(seat, act))

    async def why(self, who: Guest, seat: int, act: str) -> Refusal | None:
        return await self._asked(who, seat, lambda match: match.why_not(seat, act))

    async def choices(self, who: Guest, seat: int, verb: str, chosen: tuple[str, ...]) -> Choices:
        return await self._asked(who, seat, lambda match: match.choices(seat, verb, chosen))

    async def _asked(self, who: Guest, seat: int, question: Callable[[Match], T]) -> T:
        async with self.lock:
            return question(await self._match_for(who, seat))

    async def save(self) -> str:
        async with self.lock:
            return (await self.match()).save()


def still_played(match: Match) -> Match:
    """The match, unless it is over for good."""
    if over_for_good(match):
        raise IllegalAction(OVER)
    return match


def over_for_good(match: Match) -> bool:
    """After the end everything lies open, so nobody may go back to before it. Only at a real table people may: there
    the end can be a slip in what was entered, and who sees what is their own affair."""
    return match.outcome is not None and not match.manual
