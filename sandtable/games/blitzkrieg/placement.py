"""Placement (bk.place.*): which tokens may go where, as a lazy list of actions, and why a placement is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, overload

from sandtable.games.blitzkrieg.edition import ARMY, NAVY, SCIENTIST, Place
from sandtable.games.blitzkrieg.state import EMPTY, Blitzkrieg
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal, no_such_act

TERRAIN_RULE: Final = {
    ARMY: ("bk.place.terrain.army", "bk-refused-terrain-army"),
    NAVY: ("bk.place.terrain.navy", "bk-refused-terrain-navy"),
}


class Placements(Sequence[Action]):
    """All placements a side may choose from now: kind by kind, space by space, never written out."""

    def __init__(self, s: Blitzkrieg, side: int, within: int, also: Action | None) -> None:
        """``within`` limits the spaces to a mask; ``also`` is a further action at the end (``stop``)."""
        self.place: Final = s.edition.place
        self.also: Final = also
        self.rows: Final[list[int]] = []  # kind, number of spaces, mask of spaces; kind, number … (one list is fastest)
        total = 0
        before = EMPTY
        counted = 0
        count = 0
        for kind in s.reserves[side]:
            if kind != before:
                before = kind
                mask = s.spaces_for(side, kind) & within
                if mask:
                    if mask != counted:  # neighbours in a sorted reserve are often of one branch
                        counted = mask
                        count = mask.bit_count()
                    self.rows.append(kind)
                    self.rows.append(count)
                    self.rows.append(mask)
                    total += count
        self.placements: Final = total

    def __len__(self) -> int:
        return self.placements + (self.also is not None)

    def nth(self, index: int) -> Action:
        rows = self.rows
        for n in range(0, len(rows), 3):
            if index < rows[n + 1]:
                mask = rows[n + 2]
                while index:
                    mask &= mask - 1
                    index -= 1
                return self.place[rows[n]][(mask & -mask).bit_length() - 1]
            index -= rows[n + 1]
        if index == 0 and self.also is not None:
            return self.also
        raise IndexError

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, int):
            return self.nth(index if index >= 0 else index + len(self))
        return list(self)[index]

    def __iter__(self) -> Iterator[Action]:
        actions: list[Action] = []
        for n in range(0, len(self.rows), 3):
            row = self.place[self.rows[n]]
            mask = self.rows[n + 2]
            while mask:
                bit = mask & -mask
                mask ^= bit
                actions.append(row[bit.bit_length() - 1])
        if self.also is not None:
            actions.append(self.also)
        return iter(actions)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Place):
            for n in range(0, len(self.rows), 3):
                if self.rows[n] == action.kind:
                    return (self.rows[n + 2] >> action.space) & 1 == 1
            return False
        return action == self.also


def why_no_placement(s: Blitzkrieg, side: int, action: Action, within: int) -> Refusal | None:
    """The rule that forbids a placement; None when ``spaces_for`` allows it."""
    if not isinstance(action, Place):
        return no_such_act(action.text)
    edition = s.edition
    kind, space = action.kind, action.space
    token, where = edition.tokens[kind].id, edition.spaces[space]
    if kind not in s.reserves[side]:
        return Refusal("bk.place.reserve", "bk-refused-reserve", {"token": token})
    if (s.spaces_for(side, kind) & within) >> space & 1:
        return None
    theatre = edition.space_theatre[space]
    role = s.role(side, kind)
    if role == EMPTY:
        return Refusal("bk.place.spy", "bk-refused-spy")
    if not (s.in_play >> theatre) & 1:
        return Refusal("bk.place.open", "bk-refused-closed", {"theatre": edition.theatres[theatre]})
    if not (within >> space) & 1:
        return Refusal("bk.blitz.same-theatre", "bk-refused-blitz", {"theatre": edition.theatres[theatre]})
    if (s.occupied >> space) & 1:
        return Refusal("bk.place.free", "bk-refused-occupied", {"space": where})
    if edition.role_ability[role] != SCIENTIST and not (s.frontier >> space) & 1:
        return Refusal("bk.place.active", "bk-refused-campaign", {"space": where})
    rule, message = TERRAIN_RULE[edition.role_type[role]]
    return Refusal(rule, message, {"token": token, "space": where})


ANY_SPACE: Final = -1
