"""Room at the table: what is told of a thing is whole, the log stays in sight, and no button lies on a line."""

from __future__ import annotations

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.games import at_war
from browser.globalwar import Front, on_the_eve
from browser.guests import PHONE, Guest, Guests
from browser.legie import crowded, sit_at
from browser.pages import Home, Table
from browser.test_quartermaster_map import sit_down
from browser.test_real_phones import Joining

DESKS: Final = [(1280, 800), (1920, 1080), (2560, 1440)]
TABLET: Final = (820, 1180)
LANGUAGES: Final = ["en", "cs", "pl"]
LOG: Final = 150  # of its own pixels, in which seven lines can be read

CUT: Final = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
ROOM: Final = "(one) => one.clientHeight"
SCROLLS: Final = "(one) => one.scrollHeight > one.clientHeight"
# what is wrong where a list is longer than its frame, and scrolled to its end
UNDER_THE_LIST: Final = """(doings) => {
  doings.scrollTop = doings.scrollHeight;
  const box = (one) => doings.querySelector(one).getBoundingClientRect();
  const [button, list, last] = [box("button"), box("ol"), box("ol > li:last-child")];
  const found = [];
  if (doings.scrollHeight <= doings.clientHeight) found.push("the list is short");
  if (last.bottom > button.top) found.push("the button lies on the last line");
  if (button.left > list.left + 1 || button.right < list.right - 1) found.push("lines go on beside the button");
  return found;
}"""
COVERED: Final = """(all) => all.filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top && !top.closest(".side, .drawers");
}).length"""
PAGE_SCROLLS: Final = """() => {
  const page = document.scrollingElement;
  return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
}"""


def looks(guest: Guest, width: int, height: int) -> None:
    guest.page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize(("width", "height"), DESKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_keeps_its_room_beside_a_zone(guests: Guests, lang: str, width: int, height: int) -> None:
    """The world has eleven nations, and the zones and battles of it much to tell; it says whole which are one's own."""
    guest = guests(lang)
    looks(guest, width, height)
    front = Front(guest)
    front.open(guest.imports(on_the_eve()))
    front.press(front.lift_curtain)
    front.press(front.zone("eastern-germany"))
    expect(front.inspector).to_contain_text(guest.words.noun("eastern-germany", title="globalwar"), ignore_case=True)
    log = front.tab("ui-log")
    side = guest.page.get_by_role("complementary")
    assert log.evaluate(ROOM) >= LOG
    assert not side.evaluate(SCROLLS)
    own = side.locator(".mine small")
    expect(own.first).to_contain_text(guest.words("ui-gw-you"))
    assert own.evaluate_all(CUT) == 0
    expect(side.locator(".turn")).to_be_in_viewport(ratio=1)
    front.press(front.zone("west-poland"))
    front.outlook.wait_for()
    assert log.evaluate(ROOM) >= LOG
    assert not side.evaluate(SCROLLS)
    expect(front.outlook).to_be_in_viewport(ratio=1)


def test_nothing_of_the_map_lies_over_a_drawer(guests: Guests) -> None:
    guest = guests(phone=True)
    front = Front(guest)
    front.open(guest.imports(on_the_eve()))
    front.press(front.lift_curtain)
    front.press(front.button("ui-seats"))
    nations = guest.page.locator(".nations tbody td, .nations tbody th, .score li")
    nations.first.wait_for()
    assert nations.evaluate_all(COVERED) == 0


@pytest.mark.parametrize(("width", "height"), DESKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_told_of_a_space_can_be_read(guests: Guests, lang: str, width: int, height: int) -> None:
    guest = guests(lang)
    looks(guest, width, height)
    war = sit_down(guest, at_war())
    war.press(war.zone("ukraine"))
    expect(war.inspector).to_contain_text(guest.words.noun("ukraine", title="quartermaster"))
    assert not war.inspector.evaluate(SCROLLS)
    assert not guest.page.get_by_role("complementary").evaluate(SCROLLS)


@pytest.mark.parametrize(("width", "height"), [TABLET, (PHONE["width"], PHONE["height"])])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_scrolls_while_something_is_meant(guests: Guests, lang: str, width: int, height: int) -> None:
    """The bar that asks whether it is meant takes room from the plots, which are in sight down to the last row."""
    guest = guests(lang, phone=width == PHONE["width"])
    looks(guest, width, height)
    match = crowded()
    table = sit_at(guest, match)
    table.point(*next(action.nouns for action in match.legal(match.to_act[0]) if action.verb == "send"))
    table.confirm.wait_for()
    assert not guest.page.locator(".plots").evaluate(SCROLLS)
    assert not guest.page.get_by_role("main").evaluate(SCROLLS)
    assert not guest.page.evaluate(PAGE_SCROLLS)


def test_what_is_done_with_lies_below_the_list(guests: Guests) -> None:
    """On a big screen whose host has no seat: what five bots did is a long list."""
    guest, phone = guests("cs"), guests(phone=True)
    home = Home(guest).open()
    dialog = home.setup("real", "quartermaster")
    for seat in range(6):
        dialog.locator(f"#seat-{seat}").select_option("bot:beginner" if seat < 5 else "open")
    home.press(home.button("ui-begin", dialog))
    table = Table(guest).arrive()
    Joining(phone).sits(guest.page.locator(".screencode output").inner_text(), 0, name="Anna")
    doings = guest.page.get_by_role("region", name=guest.words("ui-real-do"), exact=True)
    done = table.button("ui-real-done", doings)
    for width, height in (*DESKS, TABLET):
        looks(guest, width, height)
        expect(done).to_be_in_viewport(ratio=1)
        assert doings.evaluate(UNDER_THE_LIST) == []
        found = Axe().run(guest.page)
        assert found.violations_count == 0, found.generate_report()
