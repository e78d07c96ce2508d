"""Puzzles: found from the home page, answered wrongly and rightly on the board, remembered on the device."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.guests import Guest, Guests
from browser.hands import Keys
from browser.pages import Home
from browser.test_looks import SCREENS, named, nothing_is_in_the_way
from sandtable.book.puzzles import Puzzle, puzzles
from sandtable.text import LANGUAGES

ALL = [*puzzles("blitzkrieg").values()]


def placed(act: str) -> bool:
    return act.startswith("place ")


def wrong(puzzle: Puzzle) -> str:
    return next(other.act for other in puzzle.others if placed(other.act))


# answered by pointing at a token and at a space
ON_THE_BOARD = next(
    puzzle
    for puzzle in ALL
    if placed(puzzle.best) and any(placed(other.act) and other.why for other in puzzle.others[:1])
)


class Puzzles(Home):
    """The pages of puzzles."""

    def arrive(self, puzzle: Puzzle) -> Puzzles:
        self.page.goto(f"/puzzles/{puzzle.title}/{puzzle.id}")
        expect(self.prompt).to_contain_text(self.guest.words(f"ui-puzzle-theme-{puzzle.theme}"))
        return self

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("banner").get_by_role("status")

    @property
    def panel(self) -> Locator:
        return self.page.locator(".answer")

    def do(self, act: str) -> None:
        for noun in act.split()[1:]:
            self.press(self.page.locator(f"[data-noun='{noun}']").first)
        self.press(self.button("ui-confirm").locator("visible=true").first)

    def to_the_board(self) -> None:
        """On the phone what is said to an answer lies over it."""
        drawer = self.button("ui-board")
        if drawer.is_visible():
            self.press(drawer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_says_why_not_and_the_right_one_what_it_gains(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    page = Puzzles(guest).arrive(ON_THE_BOARD)
    token = guest.page.locator(f"[data-noun='{ON_THE_BOARD.best.split()[1]}']").first
    page.do(wrong(ON_THE_BOARD))
    expect(page.prompt).to_contain_text(guest.words("ui-puzzle-wrong"))
    expect(page.panel).to_contain_text(guest.words.action("blitzkrieg", wrong(ON_THE_BOARD)))
    expect(token).to_be_visible()  # nothing was carried out
    page.do(ON_THE_BOARD.best)
    expect(page.prompt).to_contain_text(guest.words("ui-puzzle-right"))
    chance = round(100 * ON_THE_BOARD.chance)
    margin = chance - round(100 * ON_THE_BOARD.others[0].chance)
    expect(page.panel).to_contain_text(guest.words("ui-puzzle-gain", chance=chance, margin=margin))
    expect(page.panel).to_contain_text(guest.words("ui-puzzle-tries", count=2))
    expect(page.panel.get_by_role("row")).to_have_count(1 + len(ON_THE_BOARD.others))


def test_what_was_solved_is_remembered_and_the_next_one_is_another(guest: Guest) -> None:
    page = Puzzles(guest).arrive(ON_THE_BOARD)
    page.do(ON_THE_BOARD.best)
    page.press(page.link("ui-puzzle-next"))
    following = ALL[(ALL.index(ON_THE_BOARD) + 1) % len(ALL)]
    guest.page.wait_for_url(f"**/puzzles/blitzkrieg/{following.id}")
    page.open()
    page.press(page.link("ui-puzzles", page.card()))
    of_title = guest.words("ui-puzzle-solved-of", solved=1, count=len(ALL))
    expect(guest.page.get_by_text(of_title)).to_be_visible()
    number = guest.page.locator(".level").get_by_role("link", name=guest.words("ui-puzzle-solved"))
    expect(number).to_have_count(1)
    page.press(number)
    page.press(page.button("ui-puzzle-give-up"))
    expect(page.prompt).to_contain_text(guest.words("ui-puzzle-told"))
    page.press(page.button("ui-puzzle-again"))
    expect(page.prompt).to_contain_text(guest.words(f"ui-puzzle-theme-{ON_THE_BOARD.theme}"))


def test_a_puzzle_is_solved_by_keyboard(guests: Guests) -> None:
    guest = guests(hand=Keys())
    page = Puzzles(guest).arrive(ON_THE_BOARD)
    page.do(ON_THE_BOARD.best)
    expect(page.prompt).to_contain_text(guest.words("ui-puzzle-right"))


def test_a_collection_is_looked_through_by_theme(guests: Guests) -> None:
    guest = guests("pl")
    guest.page.goto("/puzzles/blitzkrieg")
    shown = guest.page.locator(".level li")
    expect(shown).to_have_count(len(ALL))
    themes = guest.page.get_by_role("group", name=guest.words("ui-puzzle-theme"), exact=True)
    for theme in {puzzle.theme for puzzle in ALL}:
        Puzzles(guest).press(themes.get_by_role("button", name=guest.words(f"ui-puzzle-theme-{theme}"), exact=True))
        expect(shown).to_have_count(sum(puzzle.theme == theme for puzzle in ALL))


@pytest.mark.parametrize("title", ["blitzkrieg", "quartermaster", "legie"])
def test_every_title_has_one_for_the_day(guest: Guest, title: str) -> None:
    guest.page.goto(f"/puzzles/{title}/today")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text(guest.words("ui-puzzle-daily"))
    expect(guest.page.locator(".hand [data-noun], .board [data-noun]").first).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS, ids=named)
def test_puzzles_fit_every_screen(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    for place in ("/puzzles", "/puzzles/blitzkrieg"):
        guest.page.goto(place)
        guest.page.locator(".of-title").first.wait_for()
        assert guest.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
        nothing_is_in_the_way(guest)
    page = Puzzles(guest).arrive(ON_THE_BOARD)
    nothing_is_in_the_way(guest)
    page.do(wrong(ON_THE_BOARD))
    expect(page.panel).to_be_visible()
    nothing_is_in_the_way(guest)
    page.to_the_board()
    page.do(ON_THE_BOARD.best)
    expect(page.link("ui-puzzle-next").locator("visible=true")).to_be_in_viewport()
    nothing_is_in_the_way(guest)
