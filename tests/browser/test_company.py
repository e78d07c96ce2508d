"""In company: who one is to the others, what was said meanwhile, links that lead nowhere, and a log one can follow."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Route, expect

import sandtable
from browser.games import solo
from browser.guests import Guest, Guests
from browser.legie import finished, sit_at
from browser.pages import PREFIXES, Home, Replay, Table
from browser.players import play
from browser.test_together import sit_down


def test_what_was_said_meanwhile_is_counted_until_it_is_read(guests: Guests) -> None:
    host, friend = guests(), guests()
    tables = sit_down(host, friend)
    chat = friend.page.get_by_role("tab", name=friend.words.pattern("ui-chat"))
    expect(chat).to_have_accessible_name(friend.words("ui-chat"))
    tables[0].say("Good luck!")
    tables[0].say("And mind the sea.")
    expect(chat).to_have_accessible_name(f"{friend.words('ui-chat')} {friend.words('ui-chat-unread', count=2)}")
    tables[1].tab("ui-chat")
    expect(chat).to_have_accessible_name(friend.words("ui-chat"))
    friend.page.reload()
    tables[1].settle()
    expect(chat).to_have_accessible_name(friend.words("ui-chat"))  # and it stays read
    own = host.page.get_by_role("tab", name=host.words.pattern("ui-chat"))
    expect(own).to_have_accessible_name(host.words("ui-chat"))  # one's own words are no news


def name_field(guest: Guest) -> Locator:
    return guest.page.get_by_role("textbox", name=guest.words("ui-name-ask"), exact=True)


def test_a_name_is_asked_for_once_when_people_meet(guests: Guests) -> None:
    host, friend = guests(), guests()
    alone = Home(host).open().play_now()
    alone.settle()
    expect(name_field(host)).to_have_count(0)
    tables = sit_down(host, friend)
    name_field(friend).fill("Jirka")
    tables[1].press(tables[1].button("ui-keep"))
    expect(name_field(friend)).to_have_count(0)
    tables[0].press(tables[0].button("ui-name-later"))
    expect(name_field(host)).to_have_count(0)
    host.page.reload()
    tables[0].settle()
    expect(name_field(host)).to_have_count(0)


def test_a_link_to_this_machine_alone_says_so(guest: Guest) -> None:
    table = Home(guest).open().begin("invite", "duel")
    assert "127.0.0.1" in table.invitation
    expect(guest.page.get_by_text("sandtable serve --host 0.0.0.0")).to_be_visible()


def test_a_link_names_the_address_on_the_network_where_there_is_one(guest: Guest) -> None:
    network = "http://192.0.2.7:8000"

    def tell(route: Route) -> None:
        route.fulfill(json={"only-here": False, "addresses": [network], "command": None})

    guest.page.route("**/api/reach", tell)
    table = Home(guest).open().begin("invite", "duel")
    expect(guest.page.locator(".invite input")).to_have_value(re.compile(f"^{network}/table/{table.id}#key="))
    expect(guest.page.get_by_text("sandtable serve --host 0.0.0.0")).to_have_count(0)


def newest_is_in_sight(panel: Locator) -> None:
    expect(panel.locator("ul").get_by_role("listitem").last).to_be_in_viewport()


def test_the_log_runs_forward_with_the_newest_in_sight(guest: Guest) -> None:
    table = Table(guest).open(guest.imports(solo("dune", 8)))
    table.settle()
    panel = table.tab("ui-log")
    newest_is_in_sight(panel)
    guest.page.set_viewport_size({"width": 1280, "height": 620})  # there is less room than before
    newest_is_in_sight(panel)
    before = table.log()
    play(table, random.Random(3), 1)
    after = table.log()
    assert after[: len(before)] == before
    assert len(after) > len(before)
    newest_is_in_sight(panel)
    panel.evaluate("panel => (panel.scrollTop = 0)")  # who reads what is older is left there
    play(table, random.Random(4), 1)
    assert panel.evaluate("panel => panel.scrollTop") == 0
    replay = Replay(guest).open(table.id)
    entries = replay.table.log()
    assert entries[: len(before)] == before
    newest_is_in_sight(replay.table.tab("ui-log"))


def test_after_the_end_nothing_is_left_to_press(guest: Guest) -> None:
    table = Table(guest).open(guest.imports(solo("dune", 3)))
    table.settle()
    table.resign()
    for nothing in (table.confirm, table.undo, table.button("core-act-pass")):
        expect(nothing).to_have_count(0)
    over = sit_at(guest, finished("standard"))
    for nothing in (over.confirm, over.undo, over.button("core-act-pass")):
        expect(nothing).to_have_count(0)


def test_a_question_mark_lists_the_keys(guest: Guest) -> None:
    table = Table(guest).open(guest.imports(solo("dune", 3)))
    table.settle()
    guest.page.keyboard.press("?")
    keys = table.dialog("ui-keys")
    expect(keys.get_by_role("definition").filter(has_text=guest.words("ui-keys-next"))).to_be_visible()
    table.close(keys)
    Replay(guest).open(table.id)
    guest.page.keyboard.press("?")
    expect(keys.get_by_role("definition").filter(has_text=guest.words("ui-keys-play"))).to_be_visible()


def test_the_prompt_names_what_is_chosen_and_asks_for_the_rest(guests: Guests) -> None:
    for phone in (False, True):
        guest = guests(phone=phone)
        table = Table(guest).open(guest.imports(solo("dune", 3)))
        table.settle()
        expect(table.prompt).to_contain_text(guest.words("ui-point-why"))  # the second line, on the phone too
        token = table.tokens.first
        name = token.get_attribute("data-noun")
        assert name is not None
        table.press(token)
        noun = guest.words.noun(name)
        expect(table.prompt).to_contain_text(guest.words("ui-which-space", names=noun[0].upper() + noun[1:]))


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_cards_at_home_tell_what_the_modes_say(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    home = Home(guest).open()
    for title, prefix in PREFIXES.items():
        modes = sandtable.game(title).modes
        seats = [count for mode in modes for count in mode.seats]
        card = home.card(title)
        expect(card).to_contain_text(f"{min(seats)}–{max(seats)}")
        minutes = [mode.minutes for mode in modes]
        most = max(minutes) if max(minutes) < 120 else max(minutes) // 60
        expect(card).to_contain_text(guest.words("ui-minutes" if max(minutes) < 120 else "ui-hours", count=most))
        expect(home.button("ui-play-now", card)).to_be_enabled()
        expect(card.get_by_role("heading")).to_have_text(guest.words(f"{prefix}-title"))


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_title_has_one_name_at_home_and_at_its_table(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    for title in PREFIXES:
        home = Home(guest).open()
        name = home.card(title).get_by_role("heading").inner_text()
        home.play_now(title)
        expect(guest.page.get_by_role("heading", level=1)).to_have_text(name)
        expect(guest.page).to_have_title(re.compile(re.escape(name)))


@pytest.mark.parametrize("width", [390, 820, 1280, 1920, 2560])
def test_home_uses_the_screen_there_is(guest: Guest, width: int) -> None:
    guest.page.set_viewport_size({"width": width, "height": 1000})
    home = Home(guest).open()
    lefts = {box["x"] for box in (home.card(title).bounding_box() for title in PREFIXES) if box is not None}
    assert len(lefts) == (1 if width < 761 else 2 if width < 1101 or width >= 1800 else 4)
    guest.page.evaluate("document.fonts.ready.then(() => null)")
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width
    expect(home.link("ui-lobby")).to_be_in_viewport(ratio=1)
    shelf = guest.page.get_by_role("region", name=guest.words("ui-rulebooks"))
    expect(shelf).to_have_count(1 if width >= 1800 else 0)
