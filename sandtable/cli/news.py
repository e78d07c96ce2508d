"""What happened, in words: entries of the log as a seat may read them, and the virtual opponent's trace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sandtable.cli.boards import Board
from sandtable.kernel.entry import Entry
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.text import Language

NOTED: Final = {
    "undo": "core-ui-undone",
    "correct": "core-ui-corrected",
    "resign": "core-ui-resigned",
    "offer": "core-ui-takeback-offered",
    "accept": "core-ui-takeback-accepted",
    "decline": "core-ui-takeback-declined",
    "hint": "core-ui-hinted",
    "entropy": "core-ui-entropy",
}
TRACE: Final = "trace"  # the argument of an event that holds the steps of a thought


class News:
    """Tells the log of one match in one language."""

    def __init__(self, match: Match, lang: Language, board: Board) -> None:
        self.match: Final = match
        self.lang: Final = lang
        self.board: Final = board

    def opening(self, seat: int | None) -> list[str]:
        """What happened before the first entry, where a match begins in a position."""
        shown = [event.shown_to(seat) for event in self.match.opening]
        return self.events([event for event in shown if event is not None])

    def since(self, count: int, seat: int | None) -> list[str]:
        """The sentences of all entries from a place in the log on.

        What a correction has put others in the place of is told no more; and of what stands in it as it stood, only
        what the reader has not been told.
        """
        sentences: list[str] = []
        entries = self.match.entries
        corrected = places_corrected(self.match)
        for place in range(count, len(entries)):
            told = [] if place in corrected else self.entry(entries[place], seat)
            again = entries[place].again
            if again is None or again >= count or told != self.entry(entries[again], seat):
                sentences += told
        return sentences

    def entry(self, entry: Entry, seat: int | None) -> list[str]:
        shown = entry.shown_to(seat)
        if shown is None:
            return []
        sentences = self.events(cast(list[Plain], shown["events"]))
        if "act" not in shown and shown["what"] != "told":
            who = self.lang.noun(self.board.seat(entry.seat), title=self.match.game.ID)
            sentences.append(self.lang.say(NOTED[entry.what], {"name": who}))
        elif not sentences and "act" in shown:
            sentences.append(self.lang.action(self.match.game.ID, str(shown["act"])))
        return sentences

    def events(self, events: Sequence[Plain]) -> list[str]:
        """One sentence for each event; thoughts are told by ``trace`` only."""
        told = cast(Sequence[dict[str, Plain]], events)
        return [self.lang.event(self.match.game.ID, event) for event in told if not is_thought(event)]

    def trace(self, seat: int | None) -> list[str]:
        """The steps of the latest turn in which a virtual opponent thought."""
        return [self.lang.trace(self.match.game.ID, step) for step in latest_thoughts(self.match, seat)]


def places_corrected(match: Match) -> set[int]:
    """The places of entries that a correction has put others in the place of."""
    kept: list[int] = []
    gone: set[int] = set()
    for place, entry in enumerate(match.entries):
        if entry.takes_back:
            gone.update(kept[entry.keep :] if entry.what == "correct" else ())
            del kept[entry.keep :]
        elif entry.action is not None:
            kept.append(place)
    return gone


def is_thought(event: dict[str, Plain]) -> bool:
    return TRACE in cast(dict[str, Plain], event["args"])


def latest_thoughts(match: Match, seat: int | None) -> list[dict[str, Plain]]:
    """The steps of all thoughts since a seat acted last before them."""
    steps: list[dict[str, Plain]] = []
    told = [event.shown_to(seat) for event in match.opening]
    turns: list[list[dict[str, Plain] | None]] = [told]
    for entry in match.entries:
        if entry.what == "act":
            turns.append([])
        turns[-1] += [event.shown_to(seat) for event in entry.events]
    for turn in reversed(turns):
        for event in turn:
            if event is not None and is_thought(event):
                steps += cast(list[dict[str, Plain]], cast(dict[str, Plain], event["args"])[TRACE])
        if steps:
            break
    return steps
