"""The plots, the end of the game, and the locations: lg.plot.*, lg.ability.*, lg.end.*, lg.location.*."""

from __future__ import annotations

import pytest

from games.legie.table import (
    acts,
    asked,
    chance,
    dead,
    hand,
    opening,
    play,
    refused,
    seat,
    shown,
    sleeve,
    state,
    supplies,
    table,
    told,
    used,
)

rule = pytest.mark.rule


@rule("lg.plot.order")
def test_plots_are_settled_from_the_deck_outwards() -> None:
    match = table("plots", {"hospital-car": "vavra", "supply-run": "koloman", "intervention-troops": "hrubes"})
    assert [event["plot"] for event in opening(match, "lg-won")] == [
        "supply-run", "hospital-car", "intervention-troops",
    ]  # fmt: skip


@rule("lg.plot.charge")
def test_charges_are_optional_split_and_stay_at_their_plot() -> None:
    match = table("plots", {"supply-run": "keler smejkal koloman burjak", "hospital-car": "sorokin"},
                  players="legion whites reds")  # fmt: skip
    assert refused(match, "legion", "charge militia") == "lg.plot.charge"
    play(match, "legion", "charge whites", "charge reds")
    assert "wound" in sleeve(match, "koloman")
    assert "wound" in sleeve(match, "burjak")
    none = table("plots", {"supply-run": "keler smejkal koloman"})
    play(none, "legion", "charge whites", "done")
    assert sleeve(none, "koloman") == ["frostbite", "wound"]


@rule("lg.ability.violence", "lg.plot.mutilation")
def test_violence_takes_the_equipment_that_gave_the_skill() -> None:
    match = table("plots", {"hospital-car": "keler zoja"}, players="legion militia", first="militia",
                  sleeves={"keler": "medal"})  # fmt: skip
    play(match, "militia", "maim legion")
    assert acts(match, "legion") == ["mutilate keler combat", "mutilate keler charisma"]
    play(match, "legion", "mutilate keler charisma")
    assert sleeve(match, "keler") == ["no-charisma"]
    assert state(match).bank[1] == 10


@rule("lg.plot.violence", "lg.plot.first-aid")
def test_each_player_is_violent_first_and_helps_then() -> None:
    match = table("plots", {"hospital-car": "sorokin jelena kolja zoja"}, players="reds militia",
                  sleeves={"kolja": "wound"})  # fmt: skip
    assert acts(match, "reds") == ["done", "maim militia"]
    assert refused(match, "reds", "maim reds") == "lg.plot.violence"
    play(match, "reds", "done")
    assert acts(match, "reds") == ["done", "aid jelena kolja"]
    play(match, "reds", "done")
    assert asked(match) == ["militia"]


@rule("lg.ability.frailty")
def test_a_frail_character_dies_of_a_charge_too() -> None:
    match = table("plots", {"supply-run": "sloboda keler cerkasin"}, first="whites")
    play(match, "whites", "charge legion")
    play(match, "legion", "suffer sloboda", "done")
    assert dead(match) == ["sloboda"]


@rule("lg.plot.warmth")
def test_frostbite_may_be_kept() -> None:
    match = table(
        "plots", {"intervention-troops": "vavra hrubes"}, sleeves={"vavra": "frostbite", "hrubes": "frostbite"}
    )
    assert refused(match, "legion", "warm keler") == "lg.plot.warmth"
    play(match, "legion", "warm vavra", "done")
    assert sleeve(match, "hrubes") == ["frostbite"]


@rule("lg.end.tokens", "lg.orders.stays")
def test_tokens_on_characters_are_used_at_the_end() -> None:
    match = table("plots", {"supply-run": "vavra=plus2!", "hospital-car": "havrda=get-down"})
    assert used(match, "legion") == ["plus2"]
    assert shown(match, "whites")["players"][0]["tokens"]["put-away"][0]["order"] == "?"


@rule("lg.end.rounds", "lg.end.winner")
def test_the_game_ends_after_the_fourth_round() -> None:
    third = table("plots", {"supply-run": "vavra"}, round=3)
    assert third.outcome is None
    fourth = table("plots", {"supply-run": "vavra"}, round=4, points={"whites": 3})
    assert fourth.outcome is not None
    assert fourth.outcome.shares == (1.0, 0.0)
    assert fourth.outcome.points == (4, 3)
    assert fourth.outcome.reason == "lg-outcome-points"
    assert fourth.to_act == ()


@rule("lg.end.first", "lg.end.survivors")
def test_the_starting_player_token_goes_round() -> None:
    match = table("plots", {"supply-run": "vavra"}, players="legion whites reds", first="reds")
    chance(match, "location church")
    assert state(match).first == seat(match, "legion")
    assert hand(match, "legion") == ["vavra"]


# locations


@rule("lg.location.quiet-hamlet")
def test_the_quiet_hamlet() -> None:
    match = table("plots", {"supply-run": "keler koloman"}, location="quiet-hamlet")
    assert match.due is not None  # no charge was asked for
    assert sleeve(match, "koloman") == ["frostbite"]  # the plot is still freezing


@rule("lg.location.raging-battle", "lg.plot.first-aid")
def test_the_wound_of_the_raging_battle_may_be_healed_at_once() -> None:
    match = table("plots", {"hospital-car": "vavra liskova tamara"}, location="raging-battle")
    assert acts(match, "legion") == ["suffer vavra", "suffer liskova"]
    play(match, "legion", "suffer vavra", "aid liskova vavra")
    assert sleeve(match, "vavra") == []


@rule("lg.location.church")
def test_the_church() -> None:
    match = table("plots", {"hospital-car": "vavra tamara"}, location="church", sleeves={"vavra": "wound"})
    assert acts(match, "legion") == ["done", "heal vavra"]
    assert refused(match, "legion", "heal keler") == "lg.location.church"
    play(match, "legion", "heal vavra")
    assert sleeve(match, "vavra") == []
    loser = table("plots", {"hospital-car": "havrda koloman"}, location="church", sleeves={"havrda": "wound"})
    assert loser.due is not None


@rule("lg.location.frozen-river")
def test_the_frozen_river() -> None:
    match = table("plots", {"hospital-car": "vavra", "intervention-troops": "hrubes"}, location="frozen-river")
    assert sleeve(match, "vavra") == ["frostbite"]
    assert sleeve(match, "hrubes") == []


@rule("lg.location.field-hospital")
def test_the_field_hospital_helps_the_helper_once() -> None:
    match = table("plots", {"hospital-car": "cil keler"}, location="field-hospital",
                  sleeves={"cil": "wound", "keler": "wound"})  # fmt: skip
    play(match, "legion", "aid cil cil")
    assert match.due is not None
    assert sleeve(match, "keler") == ["wound"]


@rule("lg.location.army-depot")
def test_the_army_depot() -> None:
    match = table("plots", {"supply-run": "hrubes koloman"}, location="army-depot")
    assert supplies(match, "legion") == [3]


@rule("lg.location.deep-taiga")
def test_the_deep_taiga() -> None:
    match = table(at={"supply-run": "keler vavra"}, hands={"legion": "cil", "whites": "miller"}, location="deep-taiga")
    assert refused(match, "legion", "send cil supply-run") == "lg.location.deep-taiga"
    assert "send cil hospital-car" in acts(match, "legion")
    moved = table("orders", {"supply-run": "keler vavra", "hospital-car": "cil=move"}, location="deep-taiga",
                  first="whites")  # fmt: skip
    play(moved, "legion", "reveal cil")
    assert "move cil supply-run" in acts(moved, "legion")  # only the march is narrow


@rule("lg.location.armoured-train")
def test_the_armoured_train() -> None:
    match = table("plots", {"hospital-car": "keler smejkal koloman"}, location="armoured-train")
    assert [event["total"] for event in opening(match, "lg-total")] == [6, 4]


@rule("lg.location.prison-camp", "lg.recruit.draw")
def test_the_prison_camp() -> None:
    hands = {"legion": "kopecky vavra vodicka havrda cil", "whites": "gorodskij klepetko zembajijev miller koloman"}
    match = table("recruiting", hands=hands, supplies={"legion": 2}, location="prison-camp")
    play(match, "legion", "recruit")
    chance(match, "draw keler")
    assert supplies(match, "legion") == [0]


@rule("lg.location.town-market", "lg.equip.once")
def test_the_town_market() -> None:
    hands = {"legion": "kopecky vavra vodicka havrda cil", "whites": "gorodskij klepetko zembajijev miller koloman"}
    match = table("recruiting", hands=hands, supplies={"legion": 1}, location="town-market")
    play(match, "legion", "equip coat vavra")
    assert supplies(match, "legion") == [1]
    play(match, "whites", "equip coat koloman")  # without any supplies
    play(match, "legion", "equip medal vodicka")
    assert supplies(match, "legion") == [0]
    assert state(match).stack[-1].NAME == "march"


@rule("lg.location.polar-night", "lg.secret.face-down", "lg.orders.turn-up")
def test_the_polar_night() -> None:
    match = table(hands={"legion": "kopecky keler", "whites": "koloman"}, location="polar-night",
                  at={"hospital-car": "vavra"})  # fmt: skip
    play(match, "legion", "send kopecky supply-run")
    assert match.log(1)[-1]["act"] == "send ? supply-run"  # type: ignore[index,call-overload]
    assert shown(match, "whites")["plots"][0]["columns"][0][0]["character"] == "?"
    play(match, "legion", "order plus2 vavra")
    play(match, "whites", "send koloman supply-run")
    play(match, "legion", "send keler supply-run")
    assert {event["character"] for event in opening(match, "lg-turned-up")} == {"kopecky", "koloman"}


@rule("lg.plot.total", "lg.secret.face-down")
def test_of_who_goes_unseen_the_total_is_told_to_his_own_side_alone() -> None:
    match = table(at={"supply-run": "vavra"}, hands={"legion": "keler", "whites": "koloman"}, location="polar-night")
    play(match, "legion", "send keler supply-run")
    for viewer, total in (("legion", 3 + 3), ("whites", 3), (None, 3)):
        (sent,) = (event["args"] for event in told(match, viewer) if event["event"] == "lg-sent")
        assert [(one["faction"], one["sum"]["total"]) for one in sent["sums"]] == [("legion", total)]


@rule("lg.plot.total", "lg.location.armoured-train", "lg.dispatch.paid-in-blood")
def test_a_total_is_told_with_everything_that_makes_it_up() -> None:
    match = table("orders", {"supply-run": "keler=plus2 vavra koloman"}, first="whites", mode="dispatches",
                  location="armoured-train", sleeves={"vavra": "promotion-card"},
                  more={"legion": {"dispatch": "paid-in-blood"}})  # fmt: skip
    play(match, "legion", "dispatch paid-in-blood", "support supply-run", "reveal keler", "done")
    totals = {event["faction"]: event for event in opening(match, "lg-total") if event["plot"] == "supply-run"}
    assert totals["whites"]["parts"] == [["koloman", 4]]
    assert totals["legion"]["parts"] == [
        ["keler", 3], ["vavra", 4], ["plus2", 2], ["armoured-train", 1], ["paid-in-blood", 2],
    ]  # fmt: skip
    assert totals["legion"]["total"] == 12
