"""How the war is told at Global War's table: the report, the review, the calendar, the end."""

from __future__ import annotations

import re
from functools import cache

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import sandtable
from browser.globalwar import ANSWERS, AT_WAR, MOVING, PRODUCTION, UNITED, Front, stands
from browser.guests import Guest, Guests
from browser.truth import truth
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.report import MOST_HEADLINES


@cache
def told_game() -> str:
    """A war of bots in Asia, up to where Japan buys for the third time."""
    match = GAME.match("asia-1937", 2, seed="story")
    bought = 0
    while bought < 3:
        seat = match.to_act[0]
        if match.state.prompt(seat) == PRODUCTION and seat == 0 and match.entries:
            bought += 1
            if bought == 3:
                break
            while match.state.prompt(0) == PRODUCTION and match.to_act == (0,):
                match.play(0, GAME.likely(match.state, 0, match.legal(0))[0])
            continue
        match.play(seat, GAME.likely(match.state, seat, match.legal(seat))[0])
    return match.save()


def sits_down(guest: Guest, match: Match) -> Front:
    front = Front(guest)
    front.open(guest.imports(match))
    front.press(front.lift_curtain.or_(front.ended).first)
    return front


def hands_over(front: Front) -> None:
    """The screen goes to the seat that is asked."""
    front.press(front.close_curtain)
    front.press(front.lift_curtain)


def nothing_is_in_the_way(guest: Guest) -> None:
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()


LOOKS = [("en", False), ("cs", True), ("pl", False), ("pl", True)]


@pytest.mark.parametrize(("lang", "screen"), LOOKS)
def test_what_others_did_is_told_in_a_page(guests: Guests, lang: str, screen: bool) -> None:
    guest = guests(lang, phone=screen)
    front = sits_down(guest, sandtable.load(told_game()))
    front.asks(PRODUCTION).first.wait_for()
    report = front.shows("report")
    heads = report.get_by_role("list").filter(has=guest.page.locator("h4")).first.get_by_role("listitem")
    heads.first.wait_for()
    assert 1 <= heads.count() <= MOST_HEADLINES
    for head in heads.all():
        expect(head.locator(".fig b")).to_have_text(re.compile(r"^[+−]?[0-9]+$"))
    expect(report.get_by_role("row")).to_have_count(4)  # Britain, KMT, CCP and USSR have had their turns
    nothing_is_in_the_way(guest)
    front.press(front.button("ui-gw-story-start", report))
    expect(report).to_have_count(0)
    front.asks(PRODUCTION).first.wait_for()


def test_who_comes_back_finds_the_report_open(guest: Guest) -> None:
    front = sits_down(guest, sandtable.load(told_game()))
    front.asks(PRODUCTION).wait_for()
    expect(front.screen("report")).to_have_count(0)  # who sits here has seen it all
    guest.page.route("**/missed?*", lambda route: route.fulfill(json={"lines": 40, "left": 0}))
    guest.page.reload()
    front.press(front.lift_curtain)
    front.screen("report").wait_for()
    guest.page.keyboard.press("Escape")
    expect(front.screen("report")).to_have_count(0)


@pytest.mark.parametrize(("lang", "screen"), LOOKS)
def test_the_review_stands_behind_the_end_of_a_phase(guests: Guests, lang: str, screen: bool) -> None:
    guest = guests(lang, phone=screen)
    front = sits_down(guest, stands("japan", {"korea": {"japan": ["2*infantry"]}}, phase="non-combat"))
    front.asks(MOVING[1]).first.wait_for()
    front.press(front.end_phase.first)
    review = front.screen("review")
    expect(review).to_contain_text(guest.words("ui-gw-review-unmoved", count=2))
    nothing_is_in_the_way(guest)
    front.press(review.get_by_role("button", name=guest.words.pattern("ui-gw-review-meant-this")))
    expect(review).to_contain_text(guest.words("ui-gw-story-review-none"))
    front.press(front.button("ui-gw-story-back", review))
    front.press(front.end_phase.first)  # what was meant is not asked again
    front.asks(MOVING[1]).first.wait_for(state="detached")


def test_the_review_never_blocks(guest: Guest) -> None:
    front = sits_down(guest, stands("japan", {"korea": {"japan": ["2*infantry"]}}, phase="non-combat"))
    front.asks(MOVING[1]).wait_for()
    front.ends()
    front.asks(MOVING[1]).wait_for(state="detached")


@pytest.mark.parametrize(("lang", "screen"), LOOKS)
def test_the_calendar_goes_to_any_turn_and_never_touches_the_game(guests: Guests, lang: str, screen: bool) -> None:
    guest = guests(lang, phone=screen)
    front = sits_down(guest, sandtable.load(told_game()))
    front.asks(PRODUCTION).first.wait_for()
    seq = guest.get(f"/api/tables/{front.id}/view", seat=0)["seq"]
    calendar = front.shows("calendar")
    slider = calendar.get_by_role("slider", name=guest.words("ui-gw-story-scrub"), exact=True)
    now = slider.get_attribute("aria-valuetext")
    slider.focus()
    guest.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    first = calendar.get_by_role("heading", level=3).first
    expect(first).to_contain_text("1937")
    guest.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    guest.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", now or "")
    maps = calendar.get_by_role("region", name=guest.words("ui-gw-story-small-maps"), exact=True).get_by_role("button")
    front.press(maps.first)
    expect(slider).to_have_value("0")
    expect(maps.first.locator(".front").first).to_have_attribute("d", re.compile("M"))
    guest.page.wait_for_function(NAMED)
    nothing_is_in_the_way(guest)
    assert guest.get(f"/api/tables/{front.id}/view", seat=0)["seq"] == seq
    guest.page.keyboard.press("Escape")
    front.asks(PRODUCTION).first.wait_for()


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 800), (2560, 1440)])
def test_the_calendar_fits_a_screen_with_its_small_maps(guest: Guest, width: int, height: int) -> None:
    guest.page.set_viewport_size({"width": width, "height": height})
    front = sits_down(guest, sandtable.load(told_game()))
    front.asks(PRODUCTION).first.wait_for()
    page = front.shows("calendar").locator(".page")
    page.locator(".then .map").wait_for()
    assert page.evaluate("(page) => page.scrollHeight <= page.clientHeight")


# some city is read where it lies
NAMED = """() => {
    const map = document.querySelector(".then .map").getBoundingClientRect();
    return [...document.querySelectorAll(".then .name")].some((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        return left > map.left && right < map.right && top > map.top && bottom < map.bottom;
    });
}"""


def last_roll(ended: bool) -> Match:
    """July 1945 on the whole map, Berlin and Rome are lost: the USA have only to end their turn."""
    for seed in range(99):
        match = GAME.position(
            {
                "mode": "world-1936",
                "seats": 3,
                "date": "1945-07",
                "turn": "usa",
                "phase": "placement",
                "owner": {"berlin": "ussr", "rome": "usa"},
                "chart": [["usa", "unit", "infantry", 1]],
                "units": {"berlin": {"ussr": ["2*infantry"]}, "rome": {"usa": ["infantry"]}},
            },
            seed=f"roll {seed}",
        )
        rolled = sandtable.load(match.save())
        while rolled.to_act and rolled.state.prompt(rolled.to_act[0]) == "gw-prompt-placement":
            rolled.play(rolled.to_act[0], "done")
        if (rolled.outcome is not None) == ended:
            return match
    raise AssertionError("no such roll")


@pytest.mark.parametrize(("lang", "screen"), LOOKS)
def test_the_last_roll_ends_the_war_and_the_end_is_told(guests: Guests, lang: str, screen: bool) -> None:
    guest = guests(lang, phone=screen)
    front = sits_down(guest, last_roll(True))
    hands_over(front)
    front.ends()
    front.ended.first.wait_for()
    ending = front.shows("ending")
    expect(ending.locator(".rank")).to_have_count(3)
    expect(ending.locator(".rank.won")).to_have_count(1)
    expect(ending.locator(".verdict h3")).to_contain_text(
        guest.words("ui-gw-story-won", side=guest.words.noun("allies").capitalize(), points=5)
    )
    expect(ending.locator(".equation")).to_contain_text(guest.words("ui-gw-story-ends-at", most=3))
    expect(ending.locator(".rolls .last")).to_have_count(1)
    assert ending.locator(".aimed li").count() == len(GAME.printed.objectives) - theatre_objectives()
    nothing_is_in_the_way(guest)


def theatre_objectives() -> int:
    """Objectives of our own theatres, which the whole map does not have."""
    return sum("world-1936" not in one.scenarios for one in GAME.printed.objectives)


def test_a_roll_that_ends_nothing_says_what_it_took(guest: Guest) -> None:
    front = sits_down(guest, last_roll(False))
    hands_over(front)
    front.ends()
    front.asks("gw-prompt-placement").wait_for(state="detached")
    ending = front.shows("ending")
    expect(ending).to_contain_text(guest.words("ui-gw-story-not-over"))
    expect(ending.locator(".rolls .last")).to_contain_text("=")


# comforts


def test_the_purchase_of_the_last_turn_is_repeated_with_one_press(guest: Guest) -> None:
    match = sandtable.load(told_game())
    front = sits_down(guest, match)
    front.asks(PRODUCTION).wait_for()
    again = front.page.get_by_role("button", name=guest.words.pattern("ui-gw-repeat"))
    assert again.evaluate("(button) => button.scrollWidth <= button.clientWidth"), "all of it is read on the button"
    front.press(again)
    expect(front.hand.get_by_text(re.compile("^×[1-9]")).first).to_be_visible()
    fresh = acts_of(truth(guest, front.id))[len(acts_of(match)) :]
    bought = {act.removeprefix("buy ").rpartition("*")[2] for act in acts_of(match) if act.startswith("buy ")}
    assert fresh
    assert all(act.removeprefix("buy ").rpartition("*")[2] in bought for act in fresh)


def acts_of(match: Match) -> list[str]:
    return [str(entry.plain()[1]) for entry in match.entries if entry.plain()[0] == 0]


def hopeless() -> Match:
    """Eighteen Japanese units against three Chinese ones, after the first round."""
    for seed in range(99):
        force = ("12*infantry", "6*artillery")
        match = stands(
            "japan",
            {"shantung": {"japan": [*force]}, "nanking": {"kmt": ["3*infantry"]}},
            **AT_WAR,
            owner={**UNITED, "shantung": "japan"},
        )
        match = GAME.position(match.position or {}, seed=f"hopeless {seed}")
        for noun in force:
            match.play(0, f"move {noun} shantung nanking")
        match.play(0, "done")
        while match.to_act and match.state.prompt(match.to_act[0]) in ANSWERS:
            if match.to_act == (0,) and match.state.prompt(0) == "gw-prompt-retreat":
                return match
            match.play(match.to_act[0], ANSWERS[str(match.state.prompt(match.to_act[0]))])
    raise AssertionError("it was always over at once")


def test_a_battle_of_little_doubt_is_settled_with_one_press(guest: Guest) -> None:
    front = sits_down(guest, hopeless())
    expect(front.outlook).to_be_visible()  # the odds are shown first
    front.press(front.page.get_by_role("button", name=guest.words.pattern("ui-gw-settle")))
    front.asks(MOVING[1]).wait_for()
    assert any(act == "press" for act in acts_of(truth(guest, front.id)))
