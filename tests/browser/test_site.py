"""The site without a server (docs/site.md): a folder on a plain host, with the network off after the first visit."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser import legie, quartermaster
from browser.guests import PATIENCE, Guest, Guests
from browser.pages import Home, Rulebook, Table
from browser.players import act, play
from browser.test_odds import OddsPage
from browser.test_puzzles import ON_THE_BOARD, Puzzles
from browser.truth import truth
from sandtable import load
from sandtable.book.courses import course
from sandtable.book.examples import examples
from sandtable.kernel.match import Match

SITE: Final = Path(__file__).resolve().parents[2] / "build" / "site"
ROUNDS: Final = 10  # of Quartermaster General
ROOM: Final = 40_000  # bytes on the device, before it is full
LINES: Final = "document.querySelectorAll('.log li').length"
FULL_OR_MORE: Final = f"""
([press, lines]) =>
  {LINES} !== lines || [...document.querySelectorAll("button")].some((one) => one.textContent.includes(press))
"""
NOT_BUILT: Final = "NO SITE: the site without a server was not tried. Build it with: make site"

pytestmark = pytest.mark.full


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The address of a host that does nothing but hand out files."""
    if not (SITE / "index.html").is_file():
        pytest.skip(NOT_BUILT)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


class Site(Home):
    """The home of a site that nobody answers for."""

    def open(self) -> Site:
        self.page.goto("/")
        self.card().wait_for()
        return self


@pytest.fixture
def visitor(guests: Guests, site: str) -> Guest:
    """Somebody who was there once and has no network any more."""
    guest: Guest = guests(address=site, installed=True)
    guest.context.set_default_timeout(10 * PATIENCE)  # the engine starts, on machines that do much else
    Site(guest).open()
    guest.page.wait_for_function("navigator.serviceWorker.controller !== null")  # it has everything then
    guest.context.set_offline(True)
    return guest


def saved(table: Table) -> Match:
    """The game from the file that the menu gives out; reading it proves every step."""
    menu = table.menu
    with table.guest.page.expect_download() as download:
        table.press(table.link("ui-save", menu))
    table.guest.page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    return load(Path(download.value.path()))


def round_of(match: Match) -> int:
    state: Any = match.view(0)["state"]
    number: int = state["round"]
    return number


def comes_back(table: Table) -> None:
    table.guest.page.reload()
    table.settle()


def test_a_whole_solo_game_without_the_network(visitor: Guest) -> None:
    table = Site(visitor).open().play_now()
    play(table, random.Random(1), 6)
    before = table.log()
    comes_back(table)
    assert table.log() == before
    play(table, random.Random(2))
    match = saved(table)
    assert match.outcome is not None
    expect(table.prompt).to_contain_text(visitor.words(match.outcome.reason))
    expect(Site(visitor).open().finished).to_have_count(1)


def test_quartermaster_against_bots_without_the_network(visitor: Guest) -> None:
    Site(visitor).open().play_now("quartermaster")
    war = quartermaster.War(visitor)
    quartermaster.play(war, random.Random(3), 3)
    comes_back(war)
    rng = random.Random(4)
    match = saved(war)
    while match.outcome is None and round_of(match) <= ROUNDS:
        assert quartermaster.play(war, rng, 8)
        match = saved(war)
    quartermaster.check_board(visitor, war, match, 0)


def test_legie_against_bots_without_the_network(visitor: Guest) -> None:
    Site(visitor).open().play_now("legie")
    table = legie.LegieTable(visitor)
    rng = random.Random(5)
    for _ in range(4):
        assert table.settle_with_bots() == "move"
        legie.act(table, rng)
    comes_back(table)
    while table.settle_with_bots() == "move":
        legie.act(table, rng)
    match = saved(table)
    assert match.outcome is not None
    legie.check(table, match, 0)


def test_rulebooks_are_read_without_the_network(visitor: Guest) -> None:
    for title in ("blitzkrieg", "globalwar"):
        expect(Rulebook(visitor).open(title=title).rules.first).to_be_visible()


def test_examples_are_tried_without_the_network(visitor: Guest) -> None:
    example = examples("legie")[course("legie")[0].examples[0]]
    visitor.page.goto(f"/course/legie/{course('legie')[0].id}/{example.id}")
    visitor.page.locator(".steps footer .primary").click()
    expect(visitor.page.locator(".steps li").first).to_have_text(example.steps[0].words["en"])


def test_puzzles_and_odds_without_the_network(visitor: Guest) -> None:
    puzzle = Puzzles(visitor).arrive(ON_THE_BOARD)
    puzzle.do(ON_THE_BOARD.best)
    expect(puzzle.prompt).to_contain_text(visitor.words("ui-puzzle-right"))
    assert "%" in OddsPage(visitor).open().bar


def test_beside_the_printed_game_without_the_network(visitor: Guest) -> None:
    table = Site(visitor).open().begin("real", "solo")
    play(table, random.Random(12), 6)
    comes_back(table)
    play(table, random.Random(13), 6)
    match = saved(table)
    assert match.manual
    assert len(match.entries) == 12  # every act and every result just once


def test_at_one_screen_without_the_network(visitor: Guest) -> None:
    table = Site(visitor).open().begin("hotseat", "duel")
    rng, moved = random.Random(14), 0
    while moved < 4:
        match table.settle():
            case "curtain":
                table.press(table.lift_curtain)
            case "hand over":
                table.press(table.close_curtain)
            case "move":
                act(table, rng)
                moved += 1
    acts = [entry.seat for entry in saved(table).entries if entry.what == "act"]
    assert len(acts) == moved
    assert {*acts} == {0, 1}


def test_home_and_table_have_nothing_in_anybodys_way(visitor: Guest) -> None:
    Site(visitor).open()
    home = Axe().run(visitor.page)
    assert home.violations_count == 0, home.generate_report()
    Site(visitor).open().play_now().settle()
    table = Axe().run(visitor.page)
    assert table.violations_count == 0, table.generate_report()


def test_on_a_full_device_the_game_stands_as_it_was_kept(visitor: Guest) -> None:
    visitor.expects("[Qq]uota")
    disk = visitor.context.new_cdp_session(visitor.page)
    origin = {"origin": f"http://{visitor.address}"}
    used = visitor.page.evaluate("async () => (await navigator.storage.estimate()).usage")
    disk.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": used + ROOM})
    table = Site(visitor).open().play_now()
    full = table.button("ui-host-room-press")
    rng, before = random.Random(8), ""
    while not full.is_visible():
        assert table.settle() == "move", "the game was over before the device was full"
        before, lines = saved(table).save(), visitor.page.evaluate(LINES)
        act(table, rng)
        visitor.page.wait_for_function(FULL_OR_MORE, arg=[visitor.words("ui-host-room-press"), lines])
    disk.send("Storage.overrideQuotaForOrigin", origin)
    table.press(full)
    expect(full).to_have_count(0)
    table.settle()
    assert saved(table).save() == before
    play(table, rng, 1)
    assert len(saved(table).entries) > len(load(before).entries)


def test_what_needs_other_people_says_so(visitor: Guest) -> None:
    visitor.page.goto("/lobby")
    expect(visitor.page.get_by_role("heading", name=visitor.words("ui-needs-server"))).to_be_visible()
    home = Site(visitor).open()
    expect(home.link("ui-lobby")).to_have_count(0)
    expect(home.button("ui-invite")).to_have_count(0)


def test_a_game_is_played_in_one_tab_at_a_time(visitor: Guest) -> None:
    table = Site(visitor).open().play_now()
    play(table, random.Random(6), 2)
    other = visitor.context.new_page()
    other.goto(f"/table/{table.id}")
    take = visitor.words("ui-host-elsewhere-press")
    other.get_by_role("button", name=take, exact=True).click()
    other.get_by_role("button", name=take, exact=True).wait_for(state="detached")
    other.get_by_role("button", name=visitor.words("ui-menu"), exact=True).wait_for()
    back = table.button("ui-host-elsewhere-press")
    table.press(back)
    expect(back).to_have_count(0)
    play(table, random.Random(7), 2)
    other.get_by_role("button", name=take, exact=True).wait_for()


def test_saves_go_to_a_server_and_back(visitor: Guest, guests: Guests) -> None:
    table = Site(visitor).open().play_now()
    play(table, random.Random(11), 3)
    match = saved(table)
    served = guests()
    assert truth(served, served.imports(match)).save() == match.save()
    home = Site(visitor).open()
    with visitor.page.expect_file_chooser() as chooser:
        home.press(home.button("ui-open-save"))
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": match.save().encode()})
    again = Table(visitor).arrive()
    again.settle()
    assert saved(again).save() == match.save()
