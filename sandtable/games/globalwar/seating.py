"""Seats hold nations, and alliances win: who plays which nations (2.1), and whose points count together (3.1)."""

from __future__ import annotations

from itertools import product
from typing import Final, cast

from sandtable.games.globalwar.edition import Edition, Scenario, read_data
from sandtable.games.globalwar.markers import NO_SEAT
from sandtable.games.globalwar.numbering import Seat, members
from sandtable.games.globalwar.sheets import ALLIANCES, NO_ALLIANCE, Nation
from sandtable.kernel.plain import Plain, Record

Split = tuple[tuple[str, ...], ...]  # by seat the nations it holds

EXILES: Final = {"free-france": "france"}  # who is led by the player of another nation: gw.4.11.1.d

_FILE: Final = Record(read_data("seating"), "seating")


def _nations(row: Plain) -> tuple[str, ...]:
    return tuple([str(id) for id in cast(list[Plain], row)])


# gw.2.1.a, gw.2.1.b: by the number of seats
SPLITS: Final[dict[int, Split]] = {
    int(seats): tuple([_nations(seat) for seat in cast(list[Plain], split)])
    for seats, split in _FILE.record("splits").data.items()
}

# Any other split of the three alliances that a host chooses: GER+ITA/JPN/GB+FRA+KMT/USA/SOV+CCP
_TOGETHER: Final = [{code: _nations(ids) for code, ids in alliance.data.items()} for alliance in _FILE.records("codes")]
CODES: Final = {code: ids for alliance in _TOGETHER for code, ids in alliance.items()}


def _partitions(codes: tuple[str, ...]) -> list[list[str]]:
    """All ways to part some powers among seats, each seat as GER+ITA."""
    if len(codes) == 1:
        return [[codes[0]]]
    found: list[list[str]] = []
    for seats in _partitions(codes[1:]):
        found.append([codes[0], *seats])
        for n, seat in enumerate(seats):
            found.append([f"{codes[0]}+{seat}", *seats[:n], *seats[n + 1 :]])
    return found


def _chosen() -> tuple[str, ...]:
    found = [
        "/".join([seat for alliance in parted for seat in alliance])
        for parted in product(*[_partitions(tuple(codes)) for codes in _TOGETHER])
    ]
    return tuple(sorted(found, key=lambda split: (split.count("/"), split)))


CHOSEN: Final = _chosen()


def read_split(text: str) -> Split:
    """The split that one of ``CHOSEN`` stands for."""
    seats = [seat.split("+") for seat in text.split("/")]
    return tuple([tuple([id for code in seat for id in CODES[code]]) for seat in seats])


def seats_of_nations(edition: Edition, scenario: Scenario, split: Split) -> list[Seat]:
    """For each nation who plays it. Those the split does not name go with their leader or controller, or with the
    first seat that holds a nation of their alliance."""
    held = {id: Seat(seat) for seat, ids in enumerate(split) for id in ids}
    found = [NO_SEAT] * len(edition.nations.nations)
    for nation in edition.nations.nations:
        if scenario.nations >> nation.number & 1:
            found[nation.number] = _seat_of(edition, nation, held)
    return found


def _seat_of(edition: Edition, nation: Nation, held: dict[str, Seat]) -> Seat:
    for id in (nation.id, nation.leader, nation.controller, EXILES.get(nation.id, "")):
        if id in held:
            return held[id]
    if nation.alliance != NO_ALLIANCE:
        for id, seat in held.items():
            if edition.nations.nations[edition.nations.number[id]].alliance == nation.alliance:
                return seat
    return NO_SEAT


def alliances_of(edition: Edition, seat_of: list[Seat], seat: Seat) -> list[int]:
    """The alliances whose nations a seat plays at the start."""
    found = 0
    for nation in edition.nations.nations:
        if seat_of[nation.number] == seat and nation.alliance != NO_ALLIANCE:
            found |= 1 << nation.alliance
    return [*members(found)]


def sides(edition: Edition, seat_of: list[Seat], seats: int) -> list[int]:
    """gw.3.1.a: for each seat the alliances that win or lose together with it, as a set: its own, and all that other
    seats lead beside one of them."""
    found = [sum(1 << one for one in alliances_of(edition, seat_of, Seat(seat))) for seat in range(seats)]
    for _ in ALLIANCES:
        for seat in range(seats):
            for other in range(seats):
                if found[seat] & found[other]:
                    found[seat] |= found[other]
    return found


def shared(sides: list[int], winners: list[int]) -> tuple[float, ...]:
    """gw.3.1.b: the share of each seat when some sides win: each an equal part, and its seats equal parts of that."""
    return tuple([1.0 / len(winners) / sides.count(side) if side in winners else 0.0 for side in sides])
