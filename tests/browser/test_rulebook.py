"""The rulebook: every rule is there, can be found, and has an address of its own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from browser.guests import Guest, Guests
from browser.pages import Rulebook
from sandtable.text import LANGUAGES
from sandtable.text.rulebook import rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_there(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    book = Rulebook(guest).open()
    sentences = [text for title in ("blitzkrieg", "") for text in rules(title, lang).values()]
    spoken = guest.page.get_by_role("main").inner_text()
    assert [text for text in sentences if text not in spoken] == []
    assert book.rules.count() > 100


def test_a_book_shows_itself_whole(guest: Guest) -> None:
    parts: list[Route] = []
    guest.page.route("**/rulebook/core/*", lambda route: parts.append(route))  # the part for all titles comes late
    guest.page.goto("/rulebook/blitzkrieg")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Blitzkrieg!")
    expect(guest.page.get_by_role("definition")).to_have_count(0)
    for part in parts:
        part.continue_()
    book = Rulebook(guest)
    expect(book.rule("core.over")).to_be_visible()
    expect(book.rule("bk.end.tie")).to_be_visible()


def test_a_search_leaves_the_rules_with_all_the_words(guests: Guests) -> None:
    guest = guests("cs")
    book = Rulebook(guest).open()
    everything = book.rules.count()
    book.search.fill("Špión")
    expect(book.rules).not_to_have_count(everything)
    with_accents = book.rules.all_inner_texts()
    assert with_accents
    book.search.fill("spion")  # without them it finds the same
    expect(book.rules).to_have_text(with_accents)
    book.search.fill("spion abrakadabra")
    expect(guest.page.get_by_text(guest.words("ui-search-nothing"))).to_be_visible()
    expect(book.rules).to_have_count(0)
    book.search.fill("")
    expect(book.rules).to_have_count(everything)


def test_every_rule_and_chapter_has_an_address(guest: Guest) -> None:
    wanted = "bk.end.tie"
    book = Rulebook(guest).open(wanted)
    expect(book.rule(wanted)).to_be_in_viewport()
    other = "bk.terms.sides"
    expect(book.rule(other)).not_to_be_in_viewport()
    book.press(book.chapters.first)
    expect(book.rule(other)).to_be_in_viewport()
    book.press(book.rule(other))
    assert guest.page.url.endswith(f"#{other}")
    guest.page.go_back()
    guest.page.go_back()
    expect(book.rule(wanted)).to_be_in_viewport()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_book_of_chapters_within_chapters_keeps_its_name(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    book = Rulebook(guest).open("gw.11.5.g", "globalwar")
    expect(book.rule("gw.11.5.g")).to_be_in_viewport()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Global War 1936–1945")
    expect(book.chapters.first).to_have_text(rules("globalwar", lang)["gw.0"])


def test_a_rule_stays_in_sight_when_the_letters_come_late(guest: Guest) -> None:
    late: list[Route] = []
    guest.page.route("**/*.woff2", lambda letters: late.append(letters))
    guest.page.goto("/rulebook/globalwar#gw.11.5.g", wait_until="commit")
    rule = Rulebook(guest).rule("gw.11.5.g")
    expect(rule).to_be_in_viewport()
    assert late
    for letters in late:
        letters.continue_()
    guest.page.unroute("**/*.woff2")
    guest.page.evaluate("document.fonts.ready.then(() => null)")
    expect(rule).to_be_in_viewport()
