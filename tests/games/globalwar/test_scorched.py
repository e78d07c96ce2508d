"""Scorched earth (15.3): the USSR destroys its own facilities."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.movement.rail import rail_borders
from sandtable.games.globalwar.production.chart import REPAIR, Project
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Plain

from .table import Units, offered, play, position, refused, zone

rule = pytest.mark.rule
WAR: list[Plain] = [["germany", "ussr"]]
WORKS: Plain = {"western-ukraine": [{"kind": "minor-factory"}, {"kind": "airbase"}]}


def ukraine(turn: str = "ussr", phase: str = "combat-movement", wars: list[Plain] = WAR) -> GlobalWar:
    return position({}, turn, phase, wars=wars, facilities=WORKS, money={"ussr": 99})


def kinds(s: GlobalWar, where: str) -> list[str]:
    return [s.facility(site).id for site in s.sites[zone(s, where)]]


@rule("gw.15.3.b")
def test_the_ussr_destroys_a_facility_of_its_own_without_any_unit() -> None:
    s = ukraine()
    assert "scorch airbase western-ukraine" in offered(s, "scorch")
    play(s, "scorch minor-factory western-ukraine")
    assert kinds(s, "western-ukraine") == ["airbase"]
    assert refused(s, "scorch minor-factory western-ukraine") == "gw.15.3.b", "it is gone"


@rule("gw.15.3.b")
def test_scorched_earth_is_soviet_in_war_and_peace_where_the_zone_was_owned_all_turn() -> None:
    assert refused(ukraine(wars=[]), "scorch airbase western-ukraine") == "", "in peace"
    assert refused(ukraine("germany"), "scorch airbase western-germany") == "gw.15.3.b", "not Germany"
    s = ukraine()
    assert refused(s, "scorch airbase western-germany") == "gw.15.3.b", "not its own"
    assert refused(s, "scorch airbase nowhere") == "gw.15.3.b"
    s.taken = 1 << zone(s, "western-ukraine")
    assert refused(s, "scorch airbase western-ukraine") == "gw.15.3.b", "captured in this turn"


@rule("gw.15.3.b")
def test_what_is_destroyed_is_not_repaired() -> None:
    s = ukraine()
    site = s.sites[zone(s, "western-ukraine")][0]
    s.site_damage[site] = 2
    mended = Project(
        s.owner[zone(s, "western-ukraine")], REPAIR, s.site_kind[site], 2, zone(s, "western-ukraine"), 0, site
    )
    s.chart.append(mended)
    play(s, "scorch minor-factory western-ukraine")
    assert mended not in s.chart, "nor is what was begun"
    s = ukraine(phase="production")
    s.site_damage[s.sites[zone(s, "western-ukraine")][0]] = 2
    assert refused(s, "repair minor-factory western-ukraine") == ""
    s.tear_down(s.sites[zone(s, "western-ukraine")][0])
    assert refused(s, "repair minor-factory western-ukraine") == "gw.8.6.a"


@rule("gw.15.3.b")
def test_a_berth_with_ships_in_it_stays() -> None:
    stand: Units = {"leningrad": {"ussr": ["destroyer"]}}
    base: Plain = {"leningrad": [{"kind": "major-port"}, {"kind": "airbase"}]}
    s = position(stand, "ussr", wars=WAR, facilities=base)
    burnt = [act for act in offered(s, "scorch") if act.endswith(" leningrad")]
    assert burnt == ["scorch airbase leningrad", "scorch railway leningrad"]


@rule("gw.13.2.8.d", "gw.15.3.b")
def test_scorched_railways_are_gone_on_one_border() -> None:
    s = ukraine()
    play(s, "scorch railway western-ukraine")
    goals = [act.split()[-1] for act in offered(s, "tear")]
    assert "kiev" in goals
    assert refused(s, "tear berlin") == "gw.13.2.8.d"
    assert GAME.read_state(GAME.setting("world-1936", 3), s.plain()).plain() == s.plain()
    play(s, "tear kiev")
    here = zone(s, "western-ukraine")
    assert not rail_borders(s, here) >> zone(s, "kiev") & 1
    assert rail_borders(s, here), "those of other borders stay"
    assert refused(s, "scorch railway western-germany") == "gw.15.3.b"
    link = s.edition.world.between(here, zone(s, "kiev"))
    assert link is not None
    built = ukraine(phase="production")
    assert refused(built, "build railway western-ukraine kiev") == "gw.8.3.2.b", "there is one"
    built.laid[link.number] = 0
    assert refused(built, "repair railway western-ukraine kiev") == "gw.8.6.a"
    assert refused(built, "build railway western-ukraine kiev") == ""
