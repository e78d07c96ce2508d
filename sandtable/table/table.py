"""A table being played: its match, who sits where, what was said, and who may do what."""

from __future__ import annotations

import json
import time
from bisect import bisect_left
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, TypeVar, cast

from sandtable.bots.occasions import Occasions
from sandtable.kernel.action import Action, Choices
from sandtable.kernel.described import Described
from sandtable.kernel.entry import Entry
from sandtable.kernel.foresight import Foresight
from sandtable.kernel.knowledge import knows
from sandtable.kernel.match import NO_UNDO, Match
from sandtable.kernel.observation import Observation
from sandtable.kernel.orders import Case
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import NOT_ASKED, OVER, IllegalAction, Refusal
from sandtable.kernel.standing import Standing, answer_as_usual
from sandtable.table import clocks, seating
from sandtable.table.clocks import Face, Pause
from sandtable.table.company import Message
from sandtable.table.guests import Guest
from sandtable.table.hints import AGAINST_BOTS, is_noted
from sandtable.table.ledger import appended
from sandtable.table.records import CHAT_KEPT, Appended, ChatRecord, OrdersRecord, Seating, StoredTable
from sandtable.table.timing import Timed, Timing

T = TypeVar("T")

UNTOLD_BOT: Final = Refusal("core.untold", "core-refused-untold-bot")
NO_SUCH_ORDER: Final = Refusal("core.orders", "core-refused-order")
ORDERS: Final = ("orders",)  # what a seat asks about to read its own
TOO_LONG: Final = Refusal("core.length", "core-refused-length")


class NotHeld(IllegalAction):
    """The seat is somebody else's, as far as this host knows; another host of the same table may know more."""

    def __init__(self) -> None:
        super().__init__(NOT_ASKED)


class Overtaken(IllegalAction):
    """While a bot thought, or a correction was tried, somebody else acted: it is to be asked, or tried, again."""

    def __init__(self) -> None:
        super().__init__(NOT_ASKED)


class HalfDone(Exception):
    """What was to be done whole was refused in the middle: the match must be thrown away and played again."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal: Final = refusal


@dataclass(frozen=True)
class Said:
    """Something that somebody says; whoever keeps it gives it its number."""

    seat: int
    name: str
    text: str
    said: float
    who: str  # the guest's id


Change: TypeAlias = Appended | Said | OrdersRecord


@dataclass(frozen=True)
class Question:
    """A bot is asked; ``secretly`` when others must not learn from its answer that there was one."""

    bot: str
    seen: Observation
    secretly: bool


class Table(Timing):
    """Every change is played here first and given back as what has to be kept. Once the host has kept it, ``settle``
    makes it count; if it cannot be kept, the match is no longer what is kept and ``resume`` must bring another.

    Whoever acts is a guest, or None for the bots and for seats that nobody holds.
    """

    def __init__(
        self,
        stored: StoredTable,
        match: Match,
        longest_log: int,
        clock: Callable[[], float] = time.time,
        outages: Callable[[], Sequence[Pause]] = tuple,
    ) -> None:
        super().__init__(stored.record, stored.seating, clock, outages)
        self.away = stored.away
        self.keeping = stored.keeping
        self.chat: list[ChatRecord] = list(stored.chat)
        self.match = match
        self.standing: dict[int, tuple[Guest, Standing]] = _orders(stored)  # by seat, and who gave the orders
        self._longest_log: Final = longest_log
        self._occasions: Final = Occasions()
        self._moment: tuple[Match, int, int] | None = None
        self._made: Final[dict[Hashable, object]] = {}
        self._described: Described | None = None  # the last time

    def resume(self, stored: StoredTable, match: Match) -> None:
        """Go on with what is kept, which somebody else may have changed."""
        self.record = stored.record
        self.seating = stored.seating
        self.chat = list(stored.chat)
        self.match = match
        self.standing = _orders(stored)
        self.away = stored.away
        self.keeping = stored.keeping

    def settle(self, kept: Appended | ChatRecord | OrdersRecord) -> None:
        """This is kept now."""
        if isinstance(kept, Appended):
            self.record = replace(
                self.record,
                outcome=kept.outcome,
                waiting=kept.waiting,
                changed=kept.changed,
                standing=kept.standing,
                face=kept.face,
                due=kept.due,
            )
        elif isinstance(kept, OrdersRecord):
            self.standing[kept.seat] = Guest(kept.who), orders_from(kept.text)
        else:
            self.chat = [*(line for line in self.chat if kept.n - CHAT_KEPT < line.n < kept.n), kept]

    # who acts

    def check_held(self, who: Guest | None, seat: int) -> None:
        if not (self.holds(who, seat) if who is not None else self.seats[seat].kind != "guest"):
            raise NotHeld

    def public(self, guest: Guest) -> Message:
        """What is public of the table, as the message ``table`` tells it to a guest."""
        match = self.match
        settled = match.setting
        held = settled.untold, settled.dealt
        told = self.told_of(guest, settled.mode, {**settled.options}, match.manual, *held, match.commitment)
        late = self.delay_for(guest) > 0  # whose time runs now is nothing for those who see the game late
        return {**told, "clock": None if late else self.clock_told()}

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is the same for all who look now is made once, however many they are."""
        moment = self.match, len(self.match.entries), self.seating.version
        if moment != self._moment:
            self._moment = moment
            self._made.clear()
        if key not in self._made:
            self._made[key] = make()
        return cast(T, self._made[key])

    def described(self) -> Described:
        return self.once("described", self._describe)

    def _describe(self) -> Described:
        self._described = self.match.described(self._described)
        return self._described

    # changes of the game

    def _change(
        self,
        who: Guest | None,
        seat: int,
        carry_out: Callable[[Match], None],
        giving_up: bool = False,
        undone: bool = False,
    ) -> Appended:
        self.check_held(who, seat)
        known = len(self.match.entries)
        if known >= self._longest_log and not giving_up:
            raise IllegalAction(TOO_LONG)
        try:
            carry_out(self.match)
        except IllegalAction as error:
            if len(self.match.entries) > known:
                raise HalfDone(error.refusal) from error
            raise
        answer_as_usual(self.match, self._orders_of_people())
        now = self.now()
        noticed = any(entry.is_shown_to(None) for entry in self.match.entries[known:])
        return self._kept(known, now, self.ticked(now, self.seating, seat, undone) if noticed else None)

    def play(self, who: Guest | None, seat: int, act: str) -> Appended:
        return self._change(who, seat, lambda match: match.play(seat, act))

    def play_as_seen(self, seen: Observation, act: str) -> Appended:
        """Play what a bot decided on an observation, unless the seat sees something else by now."""

        def carry_out(match: Match) -> None:
            if match.observe(seen.seat).data != seen.data:
                raise Overtaken
            match.play(seen.seat, act)

        return self._change(None, seen.seat, carry_out)

    def resolve(self, who: Guest, seat: int, result: str) -> Appended:
        def carry_out(match: Match) -> None:
            entering = self.enters_for(seat)
            match.resolve(seat if entering is None else entering, result)

        return self._change(who, seat, carry_out)

    def enters_for(self, seat: int) -> int | None:
        """In whose name a seat may enter what came up: its own, or a bot's, whose pieces the host moves."""
        due = self.match.due
        if due is None:
            return None
        if knows(due.seen, seat):
            return seat
        seeing = [other for other in self.seats if knows(due.seen, other.seat)]
        if self.seats[seat].who == self.record.host and seeing and all(other.kind == "bot" for other in seeing):
            return seeing[0].seat
        return None

    def offer(self, who: Guest, seat: int) -> Appended:
        return self._change(who, seat, lambda match: still_played(match).offer_takeback(seat))

    def answer(self, who: Guest | None, seat: int, accept: bool) -> Appended:
        return self._change(who, seat, lambda match: still_played(match).answer_takeback(seat, accept))

    def resign(self, who: Guest, seat: int) -> Appended:
        return self._change(who, seat, lambda match: match.resign(seat), giving_up=True)

    def undo(self, who: Guest, seat: int, to: int | None = None, only: bool = False) -> Appended:
        """Take back the seat's last act; or everything after line ``to`` of what the seat was shown, ``only`` the first
        act of it, whole or not."""
        if to is not None and only:
            return self._change(who, seat, lambda match: leave_out(still_played(match), seat, to), undone=True)
        if to is None:
            return self._change(who, seat, lambda match: still_played(match).undo(seat), undone=True)
        return self._change(who, seat, lambda match: go_back(still_played(match), seat, to), undone=True)

    def put_right(self, who: Guest, seat: int, corrected: Match, known: int) -> Appended:
        """The match with an entry put right, made from what there was after ``known`` entries, takes its place."""
        self.check_held(who, seat)
        if len(self.match.entries) != known:
            raise Overtaken
        if len(corrected.entries) > self._longest_log:
            raise IllegalAction(TOO_LONG)
        self.match = corrected
        answer_as_usual(corrected, self._orders_of_people())
        now = self.now()
        return self._kept(known, now, self.ticked(now, self.seating, seat, True))

    def was_done(self, who: Guest, seat: int, deed: tuple[str, str], after: int) -> bool:
        """Whether the log shows a deed of the seat after so many lines that it was shown. Who says something again,
        because the answer was lost, has it done once."""
        self.check_held(who, seat)
        what, act = deed[0], " ".join(deed[1].split())
        return any(
            entry.what == what
            and (entry.seat == seat or what == "chance")
            and (entry.action is None or entry.action.text == act)
            for entry in self.match.entries[count_of(self.match, seat, after) :]
        )

    def was_said(self, seat: int, text: str, after: int) -> bool:
        return any(line.n >= after and (line.seat, line.text) == (seat, text) for line in self.chat)

    def say(self, who: Guest, seat: int, text: str) -> Said:
        self.check_held(who, seat)
        return Said(seat, self.seats[seat].name, text, self.now(), who.id)

    # standing orders

    def order(self, who: Guest, seat: int, standing: Standing, cases: list[Case] | None = None) -> OrdersRecord:
        """From now on these are the standing orders of a seat; without ``cases`` those with a condition stay. What was
        ordered before and cannot apply any more is forgotten; what never could is refused."""
        self.check_held(who, seat)
        given = self._given(seat).cases
        orderable = self.match.state.orderable(seat)
        wanted = given if cases is None else cases
        if any(not case.applies(orderable) and case not in given for case in wanted):
            raise IllegalAction(NO_SUCH_ORDER)
        return OrdersRecord(seat, who.id, orders_text(standing.with_cases(wanted, orderable)))

    def _given(self, seat: int) -> Standing:
        """The orders of a seat, if whoever gave them holds it."""
        who, standing = self.standing.get(seat, (Guest(""), Standing(False)))
        return standing if self.holds(who, seat) else Standing(False)

    def orders_told(self, seat: int) -> dict[str, Plain]:
        """To whoever holds the seat: their orders as far as they can still apply, and for what they can leave more."""
        orderable, given = self.match.state.orderable(seat), self._given(seat)
        told: dict[str, Plain] = json.loads(orders_text(given.with_cases(given.cases, orderable)))
        return {"given": told, "orderable": [question.plain() for question in orderable]}

    def _orders_of_people(self) -> dict[int, Standing]:
        """Whoever has left no orders wants what is usual."""
        orders = {seat.seat: Standing(False) for seat in self.seats if seat.kind == "guest"}
        orders.update({seat: standing for seat, (who, standing) in self.standing.items() if self.holds(who, seat)})
        return orders

    def ordered(self) -> int | None:
        """A seat whose standing orders answer what it is asked now."""
        for seat in self.match.to_act:
            if self._ordered_act(seat) is not None:
                return seat
        return None

    def _ordered_act(self, seat: int) -> Action | None:
        if seat not in self.standing:
            return None
        who, standing = self.standing[seat]
        if not self.holds(who, seat):
            return None
        if standing.quiet and not seating.alone(self.seating, who.id):  # others would learn that nothing can be used
            standing = Standing(False, standing.silent, standing.always, standing.asked, standing.cases)
        return standing.answer(self.match, seat)

    def play_by_order(self, seat: int) -> Appended:
        act = self._ordered_act(seat)
        if act is None:
            raise IllegalAction(NOT_ASKED)
        return self.play(self.standing[seat][0], seat, act.text)

    # bots

    def questions(self) -> list[Question]:
        """The bots that are asked now, each with what it may know."""
        asked = [self.seats[seat] for seat in self.match.to_act if self.seats[seat].kind == "bot"]
        secretly = self.match.state.asks_in_secret()
        return [Question(seat.who or "", self.match.observe(seat.seat), secretly) for seat in asked]

    def invited(self) -> Question | None:
        """A bot that may take a free act on the occasion that the title has announced; each is asked once."""
        while self.match.to_act and (seat := self._occasions.next(self.match.state)) is not None:
            if self.seats[seat].kind == "bot":
                return Question(self.seats[seat].who or "", self.match.observe(seat), secretly=False)
        return None

    def lenient(self) -> int | None:
        """A seat that agrees to take back: bots are good sports, and nobody stands in the way where nobody sits."""
        waiting = () if self.match.offer is None else self.match.offer[2]
        return next((seat for seat in waiting if self.seats[seat].kind != "guest"), None)

    # changes of the table

    def reseat(self, change: Callable[[Seating], Seating], after_the_end: bool = False) -> Seating:
        """Who is to sit where; the same seating when nothing is to be changed."""
        if self.over and not after_the_end:
            raise IllegalAction(OVER)
        wanted = change(self.seating)
        for seat in self.match.setting.untold:
            if wanted.seats[seat].kind == "bot" and self.seats[seat].kind != "bot":
                raise IllegalAction(UNTOLD_BOT)
        return wanted

    def reseated(self, wanted: Seating, changed: float, timed: Timed | None = None) -> None:
        """This is kept now."""
        self.seating = wanted
        face, due = timed or (self.record.face, self.record.due)
        self.record = replace(self.record, changed=changed, face=face, due=due)

    def played_again_at(self, table: str) -> None:
        """The same people play again at another table."""
        self.record = replace(self.record, rematch=table)

    # time that is over

    def _kept(self, known: int, now: float, ticked: Face | None) -> Appended:
        """What happened after ``known`` entries, with the clock as it stands after it."""
        face, due = self.record.face, self.record.due
        if ticked is not None:
            face, due = ticked.text(), self.due_by(ticked)
        before, version = self.record.changed, self.seating.version
        return appended(self.match, known, before, now, version, self.described(), face, due)

    def time_out(self, seat: int) -> Appended:
        """A seat whose time is over is reminded, or gives up."""
        clock, face = self.late(seat)
        now = self.now()
        if not clock.remind or seat in face.reminded:
            return self.resign(Guest(self.seats[seat].who or ""), seat)
        known = len(self.match.entries)
        return self._kept(known, now, clocks.reminded(clock, face, now, self.pauses(clock, face), seat))

    def answer_late(self, seat: int, act: str) -> Appended:
        if seat not in self.window_spent():
            raise IllegalAction(NOT_ASKED)
        return self.play(Guest(self.seats[seat].who or ""), seat, act)

    # hints

    def hint(self, who: Guest, seat: int) -> tuple[Observation, Appended | None]:
        """What a hint is made of for a seat that is asked, and the line of the log that tells everybody of it.

        Nobody who plays with other people is given one, nor at a rated table (core.hint). No clock is touched by it.
        """
        self.check_held(who, seat)
        if self.record.rated or not seating.alone(self.seating, who.id):
            raise IllegalAction(AGAINST_BOTS)
        if seat not in self.match.to_act or not self.match.legal(seat):
            raise IllegalAction(NOT_ASKED)
        seen = self.match.observe(seat)
        if is_noted(self.match, seat):
            return seen, None
        known = len(self.match.entries)
        if known >= self._longest_log:
            raise IllegalAction(TOO_LONG)
        self.match.note_hint(seat)
        return seen, self._kept(known, self.now(), None)

    # questions

    def foresee(self, who: Guest, seat: int, act: str) -> Foresight:
        self.check_held(who, seat)
        return self.match.foresee(seat, act)

    def why(self, who: Guest, seat: int, act: str) -> Refusal | None:
        self.check_held(who, seat)
        return self.match.why_not(seat, act)

    def choices(self, who: Guest, seat: int, verb: str, chosen: tuple[str, ...]) -> Choices:
        self.check_held(who, seat)
        return self.match.choices(seat, verb, chosen)

    def consult(self, who: Guest, seat: int, about: tuple[str, ...]) -> dict[str, Plain]:
        self.check_held(who, seat)
        return self.orders_told(seat) if about == ORDERS else self.match.consult(about)


def still_played(match: Match) -> Match:
    """The match, unless it is over for good."""
    if over_for_good(match):
        raise IllegalAction(OVER)
    return match


def over_for_good(match: Match) -> bool:
    """After the end everything lies open, so nobody may go back to before it. Only at a real table people may: there
    the end can be a slip in what was entered, and who sees what is their own affair."""
    return match.outcome is not None and not match.at_real_table


def go_back(match: Match, seat: int, seq: int) -> None:
    """Take back everything in force after line ``seq`` of what the seat was shown.

    An undo goes back to the seat's own last act; at a real table that may be too far, and what was entered between
    that act and the line is entered again.
    """
    keep = bisect_left(match.in_force, count_of(match, seat, seq))
    if keep == len(match.in_force):
        raise IllegalAction(NO_UNDO)
    before = [match.entries[place] for place in match.in_force[:keep]]
    while len(match.in_force) > keep:
        match.undo(seat)
    for entry in before[len(match.in_force) :]:
        enter_again(match, entry)


def leave_out(match: Match, seat: int, seq: int) -> None:
    """Take back the one act after line ``seq`` of what the seat was shown; what came after it is done again.

    It is tried on a copy first, since later acts often need earlier ones.
    """
    for one in (match.copy(), match):
        later = one.in_force[bisect_left(one.in_force, count_of(one, seat, seq)) + 1 :]
        again = [one.entries[place] for place in later]
        go_back(one, seat, seq)
        for entry in again:
            enter_again(one, entry)


def enter_again(match: Match, entry: Entry) -> None:
    assert entry.action is not None
    due = match.due
    if entry.what == "act":
        match.play(entry.seat, entry.action)
    elif due is not None:
        match.resolve(next(seat for seat in range(match.setting.seats) if knows(due.seen, seat)), entry.action)


def count_of(match: Match, seat: int | None, seq: int) -> int:
    """How many entries there were when the seat had just been shown ``seq`` lines; all, if it was not shown so many."""
    count = 0
    while seq and count < len(match.entries):
        if match.entries[count].is_shown_to(seat):
            seq -= 1
        count += 1
    return count


def orders_text(standing: Standing) -> str:
    told: dict[str, object] = {"quiet": standing.quiet, "silent": standing.silent, "always": standing.always}
    return json.dumps({**told, "asked": standing.asked, "cases": [case.plain() for case in standing.cases]})


def orders_from(text: str) -> Standing:
    told = json.loads(text)
    cases = [Case(**case) for case in told.get("cases", [])]  # rows of before have none
    return Standing(told["quiet"], told["silent"], told["always"], told["asked"], cases)


def _orders(stored: StoredTable) -> dict[int, tuple[Guest, Standing]]:
    return {one.seat: (Guest(one.who), orders_from(one.text)) for one in stored.orders}
