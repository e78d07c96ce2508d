"""Worker processes: what takes long is done there, so that no table waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from sandtable.server import thinking


class WorkerFailed(Exception):
    """A worker died, or stumbled over what it was asked."""


class Workers:
    """So many processes, started when they are first asked for something. They are sent texts and send texts back."""

    def __init__(self, count: int) -> None:
        self._count: Final = count
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, task: Callable[..., str], *arguments: str | int | None) -> str:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")  # a fork would copy the server's secrets
            self._pool = ProcessPoolExecutor(self._count, spawn, initializer=thinking.prepare)
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, task, *arguments)
        except BrokenProcessPool as error:
            if self._pool is pool:
                self._pool = None
            raise WorkerFailed("a worker died") from error
        except Exception as error:  # whatever went wrong over there must not stop the table here
            raise WorkerFailed(repr(error)) from error

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)
