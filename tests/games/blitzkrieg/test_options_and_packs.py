"""Options of the two-player game, and data packs that change what is printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sandtable
from games.blitzkrieg.table import (
    SPECIAL,
    bag,
    chance,
    events,
    marker,
    points,
    pool,
    position,
    possible,
    refused,
    reserve,
    shown,
    spaces_for,
    state,
)
from sandtable.games.blitzkrieg import title
from sandtable.games.blitzkrieg.edition import read_data
from sandtable.games.blitzkrieg.title import GAME, BlitzkriegGame
from sandtable.kernel.plain import Malformed

rule = pytest.mark.rule
RULEBOOK = (Path(title.__file__).parent / "rulebook" / "en.md").read_text(encoding="utf-8")
Pack = dict[str, Any]


# options


@rule("bk.marker.bonus", "bk.campaign.bonus")
@pytest.mark.parametrize(("distance", "bonus"), [(4, 0), (5, 1), (6, 0), (9, 0), (10, 2), (11, 0), (13, 0)])
@pytest.mark.parametrize("side", [0, 1])
def test_with_exact_bonus_only_the_space_of_a_shield_counts(distance: int, bonus: int, side: int) -> None:
    before = (distance - 1) * (1 if side == 0 else -1)
    match = position(to_move=["axis", "allies"][side], filled=["WE-1", "WE-2-1", "WE-2-2"], bonus="exact",
                     markers={"WE": before}, reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(side, "place air:1 WE-2-3")
    assert points(match)[side] == 3 + bonus


@rule("bk.theatre.bonus")
def test_with_exact_bonus_a_theatre_closed_by_the_flag_still_pays_2() -> None:
    match = position(filled=["WE-1", "WE-2", "WE-3-1", "WE-3-2"], bonus="exact", markers={"WE": 13},
                     reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place air:1 WE-3-3")
    assert points(match) == (5 + 2, 0)


@rule("bk.turn.reserve-limit", "bk.turn.draw")
@pytest.mark.parametrize("limit", [5, 6, 7, 8])
def test_with_a_limit_a_full_reserve_draws_nothing_at_the_end_of_the_turn(limit: int) -> None:
    hand = ["army:1", "army:1", "army:2", "army:2", "navy:1", "navy:1", "navy:2", "navy:2"]
    for held, draws in ((limit, True), (limit + 1, False)):
        match = position(reserve=(["air:1", *hand[: held - 1]], ["air:1"]), reserve_limit=limit)
        match.play(0, "place air:1 AME-1-2")
        assert (match.due is not None) == draws
        if draws:
            chance(match, "draw army:3")
        assert len(reserve(match, 0)) == limit
        assert match.to_act == (1,)


@rule("bk.turn.reserve-limit", "bk.effect.improved-production")
def test_with_a_limit_production_stops_at_it() -> None:
    match = position(filled=["AME-1"], reserve=(["navy:1", "army:1", "army:1", "army:2", "army:2"], ["air:1"]),
                     reserve_limit=5)  # fmt: skip
    match.play(0, "place navy:1 AME-2-2")
    chance(match, "draw army:3")  # the fifth token; neither the second of the space nor the one of the turn follows
    assert match.to_act == (1,)
    assert len(reserve(match, 0)) == 5


@rule("bk.turn.reserve-limit", "bk.effect.research-industry")
def test_a_limit_does_not_keep_out_what_comes_from_the_pool() -> None:
    hand = ["air:1", "army:1", "army:1", "army:2", "army:2", "army:3"]
    match = position(filled=["WE-1", "WE-2"], reserve=(hand, ["air:1"]), reserve_limit=5)
    match.play(0, "place air:1 WE-3-1")
    chance(match, "research spy")
    assert len(reserve(match, 0)) == 6
    assert match.to_act == (1,)


@rule("bk.campaign.neutral")
def test_a_neutral_campaign_may_pay_nobody() -> None:
    match = position(filled=["PO-1-1"], markers={"PO": -2}, reserve=(["navy:2"], ["air:1"]), neutral_campaign="nobody")
    match.play(0, "place navy:2 PO-1-2")
    chance(match, "research spy", "draw army:1")
    assert points(match) == (0, 0)
    assert "bk-scored-campaign" not in events(match)
    assert "PO-2-1" in spaces_for(match, 1, "air:1")


@rule("bk.end.allies-at-once")
def test_points_may_be_compared_after_allied_turns_only() -> None:
    match = position(points=(24, 23), filled=["EE-1", "EE-2-1", "EE-2-2"], markers={"EE": -4},
                     reserve=(["army:1"], ["air:1"]), allies_at_once=False)  # fmt: skip
    match.play(0, "place army:1 EE-2-3")
    chance(match, "draw army:1")
    assert points(match) == (24, 26)
    assert match.outcome is None
    match.play(1, "place air:1 AME-1-2")
    chance(match, "draw army:1")
    assert points(match) == (24, 26)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@rule("bk.end.allies-at-once", "bk.end.last-turn")
def test_with_points_compared_after_allied_turns_only_the_axis_may_still_gain_in_between() -> None:
    # 25 to 25 after an Axis turn; the Allies then fill a row for the Axis
    match = position(points=(22, 22), filled=["EE-1", "EE-2-1", "EE-2-2", "PO-1-1"], markers={"EE": -1, "PO": 3},
                     reserve=(["army:1"], ["navy:1"]), allies_at_once=False)  # fmt: skip
    match.play(0, "place army:1 EE-2-3")
    chance(match, "draw army:1")
    assert points(match) == (25, 25)
    assert match.outcome is None
    match.play(1, "place navy:1 PO-1-2")
    chance(match, "research spy", "draw army:1")
    assert points(match) == (27, 25)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@rule("bk.effect.bombing")
def test_bombed_special_weapons_may_go_back_to_the_pool() -> None:
    match = position(reserve=(["navy:1"], ["army:1", "nuclear"]), bombed_special="pool")
    assert "nuclear" not in pool(match)
    match.play(0, "place navy:1 PO-1-1")
    chance(match, "lose nuclear")
    assert sorted(pool(match)) == sorted(SPECIAL)
    assert "nuclear" not in bag(match, 1)


@rule("bk.effect.bombing")
def test_bombed_regular_tokens_always_go_to_the_bag() -> None:
    match = position(reserve=(["navy:1"], ["army:1", "nuclear"]), bombed_special="pool")
    match.play(0, "place navy:1 PO-1-1")
    chance(match, "lose army:1")
    assert bag(match, 1).count("army:1") == 3
    assert reserve(match, 1) == ["nuclear"]
    assert "nuclear" not in pool(match)


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"bonus": "sometimes"}, "options.bonus"),
        ({"reserve-limit": 4}, "options.reserve-limit"),
        ({"reserve-limit": True}, "options.reserve-limit"),
        ({"allies-at-once": 1}, "options.allies-at-once"),
        ({"neutral-campaign": "axis"}, "options.neutral-campaign"),
        ({"bombed-special": None}, "options.bombed-special"),
        ({"weather": "rain"}, "options.weather"),
        ({"difficulty": "low"}, "options.difficulty"),  # of the solo game
    ],
)
def test_options_that_do_not_exist_are_refused_with_their_place(options: Pack, place: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.match("duel", options=options)
    assert caught.value.place == place


@pytest.mark.parametrize("option", ["bonus", "reserve-limit", "neutral-campaign", "allies-at-once", "bombed-special"])
def test_an_option_names_the_rule_that_offers_it(option: str) -> None:
    found = next(o for o in GAME.options if o.id == option)
    text = re.search(rf"^- `{re.escape(found.rule)}` (.*)$", RULEBOOK, re.MULTILINE)
    assert text is not None
    assert "Option:" in text[1]


def test_a_save_keeps_the_options() -> None:
    match = GAME.match(seed="options", options={"reserve-limit": 5, "bonus": "exact"})
    again = sandtable.load(match.save())
    assert again.setting.options == match.setting.options
    assert again.save() == match.save()


# data packs that change what is printed


def board(change: Callable[[Pack], None]) -> Pack:
    """The printed board with a change."""
    data = read_data("board")
    assert isinstance(data, dict)
    change(data)
    return {"board": data}


def tokens(change: Callable[[Pack], None]) -> Pack:
    data = read_data("tokens")
    assert isinstance(data, dict)
    change(data)
    return {"tokens": data}


def row(data: Pack, theatre: int, campaign: int) -> list[Any]:
    return data["theatres"][theatre]["campaigns"][campaign]["spaces"]  # type: ignore[no-any-return]


def _new_first_space(data: Pack) -> None:
    row(data, 4, 0)[0] = ["land", "propaganda", 5]


@rule("bk.place.terrain.army", "bk.effect.propaganda")
def test_a_pack_changes_a_space() -> None:
    match = position(packs=board(_new_first_space), reserve=(["army:1", "navy:1"], ["air:1"]))
    assert refused(match, 0, "place navy:1 SEA-1-1") == "bk.place.terrain.navy"
    match.play(0, "place army:1 SEA-1-1")
    assert points(match) == (5, 0)


def test_a_pack_changes_nothing_for_other_matches() -> None:
    position(packs=board(_new_first_space), reserve=(["army:1"], ["air:1"]))
    match = position(reserve=(["army:1", "navy:1"], ["air:1"]))
    assert refused(match, 0, "place army:1 SEA-1-1") == "bk.place.terrain.army"
    match.play(0, "place navy:1 SEA-1-1")
    assert points(match) == (2, 0)


def _short_track(data: Pack) -> None:
    data["theatres"][4] |= {"end": 3, "bonus": [1, 2]}
    data["theatres"][4]["campaigns"][1]["points"] = 9


@rule("bk.marker.flag", "bk.theatre.campaigns")
def test_a_pack_changes_a_track_and_the_worth_of_a_campaign() -> None:
    match = position(packs=board(_short_track), filled=["SEA-1", "SEA-2-1", "SEA-2-2"], reserve=(["navy:3"], ["air:1"]))
    match.play(0, "place navy:3 SEA-2-3")
    assert marker(match, "SEA") == 3
    assert points(match) == (9 + 2, 0)


def _longer_first_row(data: Pack) -> None:
    row(data, 0, 0).insert(0, ["land", "propaganda", 7])


@rule("bk.terms.active", "bk.place.terrain.navy")
def test_a_pack_adds_a_space_in_front_of_all_others() -> None:
    match = position(packs=board(_longer_first_row), reserve=(["army:1"], ["navy:1"]))
    match.play(0, "place army:1 WE-1-1")
    assert points(match) == (7, 0)
    chance(match, "draw army:2")
    assert "SEA-1-1" in spaces_for(match, 1, "navy:1")
    match.play(1, "place navy:1 SEA-1-1")
    assert shown(match, 0)["board"] == {"WE-1-1": "axis army:1", "SEA-1-1": "allies navy:1"}
    assert points(match) == (7, 2)


def test_after_a_pack_with_more_spaces_the_printed_board_is_as_before() -> None:
    game = BlitzkriegGame()
    game.match(seed="pack first", packs=board(_longer_first_row))
    match = game.match(manual=True)
    chance(match, *["draw army:1"] * 6)
    match.play(0, "place army:1 AME-1-4")
    assert shown(match, 1)["board"] == {"AME-1-4": "axis army:1"}
    assert points(match) == (1, 0)


def _heavy_armies(data: Pack) -> None:
    data["tokens"][0]["value"] = 6


@rule("bk.marker.move")
def test_a_pack_changes_a_token() -> None:
    match = position(packs=tokens(_heavy_armies), reserve=(["army:1"], ["air:1"]))
    match.play(0, "place army:1 EE-1-2")
    chance(match, "draw army:1")
    assert marker(match, "EE") == 6


def _militia_first(data: Pack) -> None:
    militia = {"id": "militia", "type": "army", "value": 2, "ability": "", "special": False, "count": 4}
    data["tokens"].insert(0, militia | {"source": "reconstruction"})


@rule("bk.place.reserve", "bk.marker.move")
def test_a_pack_adds_a_kind_of_token() -> None:
    match = GAME.match(manual=True, packs=tokens(_militia_first))
    assert possible(match)["draw militia"] == 4
    chance(match, *["draw militia"] * 3, "draw militia", "draw navy:1", "draw admiral")
    mine = reserve(match, 0)
    assert sorted([mine, reserve(match, 1)]) == [["militia"] * 3, ["militia", "navy:1", "admiral"]]
    match.play(0, "place militia WE-1-3")
    assert shown(match, 1)["board"] == {"WE-1-3": "axis militia"}
    assert marker(match, "WE") == 2


@rule("bk.nippon.tracks")
def test_a_pack_may_replace_the_nippon_board() -> None:
    data = read_data("nippon")
    assert isinstance(data, dict)
    nippon: Pack = data
    nippon["theatres"][0]["end"] = 2
    nippon["theatres"][0]["bonus"] = [1, 1]
    match = position("nippon", packs={"nippon": nippon}, markers={"SEAT": 1}, filled=["SEAT-1", "SEAT-2-1", "SEAT-2-2"],
                     reserve=(["air:1"], ["air:1"]))  # fmt: skip
    match.play(0, "place air:1 SEAT-2-3")
    assert marker(match, "SEAT") == 2
    assert points(match) == (4 + 2, 0)


@pytest.mark.parametrize(
    "packs",
    [board(_new_first_space), board(_longer_first_row), tokens(_militia_first)],
    ids=["a space", "one more space", "one more token"],
)
def test_a_save_keeps_its_pack(packs: Pack) -> None:
    match = GAME.match(seed="pack", packs=packs)
    for _ in range(6):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    again = sandtable.load(match.save())
    assert again.save() == match.save()
    assert again.view(0) == match.view(0)


# packs that do not fit


def _drop(*path: str | int) -> Callable[[Pack], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


def _put(value: object, *path: str | int) -> Callable[[Pack], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


FIRST_ROW = ("theatres", 0, "campaigns", 0)
BAD_BOARDS = [
    (_drop("sides"), "board.sides"),
    (_put(["axis"], "sides"), "board.sides"),
    (_put([], "sides"), "board.sides"),
    (_put(["axis", "axis"], "sides"), "board.sides"),
    (_put(["axis", 2], "sides"), "board.sides[1]"),
    (_put(1, "abuot"), "board.abuot"),
    (_drop("theatres"), "board.theatres"),
    (_put("all", "theatres"), "board.theatres"),
    (_put([], "theatres"), "board.theatres"),
    (_put(3, "theatres", 1), "board.theatres[1]"),
    (_put("WE", "theatres", 1, "id"), "board.theatres"),
    (_put("W E", "theatres", 0, "id"), "board.theatres[0].id"),
    (_put("red", "theatres", 0, "colour"), "board.theatres[0].colour"),
    (_put("hearsay", "theatres", 0, "source"), "board.theatres[0].source"),
    (_put("yes", "theatres", 0, "start"), "board.theatres[0].start"),
    (_put(1, "theatres", 0, "end"), "board.theatres[0].end"),
    (_put("far", "theatres", 0, "end"), "board.theatres[0].end"),
    (_put([5], "theatres", 0, "bonus"), "board.theatres[0].bonus"),
    (_put([], "theatres", 0, "campaigns"), "board.theatres[0].campaigns"),
    (_put(-1, *FIRST_ROW, "points"), "board.theatres[0].campaigns[0].points"),
    (_put(True, *FIRST_ROW, "points"), "board.theatres[0].campaigns[0].points"),
    (_put(1, *FIRST_ROW, "bonus"), "board.theatres[0].campaigns[0].bonus"),
    (_put([], *FIRST_ROW, "spaces"), "board.theatres[0].campaigns[0].spaces"),
    (_put(["sea"], *FIRST_ROW, "spaces", 1), "board.theatres[0].campaigns[0].spaces[1]"),
    (_put(["swamp", "none", 0], *FIRST_ROW, "spaces", 1), "board.theatres[0].campaigns[0].spaces[1]"),
    (_put(["sea", "party", 1], *FIRST_ROW, "spaces", 1), "board.theatres[0].campaigns[0].spaces[1]"),
    (_put(["sea", "none", 21], *FIRST_ROW, "spaces", 1), "board.theatres[0].campaigns[0].spaces[1]"),
    (_put(["sea", None, 0], *FIRST_ROW, "spaces", 1), "board.theatres[0].campaigns[0].spaces[1]"),
    (_put([["sea", "none", 0]] * 13, *FIRST_ROW, "spaces"), "board.theatres[0].campaigns[0].spaces"),
]
BAD_TOKENS = [
    (_drop("tokens"), "tokens.tokens"),
    (_drop("nippon"), "tokens.nippon"),
    (_put([], "dice"), "tokens.dice"),
    (_put("army:2", "tokens", 0, "id"), "tokens.tokens"),
    (_put("army 1", "tokens", 0, "id"), "tokens.tokens[0].id"),
    (_put("tank", "tokens", 0, "type"), "tokens.tokens[0].type"),
    (_put("sleep", "tokens", 0, "ability"), "tokens.tokens[0].ability"),
    (_put(21, "tokens", 0, "value"), "tokens.tokens[0].value"),
    (_put("1+", "tokens", 0, "value"), "tokens.tokens[0].value"),
    (_put(0, "tokens", 0, "count"), "tokens.tokens[0].count"),
    (_put(1, "tokens", 0, "special"), "tokens.tokens[0].special"),
    (_put("hearsay", "tokens", 0, "source"), "tokens.tokens[0].source"),
    (_put("grey", "tokens", 0, "colour"), "tokens.tokens[0].colour"),
    (_drop("tokens", 0, "ability"), "tokens.tokens[0].ability"),
]


@pytest.mark.parametrize(("change", "place"), BAD_BOARDS, ids=[place for _, place in BAD_BOARDS])
def test_a_bad_board_is_refused_with_its_place(change: Callable[[Pack], None], place: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.match("duel", packs=board(change))
    assert caught.value.place == place


def _of_so_many_spaces(wanted: int) -> Callable[[Pack], None]:
    def change(data: Pack) -> None:
        rows = [row(data, theatre, 0) for theatre in range(len(data["theatres"]))]
        missing = wanted - sum(
            len(campaign["spaces"]) for theatre in data["theatres"] for campaign in theatre["campaigns"]
        )
        for n in range(missing):
            rows[n % len(rows)].append(["land", "none", 0])

    return change


def test_a_board_has_at_most_sixty_spaces() -> None:
    assert len(state(GAME.match("duel", packs=board(_of_so_many_spaces(60)))).edition.spaces) == 60
    with pytest.raises(Malformed) as caught:
        GAME.match("duel", packs=board(_of_so_many_spaces(61)))
    assert (caught.value.place, caught.value.values["limit"]) == ("board.theatres", 60)


def _of_so_many_theatres(wanted: int) -> Callable[[Pack], None]:
    """Each with one campaign of one row."""

    def change(data: Pack) -> None:
        first = data["theatres"][0]
        campaigns = first["campaigns"][:1]
        data["theatres"] = [{**first, "id": f"front-{n}", "campaigns": campaigns} for n in range(wanted)]

    return change


def test_a_board_has_at_most_ten_theatres() -> None:
    assert len(state(GAME.match("duel", packs=board(_of_so_many_theatres(10)))).edition.theatres) == 10
    with pytest.raises(Malformed) as caught:
        GAME.match("duel", packs=board(_of_so_many_theatres(11)))
    assert (caught.value.place, caught.value.values["limit"]) == ("board.theatres", 10)


@pytest.mark.parametrize(("change", "place"), BAD_TOKENS, ids=[place for _, place in BAD_TOKENS])
def test_bad_tokens_are_refused_with_their_place(change: Callable[[Pack], None], place: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.match("duel", packs=tokens(change))
    assert caught.value.place == place


@pytest.mark.parametrize(
    ("packs", "place"),
    [
        ({"boards": {}}, "packs.boards"),
        ({"solo": {}}, "packs.solo"),
        ({"board": "the printed one"}, "board"),
        ({"board": [1]}, "board"),
        ({"board": []}, "board"),
        ({"board": None}, "board"),
        ({"board": {}}, "board.sides"),
        ({"tokens": {}}, "tokens.tokens"),
        ({"nippon": 0}, "nippon"),
    ],
)
def test_a_pack_that_is_no_pack_is_refused_with_its_place(packs: Pack, place: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.match("duel", packs=packs)
    assert caught.value.place == place


def test_a_bad_pack_in_a_position_is_refused_too() -> None:
    with pytest.raises(Malformed) as caught:
        position(packs=board(_put("swamp", *FIRST_ROW, "spaces", 0, 0)), reserve=(["air:1"], ["air:1"]))
    assert caught.value.place == "board.theatres[0].campaigns[0].spaces[0]"
