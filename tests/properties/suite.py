"""The properties that hold for every title, one function each, over random games cut at some point.

A title gets all of them with a few lines::

    TITLE = Title(GAME, settings=[GAME.setting(seats=2)], conserved=pieces, rulebooks=[RULEBOOK])

    @pytest.mark.parametrize("holds", PROPERTIES, ids=name_of)
    @pytest.mark.parametrize("setting", TITLE.settings, ids=setting_of)
    def test_title(holds: Property, setting: Setting) -> None:
        examine(holds, TITLE, setting, examples=10)

or, outside pytest, with ``check_all(TITLE, examples=10)``.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeAlias

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from properties.legality import (
    every_game_ends,
    forgeries_are_refused,
    nothing_is_made_or_lost,
    refusals_name_their_rule,
    why_not_tells_the_truth,
)
from properties.memory import hash_seeds_agree, saves_are_exact, undo_is_safe_and_exact
from properties.secrecy import samples_fit_the_view, secrets_stay_secret, unseen_acts_stay_unseen
from properties.trial import Title, Trial
from sandtable.kernel.game import Setting

Property: TypeAlias = Callable[[Trial], None]

PROPERTIES: tuple[Property, ...] = (
    every_game_ends,  # 1
    saves_are_exact,  # 2
    hash_seeds_agree,  # 2
    secrets_stay_secret,  # 3
    unseen_acts_stay_unseen,  # 3
    forgeries_are_refused,  # 4
    undo_is_safe_and_exact,  # 5
    nothing_is_made_or_lost,  # 6
    samples_fit_the_view,  # 7
    refusals_name_their_rule,  # 8
    why_not_tells_the_truth,  # 9
)
ONCE = (hash_seeds_agree,)  # starts two interpreters, so one example each


REPEATABLE = os.environ.get("CI") == "true"  # a gate draws the same examples every time, a developer new ones


def examine(holds: Property, title: Title, setting: Setting, examples: int, derandomize: bool = REPEATABLE) -> None:
    """Draw seeds, cuts and mutations, and see that a property holds; a failure names those it failed with."""

    @settings(
        max_examples=1 if holds in ONCE else examples,
        deadline=None,
        derandomize=derandomize,
        database=None,
        report_multiple_bugs=False,
        phases=[Phase.generate],  # a smaller seed is no simpler a game
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(seed=st.integers(0, 2**32), cut=st.integers(0, title.deepest), mutation=st.integers(0, 2**32))
    def drawn(seed: int, cut: int, mutation: int) -> None:
        holds(Trial(title, setting, seed, cut, mutation))

    drawn()


def check_all(title: Title, examples: int) -> None:
    for setting in title.settings:
        for holds in PROPERTIES:
            examine(holds, title, setting, examples)


def name_of(holds: Property) -> str:
    return holds.__name__


def setting_of(setting: Setting) -> str:
    options = "-".join(f"{key}:{value}" for key, value in setting.options.items())
    untold = "-untold:" + ",".join(str(seat) for seat in setting.untold) if setting.untold else ""
    return f"{setting.mode}-{setting.seats}" + (f"-{options}" if options else "") + untold
