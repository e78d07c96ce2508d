"""Sets of characters, tokens or plots as masks."""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.nouns import OWN

ALL_OWN: Final = (1 << OWN) - 1


def bits(mask: int) -> list[int]:
    """The members of a set, lowest first."""
    found: list[int] = []
    member = 0
    while mask:
        if not mask & ALL_OWN:  # nothing of a whole faction
            mask >>= OWN
            member += OWN
            continue
        if mask & 1:
            found.append(member)
        mask >>= 1
        member += 1
    return found
