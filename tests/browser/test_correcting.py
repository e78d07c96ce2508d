"""Mistakes at a real table are put right: a wrong entry ten acts back, and the first later one that no longer fits."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from browser.guests import Guest, Guests
from browser.quartermaster import War
from browser.truth import truth
from sandtable.games.quartermaster.title import GAME
from sandtable.kernel.match import Match

PEOPLE = (0, 1, 2, 3, 4, 5)
WRONG, RIGHT = "build western-europe", "build eastern-europe"
LATER, INSTEAD = "build north-sea", "build baltic-sea"


def entered() -> Match:
    """Germany's army was entered in Western Europe; a round later its navy stands beside it in the North Sea."""
    match = GAME.match(None, 6, "wrong entry", None, None, False, PEOPLE)
    turn = [("play build-army", WRONG), *[("discard ?",)] * 5, ("play build-navy", LATER), ("discard ?",)]
    for acts in turn:
        seat = match.to_act[0]
        for act in (*acts, "discard"):
            match.play(seat, act)
    return match


def line_of(match: Match, act: str, seat: int = 0) -> int:
    return [line.get("act") for line in match.log(seat) if isinstance(line, dict)].index(act)


class Correction(War):
    """The page on which an entry is put right."""

    def begin(self, line: int) -> None:
        """From the log of the table."""
        log = self.page.get_by_role("tab", name=self.guest.words("ui-log"), exact=True)
        drawer = self.page.get_by_role("navigation").get_by_role("button", name=self.guest.words("ui-log"), exact=True)
        log.or_(drawer).filter(visible=True).first.wait_for()
        self.press((drawer if drawer.is_visible() else log).first)
        self.press(self.page.locator(f'.log a.correct[href*="/correct/{line}?"]').first)
        self.page.get_by_role("heading", name=self.guest.words("ui-correct"), exact=True).first.wait_for()

    @property
    def failing(self) -> Locator:
        return self.page.get_by_role("listitem").and_(self.page.locator(".fails"))

    def chooses(self, act: str) -> None:
        """The same pointing as when it is played."""
        self.press(self.spaces.and_(self.zone(act.split()[1])).first)
        if self.confirm.first.is_visible():
            self.press(self.confirm.first)


@pytest.mark.parametrize(("lang", "phone"), [("en", True), ("cs", False)])
def test_a_wrong_entry_ten_acts_back_is_put_right(guests: Guests, lang: str, phone: bool) -> None:
    guest: Guest = guests(lang, phone=phone)
    match = entered()
    page = Correction(guest)
    table = guest.imports(match)
    page.open(table)
    page.begin(line_of(match, WRONG))
    page.chooses(RIGHT)
    expect(page.failing).to_have_count(1)
    expect(page.failing).to_contain_text(guest.words.action("quartermaster", LATER))
    expect(page.failing).to_be_in_viewport(ratio=1)
    number = int(page.failing.locator(".no").inner_text())
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()
    assert truth(guest, table).save() == match.save()  # nothing has changed yet
    if phone:
        page.press(page.button("ui-correct-cut", number=number))
    else:
        page.chooses(INSTEAD)
    put_right = page.button("ui-correct-put")
    put_right.wait_for()
    expect(page.failing).to_have_count(0)
    page.press(put_right)
    guest.page.wait_for_url(f"**/table/{table}")  # the table shows itself again once it is done
    after = truth(guest, table)
    standing = [str(after.entries[place].action) for place in after.in_force]
    assert [act for act in standing if act.startswith("build ")] == ([RIGHT] if phone else [RIGHT, INSTEAD])
    assert [entry.what for entry in after.entries].count("correct") == 1
