"""Positions of Blitzkrieg! in one line, and a table at which every die and draw is called by the test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import sandtable
from sandtable.games.blitzkrieg.state import Blitzkrieg
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain


def position(
    mode: str = "duel",
    to_move: str | None = None,
    *,
    points: tuple[int, int] = (0, 0),
    markers: Mapping[str, int] | None = None,
    closed: Iterable[str] = (),
    board: Mapping[str, str] | None = None,
    filled: Iterable[str] = (),
    reserve: tuple[Iterable[str], Iterable[str]] = ((), ()),
    bag: tuple[list[str] | None, list[str] | None] = (None, None),
    pool: list[str] | None = None,
    last: tuple[str | None, str | None] = (None, None),
    tactic: str | None = None,
    turns: int = 6,
    **options: bool | int | str,
) -> Match:
    """A match with manual chance in a position. ``filled`` names spaces, whole campaigns (``WE-1``) or theatres that
    hold some token or other; ``board`` says which token exactly: ``{"WE-1-1": "axis army:2"}``."""
    edition = GAME.edition(mode)
    first, second = edition.sides
    on_board = dict(board or {})
    spare = _spare_tokens(mode, on_board, reserve)
    for name in filled:
        for space in edition.spaces:
            if (space == name or space.startswith(f"{name}-")) and space not in on_board:
                on_board[space] = spare.pop()
    options = {key.replace("_", "-"): value for key, value in options.items()}
    if tactic is not None:
        options["tactical-tokens"] = True
    data: dict[str, Plain] = {
        "title": "blitzkrieg",
        "mode": mode,
        "options": {**options},
        "to-move": to_move or first,
        "turns": turns,
        "points": {first: points[0], second: points[1]},
        "markers": dict(markers or {}),
        "closed": list(closed),
        "board": {**on_board},
        "reserve": {first: [*reserve[0]], second: [*reserve[1]]},
        "last": {first: last[0], second: last[1]},
    }
    bags: dict[str, Plain] = {
        side: [*held] for side, held in zip((first, second), bag, strict=True) if held is not None
    }
    if bags:
        data["bag"] = bags
    if pool is not None:
        data["pool"] = [*pool]
    if tactic is not None:
        data["tactic"] = tactic
    return GAME.position(data, manual=True)


def _spare_tokens(mode: str, board: Mapping[str, str], reserve: tuple[Iterable[str], Iterable[str]]) -> list[str]:
    """Regular tokens nobody has named, the second side's on top, as fillers."""
    edition = GAME.edition(mode)
    spare: list[str] = []
    for side, name in enumerate(edition.sides):
        left = {token.id: token.count for token in edition.tokens if not token.special}
        for token in [*reserve[side], *(text.split()[1] for text in board.values() if text.startswith(name))]:
            if token in left:
                left[token] -= 1
        spare += [f"{name} {id}" for id, count in left.items() for _ in range(count)]
    return spare


def state(match: Match) -> Blitzkrieg:
    found = match.state
    assert isinstance(found, Blitzkrieg)
    return found


def chance(match: Match, *results: str) -> None:
    """Call what the dice and draws that are due bring, in order."""
    for result in results:
        due = match.due
        assert due is not None, f"nothing is due, but {result} was called"
        match.resolve(
            next(seat for seat in range(match.setting.seats) if due.seen == -1 or due.seen >> seat & 1), result
        )


def points(match: Match) -> tuple[int, int]:
    return state(match).points[0], state(match).points[1]


def marker(match: Match, theatre: str) -> int:
    return state(match).markers[state(match).edition.theatre_of[theatre]]


def reserve(match: Match, side: int) -> list[str]:
    return [state(match).edition.tokens[kind].id for kind in state(match).reserves[side]]


def refused(match: Match, seat: int, act: str) -> str:
    """The rule that refuses an act; the test fails when it is allowed."""
    refusal = match.why_not(seat, act)
    assert refusal is not None, f"{act} is allowed"
    try:
        match.play(seat, act)
    except sandtable.IllegalAction as error:
        assert error.refusal == refusal
        return refusal.rule
    raise AssertionError(f"{act} was carried out")


def trace(match: Match, first_entry: int = 0) -> list[dict[str, Plain]]:
    """All steps the virtual opponent has thought through since an entry of the log."""
    steps: list[dict[str, Plain]] = []
    told = [] if first_entry else [match.opening]
    for events in told + [entry.events for entry in match.entries[first_entry:]]:
        for event in events:
            if event.id == "bk-thought":
                steps += event.plain()["args"]["trace"]  # type: ignore[index,call-overload,arg-type]
    return steps
