"""The door: how many lines may be open at a time, of one address and of all, and how many files that takes."""

from __future__ import annotations

import resource
from collections import Counter
from dataclasses import dataclass, replace
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from sandtable.server.limits import PARTS, household, most_around, neighbourhood
from sandtable.server.settings import Settings

Network: TypeAlias = IPv4Network | IPv6Network
WISHED: Final = 65_536  # open files, where the system sets no bound
OTHER_FILES: Final = 256  # open besides lines: the database, workers, what is being sent, who is being turned away
FEWEST: Final = 16  # lines, however few files there are
LIVE: Final = 3 / 4  # so much of all lines may be live connections, so that requests come through


class Door:
    """Counts the lines that are open. Whoever comes through a named proxy is counted where requests are."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self._most: Final = settings.lines
        self._most_each: Final = settings.lines_of_an_address
        self._proxies: Final = networks(settings.proxies)
        self._most_around: Final = most_around(self._most_each, self._most)
        self._open: Final[Counter[str]] = Counter()
        self._around: Final[Counter[str]] = Counter()
        self.open = 0
        self.gone = 0

    def enter(self, host: str) -> bool:
        """Let a line in, or do not."""
        who = household(host)
        around = neighbourhood(who) or who
        full = self._open[who] >= self._most_each or self._around[around] >= self._most_around
        if self.open >= self._most or (full and not self._is_proxy(host)):
            return False
        self._open[who] += 1
        self._around[around] += 1
        self.open += 1
        return True

    def leave(self, host: str, for_good: bool = True) -> None:
        """A line is closed; or it goes on as a live connection, which comes in by itself."""
        who = household(host)
        around = neighbourhood(who) or who
        for counted, one in ((self._open, who), (self._around, around)):
            counted[one] -= 1
            if not counted[one]:
                del counted[one]
        self.open -= 1
        self.gone += for_good

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


def networks(texts: tuple[str, ...]) -> list[Network]:
    """Addresses and networks. Raises ValueError for anything else."""
    return [ip_network(text) for text in texts]


@dataclass(frozen=True)
class Fitted:
    """Settings that fit the number of files that may be open; ``short`` when they are less than was wished for."""

    settings: Settings
    files: int
    short: bool


def fitted(settings: Settings) -> Fitted:
    """As many lines as there can be files."""
    files = more_files()
    lines = min(settings.lines, max(FEWEST, files - OTHER_FILES))
    live = min(settings.connections, int(lines * LIVE))
    fitting = replace(
        settings,
        lines=lines,
        lines_of_an_address=min(settings.lines_of_an_address, max(1, lines // PARTS)),
        connections=live,
        connections_of_an_address=min(settings.connections_of_an_address, max(1, live // PARTS)),
    )
    return Fitted(fitting, files, live < settings.connections)


def more_files() -> int:
    """How many files this process may have open, after asking for as many as the system lets it have."""
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = WISHED if most == resource.RLIM_INFINITY else most
    if few != resource.RLIM_INFINITY and few < wished:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, most))
        except (ValueError, OSError):  # some systems have a lower bound that they do not tell
            return few
        return wished
    return wished if few == resource.RLIM_INFINITY else few
