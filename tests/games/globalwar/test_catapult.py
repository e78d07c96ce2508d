"""Catapult (15.5): British aircraft strike at ships of Vichy France in port."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import NON_COMBAT
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain

from .table import Units, nation, offered, play, position, refused, settle, units, zone

rule = pytest.mark.rule
PORT: Units = {
    "southern-france": {"vichy-france": ["destroyer", "infantry"]},
    "M1": {"great-britain": ["fleet-carrier+tactical-bomber"], "anzac": ["fleet-carrier+tactical-bomber"]},
}
BERTH: Plain = {"southern-france": [{"kind": "major-port"}]}
VICHY: Plain = {"southern-france": "vichy-france", "corsica": "vichy-france"}


def toulon(stand: Units, turn: str = "great-britain") -> GlobalWar:
    return position(stand, turn, owner=VICHY, facilities=BERTH, date="1940-07")


def over_port(s: GlobalWar) -> str:
    """A British bomber flies from its carrier over the port; gives its name there."""
    play(s, "move tactical-bomber:aboard M1 southern-france")
    return next(name for name in units(s, "southern-france") if name.startswith("tactical"))


@rule("gw.15.5.a")
def test_british_aircraft_strike_at_ships_of_vichy_without_war() -> None:
    s = toulon(PORT)
    name = over_port(s)
    assert refused(s, f"carpet {name} southern-france") == "gw.10.6.5.a", "nothing but the ships"
    play(s, f"strike {name} southern-france", "done")
    while s.phase < NON_COMBAT:
        settle(s, 1)
        if s.phase < NON_COMBAT:
            play(s, s.legal(s.pending()[0])[0].text)
    assert "destroyer" not in units(s, "southern-france")
    assert s.enemies[nation(s, "vichy-france")] == 0, "nobody is at war"
    assert s.enemies[nation(s, "great-britain")] == 0
    assert s.owner[zone(s, "southern-france")] == nation(s, "vichy-france")


@rule("gw.15.5.a")
def test_catapult_is_british_and_against_ships_in_port() -> None:
    s = toulon(PORT)
    assert refused(s, "move anzac.tactical-bomber:aboard M1 southern-france") == "gw.9.3.b"
    name = over_port(s)
    beyond = [act.split()[-1] for act in offered(s, f"move {name} southern-france")]
    assert beyond == [], "the port is no way to elsewhere"
    assert refused(s, f"move {name} southern-france M1") == "gw.15.5.a"
    empty: Units = {**PORT, "southern-france": {"vichy-france": ["infantry"]}}
    s = toulon(empty)
    assert refused(s, "move tactical-bomber:aboard M1 southern-france") == "gw.9.3.b", "no ships"
    italians: Units = {"southern-france": PORT["southern-france"], "M1": {"italy": ["fleet-carrier+fighter"]}}
    s = toulon(italians, "italy")
    assert refused(s, "move fighter:aboard M1 southern-france") == "gw.9.3.b"
