"""Status cards that change a number: nobody has to use them, and nobody is asked who does not want to be."""

from __future__ import annotations

import pytest

from games.quartermaster.table import answer_as_usual, asked, country, does, in_deck, offered, points, refused, table
from sandtable.kernel.match import Match
from sandtable.kernel.standing import Standing

rule = pytest.mark.rule


def victory_of_italy() -> Match:
    match = table("ITA", ITA=country("italy balkans mediterranean-sea", status="balkan-resources mare-nostrum"))
    match.play(4, "discard build-navy")
    return match


@rule("qm.react.points", "qm.react.free", "qm.victory.status")
@pytest.mark.parametrize(
    ("act", "scored"),
    [
        ("count", 2),
        ("count balkan-resources", 3),
        ("count mare-nostrum", 3),
        ("count balkan-resources mare-nostrum", 4),
    ],
)
def test_a_country_says_which_of_its_status_cards_score(act: str, scored: int) -> None:
    match = victory_of_italy()
    assert asked(match) == ["ITA"]
    assert offered(match, "ITA") == [
        "count balkan-resources mare-nostrum", "count balkan-resources", "count mare-nostrum", "count",
    ]  # fmt: skip
    match.play(4, act)
    assert points(match) == (scored, 0)


@rule("qm.react.points")
def test_only_cards_that_change_something_can_be_counted() -> None:
    match = table("ITA", ITA=country("italy mediterranean-sea", status="balkan-resources mare-nostrum"))
    match.play(4, "discard build-navy")
    assert offered(match, "ITA") == ["count mare-nostrum", "count"]
    assert refused(match, "ITA", "count balkan-resources") == "qm.react.points"


@rule("qm.react.points", "qm.card.enigma")
@pytest.mark.parametrize("uses", [True, False])
def test_enigma_answers_a_scoring_card_only_when_it_was_used(uses: bool) -> None:
    match = table(
        GER=country("germany ukraine", hand="sea-battle", status="abundant-resources"), UK=country(responses="enigma")
    )
    match.play(0, "discard sea-battle")
    match.play(0, "count abundant-resources" if uses else "count")
    assert ("use enigma" in offered(match, "UK")) is uses


@rule("qm.react.points", "qm.card.wolf-packs", "qm.card.jet-fighters")
@pytest.mark.parametrize(("act", "lost"), [("count wolf-packs", 4), ("count", 2)])
def test_wolf_packs_may_be_left_unused(act: str, lost: int) -> None:
    match = table(
        GER=country("germany western-europe north-sea", hand="submarines-atlantic", status="wolf-packs"), UK=country()
    )
    deck = in_deck(match, "UK")
    match.play(0, "play submarines-atlantic")
    assert asked(match) == ["GER"]
    match.play(0, act)
    assert in_deck(match, "UK") == deck - lost


@rule("qm.react.points", "qm.card.flying-fortresses", "qm.card.jet-fighters")
@pytest.mark.parametrize(
    ("american", "german", "lost"),
    [
        ("count flying-fortresses", "count jet-fighters", 4),
        ("count", "count jet-fighters", 2),
        ("count flying-fortresses", "count", 7),
        ("count", "count", 5),
    ],
)
def test_attacker_and_target_say_one_after_the_other_what_they_use(american: str, german: str, lost: int) -> None:
    match = table(
        "USA",
        USA=country("eastern-us united-kingdom", hand="b-29-superfortress", status="flying-fortresses"),
        GER=country(status="jet-fighters"),
    )
    deck = in_deck(match, "GER")
    match.play(5, "play b-29-superfortress")
    assert asked(match) == ["USA"]
    match.play(5, american)
    assert asked(match) == ["GER"]
    match.play(0, german)
    assert in_deck(match, "GER") == deck - lost


@rule("qm.react.points")
@pytest.mark.parametrize(
    ("orders", "answer"),
    [
        (Standing(False), "count balkan-resources mare-nostrum"),
        (Standing(False, asked=["balkan-resources"]), None),
        (Standing(False, asked=["impero-italiano"]), "count balkan-resources mare-nostrum"),
    ],
    ids=["default", "asked", "about-another"],
)
def test_by_default_all_are_used_without_asking(orders: Standing, answer: str | None) -> None:
    found = orders.answer(victory_of_italy(), 4)
    assert (found and found.text) == answer


@rule("qm.react.points")
def test_what_is_never_used_is_left_out() -> None:
    orders = Standing(False)
    orders.settle("mare-nostrum", "never")
    found = orders.answer(victory_of_italy(), 4)
    assert found is not None
    assert found.text == "count balkan-resources"


def test_an_undo_takes_the_usual_answer_back_with_the_act_before_it() -> None:
    match = table("ITA", ITA=country("italy balkans", hand="build-army build-navy", status="balkan-resources"))
    does(match, "ITA", "play build-army")
    before = match.state.plain()
    does(match, "ITA", "build western-europe")
    assert match.entries[-1].usual
    match.undo(4)
    assert match.state.plain() == before


def test_a_preview_goes_on_with_the_usual_answer() -> None:
    match = table("ITA", ITA=country("italy balkans", hand="italian-plunder build-navy", status="balkan-resources"))
    told = match.preview(4, "play italian-plunder")
    assert told[-1] == {
        "event": "qm-victory",
        "args": {"country": "ITA", "points": 3, "total": 4, "cards": ["balkan-resources"]},
    }


def test_pieces_given_up_before_the_answer_score_nothing() -> None:
    match = table("ITA", ITA=country("italy balkans", status="balkan-resources"))
    match.play(4, "discard build-navy")
    match.play(4, "remove balkans ITA")
    answer_as_usual(match)
    assert points(match) == (2, 0)
