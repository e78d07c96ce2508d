"""Names, numbers and proxies: how the server is reached, what it answers to and whom it believes."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sandtable.cli.app import app
from sandtable.server.reach import COMMAND, is_nearby, machine_names, network_addresses, own_numbers
from sandtable.text import LANGUAGES, language
from server.house import PATIENCE, House
from server.served import Served


def named(house: House, host: str, path: str = "/api/health") -> httpx.Response:
    return httpx.get(f"http://{house.address}{path}", headers={"Host": host}, timeout=PATIENCE)


def test_the_server_answers_to_its_own_names_only(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, hosts=("Table.example", "attic.local")) as house:
        for host in (
            "localhost",
            "LOCALHOST:80",
            "127.0.0.1:9",
            "[::1]:8000",
            "192.0.2.7",
            "table.example",
            "attic.local.",
        ):
            assert named(house, host).status_code == 200, host
        for host in ("elsewhere.example", "localhost.elsewhere.example", "table.example.elsewhere", "[::1", "", "a b"):
            answer = named(house, host)
            assert answer.status_code == 400, host
            assert "content-security-policy" in answer.headers or host in ("[::1", "", "a b")
        assert named(house, "elsewhere.example").json() == {"type": "denied", "reason": "hostname"}
        page = named(house, "elsewhere.example", "/").text
        assert page.splitlines() == [language(code).say("core-denied-hostname") for code in LANGUAGES]
        with pytest.raises(InvalidStatus):
            connect(
                f"ws://{house.address}/api/tables/x/live", additional_headers={"Host": "elsewhere.example"}
            ).__enter__()


def test_no_address_has_a_zero_byte_in_it(house: House) -> None:
    guest = house.visitor()
    for path in (
        "/api/tables/%00",
        "/api/tables/a%00b/view",
        "/api/%00",
        "/%00",
        "/rulebook/core/%00",
        "/assets/%00",
    ):
        answer = guest.get(path)
        assert answer.status_code == 404, path
    assert guest.get("/api/tables/%00").json() == {"type": "denied", "reason": "address"}
    assert guest.post("/api/tables/%00/act", {"seat": 0, "act": "stop"}).status_code == 404


def test_forwarded_addresses_are_believed_from_named_proxies_only(tmp_path: Path, printed: list[str]) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.50"}
    with House(tmp_path / "one", new_guests_per_hour=1.0) as house:
        first = httpx.get(f"http://{house.address}/api/me", headers=forwarded, timeout=PATIENCE)
        assert "secure" not in first.headers["set-cookie"].lower()
        again = httpx.get(f"http://{house.address}/api/me", headers={"X-Forwarded-For": "192.0.2.51"}, timeout=PATIENCE)
        assert again.status_code == 429  # it is the same address, whatever it says
    with House(tmp_path / "two", new_guests_per_hour=1.0, proxies=("127.0.0.0/8",)) as house:
        first = httpx.get(f"http://{house.address}/api/me", headers=forwarded, timeout=PATIENCE)
        assert "secure" in first.headers["set-cookie"].lower()
        other = httpx.get(f"http://{house.address}/api/me", headers={"X-Forwarded-For": "192.0.2.51"}, timeout=PATIENCE)
        assert [
            other.status_code,
            httpx.get(f"http://{house.address}/api/me", headers=forwarded, timeout=PATIENCE).status_code,
        ] == [
            200,
            429,
        ]


def test_a_proxy_that_is_no_address_is_one_line(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), "--lang", "en", "--proxy", "everybody"])
    assert (told.exit_code, told.stderr.count("\n")) == (2, 1)
    assert told.stderr.startswith("A proxy is named by its address or network: 'everybody'")


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        for code, words in (
            ("en", "Another server has this data folder: "),
            ("cs", "Tuto složku"),
            ("pl", "Z tego folderu"),
        ):
            told = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--lang", code])
            assert (told.exit_code, told.stderr.count("\n")) == (2, 1)
            assert told.stderr.startswith(words)
            assert str(tmp_path) in told.stderr
        assert httpx.get(f"{served.url}/api/health", timeout=PATIENCE).status_code == 200
        served.kill()
    with Served(tmp_path) as served:  # a dead server does not keep it
        assert served.stop() == 0


# how others come


def test_a_server_for_this_machine_tells_how_to_start_one_for_others(house: House) -> None:
    answer = house.visitor().get("/api/reach")
    assert answer.json() == {"only-here": True, "addresses": [], "command": COMMAND}
    assert httpx.get(f"http://{house.address}/api/reach", timeout=PATIENCE).status_code == 401


def test_a_server_for_the_network_tells_its_addresses_to_whoever_is_near(tmp_path: Path, printed: list[str]) -> None:
    with House(tmp_path, host="0.0.0.0", proxies=("127.0.0.1",)) as house:
        guest = house.visitor()
        port = house.address.rpartition(":")[2]
        told = guest.get("/api/reach").json()
        assert told == {
            "only-here": False,
            "addresses": [f"http://{number}:{port}" for number in own_numbers(with_new=False)],
            "command": None,
        }
        far = guest.http.get("/api/reach", headers={"X-Forwarded-For": "93.184.216.34"}).json()
        assert far == {"only-here": False, "addresses": [], "command": None}
    with House(tmp_path, proxies=("192.0.2.1",)) as house:  # others come through the proxy
        assert house.visitor().get("/api/reach").json() == {"only-here": False, "addresses": [], "command": None}


def test_addresses() -> None:
    assert network_addresses("localhost", 8000) == network_addresses("127.0.0.1", 8000) == []
    assert network_addresses("192.0.2.7", 8000) == ["http://192.0.2.7:8000"]
    assert network_addresses("2001:db8::7", 80) == ["http://[2001:db8::7]:80"]
    assert [is_nearby(host) for host in ("127.0.0.1", "192.168.1.9", "fe80::1", "93.184.216.34", "x")] == [True] * 3 + [
        False
    ] * 2
    assert socket.gethostname().lower().partition(".")[0] in machine_names()
