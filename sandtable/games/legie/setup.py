"""Setting up (lg.setup.*): factions, commanders, the starting player, officers and the first hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.legie.frames import InSteps, OfSeat
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import FACTIONS, OWN, Pair, Pick
from sandtable.games.legie.state import NONE, Legie
from sandtable.games.legie.untold import OFFICER_UNSEEN, TUCK_UNSEEN
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE, Chance
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.frames import Together
from sandtable.kernel.knowledge import EVERYBODY, Facts, Secret

FIRST_DRAW: Final = 6
FULL_HAND: Final = 5
DRAW_UNSEEN: Final = Action("draw", ("?",))


class Setup(InSteps):
    """Seat by seat the factions, then the commanders; the starting player; officers; six characters, two put back."""

    NAME = "setup"

    def copy(self) -> Setup:
        return Setup(self.step)

    def resume(self, s: Legie) -> bool:
        from sandtable.games.legie.rounds import GameFrame  # the rounds come after the setting up

        step = self.step
        self.step += 1
        everybody = tuple(range(s.seats))
        if step < s.seats:
            s.push(PickFaction(step))
        elif step < 2 * s.seats:
            s.push(PickCommander(step - s.seats))
        elif step == 2 * s.seats:
            s.push(First())
        elif step == 2 * s.seats + 1:
            s.push(Officers(everybody))
        elif step <= 3 * s.seats + 1:
            s.push(Draw(step - 2 * s.seats - 2, FIRST_DRAW))  # lg.setup.six
        elif step == 3 * s.seats + 2:
            s.push(Tuck(everybody))
        else:
            s.done()
            s.push(GameFrame())
        return False


class PickFaction(OfSeat):
    """lg.setup.faction"""

    NAME = "pick-faction"
    PROMPT = "lg-prompt-faction"
    REFUSED = ("lg.setup.faction", "lg-refused-faction")

    def copy(self) -> PickFaction:
        return PickFaction(self.seat)

    def resume(self, s: Legie) -> bool:
        return True

    def asks(self, s: Legie) -> tuple[int, ...]:
        return ASK_CHANCE if s.rulings.dealt_factions else (self.seat,)

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        return [s.edition.faction[n] for n in range(len(FACTIONS)) if s.seat_of[n] == NONE]

    def chance(self, s: Legie) -> Chance:
        free = [n for n in range(len(FACTIONS)) if s.seat_of[n] == NONE]
        return Chance(s.edition.faction, (), "lg-chance-faction", lots=free)

    def take(self, s: Legie, seat: int, action: Action) -> None:
        faction = cast(Pick, action).index
        s.factions[self.seat] = faction
        s.seat_of[faction] = self.seat
        s.done()
        s.say("lg-faction-picked", {"faction": FACTIONS[faction]})


class PickCommander(OfSeat):
    """lg.setup.commander, lg.setup.tokens"""

    NAME = "pick-commander"
    PROMPT = "lg-prompt-commander"
    REFUSED = ("lg.setup.commander", "lg-refused-commander")

    def copy(self) -> PickCommander:
        return PickCommander(self.seat)

    def resume(self, s: Legie) -> bool:
        return True

    def asks(self, s: Legie) -> tuple[int, ...]:
        return ASK_CHANCE if s.rulings.dealt_factions else (self.seat,)

    def legal(self, s: Legie, seat: int) -> Sequence[Action]:
        return [s.edition.commander[n] for n in s.edition.commanders_of[s.factions[self.seat]]]

    def chance(self, s: Legie) -> Chance:
        lots = s.edition.commanders_of[s.factions[self.seat]].copy()
        return Chance(s.edition.commander, (), "lg-chance-commander", lots=lots)

    def take(self, s: Legie, seat: int, action: Action) -> None:
        commander = cast(Pick, action).index
        s.commanders[self.seat] = commander
        s.available[self.seat] = (1 << len(s.edition.commanders[commander].orders)) - 1
        s.done()
        args: dict[str, Facts] = {"faction": s.faction_id(self.seat)}
        args["commander"] = s.edition.commanders[commander].id
        s.say_with("lg-commander-picked", args, seats=(self.seat,), parts=("tokens",))


class First(Frame[Legie]):
    """lg.setup.first"""

    NAME = "first"

    def copy(self) -> First:
        return First()

    def resume(self, s: Legie) -> bool:
        return True

    def asks(self, s: Legie) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: Legie) -> Chance:
        return Chance(s.edition.first, (), "lg-chance-first", lots=sorted(s.factions))

    def take(self, s: Legie, seat: int, action: Action) -> None:
        s.first = s.seat_of[cast(Pick, action).index]
        s.done()
        s.say("lg-first", {"faction": s.faction_id(s.first)})


class Officers(Together[Legie]):
    """lg.setup.officer"""

    NAME = "officers"
    PROMPT = "lg-prompt-officer"
    REFUSED = ("lg.setup.officer", "lg-refused-officer")

    def copy(self) -> Officers:
        return Officers(self.seats, self.chosen)

    def options(self, s: Legie, seat: int) -> Sequence[Action]:
        if s.rulings.untold[seat]:
            return (OFFICER_UNSEEN,)
        return [s.edition.officer[who] for who in s.edition.officers[s.factions[seat]]]

    def all_chosen(self, s: Legie, chosen: tuple[str, ...]) -> None:
        for n, seat in enumerate(self.seats):
            act = s.edition.actions.get(chosen[n])
            # of one that nobody has told any will do
            s.officers[seat] = s.edition.officers[s.factions[seat]][0] if act is None else cast(Pick, act).index
            for who in s.edition.soldiers[s.factions[seat]]:
                s.decks[seat].put_in(who % OWN)
        s.say_with("lg-officers-chosen", {}, seats=self.seats, parts=("deck",))


class Draw(OfSeat):
    """A player draws characters: chance that the player sees alone, or what lies known at the bottom."""

    NAME = "draw"

    left: int

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def copy(self) -> Draw:
        return Draw(self.seat, self.left)

    def facts(self, s: Legie) -> dict[str, Facts]:
        return {**super().facts(s), "left": self.left}

    def resume(self, s: Legie) -> bool:
        deck = s.decks[self.seat]
        while self.left and len(deck):
            if deck.draw_is_chance():
                return True
            place = deck.next_known()
            assert place is not None
            self._gain(s, place)
        s.done()
        return False

    def _gain(self, s: Legie, place: int) -> None:
        who = s.factions[self.seat] * OWN + place
        known = s.decks[self.seat].take(place)
        s.hands[self.seat] |= 1 << who
        if known == EVERYBODY:
            s.remembered |= 1 << who
        self.left -= 1
        if s.tell is not None:
            sees = EVERYBODY if known == EVERYBODY else s.rulings.known[self.seat]
            drawn = Secret(s.edition.characters[who], sees, "?")
            args: dict[str, Facts] = {"faction": s.faction_id(self.seat), "character": drawn}
            s.say_with("lg-drew", args, purse=self.seat, seats=(self.seat,), parts=("hand", "deck"))

    def asks(self, s: Legie) -> tuple[int, ...]:
        return ASK_CHANCE

    def chance(self, s: Legie) -> Chance:
        results = s.edition.draw_of[s.factions[self.seat]]
        counts = s.decks[self.seat].counts.copy()
        return Chance(results, counts, "lg-chance-draw", s.rulings.known[self.seat], DRAW_UNSEEN)

    def take(self, s: Legie, seat: int, action: Action) -> None:
        assert seat == CHANCE
        self._gain(s, cast(Pick, action).index % OWN)


class Tuck(Together[Legie]):
    """lg.setup.keep, lg.secret.deck: only its player knows what lies under a deck."""

    NAME = "tuck"
    PROMPT = "lg-prompt-tuck"
    REFUSED = ("lg.setup.keep", "lg-refused-tuck")

    def copy(self) -> Tuck:
        return Tuck(self.seats, self.chosen)

    def options(self, s: Legie, seat: int) -> Sequence[Action]:
        if s.rulings.untold[seat]:
            return (TUCK_UNSEEN,)
        hand = s.hands[seat]
        tucks = s.edition.tuck[s.factions[seat]]
        return [act for act in tucks if (hand >> act.one) & 1 and (hand >> act.other) & 1]

    def all_chosen(self, s: Legie, chosen: tuple[str, ...]) -> None:
        for n, seat in enumerate(self.seats):
            act = s.edition.actions.get(chosen[n])
            put_back = hand_of(s, seat)[:2] if act is None else [cast(Pair, act).one, cast(Pair, act).other]
            for who in put_back:
                s.hands[seat] &= ~(1 << who)
                s.decks[seat].put_under(who % OWN, s.rulings.known[seat])
            s.hands[seat] |= 1 << s.officers[seat]
        s.say_with("lg-hands-ready", {}, seats=self.seats, parts=("hand", "deck"))


def hand_size(s: Legie, seat: int) -> int:
    return s.hands[seat].bit_count()


def hand_of(s: Legie, seat: int) -> list[int]:
    return bits(s.hands[seat])
