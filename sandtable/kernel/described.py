"""A state as it is shown: described once for all who look at it, and the view of one seat made of that."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.entry import Entry
from sandtable.kernel.flow import ASK_CHANCE
from sandtable.kernel.game import Game, Setting
from sandtable.kernel.knowledge import Facts, open_to_all, seen_by
from sandtable.kernel.plain import Plain
from sandtable.kernel.state import State


class Described:
    """A state described once for all who look at it: its facts, and what follows from what everybody knows.

    What lies open is the same for all of them, and is made of what was described ``before`` as far as it is unchanged:
    so it is made once, and what changed from one view to the next is found fast. ``last`` is the entry that led to the
    state, None at the beginning: it has always the same entries in force before it, so it tells states apart.
    """

    def __init__(self, state: State, last: Entry | None, before: Described | None = None) -> None:
        self.last: Final = last
        self.facts: Final = state.facts()
        self._known_before: Final = before is not None
        self._last_before: Final = None if before is None else before.last
        self._facts_before: Final[dict[str, Facts]] = {} if before is None else before.facts
        self.derived: Final = state.derived()
        self._open: Final[dict[str, Plain]] = {}
        for key, value in self.facts.items():
            is_open, seen = open_to_all(value, None if before is None else before._open.get(key))
            if is_open:
                self._open[key] = seen

    def facts_after(self, last: Entry | None) -> dict[str, Facts] | None:
        """Of the state that was described before this one, if it is the one that is asked for."""
        return self._facts_before if self._known_before and self._last_before is last else None

    def state_seen_by(self, seat: int | None) -> dict[str, Plain]:
        return {
            key: self._open[key] if key in self._open else seen_by(value, seat) for key, value in self.facts.items()
        }


def view_of(
    game: Game, setting: Setting, state: State, resigned: int | None, seat: int | None, described: Described
) -> dict[str, Plain]:
    """What a seat may know of a match that stands so, as plain data; None is a spectator."""
    outcome = state.outcome() if resigned is None else game.resigned(setting, resigned)
    pending = state.pending() if resigned is None else ()
    view: dict[str, Plain] = {"title": game.ID, "mode": setting.mode, "seat": seat}
    view["pending"] = list(state.pending_seen_by(seat)) if resigned is None else []
    view["chance"] = state.chance().cause if pending == ASK_CHANCE else None
    view["prompt"] = state.prompt(seat) if seat is not None and seat in pending else None
    view["outcome"] = outcome.plain() if outcome is not None else None
    view["state"] = described.state_seen_by(seat)
    known = state.derived_by(seat)
    if described.derived or known:
        view["derived"] = {**described.derived, **known}
    return view
