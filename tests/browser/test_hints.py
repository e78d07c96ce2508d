"""A hint: asked for by who wants such and plays alone, pointed at, said, and told in the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guests import Guests
from browser.pages import Table
from browser.test_looks import nothing_is_in_the_way
from browser.truth import truth


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_the_strongest_bot_would_do_is_pointed_at_and_then_done(guests: Guests, phone: bool) -> None:
    guest = guests(phone=phone)
    words = guest.words
    table = Table(guest).open(guest.makes("blitzkrieg", "duel", ["me", "bot:beginner"]))
    table.settle()
    button = table.page.get_by_role("banner").get_by_role("button", name=words("core-ui-hint"), exact=True)
    expect(button).to_have_count(0)  # nobody is hinted at who does not want it
    settings = table.settings
    table.press(settings.get_by_role("group", name=words("ui-hints")).get_by_text(words("ui-switch-on"), exact=True))
    table.close(settings)
    if phone:
        table.press(button)
    else:
        button.wait_for()
        table.page.keyboard.press("h")
    said = table.hand.get_by_role("status").filter(has_text=words("ui-hint", act="@").partition("@")[0])
    said.wait_for()
    expect(table.chosen.first).to_be_visible()
    nothing_is_in_the_way(guest)
    table.press(table.confirm)
    expect(said).to_have_count(0)
    table.settle()
    noted = [entry.seat for entry in truth(guest, table.id).entries if entry.what == "hint"]
    assert noted == [0]
    if not phone:
        assert words("core-ui-hinted", name=words("bk-side-axis")) in table.log()
