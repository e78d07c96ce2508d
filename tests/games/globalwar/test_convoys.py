"""Convoy lines and their escorts: whose they are, what they are worth, and what protects them (1.5, 9.4.5, 10.9)."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.raid import convoy_bonus, escorts, raid_bonus
from sandtable.games.globalwar.markers import COMBAT_MOVEMENT
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Plain

from .table import find, nation, play, position, roll, units, zone
from .test_control import idle

rule = pytest.mark.rule


@rule("gw.1.5.a")
def test_a_line_has_an_owner_and_a_value_that_no_raid_exceeds() -> None:
    for line in GAME.printed.convoys:
        assert line.owner in GAME.printed.nations.number
        assert 0 < line.value <= 30
    stand = {"P16": {"usa": ["2*advanced-submarine"]}}
    s = position(stand, "usa", wars=[["japan", "usa"]], money={"japan": 30})
    (line,) = [line for line in s.edition.convoys if line.id == "tokyo-line"]
    play(s, "raid 2*advanced-submarine P16 tokyo-line", "done")
    roll(s, 6, 1, 6, 1)
    assert s.money[nation(s, "japan")] == 30 - line.value


@rule("gw.12.10.a")
def test_a_line_pays_again_when_the_turn_of_its_raiders_is_over() -> None:
    stand = {"P16": {"great-britain": ["2*advanced-submarine"], "usa": ["2*advanced-submarine"]}}
    wars: Plain = [["japan", "usa"], ["japan", "great-britain"]]
    s = position(stand, "great-britain", wars=wars, money={"japan": 30})
    (line,) = [line for line in s.edition.convoys if line.id == "tokyo-line"]
    play(s, "raid 2*advanced-submarine P16 tokyo-line", "done")
    roll(s, 6, 1, 6, 1)
    assert s.money[nation(s, "japan")] == 30 - line.value
    while not s.on_turn(nation(s, "usa")) or s.phase != COMBAT_MOVEMENT:
        idle(s)
    play(s, "raid 2*advanced-submarine P16 tokyo-line", "done")
    roll(s, 6, 1, 6, 1)
    assert s.money[nation(s, "japan")] == 30 - 2 * line.value


@rule("gw.10.9.e", "gw.12.10.a")
def test_both_passes_of_blitzkrieg_take_no_more_from_a_line_than_its_value() -> None:
    stand = {"M1": {"germany": ["tactical-bomber:patrol"]}, "catalonia": {"germany": ["infantry"]}}
    wars: Plain = [["germany", "france"]]
    owned: Plain = {"catalonia": "germany"}
    s = position(stand, "germany", wars=wars, owner=owned, money={"france": 20}, date="1940-07")
    play(s, "blitzkrieg", "raid tactical-bomber:patrol M1 algeria-line", "done")
    roll(s, 1, 1)
    assert s.money[nation(s, "france")] == 20 - 1
    play(s, "done")
    assert s.phase == COMBAT_MOVEMENT, "the second pass"
    data = s.plain()
    assert GAME.read_state(GAME.setting("world-1936", 3), data).plain() == data
    play(s, "raid tactical-bomber:patrol M1 algeria-line", "done")
    roll(s, 6, 1)
    assert s.money[nation(s, "france")] == 20 - 2, "the line is worth 2 in a player turn"


@rule("gw.10.9.d")
def test_what_helps_a_convoy() -> None:
    guards = ["2*destroyer:escort", "fighter:patrol", "destroyer"]
    known = {"japan": ["asw", "long-range-aircraft", "radar"]}
    s = position({"P16": {"japan": guards}}, "usa", wars=[["japan", "usa"]])
    assert convoy_bonus(s, nation(s, "japan"), zone(s, "P16")) == 4, "two escorts and a patrol"
    s = position({"P16": {"japan": guards}}, "usa", wars=[["japan", "usa"]], technologies=known)
    assert convoy_bonus(s, nation(s, "japan"), zone(s, "P16")) == 7, "and one for each of three technologies"


@rule("gw.10.9.c")
def test_what_helps_a_raider() -> None:
    stand = {"P16": {"usa": ["2*submarine"]}}
    s = position(stand, "usa", wars=[["japan", "usa"]])
    u = find(s, "P16", "submarine")
    pack = tuple(s.standing[zone(s, "P16")])
    assert raid_bonus(s, u, pack) == 2
    known = {"usa": ["radar", "advanced-submarines"]}
    s = position(stand, "usa", wars=[["japan", "usa"]], technologies=known)
    assert raid_bonus(s, u, pack) == 4, "radar, and the pack"
    assert raid_bonus(s, u, (u,)) == 3, "alone it is no pack"


@rule("gw.9.4.5.b", "gw.10.9.f")
def test_escorts_protect_the_lines_of_all_who_cooperate() -> None:
    stand = {"A21": {"usa": ["destroyer:escort"], "germany": ["submarine"]}}
    wars = [["great-britain", "germany"]]
    s = position(stand, "germany", wars=wars)
    assert escorts(s, nation(s, "great-britain"), zone(s, "A21")) == [], "the USA are at peace"
    s = position(stand, "germany", wars=[*wars, ["usa", "germany"]], money={"great-britain": 20})
    assert len(escorts(s, nation(s, "great-britain"), zone(s, "A21"))) == 1
    play(s, "raid submarine A21 halifax-line", "done")
    roll(s, 1, 6)  # nothing is lost
    roll(s, 4)  # and the one shot of the escort
    assert not any("submarine" in name for name in units(s, "A21"))
