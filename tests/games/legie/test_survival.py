"""The campaign of three games: lg.survival.*."""

from __future__ import annotations

import json

import pytest

import sandtable
from games.legie.table import (
    acts,
    asked,
    available,
    chance,
    dead,
    draw_on,
    hand,
    last_act,
    opening,
    play,
    points,
    refused,
    seat,
    shown,
    sleeve,
    state,
    supplies,
    table,
)
from sandtable.games.legie.title import GAME
from sandtable.table.ledger import standing_of

rule = pytest.mark.rule

LEGION = "kopecky vavra vodicka havrda cil"
WHITES = "gorodskij klepetko zembajijev miller koloman"
FULL = {"legion": LEGION, "whites": WHITES}


@rule("lg.survival.games", "lg.survival.end", "lg.survival.diary")
def test_a_whole_campaign_of_three_games() -> None:
    match = GAME.match("survival", 2, seed="campaign")
    games = set()
    while match.to_act:
        games.add(state(match).game)
        who = match.to_act[0]
        legal = match.legal(who)
        match.play(who, legal[len(match.entries) % len(legal)])
    assert games == {1, 2, 3}
    assert match.outcome is not None
    rows = shown(match, None)["diary"]
    assert [row["game"] for row in rows] == [1, 1, 2, 2, 3, 3]
    sums = [sum(row["left"] for row in rows if row["seat"] == n) for n in (0, 1)]
    assert list(match.outcome.points) == sums
    again = sandtable.load(match.save())  # a campaign is one match, so a save keeps all of it
    assert again.view(None) == match.view(None)


@rule("lg.survival.end", "lg.end.tie-supplies")
def test_the_sum_of_all_games_decides() -> None:
    match = table("plots", {"supply-run": "vavra"}, mode="survival", game=3, round=4, points={"whites": 2},
                  more={"legion": {"total": 10}, "whites": {"total": 13}})  # fmt: skip
    assert match.outcome is not None
    assert match.outcome.points == (14, 15)
    assert match.outcome.shares == (0.0, 1.0)
    assert match.outcome.reason == "lg-outcome-campaign"


@rule("lg.survival.spend")
def test_points_of_the_game_just_played_are_spent_in_turn_order() -> None:
    match = table("camp", mode="survival", first="whites", points={"legion": 1, "whites": 1}, hands=FULL,
                  more={"legion": {"total": 20}})  # fmt: skip
    assert asked(match) == ["whites"]
    play(match, "whites", "supply")
    assert asked(match) == ["whites"]  # supplies can still be spent
    play(match, "whites", "pass")
    play(match, "legion", "supply")
    assert refused(match, "legion", "supply") == "lg.survival.supply"
    play(match, "legion", "pass")
    assert state(match).totals == [20, 0]


@rule("lg.survival.diary")
def test_the_table_hears_what_is_entered_in_the_diary() -> None:
    match = table("plots", mode="survival", round=4, points={"legion": 3, "whites": 4}, supplies={"whites": 1},
                  hands=FULL, first="legion")  # fmt: skip
    play(match, "legion", "supply", "pass")
    play(match, "whites", "pass")
    assert opening(match, "lg-diary") == [
        {"faction": "legion", "game": 1, "rank": 2, "points": 2, "supplies": 1},
        {"faction": "whites", "game": 1, "rank": 1, "points": 4, "supplies": 1},
    ]


@rule("lg.survival.end")
def test_a_list_of_tables_tells_the_points_of_all_games() -> None:
    match = table("camp", mode="survival", game=2, points={"legion": 3, "whites": 1}, more={"legion": {"total": 20}})
    players = [{"faction": "legion", "points": 3, "total": 20}, {"faction": "whites", "points": 1, "total": 0}]
    assert json.loads(standing_of(match))["facts"] == {"game": 2, "round": 2, "players": players}


@rule("lg.survival.heal", "lg.survival.warm")
def test_any_living_character_can_be_cured() -> None:
    match = table("camp", mode="survival", points={"legion": 20}, hands=FULL, sleeves={"keler": "wound frostbite"})
    assert refused(match, "legion", "heal cil") == "lg.survival.heal"
    assert refused(match, "legion", "warm koloman") == "lg.survival.warm"
    play(match, "legion", "heal keler", "warm keler")  # he lies in the deck
    assert sleeve(match, "keler") == []
    assert points(match, "legion") == [13]


@rule("lg.survival.equip")
def test_supplies_buy_equipment_between_games() -> None:
    match = table("camp", mode="survival", points={"legion": 2}, supplies={"legion": 2}, hands=FULL)
    play(match, "legion", "equip coat cil")
    assert last_act(match, "whites") == "equip coat ?"
    assert refused(match, "legion", "equip coat vavra") == "lg.survival.equip"
    assert refused(match, "legion", "equip coat keler") == "lg.survival.equip"
    play(match, "legion", "equip medal vodicka")
    assert refused(match, "legion", "equip sabre cil") == "lg.recruit.afford"
    play(match, "legion", "supply", "pass")
    assert supplies(match, "legion") == [1]


@rule("lg.survival.keep", "lg.survival.dead", "lg.survival.fill")
def test_what_is_carried_into_the_next_game() -> None:
    match = table("camp", mode="survival", points={"legion": 1}, hands={"legion": "vavra cil", "whites": WHITES},
                  sleeves={"vavra": "wound sabre", "keler": "no-combat"},
                  more={"legion": {"graveyard": ["kopecky"], "under": ["havrda"]}})  # fmt: skip
    play(match, "legion", "pass")
    chance(match, "draw vodicka", "draw keler", "draw barton")
    assert hand(match, "legion") == ["vavra", "vodicka", "keler", "cil", "barton"]
    assert sleeve(match, "vavra") == ["sabre", "wound"]
    assert sleeve(match, "keler") == ["no-combat"]
    assert dead(match) == ["kopecky"]
    draw_on(chance(match, "first legion"))
    assert "kopecky" not in hand(match, "legion")
    assert state(match).fallen == [0, 0]  # in this game


@rule("lg.survival.next")
def test_the_next_game_begins_afresh() -> None:
    match = table("camp", mode="survival", points={"legion": 3}, supplies={"legion": 2}, hands=FULL,
                  more={"legion": {"used": ["plus2", "move"], "put-away": ["blank"], "under": ["keler"]}})  # fmt: skip
    play(match, "legion", "pass")
    due = match.due
    assert due is not None
    assert due.cause == "lg-chance-first"
    chance(match, "first whites")
    assert state(match).first == seat(match, "whites")
    due = match.due
    assert due is not None
    assert len(due.possible()) == 15  # all locations again
    assert len(available(match, "legion")) == 6
    assert supplies(match, "legion", "whites") == [2, 0]
    assert points(match, "legion") == [0]
    assert state(match).decks[0].bottom == ()
    draw_on(match)
    assert len(state(match).plots) == 3
    assert state(match).plots_left.bit_count() == 21
    assert acts(match, "legion", "recruit") == []
