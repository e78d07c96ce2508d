"""The lobby in real browsers: one waits, another finds the table and joins by one press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from server.house import House

from browser.guests import Guest, Guests
from browser.hands import Keys, Mouse
from browser.pages import Home, Page, Table
from browser.test_looks import nothing_is_in_the_way
from browser.test_time import going
from sandtable.text import LANGUAGES


class Lobby(Page):
    def open(self) -> Lobby:
        with self.page.expect_response("**/api/lobby?*"):
            self.page.goto("/lobby")
        self.find.wait_for()
        return self

    @property
    def find(self) -> Locator:
        return self.button("ui-people-find")

    @property
    def title(self) -> Locator:
        return self.page.get_by_label(self.guest.words("ui-people-filter-title"), exact=True)

    def filter(self, id: str) -> Locator:
        return self.button(f"ui-people-{id}")

    @property
    def rows(self) -> Locator:
        return self.page.locator(".open").get_by_role("listitem")

    def join(self) -> Locator:
        return self.rows.first.locator(".btn")

    def ring(self, side: str) -> Locator:
        return self.rows.first.get_by_role("button", name=self.guest.words("ui-people-join-as", side=side), exact=True)


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
    expect(going(ada)).to_have_count(1)
    ours = Lobby(ada).open()
    nothing_is_in_the_way(ada)
    expect(ours.rows).to_have_count(0)  # it is full


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_free_ring_is_a_seat_for_whoever_presses_it(guests: Guests, house: House, lang: str) -> None:
    seats = ["me", "open", "bot:beginner", "open", "open", "open"]
    host = house.visitor("Ada")
    wish = {"title": "quartermaster", "mode": "standard", "seats": seats, "listed": lang}
    made = host.post("/api/tables", wish).json()["table"]
    bob = guests(lang, phone=True)
    lobby = Lobby(bob).open()
    rings = lobby.rows.first.locator(".rings > *")
    expect(rings).to_have_count(6)
    expect(rings.and_(bob.page.get_by_role("button"))).to_have_count(4)  # where somebody sits nothing can be pressed
    nothing_is_in_the_way(bob)
    ussr = bob.words("qm-country-USSR")
    lobby.press(lobby.ring(ussr[0].upper() + ussr[1:]))
    Table(bob).arrive()
    assert [seat["mine"] for seat in bob.get(f"/api/tables/{made}")["seats"]] == [seat == 3 for seat in range(6)]


def test_rows_are_gone_through_by_keys(guests: Guests, house: House) -> None:
    for name in ("Ada", "Bob"):
        wish = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"], "listed": "en"}
        assert house.visitor(name).post("/api/tables", wish).status_code == 201
    eve = guests()
    lobby = Lobby(eve).open()
    buttons = lobby.rows.locator(".btn")
    expect(buttons).to_have_count(2)
    eve.page.keyboard.press("j")
    expect(buttons.nth(0)).to_be_focused()
    eve.page.keyboard.press("j")
    eve.page.keyboard.press("j")  # there is no third
    expect(buttons.nth(1)).to_be_focused()
    eve.page.keyboard.press("k")
    expect(buttons.nth(0)).to_be_focused()
    eve.page.keyboard.press("Enter")
    Table(eve).arrive().settle()
    lobby.open()
    eve.page.keyboard.press("q")  # and a table is there at which somebody is waited for
    Table(eve).arrive().settle()


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_one_press_at_home_joins_who_waits(guests: Guests, house: House, hand: type[Mouse | Keys]) -> None:
    wish = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"], "listed": "en"}
    clock = {"kind": "live", "minutes": 10, "increment": 5}
    made = house.visitor("Ada").post("/api/tables", {**wish, "clock": clock}).json()["table"]
    assert house.visitor("Eva").post("/api/tables", {**wish, "listed": "cs"}).status_code == 201  # not in our language
    bob = guests(hand=hand())
    home = Home(bob).wide()
    expect(home.waiting).to_have_count(1)
    expect(home.waiting).to_contain_text("Ada")
    expect(home.waiting).to_contain_text(bob.words("ui-people-live", minutes=10, seconds=5))
    nothing_is_in_the_way(bob)
    home.press(home.waiting.get_by_role("button"))
    Table(bob).arrive().settle()
    assert bob.page.url.endswith(made)
    assert [seat["mine"] for seat in bob.get(f"/api/tables/{made}")["seats"]] == [False, True]


def test_home_shows_the_newest_tables_and_how_many_there_are(guests: Guests, house: House) -> None:
    bob = guests()
    home = Home(bob).wide()
    expect(home.waiting).to_have_count(0)
    expect(bob.page.get_by_text(bob.words("ui-people-open"))).to_have_count(0)  # no empty box
    for name in ("Ada", "Ben", "Cyd", "Dan", "Eve"):
        wish = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"], "listed": "en"}
        assert house.visitor(name).post("/api/tables", wish).status_code == 201
    bob.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # it comes back into sight
    expect(home.waiting).to_have_count(4)
    expect(home.waiting.first).to_contain_text("Eve")
    home.press(bob.page.get_by_role("link", name=bob.words("ui-people-open-all", count=5), exact=True))
    expect(Lobby(bob).rows).to_have_count(5)


def test_home_asks_for_open_tables_only_where_it_shows_them(guest: Guest) -> None:
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    home = Home(guest).open()
    home.card("globalwar").wait_for()
    guest.page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/api/lobby" in url] == []
    with guest.page.expect_response("**/api/lobby?*"):
        home.wide()


def test_who_comes_too_late_is_told_so_at_home(guests: Guests, house: House) -> None:
    wish = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"], "listed": "en"}
    made = house.visitor("Ada").post("/api/tables", wish).json()["table"]
    bob = guests()
    bob.expects("409")
    home = Home(bob).wide()
    expect(home.waiting).to_have_count(1)
    assert house.visitor("Eve").post(f"/api/tables/{made}/join", {}).is_success
    home.press(home.waiting.get_by_role("button"))
    expect(bob.page.get_by_role("alert")).not_to_be_empty()
    expect(home.waiting).to_have_count(0)


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
    expect(going(ada)).to_have_count(1)
    table.press(table.button("ui-seats-menu", table.menu))
    seats = table.dialog("ui-seats-menu")
    table.press(table.button("ui-seat-block", seats))
    expect(table.button("ui-seat-blocked", seats)).to_be_visible()
    waits(ada).settle()
    expect(Lobby(eve).open().rows).to_have_count(0)
