"""Developing technologies (8.2): dice of factories, stages, dates and incomes, and what changes at once."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.research.development import Research, grant_die, stage_of
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .table import nation, offered, play, position, refused, researching, roll, units, zone

rule = pytest.mark.rule
TWO_WORKS: dict[str, Plain] = {"facilities": {"bavaria": [{"kind": "major-factory"}]}}


def stage(s: GlobalWar, power: str, technology: str) -> int:
    return stage_of(s, nation(s, power), s.edition.catalogue.technology_of[technology])


def asked(s: GlobalWar) -> bool:
    return isinstance(s.stack[-1], Research)


def dice(s: GlobalWar) -> int:
    frame = s.stack[-1]
    return frame.left(s) if isinstance(frame, Research) else 0


@rule("gw.8.2.a")
def test_every_undamaged_major_factory_gives_a_die() -> None:
    assert dice(researching({}, "germany")) == 1
    assert dice(researching({}, "germany", **TWO_WORKS)) == 2
    damaged: dict[str, Plain] = {"facilities": {"bavaria": [{"kind": "major-factory", "damage": 1}]}}
    assert dice(researching({}, "germany", **damaged)) == 1
    smaller: dict[str, Plain] = {"facilities": {"berlin": [{"kind": "medium-factory"}]}}
    assert not asked(researching({}, "germany", **smaller))


@rule("gw.8.2.a", "gw.13.2.1.d")
def test_a_captured_major_factory_gives_none() -> None:
    s = researching({}, "germany", owner={"paris": "germany"})
    assert dice(s) == 1


@rule("gw.8.2.b", "gw.8.2.c")
def test_each_die_is_aimed_at_a_technology_and_moves_it_up_on_its_number() -> None:
    s = researching({}, "germany", **TWO_WORKS)
    play(s, "research radar")
    assert s.pending() == (CHANCE,)
    roll(s, 7)
    assert stage(s, "germany", "radar") == 1
    play(s, "research radar")
    roll(s, 6)
    assert stage(s, "germany", "radar") == 1
    assert not asked(s), "both dice are rolled, and there are none before the next calendar turn"
    assert s.laboratory.rolled == {nation(s, "germany"): 2}


@rule("gw.8.2.c")
def test_harder_technologies_need_more() -> None:
    for technology, needed in (("heavy-armor", 8), ("improved-logistics", 9)):
        s = researching({}, "germany")
        play(s, f"research {technology}")
        missed = s.copy()
        roll(missed, needed - 1)
        assert stage(missed, "germany", technology) == 0
        roll(s, needed)
        assert stage(s, "germany", technology) == 1


@rule("gw.8.2.c")
def test_a_finished_technology_can_be_used_in_the_same_production_phase() -> None:
    begun: dict[str, Plain] = {"stages": {"germany": {"jet-fighters": 3}}}
    s = researching({}, "germany", date="1942-01", money={"germany": 20}, laboratory=begun)
    play(s, "research jet-fighters")
    roll(s, 8)
    assert s.has(nation(s, "germany"), "jet-fighters")
    assert not s.laboratory.stages
    assert refused(s, "buy jet-fighter") == ""


@rule("gw.8.2.c")
def test_a_finished_technology_is_not_developed_again() -> None:
    s = researching({}, "germany", technologies={"germany": ["radar"]})
    assert refused(s, "research radar") == "gw.8.2.c"
    assert refused(s, "research gunpowder") == "gw.8.2.c"


@rule("gw.8.2.d")
def test_the_usa_wait_for_ten_ipp() -> None:
    assert not asked(researching({}, "usa", income={"usa": 9}))
    assert dice(researching({}, "usa", income={"usa": 10})) == 1


@rule("gw.8.2.e")
def test_the_ussr_waits_for_fifteen_ipp_but_for_granted_dice() -> None:
    assert not asked(researching({}, "ussr", income={"ussr": 14}))
    assert dice(researching({}, "ussr", income={"ussr": 15})) == 1
    s = researching({}, "ussr", income={"ussr": 4}, laboratory={"granted": {"ussr": 1}})
    assert dice(s) == 1
    play(s, "research radar")
    roll(s, 12)
    assert stage(s, "ussr", "radar") == 1
    assert not asked(s)


@rule("gw.8.2.e", "gw.5.2.a")
def test_the_income_roll_comes_before_research() -> None:
    s = researching({}, "ussr", income={"ussr": 14}, date="1938-01")  # whoever sets up a position rolls what is due
    assert s.income[nation(s, "ussr")] > 14
    assert dice(s) == 1


@rule("gw.8.2.f")
def test_stage_three_waits_for_july_1939() -> None:
    begun: dict[str, Plain] = {"stages": {"germany": {"radar": 2}}}
    early = researching({}, "germany", date="1939-01", laboratory=begun)
    assert refused(early, "research radar") == "gw.8.2.f"
    s = researching({}, "germany", date="1939-07", laboratory=begun)
    play(s, "research radar")
    roll(s, 7)
    assert stage(s, "germany", "radar") == 3


@rule("gw.8.2.g")
def test_minor_powers_develop_nothing_and_the_commonwealth_shares() -> None:
    works: dict[str, Plain] = {"szechwan": [{"kind": "major-factory"}]}
    assert not asked(researching({}, "kmt", facilities=works))
    assert asked(researching({}, "kmt", facilities=works, owner={"szechwan": "kmt"}, major=["kmt"]))
    begun: dict[str, Plain] = {"stages": {"great-britain": {"asw": 3}}}
    s = researching({}, "great-britain", date="1940-01", laboratory=begun)
    play(s, "research asw")
    roll(s, 7)
    assert all(s.has(nation(s, power), "asw") for power in ("great-britain", "fec", "anzac"))


@rule("gw.8.2.1.ad")
def test_airborne_infantry_becomes_elite_at_once() -> None:
    begun: dict[str, Plain] = {"stages": {"germany": {"airborne-doctrine": 3}}}
    s = researching(
        {
            "bavaria": {"germany": ["2*airborne-infantry", "infantry"]},
            "northern-italy": {"italy": ["airborne-infantry"]},
        },
        "germany",
        date="1940-01",
        laboratory=begun,
        chart=[["germany", "unit", "airborne-infantry", 1], ["italy", "unit", "airborne-infantry", 1]],
    )
    play(s, "research airborne-doctrine")
    roll(s, 7)
    assert units(s, "bavaria") == ["elite-airborne-infantry", "elite-airborne-infantry", "infantry"]
    assert units(s, "northern-italy") == ["airborne-infantry"]
    kinds = [s.edition.catalogue.units[row.kind].id for row in s.chart]
    assert kinds == ["elite-airborne-infantry", "airborne-infantry"]


def test_dice_may_lie_and_are_gone() -> None:
    s = researching({}, "germany", laboratory={"granted": {"germany": 2}})
    assert dice(s) == 3
    play(s, "done")
    assert not asked(s)
    assert not s.laboratory.granted


def test_views_tell_the_stages_and_what_dice_may_be_aimed_at() -> None:
    begun: dict[str, Plain] = {"stages": {"germany": {"radar": 2}}}
    s = researching({}, "germany", date="1939-01", laboratory=begun, technologies={"germany": ["asw"]})
    told = s.derived()["research"]
    assert isinstance(told, dict)
    assert told["power"] == "germany"
    assert told["dice"] == 1
    rows = told["technologies"]
    assert isinstance(rows, list)
    assert len(rows) == 16
    assert ["radar", 2, 7, "gw.8.2.f"] in rows
    assert ["asw", 4, 7, "gw.8.2.c"] in rows
    assert ["improved-logistics", 0, 9, ""] in rows
    assert s.facts()["laboratory"] == begun


def test_research_is_read_back_as_it_was_told() -> None:
    s = researching({}, "germany", laboratory={"stages": {"germany": {"radar": 1}}, "granted": {"germany": 1}})
    play(s, "research radar")
    again = GAME.read_state(GAME.setting("world-1936", 3), s.plain())
    assert again.plain() == s.plain()
    assert again.chance().cause == "gw-chance-research"


def test_a_theatre_rests_research() -> None:
    s = GAME.start(GAME.setting("asia-1937", 2))
    grant = s.copy()
    assert s.stack[-1].NAME == "production"
    grant_die(grant, nation(grant, "japan"))
    assert grant.laboratory.granted == {nation(grant, "japan"): 1}


def test_a_bot_goes_on_with_what_has_come_furthest() -> None:
    begun: dict[str, Plain] = {"stages": {"germany": {"heavy-armor": 1}}}
    s = researching({}, "germany", laboratory=begun)
    seat = s.pending()[0]
    assert GAME.likely(s, seat, s.legal(seat)) == (Action("research", ("heavy-armor",)),)


def test_the_helper_lets_dice_lie() -> None:
    s = position({}, "germany", "production", money={"germany": 3})
    assert offered(s, "buy infantry")
    assert s.owner[zone(s, "berlin")] == nation(s, "germany")
