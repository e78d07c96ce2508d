"""Looks: day and night, wide and narrow, and nothing that stands in anybody's way (axe-core)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.games import almost_over, before_a_blitz, solo
from browser.guests import Guest, Guests
from browser.pages import Home, Looks, Replay, Rulebook, Table
from browser.players import act, play

SCREENS: list[dict[str, Any]] = [{}, {"dark": True}, {"phone": True}]


def named(screen: dict[str, Any]) -> str:
    return next(iter(screen), "day")


def nothing_is_in_the_way(guest: Guest) -> None:
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("screen", SCREENS, ids=named)
def test_nothing_is_in_anybodys_way_on_any_page(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    home = Home(guest).open()
    nothing_is_in_the_way(guest)
    for way in ("bots", "invite", "hotseat", "real"):
        dialog = home.setup(way)
        nothing_is_in_the_way(guest)
        home.close(dialog)
    home.settings.wait_for()
    nothing_is_in_the_way(guest)
    Rulebook(guest).open("bk.end.tie")
    nothing_is_in_the_way(guest)
    guest.page.goto("/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.words("ui-lost"))).to_be_visible()
    nothing_is_in_the_way(guest)


@pytest.mark.parametrize("screen", SCREENS, ids=named)
def test_nothing_is_in_anybodys_way_at_the_table(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    table = Table(guest).open(guest.imports(before_a_blitz()))
    table.settle()
    nothing_is_in_the_way(guest)
    table.press(table.token("army:2"))
    table.press(table.space("WE-1-1"))  # which tells why not
    nothing_is_in_the_way(guest)
    table.press(table.space("WE-1-3"))
    table.confirm.wait_for()
    nothing_is_in_the_way(guest)
    table.menu.wait_for()
    nothing_is_in_the_way(guest)
    table.close(table.menu)
    Table(guest).open(guest.imports(solo("dune", 6)))
    table.settle()
    nothing_is_in_the_way(guest)
    Table(guest).open(guest.imports(almost_over("dune")))
    play(table, random.Random(15))
    nothing_is_in_the_way(guest)
    over = table.id
    Replay(guest).open(over)
    nothing_is_in_the_way(guest)
    Replay(guest).open(over, 20)
    nothing_is_in_the_way(guest)
    Home(guest).open().finished.first.wait_for()
    nothing_is_in_the_way(guest)


def test_nothing_is_in_anybodys_way_with_others(guests: Guests) -> None:
    host, stranger = guests(), guests()
    table = Home(host).open().begin("invite", "duel")
    table.settle()
    nothing_is_in_the_way(host)  # with the link for the friend
    watching = Table(stranger).open(table.id)
    watching.settle()
    nothing_is_in_the_way(stranger)
    table = Home(host).open().begin("hotseat", "duel")
    table.settle()
    nothing_is_in_the_way(host)  # the curtain
    table.press(table.lift_curtain)
    table.settle()
    act(table, random.Random(16))
    table.settle()
    nothing_is_in_the_way(host)
    table = Home(host).open().begin("real", "solo")
    table.settle()
    nothing_is_in_the_way(host)  # a draw to enter
    Home(host).open()
    nothing_is_in_the_way(host)  # with games that run


def test_day_and_night(guests: Guests) -> None:
    guest = guests()
    home = Home(guest).open()
    looks = Looks(guest)
    looks.are("day")
    day = looks.paper
    home.press(looks.switch)
    looks.are("night")
    assert looks.paper != day
    home.open()
    looks.are("night")  # remembered
    table = home.play_now()
    table.settle()
    looks.are("night")
    table.press(looks.choice(table.settings, "day"))
    looks.are("day")
    assert looks.paper == day
    table.press(looks.choice(table.settings, "auto"))
    looks.are("day")
    guest.page.emulate_media(color_scheme="dark")
    looks.are("night")
    other = guests(dark=True)
    Home(other).open()
    Looks(other).are("night")
