"""The property suite over Blitzkrieg!, in all modes, with options that change who knows what."""

from __future__ import annotations

from pathlib import Path

import pytest

from properties.secrecy import secrets_stay_secret
from properties.suite import PROPERTIES, Property, examine, name_of, setting_of
from properties.trial import Title, Trial
from sandtable.games import blitzkrieg as package
from sandtable.games.blitzkrieg.edition import SCIENTIST, SPY
from sandtable.games.blitzkrieg.state import EMPTY, Blitzkrieg
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.game import Setting
from sandtable.kernel.state import State
from sandtable.text import LANGUAGES, language


def tokens_of_the_box(state: State) -> object:
    """Every token there is, wherever it lies; and on the board each stands on terrain it may stand on."""
    assert isinstance(state, Blitzkrieg)
    edition = state.edition
    everywhere = [*state.pool, *state.reserves[0], *state.reserves[1], *state.bags[0], *state.bags[1]]
    for space, token in enumerate(state.on_space):
        if token != EMPTY:
            everywhere.append(token >> 1)
            assert (state.occupied >> space) & 1
            if edition.role_ability[token >> 1] not in (SCIENTIST, SPY):
                assert (edition.fits[edition.role_type[token >> 1]] >> space) & 1
    assert state.occupied.bit_count() == sum(token != EMPTY for token in state.on_space)
    if state.stack and state.stack[-1].NAME == "turn":  # in the midst of a placement the next row is not open yet
        fresh = state.copy()
        fresh.refresh_frontier()
        assert fresh.frontier == state.frontier
    assert len(state.pool) >= state.unseen
    for theatre, marker in enumerate(state.markers):
        assert abs(marker) <= edition.track_end[theatre]
    return [edition.tokens[kind].id for kind in sorted(everywhere)]


def in_all_languages(message: str) -> bool:
    return all(language(code).has(message) for code in LANGUAGES)


BLITZKRIEG = Title(
    GAME,
    settings=[
        GAME.setting("duel"),
        GAME.setting("duel", options={"bombed-special": "pool", "neutral-campaign": "nobody", "reserve-limit": 5}),
        GAME.setting("solo"),
        GAME.setting("solo", options={"tactical-tokens": True, "difficulty": "high", "blitz-follow-up": "all-steps"}),
        GAME.setting("nippon"),
        GAME.setting("nippon-solo", options={"tactical-tokens": True, "shifts": 3}),
    ],
    conserved=tokens_of_the_box,
    rulebooks=[Path(package.__file__ or "").parent / "rulebook" / "en.md"],
    has_text=in_all_languages,
    deepest=50,
    endless=200,
    telling_ends=["bk-outcome-no-placement"],  # bk.end.no-placement looks behind the screen
)


@pytest.mark.parametrize("setting", BLITZKRIEG.settings, ids=setting_of)
@pytest.mark.parametrize("holds", PROPERTIES, ids=name_of)
def test_blitzkrieg(holds: Property, setting: Setting) -> None:
    examine(holds, BLITZKRIEG, setting, examples=12)


# games in which what lies behind a screen leaves its owner without a placement in one world and not in the other
ENDS_BEHIND_A_SCREEN = [("nippon", 2114408682, 41, 3941974067), ("duel", 4113931355, 32, 894785156)]


@pytest.mark.parametrize(("mode", "seed", "cut", "mutation"), ENDS_BEHIND_A_SCREEN)
def test_an_end_is_told_to_everybody(mode: str, seed: int, cut: int, mutation: int) -> None:
    secrets_stay_secret(Trial(BLITZKRIEG, GAME.setting(mode), seed, cut, mutation))
