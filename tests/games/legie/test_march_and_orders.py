"""The march, placing orders, and the orders one by one: lg.march.*, lg.place.*, lg.orders.*, lg.order.*."""

from __future__ import annotations

import pytest

from games.legie.table import (
    acts,
    asked,
    at,
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
    sleeve,
    state,
    supplies,
    table,
    under,
    used,
)

rule = pytest.mark.rule


@rule("lg.march.pass", "lg.march.hand", "lg.march.open")
def test_sending_and_passing() -> None:
    match = table(hands={"legion": "keler vavra", "whites": "koloman miller"})
    assert refused(match, "legion", "send koloman supply-run") == "lg.march.hand"
    assert refused(match, "legion", "send cil supply-run") == "lg.march.hand"
    assert refused(match, "legion", "send keler deserters") == "lg.round.plots"
    play(match, "legion", "send keler supply-run")
    assert last_act(match, "whites") == "send keler supply-run"
    play(match, "whites", "pass")
    play(match, "legion", "send vavra supply-run")
    while match.due is None:
        play(match, asked(match)[0], "done")
    assert hand(match, "whites") == ["miller", "koloman"]  # nobody else was sent
    assert points(match, "legion") == [4]


@rule("lg.place.available", "lg.place.target", "lg.place.optional")
def test_what_may_be_placed_where() -> None:
    match = table(at={"supply-run": "keler", "hospital-car": "havrda koloman"},
                  hands={"legion": "kopecky vavra", "whites": "miller"},
                  more={"legion": {"used": ["move"]}})  # fmt: skip
    play(match, "legion", "send kopecky supply-run")
    assert refused(match, "legion", "order move keler") == "lg.place.available"
    assert refused(match, "legion", "order swap keler") == "lg.place.available"  # another commander's
    assert refused(match, "legion", "order plus2 koloman") == "lg.place.target"
    assert refused(match, "legion", "order plus2 vavra") == "lg.place.target"
    play(match, "legion", "order plus2 havrda", "done")  # at another plot, and the second one is not needed
    assert asked(match) == ["whites"]


@rule("lg.place.giver")
def test_examined_soldiers_receive_no_orders_unless_the_option_says_so() -> None:
    for option, allowed in ((False, False), (True, True)):
        match = table(at={"supply-run": "keler vavra"}, hands={"legion": "kopecky", "whites": "miller"},
                      sleeves={"keler": "officer-exams"}, exams_receive=option)  # fmt: skip
        play(match, "legion", "send kopecky supply-run")
        assert ("order blank keler" in acts(match, "legion")) == allowed


@rule("lg.place.face-down", "lg.order.blank", "lg.secret.tokens")
def test_a_bluff_looks_like_any_order() -> None:
    logs = []
    for order in ("blank", "plus2", "get-down"):
        match = table(at={"supply-run": "keler"}, hands={"legion": "kopecky", "whites": "miller"})
        play(match, "legion", "send kopecky supply-run", f"order {order} keler")
        assert shown(match, "legion")["plots"][0]["columns"][0][0]["token"]["order"] == order
        logs.append([match.log(1), match.view(1), match.log(None), match.view(None)])
    assert logs[0] == logs[1] == logs[2]
    assert last_act(match, "whites") == "order ? keler"


@rule("lg.order.blank", "lg.orders.used")
def test_a_blank_that_is_turned_up_does_nothing() -> None:
    match = table("orders", {"supply-run": "keler=blank"}, first="whites")
    play(match, "legion", "reveal keler")
    assert used(match, "legion") == ["blank"]
    assert shown(match, "whites")["players"][0]["tokens"]["used"] == ["blank"]
    assert points(match, "legion") == [4]


@rule("lg.orders.use", "lg.order.move")
def test_an_order_may_be_forgone_after_it_was_turned_up() -> None:
    match = table("orders", {"supply-run": "keler=move vavra"}, first="whites")
    play(match, "legion", "reveal keler")
    assert acts(match, "legion") == [
        "forgo", "move keler hospital-car", "move keler intervention-troops",
        "move vavra hospital-car", "move vavra intervention-troops",
    ]  # fmt: skip
    play(match, "legion", "forgo")
    assert used(match, "legion") == ["move"]
    assert [event["plot"] for event in opening(match, "lg-won")] == ["supply-run"]


@rule("lg.order.move", "lg.orders.follows")
def test_move_takes_anybody_of_ours_with_a_token() -> None:
    match = table("orders", {"supply-run": "keler=move vavra=plus2!"}, first="whites")
    play(match, "legion", "reveal keler", "move vavra hospital-car")
    assert {event["plot"]: event["total"] for event in opening(match, "lg-total")} == {
        "supply-run": 3, "hospital-car": 5,
    }  # fmt: skip


@rule("lg.orders.stays", "lg.order.plus2", "lg.orders.one")
def test_plus_two_stays_until_its_plot_is_finished() -> None:
    match = table("orders", {"supply-run": "keler=plus2 koloman=blank"}, first="whites")
    assert refused(match, "legion", "reveal koloman") == "lg.orders.one"
    play(match, "legion", "reveal keler")
    assert asked(match) == ["whites"]
    token = shown(match, "whites")["plots"][0]["columns"][0][0]["token"]
    assert token == {"order": "plus2", "face-up": True}
    play(match, "whites", "withhold koloman")
    play(match, "legion", "done")
    assert [event["total"] for event in opening(match, "lg-total")] == [4, 5]
    assert used(match, "legion") == ["plus2"]


@rule("lg.orders.lost")
def test_the_token_of_a_dead_character_is_used_up_unseen() -> None:
    match = table("orders", {"supply-run": "keler=get-down cil burjak=shoot-and-move"}, players="legion reds",
                  first="legion", commanders="zubarev", sleeves={"keler": "wound"})  # fmt: skip
    play(match, "reds", "reveal burjak", "wound legion")
    play(match, "legion", "suffer keler")
    assert dead(match) == ["keler"]
    assert put_away(match, "legion") == ["get-down"]
    assert shown(match, "reds")["players"][0]["tokens"]["put-away"][0]["order"] == "?"


@rule("lg.orders.wound", "lg.order.furious-attack")
def test_a_wound_from_an_order() -> None:
    where = {"supply-run": "borovicka=furious-attack ognevova burjak koloman"}
    match = table("orders", where, players="legion reds whites", first="reds", commanders="kadlec")
    play(match, "legion", "reveal borovicka")
    assert acts(match, "legion") == ["forgo", "wound reds", "wound whites"]
    assert refused(match, "legion", "wound legion") == "lg.orders.wound"
    play(match, "legion", "wound reds")
    assert acts(match, "reds") == ["suffer ognevova", "suffer burjak"]
    play(match, "reds", "suffer burjak")
    assert sleeve(match, "burjak") == ["wound"]
    play(match, "legion", "forgo")
    assert at(match, "supply-run", "legion") == ["borovicka"]


@rule("lg.order.furious-attack", "lg.orders.use")
def test_who_forgoes_the_wound_forgoes_the_order_and_without_rivals_only_the_rest_is_asked() -> None:
    match = table("orders", {"supply-run": "borovicka=furious-attack ognevova"}, players="legion reds", first="reds",
                  commanders="kadlec")  # fmt: skip
    play(match, "legion", "reveal borovicka", "forgo")
    assert used(match, "legion") == ["furious-attack"]
    assert asked(match) == ["reds"]  # to charge
    alone = table("orders", {"supply-run": "borovicka=furious-attack"}, players="legion reds", first="reds",
                  commanders="kadlec")  # fmt: skip
    play(alone, "legion", "reveal borovicka")
    assert acts(alone, "legion") == ["forgo", "withdraw"]


@rule("lg.order.shoot-and-move")
def test_shoot_and_move() -> None:
    match = table("orders", {"supply-run": "kovaljov=shoot-and-move varvara tamara"}, players="reds whites",
                  first="whites", commanders="zubarev")  # fmt: skip
    play(match, "reds", "reveal kovaljov", "wound whites")
    assert sleeve(match, "tamara") == ["wound"]
    assert acts(match, "reds") == ["forgo", "move kovaljov hospital-car", "move kovaljov intervention-troops"]
    play(match, "reds", "move kovaljov intervention-troops")
    assert {event["plot"]: event["total"] for event in opening(match, "lg-total") if event["faction"] == "reds"} == {
        "supply-run": 5, "intervention-troops": 3,
    }  # fmt: skip


@rule("lg.order.lure")
def test_lure_away() -> None:
    match = table("orders", {"supply-run": "vavra=lure miller=plus2 koloman", "hospital-car": "tamara"}, first="whites")
    play(match, "legion", "reveal vavra")
    assert acts(match, "legion") == ["forgo", "lure miller", "lure koloman"]
    play(match, "legion", "lure miller")
    assert under(match, "whites") == ["miller"]
    assert put_away(match, "whites") == ["plus2"]
    assert supplies(match, "whites") == [0]


@rule("lg.order.promotion")
def test_promotion() -> None:
    game = {"players": "militia whites", "commanders": "paraskeva", "first": "whites"}
    match = table("orders", {"supply-run": "kirgej=promotion"}, **game)
    play(match, "militia", "reveal kirgej")
    assert sleeve(match, "kirgej") == ["promotion-card", "frostbite"]
    assert opening(match, "lg-total")[0]["total"] == 4
    again = table("orders", {"supply-run": "kirgej=promotion"}, sleeves={"kirgej": "promotion-card"}, **game)
    play(again, "militia", "reveal kirgej")
    assert opening(again, "lg-total")[0]["total"] == 4
    assert used(again, "militia") == ["promotion"]


@rule("lg.order.muster")
def test_fall_in_needs_the_entry() -> None:
    match = table("orders", {"supply-run": "burjak varvara", "coded-telegram": "jelena=muster ognevova", "hospital-car":
                  "alexej"}, players="reds whites", first="whites",
                  plots="coded-telegram supply-run hospital-car")  # fmt: skip
    play(match, "reds", "reveal jelena")
    assert acts(match, "reds") == ["done", "bring alexej"]
    assert refused(match, "reds", "bring burjak") == "lg.order.muster"
    play(match, "reds", "bring alexej")
    assert opening(match, "lg-total")[0]["total"] == 1 + 2 + 4


@rule("lg.order.swap")
def test_swap_trades_places_and_tokens_go_along() -> None:
    match = table("orders", {"supply-run": "miller=swap", "hospital-car": "koloman=plus2!"}, first="legion")
    play(match, "whites", "reveal miller")
    assert acts(match, "whites") == ["forgo", "swap koloman"]
    play(match, "whites", "swap koloman")
    assert {event["plot"]: event["total"] for event in opening(match, "lg-total")} == {
        "supply-run": 6, "hospital-car": 1,
    }  # fmt: skip


@rule("lg.order.sneak")
def test_sneak_may_be_forgone() -> None:
    match = table("orders", {"supply-run": "kirgej=sneak"}, players="militia whites", first="whites")
    play(match, "militia", "reveal kirgej")
    assert acts(match, "militia") == ["forgo", "move kirgej hospital-car", "move kirgej intervention-troops"]
    play(match, "militia", "move kirgej hospital-car")
    assert opening(match, "lg-won")[0]["plot"] == "hospital-car"


@rule("lg.order.theft", "lg.location.army-depot")
def test_theft_takes_what_the_location_adds() -> None:
    match = table(at={"supply-run": "foma"}, players="militia whites", location="army-depot",
                  hands={"militia": "rachmanin", "whites": "miller"})  # fmt: skip
    play(match, "militia", "send rachmanin hospital-car", "order theft foma")
    assert supplies(match, "militia") == [3]
    assert last_act(match, "whites") == "order theft foma"
    assert available(match, "militia") == ["plus2", "retreat", "move", "blank", "sneak"]


@rule("lg.order.camouflage", "lg.place.one")
def test_camouflage_needs_the_entry_and_serves_one_card() -> None:
    match = table(at={"intervention-troops": "miller", "hospital-car": "tamara"}, players="whites legion",
                  commanders="mysterious-o",
                  hands={"whites": "gorodskij koloman orlovskij ludmila", "legion": "keler"})  # fmt: skip
    play(match, "whites", "send gorodskij supply-run", "order camouflage miller", "done")
    play(match, "legion", "pass")
    assert refused(match, "whites", "send ludmila intervention-troops") == "lg.march.entry"
    play(match, "whites", "send koloman intervention-troops")
    assert acts(match, "whites") == ["done"]  # asked though it can give no orders
    assert shown(match, "legion")["players"][0]["camouflaged"] == []


@rule("lg.order.get-down")
def test_get_down_spares_only_its_bearer_and_only_once() -> None:
    match = table("plots", {"supply-run": "vavra=get-down! vodicka cerkasin klepetko"}, first="whites")
    play(match, "whites", "charge legion", "charge legion")
    play(match, "legion", "suffer vavra", "suffer vodicka")
    assert sleeve(match, "vavra") == ["frostbite"]
    assert sleeve(match, "vodicka") == ["frostbite", "wound"]


@rule("lg.order.win-or-fall")
def test_the_extra_points_come_with_each_win() -> None:
    match = table("orders", {"hospital-car": "vavra=win-or-fall"}, commanders="kadlec", first="whites")
    play(match, "legion", "reveal vavra")
    assert points(match, "legion") == [4]
    assert used(match, "legion") == ["win-or-fall"]
    assert dead(match) == []


@rule("lg.order.take-all", "lg.order.ceasefire", "lg.orders.stays")
def test_tokens_that_were_put_away_do_nothing() -> None:
    match = table("orders", {"supply-run": "koloman=take-all kuzma=ceasefire pokriskina"}, players="militia whites",
                  commanders="paraskeva mysterious-o", first="whites")  # fmt: skip
    play(match, "militia", "withhold kuzma")
    play(match, "whites", "withhold koloman")
    assert asked(match) == ["militia"]  # a charge, as no ceasefire lies there
    play(match, "militia", "done")
    assert supplies(match, "whites", "militia") == [2, 0]


@rule("lg.order.no-medics")
def test_no_medics_holds_for_everybody() -> None:
    match = table("orders", {"hospital-car": "pachom=no-medics kolja cil keler"}, players="reds legion", first="legion",
                  commanders="zubarev", sleeves={"kolja": "wound", "keler": "wound"})  # fmt: skip
    play(match, "reds", "reveal pachom")
    assert match.due is not None
    assert sleeve(match, "kolja") == sleeve(match, "keler") == ["wound"]


@rule("lg.order.sabotage", "lg.secret.tokens")
def test_sabotage_of_a_token_that_lies_face_up_or_down() -> None:
    match = table("orders", {"supply-run": "keler=get-down! vavra=blank miller=sabotage"}, first="legion")
    play(match, "whites", "reveal miller")
    assert acts(match, "whites") == ["forgo", "sabotage keler", "sabotage vavra"]
    play(match, "whites", "sabotage keler")
    assert used(match, "legion") == ["get-down"]
    assert state(match).token_on[state(match).edition.character_of["vavra"]] >= 0


@rule("lg.orders.one")
def test_a_token_must_be_dealt_with() -> None:
    match = table("orders", {"supply-run": "keler=blank"}, first="whites")
    assert acts(match, "legion") == ["reveal keler", "withhold keler"]
    assert refused(match, "legion", "pass") == "core.asked"
