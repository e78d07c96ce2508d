"""Ratings and profiles in real browsers: from the lobby to a rated game, its end, and the pages of both."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from server.house import House, play_at_random
from server.test_ratings import WISH, person, plays, rated

from browser.guests import Guest, Guests
from browser.pages import Page, Table
from browser.test_accounts import Account, Device, by_name
from browser.test_lobby import Lobby
from browser.test_looks import nothing_is_in_the_way
from sandtable.server.identity import COOKIE
from sandtable.text import LANGUAGES


class Profile(Page):
    def open(self, name: str) -> Profile:
        self.page.goto(f"/person#{name}")
        self.page.get_by_role("heading", name=name, exact=True, level=1).wait_for()
        return self

    @property
    def ratings(self) -> Locator:
        return self.page.locator(".ratings > li")

    @property
    def games(self) -> Locator:
        return self.page.locator(".past > li")


def comes_as(guest: Guest, visitor: Any) -> Guest:
    """The browser of somebody who made their account elsewhere."""
    cookie = {"name": COOKIE, "value": visitor.http.cookies[COOKIE], "url": f"http://{guest.address}"}
    guest.context.add_cookies([cookie])
    return guest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_the_lobby_to_a_rated_game_and_its_pages(guests: Guests, house: House, lang: str) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    laptop = comes_as(guests(lang, address=by_name(house)), ada)
    phone = comes_as(guests(lang, address=by_name(house), phone=True), bob)
    lobby = Lobby(laptop).open()
    laptop.page.get_by_label(laptop.words("ui-people-rated"), exact=True).check()
    nothing_is_in_the_way(laptop)
    lobby.press(lobby.find)
    table = Table(laptop).arrive()
    table.settle()
    other = Lobby(phone).open()
    expect(other.rows).to_contain_text(phone.words("ui-people-level-any"))
    other.press(other.join())
    Table(phone).arrive().settle()
    made = {"table": table.id}
    expect(Lobby(laptop).open().page.locator(".run")).to_contain_text("Bob")  # games are told apart by people
    with ada.joins(made, 0) as one, bob.joins(made, 1) as two:
        play_at_random({0: one, 1: two}, random.Random(4), 8)
        assert one.ask("resign", seat=0)["type"] == "done"
    own = Profile(phone).open("Bob")
    expect(own.ratings).to_have_count(4)
    expect(own.ratings.first).to_contain_text("15")
    expect(own.games).to_have_count(1)
    expect(own.games).to_contain_text(phone.words("ui-people-won"))
    nothing_is_in_the_way(phone)
    own.press(own.games.get_by_role("link", name="Ada"))
    phone.page.get_by_role("heading", name="Ada", exact=True, level=1).wait_for()
    nothing_is_in_the_way(phone)
    Profile(laptop).open("Ada")
    nothing_is_in_the_way(laptop)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_of_one_game_and_near_ones_strength(guests: Guests, house: House, lang: str) -> None:
    ada, bob, eve = (person(house, name) for name in ("Ada", "Bob", "Eve"))
    plays(ada, bob, rated(ada, bob), 8)
    for host, title, mode in ((bob, "blitzkrieg", "duel"), (eve, "blitzkrieg", "duel"), (eve, "legie", "standard")):
        wish = {"title": title, "mode": mode, "seats": ["me", "open"], "listed": lang}
        assert host.post("/api/tables", wish).status_code == 201
    laptop = comes_as(guests(lang, address=by_name(house)), ada)
    lobby = Lobby(laptop).open()
    expect(lobby.rows).to_have_count(3)
    lobby.title.select_option("legie")
    expect(lobby.rows).to_have_count(1)
    expect(lobby.filter("near")).to_have_count(0)  # nobody has rated them there
    nothing_is_in_the_way(laptop)
    lobby.title.select_option("")
    lobby.filter("near").focus()
    laptop.page.keyboard.press("Enter")
    expect(lobby.rows).to_have_count(1)  # of Eve nobody knows how strong she is
    expect(lobby.rows).to_contain_text("Bob")
    nothing_is_in_the_way(laptop)
    lobby.press(lobby.filter("near"))
    expect(lobby.rows).to_have_count(3)
    lobby.press(lobby.filter("filter-days"))
    expect(lobby.rows).to_have_count(0)
    stranger = Lobby(guests(lang, phone=True)).open()
    stranger.title.select_option("blitzkrieg")
    expect(stranger.rows).to_have_count(2)
    expect(stranger.filter("near")).to_have_count(0)
    nothing_is_in_the_way(stranger.guest)
    assert stranger.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_guests_are_told_what_a_rated_table_needs(guests: Guests, house: House) -> None:
    ada = person(house, "Ada")
    ada.post("/api/tables", {**WISH, "listed": "en"})
    eve = guests(address=by_name(house))
    lobby = Lobby(eve).open()
    lobby.press(eve.page.get_by_role("button", name=eve.words("ui-people-filter-all"), exact=True))
    expect(lobby.rows).to_contain_text(eve.words("ui-people-rated-needs"))
    lobby.press(lobby.rows.get_by_role("link"))
    Device(eve)
    Account(eve).becomes("Eve")
    again = Lobby(eve).open()
    again.press(again.join())
    Table(eve).arrive().settle()


def test_scripts_in_names_are_only_names_on_a_profile(guests: Guests, house: House) -> None:
    name = "<img src=x onerror=alert(1)>"
    ada, bob = person(house, name), person(house, "Bob")
    plays(ada, bob, rated(ada, bob), 8)
    eve = guests(address=by_name(house))
    eve.page.on("dialog", lambda dialog: eve.errors.append(dialog.message))
    page = Profile(eve).open("Bob")
    page.press(page.games.get_by_role("link", name=name))
    eve.page.get_by_role("heading", name=name, exact=True, level=1).wait_for()
    assert eve.page.locator("img[src=x]").count() == 0


def test_the_same_table_next_week(guests: Guests, house: House) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    made = rated(ada, bob)
    plays(ada, bob, made, 8)
    laptop = comes_as(guests(address=by_name(house)), ada)
    table = Table(laptop).open(made["table"])
    table.press(table.button("ui-next-week"))
    Table(laptop).arrive()
    lobby = Lobby(laptop).open()
    expect(lobby.page.locator(".run .st")).to_contain_text(laptop.words("ui-begins", when="").strip())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_friends_and_reports(guests: Guests, house: House, lang: str) -> None:
    ada, bob = person(house, "Ada"), person(house, "<i>Bob</i>")
    made = ada.makes("duel", "me", "open")
    bob.sits(made, 1)
    bob.post("/api/people/friend", {"name": "Ada"})
    laptop = comes_as(guests(lang, address=by_name(house)), ada)
    lobby = Lobby(laptop).open()
    friends = laptop.page.get_by_role("region", name=laptop.words("ui-people-friends"))
    expect(friends.get_by_role("listitem")).to_contain_text(laptop.words("ui-people-asks"))
    nothing_is_in_the_way(laptop)
    lobby.press(friends.get_by_role("listitem").get_by_role("button"))
    expect(friends.get_by_role("listitem")).to_contain_text(laptop.words("ui-people-absent"))
    lobby.press(friends.get_by_role("link"))
    laptop.page.get_by_role("heading", name="<i>Bob</i>", exact=True, level=1).wait_for()
    expect(lobby.button("ui-people-bond-friend")).to_be_visible()
    nothing_is_in_the_way(laptop)
    table = Table(laptop).open(made["table"])
    table.settle()
    table.press(table.button("ui-seats-menu", table.menu))
    seats = table.dialog("ui-seats-menu")
    table.press(table.button("ui-seat-mute", seats))
    expect(table.button("ui-seat-muted", seats)).to_be_visible()
    table.press(seats.get_by_text(laptop.words("ui-seat-report"), exact=True))
    nothing_is_in_the_way(laptop)
    seats.get_by_label(laptop.words("ui-seat-report-words")).fill("<script>alert(1)</script>")
    table.press(table.button("ui-seat-report-send", seats))
    expect(seats.get_by_text(laptop.words("ui-seat-reported"))).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tournament_has_its_page(guests: Guests, house: House, lang: str) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    laptop = comes_as(guests(lang, address=by_name(house)), ada)
    page = Page(laptop)
    laptop.page.goto("/tournaments")
    name = "<img src=x onerror=alert(1)>"
    laptop.page.get_by_label(laptop.words("ui-people-contest-name")).fill(name)
    page.press(page.button("ui-people-kind-robin"))
    nothing_is_in_the_way(laptop)
    page.press(page.button("ui-people-contest-make"))
    laptop.page.get_by_role("heading", name=name, exact=True, level=1).wait_for()
    page.press(page.button("ui-people-contest-enter"))
    page.button("ui-people-contest-leave").wait_for()
    id = laptop.page.url.rpartition("/")[2]
    assert bob.post(f"/api/tournaments/{id}/enter", {}).status_code == 200
    page.press(page.button("ui-people-contest-begin"))
    meeting = laptop.page.locator(".meetings > li")
    expect(meeting).to_contain_text(laptop.words("ui-people-playing"))
    nothing_is_in_the_way(laptop)
    phone = comes_as(guests(lang, address=by_name(house), phone=True), bob)
    Lobby(phone).open()
    Page(phone).press(phone.page.get_by_role("link", name=name))
    expect(phone.page.locator(".results tbody tr")).to_have_count(2)
    nothing_is_in_the_way(phone)
    assert phone.page.locator("img[src=x]").count() == 0
    page.press(meeting.get_by_role("link"))
    Table(laptop).arrive().settle()
