"""The account book: every IPP has a source and a sink, in whole stretches of random play of the war of 1936."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from properties.ledger import Ledger

from sandtable.games.globalwar import treasury
from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.joining import join
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.pacts.trade import trade
from sandtable.games.globalwar.relations import declare_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.treasury import (
    BOOTY,
    EXPEDITION,
    FEE,
    FINE,
    INCOME,
    INFLUENCE,
    JOINING,
    LOST,
    ORDERS,
    RAIDED,
    REFUND,
    SINKS,
    SOURCES,
    TRADE,
    TRANSFERS,
    Accounts,
)
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.flow import Frame
from sandtable.kernel.plain import Plain

from .table import AXIS, Units, nation, play, position, roll, settle, zone

compiled = not (treasury.__file__ or "").endswith(".py")
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
    """The verbs that were used and the reasons that were entered; the ledger proves every act."""
    rng = Random(seed)
    s = GAME.start(GAME.setting("world-1936", 3))
    verbs: Counter[str] = Counter()
    ledger = Ledger()
    for _ in range(acts):
        if not s.stack:
            break
        seat, act = chosen(s, rng)
        assert seat == CHANCE or s.why_not(seat, act) is None, act.text
        ledger.apply(s, seat, act)
        verbs[act.verb] += 1
    again = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert again.plain() == s.plain()
    return verbs, ledger.reasons


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


# every reason, in the situation that its rule is about


def traded(s: GlobalWar) -> None:
    trade(s)


def fined(s: GlobalWar) -> None:
    declare_war(s, nation(s, "great-britain"), nation(s, "norway"))


def fallen(s: GlobalWar) -> None:
    take_zone(s, nation(s, "germany"), zone(s, "moscow"))


def beaten(s: GlobalWar) -> None:
    take_zone(s, nation(s, "germany"), zone(s, "paris"))


def joined(s: GlobalWar) -> None:
    join(s, nation(s, "vichy-france"), nation(s, "germany"))


def broken(s: GlobalWar) -> None:
    play(s, "0: break japan japanese-soviet")


def raided(s: GlobalWar) -> None:
    play(s, "raid submarine P16 tokyo-line", "done")
    roll(s, 4, 3)


def courted(s: GlobalWar) -> None:
    settle(s, courting=True)
    play(s, "court ccp warlord-meng")
    roll(s, 3)
    play(s, "pay 2")


def corps(s: GlobalWar) -> None:
    play(s, "corps infantry bavaria")


PACT: Plain = {"in-force": ["molotov-ribbentrop"]}
MONEY: Plain = dict.fromkeys(("germany", "great-britain", "ussr", "france", "vichy-france", "japan", "ccp"), 20)
SITUATIONS: tuple[tuple[str, Callable[[GlobalWar], None], str, str, dict[str, Plain], dict[str, int]], ...] = (
    (TRADE, traded, "germany", "production", {"treaties": PACT}, {"germany": 5, "ussr": 3}),
    (FINE, fined, "great-britain", "combat-movement", {"income": {"great-britain": 25}}, {"great-britain": -10}),
    (LOST, fallen, "germany", "non-combat", {"wars": [["germany", "ussr"]]}, {"ussr": -20}),
    (BOOTY, beaten, "germany", "non-combat", {"wars": [["germany", "france"]]}, {"france": -20, "germany": 20}),
    (JOINING, joined, "germany", "non-combat", {}, {"vichy-france": -20, "germany": 20}),
    (FEE, broken, "italy", "combat-movement", {"treaties": {"in-force": ["japanese-soviet"]}}, {"japan": -5}),
    (RAIDED, raided, "usa", "combat-movement", {"wars": [["japan", "usa"]]}, {"japan": -3}),
    (INFLUENCE, courted, "ccp", "placement", {}, {"ccp": -2}),
    (EXPEDITION, corps, "germany", "production", {"wars": [["italy", "great-britain"]]}, {"germany": -1}),
)  # fmt: skip
STAND: Units = {"P16": {"usa": ["submarine"]}, "bavaria": {"germany": ["infantry"]}}


@pytest.mark.parametrize(
    ("reason", "happens", "turn", "phase", "more", "entered"), SITUATIONS, ids=[row[0] for row in SITUATIONS]
)
def test_the_book_tells_of(
    reason: str,
    happens: Callable[[GlobalWar], None],
    turn: str,
    phase: str,
    more: dict[str, Plain],
    entered: dict[str, int],
) -> None:
    s = position(STAND, turn, phase, money=MONEY, **more)
    if reason == TRADE:
        for where in members(s.edition.originally[nation(s, "poland")]):
            s.owner[where] = nation(s, "germany")
    book = Accounts()
    s.book = book
    happens(s)
    assert {(s.nation_at(one).id, ipp) for one, why, ipp in book.entries if why == reason} == {*entered.items()}


def test_every_reason_has_its_situation() -> None:
    assert {row[0] for row in SITUATIONS} | {INCOME, ORDERS, REFUND} == {*SOURCES, *SINKS, *TRANSFERS}


class Leak(Frame[GlobalWar]):
    """Who is asked makes something of nothing."""

    NAME = "leak"

    def __init__(self, unit: bool) -> None:
        self.unit = unit

    def copy(self) -> Leak:
        return Leak(self.unit)

    def resume(self, s: GlobalWar) -> bool:
        return True

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (AXIS,)

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        s.done()
        if self.unit:
            s.raise_unit(0, s.edition.catalogue.unit_of["infantry"], 0)
        else:
            s.money[0] += 1


@pytest.mark.skipif(compiled, reason="a compiled engine cannot be broken on purpose")
@pytest.mark.parametrize("unit", [False, True])
def test_the_ledger_sees_what_comes_from_nowhere(unit: bool) -> None:
    s = position({}, "germany", wars=[["spanish-nationalists", "spanish-republicans"]])
    s.push(Leak(unit))
    with pytest.raises(AssertionError, match="of nothing" if unit else "out of nowhere"):
        Ledger().apply(s, AXIS, Action("pass"))
