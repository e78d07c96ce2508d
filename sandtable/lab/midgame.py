"""How much an evaluation knows in the middle of a game, beside what playing the game out many times would tell.

One position of each game that nothing was fitted to: the one where half of its decisions are made, seen by the seat
that is asked. Playouts begin in what that seat imagines, and go on as the lines of `expert` do, but to the end.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from sandtable.bots.planning import PlanningBot
from sandtable.games import game
from sandtable.kernel.game import Game, Setting
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Plain, Record, dump
from sandtable.kernel.state import State
from sandtable.lab.analysis import decisions
from sandtable.lab.calibration import calibration, measured_on, play
from sandtable.lab.judging import GLANCES, Judge
from sandtable.lab.version import Version, version

PLAYER: Final = "casual"
PLAYOUTS: Final = 200
DRAWS: Final = 1000
TO_THE_END: Final = 1_000_000  # turns: no game has as many
MOST_SHARE: Final = 10.0  # where playouts know nothing, no share of it has a bound of its own


class Middle(NamedTuple):
    """What is said in the middle of a game, and what came of it."""

    won: float
    chance: float  # by the evaluation, as the analysis tells it
    played: float  # by playouts


class Middles(NamedTuple):
    """The middles of games that nothing was fitted to, as a work to be gathered."""

    title: str
    seed: str
    playouts: int

    @property
    def setting(self) -> Setting:
        return game(self.title).match(*measured_on(self.title), self.seed).setting

    @property
    def name(self) -> str:
        slopes: list[Plain] = [[knot.turn, knot.slope] for knot in calibration(self.title).knots]
        terms: dict[str, Plain] = {"player": PLAYER, "seed": self.seed, "playouts": self.playouts, "slopes": slopes}
        return dump({"middles": self.title, **self.setting.plain(), **terms, "glances": GLANCES})

    def version(self) -> Version:
        return version(self.title, (PLAYER,))

    def __call__(self, number: int) -> Plain:
        title = game(self.title)
        seed = f"{self.seed}:{number}"
        match = play(title, self.setting, PLAYER, seed)
        outcome = match.outcome
        assert outcome is not None
        state, seat = middle(match)
        rng = random.Random(f"{seed} middle")
        chance = Judge(title, match.setting, False, 1, seed).chance(state, seat, rng, GLANCES)
        played = _played_out(title, match.setting, state, seat, rng, self.playouts)
        return {"won": calibration(self.title).won(outcome, seat), "chance": chance, "played": played}


def read_middle(found: Plain) -> Middle:
    """As it was kept; raises Malformed where a file holds something else."""
    if not isinstance(found, dict):
        raise Malformed("found", "core-malformed-entry")
    numbers = [Record(found).data.get(name) for name in Middle._fields]
    if not all(isinstance(number, int | float) for number in numbers):
        raise Malformed("found", "core-malformed-entry")
    return Middle(*(float(number) for number in numbers if isinstance(number, int | float)))


def middle(match: Match) -> tuple[State, int]:
    """The state in which half of the decisions are made and nothing is under way, and who is asked in it."""
    acts = decisions(match)
    half = acts[len(acts) // 2]
    state = match.at(0).state
    found: tuple[State, int] | None = None
    for place in match.in_force:
        entry = match.entries[place]
        assert entry.action is not None
        if place >= half and entry.what == "act" and (found is None or match.game.finishing(*found)):
            found = state.copy(), entry.seat
            if not match.game.finishing(*found):
                break
        state.apply(entry.seat, entry.action)
    assert found is not None
    return found


def _played_out(title: Game, setting: Setting, state: State, seat: int, rng: random.Random, playouts: int) -> float:
    """The share of imagined games that the seat wins when all seats play them to the end."""
    scale = calibration(title.ID)
    player = PlanningBot(title, f"{rng.getrandbits(64)}", turns=TO_THE_END)
    sampler = title.read_sampler(setting, seat, state.view(seat))
    won = 0.0
    for _ in range(playouts):
        sample = sampler.sample(rng)
        player.follow(sample, seat, (), rng.getrandbits(32))
        outcome = sample.outcome()
        assert outcome is not None
        won += scale.won(outcome, seat)
    return won / playouts


class Knowledge(NamedTuple):
    """Brier scores of who always says what is won on the average, of the chances, and of the playouts; which share of
    the playouts' gain over the first the chances reach, with its interval of 95 %."""

    games: int
    base: float
    chance: float
    played: float
    share: float
    low: float
    high: float


def knowledge(middles: Sequence[Middle]) -> Knowledge:
    """Of many games; the interval draws games with replacement."""
    rng = random.Random("midgame")
    drawn = sorted(_share(*_scores(rng.choices(middles, k=len(middles)))) for _ in range(DRAWS))
    base, chance, played = _scores(middles)
    share = _share(base, chance, played)
    return Knowledge(
        len(middles), base, chance, played, share, drawn[int(0.025 * DRAWS)], drawn[int(0.975 * DRAWS)]
    )  # fmt: skip


def _scores(middles: Sequence[Middle]) -> tuple[float, float, float]:
    count = len(middles)
    mean = sum(one.won for one in middles) / count
    return (
        sum((mean - one.won) ** 2 for one in middles) / count,
        sum((one.chance - one.won) ** 2 for one in middles) / count,
        sum((one.played - one.won) ** 2 for one in middles) / count,
    )


def _share(base: float, chance: float, played: float) -> float:
    gain = max(base - played, 1e-9)
    return max(-MOST_SHARE, min(MOST_SHARE, (base - chance) / gain))
