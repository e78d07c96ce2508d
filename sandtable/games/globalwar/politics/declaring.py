"""War declared by word, at any time (5.1): the free act, and the alliance on turn that may declare war first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.groups import first_nation
from sandtable.games.globalwar.markers import COMBAT, NOBODY
from sandtable.games.globalwar.numbering import NationNumber, Seat, nations_in
from sandtable.games.globalwar.relations import (
    at_war,
    declarations_of,
    declare_war,
    family,
    stay_out,
    why_no_war,
)
from sandtable.games.globalwar.sheets import NO_ALLIANCE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal

WAIT: Final = Action("pass")


class FirstWord(Frame[GlobalWar]):
    """gw.5.1.s: somebody is about to declare war on a power of the alliance on turn, whose seats are asked in turn
    whether one of its powers declares war on him first."""

    NAME = "first-word"
    PROMPT = "gw-prompt-first-word"
    REFUSED = ("gw.5.1.s", "gw-refused-first-word")

    def __init__(self, who: NationNumber, whom: NationNumber, seats: tuple[Seat, ...]) -> None:
        self.who = who
        self.whom = whom
        self.seats = seats

    def copy(self) -> FirstWord:
        return FirstWord(self.who, self.whom, self.seats)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"who": s.nation_at(self.who).id, "whom": s.nation_at(self.whom).id, "seats": [*self.seats]}

    def resume(self, s: GlobalWar) -> bool:
        while self.seats and not forestalling(s, self.who, self.seats[0]):
            self.seats = self.seats[1:]
        if self.seats and not at_war(s, self.who, self.whom):
            return True
        s.done()
        if why_no_war(s, self.who, self.whom, False) is None:
            _proclaim(s, self.who, self.whom)
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return self.seats[:1]

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return (WAIT, *forestalling(s, self.who, Seat(seat)))

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        """A seat waits; a declaration is a free act and leaves the question open."""
        self.seats = self.seats[1:]


def forestalling(s: GlobalWar, who: NationNumber, seat: Seat) -> list[Action]:
    """gw.5.1.s: the declarations of war on a power that a seat of the alliance on turn may make before him."""
    power = s.nation_at(who).id
    return [
        action
        for one in _on_turn(s)
        if s.seat_of(one) == seat
        for action in declarations_of(s, one)
        if action.nouns[1] == power
    ]


def _on_turn(s: GlobalWar) -> list[NationNumber]:
    """The powers of the alliance on turn that declare war by themselves, the attacker first."""
    first = first_nation(s)
    if first == NOBODY or s.alliance[first] == NO_ALLIANCE:
        return []
    own = [one for one in nations_in(s.rulings.playing) if s.alliance[one] == s.alliance[first]]
    powers = [one for one in own if not s.nation_at(one).leader]
    return sorted(powers, key=lambda one: not s.on_turn(one))


def declarations(s: GlobalWar, seat: Seat) -> list[Action]:
    """gw.5.1.a: the wars that a seat may declare by word, at any moment."""
    top = s.stack[-1]
    if isinstance(top, FirstWord):
        return forestalling(s, top.who, seat) if seat in top.seats[:1] else []
    found: list[Action] = []
    for who in nations_in(s.rulings.playing):
        if s.seat_of(who) == seat and not s.nation_at(who).leader:
            found += declarations_of(s, who)
    return found


def why_not_declare(s: GlobalWar, seat: Seat, action: Action) -> Refusal | None:
    number = s.edition.nations.number
    if len(action.nouns) != 2 or action.nouns[0] not in number or action.nouns[1] not in number:
        return Refusal("gw.5.1.a", "gw-refused-declare", {"text": action.text[:60]})
    who, whom = number[action.nouns[0]], number[action.nouns[1]]
    playing = s.rulings.playing
    parts = s.nation_at(who).leader or s.nation_at(whom).leader  # war is declared by and on the whole power: gw.4.1.a
    if s.seat_of(who) != seat or parts or not playing >> who & 1 or not playing >> whom & 1:
        return Refusal("gw.5.1.a", "gw-refused-declare", {"text": action.text[:60]})
    if isinstance(s.stack[-1], FirstWord) and action not in declarations(s, seat):
        return Refusal("gw.5.1.s", "gw-refused-first-word")
    return why_no_war(s, who, whom, False)


def take_declaration(s: GlobalWar, seat: Seat, action: Action) -> None:
    """War, unless the alliance on turn is attacked and may declare it first."""
    number = s.edition.nations.number
    who, whom = number[action.nouns[0]], number[action.nouns[1]]
    powers = _on_turn(s)
    seats = dict.fromkeys(s.seat_of(one) for one in powers)
    asked = tuple([one for one in seats if whom in powers and forestalling(s, who, one)])
    if not asked:
        _proclaim(s, who, whom)
        return
    s.say("gw-about-to-declare", {"nation": action.nouns[0], "other": action.nouns[1]})
    s.push(FirstWord(who, whom, asked))


def _proclaim(s: GlobalWar, who: NationNumber, whom: NationNumber) -> None:
    declare_war(s, who, whom)
    if s.phase == COMBAT:
        for power in (who, whom):
            if not s.on_turn(power):
                stay_out(s, family(s, power))
