"""What a reason is made of: what somebody did, and what everybody saw when it was chosen."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.plain import Plain, Record


class Deed:
    """An act as everybody read it, and the view that a spectator had before it."""

    def __init__(self, seen: dict[str, Plain], act: str) -> None:
        self.seen: Final = seen
        self.act: Final = act

    def plain(self) -> dict[str, Plain]:
        return {"seen": self.seen, "act": self.act}


def read_deed(record: Record) -> Deed:
    return Deed(record.record("seen").data, record.text("act"))
