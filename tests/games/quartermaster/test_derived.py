"""What follows from the board, told to faces: supply, threats, points to come, and what an act changes in them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sandtable
from games.quartermaster.table import country, does, seat_of, table
from sandtable.kernel.match import Match
from sandtable.kernel.plain import dump
from sandtable.table.ledger import standing_of

rule = pytest.mark.rule
ORDER = ("GER", "UK", "JPN", "USSR", "ITA", "USA")


def derived(match: Match) -> Any:
    return match.view(None)["derived"]


def told_of(match: Match, who: str) -> Any:
    return derived(match)["countries"][ORDER.index(who)]


def foretold(match: Match, who: str, act: str) -> list[tuple[str, str]]:
    """What a preview says of supply and straits."""
    found: list[tuple[str, str]] = []
    for event in match.preview(seat_of(match, who), act):
        assert isinstance(event, dict)
        args: Any = event["args"]
        if str(event["event"]).startswith("qm-would"):
            found.append((str(event["event"]), args.get("space") or args["one"]))
    return found


@rule("qm.supply.line", "qm.supply.port")
def test_lines_ports_and_pieces_out_of_supply() -> None:
    match = table(GER=country("germany baltic-sea russia africa"), UK=country("united-kingdom north-sea"))
    assert told_of(match, "GER") == {
        "cut": ["africa"],
        "lines": [["germany", "baltic-sea"], ["baltic-sea", "russia"]],
        "ports": [["baltic-sea", "germany"]],
        "threats": {"baltic-sea": ["north-sea"], "russia": ["moscow"]},  # through the strait, which nobody holds
        "lost": {"baltic-sea": [["GER", "russia"]]},
        "stars": {"germany": 2},
    }


@rule("qm.strait.open")
def test_straits_and_stars_that_are_none() -> None:
    match = table(GER=country("germany scandinavia"), USSR=country(status="scorched-earth"))
    assert derived(match)["straits"]["danish-strait"] == "axis"
    assert set(derived(match)["straits"].values()) == {"axis", "allies"}
    assert derived(match)["denied"] == {"axis": ["ukraine"], "allies": []}


@rule("qm.victory.shared", "qm.victory.home", "qm.victory.status")
def test_what_stars_and_the_next_victory_step_will_bring() -> None:
    match = table(
        GER=country("germany western-europe"),
        ITA=country("italy western-europe balkans", status="balkan-resources"),
        UK=country("north-sea", deck=""),
        JPN=country("united-kingdom"),
    )
    assert told_of(match, "GER")["stars"] == {"germany": 2, "western-europe": 1}
    assert told_of(match, "ITA")["stars"] == {"western-europe": 1, "italy": 2}
    sums = derived(match)["sums"]
    assert [row["victory"] for row in sums] == [3, 0, 2, 2, 4, 2]
    assert sums[1] == {"hand": 1, "deck": 0, "discards": 39, "reserve": [5, 4], "victory": 0}


@rule("qm.end.lead", "qm.react.points")
def test_when_it_ends_and_what_counts_without_a_question() -> None:
    match = table(ITA=country("italy", status="balkan-resources"), USSR=country(status="scorched-earth"))
    told = derived(match)
    assert (told["rounds"], told["lead"], told["usual"]) == (20, 30, ["balkan-resources"])


def test_what_is_derived_follows_every_change_of_the_board() -> None:
    match = table(GER=country("germany western-europe", hand="build-army land-battle"))
    derived(match)
    does(match, "GER", "play build-army", "build eastern-europe")
    assert told_of(match, "GER")["lines"] == [["germany", "eastern-europe"]]


def test_a_view_stays_small() -> None:
    """All countries with most of their pieces on the board, much of it in each other's reach."""
    match = table(
        GER=country("germany western-europe eastern-europe balkans scandinavia baltic-sea north-sea"),
        UK=country("united-kingdom india australia canada middle-east bay-of-bengal"),
        JPN=country("japan sea-of-japan china south-china-sea southeast-asia philippines"),
        USSR=country("moscow ukraine russia siberia kazakhstan"),
        ITA=country("italy mediterranean-sea north-africa"),
        USA=country("eastern-us north-atlantic western-us east-pacific hawaii iceland"),
    )
    assert len(dump(derived(match))) < 4_500


@rule("qm.supply.always")
def test_a_preview_tells_what_goes_out_of_supply_and_what_comes_in() -> None:
    match = table(
        GER=country("germany western-europe", hand="land-battle build-army"),
        UK=country("united-kingdom"),
        ITA=country("italy"),
        USSR=country("moscow"),
        USA=country("eastern-us"),
    )
    does(match, "GER", "play build-army")
    assert foretold(match, "GER", "build eastern-europe") == [("qm-would-be-supplied", "eastern-europe")]


@rule("qm.react.asked")
def test_a_preview_of_a_battle_tells_what_goes_unless_a_card_saves_it() -> None:
    match = table(
        GER=country("germany eastern-europe", hand="land-battle"),
        USSR=country("moscow ukraine balkans", responses="stalingrad", status=""),
    )
    does(match, "GER", "play land-battle")
    assert foretold(match, "GER", "battle ukraine") == [("qm-would-go", "ukraine"), ("qm-would-be-cut", "balkans")]


@rule("qm.strait.open")
def test_a_preview_tells_of_straits() -> None:
    match = table(GER=country("germany baltic-sea", hand="build-army"))
    does(match, "GER", "play build-army")
    assert ("qm-would-open", "north-sea") in foretold(match, "GER", "build scandinavia")


@pytest.mark.parametrize(
    ("verb", "card", "ahead"),
    [
        ("play", "build-army", {"eastern-europe", "western-europe", "italy"}),
        ("play", "build-navy", {"baltic-sea"}),
        ("play", "forced-conscription", {"eastern-europe", "western-europe", "italy"}),
        ("play", "jet-fighters", set()),
        ("use", "conscription", {"eastern-europe", "western-europe", "italy"}),
    ],
)
def test_choices_tell_where_a_card_would_work(verb: str, card: str, ahead: set[str]) -> None:
    cards = "build-army build-navy forced-conscription jet-fighters"
    match = table(GER=country("germany", hand=cards, status="conscription"), ITA=country(""), UK=country("north-sea"))
    choices = match.choices(0, verb, (card,))
    assert choices.complete is not None
    assert ahead <= set(choices.ahead)
    assert bool(choices.ahead) is bool(ahead)


def test_choices_tell_where_a_card_that_answers_would_work() -> None:
    match = table(GER=country("germany", hand="land-battle", status="dive-bombers blitzkrieg"))
    does(match, "GER", "play land-battle", "battle eastern-europe")
    assert match.choices(0, "use", ("blitzkrieg",)).ahead == ("eastern-europe",)


def test_a_list_of_tables_tells_the_round_and_the_points_of_both_sides() -> None:
    assert json.loads(standing_of(sandtable.game("quartermaster").match(seed="first")))["facts"] == {
        "round": 1,
        "points": [0, 0],
    }
