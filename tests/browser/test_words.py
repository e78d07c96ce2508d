"""Three languages: the switch keeps the place, and nothing is left untranslated (which every browser test watches)."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.games import solo
from browser.guests import Guest, Guests
from browser.pages import Home, Replay, Rulebook, Table
from browser.players import act, play
from browser.truth import truth
from sandtable.text import LANGUAGES


def test_the_language_switch_keeps_the_place(guest: Guest) -> None:
    match = solo("dune", 4)
    table = Table(guest).open(guest.imports(match))
    until_tokens_are_asked_for(table)
    token = truth(guest, table.id).view(0)["state"]["reserve"]["allies"][0]
    table.press(table.token(token))
    for code in ("cs", "pl", "en"):
        address = guest.page.url
        table.menu.wait_for()
        table.choose_language(code)
        table.close(table.menu)
        assert guest.page.url == address
        expect(table.token(token)).to_have_accessible_name(guest.words.ending("ui-bk-token", "chosen"))
        expect(table.prompt).to_contain_text(guest.words.noun(token), ignore_case=True)
        expect(guest.page.get_by_role("heading", name=guest.words("ui-bk-your-reserve"))).to_be_visible()
    before = len(truth(guest, table.id).entries)
    table.press(table.places.first)
    table.press(table.confirm)
    table.settle()
    assert len(truth(guest, table.id).entries) > before


def until_tokens_are_asked_for(table: Table) -> None:
    while table.settle() == "move" and table.tokens.count() == 0:
        act(table, random.Random(13))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    home = Home(guest).open()
    expect(guest.page.locator("html")).to_have_attribute("lang", lang)
    for way in ("bots", "invite", "hotseat", "real"):
        dialog = home.setup(way)
        dialog.get_by_text(guest.words("core-ui-options"), exact=True).click()
        home.close(dialog)
    table = home.begin("hotseat", "duel")
    table.press(table.lift_curtain)
    table.settle()
    table.close(table.menu)
    table = Table(guest).open(guest.imports(solo("dune", 6)))
    play(table, random.Random(14), 2)
    table.log()
    table.press(table.space("WE-1-1"))
    table.tab("ui-bk-reasoning")
    table.resign()
    Replay(guest).open(table.id).go_to(9)
    Rulebook(guest).open()
    home.open()
    home.close(home.settings)
    guest.page.goto("/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.words("ui-lost"))).to_be_visible()


def test_the_choice_of_a_language_is_remembered(guest: Guest) -> None:
    home = Home(guest).open()
    home.choose_language("pl")
    home.open()
    expect(home.button("ui-play-now", home.card())).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", "pl")


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_page_without_words_says_so_and_goes_on_when_they_come(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    guest.expects("Failed to load resource")
    guest.page.route("**/assets/words-core-*", lambda route: route.abort())
    guest.page.goto("/")
    told = guest.page.get_by_role("alert")
    expect(told).to_be_visible()
    expect(told.get_by_role("button")).to_be_visible()
    guest.page.unroute_all()
    told.get_by_role("button").click()
    Home(guest).card().wait_for()
    expect(told).to_be_hidden()


def test_letters_of_other_languages_come_with_the_first_name_that_has_them(guest: Guest) -> None:
    home = Home(guest)
    home.open()
    home.card().wait_for()
    there = "document.fonts.ready.then(() => document.fonts.check(\"16px 'Source Sans 3'\", 'ñ'))"
    assert not guest.page.evaluate(there)
    home.settings.get_by_label(guest.words("ui-name"), exact=True).fill("Iñaki")
    guest.page.wait_for_function(there)
