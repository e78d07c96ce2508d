"""News: what happens is made known in one place, and those whom it concerns answer in a fixed order."""

from __future__ import annotations

from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.news import KINDS
from sandtable.games.globalwar.reactions import REACTIONS
from sandtable.kernel.event import Event

from .table import nation, position, zone


def test_every_kind_of_news_has_its_row_of_answers() -> None:
    assert len(REACTIONS) == len(KINDS)
    assert all(row for row in REACTIONS), "news that concern nobody are made known by nobody"


def test_the_fall_of_paris_is_answered_in_order() -> None:
    s = position({"paris": {"germany": ["infantry"]}}, "germany", wars=[["germany", "france"]], money={"france": 7})
    told: list[Event] = []
    s.tell = told.append
    take_zone(s, nation(s, "germany"), zone(s, "paris"))
    s.tell = None
    heard = [event.id for event in told]
    assert heard == ["gw-captured", "gw-surrender", "gw-booty", "gw-controlled", "gw-capital-lost"]
    assert s.money[nation(s, "germany")] >= 7, "the booty goes to the victor before the rest goes to the bank"
    assert s.money[nation(s, "france")] == 0
