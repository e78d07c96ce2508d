"""Our cases of the plots: S28 to S40."""

from __future__ import annotations

import pytest

from games.legie.table import (
    acts,
    asked,
    dead,
    opening,
    play,
    points,
    refused,
    sleeve,
    supplies,
    table,
)
from sandtable.games.legie.title import GAME

rule = pytest.mark.rule


@rule("lg.plot.together")
def test_s28_a_doomed_charger_still_charges() -> None:
    match = table("plots", {"supply-run": "keler cerkasin koloman"}, sleeves={"keler": "wound"})
    play(match, "legion", "charge whites")
    play(match, "whites", "suffer koloman", "charge legion")
    assert dead(match) == ["keler"]
    assert sleeve(match, "koloman") == ["frostbite", "wound"]
    assert {event["faction"] for event in opening(match, "lg-total")} == {"whites"}


@rule("lg.order.get-down")
def test_s29_get_down() -> None:
    match = table("plots", {"supply-run": "vavra=get-down! cerkasin klepetko"}, first="whites")
    play(match, "whites", "charge legion", "charge legion")
    assert sleeve(match, "vavra") == ["frostbite", "wound"]
    shot = table("orders", {"supply-run": "vavra=get-down! burjak=shoot-and-move"}, players="legion reds",
                 commanders="zubarev", first="legion")  # fmt: skip
    play(shot, "reds", "reveal burjak", "wound legion", "forgo")
    assert "wound" in sleeve(shot, "vavra")


@rule("lg.plot.peaceful", "lg.order.ceasefire")
def test_s30_no_charges_in_peace() -> None:
    plots = "frightened-civilians supply-run hospital-car"
    match = table("plots", {"frightened-civilians": "smejkal veselov"}, plots=plots)
    assert match.due is not None  # nothing to decide: settled without a charge
    assert points(match, "legion", "whites") == [2, 2]
    truce = table("plots", {"supply-run": "zoja=ceasefire! rudakov keler"}, players="militia whites legion",
                  commanders="paraskeva")  # fmt: skip
    assert asked(truce) == ["militia"]
    assert acts(truce, "militia") == ["done", "maim whites", "maim legion"]  # violence goes on
    assert points(truce, "whites", "legion") == [4, 4]


@rule("lg.plot.allot")
def test_s31_no_overkill() -> None:
    match = table("plots", {"supply-run": "vavra vodicka keler cerkasin cubarov klepetko gorodskij"},
                  first="whites", sleeves={"vavra": "wound"})  # fmt: skip
    play(match, "whites", *["charge legion"] * 4)
    play(match, "legion", "suffer vavra")
    assert refused(match, "legion", "suffer vavra") == "lg.plot.allot"
    play(match, "legion", "suffer vodicka", "suffer vodicka")
    assert sleeve(match, "keler") == ["wound"]  # the last one left takes the fourth
    two = table("plots", {"supply-run": "vavra vodicka cerkasin cubarov klepetko gorodskij"},
                first="whites", sleeves={"vavra": "wound"})  # fmt: skip
    play(two, "whites", *["charge legion"] * 4)
    play(two, "legion", "suffer vavra")
    assert dead(two) == ["vavra", "vodicka"]  # two wounds on the other one, and one is lost


@rule("lg.plot.tie")
def test_s32_a_tie() -> None:
    match = table("plots", {"supply-run": "vavra hrubes koloman miller burjak"}, players="legion whites reds")
    assert points(match, "legion", "whites", "reds") == [4, 4, 0]
    assert supplies(match, "legion", "whites", "reds") == [0, 0, 2]


@rule("lg.order.win-or-fall", "lg.plot.tie")
def test_s33_win_or_fall() -> None:
    tie = table("plots", {"supply-run": "vavra=win-or-fall! orlovskij"}, commanders="kadlec")
    assert points(tie, "legion", "whites") == [6, 4]
    lost = table("plots", {"supply-run": "vavra=win-or-fall! koloman"}, commanders="kadlec")
    assert points(lost, "legion", "whites") == [0, 4]
    assert supplies(lost, "legion") == [2]  # given before the bearer dies
    assert dead(lost) == ["vavra"]


@rule("lg.plot.nobody", "lg.plot.survivors")
def test_s34_wiped_out() -> None:
    match = table("plots", {"supply-run": "sloboda cerkasin"}, first="whites")
    play(match, "whites", "charge legion")
    assert supplies(match, "legion") == [0]
    both = table("plots", {"supply-run": "smejkal cerkasin"}, sleeves={"smejkal": "wound", "cerkasin": "wound"})
    play(both, "legion", "charge whites")
    play(both, "whites", "charge legion")
    assert points(both, "legion", "whites") == [0, 0]
    assert supplies(both, "legion", "whites") == [0, 0]
    assert {"plot": "supply-run"} in opening(both, "lg-nobody")


@rule("lg.order.win-or-fall", "lg.location.railway-station")
def test_win_or_fall_at_a_station_that_pays_nothing() -> None:
    """R33: the strongest has won, so nobody falls for it, but neither the plot nor the order pays."""
    won = table("plots", {"supply-run": "vavra=win-or-fall! kolja"}, players="legion reds", commanders="kadlec",
                location="railway-station")  # fmt: skip
    assert opening(won, "lg-pays-nothing") == [{"plot": "supply-run", "needed": 8}]
    assert (points(won, "legion"), dead(won)) == ([0], [])
    lost = table("plots", {"supply-run": "vavra=win-or-fall! koloman"}, commanders="kadlec", location="railway-station")
    assert (points(lost, "whites"), dead(lost)) == ([0], ["vavra"])


@rule("lg.location.railway-station")
def test_s35_the_railway_station() -> None:
    for reds, paid in (("sorokin", False), ("kovaljov", True)):
        match = table("plots", {"supply-run": f"vavra vodicka koloman {reds}"}, players="legion whites reds",
                      location="railway-station")  # fmt: skip
        while match.due is None:  # Sorokin is violent
            play(match, "reds", "done")
        assert points(match, "legion") == [4 if paid else 0]
        assert supplies(match, "whites") == [2 if paid else 0]
    assert GAME.edition().location_effects[0].sum_needed == (8, 12, 16)


@rule("lg.location.snowstorm")
def test_s36_the_snowstorm() -> None:
    match = table(at={"supply-run": "foma kirgej"}, players="militia whites", hands={"militia": "rachmanin"},
                  location="snowstorm")  # fmt: skip
    play(match, "militia", "send rachmanin supply-run")
    assert refused(match, "militia", "order move foma") == "lg.location.snowstorm"
    play(match, "militia", "order sneak foma")
    for players, commander, giver, order in (
        ("reds whites", "zubarev", "grebnev", "shoot-and-move"),
        ("reds whites", "polzin", "grebnev", "muster"),
        ("whites reds", "konovalov", "gorodskij", "swap"),
    ):
        side = players.split()[0]
        who = {"reds": "kolja", "whites": "koloman"}[side]
        other = table(at={"supply-run": who}, players=players, commanders=commander, hands={side: giver},
                      location="snowstorm")  # fmt: skip
        play(other, side, f"send {giver} supply-run")
        assert f"order {order} {who}" in acts(other, side)


@rule("lg.location.raging-battle")
def test_s37_the_raging_battle() -> None:
    match = table("plots", {"hospital-car": "vavra"}, sleeves={"vavra": "wound"}, location="raging-battle")
    assert dead(match) == ["vavra"]
    assert points(match, "legion") == [2]
    tied = table("plots", {"hospital-car": "vavra orlovskij"}, location="raging-battle")
    assert sleeve(tied, "vavra") == sleeve(tied, "orlovskij") == ["wound"]


@rule("lg.plot.first-aid", "lg.location.field-hospital", "lg.order.no-medics")
def test_s38_first_aid() -> None:
    wounds = {"cil": "wound", "liskova": "wound"}
    match = table("plots", {"hospital-car": "cil liskova"}, sleeves=wounds)
    assert acts(match, "legion") == ["done", "aid cil liskova", "aid liskova cil"]
    play(match, "legion", "aid cil liskova", "aid liskova cil")
    assert sleeve(match, "cil") == sleeve(match, "liskova") == []
    lone = table("plots", {"hospital-car": "cil"}, sleeves={"cil": "wound"})
    assert lone.due is not None
    assert sleeve(lone, "cil") == ["wound"]
    ward = table("plots", {"hospital-car": "cil"}, sleeves={"cil": "wound"}, location="field-hospital")
    play(ward, "legion", "aid cil cil")
    assert sleeve(ward, "cil") == []
    banned = table("plots", {"hospital-car": "cil liskova kolja=no-medics!"}, sleeves=wounds, players="legion reds",
                   commanders="zubarev")  # fmt: skip
    assert banned.due is not None
    assert sleeve(banned, "cil") == ["wound"]


@rule("lg.plot.frost", "lg.plot.warmth", "lg.equip.coat")
def test_s39_cold() -> None:
    match = table("plots", {"supply-run": "vavra havrda"}, sleeves={"vavra": "frostbite", "havrda": "frostbite coat"})
    assert dead(match) == ["vavra"]
    assert opening(match, "lg-froze") == [{"character": "vavra"}], "the table hears what he died of"
    assert sleeve(match, "havrda") == ["coat", "frostbite"]
    patrol = table("plots", {"lost-patrol": "kopecky gorodskij"}, plots="lost-patrol supply-run hospital-car")
    assert patrol.due is not None  # peaceful as well: nobody was asked to charge
    assert sleeve(patrol, "kopecky") == sleeve(patrol, "gorodskij") == ["frostbite"]
    warm = table("plots", {"intervention-troops": "vavra"}, sleeves={"vavra": "frostbite"})
    assert acts(warm, "legion") == ["done", "warm vavra"]
    play(warm, "legion", "warm vavra")
    assert sleeve(warm, "vavra") == []


@rule("lg.plot.violence")
def test_s40_violence_without_a_target() -> None:
    match = table("plots", {"hospital-car": "keler rudakov"}, sleeves={"keler": "no-combat"})
    assert match.due is not None
    some = table("plots", {"hospital-car": "keler vavra rudakov"}, sleeves={"keler": "no-combat"})
    play(some, "whites", "maim legion")
    assert acts(some, "legion") == ["mutilate vavra combat", "mutilate vavra charisma"]
    assert refused(some, "legion", "mutilate keler combat") == "lg.plot.violence"
