"""bk.solo.influence: how much a move of a marker means to the virtual opponent, best class first."""

from __future__ import annotations

from typing import Final

HARMLESS: Final = 6
HARMFUL: Final = 7


def influence(before: int, after: int, human_scores: bool) -> tuple[int, int, int]:
    """A key to sort by, smallest first: the class, then the larger lead or the longer move within it."""
    distance = after - before
    if distance > 0:
        if before < 0 < after:
            return (1, 0, -distance)
        if before == 0:
            return (2, 0, -distance)
        if after == 0:
            return (3, 0, -distance)
        if before > 0:
            return (4, -before, -distance)
        return (5, before, -distance)
    return (HARMFUL if human_scores else HARMLESS, 0, 0)
