"""An event: one thing that happened, as a message id with arguments and, per argument, who may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sandtable.kernel.knowledge import Facts, knows, seen_by, whole
from sandtable.kernel.plain import Plain


class Event:
    """``Event("bk-placed", {"token": "army:2", "space": "WE-1-2"})``; a hidden argument is a ``Secret``.

    ``seen`` is the mask of seats that learn of the event at all.
    """

    id: Final[str]
    args: Final[dict[str, Facts]]
    seen: Final[int]

    def __init__(self, id: str, args: dict[str, Facts] | None = None, seen: int = -1) -> None:
        self.id = id
        self.args = {} if args is None else args
        self.seen = seen

    def plain(self) -> dict[str, Plain]:
        return {"event": self.id, "args": whole(self.args)}

    def shown_to(self, seat: int | None) -> dict[str, Plain] | None:
        """The event as a seat, or a spectator, may read it; None when it learns nothing of it."""
        return {"event": self.id, "args": seen_by(self.args, seat)} if knows(self.seen, seat) else None

    def __repr__(self) -> str:
        return f"Event({self.id!r}, {whole(self.args)!r})"


Tell: TypeAlias = Callable[[Event], None]
