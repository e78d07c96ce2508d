"""Who is here on live connections, by session or token, so that ending one ends them too."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sandtable.server.identity import Caller


class Attendance:
    def __init__(self) -> None:
        self._here: Final[dict[str, set[asyncio.Event]]] = {}

    @contextmanager
    def of(self, caller: Caller) -> Iterator[asyncio.Event]:
        """As long as a connection lasts; the event comes when its session has ended."""
        ended = asyncio.Event()
        if not (caller.account or caller.by_token):  # a guest's cookie is all there is of a guest
            yield ended
            return
        together = self._here.setdefault(caller.session, set())
        together.add(ended)
        try:
            yield ended
        finally:
            together.discard(ended)
            if not together:
                self._here.pop(caller.session, None)

    def sessions(self) -> list[str]:
        return list(self._here)

    def end(self, session: str) -> None:
        for ended in self._here.get(session, ()):
            ended.set()
