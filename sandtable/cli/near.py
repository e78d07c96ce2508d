"""What somebody may have meant who mistyped a word."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

MOST: Final = 3
LONGEST: Final = 60  # beyond that it is no slip of the finger
COUNTED: Final = re.compile(r"^(\d{1,3})\s*[x×*]\s*(.+)$", re.IGNORECASE)


def near(word: str, known: Iterable[str]) -> list[str]:
    """The known words most like this one; what is counted (``6xinfantry``) in the form in which one counts."""
    names = list(known)
    if len(word) > LONGEST:
        return []
    counted = COUNTED.match(word)
    if counted is not None and counted[2]:
        many, thing = counted[1], counted[2].lower()
        units = dict.fromkeys(name.rpartition("*")[2] for name in names)
        meant = [thing] if thing in units else get_close_matches(thing, units, MOST)
        return [f"{many}*{one}" for one in meant if f"{many}*{one}" != word]
    return get_close_matches(word.lower(), [name for name in names if name != word and "*" not in name], MOST)
