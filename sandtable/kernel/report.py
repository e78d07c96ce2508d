"""What happened since somebody last looked, told in a page: made of what a reader was shown, and of nothing else."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.plain import Plain, Record

MOST_HEADLINES: Final = 4
MOST_BACK: Final = 1_000_000
NO_SEAT: Final = -1

GOOD: Final = 1
NEITHER: Final = 0
BAD: Final = -1


class Told:
    """A message with its arguments, as an event is."""

    def __init__(self, event: str, args: dict[str, Plain] | None = None) -> None:
        self.event: Final = event
        self.args: Final[dict[str, Plain]] = {} if args is None else args

    def plain(self) -> dict[str, Plain]:
        return {"event": self.event, "args": self.args}


class Headline:
    """A thing worth knowing first: what, more about it, a figure with its unit, for whom it is good, and where it was.

    ``weight`` is how much it changes for the reader.
    """

    def __init__(self, weight: int, mood: int, who: str, what: Told, figure: int, unit: str) -> None:
        self.weight: Final = weight
        self.mood: Final = mood
        self.who: Final = who
        self.what: Final = what
        self.figure: Final = figure
        self.unit: Final = unit
        self.more: list[Told] = []
        self.places: list[str] = []

    def plain(self) -> dict[str, Plain]:
        more: list[Plain] = [one.plain() for one in self.more]
        places: list[Plain] = [*self.places]
        return {
            "mood": self.mood,
            "who": self.who,
            "what": self.what.plain(),
            "figure": self.figure,
            "unit": self.unit,
            "more": more,
            "places": places,
        }


class Figure:
    """A number then and now; ``better`` is GOOD where more is better, BAD where less is."""

    def __init__(self, name: str, before: int, after: int, better: int) -> None:
        self.name: Final = name
        self.before: Final = before
        self.after: Final = after
        self.better: Final = better

    def plain(self) -> dict[str, Plain]:
        return {"name": self.name, "before": self.before, "after": self.after, "better": self.better}


class TurnTold:
    """What somebody did in a turn, what it cost them and what it cost others; ``who`` is a noun of the title."""

    def __init__(self, seat: int, who: str = "") -> None:
        self.seat: Final = seat
        self.who: Final = who
        self.deeds: list[Told] = []
        self.lost = 0
        self.beaten = 0

    def plain(self) -> dict[str, Plain]:
        deeds: list[Plain] = [deed.plain() for deed in self.deeds]
        return {"seat": self.seat, "who": self.who, "deeds": deeds, "lost": self.lost, "beaten": self.beaten}


class Report:
    """``headlines`` are ordered by what they change for the reader; of many only the first are told."""

    def __init__(self, figures: list[Figure], headlines: list[Headline], turns: list[TurnTold]) -> None:
        self.figures: Final = figures
        self.headlines: Final = sorted(headlines, key=lambda one: -one.weight)[:MOST_HEADLINES]
        self.turns: Final = turns

    def plain(self) -> dict[str, Plain]:
        figures: list[Plain] = [one.plain() for one in self.figures]
        headlines: list[Plain] = [one.plain() for one in self.headlines]
        turns: list[Plain] = [one.plain() for one in self.turns]
        return {"figures": figures, "headlines": headlines, "turns": turns}


def in_force(lines: list[Plain]) -> list[Record]:
    """The lines of a log that were not taken back."""
    found: list[Record] = []
    for data in lines:
        line = Record(data)
        what = line.text("what")
        if what in ("undo", "correct"):
            back = line.number("back", 0, MOST_BACK)
            del found[max(0, len(found) - back) :]
        elif what in ("act", "chance", "told"):
            found.append(line)
    return found


def by_seats(lines: list[Plain]) -> list[TurnTold]:
    """The turns of a title that does not say more of them: what one seat after the other did."""
    turns: list[TurnTold] = []
    for line in in_force(lines):
        seat = line.number("seat", 0, MOST_BACK) if line.text("what") == "act" else NO_SEAT
        if seat != NO_SEAT and (not turns or turns[-1].seat != seat):
            turns.append(TurnTold(seat))
        if turns:
            turns[-1].deeds += [Told(one.text("event"), one.record("args").data) for one in line.records("events")]
    return turns
