"""What lend-lease (8.7, 12.4) remembers of a game: the loans that were sent in this calendar turn."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.edition import Edition
from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.part import Part
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Malformed, Record, as_list, as_text

BY_PATH: Final = "by-path"
BY_AIR: Final = "by-air"  # Red Aid: gw.15.3.e
WAYS: Final = (BY_PATH, BY_AIR)
MOST_LOANS: Final = 500


class Loan:
    """A loan that has left, whether it arrived or not."""

    def __init__(self, sender: NationNumber, recipient: NationNumber, way: str = BY_PATH) -> None:
        self.sender: Final = sender
        self.recipient: Final = recipient
        self.way: Final = way


class Aid(Part):
    KEY = "aid"

    def __init__(self) -> None:
        self.sent: list[Loan] = []

    def copy(self) -> Aid:
        twin = Aid()
        twin.sent = self.sent.copy()
        return twin

    def facts(self, edition: Edition) -> dict[str, Facts]:
        names = edition.nations.ids()
        rows: list[Facts] = [[names[loan.sender], names[loan.recipient], loan.way] for loan in self.sent]
        return {"sent": rows} if rows else {}

    def read(self, record: Record, edition: Edition) -> None:
        record.only("sent")
        for n, item in enumerate(record.items("sent", MOST_LOANS) if record.has("sent") else []):
            place = f"{record.at('sent')}[{n}]"
            words = [as_text(word, place) for word in as_list(item, place, 3)]
            if len(words) != 3 or words[2] not in WAYS:
                raise Malformed(place, "core-malformed-list")
            sender, recipient = [edition.nations.find(word, place) for word in words[:2]]
            self.sent.append(Loan(sender, recipient, words[2]))
