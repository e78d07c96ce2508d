"""What a turn brought, as reasons for it: each from what everybody saw before and after."""

from __future__ import annotations

from typing import Any

from games.quartermaster.table import country, does, table
from sandtable.games.quartermaster.board import ALLIES, AXIS
from sandtable.games.quartermaster.reasons import MOST_REASONS, brought
from sandtable.kernel.match import Match


def reasons(match: Match, side: int, who: str, *acts: str) -> list[tuple[str, dict[str, Any]]]:
    before = match.view(None)
    does(match, who, *acts)
    told = brought(side, acts[0], before, match.view(None))
    return [(event.id.removeprefix("qm-reason-"), dict(event.args)) for event in told]


def test_a_supply_space_brings_points_and_a_way_to_the_next() -> None:
    match = table(GER=country("germany", hand="build-army land-battle"), UK=country("united-kingdom"))
    told = reasons(match, AXIS, "GER", "play build-army", "build eastern-europe")
    assert told == [("reach", {"country": "GER", "spaces": ["ukraine"]})]
    match = table(GER=country("germany eastern-europe", hand="build-army land-battle"))
    told = reasons(match, AXIS, "GER", "play build-army", "build ukraine")
    assert told[0] == ("points", {"country": "GER", "points": 2})


def test_a_battle_takes_points_and_supply_and_averts_battles() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle"),
        USSR=country("moscow ukraine"),
    )
    told = dict(reasons(match, AXIS, "GER", "play land-battle", "battle ukraine"))
    assert told["taken"] == {"country": "USSR", "points": 2}
    assert told["safe"] == {"country": "GER", "spaces": ["eastern-europe"]}


def test_a_piece_beside_the_enemy_opens_a_battle() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="build-army"),
        USSR=country("moscow russia ukraine"),
        ITA=country("italy"),
    )
    told = dict(reasons(match, AXIS, "GER", "play build-army", "build balkans"))
    assert "battle" not in told, "it could be battled before"
    match = table(GER=country("germany", hand="build-army"), USSR=country("moscow ukraine"))
    told = dict(reasons(match, AXIS, "GER", "play build-army", "build eastern-europe"))
    assert told["battle"] == {"country": "USSR", "spaces": ["ukraine"]}


def test_supply_that_is_lost_or_found_is_told() -> None:
    match = table(
        "USSR", GER=country("germany eastern-europe russia"), USSR=country("moscow ukraine", hand="land-battle")
    )
    told = dict(reasons(match, ALLIES, "USSR", "play land-battle", "battle eastern-europe"))
    assert told["cut"] == {"country": "GER", "spaces": ["russia"]}
    match = table(GER=country("germany russia", hand="build-army"), USSR=country("moscow ukraine"))
    told = dict(reasons(match, AXIS, "GER", "play build-army", "build eastern-europe"))
    assert told["supplied"] == {"country": "GER", "spaces": ["russia"]}


def test_cards_that_are_laid_and_lost_are_told() -> None:
    match = table(GER=country(hand="wolf-packs build-army"))
    assert ("status", {"card": "wolf-packs"}) in reasons(match, AXIS, "GER", "play wolf-packs")
    match = table(
        UK=country(hand="enigma build-army"), GER=country(hand="submarines-atlantic", pieces="germany north-sea")
    )
    told = dict(reasons(match, AXIS, "GER", "play submarines-atlantic"))
    assert told["cards"]["country"] == "UK"
    match = table("UK", UK=country(hand="enigma build-army"))
    before = match.view(None)
    does(match, "UK", "play enigma")
    assert [event.id for event in brought(ALLIES, "play ?", before, match.view(None))] == ["qm-reason-unseen"]


def test_four_reasons_are_enough() -> None:
    match = table(
        GER=country("germany", hand="build-army"), UK=country("united-kingdom"), USSR=country("moscow ukraine russia")
    )
    told = reasons(match, AXIS, "GER", "play build-army", "build western-europe")
    assert 0 < len(told) <= MOST_REASONS == 4
    assert told[0][0] == "points"
