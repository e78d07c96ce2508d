"""How many hits of which aim a volley scores: exact distributions of dice."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.fire import NOBODY, Aim, Shots
from sandtable.games.globalwar.odds import mypyc_attr

UNHEARD_OF: Final = 1e-13
MOST_NUMBERS: Final = 4_000  # of ways in which the hits of a volley can be spread over its aims


class TooLarge(Exception):
    """More possibilities than anybody wants to wait for."""


@mypyc_attr(acyclic=True)
class Chance:
    """A chance that is read again and again: an attribute is read in place, a number in a list has to be unwrapped."""

    def __init__(self, p: float) -> None:
        self.p: Final = p


NEVER: Final = Chance(0.0)

Chances = list[Chance]
Cases = tuple[tuple[int, ...], ...]


class Hits:
    """The distribution of a volley's hits, aim by aim in the order in which losses are taken.

    ``rows`` pairs the numbers of hits of all aims but the last with the chances of 0, 1, 2, … hits of the last. Where
    no die can score for the last aim and for another, ``early`` has the chances of those numbers, and each row is one
    of them times the chances ``late``; else both are empty.
    """

    def __init__(
        self,
        aims: list[int],
        rows: list[tuple[tuple[int, ...], list[float]]],
        work: int,
        early: list[float],
        late: list[float],
    ) -> None:
        self.early: Final = _readable(early)
        self.late: Final = late
        self.work: Final = work  # chances that were multiplied to find it
        self.aims: Final = aims
        self.rows: Final = [(numbers, _readable(row)) for numbers, row in rows]
        # the aims but the last, and their numbers in each row: equal ones leave the same of everybody
        self.cases: Final[Cases] = (tuple(aims[:-1]), *[numbers for numbers, _ in rows]) if early else ()
        self.size: Final = sum([len(row) for _, row in rows])
        self.none: Final = _of_none(rows)
        self.at_least: Final = [_readable(_tails(row)) for _, row in rows]  # at least so many of the last aim


def _readable(row: list[float]) -> Chances:
    return [Chance(p) for p in row]


def _of_none(rows: list[tuple[tuple[int, ...], list[float]]]) -> float:
    """The chance that not one die hits."""
    for numbers, row in rows:
        if not any(numbers):
            return row[0]
    return 0.0


def _tails(row: list[float]) -> list[float]:
    tails = [0.0] * len(row)
    total = 0.0
    for n in range(len(row) - 1, -1, -1):
        total += row[n]
        tails[n] = total
    return tails


def turn(aim: Aim) -> tuple[int, int, int]:
    """Picked targets fall first, then narrow aims before wide ones: whoever can still be hit later, waits."""
    return (0 if aim.picked else 1, aim.first.bit_count(), aim.number)


def in_order(aims: list[Aim], used: list[int]) -> list[int]:
    """Aims in the order in which their losses are taken."""
    keyed = [turn(aims[number]) for number in used]
    keyed.sort()
    return [key[2] for key in keyed]


def binomial(dice: int, faces: int, sides: int) -> list[float]:
    """The chances of 0 … dice hits."""
    chance = faces / sides
    miss = 1.0 - chance
    row = [1.0]
    for _ in range(dice):
        wider = [0.0] * (len(row) + 1)
        for n in range(len(row)):
            wider[n] += row[n] * miss
            wider[n + 1] += row[n] * chance
        row = wider
    return row


def convolved(one: list[float], other: list[float]) -> list[float]:
    total = [0.0] * (len(one) + len(other) - 1)
    for n in range(len(one)):
        p = one[n]
        if p:
            for m in range(len(other)):
                total[n + m] += p * other[m]
    return total


def of_one_aim(aim: int, row: list[float]) -> Hits:
    """The distribution of a volley with one aim."""
    return Hits([aim], [((), _trimmed(row))], len(row), [], [])


def reckon(shots: list[Shots], aims: list[Aim]) -> Hits:
    """The distribution of the hits of a whole volley."""
    used: list[int] = []
    for one in shots:
        for number in (one.pick, one.aim):
            if number != NOBODY and number not in used:
                used.append(number)
    order = in_order(aims, used)
    last = len(order) - 1
    joint: dict[tuple[int, ...], list[float]] = {(0,) * last: [1.0]}
    late = [1.0]  # of dice that can score for the last aim alone
    apart = last > 0
    work = 0
    for one in shots:
        if one.pick == NOBODY and one.aim == order[last]:
            late = convolved(late, binomial(one.dice, one.value, one.sides))
            work += len(late) * one.dice
            continue
        apart = apart and order[last] not in (one.pick, one.aim)
        hits = _of_shots(one, order)
        work += len(joint) * len(hits) * (1 + one.dice)
        joint = _joined(joint, hits, last)
        if len(joint) > MOST_NUMBERS:
            raise TooLarge
    work += len(joint) * len(late)
    early = [row[0] for row in joint.values()] if apart else []
    rows = [(numbers, _trimmed(convolved(row, late))) for numbers, row in joint.items()]
    return Hits(order, rows, work, early, _trimmed(late) if early else [])


def _trimmed(row: list[float]) -> list[float]:
    """Numbers of hits that will not happen are counted as the largest one that may."""
    most = len(row) - 1
    rare = row[most]
    while most > 0 and rare < UNHEARD_OF:
        most -= 1
        rare += row[most]
    return [*row[:most], rare]


def _of_shots(one: Shots, order: list[int]) -> list[tuple[int, int, int, int, float]]:
    """Place and number of picks, place and number of other hits, and their chance, for dice that are alike."""
    aim = order.index(one.aim)
    if one.pick == NOBODY:
        return [(0, 0, aim, n, p) for n, p in enumerate(binomial(one.dice, one.value, one.sides))]
    pick = order.index(one.pick)
    found: list[tuple[int, int, int, int, float]] = []
    for picked, p in enumerate(binomial(one.dice, one.picks, one.sides)):
        others = binomial(one.dice - picked, one.value - one.picks, one.sides - one.picks)
        for n, q in enumerate(others):
            if q:
                found.append((pick, picked, aim, n, p * q))
    return found


def _joined(
    joint: dict[tuple[int, ...], list[float]], hits: list[tuple[int, int, int, int, float]], last: int
) -> dict[tuple[int, ...], list[float]]:
    # the hits of these dice, grouped like the joint rows
    grouped: dict[tuple[int, ...], list[float]] = {}
    for pick, picked, aim, n, p in hits:
        numbers = [0] * (last + 1)
        numbers[pick] += picked
        numbers[aim] += n
        key = tuple(numbers[:last])
        if key not in grouped:
            grouped[key] = []
        row = grouped[key]
        while len(row) <= numbers[last]:
            row.append(0.0)
        row[numbers[last]] += p
    total: dict[tuple[int, ...], list[float]] = {}
    for key, row in joint.items():
        for other, more in grouped.items():
            sum_key = tuple([key[n] + other[n] for n in range(last)])
            product = convolved(row, more)
            if sum_key in total:
                before = total[sum_key]
                if len(before) < len(product):
                    before, product = product, before
                for n in range(len(product)):
                    before[n] += product[n]
                total[sum_key] = before
            else:
                total[sum_key] = product
    return total
