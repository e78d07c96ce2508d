"""The lobby in real browsers: one waits, another finds the table and joins by one press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.guests import Guest, Guests
from browser.pages import Home, Page, Table
from browser.test_looks import nothing_is_in_the_way
from browser.test_time import clocks
from sandtable.text import LANGUAGES


class Lobby(Page):
    def open(self) -> Lobby:
        with self.page.expect_response("**/api/lobby"):
            self.page.goto("/lobby")
        self.find.wait_for()
        return self

    @property
    def find(self) -> Locator:
        return self.button("ui-people-find")

    @property
    def rows(self) -> Locator:
        return self.page.locator(".open").get_by_role("listitem")

    def join(self) -> Locator:
        return self.rows.first.get_by_role("button")


def waits(guest: Guest) -> Table:
    lobby = Lobby(guest).open()
    lobby.press(lobby.find)
    return Table(guest).arrive()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_press_joins_who_waits(guests: Guests, lang: str) -> None:
    ada, bob = guests(lang), guests(lang, phone=True)
    empty = Lobby(bob).open()
    expect(bob.page.get_by_text(bob.words("ui-people-open-none"))).to_be_visible()
    nothing_is_in_the_way(bob)
    table = waits(ada)
    table.settle()
    lobby = empty.open()
    expect(lobby.rows).to_have_count(1)
    expect(lobby.rows).to_contain_text(bob.words("ui-people-live", minutes=10, seconds=5))
    nothing_is_in_the_way(bob)
    lobby.press(lobby.join())
    Table(bob).arrive().settle()
    expect(clocks(ada).locator(".going")).to_have_count(1)
    ours = Lobby(ada).open()
    nothing_is_in_the_way(ada)
    expect(ours.rows).to_have_count(0)  # it is full


def test_what_is_not_listed_is_not_there_and_news_waits_until_asked_for(guests: Guests) -> None:
    ada, bob = guests(), guests()
    home = Home(ada).open()
    home.begin("invite", "duel").settle()
    lobby = Lobby(bob).open()
    expect(lobby.rows).to_have_count(0)
    dialog = home.open().setup("invite")
    dialog.get_by_label(ada.words("ui-people-listed"), exact=True).check()
    home.press(home.button("ui-begin", dialog))
    Table(ada).arrive().settle()
    news = lobby.button("ui-people-news", count=1)
    expect(news).to_be_visible()
    expect(lobby.rows).to_have_count(0)  # nothing jumps under a finger
    lobby.press(news)
    expect(lobby.rows).to_have_count(1)


def test_who_is_blocked_is_not_met_again(guests: Guests) -> None:
    ada, eve = guests(), guests()
    table = waits(ada)
    table.settle()
    lobby = Lobby(eve).open()
    lobby.press(lobby.join())
    Table(eve).arrive().settle()
    expect(clocks(ada).locator(".going")).to_have_count(1)
    table.press(table.button("ui-seats-menu", table.menu))
    seats = table.dialog("ui-seats-menu")
    table.press(table.button("ui-seat-block", seats))
    expect(table.button("ui-seat-blocked", seats)).to_be_visible()
    waits(ada).settle()
    expect(Lobby(eve).open().rows).to_have_count(0)
