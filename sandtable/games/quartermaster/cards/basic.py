"""The Build and Battle cards that every deck has."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import LAND, SEA
from sandtable.games.quartermaster.cards.card import Card
from sandtable.games.quartermaster.cards.parts import Battle, Build

BASIC_CARDS: Final = (
    Card("build-army", Build(LAND, build_card=True)),
    Card("land-battle", Battle(LAND, battle_card=True)),
    Card("build-navy", Build(SEA, build_card=True)),
    Card("sea-battle", Battle(SEA, battle_card=True)),
)
