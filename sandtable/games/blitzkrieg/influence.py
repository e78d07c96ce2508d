"""bk.solo.influence: how much a move of a marker means to the virtual opponent, best class first."""

from __future__ import annotations

from typing import Final

HARMLESS: Final = 6  # bk.solo.influence.class-6
HARMFUL: Final = 7  # bk.solo.influence.class-7


def influence(before: int, after: int, human_scores: bool) -> tuple[int, int, int]:
    """bk.solo.influence.ties: a key to sort by, smallest first: the class, then the larger lead or the longer move."""
    distance = after - before
    if distance > 0:
        if before < 0 < after:
            return (1, 0, -distance)  # bk.solo.influence.class-1
        if before == 0:
            return (2, 0, -distance)  # bk.solo.influence.class-2
        if after == 0:
            return (3, 0, -distance)  # bk.solo.influence.class-3
        if before > 0:
            return (4, -before, -distance)  # bk.solo.influence.class-4
        return (5, before, -distance)  # bk.solo.influence.class-5
    return (HARMFUL if human_scores else HARMLESS, 0, 0)
