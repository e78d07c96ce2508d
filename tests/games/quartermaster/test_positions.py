"""Positions from strangers: what is read, and what is refused with the place named."""

from __future__ import annotations

from typing import cast

import pytest

from games.quartermaster.table import buried, hand, in_deck, on_turn, pieces, points, state
from sandtable.games.quartermaster.title import GAME
from sandtable.kernel.plain import Malformed, Plain
from sandtable.text import LANGUAGES, language


def test_an_empty_position_is_the_first_turn_with_seven_cards_each() -> None:
    match = GAME.position({"title": "quartermaster"}, seed="a")
    assert on_turn(match) == "GER"
    assert len(hand(match, "GER")) == len(hand(match, "USA")) == 7
    assert pieces(match, "USSR") == {"moscow"}
    assert in_deck(match, "ITA") == 30 - 7


def test_all_that_is_written_is_read() -> None:
    match = GAME.position(
        {
            "title": "quartermaster",
            "seats": 6,
            "round": 7,
            "turn": "JPN",
            "points": {"axis": -3, "allies": 12},
            "countries": {
                "JPN": {"pieces": ["japan", "sea-of-japan"], "hand": ["build-army"], "deck": ["truk", "kamikaze"]}
            },
        },
        seed="a",
    )
    assert (on_turn(match), state(match).round, points(match)) == ("JPN", 7, (-3, 12))
    assert in_deck(match, "JPN") == 2
    assert buried(match, "JPN") == 34 - 3


def refused(**countries: dict[str, Plain]) -> Malformed:
    data: dict[str, Plain] = {"title": "quartermaster", "countries": cast("dict[str, Plain]", countries)}
    with pytest.raises(Malformed) as raised:
        GAME.position(data)
    return raised.value


@pytest.mark.parametrize(
    ("countries", "place", "message"),
    [
        ({"GER": {"pieces": ["atlantis"]}}, "position.countries.GER.pieces[0]", "core-malformed-choice"),
        ({"GER": {"pieces": "germany"}}, "position.countries.GER.pieces", "core-malformed-list"),
        ({"GER": {"hand": ["raf"]}}, "position.countries.GER.hand[0]", "core-malformed-choice"),
        ({"UK": {"hand": ["raf", "raf"]}}, "position.countries.UK.hand[1]", "qm-malformed-too-many"),
        ({"UK": {"status": ["raf"]}}, "position.countries.UK.status[0]", "qm-malformed-kind"),
        ({"UK": {"responses": ["resistance"]}}, "position.countries.UK.responses[0]", "qm-malformed-kind"),
        ({"UK": {"pieces": ["germany"]}}, "position.countries", "qm-malformed-enemies"),
        ({"USSR": {"pieces": ["black-sea", "caspian-sea"]}}, "position.countries.USSR.pieces", "core-malformed-long"),
        ({"FRA": {}}, "position.countries.FRA", "core-malformed-unknown"),
        ({"UK": {"fleet": []}}, "position.countries.UK.fleet", "core-malformed-unknown"),
    ],
)
def test_what_does_not_fit_is_refused_by_its_place(
    countries: dict[str, dict[str, Plain]], place: str, message: str
) -> None:
    error = refused(**countries)
    assert (error.place, error.message) == (place, message)
    for code in LANGUAGES:
        assert language(code).malformed(error)


@pytest.mark.parametrize(
    "field", [{"round": 21}, {"turn": "FRA"}, {"points": {"neutrals": 1}}, {"seats": 7}, {"weather": "snow"}]
)
def test_settings_that_do_not_fit_are_refused(field: dict[str, Plain]) -> None:
    with pytest.raises(Malformed):
        GAME.position({"title": "quartermaster", **field})
