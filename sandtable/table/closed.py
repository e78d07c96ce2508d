"""A table whose game was begun by rules that this program does not play: it is shown as it last stood."""

from __future__ import annotations

from typing import Final

from sandtable.games import game
from sandtable.kernel.game import OtherRules
from sandtable.kernel.plain import Malformed, Plain, Record, parse
from sandtable.kernel.refusal import Refusal
from sandtable.table.company import Company, Message
from sandtable.table.guests import Guest
from sandtable.table.ledger import save_text
from sandtable.table.records import StoredTable

CLOSED: Final = Refusal("core.rules", "core-refused-rules")


class ClosedTable(Company):
    """Nothing happens here any more. Only the public picture is kept: what seats hid stays hidden in the save, which a
    program of that time can open."""

    closed = True

    def __init__(self, stored: StoredTable) -> None:
        super().__init__(stored.record, stored.seating)
        self._stored: Final = stored
        self._header: Final = Record(parse(stored.record.header))

    def public(self, guest: Guest) -> Message:
        header = self._header
        return self.told_of(
            guest,
            header.text("mode"),
            header.record("options").data,
            header.flag("manual"),
            header.numbers("untold", 0, len(self.seats) - 1) if header.has("untold") else (),
            header.numbers("dealt", 0, len(self.seats) - 1) if header.has("dealt") else (),
            header.text("commitment"),
        )

    def save(self) -> str:
        return save_text(self._stored)

    def state(self) -> Message | None:
        """The last picture, as a state in which nobody is asked anything; None when none was kept."""
        if self._stored.picture is None:
            return None
        picture = Record(parse(self._stored.picture))
        view: dict[str, Plain] = {**picture.record("view").data, "pending": [], "chance": None, "prompt": None}
        return {
            "type": "state",
            "seat": None,
            "seq": picture.number("seq", 0, 10_000_000),
            "since": picture.number("seq", 0, 10_000_000),
            "view": view,
            "legal": [],
            "free": [],
            "undo": CLOSED.plain(),
            "due": None,
            "offer": None,
            "over": view["outcome"] is not None,
            "lines": [],
        }

    def answer(self, said: Message) -> Message:
        """What anybody is told who says more than hello."""
        if said["type"] == "ping":
            return {"type": "pong"}
        return {"type": "refused", "refusal": CLOSED.plain(), "id": said["id"]}


def is_closed(title: str, header: dict[str, Plain]) -> bool:
    """Whether a game with this header cannot be played here."""
    try:
        game(title).read_setting(Record(header))
    except OtherRules:
        return True
    except Malformed:
        return False  # whoever opens it is told what is wrong
    return False
