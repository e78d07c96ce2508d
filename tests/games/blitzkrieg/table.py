"""Positions of Blitzkrieg! in one line, and a table at which every die and draw is called by the test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import sandtable
from sandtable.games.blitzkrieg.state import Blitzkrieg
from sandtable.games.blitzkrieg.title import GAME
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.event import Event
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
    open: Iterable[str] | None = None,
    packs: Mapping[str, Plain] | None = None,
    unseen: int = 0,
    face_up: Iterable[str] | None = None,
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
    if open is not None:
        data["open"] = [*open]
    if packs is not None:
        data["packs"] = dict(packs)
    if tactic is not None:
        data["tactic"] = tactic
    if unseen:
        data["unseen"] = unseen
    if face_up is not None:
        data["face-up"] = [*face_up]
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
    with pytest.raises(sandtable.IllegalAction) as caught:
        match.play(seat, act)
    assert caught.value.refusal == refusal
    return refusal.rule


def trace(match: Match, first_entry: int = 0) -> list[dict[str, Plain]]:
    """All steps the virtual opponent has thought through since an entry of the log."""
    steps: list[dict[str, Plain]] = []
    told = [] if first_entry else [match.opening]
    for events in told + [entry.events for entry in match.entries[first_entry:]]:
        for event in events:
            if event.id == "bk-thought":
                steps += event.plain()["args"]["trace"]  # type: ignore[index,call-overload,arg-type]
    return steps


REGULAR = [
    *["army:1"] * 3, *["army:2"] * 2, *["army:3"] * 2, *["navy:1"] * 3, *["navy:2"] * 2, *["navy:3"] * 2,
    "air:0", *["air:1"] * 3, *["air:2"] * 2, "general", "admiral",
]  # fmt: skip
SPECIAL = [
    "blitz-army", *["elite-army"] * 2, "task-force-army", "blitz-navy", "bomber-navy", *["elite-navy"] * 2,
    "task-force-navy", "bomber-air", *["elite-air"] * 2, "task-force-air", "nuclear", "scientist", "spy",
]  # fmt: skip


def regular_without(*tokens: str) -> list[str]:
    """The 22 regular tokens of a side without some of them: what is left for its bag."""
    left = REGULAR.copy()
    for token in tokens:
        left.remove(token)
    return left


def acts(match: Match, seat: int) -> list[str]:
    return [action.text for action in match.legal(seat)]


def spaces_for(match: Match, seat: int, token: str) -> list[str]:
    """Where a token may go now."""
    return [act.split()[2] for act in acts(match, seat) if act.startswith(f"place {token} ")]


def possible(match: Match) -> dict[str, int]:
    """What the draw or roll that is due may bring, each with its weight."""
    due = match.due
    assert due is not None
    found: dict[str, int] = {}
    for action, weight in due.possible():
        found[action.text] = found.get(action.text, 0) + weight
    return found


def events(match: Match, seat: int | None = None, since: int = 0) -> list[str]:
    """The ids of what happened since an entry of the log, as a seat (or a spectator) reads them."""
    return [str(event["event"]) for event in told(match, seat, since)]


def told(match: Match, seat: int | None = None, since: int = 0) -> list[dict[str, Plain]]:
    """What happened since an entry of the log, as a seat (or a spectator) reads it."""
    found: list[dict[str, Plain]] = []
    for entry in match.log(seat)[since:]:
        found += entry["events"]  # type: ignore[index,call-overload,arg-type,operator]
    return found


def shown(match: Match, seat: int | None) -> dict[str, dict[str, Plain]]:
    """The state as a seat (or a spectator) sees it."""
    return match.view(seat)["state"]  # type: ignore[return-value]


def bag(match: Match, side: int) -> list[str]:
    truth = state(match).plain()
    return truth["bag"][state(match).edition.sides[side]]  # type: ignore[index,call-overload,return-value]


def pool(match: Match) -> list[str]:
    return state(match).plain()["pool"]  # type: ignore[return-value]


HAND = ("army:1", "army:2", "navy:1", "air:1")  # four tokens: no bombing leaves the human without a placement


def virtual(row: str, *, only: str = "", hand: Iterable[str] = HAND, mode: str = "solo", **rest: Any) -> Match:
    """The virtual opponent is to move; its row is written from left to right, ``only`` names the open theatres."""
    if only:
        rest["closed"] = [theatre for theatre in GAME.edition(mode).theatres if theatre not in only.split()]
    return position(mode, reserve=(row.split(), hand), **rest)


def human(hand: str, *, row: str = "army:1 navy:1 air:1", only: str = "", mode: str = "solo", **rest: Any) -> Match:
    """The human is to move against a row of the virtual opponent."""
    second = GAME.edition(mode).sides[1]
    return virtual(row, only=only, hand=hand.split(), mode=mode, to_move=second, **rest)


def kept(match: Match, step: int) -> list[str] | None:
    """What a step of the latest thought left over; None when the step had no say."""
    found = None
    for entry in trace(match):
        if entry["step"] == step and entry["met"]:
            found = entry["kept"]
    return found  # type: ignore[return-value]


def placed(match: Match) -> list[str]:
    """The placements of the first side since the position was set up: ``army:2 WE-1-2``."""
    side = state(match).edition.sides[0]
    happened = [*match.opening, *(event for entry in match.entries for event in entry.events)]
    plain = [event.plain()["args"] for event in happened if event.id in ("bk-placed", "bk-placed-spy")]
    return [f"{args['token']} {args['space']}" for args in plain if args["side"] == side]  # type: ignore[index,call-overload]


def die_table(match: Match) -> list[int]:
    """The place in the row that each roll of step 24 brings, for the rolls 1 to 6."""
    due = match.due
    assert due is not None
    assert due.cause == "bk-chance-token"
    places: list[int] = []
    for roll, _ in due.possible():
        happened: list[Event] = []
        state(match).copy().apply(CHANCE, roll, happened.append)
        plain = [event.plain()["args"] for event in happened]
        place, token = plain[0]["trace"][0]["kept"][0].split()  # type: ignore[index,call-overload,union-attr]
        assert plain[1]["token"] == token, "another token was placed than the trace says"  # type: ignore[index,call-overload]
        places.append(int(place.removeprefix("row:")))
    return places
