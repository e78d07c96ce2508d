"""Work that is brought to its end, whoever goes away meanwhile."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from sandtable.server.errands import to_its_end


async def _left_behind(fails: bool) -> list[str]:
    """What is said and done after whoever asked for some work is gone."""
    done: list[str] = []
    may_end = asyncio.Event()

    async def work() -> None:
        await may_end.wait()
        done.append("work")
        if fails:
            raise OSError("the disk is full")

    asyncio.get_running_loop().set_exception_handler(lambda _, told: done.append(str(told["message"])))
    asking = asyncio.create_task(to_its_end(work()))
    await asyncio.sleep(0)
    asking.cancel()
    with suppress(asyncio.CancelledError):
        await asking
    may_end.set()
    for _ in range(3):
        await asyncio.sleep(0)
    return done


@pytest.mark.parametrize("fails", [False, True])
def test_work_ends_without_whoever_asked_for_it_and_nobody_complains(fails: bool) -> None:
    assert asyncio.run(_left_behind(fails)) == ["work"]


def test_who_waits_hears_how_it_failed() -> None:
    async def work() -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        asyncio.run(to_its_end(work()))
