"""How much one guest, one address and all together may take of the server."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from sandtable.server.guard import TurnedAway
from sandtable.server.settings import Settings
from sandtable.table.guests import Guest

MOST_BUCKETS: Final = 10_000
HOMES: Final = 16  # a network of many homes may take as much as so many of them, for one person may have all of it
NEIGHBOURHOOD: Final = 48  # bits that all of a network have in common
HOUR: Final = 3600.0
SOON: Final = 5.0  # seconds
PARTS: Final = 4  # nobody alone has more than such a part of all that is counted


class Pace:
    """How fast each of many may go on: a bucket that refills, of which everything they do takes something."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second: Final = per_second
        self._burst: Final = burst
        self._clock: Final = clock
        self._buckets: Final[dict[str, tuple[float, float]]] = {}  # what is left, and when it was
        self._most = MOST_BUCKETS  # after which it is looked for those that are full again

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Take ``cost``, or tell how many seconds it takes until that much is there."""
        now = self._clock()
        left, before = self._buckets.get(who, (self._burst, now))
        left = min(self._burst, left + (now - before) * self._per_second)
        if left < cost:
            return (cost - left) / self._per_second
        self._buckets[who] = left - cost, now
        if len(self._buckets) > self._most:
            self._forget_full(now)
            self._most = max(MOST_BUCKETS, 2 * len(self._buckets))  # or many would be looked through for each of many
        return 0.0

    def _forget_full(self, now: float) -> None:
        for who, (left, before) in list(self._buckets.items()):
            if left + (now - before) * self._per_second >= self._burst:
                del self._buckets[who]


class Place:
    """The pace of a household, and a wider one of the network around it."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        self._own: Final = Pace(per_second, burst, clock)
        self._around: Final = Pace(HOMES * per_second, HOMES * burst, clock)

    def wait(self, address: str, cost: float = 1.0) -> float:
        """As ``Pace.wait``."""
        network = neighbourhood(address)
        around = 0.0 if network is None else self._around.wait(network, cost)
        return around or self._own.wait(address, cost)


class Limits:
    """Whoever reaches one is turned away, and told when to come again."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        crowd = settings.guests_at_full_pace
        self.pace: Final = Pace(settings.requests_per_second, settings.burst, clock)
        self._addresses: Final = Place(crowd * settings.requests_per_second, crowd * settings.burst, clock)
        self._newcomers: Final = Place(settings.new_guests_per_hour / HOUR, settings.new_guests_per_hour, clock)
        self._tables: Final = Pace(settings.tables_per_hour / HOUR, settings.tables_per_hour, clock)
        of_a_place = crowd * settings.tables_per_hour
        self._tables_from: Final = Place(of_a_place / HOUR, of_a_place, clock)
        self._lists: Final = Place(settings.lists_per_hour / HOUR, settings.lists_per_hour, clock)
        self._mails: Final = Pace(settings.mails_per_hour / HOUR, settings.mails_per_hour, clock)
        self._senders: Final = Place(settings.mails_per_hour / HOUR, settings.mails_per_hour, clock)
        self._codes: Final = Place(settings.codes_per_hour / HOUR, settings.codes_per_hour, clock)
        self._most_connections: Final = settings.connections
        self._most_connections_each: Final = settings.connections_of_a_guest
        self._most_connections_of_an_address: Final = settings.connections_of_an_address
        self._most_connections_around: Final = most_around(settings.connections_of_an_address, settings.connections)
        self._connected: Final[Counter[str]] = Counter()
        self._connected_from: Final[Counter[str]] = Counter()
        self._connected_around: Final[Counter[str]] = Counter()
        self._most_connections_there: Final = settings.connections_at_a_table
        self._connected_there: Final[Counter[str]] = Counter()
        self._most_imports: Final = settings.imports_of_an_address
        self._importing: Final[Counter[str]] = Counter()
        self._most_loading: Final = settings.loading_of_an_address
        self._loading: Final[WeakValueDictionary[str, asyncio.Semaphore]] = WeakValueDictionary()

    def request(self, connection: HTTPConnection, guest: Guest | None, cost: float = 1.0) -> None:
        """A request takes from the guest's pace and from that of the address, whoever the guests there are."""
        address = address_of(connection)
        _keep(self._addresses, address, "pace", cost)
        _keep(self.pace, f"address {address}" if guest is None else guest.id, "pace", cost)

    def newcomer(self, connection: HTTPConnection) -> None:
        """A guest without a cookie, or one who threw it away."""
        _keep(self._newcomers, address_of(connection), "guests")

    def table(self, connection: HTTPConnection, guest: Guest) -> None:
        """A new table; whoever is many guests has no more than a crowd of them."""
        _keep(self._tables_from, address_of(connection), "tables")
        _keep(self._tables, guest.id, "tables")

    def listed(self, connection: HTTPConnection) -> None:
        """A table that strangers find in the lobby, however many guests somebody is."""
        _keep(self._lists, address_of(connection), "tables")

    def mail(self, connection: HTTPConnection, to: str) -> None:
        """A letter that somebody wants to be sent to an address that may not be theirs."""
        _keep(self._senders, address_of(connection), "mails")
        _keep(self._mails, to, "mails")

    def code(self, connection: HTTPConnection) -> None:
        """A code that somebody tries, right or wrong, so that nobody tries them one after the other."""
        _keep(self._codes, address_of(connection), "codes")

    @property
    def connected(self) -> int:
        """Live connections."""
        return self._connected.total()

    @contextmanager
    def connection(self, guest: Guest, connection: HTTPConnection) -> Iterator[None]:
        """As long as a live connection lasts."""
        address = address_of(connection)
        if self.connected >= self._most_connections:
            raise TurnedAway(503, "connections")
        around = neighbourhood(address) or address
        there = f"{address} {connection.path_params.get('table', '')}"
        if (
            self._connected[guest.id] >= self._most_connections_each
            or self._connected_from[address] >= self._most_connections_of_an_address
            or self._connected_around[around] >= self._most_connections_around
            or self._connected_there[there] >= self._most_connections_there
        ):
            raise TurnedAway(429, "connections")
        with (
            _counted(self._connected, guest.id),
            _counted(self._connected_from, address),
            _counted(self._connected_around, around),
            _counted(self._connected_there, there),
        ):
            yield

    @contextmanager
    def importing(self, connection: HTTPConnection) -> Iterator[None]:
        """As long as a file is read in."""
        address = address_of(connection)
        if self._importing[address] >= self._most_imports:
            raise TurnedAway(429, "imports", SOON)
        with _counted(self._importing, address):
            yield

    @asynccontextmanager
    async def loading(self, connection: HTTPConnection) -> AsyncIterator[None]:
        """While a stored table is opened: who opens many waits for their own, and not everybody else for them."""
        address = address_of(connection)
        turns = self._loading.get(address)
        if turns is None:
            turns = self._loading[address] = asyncio.Semaphore(self._most_loading)
        async with turns:
            yield


@contextmanager
def _counted(counter: Counter[str], who: str) -> Iterator[None]:
    counter[who] += 1
    try:
        yield
    finally:
        counter[who] -= 1
        if not counter[who]:
            del counter[who]


def _keep(pace: Pace | Place, who: str, reason: str, cost: float = 1.0) -> None:
    seconds = pace.wait(who, cost)
    if seconds:
        raise TurnedAway(429, reason, seconds)


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from."""
    return household("" if connection.client is None else connection.client.host)


def household(text: str) -> str:
    """The address of a household; of the newer addresses it has a whole network."""
    try:
        address = ip_address(text)
    except ValueError:
        return text
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return text


def most_around(of_a_household: int, of_all: int) -> int:
    """What all households of a network may have together."""
    return min(HOMES * of_a_household, max(of_a_household, of_all // PARTS))


def neighbourhood(household: str) -> str | None:
    """The network around a household of the newer addresses: who is given one has 65,536 households to come from."""
    if ":" not in household:
        return None
    try:
        return str(IPv6Network(household).supernet(new_prefix=NEIGHBOURHOOD))
    except ValueError:  # a socket file of some such name
        return None
