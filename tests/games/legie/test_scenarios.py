"""The worked examples of the rulebook and our own cases, S01 to S46."""

from __future__ import annotations

import pytest

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
    put_away,
    refused,
    seat,
    shown,
    sleeve,
    state,
    supplies,
    table,
    under,
    used,
)
from sandtable.games.legie.edition import COPIES, EQUIPMENT, FACTIONS
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.title import GAME
from sandtable.kernel.match import Match

rule = pytest.mark.rule

NOBLE_GRAVES = {
    "graves-of-the-nobles": "klepetko zembajijev gorodskij vodicka havrda kopecky sorokin jelena",
}
NOBLE_PLOTS = "graves-of-the-nobles hospital-car intervention-troops coded-telegram"


def noble_graves() -> Match:
    """The printed example: Whites (first), Legion and Reds at one plot."""
    return table("plots", NOBLE_GRAVES, players="whites legion reds", plots=NOBLE_PLOTS)


def after_charges() -> Match:
    match = noble_graves()
    play(match, "whites", "charge legion", "charge legion")
    play(match, "legion", "suffer vodicka", "suffer havrda", "charge whites")
    return play(match, "whites", "suffer zembajijev")


# from the rulebook


@rule("lg.plot.charge", "lg.plot.allot", "lg.harm.wound")
def test_s01_charges() -> None:
    match = noble_graves()
    assert asked(match) == ["whites"]
    assert acts(match, "whites") == ["done", "charge legion", "charge reds"]
    play(match, "whites", "charge legion", "charge legion")
    assert asked(match) == ["legion"]
    play(match, "legion", "suffer vodicka", "suffer havrda", "charge whites")
    play(match, "whites", "suffer zembajijev")
    assert [sleeve(match, who) for who in ("vodicka", "havrda", "zembajijev")] == [["wound"]] * 3
    assert sleeve(match, "kopecky") == []
    assert dead(match) == []


@rule("lg.plot.total", "lg.plot.winner", "lg.plot.survivors")
def test_s02_scoring_where_the_white_total_is_seven() -> None:
    match = after_charges()
    totals = {event["faction"]: event["total"] for event in opening(match, "lg-total")}
    assert totals == {"whites": 7, "legion": 5, "reds": 3}  # the rulebook prints 6 for 3+2+2
    assert points(match, "whites", "legion", "reds") == [2, 0, 0]
    assert supplies(match, "whites", "legion", "reds") == [0, 1, 1]


@rule("lg.place.officer", "lg.place.target", "lg.place.giver")
@pytest.mark.parametrize("plot", ["fog-of-war", "deserters"])
def test_s03_an_officer_gives_two_orders(plot: str) -> None:
    where = {plot: "miller koloman orlovskij"}
    match = table(at=where, players="whites reds", plots=f"{plot} supply-run hospital-car",
                  officers="golovin", hands={"whites": "golovin", "reds": "jelena"})  # fmt: skip
    play(match, "whites", f"send golovin {plot}")
    assert refused(match, "whites", "order plus2 golovin") == "lg.place.giver"
    play(match, "whites", "order plus2 miller", "order blank koloman")
    assert asked(match) == ["reds"]
    assert refused(match, "whites", "order move orlovskij") == "core.turn"


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


# a whole plot


@rule("lg.plot.violence", "lg.plot.mutilation", "lg.plot.frost")
def test_s05_violence_and_cold_after_the_scoring() -> None:
    match = after_charges()
    assert asked(match) == ["reds"]  # the only wounded White is the helper, and nobody else is violent
    play(match, "reds", "maim whites")
    play(match, "whites", "mutilate klepetko intelligence")
    assert sleeve(match, "klepetko") == ["no-intelligence", "frostbite"]
    frozen = ["zembajijev", "gorodskij", "vodicka", "havrda", "kopecky", "sorokin", "jelena"]
    assert all("frostbite" in sleeve(match, who) for who in frozen)
    assert dead(match) == []


# setting up and recruiting


@rule("lg.setup.keep", "lg.setup.supply", "lg.round.plots")
@pytest.mark.parametrize(("players", "plots"), [(2, 3), (3, 4), (4, 4)])
def test_s06_counts_after_the_setting_up(players: int, plots: int) -> None:
    match = GAME.match(seats=players, seed="s06")
    while match.view(None)["state"]["round"] == 1 and state(match).stack[-1].NAME != "recruiting":  # type: ignore[index,call-overload]
        who = match.to_act[0]
        match.play(who, match.legal(who)[0])
    s = state(match)
    assert len(s.plots) == plots
    for n in range(players):
        assert s.hands[n].bit_count() == 5
        assert sum(s.edition.is_officer[who] for who in range(60) if s.hands[n] >> who & 1) == 1
        assert len(s.decks[n]) == 9
        assert s.supplies[n] == 1
        assert s.available[n].bit_count() == 6


@rule("lg.recruit.fill", "lg.recruit.deck")
def test_s07_free_draw() -> None:
    match = table("recruiting", hands={"legion": "kopecky keler cil", "whites": "gorodskij tamara"},
                  supplies={"legion": 1})  # fmt: skip
    chance(match, "draw vavra", "draw barton", "draw miller", "draw koloman", "draw veselov")
    assert hand(match, "legion") == ["kopecky", "vavra", "keler", "cil", "barton"]
    six = "kopecky vavra vodicka havrda keler cil"
    assert len(hand(table("recruiting", hands={"legion": six, "whites": six_whites()}, supplies={"legion": 1}),
                    "legion")) == 6  # fmt: skip
    buried = ["matejka", "vavra", "vodicka", "havrda", "keler", "cil", "borovicka", "hrubes", "krajcovic", "smejkal"][
        1:
    ]
    few = table("recruiting", hands={"legion": "kopecky liskova pacak sloboda", "whites": six_whites()},
                more={"legion": {"graveyard": [*buried, "barton"]}}, supplies={"legion": 3})  # fmt: skip
    assert hand(few, "legion") == ["kopecky", "liskova", "pacak", "sloboda"]
    assert refused(few, "legion", "recruit") == "lg.recruit.deck"


def six_whites() -> str:
    return "gorodskij klepetko zembajijev miller koloman cerkasin"


@rule("lg.recruit.draw", "lg.equip.buy", "lg.equip.once")
def test_s08_buying() -> None:
    legion = "kopecky vavra vodicka havrda cil"
    match = table("recruiting", hands={"legion": legion, "whites": six_whites()}, supplies={"legion": 5})
    play(match, "legion", "equip sabre vavra")
    assert refused(match, "legion", "equip sabre cil") == "lg.equip.once"
    play(match, "legion", "recruit")
    chance(match, "draw keler")
    assert supplies(match, "legion") == [1]
    assert len(hand(match, "legion")) == 6
    again = table("recruiting", hands={"legion": legion, "whites": six_whites()}, supplies={"legion": 1},
                  sleeves={"vavra": "sabre"}, round=3)  # fmt: skip
    play(again, "legion", "equip sabre cil")
    assert sleeve(again, "cil") == ["sabre"]


@rule("lg.equip.duplicate", "lg.equip.officer-exams", "lg.equip.restore")
def test_s09_nobody_has_anything_twice() -> None:
    match = table("recruiting", hands={"legion": "kopecky keler havrda vavra vodicka", "whites": six_whites()},
                  supplies={"legion": 2}, sleeves={"vavra": "promotion-card"})  # fmt: skip
    assert refused(match, "legion", "equip sabre keler") == "lg.equip.duplicate"
    assert refused(match, "legion", "equip promotion-card vavra") == "lg.equip.duplicate"
    assert refused(match, "legion", "equip officer-exams kopecky") == "lg.equip.officer-exams"
    assert refused(match, "legion", "equip medal havrda") == "lg.equip.duplicate"
    hurt = table("recruiting", hands={"legion": "kopecky keler havrda vavra vodicka", "whites": six_whites()},
                 supplies={"legion": 2}, sleeves={"havrda": "no-charisma"})  # fmt: skip
    play(hurt, "legion", "equip medal havrda")
    assert sleeve(hurt, "havrda") == ["medal"]


@rule("lg.recruit.leftover", "lg.recruit.pass")
def test_s10_leftovers_are_thrown_away() -> None:
    match = table("recruiting", hands={"legion": "kopecky keler havrda vavra vodicka", "whites": six_whites()},
                  supplies={"legion": 3, "whites": 1})  # fmt: skip
    play(match, "legion", "equip coat vavra")
    play(match, "whites", "pass")
    assert asked(match) == ["legion"]
    play(match, "legion", "pass")
    assert supplies(match, "legion", "whites") == [0, 0]
    assert state(match).stack[-1].NAME == "march"


@rule("lg.recruit.recover", "lg.secret.recovered")
def test_s11_recovering_one_token() -> None:
    match = table("recruiting", hands={"legion": "kopecky keler havrda vavra vodicka", "whites": six_whites()},
                  supplies={"legion": 3},
                  more={"legion": {"used": ["plus2", "retreat", "move", "blank", "get-down"]}})  # fmt: skip
    play(match, "legion", "recover retreat")
    assert available(match, "legion") == ["retreat", "lure"]
    assert len(used(match, "legion")) == 4
    assert last_act(match, "whites") == "recover retreat"
    assert refused(match, "legion", "recover retreat") == "lg.recruit.afford"


# march and orders


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
    assert {"faction": "whites", "character": "koloman", "plot": "deserters"} in opening(match, "lg-turned-up")


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
    match = table("orders", {"supply-run": "burjak=furious-attack sloboda"}, players="reds legion", first="legion",
                  commanders="zubarev", hands={"reds": "kolja"})  # fmt: skip
    play(match, "reds", "reveal burjak", "wound legion")
    assert dead(match) == ["sloboda"]
    play(match, "reds", "withdraw")
    assert hand(match, "reds") == ["burjak", "kolja"]
    assert points(match, "reds") == [0]
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
    for order, commander in (("move", "topol"), ("shoot-and-move", "kadlec")):
        match = table("orders", {"supply-run": f"borovicka={order}"}, first="whites", plots=plots, commanders=commander)
        play(match, "legion", "reveal borovicka")
        assert acts(match, "legion", "move") == ["move borovicka hospital-car"]
        assert refused(match, "legion", "move borovicka coded-telegram") == f"lg.order.{order}"
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


# plots


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
    shot = table("orders", {"supply-run": "vavra=get-down! burjak=furious-attack"}, players="legion reds",
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
        ("legion whites", "kadlec", "kopecky", "shoot-and-move"),
        ("reds whites", "polzin", "grebnev", "muster"),
        ("whites reds", "konovalov", "gorodskij", "swap"),
    ):
        side = players.split()[0]
        who = {"legion": "keler", "reds": "kolja", "whites": "koloman"}[side]
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


# the end, and the modes


@rule("lg.end.survivors", "lg.harm.death", "lg.end.first")
def test_s41_the_end_of_a_round() -> None:
    match = table(
        "plots", {"supply-run": "vavra koloman"}, sleeves={"vavra": "frostbite sabre"}, hands={"legion": "cil"}
    )
    play(match, "legion", "done")
    assert hand(match, "legion") == ["cil"]
    assert hand(match, "whites") == ["koloman"]
    assert dead(match) == ["vavra"]
    assert state(match).bank == [COPIES] * len(EQUIPMENT)
    assert state(match).first == seat(match, "whites")


@rule("lg.end.tie-supplies", "lg.end.tie-deaths", "lg.end.winner")
@pytest.mark.parametrize(
    ("supplies", "dead_legion", "shares"),
    [((2, 3), 0, (0.0, 1.0)), ((2, 2), 3, (0.0, 1.0)), ((2, 2), 1, (0.5, 0.5))],
)
def test_s42_ties_at_the_end(supplies: tuple[int, int], dead_legion: int, shares: tuple[float, float]) -> None:
    match = table("plots", round=4, points={"legion": 14, "whites": 14},
                  supplies={"legion": supplies[0], "whites": supplies[1]},
                  more={"legion": {"graveyard": ["keler", "cil", "vavra"][:dead_legion]},
                        "whites": {"graveyard": ["tamara"]}})  # fmt: skip
    assert match.outcome is not None
    assert match.outcome.shares == shares
    assert match.outcome.points == (14, 14)


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


@rule("lg.setup.tokens", "lg.equip.bank")
def test_s46_the_parts_of_the_box() -> None:
    edition = GAME.edition()
    assert len(edition.characters) == 60
    assert all(len(soldiers) == 13 for soldiers in edition.soldiers)
    assert all(len(officers) == 2 for officers in edition.officers)
    assert (len(edition.plots), len(edition.locations), len(edition.dispatches)) == (24, 15, 9)
    assert len(edition.commanders) == 8
    common = set(edition.commanders[0].orders[:4])
    own = [order for commander in edition.commanders for order in commander.orders if order not in common]
    assert sorted(own) == sorted(set(own)) == [n for n in range(len(ORDERS)) if n not in common]
    assert all(len(commander.orders) == 6 for commander in edition.commanders)
    assert COPIES * len(EQUIPMENT) == 30 + 50
