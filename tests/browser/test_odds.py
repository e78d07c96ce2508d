"""The odds page: forces by mouse and by keys, an address that tells it all, three languages, nothing in the way."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browser.guests import Guest, Guests
from browser.pages import Home, Page
from browser.test_looks import SCREENS, named, nothing_is_in_the_way

SMALL: Final = "/lab/odds?battle=land&attacker=3*infantry+1*fighter&defender=2*infantry&nations=japan+kmt"


class OddsPage(Page):
    """The form of the battle, and what comes of it."""

    def open(self, address: str = SMALL) -> OddsPage:
        self.page.goto(address)
        self.told()
        return self

    def told(self) -> None:
        """Wait until the odds are those of the battle in the form."""
        expect(self.page.locator("main[aria-busy=false] .head")).to_be_visible()

    def many(self, unit: str, side: str) -> Locator:
        name = f"{self._unit(unit)}, {self.guest.words(f'gw-odds-{side}')}"
        return self.page.get_by_role("spinbutton", name=name, exact=True)

    def _unit(self, unit: str) -> str:
        name = self.guest.words(f"gw-unit-{unit}")
        return name[0].upper() + name[1:]

    def one_more(self, unit: str, side: str) -> Locator:
        what = f"{self._unit(unit)}, {self.guest.words(f'gw-odds-{side}')}"
        return self.button("ui-gw-odds-more", what=what)

    @property
    def bar(self) -> str:
        return self.page.locator(".bar-of-odds").get_attribute("aria-label") or ""


@pytest.mark.parametrize("screen", SCREENS, ids=named)
def test_nothing_is_in_anybodys_way_on_the_odds_page(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    OddsPage(guest).open()
    nothing_is_in_the_way(guest)


def test_more_attackers_win_more_often(guests: Guests) -> None:
    guest = guests("cs")
    odds = OddsPage(guest).open()
    before = odds.bar
    odds.press(odds.one_more("medium-armor", "attacker"))
    expect(guest.page.locator(".bar-of-odds")).not_to_have_attribute("aria-label", before)
    odds.told()
    assert "1*medium-armor" in guest.page.url
    better = odds.bar
    guest.page.reload()  # the address is the whole battle
    odds.told()
    assert odds.bar == better
    expect(odds.many("medium-armor", "attacker")).to_have_value("1")
    expect(guest.page.get_by_text(guest.words("gw-odds-exact"))).to_be_visible()


def test_the_battle_is_set_by_keys_alone(guest: Guest) -> None:
    odds = OddsPage(guest).open()
    before = odds.bar
    odds.many("infantry", "defender").focus()
    guest.page.keyboard.type("9")
    expect(guest.page.locator(".bar-of-odds")).not_to_have_attribute("aria-label", before)
    city = guest.page.get_by_role("button", name=guest.words("ui-gw-odds-with-city"))
    city.focus()
    guest.page.keyboard.press("Space")
    expect(city).to_have_attribute("aria-pressed", "true")
    odds.told()
    assert "with=city" in guest.page.url
    assert "9*infantry" in guest.page.url


def test_without_attackers_there_is_nothing_to_tell(guest: Guest) -> None:
    odds = OddsPage(guest).open()
    odds.press(odds.button("ui-gw-odds-clear"))
    expect(guest.page.get_by_text(guest.words("ui-gw-odds-nobody"))).to_be_visible()


def test_the_page_is_found_from_home_and_keeps_its_battle_in_every_language(guest: Guest) -> None:
    home = Home(guest).open()
    home.press(home.link("ui-lab-odds", guest.page.get_by_role("article")))
    guest.page.wait_for_url("**/lab/odds?*")
    odds = OddsPage(guest).open()
    for lang in ("pl", "cs", "en"):
        odds.choose_language(lang)
        expect(guest.page.get_by_role("heading", name=guest.words("ui-gw-odds-ends"))).to_be_visible()
        expect(odds.many("infantry", "attacker")).to_have_value("3")
