"""All cards of the box, declared."""

from __future__ import annotations

from sandtable.games.quartermaster.cards.basic import BASIC_CARDS
from sandtable.games.quartermaster.cards.card import declare
from sandtable.games.quartermaster.cards.germany import GERMAN_CARDS
from sandtable.games.quartermaster.cards.italy import ITALIAN_CARDS
from sandtable.games.quartermaster.cards.japan import JAPANESE_CARDS
from sandtable.games.quartermaster.cards.uk import BRITISH_CARDS
from sandtable.games.quartermaster.cards.usa import AMERICAN_CARDS
from sandtable.games.quartermaster.cards.ussr import SOVIET_CARDS


def declare_all() -> None:
    declare(
        [
            *BASIC_CARDS,
            *GERMAN_CARDS,
            *BRITISH_CARDS,
            *JAPANESE_CARDS,
            *SOVIET_CARDS,
            *ITALIAN_CARDS,
            *AMERICAN_CARDS,
        ]
    )
