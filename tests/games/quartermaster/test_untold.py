"""People at a real table whose cards nobody tells the program: what they may enter, and what bots learn of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sandtable
from games.quartermaster.table import (
    buried,
    country,
    discards,
    does,
    everybody_passes,
    face_down,
    hand,
    idle,
    in_deck,
    is_response,
    offered,
    on_table,
    on_turn,
    pieces,
    refused,
    seat_of,
    spaces,
    state,
    table,
    told,
)
from sandtable.games.quartermaster.catalogue import BASIC, CARDS, COUNTRY_OF, DECKS, KIND, RESPONSE
from sandtable.games.quartermaster.title import GAME
from sandtable.kernel.knowledge import knows
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, dump

rule = pytest.mark.rule

PEOPLE = (0, 3)  # Germany and the Soviet Union
BOTS = (1, 2, 4, 5)


def played_cards(match: Match, who: str) -> set[str]:
    return {act.nouns[0] for act in match.legal(seat_of(match, who)) if act.verb == "play"}


def idle_round(match: Match, who: str) -> None:
    """All discard a card and nothing else until the country is on turn again."""
    while True:
        idle(match)
        if on_turn(match) == who:
            return


def log_of(match: Match, seat: int | None) -> list[str]:
    return [str(line["act"]) for line in match.log(seat) if isinstance(line, dict) and "act" in line]


@rule("core.untold")
def test_a_country_that_is_not_told_may_play_any_card_that_nobody_has_seen_elsewhere() -> None:
    match = table(
        "UK", untold=("UK",), UK=country(hand="build-navy", status="royal-navy", discards="enigma bomber-command")
    )
    seen = ["royal-navy", "enigma", "bomber-command"]
    special = [CARDS[card] for card in DECKS[COUNTRY_OF["UK"]][BASIC:] if KIND[card] != RESPONSE]
    basic = ["build-army", "build-navy", "sea-battle"]  # there is nobody to fight on land
    assert played_cards(match, "UK") == {*special, *basic, "?"} - {*seen}
    for card in seen:
        assert refused(match, "UK", f"play {card}") == "core.untold"
    assert refused(match, "UK", "play guards") == "core.untold"
    assert refused(match, "UK", "play land-battle") == "qm.play.possible"


@rule("core.untold")
def test_a_named_card_is_played_wherever_it_was_supposed_to_lie() -> None:
    match = table(untold=("GER",), GER=country(hand="build-navy"))
    does(match, "GER", "play atlantic-wall")
    assert on_table(match, "GER") == ["atlantic-wall"]
    assert refused(table(GER=country(hand="build-navy")), "GER", "play atlantic-wall") == "qm.turn.play"


@rule("core.untold", "qm.kind.response")
def test_a_response_card_is_laid_down_without_its_name() -> None:
    match = table("UK", untold=("UK",), UK=country(hand="build-navy"))
    assert refused(match, "UK", "play enigma") == "core.untold"
    does(match, "UK", "play ?")
    supposed = face_down(match, "UK")
    assert len(supposed) == 1
    assert is_response(supposed[0])
    for seat in range(6):
        assert supposed[0] not in dump([match.view(seat), *match.log(seat)])


@rule("core.untold", "qm.play.discarded-first")
def test_the_card_that_answers_need_not_be_the_one_that_was_supposed() -> None:
    match = table(
        "GER",
        untold=("UK",),
        GER=country("germany western-europe north-sea", hand="land-battle"),
        UK=country(hand="build-navy", responses="enigma", discards="defensive-posture"),
    )
    does(match, "GER", "play land-battle", "battle united-kingdom")
    assert offered(match, "UK") == ["pass", "use raf"]
    assert refused(match, "UK", "use defensive-posture") == "qm.react.at-once"
    does(match, "UK", "use raf")
    assert discards(match, "UK") == ["defensive-posture", "raf"]
    assert face_down(match, "UK") == []
    everybody_passes(match)
    assert pieces(match, "UK") == spaces("united-kingdom")


@rule("core.untold")
def test_no_unknown_hand_is_ever_asked_for() -> None:
    match = GAME.match(seats=6, seed="cards on the table", untold=PEOPLE)
    assert match.to_act == BOTS  # who choose what to put away; people have done so at the table
    assert log_of(match, 1).count("choose ?") == len(PEOPLE)
    for bot in BOTS:
        match.play(bot, match.legal(bot)[0])
    assert match.to_act == (0,)
    for seat in (0, 1, 3, None):
        view = match.view(seat)["state"]
        assert isinstance(view, dict)
        rows = view["countries"]
        assert isinstance(rows, list)
        for person in PEOPLE:
            row = rows[person]
            assert isinstance(row, dict)
            assert (row["hand"], row["buried"], row["laid"]) == (7, 3, 0)


@rule("core.untold", "qm.turn.discard")
def test_of_cards_that_go_face_down_only_their_number_is_entered() -> None:
    match = table(untold=("GER",), GER=country(hand="build-navy autobahn v-weapons"))
    assert refused(match, "GER", "discard autobahn") == "core.untold"
    does(match, "GER", "discard ?")
    assert offered(match, "GER") == ["discard", "discard ?", "discard ? ?"]
    assert refused(match, "GER", "discard autobahn") == "qm.turn.discard"
    does(match, "GER", "discard ? ?")
    assert buried(match, "GER") == 3
    assert len(hand(match, "GER")) == 7


@rule("core.untold")
def test_no_response_card_can_be_laid_down_when_all_unseen_ones_lie_there_already() -> None:
    laid, *rest = [CARDS[card] for card in DECKS[COUNTRY_OF["UK"]] if KIND[card] == RESPONSE]
    match = table("UK", untold=("UK",), UK=country(hand="build-navy", responses=laid, discards=" ".join(rest)))
    assert "play ?" not in offered(match, "UK")
    assert refused(match, "UK", "play ?") == "core.asked"


@rule("core.untold", "qm.reallocate.card")
def test_reallocating_names_the_card_that_is_taken() -> None:
    cards = "lend-lease guadalcanal radar theater-shift"
    match = table("USA", untold=("USA",), options={"reallocate": True}, USA=country(hand=cards))
    does(match, "USA", "reallocate")  # what is paid for it goes face down
    assert offered(match, "USA") == ["take build-army", "take land-battle", "take build-navy", "take sea-battle"]
    does(match, "USA", "take build-army")
    assert buried(match, "USA") == 4
    assert offered(match, "USA") == ["play build-army", "discard ?"]


@rule("core.untold", "qm.reallocate.card")
def test_a_card_is_taken_from_the_deck_though_it_was_supposed_to_lie_elsewhere() -> None:
    cards = "build-navy guards vasilevsky build-army build-army"
    match = table("USSR", untold=("USSR",), options={"reallocate": True}, USSR=country(hand=cards))
    does(match, "USSR", "reallocate")
    does(match, "USSR", "take build-navy")  # the only one
    s, ussr = state(match), COUNTRY_OF["USSR"]
    assert "build-navy" in hand(match, "USSR")
    assert s.decks[ussr].contents()[CARDS.index("build-navy")] == 0
    assert "build-navy" not in {CARDS[card] for card in s.buried[ussr]}


@rule("core.untold", "qm.card.lend-lease")
def test_an_ally_who_is_not_told_plays_a_card_of_his_own() -> None:
    match = table("USA", untold=("UK",), USA=country(hand="lend-lease"), UK=country(hand="build-navy"))
    does(match, "USA", "play lend-lease", "target UK")
    assert {"play lord-linlithgow", "play ?", "skip"} <= set(offered(match, "UK"))
    does(match, "UK", "play lord-linlithgow")
    assert on_table(match, "UK") == ["lord-linlithgow"]


@rule("core.untold", "qm.card.rosie-the-riveter")
def test_cards_put_under_the_deck_are_not_named() -> None:
    match = table("USA", untold=("USA",), USA=country(hand="build-navy radar lend-lease", status="rosie-the-riveter"))
    cards = in_deck(match, "USA")
    does(match, "USA", "discard ?", "use rosie-the-riveter")
    assert offered(match, "USA") == ["tuck ?", "skip"]
    does(match, "USA", "tuck ?", "skip")
    assert in_deck(match, "USA") == cards + 1


@rule("core.untold", "qm.card.flexible-resources")
def test_a_card_of_the_discard_pile_may_be_any_that_went_there_face_down() -> None:
    match = table("USA", untold=("USA",), USA=country(hand="flexible-resources radar", discards="build-army"))
    does(match, "USA", "play flexible-resources")
    assert offered(match, "USA") == ["play build-army", "skip"]
    match = table("USA", untold=("USA",), USA=country(hand="flexible-resources radar"))
    does(match, "USA", "discard ?", "discard")
    idle_round(match, "USA")
    does(match, "USA", "play flexible-resources")
    assert {"play rosie-the-riveter", "play build-army", "skip"} <= set(offered(match, "USA"))
    does(match, "USA", "play rosie-the-riveter")
    assert on_table(match, "USA") == ["rosie-the-riveter"]


def entered_alike(seed: int, steps: int) -> tuple[Match, Match]:
    """Two matches with the same acts and the same draws of bots, but with other cards supposed in people's hands."""
    one, other = (GAME.match(seats=6, seed=f"{seed} {n}", manual=True, untold=PEOPLE) for n in (1, 2))
    rng = random.Random(seed)
    for _ in range(steps):
        due = one.due
        if due is not None:
            seat = next(seat for seat in range(6) if knows(due.seen, seat))
            result = due.pick(rng.random)
            one.resolve(seat, result)
            other.resolve(seat, result)
        elif one.to_act:
            seat = rng.choice(one.to_act)
            act = rng.choice(list(one.legal(seat)))
            one.play(seat, act)
            other.play(seat, act)
    return one, other


@rule("core.untold", "qm.hidden.hand")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_is_only_supposed_shows_to_anybody(seed: int) -> None:
    one, other = entered_alike(seed, 260)
    assert one.state.plain() != other.state.plain(), "the suppositions are alike"
    assert one.to_act == other.to_act
    for seat in range(6):
        assert dump(one.observe(seat).data) == dump(other.observe(seat).data)
        assert dump(one.log(seat)) == dump(other.log(seat))
    assert dump(one.view(None)) == dump(other.view(None))


@rule("core.untold")
def test_a_sample_of_a_bot_has_every_card_that_was_played_where_it_was_played() -> None:
    match = GAME.match(seats=6, seed="samples", untold=PEOPLE)
    rng = random.Random(7)
    for _ in range(60):
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
        seen = match.observe(BOTS[0])
        drawn = seen.sample(rng)
        assert dump(drawn.view(BOTS[0])) == dump(seen.view)
    played = [entry.action.text for entry in match.entries if entry.action is not None and entry.seat in PEOPLE]
    assert any(text.startswith("play ") for text in played)


# dummies for what bots lay down


def dummies(match: Match, who: str, seat: int | None) -> object:
    """What a seat reads of the dummies of a country."""
    seen: Any = match.view(seat)["state"]
    return seen["countries"][COUNTRY_OF[who]].get("dummies")


def laying(*cards: str) -> Match:
    """The United Kingdom, a bot's, lays down a Response card in each of its turns, in this order."""
    match = table("UK", untold=("GER",), UK=country(hand=" ".join(cards)))
    for card in cards:
        does(match, "UK", f"play {card}", "discard")
        if card != cards[-1]:
            idle_round(match, "UK")
    return match


@rule("core.untold", "qm.kind.response")
def test_face_down_cards_of_bots_have_the_numbers_of_dummies_in_the_order_they_were_laid() -> None:
    match = laying("raf", "enigma")
    assert dummies(match, "UK", seat_of(match, "UK")) == ["raf 1", "enigma 2"]
    for seat in (0, 2, 3, 4, 5, None):
        assert dummies(match, "UK", seat) == ["?", "?"]
    other = laying("enigma", "raf")
    assert dump(match.view(0)) == dump(other.view(0))  # a number tells nothing of the card
    assert dump(match.log(0)) == dump(other.log(0))


@rule("core.untold", "qm.play.discarded-first")
def test_the_number_stays_with_the_card_and_is_free_when_it_leaves() -> None:
    match = laying("raf", "enigma")
    state(match).take_up(COUNTRY_OF["UK"], CARDS.index("raf"))
    assert dummies(match, "UK", 0) == [None, "?"]
    again = GAME.read_state(match.setting, match.state.plain())
    assert dump(again.plain()) == dump(match.state.plain())
    state(match).lay_down(COUNTRY_OF["UK"], CARDS.index("defensive-posture"))
    assert dummies(match, "UK", 1) == ["defensive-posture 1", "enigma 2"]
    for card in ("enigma", "defensive-posture"):
        state(match).take_up(COUNTRY_OF["UK"], CARDS.index(card))
    assert dummies(match, "UK", 1) is None


@rule("core.untold")
def test_whoever_turns_a_card_up_tells_its_number() -> None:
    match = table(
        "UK",
        untold=("GER",),
        GER=country("germany western-europe north-sea", hand="land-battle"),
        UK=country(hand="raf"),
    )
    does(match, "UK", "play raf")
    idle_round(match, "GER")
    does(match, "GER", "play land-battle", "battle united-kingdom")
    does(match, "UK", "use raf")
    (laid,) = [event["args"] for event in told(match) if event["event"] == "qm-dummy-laid"]
    (lifted,) = [event["args"] for event in told(match) if event["event"] == "qm-dummy-lifted"]
    assert laid == lifted == {"country": "UK", "number": 1}


@rule("core.untold")
def test_people_lay_down_their_own_cards_and_no_dummies() -> None:
    match = table("UK", untold=("UK",), UK=country(hand="build-navy"))
    does(match, "UK", "play ?")
    assert dummies(match, "UK", 1) is None
    match = table("UK", UK=country(hand="raf"))
    does(match, "UK", "play raf")
    assert dummies(match, "UK", 1) is None


@rule("core.untold", "core.undo")
def test_what_was_mistyped_is_taken_back_across_the_draw() -> None:
    match = table(untold=("GER",), GER=country(hand="build-navy autobahn"))
    does(match, "GER", "discard ?")
    before = match.state.plain()
    match.play(0, "discard ?")
    assert match.to_act == (1,)
    match.undo(0)
    assert match.state.plain() == before
    match.play(0, "discard")
    assert buried(match, "GER") == 1


@rule("core.untold")
def test_a_game_with_people_who_are_not_told_is_saved_and_loaded() -> None:
    match = GAME.match(seats=6, seed="kept", untold=PEOPLE)
    rng = random.Random(1)
    for _ in range(40):
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
    again = sandtable.load(match.save())
    assert again.setting.untold == PEOPLE
    assert again.save() == match.save()
    assert again.state.plain() == match.state.plain()


@pytest.mark.parametrize("untold", [(6,), (-1,), (1, 1)])
def test_seats_that_are_not_there_cannot_be_untold(untold: tuple[int, ...]) -> None:
    with pytest.raises(Malformed):
        GAME.match(seats=6, untold=untold)


def test_a_title_that_must_be_told_every_hand_says_so() -> None:
    with pytest.raises(Malformed) as raised:
        sandtable.game("blitzkrieg").match(untold=(0,))
    assert raised.value.message == "core-malformed-untold"


def test_spaces_of_a_card_can_be_foreseen_by_those_who_are_not_told() -> None:
    match = table(untold=("GER",), GER=country("germany", hand="autobahn"))
    assert "western-europe" in match.choices(0, "play", ("build-army",)).ahead
    (laid, *_) = match.preview(0, "play atlantic-wall")
    assert laid == {"event": "qm-laid-down", "args": {"country": "GER", "card": "atlantic-wall"}}
