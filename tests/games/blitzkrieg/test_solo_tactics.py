"""The eight tactical tokens, how they are drawn, and the greatest influence."""

from __future__ import annotations

import pytest

from games.blitzkrieg.table import (
    chance,
    die_table,
    kept,
    marker,
    placed,
    position,
    possible,
    shown,
    state,
    trace,
    virtual,
)
from sandtable.games.blitzkrieg.edition import (
    IMPROVED_PRODUCTION,
    IMPROVED_RESEARCH,
    PRODUCTION,
    RESEARCH,
    RESEARCH_INDUSTRY,
    read_data,
)
from sandtable.games.blitzkrieg.influence import influence
from sandtable.games.blitzkrieg.tactics import production_spaces, research_spaces
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed

rule = pytest.mark.rule

SEVEN = (
    "big-guns",
    "counterattack",
    "economic-warfare",
    "for-the-glory",
    "research-and-development",
    "rapid-deployment",
    "secure",
)
FIVE = "army:1 army:2 navy:1 air:1 air:2"
FOUR = "army:1 army:2 navy:1 air:1"


def to_the_next_draw(match: Match) -> None:
    """Play on, with whatever comes first, until the virtual opponent draws its next tactical token."""
    while match.due is None or match.due.cause != "bk-chance-tactic":
        assert match.outcome is None
        if match.due is not None:
            chance(match, match.due.nth(0).text)
        else:
            match.play(0, match.legal(0)[0])


# Drawing


@rule("bk.solo.tactical.draw", "bk.solo.tactical")
@pytest.mark.parametrize("old", SEVEN)
def test_a_new_token_is_drawn_before_the_old_one_goes_back(old: str) -> None:
    match = virtual(FIVE, tactical_tokens=True, face_up=[old])
    assert possible(match) == {f"tactic {name}": 1 for name in (*SEVEN, "steamroll") if name != old}


@rule("bk.solo.tactical.draw")
def test_the_token_drawn_is_valid_for_this_turn_and_alone_on_the_table() -> None:
    match = virtual(FIVE, tactical_tokens=True, face_up=["secure"])
    chance(match, "tactic for-the-glory")
    assert shown(match, 0)["tactic"] == "for-the-glory"
    assert shown(match, 0)["face-up"] == ["for-the-glory"]
    to_the_next_draw(match)
    assert "tactic for-the-glory" not in possible(match)
    assert "tactic secure" in possible(match)


@rule("bk.solo.tactical.draw")
def test_every_turn_draws_anew() -> None:
    match = virtual(FIVE, tactic="secure")
    for name in ("big-guns", "counterattack", "secure"):
        to_the_next_draw(match)
        chance(match, f"tactic {name}")
        assert shown(match, 0)["tactic"] == name


@rule("bk.solo.tactical.steamroll")
def test_steamroll_leaves_the_token_before_in_force() -> None:
    match = virtual(FIVE, tactic="rapid-deployment")
    to_the_next_draw(match)
    chance(match, "tactic steamroll")
    assert shown(match, 0)["tactic"] == "rapid-deployment"
    assert shown(match, 0)["face-up"] == ["rapid-deployment", "steamroll"]
    assert kept(match, 20) is not None, "the leftmost token is taken, as the token before steamroll asks"


@rule("bk.solo.tactical.steamroll", "bk.solo.tactical.draw")
def test_after_steamroll_six_are_in_the_bank_and_then_both_return() -> None:
    match = virtual(FIVE, tactic="rapid-deployment")
    to_the_next_draw(match)
    chance(match, "tactic steamroll")
    to_the_next_draw(match)
    assert possible(match) == {f"tactic {name}": 1 for name in SEVEN if name != "rapid-deployment"}
    chance(match, "tactic secure")
    assert shown(match, 0)["face-up"] == ["secure"]
    to_the_next_draw(match)
    assert {"tactic rapid-deployment", "tactic steamroll"} <= {*possible(match)}


@rule("bk.solo.tactical.steamroll")
def test_steamroll_has_no_priorities_of_its_own() -> None:
    with pytest.raises(Malformed):
        virtual(FIVE, tactic="steamroll")


# Where they act


@rule("bk.solo.tactical.priority")
def test_winning_and_closing_come_before_the_tactical_token() -> None:
    match = virtual("navy:1 navy:2", only="PO SEA", filled=["PO-1-1"], markers={"SEA": 5}, tactic="secure")
    assert kept(match, 3) == ["place navy:1 PO-1-2"]
    assert placed(match) == ["navy:1 PO-1-2"]


@rule("bk.solo.tactical.priority", "bk.solo.step-4")
def test_not_losing_comes_before_the_tactical_token() -> None:
    match = virtual(
        "army:1 army:2 navy:2",
        only="WE SEA",
        filled=["WE-1", "WE-2-1", "WE-2-2"],
        markers={"WE": -9},
        points=(10, 21),
        tactic="counterattack",
    )
    assert kept(match, 4) == ["SEA"]
    chance(match, "roll 1")
    assert placed(match) == ["army:2 SEA-1-3"]


@rule("bk.solo.tactical.priority")
@pytest.mark.parametrize("tactic", SEVEN)
def test_a_tactical_token_acts_in_steps_5_9_and_20_only(tactic: str) -> None:
    with_it = virtual(FIVE, tactic=tactic, markers={"WE": -1, "PO": 2})
    without = virtual(FIVE, tactical_tokens=False, markers={"WE": -1, "PO": 2})
    extra = {entry["step"] for entry in trace(with_it)} - {entry["step"] for entry in trace(without)}
    assert extra & {5, 9, 20}
    assert trace(with_it)[:4] == trace(without)[:4]


@rule("bk.solo.tactical.priority")
def test_the_ordinary_steps_go_on_where_it_leaves_several() -> None:
    match = virtual(FIVE, tactic="research-and-development")
    assert kept(match, 5) == ["WE", "PO", "AME"]
    assert kept(match, 6) == ["AME"]


@rule("bk.solo.tactical.priority")
def test_the_ordinary_steps_go_on_where_it_cannot_be_obeyed() -> None:
    match = virtual(FIVE, tactic="research-and-development", only="SEA EE")
    assert kept(match, 5) is None
    assert kept(match, 6) == ["SEA"]
    assert kept(match, 9) is None
    assert kept(match, 11) == ["SEA-1-3"]


@rule("bk.solo.tactical.space-stays")
@pytest.mark.parametrize("tactic", ["counterattack", "big-guns"])
def test_a_token_priority_does_not_change_the_space(tactic: str) -> None:
    """On the sea space of Africa the elite navy would turn your lead, but step 11 has settled on the land space."""
    match = virtual("army:1 elite-navy", only="AME", markers={"AME": -2}, tactic=tactic)
    assert placed(match) == ["army:1 AME-1-1"]


# Big Guns


@rule("bk.solo.tactical.big-guns")
def test_big_guns_takes_special_weapons_and_of_these_the_greatest_influence() -> None:
    match = virtual("army:3 bomber-air elite-army army:2", only="AME", tactic="big-guns")
    first, second = [entry for entry in trace(match) if entry["step"] == 20]
    assert first["kept"] == ["row:2 bomber-air", "row:3 elite-army"]
    assert second["kept"] == ["row:3 elite-army"]


@rule("bk.solo.tactical.big-guns")
def test_big_guns_takes_a_weak_special_weapon_before_a_strong_army() -> None:
    match = virtual("army:3 bomber-air army:2", only="AME", tactic="big-guns")
    assert placed(match) == ["bomber-air AME-1-1"]


@rule("bk.solo.tactical.big-guns")
def test_big_guns_without_a_fitting_special_weapon_takes_the_greatest_influence() -> None:
    match = virtual("army:1 elite-navy army:3 army:2", only="AME", tactic="big-guns")
    assert kept(match, 20) == ["row:3 army:3"]


@rule("bk.solo.tactical.big-guns")
def test_option_big_guns_special_only() -> None:
    row = "army:1 elite-navy army:3 army:2"
    match = virtual(row, only="AME", tactic="big-guns", big_guns="special-only")
    assert kept(match, 20) is None
    assert die_table(match) == [1, 3, 4, 1, 3, 4]


@rule("bk.solo.tactical.big-guns")
def test_option_big_guns_special_only_still_compares_special_weapons() -> None:
    match = virtual("bomber-air army:3 elite-army", only="AME", tactic="big-guns", big_guns="special-only")
    assert placed(match) == ["elite-army AME-1-1"]


# Counterattack and Secure


@rule("bk.solo.tactical.counterattack")
def test_counterattack_goes_where_your_lead_is_largest() -> None:
    match = virtual(FIVE, tactic="counterattack", markers={"WE": -2, "PO": -5, "EE": 7, "SEA": -4})
    assert kept(match, 5) == ["PO"]


@rule("bk.solo.tactical.counterattack")
def test_counterattack_keeps_equal_leads() -> None:
    match = virtual(FIVE, tactic="counterattack", markers={"WE": -5, "PO": -5, "EE": 7})
    assert kept(match, 5) == ["WE", "PO"]


@rule("bk.solo.tactical.counterattack")
def test_counterattack_takes_the_greatest_influence() -> None:
    match = virtual("army:1 army:3 army:2", only="AME", tactic="counterattack")
    assert kept(match, 20) == ["row:2 army:3"]


@rule("bk.solo.tactical.secure")
def test_secure_goes_where_its_own_lead_is_largest() -> None:
    match = virtual(FIVE, tactic="secure", markers={"WE": 2, "PO": 5, "EE": -7, "SEA": 4})
    assert kept(match, 5) == ["PO"]


@rule("bk.solo.tactical.secure")
def test_secure_has_no_say_about_space_and_token() -> None:
    match = virtual("army:1 army:3 army:2", only="AME", tactic="secure")
    assert not {9, 20} & {entry["step"] for entry in trace(match)}
    assert die_table(match) == [1, 2, 3, 1, 2, 3]


@rule("bk.solo.tactical.lead-needed")
@pytest.mark.parametrize(("tactic", "sign"), [("counterattack", 1), ("secure", -1)])
def test_without_a_real_lead_there_is_no_priority(tactic: str, sign: int) -> None:
    match = virtual(FIVE, tactic=tactic, markers={"WE": 2 * sign, "AME": 3 * sign})
    assert kept(match, 5) is None
    assert kept(match, 6) == ["AME"]


@rule("bk.solo.tactical.lead-needed")
@pytest.mark.parametrize(("tactic", "sign"), [("counterattack", 1), ("secure", -1)])
def test_option_lead_needed_off_ranks_all_theatres(tactic: str, sign: int) -> None:
    match = virtual(FIVE, tactic=tactic, markers={"WE": 2 * sign, "AME": 3 * sign}, lead_needed=False)
    assert kept(match, 5) == ["PO", "EE", "SEA"]
    everywhere = {"WE": 2 * sign, "PO": 3 * sign, "EE": 1 * sign, "AME": 4 * sign, "SEA": 5 * sign}
    assert kept(virtual(FIVE, tactic=tactic, markers=everywhere, lead_needed=False), 5) == ["EE"]


# Economic Warfare


@rule("bk.solo.tactical.economic-warfare")
@pytest.mark.parametrize(
    ("filled", "theatres"),
    [
        ([], ["WE", "PO", "EE"]),  # production, bombing, production
        (["WE-1"], ["WE"]),  # bombing and production
        (["WE-1", "WE-2-1"], ["WE", "PO", "EE"]),
        (["WE-1-1", "PO-1-1", "EE-1-2", "AME-1"], ["AME"]),  # improved production
        (["WE-1-1", "PO-1-1", "EE-1-2", "SEA-1"], ["SEA"]),
    ],
)
def test_economic_warfare_goes_where_most_can_be_produced_or_bombed(filled: list[str], theatres: list[str]) -> None:
    markers = {"WE": -9, "PO": -9, "EE": -9}
    assert kept(virtual(FIVE, tactic="economic-warfare", filled=filled, markers=markers), 5) == theatres


@rule("bk.solo.tactical.economic-warfare")
@pytest.mark.parametrize(("row", "space"), [(FOUR, "WE-2-2"), (FIVE, "WE-2-1")])
def test_economic_warfare_produces_with_a_short_row_and_bombs_otherwise(row: str, space: str) -> None:
    match = virtual(row, only="WE", filled=["WE-1"], tactic="economic-warfare")
    assert kept(match, 9) == [space]


@rule("bk.solo.tactical.economic-warfare")
def test_economic_warfare_with_a_short_row_takes_improved_production_too() -> None:
    match = virtual(FOUR, only="AME", filled=["AME-1"], tactic="economic-warfare")
    assert kept(match, 9) == ["AME-2-2"]


@rule("bk.solo.tactical.economic-warfare")
def test_economic_warfare_with_a_long_row_does_not_look_for_production() -> None:
    match = virtual(FIVE, only="EE", tactic="economic-warfare")
    assert kept(match, 9) is None
    assert kept(match, 16) == ["EE-1-1"]


# For the Glory


@rule("bk.solo.tactical.for-the-glory")
@pytest.mark.parametrize(
    ("only", "filled", "theatre"),
    [
        ("WE PO EE AME SEA", [], "AME"),  # 3 points
        ("WE PO EE SEA", [], "SEA"),  # 2 points each, but two propaganda spaces
        ("WE PO EE SEA", ["SEA-1-1", "WE-1-3"], "SEA"),
        ("WE SEA", ["SEA-1-1", "SEA-1-2"], "WE"),
    ],
)
def test_for_the_glory_goes_for_points_then_for_propaganda(only: str, filled: list[str], theatre: str) -> None:
    match = virtual(FIVE, only=only, filled=filled, markers={"SEA": -9}, tactic="for-the-glory")
    assert kept(match, 5) == [theatre]


@rule("bk.solo.tactical.for-the-glory")
def test_for_the_glory_keeps_campaigns_equal_in_points_and_propaganda() -> None:
    match = virtual(FIVE, only="AME EE", filled=["EE-1"], tactic="for-the-glory")
    assert kept(match, 5) == ["EE", "AME"]


@rule("bk.solo.tactical.for-the-glory")
def test_for_the_glory_counts_no_bonus_of_the_track() -> None:
    match = virtual(FIVE, tactic="for-the-glory", markers={"WE": 11})
    assert kept(match, 5) == ["AME"]


@rule("bk.solo.tactical.for-the-glory")
def test_for_the_glory_takes_propaganda() -> None:
    match = virtual(FIVE, only="AME", tactic="for-the-glory")
    assert kept(match, 9) == ["AME-1-4"]


# Research & Development


@rule("bk.solo.tactical.research-and-development")
@pytest.mark.parametrize(
    ("filled", "theatres"),
    [
        ([], ["WE", "PO", "AME"]),
        (["WE-1-2", "EE-1"], ["PO", "EE", "AME"]),
        (["AME-1-3", "PO-1", "WE-1"], ["PO"]),
    ],
)
def test_research_and_development_goes_where_research_is_free(filled: list[str], theatres: list[str]) -> None:
    markers = {"WE": -3, "PO": -3, "EE": -3}
    assert kept(virtual(FIVE, tactic="research-and-development", filled=filled, markers=markers), 5) == theatres


@rule("bk.solo.tactical.research-and-development")
@pytest.mark.parametrize(
    ("only", "filled", "space"), [("WE", [], "WE-1-2"), ("PO", ["PO-1"], "PO-2-1"), ("AME", [], "AME-1-3")]
)
def test_research_and_development_takes_research(only: str, filled: list[str], space: str) -> None:
    match = virtual(FOUR, only=only, filled=filled, tactic="research-and-development")
    assert kept(match, 9) == [space]


@rule("bk.solo.tactical.research-and-development")
def test_research_and_development_without_research_takes_a_special_weapon() -> None:
    match = virtual("navy:1 elite-navy navy:2", only="SEA", tactic="research-and-development")
    assert kept(match, 20) == ["row:2 elite-navy"]
    assert placed(match) == ["elite-navy SEA-1-3"]


@rule("bk.solo.tactical.research-and-development")
def test_research_and_development_where_nothing_fits_the_research_space_takes_a_special_weapon() -> None:
    match = virtual("navy:1 elite-navy navy:2", only="EE", filled=["EE-1"], tactic="research-and-development")
    assert placed(match) == ["elite-navy EE-2-3"]


@rule("bk.solo.tactical.research-and-development")
def test_research_and_development_on_a_research_space_any_token_will_do() -> None:
    match = virtual("navy:1 elite-navy navy:2", only="PO", tactic="research-and-development")
    assert kept(match, 20) is None
    assert die_table(match) == [1, 2, 3, 1, 2, 3]


@rule("bk.solo.tactical.research-and-development")
def test_research_and_development_without_research_or_special_weapons_goes_on() -> None:
    match = virtual("navy:1 navy:2", only="SEA", tactic="research-and-development")
    assert kept(match, 20) is None
    assert die_table(match) == [1, 2, 1, 2, 1, 2]


INDUSTRY = {"only": "WE SEA", "filled": ["WE-1", "WE-2"]}


@rule("bk.solo.tactical.research-industry")
def test_research_industry_is_research_for_research_and_development() -> None:
    match = virtual(FOUR, **INDUSTRY, tactic="research-and-development")
    assert kept(match, 5) == ["WE"]
    assert kept(match, 9) == ["WE-3-1"]


@rule("bk.solo.tactical.research-industry")
def test_research_industry_is_no_production_for_economic_warfare() -> None:
    match = virtual(FOUR, **INDUSTRY, tactic="economic-warfare")
    assert kept(match, 5) is None
    assert kept(match, 9) is None


@rule("bk.solo.tactical.research-industry")
def test_option_research_industry_as_production_for_economic_warfare() -> None:
    match = virtual(FOUR, **INDUSTRY, tactic="economic-warfare", research_industry="production")
    assert kept(match, 5) == ["WE"]
    assert kept(match, 9) == ["WE-3-1"]


@rule("bk.solo.tactical.research-industry")
def test_option_research_industry_as_production_is_no_research() -> None:
    row = "army:1 elite-army army:2"
    match = virtual(row, **INDUSTRY, tactic="research-and-development", research_industry="production")
    assert kept(match, 5) is None
    assert kept(match, 9) is None
    assert placed(match) == ["elite-army WE-3-2"]


@rule("bk.solo.tactical.research-industry")
def test_option_research_industry_leaves_steps_13_and_17_alone() -> None:
    filled = ["WE-1", "WE-2", "WE-3-2"]
    match = virtual(FOUR, only="WE", filled=filled, tactic="secure", research_industry="production")
    assert kept(match, 13) is None
    assert kept(match, 17) is None


# Rapid Deployment


@rule("bk.solo.tactical.rapid-deployment")
@pytest.mark.parametrize(
    ("row", "token"), [("army:2 army:1 air:1", "army:2"), ("navy:3 air:1 army:2", "air:1"), ("navy:1 army:3", "army:3")]
)
def test_rapid_deployment_takes_the_leftmost_token_that_fits(row: str, token: str) -> None:
    assert placed(virtual(row, only="AME", tactic="rapid-deployment")) == [f"{token} AME-1-1"]


@rule("bk.solo.tactical.rapid-deployment")
def test_rapid_deployment_has_no_say_about_theatre_and_space() -> None:
    match = virtual(FIVE, tactic="rapid-deployment", markers={"PO": 5, "SEA": -5})
    assert not {5, 9} & {entry["step"] for entry in trace(match)}
    assert kept(match, 6) == ["AME"]


# Greatest influence: a strategic advantage of 3 in Africa chooses between two other theatres


CLASSES = {"1": -2, "2": 0, "3": -3, "4": 4, "5": -6, "6": 13}  # where a marker stands for a move of each class


def advanced(we: int, po: int) -> str:
    """The theatre whose marker moves when the virtual opponent covers the strategic space of Africa.

    Elsewhere only sea spaces are free, so that its army has no other choice.
    """
    match = virtual("army:1", only="AME WE PO", filled=["WE-1-2", "WE-1-3"], markers={"WE": we, "PO": po})
    assert placed(match) == ["army:1 AME-1-1"]
    (moved,) = [theatre for theatre, at in (("WE", we), ("PO", po)) if marker(match, theatre) != at]
    return moved


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(a, b, marks=[rule(f"bk.solo.influence.class-{a}", f"bk.solo.influence.class-{b}")])
        for a in CLASSES
        for b in CLASSES
        if a < b
    ],
)
@rule("bk.solo.influence")
def test_influence_a_better_class_comes_first_whatever_the_theatre_number(better: str, worse: str) -> None:
    assert advanced(CLASSES[better], CLASSES[worse]) == "WE"
    assert advanced(CLASSES[worse], CLASSES[better]) == "PO"


@rule("bk.solo.influence.class-1", "bk.solo.ranking")
@pytest.mark.parametrize("lead", [-1, -2])
def test_class_1_goes_from_your_half_to_its_own(lead: int) -> None:
    assert advanced(0, lead) == "PO"


@rule("bk.solo.influence.class-3")
def test_class_3_ends_on_the_centre() -> None:
    assert advanced(5, -3) == "PO"
    assert advanced(5, -4) == "WE"


@rule("bk.solo.influence.class-6", "bk.solo.influence.class-7")
def test_class_7_is_a_move_that_closes_something_for_you() -> None:
    assert influence(-8, -8, human_scores=False) < influence(-8, -8, human_scores=True)


@rule("bk.solo.influence.class-4", "bk.solo.influence.class-5", "bk.solo.influence.class-6")
def test_influence_classes_have_the_numbers_of_the_rulebook() -> None:
    moves = ((-1, 1), (0, 2), (-2, 0), (1, 2), (-3, -1), (2, 2))
    assert [influence(before, after, human_scores=False)[0] for before, after in moves] == [1, 2, 3, 4, 5, 6]


@rule("bk.solo.influence.class-7")
def test_class_7_a_token_without_value_on_your_last_space_is_the_last_choice() -> None:
    last_space = {"only": "WE", "filled": ["WE-1-1", "WE-1-2"], "markers": {"WE": -8}}
    match = virtual("air:0 army:1", **last_space, tactic="counterattack")
    assert kept(match, 20) == ["row:2 army:1"]


@rule("bk.solo.influence.ties", "bk.solo.influence.class-4")
def test_ties_in_class_4_go_to_its_larger_lead() -> None:
    assert advanced(4, 6) == "PO"
    assert advanced(6, 4) == "WE"


@rule("bk.solo.influence.ties", "bk.solo.influence.class-5")
def test_ties_in_class_5_go_to_your_larger_lead() -> None:
    assert advanced(-5, -8) == "PO"
    assert advanced(-8, -5) == "WE"


@rule("bk.solo.influence.ties")
@pytest.mark.parametrize("at", [-2, 0, -3, 4, -6])
def test_ties_go_to_the_lower_theatre_number_in_the_end(at: int) -> None:
    assert advanced(at, at) == "WE"


@rule("bk.solo.influence.ties")
def test_ties_go_to_the_longer_real_movement() -> None:
    """On a board where the Pacific has a short track its marker stops after 1 space; Eastern Europe's moves 3."""
    board = read_data("board")
    board["theatres"][1]["end"] = 11  # type: ignore[index,call-overload]
    match = virtual("army:1", only="PO EE AME", markers={"PO": 9, "EE": 9}, packs={"board": board})
    assert placed(match) == ["army:1 AME-1-1"]
    assert (marker(match, "PO"), marker(match, "EE")) == (9, 12)


@rule("bk.solo.influence.ties")
def test_ties_between_tokens_go_on_to_the_die() -> None:
    match = virtual("army:3 army:1 army:3", only="AME", tactic="counterattack")
    assert kept(match, 20) == ["row:1 army:3", "row:3 army:3"]
    assert die_table(match) == [1, 3, 1, 3, 1, 3]


@rule("bk.solo.influence")
@pytest.mark.parametrize("at", [-6, -3, -2, 0, 4])
def test_of_tokens_the_one_that_moves_the_marker_furthest_has_most_influence(at: int) -> None:
    match = virtual("army:1 army:3 army:2", only="AME", markers={"AME": at}, tactic="counterattack")
    assert placed(match) == ["army:3 AME-1-1"]


@rule("bk.solo.influence")
def test_influence_counts_a_tactical_advantage_which_a_task_force_leaves_unused() -> None:
    """Elite army 4 and the advantage of 2 reach the centre; the task force of 5 does not."""
    row = "task-force-army elite-army army:1 army:1 army:2"
    match = virtual(row, only="AME", filled=["AME-1"], markers={"AME": -6}, tactic="counterattack")
    assert placed(match) == ["elite-army AME-2-1"]
    assert marker(match, "AME") == 0


@rule("bk.solo.influence")
def test_influence_looks_at_the_marker_of_one_theatre_only() -> None:
    """The nuclear bomb throws all other theatres back, which does not matter here."""
    match = virtual("elite-army nuclear", tactic="big-guns", markers={"WE": 1, "PO": 1})
    assert placed(match) == ["nuclear AME-1-1"]


@rule("bk.solo.tactical.research-industry")
@pytest.mark.parametrize("option", ["research", "production"])
@pytest.mark.parametrize("mode", ["solo", "nippon-solo"])
def test_research_industry_counts_as_the_one_or_the_other(mode: str, option: str) -> None:
    s = state(position(mode, tactical_tokens=True, research_industry=option))
    effects = s.edition.with_effect
    industry = effects[RESEARCH_INDUSTRY]
    made, researched = (industry, 0) if option == "production" else (0, industry)
    assert production_spaces(s) == effects[PRODUCTION] | effects[IMPROVED_PRODUCTION] | made
    assert research_spaces(s) == effects[RESEARCH] | effects[IMPROVED_RESEARCH] | researched
