"""Pace, numbers and lengths: whoever takes too much is told so in one line, and nobody else has to wait for them."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import sandtable
import sandtable.server.limits
from sandtable.server.guard import TurnedAway
from sandtable.server.limits import HOMES, Limits, Pace, address_of
from sandtable.server.settings import Settings
from sandtable.table.guests import Guest
from sandtable.table.records import CHAT_KEPT
from sandtable.text import LANGUAGES, language
from server.house import PATIENCE, House

NEW_TABLE = {"title": "blitzkrieg", "mode": "solo", "seats": ["me"]}
REASON = re.compile(r'(?:TurnedAway\([^()]*?|Denied\()"([a-z]+)"|_keep\([^"]*"([a-z]+)"')


def test_a_guest_in_a_hurry_has_to_wait(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, requests_per_second=0.001, burst=8.0) as house:
        guest = house.visitor()
        assert guest.post("/api/tables", NEW_TABLE).status_code == 201  # costs five
        answers = [guest.get("/api/me") for _ in range(5)]
        assert [answer.status_code for answer in answers][-1] == 429
        assert int(answers[-1].headers["retry-after"]) > 0


def test_an_address_has_a_pace_whoever_its_guests_are(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, requests_per_second=0.001, burst=4.0, guests_at_full_pace=2.0) as house:
        guests = [house.visitor() for _ in range(3)]
        answers = [guest.get("/api/me") for guest in guests for _ in range(2)]  # none of them is too fast
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json() == {"type": "denied", "reason": "pace"}


def test_who_throws_the_cookie_away_is_not_a_new_guest_for_ever(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, new_guests_per_hour=3.0) as house:
        first = house.visitor()
        answers = [httpx.get(f"http://{house.address}/api/me", timeout=PATIENCE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[-1].json() == {"type": "denied", "reason": "guests"}
        assert int(answers[-1].headers["retry-after"]) > 0
        assert "set-cookie" not in answers[-1].headers
        assert first.get("/api/me").json() == first.me  # who is known stays welcome


def test_tables_are_not_made_without_end(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, tables_per_hour=3.0) as house:
        guest = house.visitor()
        table = guest.makes("solo", "me")
        guest.makes("solo", "me")
        text = guest.save(table)
        assert guest.post("/api/import", {"save": text}).status_code == 201
        with guest.joins(table, 0) as player:
            player.ask("resign", seat=0)
        for path, body in (
            ("/api/tables", NEW_TABLE),
            ("/api/import", {"save": text}),
            (f"/api/tables/{table['table']}/rematch", {}),
        ):
            answer = guest.post(path, body)
            assert (answer.status_code, answer.json()) == (429, {"type": "denied", "reason": "tables"})
        assert guest.post("/api/tables", {**NEW_TABLE, "mode": "chess"}).status_code == 400
        assert len(guest.get("/api/tables").json()["tables"]) == 3
        house.visitor().makes("solo", "me")


def test_live_connections_are_counted(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, connections_of_a_guest=2, connections=3) as house:
        guest, other = house.visitor(), house.visitor()
        table = guest.makes("solo", "me", spectators=0)
        first, second = guest.joins(table, 0), guest.joins(table, 0)
        refused = guest.joins(table, greet=False)
        assert code(refused.socket) == 4429
        third = other.joins(table)
        one_too_many = house.visitor().joins(table, greet=False)
        assert code(one_too_many.socket) == 4503
        first.socket.close()
        # the server hears of it a moment later, at the latest when it has let somebody else in
        for _ in range(1000):
            again = guest.joins(table, greet=False)
            try:
                again.send({"type": "hello", "seats": [0]})
                again.until(lambda again=again: 0 in again.states)
                break
            except ConnectionClosed:
                again = None
        assert again is not None
        for joined in (second, third, again):
            joined.socket.close()


def test_one_address_does_not_fill_a_table(tmp_path: Path, printed: list[str]) -> None:
    """Whoever acts there makes work for each who looks on: an address could make a thousand of one act."""
    with House(tmp_path, connections_at_a_table=2) as house:
        guest = house.visitor()
        table, other = (guest.makes("solo", "me", spectators=0) for _ in range(2))
        with guest.joins(table, 0), house.visitor().joins(table):
            assert code(house.visitor().joins(table, greet=False).socket) == 4429
            with house.visitor().joins(other), guest.joins(other, 0):
                pass


def code(line: ClientConnection) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "connections"
    return closed.value.rcvd.code


@pytest.mark.rule("core.length")
def test_a_log_has_a_greatest_length(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, longest_log=12) as house:
        guest = house.visitor()
        table = guest.makes("duel", "me", "me")
        with guest.joins(table, 0, 1) as players:
            while True:
                seat = next(seat for seat in (0, 1) if players.states[seat]["legal"])
                act = players.states[seat]["legal"][0]
                answer = players.ask("act", seat=seat, act=act)
                if answer["type"] == "refused":
                    break
                newest = players.states[seat]["seq"]
                players.until(lambda: all(players.states[n]["seq"] > newest for n in (0, 1)))  # noqa: B023
            assert answer["refusal"]["rule"] == "core.length"
            assert len(sandtable.load(guest.save(table)).entries) >= 12
            refused = guest.post(f"/api/tables/{table['table']}/act", {"seat": seat, "act": act})
            assert refused.json()["refusal"] == answer["refusal"]
            assert players.ask("offer", seat=0)["refusal"]["rule"] == "core.length"
            assert players.ask("resign", seat=0)["type"] == "done"
            sandtable.verify(guest.save(table))


def test_only_the_last_words_of_a_chat_are_kept(house: House) -> None:
    guest = house.visitor()
    table = guest.makes("solo", "me")
    with guest.joins(table, 0) as player:
        player.send({"type": "chat", "id": 0, "text": "x" * 501})
        player.send({"type": "chat", "id": 0, "text": "two\nlines"})
        player.send({"type": "chat", "id": 0, "text": ""})
        player.until(lambda: len(player.malformed) == 3)
        for n in range(CHAT_KEPT + 3):
            player.ask("chat", text=f"line {n}")
    with guest.joins(table, 0) as player:
        player.until(lambda: bool(player.chat) and player.chat[-1]["n"] == CHAT_KEPT + 2)
        assert [line["text"] for line in player.chat] == [f"line {n}" for n in range(3, CHAT_KEPT + 3)]


def test_who_does_not_read_is_cut_off_and_stands_in_nobodys_way(tmp_path: Path, printed: list[str]) -> None:
    def shout(line: ClientConnection) -> None:
        """Ask again and again to be told everything, and never listen."""
        with suppress(ConnectionClosed):
            while True:
                line.send(json.dumps({"type": "hello", "seats": [1]}))
                line.send(json.dumps({"type": "why", "id": 1, "seat": 1, "act": "place nothing"}))

    with House(tmp_path, send_seconds=0.5) as house:
        house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # so that it is full soon
        host, friend = house.visitor(), house.visitor()
        table = host.makes("duel", "me", "open")
        friend.sits(table, 1)
        with host.joins(table, 0) as reading, friend.joins(table, 1, max_queue=1) as deaf:
            shouting = threading.Thread(target=shout, args=[deaf.socket])
            shouting.start()
            while shouting.is_alive():
                assert reading.ask("why", seat=0, act="stop")["type"] == "done"
            reading.act(0, reading.states[0]["legal"][0])
            with friend.joins(table, 1) as again:
                assert again.states[1]["seq"] == reading.states[0]["seq"]


def test_pace_refills() -> None:
    now = [0.0]
    pace = Pace(2.0, 4.0, clock=lambda: now[0])
    assert [pace.wait("a") for _ in range(5)] == [0.0, 0.0, 0.0, 0.0, 0.5]
    assert pace.wait("b") == 0.0
    now[0] = 0.5
    assert pace.wait("a") == 0.0
    now[0] = 100.0
    assert pace.wait("a", 5.0) == 0.5  # never more than the burst


def test_an_hour_later_there_may_be_new_tables(tmp_path: Path) -> None:
    now = [0.0]
    limits = Limits(Settings(tmp_path, tables_per_hour=2.0), clock=lambda: now[0])
    guest, home = Guest("ada"), coming_from("192.0.2.7")
    limits.table(home, guest)
    limits.table(home, guest)
    with pytest.raises(TurnedAway) as turned:
        limits.table(home, guest)
    assert turned.value.retry_after == 1800.0
    now[0] = 1800.0
    limits.table(home, guest)


def test_an_address_makes_so_many_tables_whoever_its_guests_are(tmp_path: Path) -> None:
    limits = Limits(Settings(tmp_path, tables_per_hour=2.0, guests_at_full_pace=2.0), clock=lambda: 0.0)
    for n in range(4):
        limits.table(coming_from("192.0.2.7"), Guest(f"guest {n}"))
    with pytest.raises(TurnedAway, match="tables"):
        limits.table(coming_from("192.0.2.7"), Guest("another"))
    limits.table(coming_from("192.0.2.8"), Guest("another"))


def coming_from(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})


def test_who_opens_many_stored_tables_waits_for_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(Settings(tmp_path, loading_of_an_address=2))
        opened: list[str] = []
        enough = asyncio.Event()

        async def open_one(host: str) -> None:
            async with limits.loading(coming_from(host)):
                opened.append(host)
                await enough.wait()

        opening = [asyncio.create_task(open_one(host)) for host in ("192.0.2.7",) * 5 + ("192.0.2.8",)]
        await asyncio.sleep(0)
        assert opened == ["192.0.2.7", "192.0.2.7", "192.0.2.8"]
        enough.set()
        await asyncio.gather(*opening)
        assert len(opened) == 6

    asyncio.run(story())


def from_each_home(network: str) -> list[HTTPConnection]:
    return [coming_from(f"2001:db8:{network}:{home:x}::1") for home in range(HOMES + 5)]


@pytest.mark.parametrize("what", ["request", "newcomer", "code", "mail", "listed"])
def test_who_has_a_whole_network_is_not_as_many_strangers_as_it_has_homes(what: str, tmp_path: Path) -> None:
    slow = {"new_guests_per_hour": 1.0, "codes_per_hour": 1.0, "mails_per_hour": 1.0, "lists_per_hour": 1.0}
    limits = Limits(Settings(tmp_path, burst=1.0, guests_at_full_pace=1.0, **slow), clock=lambda: 0.0)

    def let_in(who: list[HTTPConnection]) -> int:
        count = 0
        for n, one in enumerate(who):
            with suppress(TurnedAway):
                if what == "request":
                    limits.request(one, None)
                elif what == "mail":
                    limits.mail(one, f"{one.client}{n}@example.org")
                else:
                    getattr(limits, what)(one)
                count += 1
        return count

    assert let_in(from_each_home("1")) == HOMES
    assert let_in(from_each_home("2")) == HOMES  # another network
    older = [coming_from(f"192.0.2.{n}") for n in range(HOMES + 5)]
    assert let_in(older) == HOMES + 5  # an older address is a home and no more
    assert let_in(older) == 0


def test_a_network_has_its_part_of_the_live_connections_and_no_more(tmp_path: Path) -> None:
    limits = Limits(Settings(tmp_path, connections=40, connections_of_an_address=5))
    with ExitStack() as open:
        for n, one in enumerate(from_each_home("1")[:10]):
            open.enter_context(limits.connection(Guest(f"guest {n}"), one))
        with pytest.raises(TurnedAway), limits.connection(Guest("eve"), from_each_home("1")[11]):
            pass
        with limits.connection(Guest("ada"), from_each_home("2")[0]):
            pass
    with limits.connection(Guest("eve"), from_each_home("1")[11]):
        assert limits.connected == 1


def test_many_who_are_counted_are_not_looked_through_for_each_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.server.limits, "MOST_BUCKETS", 10)
    looked: list[int] = []

    class Watched(Pace):
        def _forget_full(self, now: float) -> None:
            looked.append(len(self._buckets))
            super()._forget_full(now)

    pace = Watched(1.0, 2.0, clock=lambda: 0.0)
    for n in range(1000):  # nobody's bucket is full again
        assert pace.wait(f"guest {n}") == 0.0
    assert len(looked) < 10


def test_a_household_is_one_address() -> None:
    def of(host: str) -> str:
        return address_of(coming_from(host))

    assert of("192.0.2.7") == of("::ffff:192.0.2.7") == "192.0.2.7"
    assert of("2001:db8:0:1::7") == of("2001:db8:0:1:aaaa::9")
    assert of("2001:db8:0:1::7") != of("2001:db8:0:2::7")
    assert of("a socket file") == "a socket file"


def test_every_reason_can_be_told_in_every_language() -> None:
    folder = Path(sandtable.__file__ or "").parent / "server"
    found = [REASON.findall(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
    reasons = {first or second for file in found for first, second in file}
    assert {"guest", "pace", "guests", "tables", "connections", "key", "storage"} <= reasons
    for code in LANGUAGES:
        told = {reason: language(code).say(f"core-denied-{reason}") for reason in reasons | {"address", "request"}}
        assert all(line.endswith(".") and "\n" not in line for line in told.values())
