"""The victory step: points for supply spaces and for Status cards."""

from __future__ import annotations

from sandtable.games.quartermaster.board import LAND
from sandtable.games.quartermaster.cards.card import DECLARED, SCORING
from sandtable.games.quartermaster.catalogue import CARDS, COUNTRY_IDS, HOME, MEMBERS, SIDE
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.uses import StatusUse, used
from sandtable.kernel.knowledge import Facts


def victory_step(s: Quartermaster, country: int) -> None:
    """qm.turn.victory"""
    if enemy_at_home(s, country):  # qm.victory.home
        if s.tell is not None:
            s.say("qm-no-victory", {"country": COUNTRY_IDS[country]})
    elif scoring_cards(s, country):
        s.push(VictoryStep(country))
    else:
        score(s, country, ())


class VictoryStep(StatusUse):
    """A country has Status cards that would score: it says which of them do (qm.victory.status)."""

    NAME = "victory"

    country: int

    def __init__(self, country: int) -> None:
        self.country = country

    def copy(self) -> VictoryStep:
        return VictoryStep(self.country)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {"country": COUNTRY_IDS[self.country]}

    def resume(self, s: Quartermaster) -> bool:
        if self.usable(s):
            return True
        self.count(s, ())  # pieces were given up meanwhile
        return False

    def whose(self) -> int:
        return self.country

    def usable(self, s: Quartermaster) -> list[int]:
        return scoring_cards(s, self.country)

    def count(self, s: Quartermaster, cards: tuple[int, ...]) -> None:
        s.done()
        score(s, self.country, cards)


def score(s: Quartermaster, country: int, cards: tuple[int, ...]) -> None:
    points = star_points(s, country)
    for card in cards:
        points += card_points(s, country, card)
    s.score(SIDE[country], points)
    if s.tell is not None:
        args: dict[str, Facts] = {"country": COUNTRY_IDS[country], "points": points, "total": s.points[SIDE[country]]}
        s.say("qm-victory", {**args, "cards": [CARDS[c] for c in cards]})
    used(s, cards)


def enemy_at_home(s: Quartermaster, country: int) -> bool:
    return s.held_by(1 - SIDE[country]) & HOME[country] != 0


def star_points(s: Quartermaster, country: int) -> int:
    """qm.victory.star, qm.victory.shared"""
    side = SIDE[country]
    own = s.pieces[country] & s.stars[side] & LAND
    allied = 0
    for other in MEMBERS[side]:
        if other != country:
            allied |= s.pieces[other]
    return 2 * (own & ~allied).bit_count() + (own & allied).bit_count()


def card_points(s: Quartermaster, country: int, card: int) -> int:
    points = 0
    for line in DECLARED[card].victory:
        points += line.worth(s, country)
    return points


def scoring_cards(s: Quartermaster, country: int) -> list[int]:
    """The Status cards of a country that would score as the board stands."""
    found: list[int] = []
    for card in SCORING[country]:
        if (s.status >> card) & 1 and card_points(s, country, card):
            found.append(card)
    return found
