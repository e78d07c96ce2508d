"""Messages of a connection with whole states in place of updates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sandtable.table.updates import updated


def whole(messages: Iterable[Any]) -> Iterator[Any]:
    states: dict[Any, Any] = {}
    for message in messages:
        if message["type"] == "update":
            states[message["seat"]] = updated(states[message["seat"]], message)
            yield states[message["seat"]]
        else:
            if message["type"] == "state":
                states[message["seat"]] = message
            yield message
