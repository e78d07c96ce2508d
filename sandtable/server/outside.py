"""Requests to addresses that strangers have given: never into a private network, never where a redirect leads."""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from sandtable.server.jobs import Kind

ATTEMPTS: Final = 6
SECONDS: Final = 10.0  # that the other side may be silent; however it dribbles on, the errand's patience is the end
OUTSIDE: Final = "outside"  # strangers choose who answers, so nothing else waits for them
ANSWER: Final = 65_536  # bytes that are read of an answer
LONGEST: Final = 2000  # letters of an address


class NotOutside(ValueError):
    """The address leads to a private network, or is none."""


class _Pinned(http.client.HTTPSConnection):
    """To the address that was checked: the name may mean another one in the next moment."""

    def __init__(self, name: str, number: str, port: int) -> None:
        super().__init__(name, port, timeout=SECONDS, context=ssl.create_default_context())
        self._number: Final = number

    def connect(self) -> None:
        line = socket.create_connection((self._number, self.port), SECONDS)
        assert isinstance(self._context, ssl.SSLContext)
        self.sock = self._context.wrap_socket(line, server_hostname=self.host)

    _context: ssl.SSLContext


def errand(name: str, task: Callable[[str], str], full: str, pause: float, patience: float) -> Kind:
    """Jobs that go to such addresses."""
    return Kind(
        name, task, SECONDS, full, ATTEMPTS, most_each=20, most=10_000, pause=pause, patience=patience, lane=OUTSIDE
    )


def checked(url: str, allowed: tuple[str, ...] = ()) -> SplitResult:
    """An address as it may be kept; where its name leads is looked at when it is used. Raises NotOutside."""
    try:
        where = urlsplit(url)
        port = where.port
    except ValueError:
        raise NotOutside("no address") from None
    plain = where.scheme == "http" and bool(allowed)
    if len(url) > LONGEST or not (where.scheme == "https" or plain) or not where.hostname:
        raise NotOutside("an address begins with https://")
    if where.username is not None or port == 0 or any(ord(letter) <= 32 or ord(letter) > 126 for letter in url):
        raise NotOutside("no address")
    try:
        number = ip_address(where.hostname)
    except ValueError:
        return where
    _outside(str(number), allowed)
    return where


def number_of(name: str, port: int, allowed: tuple[str, ...]) -> str:
    """Where a name leads; all that it may mean has to be outside."""
    found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    numbers = [str(address[4][0]) for address in found]
    for number in numbers:
        _outside(number, allowed)
    return numbers[0]


def _outside(number: str, allowed: tuple[str, ...]) -> None:
    address = ip_address(number)
    mapped = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    for one in (address, *(() if mapped is None else (mapped,))):
        if any(one in ip_network(network) for network in allowed):
            return
        if not one.is_global or one.is_multicast:
            raise NotOutside("that is a private network")


def post(url: str, body: bytes, headers: dict[str, str], allowed: tuple[str, ...]) -> int:
    """The status of the answer. Raises NotOutside, and OSError when nobody answers or it should be tried again."""
    where = checked(url, allowed)
    assert where.hostname is not None
    port = where.port or (443 if where.scheme == "https" else 80)
    number = number_of(where.hostname, port, allowed)
    line: http.client.HTTPConnection
    if where.scheme == "https":
        line = _Pinned(where.hostname, number, port)
    else:
        line = http.client.HTTPConnection(number, port, timeout=SECONDS)
    target = (where.path or "/") + (f"?{where.query}" if where.query else "")
    try:
        line.request("POST", target, body, {"Host": where.netloc, **headers})
        answer = line.getresponse()
        answer.read(ANSWER)
    except http.client.HTTPException as error:
        raise OSError(str(error)) from None
    finally:
        line.close()
    if answer.status >= 500 or answer.status == 429:
        raise OSError(f"answered {answer.status}")
    return answer.status
