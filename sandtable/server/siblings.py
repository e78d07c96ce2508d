"""What the workers of one machine ask each other, each on a line of its own that only they know."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection

from sandtable.server.settings import Crew, Settings

OK: Final = b"200"


def own_line(crew: Crew) -> socket.socket:
    """Where the others ask this worker."""
    path = crew.line(crew.me)
    with suppress(FileNotFoundError):  # of the one before
        path.unlink()
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listening.bind(str(path))
    listening.listen()
    return listening


def is_sibling(settings: Settings, connection: HTTPConnection) -> bool:
    """Whether it is another worker who asks, and wants to know of this one alone: only these have no address."""
    return settings.crew is not None and connection.client is None


async def asked(crew: Crew, path: str, seconds: float) -> dict[int, str | None]:
    """What each of the others answers for itself; None when it does not, or is not well."""
    others = [worker for worker in range(1, crew.size + 1) if worker != crew.me]
    answers = await asyncio.gather(*(_ask(crew, worker, path, seconds) for worker in others))
    return dict(zip(others, answers, strict=True))


async def _ask(crew: Crew, worker: int, path: str, seconds: float) -> str | None:
    try:
        async with asyncio.timeout(seconds):
            reader, writer = await asyncio.open_unix_connection(crew.line(worker))
            try:
                writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
                answer = await reader.read()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return None
    head, _, body = answer.partition(b"\r\n\r\n")
    return body.decode() if head.split(b" ", 2)[1:2] == [OK] else None
