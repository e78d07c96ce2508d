"""Legie as people meet it: its card on the shelf, its table, and playing there at random."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from typing import Any, Final

from playwright.sync_api import Locator

import sandtable
from browser.guests import Guest
from browser.hands import Finger, Keys
from browser.pages import Home, Lessons, Table
from browser.words import Words
from sandtable.bots import bot
from sandtable.games.legie.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain

CHARACTERS: Final = GAME.edition().characters
HEADINGS: Final = {"lg-location", "lg-plot-begins", "lg-next-game"}
SEEN: Final[Any] = {"x": 12, "y": 60}  # of a card
MOST_POINTS: Final = 300  # presses after which nobody would look any further for an act


def play_now(guest: Guest) -> LegieTable:
    Home(guest).open().play_now("legie")
    return LegieTable(guest)


def study(guest: Guest) -> tuple[LegieTable, Lessons]:
    """The guided first game."""
    lessons = Home(guest).open().learn("legie")
    return LegieTable(guest), lessons


def start(guest: Guest, way: str, mode: str, seats: int) -> LegieTable:
    Home(guest).open().begin(way, mode, title="legie", seats=seats)
    return LegieTable(guest)


def beside_the_box(guest: Guest, *people: int, seats: int) -> LegieTable:
    """A table on this screen where these seats are people with printed cards and bots have all others."""
    home = Home(guest).open()
    dialog = home.setup("real", "legie")
    count = dialog.get_by_role("group", name=guest.words("ui-how-many"), exact=True)
    home.press(count.get_by_role("button", name=str(seats), exact=True))
    for seat in range(seats):
        dialog.locator(f"#seat-{seat}").select_option("me" if seat in people else "bot:beginner")
    home.press(home.button("ui-begin", dialog))
    table = LegieTable(guest)
    table.arrive()
    return table


def enter(table: LegieTable, rng: random.Random, acts: int) -> None:
    """Enter so many acts of people on one screen, which goes on to whoever is asked next."""
    go_on = table.button("ui-next-seat-go")
    entered = 0
    while entered < acts:
        table.offered.or_(go_on).first.wait_for()
        if go_on.first.is_visible():
            table.press(go_on.first)
        else:
            act(table, rng)
            entered += 1


class LegieTable(Table):
    """A table of Legie. Whatever may be pointed at says so at the end of its spoken name."""

    def press(self, thing: Locator) -> None:
        """Cards may overlap; what is left of the middle can always be seen."""
        hand = self.guest.hand
        if isinstance(hand, Keys) or not thing.evaluate("(one) => one.classList.contains('card')"):
            super().press(thing)
        elif isinstance(hand, Finger):
            thing.tap(position=SEEN)
        else:
            thing.click(position=SEEN)

    @property
    def things(self) -> Locator:
        return self.page.get_by_role("button", name=self.guest.words.ending("ui-lg-pick", "legal"))

    @property
    def picked(self) -> Locator:
        return self.page.get_by_role("button", name=self.guest.words.ending("ui-lg-pick", "chosen"))

    @property
    def deeds(self) -> Locator:
        """Acts that are picked by their name."""
        group = self.page.get_by_role("group", name=self.guest.words("ui-deeds"), exact=True)
        return group.get_by_role("button")

    @property
    def out(self) -> Locator:
        """What ends the matter: passing, finishing, doing nothing."""
        names = [self.guest.words(id) for id in ("core-act-pass", "lg-act-done", "lg-act-forgo")]
        pattern = re.compile(f"^({'|'.join(map(re.escape, names))})$")
        return self.page.get_by_role("button", name=pattern, disabled=False)

    @property
    def offered(self) -> Locator:
        return self.things.or_(self.deeds).or_(self.out)

    def settle_with_bots(self) -> str:
        """As ``settle``, but bots are waited for."""
        while (now := self.settle()) == "wait":
            self.waiting.wait_for(state="hidden")
        return now

    def thing(self, id: str) -> Locator:
        """The first thing on the page that stands for a noun and can be seen."""
        return self.page.locator(f'[data-noun="{id}"]').filter(visible=True).first

    def point(self, *ids: str) -> None:
        for id in ids:
            self.press(self.thing(id))

    def soldiers(self) -> set[str]:
        """Everybody at the plots whose face can be seen."""
        cards = self.page.get_by_role("main").locator(".plot .card[data-noun]")
        return set(cards.evaluate_all("(all) => all.map((one) => one.dataset.noun)"))

    def hand_cards(self) -> list[str]:
        cards = self.hand.locator('[data-part="hand"] .card')
        found: list[str] = cards.evaluate_all("(all) => all.map((one) => one.dataset.noun)")
        return found

    def points(self) -> list[str]:
        """The points of the players, in turn order."""
        rows = self.page.get_by_role("region", name=self.guest.words("ui-seats"), exact=True).locator("tbody tr")
        return [row.get_by_role("cell").first.inner_text() for row in rows.all()]


def act(table: LegieTable, rng: random.Random) -> None:
    """Point at things until an act is meant, then confirm it; now and then end the matter, where that is possible."""
    table.offered.first.wait_for()
    if table.out.count() and (table.things.count() + table.deeds.count() == 0 or rng.random() < 0.2):
        table.press(table.out.first)
        return
    for _ in range(MOST_POINTS):
        if table.confirm.is_visible() and table.confirm.is_enabled():
            if table.deeds.count() and rng.random() < 0.5:
                table.press(table.deeds.nth(rng.randrange(table.deeds.count())))
            table.press(table.confirm)
            return
        choices = table.things.or_(table.deeds)
        choices.first.wait_for()
        table.press(choices.nth(rng.randrange(choices.count())))
    raise AssertionError("no act comes about")


# what is true


def told(match: Match, seat: int | None, words: Words) -> Counter[str]:
    """Every line the log has to show, without its headings."""
    found: Counter[str] = Counter()
    lines: Any = match.log(seat)
    for line in lines:
        for event in line["events"]:
            if event["event"] not in HEADINGS:
                found[words.event("legie", event)] += 1
    return found


def check(table: LegieTable, match: Match, seat: int) -> None:
    """The page shows what the server has written down: soldiers, hand, points and log."""
    state: Any = match.view(seat)["state"]
    standing = {soldier["character"] for plot in state["plots"] for column in plot["columns"] for soldier in column} - {
        "?"
    }
    assert table.soldiers() == standing
    order = [(state["first"] + n) % len(state["players"]) for n in range(len(state["players"]))]
    assert table.points() == [str(state["players"][n]["points"]) for n in order]
    if match.outcome is None and state["players"][seat]["hand"]:
        assert table.hand_cards() == state["players"][seat]["hand"]
    assert Counter(table.log()) == told(match, seat, table.guest.words)


@cache
def names(words: Words) -> dict[str, str]:
    """What every character is called on the page, in small letters, and its id."""
    found = {id: id for id in CHARACTERS}
    for id in CHARACTERS:
        found[words.noun(id, title="legie").lower()] = id
    return found


# moments of games that were played elsewhere


@cache
def asking(prompt: str, mode: str = "standard", seats: int = 3) -> Match:
    """A game in which this is asked of somebody, played so far by bots that do anything."""
    game = sandtable.game("legie")
    for seed in range(200):
        match = game.match(mode, seats=seats, seed=f"{prompt} {seed}")
        player = bot("random", game, f"{seed}")
        while match.to_act:
            seat = match.to_act[0]
            if match.view(seat)["prompt"] == f"lg-prompt-{prompt}":
                return match
            match.play(seat, player.decide(match.observe(seat), 1))
    raise AssertionError(f"nobody was ever asked: {prompt}")


@cache
def crowded() -> Match:
    """Four players at the Railway Station, with many of one faction at a plot, hurt, equipped and under orders."""
    at: dict[str, Plain] = {
        "supply-run": ["keler plus2", "vavra get-down", "cil", "sloboda move", "koloman", "miller plus2"],
        "hospital-car": ["burjak", "kolja plus2", "varvara muster", "kirgej", "foma plus2 up", "jaska"],
        "intervention-troops": ["orlovskij swap", "cerkasin", "veselov retreat up"],
        "coded-telegram": ["zembajijev"],
    }
    many: list[Plain] = ["sabre", "coat", "promotion-card", "frostbite", "wound"]
    players: list[Plain] = [
        {"faction": "legion", "commander": "topol", "officer": "kopecky", "hand": ["kopecky", "hrubes", "pacak"]},
        {"faction": "whites", "commander": "konovalov", "officer": "gorodskij", "hand": ["gorodskij", "tamara"]},
        {"faction": "reds", "commander": "polzin", "officer": "grebnev", "hand": ["grebnev", "jelena"]},
        {"faction": "militia", "commander": "burjan", "officer": "rachmanin", "hand": ["rachmanin", "marfa"]},
    ]
    return sandtable.game("legie").position(
        {
            "title": "legie", "mode": "standard", "seats": 4, "options": {}, "phase": "march", "round": 3,
            "first": "legion", "location": "railway-station", "plots": [*at], "at": at, "players": players,
            "sleeves": {"cil": many, "koloman": ["medal", "ciphers", "first-aid-kit", *many], "keler": ["medal"]},
        },
        seed="crowd",
    )  # fmt: skip


@cache
def finished(mode: str, seats: int = 3) -> Match:
    game = sandtable.game("legie")
    match = game.match(mode, seats=seats, seed="to the end")
    player = bot("random", game, "end")
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, player.decide(match.observe(seat), 1))
    return match


def sit_at(guest: Guest, match: Match) -> LegieTable:
    """Bring a game to the server, where this guest then holds every seat, and lift curtains until it goes on."""
    table = LegieTable(guest)
    table.open(guest.imports(match))
    while (now := table.settle()) in ("curtain", "hand over"):
        table.press(table.lift_curtain if now == "curtain" else table.close_curtain)
    return table
