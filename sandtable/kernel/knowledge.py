"""Who knows what: facts with secrets in them, and what each seat or a spectator may read of them.

A title describes its state once, as plain data in which a hidden value is wrapped in ``Secret``. Everything else
follows from that one description: the full data of a save, the view of a seat, and whether an act told anybody
something new (which no undo may cross).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sandtable.kernel.plain import Plain, dump

Facts: TypeAlias = "bool | int | float | str | Secret | list[Facts] | dict[str, Facts] | None"

EVERYBODY: Final = -1  # a mask with every bit set, spectators included
NOBODY: Final = 0


class Secret:
    """A value that only the seats in ``known`` (a bit mask) may read; the others read ``cover``."""

    value: Final[Plain]
    known: Final[int]
    cover: Final[Plain]

    def __init__(self, value: Plain, known: int, cover: Plain) -> None:
        self.value = value
        self.known = known
        self.cover = cover


class Memory(Secret):
    """What seats remember of values that lie hidden elsewhere, such as cards known to be somewhere in a hand.

    It repeats those values, so it is counted against them: gaining a memory is news, losing one is not.
    """


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), is in the mask. Spectators know only what everybody knows."""
    return mask == EVERYBODY or (seat is not None and (mask >> seat) & 1 == 1)


def whole(facts: Facts) -> Plain:
    """The whole truth."""
    if isinstance(facts, Secret):
        return facts.value
    if isinstance(facts, list):
        return [whole(item) for item in facts]
    if isinstance(facts, dict):
        return {key: whole(value) for key, value in facts.items()}
    return facts


def seen_by(facts: Facts, seat: int | None) -> Plain:
    """What a seat may read; None is a spectator."""
    if isinstance(facts, Secret):
        return facts.value if knows(facts.known, seat) else facts.cover
    if isinstance(facts, list):
        return [seen_by(item, seat) for item in facts]
    if isinstance(facts, dict):
        return {key: seen_by(value, seat) for key, value in facts.items()}
    return facts


def hidden_from(facts: Facts, seat: int | None) -> dict[str, int]:
    """The multiset of single values a seat may not read and does not remember, each counted by its text."""
    found: dict[str, int] = {}
    _collect_hidden(facts, seat, found)
    return found


def _collect_hidden(facts: Facts, seat: int | None, found: dict[str, int]) -> None:
    if isinstance(facts, Memory):
        if knows(facts.known, seat):
            _count(facts.value, found, -1)
    elif isinstance(facts, Secret):
        if not knows(facts.known, seat):
            _count(facts.value, found, 1)
    elif isinstance(facts, list):
        for item in facts:
            _collect_hidden(item, seat, found)
    elif isinstance(facts, dict):
        for value in facts.values():
            _collect_hidden(value, seat, found)


def _count(value: Plain, found: dict[str, int], times: int) -> None:
    if isinstance(value, list):
        for item in value:
            _count(item, found, times)
    else:
        text = dump(value)
        found[text] = found.get(text, 0) + times


def tells_something(before: Facts, after: Facts, seats: int) -> bool:
    """Whether anybody can read after what was hidden from them before."""
    watchers: list[int | None] = [*range(seats), None]
    for watcher in watchers:
        still_hidden = hidden_from(after, watcher)
        for text, count in hidden_from(before, watcher).items():
            if still_hidden.get(text, 0) < count:
                return True
    return False
