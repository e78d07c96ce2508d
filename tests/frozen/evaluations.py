"""What the frozen bots ask of a title, with the answers as they were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from sandtable.games.blitzkrieg.state import SECOND, Blitzkrieg
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.legie.state import Legie
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.kernel.action import Action
from sandtable.kernel.state import State


class Evaluation(Protocol):
    LOOKAHEAD: int

    def worth(self, state: State, seat: int) -> float: ...
    def likely(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]: ...
    def likely_free(self, state: State, seat: int, free: Sequence[Action]) -> Sequence[Action]: ...
    def turn(self, state: State) -> int: ...


class Plainly:
    """A title that finds every act likely and looks at single decisions."""

    LOOKAHEAD = 0

    def likely(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        return legal

    def likely_free(self, state: State, seat: int, free: Sequence[Action]) -> Sequence[Action]:
        return free

    def turn(self, state: State) -> int:
        return 0


class OfBlitzkrieg(Plainly):
    def worth(self, state: State, seat: int) -> float:
        from frozen.blitzkrieg.worth import worth

        s = cast(Blitzkrieg, state)
        return worth(s, SECOND if s.rulings.solo else seat)


class OfQuartermaster(Plainly):
    LOOKAHEAD = 2

    def worth(self, state: State, seat: int) -> float:
        from frozen.quartermaster.worth import worth

        return worth(cast(Quartermaster, state), seat)

    def likely(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        from frozen.quartermaster.worth import likely

        return likely(cast(Quartermaster, state), seat, legal)

    def turn(self, state: State) -> int:
        s = cast(Quartermaster, state)
        return 6 * s.round + s.turn


class OfLegie(Plainly):
    LOOKAHEAD = 1

    def worth(self, state: State, seat: int) -> float:
        from frozen.legie.worth import worth

        return worth(cast(Legie, state), seat)

    def likely(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        from frozen.legie.likely import likely

        return likely(cast(Legie, state), seat, legal)

    def turn(self, state: State) -> int:
        s = cast(Legie, state)
        return 4 * s.game + s.round


class OfGlobalWar(Plainly):
    def worth(self, state: State, seat: int) -> float:
        from frozen.globalwar.worth import worth

        return worth(cast(GlobalWar, state), seat)

    def likely(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        from frozen.globalwar.plans import next_order

        return (next_order(cast(GlobalWar, state), seat, legal),)


EVALUATIONS: dict[str, Evaluation] = {
    "blitzkrieg": OfBlitzkrieg(),
    "quartermaster": OfQuartermaster(),
    "legie": OfLegie(),
    "globalwar": OfGlobalWar(),
}
