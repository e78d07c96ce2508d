"""How a state looks in victory points: points, points to come, what can be reached, cards, and what is in progress.

Both sides are counted alike, so a threat to a star of ours is a star in the enemy's reach. What is counted twice in a
row of states must not depend on how far the turn has gone: a step that is still to come is worth what it will bring.
All of it follows from what one seat may know.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.acts import Pick
from sandtable.games.quartermaster.cards.card import DECLARED, SCORING
from sandtable.games.quartermaster.cards.parts import Gain
from sandtable.games.quartermaster.catalogue import (
    BASIC,
    BUILD_ARMY,
    BUILD_NAVY,
    CARDS,
    COPIES,
    DECKS,
    ECONOMIC_WARFARE,
    EVENT,
    HOME,
    KIND,
    LAND_BATTLE,
    MEMBERS,
    RESPONSE,
    SEA_BATTLE,
    SIDE,
    STATUS,
)
from sandtable.games.quartermaster.pieces import Combat, Removal
from sandtable.games.quartermaster.reactions import Text
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.supply import supplied
from sandtable.games.quartermaster.turn import ROUNDS, VICTORY, Turn
from sandtable.games.quartermaster.victory import VictoryStep, card_points, star_points

PIECE: Final = 0.6
CUT_OFF: Final = 0.1  # a piece that goes in the next supply step
HOLDS: Final = 0.93  # what holds in this round holds in the next with this chance
IN_REACH: Final[tuple[float, ...]] = (0.45, 0.22, 0.1)  # of a star that is one, two or three acts away
ONE_AT_A_TIME: Final = 0.6  # of each further star in reach
STATUS_IN_HAND: Final = 1.7
RESPONSE_IN_HAND: Final = 1.3
STATUS_ON_TABLE: Final = 1.2
SCORING_ON_TABLE: Final = 0.5  # what it scores is income
RESPONSE_ON_TABLE: Final = 1.2
SPARE: Final = 3  # cards more than turns are enough
NOTHING_TO_PLAY: Final = 2.0  # a play step without a card costs a point and the act
GOES_AHEAD: Final = 0.85  # an act that cards may still answer
MOST_LOOKED_AT: Final = 4  # acts of a card in progress
COPIES_IN_HAND: Final[tuple[float, ...]] = (1.6, 0.9, 0.6, 0.4)  # of the first card of a kind in a hand, the second …
SCALE: Final = 11.0  # a lead of so many points is worth about 73 % in the middle of a game


def _horizons() -> tuple[float, ...]:
    """What a point in each of so many coming victory steps is worth."""
    sums = [0.0]
    for left in range(ROUNDS + 1):
        sums.append(sums[-1] + HOLDS**left)
    return tuple(sums)


HORIZON: Final = _horizons()


AT_SEA: Final[tuple[float, ...]] = (0.8, 1.6, 1.6, 0.3, 1.0, 1.6)  # what a navy is worth to each country


def _card_worth(country: int, card: int) -> float:
    """What a card brings when it is played, roughly."""
    kind = KIND[card]
    if kind in (BUILD_NAVY, SEA_BATTLE):
        return AT_SEA[country] if kind == BUILD_NAVY else 0.7 * AT_SEA[country]
    return {
        BUILD_ARMY: 1.5, LAND_BATTLE: 1.4, ECONOMIC_WARFARE: 1.2, EVENT: 1.4,
        RESPONSE: RESPONSE_IN_HAND, STATUS: STATUS_IN_HAND,
    }[kind]  # fmt: skip


CARD_WORTH: Final = tuple(tuple(_card_worth(country, card) for card in range(len(CARDS))) for country in range(6))


def _whole_deck(country: int) -> float:
    total = 0.0
    for place, card in enumerate(DECKS[country]):
        total += COPIES[country][place] * CARD_WORTH[country][card]
    return total


DECK_WORTH: Final = tuple([_whole_deck(country) for country in range(6)])  # of all cards of a country
DECK_SIZE: Final = tuple([sum(copies) for copies in COPIES])


HOMES: Final = tuple(HOME[one] | HOME[two] | HOME[three] for one, two, three in MEMBERS)  # of each side


def _statuses(country: int) -> int:
    mask = 0
    for card in DECKS[country]:
        if KIND[card] == STATUS:
            mask |= 1 << card
    return mask


STATUSES: Final = tuple(_statuses(country) for country in range(6))


def lead_of_the_axis(s: Quartermaster, seat: int) -> float:
    """In points, as far as a seat can know."""
    parts = board_parts(s)
    lead = float(s.points[0] - s.points[1]) + in_progress(s)
    for country in range(6):
        worth = cards_of(s, country, seat)
        for n in range(country * PARTS, country * PARTS + PARTS):
            worth += parts[n]
        lead += worth if SIDE[country] == 0 else -worth
    return lead


# hands


def hand_worth(country: int, hand: list[int]) -> float:
    """What a hand is worth as a whole: without an army to build nothing gets under way, a fourth one can wait."""
    worths = CARD_WORTH[country]
    held = [0] * BASIC
    total = 0.0
    for card in hand:
        if card < BASIC:
            total += worths[card] * COPIES_IN_HAND[min(held[card], len(COPIES_IN_HAND) - 1)]
            held[card] += 1
        else:
            total += worths[card]
    return total


# the board

PARTS: Final = 3  # of what the board promises a country: its pieces, its income, what it can reach


def board_parts(s: Quartermaster) -> list[float]:
    """What the board promises each country, part by part, with a piece that is about to go hardly there any more."""
    going = _about_to_go(s)
    if going is None:
        return _parts(s)
    country, bit = going
    s.pieces[country] ^= bit
    gone = _parts(s)
    s.pieces[country] |= bit
    parts = _parts(s)
    for n, part in enumerate(gone):
        parts[n] += GOES_AHEAD * (part - parts[n])
    return parts


def _parts(s: Quartermaster) -> list[float]:
    parts: list[float] = []
    held = (s.held_by(0), s.held_by(1))
    for country in range(6):
        side = SIDE[country]
        fed = supplied(s, country)
        horizon = HORIZON[victory_steps(s, country)]
        parts.append(PIECE * fed.bit_count() + CUT_OFF * (s.pieces[country] & ~fed).bit_count())
        parts.append(0.0 if held[1 - side] & HOME[country] else horizon * _income(s, country))
        parts.append(2.0 * horizon * _reach(s, country, fed, held[side], held[1 - side]))
    return parts


def _board(s: Quartermaster) -> float:
    """Income, pieces and reach, for the Axis positive."""
    lead = 0.0
    for n, part in enumerate(_parts(s)):
        lead += part if SIDE[n // PARTS] == 0 else -part
    return lead


def victory_steps(s: Quartermaster, country: int) -> int:
    """How many victory steps the country has left."""
    left = ROUNDS - s.round
    if country > s.turn:
        return left + 1
    if country == s.turn:
        for frame in s.stack:
            if isinstance(frame, Turn):
                to_come = frame.step <= VICTORY or isinstance(s.stack[-1], VictoryStep)
                return left + (1 if to_come else 0)
    return left


def _income(s: Quartermaster, country: int) -> float:
    """Points of a victory step as the board stands."""
    income = float(star_points(s, country))
    for card in SCORING[country]:
        if (s.status >> card) & 1:
            income += card_points(s, country, card)
    return income


def _reach(s: Quartermaster, country: int, fed: int, friends: int, enemies: int) -> float:
    """Stars that the country can come to, in stars held: an empty space takes one act, one with an enemy two."""
    side = SIDE[country]
    near = s.neighbours(side)
    wanted = s.stars[side] & ~friends
    reached = fed
    front = fed
    fought = 0  # enemies one act away: a battle, and then they are empty spaces
    total = 0.0
    share = 1.0
    if not HOME[country] & (friends | enemies):  # qm.kind.build-army: at home without a line
        total += IN_REACH[0]
        share *= ONE_AT_A_TIME
    for acts in IN_REACH:
        around = near.of(front) & ~reached
        front = (around & ~enemies) | fought
        fought = around & enemies & ~fought
        reached |= front | fought
        found = front & wanted
        count = found.bit_count() + (found & HOMES[1 - side]).bit_count()
        while count > 0:
            total += share * acts
            share *= ONE_AT_A_TIME
            count -= 1
    return total


# cards


def cards_of(s: Quartermaster, country: int, seat: int) -> float:
    """Cards on the table, and those still to be played: as many as there are turns, so that weak ones may go."""
    left = ROUNDS - s.round
    lasting = min(1.0, (left + 2) / 12)
    total = lasting * STATUS_ON_TABLE * (s.status & STATUSES[country]).bit_count()
    for card in SCORING[country]:
        if (s.status >> card) & 1:
            total -= lasting * (STATUS_ON_TABLE - SCORING_ON_TABLE)
    total += min(1.0, (left + 1) / 8) * RESPONSE_ON_TABLE * len(s.laid[country])
    plays = plays_left(s, country)
    sum, count = to_be_played(s, country, seat)
    return total + sum * plays / max(count, plays + SPARE) - NOTHING_TO_PLAY * max(0, plays - count)


def plays_left(s: Quartermaster, country: int) -> int:
    """How many play steps the country has before it, without the one it is in."""
    return ROUNDS - s.round + (1 if country > s.turn else 0)


def to_be_played(s: Quartermaster, country: int, seat: int) -> tuple[float, int]:
    """What the cards in hand and deck are worth, and how many they are: all but those used and discarded.

    Of cards that a seat has not seen go, nobody tells it more than their number.
    """
    worths = CARD_WORTH[country]
    discards = s.discards[country]
    buried = s.buried[country]
    laid = len(s.laid[country])
    used = (s.status & STATUSES[country]).bit_count()
    sum = DECK_WORTH[country] - used * STATUS_IN_HAND - laid * RESPONSE_IN_HAND
    count = DECK_SIZE[country] - used - len(discards) - len(buried) - laid
    for card in discards:
        sum -= worths[card]
    if sees_cards(s, country, seat):
        for card in buried:
            sum -= worths[card]
    elif buried:
        sum *= count / (count + len(buried))
    return sum, count


def sees_cards(s: Quartermaster, country: int, seat: int) -> bool:
    """Whether a seat sees the hidden cards of a country."""
    return (s.rulings.known[country] >> seat) & 1 == 1


# what is in progress


def _about_to_go(s: Quartermaster) -> tuple[int, int] | None:
    """The piece that a battle or a card removes unless it is answered: whose, and where."""
    for frame in reversed(s.stack):
        if isinstance(frame, Removal):
            bit = 1 << frame.space
            if not frame.saved and s.pieces[frame.owner] & bit & ~s.safe[frame.owner]:
                return frame.owner, bit
            return None
        if isinstance(frame, Combat):
            if not frame.fought and frame.whom >= 0 and (s.pieces[frame.whom] >> frame.space) & 1:
                return frame.whom, 1 << frame.space
            return None
    return None


def in_progress(s: Quartermaster) -> float:
    """What the card in progress may still bring the side that carries it out, for the Axis positive."""
    if not s.stack:
        return 0.0
    top = s.stack[-1]
    if isinstance(top, Text):
        gain = _best_act(s, top)
        return gain if SIDE[top.country] == 0 else -gain
    for frame in s.stack:
        if isinstance(frame, Text):
            gain = GOES_AHEAD * _points_to_come(s, frame)
            return gain if SIDE[frame.country] == 0 else -gain
    return 0.0


def _points_to_come(s: Quartermaster, text: Text) -> float:
    gain = 0.0
    parts = DECLARED[text.card].text
    for n in range(text.part, len(parts)):
        part = parts[n]
        if isinstance(part, Gain):
            gain += part.score.worth(s, text.country)
    return gain


def _best_act(s: Quartermaster, text: Text) -> float:
    """The gain of the best of a few acts that a card offers, those about stars and enemies first."""
    (seat,) = text.asks(s)
    side = SIDE[text.country]
    enemies = s.held_by(1 - side)
    stars = s.stars[side]
    first: list[Pick] = []
    others: list[Pick] = []
    for act in text.legal(s, seat):
        if isinstance(act, Pick) and act.verb in PIECES_CHANGE:
            (first if (1 << act.index) & (stars | enemies) else others).append(act)
    acts = first + others
    if not acts:
        return 0.0
    before = _board(s)
    best = 0.0
    for act in acts[:MOST_LOOKED_AT]:
        gain = _board_after(s, text.country, act) - before
        best = max(best, gain if side == 0 else -gain)
    return best


PIECES_CHANGE: Final = ("build", "recruit", "battle", "eliminate")


def _board_after(s: Quartermaster, country: int, act: Pick) -> float:
    bit = 1 << act.index
    pieces = s.pieces
    if act.verb in ("build", "recruit"):
        whose = act.country if act.country >= 0 else country
        s.pieces = pieces.copy()
        s.pieces[whose] |= bit
    else:
        s.pieces = pieces.copy()
        for whose in MEMBERS[1 - SIDE[country]]:
            if act.country in (-1, whose):
                s.pieces[whose] &= ~bit
    after = _board(s)
    s.pieces = pieces
    return after
