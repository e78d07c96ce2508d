"""The guided first game: every lesson comes up in its turn, waits, and lets the pupil play on."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.guests import Guest, Guests
from browser.pages import Home, Lessons
from browser.players import act
from browser.test_looks import SCREENS, named, nothing_is_in_the_way
from browser.truth import truth

NEVER_ALLOWED = "EE-3-5"  # the last row of a theatre is far away in a first turn
MOST = 3_000  # lessons, acts and looks in vain while things are shown, before the last lesson
IN_ORDER = ("goal", "front", "virtual", "token", "space", "confirm", "marker", "why", "refused", "row", "flag", "end")


@pytest.mark.parametrize("pace", ["off", pytest.param("fast", marks=pytest.mark.full)])
def test_every_lesson_comes_up_in_its_turn(guests: Guests, pace: str) -> None:
    guest = guests(pace=pace)
    lessons = Home(guest).open().learn()
    had: list[str] = []
    while had[-1:] != ["end"]:
        assert len(had) < MOST, had
        had.append(follow(guest, lessons, random.Random(len(had))))
    assert [lesson for lesson in had if lesson in IN_ORDER] == list(IN_ORDER)
    assert lessons.now() is None
    table = lessons.table
    assert table.settle() == "move"
    act(table, random.Random(18))
    assert truth(guest, table.id).setting.options["difficulty"] == "low"


def follow(guest: Guest, lessons: Lessons, rng: random.Random) -> str:
    """Do what the lesson of the moment says, or play on where none has anything to say; tells which it was."""
    table = lessons.table
    lessons.card.or_(table.offered).first.wait_for()
    lesson = lessons.now()
    if lesson is None and table.offered.first.is_visible():
        lesson = lessons.now()  # what is asked may have come up between the two looks, and its lesson with it
        if lesson is None:
            act(table, rng)
    match lesson:
        case None:
            return ""
        case "token":
            table.press(table.tokens.first)
        case "space":
            table.press(table.places.first)
        case "confirm":
            table.press(table.confirm)
        case "why":
            table.press(table.space(NEVER_ALLOWED))
        case _:
            table.press(lessons.go_on)
    expect(lessons.text(lesson)).to_be_hidden()
    return lesson


def test_the_lessons_can_be_left_and_a_reload_keeps_their_place(guest: Guest) -> None:
    lessons = Home(guest).open().learn()
    for _ in range(MOST):
        if follow(guest, lessons, random.Random(21)) == "goal":  # something by the way may come first
            break
    expect(lessons.text("front")).to_be_visible()
    guest.page.reload()
    expect(lessons.text("front")).to_be_visible()
    lessons.table.press(lessons.leave)
    expect(lessons.card).to_be_hidden()
    guest.page.reload()
    assert lessons.table.settle() == "move"
    expect(lessons.card).to_be_hidden()


@pytest.mark.parametrize("screen", SCREENS, ids=named)
def test_lessons_are_in_nobodys_way(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    lessons = Home(guest).open().learn()
    rng = random.Random(19)
    for _ in range(MOST):
        lessons.card.or_(lessons.table.offered).first.wait_for()
        if lessons.now() in ("goal", "token", "space"):
            nothing_is_in_the_way(guest)
        if follow(guest, lessons, rng) == "space":
            return
    raise AssertionError("no lesson about spaces came up")
