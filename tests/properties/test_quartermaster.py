"""The property suite over Quartermaster General, for 2 to 6 seats, other splits of the sides, and the options."""

from __future__ import annotations

from pathlib import Path

import pytest

from properties.suite import PROPERTIES, Property, examine, name_of, setting_of
from properties.trial import Title
from sandtable.games.quartermaster import board
from sandtable.games.quartermaster.board import LAND, SEA
from sandtable.games.quartermaster.catalogue import ARMIES, DECKS, NAVIES, OWNER, PLACE
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.title import GAME
from sandtable.kernel.game import Setting, Value
from sandtable.kernel.state import State

RULEBOOK = Path(board.__file__ or "").parent / "rulebook" / "en.md"


def conserved(state: State) -> object:
    """All cards of every deck, wherever they lie; and no piece stands where it may not."""
    assert isinstance(state, Quartermaster)
    assert not state.held_by(0) & state.held_by(1), "enemies share a space"
    cards: list[list[int]] = []
    for country in range(6):
        own = state.pieces[country]
        assert (own & LAND).bit_count() <= ARMIES[country]
        assert (own & SEA).bit_count() <= NAVIES[country]
        assert not state.safe[country] & ~own
        counts = state.decks[country].contents()
        for card in state.hands[country] + state.laid[country] + state.discards[country] + state.buried[country]:
            counts[PLACE[card]] += 1
        for card in DECKS[country]:
            counts[PLACE[card]] += OWNER[card] == country and (state.status >> card) & 1
        assert min(counts) >= 0
        for card in state.revealed[country]:
            assert state.revealed[country].count(card) <= state.hands[country].count(card)
        cards.append(counts)
    return cards


OPTIONS: dict[str, Value] = {"reallocate": True, "recruited-too": True, "play-useless": True}
SETTINGS = [GAME.setting(seats=seats) for seats in (2, 3, 4, 5, 6)] + [
    GAME.setting(seats=4, options={"sides": "GER+ITA/UK/JPN/USSR+USA", **OPTIONS}),
    GAME.with_untold(GAME.setting(seats=6), (0, 3)),
    GAME.with_untold(GAME.setting(seats=3, options=OPTIONS), (1, 2)),
]
QUARTERMASTER = Title(GAME, settings=SETTINGS, conserved=conserved, rulebooks=[RULEBOOK], deepest=150, endless=5_000)


@pytest.mark.parametrize("setting", QUARTERMASTER.settings, ids=setting_of)
@pytest.mark.parametrize("holds", PROPERTIES, ids=name_of)
def test_quartermaster(holds: Property, setting: Setting) -> None:
    examine(holds, QUARTERMASTER, setting, examples=3)
