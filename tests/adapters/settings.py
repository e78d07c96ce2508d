"""Every way to play that the adapters are held to: title, mode, seats and options."""

from __future__ import annotations

from sandtable.kernel.game import Value

Way = tuple[str, str, int, dict[str, Value]]

BLITZKRIEG: list[Way] = [
    ("blitzkrieg", "duel", 2, {}),
    ("blitzkrieg", "solo", 1, {"tactical-tokens": True, "difficulty": "high"}),
    ("blitzkrieg", "nippon", 2, {}),
    ("blitzkrieg", "nippon-solo", 1, {}),
]
QUARTERMASTER: list[Way] = [
    ("quartermaster", "standard", seats, {"reallocate": seats % 2 == 0}) for seats in (2, 3, 4, 5, 6)
]
LEGIE: list[Way] = [
    *(("legie", "standard", seats, {}) for seats in (2, 3, 4)),
    *(("legie", "dispatches", seats, {"recruiting": "at-once", "recover": "all"}) for seats in (2, 3, 4)),
    *(("legie", "survival", seats, {}) for seats in (2, 3, 4)),
]
GLOBALWAR: list[Way] = [("globalwar", "asia-1937", seats, {}) for seats in (2, 3)]
# modes of whole wars, with every number of seats
WARS: list[Way] = [
    *(("globalwar", "world-1936", seats, {}) for seats in range(3, 12)),
    *(("globalwar", "world-1939", seats, {}) for seats in range(3, 7)),
    ("globalwar", "europe-1940", 2, {}),
]

SMALL: list[Way] = BLITZKRIEG + QUARTERMASTER + LEGIE
WAYS: list[Way] = SMALL + GLOBALWAR


def name(way: Way) -> str:
    return f"{way[0]}-{way[1]}-{way[2]}"
