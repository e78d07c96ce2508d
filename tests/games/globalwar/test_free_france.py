"""Free France and France reborn (4.11): who fights on, and what a freed Paris changes."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.markers import COMBAT_MOVEMENT
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.victory.conditions import progress

from .armistice import WEST, exile, fallen, owners, read_back, whose
from .table import ALLIES, Units, nation, offered, position, zone

rule = pytest.mark.rule


@rule("gw.4.11.1.d")
def test_the_french_player_leads_free_france() -> None:
    s = exile({"chad": {"free-france": ["infantry"]}}, "france")
    assert s.pending() == (ALLIES,)
    assert s.on_turn(nation(s, "free-france"))
    assert not s.on_turn(nation(s, "france"))
    assert [act.split()[1] for act in offered(s, "move")] in ([], ["infantry"])
    for seats in (3, 4, 5, 6):
        rulings = GAME.rulings(GAME.setting("world-1936", seats))
        numbers = rulings.edition.nations.number
        assert rulings.seat_of[numbers["free-france"]] == rulings.seat_of[numbers["france"]]
        assert rulings.seat_of[numbers["vichy-france"]] == rulings.seat_of[numbers["germany"]]


@rule("gw.10.10.1.a", "gw.4.11.1.d", "gw.5.7.m")
def test_s54_aquitaine_stays_american_until_paris_is_free() -> None:
    stand: Units = {
        "aquitaine": {"usa": ["infantry"]},
        "chad": {"free-france": ["infantry"]},
        "southern-france": {"vichy-france": ["infantry"]},
    }
    s = exile(stand, "usa", owner={"scotland": "germany"}, money={"free-france": 4, "vichy-france": 3})
    take_zone(s, nation(s, "usa"), zone(s, "aquitaine"))
    take_zone(s, nation(s, "usa"), zone(s, "scotland"))
    assert owners(s, "aquitaine", "scotland") == ["usa", "great-britain"]
    take_zone(s, nation(s, "usa"), zone(s, "paris"))
    assert owners(s, "paris", "aquitaine", "chad") == ["france"] * 3
    assert whose(s, "chad") == ["france.infantry"]
    assert owners(s, "southern-france", "corsica", "syria") == ["france"] * 3, "Vichy has surrendered"
    assert whose(s, "southern-france") == ["france.infantry"]
    assert owners(s, "normandy") == ["germany"]
    assert s.money[nation(s, "france")] == 4, "what Vichy had goes to the bank"
    assert not s.is_out(nation(s, "france"))
    assert s.is_out(nation(s, "free-france"))
    assert s.is_out(nation(s, "vichy-france"))
    assert s.enemies[nation(s, "france")] >> nation(s, "germany") & 1
    assert s.enemies[nation(s, "free-france")] == 0
    read_back(s)


@rule("gw.4.11.1.e", "gw.10.10.2.a", "gw.10.10.3.a")
def test_s22_france_surrenders_only_once() -> None:
    s = exile({"paris": {"usa": ["infantry"]}}, "usa")
    take_zone(s, nation(s, "usa"), zone(s, "paris"))
    s.money[nation(s, "france")] = 8
    s.turn, s.phase = 1, COMBAT_MOVEMENT
    before = s.money[nation(s, "germany")]
    take_zone(s, nation(s, "germany"), zone(s, "paris"))
    s.run()
    assert not s.is_out(nation(s, "france"))
    assert (s.money[nation(s, "france")], s.money[nation(s, "germany")]) == (0, before)
    assert "capital france southern-france" in [act.text for act in s.legal(ALLIES)]


@rule("gw.4.11.1.d")
def test_only_a_france_that_stands_is_a_world_power() -> None:
    world_power = next(one for one in GAME.printed.objectives if one.id == "world-power")
    s = position({}, "germany", wars=WEST)
    assert progress(s, world_power) == (1, 1)
    s = fallen()
    assert progress(s, world_power) == (0, 1), "Free France is none"
    s = exile({"paris": {"usa": ["infantry"]}}, "usa")
    take_zone(s, nation(s, "usa"), zone(s, "paris"))
    assert progress(s, world_power) == (1, 1)


@rule("gw.4.11.1.d")
def test_paris_in_soviet_hands_is_not_free() -> None:
    s = exile({"paris": {"ussr": ["infantry"]}}, "ussr")
    take_zone(s, nation(s, "ussr"), zone(s, "paris"))
    assert s.is_out(nation(s, "france"))
    assert owners(s, "paris") == ["ussr"]
