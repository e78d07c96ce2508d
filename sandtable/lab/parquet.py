"""Games as columns for data tools: a saved match one row for each decision, an arena one row for each bot in each game.

Needs the extra `data`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict

from sandtable.kernel.match import Match
from sandtable.kernel.plain import dump
from sandtable.lab.calibration import calibration
from sandtable.lab.score import Game


class Decision(TypedDict):
    """What somebody decided, what he knew, how the table looked to the title's evaluation, and how it ended."""

    title: str
    mode: str
    seats: int
    match: str  # the commitment, which no two matches share
    entry: int  # its place in the log
    seat: int
    act: str
    verb: str
    free: bool  # nobody had asked
    legal: int  # how many acts there were to choose from, free ones too
    view: str  # what the seat knew, as canonical JSON
    worth: list[float]  # for each seat, before the act: from 0 (lost) to 1 (won)
    chances: list[float]  # what that stands for as a chance to win, as far as it was fitted (docs/lab.md)
    features: list[float]  # of the seat, as ``Game.FEATURES`` names them; none where the title declares none
    points: list[int]
    share: float | None  # of the win; None while it goes on
    reason: str | None


class Result(TypedDict):
    """How one bot fared in one game of an arena."""

    pairing: str
    game: int
    bot: int  # its place among the bots
    share: float
    points: int
    first: bool
    length: int
    side: str
    failed: str | None
    print: str
    code: str
    data: str


def decisions(match: Match) -> list[Decision]:
    """The acts of a match that were not taken back, in order."""
    outcome = match.outcome
    state = match.at(0).state
    game = match.game
    seats = match.setting.seats
    scale = calibration(game.ID)
    rows: list[Decision] = []
    for place in match.in_force:
        entry = match.entries[place]
        assert entry.action is not None
        if entry.what == "act":
            seat = entry.seat
            legal = state.legal(seat)
            worth = [game.worth(state, other) for other in range(seats)]
            rows.append({
                "title": game.ID, "mode": match.setting.mode, "seats": seats,
                "match": match.commitment, "entry": place, "seat": seat,
                "act": entry.action.text, "verb": entry.action.verb, "free": entry.action not in legal,
                "legal": len(legal) + len(state.free(seat)), "view": dump(state.view(seat)),
                "worth": worth, "chances": [scale.chance(one, seats, game.turn(state)) for one in worth],
                "features": game.features(state, seat),
                "points": list(game.points(state)),
                "share": None if outcome is None else outcome.shares[seat],
                "reason": None if outcome is None else outcome.reason,
            })  # fmt: skip
        state.apply(entry.seat, entry.action)
    return rows


def results(pairing: str, game: Game) -> list[Result]:
    rows: list[Result] = []
    for bot, share in enumerate(game["shares"]):
        failed = game["failed"] if "failed" in game and game["failed"]["bot"] == bot else None
        rows.append({
            "pairing": pairing, "game": game["game"], "bot": bot, "share": share, "points": game["points"][bot],
            "first": game["first"] == bot, "length": game["length"],
            "side": " ".join(game["sides"][bot]) if game["sides"] else "",
            "failed": None if failed is None else failed["word"], "print": game["print"],
            "code": game["version"]["code"], "data": game["version"]["data"],
        })  # fmt: skip
    return rows


def write(rows: Sequence[Mapping[str, object]], path: Path) -> None:
    """One file of all rows, compressed; views repeat themselves."""
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.Table.from_pylist([dict(row) for row in rows]), path, compression="zstd")
