"""Supply, and what follows from it: which pieces are in supply, where a country may build and battle, and why not."""

from __future__ import annotations

from sandtable.games.quartermaster.board import BORDERS, LAND, SEA, SPACES
from sandtable.games.quartermaster.catalogue import COUNTRY_IDS, HOME, SIDE
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.kernel.refusal import Refusal


def on_the_line(s: Quartermaster, country: int, own: int) -> int:
    """qm.supply.line: of these own pieces, those that own pieces join to a supply space with an own army.

    Pieces of allies carry no line (qm.supply.own); navies without a port do (qm.supply.navy-carries).
    """
    near = s.neighbours(SIDE[country])
    front = own & s.stars[SIDE[country]]
    line = front
    while front:
        front = near.of(front) & own & ~line
        line |= front
    return line


def with_port(s: Quartermaster, side: int, seas: int) -> int:
    """qm.supply.port: of these seas, those beside an army of the side."""
    return seas & BORDERS.of(s.held_by(side) & LAND)


def supplied(s: Quartermaster, country: int) -> int:
    """The pieces of a country that are in supply at this moment (qm.supply.always)."""
    own = s.pieces[country]
    return _supplied_of(s, country, own, on_the_line(s, country, own))


def _supplied_of(s: Quartermaster, country: int, own: int, line: int) -> int:
    navies = line & SEA
    found = line & LAND
    if navies:
        found |= with_port(s, SIDE[country], navies)
    return found | (own & s.assured[country])


class Reach:
    """Where a country may build and battle at this moment; worked out at once because all of it asks for supply."""

    def __init__(self, s: Quartermaster, country: int) -> None:
        side = SIDE[country]
        own = s.pieces[country]
        line = on_the_line(s, country, own)
        near = s.neighbours(side)
        friendly = s.held_by(side)
        enemies = s.held_by(1 - side)
        self.supplied = _supplied_of(s, country, own, line)
        around = near.of(self.supplied)
        self.battles = around & ~friendly
        open_spaces = ~(own | enemies)
        lands = ((around & LAND) | HOME[country]) & open_spaces
        seas = around & SEA & open_spaces
        # in supply once it is there: on a star, in an assured space, or beside a piece of the line
        on_line = near.of(line)
        sure = s.stars[side] | s.assured[country]
        self.armies = lands & (sure | on_line)
        if lands & ~self.armies:
            self.armies |= _opens_its_own_line(s, country, lands & ~self.armies)
        self.navies = seas & s.assured[country]
        if seas & on_line:
            self.navies |= with_port(s, side, seas & on_line)

    def builds(self, kind: int) -> int:
        return self.armies if kind == LAND else self.navies


def _opens_its_own_line(s: Quartermaster, country: int, lands: int) -> int:
    """Of these lands, those where a new army is in supply only through the strait that it opens itself."""
    found = 0
    own = s.pieces[country]
    while lands:
        low = lands & -lands
        lands ^= low
        s.pieces[country] = own | low
        if on_the_line(s, country, own | low) & low:
            found |= low
    s.pieces[country] = own
    return found


def why_no_build(s: Quartermaster, country: int, kind: int, space: int) -> Refusal | None:
    """Why a country may not build an army (kind LAND) or a navy (SEA) in a space."""
    bit = 1 << space
    rule = "qm.kind.build-army" if kind == LAND else "qm.kind.build-navy"
    place = {"space": SPACES[space], "country": COUNTRY_IDS[country]}
    if not bit & kind:
        return Refusal("qm.terms.piece", "qm-refused-terrain", {"space": SPACES[space]})
    occupied = why_occupied(s, country, space)
    if occupied is not None:
        return occupied
    if not s.reserve(country, kind):
        return Refusal("qm.pieces.number", "qm-refused-reserve", {"country": COUNTRY_IDS[country]})
    reach = Reach(s, country)
    if bit & reach.builds(kind):
        return None
    if not bit & (s.neighbours(SIDE[country]).of(reach.supplied) | (HOME[country] & LAND)):
        return Refusal(rule, "qm-refused-not-adjacent", {**place})
    return Refusal(rule, "qm-refused-unsupplied", {**place})


def why_occupied(s: Quartermaster, country: int, space: int) -> Refusal | None:
    """qm.pieces.one, qm.pieces.enemies; pieces of allies are no obstacle (qm.pieces.share)."""
    bit = 1 << space
    if bit & s.pieces[country]:
        args = {"space": SPACES[space], "country": COUNTRY_IDS[country]}
        return Refusal("qm.pieces.one", "qm-refused-own-piece", {**args})
    if bit & s.held_by(1 - SIDE[country]):
        return Refusal("qm.pieces.enemies", "qm-refused-enemy-piece", {"space": SPACES[space]})
    return None


def why_no_battle(s: Quartermaster, country: int, kind: int, space: int) -> Refusal | None:
    """Why a country may not battle in a space."""
    bit = 1 << space
    rule = "qm.kind.land-battle" if kind == LAND else "qm.kind.sea-battle"
    place = {"space": SPACES[space], "country": COUNTRY_IDS[country]}
    if not bit & kind:
        return Refusal(rule, "qm-refused-battle-terrain", {"space": SPACES[space]})
    if bit & s.held_by(SIDE[country]):
        return Refusal(rule, "qm-refused-friendly-piece", {"space": SPACES[space]})
    if bit & Reach(s, country).battles:
        return None
    return Refusal(rule, "qm-refused-not-adjacent", {**place})


def recruit_spaces(s: Quartermaster, country: int) -> int:
    """qm.play.recruit: everywhere without an own and without an enemy piece."""
    return (LAND | SEA) & ~(s.pieces[country] | s.held_by(1 - SIDE[country]))
