"""Nippon with two players: bk.nippon.* without the solo game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.blitzkrieg.table import (
    REGULAR,
    SPECIAL,
    acts,
    bag,
    chance,
    events,
    marker,
    points,
    pool,
    position,
    possible,
    refused,
    regular_without,
    reserve,
    shown,
    spaces_for,
    state,
    told,
)
from sandtable.games.blitzkrieg.edition import EFFECTS, TERRAINS
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed

rule = pytest.mark.rule

CITIES = ["SEAT", "SFR", "LAX", "HOU", "DEN", "CHI", "WDC", "NYC"]
WAITING = ["open DEN", "open CHI", "open WDC", "open NYC"]
BOARD = {
    "SEAT-1": (2, "sea bombing 1", "either production 1"),
    "SEAT-2": (4, "land research 1", "either strategic 2", "either none 0"),
    "SFR-1": (2, "sea research 1", "either propaganda 1"),
    "SFR-2": (4, "land production 1", "sea tactical 2", "either none 0"),
    "LAX-1": (2, "sea production 1", "land tactical 1", "either none 0"),
    "LAX-2": (4, "either bombing 1", "land propaganda 2", "either none 0"),
    "HOU-1": (2, "land research 1", "sea propaganda 1"),
    "HOU-2": (4, "either improved-production 2", "land strategic 2", "either none 0"),
    "DEN-1": (3, "land tactical 1", "land bombing 1"),
    "DEN-2": (5, "land improved-research 2", "land production 1", "land none 0"),
    "CHI-1": (3, "land production 1", "either propaganda 1"),
    "CHI-2": (5, "land strategic 3", "land bombing 1", "either none 0"),
    "WDC-1": (3, "either propaganda 1", "land research-industry 1"),
    "WDC-2": (5, "land propaganda 2", "either tactical 2", "either none 0"),
    "NYC-1": (3, "sea bombing 1", "either research 1"),
    "NYC-2": (5, "sea propaganda 2", "land strategic 3", "either none 0"),
}


@rule("bk.nippon.status")
def test_every_theatre_and_godzilla_are_labelled_a_reconstruction() -> None:
    reconstructed = {what for what, source in GAME.sources() if source == "reconstruction"}
    assert reconstructed == {*(f"theatre {city}" for city in CITIES), "token godzilla"}


# sides


@rule("bk.nippon.sides")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_japan_takes_the_first_turn_against_germany(seed: str) -> None:
    match = GAME.match("nippon", seed=seed)
    assert list(shown(match, None)["points"]) == ["japan", "germany"]
    assert match.to_act == (0,)
    assert told(match)[-1] == {"event": "bk-turn", "args": {"side": "japan", "turn": 1}}


@rule("bk.nippon.sides", "bk.end.last-turn", "bk.end.tie")
@pytest.mark.parametrize(("germany", "winner"), [(24, 1), (23, 0)])
def test_germany_has_the_last_turn_and_wins_ties(germany: int, winner: int) -> None:
    match = position("nippon", points=(24, germany), reserve=(["air:1"], ["air:1"]))
    match.play(0, "place air:1 SFR-1-2")
    chance(match, "draw army:1")
    assert match.outcome is None
    match.play(1, "place air:1 HOU-1-2")
    chance(match, "draw army:1")
    assert points(match) == (25, germany + 1)
    assert match.outcome is not None
    assert match.outcome.winners == (winner,)


@rule("bk.nippon.sides", "bk.end.allies-at-once")
def test_germany_wins_at_once_in_a_japanese_turn() -> None:
    match = position("nippon", points=(20, 23), filled=["LAX-1-1", "LAX-1-2"], markers={"LAX": -2},
                     reserve=(["army:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place army:1 LAX-1-3")
    chance(match, "draw army:1")
    assert points(match) == (20, 25)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@rule("bk.nippon.tokens")
def test_both_sides_have_the_usual_22_tokens_and_draw_3() -> None:
    match = GAME.match("nippon", seed="tokens")
    for side in (0, 1):
        assert len(reserve(match, side)) == 3
        assert sorted(reserve(match, side) + bag(match, side)) == sorted(REGULAR)


# the board


@rule("bk.nippon.theatres")
def test_eight_cities_with_two_campaigns_and_four_of_them_active() -> None:
    match = GAME.match("nippon", seed="board")
    edition = state(match).edition
    assert edition.theatres == CITIES
    assert [len(rows) for rows in edition.theatre_campaigns] == [2] * 8
    assert shown(match, None)["open"] == CITIES[:4]
    assert set(shown(match, None)["markers"].values()) == {0}


@rule("bk.nippon.theatres")
def test_the_rows_of_the_reconstructed_board() -> None:
    edition = GAME.edition("nippon")
    found: dict[str, tuple[int | str, ...]] = {}
    for space, id in enumerate(edition.spaces):
        terrain, effect = TERRAINS[edition.space_terrain[space]], EFFECTS[edition.space_effect[space]]
        row = id.rsplit("-", 1)[0]
        worth = edition.campaign_points[edition.space_campaign[space]]
        found[row] = (*found.get(row, (worth,)), f"{terrain} {effect} {edition.space_value[space]}")
    assert found == BOARD


@rule("bk.nippon.tracks", "bk.marker.flag")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("side", [0, 1])
def test_the_flag_is_9_spaces_from_the_centre(city: str, side: int) -> None:
    sign = 1 if side == 0 else -1
    for start, closes in ((7, False), (8, True)):
        match = position("nippon", ["japan", "germany"][side], open=[city], filled=[f"{city}-1"],
                         markers={city: start * sign}, reserve=(["air:1"], ["air:1"]))  # fmt: skip
        match.play(side, f"place air:1 {city}-2-3")
        assert marker(match, city) == (start + 1) * sign
        assert shown(match, None)["closed"] == ([city] if closes else [])


@rule("bk.nippon.tracks", "bk.campaign.bonus")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(("distance", "bonus"), [(3, 0), (4, 1), (6, 1), (7, 2), (8, 2)])
def test_the_shields_are_on_4_and_7(city: str, distance: int, bonus: int) -> None:
    match = position("nippon", open=[city], filled=[f"{city}-1", f"{city}-2-1", f"{city}-2-2"],
                     markers={city: distance - 1}, reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(0, f"place air:1 {city}-2-3")
    assert points(match) == (int(BOARD[f"{city}-2"][0]) + bonus, 0)


# the next theatre


def by_the_flag(side: int = 0) -> Match:
    """A side closes Los Angeles by the flag, with no effect left over."""
    hand = ["air:1", "air:2"]
    match = position("nippon", ["japan", "germany"][side], filled=["LAX-1", "LAX-2-1", "LAX-2-2"],
                     markers={"LAX": 8 if side == 0 else -8}, reserve=(hand, hand))  # fmt: skip
    match.play(side, "place air:1 LAX-2-3")
    return match


@rule("bk.nippon.next")
@pytest.mark.parametrize("side", [0, 1])
def test_the_side_that_did_not_close_the_theatre_chooses_the_next(side: int) -> None:
    match = by_the_flag(side)
    other = 1 - side
    assert points(match)[side] == 4 + 2  # all rewards first
    assert match.to_act == (other,)
    assert acts(match, other) == WAITING
    assert refused(match, other, "open SEAT") == "bk.nippon.next"  # open already
    assert refused(match, other, "open LAX") == "bk.nippon.next"  # closed
    assert refused(match, other, "place air:1 SEAT-1-1") == "core.asked"
    assert refused(match, side, "open CHI") == "core.turn"
    match.play(other, "open CHI")
    assert shown(match, None)["open"] == ["SEAT", "SFR", "HOU", "CHI"]
    assert shown(match, None)["closed"] == ["LAX"]
    chance(match, "draw army:1")  # the turn goes on: its side draws
    assert reserve(match, side) == ["army:1", "air:2"]
    assert match.to_act == (other,)
    assert spaces_for(match, other, "air:1")[-2:] == ["CHI-1-1", "CHI-1-2"]


@rule("bk.nippon.next")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("before", "chooser"),
    [((0, 9), 0), ((9, 0), 1), ((5, 5), 1)],
)
def test_after_a_full_last_row_the_side_behind_chooses_with_equal_points_germany(
    side: int, before: tuple[int, int], chooser: int
) -> None:
    # the marker comes to the centre, so both gain 4 and the difference stays
    match = position("nippon", ["japan", "germany"][side], points=before, filled=["LAX-1", "LAX-2-1", "LAX-2-2"],
                     markers={"LAX": -1 if side == 0 else 1}, reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(side, "place air:1 LAX-2-3")
    assert points(match) == (before[0] + 4, before[1] + 4)
    assert match.to_act == (chooser,)
    assert acts(match, chooser) == WAITING


@rule("bk.nippon.next", "bk.theatre.last-row")
def test_the_points_of_the_full_last_row_count_for_who_is_behind() -> None:
    match = position("nippon", points=(2, 4), filled=["LAX-1", "LAX-2-1", "LAX-2-2"], markers={"LAX": 1},
                     reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place air:1 LAX-2-3")
    assert points(match) == (6, 4)
    assert match.to_act == (1,)


@rule("bk.nippon.next", "bk.theatre.leftovers")
def test_the_next_theatre_opens_after_all_rewards() -> None:
    match = position("nippon", filled=["SEAT-1", "SEAT-2-1"], markers={"SEAT": 8}, reserve=(["air:1"], ["air:1"]))
    match.play(0, "place air:1 SEAT-2-3")
    assert acts(match, 0) == ["advance SFR", "advance LAX", "advance HOU"]  # the leftover strategic advantage
    assert refused(match, 0, "advance DEN") == "bk.effect.strategic"
    match.play(0, "advance SFR")
    match.play(1, "open DEN")
    assert events(match)[-4:] == ["bk-leftover", "bk-marker-moved", "bk-scored-theatre", "bk-theatre-opened"]
    assert points(match) == (4 + 2, 0)


@rule("bk.nippon.next")
def test_four_theatres_are_active_as_long_as_any_are_left() -> None:
    match = position("nippon", closed=["SEAT", "SFR", "LAX"], open=["HOU", "DEN", "CHI", "WDC"],
                     filled=["HOU-1", "HOU-2-1", "HOU-2-2"], reserve=(["air:1", "air:2"], ["air:1"]))  # fmt: skip
    match.play(0, "place air:1 HOU-2-3")
    assert acts(match, 1) == ["open NYC"]
    match.play(1, "open NYC")
    assert shown(match, None)["open"] == ["DEN", "CHI", "WDC", "NYC"]


@rule("bk.nippon.next")
def test_when_none_is_left_none_opens() -> None:
    match = position("nippon", closed=["SEAT", "SFR", "LAX", "HOU"], open=["DEN", "CHI", "WDC", "NYC"],
                     filled=["DEN-1", "DEN-2-1", "DEN-2-2"], reserve=(["air:1", "air:2"], ["air:1"]))  # fmt: skip
    match.play(0, "place air:1 DEN-2-3")
    chance(match, "draw army:1")  # no question in between
    assert shown(match, None)["open"] == ["CHI", "WDC", "NYC"]
    assert match.to_act == (1,)


@rule("bk.nippon.next", "bk.blitz.lapse")
def test_a_blitz_does_not_go_on_in_the_theatre_that_opens() -> None:
    match = position("nippon", filled=["LAX-1", "LAX-2-1", "LAX-2-2"], reserve=(["air:0", "air:1"], ["air:1"]))
    match.play(0, "place air:0 LAX-2-3")
    match.play(1, "open DEN")
    chance(match, "draw army:1")
    assert match.to_act == (1,)


# carry-over


@rule("bk.nippon.carry-over")
@pytest.mark.parametrize("side", [0, 1])
def test_from_the_flag_the_new_marker_starts_2_spaces_towards_that_side(side: int) -> None:
    match = by_the_flag(side)
    match.play(1 - side, "open NYC")
    assert marker(match, "NYC") == (2 if side == 0 else -2)
    assert told(match)[-1] == {
        "event": "bk-theatre-opened",
        "args": {"theatre": "NYC", "marker": 2 if side == 0 else -2},
    }


@rule("bk.nippon.carry-over")
@pytest.mark.parametrize(("closed_at", "start"), [(8, 1), (7, 1), (6, 0), (4, 0), (0, 0), (-6, 0), (-7, -1), (-8, -1)])
def test_from_the_second_shield_on_the_new_marker_starts_1_space_off(closed_at: int, start: int) -> None:
    # the leader fills the last row, so that the marker comes from the centre's side
    side = 0 if closed_at >= 0 else 1
    match = position("nippon", ["japan", "germany"][side], filled=["LAX-1", "LAX-2-1", "LAX-2-2"],
                     markers={"LAX": closed_at - (1, -1)[side]}, reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(side, "place air:1 LAX-2-3")
    assert marker(match, "LAX") == closed_at
    match.play(match.to_act[0], "open WDC")
    assert marker(match, "WDC") == start
    assert [marker(match, city) for city in ("DEN", "CHI", "NYC")] == [0, 0, 0]


# Godzilla


@rule("bk.nippon.godzilla", "bk.kind.godzilla")
def test_godzilla_is_the_17th_special_weapon_of_nippon_only() -> None:
    assert sorted(pool(GAME.match("nippon", seed="pool"))) == sorted([*SPECIAL, "godzilla"])
    assert "godzilla" not in pool(GAME.match("duel", seed="pool"))


@rule("bk.nippon.godzilla", "bk.kind.godzilla")
@pytest.mark.parametrize("space", ["LAX-1-1", "LAX-1-2", "LAX-1-3"])
def test_godzilla_has_value_6_on_any_terrain_and_no_ability(space: str) -> None:
    match = position("nippon", reserve=(["godzilla", "air:1"], ["air:1"]))
    match.play(0, f"place godzilla {space}")
    if space == "LAX-1-1":
        chance(match, "draw army:1")  # production
    tactical = 1 if space == "LAX-1-2" else 0
    assert marker(match, "LAX") == 6 + tactical
    chance(match, "draw army:1")
    assert match.to_act == (1,)


@rule("bk.nippon.godzilla", "bk.kind.godzilla", "bk.place.active")
def test_godzilla_needs_a_free_space_of_an_active_campaign() -> None:
    match = position("nippon", filled=["SFR-1-1"], closed=["SEAT"], reserve=(["godzilla", "air:1"], ["air:1"]))
    assert spaces_for(match, 0, "godzilla") == spaces_for(match, 0, "air:1")
    assert refused(match, 0, "place godzilla LAX-2-1") == "bk.place.active"
    assert refused(match, 0, "place godzilla SFR-1-1") == "bk.place.free"
    assert refused(match, 0, "place godzilla SEAT-1-1") == "bk.place.open"
    assert refused(match, 0, "place godzilla NYC-1-1") == "bk.place.open"


@rule("bk.nippon.godzilla")
def test_japan_may_draw_godzilla_and_germany_never_does() -> None:
    for side, expected in ((0, {*SPECIAL, "godzilla"}), (1, {*SPECIAL})):
        match = position("nippon", ["japan", "germany"][side], reserve=(["army:1"], ["army:1"]))
        match.play(side, "place army:1 HOU-1-1")
        assert possible(match) == {
            f"research {t}": n for t, n in Counter([*SPECIAL, "godzilla"]).items() if t in expected
        }


@rule("bk.nippon.godzilla", "bk.effect.impossible")
def test_with_nothing_but_godzilla_in_the_pool_germany_draws_nothing() -> None:
    match = position("nippon", "germany", reserve=(["army:1", *SPECIAL], ["army:1"]))
    match.play(1, "place army:1 HOU-1-1")
    assert all(result.startswith("draw ") for result in possible(match))
    assert pool(match) == ["godzilla"]


@rule("bk.nippon.godzilla")
@pytest.mark.parametrize("where", ["reserve", "bag"])
def test_a_position_cannot_give_godzilla_to_germany(where: str) -> None:
    tokens = ["army:1", "godzilla"] if where == "reserve" else ["army:1"]
    bags = [*regular_without("army:1"), "godzilla"] if where == "bag" else None
    with pytest.raises(Malformed):
        position("nippon", reserve=(["army:1"], tokens), bag=(None, bags))


@rule("bk.nippon.godzilla", "bk.token.spy")
def test_a_german_spy_may_copy_godzilla() -> None:
    match = position("nippon", "germany", reserve=(["army:1"], ["spy"]), last=("godzilla", None))
    match.play(1, "place spy LAX-1-3")
    assert marker(match, "LAX") == -6


@rule("bk.marker.move", "bk.effect.propaganda", "bk.turn.alternate")
@pytest.mark.parametrize("mode", ["nippon", "nippon-solo"])
def test_the_example_of_a_position_stands_as_its_tokens_have_moved_the_markers(mode: str) -> None:
    example: dict[str, Any] = GAME.example(mode)
    edition = GAME.edition(mode)
    markers = {id: 0 for n, id in enumerate(edition.theatres) if edition.in_play_at_start >> n & 1}
    scored = {"japan": 0, "germany": 0}
    for name, held in example["board"].items():
        side, token = held.split()
        space = edition.space_of[name]
        markers[name.split("-")[0]] += int(token.split(":")[1]) * (1 if side == "japan" else -1)
        if EFFECTS[edition.space_effect[space]] == "propaganda":
            scored[side] += edition.space_value[space]
    assert example["markers"] == markers
    assert example["points"] == scored
    assert example["turns"] == len(example["board"])
    assert example["to-move"] == ("japan", "germany")[example["turns"] % 2]
    assert example["last"].keys() == scored.keys()
    assert {f"{side} {token}" for side, token in example["last"].items()} <= {*example["board"].values()}
