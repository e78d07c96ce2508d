"""Orders with a condition at a table: checked when given, told to who gave them, and to nobody else."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest
from games.quartermaster.table import country, does
from games.quartermaster.table import table as position

from sandtable.kernel.orders import Case
from sandtable.kernel.plain import dump
from sandtable.kernel.refusal import IllegalAction
from sandtable.kernel.standing import Standing
from sandtable.table.guests import Guest
from sandtable.table.ledger import header_of
from sandtable.table.records import OrdersRecord, Seating, SeatRecord, StoredTable, TableRecord
from sandtable.table.session import Session
from sandtable.table.table import ORDERS, Table

rule = pytest.mark.rule
GOING = "qm-prompt-about-to-go"
UK = 1
AT_HOME = Case(GOING, "space", "united-kingdom", "raf")
ABROAD = Case(GOING, "space", "western-europe", "pass")
WHO = [Guest(f"guest-{seat}", f"Player {seat}") for seat in range(6)]


def seated(orders: tuple[OrdersRecord, ...] = ()) -> Table:
    """Germany is about to battle the British army at home, where the RAF may answer."""
    match = position(
        GER=country("germany western-europe north-sea", hand="land-battle"),
        UK=country("united-kingdom", responses="raf"),
    )
    seats = Seating(tuple(SeatRecord(seat, "guest", who.id, who.name) for seat, who in enumerate(WHO)))
    record = TableRecord("t", "quartermaster", header_of(match), WHO[0].id, 0.0, spectators=0)
    return Table(StoredTable(record, seats, orders=orders), match, 50_000, clock=lambda: 1.0)


def give(table: Table, *cases: Case, silent: tuple[str, ...] = ()) -> OrdersRecord:
    kept = table.order(WHO[UK], UK, Standing(False, silent), [*cases])
    table.settle(kept)
    return kept


def told(table: Table) -> dict[str, Any]:
    return table.consult(WHO[UK], UK, ORDERS)


def given(table: Table) -> list[dict[str, str]]:
    cases: list[dict[str, str]] = told(table)["given"]["cases"]
    return cases


@rule("core.orders")
def test_orders_are_told_to_who_gave_them_and_outlive_a_restart() -> None:
    table = seated()
    kept = give(table, AT_HOME, ABROAD, silent=("qm-prompt-built",))
    assert given(table) == [AT_HOME.plain(), ABROAD.plain()]
    again = seated((kept,))
    assert told(again) == told(table)
    again.settle(again.order(WHO[UK], UK, Standing(False)))  # without a word of cases
    assert given(again) == given(table)
    assert told(again)["given"]["silent"] == []
    give(again)  # taken back
    assert given(again) == []
    of_before = OrdersRecord(UK, WHO[UK].id, json.dumps({"quiet": False, "silent": [], "always": [], "asked": []}))
    assert given(seated((of_before,))) == []


@rule("core.orders")
def test_orders_of_somebody_else_are_neither_told_nor_kept() -> None:
    kept = give(seated(), AT_HOME)
    table = seated((OrdersRecord(UK, "who-sat-here-before", kept.text),))
    assert given(table) == []
    table.settle(table.order(WHO[UK], UK, Standing(False)))
    assert given(table) == []
    with pytest.raises(IllegalAction):
        table.consult(WHO[0], UK, ORDERS)


@rule("core.orders")
@pytest.mark.parametrize(
    "wrong",
    [
        Case("qm-prompt-nonsense", "space", "germany", "pass"),
        Case(GOING, "space", "atlantis", "pass"),
        Case(GOING, "weather", "germany", "pass"),
        Case(GOING, "space", "germany", "enigma"),  # which does not lie there
        Case(GOING, "space", "germany", "rasputitsa"),  # nor is it theirs
    ],
    ids=lambda case: f"{case.prompt} {case.role} {case.noun} {case.answer}",
)
def test_an_order_that_cannot_apply_is_refused(wrong: Case) -> None:
    table = seated()
    with pytest.raises(IllegalAction) as refused:
        table.order(WHO[UK], UK, Standing(False), [AT_HOME, wrong])
    assert (refused.value.refusal.rule, refused.value.refusal.message) == ("core.orders", "core-refused-order")
    assert given(table) == []


@rule("core.orders")
def test_an_order_answers_once_and_vanishes_with_its_card() -> None:
    table = seated()
    give(table, AT_HOME, ABROAD)
    does(table.match, "GER", "play land-battle", "battle united-kingdom")
    assert table.ordered() == UK
    table.settle(table.play_by_order(UK))
    assert any((entry.seat, str(entry.action)) == (UK, "use raf") for entry in table.match.entries)
    assert given(table) == [ABROAD.plain()]
    assert give(table, AT_HOME, ABROAD).text == give(table, ABROAD).text  # said again by a page that knows no better


def looks(table: Table, seat: int | None) -> str:
    """All that a seat, or who looks on, is told from the beginning."""
    who = Guest("a stranger") if seat is None else WHO[seat]
    session = Session(table, who)
    hello = {"type": "hello", "id": 1, "seats": [] if seat is None else [seat]}
    session.hear(hello)
    return dump([*session.news()])


@rule("core.orders")
def test_worlds_with_other_orders_look_alike_to_all_others() -> None:
    """Until the answer itself: whoever looks reads the same before the window, in it, and after an ordered pass."""
    worlds = [seated(), seated(), seated()]
    give(worlds[1], AT_HOME)
    give(worlds[2], Case(GOING, "whom", "UK", "pass"), Case(GOING, "actor", "ITA", "raf"), silent=(GOING,))
    others = (None, 0, 2, 3, 4, 5)

    def alike(*tables: Table) -> None:
        for seat in others:
            assert len({looks(table, seat) for table in tables}) == 1, seat
        assert len({table.match.save() for table in tables}) == 1
        assert len({dump(asdict(table.record)) for table in tables}) == 1

    alike(*worlds)
    for table in worlds:
        does(table.match, "GER", "play land-battle", "battle united-kingdom")
    alike(*worlds)
    by_hand, uses, passes = worlds
    by_hand.settle(by_hand.play(WHO[UK], UK, "pass"))
    passes.settle(passes.play_by_order(UK))
    alike(by_hand, passes)
    by_hand = seated()
    does(by_hand.match, "GER", "play land-battle", "battle united-kingdom")
    by_hand.settle(by_hand.play(WHO[UK], UK, "use raf"))
    uses.settle(uses.play_by_order(UK))
    alike(by_hand, uses)
