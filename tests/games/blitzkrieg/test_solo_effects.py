"""Effects and tokens in the solo game: bombing, draws, research nobody looks at, blitz, spy, scientist, leftovers."""

from __future__ import annotations

from collections import Counter

import pytest

from games.blitzkrieg.table import (
    HAND,
    REGULAR,
    SPECIAL,
    acts,
    chance,
    die_table,
    human,
    kept,
    marker,
    placed,
    points,
    possible,
    refused,
    regular_without,
    reserve,
    shown,
    spaces_for,
    told,
    trace,
    virtual,
)
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.match import Match

rule = pytest.mark.rule


def bag_of(match: Match, side: str) -> list[str]:
    return shown(match, 0)["bag"][side]  # type: ignore[return-value]


def happened(match: Match, event: str) -> list[dict[str, object]]:
    """The arguments of all events of a kind, those before the first entry of the log included."""
    seen = [entry.shown_to(0) for entry in match.opening] + told(match, 0)
    return [entry["args"] for entry in seen if entry is not None and entry["event"] == event]  # type: ignore[misc]


# You bomb the row

BOMBING = {"only": "WE SEA", "filled": ["WE-1"]}


@rule("bk.solo.effect.bombing-the-row", "bk.solo.effect")
def test_you_choose_the_token_of_the_row_that_you_bomb() -> None:
    match = human("army:1 air:1", row="navy:1 army:2 navy:2", **BOMBING)
    match.play(0, "place army:1 WE-2-1")
    assert match.to_act == (0,)
    assert acts(match, 0) == ["bomb row:1", "bomb row:2", "bomb row:3"]
    match.play(0, "bomb row:2")
    assert reserve(match, 0) == ["navy:1", "navy:2"]
    assert bag_of(match, "axis") == regular_without("navy:1", "navy:2")


@rule("bk.solo.effect.bombing-the-row")
def test_special_weapons_of_the_row_are_protected() -> None:
    match = human("army:1 air:1", row="navy:1 elite-navy army:2", **BOMBING)
    match.play(0, "place army:1 WE-2-1")
    assert acts(match, 0) == ["bomb row:1", "bomb row:3"]
    assert refused(match, 0, "bomb row:2") == "bk.solo.effect.bombing-the-row"
    assert refused(match, 0, "bomb row:4") == "bk.solo.effect.bombing-the-row"


@rule("bk.solo.effect.bombing-the-row")
def test_a_row_of_nothing_but_special_weapons_is_not_protected() -> None:
    match = human("army:1 air:1", row="elite-navy nuclear", **BOMBING)
    match.play(0, "place army:1 WE-2-1")
    assert acts(match, 0) == ["bomb row:1", "bomb row:2"]
    match.play(0, "bomb row:2")
    assert reserve(match, 0) == ["elite-navy"]
    assert bag_of(match, "axis") == [*REGULAR, "nuclear"]


@rule("bk.solo.effect.bombing-the-row")
def test_a_bomber_on_a_bombing_space_bombs_twice() -> None:
    match = human("bomber-air air:1", row="navy:1 elite-navy army:2", **BOMBING)
    match.play(0, "place bomber-air WE-2-1")
    match.play(0, "bomb row:1")
    assert acts(match, 0) == ["bomb row:2"]  # the army has moved up
    match.play(0, "bomb row:2")
    assert reserve(match, 0) == ["elite-navy"]


@rule("bk.solo.effect.bombing-the-row")
def test_bombing_an_empty_row_asks_nothing() -> None:
    match = human("army:1 air:1", row="", **BOMBING)
    match.play(0, "place army:1 WE-2-1")
    assert match.due is not None
    assert match.due.cause == "bk-chance-draw"


# It bombs you


@rule("bk.solo.effect.bombing-you")
def test_it_bombs_a_random_token_of_your_reserve() -> None:
    hand = ["navy:1", "navy:1", "air:2", "elite-army"]
    match = virtual("army:1 navy:1 air:1 army:2 navy:2", only="WE", filled=["WE-1"], hand=hand)
    assert kept(match, 15) == ["WE-2-1"]
    chance(match, "roll 1")
    assert possible(match) == {"lose navy:1": 2, "lose air:2": 1, "lose elite-army": 1}


@rule("bk.solo.effect.bombing-you")
@pytest.mark.parametrize("token", ["air:2", "elite-army"])
def test_the_token_it_bombs_goes_to_your_bag(token: str) -> None:
    hand = ["navy:1", "navy:2", "air:2", "elite-army"]
    match = virtual("army:1", only="WE PO", filled=["WE-1", "WE-2-2", "PO-1-1"], hand=hand)
    before = Counter(bag_of(match, "allies"))
    chance(match, f"lose {token}")
    assert sorted(reserve(match, 1)) == sorted({*hand} - {token})
    assert Counter(bag_of(match, "allies")) - before == Counter([token])


# Draws of the virtual opponent


@rule("bk.solo.effect.production")
def test_tokens_it_produces_join_the_row_at_the_right_in_the_order_drawn() -> None:
    match = virtual("army:1 navy:1", only="AME", filled=["AME-1"])
    assert placed(match) == ["navy:1 AME-2-2"]
    chance(match, "draw navy:3", "draw air:0", "draw army:1")
    assert reserve(match, 0) == ["army:1", "navy:3", "air:0", "army:1"]


@rule("bk.solo.effect.research-industry")
def test_research_industry_adds_a_special_weapon_to_the_row_face_up() -> None:
    match = virtual("navy:1", only="WE", filled=["WE-1", "WE-2"], tactic="research-and-development")
    assert placed(match) == ["navy:1 WE-3-1"]
    assert possible(match) == {f"research {token}": count for token, count in Counter(SPECIAL).items()}
    chance(match, "research nuclear", "draw army:1")
    assert reserve(match, 0) == ["nuclear", "army:1"]
    assert shown(match, None)["reserve"]["axis"] == ["nuclear", "army:1"]


# Research nobody looks at


RESEARCH = {"only": "PO"}  # its first free research space is PO-1-2


def drawn(regular: list[str], special: list[str], unseen: int) -> dict[str, int]:
    """By hand: a bag of known tokens, and some of ``special`` that nobody has looked at.

    Each known token stands for as many tickets as there are special weapons, each special weapon for ``unseen``.
    """
    tickets = Counter[str]()
    for token in regular:
        tickets[f"draw {token}"] += len(special)
    for token in special:
        tickets[f"draw {token}"] += unseen
    return dict(tickets)


@rule("bk.solo.effect.research")
@pytest.mark.parametrize("watcher", [0, None])
def test_its_research_goes_unseen_into_its_bag(watcher: int | None) -> None:
    match = virtual("navy:1 navy:2", **RESEARCH)
    chance(match, "roll 1")
    assert [entry["args"] for entry in told(match, watcher) if entry["event"] == "bk-researched-unseen"] == [
        {"side": "axis", "pool": 15, "unseen": 1}
    ]
    seen = shown(match, watcher)
    assert (seen["pool"], seen["unseen"]) == (15, 1)
    assert seen["bag"]["axis"] == regular_without("navy:1", "navy:2")


@rule("bk.solo.effect.research")
def test_what_it_researched_is_determined_only_when_it_is_drawn() -> None:
    match = virtual("navy:1 navy:2", **RESEARCH)
    chance(match, "roll 1")
    tickets = possible(match)
    assert tickets == drawn(regular_without("navy:1", "navy:2"), SPECIAL, 1)
    assert sum(tickets.values()) == 21 * 16
    assert tickets["draw army:1"] == 3 * 16  # three of 21 tokens
    assert tickets["draw elite-army"] == 2  # one token of 21, and it is one of two in 16
    assert tickets["draw nuclear"] == 1


@rule("bk.solo.effect.research")
def test_improved_research_puts_two_unseen_tokens_into_the_bag() -> None:
    match = virtual("navy:1 navy:2 navy:3 navy:1 air:1", only="PO", filled=["PO-1", "PO-2-3"])
    chance(match, "roll 1")
    assert placed(match) == ["navy:1 PO-2-1"]
    assert (shown(match, 0)["pool"], shown(match, 0)["unseen"]) == (14, 2)
    assert possible(match) == drawn(regular_without("navy:1", "navy:2", "navy:3", "navy:1", "air:1"), SPECIAL, 2)


@rule("bk.solo.effect.research")
def test_a_special_weapon_known_to_be_in_the_bag_is_no_candidate_for_the_unseen_ones() -> None:
    known = [*regular_without("navy:1", "army:1"), "nuclear"]
    match = virtual("navy:1 army:1", only="SEA", filled=["SEA-1-3"], bag=(known, None), unseen=3)
    assert placed(match) == ["navy:1 SEA-1-1"]
    assert possible(match) == drawn(known, [token for token in SPECIAL if token != "nuclear"], 3)


@rule("bk.solo.effect.research")
def test_once_drawn_it_has_left_the_pool_for_good() -> None:
    match = virtual("navy:1 navy:2", only="SEA", filled=["SEA-1-3"], unseen=1)
    chance(match, "roll 1", "draw nuclear")
    assert reserve(match, 0) == ["navy:2", "nuclear"]
    assert (shown(match, 0)["pool"], shown(match, 0)["unseen"]) == (15, 0)
    match.play(0, "place air:1 SEA-1-2")
    chance(match, "draw army:2", "lose army:2")  # your own draw, and a bombing
    assert placed(match) == ["navy:1 SEA-1-1", "navy:2 SEA-2-1"]
    assert {*possible(match)} <= {f"draw {token}" for token in REGULAR}


@rule("bk.solo.effect.research")
def test_a_regular_token_drawn_leaves_the_research_unseen() -> None:
    match = virtual("navy:1", only="SEA", filled=["SEA-1-3"], unseen=1)
    chance(match, "draw army:3")
    assert (shown(match, 0)["pool"], shown(match, 0)["unseen"]) == (15, 1)


@rule("bk.solo.effect.research")
def test_your_own_research_may_bring_any_weapon_nobody_has_seen() -> None:
    match = human("navy:1 air:1", only="PO SEA", unseen=2)
    match.play(0, "place navy:1 PO-1-2")
    assert possible(match) == {f"research {token}": count for token, count in Counter(SPECIAL).items()}
    chance(match, "research nuclear")
    assert (shown(match, 0)["pool"], shown(match, 0)["unseen"]) == (13, 2)
    assert "nuclear" in bag_of(match, "allies")


@rule("bk.solo.effect.research")
def test_what_you_researched_cannot_be_in_its_bag() -> None:
    match = virtual(
        "navy:1 army:1", only="SEA", filled=["SEA-1-3"], unseen=2, hand=["nuclear", "army:1", "navy:1", "air:1"]
    )
    assert "draw nuclear" not in possible(match)
    assert sum(possible(match).values()) == (20 + 2) * 15


@rule("bk.solo.effect.research")
def test_when_all_weapons_lie_unseen_in_its_bag_you_find_none() -> None:
    match = human("navy:1 air:1", only="PO SEA", unseen=16)
    assert shown(match, 0)["pool"] == 0
    match.play(0, "place navy:1 PO-1-2")
    assert match.due is not None
    assert match.due.cause == "bk-chance-draw"


@rule("bk.solo.effect.research")
def test_of_a_known_and_an_unseen_token_of_one_kind_the_known_one_is_drawn_first() -> None:
    """R26. Known: an elite army. Unseen: the other elite army or the nuclear bomb, one as likely as the other."""
    elsewhere = [token for token in SPECIAL if token not in ("elite-army", "nuclear")]
    fillers = [space for space in GAME.edition("solo").spaces if not space.startswith("AME")]
    match = virtual(
        "navy:1",
        only="AME",
        filled=["AME-1"],
        board={space: f"axis {token}" for space, token in zip(fillers, regular_without("navy:1"), strict=False)},
        bag=(["elite-army"], None),
        pool=["elite-army", "nuclear"],
        hand=[*HAND, *elsewhere],
        unseen=1,
    )
    assert placed(match) == ["navy:1 AME-2-2"]
    assert possible(match) == {"draw elite-army": 3, "draw nuclear": 1}
    chance(match, "draw elite-army")
    assert possible(match) == {"draw elite-army": 1, "draw nuclear": 1}
    assert shown(match, 0)["unseen"] == 1


# Strategic advantage


@rule("bk.solo.effect.strategic")
def test_its_strategic_advantage_goes_where_it_has_the_greatest_influence() -> None:
    match = virtual("army:1", markers={"WE": 5, "PO": -2, "EE": -7})
    assert placed(match) == ["army:1 AME-1-1"]
    assert [marker(match, theatre) for theatre in ("WE", "PO", "EE", "SEA")] == [5, 1, -7, 0]


@rule("bk.solo.effect.strategic")
def test_its_strategic_advantage_closes_no_theatre() -> None:
    match = virtual("army:1", only="AME SEA", filled=["SEA-1-2", "SEA-1-3"], markers={"SEA": 9})
    assert placed(match) == ["army:1 AME-1-1"]
    assert marker(match, "SEA") == 10
    assert "SEA" in shown(match, 0)["open"]


@rule("bk.solo.effect.strategic")
def test_its_strategic_advantage_is_nothing_without_another_open_theatre() -> None:
    match = virtual("army:1", only="AME", markers={"WE": -5})
    assert placed(match) == ["army:1 AME-1-1"]
    assert (marker(match, "AME"), marker(match, "WE")) == (1, -5)


# Scientist and spy


@rule("bk.solo.effect.scientist")
def test_its_scientist_is_an_air_token_of_value_3() -> None:
    match = virtual("scientist", only="PO")
    assert placed(match) == ["scientist PO-1-2"]  # a sea space of the active campaign
    assert marker(match, "PO") == 3


@rule("bk.solo.effect.scientist")
def test_its_scientist_does_not_go_into_a_later_row() -> None:
    match = virtual("scientist army:1", only="PO")
    assert kept(match, 14) == ["PO-1-2"]
    assert placed(match) == ["scientist PO-1-2"]
    assert not any(space in str(entry["had"]) for entry in trace(match) for space in ("PO-2", "PO-3"))


@rule("bk.solo.effect.spy")
@pytest.mark.parametrize(
    ("copied", "reached"), [("army:1", 1), ("army:3", 3), ("elite-air", 3), ("scientist", 3), ("air:0", 0)]
)
def test_its_spy_copies_your_latest_token(copied: str, reached: int) -> None:
    match = virtual("spy", only="AME", last=(None, copied))
    assert placed(match) == ["spy AME-1-1"]
    assert marker(match, "AME") == reached
    assert shown(match, 0)["last"]["axis"] == copied


@rule("bk.solo.effect.spy")
def test_its_spy_is_placed_like_the_token_it_copies() -> None:
    match = virtual("spy army:1", only="AME", last=(None, "navy:2"))
    assert placed(match) == ["army:1 AME-1-1"]  # a ship does not go ashore


@rule("bk.solo.effect.spy", "bk.solo.no-placement")
def test_its_spy_cannot_be_placed_before_you_have_placed_anything() -> None:
    match = virtual("spy", turns=0)
    assert match.outcome is not None
    assert match.outcome.shares == (1.0,)


@rule("bk.solo.effect.spy")
def test_its_spy_as_a_scientist_stays_in_the_active_campaign() -> None:
    match = virtual("spy", only="EE", last=(None, "scientist"))
    assert placed(match) == ["spy EE-1-2"]
    chance(match, "draw army:1")  # production
    assert marker(match, "EE") == 3


@rule("bk.solo.effect.spy")
def test_your_spy_copies_its_scientist_as_an_ordinary_one() -> None:
    match = virtual("scientist", only="PO", hand=["spy", "army:1", "navy:1", "air:1"])
    chance(match, "draw army:1")
    assert marker(match, "PO") == 3
    assert {"PO-1-1", "PO-2-1", "PO-3-1", "PO-3-3"} <= {*spaces_for(match, 0, "spy")}
    match.play(0, "place spy PO-3-3")
    assert marker(match, "PO") == 3


# Blitz


@rule("bk.solo.effect.blitz")
def test_after_a_blitz_token_it_places_again_in_the_same_theatre() -> None:
    """Western Europe has as many free spaces and comes first, but the blitz goes on in Africa."""
    match = virtual("blitz-army army:2 navy:1", only="WE AME", markers={"WE": -9})
    chance(match, "roll 1")
    assert placed(match) == ["blitz-army AME-1-1"]
    steps = [entry["step"] for entry in trace(match)]
    assert steps[steps.index(24) :] == [24, 11, 13, 14]
    assert kept(match, 14) == ["AME-1-3"]
    assert die_table(match) == [1, 2, 1, 2, 1, 2]
    chance(match, "roll 2", "draw army:3")
    assert placed(match) == ["blitz-army AME-1-1", "navy:1 AME-1-3"]
    assert reserve(match, 0) == ["army:2", "army:3"]
    assert match.to_act == (0,)


@rule("bk.solo.effect.blitz")
def test_the_same_tactical_token_holds_for_the_further_token() -> None:
    match = virtual("blitz-army navy:1 army:1", only="AME", tactic="rapid-deployment")
    assert placed(match) == ["blitz-army AME-1-1", "navy:1 AME-1-3"]


@rule("bk.solo.effect.blitz")
def test_a_blitz_lapses_when_no_token_fits() -> None:
    match = virtual("blitz-army navy:1 navy:2", only="EE", filled=["EE-1", "EE-2"])
    chance(match, "draw army:1")
    assert placed(match) == ["blitz-army EE-3-3"]
    assert match.to_act == (0,)


@rule("bk.solo.effect.blitz")
def test_a_blitz_that_fills_a_row_goes_on_in_the_next() -> None:
    match = virtual("air:0 navy:1", only="EE", filled=["EE-1-1"], markers={"EE": -9})
    assert placed(match) == ["air:0 EE-1-2"]
    chance(match, "draw army:1")  # production
    assert kept(match, 12) == ["EE-2-1"]  # you have scored the campaign by now and are 3 points ahead
    assert placed(match) == ["air:0 EE-1-2", "army:1 EE-2-1"]
    assert points(match) == (1, 3)


@rule("bk.solo.effect.blitz")
def test_blitz_tokens_may_follow_each_other() -> None:
    match = virtual("blitz-army air:0 army:1", only="AME", tactic="rapid-deployment")
    assert placed(match) == ["blitz-army AME-1-1", "air:0 AME-1-3", "army:1 AME-1-4"]


FOLLOW_UP = {"only": "WE", "filled": ["WE-1-3"], "markers": {"WE": -2}}


@rule("bk.solo.effect.blitz")
def test_for_the_further_token_only_space_and_token_are_looked_for() -> None:
    """The army 3 it has just produced would close the campaign with profit; the die decides all the same."""
    match = virtual("air:0 army:1", **FOLLOW_UP)
    assert placed(match) == ["air:0 WE-1-1"]
    chance(match, "draw army:3")
    assert die_table(match) == [1, 2, 1, 2, 1, 2]


@rule("bk.solo.effect.blitz")
def test_option_blitz_follow_up_all_steps_closes_with_profit() -> None:
    match = virtual("air:0 army:1", **FOLLOW_UP, blitz_follow_up="all-steps")
    chance(match, "draw army:3")
    assert kept(match, 3) == ["place army:3 WE-1-2"]
    assert placed(match) == ["air:0 WE-1-1", "army:3 WE-1-2"]
    assert points(match) == (2, 0)


@rule("bk.solo.effect.blitz")
def test_option_blitz_follow_up_all_steps_stays_in_the_theatre() -> None:
    follow_up = {"blitz_follow_up": "all-steps", "tactic": "rapid-deployment"}
    match = virtual("blitz-army army:2 navy:1", only="WE AME", markers={"WE": -9}, **follow_up)
    assert [entry["step"] for entry in trace(match)].count(4) == 2
    assert kept(match, 4) == ["AME"]
    assert placed(match) == ["blitz-army AME-1-1", "army:2 AME-1-3"]


# Leftovers


@rule("bk.solo.effect.leftovers")
def test_leftovers_of_a_theatre_it_closes_come_in_a_fixed_order() -> None:
    match = virtual("navy:1", only="WE PO", filled=["PO-1-1"], markers={"WE": 13, "PO": -9})
    assert placed(match) == ["navy:1 WE-1-1"]
    chance(match, "draw army:1")  # the covered space
    chance(match, "draw army:2")  # production left over in the second row
    assert possible(match) == {f"research {token}": count for token, count in Counter(SPECIAL).items()}
    chance(match, "research elite-air", "lose army:2")
    assert [args["space"] for args in happened(match, "bk-leftover")] == [
        "WE-1-3",  # propaganda
        "WE-2-2",  # production
        "WE-1-2",  # research
        "WE-3-1",  # research industry
        "WE-2-1",  # bombing
        "WE-3-2",  # strategic advantage
    ]
    assert points(match) == (1 + 2 + 3 + 5 + 2, 0)
    assert reserve(match, 0) == ["army:1", "army:2", "elite-air"]
    assert shown(match, 0)["unseen"] == 1
    assert marker(match, "PO") == -6


@rule("bk.solo.effect.leftovers")
def test_a_strategic_advantage_left_over_goes_by_influence() -> None:
    match = virtual("navy:1", only="WE PO EE", filled=["WE-1", "WE-2"], markers={"WE": 13, "PO": 5, "EE": -1})
    chance(match, "research spy")
    assert (marker(match, "PO"), marker(match, "EE")) == (5, 2)


# As usual


@rule("bk.solo.effect.as-usual")
def test_propaganda_and_tactical_advantage_work_as_usual() -> None:
    match = virtual("army:2 army:1 navy:1 air:1 air:2", only="EE")
    chance(match, "roll 1")
    assert placed(match) == ["army:2 EE-1-1"]
    assert marker(match, "EE") == 3
    match = virtual("navy:1", only="SEA", filled=["SEA-1-3"])
    assert points(match) == (2, 0)


@rule("bk.solo.effect.as-usual")
def test_its_task_force_leaves_the_space_unused() -> None:
    match = virtual("task-force-army", only="AME WE", markers={"WE": -3})
    assert placed(match) == ["task-force-army AME-1-1"]
    assert (marker(match, "AME"), marker(match, "WE")) == (5, -3)


@rule("bk.solo.effect.as-usual")
def test_its_bomber_bombs_you() -> None:
    match = virtual("bomber-air", only="AME")
    assert placed(match) == ["bomber-air AME-1-1"]
    assert possible(match) == {f"lose {token}": 1 for token in HAND}


@rule("bk.solo.effect.as-usual")
def test_its_nuclear_bomb_throws_it_back_elsewhere() -> None:
    match = virtual("nuclear", only="AME PO EE SEA", markers={"PO": 1, "EE": -1, "SEA": -10})
    assert placed(match) == ["nuclear AME-1-1"]
    assert marker(match, "AME") == 7
    assert marker(match, "EE") == -1 + 3 - 2  # the strategic advantage first
    assert (marker(match, "PO"), marker(match, "SEA")) == (-1, -10)


@rule("bk.solo.effect.as-usual")
def test_its_general_counts_its_troops() -> None:
    board = {"AME-1-2": "axis air:1", "AME-1-3": "axis army:1", "AME-1-4": "axis elite-army"}
    match = virtual("general", only="AME", board=board, markers={"AME": -5})
    assert placed(match) == ["general AME-1-1"]
    assert marker(match, "AME") == -5 + 3
