"""A table that lasts for one question, and on it the examples of the rulebook that are tried.

Nothing of it is kept. Whoever tries sits on every seat, and says each time what they have done so far; who goes back
says less. Where they do what the example does, chance brings what it says, elsewhere the same each time.
"""

from __future__ import annotations

import random
from typing import Final

from sandtable.book.examples import Example, bring
from sandtable.bots.levels import USUAL
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Record
from sandtable.kernel.refusal import IllegalAction
from sandtable.table.company import Message
from sandtable.table.guests import Guest
from sandtable.table.ledger import header_of
from sandtable.table.records import Appended, StoredTable, TableRecord
from sandtable.table.seating import BOT, ME, seated
from sandtable.table.session import MOST_SEATS, Session, done
from sandtable.table.table import Table

MOST_DEEDS: Final = 100
LONGEST_LOG: Final = 2_000
READER: Final = Guest("reader")
ASKED: Final = ("act", "preview", "why", "choices")


class Trial:
    """A table at which one reader sits on some seats, and bots that never act on all others."""

    def __init__(self, id: str, match: Match, seats: list[int]) -> None:
        header = "" if match.unsaveable else header_of(match)
        record = TableRecord(id, match.game.ID, header, READER.id, 0.0)
        fillings = [ME if seat in seats else f"{BOT}{USUAL}" for seat in range(match.setting.seats)]
        seating, _ = seated(fillings, READER)
        self.table: Final = Table(StoredTable(record, seating), match, LONGEST_LOG, clock=lambda: 0.0)
        self.session: Final = Session(self.table, READER)
        self.session.hear({"type": "hello", "seats": [*seats]})

    def ask(self, said: Message) -> Message:
        """The answer to a message of a live connection. Raises Malformed for those that have no sense here."""
        if said["type"] not in ASKED:
            raise Malformed("type", "core-malformed-choice", value=str(said["type"])[:40], choices=", ".join(ASKED))
        heard = self.session.hear(said)
        if isinstance(heard.change, Appended):
            record = Record(said)
            self.settle(heard.change, record.number("seat", 0, MOST_SEATS - 1), record.text("act"))
        if heard.foresight is not None:
            while heard.foresight.look():
                pass
            return heard.foreseen()
        return heard.answer or done(0)

    def settle(self, change: Appended, seat: int, act: str) -> None:
        """After an act of a seat."""
        self.table.settle(change)

    def seen_from(self, seat: int, entering: bool = False) -> list[Message]:
        """What is public of the table, and how it looks from a seat; whether what came up has to be entered."""
        self.session.hear({"type": "hello", "seats": [seat]})
        return [{**news, "manual": entering} if news["type"] == "table" else news for news in self.session.news()]


class ExampleTrial(Trial):
    """An example as far as somebody has tried it."""

    def __init__(self, example: Example) -> None:
        match = example.match()
        super().__init__(example.id, match, [*range(match.setting.seats)])
        self._luck: Final = random.Random(example.id)
        self._steps: Final = [step for step in example.steps if step.refused is None]
        self._settle_chance([])

    def do(self, seat: int, act: str) -> None:
        """Raises IllegalAction."""
        self.settle(self.table.play(READER, seat, act), seat, act)

    def settle(self, change: Appended, seat: int, act: str) -> None:
        super().settle(change, seat, act)
        step = next((step for step in self._steps if (step.seat, step.act) == (seat, act)), None)
        results = [*step.chance] if step is not None else []
        if step is not None:
            self._steps.remove(step)
        self._settle_chance(results)

    def _settle_chance(self, results: list[str]) -> None:
        """These come up first, and then whatever does."""
        match = self.table.match
        while match.due is not None:
            bring(match, results.pop(0) if results else match.due.pick(self._luck.random).text)


def tried(example: Example, seat: int, deeds: list[tuple[int, str]], asked: Message | None) -> list[Message]:
    """What the table says after these deeds: how it looks from the seat now, and the answer to what was asked. Raises
    Malformed for a deed that is refused: nobody could have done it."""
    trial = ExampleTrial(example)
    for n, (actor, act) in enumerate(deeds):
        try:
            trial.do(actor, act)
        except IllegalAction as error:
            raise Malformed(f"deeds[{n}]", error.refusal.message, **error.refusal.args) from None
    answer = [] if asked is None else [trial.ask(asked)]
    return [*trial.seen_from(seat), *answer]
