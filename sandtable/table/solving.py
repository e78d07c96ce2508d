"""Solving a puzzle: what its seat sees, on a table that lasts for one question, and what is said to an answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sandtable.book.puzzles import Puzzle, puzzles
from sandtable.games import game
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Malformed, Plain
from sandtable.kernel.state import State
from sandtable.table.company import Message
from sandtable.table.trial import Trial

REMEMBERED: Final = 50  # positions: a game takes longer to play again than a question to answer


@lru_cache(REMEMBERED)
def _position(title: str, id: str) -> State:
    return puzzles(title)[id].match().state


def solved(puzzle: Puzzle, say: Message | None, given_up: bool) -> Message:
    """What is heard of the table, and the ``verdict``, if there is any. Of the game before it nothing is told, and
    after an answer nothing more may be done."""
    title = game(puzzle.title)
    setting = title.setting(puzzle.game.mode, puzzle.game.seats)
    match = Match(title, setting, puzzle.id, first=_position(puzzle.title, puzzle.id).copy())
    trial = Trial(puzzle.id, match, [puzzle.seat])
    if say is not None and say["type"] == "act" and _acts_freely(match, puzzle.seat, say.get("act")):
        raise Malformed("act", "core-malformed-choice", value=str(say["act"])[:40], choices="")
    answer = [] if say is None else [trial.ask(say)]
    done = match.entries[0].action if match.entries else None
    quiet: Message = {"free": []} if done is None else {"legal": [], "free": []}
    heard: list[Plain] = [
        {**news, **quiet, "undo": None} if news["type"] == "state" else news for news in trial.seen_from(puzzle.seat)
    ]
    verdict = verdict_on(puzzle, None if done is None else done.text) if given_up or done is not None else None
    return {"heard": [*heard, *answer], "verdict": verdict}


def _acts_freely(match: Match, seat: int, act: Plain) -> bool:
    """What is allowed at any time answers no question."""
    return all(action.text != act for action in match.legal(seat)) and any(
        action.text == act for action in match.free(seat)
    )


def verdict_on(puzzle: Puzzle, act: str | None) -> Message:
    """Whether an act is the best, and how far from it; None: somebody wants to know without one. The best act is told
    only to whoever has found it or given up."""
    right = act == puzzle.best
    told: Message = {"right": right, "act": act, "chance": _chance_of(puzzle, act), "most": puzzle.chance}
    told["margin"] = puzzle.margin
    if right or act is None:
        others: list[Plain] = [
            {"act": other.act, "chance": other.chance, "why": [*other.why]} for other in puzzle.others
        ]
        return {**told, "best": puzzle.best, "then": [*puzzle.then], "why": [], "others": others}
    reasons = next((other.why for other in puzzle.others if other.act == act), ())
    return {**told, "best": None, "then": [], "why": [*reasons], "others": []}


def _chance_of(puzzle: Puzzle, act: str | None) -> float | None:
    """The chance that an act leaves; None for those that the searches put aside early."""
    if act == puzzle.best:
        return puzzle.chance
    return next((other.chance for other in puzzle.others if other.act == act), None)
