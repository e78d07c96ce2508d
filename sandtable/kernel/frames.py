"""Frames every title can use: response windows, offers, joint decisions and choices made in secret together.

Each is a base class: the title says who could act and what an answer does; who is asked when, what the others see
meanwhile and when it is over is decided here, once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame, S
from sandtable.kernel.knowledge import Facts, Secret

PASS: Final = Action("pass")
ACCEPT: Final = Action("accept")
DECLINE: Final = Action("decline")
CHOSEN_IN_SECRET: Final = Action("choose", ("?",))

Team = tuple[int, ...]


class Window(Frame[S]):
    """A response window: two teams in turn, one reaction at a time, until both have passed in a row.

    All seats of a team that, by public knowledge, could react are asked together. The first reaction counts; then
    the other team is asked. A team has passed when all its asked seats have; single passes stay hidden, and every
    asked seat shows as pending until the team is done.
    """

    teams: tuple[Team, Team]  # the team that did not cause the trigger comes first
    turn: int  # which team is asked
    quiet: int  # how many teams in a row have passed
    passed: int  # the seats of the asked team that have passed, as a mask

    def __init__(self, teams: tuple[Team, Team], turn: int = 0, quiet: int = 0, passed: int = 0) -> None:
        self.teams = teams
        self.turn = turn
        self.quiet = quiet
        self.passed = passed

    @abstractmethod
    def could_react(self, s: S, seat: int) -> bool:
        """By public knowledge alone: cards in a hidden hand count, whatever they are."""

    @abstractmethod
    def reactions(self, s: S, seat: int) -> Sequence[Action]: ...

    @abstractmethod
    def react(self, s: S, seat: int, action: Action) -> None:
        """Carry out a reaction; what it sets off is pushed on the stack and so comes first."""

    def closed(self, s: S) -> None:
        """Both teams have passed; the frame is already gone."""

    def team_asked(self, s: S) -> Team:
        return tuple(seat for seat in self.teams[self.turn] if self.could_react(s, seat))

    def resume(self, s: S) -> bool:
        while self.quiet < 2:
            if any(not (self.passed >> seat) & 1 for seat in self.team_asked(s)):
                return True
            self.quiet += 1
            self._next_team()
        s.done()
        self.closed(s)
        return False

    def _next_team(self) -> None:
        self.turn = 1 - self.turn
        self.passed = 0

    def asks(self, s: S) -> tuple[int, ...]:
        return tuple(seat for seat in self.team_asked(s) if not (self.passed >> seat) & 1)

    def asks_seen_by(self, s: S, viewer: int | None) -> tuple[int, ...]:
        return tuple(seat for seat in self.team_asked(s) if seat != viewer or not (self.passed >> seat) & 1)

    def legal(self, s: S, seat: int) -> Sequence[Action]:
        return [PASS, *self.reactions(s, seat)]

    def take(self, s: S, seat: int, action: Action) -> None:
        if action == PASS:
            self.passed |= 1 << seat
            return
        self.quiet = 0
        self._next_team()
        self.react(s, seat, action)

    def shown(self, s: S, seat: int, action: Action, viewer: int | None) -> Action | None:
        return None if action == PASS else action

    def asks_in_secret(self, s: S) -> bool:
        return True

    def facts(self, s: S) -> dict[str, Facts]:
        # each seat may know of its own pass only
        passes: list[Facts] = []
        for seat in self.team_asked(s):
            passes.append(Secret((self.passed >> seat) & 1 == 1, 1 << seat, None))
        return {"turn": self.turn, "quiet": self.quiet, "passes": passes}


class Offer(Frame[S]):
    """One seat offers, others accept or decline; it holds when all have accepted, it falls with the first refusal."""

    proposer: int
    unanswered: Team

    def __init__(self, proposer: int, unanswered: Team) -> None:
        self.proposer = proposer
        self.unanswered = unanswered

    @abstractmethod
    def accepted(self, s: S) -> None: ...

    def declined(self, s: S, seat: int) -> None:
        """Nothing comes of it."""

    def resume(self, s: S) -> bool:
        if self.unanswered:
            return True
        s.done()
        self.accepted(s)
        return False

    def asks(self, s: S) -> tuple[int, ...]:
        return self.unanswered

    def legal(self, s: S, seat: int) -> Sequence[Action]:
        return (ACCEPT, DECLINE)

    def take(self, s: S, seat: int, action: Action) -> None:
        if action == ACCEPT:
            self.unanswered = tuple(other for other in self.unanswered if other != seat)
            return
        s.done()
        self.declined(s, seat)

    def facts(self, s: S) -> dict[str, Facts]:
        return {"proposer": self.proposer, "unanswered": list(self.unanswered)}


class Together(Frame[S]):
    """Several seats choose at the same time, each in secret until all have chosen."""

    seats: Team
    chosen: tuple[str, ...]  # one text per seat, "" while it is still thinking

    def __init__(self, seats: Team, chosen: tuple[str, ...] = ()) -> None:
        self.seats = seats
        self.chosen = chosen or ("",) * len(seats)

    @abstractmethod
    def options(self, s: S, seat: int) -> Sequence[Action]: ...

    @abstractmethod
    def all_chosen(self, s: S, chosen: tuple[str, ...]) -> None:
        """Everybody has chosen; the frame is already gone. The texts stand in the order of ``seats``."""

    def resume(self, s: S) -> bool:
        if "" in self.chosen:
            return True
        s.done()
        self.all_chosen(s, self.chosen)
        return False

    def asks(self, s: S) -> tuple[int, ...]:
        return tuple(seat for n, seat in enumerate(self.seats) if not self.chosen[n])

    def legal(self, s: S, seat: int) -> Sequence[Action]:
        return self.options(s, seat)

    def take(self, s: S, seat: int, action: Action) -> None:
        place = self.seats.index(seat)
        self.chosen = (*self.chosen[:place], action.text, *self.chosen[place + 1 :])

    def shown(self, s: S, seat: int, action: Action, viewer: int | None) -> Action | None:
        return CHOSEN_IN_SECRET

    def facts(self, s: S) -> dict[str, Facts]:
        chosen: list[Facts] = []
        for n, text in enumerate(self.chosen):
            chosen.append(Secret(text, 1 << self.seats[n], "?") if text else "")
        return {"seats": list(self.seats), "chosen": chosen}


class Joint(Frame[S]):
    """Allies decide one thing together: each proposes openly, agreement settles it, else a die picks a proposal.

    A free act may take an option away meanwhile: who proposed it is asked again, and with no option left the frame
    just ends.
    """

    seats: Team
    proposals: tuple[str, ...]

    def __init__(self, seats: Team, proposals: tuple[str, ...] = ()) -> None:
        self.seats = seats
        self.proposals = proposals or ("",) * len(seats)

    @abstractmethod
    def options(self, s: S) -> Sequence[Action]: ...

    @abstractmethod
    def decided(self, s: S, action: Action) -> None:
        """The decision of the allies; the frame is already gone."""

    def agreed(self) -> bool:
        return all(proposal == self.proposals[0] for proposal in self.proposals)

    def resume(self, s: S) -> bool:
        possible = {option.text: option for option in self.options(s)}
        if not possible:
            s.done()
            return False
        self.proposals = tuple(text if text in possible else "" for text in self.proposals)
        if "" in self.proposals or not self.agreed():
            return True
        self._settle(s, possible[self.proposals[0]])
        return False

    def _settle(self, s: S, decision: Action) -> None:
        s.done()
        self.decided(s, decision)

    def asks(self, s: S) -> tuple[int, ...]:
        if "" in self.proposals:
            return tuple(seat for n, seat in enumerate(self.seats) if not self.proposals[n])
        return ASK_CHANCE

    def legal(self, s: S, seat: int) -> Sequence[Action]:
        return self.options(s)

    def chance(self, s: S) -> Chance:
        return die(len(self.seats), "core-chance-disagree")

    def take(self, s: S, seat: int, action: Action) -> None:
        if seat in self.seats:
            place = self.seats.index(seat)
            self.proposals = (*self.proposals[:place], action.text, *self.proposals[place + 1 :])
        else:
            text = self.proposals[ROLLED[action.text] - 1]
            self._settle(s, next(option for option in self.options(s) if option.text == text))

    def facts(self, s: S) -> dict[str, Facts]:
        return {"seats": list(self.seats), "proposals": list(self.proposals)}
