"""Global War beside the printed map: a battle by hand, several at one screen, a phone that joins, bots in words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.globalwar import BOTS, MOVING, PRODUCTION, TITLE, Front, attack, fought
from browser.guests import Guest, Guests
from browser.pages import Home
from browser.test_globalwar import nothing_is_in_the_way, open_turn
from browser.truth import truth
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.match import Match
from sandtable.server.identity import CSRF_HEADER

ASIA = "asia-1937"


class Bookkeeper(Front):
    """A table of Global War where people roll their own dice."""

    @property
    def dice(self) -> Locator:
        """What is to be entered now."""
        return self.page.get_by_role("group", name=self.guest.words("core-ui-enter-result"), exact=True)

    def counts(self, unit: str, faces: str, hits: int) -> None:
        """So many dice of a unit have shown these faces."""
        name = self.guest.words("ui-gw-real-hits-of", unit=self.guest.words.noun(unit, title=TITLE), faces=faces)
        row = self.dice.get_by_role("group", name=name, exact=True)
        self.press(row.get_by_role("button", name=str(hits), exact=True))

    def face(self, face: int) -> Locator:
        return self.dice.get_by_role("button", name=self.guest.words.action(TITLE, f"roll {face}"), exact=True)

    def enters(self, hits: int) -> None:
        self.press(self.button("ui-gw-real-enter", self.dice, hits=hits))

    @property
    def here(self) -> Locator:
        return self.button("ui-gw-real-here", self.dice)

    def rolls_here_until(self, prompt: str) -> None:
        """Single dice, each for something else, until something is asked."""
        about = self.dice.get_by_role("heading")
        while True:
            about.or_(self.asks(prompt)).first.wait_for()
            if self.asks(prompt).is_visible():
                return
            now = about.inner_text()
            self.press(self.here)
            expect(about.filter(has_text=now)).to_have_count(0)

    @property
    def doings(self) -> Locator:
        return self.page.get_by_role("region", name=self.guest.words("ui-real-do"), exact=True)


def real_table(guest: Guest, seats: list[str], mode: str = ASIA, manual: bool = True) -> dict[str, Any]:
    """Made beside the page: what the server answers, with the keys of open seats."""
    csrf = guest.get("/api/me")["csrf"]
    wish = {"title": TITLE, "mode": mode, "seats": seats, "manual": manual}
    answer = guest.context.request.post("/api/tables", data=wish, headers={CSRF_HEADER: csrf})
    assert answer.status == 201, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def rolls(match: Match) -> list[str]:
    return [str(entry.plain()[1]) for entry in match.entries if entry.plain()[0] == CHANCE]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_turn_with_a_battle_by_hand(guests: Guests, lang: str) -> None:
    guest = guests(lang)
    home = Home(guest).open()
    dialog = home.setup("real", TITLE)
    dialog.get_by_role("radio", name=guest.words.pattern(f"gw-mode-{ASIA}")).first.check()
    dialog.get_by_role("combobox").last.select_option("bot:beginner")
    home.press(home.button("ui-begin", dialog))
    front = Bookkeeper(guest)
    front.arrive()
    front.asks(PRODUCTION).wait_for()
    open_turn(front)
    attack(front, "rehe", "beiping")
    front.ends()
    front.counts("artillery", "1–3", 1)  # its first strike takes the militia
    front.enters(1)
    lost = guest.words("ui-gw-real-off", units=["militia"], nation="warlord-shanxi", zone="beiping")
    expect(front.doings).to_contain_text(lost)
    front.counts("infantry", "1–2", 2)
    front.enters(2)
    front.enters(0)  # who has fallen still fires
    front.rolls_here_until(MOVING[1])  # warlords take sides, each by a die
    expect(front.doings).to_contain_text(guest.words("gw-captured", nation="japan", zone="beiping"))
    front.press(front.button("ui-real-done", front.doings))
    expect(front.doings).to_have_count(0)
    match = truth(guest, front.id)
    assert rolls(match)[0] == "roll 3"
    assert sorted(rolls(match)[1:5]) == ["roll 12", "roll 12", "roll 2", "roll 2"]
    assert rolls(match)[5:7] == ["roll 12"] * 2
    state: Any = match.view(0)["state"]
    assert state["owner"]["beiping"] == "japan"


def test_several_at_one_screen_are_asked_without_a_curtain(guest: Guest) -> None:
    """Japan and its enemies play at the big screen, and enter their dice face by face."""
    front = Bookkeeper(guest)
    match = fought(0, manual=True)
    front.open(guest.imports(match))
    defender = guest.words.action(TITLE, "ready")
    front.press(front.deeds.filter(has_text=defender).first)  # the KMT joins the battle: its seat is asked by itself
    front.press(front.confirm.first)
    front.press(front.button("ui-gw-real-by-faces", front.dice))
    first = volley(guest, front)
    for n in range(first):
        front.press(front.face(1 + n % 12))
    front.press(front.button("ui-gw-real-enter-faces", front.dice, faces=first, dice=first))
    front.losses.wait_for()  # whoever has to choose them
    assert rolls(truth(guest, front.id)) == [f"roll {1 + n % 12}" for n in range(first)]


def volley(guest: Guest, front: Front) -> int:
    """How many dice are due together."""
    stack: Any = truth(guest, front.id).view(0)["state"]["stack"]
    return sum(row[2] for row in stack[-1]["volley"])


def test_a_phone_joins_and_enters_for_its_own_seat(guests: Guests) -> None:
    screen, phone = guests(), guests("pl", phone=True)
    Home(screen).open()
    made = real_table(screen, ["open", "me"])
    big, small = Bookkeeper(screen), Bookkeeper(phone)
    big.open(made["table"])
    phone.page.goto(f"/table/{made['table']}#key={made['keys']['0']}")
    small.asks(PRODUCTION).wait_for()
    expect(big.end_phase).to_have_count(0)  # Japan is not the screen's
    small.ends()
    small.asks(MOVING[0]).wait_for()
    csrf = {CSRF_HEADER: phone.get("/api/me")["csrf"]}
    for act in ("move infantry rehe beiping", "move artillery rehe beiping", "done"):
        wish = {"seat": 0, "act": act}
        assert phone.context.request.post(f"/api/tables/{made['table']}/act", data=wish, headers=csrf).ok
    small.dice.wait_for()
    nothing_is_in_the_way(phone)
    small.counts("artillery", "1–3", 1)
    small.enters(1)
    lost = screen.words("ui-gw-real-off", units=["militia"], nation="warlord-shanxi", zone="beiping")
    expect(big.doings).to_contain_text(lost)  # in the words of the screen
    nothing_is_in_the_way(screen)


def test_what_a_bot_did_is_told_to_who_moves_its_units(guest: Guest) -> None:
    Home(guest).open()
    front = Bookkeeper(guest)
    front.open(real_table(guest, ["bot:beginner", "me"])["table"])
    front.here.or_(front.deeds).first.wait_for(timeout=BOTS)
    expect(front.doings.get_by_role("listitem").filter(has_text="→").first).to_be_visible()
    orders = [line for line in truth(guest, front.id).log(1) if str(line["act"]).startswith("move ")]
    told = front.doings.get_by_role("listitem")
    assert 0 < told.count() < len(orders), "journeys are told once, and units that go together in one line"
    front.press(front.button("ui-real-done", front.doings))
    expect(front.doings).to_have_count(0)
