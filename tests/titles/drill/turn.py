"""A turn of Drill: one act, a march that rivals may stop zone by zone, an offer of truce."""

from __future__ import annotations

from collections.abc import Sequence

from drill.board import (
    CARD_OF,
    DRAW,
    HALT,
    LOOK_UP,
    ONWARD,
    SEAT_OF,
    SHUFFLE,
    TURN_ACTS,
    ZONE_OF,
    ZONES,
    neighbours,
    path_of,
)
from drill.cards import Draw, Look
from drill.state import Drill
from drill.strike import Strike
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.frames import Offer, Team
from sandtable.kernel.knowledge import Facts, Secret
from sandtable.kernel.refusal import Refusal, not_asked_for


class Turn(Frame[Drill]):
    """One act of one seat. ``why_not`` decides what is legal; ``legal`` is what it lets through."""

    NAME = "drill-turn"

    seat: int
    acted: bool

    def __init__(self, seat: int, acted: bool = False) -> None:
        self.seat = seat
        self.acted = acted

    def copy(self) -> Turn:
        return Turn(self.seat, self.acted)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {"seat": self.seat, "acted": self.acted}

    def resume(self, s: Drill) -> bool:
        if not self.acted:
            return True
        s.done()
        return False

    def asks(self, s: Drill) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, s: Drill, seat: int) -> Sequence[Action]:
        return [act for act in TURN_ACTS if self.why_not(s, seat, act) is None]

    def why_not(self, s: Drill, seat: int, action: Action) -> Refusal | None:
        verb = action.verb
        if action not in TURN_ACTS:
            return Refusal("drill.march.path", "drill-refused-path") if verb == "march" else not_asked_for(verb)
        if verb == "march" and not s.squads[seat][path_of(action)[0]]:
            return Refusal("drill.march.squad", "drill-refused-march", {"zone": ZONES[path_of(action)[0]]})
        if verb in ("discard", "return") and not s.hands[seat][CARD_OF[action.nouns[0]]]:
            return Refusal("drill.hand.held", "drill-refused-card", {"card": action.nouns[0]})
        if verb in ("draw", "look") and not len(s.deck):
            return Refusal("drill.deck.empty", "drill-refused-empty")
        if verb == "offer":
            return _why_no_offer(s, seat, SEAT_OF[action.nouns[0]])
        if verb == "attack":
            return _why_no_attack(s, seat, ZONE_OF[action.nouns[0]])
        return None

    def take(self, s: Drill, seat: int, action: Action) -> None:
        self.acted = True
        if action == DRAW:
            s.push(Draw(seat, 1))
        elif action == LOOK_UP:
            s.push(Look(seat))
        elif action == SHUFFLE:
            s.shuffle_all()
            s.say("drill-shuffled", {"seat": seat})
        elif action.verb == "discard":
            card = CARD_OF[action.nouns[0]]
            s.part_with_unseen(seat, card)
            s.discards.append(card)
            s.discards_known.append(1 << seat)
            s.say("drill-discarded", {"seat": seat, "card": Secret(action.nouns[0], 1 << seat, None)})
            s.push(Draw(seat, 1))
        elif action.verb == "return":
            card = CARD_OF[action.nouns[0]]
            s.part_with_unseen(seat, card)
            s.deck.put_on_top(card, 1 << seat)
            s.say("drill-returned", {"seat": seat, "card": Secret(action.nouns[0], 1 << seat, None)})
        elif action.verb == "march":
            s.marcher = seat
            s.push(March(seat, path_of(action)))
        elif action.verb == "attack":
            s.push(Strike(seat, ZONE_OF[action.nouns[0]]))
        elif action.verb == "offer":
            rival = SEAT_OF[action.nouns[0]]
            s.push(Truce(seat, rival, (rival,)))

    def shown(self, s: Drill, seat: int, action: Action, viewer: int | None) -> Action | None:
        return Action(action.verb, ("?",)) if action.verb in ("discard", "return") else action


def _why_no_offer(s: Drill, seat: int, other: int) -> Refusal | None:
    if other >= s.seats or (seat - other) % 2 == 0:
        return Refusal("drill.truce.rival", "drill-refused-offer")
    return None


def _why_no_attack(s: Drill, seat: int, zone: int) -> Refusal | None:
    if not any(s.squads[seat][near] for near in neighbours(zone)):
        return Refusal("drill.attack.reach", "drill-refused-reach", {"zone": ZONES[zone]})
    defenders = s.defenders(zone, seat)
    if not defenders:
        return Refusal("drill.attack.target", "drill-refused-target", {"zone": ZONES[zone]})
    if any(s.truce_between(seat, other) for other in defenders):
        return Refusal("drill.truce.peace", "drill-refused-truce", {"zone": ZONES[zone]})
    return None


class March(Frame[Drill]):
    """A squad goes zone by zone; in each zone on the way its owner is asked, and a rival may declare and stop it."""

    NAME = "drill-march"

    seat: int
    path: tuple[int, ...]  # the zones still to enter; the first is where the squad stands
    asked: bool

    def __init__(self, seat: int, path: tuple[int, ...], asked: bool = False) -> None:
        self.seat = seat
        self.path = path
        self.asked = asked

    def copy(self) -> March:
        return March(self.seat, self.path, self.asked)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {"seat": self.seat, "path": [ZONES[zone] for zone in self.path], "asked": self.asked}

    def resume(self, s: Drill) -> bool:
        if s.marcher != self.seat or not s.squads[self.seat][self.path[0]]:  # declared on, or the squad was removed
            s.marcher = -1
            s.done()
            return False
        if not self.asked:
            self._enter_next(s)
            if len(self.path) == 1:
                s.marcher = -1
                s.done()
                return False
            self.asked = True
            s.occasions += 1
        return True

    def _enter_next(self, s: Drill) -> None:
        s.squads[self.seat][self.path[0]] -= 1
        self.path = self.path[1:]
        s.squads[self.seat][self.path[0]] += 1
        s.say("drill-entered", {"seat": self.seat, "zone": ZONES[self.path[0]]})

    def asks(self, s: Drill) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, s: Drill, seat: int) -> Sequence[Action]:
        return (ONWARD, HALT)

    def take(self, s: Drill, seat: int, action: Action) -> None:
        if action == HALT:
            s.marcher = -1
        self.asked = False


class Truce(Offer[Drill]):
    """A truce with one rival until the end of the round."""

    NAME = "drill-truce"

    rival: int

    def __init__(self, proposer: int, rival: int, unanswered: Team) -> None:
        super().__init__(proposer, unanswered)
        self.rival = rival

    def copy(self) -> Truce:
        return Truce(self.proposer, self.rival, self.unanswered)

    def facts(self, s: Drill) -> dict[str, Facts]:
        return {"rival": self.rival, **super().facts(s)}

    def accepted(self, s: Drill) -> None:
        s.make_truce(self.proposer, self.rival)
        s.say("drill-truce-made", {"seat": self.proposer, "rival": self.rival})

    def declined(self, s: Drill, seat: int) -> None:
        s.say("drill-truce-declined", {"seat": seat})
