"""Quartermaster General at the web table: one person among bots, three people who answer in secret, all languages."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from browser.games import before_a_build
from browser.guests import Guest, Guests
from browser.hands import Keys
from browser.pages import Home, Lessons, Table
from browser.players import meant
from browser.quartermaster import War, act, check_board, play, play_now
from browser.truth import log_in_words, truth
from sandtable.games.quartermaster.catalogue import CARD_OF, COUNTRY_IDS, KIND, OWNER, RESPONSE, STATUS
from sandtable.kernel.match import Match


def check_against_the_truth(guest: Guest, war: War, acts: int) -> None:
    match = truth(guest, war.id)
    check_board(guest, war, match, 0)
    told = log_in_words(match, 0, guest.words)
    assert Counter(war.log()) == told
    own = [entry.plain() for entry in match.entries if entry.plain()[0] == 0]
    assert sum(entry[1] != "pass" for entry in own) <= acts <= len(own)  # where nothing can be used the server passes


GAMES = [("en", 2), ("cs", 3), ("pl", 3), ("en", None)]


@pytest.mark.parametrize(("lang", "turns"), GAMES)
def test_six_seats_with_one_person_and_five_bots(guests: Guests, lang: str, turns: int | None) -> None:
    guest = guests(lang)
    war = play_now(guest)
    acts = play(war, random.Random(1), turns)
    check_against_the_truth(guest, war, acts)
    assert turns or truth(guest, war.id).outcome is not None


def test_the_keyboard_alone(guests: Guests) -> None:
    guest = guests(hand=Keys())
    war = play_now(guest)
    acts = play(war, random.Random(2), 2)
    check_against_the_truth(guest, war, acts)
    assert guest.pointers() == []  # never a mouse


SCREENS: list[dict[str, Any]] = [{}, {"lang": "cs", "dark": True}, {"lang": "pl", "phone": True}]


@pytest.mark.parametrize("screen", SCREENS, ids=["day", "night-cs", "phone-pl"])
def test_nothing_is_in_anybodys_way(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    war = play_now(guest)
    rng = random.Random(3)
    for _ in range(3 if screen else 1):
        assert war.asked_or_over()
        nothing_is_in_the_way(guest)
        if war.things.count() == 0:  # there is nothing to point at: it can only be left
            war.press(war.stop.first)
            continue
        while not meant(war):
            war.press(war.things.nth(rng.randrange(war.things.count())))
        nothing_is_in_the_way(guest)
        war.press(war.confirm.first)
    war.asked_or_over()
    war.menu.wait_for()
    war.press(war.button("ui-orders", war.menu))
    war.dialog("ui-orders").wait_for()
    nothing_is_in_the_way(guest)


@pytest.mark.parametrize("screen", SCREENS, ids=["day", "night-cs", "phone-pl"])
def test_an_order_with_a_condition_is_left_read_and_taken_back(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    war = play_now(guest)
    war.asked_or_over()
    dialog = war.dialog("ui-orders")
    war.press(war.button("ui-orders", war.menu))
    dialog.get_by_label(guest.words("ui-orders-question"), exact=True).select_option("qm-prompt-built")
    dialog.get_by_label(guest.words("ui-orders-condition"), exact=True).select_option("space north-sea")
    dialog.get_by_label(guest.words("ui-orders-answer"), exact=True).select_option("ask")
    war.press(war.button("ui-orders-leave", dialog))
    place = guest.words("ui-qm-when-space", noun="north-sea")
    told = guest.words(
        "ui-orders-case",
        prompt=guest.words("qm-prompt-built"),
        condition=place,
        answer=guest.words("ui-orders-case-ask"),
    )
    left = dialog.get_by_role("listitem").filter(has_text=told)
    expect(left).to_be_visible()
    nothing_is_in_the_way(guest)
    guest.page.reload()  # the server keeps it, not the page
    war.asked_or_over()
    war.press(war.button("ui-orders", war.menu))
    expect(left).to_be_visible()
    war.press(left.get_by_role("button"))
    expect(left).to_have_count(0)


def nothing_is_in_the_way(guest: Guest) -> None:
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()


def test_a_space_that_does_not_glow_tells_why(guest: Guest) -> None:
    war = War(guest)
    war.open(guest.imports(before_a_build("dune", 0)))
    war.press(war.lift_curtain)
    war.spaces.first.wait_for()
    war.press(war.zone("australia"))
    expect(war.why_not).to_contain_text(guest.words("qm-refused-not-adjacent", country="GER", space="australia"))
    war.press(war.zone("north-sea"))
    expect(war.why_not).to_contain_text(guest.words("qm-refused-terrain", space="north-sea"))
    war.press(war.spaces.first)
    expect(war.confirm).to_be_enabled()
    expect(war.why_not).to_be_hidden()


# three people


def three_sit_down(guests: Guests) -> list[tuple[Guest, War]]:
    people = [guests(), guests("cs"), guests("pl")]
    home = Home(people[0]).open()
    home.press(home.button("ui-invite", home.card("quartermaster")))
    dialog = home.dialog("ui-setup-invite")
    home.press(dialog.get_by_role("button", name="3", exact=True))
    home.press(home.button("ui-begin", dialog))
    Table(people[0]).arrive()
    links = people[0].page.get_by_role("textbox", name=people[0].words.pattern("ui-invite-link"))
    expect(links).to_have_count(2)
    for friend, address in zip(people[1:], [links.nth(n).input_value() for n in range(2)], strict=True):
        friend.page.goto(address)
        Table(friend).arrive()
        expect(friend.page).not_to_have_url(re.compile("key"))  # it has done its work: the seat is theirs
    return [(one, War(one)) for one in people]


def asked_now(guest: Guest, id: str, seat: int) -> tuple[list[int], str | None]:
    """Whom the server waits for, and what it asks this seat."""
    view = guest.get(f"/api/tables/{id}/view", seat=seat)["view"]
    return view["pending"], view["prompt"]


def legal_now(guest: Guest, id: str, seat: int) -> list[str]:
    legal: list[str] = guest.get(f"/api/tables/{id}/view", seat=seat)["legal"]
    return legal


def lays_down(act: str) -> bool:
    """Whether a card will lie on the table: by such cards people can answer what others do."""
    verb, _, card = act.partition(" ")
    return verb == "play" and card in CARD_OF and KIND[CARD_OF[card]] in (RESPONSE, STATUS)


@contextmanager
def away(people: list[tuple[Guest, War]]) -> Iterator[None]:
    """Meanwhile nobody has the table before them, and then everybody comes back."""
    tables = [war.id for _, war in people]
    for guest, _ in people:
        guest.page.goto("about:blank")
    yield
    for (_, war), id in zip(people, tables, strict=True):
        war.open(id)


def until_a_window(people: list[tuple[Guest, War]], id: str, rng: random.Random) -> list[int]:
    """Play on, beside the pages, until something may be answered in secret; gives the seats that are asked."""
    while True:
        pending, _ = asked_now(people[0][0], id, 0)
        assert pending, "the game ended without a window"
        seat = pending[0]
        guest, _ = people[seat]
        legal = legal_now(guest, id, seat)
        if "pass" in legal:
            return pending
        liked = [act for act in legal if lays_down(act)] or legal
        guest.acts(id, seat, rng.choice(liked))


def test_three_people_answer_in_secret_and_leave_a_standing_order(guests: Guests) -> None:
    people = three_sit_down(guests)
    id = people[0][1].id
    with away(people):
        asked = until_a_window(people, id, random.Random(5))
    seat = asked[0]
    guest, war = people[seat]
    _, prompt = asked_now(guest, id, seat)
    assert prompt is not None
    for n in range(3):  # who is asked is public by what lies on the table; whether they hold anything is not
        assert asked_now(people[n][0], id, n)[0] == asked
    war.press(war.pass_here)
    expect(war.pass_here).to_be_hidden()
    while "pass" in legal_now(guest, id, seat):  # the server will pass in their place
        guest.page.wait_for_timeout(100)
    war.menu.wait_for()
    war.press(war.button("ui-orders", war.menu))
    dialog = war.dialog("ui-orders")
    expect(dialog).to_contain_text(guest.words("ui-orders-silent", prompt=guest.words(prompt)))
    guest.page.reload()
    war.offered.or_(war.waiting).first.wait_for()
    war.menu.wait_for()
    war.press(war.button("ui-orders", war.menu))
    war.press(war.button("ui-orders-ask", dialog))
    expect(dialog).to_contain_text(guest.words("ui-orders-none"))
    war.close(dialog)
    war.resign()
    for _, table in people:
        table.ended.wait_for()
    match = truth(people[0][0], people[0][1].id)
    own = [entry.plain() for entry in match.entries if entry.plain()[0] == seat]
    assert "pass" in [entry[1] for entry in own]


def until_somebody_can_answer(people: list[tuple[Guest, War]], id: str, rng: random.Random) -> tuple[int, str] | None:
    """Play on, beside the pages, until somebody could use a card; gives seat and act, or None at the end."""
    while True:
        pending, _ = asked_now(people[0][0], id, 0)
        if not pending:
            return None
        for seat in pending:
            guest, _ = people[seat]
            legal = legal_now(guest, id, seat)
            uses = [act for act in legal if act.startswith("use ")]
            if "pass" in legal and uses:
                return seat, uses[0]
            if legal:  # in a window those who have passed are shown as asked still
                liked = [act for act in legal if lays_down(act)] or legal
                guest.acts(id, seat, rng.choice(liked))
                break


def test_a_card_answers_and_everybody_reads_it_in_their_language(guests: Guests) -> None:
    found = None
    while found is None:  # one game in hundreds ends before anybody can answer anything
        people = three_sit_down(guests)
        id = people[0][1].id  # of the table, as long as it is before them
        with away(people):
            found = until_somebody_can_answer(people, id, random.Random(7))
    seat, use = found
    war = people[seat][1]
    card = use.partition(" ")[2]
    war.press(war.hand.locator(f'[data-noun="{card}"]').first)
    war.press(war.confirm.first)
    for one, table in people:
        told = one.words("qm-used", country=COUNTRY_IDS[OWNER[CARD_OF[card]]], card=card)
        expect(table.tab("ui-log")).to_contain_text(told)
    assert [entry.plain()[1] for entry in truth_after_the_end(people).entries if entry.plain()[0] == seat][-1] == use


def truth_after_the_end(people: list[tuple[Guest, War]]) -> Match:
    """What happened, once somebody has given up: before that nobody is told."""
    guest, war = people[0]
    war.resign()
    return truth(guest, war.id)


# the guided first game


class FirstGame(War):
    """A table with lessons."""

    @property
    def lessons(self) -> Lessons:
        return Lessons(self.guest, "quartermaster")

    def lesson(self, id: str) -> Locator:
        return self.lessons.text(id)

    @property
    def go_on(self) -> Locator:
        return self.lessons.go_on

    def follow(self, *lessons: str) -> None:
        """Read these lessons, one after another."""
        for id in lessons:
            self.lesson(id).wait_for()
            self.press(self.go_on)
            expect(self.lesson(id)).to_be_hidden()

    def play_until(self, id: str, rng: random.Random) -> None:
        """Play on until this lesson comes up, and read what is told by the way."""
        lesson = self.lesson(id)
        while True:
            lesson.or_(self.go_on).or_(self.offered).first.wait_for()
            if lesson.is_visible():
                return
            if self.go_on.is_visible():
                self.press(self.go_on)
            elif self.offered.first.is_visible():
                act(self, rng)


def test_every_lesson_comes_up_in_its_turn(guest: Guest) -> None:
    Home(guest).open().learn("quartermaster")
    table = FirstGame(guest)
    table.follow("goal", "home")
    table.lesson("hand").wait_for()
    table.press(table.cards.first)
    table.lesson("away").wait_for()
    while not meant(table):
        table.press(table.cards.first)
    table.press(table.confirm.first)
    table.lesson("play").wait_for()
    table.press(table.cards.first)
    table.lesson("confirm").wait_for()
    table.press(table.confirm.first)
    for id in ("supply", "victory", "nations", "end"):
        table.play_until(id, random.Random(6))
        table.follow(id)
    assert table.asked_or_over()
