"""Work that is brought to its end, should whoever asked for it go away meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Unlike ``asyncio.shield`` alone, which then complains that nobody has heard how the work failed."""
    errand = asyncio.ensure_future(work)
    errand.add_done_callback(_heard)
    return await asyncio.shield(errand)


def _heard(errand: asyncio.Task[T]) -> None:
    if not errand.cancelled():
        errand.exception()
