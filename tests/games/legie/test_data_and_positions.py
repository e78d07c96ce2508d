"""Data packs, sources and positions: what strangers send is checked and named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.legie.table import EDITION, acts, play, points, state, table
from sandtable.book.rulebook import rules
from sandtable.games.legie.edition import PACKS, read_data
from sandtable.games.legie.locations import LOCATIONS
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.title import GAME
from sandtable.kernel.plain import Malformed, Plain

rule = pytest.mark.rule


def pack(name: str) -> Any:
    return json.loads(json.dumps(read_data(name)))


def test_every_card_has_its_rule() -> None:
    book = rules("legie", "en")
    named = [f"lg.order.{order.id}" for order in ORDERS]
    named += [f"lg.location.{location.id}" for location in LOCATIONS]
    named += [f"lg.location.{id}" for id in EDITION.locations]
    named += [f"lg.dispatch.{dispatch.id}" for dispatch in EDITION.dispatches]
    assert [id for id in named if id not in book] == []


def test_every_record_tells_its_source() -> None:
    sources = dict(GAME.sources())
    assert sources["character keler"] == "public"
    assert sources["character keler: strength"] == "original"
    assert sources["plot supply-run"] == "rulebook"
    assert sources["plot supply-run: kinds"] == "original"
    assert sources["location polar-night"] == "original"
    assert set(sources.values()) == {"rulebook", "public", "original"}
    for name in PACKS:
        assert all("source" in row for row in pack(name)[name])


def test_a_data_pack_replaces_cards() -> None:
    plots = pack("plots")
    plots["plots"][1]["points"] = 9
    match = table("plots", {"supply-run": "vavra"}, packs={"plots": plots})
    assert points(match, "legion") == [9]
    assert GAME.edition().plots[1].points == 4


def change(name: str, key: str, value: Plain) -> dict[str, Plain]:
    data = pack(name)
    data[name][0][key] = value
    return {name: data}


@pytest.mark.parametrize(
    ("packs", "place"),
    [
        ({"boats": {}}, "packs.boats"),
        ({"plots": []}, "plots"),
        (change("plots", "points", 99), "plots.plots[0].points"),
        (change("plots", "entry", ["luck"]), "plots.plots[0].entry"),
        (change("plots", "id", "two words"), "plots.plots[0].id"),
        (change("plots", "id", "keler"), "plots.plots[0].id"),
        (change("plots", "source", "hearsay"), "plots.plots[0].source"),
        (change("characters", "officer", False), "characters.characters.legion"),
        (change("characters", "wings", 2), "characters.characters[0].wings"),
        (change("locations", "effect", "earthquake"), "locations.locations[0].effect"),
        (change("commanders", "orders", ["plus2", "move"]), "commanders.commanders[0].orders"),
        (change("commanders", "faction", "reds"), "commanders.commanders"),
        (change("dispatches", "points", -1), "dispatches.dispatches[0].points"),
    ],
)
def test_bad_packs_are_refused_by_place(packs: dict[str, Plain], place: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.match(packs=packs)
    assert caught.value.place == place


@rule("lg.plot.warmth", "lg.plot.frost")
def test_at_a_plot_that_is_freezing_and_warming_the_cold_comes_first() -> None:
    """No printed plot is both, but a pack may have one."""
    plots = pack("plots")
    both = next(one for one in plots["plots"] if one["id"] == "intervention-troops")
    both["kinds"] = ["freezing", "warming"]
    match = table("plots", {"intervention-troops": "vavra"}, packs={"plots": plots})
    assert acts(match, "legion") == ["done", "warm vavra"]


def test_packs_with_too_few_cards_are_refused() -> None:
    for name in ("plots", "locations", "dispatches"):
        data = pack(name)
        del data[name][3:]
        with pytest.raises(Malformed) as caught:
            GAME.match(packs={name: data})
        assert caught.value.message == "lg-malformed-few"


@pytest.mark.parametrize("mode", ["standard", "dispatches", "survival"])
def test_the_example_positions_play_to_the_end(mode: str) -> None:
    match = GAME.position(GAME.example(mode), seed="example")
    while match.to_act:
        who = match.to_act[0]
        legal = match.legal(who)
        match.play(who, legal[len(match.entries) % len(legal)])
    assert match.outcome is not None


def broken(**changes: Plain) -> dict[str, Plain]:
    return {**GAME.example("standard"), **changes}


def player(**changes: Plain) -> dict[str, Plain]:
    rows = GAME.example("standard")["players"]
    assert isinstance(rows, list)
    return broken(players=[{**rows[0], **changes}, rows[1]])  # type: ignore[dict-item]


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (broken(phase="tea"), "position.phase"),
        (broken(first="reds"), "position.first"),
        (broken(location="moon"), "position.location"),
        (broken(plots=["supply-run"]), "position.plots"),
        (broken(plots=["supply-run", "supply-run", "gold-car"]), "position.plots"),
        (broken(at={"gold-car": []}), "position.at.gold-car"),
        (broken(at={"supply-run": ["keler swap"]}), "position.at.supply-run[0]"),
        (broken(at={"supply-run": ["burjak"]}), "position.at.supply-run[0]"),
        (broken(at={"supply-run": ["keler plus2 down"]}), "position.at.supply-run[0]"),
        (broken(sleeves={"keler": ["wound", "wound"]}), "position.sleeves.keler"),
        (broken(sleeves={"keler": ["sabre"]}), "position.sleeves.keler"),
        (broken(sleeves={"nobody": []}), "position.sleeves.nobody"),
        (broken(players=[]), "position.players"),
        (player(faction="whites"), "position.players[0].commander"),
        (player(officer="keler"), "position.players[0].officer"),
        (player(hand=["vodicka", "matejka"]), "position.players[0].hand[1]"),
        (player(hand=["keler", "keler"]), "position.players[0].hand[1]"),
        (player(used=["swap"]), "position.players[0].used"),
        (player(horses=1), "position.players[0].horses"),
    ],
)
def test_bad_positions_are_refused_by_place(data: dict[str, Plain], place: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.position(data)
    assert caught.value.place == place


def test_worth_knows_how_a_game_ended_and_likes_points() -> None:
    won = table("plots", {"supply-run": "vavra"}, round=4)
    assert GAME.worth(won.state, 0) == 1.0
    ahead = table(points={"legion": 6}, hands={"legion": "keler", "whites": "koloman"})
    level = table(hands={"legion": "keler", "whites": "koloman"})
    assert GAME.worth(ahead.state, 0) > GAME.worth(level.state, 0) > GAME.worth(ahead.state, 1)
    shares = [GAME.worth(ahead.state, n) for n in range(2)]
    assert sum(shares) == pytest.approx(1)
    play(ahead, "legion", "send keler supply-run")
    assert state(ahead).standing[EDITION.character_of["keler"]] == 0
