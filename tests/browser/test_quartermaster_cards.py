"""The cards of Quartermaster General in the hand: read large however one points, and the ten of the opening at once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import sandtable
from browser.games import at_war
from browser.guests import Guest, Guests
from browser.test_quartermaster_map import sit_down

CARD = "dive-bombers"
OPENING = 10  # cards that each country first holds

# what is wrong with the cards of a hand: off the window, on one another, or with words that cannot be seen
OUT_OF_PLACE = """
(cards) => {
  const found = [];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  cards.forEach((card, n) => {
    const box = boxes[n];
    if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) found.push(`${n} leaves the window`);
    boxes.slice(n + 1).forEach((other, m) => {
      const apart = other.left >= box.right || other.right <= box.left || other.top >= box.bottom;
      if (!apart) found.push(`${n} lies on ${n + m + 1}`);
    });
    for (const words of card.querySelectorAll(".kn, .cn, .ct"))
      if (words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1)
        found.push(`${n} cuts ${words.textContent}`);
  });
  return found;
}
"""


def card_of(guest: Guest) -> Locator:
    return guest.page.locator(f'.cards .card[data-noun="{CARD}"]')


def is_read_large(guest: Guest) -> None:
    """Its name and all its words, in larger letters than in the hand, above its card and within the window."""
    large = guest.page.locator(".card.reader")
    expect(large).to_contain_text(guest.words.noun(CARD, title="quartermaster"))
    expect(large).to_contain_text(guest.words(f"qm-text-{CARD}"))
    letters = "(text) => parseFloat(getComputedStyle(text).fontSize)"
    assert large.locator(".ct").evaluate(letters) > card_of(guest).locator(".ct").evaluate(letters) * 1.2
    expect(large).to_be_in_viewport(ratio=1)
    over, card = large.bounding_box(), card_of(guest).bounding_box()
    assert over is not None
    assert card is not None
    assert over["x"] - 2 <= card["x"] + card["width"] / 2 <= over["x"] + over["width"] + 2
    assert over["y"] + over["height"] <= card["y"]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (2560, 1440)])
def test_a_card_is_read_large_by_mouse_and_by_key(guest: Guest, width: int, height: int) -> None:
    guest.page.set_viewport_size({"width": width, "height": height})
    war = sit_down(guest, at_war())
    large = guest.page.locator(".card.reader")
    expect(large).to_have_count(0)
    card_of(guest).hover()
    is_read_large(guest)
    war.prompt.hover()
    expect(large).to_have_count(0)
    card_of(guest).focus()
    guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Shift+Tab")  # now it is the key that has led here
    is_read_large(guest)
    expect(card_of(guest)).to_have_attribute("aria-pressed", "false")
    guest.page.keyboard.press("Enter")
    expect(card_of(guest)).to_have_attribute("aria-pressed", "true")


def test_a_finger_that_rests_on_a_card_reads_it_and_does_not_point(guests: Guests) -> None:
    guest = guests(phone=True)
    war = sit_down(guest, at_war())
    card = card_of(guest)
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    finger = guest.context.new_cdp_session(guest.page)
    place: dict[str, Any] = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    is_read_large(guest)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(guest.page.locator(".card.reader")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "false")
    war.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080), (2560, 1440), (820, 1180)])
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_the_opening_cards_lie_side_by_side(guests: Guests, lang: str, width: int, height: int) -> None:
    guest = guests(lang)
    guest.page.set_viewport_size({"width": width, "height": height})
    sit_down(guest, sandtable.game("quartermaster").match(seats=6, seed="words"))
    guest.page.evaluate("document.fonts.ready.then(() => null)")
    cards = guest.page.locator(".cards .card")
    expect(cards).to_have_count(OPENING)
    assert cards.evaluate_all(OUT_OF_PLACE) == []
    if width >= 1280:  # there is room for one row
        assert len(set(cards.evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().top)"))) == 1


def test_of_equal_cards_each_one_that_is_put_away_is_pointed_at(guest: Guest) -> None:
    war = sit_down(guest, sandtable.game("quartermaster").match(seats=6, seed="words"))
    alike = guest.page.locator('.cards .card[data-noun="land-battle"]')
    for card in (alike.nth(0), guest.page.locator('.cards .card[data-noun="bias-for-action"]'), alike.nth(1)):
        expect(war.confirm).to_be_disabled()
        war.press(card)
    expect(war.confirm).to_be_enabled()
    battle, bias = (guest.words.noun(card, title="quartermaster") for card in ("land-battle", "bias-for-action"))
    expect(guest.page.get_by_role("banner")).to_contain_text(re.compile(f"{battle}.*{battle}.*{bias}"))
