"""Orders for windows of others' turns: which events, about which space or country, and which cards may answer them."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import SPACES
from sandtable.games.quartermaster.cards.card import (
    ABOUT_TO_GO,
    ANSWERING,
    BATTLED,
    BUILT,
    PLAYED,
    RAIDED,
    REMOVED,
    RESPONSES_FOR,
    STATUS_USED,
    STATUSES_FOR,
    WAGED,
)
from sandtable.games.quartermaster.catalogue import CARDS, COUNTRY_IDS
from sandtable.games.quartermaster.reactions import prompt_of
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.untold import may_be_laid
from sandtable.kernel.orders import Orderable

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "space": tuple(SPACES),
    "whom": tuple(COUNTRY_IDS),
    "actor": tuple(COUNTRY_IDS),
}
# what an event of another country's turn is about; who builds is whose piece it is
ROLES: Final[tuple[tuple[int, tuple[str, ...]], ...]] = (
    (BUILT, ("space", "whom")),
    (BATTLED, ("space", "whom", "actor")),
    (ABOUT_TO_GO, ("space", "whom", "actor")),
    (REMOVED, ("space", "whom", "actor")),
    (WAGED, ("actor",)),
    (RAIDED, ("whom", "actor")),
    (STATUS_USED, ("actor",)),
    (PLAYED, ("actor",)),
)


def orderable(s: Quartermaster, seat: int) -> tuple[Orderable, ...]:
    """The events that some card of the seat's countries answers; and of what lies before them, the cards that do."""
    found: list[Orderable] = []
    for trigger, roles in ROLES:
        countries = [country for country in s.rulings.countries[seat] if country in ANSWERING[trigger]]
        if countries:
            uses = tuple([card for country in countries for card in _answering(s, trigger, country)])
            found.append(Orderable(prompt_of(trigger), uses, {role: NOUNS[role] for role in roles}))
    return tuple(found)


def _answering(s: Quartermaster, trigger: int, country: int) -> list[str]:
    cards = STATUSES_FOR[trigger][country] & s.status
    for card in may_be_laid(s, country):
        cards |= (1 << card) & RESPONSES_FOR[trigger][country]
    return [CARDS[card] for card in range(len(CARDS)) if (cards >> card) & 1]
