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

    def __eq__(self, other: object) -> bool:
        """So that facts can be compared whole, which is much faster than one by one."""
        return (
            isinstance(other, Secret)
            and isinstance(self, Memory) == isinstance(other, Memory)
            and (self.known, self.value, self.cover) == (other.known, other.value, other.cover)
        )

    def __hash__(self) -> int:
        return hash((self.known, dump(self.value)))


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


def open_to_all(facts: Facts, before: Plain) -> tuple[bool, Plain]:
    """Whether nothing of it is hidden from anybody, and then all of it as plain data: made of the very parts of
    ``before``, what it was the last time, where they have not changed."""
    if facts == before:
        return True, before
    if isinstance(facts, Secret):
        return False, None
    if isinstance(facts, list):
        parts = before if isinstance(before, list) else []
        items: list[Plain] = []
        for n, item in enumerate(facts):
            is_open, seen = open_to_all(item, parts[n] if n < len(parts) else None)
            if not is_open:
                return False, None
            items.append(seen)
        return True, items
    if isinstance(facts, dict):
        rows = before if isinstance(before, dict) else {}
        values: dict[str, Plain] = {}
        for key, value in facts.items():
            is_open, seen = open_to_all(value, rows.get(key))
            if not is_open:
                return False, None
            values[key] = seen
        return True, values
    return True, facts


class Hidden:
    """Hidden values counted by who knows them. Of two descriptions only what differs is counted."""

    def __init__(self) -> None:
        self.secrets: Final[dict[int, dict[str, int]]] = {}
        self.memories: Final[dict[int, dict[str, int]]] = {}

    def add(self, facts: Facts, times: int) -> None:
        if isinstance(facts, Secret):
            counts = self.memories if isinstance(facts, Memory) else self.secrets
            _count(facts.value, counts.setdefault(facts.known, {}), times)
        elif isinstance(facts, list):
            for item in facts:
                self.add(item, times)
        elif isinstance(facts, dict):
            for value in facts.values():
                self.add(value, times)

    def compare(self, before: Facts, after: Facts) -> None:
        """Count what came and, with a minus, what went. Most secrets lie where they lay."""
        if before == after:
            return
        if isinstance(before, dict) and isinstance(after, dict):
            for key, value in before.items():
                self.compare(value, after.get(key))
            for key, value in after.items():
                if key not in before:
                    self.add(value, 1)
        elif isinstance(before, list) and isinstance(after, list):
            shared = min(len(before), len(after))
            for n in range(shared):
                self.compare(before[n], after[n])
            self.add(before[shared:], -1)
            self.add(after[shared:], 1)
        elif not _same(before, after):
            self.add(before, -1)
            self.add(after, 1)

    def seen_from(self, seat: int | None) -> dict[str, int]:
        """What a seat, or a spectator, may not read, less what it remembers."""
        found: dict[str, int] = {}
        for known, counts in self.secrets.items():
            if not knows(known, seat):
                for text, count in counts.items():
                    found[text] = found.get(text, 0) + count
        for known, counts in self.memories.items():
            if knows(known, seat):
                for text, count in counts.items():
                    found[text] = found.get(text, 0) - count
        return found


def _same(one: Facts, other: Facts) -> bool:
    if not isinstance(one, Secret) or not isinstance(other, Secret):
        return False
    alike = isinstance(one, Memory) == isinstance(other, Memory)
    return alike and one.known == other.known and one.value == other.value


def _count(value: Plain, counts: dict[str, int], times: int) -> None:
    if isinstance(value, list):
        for item in value:
            _count(item, counts, times)
    else:
        text = f'"{value}"' if isinstance(value, str) else dump(value)  # most are names, which need no care
        counts[text] = counts.get(text, 0) + times


def hidden_from(facts: Facts, seat: int | None) -> dict[str, int]:
    """The multiset of single values a seat may not read and does not remember, each counted by its text."""
    hidden = Hidden()
    hidden.add(facts, 1)
    return hidden.seen_from(seat)


def tells_something(before: Facts, after: Facts, seats: int) -> bool:
    """Whether anybody can read after what was hidden from them before."""
    changes = Hidden()
    changes.compare(before, after)
    watchers: list[int | None] = [*range(seats), None]
    for watcher in watchers:
        fewer = [text for text, count in changes.seen_from(watcher).items() if count < 0]
        if fewer:
            hidden = hidden_from(before, watcher)  # to remember what was not hidden is no news
            if any(text in hidden for text in fewer):
                return True
    return False
