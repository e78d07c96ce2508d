"""What is hidden, and what can be worked out: lg.secret.*."""

from __future__ import annotations

import random

import pytest

from games.legie.table import chance, draw_on, hand, last_act, play, seat, shown, state, table, told, under
from sandtable.games.legie.state import Legie

rule = pytest.mark.rule

LEGION = "kopecky vavra vodicka havrda cil"
WHITES = "gorodskij klepetko zembajijev miller koloman"


@rule("lg.secret.hand")
def test_a_hand_is_hidden_but_who_came_back_is_remembered() -> None:
    match = table("plots", {"hospital-car": "vavra"}, hands={"legion": "cil keler"})
    theirs = shown(match, "whites")["players"][0]
    assert theirs["hand"] == 3
    assert theirs["remembered"] == ["vavra"]
    assert shown(match, "legion")["players"][0]["hand"] == ["vavra", "keler", "cil"]
    rng = random.Random(1)
    for _ in range(20):
        imagined = match.observe(seat(match, "whites")).sample(rng)
        assert isinstance(imagined, Legie)
        assert imagined.hands[0] >> imagined.edition.character_of["vavra"] & 1


@rule("lg.secret.equip")
def test_the_others_see_what_is_bought_but_not_for_whom() -> None:
    match = table("recruiting", hands={"legion": LEGION, "whites": WHITES}, supplies={"legion": 2})
    play(match, "legion", "equip sabre vavra")
    assert last_act(match, "whites") == "equip sabre ?"
    bought = {"faction": "legion", "equipment": "sabre", "character": "?", "left": 9, "card": None}
    assert told(match, "whites")[-1]["args"] == {**bought, "purse": {"points": 0, "supplies": 1}}
    assert shown(match, "whites")["players"][0]["unseen"] == ["sabre"]
    play(match, "legion", "pass", "send vavra supply-run")
    assert shown(match, "whites")["players"][0]["unseen"] == []
    assert shown(match, "whites")["plots"][0]["columns"][0][0]["sleeve"] == ["sabre"]


@rule("lg.secret.deck", "lg.order.retreat")
def test_what_was_put_under_a_deck_is_known_to_those_who_saw_it() -> None:
    match = table("orders", {"supply-run": "keler=retreat"}, first="whites", hands={"legion": "kopecky"})
    play(match, "legion", "reveal keler")
    assert shown(match, "whites")["players"][0]["deck"]["bottom"] == ["keler"]
    assert isinstance(shown(match, "legion")["players"][0]["deck"]["middle"], int)


@rule("lg.secret.deck", "lg.recruit.draw")
def test_a_card_drawn_from_an_open_bottom_is_remembered() -> None:
    rest = ["borovicka", "hrubes", "krajcovic", "smejkal", "liskova", "pacak", "sloboda", "barton"]
    match = table("recruiting", hands={"legion": LEGION, "whites": WHITES}, supplies={"legion": 3},
                  more={"legion": {"graveyard": rest, "under": ["keler"]}})  # fmt: skip
    assert under(match, "legion") == ["keler"]
    play(match, "legion", "recruit")
    assert "keler" in hand(match, "legion")
    assert shown(match, "whites")["players"][0]["remembered"] == ["keler"]


@rule("lg.secret.officer")
def test_an_officer_is_known_once_seen() -> None:
    match = table(hands={"legion": LEGION, "whites": WHITES})
    assert shown(match, "whites")["players"][0]["officer"] == "?"
    play(match, "legion", "send kopecky supply-run")
    assert shown(match, "whites")["players"][0]["officer"] == "kopecky"


@rule("lg.secret.recovered")
def test_a_token_that_lay_face_down_comes_back_unseen() -> None:
    match = table("recruiting", hands={"legion": LEGION, "whites": WHITES}, supplies={"legion": 3},
                  more={"legion": {"put-away": ["get-down"]}})  # fmt: skip
    play(match, "legion", "recover get-down")
    assert last_act(match, "whites") == "recover ?"
    assert last_act(match, "legion") == "recover get-down"


@rule("lg.secret.tokens")
def test_a_face_down_token_can_be_no_token_that_lay_open_when_it_was_placed() -> None:
    match = table(at={"supply-run": "keler"}, hands={"legion": "kopecky", "whites": "miller"},
                  more={"legion": {"used": ["plus2", "retreat", "lure"]}})  # fmt: skip
    play(match, "legion", "send kopecky supply-run", "order blank keler")
    token = shown(match, "whites")["plots"][0]["columns"][0][0]["token"]
    assert token == {"order": "?", "may": ["move", "blank", "get-down"], "face-up": False}
    rng = random.Random(7)
    found = set()
    for _ in range(60):
        imagined = match.observe(seat(match, "whites")).sample(rng)
        assert isinstance(imagined, Legie)
        found.add(imagined.token_id(0, imagined.token_on[imagined.edition.character_of["keler"]]))
    assert found == {"move", "blank", "get-down"}


@rule("lg.secret.tokens", "lg.orders.withhold")
def test_a_withheld_bluff_is_byte_identical_to_a_withheld_order() -> None:
    seen = []
    for order in ("blank", "plus2", "move", "get-down"):
        match = table("march", {"supply-run": "keler"}, hands={"legion": "kopecky", "whites": "miller"}, first="legion")
        play(match, "legion", "send kopecky supply-run", f"order {order} keler")
        play(match, "whites", "pass")
        play(match, "legion", "withhold keler")
        seen.append([match.view(1), match.log(1), match.view(None), match.log(None)])
    assert seen[0] == seen[1] == seen[2] == seen[3]


@rule("lg.secret.face-down")
def test_a_face_down_soldier_is_byte_identical_to_a_face_down_officer() -> None:
    seen = []
    for who in ("kopecky", "cil"):
        match = table(at={"hospital-car": "keler"}, hands={"legion": "kopecky cil", "whites": "miller"},
                      location="polar-night")  # fmt: skip
        play(match, "legion", f"send {who} supply-run")
        assert match.to_act == (0,)
        seen.append([match.view(1), match.log(1)])
        play(match, "legion", "done")
        seen[-1] += [match.view(1), match.log(1)]
    assert seen[0] == seen[1]


@rule("lg.secret.hand", "lg.recruit.fill")
def test_draws_are_private() -> None:
    match = table("recruiting", hands={"legion": "kopecky", "whites": WHITES}, supplies={"legion": 1})
    chance(match, "draw keler")
    assert last_act(match, "whites") == "draw ?"
    assert last_act(match, "legion") == "draw keler"
    draw_on(match)
    assert len(hand(match, "legion")) == 5
    assert state(match).remembered == 0
