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
        self.kinds: list[int] = []
        self.masks: list[int] = []
        total = 0
        before = EMPTY
        for kind in s.reserves[side]:
            if kind != before:
                before = kind
                mask = s.spaces_for(side, kind) & within
                if mask:
                    self.kinds.append(kind)
                    self.masks.append(mask)
                    total += mask.bit_count()
        self.placements: Final = total

    def __len__(self) -> int:
        return self.placements + (self.also is not None)

    def nth(self, index: int) -> Action:
        for n, mask in enumerate(self.masks):
            count = mask.bit_count()
            if index < count:
                while index:
                    mask &= mask - 1
                    index -= 1
                return self.place[self.kinds[n]][(mask & -mask).bit_length() - 1]
            index -= count
        if index == 0 and self.also is not None:
            return self.also
        raise IndexError

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        return self.nth(index if index >= 0 else index + len(self))

    def __iter__(self) -> Iterator[Action]:
        actions: list[Action] = []
        for n, mask in enumerate(self.masks):
            row = self.place[self.kinds[n]]
            while mask:
                bit = mask & -mask
                mask ^= bit
                actions.append(row[bit.bit_length() - 1])
        if self.also is not None:
            actions.append(self.also)
        return iter(actions)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Place):
            for n, kind in enumerate(self.kinds):
                if kind == action.kind:
                    return (self.masks[n] >> action.space) & 1 == 1
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
