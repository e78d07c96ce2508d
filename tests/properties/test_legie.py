"""The property suite over Legie, with two, three and four players, in all modes, with options that change who acts,
and with people whose hands nobody tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from properties.suite import PROPERTIES, Property, examine, name_of, setting_of
from properties.trial import Title
from sandtable.games import legie as package
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import COPIES, EQUIPMENT, MOST_PLOTS, OWN
from sandtable.games.legie.state import NONE, Legie
from sandtable.games.legie.title import GAME
from sandtable.kernel.game import Setting
from sandtable.kernel.state import State
from sandtable.text import LANGUAGES, language


def parts_of_the_box(state: State) -> object:
    """Every character and token is somewhere, exactly once; equipment is in the bank or in a sleeve."""
    assert isinstance(state, Legie)
    for seat in range(state.seats):
        if state.officers[seat] != NONE:
            characters_of(state, seat)
        if state.commanders[seat] != NONE:
            tokens_of(state, seat)
    for equipment in range(len(EQUIPMENT)):
        worn = sum((sleeve >> equipment) & 1 for sleeve in state.sleeves)
        assert worn + state.bank[equipment] == COPIES
    if state.rulings.dispatches:
        dispatches_of(state)
    return len(state.edition.characters)


def characters_of(state: Legie, seat: int) -> None:
    base = state.factions[seat] * OWN
    found = bits(state.hands[seat])
    found += [who for who in bits(state.graveyard) if who // OWN == state.factions[seat]]
    for plot in range(MOST_PLOTS):
        for who in state.column(seat, plot):
            assert state.standing[who] == plot
            found.append(who)
    deck = state.decks[seat]
    found += [base + place for place, count in enumerate(deck.counts) for _ in range(count)]
    found += [base + place for place in deck.bottom]
    if any(frame.NAME == "setup" for frame in state.stack):
        found.append(state.officers[seat])  # it waits behind the screen
    assert sorted(found) == sorted([*state.edition.soldiers[state.factions[seat]], state.officers[seat]])


def tokens_of(state: Legie, seat: int) -> None:
    found = bits(state.available[seat]) + bits(state.used[seat]) + list(state.put_away[seat])
    for plot in range(MOST_PLOTS):
        found += [state.token_on[who] for who in state.column(seat, plot) if state.token_on[who] != NONE]
    found += [lying & 7 for lying in state.plot_token if lying != NONE and lying >> 3 == seat]
    assert sorted(found) == list(range(len(state.edition.commanders[state.commanders[seat]].orders)))


def dispatches_of(state: Legie) -> None:
    found = bits(state.dispatches_left) + bits(state.dispatches_played)
    found += [held for held in (*state.dispatches, *state.declined) if held != NONE]
    for frame in state.stack:
        found += getattr(frame, "drawn", ())
    assert sorted(found) == list(range(len(state.edition.dispatches)))


def in_all_languages(message: str) -> bool:
    return all(language(code).has(message) for code in LANGUAGES)


LEGIE = Title(
    GAME,
    settings=[
        *(GAME.setting(mode, seats) for mode in ("standard", "dispatches", "survival") for seats in (2, 3, 4)),
        GAME.setting("dispatches", 3, {"recruiting": "at-once", "factions": "dealt", "recover": "all"}),
        GAME.setting("standard", 4, {"exams-receive": True}),
        GAME.with_untold(GAME.setting("standard", 4), (0, 2)),
        GAME.with_untold(GAME.setting("dispatches", 3, {"exams-receive": True}), (1, 2)),
        GAME.with_untold(GAME.setting("survival", 2, {"recruiting": "at-once"}), (0,)),
    ],
    conserved=parts_of_the_box,
    rulebooks=[Path(package.__file__ or "").parent / "rulebook" / "en.md"],
    has_text=in_all_languages,
    deepest=160,
    endless=2_000,
)


@pytest.mark.parametrize("setting", LEGIE.settings, ids=setting_of)
@pytest.mark.parametrize("holds", PROPERTIES, ids=name_of)
def test_legie(holds: Property, setting: Setting) -> None:
    examine(holds, LEGIE, setting, examples=4)
