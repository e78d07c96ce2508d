"""Examples of the rulebook: found beside their rule, tried on the board, taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.guests import Guest, Guests
from browser.pages import Rulebook
from sandtable.book.examples import examples
from sandtable.book.rulebook import rules
from sandtable.games import games
from sandtable.text import LANGUAGES

ROW = examples("blitzkrieg")["active-row"]
WRONG, RIGHT = ROW.steps


class Tried(Rulebook):
    """The page of an example."""

    @property
    def steps(self) -> Locator:
        return self.page.locator(".steps li")

    def step_on(self) -> None:
        self.press(self.page.locator(".steps footer .primary"))


def tried(guest: Guest, lang: str = "en") -> Tried:
    book = Tried(guest)
    book.open(ROW.rules[0])
    book.press(guest.page.get_by_role("link", name=ROW.words[lang]).first)
    expect(book.steps).to_have_count(2)
    return book


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_refused_act_and_the_right_one_are_tried_and_taken_back(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    book = tried(guest, lang)
    book.step_on()
    expect(book.steps.first).to_have_text(WRONG.words[lang])
    expect(guest.page.locator(".whynot")).to_contain_text(rules("blitzkrieg", lang)["bk.place.active"])
    book.step_on()
    expect(book.steps.last).to_have_text(RIGHT.words[lang])
    expect(guest.page.locator("[data-noun='army:1']")).to_be_visible()  # what chance brings in the example
    book.press(book.button("ui-try-again"))
    expect(book.steps.first).not_to_have_text(WRONG.words[lang])


def test_an_example_is_tried_on_the_board_itself(guest: Guest) -> None:
    tried(guest)
    guest.page.locator("[data-noun='army:2']").first.click()
    guest.page.locator("[data-noun='EE-1-2']").click()
    guest.page.get_by_role("banner").get_by_role("button", name=guest.words("ui-confirm")).click()
    expect(guest.page.get_by_text(guest.words("ui-try-astray"))).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("title", games())
def test_every_example_opens_on_the_board(guests: Guests, title: str) -> None:
    """One after the other, each in one of the languages."""
    guest = guests()
    for number, example in enumerate(examples(title).values()):
        lang = LANGUAGES[number % len(LANGUAGES)]
        guest.page.add_init_script(f"localStorage.setItem('sandtable.lang', '{lang}')")
        guest.page.goto(f"/rulebook/{title}/try/{example.id}")
        expect(guest.page.locator(".steps footer .primary")).to_be_enabled()
        expect(guest.page.locator(".trial .prompt")).to_contain_text(example.words[lang])
        expect(guest.page.locator(".trial > .board > :not(h1)").first).to_be_visible()
