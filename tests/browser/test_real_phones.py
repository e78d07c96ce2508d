"""A big screen and two phones beside the printed game: two people with cards of their own among four bots."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, Locator, expect
from server.house import House
from server.scene import on_disk

from browser.guests import PATIENCE, Guest, Guests
from browser.hands import Finger
from browser.pages import Home, Page
from browser.players import meant
from browser.quartermaster import MOST_NOUNS, War
from browser.test_correcting import Correction
from sandtable.games.quartermaster.catalogue import BASIC, CARDS, COPIES, DECKS, KIND, KINDS, RESPONSE

GER, USSR = 0, 3
PEOPLE: Final = {GER: "Anna", USSR: "Petr"}
WRONG, RIGHT = "western-europe", "eastern-europe"
BACK: Final = 10  # acts
IN_TURN: Final = 200  # milliseconds for which one phone is looked at before the other
ASKED_OR_OVER: Final = ".prompt.calling, .ending"  # which is looked for so often that it has to be found quickly
FACE_DOWN: Final = ("discard", "arrange", "tuck")  # what is done with cards that nobody sees
ROUNDS: Final = [pytest.param(2, id="opening"), pytest.param(None, id="whole", marks=pytest.mark.full)]


class Counting(Finger):
    """A finger whose touches are counted."""

    def __init__(self) -> None:
        self.touches = 0

    def press(self, thing: Locator) -> None:
        super().press(thing)
        self.touches += 1


class Joining(Page):
    """The page on which a phone comes to the table."""

    def sits(self, code: str, *seats: int, name: str) -> None:
        self.page.goto("/join")
        field = self.page.get_by_role("textbox", name=self.guest.words("ui-people-join-code"), exact=True)
        field.fill(code)
        self.press(self.button("ui-people-join-find"))
        free = self.page.get_by_role("checkbox")
        free.first.wait_for()
        for seat in seats:
            free.nth(seat).check()
        self.page.get_by_role("textbox", name=self.guest.words("ui-people-join-name"), exact=True).fill(name)
        found = Axe().run(self.page)
        assert found.violations_count == 0, found.generate_report()
        self.press(self.button("ui-people-join-sit"))
        self.page.wait_for_url("**/table/*")


class Printed:
    """The printed cards of a country, which nobody but its player sees: a deck in a set order, and a hand of it."""

    def __init__(self, country: int) -> None:
        cards = [card for card, copies in zip(DECKS[country], COPIES[country], strict=True) for _ in range(copies)]
        random.Random(f"deck {country}").shuffle(cards)
        cards.remove(0)
        self.deck: Final = [*cards, 0]  # the last is on top: every hand begins with an army to build
        self.hand: Final[list[int]] = []

    def follow(self, hand: int, deck: int) -> None:
        """Draw, lose from the deck and put away, until there are as many as everybody sees."""
        while len(self.deck) > deck and len(self.hand) < hand:
            self.hand.append(self.deck.pop())
        del self.deck[deck:], self.hand[hand:]

    def choose(self, legal: list[str], in_round: int) -> int | None:
        """The first that can be played, Build and Battle cards before others in three rounds of four; None to throw
        one away."""
        others_first = in_round % 4 == 3
        ordered = sorted(self.hand, key=lambda card: (KIND[card] >= BASIC) != others_first)
        return next((card for card in ordered if self._shown(card) in legal), None)

    @staticmethod
    def _shown(card: int) -> str:
        return "play ?" if KIND[card] == RESPONSE else f"play {CARDS[card]}"


class Player:
    """Somebody with a phone who enters what they do with their printed cards."""

    def __init__(self, guest: Guest, hand: Counting, seat: int, table: str) -> None:
        self.guest, self.hand, self.seat = guest, hand, seat
        self.war = War(guest)
        self.path: Final = f"/api/tables/{table}/view"
        self.cards: Final = Printed(seat)
        self.rng: Final = random.Random(seat)
        self.turns: Counter[int] = Counter()  # touches in each round, while it is their turn
        self.between = 0
        self.answered = -1  # after so many lines

    def told(self) -> Any:
        """What the server tells this seat now."""
        return self.guest.get(self.path, seat=self.seat, lines=0)

    def enters(self, state: Any, wrong: str | None = None) -> None:
        """What is asked of the seat, by touching the phone."""
        view, before = state["view"], self.hand.touches
        self.answered = state["seq"]
        now = view["state"]
        own = now["countries"][self.seat]
        if view["prompt"] == "qm-prompt-play":
            self.cards.follow(own["hand"], len(own["top"]) + own["middle"] + len(own["bottom"]))
            self.plays(self.cards.choose(state["legal"], now["round"]), wrong)
        elif self.war.stop.first.is_visible():
            self.war.press(self.war.stop.first)
        else:
            self.answers()
        touches = self.hand.touches - before
        if now["turn"] == own["country"]:
            self.turns[now["round"]] += touches
        else:
            self.between += touches

    def plays(self, card: int | None, space: str | None) -> None:
        war = self.war
        if card is None or KIND[card] == RESPONSE:
            self.lays_down(card)
            return
        if KIND[card] >= BASIC:  # they lie further on, and a touch leads to each kind
            kinds = self.guest.page.get_by_role("group", name=self.guest.words("ui-qm-kinds"), exact=True)
            war.press(kinds.get_by_role("button", name=self.guest.words(f"qm-kind-{KINDS[KIND[card]]}"), exact=True))
        with self.guest.socket.expect_event("framereceived", lambda frame: '"ahead"' in str(frame)) as foreseen:
            war.press(self.guest.page.locator(f".hand .card[data-noun={CARDS[card]}]").first)
        if KIND[card] < BASIC and '"ahead":[]' not in str(foreseen.value):
            self.points_at(war.spaces if space is None else war.spaces.and_(war.zone(space)))
        else:
            war.press(war.confirm.first)

    def points_at(self, spaces: Locator) -> None:
        """Touch a space for the card that was chosen: the page plays the card and then says where, by itself."""
        self.war.press(self.in_sight(spaces))
        expect(self.guest.page.locator(".hand .card.sel")).to_have_count(0)

    def answers(self) -> None:
        """Point at something that is offered, and again until an act is meant."""
        war = self.war
        for _ in range(MOST_NOUNS):
            kinds = [war.cards.filter(visible=True), war.countries.filter(visible=True), war.spaces]
            things = self.rng.choice([one for one in kinds if one.count()])
            war.press(self.in_sight(things) if things is kinds[-1] else things.first)
            if meant(war):
                war.press(war.confirm.first)
                return
        raise AssertionError("no act was ever meant")

    def in_sight(self, spaces: Locator) -> Locator:
        """One of these spaces that can be touched where the map stands; else the whole map is shown, by one touch."""
        spaces.first.wait_for()
        for _ in range(2):
            board = self.guest.page.get_by_role("main").bounding_box()
            assert board is not None
            for n in range(spaces.count()):
                box = spaces.nth(n).bounding_box()
                if box is None:
                    continue
                x, y = box["x"] + box["width"] / 2 - board["x"], box["y"] + box["height"] / 2 - board["y"]
                if 0 < x < board["width"] and 0 < y < board["height"]:
                    return spaces.nth(n)
            self.war.press(self.war.button("ui-map-whole"))
        raise AssertionError("no space can be touched")

    def lays_down(self, card: int | None) -> None:
        """A Response goes face down to the table, anything else to the discards: nobody says which card it is."""
        war = self.war
        war.press(self.guest.page.locator('.hand .card[data-noun="?"]').first)
        way = war.way("discard" if card is None else "play")
        way.or_(war.confirm).first.wait_for()
        if way.is_visible():
            war.press(way)
        if war.confirm.first.is_visible():
            war.press(war.confirm.first)


def screen_of(guest: Guest) -> tuple[War, str]:
    """The big screen: its host has no seat, two are for phones and bots have the others. Gives the code it shows."""
    home = Home(guest).open()
    dialog = home.setup("real", "quartermaster")
    for seat in range(6):
        dialog.locator(f"#seat-{seat}").select_option("open" if seat in PEOPLE else "bot:beginner")
    home.press(home.button("ui-begin", dialog))
    war = War(guest)
    war.arrive()
    code = guest.page.locator(".screencode output")
    code.wait_for()
    return war, code.inner_text()


def asked(players: list[Player]) -> tuple[Player, Any] | None:
    """Whoever is asked next, and what they are told; None once the game is over."""
    for n in range(PATIENCE // IN_TURN):
        player = players[n % len(players)]
        try:
            player.guest.page.locator(ASKED_OR_OVER).first.wait_for(timeout=IN_TURN)
        except Error:
            continue
        state = player.told()
        if state["over"]:
            return None
        if state["legal"] and state["seq"] > player.answered:
            return player, state
    raise AssertionError("nobody is asked")


def puts_right(player: Player, house: House, table: str) -> None:
    """The wrong entry, from the log of the phone; should something bots did since not fit, it is cut off."""
    match = on_disk(house, table)
    acts = [str(match.entries[place].action) for place in match.in_force]
    assert len(acts) - acts.index(f"build {WRONG}") > BACK
    log: list[Any] = match.log(player.seat)
    page = Correction(player.guest)
    page.begin([line.get("act") for line in log].index(f"build {WRONG}"))
    page.chooses(f"build {RIGHT}")
    put_right = page.button("ui-correct-put")
    put_right.or_(page.failing).first.wait_for()
    if page.failing.first.is_visible():
        number = int(page.failing.locator(".no").inner_text())
        page.press(page.button("ui-correct-cut", number=number))
        put_right.wait_for()
    page.press(put_right)
    player.guest.page.wait_for_url(f"**/table/{table}")
    after = on_disk(house, table)
    standing = [str(after.entries[place].action) for place in after.in_force]
    assert f"build {RIGHT}" in standing
    assert f"build {WRONG}" not in standing[: acts.index(f"build {WRONG}") + 1]


def check_secrets(guest: Guest, seat: int | None) -> None:
    """Nobody was sent a hand, and nobody was asked for one."""
    states = guest.states()
    assert {state["seat"] for state in states} == {seat}
    for state in states:
        view = state["view"]
        assert all(isinstance(row["hand"], int) for row in view["state"]["countries"] if not state["over"])
        assert state["due"] is None
        assert view["prompt"] != "qm-prompt-put-away" or not state["legal"]
        if seat is not None:
            known = {"?", "deck", *view["state"]["countries"][seat]["revealed"]}
            face_down = [one.split() for one in state["legal"] if one.split()[0] in FACE_DOWN]
            assert all(set(nouns) <= known for _, *nouns in face_down)


def tells_why(screen: War) -> None:
    """The last bot tells on the screen why it did what it did; nothing of it names a card that it holds."""
    doings = screen.page.get_by_role("region", name=screen.guest.words("ui-real-do"), exact=True)
    why = doings.locator("details").last
    expect(why.get_by_role("list")).to_have_count(0)
    screen.press(why.locator("summary"))
    none = screen.guest.words("core-reason-none")
    expect(why.get_by_role("list").or_(why.get_by_text(none, exact=True)).first).to_be_visible()


@pytest.mark.parametrize("rounds", ROUNDS)
def test_a_game_on_a_big_screen_and_two_phones(guests: Guests, house: House, rounds: int | None) -> None:
    wall = guests()
    screen, code = screen_of(wall)
    players: list[Player] = []
    for seat, name in PEOPLE.items():
        hand = Counting()
        phone = guests(phone=True, hand=hand)
        Joining(phone).sits(code, 0, name=name)
        players.append(Player(phone, hand, seat, screen.id))
    expect(wall.page.locator(".screencode")).to_have_count(0)  # everybody has come
    expect(wall.page.locator(".seatstrip")).to_contain_text("Petr")
    wrong: str | None = WRONG
    corrected = False
    while (now := asked(players)) is not None:
        player, state = now
        round, first = state["view"]["state"]["round"], player is players[0]
        if rounds is not None and corrected and round > rounds:
            break
        if first and round == 2 and not corrected:
            puts_right(player, house, screen.id)
            corrected = True
            continue
        name = PEOPLE[player.seat]
        if state["view"]["prompt"] == "qm-prompt-play":
            expect(screen.prompt).to_contain_text(name)  # the screen tells whom all wait for
        player.enters(state, wrong if first else None)
        wrong = None
    touches = sorted(count for player in players for count in player.turns.values())
    assert statistics.median(touches) <= 3, touches
    for player in players:
        check_secrets(player.guest, player.seat)
    check_secrets(wall, None)
    if rounds is not None:
        tells_why(screen)
    match = on_disk(house, screen.id)
    assert not match.manual
    assert rounds or match.outcome is not None
    found = Axe().run(wall.page)
    assert found.violations_count == 0, found.generate_report()
