"""How somebody points at things: with a mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Locator

MOST_STEPS: Final = 400  # presses of Tab after which nobody would look any further

# What is wrong with the focus, if anything: it has to be outlined and on the screen.
FOCUS_IS_HIDDEN: Final = """
() => {
  const thing = document.activeElement;
  if (!thing || thing === document.body) return null;  // in the bars of the browser itself
  const style = getComputedStyle(thing), box = thing.getBoundingClientRect();
  const name = thing.outerHTML.slice(0, 200);
  if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) return `no outline: ${name}`;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `off the screen: ${name}`;
  return null;
}
"""


class Hand(Protocol):
    def press(self, thing: Locator) -> None: ...


class Mouse:
    def press(self, thing: Locator) -> None:
        thing.click()


class Finger:
    """Taps: nothing is ever hovered over."""

    def press(self, thing: Locator) -> None:
        thing.tap()


class Keys:
    """Tab and Enter alone, and arrows among tabs; wherever the focus goes it can be seen."""

    def press(self, thing: Locator) -> None:
        thing.wait_for()
        among_tabs = thing.get_attribute("role") == "tab"
        if among_tabs:
            self._walk("Tab", thing.locator(".."), "(tabs) => tabs.contains(document.activeElement)")
        self._walk("ArrowRight" if among_tabs else "Tab", thing, "(thing) => thing === document.activeElement")
        thing.page.keyboard.press("Enter")

    def _walk(self, key: str, goal: Locator, there: str) -> None:
        for _ in range(MOST_STEPS):
            if goal.evaluate(there):
                return
            goal.page.keyboard.press(key)
            hidden = goal.page.evaluate(FOCUS_IS_HIDDEN)
            assert hidden is None, hidden
        raise AssertionError(f"{key} does not lead to {goal}")
