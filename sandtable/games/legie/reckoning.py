"""The end of a game (lg.end.*), and in a campaign what lies between two games (lg.survival.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.legie.dispatches import CARDS
from sandtable.games.legie.locations import KINDS
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import EQUIPMENT, GAMES, Pair, Pick
from sandtable.games.legie.plots import heal, warm
from sandtable.games.legie.recruiting import (
    EQUIPMENT_COST,
    equip_shown,
    equipment_on_offer,
    kind_of,
    put_on,
    why_no_equipment,
)
from sandtable.games.legie.setup import FULL_HAND, Draw, First, hand_size
from sandtable.games.legie.state import NONE, WOUNDS, Legie
from sandtable.games.legie.untold import holds, may_be_held
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.frames import PASS
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.refusal import Refusal, not_asked_for

SUPPLY: Final = Action("supply")
HEAL_COST: Final = (5, 4, 3)  # victory points, with two, three and four players
WARM_COST: Final = (2, 1, 1)
SUPPLY_COST: Final = 1


def end_of_game(s: Legie) -> None:
    s.push(Kept())


class Kept(Frame[Legie]):
    """lg.dispatch.score: whoever is not told shows the dispatch that was kept; those of others are known."""

    NAME = "kept"
    PROMPT = "lg-prompt-kept"

    turn: int  # place in the turn order

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def copy(self) -> Kept:
        return Kept(self.turn)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"turn": self.turn}

    def _seat(self, s: Legie) -> int:
        return (s.first + self.turn) % s.seats

    def resume(self, s: Legie) -> bool:
        while self.turn < s.seats:
            seat = self._seat(s)
            if s.rulings.untold[seat] and s.dispatches[seat] != NONE:
                return True
            self.turn += 1
        s.done()
        reckon(s)
        return False

    def asks(self, s: Legie) -> tuple[int, ...]:
        return (self._seat(s),)

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        held = may_be_held(s) if s.rulings.untold[seat] else [s.dispatches[seat]]
        return [s.edition.keep[dispatch] for dispatch in held]

    def take(self, s: Legie, seat: int, action: Action) -> None:
        self.turn += 1
        holds(s, seat, cast(Pick, action).index)
        s.dispatches_shown |= 1 << seat
        s.say("lg-dispatch-shown", {"faction": s.faction_id(seat), "dispatch": action.nouns[0]})


def reckon(s: Legie) -> None:
    for seat in s.in_turn_order():
        held = s.dispatches[seat]
        if held != NONE and CARDS[s.edition.dispatches[held].effect].holds(s, seat):  # lg.dispatch.score
            points = s.edition.dispatches[held].points
            s.points[seat] += points
            args: dict[str, Facts] = {"faction": s.faction_id(seat), "dispatch": s.edition.dispatches[held].id}
            s.say_with("lg-dispatch-scored", {**args, "points": points}, purse=seat)
    if not s.rulings.survival:
        finish(s, s.points, "lg-outcome-points")
        return
    write_diary(s)
    if s.game < GAMES:  # lg.survival.games
        s.push(Camp())
        return
    close_diary(s)
    finish(s, s.totals, "lg-outcome-campaign")  # lg.survival.end


def finish(s: Legie, points: list[int], reason: str) -> None:
    """lg.end.winner, lg.end.tie-supplies, lg.end.tie-deaths"""
    standing = [(points[seat], s.supplies[seat], -s.fallen[seat]) for seat in range(s.seats)]
    best = max(standing)
    winners = [seat for seat in range(s.seats) if standing[seat] == best]
    shares = tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats))
    s.result = Outcome(shares, tuple(points), reason)
    s.say("lg-game-won", {"factions": [s.faction_id(seat) for seat in winners], "points": best[0]})


# the war diary


def write_diary(s: Legie) -> None:
    """lg.survival.diary: ranks go by the points before anything is spent."""
    standing = [(s.points[seat], s.supplies[seat], -s.fallen[seat]) for seat in range(s.seats)]
    for seat in range(s.seats):
        rank = 1 + sum(1 for other in standing if other > standing[seat])
        s.diary.append((s.game, rank, seat, s.points[seat], s.points[seat], s.supplies[seat]))


def close_diary(s: Legie) -> None:
    """Enter what is left of points and supplies, and add the points to those of the earlier games."""
    for n, row in enumerate(s.diary):
        if row[0] == s.game:
            seat = row[2]
            s.diary[n] = (row[0], row[1], seat, row[3], s.points[seat], s.supplies[seat])
            s.totals[seat] += s.points[seat]
            args: dict[str, Facts] = {"faction": s.faction_id(seat), "game": s.game, "rank": row[1]}
            s.say("lg-diary", {**args, "points": s.points[seat], "supplies": s.supplies[seat]})


class Camp(Frame[Legie]):
    """lg.survival.spend: each player in turn spends points and supplies until content; then hands are filled."""

    NAME = "camp"
    PROMPT = "lg-prompt-camp"

    turn: int
    filled: int

    def __init__(self, turn: int = 0, filled: int = 0) -> None:
        self.turn = turn
        self.filled = filled

    def copy(self) -> Camp:
        return Camp(self.turn, self.filled)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {"turn": self.turn, "filled": self.filled}

    def _seat(self, s: Legie) -> int:
        return (s.first + self.turn) % s.seats

    def resume(self, s: Legie) -> bool:
        while self.turn < s.seats:
            seat = self._seat(s)
            if s.points[seat] or s.supplies[seat]:
                return True
            self.turn += 1
        if self.filled < s.seats:  # lg.survival.fill
            seat = (s.first + self.filled) % s.seats
            self.filled += 1
            missing = FULL_HAND - hand_size(s, seat)
            if missing > 0:
                s.push(Draw(seat, missing))
            return False
        s.done()
        close_diary(s)
        next_game(s)
        return False

    def asks(self, s: Legie) -> tuple[int, ...]:
        return (self._seat(s),)

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        acts: list[Action] = [PASS]
        points = s.points[seat]
        if points >= SUPPLY_COST:
            acts.append(SUPPLY)
        for who in bits(s.living(seat)):
            if points >= HEAL_COST[s.seats - 2] and s.sleeves[who] & WOUNDS:
                acts.append(s.edition.heal[who])
            if points >= WARM_COST[s.seats - 2] and s.is_frostbitten(who):
                acts.append(s.edition.warm[who])
        if s.supplies[seat] >= EQUIPMENT_COST:
            bought = s.bought[seat]
            acts += [act for act in equipment_on_offer(s, seat) if not (bought >> kind_of(act)) & 1]
        return acts

    def why_not(self, s: Legie, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(s, seat):
            return None
        if action == SUPPLY:
            return Refusal("lg.survival.supply", "lg-refused-points", {"cost": SUPPLY_COST})
        if isinstance(action, Pick) and action.verb in ("heal", "warm"):
            who = action.index
            healing = action.verb == "heal"
            rule = "lg.survival.heal" if healing else "lg.survival.warm"
            hurt = s.sleeves[who] & WOUNDS != 0 if healing else s.is_frostbitten(who)
            if not (s.living(seat) >> who) & 1 or not hurt:
                return Refusal(rule, "lg-refused-unhurt", {"character": action.nouns[0]})
            return Refusal(rule, "lg-refused-points", {"cost": (HEAL_COST if healing else WARM_COST)[s.seats - 2]})
        if isinstance(action, Pair) and action.verb == "equip":
            if (s.bought[seat] >> action.one) & 1:
                return Refusal("lg.survival.equip", "lg-refused-once", {"equipment": EQUIPMENT[action.one]})
            refusal = why_no_equipment(s, seat, action)
            return refusal or Refusal("lg.recruit.afford", "lg-refused-afford", {"cost": EQUIPMENT_COST})
        return not_asked_for(action.verb)

    def take(self, s: Legie, seat: int, action: Action) -> None:
        verb = action.verb
        if verb == "pass":
            self.turn += 1
        elif verb == "supply":
            s.points[seat] -= SUPPLY_COST
            s.supplies[seat] += 1
            s.say_with("lg-supplied", {"faction": s.faction_id(seat), "supplies": 1}, purse=seat)
        elif verb == "equip":
            s.supplies[seat] -= EQUIPMENT_COST
            s.bought[seat] |= 1 << kind_of(action)
            put_on(s, seat, action)
        else:
            who = cast(Pick, action).index
            s.points[seat] -= (HEAL_COST if verb == "heal" else WARM_COST)[s.seats - 2]
            if verb == "heal":
                heal(s, who)
            else:
                warm(s, who)

    def shown(self, s: Legie, seat: int, action: Action, viewer: int | None) -> Action | None:
        return equip_shown(action) if action.verb == "equip" else action


def next_game(s: Legie) -> None:
    """lg.survival.next; sleeves and graveyard stay as they are (lg.survival.keep, lg.survival.dead)."""
    from sandtable.games.legie.rounds import GameFrame

    s.game += 1
    s.round = 1
    s.locations_left = (1 << len(s.edition.locations)) - 1
    s.plots_left = (1 << len(s.edition.plots)) - 1
    for seat in range(s.seats):
        s.points[seat] = 0
        s.fallen[seat] = 0
        s.bought[seat] = 0
        s.decks[seat].shuffle()
        s.used[seat] = 0
        s.put_away[seat] = ()
        s.put_away_may[seat] = ()
        s.numbers = [0] * len(s.numbers)
        s.available[seat] = (1 << len(s.edition.commanders[s.commanders[seat]].orders)) - 1
        for kind in range(len(KINDS)):
            s.won[seat * len(KINDS) + kind] = 0
    parts = ("points", "hand", "deck", "tokens", "bought", "fallen")
    s.say_with("lg-next-game", {"game": s.game}, seats=tuple(range(s.seats)), parts=parts)
    s.push(GameFrame())
    s.push(First())
