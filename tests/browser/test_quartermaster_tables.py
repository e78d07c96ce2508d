"""Other tables of Quartermaster General: on one screen, beside the printed game, with the sides split another way."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from browser.games import two_are_asked
from browser.guests import Guest, Guests
from browser.pages import Home, Table
from browser.players import play_beside_the_box
from browser.quartermaster import War, act, play_now
from browser.truth import truth
from sandtable.kernel.chance import CHANCE

UK, USA = 1, 5
MOST = 24  # cards drawn for the first hands


# on one screen


def lifted(war: War) -> int:
    """Hand the screen over until somebody is asked something; gives the seat that looks then."""
    while (now := war.settle()) in ("curtain", "hand over"):
        war.press(war.lift_curtain if now == "curtain" else war.close_curtain)
    seat: int = war.guest.states()[-1]["seat"]
    return seat


def test_two_who_are_asked_together_answer_one_after_the_other(guest: Guest) -> None:
    war = War(guest)
    war.open(guest.imports(two_are_asked()))
    strip = guest.page.locator(".window")
    asked = strip.locator(".now .em")
    assert lifted(war) == UK
    expect(asked).to_have_count(2)
    expect(strip).to_contain_text(guest.words("ui-qm-window-yours"))
    war.press(war.stop.first)  # nobody sees that
    assert lifted(war) == USA
    expect(asked).to_have_count(2)
    assert all(line["seat"] != UK for line in guest.states()[-1]["lines"])
    war.press(guest.page.locator('[data-noun="radar"]').first)
    war.press(war.confirm.first)
    war.settle()
    match = truth(guest, war.id)
    acts = [entry.plain()[:2] for entry in match.entries if entry.plain()[0] in (UK, USA)]
    assert acts == [[UK, "pass"], [USA, "use radar"]]
    state = match.view(None)["state"]
    assert "central-pacific" in next(row["pieces"] for row in state["countries"] if row["country"] == "USA")


# beside the printed game


def test_a_game_whose_draws_are_entered_by_hand(guests: Guests) -> None:
    guest = guests("cs")
    Home(guest).open().begin("real", "standard", title="quartermaster", seats=2)
    war = War(guest)
    acts, results = play_beside_the_box(war, act, random.Random(9), MOST)
    match = truth(guest, war.id)
    entries = [entry.plain() for entry in match.entries]
    assert match.manual
    assert sum(entry[0] == CHANCE for entry in entries) == results
    assert sum(entry[0] != CHANCE for entry in entries) == acts


# the sides split another way


def test_the_list_of_games_knows_how_the_sides_are_split(guests: Guests) -> None:
    host, friend = guests(), guests()
    sides = "GER+JPN+ITA/UK/USSR+USA"
    Home(host).open().begin("invite", "standard", title="quartermaster", seats=3, sides=sides)
    links = host.page.get_by_role("textbox", name=host.words.pattern("ui-invite-link"))
    expect(links).to_have_count(2)
    friend.page.goto(links.nth(1).input_value())
    Table(friend).arrive()
    expect(friend.page).not_to_have_url(re.compile("key"))
    home = Home(friend).open()
    expect(home.running).to_have_count(1)
    expect(home.running.locator(".em use")).to_have_attribute("href", re.compile("#nat-ussr$"))


# the other pages


def test_a_table_leaves_nothing_of_its_look_elsewhere(guest: Guest) -> None:
    home = Home(guest).open()
    art = home.card().locator(".art")
    height = art.evaluate("(one) => one.getBoundingClientRect().height")
    assert height > 100
    war = play_now(guest)
    war.asked_or_over()
    guest.page.get_by_role("banner").get_by_role("link").click()
    home.card().wait_for()
    assert art.evaluate("(one) => one.getBoundingClientRect().height") == height
