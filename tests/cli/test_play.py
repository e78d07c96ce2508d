"""Playing in the terminal: whole games by keys alone, what is told, what is refused, and how one leaves."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import sandtable
from cli.terminal import fault, keys, position, run
from sandtable.games.blitzkrieg.edition import read_data

ENOUGH = keys(*["1"] * 400)  # the first of everything, until the game is over


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_whole_solo_game_by_keys(lang: str, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    result = run("play", "blitzkrieg", "--seed", "b", "--save", save, typed=ENOUGH, lang=lang)
    assert result.exit_code == 0, result.output
    match = sandtable.load(save.read_bytes())
    assert match.setting.mode == "solo"
    assert match.outcome is not None
    assert str(save) in result.stdout.splitlines()[-1]


@pytest.mark.parametrize("mode", ["nippon-solo", "solo"])
@pytest.mark.parametrize("seed", ["p", "q", "r"])
def test_games_with_tactical_tokens_come_to_an_end(mode: str, seed: str, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    words = ("--mode", mode, "--seed", seed, "--option", "tactical-tokens=true", "--save", save)
    assert run("play", "blitzkrieg", *words, typed=ENOUGH, width=120).exit_code == 0
    assert sandtable.load(save.read_bytes()).outcome is not None


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_against_a_bot(seat: int, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    words = ("--bot", "random", "--seat", seat, "--seed", "c", "--save", save)
    result = run("play", "blitzkrieg", *words, typed=ENOUGH)
    assert result.exit_code == 0, result.output
    match = sandtable.load(save.read_bytes())
    assert match.setting.mode == "duel"
    assert match.outcome is not None
    assert ("You have won." if seat in match.outcome.winners else "You have lost.") in result.stdout


def test_the_first_screen_welcomes_and_says_what_to_do() -> None:
    result = run("play", "blitzkrieg")
    assert "Blitzkrieg!" in result.stdout
    assert "25 points" in result.stdout
    assert "Type a number" in result.stdout
    assert " 1 " in result.stdout
    assert result.stdout.rstrip().endswith("Goodbye.")


def my_move(folder: Path, *typed: object) -> str:
    """What is said when the Allies are to move with army 2, army 3 and navy 2, and this is typed."""
    path = position(folder, to_move="allies")
    result = run("play", "blitzkrieg", "--position", path, "--seed", "a", typed=keys(*typed))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_nouns_in_any_order_and_by_any_name(tmp_path: Path) -> None:
    """Numbers, token then space, space then token, the whole act, capitals or not: all the same act."""
    told = "The Allies place army 3 on Western Europe 1-2."
    for typed in ((2, 1), ("2 1",), ("army:3 WE-1-2",), ("we-1-2", "ARMY:3"), ("place army:3 WE-1-2",),
                  ("army:2", "back", "army:3", "WE-1-2")):  # fmt: skip
        assert told in my_move(tmp_path, *typed)


def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    told = my_move(tmp_path, "army:3 WE-1-1", "why navy:2 WE-2-1", "why army:3 WE-1-2")
    assert "Not allowed: Western Europe 1-1 is a sea space" in told
    assert "Rule bk.place.terrain.army" in told
    assert "Rule bk.place.active" in told
    assert "This is allowed: Place army 3 on Western Europe 1-2" in told
    assert "The Allies place" not in told


def test_nonsense_is_refused_with_a_line(tmp_path: Path) -> None:
    for nonsense in ("abc", "99", "0", "place", "place army:3 WE-1-2 extra", "why", "what", "what x", "rule", "rule x",
                     "why place", "log x", "é ☃ 🎲", "-1", "a" * 5000, "²", "٣"):  # fmt: skip
        assert "The Allies place" not in my_move(tmp_path, nonsense)


def test_orders_tell_what_they_promise(tmp_path: Path) -> None:
    told = my_move(tmp_path, "help", "?", "trace", "what 2 1", "rule bk.end.tie bk.no.such", "log 2", "board", "undo")
    assert "take back your last act" in told
    assert "has not thought about a move yet" in told
    assert "This is sure to happen" in told
    assert "With equal points at the end the Allies win." in told
    assert "There is no rule bk.no.such." in told
    assert "You have done nothing yet that could be taken back." in told


def test_the_trace_tells_the_steps_of_the_last_virtual_turn(tmp_path: Path) -> None:
    told = run("play", "blitzkrieg", "--position", position(tmp_path), "--seed", "a", typed=keys("trace")).stdout
    assert "Step 6: most free spaces in the active campaign — Africa and Middle East" in told
    assert "Step 24: the die shows" in told


def test_undo_takes_back_what_told_nobody_anything(tmp_path: Path) -> None:
    """A position in which the act brings no draw before the next decision: covering a strategic advantage."""
    told = my_move(tmp_path, "army:2 AME-1-1", "undo", "army:3 AME-1-1", "WE")
    assert "Taken back." in told
    assert "The Allies place army 3 on Africa and Middle East 1-1." in told


def test_resigning_is_asked_twice(tmp_path: Path) -> None:
    told = my_move(tmp_path, "resign", "no", "resign", "yes")
    assert "Cancelled." in told
    assert "You have lost." in told


# files


def test_a_game_goes_on_in_its_file(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    words = ("--position", position(tmp_path, to_move="allies"), "--seed", "a", "--save", save)
    run("play", "blitzkrieg", *words, typed=keys("army:3 WE-1-2"))
    before = len(sandtable.load(save.read_bytes()).entries)
    told = run("play", "blitzkrieg", "--load", save, typed=keys("1 1", "quit")).stdout
    assert "sandtable play blitzkrieg --load" in told
    assert "The Allies place army 3 on Western Europe 1-2." in told  # it is told from the own last act on
    assert len(sandtable.load(save.read_bytes()).entries) > before
    assert {path.name for path in tmp_path.iterdir()} == {"game.json", "position.json"}


def test_saving_by_hand_and_on_leaving(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second one.json"
    typed = keys("save", f"save {first}", "2 1", "quit")
    run("play", "blitzkrieg", "--seed", "a", typed=typed)
    assert len(sandtable.load(first.read_bytes()).entries) > 10
    run("play", "blitzkrieg", "--seed", "a", typed=keys("quit", second))
    sandtable.verify(second.read_bytes())


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("my thesis")
    assert "precious" in fault(run("play", "blitzkrieg", "--save", precious))
    told = run("play", "blitzkrieg", "--seed", "a", typed=keys(f"save {precious}", "quit", precious, "quit", "")).stdout
    assert "is there already" in told
    assert precious.read_text() == "my thesis"


def test_a_place_where_nothing_can_be_saved(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "such" / "folder" / "game.json"
    told = run("play", "blitzkrieg", "--seed", "a", typed=keys(f"save {nowhere}")).stdout
    assert "Could not save" in told.replace("\n", " ")
    fault(run("play", "blitzkrieg", "--save", nowhere))


# several people


def test_a_hot_seat_shows_each_player_only_their_own(tmp_path: Path) -> None:
    """Between the curtains stands nothing of the other's reserve and draws."""
    save = tmp_path / "game.json"
    typed = keys("", "1 1", "", "", "1 1", "", "", "1 1", "", "", "quit")
    told = run("play", "blitzkrieg", "--hotseat", "--seed", "a", "--save", save, typed=typed).stdout
    parts = told.split("Hand the screen to ")[1:]
    assert [part.split(" and press")[0] for part in parts] == ["Axis", "Allies", "Axis", "Allies"]
    for part in parts:
        mine, other = ("Axis", "Allies") if part.startswith("Axis") else ("Allies", "Axis")
        hidden = [line for line in part.splitlines() if line.startswith(f"· The {other} draw")]
        assert all("a token" in line or "a special weapon" in line for line in hidden), hidden
        reserves = [line for line in part.splitlines() if f" {other} " in line and "reserve:" in line]
        assert reserves
        assert all(re.search(r"reserve: \d tokens", line) for line in reserves), reserves
        assert f"{mine} " in part


def test_manual_chance_asks_for_what_came_up() -> None:
    draws = [
        "army:1",
        "2",
        "draw army:3",
        "navy:9",
        "navy:1",
        "air:1",
        "air:2",
        "general",
        "admiral",
        "6",
        "PO",
        "1",
        "2",
    ]
    told = run("play", "blitzkrieg", "--manual", typed=keys(*draws, "army:1", "trace"), width=120).stdout
    assert "The Allies draw army 3 from the bag." in told
    assert "“navy:9” is not understood here" in told
    assert "The Axis draw the admiral from the bag." in told
    assert "Choose the theatre whose marker is shifted" in told
    assert "The marker in the Pacific moves 2 spaces towards the Axis" in told


def test_undo_may_cross_chance_at_a_real_table() -> None:
    draws = [
        "army:1",
        "army:2",
        "army:3",
        "navy:1",
        "air:1",
        "air:2",
        "general",
        "admiral",
        "1",
        "2",
        "3",
        "1",
        "army:1",
    ]
    typed = keys(*draws, "army:2 WE-1-2", "undo", "army:3 WE-1-2")
    told = run("play", "blitzkrieg", "--manual", typed=typed, width=120).stdout
    assert "Taken back." in told
    assert "The Allies place army 3 on Western Europe 1-2." in told


@pytest.mark.parametrize(
    "words",
    [
        ("--seat", "2"),
        ("--seat", "-1"),
        ("--mode", "solo", "--bot", "greedy"),
        ("--hotseat", "--bot", "greedy"),
        ("--bot", "deep-thought"),
        ("--mode", "chess"),
        ("--option", "difficulty"),
        ("--option", "difficulty=insane"),
        ("--option", "colour=red"),
        ("--option", "handicap=16"),
        ("--option", "=x"),
        ("--lang", "xx"),
        ("--load", "game.json", "--mode", "solo"),
        ("--load", "game.json", "--position", "position.json"),
        ("--position", "position.json", "--option", "difficulty=low"),
        ("--no-such-option",),
        ("--seat", "many"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_options_that_do_not_fit(words: tuple[str, ...], lang: str) -> None:
    fault(run("play", "blitzkrieg", *words, lang=lang))


def test_a_data_pack_replaces_the_board(tmp_path: Path) -> None:
    board = json.loads(json.dumps(read_data("board")))
    board["theatres"][0]["campaigns"][0]["points"] = 9
    (tmp_path / "board.json").write_text(json.dumps(board), encoding="utf-8")
    words = ("play", "blitzkrieg", "--mode", "duel", "--seed", "x", "--pack", tmp_path)
    assert "WE-1 ★9" in run(*words, typed=keys("quit"), width=120).stdout


def test_a_folder_without_a_pack_and_a_bad_pack_are_refused(tmp_path: Path) -> None:
    fault(run("play", "blitzkrieg", "--pack", tmp_path))
    fault(run("play", "blitzkrieg", "--pack", tmp_path / "nowhere"))
    (tmp_path / "board.json").write_text("[]", encoding="utf-8")
    fault(run("play", "blitzkrieg", "--pack", tmp_path))
