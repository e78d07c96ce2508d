"""Time in real browsers, set by the test: a live game that is lost on time, and one of many days by letter."""

from __future__ import annotations

import random
import re
import sqlite3
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect
from server.house import House
from server.postoffice import PostOffice, link_in
from server.setclock import DAY, SetClock
from server.test_calls import QUICK, with_mail
from server.test_ratings import person, profile

from browser.guests import Guest, Guests
from browser.pages import Home, Table
from browser.players import play
from browser.test_accounts import Account, by_name
from browser.test_lobby import Lobby
from browser.test_looks import nothing_is_in_the_way
from browser.test_people import Profile, comes_as
from browser.test_time import going

HOUR = 3600.0


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as open:
        yield open


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def house(tmp_path: Path, printed: list[str], office: PostOffice, clock: SetClock) -> Iterator[House]:
    with House(tmp_path, office, clock=clock, **QUICK) as running:
        yield running


def test_from_the_lobby_to_a_rated_game_that_is_lost_on_time(guests: Guests, house: House, clock: SetClock) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    laptop = comes_as(guests(address=by_name(house)), ada)
    phone = comes_as(guests(address=by_name(house), phone=True), bob)
    lobby = Lobby(laptop).open()
    laptop.page.get_by_label(laptop.words("ui-people-rated"), exact=True).check()
    lobby.press(lobby.find)
    table = Table(laptop).arrive()
    table.settle()
    other = Lobby(phone).open()
    other.press(other.join())
    friend = Table(phone).arrive()
    friend.settle()
    for _ in range(2):  # a game of less does not count
        play(table, random.Random(4))
        play(friend, random.Random(5))
    expect(going(laptop)).to_have_count(1)
    clock.goes_on(10 * 60 - 1)
    assert not ada.get(f"/api/tables/{table.id}").json()["over"]
    clock.goes_on(10 * 60)  # more than a turn has added
    table.ended.wait_for()
    friend.ended.wait_for()
    ratings = [profile(one)["ratings"][0]["rating"] for one in (ada, bob)]
    assert ratings[0] < 1500 < ratings[1]
    for guest, name, rating, came in zip((laptop, phone), ("Ada", "Bob"), ratings, ("lost", "won"), strict=True):
        own = Profile(guest).open(name)
        expect(own.ratings.first).to_contain_text(str(rating))
        expect(own.games).to_have_count(1)
        expect(own.games).to_contain_text(guest.words(f"ui-people-{came}"))


def stands_until(guest: Guest, moment: float, zone: str) -> None:
    """What the page says, by the clock on the reader's wall."""
    there = datetime.fromtimestamp(moment, ZoneInfo(zone))
    told = guest.page.get_by_text(guest.words("ui-people-standing", when="@").split("@")[0])
    expect(told).to_contain_text(re.compile(rf"\b{there.day} .*\b0?{there.hour}:{there.minute:02}"))


def has_left(house: House, seat: int) -> bool:
    """Whether it is noticed how much they had read."""
    with sqlite3.connect(house.settings.database) as database:
        return bool(database.execute("SELECT 1 FROM visits WHERE seat = ? AND lines > 0", (seat,)).fetchall())


@pytest.mark.full
def test_a_correspondence_game_over_many_days(
    guests: Guests, house: House, office: PostOffice, clock: SetClock
) -> None:
    """A letter calls, a vacation and a weekend stand, who comes back reads what they missed, and who is late loses."""
    newyork, prague = "America/New_York", "Europe/Prague"
    ada, bob = person(house, "Ada"), with_mail(house, office, "Bob")
    laptop = comes_as(guests(address=by_name(house), zone=newyork), ada)
    desk = comes_as(guests(address=by_name(house), zone=prague), bob)
    home = Home(laptop).open()
    dialog = home.setup("invite")
    for label, value in (("clock", "days-3"), ("out", "loss")):
        dialog.get_by_label(laptop.words(f"ui-people-{label}"), exact=True).select_option(value)
    dialog.get_by_label(laptop.words("ui-people-weekends"), exact=True).check()
    dialog.get_by_label(laptop.words("ui-people-zone"), exact=True).select_option("UTC")
    home.press(home.button("ui-begin", dialog))
    table = Table(laptop).arrive()
    table.settle()
    desk.page.goto(table.invitation)
    friend = Table(desk).arrive()
    friend.settle()
    made = f"/table/{table.id}"
    table.open(table.id).settle()

    # a letter, to who has left
    desk.page.goto("/lobby")
    while not has_left(house, 1):
        time.sleep(0.05)
    clock.goes_on(1)
    play(table, random.Random(1))
    letter = office.next()
    phone = guests(address=by_name(house), phone=True, zone=prague)
    phone.page.goto(link_in(letter))
    called = Account(phone)
    called.press(called.button("ui-people-call-open"))
    reply = Table(phone).arrive()
    reply.settle()
    laptop.page.goto("/account")
    while not has_left(house, 0):
        time.sleep(0.05)
    play(reply, random.Random(2))
    phone.page.goto("/lobby")

    # a vacation, from tomorrow to the Thursday before that Friday
    account = Account(laptop)
    begins = datetime.fromtimestamp(clock(), ZoneInfo(newyork)) + timedelta(days=1)
    begun = clock()
    friday = clock.at_noon_of_a_friday()
    clock.shows = begun
    back = datetime.fromtimestamp(friday - DAY, ZoneInfo(newyork))
    for label, day in (("from", begins), ("until", back)):
        laptop.page.get_by_label(laptop.words(f"ui-people-away-{label}")).fill(day.strftime("%Y-%m-%d"))
    account.press(account.button("ui-people-away-add"))
    ends = datetime(back.year, back.month, back.day, tzinfo=ZoneInfo(newyork)) + timedelta(days=1)
    expect(laptop.page.locator("section[aria-labelledby=away] li")).to_have_count(1)
    nothing_is_in_the_way(laptop)
    clock.shows = friday - 2 * DAY
    desk.page.goto(made)
    stands_until(desk, ends.timestamp(), prague)

    # a weekend, of the zone that was chosen
    clock.shows = friday + DAY
    monday = friday + 2.5 * DAY
    desk.page.reload()
    stands_until(desk, monday, prague)
    laptop.page.goto(made)
    stands_until(laptop, monday, newyork)
    assert not ada.get(f"/api/tables/{table.id}").json()["over"]

    # back again
    expect(laptop.page.get_by_role("heading", name=laptop.words("ui-people-missed"))).to_be_visible()
    nothing_is_in_the_way(laptop)
    clock.shows = monday + 8 * HOUR
    play(table, random.Random(3))

    # and nobody answers
    clock.shows = monday + 8 * HOUR + 3 * DAY - 1
    assert not ada.get(f"/api/tables/{table.id}").json()["over"]
    clock.goes_on(1)
    table.ended.wait_for()
    friend.ended.wait_for()
    assert ada.get(f"/api/tables/{table.id}/view").json()["view"]["outcome"]["shares"] == [1, 0]
