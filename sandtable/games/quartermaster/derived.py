"""What follows from the board, for faces that know no rules: supply, threats, points to come, what an act changes.

All of it is known to everybody.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.acts import Pick
from sandtable.games.quartermaster.board import (
    ANCHORS,
    AXIS,
    LAND,
    NEAR,
    SEA,
    SPACES,
    STARS,
    STRAITS,
    names,
)
from sandtable.games.quartermaster.cards.card import DECLARED
from sandtable.games.quartermaster.catalogue import (
    CARDS,
    COUNTRY_IDS,
    KIND,
    MEMBERS,
    OWNER,
    RESPONSE,
    SIDE,
    SIDES,
    STATUS,
)
from sandtable.games.quartermaster.pieces import Removal
from sandtable.games.quartermaster.playing import Play
from sandtable.games.quartermaster.reactions import Reaction, Text
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.supply import on_the_line, supplied
from sandtable.games.quartermaster.turn import LEAD, ROUNDS
from sandtable.games.quartermaster.victory import card_points, enemy_at_home, scoring_cards, star_points
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event, Tell
from sandtable.kernel.plain import Plain

NOWHERE: Final = -1


def spaces_of(mask: int) -> list[int]:
    return [space for space in range(len(SPACES)) if (mask >> space) & 1]


# the board as it stands


def of_the_board(s: Quartermaster) -> dict[str, Plain]:
    """Who holds the straits, which stars are none, and the supply, threats and stars of each country."""
    fed = [supplied(s, country) for country in range(6)]
    countries: list[Plain] = [_of_country(s, country, fed) for country in range(6)]
    straits: dict[str, Plain] = {}
    for strait in STRAITS:
        straits[strait.id] = SIDES[_open_to(s, strait.land)]
    denied: dict[str, Plain] = {}
    for side, id in enumerate(SIDES):
        denied[id] = [*names(STARS & ~s.stars[side])]
    return {"straits": straits, "denied": denied, "countries": countries}


def _open_to(s: Quartermaster, land: int) -> int:
    """qm.strait.open: the side that a strait is open to."""
    return AXIS if s.held_by(AXIS) & land else 1 - AXIS


def _of_country(s: Quartermaster, country: int, fed: list[int]) -> dict[str, Plain]:
    own = s.pieces[country]
    threats = _threats(s, country, fed)
    lost: dict[str, Plain] = {}
    for space in threats:
        with_it = _lost_with(s, country, space, fed)
        if with_it:
            lost[SPACES[space]] = with_it
    told: dict[str, Plain] = {}
    for space, origins in threats.items():
        told[SPACES[space]] = [*names(origins)]
    return {
        "cut": [*names(own & ~fed[country])],
        "lines": _lines(s, country),
        "ports": _ports(s, country, fed[country]),
        "threats": told,
        "lost": lost,
        "stars": _stars(s, country),
    }


def _lines(s: Quartermaster, country: int) -> list[Plain]:
    """qm.supply.line: the way supply takes from piece to piece, as pairs of spaces."""
    near = s.neighbours(SIDE[country])
    own = s.pieces[country]
    line = own & s.stars[SIDE[country]]
    found: list[Plain] = []
    front = spaces_of(line)
    for space in front:  # which grows
        for beyond in spaces_of(near.of(1 << space) & own & ~line):
            line |= 1 << beyond
            front.append(beyond)
            found.append([SPACES[space], SPACES[beyond]])
    return found


def _ports(s: Quartermaster, country: int, fed: int) -> list[Plain]:
    """qm.supply.port: each navy on the line with a port, and one such port."""
    found: list[Plain] = []
    held = s.held_by(SIDE[country]) & LAND
    for sea in spaces_of(on_the_line(s, country, s.pieces[country]) & SEA & fed):
        harbours = NEAR[sea] & held
        if harbours:
            found.append([SPACES[sea], SPACES[(harbours & -harbours).bit_length() - 1]])
    return found


def _threats(s: Quartermaster, country: int, fed: list[int]) -> dict[int, int]:
    """For each piece that an enemy could battle: the spaces of the enemy pieces in supply beside it."""
    own = s.pieces[country]
    found: dict[int, int] = {}
    enemy = 1 - SIDE[country]
    near = s.neighbours(enemy)
    for other in MEMBERS[enemy]:
        if near.of(fed[other]) & own:
            for origin in spaces_of(fed[other]):
                for space in spaces_of(near.of(1 << origin) & own):
                    found[space] = found.get(space, 0) | 1 << origin
    return found


def _lost_with(s: Quartermaster, country: int, space: int, fed: list[int]) -> list[Plain]:
    """The pieces that would go out of supply with a piece: own ones, those whose port it is, those beyond a strait."""
    bit = 1 << space
    concerned = range(6) if bit & ANCHORS else MEMBERS[SIDE[country]] if bit & LAND else (country,)
    found: list[Plain] = []
    s.pieces[country] ^= bit
    for other in concerned:
        for gone in spaces_of(fed[other] & s.pieces[other] & ~supplied(s, other)):
            found.append([COUNTRY_IDS[other], SPACES[gone]])
    s.pieces[country] |= bit
    return found


def _stars(s: Quartermaster, country: int) -> dict[str, Plain]:
    """What each supply space brings in a victory step (qm.victory.star, qm.victory.shared, qm.victory.home)."""
    found: dict[str, Plain] = {}
    side = SIDE[country]
    idle = enemy_at_home(s, country)
    allied = 0
    for other in MEMBERS[side]:
        if other != country:
            allied |= s.pieces[other]
    for space in spaces_of(s.pieces[country] & s.stars[side] & LAND):
        found[SPACES[space]] = 0 if idle else 1 if (allied >> space) & 1 else 2
    return found


def of_the_game(s: Quartermaster) -> dict[str, Plain]:
    """When it ends (qm.end.rounds, qm.end.lead), and the Status cards that count without anybody being asked."""
    usual: list[Plain] = [
        CARDS[card] for card in range(len(CARDS)) if (s.status >> card) & 1 and _changes_a_number(card)
    ]
    return {"rounds": ROUNDS, "lead": LEAD, "usual": usual}


def _changes_a_number(card: int) -> bool:
    """qm.react.points"""
    declared = DECLARED[card]
    return len(declared.victory) > 0 or declared.raids > 0 or declared.raids_if is not None or declared.shields > 0


def points_to_come(s: Quartermaster, country: int) -> int:
    """What the country would score in a victory step as the board stands, with all its Status cards."""
    if enemy_at_home(s, country):
        return 0
    points = star_points(s, country)
    for card in scoring_cards(s, country):
        points += card_points(s, country, card)
    return points


# what an act changes


class Outlook:
    """Supply and straits before an act, to tell afterwards what has changed."""

    def __init__(self, s: Quartermaster) -> None:
        self.fed: Final = [supplied(s, country) for country in range(6)]
        self.open_to: Final = [_open_to(s, strait.land) for strait in STRAITS]

    def tell_changes(self, s: Quartermaster, tell: Tell) -> None:
        """A piece that cards may still save is told first, and counts as gone."""
        going = s.stack[-2] if len(s.stack) > 1 else None
        taken = NOWHERE
        if isinstance(going, Removal) and not going.saved and (s.pieces[going.owner] >> going.space) & 1:
            taken = going.owner
            tell(Event("qm-would-go", {"country": COUNTRY_IDS[taken], "space": SPACES[going.space]}))
            s.pieces[taken] ^= 1 << going.space
        for country in range(6):
            now = supplied(s, country)
            for id, spaces in (
                ("qm-would-be-cut", self.fed[country] & s.pieces[country] & ~now),
                ("qm-would-be-supplied", now & ~self.fed[country]),
            ):
                for space in names(spaces):
                    tell(Event(id, {"country": COUNTRY_IDS[country], "space": space}))
        for n, strait in enumerate(STRAITS):
            side = _open_to(s, strait.land)
            if side != self.open_to[n]:
                one, other = [names(sea)[0] for sea in strait.seas]
                tell(Event("qm-would-open", {"one": one, "other": other, "side": SIDES[side]}))
        if taken != NOWHERE and isinstance(going, Removal):
            s.pieces[taken] |= 1 << going.space


def nouns_ahead(s: Quartermaster, action: Action) -> tuple[str, ...]:
    """What a card would ask to be pointed at once it is played or used: the spaces where it would work."""
    text = _text_ahead(s, action) if s.stack and isinstance(action, Pick) else None
    if text is None:
        return ()
    found: dict[str, None] = {}
    for part in DECLARED[text.card].text:
        for act in part.options(s, text) or []:
            for noun in act.nouns:
                found[noun] = None
        if found:
            break
    return tuple(found)


def _text_ahead(s: Quartermaster, pick: Pick) -> Text | None:
    """The text that an act would have carried out at once; laying a card down carries out none."""
    top = s.stack[-1]
    card = pick.index
    if isinstance(top, Play) and (pick.verb == "use" or (pick.verb == "play" and KIND[card] not in (STATUS, RESPONSE))):
        return Text(card, top.country)
    if isinstance(top, Reaction) and pick.verb == "use":
        return Text(card, OWNER[card], top.actor, top.space, top.whom, top.about)
    return None
