"""Who plays the games of an arena: worker processes of this machine, or Ray's.

A worker may die: its game is begun again. The games are the same whoever plays them, since each follows from its
pairing and number alone.
"""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, TypeVar

from sandtable.lab.arena import Crew, Pairing, alone, play_one
from sandtable.lab.score import Game

T = TypeVar("T")

BEGUN: Final = 2  # numbers for each worker that are handed out at once, so that nobody waits
PATIENT: Final = 5  # pools that may break, one after the other, with no game finished in between


class WorkersDie(Exception):
    """Workers end again and again before they finish anything."""


class Pool:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs

    def __call__(self, pairing: Pairing, numbers: Iterator[int]) -> Iterator[Game]:
        for _, row in shared(partial(play_one, pairing), numbers, self.jobs):
            yield row


def shared(work: Callable[[int], T], numbers: Iterator[int], jobs: int) -> Iterator[tuple[int, T]]:
    """What a work makes of each number, in any order. One job needs no process of its own."""
    if jobs < 2:
        for number in numbers:
            yield number, work(number)
        return
    out: set[int] = set()  # what was handed out and did not come back
    broken = 0
    while broken < PATIENT:
        again = sorted(out)
        out.clear()
        with ProcessPoolExecutor(jobs) as pool:
            try:
                for found in _worked(pool, work, itertools.chain(again, numbers), jobs, out):
                    broken = 0
                    yield found
                return
            except BrokenProcessPool:
                broken += 1
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
    raise WorkersDie


def _worked(
    pool: ProcessPoolExecutor, work: Callable[[int], T], numbers: Iterator[int], jobs: int, out: set[int]
) -> Iterator[tuple[int, T]]:
    begun: dict[Future[T], int] = {}
    while True:
        for number in itertools.islice(numbers, jobs * BEGUN - len(begun)):
            out.add(number)
            begun[pool.submit(work, number)] = number
        if not begun:
            return
        for future in wait(begun, return_when=FIRST_COMPLETED).done:
            found = future.result()
            number = begun.pop(future)
            out.remove(number)
            yield number, found


class Ray:
    """Workers of Ray: of this machine, or of the cluster that RAY_ADDRESS names."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs

    def __call__(self, pairing: Pairing, numbers: Iterator[int]) -> Iterator[Game]:
        import ray

        self._join(ray)
        remote = ray.remote(max_retries=PATIENT)(play_one)
        begun: list[Any] = []
        while True:
            for number in itertools.islice(numbers, self.jobs * BEGUN - len(begun)):
                begun.append(remote.remote(pairing, number))
            if not begun:
                return
            done, begun = ray.wait(begun, num_returns=1)
            try:
                row: Game = ray.get(done[0])
            except ray.exceptions.WorkerCrashedError:
                raise WorkersDie from None
            yield row

    def _join(self, ray: Any) -> None:
        if ray.is_initialized():
            return
        paths = os.pathsep.join(path for path in sys.path if path)
        here = {"num_cpus": self.jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        ray.init(
            log_to_driver=False,
            logging_level="ERROR",
            runtime_env={"env_vars": {"PYTHONPATH": paths}},
            **({} if "RAY_ADDRESS" in os.environ else here),
        )


CREWS: Final = ("pool", "ray")


def crew(on: str, jobs: int) -> Crew:
    """Whom to ask for games. One job needs no process of its own."""
    if on == "ray":
        return Ray(jobs)
    return Pool(jobs) if jobs > 1 else alone
