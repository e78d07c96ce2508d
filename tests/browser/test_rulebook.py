"""The rulebook: every rule is there, can be found, and has an address of its own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.guests import Guest, Guests
from browser.pages import Home, Rulebook
from browser.test_looks import nothing_is_in_the_way
from sandtable.book.examples import examples
from sandtable.book.rulebook import rules
from sandtable.games import games
from sandtable.text import LANGUAGES


class Late:
    """What a page asks for at these addresses, and is not given before it ``comes``."""

    def __init__(self, guest: Guest, addresses: str) -> None:
        self.held: list[Route] | None = []
        guest.page.route(addresses, self._asked)

    def _asked(self, route: Route) -> None:
        if self.held is None:
            route.continue_()
        else:
            self.held.append(route)

    def comes(self) -> None:
        held, self.held = self.held or [], None
        for route in held:
            route.continue_()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_there(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    book = Rulebook(guest).open()
    sentences = [text for title in ("blitzkrieg", "") for text in rules(title, lang).values()]
    spoken = guest.page.get_by_role("main").inner_text()
    assert [text for text in sentences if text not in spoken] == []
    assert book.rules.count() > 100


def test_a_book_shows_itself_whole(guest: Guest) -> None:
    late = Late(guest, "**/rulebook/core/*")  # the part for all titles
    guest.page.goto("/rulebook/blitzkrieg")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Blitzkrieg!")
    expect(guest.page.get_by_role("definition")).to_have_count(0)
    late.comes()
    book = Rulebook(guest)
    expect(book.rule("core.over")).to_be_visible()
    expect(book.rule("bk.end.tie")).to_be_visible()


def test_a_search_leaves_the_rules_with_all_the_words(guests: Guests) -> None:
    guest = guests("cs")
    book = Rulebook(guest).open()
    everything = book.rules.count()
    book.search.fill("Špión")
    expect(book.rules).not_to_have_count(everything)
    with_accents = book.names.all_inner_texts()
    assert with_accents
    book.search.fill("spion")  # without them it finds the same
    expect(book.names).to_have_text(with_accents, use_inner_text=True)
    book.search.fill("spion abrakadabra")
    expect(guest.page.get_by_text(guest.words("ui-search-nothing"))).to_be_visible()
    expect(book.rules).to_have_count(0)
    book.search.fill("")
    expect(book.rules).to_have_count(everything)


def test_words_typed_at_home_lead_to_the_book_that_has_them(guests: Guests) -> None:
    guest = guests("cs")
    home = Home(guest).wide()
    field = guest.page.get_by_role("searchbox", name=guest.words("ui-search-all"), exact=True)
    books = home.beside("ui-rulebooks").get_by_role("listitem")
    field.fill("abrakadabra")
    status = home.beside("ui-rulebooks").get_by_role("status")
    expect(status).to_have_text(guest.words("ui-search-nothing"))
    field.press("Enter")  # which leads nowhere
    field.fill("omrzlina")
    counts = books.locator("b")
    expect(counts).to_have_count(4)
    expect(counts.nth(0)).to_have_text("0")
    found = int(counts.nth(2).inner_text())
    expect(books.nth(2)).to_contain_text(guest.words("ui-search-hits", count=found))
    nothing_is_in_the_way(guest)
    field.press("Enter")
    book = Rulebook(guest)
    expect(book.search).to_have_value("omrzlina")
    expect(book.rules.locator("mark").first).to_be_visible()
    expect(book.rules).to_have_count(found)
    assert "/rulebook/legie?words=omrzlina" in guest.page.url


def test_words_looked_for_stay_in_the_address_and_go_along_to_other_books(guest: Guest) -> None:
    book = Rulebook(guest).open()
    everything = book.rules.count()
    book.search.press_sequentially("supply line")
    expect(book.search).to_have_value("supply line")
    expect(book.rules).not_to_have_count(everything)
    found = book.names.all_inner_texts()
    guest.page.reload()
    expect(book.search).to_have_value("supply line")
    expect(book.names).to_have_text(found, use_inner_text=True)
    others = guest.page.get_by_role("navigation", name=guest.words("ui-rulebooks"), exact=True)
    book.press(others.get_by_role("link").nth(1))
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Quartermaster")
    expect(book.search).to_have_value("supply line")
    expect(book.rules.locator("mark").first).to_be_visible()


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
    letters = Late(guest, "**/*.woff2")
    with guest.page.expect_request("**/*.woff2"):
        guest.page.goto("/rulebook/globalwar#gw.11.5.g", wait_until="commit")
    rule = Rulebook(guest).rule("gw.11.5.g")
    expect(rule).to_be_in_viewport()
    letters.comes()
    guest.page.evaluate("document.fonts.ready.then(() => null)")
    expect(rule).to_be_in_viewport()


def test_a_term_tells_what_it_means_when_it_is_touched(guests: Guests) -> None:
    guest = guests("cs")
    book = Rulebook(guest).open("bk.campaign.closing")
    rule = guest.page.locator('[id="bk.campaign.closing"]')
    term = rule.get_by_role("button", name="převahu", exact=True)
    book.press(term)
    expect(rule.get_by_role("note")).to_contain_text(rules("blitzkrieg", "cs")["bk.terms.lead"])
    book.press(term)
    expect(rule.get_by_role("note")).to_have_count(0)


@pytest.mark.parametrize("screen", [{}, {"phone": True}], ids=["desk", "phone"])
def test_a_book_opens_with_words_and_pictures(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    for title in games():
        book = Rulebook(guest).open(title=title)
        opening = guest.page.get_by_role("main").locator("header")
        expect(opening.get_by_role("heading", level=1)).to_be_in_viewport()
        expect(opening).to_contain_text(guest.words(f"ui-book-{title}"))
        expect(opening.locator("img")).to_be_in_viewport()
        guest.page.wait_for_function("document.querySelector('main header img').naturalWidth > 0")
        parts = opening.get_by_role("list", name=guest.words("ui-parts"), exact=True).get_by_role("listitem")
        assert parts.count() >= 4
        for part in parts.all():
            expect(part).to_be_in_viewport(ratio=1)
            expect(part.locator("svg")).to_be_visible()
        id, words = guest.page.get_by_role("term").first, book.rules.first
        assert letters(id.get_by_role("link")) <= letters(words) * 0.8


def letters(thing: Locator) -> float:
    """How large they are, in pixels."""
    size: float = thing.evaluate("(thing) => parseFloat(getComputedStyle(thing).fontSize)")
    return size


@pytest.mark.parametrize(
    ("title", "lang"),
    [
        ("quartermaster", "cs"),
        pytest.param("blitzkrieg", "en", marks=pytest.mark.full),
        pytest.param("legie", "pl", marks=pytest.mark.full),
        pytest.param("globalwar", "en", marks=pytest.mark.full),
    ],
)
def test_every_example_has_a_picture_beside_its_rule(guests: Guests, title: str, lang: str) -> None:
    guest = guests(lang)
    Rulebook(guest).open(title=title)
    guest.page.locator(".picture").first.wait_for()
    for picture in guest.page.locator(".picture").all():
        picture.scroll_into_view_if_needed()  # it is drawn when it comes near
        expect(picture.locator("text, .mark").first).to_be_attached()
    links = guest.page.locator("a.example")
    shown = {link.get_attribute("href") for link in links.all()}
    assert shown == {f"/rulebook/{title}/try/{id}" for id in examples(title)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_summary_is_two_pages_of_paper(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    for title in games():
        book = Rulebook(guest).open(title=title)
        book.press(book.link("ui-summary"))
        parts = guest.page.locator(".summary section")
        expect(parts.first).to_be_visible()
        assert parts.count() > 6
        printed = guest.page.pdf(prefer_css_page_size=True)
        assert printed.count(b"/Type /Page\n") == 2
