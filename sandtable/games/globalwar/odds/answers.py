"""What the defenders score in one round, whoever they are: the states of the attacker that come out of another."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.odds.hits import NEVER, Chance, Chances, Hits
from sandtable.games.globalwar.odds.shares import Share, Shares
from sandtable.games.globalwar.odds.volleys import Volleys

ONCE: Final = Share(1.0)

Answer = tuple[int, Chances]  # a state of the attacker, and by defender the chance that he leaves that of him


class Tally:
    """By number of hits: the defenders who may score so many of one aim, and at least so many."""

    def __init__(self) -> None:
        self.exactly: Final[list[Chances]] = []
        self.at_least: Final[list[Chances]] = []

    def note(self, defender: int, hits: Hits) -> None:
        row = hits.rows[0][1]
        while len(self.exactly) < len(row):
            self.exactly.append([])
            self.at_least.append([])
        for n in range(len(row)):
            note(self.exactly[n], defender, row[n])
            note(self.at_least[n], defender, hits.at_least[0][n])


class Answers:
    """The volleys of all defenders at attackers who are alike as targets.

    Most volleys have one aim. For them the chances of 0, 1, 2, … hits are listed once for all attackers.
    """

    def __init__(self, volleys: Volleys) -> None:
        self.volleys: Final = volleys
        self._known: int = 0  # defenders that were looked at
        self._tallies: Final[dict[int, Tally]] = {}  # by aim
        self._mixed: Final[list[tuple[int, Hits]]] = []  # defenders with several aims
        self._struck: Final = Shares(volleys.later[ATTACKER])
        self._silent: Final[Chances] = []  # defenders without dice

    def _look(self, attacker: int) -> None:
        """Takes in defenders that have come up since; how they fire at this attacker is how they fire at all."""
        states = self.volleys.later[DEFENDER]
        for defender in range(self._known, len(states.counts)):
            if states.alive[defender]:
                self._take_in(defender, self.volleys.answer(defender, attacker))
        self._known = len(states.counts)

    def _take_in(self, defender: int, hits: Hits) -> None:
        if not hits.aims:
            note(self._silent, defender, Chance(1.0))
        elif len(hits.aims) > 1:
            self._mixed.append((defender, hits))
        else:
            if hits.aims[0] not in self._tallies:
                self._tallies[hits.aims[0]] = Tally()
            self._tallies[hits.aims[0]].note(defender, hits)

    def left(self, attacker: int) -> list[Answer]:
        """What can be left of an attacker, with the chance of it by defender. A state may come up twice."""
        self._look(attacker)
        found: list[Answer] = []
        if self._silent:
            found.append((attacker, self._silent))
        states = self.volleys.later[ATTACKER]
        for aim, tally in self._tallies.items():
            chain = states.chain(aim, attacker)
            last = min(len(chain), len(tally.exactly)) - 1
            for n in range(last):
                found.append((chain[n], tally.exactly[n]))
            found.append((chain[last], tally.at_least[last]))
        self._add_mixed(found, attacker)
        return found

    def _add_mixed(self, found: list[Answer], attacker: int) -> None:
        rows: list[Chances] = []  # by state
        for defender, hits in self._mixed:
            self._struck.strike(attacker, ONCE, hits)
            self.volleys.work += hits.size
            for state, share in enumerate(self._struck.by_state):
                if share.chance:
                    while len(rows) <= state:
                        rows.append([])
                    note(rows[state], defender, Chance(share.chance))
                    share.chance = 0.0
        found += [(state, row) for state, row in enumerate(rows) if row]


def note(row: Chances, defender: int, chance: Chance) -> None:
    """Puts the chance of a defender into a row; those who are missing in it never come to this."""
    missing = defender - len(row)
    if missing > 0:
        row.extend([NEVER] * missing)
    row.append(chance)
