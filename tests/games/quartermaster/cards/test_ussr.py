"""The cards of the Soviet Union, one by one: what each does, when, for what cost, and what it does not allow."""

from __future__ import annotations

import pytest

from games.quartermaster.table import (
    asked,
    comes_up,
    country,
    discards,
    does,
    everybody_passes,
    face_down,
    hand,
    idle,
    in_deck,
    offered,
    offered_spaces,
    on_table,
    on_turn,
    pieces,
    points,
    refused,
    spaces,
    state,
    table,
)
from sandtable.games.quartermaster.board import names
from sandtable.games.quartermaster.catalogue import USSR
from sandtable.games.quartermaster.supply import supplied
from sandtable.kernel.match import Match

rule = pytest.mark.rule


# Status


@rule("qm.card.frontal-assault")
def test_frontal_assault_battles_on_for_two_cards() -> None:
    match = table(
        "USSR",
        USSR=country("moscow ukraine", hand="land-battle guards stavka build-army", status="frontal-assault"),
        GER=country("germany balkans eastern-europe"),
    )
    does(match, "USSR", "play land-battle", "battle balkans", "use frontal-assault")
    assert "discard guards stavka" in offered(match, "USSR")
    does(match, "USSR", "discard guards stavka")
    assert offered_spaces(match, "USSR", "battle") == spaces("balkans eastern-europe")
    assert refused(match, "USSR", "battle russia") == "qm.play.text"
    does(match, "USSR", "battle eastern-europe")
    assert pieces(match, "GER") == {"germany"}
    assert hand(match, "USSR") == ["build-army"]


@rule("qm.card.guards")
def test_guards_play_build_army_from_the_discard_pile() -> None:
    match = table("USSR", USSR=country(hand="land-battle stavka sea-battle", status="guards", discards="build-army"))
    does(match, "USSR", "use guards", "discard sea-battle stavka")
    assert offered(match, "USSR") == ["play build-army", "skip"]
    does(match, "USSR", "play build-army")
    assert refused(match, "USSR", "build balkans") == "qm.kind.build-army"
    does(match, "USSR", "build ukraine")
    assert pieces(match, "USSR") == spaces("moscow ukraine")
    assert hand(match, "USSR") == ["land-battle"]


@rule("qm.card.guards")
def test_guards_need_a_build_army_card() -> None:
    match = table("USSR", USSR=country(hand="land-battle stavka sea-battle", status="guards"))
    assert "use guards" not in offered(match, "USSR")


def guards_without_discards(hand: str, deck: str) -> Match:
    match = table("USSR", manual=True, USSR=country(hand=hand, status="guards", deck=deck))
    state(match).buried[USSR].clear()  # where all other Build Army cards of the box would lie
    return match


@rule("qm.card.guards", "qm.deck.hand-empty")
@pytest.mark.parametrize(("card", "offers"), [("build-army", ["play build-army", "skip"]), ("land-battle", ["skip"])])
def test_guards_may_be_paid_from_the_deck_and_find_their_card_there(card: str, offers: list[str]) -> None:
    match = guards_without_discards("stavka", "build-army land-battle")
    does(match, "USSR", "use guards")
    comes_up(match, f"lose {card}")
    assert offered(match, "USSR") == offers


@rule("qm.card.guards", "qm.deck.hand-empty")
@pytest.mark.parametrize(("hand", "deck"), [("stavka sea-battle", "build-army"), ("stavka", "land-battle")])
def test_guards_are_not_paid_where_no_build_army_card_can_come(hand: str, deck: str) -> None:
    assert "use guards" not in offered(guards_without_discards(hand, deck), "USSR")


@rule("qm.card.guards", "qm.hidden.discards")
@pytest.mark.parametrize("deck", ["stavka build-army", "stavka"])
def test_with_guards_and_no_hand_the_question_tells_nothing(deck: str) -> None:
    """Whether a Build Army card lies face down in the discard pile does not show in who is asked."""
    match = table("USSR", USSR=country(hand="", status="guards", deck=deck))
    assert asked(match) == ["USSR"]
    assert "discard deck" in offered(match, "USSR")


@rule("qm.card.guards", "qm.card.women-conscripts")
def test_women_conscripts_apply_to_the_card_that_guards_play() -> None:
    match = table(
        "USSR",
        USSR=country(hand="stavka sea-battle", status="guards women-conscripts", discards="build-army"),
    )
    does(match, "USSR", "use guards", "play build-army", "build ukraine")
    assert offered(match, "USSR") == ["pass", "use women-conscripts"]


@rule("qm.card.women-conscripts")
def test_women_conscripts_put_the_card_on_top_of_the_deck_for_all_to_know() -> None:
    match = table("USSR", USSR=country(hand="build-army land-battle", status="women-conscripts"))
    deck = in_deck(match, "USSR")
    does(match, "USSR", "play build-army", "build ukraine", "use women-conscripts")
    assert discards(match, "USSR") == []
    assert in_deck(match, "USSR") == deck + 1
    assert match.view(0)["state"]["countries"][3]["top"] == ["build-army"]
    does(match, "USSR", "discard")
    assert "build-army" in hand(match, "USSR")
    assert match.view(0)["state"]["countries"][3]["revealed"] == ["build-army"]


@rule("qm.card.women-conscripts")
@pytest.mark.parametrize("act", ["play land-battle", "discard build-army"])
def test_women_conscripts_answer_build_army_alone(act: str) -> None:
    match = table("USSR", USSR=country(hand="build-army land-battle stavka", status="women-conscripts"))
    does(match, "USSR", act)
    if act.startswith("play"):
        does(match, "USSR", "battle ukraine")
    assert "use women-conscripts" not in offered(match, "USSR")


@rule("qm.card.scorched-earth")
def test_scorched_earth_takes_ukraine_from_the_axis() -> None:
    match = table(GER=country("ukraine balkans", hand="land-battle build-army"), USSR=country(status="scorched-earth"))
    assert refused(match, "GER", "play land-battle") == "qm.play.possible"
    does(match, "GER", "discard land-battle")
    assert pieces(match, "GER") == set()
    assert points(match) == (0, 0)


@rule("qm.card.scorched-earth")
def test_scorched_earth_does_not_hurt_the_allies() -> None:
    match = table("USSR", USSR=country("moscow ukraine", hand="stavka", status="scorched-earth"))
    does(match, "USSR", "discard stavka")
    assert points(match) == (0, 4)


@rule("qm.card.evacuation-council")
def test_soviet_armies_are_always_in_supply_but_do_not_carry_a_line() -> None:
    match = table("USSR", USSR=country("siberia mongolia", hand="build-army stavka", status="evacuation-council"))
    assert set(names(supplied(state(match), USSR))) == spaces("siberia mongolia")
    does(match, "USSR", "play build-army")
    assert "vladivostok" in offered_spaces(match, "USSR", "build")  # in supply as any Soviet army is
    does(match, "USSR", "build moscow")
    assert pieces(match, "USSR") == spaces("moscow siberia mongolia")


@rule("qm.card.evacuation-council")
def test_soviet_navies_are_not_covered() -> None:
    match = table("USSR", USSR=country("siberia black-sea", hand="stavka", status="evacuation-council"))
    does(match, "USSR", "discard stavka")
    assert pieces(match, "USSR") == {"siberia"}


@rule("qm.card.stavka")
def test_stavka_battles_the_same_space_again_for_one_card() -> None:
    match = table(
        "USSR",
        USSR=country("moscow ukraine", hand="land-battle guards build-army", status="stavka"),
        GER=country("germany balkans"),
        ITA=country("italy balkans"),
    )
    does(match, "USSR", "play land-battle", "battle balkans GER", "use stavka", "discard guards")
    assert offered(match, "USSR") == ["battle balkans", "skip"]
    does(match, "USSR", "battle balkans")
    assert pieces(match, "ITA") == {"italy"}
    assert "use stavka" not in offered(match, "USSR")


# Events


@rule("qm.card.general-winter")
def test_general_winter_eliminates_up_to_two_axis_armies_round_moscow() -> None:
    match = table(
        "USSR",
        USSR=country(hand="general-winter"),
        GER=country("germany russia ukraine balkans"),
        ITA=country("italy ukraine"),
    )
    does(match, "USSR", "play general-winter")
    assert offered_spaces(match, "USSR", "eliminate") == spaces("russia ukraine")
    does(match, "USSR", "eliminate ukraine GER", "eliminate russia GER")
    assert pieces(match, "GER") == spaces("germany balkans")
    assert pieces(match, "ITA") == spaces("italy ukraine")
    assert "eliminate ukraine ITA" not in offered(match, "USSR")


@rule("qm.card.german-soviet-treaty")
def test_the_treaty_recruits_in_russia_and_in_eastern_europe() -> None:
    match = table("USSR", USSR=country(hand="german-soviet-treaty"))
    does(match, "USSR", "play german-soviet-treaty", "recruit russia", "recruit eastern-europe")
    assert pieces(match, "USSR") == spaces("moscow russia eastern-europe")


@rule("qm.card.mao-tse-tung")
def test_mao_eliminates_in_china_or_szechuan() -> None:
    match = table("USSR", USSR=country(hand="mao-tse-tung"), JPN=country("japan china szechuan vladivostok"))
    does(match, "USSR", "play mao-tse-tung")
    assert offered_spaces(match, "USSR", "eliminate") == spaces("china szechuan")
    does(match, "USSR", "eliminate china JPN")
    assert pieces(match, "JPN") == spaces("japan szechuan vladivostok")


@rule("qm.card.titos-partisans")
def test_titos_partisans_clear_the_balkans_and_recruit_there() -> None:
    match = table("USSR", USSR=country(hand="titos-partisans stavka"), GER=country("germany balkans"))
    does(match, "USSR", "play titos-partisans", "eliminate balkans GER", "recruit balkans USSR")
    assert pieces(match, "USSR") == {"moscow"}  # recruited, and out of supply at the end of the turn
    assert pieces(match, "GER") == {"germany"}


@rule("qm.card.titos-partisans")
def test_titos_partisans_recruit_nothing_beside_a_second_army() -> None:
    match = table(
        "USSR",
        USSR=country(hand="titos-partisans stavka"),
        GER=country("germany balkans"),
        ITA=country("italy balkans"),
    )
    does(match, "USSR", "play titos-partisans", "eliminate balkans GER")
    assert offered_spaces(match, "USSR", "recruit") == set()


@rule("qm.card.trans-siberian-railroad")
def test_the_trans_siberian_railroad_moves_armies() -> None:
    match = table("USSR", USSR=country("moscow siberia", hand="trans-siberian-railroad"))
    does(match, "USSR", "play trans-siberian-railroad", "lift siberia")
    assert refused(match, "USSR", "build vladivostok") == "qm.kind.build-army"
    does(match, "USSR", "build ukraine", "skip")
    assert pieces(match, "USSR") == spaces("moscow ukraine")


@rule("qm.card.vasilevsky")
def test_vasilevsky_recruits_and_battles_china_only_from_a_piece_in_supply() -> None:
    far = "moscow siberia mongolia"
    match = table("USSR", USSR=country(far, hand="vasilevsky"), JPN=country("japan china"))
    does(match, "USSR", "play vasilevsky", "recruit vladivostok", "battle china")
    assert pieces(match, "JPN") == {"japan"}
    match = table("USSR", USSR=country("moscow", hand="vasilevsky stavka"), JPN=country("japan china"))
    does(match, "USSR", "play vasilevsky", "recruit vladivostok")
    assert "battle china" not in offered(match, "USSR")


# Responses


@rule("qm.card.defense-of-the-motherland")
def test_defense_of_the_motherland_recruits_and_then_clears_moscow() -> None:
    match = table(
        "USSR", USSR=country("siberia", hand="stavka", responses="defense-of-the-motherland"), GER=country("moscow")
    )
    does(match, "USSR", "use defense-of-the-motherland")
    assert offered_spaces(match, "USSR", "recruit") == spaces("russia ukraine kazakhstan")
    does(match, "USSR", "recruit ukraine", "eliminate moscow GER")
    assert pieces(match, "GER") == set()
    assert "play stavka" in offered(match, "USSR")  # before the play step


@rule("qm.card.leningrad-holds")
@pytest.mark.parametrize(("target", "saved"), [("russia", True), ("ukraine", False)])
def test_leningrad_saves_the_army_in_russia(target: str, saved: bool) -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle"),
        USSR=country("moscow russia ukraine", responses="leningrad-holds"),
    )
    does(match, "GER", "play land-battle", f"battle {target}")
    assert ("use leningrad-holds" in offered(match, "USSR")) is saved
    does(match, "USSR", "use leningrad-holds" if saved else "pass")
    assert (target in pieces(match, "USSR")) is saved


@rule("qm.card.moscow-holds")
def test_moscow_saves_the_army_in_moscow() -> None:
    match = table(
        GER=country("germany eastern-europe ukraine", hand="land-battle"),
        USSR=country("moscow", responses="moscow-holds"),
    )
    does(match, "GER", "play land-battle", "battle moscow")
    does(match, "USSR", "use moscow-holds")
    assert pieces(match, "USSR") == {"moscow"}
    assert discards(match, "USSR") == ["moscow-holds"]


@rule("qm.card.stalingrad")
@pytest.mark.parametrize("owner", ["USSR", "UK"])
def test_stalingrad_saves_a_soviet_army_in_ukraine_alone(owner: str) -> None:
    british = country("united-kingdom ukraine" if owner == "UK" else "united-kingdom")
    soviet = country("moscow ukraine" if owner == "USSR" else "moscow", responses="stalingrad")
    match = table(GER=country("germany eastern-europe", hand="land-battle build-navy"), UK=british, USSR=soviet)
    does(match, "GER", "play land-battle", "battle ukraine")
    if owner == "UK":
        assert asked(match) == ["GER"]
        assert pieces(match, "UK") == {"united-kingdom"}
    else:
        does(match, "USSR", "use stalingrad")
        assert "ukraine" in pieces(match, "USSR")


@rule("qm.card.rasputitsa")
@pytest.mark.parametrize(("space", "answered"), [("ukraine", True), ("russia", True), ("balkans", False)])
def test_rasputitsa_eliminates_an_axis_army_built_beside_moscow(space: str, answered: bool) -> None:
    match = table(
        GER=country("germany eastern-europe", hand="build-army build-navy"),
        USSR=country("moscow", responses="rasputitsa"),
    )
    does(match, "GER", "play build-army", f"build {space}")
    assert (asked(match) == ["USSR"]) is answered
    if answered:
        does(match, "USSR", "use rasputitsa")
        assert space not in pieces(match, "GER")


@rule("qm.card.rasputitsa", "qm.react.at-once")
def test_rasputitsa_comes_too_late_for_an_army_of_an_earlier_turn() -> None:
    match = table(
        GER=country("germany eastern-europe ukraine", hand="build-navy"), USSR=country("moscow", responses="rasputitsa")
    )
    for _ in range(3):
        idle(match)
    everybody_passes(match)
    assert on_turn(match) == "USSR"
    assert "ukraine" in pieces(match, "GER")
    assert face_down(match, "USSR") == ["rasputitsa"]
    assert on_table(match, "USSR") == []
