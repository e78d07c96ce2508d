"""OpenSpiel: the titles as registered Python games, with chance nodes and information states.

``pyspiel.load_game("python_sandtable_blitzkrieg(mode=duel)")`` once this module is imported. Needs the extra
`openspiel`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from sandtable.adapters.course import NOBODY, Course, begin
from sandtable.adapters.vectors import LENGTHS, Encoder
from sandtable.games import TITLES, game
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.game import Game, Value
from sandtable.kernel.plain import dump

PREFIX: Final = "python_sandtable_"
MOST_RESULTS: Final = 128  # of one roll or draw
LONGEST: Final = 1_000_000


def game_type(title: Game, zero_sum: bool = False) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a title. Among several seats what one wins the others lose; one alone plays
    against the rules of a virtual opponent."""
    seats = sorted({seats for mode in title.modes for seats in mode.seats})
    return pyspiel.GameType(
        short_name=f"{PREFIX}{title.ID}",
        long_name=f"Sandtable {title.ID}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"mode": title.modes[0].id, "players": title.modes[0].seats[0], "options": ""},
    )


def options_of(text: str, title: Game) -> dict[str, Value]:
    """``factions:dealt;recover:all`` with the types that the title gives its values."""
    found: dict[str, Value] = {}
    for pair in filter(None, text.split(";")):
        key, _, told = pair.partition(":")
        values = [value for option in title.options if option.id == key for value in option.values]
        found[key] = next((value for value in values if str(value).lower() == told.lower()), told)
    return found


class SandtableGame(pyspiel.Game):
    """One title; ``title`` is filled in by a class of its own for each."""

    title: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        told = {**KINDS[self.title.ID].parameter_specification, **(params or {})}
        options = options_of(told["options"], self.title)
        self.first: Final = begin(self.title.ID, told["mode"], told["players"], options)
        seats = self.first.setting.seats
        several = seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.first.codes),
            max_chance_outcomes=MOST_RESULTS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=max(1.0, seats - 1.0),
            utility_sum=0.0 if several else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.title, several), info, told)

    def new_initial_state(self) -> SandtableState:
        return SandtableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SandtableObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SandtableObserver(self.title.ID, recall)


class SandtableState(pyspiel.State):
    def __init__(self, game: SandtableGame) -> None:
        super().__init__(game)
        self.course: Course = game.first.copy()
        self.course.told = [[] for _ in range(self.course.setting.seats)]

    def current_player(self) -> int:
        asked = self.course.asked
        if asked == NOBODY:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if asked == CHANCE else asked

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.numbers() if player == self.course.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        due = self.course.state.chance()
        return [(place, weight / due.total) for place, weight in enumerate(due.weights) if weight]

    def _apply_action(self, action: int) -> None:
        if self.course.asked == CHANCE:
            self.course.roll(self.course.state.chance().results[action])
        else:
            self.course.enter(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.state.chance().results[action].text if self.course.asked == CHANCE else f"roll {action}"
        return self.course.codes.phrases[action]

    def is_terminal(self) -> bool:
        return self.course.asked == NOBODY

    def returns(self) -> list[float]:
        return self.course.rewards()

    def __str__(self) -> str:
        return dump(self.course.state.plain())


class SandtableObserver:
    """What a player knows: with perfect recall all it has read in the log as well."""

    def __init__(self, title: str, recall: bool) -> None:
        self.recall: Final = recall
        self.encoder: Final = Encoder(title)
        self.tensor: Final = np.zeros(0 if recall else LENGTHS[title], np.float32)
        self.dict: Final = {} if recall else {"observation": self.tensor}

    def set_from(self, state: SandtableState, player: int) -> None:
        if not self.recall:
            self.tensor[:] = self.encoder.vector(state.course, player)

    def string_from(self, state: SandtableState, player: int) -> str:
        course = state.course
        asked = f"asked {course.offered} {course.entered}" if course.asked == player else ""
        known = [f"seat {player}", dump(course.state.view(player)), asked]
        if self.recall:
            assert course.told is not None
            known += course.told[player]
        return "\n".join(known)


KINDS: Final = {title.ID: game_type(title) for title in TITLES}
for _title in TITLES:
    pyspiel.register_game(
        KINDS[_title.ID], type(f"{_title.ID.title()}Game", (SandtableGame,), {"title": game(_title.ID)})
    )
