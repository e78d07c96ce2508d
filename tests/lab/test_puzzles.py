"""Making puzzles: the same seed finds the same, whoever stops goes on, and a second search agrees with the first."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from cli.terminal import fault, run
from games.blitzkrieg.table import position

from sandtable.book.puzzles import puzzles
from sandtable.kernel.plain import Malformed, parse
from sandtable.lab import puzzles as making
from sandtable.lab.puzzles import TERMS, Found, OtherTerms, Search, Terms, begun, make, read, written


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches that see little, in few positions."""
    monkeypatch.setitem(TERMS, "blitzkrieg", Terms("duel", 2, 0.02, 2, 3))
    monkeypatch.setattr(making, "POSITIONS", 3)
    monkeypatch.setattr(making, "OF_EACH", 1)


def made(games: int) -> Found:
    found = begun("blitzkrieg", "test")
    make(found, 100, lambda _: None, games)
    return found


@pytest.mark.usefixtures("quick")
def test_equal_seeds_find_the_same_and_a_stop_loses_nothing() -> None:
    whole = made(3)
    assert whole["searched"] == 3
    assert whole["puzzles"]
    assert whole["checked"] == whole["dropped"] + len(whole["puzzles"])
    kept: list[str] = []
    make(begun("blitzkrieg", "test"), 100, lambda found: kept.append(written(found)), 2)
    make(read(parse(kept[-1]), "blitzkrieg", "test"), 100, lambda found: kept.append(written(found)), 3)
    assert len(kept) == 3
    assert kept[-1] == written(whole)


@pytest.mark.usefixtures("quick")
def test_it_ends_with_the_puzzles_that_are_wanted() -> None:
    found = begun("blitzkrieg", "test")
    make(found, 1, lambda _: None)
    assert 1 <= len(found["puzzles"]) <= making.OF_ONE_GAME


@pytest.mark.usefixtures("quick")
def test_two_kinds_of_puzzles_are_never_mixed() -> None:
    found = parse(written(made(1)))
    with pytest.raises(OtherTerms):
        read(found, "blitzkrieg", "another seed")
    with pytest.raises(Malformed, match="mode"):
        read({"seed": "test", "games": [{"game": 0, "acts": []}], "puzzles": []}, "blitzkrieg", "test")


@pytest.mark.usefixtures("quick")
def test_the_win_on_the_board_is_the_best_act_by_far() -> None:
    match = position(to_move="allies", points=(10, 16), filled=["PO-1"], markers={"PO": -13},
                     reserve=(["air:1", "air:2"], ["navy:1", "army:1", "army:2"]), turns=7)  # fmt: skip
    search = Search(begun("blitzkrieg", "test"))
    observation = search.judge(1, "").observation(match.state, 1)
    ranking = search.searched_deeper(observation, "test")
    assert " PO-" in ranking[0].act.text
    assert [one.behind for one in ranking] == sorted(one.behind for one in ranking)


@pytest.mark.usefixtures("quick")
def test_the_command_goes_on_where_it_was_stopped_and_says_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    command = ("lab", "puzzles", "blitzkrieg", "--seed", "test", "--out", file)
    assert ": 0 puzzles of 0 games." in run(*command, "--count", 0).stdout
    assert "of 1 game." in run(*command, "--games", 1).stdout
    assert "of 2 games." in run(*command, "--games", 2).stdout
    assert read(parse(file.read_bytes()), "blitzkrieg", "test") == made(2)
    assert str(file) in fault(run("lab", "puzzles", "blitzkrieg", "--seed", "other", "--out", file))
    assert "globalwar" in fault(run("lab", "puzzles", "globalwar", "--out", tmp_path / "none.json"))
    file.write_text("{}", encoding="utf-8")
    assert "seed" in fault(run(*command))


@pytest.mark.full
@pytest.mark.parametrize("title", TERMS)
def test_a_third_deep_search_agrees(title: str) -> None:
    """At least 95 % of what is shipped, in a sample of it."""
    sample = random.Random("third").sample([*puzzles(title).values()], min(20, len(puzzles(title))))
    search = Search(begun(title, "third"))
    agree = 0
    for puzzle in sample:
        state = puzzle.match().state
        ranking = search.searched_deeper(search.judge(1, "").observation(state, puzzle.seat), f"third:{puzzle.id}")
        agree += ranking[0].act.text == puzzle.best
    assert agree >= 0.95 * len(sample)
