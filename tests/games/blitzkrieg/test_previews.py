"""Previews: markers and points to the end of the turn, past draws and choices that do not change them."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from games.blitzkrieg.table import position
from sandtable.bots import bot
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.match import Match

SURE = ("bk-marker-moved", "bk-scored-propaganda", "bk-scored-campaign", "bk-scored-bonus")
SURELY = ("bk-theatre-closed", "bk-scored-theatre", *SURE)


def preview(match: Match, act: str) -> list[tuple[str, Any]]:
    """What is foretold to the Allies: the events, and where the marker or the score stands after each."""
    found: list[tuple[str, Any]] = []
    events: Any = match.preview(1, act)
    for event in events:
        args = event["args"]
        found.append((event["event"], args["to"] if "to" in args else args.get("total")))
    return found


@pytest.mark.parametrize(
    ("act", "to"),
    [
        ("place navy:2 WE-1-1", -2),  # production
        ("place army:3 WE-1-2", -3),  # research
        ("place navy:2 PO-1-1", -2),  # bombing
        ("place navy:2 SEA-1-3", -2),  # strategic advantage: which other theatre is still to be chosen
    ],
)
def test_the_effect_of_the_space_does_not_hide_where_the_marker_goes(act: str, to: int) -> None:
    match = position(to_move="allies", reserve=(["army:1"], ["navy:2", "army:3"]))
    assert preview(match, act) == [("bk-placed", None), ("bk-marker-moved", to)]


def test_a_campaign_that_closes_is_foretold_past_a_draw() -> None:
    match = position(to_move="allies", filled=["WE-1-2", "WE-1-3"], markers={"WE": -4}, reserve=([], ["navy:2"]))
    told = preview(match, "place navy:2 WE-1-1")
    assert told == [("bk-placed", None), ("bk-marker-moved", -6), ("bk-scored-campaign", 2), ("bk-scored-bonus", 3)]


def test_a_theatre_that_closes_is_foretold_with_all_it_pays() -> None:
    match = position(to_move="allies", markers={"SEA": -10}, reserve=([], ["navy:2"]))
    told = preview(match, "place navy:2 SEA-1-3")
    assert [event for event, _ in told if event in SURELY] == [
        "bk-marker-moved",
        "bk-theatre-closed",
        *["bk-scored-propaganda"] * 3,
        "bk-scored-theatre",
    ]
    assert told[-1] == ("bk-scored-theatre", 13)


@pytest.mark.parametrize("mode", ["duel", "solo", "nippon", "nippon-solo"])
def test_what_a_preview_says_of_markers_and_points_comes_true(mode: str) -> None:
    """Of every act of a whole game after which nothing was left to be chosen in the same turn."""
    match = GAME.match(mode, seed="previews")
    players = [bot("random", sandtable.game("blitzkrieg"), f"previews {seat}") for seat in range(match.setting.seats)]
    compared = 0
    while match.outcome is None:
        seat = match.to_act[0]
        act = players[seat].decide(match.observe(seat)).text
        foretold: Any = match.preview(seat, act)
        known = len(match.log(seat))
        match.play(seat, act)
        came = to_the_end_of_the_turn(match, seat, known)
        if came is not None:
            expected = [event for event in came if event["event"] in SURELY]
            assert [event for event in foretold if event["event"] in SURELY] == expected
            compared += len(expected)
    assert compared > 5


def to_the_end_of_the_turn(match: Match, seat: int, known: int) -> list[Any] | None:
    """What was told since the log had so many lines; None when the turn is not over yet."""
    events: list[Any] = []
    lines: Any = match.log(seat)[known:]
    for line in lines:
        for event in line["events"]:
            if event["event"] in ("bk-turn", "bk-won"):
                return events
            events.append(event)
    return None
