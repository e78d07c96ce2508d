"""The numbers of zones, units, nations and seats, each a type of its own, and sets of them as bits of an int."""

from __future__ import annotations

from typing import Final, NewType, TypeVar, cast

from sandtable.kernel.plain import Record

ZoneNumber = NewType("ZoneNumber", int)
UnitNumber = NewType("UnitNumber", int)  # of one unit on the map, not of its kind: decision 11
NationNumber = NewType("NationNumber", int)
Seat = NewType("Seat", int)  # the kernel knows seats as plain ints; what comes from there is made one at the border

Number = TypeVar("Number", bound=int)

MOST_KEPT: Final = 20_000  # sets of one kind whose members are at hand

_AT_HAND: Final[dict[int, tuple[int, ...]]] = {}
_ZONES: Final[dict[int, tuple[ZoneNumber, ...]]] = {}
_UNITS: Final[dict[int, tuple[UnitNumber, ...]]] = {}
_NATIONS: Final[dict[int, tuple[NationNumber, ...]]] = {}


def members(mask: int) -> tuple[int, ...]:
    """The numbers of a bit set, smallest first; those of a set that was asked for lately are at hand."""
    known = _AT_HAND.get(mask)
    return known if known is not None else _keep(_AT_HAND, mask)


def zones_in(mask: int) -> tuple[ZoneNumber, ...]:
    """The same of a set of zones."""
    known = _ZONES.get(mask)
    return known if known is not None else _keep(_ZONES, mask)


def units_in(mask: int) -> tuple[UnitNumber, ...]:
    """The same of a set of units."""
    known = _UNITS.get(mask)
    return known if known is not None else _keep(_UNITS, mask)


def nations_in(mask: int) -> tuple[NationNumber, ...]:
    """The same of a set of nations."""
    known = _NATIONS.get(mask)
    return known if known is not None else _keep(_NATIONS, mask)


def _keep(kept: dict[int, tuple[Number, ...]], mask: int) -> tuple[Number, ...]:
    found: list[int] = []
    rest = mask
    while rest:
        low = rest & -rest
        found.append(low.bit_length() - 1)
        rest ^= low
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[mask] = numbers = cast("tuple[Number, ...]", tuple(found))
    return numbers


# reading


def read_units(record: Record, key: str, most: int) -> tuple[UnitNumber, ...]:
    """The units whose numbers a field lists."""
    return tuple([UnitNumber(u) for u in record.numbers(key, 0, most)])


def read_seats(record: Record, key: str, seats: int) -> tuple[Seat, ...]:
    """Those of so many seats that a field lists."""
    return tuple([Seat(seat) for seat in record.numbers(key, 0, seats - 1)])
