"""The mode with dispatches: lg.dispatch.*."""

from __future__ import annotations

import pytest

from games.legie.table import (
    acts,
    asked,
    available,
    chance,
    dead,
    draw_on,
    last_act,
    opening,
    play,
    points,
    refused,
    shown,
    sleeve,
    state,
    supplies,
    table,
    told,
)
from sandtable.kernel.match import Match

rule = pytest.mark.rule


def holding(dispatch: str, phase: str = "march", **rest: object) -> Match:
    """The Legion holds a dispatch and has a turn."""
    rest.setdefault("hands", {"legion": "keler vavra", "whites": "koloman"})
    return table(phase, mode="dispatches", more={"legion": {"dispatch": dispatch}}, **rest)  # type: ignore[arg-type]


def kept(dispatch: str, **rest: object) -> list[int]:
    """The points of Legion and Whites when the game ends with the Legion holding a dispatch."""
    more: dict[str, dict[str, object]] = {"legion": {"dispatch": dispatch}, "whites": {}}
    for faction, fields in rest.pop("more", {}).items():  # type: ignore[attr-defined]
        more[faction].update(fields)
    match = table("plots", mode="dispatches", round=4, more=more, **rest)  # type: ignore[arg-type]
    assert match.outcome is not None
    return points(match, "legion", "whites")


@rule("lg.dispatch.deal")
def test_dealing_at_the_start_of_round_two() -> None:
    match = table("plots", mode="dispatches", round=1)
    chance(match, "location church", "plot deserters", "plot gold-car", "plot wolf-pack")
    chance(match, "receive paid-in-blood", "receive warm-stove")
    assert last_act(match, "whites") == "receive ?"
    chance(match, "receive officer-corps", "receive life-above-all")
    for viewer, mine in (("legion", ["paid-in-blood", "warm-stove"]), ("whites", ["?", "?"]), (None, ["?", "?"])):
        received = [event["args"] for event in told(match, viewer) if event["event"] == "lg-received"]
        assert [one["dispatch"] for one in received if one["faction"] == "legion"] == mine
    assert match.to_act == (0, 1)
    assert refused(match, "legion", "keep officer-corps") == "lg.dispatch.deal"
    play(match, "legion", "keep warm-stove")
    assert last_act(match, "whites") == "choose ?"
    play(match, "whites", "keep officer-corps")
    draw_on(match)
    mine, theirs = shown(match, "legion")["players"]
    assert (mine["dispatch"], mine["declined"]) == ("warm-stove", "paid-in-blood")
    assert (theirs["dispatch"], theirs["declined"]) == ("?", "?")
    assert shown(match, None)["dispatches-left"] == 5


@rule("lg.dispatch.play")
@pytest.mark.parametrize("phase", ["recruiting", "march", "orders"])
def test_playing_before_acting(phase: str) -> None:
    hands = {"legion": "kopecky vavra vodicka havrda cil", "whites": "gorodskij klepetko zembajijev miller koloman"}
    where = {"supply-run": "keler=blank"} if phase == "orders" else {}
    match = holding("life-above-all", phase, hands=hands, at=where, first="legion" if phase != "orders" else "whites")
    play(match, "legion", "dispatch life-above-all")
    assert asked(match) == ["legion"]
    assert refused(match, "legion", "dispatch life-above-all") == "lg.dispatch.play"
    assert shown(match, "whites")["dispatches-played"] == ["life-above-all"]
    assert match.outcome is None


@rule("lg.dispatch.play", "lg.dispatch.score")
def test_a_played_dispatch_scores_nothing_and_one_without_effect_cannot_be_played() -> None:
    match = holding("dressing-station")
    assert refused(match, "legion", "dispatch dressing-station") == "lg.dispatch.play"
    assert refused(match, "legion", "dispatch warm-stove") == "lg.dispatch.play"
    gone = table("orders", {"supply-run": "keler=blank"}, mode="dispatches", round=4, first="whites",
                 more={"legion": {"dispatch": "life-above-all"}, "whites": {"graveyard": ["tamara"]}})  # fmt: skip
    play(gone, "legion", "dispatch life-above-all", "withhold keler")
    assert points(gone, "legion") == [4]  # the plot alone


@rule("lg.dispatch.hardened-army")
def test_the_hardened_army() -> None:
    match = holding("hardened-army", at={"supply-run": "koloman miller sloboda"}, sleeves={"miller": "wound"},
                    hands={"legion": "keler", "whites": "tamara"})  # fmt: skip
    play(match, "legion", "dispatch hardened-army")
    assert acts(match, "legion") == ["strike sloboda", "strike koloman"]
    play(match, "legion", "strike koloman")
    assert sleeve(match, "koloman") == ["wound"]
    assert kept("hardened-army", sleeves={"keler": "frostbite"}) == [5, 0]
    assert kept("hardened-army", sleeves={"keler": "frostbite", "tamara": "frostbite"}) == [0, 0]


@rule("lg.dispatch.winter-campaign")
def test_winter_campaign() -> None:
    match = holding("winter-campaign", sleeves={"keler": "frostbite", "cil": "frostbite"})
    play(match, "legion", "dispatch winter-campaign")
    assert acts(match, "legion") == ["warm keler", "warm cil"]
    play(match, "legion", "warm cil")
    assert sleeve(match, "cil") == []
    assert asked(match) == ["legion"]
    assert kept("winter-campaign", more={"legion": {"won": {"freezing": 1}}}) == [4, 0]


@rule("lg.dispatch.messengers-of-peace", "lg.secret.recovered")
def test_messengers_of_peace() -> None:
    match = table(mode="dispatches", hands={"legion": "keler", "whites": "koloman"},
                  more={"legion": {"dispatch": "messengers-of-peace", "used": ["move"],
                                   "put-away": ["blank"]}})  # fmt: skip
    play(match, "legion", "dispatch messengers-of-peace")
    assert acts(match, "legion") == ["recover move", "recover blank"]
    play(match, "legion", "recover blank")
    assert last_act(match, "whites") == "recover ?"
    assert "blank" in available(match, "legion")
    everybody_saw = table(mode="dispatches", hands={"legion": "keler", "whites": "koloman"},
                          more={"legion": {"dispatch": "messengers-of-peace", "used": ["move"]}})  # fmt: skip
    play(everybody_saw, "legion", "dispatch messengers-of-peace", "recover move")
    assert last_act(everybody_saw, "whites") == "recover move"
    assert kept("messengers-of-peace", more={"legion": {"won": {"peaceful": 1}}}) == [0, 0]
    won = {"legion": {"won": {"peaceful": 2}}, "whites": {"won": {"peaceful": 3}}}
    assert kept("messengers-of-peace", more=won) == [4, 0]


@rule("lg.dispatch.warm-stove")
def test_by_the_warm_stove() -> None:
    match = holding("warm-stove", sleeves={"keler": "frostbite", "cil": "frostbite", "vavra": "frostbite"})
    play(match, "legion", "dispatch warm-stove", "warm keler", "warm vavra")
    assert [sleeve(match, who) for who in ("keler", "vavra", "cil")] == [[], [], ["frostbite"]]
    one = holding("warm-stove", sleeves={"keler": "frostbite", "cil": "frostbite"})
    play(one, "legion", "dispatch warm-stove", "warm keler", "done")
    assert sleeve(one, "cil") == ["frostbite"]
    assert kept("warm-stove", more={"legion": {"won": {"warming": 2}}, "whites": {"won": {"warming": 2}}}) == [0, 0]
    assert kept("warm-stove", more={"legion": {"won": {"warming": 2}}}) == [4, 0]


@rule("lg.dispatch.officer-corps")
def test_the_officer_corps() -> None:
    match = holding("officer-corps", at={"supply-run": "cil"})
    play(match, "legion", "dispatch officer-corps", "order get-down cil")
    assert last_act(match, "whites") == "order ? cil"
    assert asked(match) == ["legion"]
    assert kept("officer-corps") == [0, 0]
    assert kept("officer-corps", sleeves={"keler": "officer-exams"}) == [4, 0]


EVERY_TOKEN = ["plus2", "retreat", "move", "blank", "get-down", "lure"]  # of Topol


@rule("lg.dispatch.officer-corps", "lg.dispatch.play")
@pytest.mark.parametrize("where", ["", "kopecky"])
def test_the_officer_corps_needs_somebody_to_order_about(where: str) -> None:
    """R44: without a token that is available, taking tokens back alone is no effect of this dispatch."""
    used_up = {"legion": {"dispatch": "officer-corps", "used": EVERY_TOKEN}}
    hands = {"legion": "keler", "whites": "koloman"}
    match = table(mode="dispatches", at={"supply-run": where} if where else {}, hands=hands, more=used_up)
    assert refused(match, "legion", "dispatch officer-corps") == "lg.dispatch.play"


@rule("lg.dispatch.officer-corps", "lg.place.reclaim")
def test_the_officer_corps_takes_tokens_back_when_none_is_available() -> None:
    match = table(mode="dispatches", at={"supply-run": "cil"}, hands={"legion": "keler", "whites": "koloman"},
                  more={"legion": {"dispatch": "officer-corps", "used": EVERY_TOKEN}})  # fmt: skip
    play(match, "legion", "dispatch officer-corps", "reclaim", "order plus2 cil")
    assert available(match, "legion") == EVERY_TOKEN[1:]


@rule("lg.dispatch.officer-corps", "lg.location.snowstorm")
def test_the_officer_corps_is_idle_when_only_the_banned_order_is_left() -> None:
    lying = {"keler": "plus2", "vavra": "blank", "havrda": "retreat", "hrubes": "get-down", "smejkal": "lure"}
    where = {"supply-run": "cil " + " ".join(f"{who}={order}" for who, order in lying.items())}
    for tokens in ({}, {"used": ["move"]}):
        match = table(mode="dispatches", at=where, location="snowstorm", hands={"legion": "vodicka"},
                      more={"legion": {"dispatch": "officer-corps", **tokens}})  # fmt: skip
        assert refused(match, "legion", "dispatch officer-corps") == "lg.dispatch.play"


@rule("lg.dispatch.dressing-station")
def test_the_dressing_station() -> None:
    match = holding("dressing-station", sleeves={"keler": "wound"})
    play(match, "legion", "dispatch dressing-station", "heal keler")
    assert sleeve(match, "keler") == []
    five = {"legion": "kopecky vavra vodicka havrda cil"}
    assert kept("dressing-station", hands=five) == [4, 0]
    assert kept("dressing-station", hands=five, sleeves={"cil": "wound"}) == [0, 0]
    assert kept("dressing-station", hands={"legion": "kopecky vavra vodicka havrda"}) == [0, 0]


@rule("lg.dispatch.full-storehouses")
def test_full_storehouses() -> None:
    match = holding("full-storehouses")
    play(match, "legion", "dispatch full-storehouses", "equip coat keler")
    assert sleeve(match, "keler") == ["coat"]
    assert last_act(match, "whites") == "equip coat ?"
    assert supplies(match, "legion") == [0]
    assert kept("full-storehouses", supplies={"legion": 3}) == [3, 0]
    assert kept("full-storehouses", supplies={"legion": 2}) == [0, 0]


@rule("lg.dispatch.paid-in-blood")
def test_paid_in_blood() -> None:
    match = holding("paid-in-blood", at={"hospital-car": "hrubes orlovskij"}, hands={"legion": "vavra"})
    play(match, "legion", "dispatch paid-in-blood")
    assert acts(match, "legion") == ["support supply-run", "support hospital-car", "support intervention-troops"]
    play(match, "legion", "support hospital-car", "pass")
    assert {event["faction"]: event["total"] for event in opening(match, "lg-total")} == {"legion": 4, "whites": 3}
    assert kept("paid-in-blood", more={"legion": {"graveyard": ["keler"]}}) == [4, 0]
    assert kept("paid-in-blood") == [0, 0]


@pytest.mark.parametrize(
    ("dispatch", "choice", "other"),
    [
        pytest.param("hardened-army", "strike koloman", "strike sloboda", marks=rule("lg.dispatch.hardened-army")),
        pytest.param("winter-campaign", "warm cil", "warm keler", marks=rule("lg.dispatch.winter-campaign")),
        pytest.param(
            "messengers-of-peace", "recover blank", "recover move", marks=rule("lg.dispatch.messengers-of-peace")
        ),
        pytest.param("dressing-station", "heal keler", "heal cil", marks=rule("lg.dispatch.dressing-station")),
        pytest.param(
            "full-storehouses", "equip coat keler", "equip coat vavra", marks=rule("lg.dispatch.full-storehouses")
        ),
        pytest.param(
            "paid-in-blood", "support hospital-car", "support supply-run", marks=rule("lg.dispatch.paid-in-blood")
        ),
    ],
)
def test_a_dispatch_that_speaks_of_one_is_for_one(dispatch: str, choice: str, other: str) -> None:
    hurt = {"keler": "wound frostbite", "cil": "wound frostbite"}
    own = {"dispatch": dispatch, "used": ["move"], "put-away": ["blank"]}
    match = table(mode="dispatches", at={"supply-run": "koloman sloboda"}, sleeves=hurt,
                  hands={"legion": "keler cil vavra", "whites": "tamara"}, more={"legion": own})  # fmt: skip
    play(match, "legion", f"dispatch {dispatch}")
    assert {choice, other} <= {*acts(match, "legion")}
    play(match, "legion", choice)
    assert asked(match) == ["legion"], "the turn goes on"
    assert acts(match, "legion", choice.split()[0]) == []


@rule("lg.dispatch.score", "lg.dispatch.most")
def test_kept_dispatches_are_turned_up_at_the_end() -> None:
    match = table("plots", mode="dispatches", round=4, more={"legion": {"dispatch": "life-above-all"},
                  "whites": {"dispatch": "paid-in-blood", "graveyard": ["tamara"]}})  # fmt: skip
    assert points(match, "legion", "whites") == [5, 4]
    assert [player["dispatch"] for player in shown(match, None)["players"]] == ["life-above-all", "paid-in-blood"]
    assert dead(match) == ["tamara"]
    assert state(match).result is not None
