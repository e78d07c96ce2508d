"""The property suite over Global War: its theatre in Asia, and the whole world as far as a suite has time for it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from properties.ledger import Ledger
from properties.legality import every_game_ends, nothing_is_made_or_lost, why_not_tells_the_truth
from properties.secrecy import samples_fit_the_view
from properties.suite import PROPERTIES, Property, examine, name_of, setting_of
from properties.trial import Title
from sandtable.games.globalwar import world
from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.game import Setting
from sandtable.kernel.state import State
from sandtable.text import LANGUAGES, language

RULEBOOK = Path(world.__file__ or "").parent / "rulebook" / "en.md"


def conserved(state: State) -> object:
    """Every unit stands where it may, no treasury is overdrawn, and wars have two sides."""
    assert isinstance(state, GlobalWar)
    lands = state.edition.world.lands
    for where, numbers in enumerate(state.standing):
        assert list(numbers) == sorted(set(numbers))
        assert all(state.zone[u] == where for u in numbers)
    for u, where in enumerate(state.zone):
        if where == NOWHERE:
            continue
        assert u in state.standing[where]
        assert state.rulings.zones >> where & 1, "off the map in play"
        carrier = state.aboard[u]
        if carrier != NOBODY:
            assert state.zone[carrier] == where, "cargo apart from its ship"
        elif where >= lands:
            assert state.unit(u).at_sea() or state.unit(u).kind == AIR, "a land unit in the water"
        if state.unit(u).at_sea() and where < lands:
            assert any(state.facility(site).harbours for site in state.sites[where]), "a ship aground"
        assert state.damage[u] < state.unit(u).hits
    for nation, enemies in enumerate(state.enemies):
        for other in range(len(state.enemies)):
            assert enemies >> other & 1 == state.enemies[other] >> nation & 1
    assert min(state.money) >= 0, "a treasury is overdrawn"
    for project in state.chart:
        assert project.paid > 0
    return None


def has_text(id: str) -> bool:
    return all(language(code).has(id) for code in LANGUAGES)


SETTINGS = [GAME.setting("asia-1937", seats) for seats in (2, 3)]
WORLD = [GAME.setting("world-1936", 5)]
WHOLE_GAMES = (  # play to the end, which takes minutes
    every_game_ends,
    nothing_is_made_or_lost,
    samples_fit_the_view,
    why_not_tells_the_truth,
)
ACTS = 400  # at random, about two player turns in which everybody is asked
UNANNOUNCED = 0.05
GLOBALWAR = Title(
    GAME,
    settings=SETTINGS,
    conserved=conserved,
    rulebooks=[RULEBOOK],
    has_text=has_text,
    deepest=60,
    endless=60_000,
)


@pytest.mark.parametrize("setting", WORLD, ids=setting_of)
@pytest.mark.parametrize("holds", [one for one in PROPERTIES if one not in WHOLE_GAMES], ids=name_of)
def test_the_world(holds: Property, setting: Setting) -> None:
    examine(holds, GLOBALWAR, setting, examples=1)


@pytest.mark.full
@pytest.mark.parametrize("holds", WHOLE_GAMES, ids=name_of)
def test_the_world_to_its_end(holds: Property) -> None:
    examine(holds, GLOBALWAR, WORLD[0], examples=1)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 11])
def test_the_war_goes_on_at_random(seats: int) -> None:
    """Free acts among the others; IPP and units have sources, what is written down reads back, and samples fit."""
    setting = GAME.setting("world-1936", seats)
    rng = random.Random(seats)
    s = GAME.start(setting)
    ledger = Ledger()
    for act in range(ACTS):
        seat = s.pending()[0]
        bold = rng.randrange(seats)
        free = s.free(bold) if rng.random() < UNANNOUNCED else ()
        if seat == CHANCE:
            ledger.apply(s, CHANCE, s.chance().pick(rng.random))
        elif free:
            ledger.apply(s, bold, rng.choice(free))
        else:
            ledger.apply(s, seat, rng.choice(s.legal(seat)))
        if act % 50 == 0:
            conserved(s)
            assert GAME.read_state(setting, s.plain()).plain() == s.plain()
            sample = GAME.observe(setting, s, bold).sample(rng)
            conserved(sample)
            assert sample.view(bold) == s.view(bold)


@pytest.mark.parametrize("setting", GLOBALWAR.settings, ids=setting_of)
@pytest.mark.parametrize("holds", PROPERTIES, ids=name_of)
def test_globalwar(holds: Property, setting: Setting) -> None:
    examine(holds, GLOBALWAR, setting, examples=2)
