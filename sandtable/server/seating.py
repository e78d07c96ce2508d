"""Who sits where at a new table, from what its host asked for."""

from __future__ import annotations

from typing import Final

from sandtable.bots import BOTS
from sandtable.kernel.plain import Malformed
from sandtable.server.identity import Guest, hashed, new_key
from sandtable.server.storage import SeatRecord

ME: Final = "me"
OPEN: Final = "open"
BOT: Final = "bot:"


def seated(fillings: list[str], host: Guest) -> tuple[tuple[SeatRecord, ...], dict[str, str]]:
    """The seats, and the keys of the open ones by seat: only the host is ever told them, and only now."""
    seats: list[SeatRecord] = []
    keys: dict[str, str] = {}
    for number, filling in enumerate(fillings):
        if filling == ME:
            seats.append(SeatRecord(number, "guest", host.id, host.name))
        elif filling == OPEN:
            key = new_key()
            keys[str(number)] = key
            seats.append(SeatRecord(number, "open", key_hash=hashed(key)))
        elif filling.startswith(BOT) and filling.removeprefix(BOT) in BOTS:
            name = filling.removeprefix(BOT)
            seats.append(SeatRecord(number, "bot", name, name))
        else:
            choices = ", ".join([ME, OPEN, *(BOT + name for name in BOTS)])
            raise Malformed(f"seats[{number}]", "core-malformed-choice", value=filling, choices=choices)
    return tuple(seats), keys
