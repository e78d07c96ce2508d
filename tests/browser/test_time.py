"""Clocks in the browser: chosen when a table is set up, shown to all alike; when time is over a bot takes the seat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from server.house import House

from browser.guests import Guest, Guests
from browser.pages import Home, Table
from browser.test_accounts import Account, Device, by_name
from browser.test_looks import nothing_is_in_the_way
from sandtable.text import LANGUAGES


def clocks(guest: Guest) -> Locator:
    """Those in the rows of the seats."""
    return guest.page.get_by_role("region", name=guest.words("ui-seats"), exact=True).locator(".seatclock")


def going(guest: Guest) -> Locator:
    """The clocks that run."""
    return clocks(guest).locator(".going")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clock_is_chosen_and_shown_to_all_alike(guests: Guests, lang: str) -> None:
    ada, bob = guests(lang), guests(lang, phone=True)
    home = Home(ada).open()
    dialog = home.setup("invite")
    dialog.get_by_label(ada.words("ui-people-clock"), exact=True).select_option("days-3")
    dialog.get_by_label(ada.words("ui-people-weekends"), exact=True).check()
    nothing_is_in_the_way(ada)
    dialog.get_by_label(ada.words("ui-people-clock"), exact=True).select_option("live-10")
    dialog.get_by_label(ada.words("ui-people-out"), exact=True).select_option("loss")
    home.press(home.button("ui-begin", dialog))
    table = Table(ada).arrive()
    table.settle()
    expect(clocks(ada)).to_have_count(2)
    expect(going(ada)).to_have_count(0)  # a seat is free
    bob.page.goto(table.invitation)
    friend = Table(bob).arrive()
    friend.settle()
    expect(going(ada)).to_have_count(1)
    own = ada.page.get_by_role("timer", name=ada.words("ui-people-own-clock"), exact=True)
    expect(own).to_have_text(re.compile(r"9:\d\d"))
    strip = bob.page.locator(".seatstrip .seatclock")  # for the seats are in a drawer there
    expect(strip.filter(visible=True)).to_have_text([re.compile(r"9:\d\d|10:00")] * 2)
    expect(ada.page.locator(".seatstrip .seatclock").filter(visible=True)).to_have_count(0)
    nothing_is_in_the_way(ada)
    nothing_is_in_the_way(bob)


ZONES = {
    "en": ("Eastern Time", "Central European Time"),
    "cs": ("severoamerický východní čas", "středoevropský čas"),
    "pl": ("czas wschodnioamerykański", "czas środkowoeuropejski"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_weekends_are_those_of_a_time_zone_that_all_are_told(guests: Guests, lang: str) -> None:
    """Whoever sets the table up is asked in their own zone and may choose another; others read it in words."""
    ada, bob = guests(lang, zone="America/New_York"), guests(lang, zone="Europe/Prague", phone=True)
    home = Home(ada).open()
    dialog = home.setup("invite")

    def field(id: str) -> Locator:
        return dialog.get_by_label(ada.words(id), exact=True)

    field("ui-people-clock").select_option("days-3")
    expect(field("ui-people-zone")).to_have_count(0)
    field("ui-people-weekends").check()
    here, there = ZONES[lang]
    expect(field("ui-people-zone")).to_have_value("America/New_York")
    expect(field("ui-people-zone")).to_have_accessible_description(here)
    nothing_is_in_the_way(ada)
    field("ui-people-zone").select_option("Europe/Prague")
    field("ui-people-listed").check()
    home.press(home.button("ui-begin", dialog))
    table = Table(ada).arrive()
    table.settle()
    told = ada.words("ui-people-weekends-by", zone=there)
    expect(ada.page.get_by_text(told, exact=True)).to_be_visible()
    nothing_is_in_the_way(ada)
    bob.page.goto("/lobby")
    rows = bob.page.locator(".open").get_by_role("listitem")
    expect(rows).to_contain_text(bob.words("ui-people-weekends-off", zone=there))
    nothing_is_in_the_way(bob)
    clock = bob.get("/api/lobby")["tables"][0]["clock"]
    assert (clock["weekends"], clock["zone"]) == (True, "Europe/Prague")


def test_every_seat_has_its_clock_in_its_row_and_bots_have_none(guests: Guests, house: House) -> None:
    ada = guests()
    seats = ["me", "me", *["bot:beginner"] * 4]
    clock = {"kind": "live", "minutes": 20}
    wish = {"title": "quartermaster", "mode": "standard", "seats": seats, "clock": clock}
    headers = {"X-Sandtable-Csrf": ada.get("/api/me")["csrf"]}
    made = ada.context.request.post("/api/tables", data=wish, headers=headers).json()
    ada.page.goto(f"/table/{made['table']}")
    table = Table(ada)
    table.press(table.lift_curtain)
    rows = ada.page.get_by_role("region", name=ada.words("ui-seats"), exact=True).locator("tbody tr")
    expect(rows).to_have_count(6)
    for seat in range(6):
        expect(rows.nth(seat).locator(".seatclock")).to_have_text(re.compile(r"19:\d\d|20:00") if seat < 2 else "–")
    expect(going(ada)).to_have_count(2)  # both put cards away
    nothing_is_in_the_way(ada)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_public_holidays_are_chosen_in_the_account(guests: Guests, house: House, lang: str) -> None:
    """Who has had no holiday by the first choice yet may change it; the page tells the next days, or when it counts."""
    ada = guests(lang, address=by_name(house))
    device = Device(ada)
    account = Account(ada).open()
    account.becomes("Žofie")
    assert device.keys()
    section = account.region("ui-people-holidays")
    keep = account.button("ui-people-holidays-keep")
    expect(keep).to_be_disabled()
    section.get_by_label(ada.words("ui-people-holidays-whose"), exact=True).select_option("pl")
    account.press(keep)
    next_days = re.compile(ada.words("ui-people-holidays-next", days="@", zone="").split("@")[0])
    expect(section).to_contain_text(next_days)
    expect(keep).to_be_disabled()
    nothing_is_in_the_way(ada)
    (kept,) = ada.get("/api/account")["holidays"]
    assert (kept["calendar"], len(kept["days"])) == ("pl", 3)
    section.get_by_label(ada.words("ui-people-holidays-whose"), exact=True).select_option("")
    account.press(keep)
    expect(section).not_to_contain_text(next_days)  # so it was done; it cannot be pressed while it is being done
    expect(keep).to_be_disabled()
    assert ada.get("/api/account")["holidays"][-1]["calendar"] == ""


def test_when_time_is_over_a_bot_takes_the_seat(guests: Guests, house: House) -> None:
    ada, bob = guests(), guests()
    csrf = ada.get("/api/me")["csrf"]
    clock = {"kind": "live", "minutes": 0.1}
    wish = {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"], "clock": clock}
    answer = ada.context.request.post("/api/tables", data=wish, headers={"X-Sandtable-Csrf": csrf})
    made = answer.json()
    bob.page.goto(f"/table/{made['table']}#key={made['keys']['1']}")
    Table(bob).arrive().settle()
    expect(going(bob)).to_have_count(1)
    seats = bob.page.get_by_role("region", name=bob.words("ui-seats"), exact=True)
    expect(seats).to_contain_text(bob.words("ui-bot-skilled"))  # six seconds later
    expect(clocks(bob).filter(has_text="–")).to_have_count(1)
    expect(going(bob)).to_have_count(1)  # one's own
