"""The countries and their cards as they come out of the box: who has which, how many, of which kind.

A card is a whole number. The four Build and Battle cards are 0 to 3 in every deck; from 4 on each card is single and
belongs to one country. What the single cards do is declared in ``cards``.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import ALLIES, AXIS, BOARD, SOURCES, SPACE_OF, read_data
from sandtable.kernel.plain import Record

GERMANY: Final = 0
UK: Final = 1
JAPAN: Final = 2
USSR: Final = 3
ITALY: Final = 4
USA: Final = 5

BUILD_ARMY: Final = 0
LAND_BATTLE: Final = 1
BUILD_NAVY: Final = 2
SEA_BATTLE: Final = 3
ECONOMIC_WARFARE: Final = 4
EVENT: Final = 5
RESPONSE: Final = 6
STATUS: Final = 7
KINDS: Final = (
    "build-army", "land-battle", "build-navy", "sea-battle", "economic-warfare", "event", "response", "status",
)  # fmt: skip
BASIC: Final = 4  # so many kinds are the same in every deck, and are cards of the same number

SIDES: Final = ("axis", "allies")


class Country:
    """One of the six (qm.terms.countries), in the order of their turns, with its home space (qm.map.home)."""

    def __init__(self, row: Record) -> None:
        row.only("id", "side", "home", "armies", "navies", *KINDS[:BASIC], "source")
        self.id: Final = row.text("id")
        self.side: Final = SIDES.index(row.one_of("side", SIDES))
        self.home: Final = SPACE_OF[row.text("home")]
        self.armies: Final = row.number("armies", 1, 20)
        self.navies: Final = row.number("navies", 1, 20)
        self.basic: Final = [row.number(kind, 0, 40) for kind in KINDS[:BASIC]]
        self.source: Final = row.one_of("source", SOURCES)


def _countries() -> Record:
    record = Record(read_data("countries"), "countries")
    record.only("about", "countries", "seats")
    return record


COUNTRIES: Final = tuple(Country(row) for row in _countries().records("countries", 6))
PRINTED_SPLITS: Final[tuple[str, ...]] = tuple(_countries().texts("seats"))  # qm.setup.seats: of two to six seats
COUNTRY_IDS: Final[tuple[str, ...]] = tuple(country.id for country in COUNTRIES)
COUNTRY_OF: Final[dict[str, int]] = {id: n for n, id in enumerate(COUNTRY_IDS)}
SIDE: Final[tuple[int, ...]] = tuple(country.side for country in COUNTRIES)
MEMBERS: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    tuple(c for c, side in enumerate(SIDE) if side == AXIS),
    tuple(c for c, side in enumerate(SIDE) if side == ALLIES),
)
HOME: Final[tuple[int, ...]] = tuple(1 << country.home for country in COUNTRIES)  # one bit each
ARMIES: Final[tuple[int, ...]] = tuple(country.armies for country in COUNTRIES)
NAVIES: Final[tuple[int, ...]] = tuple(country.navies for country in COUNTRIES)


class Catalogue:
    """Every card: its id, its kind and its deck. ``SOURCED`` says where we have it from."""

    def __init__(self, record: Record) -> None:
        record.only("about", "cards")
        self.ids: list[str] = list(KINDS[:BASIC])
        self.kinds: list[int] = list(range(BASIC))
        self.owners: list[int] = [-1] * BASIC
        self.sources: Final[list[tuple[str, str]]] = []
        for row in record.records("cards", 400):
            row.only("id", "country", "kind", "source")
            self.ids.append(row.text("id"))
            self.kinds.append(KINDS.index(row.one_of("kind", KINDS[BASIC:])))
            self.owners.append(COUNTRY_OF[row.one_of("country", COUNTRY_IDS)])
            self.sources.append((f"card {row.text('id')}", row.one_of("source", SOURCES)))


_CATALOGUE: Final = Catalogue(Record(read_data("cards"), "cards"))
CARDS: Final[tuple[str, ...]] = tuple(_CATALOGUE.ids)
CARD_OF: Final[dict[str, int]] = {id: card for card, id in enumerate(CARDS)}
KIND: Final[tuple[int, ...]] = tuple(_CATALOGUE.kinds)
OWNER: Final[tuple[int, ...]] = tuple(_CATALOGUE.owners)  # -1 for cards that every deck has

# the cards of each deck in order; a deck's pile counts cards by their place in this order
DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    (*range(BASIC), *[card for card, owner in enumerate(OWNER) if owner == country]) for country in range(6)
)
PLACE: Final[tuple[int, ...]] = tuple(
    card if owner < 0 else DECKS[owner].index(card) for card, owner in enumerate(OWNER)
)
COPIES: Final[tuple[tuple[int, ...], ...]] = tuple(
    (*COUNTRIES[country].basic, *[1] * (len(deck) - BASIC)) for country, deck in enumerate(DECKS)
)


def _mask_of(kind: int) -> int:
    mask = 0
    for card, found in enumerate(KIND):
        if found == kind:
            mask |= 1 << card
    return mask


RESPONSES: Final = _mask_of(RESPONSE)  # a set of cards, one bit each


def card_names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def sources() -> list[tuple[str, str]]:
    """Every printed fact with where we have it from."""
    countries = [(f"country {country.id}", country.source) for country in COUNTRIES]
    return BOARD.sources + countries + _CATALOGUE.sources
