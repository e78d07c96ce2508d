"""What views tell beside the state, and that events tell all that changes in it: faces know no rule."""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

import pytest

from games.legie.table import play, table, told
from sandtable import game
from sandtable.games.legie.derived import derived_by, total_parts
from sandtable.games.legie.state import Legie
from sandtable.kernel.match import Match

MODES: Final = ("standard", "dispatches", "survival")
Told = dict[str, Any]


def played(mode: str, seats: int, seed: int) -> Match:
    return game("legie").match(mode=mode, seats=seats, seed=f"derived-{seed}")


def purses(view: Told) -> list[tuple[int, int]]:
    return [(player["points"], player["supplies"]) for player in view["state"]["players"]]


def piles(view: Told) -> list[Told]:
    """What lies before each player."""
    parts = ("hand", "deck", "tokens", "graveyard", "fallen")
    return [{part: player[part] for part in parts} for player in view["state"]["players"]]


def without(pile: list[str] | int, one: str) -> list[str] | int:
    return pile - 1 if isinstance(pile, int) else [other for other in pile if other != one]


def factions(view: Told) -> list[str]:
    return [player["faction"] for player in view["state"]["players"]]


def written_down(before: Told, lines: list[Told], now: Told) -> tuple[list[Any], Told, list[Any], list[Told]]:
    """The totals, characters, purses and piles that a face arrives at which only writes down what events tell."""
    seats = factions(now)
    plots = [[plot["id"], *before["derived"]["plots"][n]["sums"]] for n, plot in enumerate(before["state"]["plots"])]
    cards = dict(before["derived"]["cards"])
    money = purses(before)
    lying = piles(before)
    for event in (event for line in lines for event in line["events"]):
        args = event["args"]
        if event["event"] == "lg-plot-laid":
            plots.append([args["plot"], *[{"total": 0, "parts": [], "hope": 0} for _ in seats]])
        elif event["event"] in ("lg-round-over", "lg-location"):
            plots = []
        elif event["event"] == "lg-sent":
            mine = lying[seats.index(args["faction"])]
            mine["hand"] = without(mine["hand"], args["character"])
        for one in args.get("sums", ()):
            row = next(row for row in plots if row[0] == one["plot"])
            row[1 + seats.index(one["faction"])] = one["sum"]
        who = args.get("bearer", args.get("character"))
        if args.get("card") and who != "?":
            cards[who] = args["card"]
        if "purse" in args:
            money[seats.index(args["faction"])] = (args["purse"]["points"], args["purse"]["supplies"])
        for faction, parts in args.get("players", {}).items():
            seat = seats.index(faction)
            lying[seat] |= {part: parts[part] for part in parts if part in lying[seat]}
            money[seat] = (parts.get("points", money[seat][0]), money[seat][1])
    return plots, cards, money, lying


@pytest.mark.parametrize("mode", MODES)
def test_events_tell_all_that_comes_of_them(mode: str) -> None:
    for seed in range(2):
        match = played(mode, 2 + seed % 3, seed)
        rng = Random(seed)
        watchers: list[int | None] = [*range(match.setting.seats), None]
        while match.state.pending():
            watcher = rng.choice(watchers)
            before, count = cast(Told, match.view(watcher)), len(match.log(watcher))
            seat = rng.choice(match.state.pending())
            match.play(seat, rng.choice(list(match.state.legal(seat))))
            now = cast(Told, match.view(watcher))
            if None in factions(now) or not now["state"]["players"][0]["commander"]:
                continue
            plots, cards, money, lying = written_down(before, cast(list[Told], match.log(watcher)[count:]), now)
            assert money == purses(now)
            assert lying == piles(now), match.log(watcher)[count:]
            for n, (id, *sums) in enumerate(plots):
                assert now["state"]["plots"][n]["id"] == id
                known = now["derived"]["plots"][n]["sums"]
                assert [(one["total"], one["parts"]) for one in sums] == [(one["total"], one["parts"]) for one in known]
            for who, card in now["derived"]["cards"].items():
                assert cards.get(who) == card, (who, match.log(watcher)[count:])


def test_a_total_is_what_the_rules_add_up() -> None:
    for seed in range(1):
        match = played("dispatches", 4, seed)
        rng = Random(seed)
        while match.state.pending():
            seat = match.state.pending()[0]
            match.play(seat, rng.choice(list(match.state.legal(seat))))
            s = cast(Legie, match.state)
            for plot in range(len(s.plots)):
                for owner in range(s.seats):
                    known = cast(Any, derived_by(s, owner)["plots"])[plot]["sums"][owner]
                    assert known["total"] == s.total(owner, plot)
                    assert known["total"] == sum(strength for _, strength in total_parts(s, owner, plot))


def test_a_retreat_tells_the_deck_as_it_lies_then() -> None:
    at = {"supply-run": "keler vavra=blank havrda=retreat"}
    match = table("orders", at, first="legion", hands={"legion": "kopecky"})
    play(match, "legion", "reveal havrda")
    left = next(event["args"]["players"] for event in told(match, "whites") if event["event"] == "lg-retreated")
    assert left["legion"]["deck"]["bottom"] == ["keler", "vavra", "havrda"], "the one that came first is lowest"
    assert left["legion"]["tokens"]["used"] == ["retreat"]
    assert [one["order"] for one in left["legion"]["tokens"]["put-away"]] == ["?"], "as it lay"
    mine = next(event["args"]["players"] for event in told(match, "legion") if event["event"] == "lg-retreated")
    assert [one["order"] for one in mine["legion"]["tokens"]["put-away"]] == ["blank"]


def test_tokens_that_are_taken_back_are_told_to_their_player_alone() -> None:
    tokens = {"used": ["plus2", "move"], "put-away": ["blank"]}
    hands = {"legion": "kopecky vavra vodicka havrda cil", "whites": "gorodskij klepetko zembajijev miller koloman"}
    match = table("recruiting", hands=hands, supplies={"legion": 2}, more={"legion": tokens}, recover="all")
    play(match, "legion", "recover-all")
    mine, theirs = (told(match, seat)[-1]["args"]["players"]["legion"]["tokens"] for seat in ("legion", "whites"))
    assert mine == {"available": ["plus2", "retreat", "move", "blank", "get-down", "lure"], "used": [], "put-away": []}
    assert theirs == {"available": 6, "used": [], "put-away": []}


def test_others_learn_nothing_of_whom_they_do_not_see() -> None:
    match = played("standard", 2, 1)
    rng = Random(5)
    while match.state.pending():
        seat = match.state.pending()[0]
        match.play(seat, rng.choice(list(match.state.legal(seat))))
        for line in cast(list[Told], match.log(None)[-3:]):
            for event in line["events"]:
                if event["args"].get("character") == "?":
                    assert event["args"].get("card") is None
