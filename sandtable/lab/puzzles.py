"""Puzzles made of bots' games: positions in which one act is clearly the best, and a deeper search agrees.

A puzzle is what one seat sees: the searches imagine what it does not. Every game is looked through by itself, from a
seed of its own, so whoever stops goes on later and comes to the same puzzles.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypedDict, cast

from sandtable.book.puzzles import FULL, HARDEST, game_seed, read_puzzles
from sandtable.bots import bot
from sandtable.bots.chances import settle_chance
from sandtable.bots.hosting import BotTable
from sandtable.bots.rest import come_to_rest, worth_after
from sandtable.games import game as find_game
from sandtable.kernel.action import Action
from sandtable.kernel.match import Match
from sandtable.kernel.observation import Observation
from sandtable.kernel.plain import Plain, Record
from sandtable.kernel.state import State
from sandtable.lab.analysis import decisions
from sandtable.lab.calibration import calibration, same_slope
from sandtable.lab.judging import SURE, Judge, Ranked

FORMAT: Final = 1
PLAYERS: Final = ("beginner", "casual", "casual", "skilled")  # some of whom leave chances behind
SOLVERS: Final = ("beginner", "casual")
OF_EACH: Final = 12  # who try it, for the difficulty
FOUND_BY: Final = (0.9, 0.7, 0.45, 0.2)  # the share of them from which a puzzle is so easy
FEWEST: Final = 3  # acts to choose from
MOST: Final = 150  # acts that are looked at
FIRST_LOOKS: Final = 6  # one step ahead at each act, in the first search
LAST_LOOKS: Final = 12  # and in the second
GLANCE: Final = 4  # lines of play, after which most positions are put aside
FEW: Final = 6  # acts, at a glance
PLAYED_OUT: Final = 10  # acts, in both searches
TOLD: Final = 4  # others whose chance is told
POSITIONS: Final = 40  # of one game that are looked at
OF_ONE_GAME: Final = 4
MOST_TOLD: Final = 2  # acts of the same seat that follow the best one
MOSTLY: Final = 0.75  # of the imagined games
APART: Final = 4  # acts at least between two puzzles of a game
MOST_COUNTED: Final = 1_000_000_000


class Terms(NamedTuple):
    """What counts as a puzzle, and how far each of the two searches looks."""

    mode: str
    seats: int
    margin: float
    lines: int
    deeper: int


TERMS: Final[dict[str, Terms]] = {
    "blitzkrieg": Terms("duel", 2, 0.08, 64, 256),
    "quartermaster": Terms("standard", 6, 0.08, 32, 96),
    "legie": Terms("standard", 3, 0.08, 24, 72),
}


class OtherRow(TypedDict):
    act: str
    chance: int  # in ten-thousandths, as all chances here
    why: list[Plain]


class Answer(TypedDict):
    seat: int
    best: str
    chance: int
    margin: int
    error: int
    theme: str
    difficulty: int
    then: list[str]
    others: list[OtherRow]


class PuzzleRow(Answer):
    game: int
    at: int


class GameRow(TypedDict):
    game: int
    mode: str
    seats: int
    acts: list[str]


class Found(TypedDict):
    """What a run has found so far, which is also what the program ships. ``looked`` positions of ``searched`` games had
    ``checked`` candidates, and the second search did not agree with ``dropped`` of them."""

    format: int
    title: str
    seed: str
    margin: int
    lines: int
    deeper: int
    searched: int
    looked: int
    checked: int
    dropped: int
    games: list[GameRow]
    puzzles: list[PuzzleRow]


class OtherTerms(Exception):
    """The file was made from another seed, or by other terms."""


def begun(title: str, seed: str) -> Found:
    terms = TERMS[title]
    return {
        "format": FORMAT, "title": title, "seed": seed, "margin": round(terms.margin * FULL), "lines": terms.lines,
        "deeper": terms.deeper, "searched": 0, "looked": 0, "checked": 0, "dropped": 0, "games": [], "puzzles": [],
    }  # fmt: skip


def make(found: Found, count: int, keep: Callable[[Found], None], games: int = FULL) -> None:
    """Look through more games until there are so many puzzles, or that number of games was looked through."""
    while len(found["puzzles"]) < count and found["searched"] < games:
        Search(found).look_through(found["searched"])
        found["searched"] += 1
        keep(found)


class Search:
    """The puzzles of one game after the other, added to what was found."""

    def __init__(self, found: Found) -> None:
        title = found["title"]
        self.found: Final = found
        self.terms: Final = TERMS[title]
        self.game: Final = find_game(title)
        self.setting: Final = self.game.setting(self.terms.mode, self.terms.seats)

    def look_through(self, number: int) -> None:
        seed = game_seed(self.found["seed"], number)
        rng = random.Random(f"{seed}:search")
        match = self._played(seed, rng)
        places = decisions(match)
        puzzles: list[PuzzleRow] = []
        looked = 0
        for at in rng.sample(range(len(places)), len(places)):
            if len(puzzles) == OF_ONE_GAME or looked == POSITIONS:
                break
            state, seat = match.at(places[at]).state, match.entries[places[at]].seat
            near = any(abs(at - other["at"]) < APART for other in puzzles)
            if near or not FEWEST <= len(state.legal(seat)) <= MOST:
                continue
            looked += 1
            puzzle = self._position(state, seat, f"{seed}:{at}")
            if puzzle is not None:
                puzzles.append({"game": number, "at": at, **puzzle})
        self.found["looked"] += looked
        if puzzles:
            puzzles.sort(key=lambda puzzle: puzzle["at"])
            acts = [_line(match, place) for place in places[: puzzles[-1]["at"]]]
            row: GameRow = {"game": number, "mode": self.terms.mode, "seats": self.terms.seats, "acts": acts}
            self.found["games"].append(row)
            self.found["puzzles"] += puzzles

    def _played(self, seed: str, rng: random.Random) -> Match:
        """A game of bots some of whom leave chances behind."""
        match = self.game.match(self.terms.mode, self.terms.seats, seed)
        names = [rng.choice(PLAYERS) for _ in range(self.terms.seats)]
        BotTable(match, [bot(name, self.game, f"{seed}:{seat}") for seat, name in enumerate(names)]).play()
        return match

    def _position(self, state: State, seat: int, seed: str) -> Answer | None:
        """The answer of a position, if it is a puzzle."""
        first = self.judge(GLANCE, seed)
        observation = first.observation(state, seat)
        rng = random.Random(seed)
        promising = self._promising(observation, FIRST_LOOKS, rng)[:PLAYED_OUT]
        if not self._stands_out(first.ranked(observation, promising[:FEW], rng)[1], surely=False):
            return None
        ranking = self.judge(self.terms.lines, seed).ranked(observation, promising, rng)
        if not self._stands_out(ranking[1], surely=True):
            return None
        self.found["checked"] += 1
        again = self.searched_deeper(observation, f"{seed}:again")
        if again[0].act != ranking[0].act or not self._stands_out(again[1], surely=False):
            self.found["dropped"] += 1
            return None
        return self._answer(observation, again, seed, rng)

    def searched_deeper(self, observation: Observation, seed: str) -> list[Ranked]:
        """The second search: every act is looked at longer, and the best of them are played out more often."""
        rng = random.Random(seed)
        promising = self._promising(observation, LAST_LOOKS, rng)[:PLAYED_OUT]
        return self.judge(self.terms.deeper, seed).ranked(observation, promising, rng)

    def _promising(self, observation: Observation, looks: int, rng: random.Random) -> list[Action]:
        """All legal acts, first those that look best one step ahead."""
        samples = [observation.sample(rng) for _ in range(looks)]
        seat = observation.seat
        worth: dict[Action, float] = {}
        for action in observation.legal:
            worth[action] = sum(worth_after(self.game, sample, seat, action, rng) for sample in samples)
        return sorted(observation.legal, key=lambda action: -worth[action])

    def _stands_out(self, second: Ranked, surely: bool) -> bool:
        return second.behind - (SURE * second.error if surely else 0.0) >= self.terms.margin

    def judge(self, lines: int, seed: str) -> Judge:
        """By the worth of the title as it is: what is shipped can be made again whatever is fitted to more games."""
        scale = same_slope(1.0, calibration(self.game.ID).allied)
        return Judge(self.game, self.setting, open=False, lines=lines, seed=seed, scale=scale)

    # what is told about it

    def _answer(self, observation: Observation, ranking: list[Ranked], seed: str, rng: random.Random) -> Answer:
        best, second = ranking[0], ranking[1]
        judge = self.judge(1, "")
        imagined = observation.sample(rng)  # nothing that the seat does not know gets into the reasons
        others: list[OtherRow] = []
        for other in ranking[1 : 1 + TOLD]:
            why = judge.why(observation, imagined, best.act, other.act)
            others.append({"act": other.act.text, "chance": _share(other.chance), "why": why})
        return {
            "seat": observation.seat, "best": best.act.text, "chance": _share(best.chance),
            "margin": _share(second.behind), "error": _share(second.error),
            "theme": self._theme(observation, best.act, [other.act for other in ranking[1:]], rng),
            "difficulty": self._difficulty(observation, best.act, rng),
            "then": self.follow_up(observation, best.act, seed), "others": others,
        }  # fmt: skip

    def _theme(self, observation: Observation, best: Action, others: list[Action], rng: random.Random) -> str:
        """``win``: it ends the game won, whatever is hidden; ``points``: at once it brings more of them than any other
        act; ``later``: it does not, and what it is good for comes later."""
        samples = [observation.sample(rng) for _ in range(LAST_LOOKS)]
        after = [self._rested(sample, observation.seat, best, rng) for sample in samples]
        outcomes = [state.outcome() for state in after]
        if all(outcome is not None and outcome.shares[observation.seat] > 0.0 for outcome in outcomes):
            return "win"
        gained = self._lead(after, observation.seat)
        rivals = (
            self._lead([self._rested(sample, observation.seat, act, rng) for sample in samples], observation.seat)
            for act in others
        )
        return "points" if all(gained > rival for rival in rivals) else "later"

    def _rested(self, sample: State, seat: int, action: Action, rng: random.Random) -> State:
        state = sample.copy()
        state.apply(seat, action)
        come_to_rest(self.game, state, rng)
        return state

    def _lead(self, states: Sequence[State], seat: int) -> float:
        """How many points more than the best of the others the seat has, on the average."""
        total = 0
        for state in states:
            outcome = state.outcome()
            points = self.game.points(state) if outcome is None else outcome.points
            total += points[seat] - max(more for other, more in enumerate(points) if other != seat)
        return total / len(states)

    def follow_up(self, observation: Observation, best: Action, seed: str) -> list[str]:
        """What the seat itself does next, as far as that is the same in most imagined games."""
        rng = random.Random(f"{seed}:then")
        lines = [self._own_line(observation.sample(rng), observation.seat, best, rng) for _ in range(LAST_LOOKS)]
        found: list[str] = []
        while len(found) < MOST_TOLD:
            usual, count = Counter(tuple(line[: len(found) + 1]) for line in lines).most_common(1)[0]
            if len(usual) == len(found) or count < MOSTLY * len(lines):
                break
            found = [*usual]
        return found

    def _own_line(self, state: State, seat: int, action: Action, rng: random.Random) -> list[str]:
        """The acts of a seat after this one until somebody else is asked or its turn ends."""
        turn = self.game.turn(state)
        thinker = bot("greedy", self.game, f"{rng.getrandbits(64)}")
        line: list[str] = []
        while len(line) <= MOST_TOLD:
            state.apply(seat, action)
            settle_chance(state, rng)
            if state.pending() != (seat,) or self.game.turn(state) != turn:
                break
            action = thinker.decide(self.game.observe(self.setting, state, seat))
            if not action.nouns:  # it ends something, and tells nothing
                break
            line.append(action.text)
        return line

    def _difficulty(self, observation: Observation, best: Action, rng: random.Random) -> int:
        solvers = [bot(name, self.game, f"{rng.getrandbits(64)}") for name in SOLVERS for _ in range(OF_EACH)]
        share = sum(solver.decide(observation) == best for solver in solvers) / len(solvers)
        return next((n for n, least in enumerate(FOUND_BY, 1) if share >= least), HARDEST)


def _line(match: Match, place: int) -> str:
    entry = match.entries[place]
    assert entry.action is not None
    return f"{entry.seat} {entry.action.text}"


def _share(chance: float) -> int:
    return round(FULL * chance)


# the file


def read(data: Plain, title: str, seed: str) -> Found:
    """What an earlier run has found. Raises Malformed, and OtherTerms rather than mix two kinds of puzzles."""
    record = Record(data)
    read_puzzles(title, record)
    fresh = begun(title, seed)
    for key in ("format", "title", "seed", "margin", "lines", "deeper"):
        if record.raw(key) != fresh[key]:
            raise OtherTerms
    for key in ("searched", "looked", "checked", "dropped"):
        record.number(key, 0, MOST_COUNTED)
    return cast(Found, data)


def written(found: Found) -> str:
    """As a file, with one line for each game and puzzle."""
    head = {key: value for key, value in found.items() if key not in ("games", "puzzles")}
    lines = [json.dumps(head, ensure_ascii=False)[:-1] + ","]
    for key, rows, end in (("games", found["games"], "],"), ("puzzles", found["puzzles"], "]}")):
        lines.append(f'"{key}": [')
        lines += [json.dumps(row, ensure_ascii=False) + ("," if row is not rows[-1] else "") for row in rows]
        lines.append(end)
    return "\n".join(lines) + "\n"
