"""Who meets whom in a tournament, and how its table of results stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["robin", "swiss"]
Meeting: TypeAlias = tuple[int, int | None]  # who sits first, and who second; None rests, which counts as a win
WIN: Final = 1.0
DRAW: Final = 0.5


@dataclass(frozen=True)
class Met:
    """A meeting and what the first one got of it; None while it is played."""

    first: int
    second: int | None
    score: float | None


@dataclass(frozen=True)
class Line:
    """A line of the table of results. ``opposition`` is the sum of what the opponents have: it parts equals."""

    entrant: int
    score: float
    opposition: float
    games: int


def standings(entrants: Sequence[int], met: Sequence[Met]) -> list[Line]:
    """The best first; equals in the order in which they entered."""
    scores = dict.fromkeys(entrants, 0.0)
    games = dict.fromkeys(entrants, 0)
    for one in met:
        for entrant, score in _shares(one):
            scores[entrant] += score
            games[entrant] += 1
    against = {entrant: sum(scores[other] for one in met for other in _opponents(one, entrant)) for entrant in entrants}
    lines = [Line(entrant, scores[entrant], against[entrant], games[entrant]) for entrant in entrants]
    return sorted(lines, key=lambda line: (-line.score, -line.opposition, line.entrant))


def _shares(one: Met) -> list[tuple[int, float]]:
    if one.second is None:
        return [(one.first, WIN)]
    if one.score is None:
        return []
    return [(one.first, one.score), (one.second, WIN - one.score)]


def _opponents(one: Met, entrant: int) -> list[int]:
    if one.second is None or one.score is None:
        return []
    return [one.second] if one.first == entrant else [one.first] if one.second == entrant else []


def rounds_of(kind: Kind, entrants: int, wished: int) -> int:
    """Everybody against everybody takes as many as it takes; Swiss rounds are fewer than that."""
    everybody = max(1, entrants - 1 + entrants % 2)
    return everybody if kind == "robin" else min(wished, everybody)


def robin(entrants: Sequence[int], round: int) -> list[Meeting]:
    """Round number ``round``, from 1 on, of everybody against everybody: all but the first go round in a circle."""
    places: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    count = len(places)
    turn = (round - 1) % max(1, count - 1)
    circle = [places[0], *(places[1 + (n + turn) % (count - 1)] for n in range(count - 1))] if count > 1 else places
    met: list[Meeting] = []
    for n in range(count // 2):
        pair = circle[n], circle[count - 1 - n]
        met.append(_seated(*pair, swap=(round + n) % 2 == 0 if n == 0 else n % 2 == 0))
    return met


def _seated(one: int | None, other: int | None, swap: bool) -> Meeting:
    if one is None or other is None:
        rests = one if other is None else other
        assert rests is not None
        return rests, None
    return (other, one) if swap else (one, other)


def swiss(lines: Sequence[Line], met: Sequence[Met], playing: Sequence[int]) -> list[Meeting]:
    """Equals against equals, nobody twice if it can be; who has least rests, once."""
    order = [line.entrant for line in lines if line.entrant in playing]
    known = {frozenset((one.first, one.second)) for one in met if one.second is not None}
    rested = {one.first for one in met if one.second is None}
    found: list[Meeting] = []
    if len(order) % 2:
        rests = next((entrant for entrant in reversed(order) if entrant not in rested), order[-1])
        order.remove(rests)
        found.append((rests, None))
    pairs = _paired(order, known) or _paired(order, set()) or []
    firsts = {entrant: sum(one.first == entrant and one.second is not None for one in met) for entrant in order}
    return [*(_seated(one, other, swap=firsts[one] > firsts[other]) for one, other in pairs), *found]


def _paired(order: Sequence[int], known: set[frozenset[int]]) -> list[tuple[int, int]] | None:
    """The first with the nearest they have not met, so that all others can be paired too; None when it cannot be."""
    steps = [10_000]  # so many tries, and then anybody meets anybody

    def pair(left: tuple[int, ...]) -> list[tuple[int, int]] | None:
        if not left:
            return []
        steps[0] -= 1
        if steps[0] < 0:
            return None
        first, *others = left
        for other in others:
            if frozenset((first, other)) not in known:
                rest = pair(tuple(one for one in others if one != other))
                if rest is not None:
                    return [(first, other), *rest]
        return None

    return pair(tuple(order))
