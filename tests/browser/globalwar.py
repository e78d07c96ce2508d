"""Global War as people find it in the browser, and how they play it here: a few orders, then the end of each phase."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import cast

from playwright.sync_api import Locator

import sandtable
from browser.guests import Guest
from browser.pages import Home, Table
from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain, Record
from sandtable.lab.odds import Question

TITLE = "globalwar"
BOTS = 600_000  # milliseconds that the turns of bots may take at most, whatever else the machine does
PRODUCTION = "gw-prompt-production"
MOVING = ("gw-prompt-combat-movement", "gw-prompt-non-combat")


class Front(Table):
    """A table of Global War."""

    def zone(self, id: str) -> Locator:
        name = re.escape(self.guest.words.noun(id, title=TITLE))
        main = self.page.get_by_role("main")
        return main.get_by_role("button", name=re.compile(rf"^{name}: ", re.IGNORECASE))

    @property
    def zones(self) -> Locator:
        """Zones that may be pointed at now."""
        return self._things("ui-gw-zone", "legal")

    @property
    def end_phase(self) -> Locator:
        name = self.guest.words.action(TITLE, "done")
        return self.page.get_by_role("button", name=name, exact=True, disabled=False).filter(visible=True)

    def ends(self) -> None:
        """The phase ends; where something may be regretted it is looked over first."""
        self.press(self.end_phase.first)
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        review = self.screen("review")
        if review.is_visible():
            self.press(review.get_by_role("button", name=self.guest.words.action(TITLE, "done"), exact=True))

    def screen(self, id: str) -> Locator:
        """A full page over the table."""
        return self.page.get_by_role("dialog", name=self.guest.words(f"ui-gw-screen-{id}"), exact=True)

    def shows(self, id: str) -> Locator:
        """Open a screen by its button."""
        name = self.guest.words(f"ui-gw-screen-{id}")
        screens = self.page.get_by_role("navigation", name=self.guest.words("ui-gw-screens"), exact=True)
        self.press(screens.get_by_role("button", name=name, exact=True))
        self.screen(id).wait_for()
        return self.screen(id)

    @property
    def goods(self) -> Locator:
        """Units that can be bought."""
        return self.page.get_by_role("group", name=self.guest.words("ui-gw-buy"), exact=True).locator("li button")

    def good(self, unit: str) -> Locator:
        return self.goods.and_(self.page.locator(f"[data-noun={unit}]"))

    @property
    def units(self) -> Locator:
        """The units in the picked zone, each with its switch."""
        return self.hand.locator("li button[aria-pressed]")

    @property
    def battle(self) -> Locator:
        return self.page.get_by_role("region", name=self.guest.words.pattern("ui-gw-battle"))

    @property
    def losses(self) -> Locator:
        """Confirms what is lost."""
        return self.button("ui-gw-take-losses")

    @property
    def deeds(self) -> Locator:
        """What is picked by its name: to press on, to retreat, to be ready."""
        return self.page.get_by_role("group", name=self.guest.words("ui-deeds"), exact=True).get_by_role("button")

    @property
    def outlook(self) -> Locator:
        """The odds of a battle, once they are known."""
        odds = self.page.get_by_role("region", name=self.guest.words("ui-gw-outlook"), exact=True)
        return odds.and_(self.page.locator("[aria-busy=false]"))

    def option(self, act: str) -> Locator:
        """A choice by what it says."""
        return self.deeds.filter(has_text=self.guest.words.action(TITLE, act))

    def order(self, act: str) -> Locator:
        """An order to the picked units that is carried out where they are, or a target of one that leads elsewhere."""
        orders = self.page.get_by_role("group", name=self.guest.words("ui-gw-here"), exact=True)
        return orders.get_by_role("button", name=self.guest.words.action(TITLE, act), exact=True)

    def takes_back(self, act: str) -> Locator:
        """What takes one order off its card."""
        name = self.guest.words("ui-gw-leave-out", order=self.guest.words.action(TITLE, act))
        return self.hand.get_by_role("button", name=name, exact=True)

    def asks(self, prompt: str) -> Locator:
        return self.prompt.filter(has_text=self.guest.words(prompt))

    def asked(self) -> str | None:
        """Wait until this guest is asked something; the id of what, None when the game is over."""
        anything = self.end_phase.or_(self.losses).or_(self.deeds).or_(self.things).or_(self.ended)
        anything.first.wait_for(timeout=BOTS)
        if self.ended.first.is_visible():
            return None
        seat = 0
        prompt: str | None = self.guest.get(f"/api/tables/{self.id}/view", seat=seat)["view"]["prompt"]
        return prompt or ""

    @property
    def things(self) -> Locator:
        """Whatever else may be pointed at: battles that wait, units that answer."""
        return self.zones.or_(self.hand.locator("[data-noun].legal"))


@cache
def on_the_eve() -> Match:
    """July 1939 in the whole world, for three players: Germany is about to move."""
    match = sandtable.game(TITLE).match("world-1939", seats=3, seed="midway")
    while str(match.view(0)["prompt"]) != MOVING[0]:
        match.play(0, "done")
    return match


def play_now(guest: Guest) -> Front:
    home = Home(guest).open()
    home.press(home.button("ui-play-now", home.card(TITLE)))
    front = Front(guest)
    front.arrive()
    front.asks(PRODUCTION).wait_for()
    return front


def attack(front: Front, start: str, goal: str) -> None:
    """All that stands in a zone goes to the next."""
    front.press(front.zone(start))
    front.units.first.wait_for()
    front.press(front.zone(goal))
    front.press(front.confirm)


def answer(front: Front, rng: random.Random) -> None:
    """Whatever is asked beside the phases: losses, retreats, which battle comes first, who takes part."""
    if front.losses.is_visible():
        front.press(front.losses)
    elif front.deeds.first.is_visible():
        front.press(front.deeds.nth(rng.randrange(front.deeds.count())))
        front.press(front.confirm.first)
    elif front.things.first.is_visible():
        front.press(front.things.nth(rng.randrange(front.things.count())))
        if front.confirm.first.is_enabled():
            front.press(front.confirm.first)


# the warlords have joined the KMT, which is a major power: when a battle is over nothing is left to be settled in China
UNITED: dict[str, Plain] = dict.fromkeys(
    ("beiping", "hopeh", "suiyuan", "sikang", "kwangtung", "yunnan", "hainan", "tsinghai", "sinkiang"), "kmt"
)
AT_WAR: dict[str, Plain] = {"wars": [["japan", "kmt"], ["japan", "ccp"]], "major": ["kmt"]}
FORCE = ("6*infantry", "2*artillery", "2*light-armor", "fighter", "tactical-bomber")
POSITION = {
    "title": TITLE,
    "mode": "asia-1937",
    "date": "1938-01",
    "turn": "japan",
    "phase": "combat-movement",
    **AT_WAR,
    "owner": {**UNITED, "shantung": "japan"},
    "units": {
        "shantung": {"japan": [*FORCE]},
        "nanking": {"kmt": ["6*infantry", "artillery", "fighter", "anti-aircraft-artillery"]},
    },
}


ANSWERS = {"gw-prompt-alert": "ready", "gw-prompt-losses": "losses cheapest", "gw-prompt-retreat": "press"}


def fought(seed: int, manual: bool = False) -> Match:
    """Japan is about to fight for Nanking; ``manual``: with dice that people roll."""
    match = sandtable.game(TITLE).position(POSITION, seed=f"nanking {seed}", manual=manual)
    for noun in FORCE:
        match.play(0, f"move {noun} shantung nanking")
    for noun in ("fighter:3", "tactical-bomber:3"):
        match.play(0, f"attack {noun} nanking")
    match.play(0, "done")
    return match


@cache
def before_losses(least: int = 1) -> Match:
    """Japan attacks Nanking, and has at least so many losses to choose: the first such game of a row of them."""
    for seed in range(100):
        match = fought(seed)
        while match.to_act and (prompt := asked(match)) in ANSWERS:
            if prompt == "gw-prompt-losses" and match.to_act == (0,) and to_lose(match) >= least:
                return match
            match.play(match.to_act[0], ANSWERS[prompt])
    raise AssertionError("nobody ever hit so often")


@cache
def before_retreat() -> Match:
    """The same battle after its first round, in which both may still win: Japan may press on or retreat."""
    for seed in range(100):
        match = fought(seed)
        while match.to_act and (prompt := asked(match)) in ANSWERS:
            if prompt == "gw-prompt-retreat":
                if Question(*sides(match), circumstances=("city",), round=2).odds().taken > 0.01:
                    return match
                break
            match.play(match.to_act[0], ANSWERS[prompt])
    raise AssertionError("every battle was decided after a round")


def sides(match: Match) -> tuple[str, str]:
    """Who is left on both sides of a battle under way, as the lab is asked about them."""
    battle = cast(GlobalWar, match.state).stack[-1]
    assert isinstance(battle, Battle)
    found: list[str] = []
    for side, roster in enumerate(battle.engagement.rosters):
        counts = battle.counts(side)
        found.append(" ".join(f"{counts[n]}*{troop.name()}" for n, troop in enumerate(roster.troops) if counts[n]))
    return found[0], found[1]


def stands(turn: str, units: dict[str, dict[str, list[str]]], **more: Plain) -> Match:
    """A position of the theatre in combat movement."""
    places: dict[str, Plain] = {zone: {nation: [*names] for nation, names in by.items()} for zone, by in units.items()}
    data: dict[str, Plain] = {"title": TITLE, "mode": "asia-1937", "date": "1938-01", "turn": turn}
    data |= {"phase": "combat-movement", "units": places} | more
    return sandtable.game(TITLE).position(data, seed="decision")


def last_unit() -> Match:
    """Japan has one infantry left to place."""
    return stands("japan", {}, phase="placement", chart=[["japan", "unit", "infantry", 1]])


def asked(match: Match) -> str:
    return str(match.view(match.to_act[0])["prompt"])


def to_lose(match: Match) -> int:
    """How many hits the attacker has to take."""
    stack = Record(match.view(0)).record("state").records("stack")
    return sum(hit[0] == 0 for hit in cast(list[list[int]], stack[-1].items("hits")))
