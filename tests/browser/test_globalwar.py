"""Global War at the web table: a turn by pointing, the battle board, why not, three screens, and a whole theatre."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.globalwar import (
    MOVING,
    PRODUCTION,
    TITLE,
    Front,
    answer,
    attack,
    before_losses,
    last_unit,
    play_now,
    stands,
    to_lose,
)
from browser.guests import Guest, Guests
from browser.hands import Keys
from browser.pages import Home, Lessons
from browser.truth import truth


def acts_of(guest: Guest, front: Front) -> list[str]:
    """What this guest has done, as the server has written it down."""
    return [str(entry.plain()[1]) for entry in truth(guest, front.id).entries if entry.plain()[0] == 0]


def open_turn(front: Front) -> None:
    """Buy the first unit that is offered, and begin to move."""
    front.press(front.goods.first)
    expect(front.hand.get_by_text("×1")).to_be_visible()
    front.ends()
    front.asks(MOVING[0]).wait_for()


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_turn_by_pointing(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    front = play_now(guest)
    open_turn(front)
    attack(front, "rehe", "beiping")
    expect(front.units).to_have_count(1)  # an aircraft stays behind
    expect(front.zone("beiping")).to_have_accessible_name(re.compile(guest.words.noun("japan", title=TITLE)))
    done = acts_of(guest, front)
    assert done[0].startswith("buy ")
    assert done[1] == "done"
    assert len(done) > 3
    assert all(act.startswith("move ") and act.endswith(" rehe beiping") for act in done[2:])
    front.press(front.undo)
    expect(front.units).to_have_count(2)
    assert truth(guest, front.id).log(0)[-1]["what"] == "undo"
    front.ends()
    fight_on(front)
    place_all(front)
    assert any(act.startswith("place ") for act in acts_of(guest, front))


def test_the_map_stays_under_a_touch_near_its_edge(guests: Guests) -> None:
    front = play_now(guests(phone=True))
    open_turn(front)
    rehe = front.zone("rehe")
    front.drag_to_the_edge(rehe)
    front.press(rehe)
    expect(front.units).not_to_have_count(0)


def fight_on(front: Front) -> None:
    """Through the battles and what comes after, to where new units are placed."""
    rng = random.Random(4)
    while (prompt := front.asked()) != "gw-prompt-placement":
        assert prompt is not None
        if prompt == MOVING[1]:
            front.ends()
            front.asks(MOVING[1]).wait_for(state="detached")
        else:
            answer(front, rng)


def place_all(front: Front) -> None:
    front.press(front.hand.locator("[data-noun]").first)
    front.zones.first.focus()  # the map goes there
    front.press(front.zones.first)
    front.press(front.confirm.first)
    expect(front.hand.locator("[data-noun][aria-pressed=true]")).to_have_count(0)  # it stands on the map


def test_the_shop_stands_still_and_says_why_not(guest: Guest) -> None:
    """Japan has 15 IPP: with five infantry ordered nothing more can be paid, and all of it stays where it is."""
    front = play_now(guest)
    front.goods.first.wait_for()
    places = [good.bounding_box() for good in front.goods.all()]
    infantry = front.good("infantry")
    for count in range(1, 6):
        front.press(infantry)
        expect(front.hand.get_by_text(f"×{count}")).to_be_visible()
    assert [good.bounding_box() for good in front.goods.all()] == places
    expect(infantry).to_have_attribute("aria-disabled", "true")
    infantry.click(force=True)
    refusal = guest.words("gw-refused-money", nation="japan", ipp=3, money=0)
    expect(front.why_not).to_contain_text(refusal)
    back = front.hand.get_by_role("button", name=guest.words.action(TITLE, "refund buy infantry"), exact=True)
    for count in range(4, -1, -1):
        front.press(back)
        expect(front.hand.get_by_text(f"×{count}")).to_be_visible()
    expect(back).to_be_disabled()  # and nothing has come under the pointer instead
    expect(infantry).to_have_attribute("aria-disabled", "false")
    assert [good.bounding_box() for good in front.goods.all()] == places


def test_the_last_unit_does_not_end_the_turn(guest: Guest) -> None:
    front = Front(guest)
    front.open(guest.imports(last_unit()))
    front.press(front.lift_curtain)
    front.page.get_by_text(guest.words("ui-gw-review-place", unit="Infantry", count=1)).wait_for()
    place_all(front)
    front.asks("gw-prompt-placement").wait_for()
    expect(front.hand).to_contain_text(guest.words("ui-gw-box-empty"))
    front.press(front.undo)
    front.hand.locator("[data-noun]").first.wait_for()
    place_all(front)
    front.press(front.page.get_by_role("button", name=guest.words("ui-gw-end-turn"), exact=True))
    front.asks("gw-prompt-placement").wait_for(state="detached")


def test_units_that_did_not_move_are_reviewed_until_that_was_meant(guest: Guest) -> None:
    front = Front(guest)
    front.open(guest.imports(stands("japan", {"korea": {"japan": ["2*infantry"]}}, phase="non-combat")))
    front.press(front.lift_curtain)
    review = front.page.get_by_role("list", name=guest.words("ui-gw-review"), exact=True)
    expect(review).to_contain_text(guest.words("ui-gw-review-unmoved", count=2))
    front.press(review.get_by_role("button", name=guest.words.pattern("ui-gw-review-meant-this")))
    expect(review).to_have_count(0)
    front.asks(MOVING[1]).wait_for()


def test_one_order_is_taken_back_and_the_later_one_stands(guest: Guest) -> None:
    front = Front(guest)
    stand = {"korea": {"japan": ["infantry"]}, "rehe": {"japan": ["infantry"]}}
    front.open(guest.imports(stands("japan", stand, phase="non-combat")))
    front.press(front.lift_curtain)
    first, second = "move infantry korea eastern-manchuria", "move infantry rehe eastern-manchuria"
    for start, goal in (("korea", "eastern-manchuria"), ("rehe", "eastern-manchuria")):
        attack(front, start, goal)
        front.takes_back(f"move infantry {start} {goal}").wait_for()
    front.press(front.takes_back(first))
    expect(front.takes_back(first)).to_have_count(0)
    front.takes_back(second).wait_for()
    match = truth(guest, front.id)
    assert [match.entries[place].plain()[1] for place in match.in_force] == [second]


def test_an_objective_is_never_held_more_than_it_takes(guest: Guest) -> None:
    """Japan begins with all five zones of Manchukuo, of which four are wanted."""
    front = play_now(guest)
    front.press(front.tab("ui-gw-aims"))
    expect(front.page.locator(".aims")).to_contain_text(guest.words("ui-gw-aim-held", have=4, wanted=4))
    expect(front.page.locator(".aims")).not_to_contain_text(guest.words("ui-gw-aim-held", have=5, wanted=4))


def test_the_keyboard_alone(guests: Guests) -> None:
    guest = guests(hand=Keys())
    front = play_now(guest)
    open_turn(front)
    attack(front, "rehe", "beiping")
    expect(front.units).to_have_count(1)
    assert any(act.endswith(" rehe beiping") for act in acts_of(guest, front))
    assert guest.pointers() == []  # never a mouse


def test_a_zone_out_of_reach_tells_why(guest: Guest) -> None:
    front = play_now(guest)
    open_turn(front)
    front.press(front.zone("rehe"))
    front.units.first.wait_for()
    front.press(front.zone("nanking"))
    expect(front.why_not).to_contain_text(guest.words("gw-refused-apart", zone="rehe", goal="nanking"))


def sit_at_battle(guest: Guest) -> Front:
    front = Front(guest)
    front.open(guest.imports(before_losses(2)))
    front.press(front.lift_curtain)
    front.losses.wait_for()
    return front


def test_losses_are_picked_on_the_battle_board(guest: Guest) -> None:
    front = sit_at_battle(guest)
    hits = to_lose(before_losses(2))
    expect(front.battle).to_be_visible()
    picker = front.page.get_by_role("group", name=guest.words("gw-prompt-losses"), exact=True)
    expect(picker).to_contain_text(guest.words("ui-gw-pick-losses", hits=hits))
    front.press(
        picker.get_by_role("button", name=guest.words.pattern("ui-gw-fewer")).and_(front.page.locator(":enabled")).first
    )
    front.press(
        picker.get_by_role("button", name=guest.words.pattern("ui-gw-more")).and_(front.page.locator(":enabled")).last
    )
    front.press(front.losses)
    front.losses.or_(front.deeds).or_(front.close_curtain).or_(front.end_phase).first.wait_for()
    fresh = [str(entry.plain()[1]) for entry in truth(guest, front.id).entries[len(before_losses(2).entries) :]]
    assert sum(act.startswith("lose ") for act in fresh) == hits


SCREENS: list[dict[str, Any]] = [{}, {"lang": "cs", "dark": True}, {"lang": "pl", "phone": True}]


@pytest.mark.parametrize("screen", SCREENS, ids=["day", "night-cs", "phone-pl"])
def test_nothing_is_in_anybodys_way(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    front = play_now(guest)
    front.goods.first.wait_for()
    nothing_is_in_the_way(guest)
    open_turn(front)
    front.press(front.zone("rehe"))
    front.press(front.zone("beiping"))
    front.confirm.first.wait_for()
    nothing_is_in_the_way(guest)
    sit_at_battle(guest)
    nothing_is_in_the_way(guest)


def nothing_is_in_the_way(guest: Guest) -> None:
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()


def test_the_guided_game_leads_through_the_first_orders(guest: Guest) -> None:
    home = Home(guest).open()
    home.press(home.link("ui-learn", home.card(TITLE)))
    home.press(home.link("ui-course-guided"))
    front = Front(guest)
    front.arrive()
    lessons = Lessons(guest)
    for lesson, step in (
        ("goal", lambda: front.press(lessons.go_on)),
        ("map", lambda: front.press(lessons.go_on)),
        ("buy", lambda: front.press(front.goods.first)),
        ("basket", front.ends),
        ("stack", lambda: front.press(front.zone("rehe"))),
        ("target", lambda: front.press(front.zone("beiping"))),
        ("confirm", lambda: front.press(front.confirm)),
    ):
        expect(lessons.card).to_contain_text(guest.words(f"ui-gw-learn-{lesson}"))
        step()
    expect(lessons.card).to_contain_text(guest.words("ui-gw-learn-done"))


@pytest.mark.full
def test_a_whole_theatre_of_a_person_and_a_bot(guest: Guest) -> None:
    """Six calendar turns: in each something is bought and some units are sent somewhere; the rest is left to chance."""
    front = play_now(guest)
    rng = random.Random(5)
    sent = False
    while (prompt := front.asked()) is not None:
        if prompt == MOVING[0] and not sent:
            send_somebody(front, rng)
            sent = True
            continue
        sent = False
        if prompt == PRODUCTION and front.goods.first.is_visible():
            front.press(front.goods.first)
        if prompt == "gw-prompt-placement" and front.hand.locator("[data-noun]").first.is_visible():
            place_all(front)
        if prompt in (PRODUCTION, *MOVING, "gw-prompt-placement"):
            if front.end_phase.first.is_visible():
                front.ends()
        else:
            answer(front, rng)
    match = truth(guest, front.id)
    assert match.outcome is not None
    assert any(act.startswith("move ") for act in acts_of(guest, front))
    front.ended.first.wait_for()


def send_somebody(front: Front, rng: random.Random) -> None:
    """The units of some zone go to another one, where they can go anywhere."""
    for _ in range(front.zones.count()):
        point(front, rng)
        front.units.first.wait_for()
        if front.zones.count() > 0:
            point(front, rng)
            front.press(front.confirm)
            expect(front.confirm).to_be_disabled()
            return
        front.press(front.button("ui-gw-let-go"))


def point(front: Front, rng: random.Random) -> None:
    zone = front.zones.nth(rng.randrange(front.zones.count()))
    zone.focus()  # the map goes there
    front.press(zone)
