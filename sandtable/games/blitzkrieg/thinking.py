"""What the virtual opponent has in mind during one placement: its candidates, level by level, and the trace of them."""

from __future__ import annotations

from typing import Final

from sandtable.games.blitzkrieg.resolution import foreseen
from sandtable.games.blitzkrieg.state import EMPTY, FIRST, SECOND, TARGET, Blitzkrieg
from sandtable.kernel.knowledge import Facts

THEATRE: Final = 0
SPACE: Final = 1
TOKEN: Final = 2
LEVELS: Final = ("theatre", "space", "token")


def loses_at_once(s: Blitzkrieg) -> bool:
    """Whether the human would win at the end of this very turn (bk.end.allies-at-once)."""
    return s.rulings.allies_win_at_once and s.points[SECOND] >= TARGET and s.points[SECOND] >= s.points[FIRST]


class Thinking:
    """Candidates are masks: of theatres, then of spaces in the active campaign, then of places in the row."""

    def __init__(self, s: Blitzkrieg, theatre: int) -> None:
        """``theatre`` is where a blitz goes on, or EMPTY."""
        self.s: Final = s
        self.row: Final = s.reserves[FIRST]
        self.roles: Final = [s.role(FIRST, kind) for kind in self.row]
        within = s.edition.all_spaces if theatre == EMPTY else s.edition.theatre_spaces[theatre]
        self.fit = [s.spaces_for(FIRST, kind) & within for kind in self.row]  # bk.solo.steps.legal
        self.level = THEATRE
        self.candidates = 0
        self.theatre = EMPTY
        self.space = EMPTY
        self.step = 0
        self.trace: list[Facts] = []
        self._consider_theatres()

    # narrowing

    def settled(self) -> bool:
        """Whether just one candidate is left on this level."""
        return self.candidates & (self.candidates - 1) == 0

    def keep(self, kept: int) -> None:
        """bk.solo.steps.narrowing: a step that would leave none is skipped."""
        had = self.candidates
        kept &= had
        if self.s.tell is not None:
            self.note(self._named(had), self._named(kept or had), met=kept != 0)
        if kept:
            self.candidates = kept

    def keep_most(self, amounts: list[int], least: int | None = None) -> None:
        """Keep the candidates with the largest amount, if it is at least ``least``."""
        best = max(amount for n, amount in enumerate(amounts) if (self.candidates >> n) & 1)
        kept = 0
        if least is None or best >= least:
            for n, amount in enumerate(amounts):
                if amount == best:
                    kept |= 1 << n
        self.keep(kept)

    def note(self, had: list[str], kept: list[str], met: bool) -> None:
        entry: dict[str, Facts] = {"step": self.step, "level": LEVELS[self.level], "had": [*had], "kept": [*kept]}
        entry["met"] = met
        self.trace.append(entry)

    def _named(self, mask: int) -> list[str]:
        edition = self.s.edition
        names: list[str]
        if self.level == THEATRE:
            names = edition.theatres
        elif self.level == SPACE:
            names = edition.spaces
        else:
            names = [f"row:{n + 1} {edition.tokens[kind].id}" for n, kind in enumerate(self.row)]
        return [name for n, name in enumerate(names) if (mask >> n) & 1]

    # levels

    def _consider_theatres(self) -> None:
        self.level = THEATRE
        self.candidates = 0
        for theatre, spaces in enumerate(self.s.edition.theatre_spaces):
            if any(mask & spaces for mask in self.fit):
                self.candidates |= 1 << theatre

    def drop_losing_placements(self) -> int:
        """Leave only placements that do not lose at once; returns the theatres that still have one."""
        s = self.s
        theatres = 0
        safe = self.fit.copy()
        for n, kind in enumerate(self.row):
            mask = self.fit[n]
            while mask:
                bit = mask & -mask
                mask ^= bit
                if self._may_lose(bit) and loses_at_once(foreseen(s, FIRST, kind, bit.bit_length() - 1)):
                    safe[n] ^= bit
                else:
                    theatres |= 1 << s.edition.space_theatre[bit.bit_length() - 1]
        if theatres:
            self.fit = safe
        return theatres

    def _may_lose(self, bit: int) -> bool:
        """Only filling the last space of a campaign gives the human points, and only few points are missing."""
        s = self.s
        campaign = s.edition.space_campaign[bit.bit_length() - 1]
        if s.edition.campaign_spaces[campaign] & ~s.occupied & ~bit:
            return False
        return s.points[SECOND] + s.edition.campaign_points[campaign] + 2 >= TARGET

    def consider_spaces(self) -> None:
        """The theatre is settled: on to the spaces of its active campaign that some token fits."""
        self.theatre = self.candidates.bit_length() - 1
        self.level = SPACE
        self.candidates = 0
        for mask in self.fit:
            self.candidates |= mask
        self.candidates &= self.s.edition.theatre_spaces[self.theatre]

    def consider_tokens(self) -> None:
        """The space is settled: on to the tokens of the row that fit it."""
        self.space = self.candidates.bit_length() - 1
        self.level = TOKEN
        self.candidates = 0
        for n, mask in enumerate(self.fit):
            if (mask >> self.space) & 1:
                self.candidates |= 1 << n

    # questions the steps ask

    def behind_by(self) -> int:
        return self.s.points[SECOND] - self.s.points[FIRST]

    def free_in_active(self, theatre: int) -> int:
        """The free spaces of the active campaign, as a mask."""
        return self.s.frontier & self.s.edition.theatre_spaces[theatre]

    def active_points(self) -> list[int]:
        """What the active campaign of each theatre is worth, bonus ignored."""
        edition = self.s.edition
        points: list[int] = []
        for theatre in range(len(self.s.markers)):
            free = self.free_in_active(theatre)
            points.append(edition.campaign_points[edition.space_campaign[free.bit_length() - 1]] if free else 0)
        return points

    def strength(self, place: int) -> int:
        """The effective value of a token of the row on the chosen space."""
        return self.s.strength(FIRST, self.roles[place], self.space)
