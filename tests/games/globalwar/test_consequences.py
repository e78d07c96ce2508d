"""What a declaration of war would set off, told before it is done, and what it then does."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.news import COMBAT_OVER, News, make_known
from sandtable.games.globalwar.politics.consequences import consequences
from sandtable.games.globalwar.relations import declare_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain

from .table import nation, position
from .test_control import READY
from .test_deeds import START

RICH: dict[str, Plain] = {"great-britain": 30, "france": 30, "usa": 30}


def told(s: GlobalWar, who: str, whom: str) -> dict[str, Plain]:
    return consequences(s, nation(s, who), nation(s, whom)).plain(s)


def test_war_on_the_ussr_brings_germany_the_balkans_and_everybody_dice() -> None:
    s = position({}, "germany", income=START)
    before = s.plain()
    assert told(s, "germany", "ussr") == {
        "full": ["ussr"],
        "incomes": [
            {"nation": "great-britain", "why": "axis-war-on-ussr", "dice": [1, 12]},
            {"nation": "france", "why": "axis-war-on-ussr", "dice": [1, 12]},
            {"nation": "usa", "why": "axis-war-on-ussr", "dice": [1, 12]},
        ],
        "joins": [
            ["bulgaria", "germany"],
            ["hungary", "germany"],
            ["mongolia", "ussr"],
            ["romania", "germany"],
            ["tannu-tuva", "ussr"],
        ],
    }
    assert s.plain() == before, "nothing has happened"


def test_war_on_a_neutral_tells_the_fine_the_control_and_why_it_is_forbidden() -> None:
    s = position({}, "great-britain", income={**START, "great-britain": 25, "usa": 30}, money=RICH)
    greece: dict[str, Plain] = {
        "incomes": [
            {"nation": "great-britain", "why": "war-on-neutral", "fine": 10},
            {"nation": "usa", "why": "allied-war-on-neutral", "add": -10},
        ],
        "control": [["greece", "italy"]],
    }
    assert told(s, "great-britain", "greece") == greece
    s.money[nation(s, "great-britain")] = 9
    assert told(s, "great-britain", "greece") == {"forbidden": "gw.5.4.a", **greece}


def test_a_pact_in_force_is_told_as_what_forbids_it() -> None:
    s = position({}, "germany", date="1939-01", treaties={"in-force": ["molotov-ribbentrop"]})
    assert told(s, "germany", "ussr")["forbidden"] == "gw.6.4.b"


@pytest.mark.parametrize(
    ("who", "whom"),
    [("germany", "poland"), ("germany", "france"), ("ussr", "sweden"), ("ussr", "bulgaria"), ("ussr", "great-britain"),
     ("italy", "great-britain"), ("japan", "kmt"), ("japan", "netherlands"), ("great-britain", "greece"),
     ("usa", "japan"), ("ussr", "mongolia"), ("germany", "brazil")],
)  # fmt: skip
def test_what_is_told_is_what_happens(who: str, whom: str) -> None:
    """Incomes without dice, fines, dice that are due, and who joins or is controlled in the end."""
    s = position(
        {},
        who,
        "combat-movement",
        **{**READY, "income": {**START, "ussr": 20, "great-britain": 25, "usa": 30}},
        money=RICH,
    )
    expected = consequences(s, nation(s, who), nation(s, whom))
    money, owners, controllers = s.money.copy(), s.owner.copy(), s.controller.copy()
    declare_war(s, nation(s, who), nation(s, whom))
    dice = [(one.nation, one.dice[1]) for one in expected.effects for _ in range(one.dice[0])]
    assert [row for row in s.diplomacy.due if row[1]] == dice
    for effect in expected.effects:
        assert s.money[effect.nation] == money[effect.nation] - effect.fine
    make_known(s, News(COMBAT_OVER))
    joined = {(owners[zone], owner) for zone, owner in enumerate(s.owner) if owners[zone] != owner}
    assert joined == {*expected.joins}
    changed = [(n, power) for n, power in enumerate(s.controller) if controllers[n] != power and power >= 0]
    assert changed == expected.control


def test_a_war_that_spreads_is_told_too() -> None:
    s = position({}, "ussr", "combat-movement", **READY)
    assert told(s, "ussr", "bulgaria")["wars"] == [["germany", "ussr"]]
    assert "wars" not in told(s, "ussr", "romania"), "in its sphere"
