"""What one seat may know of soldiers and tokens: its own, what lies open, and of the rest the likely average."""

from __future__ import annotations

from typing import Final

from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import CHARGE, OWN, PROMOTION_CARD, SABRE
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.soldiers import worth_with
from sandtable.games.legie.state import ALL_EQUIPMENT, NONE, Legie
from sandtable.kernel.knowledge import EVERYBODY

EVERYTHING: Final = -1  # who sees through all cards
UNSEEN_EQUIPMENT: Final = 0.15  # what a piece that somebody wears unseen adds to him, in each round to come


class Sight:
    """Soldiers of others that are out of sight are all taken for the average of those that may be there."""

    def __init__(self, s: Legie, viewer: int) -> None:
        self.s: Final = s
        self.viewer: Final = viewer
        self.worths: Final = [0.0] * s.seats
        self.strengths: Final = [0.0] * s.seats
        self.charging: Final = [0.0] * s.seats
        if viewer != EVERYTHING:
            for seat in range(s.seats):
                if not self.owns(seat) and s.factions[seat] != NONE:
                    self._average(seat)

    def owns(self, seat: int) -> bool:
        """Whether the viewer knows all that a seat has."""
        if self.viewer == EVERYTHING:
            return True
        return self.viewer == seat and not self.s.rulings.untold[seat]

    def sees(self, seat: int, who: int) -> bool:
        return self.owns(seat) or not self.s.out_of_sight(who)

    def worth(self, seat: int, who: int) -> float:
        """In each round to come."""
        return worth_with(self.s, who, self.s.sleeves[who]) if self.sees(seat, who) else self.worths[seat]

    def strength(self, seat: int, who: int) -> float:
        return float(self.s.strength(who)) if self.sees(seat, who) else self.strengths[seat]

    def charges(self, seat: int, who: int) -> float:
        if self.sees(seat, who):
            return 1.0 if self.s.charges(who) else 0.0
        return self.charging[seat]

    def tokens(self, seat: int, who: int) -> list[int]:
        """The orders that the token on a character may be, each as likely as any other."""
        s = self.s
        if self.owns(seat) or (s.token_up >> who) & 1:
            return [s.order_of(seat, s.token_on[who])]
        return [s.order_of(seat, token) for token in bits(s.token_may[who])]

    def useful_tokens(self, seat: int) -> float:
        """Tokens that can be placed, without blank ones as far as that is known."""
        s = self.s
        if self.owns(seat):
            found = 0
            for token in bits(s.available[seat]):
                found += ORDERS[s.order_of(seat, token)].id != "blank"
            return float(found)
        useful = 0
        covered = 0
        lie_open = s.open_tokens(seat)
        for token, order in enumerate(s.edition.commanders[s.commanders[seat]].orders):
            if not (lie_open >> token) & 1:
                covered += 1
                useful += ORDERS[order].id != "blank"
        return s.available[seat].bit_count() * useful / covered if covered else 0.0

    def _average(self, seat: int) -> None:
        """Of the soldiers of a seat that are out of sight: those whom everybody remembers, and those not seen yet."""
        s = self.s
        hidden = s.hands[seat]
        elsewhere = s.graveyard
        for plot in range(len(s.plots)):
            for who in s.column(seat, plot):
                if (s.face_down >> who) & 1:
                    hidden |= 1 << who
                else:
                    elsewhere |= 1 << who
        count = hidden.bit_count()
        if not count:
            return
        faction = s.factions[seat]
        deck = s.decks[seat]
        for place, known in zip(deck.bottom, deck.bottom_known, strict=True):
            if known == EVERYBODY:
                elsewhere |= 1 << (faction * OWN + place)
        if (s.officers_seen >> seat) & 1:
            for officer in s.edition.officers[faction]:
                if officer != s.officers[seat]:
                    elsewhere |= 1 << officer
        possible = s.edition.faction_mask[faction] & ~elsewhere
        remembered = s.remembered & possible
        self._add(seat, remembered, 1.0 / count)
        strangers = (possible & ~remembered).bit_count()
        if strangers:
            unseen = count - remembered.bit_count()
            self._add(seat, possible & ~remembered, unseen / (count * strangers))
        worn = 0
        promoted = 0
        for who in bits(hidden):  # everybody knows how many of each kind, but not on whom
            news = s.sleeves[who] & ~s.last_seen[who]
            worn += (news & ALL_EQUIPMENT).bit_count()
            promoted += (news >> PROMOTION_CARD) & 1
        self.worths[seat] += UNSEEN_EQUIPMENT * worn / count
        self.strengths[seat] += promoted / count

    def _add(self, seat: int, soldiers: int, share: float) -> None:
        s = self.s
        for who in bits(soldiers):
            sleeve = s.last_seen[who]
            self.worths[seat] += share * worth_with(s, who, sleeve)
            self.strengths[seat] += share * s.strength_with(who, sleeve)
            if s.edition.abilities[who] & CHARGE or (sleeve >> SABRE) & 1:
                self.charging[seat] += share
