"""Playing cards and answering with cards: qm.play.*, qm.react.*, and the two long examples of the rulebooks."""

from __future__ import annotations

import pytest

from games.quartermaster.table import (
    asked,
    buried,
    country,
    discards,
    does,
    everybody_passes,
    face_down,
    free,
    hand,
    in_deck,
    offered,
    offered_spaces,
    on_table,
    passes,
    pieces,
    points,
    refused,
    spaces,
    table,
)

rule = pytest.mark.rule


# the examples of the rulebooks


@rule("qm.play.still-battle", "qm.react.duration", "qm.react.alternate")
def test_example_1_germany_attacks_and_the_soviet_union_answers() -> None:
    match = table(
        GER=country("balkans eastern-europe germany", hand="land-battle", status="dive-bombers blitzkrieg"),
        USSR=country("ukraine russia moscow", responses="stalingrad rasputitsa"),
    )
    deck = in_deck(match, "GER")
    does(match, "GER", "play land-battle", "battle ukraine")
    assert asked(match) == ["USSR"]
    does(match, "USSR", "use stalingrad")
    assert "ukraine" in pieces(match, "USSR")
    does(match, "GER", "use dive-bombers", "battle russia")
    passes(match, "USSR")  # it is asked: Leningrad might lie there
    assert "russia" not in pieces(match, "USSR")
    does(match, "GER", "use blitzkrieg", "build russia")
    does(match, "USSR", "use rasputitsa")
    assert pieces(match, "GER") == spaces("balkans eastern-europe germany")
    assert pieces(match, "USSR") == spaces("ukraine moscow")
    assert in_deck(match, "GER") <= deck - 2
    assert buried(match, "GER") == 2
    assert discards(match, "USSR") == ["stalingrad", "rasputitsa"]
    assert on_table(match, "GER") == ["blitzkrieg", "dive-bombers"]


@rule("qm.react.duration")
def test_a_protection_lasts_for_the_turn_and_no_longer() -> None:
    match = table(
        GER=country("eastern-europe germany", hand="land-battle build-navy", status="dive-bombers"),
        ITA=country("italy balkans", hand="land-battle"),
        USSR=country("ukraine moscow", responses="stalingrad"),
    )
    does(match, "GER", "play land-battle", "battle ukraine")
    does(match, "USSR", "use stalingrad")
    does(match, "GER", "use dive-bombers", "battle ukraine")  # legal, but it removes nothing
    assert "ukraine" in pieces(match, "USSR")
    does(match, "GER", "discard")
    for who in ("UK", "JPN", "USSR"):
        does(match, who, next(act for act in offered(match, who) if act.startswith("discard")))
        everybody_passes(match)
        if asked(match) == [who]:
            does(match, who, "discard")
    does(match, "ITA", "play land-battle", "battle ukraine")
    assert "ukraine" not in pieces(match, "USSR")


@rule("qm.react.nested", "qm.react.alternate", "qm.play.parts")
def test_example_2_japan_strikes_from_the_sea() -> None:
    match = table(
        "JPN",
        JPN=country(
            "japan china southeast-asia sea-of-japan",
            hand="sea-battle",
            responses="surprise-attack destroyer-transport",
        ),
        UK=country("australia india south-china-sea bay-of-bengal", responses="destroyers loyal-to-the-crown"),
    )
    passes(match, "JPN")  # the start of the turn
    does(match, "JPN", "play sea-battle", "battle bay-of-bengal")
    does(match, "UK", "use destroyers")
    assert "bay-of-bengal" in pieces(match, "UK")
    assert asked(match) == ["JPN"]  # no British card answers a battle
    does(match, "JPN", "use surprise-attack", "battle south-china-sea")
    everybody_passes(match)  # nobody saves the navy; Destroyer Transport could answer this battle too
    does(match, "JPN", "battle india")
    passes(match, "UK")  # Defensive Posture might lie there
    passes(match, "JPN")  # and Banzai Charge
    assert pieces(match, "UK") == spaces("australia bay-of-bengal")
    does(match, "JPN", "use destroyer-transport", "build india")
    does(match, "UK", "use loyal-to-the-crown")
    assert "india" not in pieces(match, "JPN")
    does(match, "JPN", "build india")
    assert pieces(match, "JPN") == spaces("japan china southeast-asia india sea-of-japan")
    assert discards(match, "JPN") == ["sea-battle", "surprise-attack", "destroyer-transport"]
    assert discards(match, "UK") == ["destroyers", "loyal-to-the-crown"]


@rule("qm.react.nested", "qm.react.at-once")
def test_an_inner_battle_is_answered_before_the_text_goes_on() -> None:
    match = table(
        "JPN",
        JPN=country(
            "japan china southeast-asia sea-of-japan",
            hand="sea-battle",
            responses="surprise-attack destroyer-transport",
        ),
    )
    passes(match, "JPN")
    does(match, "JPN", "play sea-battle", "battle bay-of-bengal", "use surprise-attack", "battle south-china-sea")
    assert offered(match, "JPN") == ["pass", "use destroyer-transport"]
    does(match, "JPN", "use destroyer-transport")
    assert "philippines" in offered_spaces(match, "JPN", "build")
    assert "india" not in offered_spaces(match, "JPN", "build")  # it counts from the inner battle
    does(match, "JPN", "skip", "skip")
    assert face_down(match, "JPN") == []


# playing


@rule("qm.play.possible")
def test_special_cards_may_be_played_without_effect_and_build_cards_not() -> None:
    match = table("ITA", ITA=country("", hand="italian-plunder land-battle build-navy"))
    assert refused(match, "ITA", "play land-battle") == "qm.play.possible"
    assert refused(match, "ITA", "play build-navy") == "qm.play.possible"
    does(match, "ITA", "play italian-plunder")
    assert points(match) == (0, 0)


@rule("qm.play.possible", "qm.card.rationing")
@pytest.mark.parametrize("card", ["build-army", "land-battle", "build-navy", "sea-battle"])
def test_by_the_option_a_useless_build_or_battle_card_may_be_played_and_rationed(card: str) -> None:
    british = country("", hand=f"{card} enigma", responses="rationing")
    options: dict[str, bool | str] = {"play-useless": True}
    match = table("UK", options=options, UK=british, GER=country("united-kingdom"))
    does(match, "UK", f"play {card}", "use rationing")
    assert discards(match, "UK") == ["rationing"]
    match = table("UK", UK=british, GER=country("united-kingdom"))
    assert refused(match, "UK", f"play {card}") == "qm.play.possible"


@pytest.mark.parametrize(
    ("acts", "written"),
    [
        (("play land-battle",), "battle USSR ukraine"),
        (("discard german-plunder",), "discard wolf-packs land-battle"),
        ((), "remove GER germany"),
    ],
    ids=["battle", "discard", "remove"],
)
def test_nouns_in_another_order_mean_the_same_act(acts: tuple[str, ...], written: str) -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle german-plunder wolf-packs"),
        USSR=country("moscow ukraine"),
        UK=country("united-kingdom ukraine"),
    )
    does(match, "GER", *acts)
    does(match, "GER", written)


def test_what_is_wrong_in_another_order_is_refused_by_the_same_rule() -> None:
    match = table(GER=country("germany eastern-europe", hand="land-battle"), USSR=country("moscow ukraine"))
    does(match, "GER", "play land-battle")
    assert refused(match, "GER", "battle USSR moscow") == refused(match, "GER", "battle moscow USSR")
    assert refused(match, "GER", "battle moscow USSR") == "qm.kind.land-battle"


@rule("qm.play.independent")
def test_example_of_titos_partisans() -> None:
    match = table("USSR", USSR=country(hand="titos-partisans"))
    does(match, "USSR", "play titos-partisans")  # nothing to eliminate
    assert offered(match, "USSR") == ["recruit balkans USSR", "recruit balkans UK", "skip"]
    does(match, "USSR", "recruit balkans UK")
    assert pieces(match, "UK") == spaces("united-kingdom balkans")


@rule("qm.play.parts", "qm.kind.event")
def test_a_later_part_sees_the_earlier_one() -> None:
    match = table("ITA", ITA=country("italy balkans", hand="italy-attacks-communists"))
    does(match, "ITA", "play italy-attacks-communists", "build ukraine", "build russia")
    assert pieces(match, "ITA") == spaces("italy balkans ukraine russia")


@rule("qm.play.optional")
def test_a_part_may_be_left_out() -> None:
    match = table("UK", UK=country("united-kingdom india", hand="singapore-fortified"))
    does(match, "UK", "play singapore-fortified", "skip")
    assert offered(match, "UK") == ["recruit south-china-sea", "skip"]


@rule("qm.play.build", "qm.play.whose")
def test_a_build_named_by_a_card_follows_the_build_card() -> None:
    match = table("USA", USA=country("eastern-us", hand="patton-advances"))
    does(match, "USA", "play patton-advances")  # no way to build, none to battle
    assert pieces(match, "USA") == {"eastern-us"}
    assert asked(match) != ["USA"]


@rule("qm.play.eliminate")
def test_eliminating_needs_no_piece_nearby() -> None:
    match = table("USSR", USSR=country(hand="mao-tse-tung"), JPN=country("japan szechuan"))
    does(match, "USSR", "play mao-tse-tung", "eliminate szechuan JPN")
    assert pieces(match, "JPN") == {"japan"}


@rule("qm.play.chooser", "qm.react.allies")
def test_the_owner_of_a_card_decides_for_its_allies_pieces() -> None:
    match = table("ITA", ITA=country(hand="afrika-korps"))
    does(match, "ITA", "play afrika-korps", "recruit north-africa", "recruit mediterranean-sea")
    assert pieces(match, "GER") == spaces("germany north-africa mediterranean-sea")


@rule("qm.play.instead")
def test_guards_replace_the_play_step_wholly() -> None:
    match = table("USSR", USSR=country(hand="build-army land-battle stavka", status="guards"))
    does(match, "USSR", "use guards", "discard build-army stavka", "play build-army", "build ukraine")
    assert pieces(match, "USSR") == spaces("moscow ukraine")
    assert offered(match, "USSR") == ["discard", "discard land-battle"]


# answering


@rule("qm.react.table")
def test_cards_in_hand_answer_nothing() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle build-navy blitzkrieg"),
        USSR=country("moscow ukraine", hand="stalingrad"),
    )
    does(match, "GER", "play land-battle", "battle ukraine")
    assert "ukraine" not in pieces(match, "USSR")
    assert asked(match) == ["GER"]


@rule("qm.react.free")
def test_nobody_has_to_answer() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle"),
        USSR=country("moscow ukraine", responses="stalingrad"),
    )
    does(match, "GER", "play land-battle", "battle ukraine")
    passes(match, "USSR")
    assert "ukraine" not in pieces(match, "USSR")
    assert face_down(match, "USSR") == ["stalingrad"]


@rule("qm.react.asked")
def test_who_has_a_face_down_card_is_asked_whatever_it_is() -> None:
    for card in ("stalingrad", "rasputitsa"):
        match = table(
            GER=country("germany eastern-europe", hand="land-battle"),
            USSR=country("moscow ukraine", responses=card),
        )
        does(match, "GER", "play land-battle", "battle ukraine")
        assert asked(match) == ["USSR"]
        assert ("use stalingrad" in offered(match, "USSR")) is (card == "stalingrad")


@rule("qm.react.asked")
def test_who_cannot_have_an_answer_is_not_asked() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle build-navy"),
        USSR=country("moscow ukraine", responses="rasputitsa", discards="stalingrad"),
    )
    does(match, "GER", "play land-battle", "battle ukraine")
    assert asked(match) == ["GER"]  # everybody knows that Stalingrad is gone


@rule("qm.react.asked")
def test_a_pass_is_not_told() -> None:
    match = table(
        "JPN",
        JPN=country("japan china southeast-asia", hand="land-battle", responses="kamikaze"),
        UK=country("united-kingdom india", responses="raf"),
    )
    passes(match, "JPN")
    does(match, "JPN", "play land-battle", "battle india")
    passes(match, "UK")
    assert "pass" not in [entry.get("act") for entry in match.log(0)]


@rule("qm.react.alternate", "qm.react.order")
def test_the_side_that_did_not_cause_it_answers_first_and_then_in_turn() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="build-army", status="bias-for-action synthetic-fuel"),
        USSR=country("moscow", responses="rasputitsa"),
        UK=country(responses="enigma"),
    )
    does(match, "GER", "play build-army", "build russia")
    assert asked(match) == ["USSR"]  # the Allies first
    passes(match, "USSR")
    assert asked(match) == ["GER"]
    does(match, "GER", "use synthetic-fuel", "skip")
    assert asked(match) == ["UK"]  # the use of a Status card is answered before anything else
    passes(match, "UK")
    assert asked(match) == ["USSR"]  # one card at a time: the other side is asked again
    does(match, "USSR", "use rasputitsa")
    assert pieces(match, "GER") == spaces("germany eastern-europe")
    assert offered(match, "GER") == ["pass", "use bias-for-action"]


@rule("qm.react.order")
def test_of_two_allies_the_first_to_speak_goes_first() -> None:
    match = table(
        "USA",
        USA=country("western-us hawaii east-pacific", hand="build-navy"),
        JPN=country("japan iwo-jima", responses="kamikaze"),
        GER=country(status="atlantic-wall"),
    )
    does(match, "USA", "play build-navy", "build north-pacific")
    assert asked(match) == ["JPN"]
    does(match, "JPN", "use kamikaze")
    assert "north-pacific" not in pieces(match, "USA")


@rule("qm.react.once")
def test_a_status_card_answers_each_event_once_and_once_a_turn_where_it_says_so() -> None:
    match = table(
        "USSR",
        USSR=country("moscow ukraine", hand="land-battle guards stavka build-army",
                     status="frontal-assault"),
        GER=country("germany balkans eastern-europe"),
    )  # fmt: skip
    does(match, "USSR", "play land-battle", "battle balkans", "use frontal-assault")
    does(match, "USSR", offered(match, "USSR")[0], "battle eastern-europe")
    assert "use frontal-assault" not in offered(match, "USSR")


@rule("qm.react.once")
def test_women_conscripts_have_no_limit_but_one_for_each_card() -> None:
    match = table("USSR", USSR=country(hand="build-army", status="women-conscripts"))
    does(match, "USSR", "play build-army", "build ukraine", "use women-conscripts")
    assert discards(match, "USSR") == []
    assert "build-army" in hand(match, "USSR")  # drawn again at once


@rule("qm.react.cost")
def test_the_cost_comes_first() -> None:
    match = table(GER=country("germany", hand="land-battle", status="blitzkrieg", deck="wolf-packs"))
    does(match, "GER", "play land-battle", "battle eastern-europe", "use blitzkrieg")
    assert in_deck(match, "GER") == 0
    assert pieces(match, "GER") == {"germany"}
    does(match, "GER", "skip")
    assert in_deck(match, "GER") == 0


@rule("qm.react.useful", "qm.react.at-once")
def test_a_card_is_offered_only_where_it_does_something() -> None:
    match = table(GER=country("germany eastern-europe western-europe", hand="build-army", status="conscription"))
    does(match, "GER", "play build-army", "build ukraine")
    assert refused(match, "GER", "use conscription") in ("core.turn", "core.asked")


@rule("qm.react.points")
def test_points_of_status_cards_are_not_asked_for() -> None:
    match = table(
        GER=country("germany eastern-europe ukraine", hand="sea-battle wolf-packs", status="abundant-resources")
    )
    does(match, "GER", "discard sea-battle")
    assert points(match) == (5, 0)
    assert "discard wolf-packs" in offered(match, "GER")


@rule("qm.react.allies")
def test_nobody_uses_the_cards_of_an_ally() -> None:
    match = table(
        "ITA",
        ITA=country("italy", hand="land-battle build-navy"),
        GER=country("germany", status="blitzkrieg dive-bombers"),
    )
    does(match, "ITA", "play land-battle", "battle balkans")
    assert asked(match) == ["ITA"]
    assert "use blitzkrieg" not in offered(match, "ITA")


@rule("qm.react.recruited")
@pytest.mark.parametrize("recruited_too", [True, False])
def test_kamikaze_answers_a_recruited_navy_by_the_option_only(recruited_too: bool) -> None:
    match = table(
        "UK",
        UK=country("united-kingdom india", hand="singapore-fortified build-army"),
        JPN=country("japan sea-of-japan", responses="kamikaze"),
        options={"recruited-too": recruited_too},
    )
    does(match, "UK", "play singapore-fortified", "recruit southeast-asia", "recruit south-china-sea")
    assert ("JPN" in asked(match)) is recruited_too
    if recruited_too:
        does(match, "JPN", "use kamikaze")
        assert "south-china-sea" not in pieces(match, "UK")


@rule("qm.react.any-time", "qm.card.truk")
def test_truk_is_used_at_any_time_in_the_own_turn() -> None:
    match = table(
        "JPN", JPN=country("japan central-pacific philippines", hand="build-army build-navy", responses="truk")
    )
    assert "use truk" in free(match, "JPN")
    assert "use truk" not in free(match, "GER")
    does(match, "JPN", "use truk")
    everybody_passes(match)
    does(match, "JPN", "discard build-navy")
    assert pieces(match, "JPN") == spaces("japan central-pacific philippines")
    match = table(
        "JPN", JPN=country("japan central-pacific philippines", hand="build-army build-navy", responses="truk")
    )
    passes(match, "JPN")
    does(match, "JPN", "discard build-navy", "pass")
    assert pieces(match, "JPN") == {"japan"}


@rule("qm.react.useful", "qm.card.defensive-posture", "qm.card.raf")
def test_no_card_is_spent_on_a_piece_that_is_safe_already() -> None:
    match = table(
        GER=country("germany western-europe north-sea", hand="land-battle", status="dive-bombers"),
        UK=country("united-kingdom", responses="raf defensive-posture"),
    )
    does(match, "GER", "play land-battle", "battle united-kingdom")
    assert offered(match, "UK") == ["pass", "use defensive-posture", "use raf"]
    does(match, "UK", "use raf")
    assert asked(match) == ["GER"]
    does(match, "GER", "use dive-bombers", "battle united-kingdom")
    assert match.state.prompt(1) == "qm-prompt-status-used"  # Enigma might lie there; nobody asks about the army
    assert offered(match, "UK") == ["pass"]
    assert pieces(match, "UK") == {"united-kingdom"}


@rule("qm.react.useful", "qm.card.radar", "qm.card.destroyers")
def test_radar_is_not_paid_for_a_navy_that_destroyers_have_saved() -> None:
    match = table(
        GER=country("germany western-europe", hand="sea-battle"),
        UK=country(responses="destroyers"),
        USA=country("eastern-us north-atlantic iceland north-sea", status="radar"),
    )
    deck = in_deck(match, "USA")
    does(match, "GER", "play sea-battle", "battle north-sea")
    assert asked(match) == ["UK", "USA"]
    does(match, "UK", "use destroyers")
    assert "USA" not in asked(match)
    assert "north-sea" in pieces(match, "USA")
    assert in_deck(match, "USA") == deck
