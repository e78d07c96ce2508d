"""Takes the pictures of the README: real pages of a real server, at games that are the same each time."""

from __future__ import annotations

import tempfile
from itertools import count
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, sync_playwright
from server.house import House

import sandtable
from browser.chromium import FLAGS, NONE_THERE, chromium
from browser.games import before_a_build, solo, whole
from browser.globalwar import Front, before_losses, on_the_eve
from browser.guests import Guest
from browser.legie import sit_at
from browser.pages import Home, Replay, Table
from browser.quartermaster import War
from sandtable.bots import bot
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Record

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
GAME: Final = "midway"  # the seed of the game that is shown
ACTS: Final = 12
THOUGHTFUL: Final = 18  # acts after which the virtual opponent went through many of its steps
WAR: Final = "overlord"
ACTS_OF_WAR: Final = 150
ORDERS: Final = 8  # so many ways to place one


def main() -> None:
    program = chromium()
    if program is None:
        raise SystemExit(NONE_THERE)
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        take_home(browser, house)
        take_table(browser, house, "table-day")
        take_table(browser, house, "table-night", dark=True)
        take_table(browser, house, "table-phone", phone=True, sharpness=1)
        take_trace(browser, house)
        take_replay(browser, house)
        take_replay_of_war(browser, house)
        take_war(browser, house, "quartermaster-day")
        take_war(browser, house, "quartermaster-night", lang="cs", dark=True)
        take_war(browser, house, "quartermaster-phone", lang="pl", phone=True, sharpness=1)
        take_eve(browser, house)
        take_front(browser, house, "globalwar-day")
        take_front(browser, house, "globalwar-night", lang="cs", dark=True)
        take_front(browser, house, "globalwar-phone", lang="pl", phone=True, sharpness=1)
        take_battle(browser, house, "globalwar-battle")
        take_battle(browser, house, "globalwar-battle-phone", lang="pl", phone=True, sharpness=1)
        take_theatre(browser, house)
        take_market(browser, house)
        take_legie(browser, house, "legie-day")
        take_legie(browser, house, "legie-phone", phone=True, sharpness=1)
        browser.close()


def keep(shown: Guest | Locator, name: str) -> None:
    path = FOLDER / f"{name}.png"
    if isinstance(shown, Guest):
        shown.page.evaluate("document.fonts.ready")
        shown.page.screenshot(path=path)
        shown.leave()
    else:
        shown.screenshot(path=path)
    print(f"{path.relative_to(FOLDER.parents[1])} {path.stat().st_size // 1000} kB")


def take_home(browser: Browser, house: House) -> None:
    guest = Guest(browser, house.address)
    game = sandtable.game("blitzkrieg")
    for match in (game.position(game.example("duel"), seed=GAME), solo(GAME, ACTS)):
        guest.imports(match)
    Home(guest).open().running.nth(1).wait_for()
    keep(guest, "home")


def before_a_placement() -> tuple[Match, tuple[str, ...]]:
    """The first moment from there on at which the player places a token: which one, and where."""
    for acts in count(ACTS):
        match = solo(GAME, acts)
        act = bot("greedy", sandtable.game("blitzkrieg"), GAME).decide(match.observe(0), 200)
        if act.verb == "place":
            return match, act.nouns
    raise AssertionError("nothing was ever placed")


def take_table(browser: Browser, house: House, name: str, **screen: Any) -> None:
    """In the middle of a game, with a sensible act pointed at and its preview."""
    guest = Guest(browser, house.address, **screen)
    match, (token, space) = before_a_placement()
    table = Table(guest).open(guest.imports(match))
    table.settle()
    table.press(table.token(token))
    table.press(table.space(space))
    table.confirm.wait_for()
    guest.page.get_by_text("→").filter(visible=True).first.wait_for()  # what it will bring
    keep(guest, name)


def take_trace(browser: Browser, house: House) -> None:
    guest = Guest(browser, house.address)
    table = Table(guest).open(guest.imports(solo(GAME, THOUGHTFUL)))
    table.settle()
    table.tab("ui-bk-reasoning")
    keep(guest.page.get_by_role("complementary"), "trace")
    guest.leave()


def take_replay(browser: Browser, house: House) -> None:
    guest = Guest(browser, house.address)
    match = whole(GAME)
    Replay(guest).open(guest.imports(match), 2 * len(match.log(0)) // 3)
    keep(guest, "replay")


def take_replay_of_war(browser: Browser, house: House) -> None:
    """In Czech, at night: who leads by how much, from the first round to the last."""
    guest = Guest(browser, house.address, "cs", dark=True)
    match = before_a_build(WAR, ACTS_OF_WAR)
    Replay(guest).open(guest.imports(match), 2 * len(match.log(0)) // 3)
    keep(guest, "quartermaster-replay")


def take_war(browser: Browser, house: House, name: str, **screen: Any) -> None:
    """Germany builds an army: what glows, the lines of supply, and what will come of it."""
    guest = Guest(browser, house.address, **screen)
    match = before_a_build(WAR, ACTS_OF_WAR)
    war = War(guest)
    war.open(guest.imports(match))
    war.press(war.lift_curtain)
    space = next(action.nouns[0] for action in match.legal(0) if action.verb == "build")
    war.press(war.zone(space))
    guest.page.locator(".pc.ghost").wait_for()  # what it will bring
    keep(guest, name)


def take_front(browser: Browser, house: House, name: str, **screen: Any) -> None:
    """Japan is about to march on Beiping: who goes, what is in reach, and the arrow."""
    guest = Guest(browser, house.address, **screen)
    game = sandtable.game("globalwar")
    match = game.match("asia-1937", seats=2, seed=GAME)
    match.play(0, "done")
    front = Front(guest)
    front.open(guest.imports(match))
    front.press(front.lift_curtain)
    front.press(front.zone("rehe"))
    front.press(front.zone("beiping"))
    guest.page.locator(".arrow.chosen").wait_for()
    if not screen.get("phone"):
        front.outlook.wait_for()
    keep(guest, name)


def take_eve(browser: Browser, house: House) -> None:
    """July 1939 in the whole world: Germany is about to march into Poland, and reads what that sets off."""
    guest = Guest(browser, house.address)
    front = Front(guest)
    front.open(guest.imports(on_the_eve()))
    front.press(front.lift_curtain)
    front.press(front.zone("eastern-germany"))
    front.press(front.zone("west-poland"))
    guest.page.locator(".arrow.chosen").wait_for()
    front.outlook.wait_for()
    keep(guest, "globalwar-1939")


def take_battle(browser: Browser, house: House, name: str, **screen: Any) -> None:
    """Japan has losses to choose, and sees what each choice makes of its chances."""
    guest = Guest(browser, house.address, **screen)
    front = Front(guest)
    front.open(guest.imports(before_losses(3)))
    front.press(front.lift_curtain)
    front.losses.wait_for()
    front.outlook.wait_for()
    guest.page.locator(".presets .chance").nth(2).wait_for()
    keep(guest, name)


def take_theatre(browser: Browser, house: House) -> None:
    """The whole theatre, and one zone of it with all that stands there."""
    guest = Guest(browser, house.address)
    match = sandtable.game("globalwar").match("asia-1937", seats=2, seed=GAME)
    match.play(0, "done")
    front = Front(guest)
    front.open(guest.imports(match))
    front.press(front.lift_curtain)
    front.end_phase.wait_for()
    front.press(front.button("ui-map-whole"))
    keep(front.page.get_by_role("main"), "globalwar-theatre")
    front.zone("rehe").focus()
    for _ in range(4):
        front.press(front.button("ui-map-in"))
        front.zone("rehe").focus()
    front.press(front.zone("rehe"))
    keep(front.page.get_by_role("main"), "globalwar-close")
    guest.leave()


def take_market(browser: Browser, house: House) -> None:
    """Production: what can be bought, and what was ordered."""
    guest = Guest(browser, house.address)
    match = sandtable.game("globalwar").match("asia-1937", seats=2, seed=GAME)
    for act in ("buy infantry", "buy artillery"):
        match.play(0, act)
    front = Front(guest)
    front.open(guest.imports(match))
    front.press(front.lift_curtain)
    front.goods.first.wait_for()
    keep(guest, "globalwar-production")


def officer_arrives() -> Match:
    """A game of four players in its third round, when an officer has come to a plot and may give orders."""
    game = sandtable.game("legie")
    for n in count():
        match = game.match(seats=4, seed=f"{GAME} {n}")
        player = bot("greedy", game, GAME)
        while match.to_act:
            seat = match.to_act[0]
            orders = sum(action.verb == "order" for action in match.legal(seat))
            if orders >= ORDERS and Record(match.view(seat)).record("state").number("round", 1, 4) >= 3:
                return match
            match.play(seat, player.decide(match.observe(seat), 20))
    raise AssertionError("no officer ever came")


def take_legie(browser: Browser, house: House, name: str, **screen: Any) -> None:
    """Legie in Czech, with a secret order that is about to be placed."""
    guest = Guest(browser, house.address, "cs", **screen)
    match = officer_arrives()
    table = sit_at(guest, match)
    order, soldier = next(action.nouns for action in match.legal(match.to_act[0]) if action.verb == "order")
    table.point(order, soldier)
    table.confirm.wait_for()
    guest.page.locator(".ot.ghost").first.wait_for()  # where it will lie
    keep(guest, name)


if __name__ == "__main__":
    main()
