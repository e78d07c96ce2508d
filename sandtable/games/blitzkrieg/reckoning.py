"""What everybody can reckon about a hidden reserve: how many special weapons may be in it.

Researching, drawing, placing and losing tokens are public in number if not in kind. ``in_reserve`` is the set of
possible counts (bit n: n special weapons in the reserve), so that nobody's guess is wider or narrower than the truth
allows. The solo game is played without screens, so nothing is reckoned there.
"""

from __future__ import annotations

from sandtable.games.blitzkrieg.state import Blitzkrieg


def drew_from_bag(s: Blitzkrieg, side: int) -> None:
    """A token goes from the bag to the reserve unseen by the others."""
    held = s.held[side]
    if not held or s.rulings.solo:
        return
    possible = 0
    for count in range(held + 1):
        if (s.in_reserve[side] >> count) & 1:
            in_bag = held - count
            if in_bag > 0:
                possible |= 2 << count
            if len(s.bags[side]) > in_bag:
                possible |= 1 << count
    s.in_reserve[side] = possible


def researched(s: Blitzkrieg, side: int, straight_to_reserve: bool) -> None:
    if s.rulings.solo:
        return
    s.held[side] += 1
    if straight_to_reserve:
        s.in_reserve[side] <<= 1


def placed(s: Blitzkrieg, side: int, special: bool, reserve_before: int) -> None:
    """A token of the reserve was shown to all."""
    if s.rulings.solo:
        return
    if special:
        s.held[side] -= 1
        s.in_reserve[side] >>= 1
    else:
        s.in_reserve[side] &= (1 << reserve_before) - 1


def bombed(s: Blitzkrieg, side: int, reserve_before: int) -> None:
    """An unseen token of the reserve went back to the bag."""
    if not s.held[side] or s.rulings.solo:
        return
    possible = 0
    for count in range(s.held[side] + 1):
        if (s.in_reserve[side] >> count) & 1:
            if count > 0:
                possible |= 1 << (count - 1)
            if reserve_before > count:
                possible |= 1 << count
    s.in_reserve[side] = possible


def bombed_openly(s: Blitzkrieg, side: int, special: bool, reserve_before: int) -> None:
    """With the option that bombed special weapons return to the pool, all see what was hit."""
    placed(s, side, special, reserve_before)
