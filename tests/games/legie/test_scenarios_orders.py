"""Our cases of the march and the orders: S12 to S27."""

from __future__ import annotations

import pytest

from games.legie.table import (
    acts,
    asked,
    available,
    dead,
    hand,
    last_act,
    opening,
    play,
    points,
    put_away,
    refused,
    shown,
    six_whites,
    sleeve,
    state,
    supplies,
    table,
    under,
    used,
)

rule = pytest.mark.rule


@rule("lg.march.entry")
def test_s12_entry() -> None:
    match = table(hands={"legion": "borovicka vodicka keler", "whites": "tamara"}, players="legion whites reds",
                  plots="coded-telegram derailed-train supply-run hospital-car")  # fmt: skip
    assert refused(match, "legion", "send borovicka coded-telegram") == "lg.march.entry"
    assert refused(match, "legion", "send keler derailed-train") == "lg.march.entry"
    assert "send vodicka derailed-train" in acts(match, "legion")
    assert "send borovicka supply-run" in acts(match, "legion")


@rule("lg.march.entry", "lg.equip.restore", "lg.equip.ciphers")
def test_s13_a_mutilated_skill_and_its_cure() -> None:
    cards = {"legion": "vodicka kopecky keler vavra havrda", "whites": six_whites()}
    match = table("recruiting", hands=cards, sleeves={"vodicka": "no-intelligence"}, supplies={"legion": 1},
                  plots="coded-telegram supply-run hospital-car")  # fmt: skip
    play(match, "legion", "equip ciphers vodicka")
    assert sleeve(match, "vodicka") == ["ciphers"]
    play(match, "legion", "send vodicka coded-telegram")
    ill = table(hands=cards, sleeves={"vodicka": "no-intelligence"}, plots="coded-telegram supply-run hospital-car")
    assert refused(ill, "legion", "send vodicka coded-telegram") == "lg.march.entry"


@rule("lg.place.arrival")
def test_s14_an_officer_that_comes_first_places_nothing() -> None:
    match = table(hands={"legion": "kopecky keler", "whites": "tamara"})
    play(match, "legion", "send kopecky supply-run")
    assert asked(match) == ["whites"]
    play(match, "whites", "pass")
    play(match, "legion", "send keler supply-run")
    assert state(match).stack[-1].NAME != "placing"


@rule("lg.place.exams", "lg.location.telegraph-station", "lg.place.officer")
def test_s15_exams_and_the_telegraph_station() -> None:
    where = {"supply-run": "keler vavra havrda cil"}
    for location, officer, examined in (("prison-camp", 2, 1), ("telegraph-station", 3, 2)):
        for who, most in (("kopecky", officer), ("vodicka", examined)):
            match = table(at=where, hands={"legion": "kopecky vodicka", "whites": "tamara"},
                          sleeves={"vodicka": "officer-exams"}, location=location)  # fmt: skip
            play(match, "legion", f"send {who} supply-run")
            placed = 0
            while asked(match) == ["legion"]:
                play(match, "legion", acts(match, "legion", "order")[0])
                placed += 1
            assert placed == most


@rule("lg.place.one")
def test_s16_one_order_each() -> None:
    match = table(at={"supply-run": "foma jaska"}, players="militia whites", hands={"militia": "rachmanin"})
    play(match, "militia", "send rachmanin supply-run", "order theft foma")
    assert refused(match, "militia", "order plus2 foma") == "lg.place.one"
    play(match, "militia", "order plus2 jaska")


@rule("lg.orders.direction", "lg.orders.one", "lg.location.railway-bridge")
@pytest.mark.parametrize(("location", "turns"), [("prison-camp", "DBADB"), ("railway-bridge", "ABDBD")])
def test_s17_direction_of_the_order_phase(location: str, turns: str) -> None:
    match = table("orders", {"supply-run": "keler=blank klepetko=plus2 koloman=blank kirgej=plus2 foma=blank"},
                  players="legion whites reds militia", location=location)  # fmt: skip
    seen = ""
    while state(match).stack[-1].NAME == "order-phase":
        who = match.to_act[0]
        seen += "ABCD"[who]
        match.play(who, match.legal(who)[1])
    assert seen == turns


@rule("lg.orders.withhold", "lg.secret.tokens")
def test_s18_declining_in_secret() -> None:
    match = table("orders", {"supply-run": "keler=get-down koloman=plus2"}, first="whites")
    play(match, "legion", "withhold keler")
    assert put_away(match, "legion") == ["get-down"]
    theirs = shown(match, "whites")["players"][0]["tokens"]["put-away"]
    assert [lying["order"] for lying in theirs] == ["?"]
    assert shown(match, "legion")["players"][0]["tokens"]["put-away"][0]["order"] == "get-down"


@rule("lg.place.reclaim")
def test_s19_an_empty_screen() -> None:
    everything = ["plus2", "retreat", "move", "blank", "get-down", "lure"]
    match = table(at={"supply-run": "keler vavra"}, hands={"legion": "kopecky", "whites": "tamara"},
                  more={"legion": {"used": everything}})  # fmt: skip
    play(match, "legion", "send kopecky supply-run")
    assert acts(match, "legion") == ["done", "reclaim"]
    play(match, "legion", "reclaim")
    assert available(match, "legion") == everything
    play(match, "legion", "order plus2 keler", "order blank vavra")
    one_left = table(at={"supply-run": "keler vavra"}, hands={"legion": "kopecky", "whites": "tamara"},
                     more={"legion": {"used": everything[1:]}})  # fmt: skip
    play(one_left, "legion", "send kopecky supply-run")
    assert refused(one_left, "legion", "reclaim") == "lg.place.reclaim"
    play(one_left, "legion", "order plus2 keler", "reclaim")
    assert available(one_left, "legion") == everything[1:]


@rule("lg.place.reclaim")
def test_tokens_are_taken_back_even_when_nobody_can_receive_an_order() -> None:
    """R02: the officer comes first, so there is nobody to order about; the right to place orders is there."""
    everything = ["plus2", "retreat", "move", "blank", "get-down", "lure"]
    match = table(hands={"legion": "kopecky", "whites": "tamara"}, more={"legion": {"used": everything}})
    play(match, "legion", "send kopecky supply-run")
    assert acts(match, "legion") == ["done", "reclaim"]
    play(match, "legion", "reclaim")
    assert available(match, "legion") == everything
    assert asked(match) == ["whites"]  # nobody to order about, so nothing more is asked


@rule("lg.order.camouflage", "lg.orders.turn-up", "lg.secret.face-down")
def test_s20_camouflage() -> None:
    match = table(at={"deserters": "miller"}, players="whites reds", commanders="mysterious-o", officers="golovin",
                  hands={"whites": "golovin koloman veselov orlovskij zembajijev", "reds": "jelena kolja"},
                  plots="deserters supply-run hospital-car")  # fmt: skip
    play(match, "whites", "send golovin supply-run", "order camouflage miller")
    assert used(match, "whites") == ["camouflage"]
    play(match, "reds", "pass")
    play(match, "whites", "send veselov supply-run")
    assert last_act(match, "reds") == "send veselov supply-run"
    assert refused(match, "whites", "send zembajijev deserters") == "lg.march.entry"
    play(match, "whites", "send koloman deserters")
    assert last_act(match, "reds") == "send ? deserters"
    assert shown(match, "reds")["plots"][0]["columns"][0][1]["character"] == "?"
    play(match, "whites", "done", "send orlovskij deserters")
    assert last_act(match, "reds") == "send orlovskij deserters"
    play(match, "whites", "pass")
    turned_up = [(told["faction"], told["character"], told["plot"]) for told in opening(match, "lg-turned-up")]
    assert ("whites", "koloman", "deserters") in turned_up


@rule("lg.order.theft", "lg.order.take-all")
def test_s21_theft_and_take_everything() -> None:
    match = table(at={"supply-run": "foma koloman"}, players="militia whites",
                  hands={"militia": "rachmanin", "whites": "tamara"})  # fmt: skip
    play(match, "militia", "send rachmanin hospital-car", "order theft foma")
    assert supplies(match, "militia") == [2]
    assert shown(match, "whites")["plots"][0]["token"] == {"seat": 0, "order": "theft"}
    play(match, "whites", "pass")
    assert points(match, "whites") == [4]
    assert supplies(match, "whites", "militia") == [0, 2]  # koloman wins, foma survives, and nothing is left to take
    assert used(match, "militia") == ["theft"]
    rich = table("plots", {"supply-run": "koloman=take-all! foma"}, players="militia whites", commanders="mysterious-o")
    assert points(rich, "whites") == [4]
    assert supplies(rich, "whites", "militia") == [2, 2]


@rule("lg.order.sabotage")
def test_s22_sabotage() -> None:
    match = table("orders", {"supply-run": "keler=plus2 koloman=sabotage miller"}, first="legion")
    play(match, "whites", "reveal koloman")
    assert acts(match, "whites") == ["forgo", "sabotage keler"]
    play(match, "whites", "sabotage keler")
    assert put_away(match, "legion") == ["plus2"]
    play(match, "legion", "done")  # no charge
    assert {event["faction"]: event["total"] for event in opening(match, "lg-total")} == {"legion": 3, "whites": 5}


@rule("lg.order.retreat")
def test_s23_retreat() -> None:
    match = table("orders", {"supply-run": "keler=retreat vavra=blank koloman"}, first="whites")
    play(match, "legion", "reveal keler")
    assert supplies(match, "legion") == [1]
    assert under(match, "legion") == ["keler", "vavra"]
    assert used(match, "legion") == ["retreat"]
    assert put_away(match, "legion") == ["blank"]
    assert points(match, "whites") == [4]
    assert supplies(match, "legion") == [1]  # nobody of the Legion survived there


@rule("lg.order.furious-attack", "lg.march.withdrawn", "lg.ability.frailty")
def test_s24_furious_attack_on_a_frail_character() -> None:
    match = table("orders", {"supply-run": "borovicka=furious-attack varvara"}, players="legion reds", first="reds",
                  commanders="kadlec", hands={"legion": "pacak"})  # fmt: skip
    play(match, "legion", "reveal borovicka", "wound reds")
    assert dead(match) == ["varvara"]
    play(match, "legion", "withdraw")
    assert hand(match, "legion") == ["borovicka", "pacak"]
    assert points(match, "legion") == [0]
    assert match.due is not None  # the plots were settled: nobody is sent any more this round


@rule("lg.order.swap", "lg.order.sneak", "lg.order.move")
def test_s25_who_ignores_the_entry() -> None:
    plots = "coded-telegram supply-run hospital-car"
    swap = table("orders", {"coded-telegram": "miller=swap", "supply-run": "koloman"}, first="legion", plots=plots)
    play(swap, "whites", "reveal miller", "swap koloman")
    assert [event["plot"] for event in opening(swap, "lg-moved")] == ["supply-run", "coded-telegram"]
    sneak = table("orders", {"supply-run": "kuzma=sneak"}, players="militia whites", first="whites", plots=plots)
    play(sneak, "militia", "reveal kuzma")
    assert "move kuzma coded-telegram" in acts(sneak, "militia")
    for order, commander, side, who in (
        ("move", "topol", "legion", "borovicka"), ("shoot-and-move", "zubarev", "reds", "burjak"),
    ):  # fmt: skip
        match = table("orders", {"supply-run": f"{who}={order}"}, players=f"{side} whites", first="whites", plots=plots,
                      commanders=commander)  # fmt: skip
        play(match, side, f"reveal {who}")
        assert acts(match, side, "move") == [f"move {who} hospital-car"]
        assert refused(match, side, f"move {who} coded-telegram") == f"lg.order.{order}"
    muster = table("orders", {"supply-run": "burjak varvara", "coded-telegram": "jelena=muster"},
                   players="reds whites", first="whites", plots=plots)  # fmt: skip
    play(muster, "reds", "reveal jelena")
    assert points(muster, "reds") == [7]  # nobody could come, so the round went on: 3 and 4 points


@rule("lg.orders.follows", "lg.order.muster")
def test_s26_a_token_that_stays_travels_along() -> None:
    match = table("orders", {"supply-run": "burjak=plus2! kolja", "hospital-car": "jelena=muster koloman miller"},
                  players="reds whites", first="whites")  # fmt: skip
    play(match, "reds", "reveal jelena")
    assert acts(match, "reds") == ["done", "bring burjak", "bring kolja"]
    play(match, "reds", "bring burjak", "done")
    totals = [event["total"] for event in opening(match, "lg-total") if event["plot"] == "hospital-car"]
    assert totals == [5, 7]  # the Whites are first; 1 + 4 + 2


@rule("lg.order.sacrifice")
def test_s27_sacrifice() -> None:
    match = table(
        "orders", {"supply-run": "kovaljov=sacrifice sorokin klepetko"}, players="reds whites", first="whites"
    )
    play(match, "reds", "reveal kovaljov", "sacrifice sorokin")
    assert dead(match) == ["sorokin"]
    assert state(match).fallen == [1, 0]
    while match.due is None:
        play(match, "whites", "done")
    assert [event["total"] for event in opening(match, "lg-total")][:2] == [3, 8]
    alone = table("orders", {"supply-run": "kovaljov=sacrifice"}, players="reds whites", first="whites")
    play(alone, "reds", "reveal kovaljov")
    assert used(alone, "reds") == ["sacrifice"]
    assert dead(alone) == []


@rule("lg.order.sacrifice", "lg.order.sabotage")
def test_a_sabotaged_sacrifice_keeps_its_strength() -> None:
    """R22: the price was paid when the token was turned up; the token only lies there."""
    match = table("orders", {"supply-run": "kovaljov=sacrifice sorokin klepetko=sabotage"}, players="reds whites",
                  first="whites")  # fmt: skip
    play(match, "reds", "reveal kovaljov", "sacrifice sorokin")
    play(match, "whites", "reveal klepetko", "sabotage kovaljov")
    assert used(match, "reds") == ["sacrifice"]
    while match.due is None:
        play(match, "whites", "done")
    assert [event["total"] for event in opening(match, "lg-total")][:2] == [3, 8]
