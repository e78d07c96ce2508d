"""One line of the log of a match: what was done, and what each seat may read of it."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.knowledge import EVERYBODY, knows
from sandtable.kernel.plain import Plain, dump


class Entry:
    """One line of the append-only log: an act, a result of chance, or something the host noted.

    ``what`` is ``act``, ``chance``, ``undo``, ``correct``, ``offer``, ``accept``, ``decline``, ``resign``, ``hint`` or
    ``entropy``. ``keep`` is, for an undo, a correction and an offer to take back, how many entries in force stay in
    force. ``count`` is how many entries a correction puts in the place of those it takes back. An act or a result that
    stands in a correction as it stood before is the entry ``again`` of the log once more.
    """

    def __init__(
        self,
        what: str,
        seat: int,
        action: Action | None = None,
        keep: int = 0,
        text: str = "",
        count: int = 0,
        again: int | None = None,
    ) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.action: Final = action
        self.keep: Final = keep
        self.text: Final = text
        self.count: Final = count
        self.again: Final = again
        self.events: list[Event] = []
        self.seen = EVERYBODY  # of a result of chance
        self.cover: Action | None = None
        self.shown: list[Action | None] = []  # to each seat and then to spectators, where they do not all read alike
        self.usual = False  # an act that hosts answer with for whoever does not want to be asked
        # of an undo or a correction: how many lines it takes back for each seat and then for spectators
        self.back: list[int] = []

    @property
    def takes_back(self) -> bool:
        return self.what in ("undo", "correct")

    def plain(self) -> Plain:
        if self.again is not None:
            return ["again", self.again]
        if self.what in ("act", "chance"):
            assert self.action is not None
            return [self.seat, self.action.text]
        if self.what in ("undo", "offer"):
            return [self.what, self.seat, self.keep]
        if self.what == "correct":
            return [self.what, self.seat, self.keep, self.count]
        if self.what == "entropy":
            return [self.what, self.seat, self.text]
        return [self.what, self.seat]

    def line(self) -> str:
        """The entry as it is written down: the text of ``plain``."""
        if self.action is None or self.again is not None:
            return dump(self.plain())
        return f"[{self.seat},{dump(self.action.text)}]"  # nearly all are, and it is done for each of them twice

    def shown_to(self, seat: int | None) -> dict[str, Plain] | None:
        """The entry as a seat, or a spectator, may read it; None when it may not know that there is one.

        An undo and a correction tell how many of the reader's own lines, of those still in force, they take back.
        What a hidden act sets off (the last pass closes a window) is ``told`` without the act and its seat.
        """
        told: list[Plain] = []
        for event in self.events:
            shown = event.shown_to(seat)
            if shown is not None:
                told.append(shown)
        if self.takes_back:
            back = self.back[-1 if seat is None else seat]
            return {"what": self.what, "seat": self.seat, "back": back, "events": told}
        if self.action is None:
            return {"what": self.what, "seat": self.seat, "events": told}
        act = self._act_shown_to(seat)
        if act is None:
            return {"what": "told", "events": told} if told else None
        return {"what": self.what, "seat": self.seat, "act": act.text, "events": told}

    def is_shown_to(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator, may know that there is such an entry; ``shown_to`` makes its line."""
        if self.action is None or self._act_shown_to(seat) is not None:
            return True
        return any(knows(event.seen, seat) for event in self.events)

    def _act_shown_to(self, seat: int | None) -> Action | None:
        if self.what == "chance" and not knows(self.seen, seat):
            return self.cover
        return self.shown[-1 if seat is None else seat] if self.shown else self.action


def shown_lines(entries: list[Entry], seat: int | None) -> list[Plain]:
    """The entries as a seat, or a spectator, may read them, without those it may not know of."""
    lines: list[Plain] = []
    for entry in entries:
        line = entry.shown_to(seat)
        if line is not None:
            lines.append(line)
    return lines
