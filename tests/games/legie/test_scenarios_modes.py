"""The worked example of a campaign, and our own cases of dispatches and survival: S04, S43 to S45."""

from __future__ import annotations

import pytest

from games.legie.table import asked, draw_on, play, points, refused, shown, state, supplies, table
from sandtable.games.legie.nouns import FACTIONS
from sandtable.games.legie.title import GAME

rule = pytest.mark.rule


@rule("lg.survival.spend", "lg.survival.diary", "lg.survival.next")
def test_s04_between_two_games_where_karel_keeps_twelve() -> None:
    match = table(
        "camp",
        players="whites reds legion",
        mode="survival",
        points={"whites": 25, "reds": 18, "legion": 12},
        supplies={"legion": 3},
        sleeves={"koloman": "wound", "miller": "frostbite", "sorokin": "wound", "alexej": "frostbite"},
        hands={"reds": "kolja jelena burjak pachom varvara"},
    )
    play(match, "whites", "supply", "supply", "heal koloman", "warm miller", "pass")
    play(match, "reds", "supply", "equip sabre kolja", "heal sorokin", "warm alexej", "pass")
    play(match, "legion", "pass")
    draw_on(match)
    rows = shown(match, None)["diary"]
    assert [(row["faction"], row["commander"], row["rank"]) for row in rows] == [
        ("whites", "konovalov", 1), ("reds", "polzin", 2), ("legion", "topol", 3),
    ]  # fmt: skip
    assert [(row["points"], row["left"], row["supplies"]) for row in rows] == [(25, 18, 2), (18, 12, 0), (12, 12, 3)]
    assert state(match).game == 2
    assert supplies(match, "whites", "reds", "legion") == [2, 0, 3]


@rule("lg.dispatch.life-above-all", "lg.dispatch.score", "lg.dispatch.most")
def test_s43_a_dispatch_kept_or_played() -> None:
    dead_white = {"whites": {"graveyard": ["tamara"]}}
    kept = table("plots", round=4, mode="dispatches", more={"legion": {"dispatch": "life-above-all"}, **dead_white})
    assert points(kept, "legion") == [5]
    level = table("plots", round=4, mode="dispatches", more={"legion": {"dispatch": "life-above-all"}})
    assert points(level, "legion") == [0]
    played = table(
        round=3, mode="dispatches", hands={"legion": "keler"}, more={"legion": {"dispatch": "life-above-all"}}
    )
    play(played, "legion", "dispatch life-above-all")
    assert supplies(played, "legion") == [2]
    assert asked(played) == ["legion"]  # the turn goes on
    assert len(GAME.edition().dispatches) == 9


@rule("lg.dispatch.record", "lg.terms.plot-kinds")
def test_s44_both_kinds_are_counted() -> None:
    match = table(
        "plots", {"wine-and-gossip": "vavra"}, mode="dispatches", plots="wine-and-gossip supply-run hospital-car"
    )
    assert shown(match, None)["players"][0]["won"] == {"freezing": 0, "warming": 1, "peaceful": 1}


@rule("lg.survival.heal", "lg.survival.warm", "lg.survival.supply")
@pytest.mark.parametrize(
    ("players", "cost"), [("legion whites", 8), ("legion whites reds", 6), (" ".join(FACTIONS), 5)]
)
def test_s45_prices(players: str, cost: int) -> None:
    match = table("camp", players=players, mode="survival", points={"legion": 8},
                  sleeves={"keler": "wound", "cil": "frostbite"})  # fmt: skip
    play(match, "legion", "heal keler", "warm cil", "supply")
    assert points(match, "legion") == [8 - cost]
    poor = table("camp", mode="survival", points={"legion": 4}, sleeves={"keler": "wound"})
    assert refused(poor, "legion", "heal keler") == "lg.survival.heal"
