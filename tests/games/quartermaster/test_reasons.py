"""What a turn brought, as reasons for it: each from what everybody saw before and after."""

from __future__ import annotations

from typing import Any

import pytest

from games.quartermaster.table import country, does, seat_of, table
from sandtable.games.quartermaster.reasons import MOST_REASONS
from sandtable.games.quartermaster.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.reasons import Deed


def reasons(match: Match, who: str, *acts: str, read_as: str | None = None) -> list[tuple[str, dict[str, Any]]]:
    """Why a country's seat did something, told to all; ``read_as`` is what the others read of it."""
    before = match.view(None)
    does(match, who, *acts)
    told = GAME.reasons(match.setting, seat_of(match, who), [Deed(before, read_as or acts[0])], match.view(None))
    return [(event.id.removeprefix("qm-reason-"), dict(event.args)) for event in told]


def test_a_supply_space_brings_points_and_a_way_to_the_next() -> None:
    match = table(GER=country("germany", hand="build-army land-battle"), UK=country("united-kingdom"))
    told = reasons(match, "GER", "play build-army", "build eastern-europe")
    assert told == [("reach", {"country": "GER", "spaces": ["ukraine"]})]
    match = table(GER=country("germany eastern-europe", hand="build-army land-battle"))
    told = reasons(match, "GER", "play build-army", "build ukraine")
    assert told[0] == ("points", {"country": "GER", "points": 2})


def test_a_battle_takes_points_and_supply_and_averts_battles() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle"),
        USSR=country("moscow ukraine"),
    )
    told = dict(reasons(match, "GER", "play land-battle", "battle ukraine"))
    assert told["taken"] == {"country": "USSR", "points": 2}
    assert told["safe"] == {"country": "GER", "spaces": ["eastern-europe"]}


def test_a_piece_beside_the_enemy_opens_a_battle() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="build-army"),
        USSR=country("moscow russia ukraine"),
        ITA=country("italy"),
    )
    told = dict(reasons(match, "GER", "play build-army", "build balkans"))
    assert "battle" not in told, "it could be battled before"
    match = table(GER=country("germany", hand="build-army"), USSR=country("moscow ukraine"))
    told = dict(reasons(match, "GER", "play build-army", "build eastern-europe"))
    assert told["battle"] == {"country": "USSR", "spaces": ["ukraine"]}


def test_supply_that_is_lost_or_found_is_told() -> None:
    match = table(
        "USSR", GER=country("germany eastern-europe russia"), USSR=country("moscow ukraine", hand="land-battle")
    )
    told = dict(reasons(match, "USSR", "play land-battle", "battle eastern-europe"))
    assert told["cut"] == {"country": "GER", "spaces": ["russia"]}
    match = table(GER=country("germany russia", hand="build-army"), USSR=country("moscow ukraine"))
    told = dict(reasons(match, "GER", "play build-army", "build eastern-europe"))
    assert told["supplied"] == {"country": "GER", "spaces": ["russia"]}


def test_cards_that_are_laid_and_lost_are_told() -> None:
    match = table(GER=country(hand="wolf-packs build-army"))
    assert ("status", {"card": "wolf-packs"}) in reasons(match, "GER", "play wolf-packs")
    match = table(
        UK=country(hand="enigma build-army"), GER=country(hand="submarines-atlantic", pieces="germany north-sea")
    )
    told = dict(reasons(match, "GER", "play submarines-atlantic"))
    assert told["cards"]["country"] == "UK"
    match = table("UK", UK=country(hand="enigma build-army"))
    assert reasons(match, "UK", "play enigma", read_as="play ?") == [("unseen", {})]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("who", "home"), [("GER", "germany"), ("UK", "united-kingdom")])
def test_a_seat_acts_for_its_own_side_however_many_countries_it_has(seats: int, who: str, home: str) -> None:
    match = table(who, seats=seats, **{who: country(f"{home} north-sea", hand="build-army")})
    told = reasons(match, who, "play build-army", "build western-europe")
    assert ("points", {"country": who, "points": 2}) in told


def test_four_reasons_are_enough() -> None:
    match = table(
        GER=country("germany", hand="build-army"), UK=country("united-kingdom"), USSR=country("moscow ukraine russia")
    )
    told = reasons(match, "GER", "play build-army", "build western-europe")
    assert 0 < len(told) <= MOST_REASONS == 4
    assert told[0][0] == "points"
