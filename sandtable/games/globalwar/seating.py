"""Seats hold nations, and alliances win: who plays which nations (2.1), and whose points count together (3.1)."""

from __future__ import annotations

from itertools import product
from typing import Final

from sandtable.games.globalwar.edition import Edition, Scenario
from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.sheets import ALLIANCES, NO_ALLIANCE, Nation
from sandtable.games.globalwar.world import members

Split = tuple[tuple[str, ...], ...]  # by seat the nations it holds

EXILES: Final = {"free-france": "france"}  # who is led by the player of another nation: gw.4.11.1.d

_AXIS: Final = ("germany", "italy", "japan")
_BRITISH: Final = ("great-britain", "fec", "anzac")
_EMPIRE: Final = (*_BRITISH, "france")
_PACIFIC: Final = ("kmt", "usa")
_REDS: Final = ("ussr", "ccp")
_FIVE: Final = (("france",), ("usa",), ("kmt",), ("ussr",), ("ccp",))

# gw.2.1.a: by the number of seats; a theatre is also played by two, one of whom leads all against the Axis.
# gw.2.1.b: beyond six seats the CCP, the KMT and France have players of their own, then FEC and ANZAC (ruling S1)
SPLITS: Final[dict[int, Split]] = {
    2: (_AXIS, (*_EMPIRE, *_PACIFIC, *_REDS)),
    3: (_AXIS, (*_EMPIRE, *_PACIFIC), _REDS),
    4: (("germany", "italy"), ("japan",), (*_EMPIRE, *_PACIFIC), _REDS),
    5: (("germany", "italy"), ("japan",), _EMPIRE, _PACIFIC, _REDS),
    6: (("germany",), ("italy",), ("japan",), _EMPIRE, _PACIFIC, _REDS),
    7: (("germany",), ("italy",), ("japan",), _EMPIRE, _PACIFIC, ("ussr",), ("ccp",)),
    8: (("germany",), ("italy",), ("japan",), _EMPIRE, ("usa",), ("kmt",), ("ussr",), ("ccp",)),
    9: (("germany",), ("italy",), ("japan",), _BRITISH, *_FIVE),
    10: (("germany",), ("italy",), ("japan",), ("great-britain", "anzac"), ("fec",), *_FIVE),
    11: (("germany",), ("italy",), ("japan",), ("great-britain",), ("fec",), ("anzac",), *_FIVE),
}

# Any other split of the three alliances that a host chooses: GER+ITA/JPN/GB+FRA+KMT/USA/SOV+CCP
CODES: Final[dict[str, tuple[str, ...]]] = {
    "GER": ("germany",), "ITA": ("italy",), "JPN": ("japan",), "GB": _BRITISH, "FRA": ("france",), "KMT": ("kmt",),
    "USA": ("usa",), "SOV": ("ussr",), "CCP": ("ccp",),
}  # fmt: skip
_TOGETHER: Final = (("GER", "ITA", "JPN"), ("GB", "FRA", "KMT", "USA"), ("SOV", "CCP"))


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
        for parted in product(*[_partitions(codes) for codes in _TOGETHER])
    ]
    return tuple(sorted(found, key=lambda split: (split.count("/"), split)))


CHOSEN: Final = _chosen()


def read_split(text: str) -> Split:
    """The split that one of ``CHOSEN`` stands for."""
    seats = [seat.split("+") for seat in text.split("/")]
    return tuple([tuple([id for code in seat for id in CODES[code]]) for seat in seats])


def seats_of_nations(edition: Edition, scenario: Scenario, split: Split) -> list[int]:
    """For each nation who plays it. Those the split does not name go with their leader or controller, or with the
    first seat that holds a nation of their alliance."""
    held = {id: seat for seat, ids in enumerate(split) for id in ids}
    found = [NOBODY] * len(edition.nations.nations)
    for nation in edition.nations.nations:
        if scenario.nations >> nation.number & 1:
            found[nation.number] = _seat_of(edition, nation, held)
    return found


def _seat_of(edition: Edition, nation: Nation, held: dict[str, int]) -> int:
    for id in (nation.id, nation.leader, nation.controller, EXILES.get(nation.id, "")):
        if id in held:
            return held[id]
    if nation.alliance != NO_ALLIANCE:
        for id, seat in held.items():
            if edition.nations.nations[edition.nations.number[id]].alliance == nation.alliance:
                return seat
    return NOBODY


def alliances_of(edition: Edition, seat_of: list[int], seat: int) -> list[int]:
    """The alliances whose nations a seat plays at the start."""
    found = 0
    for nation in edition.nations.nations:
        if seat_of[nation.number] == seat and nation.alliance != NO_ALLIANCE:
            found |= 1 << nation.alliance
    return [*members(found)]


def sides(edition: Edition, seat_of: list[int], seats: int) -> list[int]:
    """gw.3.1.a: for each seat the alliances that win or lose together with it, as a set: its own, and all that other
    seats lead beside one of them."""
    found = [sum(1 << one for one in alliances_of(edition, seat_of, seat)) for seat in range(seats)]
    for _ in ALLIANCES:
        for seat in range(seats):
            for other in range(seats):
                if found[seat] & found[other]:
                    found[seat] |= found[other]
    return found


def shared(sides: list[int], winners: list[int]) -> tuple[float, ...]:
    """gw.3.1.b: the share of each seat when some sides win: each an equal part, and its seats equal parts of that."""
    return tuple([1.0 / len(winners) / sides.count(side) if side in winners else 0.0 for side in sides])
