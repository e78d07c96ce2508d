"""Who may ask for a hint at a table, and what is said to those who may not."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.match import Match
from sandtable.kernel.refusal import Refusal

RULE: Final = "core.hint"
AGAINST_BOTS: Final = Refusal(RULE, "core-refused-hint-people")
ONE_AT_A_TIME: Final = Refusal(RULE, "core-refused-hint-one")
TOO_MANY_ASK: Final = Refusal(RULE, "core-refused-hint-busy")
LET_GO: Final = Refusal(RULE, "core-refused-hint-let-go")


def is_noted(match: Match, seat: int) -> bool:
    """Whether the log tells already that the seat was given a hint for what it is asked now."""
    for entry in reversed(match.entries):
        if entry.what == "hint" and entry.seat == seat:
            return True
        if entry.action is not None or entry.what == "undo":
            return False
    return False
