"""Legie beside the printed game: two people with phones of their own among two bots, and a big screen."""

from __future__ import annotations

import random
import statistics
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect
from server.house import House
from server.scene import on_disk

from browser.guests import Guest, Guests
from browser.legie import LegieTable, act
from browser.pages import Home
from browser.test_correcting import Correction
from browser.test_real_phones import Joining, asked
from sandtable.kernel.match import Match

PEOPLE: Final = {0: "Anna", 2: "Petr"}
SEATS: Final = 4
BACK: Final = 10  # acts
BEHIND_SCREENS: Final = ("officer", "tuck", "keep", "equip", "order")  # nobody else sees with whom or what
LENGTHS: Final = [pytest.param(False, id="opening"), pytest.param(True, id="whole", marks=pytest.mark.full)]


def marches(legal: list[str]) -> list[list[str]]:
    """Who may be sent where, with their faces and without equipment that is shown with it."""
    acts = [one.split() for one in legal]
    return [nouns for verb, *nouns in acts if verb == "send" and len(nouns) == 2 and "?" not in nouns]


class Phone(LegieTable):
    """A table on a phone whose touches are counted."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.touches = 0

    def press(self, thing: Locator) -> None:
        super().press(thing)
        self.touches += 1


class Player:
    """Somebody with printed cards who enters what the whole table sees."""

    def __init__(self, guest: Guest, seat: int, table: str) -> None:
        self.guest, self.seat = guest, seat
        self.table = Phone(guest)
        self.path: Final = f"/api/tables/{table}/view"
        self.rng: Final = random.Random(seat)
        self.entries: list[int] = []  # touches of each
        self.answered = -1  # after so many lines

    def told(self) -> Any:
        return self.guest.get(self.path, seat=self.seat, lines=0)

    def enters(self, state: Any) -> None:
        before = self.table.touches
        self.answered = state["seq"]
        sends = marches(state["legal"])
        if sends:
            self.table.point(*self.rng.choice(sends))
            self.table.press(self.table.confirm)
        elif any(one.startswith("send ") for one in state["legal"]):
            self.table.press(self.table.out.first)  # whoever is left would show equipment
        else:
            act(self.table, self.rng)
        self.entries.append(self.table.touches - before)


def screen_of(guest: Guest) -> tuple[LegieTable, str]:
    """The big screen, whose host has no seat, and the code that it shows."""
    home = Home(guest).open()
    dialog = home.setup("real", "legie")
    count = dialog.get_by_role("group", name=guest.words("ui-how-many"), exact=True)
    home.press(count.get_by_role("button", name=str(SEATS), exact=True))
    for seat in range(SEATS):
        dialog.locator(f"#seat-{seat}").select_option("open" if seat in PEOPLE else "bot:beginner")
    home.press(home.button("ui-begin", dialog))
    table = LegieTable(guest)
    table.arrive()
    code = guest.page.locator(".screencode output")
    code.wait_for()
    return table, code.inner_text()


def first_march(match: Match, seat: int) -> int | None:
    """The place of the first soldier that a seat has sent, once ten more acts stand."""
    acts = [match.entries[place] for place in match.in_force]
    for n, entry in enumerate(acts):
        if entry.seat == seat and str(entry.action).startswith("send "):
            return n if len(acts) - n > BACK else None
    return None


def puts_right(player: Player, match: Match, place: int) -> str:
    """Somebody else went there: from the log of the phone; what no longer fits after it is cut off. The right act."""
    wrong = str(match.entries[match.in_force[place]].action)
    legal = [str(one) for one in match.at(match.in_force[place]).state.legal(player.seat)]
    who, where = next(nouns for nouns in marches(legal) if nouns[0] != wrong.split()[1])
    log: list[Any] = match.log(player.seat)
    page = Correction(player.guest)
    page.begin([line.get("act") for line in log].index(wrong))
    player.table.point(who, where)
    if player.table.confirm.is_visible():
        player.table.press(player.table.confirm)
    put_right = page.button("ui-correct-put")
    put_right.or_(page.failing).first.wait_for()
    if page.failing.first.is_visible():
        page.press(page.button("ui-correct-cut", number=int(page.failing.locator(".no").inner_text())))
        put_right.wait_for()
    page.press(put_right)
    player.guest.page.wait_for_url("**/table/*")
    return f"send {who} {where}"


def check_secrets(guest: Guest, seat: int | None) -> None:
    """Nobody was sent what lies behind a screen, and nobody was asked for it."""
    states = guest.states()
    assert {state["seat"] for state in states} == {seat}
    for state in states:
        players = state["view"]["state"]["players"]
        assert state["over"] or all(isinstance(player["hand"], int) for player in players)
        assert state["due"] is None
        asked_for = [one.split() for one in state["legal"] if one.split()[0] in BEHIND_SCREENS]
        assert all("?" in nouns for _, *nouns in asked_for), asked_for
        if seat is not None:
            lying_open = {"?", *players[seat]["tokens"]["used"]}
            assert {one.split()[1] for one in state["legal"] if one.startswith("recover ")} <= lying_open


@pytest.mark.parametrize("whole", LENGTHS)
def test_a_game_on_a_big_screen_and_two_phones(guests: Guests, house: House, whole: bool) -> None:
    wall = guests()
    screen, code = screen_of(wall)
    players: list[Player] = []
    for seat, name in PEOPLE.items():
        phone = guests(phone=True)
        Joining(phone).sits(code, 0, name=name)
        players.append(Player(phone, seat, screen.id))
    expect(wall.page.locator(".screencode")).to_have_count(0)  # everybody has come
    right = ""
    while (now := asked(players)) is not None:
        player, state = now
        if player is players[0] and not right:
            match = on_disk(house, screen.id)
            place = first_march(match, player.seat)
            if place is not None:
                right = puts_right(player, match, place)
                after = on_disk(house, screen.id)
                assert str(after.entries[after.in_force[place]].action) == right
                continue
        elif right and not whole:
            break
        player.enters(state)
    assert right
    touches = [count for player in players for count in player.entries]
    assert statistics.median(touches) <= 3, touches
    for player in players:
        check_secrets(player.guest, player.seat)
    check_secrets(wall, None)
    assert not whole or on_disk(house, screen.id).outcome is not None
    found = Axe().run(wall.page)
    assert found.violations_count == 0, found.generate_report()
