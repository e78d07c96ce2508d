"""Words, setting up, recruiting and equipment: lg.terms.*, lg.setup.*, lg.round.*, lg.recruit.*, lg.equip.*."""

from __future__ import annotations

import pytest

from games.legie.table import (
    EDITION,
    acts,
    asked,
    at,
    available,
    chance,
    draw_on,
    hand,
    opening,
    play,
    points,
    refused,
    seat,
    sleeve,
    state,
    supplies,
    table,
    under,
    used,
)
from sandtable.games.legie.nouns import COPIES, EQUIPMENT, FACTIONS, SKILLS
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.title import GAME
from sandtable.kernel.match import Match

rule = pytest.mark.rule

LEGION = "kopecky vavra vodicka havrda cil"
WHITES = "gorodskij klepetko zembajijev miller koloman"


def shop(supplies: int = 3, **rest: object) -> Match:
    """The Legion may buy, the Whites have nothing to spend."""
    return table("recruiting", hands={"legion": LEGION, "whites": WHITES}, supplies={"legion": supplies}, **rest)  # type: ignore[arg-type]


# words


@rule("lg.terms.faction", "lg.terms.character", "lg.terms.plot")
def test_the_printed_facts_of_the_rulebook() -> None:
    assert FACTIONS == ("legion", "whites", "reds", "militia")
    strengths = {"klepetko": 3, "gorodskij": 2, "alexej": 4, "bilakov": 3, "vavra": 3, "kopecky": 1, "pokriskina": 2,
                 "rachmanin": 2, "ilja": 2, "zajaty": 3, "miller": 1, "koloman": 4, "golovin": 2, "sorokin": 2,
                 "jelena": 1, "vodicka": 2, "havrda": 2, "zembajijev": 2}  # fmt: skip
    for who, strength in strengths.items():
        assert EDITION.strength[EDITION.character_of[who]] == strength
    rewards = {"ZA01": (2, 1), "ZA02": (4, 2), "ZA17": (1, 1), "ZA07": (2, 1), "ZA05": (2, 2), "ZA21": (1, 1),
               "ZA24": (2, 1), "ZA14": (2, 1)}  # fmt: skip
    found = {plot.code: (plot.points, plot.supplies) for plot in EDITION.plots}
    assert {code: found[code] for code in rewards} == rewards
    officers = ("kopecky", "gorodskij", "golovin", "bilakov", "rachmanin")
    assert all(EDITION.is_officer[EDITION.character_of[who]] for who in officers)


@rule("lg.terms.sleeve")
def test_a_sleeve_stays_with_its_character_from_round_to_round() -> None:
    match = table("plots", {"hospital-car": "vavra"}, sleeves={"vavra": "wound sabre no-combat frostbite"})
    assert hand(match, "legion") == ["vavra"]
    assert sleeve(match, "vavra") == ["sabre", "no-combat", "frostbite", "wound"]


@rule("lg.terms.turn-order", "lg.march.turns")
def test_turn_order_goes_clockwise_from_the_starting_player() -> None:
    match = table(players="legion whites reds", first="whites",
                  hands={"legion": "keler vavra", "whites": "koloman", "reds": "burjak kolja"})  # fmt: skip
    turns = []
    for act in ("send koloman", "send burjak", "send keler", "send kolja", "send vavra"):
        turns += asked(match)
        play(match, asked(match)[0], f"{act} supply-run")
    assert turns == ["whites", "reds", "legion", "reds", "legion"]  # an empty hand is skipped


# setting up


def new_game(players: int = 2, **options: str) -> Match:
    return GAME.match(seats=players, manual=True, options={**options})


@rule("lg.setup.faction", "lg.setup.commander", "lg.setup.tokens")
def test_factions_and_commanders_are_picked_in_order_of_seats() -> None:
    match = new_game(3)
    assert match.to_act == (0,)
    match.play(0, "faction reds")
    assert match.why_not(1, "faction reds").rule == "lg.setup.faction"  # type: ignore[union-attr]
    match.play(1, "faction legion")
    match.play(2, "faction militia")
    assert match.why_not(0, "commander topol").rule == "lg.setup.commander"  # type: ignore[union-attr]
    match.play(0, "commander zubarev")
    match.play(1, "commander kadlec")
    match.play(2, "commander burjan")
    assert available(match, "legion") == ["plus2", "retreat", "move", "blank", "win-or-fall", "furious-attack"]


@rule("lg.setup.faction")
def test_factions_may_be_dealt() -> None:
    match = new_game(2, factions="dealt")
    chance(match, "faction reds", "faction whites", "commander polzin", "commander mysterious-o", "first whites")
    assert state(match).first == 1
    assert state(match).factions == [2, 1]


def with_factions() -> Match:
    match = new_game()
    for n, act in ((0, "faction legion"), (1, "faction whites"), (0, "commander topol"), (1, "commander konovalov")):
        match.play(n, act)
    return match


@rule("lg.setup.first")
def test_the_starting_player_is_found_at_random() -> None:
    match = with_factions()
    due = match.due
    assert due is not None
    assert [(act.text, weight) for act, weight in due.possible()] == [("first legion", 1), ("first whites", 1)]
    chance(match, "first whites")
    assert state(match).first == seat(match, "whites")


@rule("lg.setup.officer", "lg.setup.six", "lg.secret.officer")
def test_officers_are_chosen_in_secret_then_six_soldiers_drawn() -> None:
    match = chance(with_factions(), "first legion")
    assert match.to_act == (0, 1)
    match.play(0, "officer matejka")
    assert match.log(1)[-1]["act"] == "choose ?"  # type: ignore[index,call-overload]
    match.play(1, "officer golovin")
    due = match.due
    assert due is not None
    assert len(due.possible()) == 13  # all soldiers and no officer
    draw_on(match)
    assert [hands.bit_count() for hands in state(match).hands] == [6, 6]
    assert match.view(1)["state"]["players"][0]["officer"] == "?"  # type: ignore[index,call-overload]
    assert match.view(0)["state"]["players"][0]["officer"] == "matejka"  # type: ignore[index,call-overload]


@rule("lg.setup.keep")
def test_two_of_the_six_go_under_the_deck() -> None:
    match = chance(with_factions(), "first legion")
    match.play(0, "officer matejka")
    match.play(1, "officer golovin")
    draw_on(match)
    six = hand(match, "legion")
    assert match.why_not(0, f"tuck {six[0]} sloboda").rule == "lg.setup.keep"  # type: ignore[union-attr]
    match.play(0, f"tuck {six[0]} {six[1]}")
    assert match.log(1)[-1]["act"] == "choose ?"  # type: ignore[index,call-overload]
    match.play(1, match.legal(1)[0])
    assert hand(match, "legion") == sorted([*six[2:], "matejka"], key=EDITION.character_of.__getitem__)
    assert len(state(match).decks[0]) == 9


@rule("lg.setup.keep", "lg.secret.deck")
def test_the_player_chooses_which_of_the_two_lies_lowest() -> None:
    for lowest in (0, 1):
        match = chance(with_factions(), "first legion")
        match.play(0, "officer matejka")
        match.play(1, "officer golovin")
        draw_on(match)
        six = hand(match, "legion")
        above, below = (six[1], six[0]) if lowest == 0 else (six[0], six[1])
        match.play(0, f"tuck {above} {below}")
        match.play(1, match.legal(1)[0])
        assert under(match, "legion") == [below, above]


@rule("lg.setup.decks", "lg.round.location", "lg.round.phases")
def test_locations_and_plots_do_not_come_back() -> None:
    match = table("plots", round=1)
    due = match.due
    assert due is not None
    assert len(due.possible()) == 14
    chance(match, "location snowstorm")
    assert state(match).location.id == "snowstorm"
    due = match.due
    assert due is not None
    assert len(due.possible()) == 24 - 3
    chance(match, "plot deserters", "plot gold-car", "plot wolf-pack")
    assert [state(match).plot_id(n) for n in range(3)] == ["deserters", "gold-car", "wolf-pack"]
    assert state(match).round == 2
    assert [frame.NAME for frame in state(match).stack][1:] == ["round", "recruiting", "draw"]


# recruiting


@rule("lg.recruit.turns", "lg.recruit.pass")
def test_players_act_one_at_a_time() -> None:
    match = table("recruiting", hands={"legion": LEGION, "whites": WHITES}, supplies={"legion": 2, "whites": 2})
    play(match, "legion", "equip coat vavra")
    play(match, "whites", "equip coat koloman")
    play(match, "legion", "pass")
    assert asked(match) == ["whites"]
    assert refused(match, "legion", "equip medal vodicka") == "core.turn"
    play(match, "whites", "equip promotion-card koloman")
    assert state(match).stack[-1].NAME == "march"  # nothing left to pay with


@rule("lg.recruit.turns")
def test_players_may_recruit_at_once() -> None:
    match = table("recruiting", hands={"legion": LEGION, "whites": WHITES}, supplies={"legion": 2, "whites": 1},
                  recruiting="at-once")  # fmt: skip
    assert asked(match) == ["legion", "whites"]
    play(match, "whites", "equip coat koloman")
    play(match, "legion", "equip coat vavra", "equip sabre vavra")
    assert state(match).stack[-1].NAME == "march"


@rule("lg.recruit.afford", "lg.recruit.recover")
def test_everything_is_paid() -> None:
    match = shop(1, more={"legion": {"used": ["move"]}})
    assert refused(match, "legion", "recruit") == "lg.recruit.afford"
    assert refused(match, "legion", "recover move") == "lg.recruit.afford"
    assert refused(match, "legion", "recover-all") == "lg.recruit.afford"
    rich = shop(2, more={"legion": {"used": ["move"]}})
    assert refused(rich, "legion", "recover blank") == "lg.recruit.recover"
    both = shop(2, more={"legion": {"used": ["move"], "put-away": ["blank"]}}, recover="all")
    assert refused(both, "legion", "recover move") == "lg.recruit.recover"
    play(both, "legion", "recover-all")
    assert used(both, "legion") == []
    assert len(available(both, "legion")) == 6


# equipment


@rule("lg.equip.accurate-aim", "lg.equip.medal", "lg.equip.ciphers")
@pytest.mark.parametrize(("kind", "who"), [("accurate-aim", "cil"), ("medal", "vodicka"), ("ciphers", "vavra")])
def test_equipment_that_gives_a_skill(kind: str, who: str) -> None:
    match = shop(1)
    skill = EQUIPMENT.index(kind)
    number = EDITION.character_of[who]
    assert not state(match).active_skills(number) >> skill & 1
    play(match, "legion", f"equip {kind} {who}")
    assert state(match).active_skills(number) >> skill & 1, SKILLS[skill]
    assert state(match).bank[skill] == COPIES - 1


@rule("lg.equip.sabre", "lg.ability.charge")
def test_the_sabre_gives_a_charge() -> None:
    match = table("plots", {"supply-run": "vavra koloman"}, sleeves={"vavra": "sabre"})
    assert acts(match, "legion") == ["done", "charge whites"]
    play(match, "legion", "charge whites")
    assert "wound" in sleeve(match, "koloman")


@rule("lg.equip.first-aid-kit", "lg.ability.first-aid")
def test_the_first_aid_kit_gives_first_aid() -> None:
    match = table("plots", {"hospital-car": "vavra keler"}, sleeves={"vavra": "first-aid-kit", "keler": "wound"})
    assert refused(match, "legion", "aid keler vavra") == "lg.plot.first-aid"
    play(match, "legion", "aid vavra keler")
    assert sleeve(match, "keler") == []


@rule("lg.equip.promotion-card", "lg.plot.total")
def test_the_promotion_card_gives_strength() -> None:
    match = table("plots", {"hospital-car": "vavra koloman"}, sleeves={"vavra": "promotion-card"})
    assert points(match, "legion", "whites") == [2, 2]
    assert [event["total"] for event in opening(match, "lg-total")] == [4, 4]


@rule("lg.equip.coat")
def test_a_coat_is_bought_and_does_not_cure() -> None:
    match = shop(1, sleeves={"vavra": "frostbite"})
    play(match, "legion", "equip coat vavra")
    assert sleeve(match, "vavra") == ["coat", "frostbite"]


@rule("lg.equip.bank")
def test_a_kind_can_run_out() -> None:
    wearers = ["keler", "borovicka", "hrubes", "krajcovic", "smejkal", "liskova", "pacak", "sloboda", "barton"]
    match = shop(1, sleeves={**dict.fromkeys(wearers, "coat"), "tamara": "coat"})
    assert refused(match, "legion", "equip coat vavra") == "lg.equip.bank"


@rule("lg.equip.buy")
def test_only_characters_in_hand_are_equipped() -> None:
    match = shop(1)
    assert refused(match, "legion", "equip coat keler") == "lg.equip.buy"
    assert refused(match, "legion", "equip coat koloman") == "lg.equip.buy"
    assert at(match, "supply-run") == []
    assert supplies(match, "legion") == [1]


# commanders


@rule("lg.commander.topol", "lg.commander.kadlec", "lg.commander.konovalov")
@pytest.mark.parametrize(
    ("commander", "own"),
    [("topol", ["get-down", "lure"]), ("kadlec", ["win-or-fall", "furious-attack"]),
     ("konovalov", ["swap", "sabotage"])],
)  # fmt: skip
def test_commanders_of_the_legion_and_the_first_of_the_whites(commander: str, own: list[str]) -> None:
    assert tokens_of(commander) == ["plus2", "retreat", "move", "blank", *own]


@rule("lg.commander.mysterious-o", "lg.commander.polzin", "lg.commander.zubarev")
@pytest.mark.parametrize(
    ("commander", "own"),
    [("mysterious-o", ["camouflage", "take-all"]), ("polzin", ["sacrifice", "muster"]),
     ("zubarev", ["shoot-and-move", "no-medics"])],
)  # fmt: skip
def test_commanders_of_the_whites_and_the_reds(commander: str, own: list[str]) -> None:
    assert tokens_of(commander) == ["plus2", "retreat", "move", "blank", *own]


@rule("lg.commander.burjan", "lg.commander.paraskeva")
@pytest.mark.parametrize(
    ("commander", "own"), [("burjan", ["theft", "sneak"]), ("paraskeva", ["promotion", "ceasefire"])]
)
def test_commanders_of_the_militia(commander: str, own: list[str]) -> None:
    assert tokens_of(commander) == ["plus2", "retreat", "move", "blank", *own]


def tokens_of(commander: str) -> list[str]:
    """What is available behind the screen of a commander at the start."""
    faction = FACTIONS[EDITION.commanders[EDITION.commander_of[commander]].faction]
    rival = "whites" if faction != "whites" else "legion"
    match = table(players=f"{faction} {rival}", commanders=commander, hands={rival: "kopecky"[:0]})
    s = state(match)
    return [ORDERS[order].id for order in s.edition.commanders[s.commanders[seat(match, faction)]].orders]
