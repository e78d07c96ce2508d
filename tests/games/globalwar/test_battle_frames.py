"""Battles at the table: order, alert, dice, losses, retreat and what is left behind."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.chance import CHANCE

from .table import ALLIES, AXIS, find, nation, offered, play, position, refused, roll, units, zone

rule = pytest.mark.rule
CHINA_WAR = [["japan", "kmt"]]


def due(s: GlobalWar) -> str:
    """What a die is due for; "" when none is."""
    return s.chance().cause if s.pending() == (CHANCE,) else ""


def front(japan: list[str], kmt: list[str], **more: object) -> GlobalWar:
    """Japan attacks the KMT over a level border without a river."""
    return position({"eastern-manchuria": {"japan": japan}, "rehe": {"kmt": kmt}}, "japan", wars=CHINA_WAR,
                    owner={"eastern-manchuria": "japan", "rehe": "kmt"}, **more)  # fmt: skip


@rule("gw.10.5.c", "gw.10.5.d", "gw.10.5.e")
def test_a_land_battle_round_by_round() -> None:
    s = front(["2*infantry", "medium-armor"], ["2*infantry"])
    play(s, "move 2*infantry eastern-manchuria rehe", "move medium-armor eastern-manchuria rehe", "done")
    assert due(s) == "gw-chance-attack"
    roll(s, 12, 12, 1)  # two infantry miss, the tank hits
    assert due(s) == "gw-chance-defence"
    roll(s, 4, 12)  # both defenders fire, also the one that is lost
    assert offered(s, "lose") == ["lose infantry", "lose medium-armor"]
    play(s, "lose infantry")
    assert offered(s, "") == ["press", "retreat"]
    play(s, "press")
    roll(s, 12, 6)
    roll(s, 12)
    assert s.owner[zone(s, "rehe")] == nation(s, "japan")
    assert [label.split(":")[0] for label in units(s, "rehe")] == ["infantry", "medium-armor"]


@rule("gw.10.3.a", "gw.10.3.c", "gw.10.3.e")
def test_retreat_goes_back_where_they_came_from() -> None:
    s = front(["2*infantry"], ["3*infantry"])
    play(s, "move 2*infantry eastern-manchuria rehe", "done")
    roll(s, 12, 12, 12, 12, 1)
    play(s, "retreat")
    assert s.owner[zone(s, "rehe")] == nation(s, "kmt")
    assert [label.split(":")[0] for label in units(s, "eastern-manchuria")] == ["infantry"]
    assert "retreated" in units(s, "eastern-manchuria")[0]
    assert offered(s, "move infantry") == []


@rule("gw.10.1.a")
def test_s40_the_attacker_chooses_the_order() -> None:
    s = position(
        {"eastern-manchuria": {"japan": ["2*infantry"]}, "rehe": {"kmt": ["infantry"]},
         "western-manchuria": {"kmt": ["infantry"]}},
        "japan", wars=CHINA_WAR, owner={"eastern-manchuria": "japan", "rehe": "kmt", "western-manchuria": "kmt"},
    )  # fmt: skip
    play(s, "move infantry eastern-manchuria rehe", "move infantry eastern-manchuria western-manchuria", "done")
    assert sorted(offered(s, "fight")) == ["fight land rehe", "fight land western-manchuria"]
    assert refused(s, "fight land korea") == "gw.10.1.a"
    play(s, "fight land western-manchuria")
    assert due(s) == "gw-chance-attack"


@rule("gw.10.5.a")
def test_aircraft_that_stay_on_the_ground_are_lost_with_the_zone() -> None:
    s = front(["2*medium-armor"], ["infantry", "fighter"])
    play(s, "move 2*medium-armor eastern-manchuria rehe", "done")
    assert s.pending() == (ALLIES,)
    play(s, "ground")
    roll(s, 1, 12, 12)
    assert s.owner[zone(s, "rehe")] == nation(s, "japan")
    assert not any("fighter" in label for label in units(s, "rehe"))


@rule("gw.10.2.a", "gw.13.1.3.a")
def test_first_strikes_are_not_answered() -> None:
    s = front(["artillery"], ["infantry"])
    play(s, "move artillery eastern-manchuria rehe", "done")
    roll(s, 3)
    assert s.owner[zone(s, "rehe")] == nation(s, "japan"), "the infantry never fired"


@rule("gw.10.2.d")
def test_picked_targets_are_chosen_by_the_shooter() -> None:
    s = front(["infantry", "tactical-bomber"], ["infantry", "artillery", "cavalry"])
    play(
        s,
        "move infantry eastern-manchuria rehe",
        "move tactical-bomber eastern-manchuria rehe",
        "attack tactical-bomber:3 rehe",
    )
    play(s, "done")
    roll(s, 12)  # the artillery of the defender strikes first and misses
    roll(s, 12, 2)
    assert s.pending() == (AXIS,)
    play(s, "lose artillery")
    assert not any("artillery" in label for label in units(s, "rehe"))


@rule("gw.15.7.a")
def test_shaky_attackers_go_home() -> None:
    s = position({"rehe": {"kmt": ["3*infantry"]}, "eastern-manchuria": {"japan": ["infantry"]}}, "kmt", wars=CHINA_WAR,
                 owner={"eastern-manchuria": "japan", "rehe": "kmt"})  # fmt: skip
    play(s, "move 3*infantry rehe eastern-manchuria", "done")
    roll(s, 10, 12, 3)
    roll(s, 12)
    assert offered(s, "") == ["press", "retreat"]
    play(s, "retreat")
    assert len(units(s, "rehe")) == 3


@rule("gw.10.9.b", "gw.10.9.f")
def test_s51_a_submarine_raids_an_escorted_convoy() -> None:
    s = position(
        {"P16": {"usa": ["submarine"], "japan": ["destroyer:escort"]}}, "usa", wars=[["usa", "japan"]],
        money={"japan": 20}, technologies={"japan": ["asw"]},
    )  # fmt: skip
    play(s, "raid submarine P16 tokyo-line", "done")
    assert due(s) == "gw-chance-raid"
    roll(s, 3)  # 3 + 2
    roll(s, 2)  # 2 + 1 for the escort + 1 for ASW
    assert s.money[nation(s, "japan")] == 19
    assert due(s) == "gw-chance-escort"
    roll(s, 5)  # the destroyer at 4
    roll(s, 2)  # ASW at 2
    assert not any("submarine" in label for label in units(s, "P16"))


@rule("gw.10.9.e")
def test_s52_three_raiders_and_one_escort() -> None:
    s = position(
        {"P16": {"usa": ["3*submarine"], "japan": ["destroyer:escort"]}}, "usa", wars=[["usa", "japan"]],
        money={"japan": 20},
    )  # fmt: skip
    play(s, "raid 3*submarine P16 tokyo-line", "done")
    for _ in range(3):
        roll(s, 6, 1)  # 8 against 2, three times, but the line is worth 5
    assert s.money[nation(s, "japan")] == 15
    roll(s, 4)
    assert due(s) == "", "one shot only"
    assert len([label for label in units(s, "P16") if "submarine" in label]) == 2


@rule("gw.10.7.b", "gw.10.7.d")
def test_submarines_refuse_battle_without_a_patrol() -> None:
    s = position({"P16": {"usa": ["2*destroyer"], "japan": ["submarine", "destroyer"]}}, "usa",
                 wars=[["usa", "japan"]])  # fmt: skip
    play(s, "attack 2*destroyer P16", "done")
    assert "dive" in offered(s, "")
    play(s, "dive")
    roll(s, 4, 12, 12)
    assert any("submarine" in label for label in units(s, "P16"))
    assert find(s, "P16", "submarine") >= 0


@rule("gw.0.2.o", "gw.10.7.c")
def test_defending_submarines_submerge_after_a_round() -> None:
    s = position({"P16": {"usa": ["2*destroyer"], "japan": ["submarine", "light-cruiser"]}}, "usa",
                 wars=[["usa", "japan"]])  # fmt: skip
    play(s, "attack 2*destroyer P16", "done", "ready")
    roll(s, 4, 12)  # the hit can only sink the cruiser
    roll(s, 12, 12)
    assert [label for label in units(s, "P16") if "submarine" in label] == ["submarine:submerged:fought"]
