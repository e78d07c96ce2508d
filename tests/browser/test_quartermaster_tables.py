"""Other tables of Quartermaster General: on one screen, beside the printed game, with the sides split another way."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.games import two_are_asked
from browser.guests import Guest, Guests
from browser.pages import Home, Table
from browser.quartermaster import War, play_now
from browser.truth import truth

GER, UK, USSR, USA = 0, 1, 3, 5


# on one screen


def lifted(war: War) -> int:
    """Hand the screen over until somebody is asked something; gives the seat that looks then."""
    while (now := war.settle()) in ("curtain", "hand over"):
        war.press(war.lift_curtain if now == "curtain" else war.close_curtain)
    seat: int = war.guest.states()[-1]["seat"]
    return seat


def test_two_who_are_asked_together_answer_one_after_the_other(guest: Guest) -> None:
    war = War(guest)
    war.open(guest.imports(two_are_asked()))
    strip = guest.page.locator(".window")
    asked = strip.locator(".now .em")
    assert lifted(war) == UK
    expect(asked).to_have_count(2)
    expect(strip).to_contain_text(guest.words("ui-qm-window-yours"))
    war.press(war.stop.first)  # nobody sees that
    assert lifted(war) == USA
    expect(asked).to_have_count(2)
    assert all(line["seat"] != UK for line in guest.states()[-1]["lines"])
    war.press(guest.page.locator('[data-noun="radar"]').first)
    war.press(war.confirm.first)
    war.settle()
    match = truth(guest, war.id)
    acts = [entry.plain()[:2] for entry in match.entries if entry.plain()[0] in (UK, USA)]
    assert acts == [[UK, "pass"], [USA, "use radar"]]
    state = match.view(None)["state"]
    assert "central-pacific" in next(row["pieces"] for row in state["countries"] if row["country"] == "USA")


# beside the printed game


def beside_the_box(guest: Guest, *people: int) -> War:
    """A table on this screen where these seats are people with printed cards and bots have all others."""
    home = Home(guest).open()
    dialog = home.setup("real", "quartermaster")
    for seat in range(6):
        dialog.locator(f"#seat-{seat}").select_option("me" if seat in people else "bot:beginner")
    home.press(home.button("ui-begin", dialog))
    war = War(guest)
    war.arrive()
    return war


class Entering:
    """Somebody who enters what was done with the printed cards, and counts the touches."""

    def __init__(self, war: War) -> None:
        self.war = war
        self.touches = 0

    def press(self, thing: Locator) -> None:
        self.war.press(thing)
        self.touches += 1

    def asked(self, seat: int) -> None:
        """Wait for the turn of a seat: the screen goes on to whoever is asked next, and nobody answers meanwhile."""
        war = self.war
        go_on = war.button("ui-next-seat-go")
        hand = war.page.locator(".hand .card[data-noun=build-army]")
        while True:
            hand.or_(go_on).or_(war.stop).first.wait_for()
            if go_on.first.is_visible():
                war.press(go_on.first)
            elif hand.first.is_visible() and war.guest.states()[-1]["seat"] == seat:
                break
            elif war.stop.first.is_visible():
                war.press(war.stop.first)
        self.touches = 0

    def plays(self, card: str, space: str | None = None) -> None:
        war = self.war
        self.press(war.page.locator(f".hand .card[data-noun={card}]").first)
        if space is None:
            self.press(war.confirm.first)
        else:
            self.press(war.spaces.and_(war.zone(space)).first)


def test_two_people_with_printed_cards_among_four_bots(guests: Guests) -> None:
    guest = guests("cs")
    war = beside_the_box(guest, GER, USSR)
    people = Entering(war)
    script = [
        (GER, "build-army", "western-europe"),
        (USSR, "guards", None),
        (GER, "atlantic-wall", None),
        (USSR, "build-army", "ukraine"),
    ]
    for seat, card, space in script:
        people.asked(seat)
        people.plays(card, space)
        people.press(war.stop.first)  # nothing is discarded
        assert people.touches <= 3
    people.asked(GER)
    match = truth(guest, war.id)
    entered = [entry.plain()[:2] for entry in match.entries if entry.what == "act" and entry.seat in (GER, USSR)]
    assert [GER, "build western-europe"] in entered
    assert [USSR, "build ukraine"] in entered
    assert not match.manual
    state = match.view(None)["state"]
    assert {"atlantic-wall", "guards"} <= set(state["status"])
    assert "draw ?" in [line.get("act") for line in guest.states()[-1]["lines"]]


# the sides split another way


def test_the_list_of_games_knows_how_the_sides_are_split(guests: Guests) -> None:
    host, friend = guests(), guests()
    sides = "GER+JPN+ITA/UK/USSR+USA"
    Home(host).open().begin("invite", "standard", title="quartermaster", seats=3, sides=sides)
    links = host.page.get_by_role("textbox", name=host.words.pattern("ui-invite-link"))
    expect(links).to_have_count(2)
    friend.page.goto(links.nth(1).input_value())
    Table(friend).arrive()
    expect(friend.page).not_to_have_url(re.compile("key"))
    home = Home(friend).open()
    expect(home.running).to_have_count(1)
    expect(home.running.locator(".em use")).to_have_attribute("href", re.compile("#nat-ussr$"))


# the other pages


def test_a_table_leaves_nothing_of_its_look_elsewhere(guest: Guest) -> None:
    home = Home(guest).open()
    art = home.card().locator(".art")
    height = art.evaluate("(one) => one.getBoundingClientRect().height")
    assert height > 100
    war = play_now(guest)
    war.asked_or_over()
    guest.page.get_by_role("banner").get_by_role("link").click()
    home.card().wait_for()
    assert art.evaluate("(one) => one.getBoundingClientRect().height") == height
