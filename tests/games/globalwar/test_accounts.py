"""The account book: every IPP has a source and a sink, in whole stretches of random play of the war of 1936."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from sandtable.games.globalwar import treasury
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.treasury import SINKS, SOURCES, TRANSFERS, Accounts
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE

from .table import nation, play, position

FOLDER = Path(treasury.__file__ or "").parent
# what sets treasuries at the start or from data, and the treasury itself
MAY_WRITE = ("treasury.py", "setup.py", "reading.py")
HURRY = 0.85  # how often a movement phase is ended rather than played on
FREELY = 0.08


def chosen(s: GlobalWar, rng: Random) -> tuple[int, Action]:
    """Somebody's act: first the verb by chance, then the nouns, so that rare verbs come up."""
    seats = s.pending()
    if seats == (CHANCE,):
        return CHANCE, Action("roll", (str(1 + rng.randrange(len(s.chance().results))),))
    if rng.random() < FREELY:
        seat = rng.randrange(s.rulings.seats)
        free = s.free(seat)
        if free:
            return seat, by_verb(free, rng)
    seat = rng.choice(seats)
    if s.stack[-1].NAME == "movement" and rng.random() < HURRY:
        return seat, Action("done")
    return seat, by_verb(s.legal(seat), rng)


def by_verb(acts: Sequence[Action], rng: Random) -> Action:
    verb = rng.choice(sorted({act.verb for act in acts}))
    return rng.choice([act for act in acts if act.verb == verb])


def play_at_random(seed: str, acts: int) -> tuple[Counter[str], Counter[str]]:
    """The verbs that were used and the reasons that were entered; the book is proven after every act."""
    rng = Random(seed)
    s = GAME.start(GAME.setting("world-1936", 3))
    verbs: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for _ in range(acts):
        if not s.stack:
            break
        book = Accounts()
        s.book = book
        before = s.money.copy()
        seat, act = chosen(s, rng)
        assert seat == CHANCE or s.why_not(seat, act) is None, act.text
        s.apply(seat, act)
        told = [0] * len(before)
        for whose, reason, ipp in book.entries:
            told[whose] += ipp
            reasons[reason] += 1
            assert (reason in SOURCES and ipp > 0) or (reason in SINKS and ipp < 0) or reason in TRANSFERS
        assert sum(ipp for _, reason, ipp in book.entries if reason in TRANSFERS) == 0, "what one gives another gets"
        assert [after - money for after, money in zip(s.money, before, strict=True)] == told, act.text
        verbs[act.verb] += 1
    again = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert again.plain() == s.plain()
    return verbs, reasons


def test_every_ipp_has_a_source_and_a_sink() -> None:
    verbs, reasons = play_at_random("burma road", 500)
    for verb in ("research", "lend", "deliver", "buy"):
        assert verbs[verb], f"{verb} has not come up"
    for reason in ("income", "orders", "refund"):
        assert reasons[reason], f"{reason} has not come up"


@pytest.mark.full
@pytest.mark.parametrize("seed", range(12))
def test_every_ipp_has_a_source_and_a_sink_in_long_play(seed: int) -> None:
    verbs, _ = play_at_random(f"long {seed}", 4_000)
    assert verbs["research"]


def test_nobody_else_touches_treasuries() -> None:
    writes = re.compile(r"\.money\[.*\] *(\+|-)?= ")
    for path in FOLDER.rglob("*.py"):
        if path.name not in MAY_WRITE:
            found = [line for line in path.read_text(encoding="utf-8").splitlines() if writes.search(line)]
            assert not found, f"{path.name}: {found}"


def test_a_book_tells_who_paid_for_what() -> None:
    s = position({}, "japan", "production", money={"japan": 10})
    book = Accounts()
    s.book = book
    play(s, "buy 2*infantry", "refund buy infantry")
    japan = nation(s, "japan")
    assert book.entries == [(japan, "orders", -6), (japan, "refund", 3)]
    assert s.copy().book is None, "it is no part of the state"
