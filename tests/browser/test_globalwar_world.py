"""The whole world of Global War at the web table: the first turn by mouse and by keys, the theatres, the phone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.globalwar import MOVING, PRODUCTION, TITLE, Front, answer
from browser.guests import Guest, Guests
from browser.hands import Keys
from browser.pages import Home, Lessons
from browser.truth import truth

RESEARCH = "gw-prompt-research"
PLACING = "gw-prompt-placement"


def sit_down(guest: Guest, mode: str = "world-1936", seats: int = 3) -> Front:
    """The first seat of a game whose other seats are bots."""
    Home(guest).open()
    table = guest.makes(TITLE, mode, ["me", *["bot:beginner"] * (seats - 1)])
    front = Front(guest)
    front.open(table)
    front.asks(RESEARCH).wait_for()
    return front


def to_movement(front: Front) -> None:
    """No die is thrown; a unit is bought, and nothing attacked."""
    front.ends()
    front.asks(PRODUCTION).wait_for()
    front.press(front.good("infantry"))
    expect(front.hand.get_by_text("×1")).to_be_visible()
    front.ends()
    front.asks(MOVING[0]).wait_for()


def first_turn(front: Front) -> None:
    """Germany buys, moves a garrison and places what it has bought."""
    to_movement(front)
    front.ends()
    front.asks(MOVING[1]).wait_for()
    front.press(front.zone("berlin"))
    front.units.first.wait_for()
    front.press(front.zone("eastern-germany"))
    front.press(front.confirm.first)
    expect(front.confirm.first).to_be_disabled()
    front.ends()
    front.asks(PLACING).wait_for()
    front.press(front.hand.locator("[data-noun=infantry]").first)
    front.press(front.zone("berlin"))
    front.press(front.confirm.first)
    expect(front.hand.locator("[data-noun][aria-pressed=true]")).to_have_count(0)
    front.ends()
    front.asks(PLACING).wait_for(state="detached")


def acts_of(guest: Guest, front: Front) -> list[str]:
    return [str(entry.plain()[1]) for entry in truth(guest, front.id).entries if entry.plain()[0] == 0]


@pytest.mark.parametrize("keys", [False, pytest.param(True, marks=pytest.mark.full)], ids=["mouse", "keyboard"])
def test_the_first_turn_of_the_world(guests: Guests, keys: bool) -> None:
    guest = guests("cs" if keys else "en", hand=Keys() if keys else None)
    front = sit_down(guest)
    first_turn(front)
    done = acts_of(guest, front)
    assert "buy infantry" in done
    assert any(act.startswith("move ") and act.endswith(" berlin eastern-germany") for act in done)
    assert any(act.startswith("place ") and act.endswith(" berlin") for act in done)
    assert not keys or guest.pointers() == []


TAUGHT = [
    ("world-goal", None), ("world-points", None), ("world-nations", None), ("world-map", None),
    ("world-politics", "politics"), ("world-research", "research"), ("world-dice", "end"),
    ("world-buy", "buy"), ("basket", "end"),
    ("world-stack", "bavaria"), ("world-annex", "annex"), ("world-target", "austria"), ("confirm", "confirm"),
    ("world-peace", "end"), ("noncombat", "read and end"), ("place", "place"), ("world-end", None),
]  # fmt: skip


@pytest.mark.parametrize("way", ["mouse", pytest.param("keyboard", marks=pytest.mark.full), "finger"])
def test_the_guided_first_turn_of_the_world(guests: Guests, way: str) -> None:
    lang = {"mouse": "en", "keyboard": "cs", "finger": "pl"}[way]
    guest = guests(lang, hand=Keys() if way == "keyboard" else None, phone=way == "finger")
    home = Home(guest).open()
    home.press(home.link("ui-learn", home.card(TITLE)))
    home.press(home.link("ui-course-whole-war"))
    front = Front(guest)
    front.arrive()
    lessons = Lessons(guest, TITLE)
    for lesson, deed in TAUGHT:
        expect(lessons.text(lesson)).to_be_visible()
        covers_nothing(guest)
        obey(front, lessons, deed)
    expect(lessons.text("world-end")).to_be_hidden()
    done = acts_of(guest, front)
    assert any(act.startswith("annex ") and act.endswith(" bavaria austria") for act in done)
    assert any(act.startswith("place ") for act in done)
    assert way != "keyboard" or guest.pointers() == []


def obey(front: Front, lessons: Lessons, deed: str | None) -> None:
    """Do what the lesson asks for; without a deed it is only read."""
    match deed:
        case None:
            front.press(lessons.go_on)
        case "politics" | "research":
            front.shows(deed)
            front.page.keyboard.press("Escape")
            front.screen(deed).wait_for(state="detached")
        case "end":
            front.ends()
        case "buy":
            front.press(front.good("infantry"))
        case "annex":
            front.press(front.button("ui-gw-way-annex"))
        case "confirm":
            front.press(front.confirm.first)
        case "read and end":
            front.press(lessons.go_on)
            front.ends()
        case "place":
            front.press(front.hand.locator("[data-noun=infantry]").first)
            front.press(front.zone("berlin"))
            front.press(front.confirm.first)
        case zone:
            front.press(front.zone(zone))


APART = """() => {
    const [card, ring] = [".coach", ".spot"].map((one) => document.querySelector(one).getBoundingClientRect());
    const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    return ring.width > 0 && apart(card, ring);
}"""


def covers_nothing(guest: Guest) -> None:
    """The card of a lesson comes to stand beside what it is about, never on it."""
    guest.page.wait_for_function(APART)


def test_what_is_out_of_view_is_not_in_the_page(guest: Guest) -> None:
    front = sit_down(guest)
    expect(front.zone("berlin")).to_be_visible()
    expect(front.zone("tokyo")).to_have_count(0)
    drawn = guest.page.locator(".world .land, .world .sea").count()
    assert drawn < 515
    front.press(front.button("ui-map-whole"))
    total = guest.words("ui-gw-total", nation="germany", count=33, zone="A12").split(",")[0]
    expect(guest.page.get_by_role("button", name=re.compile(rf"^{total}, ")).first).to_be_visible()
    expect(front.zone("berlin")).to_have_count(0)


# where a number of the whole world covers a good part of another
COVERED = """
() => {
  const boxes = [...document.querySelectorAll(".total")].map((one) => one.getBoundingClientRect());
  return boxes.flatMap((a, n) =>
    boxes.slice(n + 1).flatMap((b) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const part = wide > 0 && high > 0 ? (wide * high) / (a.width * a.height) : 0;
      return part > 0.15 ? [`${part.toFixed(2)} at ${Math.round(a.left)}, ${Math.round(a.top)}`] : [];
    }),
  );
}
"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080), (820, 1180)])
def test_no_number_of_the_whole_world_lies_on_another(guest: Guest, width: int, height: int) -> None:
    guest.page.set_viewport_size({"width": width, "height": height})
    front = sit_down(guest, "world-1939", 6)
    front.press(front.button("ui-map-whole"))
    guest.page.locator(".total").nth(20).wait_for()
    assert guest.page.evaluate(COVERED) == []


STANDS = "document.querySelector('.on .zone').style.translate"
MAGNIFIED = "document.querySelector('.on').style.transform.includes('scale')"


def test_a_zoom_magnifies_what_stands_and_sets_it_anew_when_it_rests(guest: Guest) -> None:
    front = sit_down(guest)
    before = front.page.evaluate(STANDS)
    front.page.mouse.move(400, 300)
    front.page.mouse.wheel(0, -80)
    magnified = front.page.wait_for_function(f"() => {MAGNIFIED} && {STANDS}")
    assert magnified.json_value() == before
    front.page.wait_for_function(f"() => !{MAGNIFIED}")
    assert front.page.evaluate(STANDS) != before


def test_a_theatre_is_opened_by_its_number(guest: Guest) -> None:
    front = sit_down(guest)
    to_movement(front)
    front.press(front.button("ui-map-whole"))
    cards = front.hand.locator("[data-noun^=theatre-]")
    expect(cards).to_have_count(6)
    expect(front.hand.locator("[data-noun=theatre-europe].legal")).to_be_visible()
    expect(front.hand.locator("[data-noun=theatre-pacific].legal")).to_have_count(0)
    guest.page.keyboard.press("5")
    expect(front.zone("tokyo")).to_be_visible()
    expect(cards).to_have_count(0)


SCREENS: list[dict[str, Any]] = [{}, {"lang": "cs", "dark": True}, {"lang": "pl", "phone": True}]


@pytest.mark.parametrize("screen", SCREENS, ids=["day", "night-cs", "phone-pl"])
def test_the_world_is_in_nobodys_way(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    front = sit_down(guest)
    nothing_is_in_the_way(guest)
    to_movement(front)
    nothing_is_in_the_way(guest)
    front.press(front.button("ui-map-whole"))
    front.hand.locator("[data-noun=theatre-europe]").wait_for()
    nothing_is_in_the_way(guest)


def nothing_is_in_the_way(guest: Guest) -> None:
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(("mode", "seats"), [("world-1939", 6), ("europe-1940", 2)])
def test_the_other_starts_open_too(guest: Guest, mode: str, seats: int) -> None:
    front = sit_down(guest, mode, seats)
    front.ends()
    front.asks(PRODUCTION).wait_for()
    expect(front.zone("berlin")).to_be_visible()


def test_the_host_parts_the_powers(guest: Guest) -> None:
    """Of four seats the Soviet Union and the CCP get one each, and the Axis one together."""
    home = Home(guest).open()
    dialog = home.setup("bots", TITLE)
    home.press(dialog.get_by_text(guest.words("gw-mode-world-1936"), exact=True))
    home.press(dialog.get_by_role("button", name="4", exact=True))
    home.press(dialog.get_by_text(guest.words("core-ui-options"), exact=True))
    dialog.get_by_label(guest.words("gw-option-seating"), exact=True).select_option("choose")
    for nation, player in (("japan", 1), ("great-britain", 2), ("france", 2), ("kmt", 2), ("usa", 2)):
        gives = guest.words("ui-gw-seating-gives", nation=nation, number=player)
        home.press(dialog.get_by_role("radio", name=gives, exact=True))
    expect(dialog.get_by_role("alert")).to_be_visible()  # as long as somebody leads nobody
    for nation, player in (("ussr", 3), ("ccp", 4)):
        gives = guest.words("ui-gw-seating-gives", nation=nation, number=player)
        home.press(dialog.get_by_role("radio", name=gives, exact=True))
    expect(dialog.get_by_role("alert")).to_have_count(0)
    home.press(dialog.get_by_role("button", name=guest.words("ui-begin"), exact=True))
    front = Front(guest)
    front.arrive()
    assert truth(guest, front.id).setting.options["seating"] == "GER+ITA+JPN/GB+FRA+KMT+USA/SOV/CCP"


@pytest.mark.full
@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_the_first_year_of_the_world(guests: Guests, keys: bool) -> None:
    """Two calendar turns: in each player turn the phases are gone through, and what is asked is answered."""
    guest = guests(hand=Keys() if keys else None)
    front = sit_down(guest)
    first_turn(front)
    rng = random.Random(6)
    while (prompt := front.asked()) is not None:
        if truth(guest, front.id).view(0)["state"]["date"] >= "1937-07":
            assert not keys or guest.pointers() == []
            return
        if prompt in (RESEARCH, PRODUCTION, *MOVING, PLACING) and front.end_phase.first.is_visible():
            front.ends()
        else:
            answer(front, rng)
    raise AssertionError("the war was over within a year")
