"""Quartermaster General in the terminal: the table fits and hides what is hidden, games by keys, standing orders."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sandtable
from cli.drawing import drawn, everything_has_a_name, played, widest
from cli.terminal import fault, keys, run
from sandtable.cli.boards.quartermaster import REGIONS
from sandtable.games import game
from sandtable.games.quartermaster.board import SPACES
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.kernel.standing import Standing
from sandtable.text import LANGUAGES


def in_play(**countries: dict[str, list[str]]) -> Match:
    """Germany is on turn in round 4; what is not said lies in the decks."""
    data: dict[str, Plain] = {"title": "quartermaster", "seats": 6, "round": 4, "turn": "GER"}
    empty = {"hand": ["build-army"]}
    rows = {id: {**empty, **countries.get(id, {})} for id in ("GER", "UK", "JPN", "USSR", "ITA", "USA")}
    data["countries"] = json.loads(json.dumps(rows))
    return game("quartermaster").position(data, seed="terminal")


def test_every_space_is_in_one_region() -> None:
    assert sorted(space for _, spaces in REGIONS for space in spaces) == sorted(SPACES)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_table_fits_and_everything_has_a_name(seats: int, code: str) -> None:
    for acts in (0, 9, 40, 90):
        match = played(game("quartermaster").match(seats=seats, seed="board"), acts)
        for width in (64, 100, 140):
            for watcher in (0, None):
                assert widest(drawn(match, watcher, code, width)) <= width
        everything_has_a_name(match, code)


def test_cards_are_shown_to_their_owner_alone() -> None:
    match = in_play(
        GER={"hand": ["build-army", "german-plunder"]}, UK={"hand": ["land-battle"], "responses": ["enigma"]}
    )
    mine, theirs = drawn(match, 0, width=100), drawn(match, 1, width=100)
    assert "Gain 1 point for each German piece outside Germany" in " ".join(mine.split())
    assert "Enigma" not in mine
    assert "Enigma" in theirs
    assert "Plunder" not in theirs
    assert "Enigma" not in drawn(match, None, width=100)


def test_pieces_out_of_supply_are_marked() -> None:
    match = in_play(GER={"hand": ["build-army"], "pieces": ["germany", "africa"]})
    line = next(line for line in drawn(match, 0, width=100).splitlines() if " Africa " in line and "GER" in line)
    assert "GER!" in line
    assert "Germany                 GER!" not in drawn(match, 0, width=100)


def test_the_welcome_says_who_sits_where() -> None:
    told = run("play", "quartermaster", "--seats", 4, "--seed", "a", width=100).stdout
    assert "Seat 1: United Kingdom and United States (Allies)" in told
    assert "Seat 2: Japan and Italy (Axis)" in told
    split = ("--seats", 3, "--option", "sides=GER+ITA/UK+USSR+USA/JPN")
    assert "Seat 0: Germany and Italy (Axis)" in run("play", "quartermaster", *split, width=100).stdout


@pytest.mark.parametrize(
    "words",
    [("--seats", 7), ("--seats", "x"), ("--seats", 2, "--seat", 2), ("--option", "sides=GER"),
     ("--seats", 2, "--option", "sides=GER+ITA/UK+USSR+USA/JPN"), ("--seats", 3, "--load", "game.json")],
)  # fmt: skip
def test_seats_that_do_not_fit(words: tuple[object, ...]) -> None:
    fault(run("play", "quartermaster", *words))


@pytest.mark.parametrize(("lang", "seats", "seat"), [("en", 2, 1), ("cs", 4, 2), ("pl", 6, 5)])
def test_a_whole_game_by_keys(lang: str, seats: int, seat: int, tmp_path: Path) -> None:
    """The first of everything, until the game is over."""
    save = tmp_path / "game.json"
    words = ("--seats", seats, "--seat", seat, "--bot", "random", "--seed", "keys", "--save", save)
    result = run("play", "quartermaster", *words, typed=keys(*["1"] * 3000), lang=lang, width=100)
    assert result.exit_code == 0, result.output[-2000:]
    match = sandtable.load(save.read_bytes())
    assert match.setting.seats == seats
    assert match.outcome is not None
    assert run("verify", save).exit_code == 0
    assert run("replay", save, "--at", 200, "--seat", seat, lang=lang, width=100).exit_code == 0


def test_enter_discards_nothing_in_the_discard_step(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(
        json.dumps(
            {"title": "quartermaster", "turn": "GER", "countries": {"GER": {"hand": ["build-army", "autobahn"]}}}
        )
    )
    typed = keys("play build-army", "build balkans", "", "quit", "")
    told = run("play", "quartermaster", "--position", path, "--seed", "a", typed=typed, width=100).stdout
    assert "Germany builds in the Balkans." in told
    assert "Chosen: Discard nothing; press Enter to do it, or choose more." in told
    assert "Victory step: Germany gains 2 points." in told
    assert "Germany draws “" in told


# standing orders


def window(laid: str = "enigma") -> Match:
    """Germany has scored with Swedish Iron Ore: seat 1, the United Kingdom, may answer."""
    germany = {"pieces": ["germany", "baltic-sea"], "status": ["swedish-iron-ore"], "hand": ["build-army", "autobahn"]}
    match = in_play(GER=germany, UK={"responses": [laid]})
    match.play(0, "discard build-army")
    match.play(0, "count swedish-iron-ore")
    assert 1 in match.to_act
    return match


def test_a_lone_player_is_asked_only_where_a_card_can_be_used() -> None:
    standing = Standing(quiet=True)
    assert standing.answer(window(), 1) is None
    answer = standing.answer(window("defensive-posture"), 1)
    assert answer is not None
    assert answer.text == "pass"
    assert Standing(quiet=False).answer(window("defensive-posture"), 1) is None


def test_orders_for_a_card_and_for_a_trigger() -> None:
    match = window()
    standing = Standing(quiet=False)
    standing.settle("enigma", "always")
    answer = standing.answer(match, 1)
    assert answer is not None
    assert answer.text == "use enigma"
    standing.settle("enigma", "ask")
    assert standing.answer(match, 1) is None
    standing.silent.append(match.state.prompt(1))
    answer = standing.answer(match, 1)
    assert answer is not None
    assert answer.text == "pass"
    standing.forget()
    assert standing.answer(match, 1) is None
    assert standing.answer(match, 0) is None


def test_standing_orders_never_answer_what_is_no_window() -> None:
    match = in_play(GER={"hand": ["build-army"]})
    standing = Standing(quiet=True)
    standing.settle("build-army", "always")
    assert standing.answer(match, 0) is None


def test_standing_orders_by_keys() -> None:
    typed = keys("standing", "standing never enigma", "standing always blitzkrieg", "standing", "standing ask",
                 "standing never nonsense", "standing x", "standing quiet")  # fmt: skip
    told = run("play", "quartermaster", "--seed", "a", typed=typed, width=100).stdout
    assert "You are asked only when you can use a card." in told
    assert "Never used: Enigma" in told
    assert "Always used: Blitzkrieg" in told
    assert "You are asked in every response window." in told
    assert "“nonsense” is no card" in told
    shared = run(
        "play", "quartermaster", "--hotseat", "--seed", "a", typed=keys("", "standing quiet"), width=100
    ).stdout
    assert "Only where you play alone with bots" in shared


# other commands


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_reports_know_the_title(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(run("position", "--example", "quartermaster").stdout)
    for words in (("games",), ("sources", "quartermaster"), ("position", "--check", path),
                  ("advise", path, "--bot", "greedy")):  # fmt: skip
        assert run(*words, lang=lang).exit_code == 0


def test_a_bot_advises_where_no_virtual_opponent_plays(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(run("position", "--example", "quartermaster").stdout)
    report = json.loads(run("advise", path, "--iterations", 3, "--json").stdout)
    match = game("quartermaster").position(json.loads(path.read_text()), seed="x")
    assert report["seat"] == 0
    assert match.why_not(0, report["move"][0]) is None
    fault(run("advise", path, "--roll", 3))
    fault(run("advise", path, "--bot", "oracle"))


def test_as_many_bots_as_seats_play_each_other() -> None:
    words = ("--games", 2, "--json", "--seed", "six")
    report = json.loads(run("sim", "quartermaster", "--bots", ",".join(["random"] * 6), *words).stdout)
    assert report["games"] == 2
    assert sum(row["wins"] for row in report["bots"]) == pytest.approx(2)
    fault(run("sim", "quartermaster", "--bots", "random"))
