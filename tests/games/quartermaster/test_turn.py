"""Setting up, turns, running out of cards, points, the end: qm.setup.*, qm.turn.*, qm.deck.*, qm.victory.*."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

from games.quartermaster.table import (
    asked,
    buried,
    country,
    discards,
    does,
    everybody_passes,
    face_down,
    hand,
    idle,
    in_deck,
    offered,
    on_table,
    on_turn,
    pieces,
    points,
    refused,
    seat_of,
    spaces,
    state,
    table,
    told,
)
from sandtable.games.quartermaster.acts import AnyDiscard, Discard
from sandtable.games.quartermaster.catalogue import (
    COPIES,
    COUNTRY_IDS,
    COUNTRY_OF,
    DECKS,
    KIND,
    KINDS,
    RESPONSES,
    card_names,
)
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.title import GAME, SPLITS
from sandtable.kernel.knowledge import EVERYBODY
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed

rule = pytest.mark.rule


def countries_of(match: Match) -> list[str]:
    assert isinstance(match.state, Quartermaster)
    return ["+".join(COUNTRY_IDS[c] for c in held) for held in match.state.rulings.countries]


# setting up


@rule("qm.setup.seats", "qm.terms.countries")
@pytest.mark.parametrize(
    ("seats", "split"),
    [
        (2, "GER+JPN+ITA UK+USSR+USA"),
        (3, "GER UK+USSR+USA JPN+ITA"),
        (4, "GER UK+USA JPN+ITA USSR"),
        (5, "GER UK JPN+ITA USSR USA"),
        (6, "GER UK JPN USSR ITA USA"),
    ],
)
def test_the_printed_seats(seats: int, split: str) -> None:
    assert countries_of(GAME.match(seats=seats, seed="a")) == split.split()


@rule("qm.setup.seats")
def test_any_other_split_of_a_side() -> None:
    assert len(SPLITS) == 25
    match = GAME.match(seats=3, seed="a", options={"sides": "GER+ITA/UK+USSR+USA/JPN"})
    assert countries_of(match) == ["GER+ITA", "UK+USSR+USA", "JPN"]
    with pytest.raises(Malformed):
        GAME.match(seats=3, options={"sides": "GER/UK/JPN/USSR/ITA/USA"})
    with pytest.raises(Malformed):
        GAME.match(seats=2, options={"sides": "GER+UK/JPN+ITA+USSR+USA"})


@rule("qm.setup.points", "qm.setup.hand")
def test_ten_cards_are_dealt_and_three_put_away_unseen() -> None:
    match = GAME.match(seats=6, seed="deal")
    assert points(match) == (0, 0)
    assert state(match).round == 1
    assert asked(match) == list(COUNTRY_IDS)  # all at once
    assert [len(hand(match, who)) for who in COUNTRY_IDS] == [10] * 6
    assert refused(match, "GER", "discard") == "qm.setup.hand"
    for who in reversed(COUNTRY_IDS):
        act = offered(match, who)[0]
        assert len(act.split()) == 4
        does(match, who, act)
    assert [len(hand(match, who)) for who in COUNTRY_IDS] == [7] * 6
    assert [buried(match, who) for who in COUNTRY_IDS] == [3] * 6
    assert discards(match, "GER") == []
    assert on_turn(match) == "GER"


@rule("qm.setup.hand", "qm.terms.you")
def test_one_person_puts_away_cards_of_each_country_apart() -> None:
    match = GAME.match(seats=2, seed="deal")
    for _ in range(3):
        for seat in (0, 1):
            match.play(seat, match.legal(seat)[0])
    assert [buried(match, who) for who in COUNTRY_IDS] == [3] * 6


@rule("qm.terms.countries")
def test_the_decks() -> None:
    assert [sum(copies) for copies in COPIES] == [41, 40, 34, 34, 30, 41]
    kinds = Counter(KINDS[kind] for kind in KIND[4:])
    assert kinds == {"status": 41, "event": 34, "economic-warfare": 17, "response": 27}


# rounds and steps


@rule("qm.round.order", "qm.turn.steps")
def test_countries_take_turns_in_their_order() -> None:
    match = table()
    order = [on_turn(match)]
    for _ in range(6):
        idle(match)
        order.append(on_turn(match))
    assert order == ["GER", "UK", "JPN", "USSR", "ITA", "USA", "GER"]
    assert state(match).round == 2


@rule("qm.turn.play")
def test_a_card_must_be_played_or_discarded() -> None:
    match = table(GER=country("germany", hand="build-army wolf-packs"))
    assert offered(match, "GER") == [
        "play build-army", "discard build-army", "play wolf-packs", "discard wolf-packs",
    ]  # fmt: skip
    assert refused(match, "GER", "pass") == "core.asked"
    assert refused(match, "GER", "play land-battle") == "qm.turn.play"
    does(match, "GER", "discard wolf-packs")
    assert buried(match, "GER") == 1
    assert on_table(match, "GER") == []


@rule("qm.turn.discard", "qm.turn.draw")
def test_any_number_of_cards_is_discarded_and_seven_are_held_after_drawing() -> None:
    match = table(GER=country("germany", hand="build-army build-army wolf-packs blitzkrieg"))
    does(match, "GER", "discard wolf-packs")
    assert offered(match, "GER") == [
        "discard", "discard build-army", "discard build-army build-army", "discard blitzkrieg",
        "discard build-army blitzkrieg", "discard build-army build-army blitzkrieg",
    ]  # fmt: skip
    assert refused(match, "GER", "discard wolf-packs") == "qm.turn.discard"
    does(match, "GER", "discard build-army blitzkrieg")
    assert on_turn(match) == "UK"
    assert len(hand(match, "GER")) == 7
    assert "build-army" in hand(match, "GER")


@rule("qm.turn.draw")
def test_cards_on_the_table_are_not_in_the_hand_and_an_empty_deck_gives_none() -> None:
    match = table(GER=country("germany", hand="build-army", status="blitzkrieg", deck="wolf-packs conscription"))
    does(match, "GER", "discard build-army")
    assert hand(match, "GER") == ["conscription", "wolf-packs"]
    assert in_deck(match, "GER") == 0


@rule("qm.turn.victory", "qm.victory.star")
def test_two_points_for_a_star_with_the_own_army_alone() -> None:
    match = table(GER=country("germany western-europe balkans"))
    does(match, "GER", "discard build-navy")
    assert points(match) == (4, 0)


@rule("qm.victory.shared")
def test_one_point_for_a_star_shared_with_an_ally() -> None:
    shared = {"GER": country("germany italy"), "ITA": country("italy")}
    match = table(**shared)
    does(match, "GER", "discard build-navy")
    assert points(match) == (3, 0)
    match = table("ITA", **shared)
    does(match, "ITA", "discard build-navy")
    assert points(match) == (1, 0)


@rule("qm.victory.home")
def test_an_enemy_in_the_home_space_ends_the_victory_step() -> None:
    match = table(
        "ITA", ITA=country("western-europe balkans", status="balkan-resources"), UK=country("italy united-kingdom")
    )
    does(match, "ITA", "discard build-navy")
    assert points(match) == (0, 0)
    assert "qm-no-victory" in [event["event"] for event in told(match)]


@rule("qm.victory.status")
def test_status_cards_add_their_points() -> None:
    match = table("ITA", ITA=country("italy balkans", status="balkan-resources mare-nostrum"))
    does(match, "ITA", "discard build-navy")
    assert points(match) == (3, 0)


# running out of cards


@rule("qm.deck.play-step", "qm.deck.hand-empty")
def test_without_a_hand_the_play_step_costs_the_top_card() -> None:
    match = table("UK", GER=country("germany", hand="build-army", deck=""), UK=country(hand="", deck="raf enigma"))
    assert on_turn(match) == "JPN"  # nothing to decide
    assert buried(match, "UK") == 40 - 1
    assert len(hand(match, "UK")) == 1
    assert points(match) == (0, 2)


@rule("qm.deck.play-step", "qm.deck.no-reshuffle")
def test_without_hand_and_deck_the_play_step_costs_a_point_and_the_turn_goes_on() -> None:
    match = table("UK", UK=country("united-kingdom india", hand="", deck="", discards="build-army"))
    assert on_turn(match) == "JPN"
    assert points(match) == (0, 4 - 1)
    assert in_deck(match, "UK") == 0


@rule("qm.deck.play-step", "qm.play.instead")
def test_without_a_hand_a_status_card_may_still_be_used_instead() -> None:
    match = table("ITA", ITA=country("italy", hand="", status="bravado", deck="mare-nostrum impero-italiano"))
    assert offered(match, "ITA") == ["discard deck", "use bravado"]
    does(match, "ITA", "discard deck")
    assert (in_deck(match, "ITA"), len(hand(match, "ITA"))) == (0, 1)  # one lost, one drawn


@rule("qm.deck.deck-empty", "qm.deck.below-zero")
def test_missing_cards_of_the_deck_cost_points() -> None:
    match = table("UK", UK=country(hand="bomber-command raf"), GER=country(hand="build-army", deck="blitzkrieg"))
    does(match, "UK", "play bomber-command", "target GER")
    assert points(match) == (-3, 2)
    assert hand(match, "GER") == ["build-army"]  # never from the hand
    assert in_deck(match, "GER") == 0


@rule("qm.deck.hand-empty", "qm.deck.paid", "qm.deck.deck-empty")
def test_example_of_paying_with_an_empty_deck() -> None:
    match = table(
        "USSR",
        USSR=country("moscow ukraine", hand="land-battle guards", status="frontal-assault", deck=""),
        GER=country("germany balkans eastern-europe"),
    )
    does(match, "USSR", "play land-battle", "battle balkans", "use frontal-assault")
    assert hand(match, "USSR") == []
    assert points(match) == (0, -1)
    does(match, "USSR", "battle eastern-europe")
    assert pieces(match, "GER") == {"germany"}


@rule("qm.deck.no-choice", "qm.deck.hand-empty")
def test_with_a_card_in_the_deck_no_point_is_lost() -> None:
    match = table(
        "USSR",
        USSR=country("moscow ukraine", hand="land-battle guards", status="frontal-assault", deck="stavka"),
        GER=country("germany balkans eastern-europe"),
    )
    does(match, "USSR", "play land-battle", "battle balkans", "use frontal-assault")
    assert points(match) == (0, 0)
    assert in_deck(match, "USSR") == 0
    assert "pass" not in offered(match, "USSR")


@rule("qm.terms.you")
def test_costs_are_never_paid_by_another_country_of_the_same_person() -> None:
    match = table(GER=country("germany", hand="land-battle", status="blitzkrieg", deck=""), seats=2)
    italian = in_deck(match, "ITA")
    does(match, "GER", "play land-battle", "battle eastern-europe", "use blitzkrieg")
    assert in_deck(match, "ITA") == italian
    assert points(match) == (-1, 0)


# the end


@rule("qm.end.lead", "qm.terms.team")
@pytest.mark.parametrize(("axis", "allies", "winner"), [(40, 8, 0), (8, 38, 1), (37, 6, None)])
def test_a_lead_of_thirty_after_the_turn_of_the_united_states(axis: int, allies: int, winner: int | None) -> None:
    match = table("USA", points=(axis, allies))
    does(match, "USA", "discard build-navy")  # two points for the Allies
    if winner is None:
        assert match.outcome is None
        assert state(match).round == 2
        return
    assert match.outcome is not None
    assert match.outcome.reason == "qm-outcome-lead"
    assert match.outcome.winners == ((0, 2, 4) if winner == 0 else (1, 3, 5))


@rule("qm.end.lead")
def test_a_lead_during_a_round_means_nothing() -> None:
    match = table("ITA", points=(80, 8))
    does(match, "ITA", "discard build-navy")
    assert match.outcome is None


@rule("qm.end.rounds", "qm.end.tie")
@pytest.mark.parametrize(("axis", "allies", "winner"), [(10, 9, 1), (10, 8, 0), (11, 8, 0)])
def test_after_round_twenty_the_points_decide_and_a_tie_is_the_axis(axis: int, allies: int, winner: int) -> None:
    match = table("USA", points=(axis, allies), round=20)
    does(match, "USA", "discard build-navy")
    assert match.outcome is not None
    assert match.outcome.reason == "qm-outcome-rounds"
    assert match.outcome.winners == ((0, 2, 4) if winner == 0 else (1, 3, 5))
    assert match.outcome.points == (axis, allies + 2) * 3


@rule("qm.terms.team")
@pytest.mark.parametrize(
    ("seat", "shares"),
    [(0, (0.0, 1.0, 0.0)), (1, (0.5, 0.0, 0.5)), (2, (0.0, 1.0, 0.0))],
    ids=["GER", "Allies", "JPN+ITA"],
)
def test_a_side_gives_up_as_a_whole(seat: int, shares: tuple[float, ...]) -> None:
    match = table(seats=3)
    match.resign(seat)
    assert match.outcome is not None
    assert match.outcome.shares == shares
    assert match.outcome.points == (0, 0, 0)


# reallocating resources


@rule("qm.reallocate.cost", "qm.reallocate.card", "qm.reallocate.shuffle")
def test_four_cards_for_one_of_the_deck() -> None:
    match = table(
        GER=country("germany", hand="wolf-packs blitzkrieg sea-battle v-weapons autobahn"),
        options={"reallocate": True},
    )
    does(match, "GER", "reallocate")
    assert len(offered(match, "GER")) == 5
    does(match, "GER", offered(match, "GER")[0])
    assert offered(match, "GER") == ["take build-army", "take land-battle", "take build-navy", "take sea-battle"]
    assert refused(match, "GER", "take blitzkrieg") == "qm.reallocate.cost"
    does(match, "GER", "take land-battle")
    assert "land-battle" in hand(match, "GER")
    assert buried(match, "GER") == 4
    assert "reallocate" not in offered(match, "GER")  # once in a turn
    assert match.view(1)["state"]["countries"][0]["revealed"] == ["land-battle"]  # everybody has seen it


@rule("qm.reallocate.cost", "qm.reallocate.card")
@pytest.mark.parametrize(
    ("cards", "deck", "allowed"),
    [
        ("wolf-packs blitzkrieg v-weapons autobahn", "build-army", True),
        ("wolf-packs blitzkrieg v-weapons", "build-army", False),
        ("wolf-packs blitzkrieg v-weapons autobahn", "conscription", False),
    ],
)
def test_reallocating_needs_four_cards_and_one_to_take(cards: str, deck: str, allowed: bool) -> None:
    match = table(GER=country("germany", hand=cards, deck=deck), options={"reallocate": True})
    assert ("reallocate" in offered(match, "GER")) is allowed
    match = table(GER=country("germany", hand=cards, deck=deck))
    assert "reallocate" not in offered(match, "GER")
    assert refused(match, "GER", "reallocate") == "qm.reallocate.cost"


# what is hidden


@rule("qm.hidden.hand", "qm.hidden.counts")
def test_hands_and_face_down_cards_are_counted_by_others_and_read_by_their_owner() -> None:
    match = table(GER=country("germany", hand="wolf-packs blitzkrieg"), UK=country(hand="raf", responses="enigma"))
    mine, theirs = match.view(0)["state"]["countries"], match.view(2)["state"]["countries"]
    assert mine[0]["hand"] == ["blitzkrieg", "wolf-packs"]
    assert theirs[0]["hand"] == 2  # not even an ally
    assert theirs[1]["laid"] == 1
    assert match.view(1)["state"]["countries"][1]["laid"] == ["enigma"]
    assert theirs[0]["middle"] == 41 - 2
    assert match.view(None)["state"]["countries"][1]["hand"] == 1


@rule("qm.hidden.decks", "qm.card.superior-planning")
def test_nobody_looks_into_a_deck_unless_a_card_lets_him() -> None:
    match = table(GER=country("germany", deck="wolf-packs blitzkrieg build-army", status="superior-planning"))
    for viewer in (0, 1, 2, None):
        row = match.view(viewer)["state"]["countries"][0]
        assert (row["top"], row["middle"]) == ([], 3)
    does(match, "GER", "use superior-planning")
    assert sorted(match.view(0)["state"]["countries"][0]["top"]) == ["blitzkrieg", "build-army", "wolf-packs"]
    assert match.view(2)["state"]["countries"][0]["top"] == [None, None, None]  # not even an ally


@rule("qm.hidden.open", "qm.play.discarded-first")
def test_played_cards_and_status_cards_are_open() -> None:
    match = table(GER=country("germany", hand="german-plunder wolf-packs", status="blitzkrieg"))
    does(match, "GER", "play german-plunder")
    view = match.view(1)["state"]
    assert view["status"] == ["blitzkrieg"]
    assert view["countries"][0]["seen"] == ["german-plunder"]


@rule("qm.hidden.open", "qm.hidden.seen", "qm.hidden.counts")
def test_the_pile_of_another_country_is_counted_and_only_remembered() -> None:
    german = country("germany", hand="german-plunder wolf-packs", discards="build-army land-battle")
    match = table(GER=german)
    does(match, "GER", "play german-plunder", "discard wolf-packs")
    own = match.view(0)["state"]["countries"][0]
    assert own["discards"] == ["build-army", "land-battle", "german-plunder"]
    assert own["buried"] == ["wolf-packs"]
    for other in (1, 2, None):
        row = match.view(other)["state"]["countries"][0]
        assert (row["discards"], row["buried"]) == (3, 1)
        assert row["seen"][-1] == "german-plunder"  # the top
        assert "wolf-packs" not in row["seen"]


@rule("qm.hidden.seen")
def test_samples_leave_what_was_played_where_everybody_saw_it_go() -> None:
    match = table(GER=country("germany", discards="blitzkrieg land-battle", deck="build-army wolf-packs volksturm"))
    rng = random.Random("seen")
    for watcher in (1, 2):
        observation = match.observe(watcher)
        drawn = [cast(Quartermaster, observation.sample(rng)) for _ in range(20)]
        assert {tuple(card_names(s.discards[0])) for s in drawn} == {("blitzkrieg", "land-battle")}
        assert len({tuple(s.buried[0]) for s in drawn}) > 1


@rule("qm.hidden.discards")
def test_unplayed_discards_are_hidden_from_all_but_their_owner() -> None:
    match = table(GER=country("germany", hand="german-plunder wolf-packs"))
    does(match, "GER", "discard german-plunder")
    assert match.view(1)["state"]["countries"][0]["buried"] == 1
    assert match.view(0)["state"]["countries"][0]["buried"] == ["german-plunder"]
    assert [entry["act"] for entry in match.log(1) if entry.get("seat") == 0] == ["discard ?"]


@rule("qm.kind.response", "qm.kind.status", "qm.kind.laid")
def test_example_of_a_table_after_three_rounds() -> None:
    match = table("UK", UK=country(hand="raf lord-linlithgow build-army enigma resistance royal-navy rationing"))
    for card in ("raf", "lord-linlithgow", "build-army"):
        does(match, "UK", f"play {card}")
        if card == "build-army":
            does(match, "UK", "recruit india")
        everybody_passes(match)
        does(match, "UK", "discard")
        while on_turn(match) != "UK":
            idle(match)
    assert face_down(match, "UK") == ["raf"]
    assert on_table(match, "UK") == ["lord-linlithgow"]
    assert discards(match, "UK") == ["build-army"]
    assert len(hand(match, "UK")) == 7
    others = match.log(0)
    assert "play ?" in [entry.get("act") for entry in others]
    assert seat_of(match, "UK") == 1
    assert spaces("united-kingdom india") <= pieces(match, "UK")
    assert COUNTRY_OF["UK"] == 1


@rule("qm.turn.discard")
def test_any_cards_are_discarded_in_the_order_of_the_hand() -> None:
    ways = AnyDiscard([1, 1, 3])
    assert [ways[n] for n in range(len(ways))] == list(ways)
    assert {Discard(()), Discard((1, 3)), Discard((1, 1, 3))} <= {*ways}
    for other in ((3, 1), (1, 1, 1), (2,)):
        assert Discard(other) not in ways


@rule("qm.hidden.discards")
def test_a_card_that_everybody_knew_stays_known_face_down() -> None:
    s = state(table())
    japan = COUNTRY_IDS.index("JPN")
    card = next(card for card in DECKS[japan] if RESPONSES >> card & 1)
    s.bury(japan, card, EVERYBODY)
    assert s.discards[japan][0] == card
    assert s.gone >> card & 1, "nobody reckons with it any more"
