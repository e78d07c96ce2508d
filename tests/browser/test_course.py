"""The course: lessons of tasks on real positions, done with whatever one points with, and what was done is kept."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.guests import Guest, Guests
from browser.hands import Finger, Hand, Keys, Mouse
from browser.pages import Home
from browser.test_looks import SCREENS, named, nothing_is_in_the_way
from sandtable.book.courses import course
from sandtable.book.examples import examples
from sandtable.text import LANGUAGES

FIRST, SECOND = course("blitzkrieg")[:2]


class Course(Home):
    """The page of a course, and its tasks."""

    def arrive(self) -> Course:
        self.open()
        self.press(self.link("ui-learn", self.card()))
        expect(self.lessons).to_have_count(len(course("blitzkrieg")))
        return self

    @property
    def lessons(self) -> Locator:
        return self.page.locator(".course li")

    @property
    def steps(self) -> Locator:
        return self.page.locator(".steps li")

    @property
    def onwards(self) -> Locator:
        """What a task asks for next, and at its end what comes after it."""
        return self.page.locator(".steps footer .primary")

    def do(self, task: str, lang: str, title: str = "blitzkrieg") -> None:
        example = examples(title)[task]
        expect(self.page.get_by_role("heading", name=example.words[lang])).to_be_attached()
        for number, step in enumerate(example.steps):
            self.press(self.onwards)
            expect(self.steps.nth(number)).to_have_text(step.words[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_done_task_by_task(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    page = Course(guest).arrive()
    expect(page.lessons.first).to_contain_text(FIRST.words[lang])
    page.press(page.lessons.first.get_by_role("link"))
    for task in FIRST.examples:
        page.do(task, lang)
        page.press(page.onwards)
    expect(page.page.get_by_text(SECOND.words[lang])).to_be_visible()
    page.press(page.link("ui-course-leave"))
    expect(page.lessons.first).to_contain_text(guest.words("ui-course-had", had=4, count=4))
    guest.page.reload()
    expect(page.lessons.first).to_have_class("done")
    expect(page.lessons.nth(1)).to_have_class("next")


def does(guest: Guest, title: str, lessons: int) -> None:
    """These first lessons are done on this device."""
    tasks = " ".join(task for lesson in course(title)[:lessons] for task in lesson.examples)
    guest.page.evaluate("([name, tasks]) => localStorage.setItem(name, tasks)", [f"sandtable.course.{title}", tasks])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_counts_the_lessons_that_are_done_and_goes_on(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    home = Home(guest).wide()
    does(guest, "blitzkrieg", 1)
    does(guest, "quartermaster", len(course("quartermaster")))
    rows = home.wide().beside("ui-learn").get_by_role("listitem")
    count = len(course("blitzkrieg"))
    expect(rows.nth(0)).to_contain_text(guest.words("ui-course-lessons", had=1, count=count))
    expect(rows.nth(0).locator(".had")).to_have_count(1)
    expect(rows.nth(1).get_by_role("link")).to_contain_text(guest.words("ui-puzzles"))
    expect(rows.nth(2).get_by_role("link")).to_contain_text(guest.words("ui-begin"))
    nothing_is_in_the_way(guest)
    onwards = rows.nth(0).get_by_role("link")
    expect(onwards).to_contain_text(guest.words("ui-course-on"))
    home.press(onwards)
    expect(guest.page.get_by_text(SECOND.words[lang])).to_be_visible()


def test_a_lesson_is_done_by_keyboard(guest: Guest) -> None:
    page = Course(guest).arrive()
    page.lessons.first.get_by_role("link").focus()
    guest.page.keyboard.press("Enter")
    for task in FIRST.examples:
        for step in examples("blitzkrieg")[task].steps:
            page.onwards.focus()
            guest.page.keyboard.press("Enter")
            expect(page.page.get_by_text(step.words["en"], exact=True)).to_be_visible()
        page.onwards.focus()
        guest.page.keyboard.press("Enter")
    expect(page.page.get_by_text(SECOND.words["en"])).to_be_visible()


def test_a_lesson_is_done_by_finger(guests: Guests) -> None:
    guest = guests(phone=True)
    page = Course(guest).arrive()
    page.press(page.lessons.first.get_by_role("link"))
    for task in FIRST.examples:
        page.do(task, "en")
        page.press(page.onwards)
    expect(page.page.get_by_text(SECOND.words["en"])).to_be_visible()


@pytest.mark.parametrize(
    ("title", "hand"),
    [
        ("legie", Finger()),
        pytest.param("quartermaster", Keys(), marks=pytest.mark.full),
        pytest.param("globalwar", Mouse(), marks=pytest.mark.full),
    ],
    ids=["legie", "quartermaster", "globalwar"],
)
def test_a_first_lesson_of_every_title_is_done(guests: Guests, title: str, hand: Hand) -> None:
    guest = guests("cs", phone=isinstance(hand, Finger), hand=hand)
    page = Course(guest)
    first, second = course(title)[:2]
    guest.page.goto(f"/course/{title}")
    page.press(page.lessons.first.get_by_role("link"))
    for task in first.examples:
        page.do(task, "cs", title)
        page.press(page.onwards)
    expect(guest.page.get_by_text(second.words["cs"])).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS, ids=named)
def test_a_course_fits_every_screen(guests: Guests, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    page = Course(guest).arrive()
    wide = guest.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0
    nothing_is_in_the_way(guest)
    page.press(page.lessons.first.get_by_role("link"))
    expect(page.onwards).to_be_in_viewport()
    taught, steps = (guest.page.locator(part).bounding_box() for part in (".trial > .hand", ".trial > .side"))
    assert taught is not None
    assert steps is not None
    assert taught["y"] + taught["height"] <= steps["y"] or taught["x"] + taught["width"] <= steps["x"]
    page.do(FIRST.examples[0], "en")
