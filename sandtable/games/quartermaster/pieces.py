"""Pieces come and go: building, recruiting, battle and removal, with the events that cards answer."""

from __future__ import annotations

from sandtable.games.quartermaster.board import SPACES
from sandtable.games.quartermaster.cards.card import ABOUT_TO_GO, BATTLED, BUILT, REMOVED
from sandtable.games.quartermaster.catalogue import COUNTRY_IDS, MEMBERS
from sandtable.games.quartermaster.reactions import IN_BATTLE, RECRUITED, SUPPLIED, trigger
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.supply import supplied
from sandtable.kernel.flow import ASK_NOBODY, Frame
from sandtable.kernel.knowledge import Facts


def build(s: Quartermaster, country: int, space: int) -> None:
    s.put(country, space)
    if s.tell is not None:
        s.say("qm-built", {"country": COUNTRY_IDS[country], "space": SPACES[space]})
    trigger(s, BUILT, country, space, country)


def declare_built(s: Quartermaster, country: int, space: int) -> None:
    """qm.play.declare: a piece on the board counts as just built."""
    if s.tell is not None:
        s.say("qm-declared", {"country": COUNTRY_IDS[country], "space": SPACES[space]})
    trigger(s, BUILT, country, space, country)


def recruit(s: Quartermaster, country: int, space: int) -> None:
    s.put(country, space)
    if s.tell is not None:
        s.say("qm-recruited", {"country": COUNTRY_IDS[country], "space": SPACES[space]})
    if s.rulings.recruited_too:  # qm.react.recruited
        trigger(s, BUILT, country, space, country, flags=RECRUITED)


def enemies_in(s: Quartermaster, side: int, space: int) -> list[int]:
    """The countries of the other side with a piece in a space."""
    return [country for country in MEMBERS[1 - side] if (s.pieces[country] >> space) & 1]


class Combat(Frame[Quartermaster]):
    """A battle in a space: the piece battled is removed, then cards answer the battle (qm.play.still-battle)."""

    NAME = "battle"

    country: int
    space: int
    whom: int  # whose piece is battled, -1 in an empty space
    fought: bool

    def __init__(self, country: int, space: int, whom: int, fought: bool = False) -> None:
        self.country = country
        self.space = space
        self.whom = whom
        self.fought = fought

    def copy(self) -> Combat:
        return Combat(self.country, self.space, self.whom, self.fought)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        whom = COUNTRY_IDS[self.whom] if self.whom >= 0 else ""
        place = SPACES[self.space]
        return {"country": COUNTRY_IDS[self.country], "space": place, "whom": whom, "fought": self.fought}

    def resume(self, s: Quartermaster) -> bool:
        if not self.fought:
            self.fought = True
            if s.tell is not None:
                whom = COUNTRY_IDS[self.whom] if self.whom >= 0 else "nobody"
                place = SPACES[self.space]
                s.say("qm-battled", {"country": COUNTRY_IDS[self.country], "space": place, "whom": whom})
            if self.whom >= 0:
                s.push(Removal(self.whom, self.space, self.country, IN_BATTLE))
                return False
        s.done()
        trigger(s, BATTLED, self.country, self.space, self.whom)
        return False

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return ASK_NOBODY


class Removal(Frame[Quartermaster]):
    """A piece is about to be removed: cards may save it; if it goes, cards may answer that."""

    NAME = "removal"

    owner: int
    space: int
    actor: int  # who causes it; in a supply step the country on turn
    flags: int
    answered: bool
    saved: bool

    def __init__(
        self, owner: int, space: int, actor: int, flags: int = 0, answered: bool = False, saved: bool = False
    ) -> None:
        self.owner = owner
        self.space = space
        self.actor = actor
        self.flags = flags
        self.answered = answered
        self.saved = saved

    def copy(self) -> Removal:
        return Removal(self.owner, self.space, self.actor, self.flags, self.answered, self.saved)

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {
            "owner": COUNTRY_IDS[self.owner],
            "space": SPACES[self.space],
            "actor": COUNTRY_IDS[self.actor],
            "flags": self.flags,
            "answered": self.answered,
            "saved": self.saved,
        }

    def resume(self, s: Quartermaster) -> bool:
        bit = 1 << self.space
        if not self.answered and s.pieces[self.owner] & bit & ~s.safe[self.owner]:
            self.answered = True
            if supplied(s, self.owner) & bit:
                self.flags |= SUPPLIED
            trigger(s, ABOUT_TO_GO, self.actor, self.space, self.owner, flags=self.flags)
            if s.stack[-1] is not self:
                return False
        s.done()
        if not s.pieces[self.owner] & bit:  # given up meanwhile
            return False
        saved = self.saved or bool(s.safe[self.owner] & bit)
        if s.tell is not None:
            event = "qm-saved" if saved else "qm-removed"
            s.say(event, {"country": COUNTRY_IDS[self.owner], "space": SPACES[self.space]})
        if not saved:
            s.take_off(self.owner, self.space)
            trigger(s, REMOVED, self.actor, self.space, self.owner, flags=self.flags)
        return False

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return ASK_NOBODY
