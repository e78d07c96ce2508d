"""What Prometheus reads at ``/metrics``: how much happens, how fast, and what goes wrong; figures about nobody."""

from __future__ import annotations

import os
import resource
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Final, Literal, TypeAlias

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.door import networks
from sandtable.server.reach import is_loopback
from sandtable.server.settings import Settings
from sandtable.server.sql import Ask, Work

MEDIA: Final = "text/plain; version=0.0.4; charset=utf-8"
PATH: Final = "/metrics"
ON_THIS_MACHINE: Final = ("127.0.0.0/8", "::1")
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # what only a proxy says
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SLOW: Final = (0.05, 0.25, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0)
STATM: Final = Path("/proc/self/statm")
Trouble: TypeAlias = Literal["storage", "request", "connection", "bot", "mail"]
TROUBLES: Final[tuple[Trouble, ...]] = ("storage", "request", "connection", "bot", "mail")


class Histogram:
    """Seconds, counted by bounds that they do not exceed."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds: Final = bounds
        self._counts: Final = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        so_far = 0
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self._sum}"
        yield f"{name}_count {so_far}"


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self._acts: Final[Counter[str]] = Counter()  # by title
        self._act_seconds: Final = Histogram(FAST)
        self._requests: Final[Counter[str]] = Counter()  # by the first digit of the status
        self._request_seconds: Final = Histogram(FAST)
        self._thinking = 0
        self._bot_seconds: Final = Histogram(SLOW)
        self._errors: Final[Counter[Trouble]] = Counter(dict.fromkeys(TROUBLES, 0))
        self._turned_away: Final[Counter[str]] = Counter(coming=0, changing=0)

    def acted(self, title: str, seconds: float) -> None:
        """Something happened at a table; so long after it was asked for it is durable."""
        self._acts[title] += 1
        self._act_seconds.add(seconds)

    def answered(self, status: int, seconds: float) -> None:
        self._requests[f"{status // 100}xx"] += 1
        self._request_seconds.add(seconds)

    def went_wrong(self, kind: Trouble) -> None:
        self._errors[kind] += 1

    def turned_away(self, part: str) -> None:
        """Somebody is told to come again because there is too much to do; see ``load``."""
        self._turned_away[part] += 1

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """As long as a bot thinks, or waits for a worker to think in."""
        begun = time.monotonic()
        self._thinking += 1
        try:
            yield
        finally:
            self._thinking -= 1
            self._bot_seconds.add(time.monotonic() - begun)

    def text(
        self, connections: int, tables: int, unopened: int, behind: float, jobs: list[tuple[str, str, int]]
    ) -> str:
        """All of it, with how things stand just now."""
        by_job = [(f'kind="{kind}",state="{state}"', count) for kind, state, count in jobs]
        lines = [
            *_told("acts_total", "counter", "Acts that were carried out.", _labelled("title", self._acts)),
            *_head("act_seconds", "histogram", "From asking for an act until it is durable."),
            *self._act_seconds.lines("sandtable_act_seconds"),
            *_told("requests_total", "counter", "Requests by status.", _labelled("status", self._requests)),
            *_head("request_seconds", "histogram", "Until a request is answered."),
            *self._request_seconds.lines("sandtable_request_seconds"),
            *_told("bots_thinking", "gauge", "Decisions that bots think about or wait with.", [("", self._thinking)]),
            *_head("bot_seconds", "histogram", "Until a bot has decided, with waiting for a worker."),
            *self._bot_seconds.lines("sandtable_bot_seconds"),
            *_told("errors_total", "counter", "What went wrong, by where.", _labelled("kind", self._errors)),
            *_told(
                "turned_away_total",
                "counter",
                "What was not begun because there was too much to do.",
                _labelled("part", self._turned_away),
            ),
            *_told("behind_seconds", "gauge", "By which writing or the loop is behind.", [("", behind)]),
            *_told("connections", "gauge", "Live connections.", [("", connections)]),
            *_told("tables", "gauge", "Tables in memory.", [("", tables)]),
            *_told("unopened", "gauge", "Tables that could not be opened since the start.", [("", unopened)]),
            *_told("jobs", "gauge", "Jobs in the queue of all servers.", by_job),
            *_of_the_process(),
        ]
        return "\n".join(lines) + "\n"


def of_all(told: dict[int, str | None]) -> str:
    """What all workers tell, each by its number; the queue is everybody's. None is one that did not answer."""
    heads: dict[str, list[str]] = {}
    values: dict[str, list[str]] = {}
    for worker, text in sorted(told.items()):
        name = ""
        for line in (text or "").splitlines():
            if line.startswith("#"):
                name = line.split()[2]
                values.setdefault(name, [])
                if line not in heads.setdefault(name, []):
                    heads[name].append(line)
            else:
                values[name].append(line if name == "sandtable_jobs" else _of_worker(worker, line))
    up = [(f'worker="{worker}"', int(text is not None)) for worker, text in sorted(told.items())]
    lines = [*_told("up", "gauge", "Whether a worker answers.", up)]
    for name, head in heads.items():
        lines += [*head, *values[name]]
    return "\n".join(lines) + "\n"


def _of_worker(worker: int, line: str) -> str:
    named, _, value = line.rpartition(" ")
    name, _, labels = named.partition("{")
    return f'{name}{{worker="{worker}",{labels} {value}' if labels else f'{name}{{worker="{worker}"}} {value}'


def _labelled(label: str, counted: Counter[Trouble] | Counter[str]) -> list[tuple[str, int]]:
    return [(f'{label}="{name}"', count) for name, count in sorted(counted.items())]


def _head(name: str, kind: str, meaning: str) -> tuple[str, str]:
    return f"# HELP sandtable_{name} {meaning}", f"# TYPE sandtable_{name} {kind}"


def _told(name: str, kind: str, meaning: str, values: Sequence[tuple[str, float]]) -> Iterator[str]:
    yield from _head(name, kind, meaning)
    for labels, value in values:
        yield f"sandtable_{name}{{{labels}}} {value}" if labels else f"sandtable_{name} {value}"


def _of_the_process() -> Iterator[str]:
    """By the names that all programs have for it."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    yield "# TYPE process_cpu_seconds_total counter"
    yield f"process_cpu_seconds_total {used.ru_utime + used.ru_stime}"
    with suppress(OSError):  # where the system tells
        pages = int(STATM.read_text(encoding="ascii").split()[1])
        yield "# TYPE process_resident_memory_bytes gauge"
        yield f"process_resident_memory_bytes {pages * os.sysconf('SC_PAGE_SIZE')}"


def jobs_by_state() -> Work[list[tuple[str, str, int]]]:
    rows = yield Ask("SELECT kind, state, count(*) FROM jobs GROUP BY kind, state ORDER BY kind, state")
    return [(str(kind), str(state), int(count or 0)) for kind, state, count in rows]


def may_read(settings: Settings, request: Request) -> bool:
    """Whoever the settings name, and this machine where the server listens to nobody else. Never what comes through a
    proxy, for whom it speaks is anybody."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    allowed = settings.metrics or (ON_THIS_MACHINE if is_loopback(settings.host) else ())
    try:
        address = ip_address(request.client.host)
    except ValueError:
        return False
    return any(address in network for network in networks(allowed))


class Measured:
    """Counts every request and how long it took."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app: Final = app
        self.metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] == PATH:
            await self.app(scope, receive, send)
            return
        begun = time.monotonic()

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.answered(message["status"], time.monotonic() - begun)
            await send(message)

        try:
            await self.app(scope, receive, counted)
        except Exception:  # which is answered outside
            self.metrics.went_wrong("request")
            raise
