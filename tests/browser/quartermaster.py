"""Quartermaster General as people find it in the browser, and how they play it here: anything that is offered."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from browser.guests import Guest
from browser.pages import Home, Table
from browser.players import meant, one_of
from sandtable.games.quartermaster.board import LAND, SPACE_OF, STARS
from sandtable.kernel.match import Match

MOST_NOUNS = 12  # that anybody points at for one act


class War(Table):
    """A table of Quartermaster General."""

    @property
    def cards(self) -> Locator:
        """Cards that may be pointed at now."""
        return self._things("ui-qm-card", "legal").or_(self._things("ui-qm-card", "discard"))

    @property
    def spaces(self) -> Locator:
        return self._things("ui-qm-space", "legal")

    @property
    def countries(self) -> Locator:
        """Countries that may be pointed at now; otherwise they are no switches."""
        switches = self.page.locator("[aria-pressed=false]")
        return self.page.get_by_role("rowheader").get_by_role("button").and_(switches)

    @property
    def stop(self) -> Locator:
        """There only when one may leave it at that."""
        ways = (self.guest.words(id) for id in ("core-act-pass", "qm-act-skip"))
        nothing = self.guest.words.action("quartermaster", "discard")
        name = re.compile("|".join(rf"^{re.escape(way)}$" for way in (*ways, nothing)))
        return self.page.get_by_role("button", name=name, disabled=False).filter(visible=True)

    @property
    def things(self) -> Locator:
        return self.cards.or_(self.spaces).or_(self.countries).filter(visible=True)

    @property
    def offered(self) -> Locator:
        return self.things.or_(self.stop)

    @property
    def pass_here(self) -> Locator:
        return self.button("ui-orders-pass")

    def layer(self, layer: str) -> Locator:
        """The switch of something that the map shows besides pieces."""
        group = self.page.get_by_role("group", name=self.guest.words("ui-qm-layers"), exact=True)
        return group.get_by_role(
            "button", name=re.compile(rf"^{re.escape(self.guest.words(f'ui-qm-layer-{layer}'))}\b")
        )

    def way(self, verb: str) -> Locator:
        """Of the ways that a card can be meant."""
        return self.button(f"ui-qm-way-{verb}")

    def zone(self, space: str) -> Locator:
        name = re.escape(self.guest.words.noun(space, title="quartermaster"))
        return self.page.get_by_role("main").get_by_role("button", name=re.compile(rf"^{name}: "))

    def asked_or_over(self) -> bool:
        """Wait until this guest is asked something; False when the game is over."""
        self.offered.or_(self.ended).first.wait_for()
        return not self.ended.first.is_visible()


def play_now(guest: Guest) -> War:
    Home(guest).open().play_now("quartermaster")
    return War(guest)


def act(war: War, rng: random.Random) -> None:
    """Point at things until an act is meant, then confirm it; or leave it, where that is possible."""
    if war.stop.first.is_visible() and (rng.random() < 0.4 or war.things.count() == 0):
        war.press(war.stop.first)
        return
    for _ in range(MOST_NOUNS):
        war.press(one_of(war.things, rng))
        if meant(war):
            war.press(war.confirm.first)
            return
    raise AssertionError("no act was ever meant")


def play(war: War, rng: random.Random, turns: int | None) -> int:
    acts = 0
    while (turns is None or acts < turns) and war.asked_or_over():
        act(war, rng)
        acts += 1
    war.asked_or_over()
    return acts


def check_board(guest: Guest, war: War, match: Match, seat: int) -> None:
    """Every space says which pieces are in it, and whether it is a supply space."""
    state = match.view(seat)["state"]
    for space, bit in SPACE_OF.items():
        kind = "army" if (LAND >> bit) & 1 else "navy"
        here = [row["country"] for row in state["countries"] if space in row["pieces"]]
        told = [re.escape(guest.words("ui-qm-piece", country=country, kind=kind, cut="no")) for country in here]
        empty, star = (
            guest.words("ui-qm-space", space="x", pieces=[], star=one, state="none") for one in ("no", "yes")
        )
        said = ".*".join(told) if told else re.escape(empty.removeprefix("x: "))
        tail = star.rpartition(",")[2]
        expect(war.zone(space)).to_have_accessible_name(re.compile(said))
        assert (tail in war.zone(space).inner_text()) == bool((STARS >> bit) & 1), space
