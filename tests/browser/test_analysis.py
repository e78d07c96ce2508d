"""The analysis of a finished game: ask for it, see the curve, go to the worst mistake, read what was better."""

from __future__ import annotations

import re

import pytest
from lab.test_analysis import given_up
from playwright.sync_api import expect

from browser.guests import Guests
from browser.pages import Replay
from browser.test_looks import nothing_is_in_the_way


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_from_a_finished_game_to_its_worst_mistake(guests: Guests, phone: bool) -> None:
    guest = guests(phone=phone)
    words = guest.words
    replay = Replay(guest).open(guest.imports(given_up()))
    if phone:
        replay.press(replay.page.get_by_role("navigation").get_by_role("button", name=words("ui-analysis"), exact=True))
    replay.press(replay.button("ui-analysis-ask").first)
    replay.page.get_by_role("figure").wait_for()  # the curve
    panel = replay.page.get_by_role("tabpanel")
    worst = panel.get_by_role("listitem").first.get_by_role("button")
    if worst.count() == 0:  # the other side made them all
        replay.press(panel.get_by_role("button", name=words.pattern("ui-analysis-of-others")))
    better = words("core-ui-analysis-better", act="@").partition("@")[0].strip()
    expect(worst).to_contain_text(better)
    expect(worst).to_contain_text(words.pattern("bk-turn"))  # when it was made
    expect(worst).to_contain_text(re.compile(r"± \d"))  # and how sure that is
    replay.press(worst)
    expect(worst).to_have_attribute("aria-current", "true")
    expect(worst).to_contain_text(words.pattern("core-ui-analysis-would"))
    expect(replay.page.get_by_role("banner").get_by_role("status").first).to_contain_text(better)
    expect(replay.page).to_have_url(re.compile(r"/replay/[\w-]+/\d+\?"))
    nothing_is_in_the_way(guest)


def test_the_mistakes_by_keys(guests: Guests) -> None:
    guest = guests()
    replay = Replay(guest).open(guest.imports(given_up()))
    replay.press(replay.button("ui-analysis-ask").first)
    replay.page.get_by_role("figure").wait_for()
    guest.page.keyboard.press("Home")
    guest.page.keyboard.press("n")
    current = replay.page.get_by_role("tabpanel").locator("[aria-current]")
    expect(current).to_have_count(1)


def test_a_game_that_goes_on_offers_no_analysis(guests: Guests) -> None:
    guest = guests()
    table = guest.makes("blitzkrieg", "duel", ["me", "bot:beginner"])
    replay = Replay(guest).open(table, 0)
    expect(replay.slider).to_be_visible()
    expect(replay.button("ui-analysis-ask")).to_have_count(0)
    expect(replay.page.get_by_role("tab", name=guest.words("ui-analysis"), exact=True)).to_have_count(0)
