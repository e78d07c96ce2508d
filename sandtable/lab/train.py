"""Learning an evaluation by self-play: games of a title with itself, weights fitted to who won, and so again.

The first generation plays at random or by the title's own evaluation, every later one by the weights of the one before.
A game follows from the seed, its generation and its number alone, and what is fitted from all games in order: equal
commands give equal weights.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sandtable.bots.selfplay import Player, lessons
from sandtable.games import game as find_game
from sandtable.kernel.learned import Learned, read_learned
from sandtable.kernel.plain import Plain, Record
from sandtable.lab.version import version

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[Any]
    Rows = tuple[Numbers, Numbers, Numbers]  # positions, what came of each, the numbers of their games

CHUNK: Final = 50  # games that one worker plays at once
HELD_OUT: Final = 10  # one game in so many is not learned from, but asked about
EPOCHS: Final = 12
BATCH: Final = 512
RATE: Final = 2e-3
DECAY: Final = 1e-4
DIGITS: Final = 4  # of a weight in the file
BINS: Final = 10
ENOUGH: Final = 100_000  # positions to see what the evaluation is without one of its features


class Course:
    """What is learned, and how: the title, a mode, games in each generation, units between, and the seed.

    Games are for each of the numbers of ``seats`` in turn, without any for as many as the mode is for. Where there is a
    ``folder``, what was played is kept there, and a course that was stopped goes on.
    """

    def __init__(
        self,
        title: str,
        mode: str,
        games: Sequence[int],
        units: int,
        seed: str,
        seats: Sequence[int] = (),
        at_random: bool = True,
        folder: Path | None = None,
    ) -> None:
        self.title: Final = title
        self.mode: Final = mode
        self.games: Final = tuple(games)
        self.units: Final = units
        self.seed: Final = seed
        self.seats: Final = tuple(seats)
        self.at_random: Final = at_random  # the first generation; else it goes by the title's own evaluation
        self.folder: Final = folder


class Lessons:
    """Positions as rows of numbers, the share that came of each, and which game it is from."""

    def __init__(self, numbers: Numbers, shares: Numbers, games: Numbers) -> None:
        self.numbers: Final = numbers
        self.shares: Final = shares
        self.games: Final = games
        self.held_out: Final[Numbers] = games % HELD_OUT == 0

    def some(self, most: int) -> Lessons:
        """Of the first games, about so many positions."""
        return Lessons(self.numbers[:most].copy(), self.shares[:most], self.games[:most])


class Fit:
    """How well weights foretell games that they were not fitted to."""

    def __init__(self, chances: Numbers, shares: Numbers) -> None:
        self.brier: Final = float(((chances - shares) ** 2).mean())
        self.base: Final = float(((shares.mean() - shares) ** 2).mean())
        bins = (chances * BINS).astype(int).clip(0, BINS - 1)
        error = 0.0
        for bin in range(BINS):
            inside = bins == bin
            if inside.any():
                error += float(inside.mean() * abs(chances[inside].mean() - shares[inside].mean()))
        self.error: Final = error


def trained(course: Course, jobs: int = 1, progress: Callable[[int], None] | None = None) -> dict[str, Plain]:
    """The data file of a learned evaluation: the weights of the last generation, with the record of how they came."""
    names = find_game(course.title).FEATURES
    learned: Learned | None = None
    generations: list[Plain] = []
    few: Lessons | None = None
    for generation, games in enumerate(course.games):
        played = _played(course, generation, games, learned, jobs, progress)
        learned = fitted(played, course.units, f"{course.seed} {generation}")
        generations.append({"games": games, "positions": len(played.shares), **_told(tested(learned, played))})
        few = played.some(ENOUGH)
    assert learned is not None
    assert few is not None
    record: dict[str, Plain] = {
        "title": course.title, "mode": course.mode, "seed": course.seed, "units": course.units,
        "seats": [*course.seats], "first": "random" if course.at_random else "title",
        "games": sum(course.games), "generations": generations,
        "sum": _told(tested(fitted(few, 0, course.seed), few)),
        "without": _ablations(names, few, course.seed), "code": version(course.title, ())["code"],
    }  # fmt: skip
    return {"features": [*names], **learned.plain(), "record": record}


def _played(
    course: Course,
    generation: int,
    games: int,
    learned: Learned | None,
    jobs: int,
    progress: Callable[[int], None] | None,
) -> Lessons:
    import numpy as np

    parts: list[Rows] = []
    for first, rows in _chunks(course, generation, games, learned, jobs):
        parts.append(rows)
        if progress is not None:
            progress(min(CHUNK, games - first))
    return Lessons(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _chunks(
    course: Course, generation: int, games: int, learned: Learned | None, jobs: int
) -> Iterator[tuple[int, Rows]]:
    """Games in order, however many play them."""
    weights = None if learned is None else learned.plain()
    firsts = range(0, games, CHUNK)
    tasks = [(course, generation, first, min(first + CHUNK, games), weights) for first in firsts]
    if jobs == 1:
        for first, task in zip(firsts, tasks, strict=True):
            yield first, chunk(*task)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from zip(firsts, pool.map(chunk, *zip(*tasks, strict=True)), strict=True)


def chunk(course: Course, generation: int, first: int, end: int, weights: dict[str, Plain] | None) -> Rows:
    """Some games, from the folder if they have been played there before."""
    import numpy as np

    if course.folder is None:
        return _play(course, generation, first, end, weights)
    told = [course.title, course.mode, course.seed, [*course.seats], course.at_random, version(course.title, ())]
    key = hashlib.sha256(json.dumps([*told, generation, first, end, weights]).encode()).hexdigest()[:16]
    path = course.folder / f"{course.title}-{generation}-{first}-{key}.npz"
    if path.exists():
        with np.load(path, allow_pickle=False) as kept:
            return kept["numbers"], kept["shares"], kept["games"]
    numbers, shares, games = _play(course, generation, first, end, weights)
    begun = path.with_suffix(".begun")
    with begun.open("wb") as file:
        np.savez(file, numbers=numbers, shares=shares, games=games)
    begun.replace(path)
    return numbers, shares, games


def _play(course: Course, generation: int, first: int, end: int, weights: dict[str, Plain] | None) -> Rows:
    import numpy as np

    game = find_game(course.title)
    settings = [game.setting(course.mode, seats) for seats in course.seats] or [game.setting(course.mode)]
    learned = None
    if weights is not None:
        learned = read_learned(Record({"features": [*game.FEATURES], **weights}), game.FEATURES)
    player = Player(generation == 0 and course.at_random, learned)
    numbers: list[list[float]] = []
    shares: list[float] = []
    games: list[int] = []
    for number in range(first, end):
        rng = random.Random(f"{course.seed} {generation} {number}")
        for lesson in lessons(game, settings[number % len(settings)], rng, player):
            numbers.append(lesson.numbers)
            shares.append(lesson.share)
            games.append(number)
    return np.array(numbers, dtype=np.float32), np.array(shares, dtype=np.float32), np.array(games)


def fitted(played: Lessons, units: int, seed: str) -> Learned:
    """Weights by gradient descent (Adam) on the logarithmic loss of the games that are not held out."""
    import numpy as np

    rng = np.random.default_rng(int.from_bytes(seed.encode(), "big") % 2**63)
    numbers, shares = played.numbers[~played.held_out], played.shares[~played.held_out]
    inputs = numbers.shape[1]
    layers: list[Numbers] = [np.zeros((inputs, 1)), np.zeros(1)]
    if units:
        first = rng.normal(0.0, inputs**-0.5, (inputs, units))
        layers = [first, np.zeros(units), rng.normal(0.0, units**-0.5, (units, 1)), np.zeros(1)]
    means = [np.zeros_like(layer) for layer in layers]
    squares = [np.zeros_like(layer) for layer in layers]
    step = 0
    for epoch in range(EPOCHS):
        rate = RATE * 0.5 * (1.0 + float(np.cos(np.pi * epoch / EPOCHS)))
        order = rng.permutation(len(shares))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            step += 1
            for n, slope in enumerate(_slopes(layers, numbers[batch], shares[batch, None])):
                means[n] = 0.9 * means[n] + 0.1 * slope
                squares[n] = 0.999 * squares[n] + 0.001 * slope * slope
                size = np.sqrt(squares[n] / (1.0 - 0.999**step)) + 1e-8
                layers[n] -= rate * means[n] / (1.0 - 0.9**step) / size
    return _learned(layers)


def _slopes(layers: list[Numbers], numbers: Numbers, shares: Numbers) -> list[Numbers]:
    import numpy as np

    if len(layers) == 2:
        miss = (_squashed(numbers @ layers[0] + layers[1]) - shares) / len(shares)
        return [numbers.T @ miss + DECAY * layers[0], miss.sum(0)]
    sums = numbers @ layers[0] + layers[1]
    units = np.maximum(sums, 0.0)
    miss = (_squashed(units @ layers[2] + layers[3]) - shares) / len(shares)
    back = (miss @ layers[2].T) * (sums > 0.0)
    return [numbers.T @ back + DECAY * layers[0], back.sum(0), units.T @ miss + DECAY * layers[2], miss.sum(0)]


def _squashed(sums: Numbers) -> Numbers:
    import numpy as np

    squashed: Numbers = 1.0 / (1.0 + np.exp(-np.clip(sums, -30.0, 30.0)))
    return squashed


def _learned(layers: list[Numbers]) -> Learned:
    rounded = [layer.round(DIGITS).tolist() for layer in layers]
    if len(layers) == 2:
        return Learned(len(rounded[0]), [], [], [row[0] for row in rounded[0]], rounded[1][0])
    units = layers[0].T.round(DIGITS).tolist()
    return Learned(len(rounded[0]), units, rounded[1], [row[0] for row in rounded[2]], rounded[3][0])


def tested(learned: Learned, played: Lessons) -> Fit:
    import numpy as np

    numbers, shares = played.numbers[played.held_out], played.shares[played.held_out]
    return Fit(np.array([learned.chance(row) for row in numbers.tolist()]), shares)


def _told(fit: Fit) -> dict[str, Plain]:
    return {"brier": round(fit.brier, 4), "base": round(fit.base, 4), "error": round(fit.error, 4)}


def _ablations(names: Sequence[str], played: Lessons, seed: str) -> dict[str, Plain]:
    """How much worse the sum of features foretells without each of them."""
    whole = tested(fitted(played, 0, seed), played).brier
    found: dict[str, Plain] = {}
    for n, name in enumerate(names):
        kept = played.numbers[:, n].copy()
        played.numbers[:, n] = 0.0
        found[name] = round(tested(fitted(played, 0, seed), played).brier - whole, 5)
        played.numbers[:, n] = kept
    return found
