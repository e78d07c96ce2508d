"""Cards in use: the window in which cards answer an event, the text of a card being carried out, and playing one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.games.quartermaster.acts import USE, Pick
from sandtable.games.quartermaster.board import SPACES, names
from sandtable.games.quartermaster.cards.card import (
    ANSWERING,
    DECLARED,
    PLAYED,
    RESPONSES_FOR,
    STATUS_USED,
    STATUSES_FOR,
    TRIGGERS,
    WAGED,
    Part,
)
from sandtable.games.quartermaster.catalogue import (
    CARDS,
    COUNTRY_IDS,
    ECONOMIC_WARFARE,
    KIND,
    OWNER,
    RESPONSE,
    SIDE,
    STATUS,
)
from sandtable.games.quartermaster.payments import DeckLoss, HandPayment
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.untold import LAID, may_be_laid, suppose
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.frames import Team, Window
from sandtable.kernel.knowledge import Facts, Secret
from sandtable.kernel.refusal import Refusal, not_asked_for

# what else an event says
SUPPLIED: Final = 1  # the piece is in supply
IN_BATTLE: Final = 2  # it is removed by a battle
RECRUITED: Final = 4  # it was recruited, not built


class Reaction(Window[Quartermaster]):
    """Cards answer an event. ``actor`` caused it or is on turn, so the other side comes first (qm.react.alternate).

    Everybody may pass (qm.react.free); of a side the first to speak goes first (qm.react.order).
    """

    NAME = "reaction"
    REFUSED = ("qm.react.at-once", "qm-refused-use")

    trigger: int
    actor: int
    space: int
    whom: int  # the country whose piece or deck it is about
    about: int  # the card it is about
    flags: int
    used: int  # cards that have answered already (qm.react.once)
    asked: Team | None  # who could answer, as found when the window went on

    def __init__(
        self,
        teams: tuple[Team, Team],
        trigger: int,
        actor: int,
        space: int = -1,
        whom: int = -1,
        about: int = -1,
        flags: int = 0,
        used: int = 0,
        turn: int = 0,
        quiet: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(teams, turn, quiet, passed)
        self.trigger = trigger
        self.actor = actor
        self.space = space
        self.whom = whom
        self.about = about
        self.flags = flags
        self.used = used
        self.asked = None

    def copy(self) -> Reaction:
        twin = Reaction(self.teams, self.trigger, self.actor, self.space, self.whom, self.about, self.flags)
        twin.used = self.used
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.passed = self.passed
        twin.asked = self.asked
        return twin

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        used: list[Facts] = []
        for card in range(len(CARDS)):
            if (self.used >> card) & 1:
                used.append(CARDS[card])
        return {
            "trigger": TRIGGERS[self.trigger],
            "actor": COUNTRY_IDS[self.actor],
            "space": SPACES[self.space] if self.space >= 0 else "",
            "whom": COUNTRY_IDS[self.whom] if self.whom >= 0 else "",
            "about": CARDS[self.about] if self.about >= 0 else "",
            "flags": self.flags,
            "used": used,
            **super().facts(s),
        }

    def prompt(self, s: Quartermaster, seat: int) -> str:
        return prompt_of(self.trigger)

    def concerns(self, s: Quartermaster, seat: int) -> dict[str, str]:
        """All of it is on the board."""
        found = {"actor": COUNTRY_IDS[self.actor]}
        if self.space >= 0:
            found["space"] = SPACES[self.space]
        if self.whom >= 0:
            found["whom"] = COUNTRY_IDS[self.whom]
        return found

    # who is asked

    def resume(self, s: Quartermaster) -> bool:
        self.asked = None
        return super().resume(s)

    def _next_team(self) -> None:
        self.asked = None
        super()._next_team()

    def team_asked(self, s: Quartermaster) -> Team:
        asked = self.asked
        if asked is None:
            asked = super().team_asked(s)
            self.asked = asked
        return asked

    def could_react(self, s: Quartermaster, seat: int) -> bool:
        """qm.react.asked: any card that may lie face down counts, whatever lies there."""
        for country in s.rulings.countries[seat]:
            if self.could_answer(s, country):
                return True
        return False

    def could_answer(self, s: Quartermaster, country: int) -> bool:
        cards = STATUSES_FOR[self.trigger][country] & s.status & ~s.spent
        if s.laid[country]:
            cards |= RESPONSES_FOR[self.trigger][country] & ~s.gone
        return cards != 0 and self._usable(s, cards & ~self.used, True) != 0

    def _usable(self, s: Quartermaster, cards: int, any_will_do: bool) -> int:
        """Of these cards, those that the event lets do something; the first of them where any will do."""
        found = 0
        while cards:
            low = cards & -cards
            cards ^= low
            card = low.bit_length() - 1
            declared = DECLARED[card]
            country = OWNER[card]
            when = declared.when
            if when is None or not when.fits(s, country, self):
                continue
            if useful(s, Text(card, country, self.actor, self.space, self.whom, self.about)):
                found |= low
                if any_will_do:
                    return found
        return found

    def reactions(self, s: Quartermaster, seat: int) -> Sequence[Action]:
        """Own cards alone (qm.react.allies)."""
        acts: list[Action] = []
        for country in s.rulings.countries[seat]:
            cards = STATUSES_FOR[self.trigger][country] & s.status & ~s.spent
            answering = RESPONSES_FOR[self.trigger][country]
            if answering:
                for card in may_be_laid(s, country):
                    cards |= (1 << card) & answering
            usable = self._usable(s, cards & ~self.used, False)
            while usable:
                low = usable & -usable
                usable ^= low
                acts.append(USE[low.bit_length() - 1])
        return acts

    def react(self, s: Quartermaster, seat: int, action: Action) -> None:
        """What the card sets off lies above this window and comes first (qm.react.nested)."""
        card = cast(Pick, action).index
        self.used |= 1 << card
        if KIND[card] == RESPONSE:
            use_response(s, card, self)
        else:
            use_status(s, card, self)


def prompt_of(trigger: int) -> str:
    return f"qm-prompt-{TRIGGERS[trigger]}"


def trigger(
    s: Quartermaster, what: int, actor: int, space: int = -1, whom: int = -1, about: int = -1, flags: int = 0
) -> None:
    """Something happened that cards may answer. No window opens where everybody knows that none could."""
    statuses, responses = STATUSES_FOR[what], RESPONSES_FOR[what]
    for country in ANSWERING[what]:
        if statuses[country] & s.status & ~s.spent or (s.laid[country] and responses[country] & ~s.gone):
            break
    else:
        return
    side = SIDE[actor]
    teams = s.rulings.team
    window = Reaction((teams[1 - side], teams[side]), what, actor, space, whom, about, flags)
    for country in ANSWERING[what]:
        if window.could_answer(s, country):
            s.push(window)
            return


def use_status(s: Quartermaster, card: int, event: Reaction | None) -> None:
    if DECLARED[card].once:
        s.spent |= 1 << card
    if s.tell is not None:
        s.say("qm-used", {"country": COUNTRY_IDS[OWNER[card]], "card": CARDS[card]})
    _carry_out(s, card, event)


def use_response(s: Quartermaster, card: int, event: Reaction | None) -> None:
    """qm.play.discarded-first: it is turned up and discarded, then its text is carried out."""
    country = OWNER[card]
    suppose(s, country, card, LAID)
    s.take_up(country, card)
    s.discard_openly(country, card)
    if s.tell is not None:
        s.say("qm-used", {"country": COUNTRY_IDS[country], "card": CARDS[card]})
    _carry_out(s, card, event)


def _carry_out(s: Quartermaster, card: int, event: Reaction | None) -> None:
    if event is None:
        s.push(Text(card, OWNER[card]))
    else:
        s.push(Text(card, OWNER[card], event.actor, event.space, event.whom, event.about))


def play_card(s: Quartermaster, country: int, card: int, in_step: bool) -> None:
    """A card that has left the hand or the discard pile is played; ``in_step`` as the card of the play step."""
    kind = KIND[card]
    if kind in (STATUS, RESPONSE):  # qm.kind.status, qm.kind.response
        s.lay_down(country, card)
        if s.tell is not None:
            name: Facts = Secret(CARDS[card], s.rulings.known[country], "?") if kind == RESPONSE else CARDS[card]
            s.say("qm-laid-down", {"country": COUNTRY_IDS[country], "card": name})
            if s.number_of(country, card):
                s.say("qm-dummy-laid", {"country": COUNTRY_IDS[country], "number": s.number_of(country, card)})
        return
    s.discard_openly(country, card)
    if s.tell is not None:
        s.say("qm-played", {"country": COUNTRY_IDS[country], "card": CARDS[card]})
    s.push(Text(card, country, in_step=in_step))  # qm.kind.event, qm.kind.economic-warfare
    if kind == ECONOMIC_WARFARE:
        trigger(s, WAGED, country, about=card)


class Text(Frame[Quartermaster]):
    """The text of a card: its cost, then its parts one at a time (qm.play.parts).

    ``actor``, ``space``, ``whom`` and ``about`` are those of the event it answers. ``times``, ``marked`` and ``lifted``
    belong to the part in progress: how far it is, and spaces it keeps in mind.
    """

    NAME = "text"

    card: int
    country: int
    actor: int
    space: int
    whom: int
    about: int
    in_step: bool
    paid: bool
    part: int
    times: int
    marked: int
    lifted: int
    offered: list[Action] | None  # what the part in progress offers, as found when it went on

    def __init__(
        self,
        card: int,
        country: int,
        actor: int = -1,
        space: int = -1,
        whom: int = -1,
        about: int = -1,
        in_step: bool = False,
    ) -> None:
        self.card = card
        self.country = country
        self.actor = actor
        self.space = space
        self.whom = whom
        self.about = about
        self.in_step = in_step
        self.paid = False
        self.part = 0
        self.times = 0
        self.marked = 0
        self.lifted = 0
        self.offered = None

    def copy(self) -> Text:
        twin = Text(self.card, self.country, self.actor, self.space, self.whom, self.about, self.in_step)
        twin.paid = self.paid
        twin.part = self.part
        twin.times = self.times
        twin.marked = self.marked
        twin.lifted = self.lifted
        twin.offered = self.offered
        return twin

    def facts(self, s: Quartermaster) -> dict[str, Facts]:
        return {
            "card": CARDS[self.card],
            "country": COUNTRY_IDS[self.country],
            "actor": COUNTRY_IDS[self.actor] if self.actor >= 0 else "",
            "space": SPACES[self.space] if self.space >= 0 else "",
            "whom": COUNTRY_IDS[self.whom] if self.whom >= 0 else "",
            "about": CARDS[self.about] if self.about >= 0 else "",
            "in-step": self.in_step,
            "paid": self.paid,
            "part": self.part,
            "times": self.times,
            "marked": [*names(self.marked)],
            "lifted": [*names(self.lifted)],
        }

    def resume(self, s: Quartermaster) -> bool:
        declared = DECLARED[self.card]
        if not self.paid:
            self.paid = True
            if declared.deck:
                s.push(DeckLoss(self.country, declared.deck))
                return False
            if declared.hand:
                s.push(HandPayment(self.country, declared.hand))
                return False
        parts = declared.text
        while self.part < len(parts):
            if parts[self.part].go(s, self):
                return True
            if s.stack[-1] is not self:
                return False
        s.done()
        self._over(s)
        return False

    def _over(self, s: Quartermaster) -> None:
        if KIND[self.card] == STATUS:
            trigger(s, STATUS_USED, self.country, about=self.card)
        elif self.in_step:
            trigger(s, PLAYED, self.country, about=self.card)

    def next_part(self) -> None:
        self.part += 1
        self.times = 0
        self.marked = 0
        self.lifted = 0

    def cancel(self) -> None:
        """Nothing more of the text happens."""
        self.part = len(DECLARED[self.card].text)

    def current(self) -> Part:
        return DECLARED[self.card].text[self.part]

    def asks(self, s: Quartermaster) -> tuple[int, ...]:
        return self.current().asks(s, self)

    def prompt(self, s: Quartermaster, seat: int) -> str:
        return self.current().PROMPT

    def legal(self, s: Quartermaster, seat: int) -> Sequence[Action]:
        offered = self.offered
        if offered is None:
            offered = self.current().options(s, self) or []
            self.offered = offered
        return offered

    def why_not(self, s: Quartermaster, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(s, seat):
            return None
        return self.current().why_not(s, self, action) or not_asked_for(action.verb)

    def take(self, s: Quartermaster, seat: int, action: Action) -> None:
        self.offered = None
        self.current().take(s, self, action)

    def shown(self, s: Quartermaster, seat: int, action: Action, viewer: int | None) -> Action | None:
        return self.current().shown(action)


def useful(s: Quartermaster, text: Text) -> bool:
    """qm.react.useful: whether any part of a card's text could do something."""
    for part in DECLARED[text.card].text:
        if part.possible(s, text):
            return True
    return False
