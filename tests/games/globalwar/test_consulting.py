"""What the desks ask the rules while somebody looks: the powers, what an attack sets off, research, objectives."""

from __future__ import annotations

from typing import cast

import pytest

from sandtable.book.rulebook import rules
from sandtable.games.globalwar.politics.desk import chance_of
from sandtable.games.globalwar.research.desk import EFFECTS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Malformed, Plain

from .table import position
from .test_deeds import START

Row = dict[str, Plain]


def ask(s: GlobalWar, *about: str) -> Row:
    before = s.plain()
    told = s.consult(about)
    assert s.plain() == before, "asking changes nothing"
    return told


def rows(told: Row, key: str, name: str = "nation") -> dict[str, Row]:
    return {str(row[name]): row for row in cast(list[Row], told[key])}


@pytest.mark.parametrize(
    ("needed", "dice", "chance"), [(10, [12, 12], 75), (10, [12], 25), (9, [12, 12], 81), (0, [], 100), (1, [], 0)]
)
def test_chances_are_those_of_the_sum_of_dice(needed: int, dice: list[int], chance: int) -> None:
    assert chance_of(needed, dice) == chance


def test_the_desk_tells_who_may_declare_war_and_what_the_others_lack() -> None:
    powers = rows(ask(position({}, "germany", income=START), "politics"), "powers")
    assert list(powers)[:3] == ["germany", "ccp", "ussr"], "in the order of play"
    assert "fec" not in powers, "Great Britain speaks for it"
    assert powers["germany"]["may"] == ["ussr", "great-britain", "france", "usa"]
    assert powers["usa"]["may"] == []
    assert cast(Row, powers["usa"]["refusal"])["rule"] == "gw.5.1.d"
    assert (powers["ussr"]["rolls"], powers["ussr"]["dice"]) == ("1937-01", [6])
    assert {"id": "poland", "dice": [2, 12]} in cast(list[Row], powers["france"]["raised"])
    assert "raised" not in powers["germany"], "it has all it can have"


def test_dice_of_the_calendar_come_with_the_chance_of_war_income() -> None:
    s = position({}, "germany", date="1939-07", income={**START, "ussr": 17})
    assert rows(ask(s, "politics"), "powers")["ussr"]["chance"] == 92


def test_small_nations_come_with_their_patrons_and_the_rules_that_move_them() -> None:
    minors = rows(ask(position({}, "germany"), "politics"), "minors")
    assert minors["siam"]["controller"] == "japan"
    assert minors["poland"]["rules"] == ["gw.4.7.o"]
    assert minors["hungary"]["rules"] == minors["bulgaria"]["rules"] == ["gw.4.7.c", "gw.4.7.d", "gw.4.7.e"]
    assert minors["romania"]["rules"] == ["gw.4.7.c", "gw.4.7.d", "gw.4.7.e", "gw.4.7.f"], "it also has Bessarabia"
    told = {rule for minor in minors.values() for rule in cast(list[str], minor.get("rules", []))}
    of_minors = {id for id in rules("globalwar", "en") if id.startswith("gw.4.7.")}
    assert told == of_minors - {"gw.4.7.g"}, "which is about German income"
    assert cast(int, minors["poland"]["ipp"]) > 0
    assert "germany" not in minors


def test_targets_are_powers_first_and_then_whoever_is_near() -> None:
    told = ask(position({"bavaria": {"germany": ["infantry"]}}, "germany"), "targets", "germany")
    assert "france" in cast(list[str], told["powers"])
    assert "austria" in cast(list[str], told["near"])
    assert "norway" in cast(list[str], told["rest"])
    assert "italy" not in cast(list[str], told["powers"]), "an ally"


def test_the_attack_on_poland_is_told_with_and_without_the_pact() -> None:
    s = position({}, "germany", date="1939-07", income={"great-britain": 15, "france": 9, "ussr": 17, "usa": 11})
    told = ask(s, "attack", "germany", "poland")
    alone = rows(told, "answers")
    assert (alone["great-britain"]["dice"], alone["great-britain"]["chance"]) == ([12, 12], 75)
    assert (alone["france"]["dice"], alone["france"]["chance"]) == ([12, 12], 81)
    assert told["pact"] == "molotov-ribbentrop"
    pact = rows(cast(Row, told["then"]), "answers")
    assert (pact["great-britain"]["dice"], pact["great-britain"]["chance"]) == ([12], 25)
    assert told["control"] == [["poland", "great-britain"]]
    assert told["by"] == "march"


def test_the_pact_would_forbid_the_attack_itself() -> None:
    told = ask(position({}, "germany", date="1939-07"), "attack", "germany", "ussr")
    assert "refusal" not in told
    assert cast(Row, cast(Row, told["then"])["refusal"])["rule"] == "gw.6.4.b"


def test_who_marches_waits_for_his_combat_movement() -> None:
    assert "later" not in ask(position({}, "germany"), "attack", "germany", "poland")
    assert ask(position({}, "japan"), "attack", "germany", "poland")["later"] is True
    assert "later" not in ask(position({}, "japan"), "attack", "germany", "france"), "by word at any time"


def test_research_is_told_of_all_powers() -> None:
    s = position({}, "germany", laboratory={"stages": {"ussr": {"radar": 2}}})
    told = ask(s, "research")
    technologies = rows(told, "technologies", "id")
    assert technologies["radar"]["stages"] == {"ussr": 2}
    assert technologies["radar"]["chance"] == 50
    assert cast(Row, technologies["radar"]["shut"]).keys() == {"ussr"}, "stage III waits for its date"
    assert ["usa", "american-technological-supremacy"] in cast(list[Plain], technologies["jet-fighters"]["aims"])
    assert rows(told, "powers")["usa"]["from"] == 10
    assert set(EFFECTS) == set(technologies)


def test_each_technology_is_told_with_every_rule_of_it_and_each_rule_with_one() -> None:
    told = [rule for one in EFFECTS.values() for rule in one]
    assert sorted(told) == sorted(id for id in rules("globalwar", "en") if id.startswith("gw.8.2.1."))


def test_objectives_are_told_with_what_they_lack_and_give() -> None:
    told = ask(position({}, "germany"), "objectives")
    aims = rows(told, "objectives", "id")
    assert len(aims) == 26
    assert "moscow" in cast(list[str], aims["lebensraum"]["lacking"])
    assert aims["lebensraum"]["bonuses"] == [
        {"what": "pieces", "when": "once", "count": 2, "kinds": ["minor-factory"], "where": "zones"}
    ]
    assert ["paris", "allies"] in cast(list[Plain], told["cities"])


@pytest.mark.parametrize("about", [(), ("weather",), ("attack", "germany"), ("attack", "germany", "atlantis")])
def test_other_questions_are_refused(about: tuple[str, ...]) -> None:
    with pytest.raises(Malformed):
        position({}, "germany").consult(about)


def test_loans_are_told_with_their_ways_and_dangers_before_they_are_announced() -> None:
    war: Plain = [["germany", "great-britain"], ["germany", "ussr"], ["germany", "usa"]]
    s = position({}, "usa", "production", date="1941-07", income={"usa": 63}, wars=war)
    told = ask(s, "loans", "usa")
    ways = cast(list[Row], told["ways"])
    path = ["new-york", "A25", "A27", "A19", "A20", "A21", "southern-england"]
    way = {"to": "great-britain", "at": "southern-england", "dangers": [], "chance": 100, "path": path}
    assert way in ways, "the shortest of the safest"
    shut = {str(row["to"]): cast(Row, row["refusal"])["rule"] for row in ways if "refusal" in row}
    assert shut == {"france": "gw.8.7.e", "kmt": "gw.8.7.e", "abyssinia": "gw.8.7.e"}, (
        "friends at peace; of others nothing is said"
    )
    assert cast(Row, ask(position({}, "usa"), "loans", "usa")["refusal"])["rule"], "before it may lend"
