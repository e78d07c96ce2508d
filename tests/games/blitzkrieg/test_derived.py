"""What views tell beside the state, and that events tell what changes in it: faces know no rule."""

from __future__ import annotations

import json
from random import Random
from typing import Any, cast

import pytest

import sandtable
from games.blitzkrieg.table import chance, position, told
from sandtable.games.blitzkrieg.title import GAME
from sandtable.table.ledger import standing_of

rule = pytest.mark.rule


@rule("bk.place.active", "bk.end.target")
def test_the_active_campaigns_and_what_wins() -> None:
    match = position(filled=["WE-1", "EE-1-1", "PO"], closed=["PO"])
    derived: Any = match.view(None)["derived"]
    rows = derived["rows"]
    assert (rows["WE"], rows["EE"]) == (1, 0)
    assert rows["PO"] == len(GAME.edition("duel").theatre_campaigns[GAME.edition("duel").theatres.index("PO")])
    assert (derived["target"], derived["virtual"]) == (25, None)


def test_the_side_that_plays_by_itself() -> None:
    for mode, side in (("solo", "axis"), ("nippon-solo", "japan"), ("nippon", None)):
        assert cast(Any, position(mode).view(None)["derived"])["virtual"] == side


def test_a_scored_campaign_is_told_by_its_row() -> None:
    match = position(filled=["WE-1-1", "WE-1-3"], markers={"WE": 2}, reserve=(["army:1"], ["air:1"]))
    match.play(0, "place army:1 WE-1-2")
    chance(match, "research nuclear")
    events: Any = told(match, None)
    placed = [event["args"] for event in events if event["event"] == "bk-placed"]
    scored = [event["args"] for event in events if event["event"] == "bk-scored-campaign"]
    assert (placed[0]["row"], scored[0]["row"]) == (1, 0)


@pytest.mark.parametrize("mode", ["duel", "solo", "nippon"])
def test_events_tell_all_that_follows(mode: str) -> None:
    match = sandtable.game("blitzkrieg").match(mode=mode, seed=f"derived {mode}")
    rng = Random(7)
    while match.state.pending():
        before: Any = match.view(None)
        count = len(match.log(None))
        seat = rng.choice(match.state.pending())
        match.play(seat, rng.choice(list(match.state.legal(seat))))
        now: Any = match.view(None)
        rows = dict(before["derived"]["rows"])
        left = (before["state"]["pool"], before["state"].get("unseen"))
        for event in (event for line in cast(Any, match.log(None)[count:]) for event in line["events"]):
            args = event["args"]
            if event["event"] in ("bk-placed", "bk-placed-spy"):
                rows[args["space"].split("-")[0]] = args["row"]
            if "pool" in args:
                left = (args["pool"], args.get("unseen"))
        assert rows == now["derived"]["rows"]
        assert left == (now["state"]["pool"], now["state"].get("unseen"))


def test_a_list_of_tables_tells_turns_and_points() -> None:
    standing = json.loads(standing_of(position(turns=7, points=(3, 4))))
    assert standing["facts"] == {"turns": 7, "points": {"axis": 3, "allies": 4}}
