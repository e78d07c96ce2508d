"""The table of Global War in the terminal: what it tells, and orders that are taken back."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from cli.terminal import keys, run
from sandtable.cli.boards.globalwar import GlobalWarBoard
from sandtable.cli.pointing import Pointing
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.match import Match
from sandtable.text import LANGUAGES, language


def printed(match: Match, code: str, width: int = 200) -> str:
    paper = io.StringIO()
    Console(width=width, file=paper).print(GlobalWarBoard(match, language(code)).picture(match.view(0), width))
    return paper.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_board_tells_land_fleets_nations_and_objectives(code: str) -> None:
    match = GAME.match("asia-1937", 2, seed="board")
    text = printed(match, code)
    lang = language(code)
    for noun in ("tokyo", "nanking", "japan", "kmt", "fleet-carrier", "manchukuo", "soviet-far-east"):
        assert lang.noun(noun, title="globalwar") in text
    assert "1937-07" in text
    assert "gw-" not in text
    assert GlobalWarBoard(match, lang).welcome.count("\n") == 2


def test_the_board_fits_into_eighty_columns() -> None:
    match = GAME.match("asia-1937", 3, seed="board")
    assert max(len(line) for line in printed(match, "cs", 80).splitlines()) <= 80


def test_the_rest_of_a_long_line_stands_in() -> None:
    """Only headings begin at the edge; a zone stands in by its mark, and what goes on below it further."""
    match = GAME.match("asia-1937", 2, seed="board")
    lines = printed(match, "en", 40).splitlines()
    first = next(n for n, line in enumerate(lines) if "Eastern Manchuria" in line)
    assert lines[first].startswith(" Eastern")
    assert lines[first + 1].startswith("   ")
    assert "militia" in lines[first + 1] + lines[first + 2]


def test_what_is_ordered_is_shown_and_taken_back_by_its_verb() -> None:
    match = GAME.match("asia-1937", 2, seed="board")
    match.play(0, "buy 2*infantry")
    assert "Buy 2× infantry" in printed(match, "en")
    pointing = Pointing(match, 0, GlobalWarBoard(match, language("en")))
    pointing.take(["refund", "buy", "infantry"])
    action = pointing.complete()
    assert action is not None
    assert action.text == "refund buy infantry"
    match.play(0, action)
    assert "Buy infantry" in printed(match, "en")


def test_after_an_act_only_what_changed_is_told_and_the_board_on_request() -> None:
    typed = keys("buy 2*infantry", "board")
    told = run("play", "globalwar", "--seed", "a", typed=typed).stdout.split("\n> ")
    first, bought, whole = (part.splitlines() for part in told[:3])
    assert any("Hokkaido" in line for line in first)
    assert not any("Hokkaido" in line for line in bought)
    assert "Ordered in this phase: Buy 2× infantry" in bought
    assert "▸ Japan · treasury 9" in bought
    assert "Type board for the whole board." in bought
    assert any("Hokkaido" in line for line in whole)


def test_a_zone_that_changed_is_told() -> None:
    match = GAME.match("asia-1937", 2, seed="board")
    before = match.view(0)
    match.play(0, "done")
    march = next(act for act in match.legal(0) if act.text == "move cavalry western-manchuria rehe")
    match.play(0, march)
    paper = io.StringIO()
    Console(width=200, file=paper).print(GlobalWarBoard(match, language("en")).changes(match.view(0), before))
    changed = [line for line in paper.getvalue().splitlines() if line.startswith("›")]
    places = [language("en").noun(zone, title="globalwar") for zone in march.nouns if zone in GAME.printed.world.number]
    assert len(changed) == len(places) == 2
    assert all(any(place in line for line in changed) for place in places)
