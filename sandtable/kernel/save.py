"""Reading saves back with care. Loading is the proof: every step is checked and every roll recomputed."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.chance import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.knowledge import knows
from sandtable.kernel.match import SAVE_FORMAT, Match
from sandtable.kernel.plain import Malformed, Plain, Record, as_number, as_text, parse
from sandtable.kernel.randomness import commitment_to
from sandtable.kernel.refusal import IllegalAction

MAX_LOG: Final = 200_000
FIELDS: Final = (
    "sandtable", "title", "rules", "mode", "seats", "options", "packs",
    "untold", "dealt", "manual", "secret", "commitment", "position", "log", "outcome",
)  # fmt: skip


class Unproven(Malformed):
    """A save whose log is not what its secret and the rules give."""


def read_save(text: str | bytes) -> Record:
    """A save as a checked record, before its title is looked up."""
    record = Record(parse(text))
    record.only(*FIELDS)
    version = record.number("sandtable", 1, 1_000_000)
    if version != SAVE_FORMAT:
        raise Malformed("sandtable", "core-malformed-choice", value=version, choices=str(SAVE_FORMAT))
    return record


def begun(game: Game, record: Record) -> Match:
    """The match of a save before the first line of its log."""
    setting = game.read_setting(record)
    secret_text = record.text("secret")
    try:
        secret = bytes.fromhex(secret_text)
    except ValueError:
        raise Malformed("secret", "core-malformed-hex") from None
    if commitment_to(secret) != record.text("commitment"):
        raise Unproven("commitment", "core-unproven-commitment")
    position = None if record.raw("position") is None else record.record("position").data
    return Match(game, setting, secret=secret, manual=record.flag("manual"), position=position)


def load(game: Game, record: Record) -> Match:
    """Play a save again from its secret. Anything that comes out differently is named by its place in the log."""
    match = begun(game, record)
    go_on(match, 0, record.items("log", MAX_LOG))
    if record.raw("outcome") != _outcome(match):
        raise Unproven("outcome", "core-unproven-outcome")
    return match


def go_on(match: Match, first: int, lines: list[Plain]) -> None:
    """Play lines of a log, from number ``first`` on, that were written elsewhere; they must come out the same here."""
    for n, line in enumerate(lines, first):
        _play_again(match, n, line)
    if len(match.entries) != first + len(lines) or match.missing:
        raise Unproven("log", "core-unproven-cut")


def _outcome(match: Match) -> Plain:
    outcome = match.outcome
    return None if outcome is None else outcome.plain()


def _play_again(match: Match, n: int, line: Plain) -> None:
    place = f"log[{n}]"
    if n == len(match.entries):  # not written by the match itself, as rolls are
        if not isinstance(line, list) or not 2 <= len(line) <= 4:
            raise Malformed(place, "core-malformed-entry")
        try:
            _enter(match, line, place)
        except IllegalAction as error:
            raise Unproven(place, "core-unproven-illegal", rule=error.refusal.rule) from None
    if match.entries[n].plain() != line:
        raise Unproven(place, "core-unproven-step")


def _enter(match: Match, line: list[Plain], place: str) -> None:
    head = line[0]
    if match.missing:
        _put_right(match, line, place)
        return
    if isinstance(head, int):
        seat = as_number(head, place, CHANCE, match.setting.seats - 1)
        text = as_text(line[1], place)
        if seat == CHANCE:
            match.resolve(_somebody_who_sees(match, place), text)
        else:
            match.play(seat, text)
        return
    what = as_text(head, place)
    seat = as_number(line[1], place, 0, match.setting.seats - 1)
    if what == "entropy":
        match.mix(seat, as_text(line[-1], place))
    elif what == "hint":
        match.note_hint(seat)
    elif what == "resign":
        match.resign(seat)
    elif what == "undo":
        match.undo(seat)
    elif what == "correct":
        keep = as_number(line[2] if len(line) == 4 else None, place, 0, MAX_LOG)
        match.correct(seat, keep, as_number(line[-1], place, 0, MAX_LOG))
    elif what == "offer":
        match.offer_takeback(seat)
    elif what in ("accept", "decline"):
        match.answer_takeback(seat, what == "accept")
    else:
        raise Malformed(place, "core-malformed-entry")


def _put_right(match: Match, line: list[Plain], place: str) -> None:
    """One of the entries that a correction puts in the place of others."""
    if line[0] == "again":
        match.again(as_number(line[1], place, 0, MAX_LOG))
    else:
        seat = as_number(line[0], place, CHANCE, match.setting.seats - 1)
        match.enter(seat, as_text(line[1], place))


def _somebody_who_sees(match: Match, place: str) -> int:
    due = match.due
    if due is None:
        raise Unproven(place, "core-unproven-step")
    return next(seat for seat in range(match.setting.seats) if knows(due.seen, seat))
