"""The state: units and facilities keep their places, copies are apart, data reads back, positions are checked."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import NOWHERE, PATROL
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Malformed, Plain

from .table import find, nation, position, units, zone

SETTING = GAME.setting("world-1936", 3)


def test_the_set_up_of_the_world_stands_where_it_is_printed() -> None:
    s = GAME.start(SETTING)
    assert sum(count for pieces in s.edition.pieces for _, count in pieces.units) == len(s.zone)
    assert units(s, "hokkaido") == ["infantry"]
    for where, numbers in enumerate(s.standing):
        assert list(numbers) == sorted(numbers)
        assert all(s.zone[u] == where for u in numbers)
    for u in range(len(s.zone)):
        at_sea = s.edition.world.zones[s.zone[u]].sea
        assert not at_sea or s.unit(u).at_sea() or s.aboard[u] >= 0, "aircraft of a fleet stand on a deck"


@pytest.mark.parametrize("mode", [mode.id for mode in GAME.modes])
def test_on_land_everybody_begins_in_zones_of_his_own(mode: str) -> None:
    s = GAME.start(GAME.setting(mode, GAME.mode(mode).seats[0]))
    guests = {}
    for land in s.edition.world.zones[: s.edition.world.lands]:
        others = {s.nation[u] for u in s.standing[land.number]} - {s.owner[land.number]}
        if others:
            guests[land.id] = {s.nation_at(one).id for one in others}
    assert guests == ({"picardy": {"great-britain"}} if mode == "europe-1940" else {})  # its expeditionary force


def test_a_theatre_takes_only_what_stands_in_it() -> None:
    s = GAME.start(GAME.setting("asia-1937", 2))
    assert not s.standing[zone(s, "berlin")]
    assert s.standing[zone(s, "tokyo")]
    assert all(s.rulings.zones >> where & 1 for where in s.zone)


def test_data_reads_back() -> None:
    s = GAME.start(SETTING)
    s.lose(5)
    s.lose(9)
    s.marks[3] = PATROL
    s.owner[zone(s, "korea")] = nation(s, "ussr")
    s.site_damage[7] = 2
    s.tear_down(11)
    s.build(2, zone(s, "korea"), 0)
    s.enemies[0] |= 2
    s.enemies[1] |= 1
    s.crossed[4] = 1
    data = s.plain()
    again = GAME.read_state(SETTING, data)
    assert again.plain() == data
    assert again.standing == s.standing
    assert again.sites == s.sites
    assert again.raise_unit(0, 0, 0) == s.raise_unit(0, 0, 0) == 5


def test_a_copy_goes_its_own_way() -> None:
    s = GAME.start(SETTING)
    before = s.plain()
    twin = s.copy()
    twin.lose(0)
    twin.put(1, zone(s, "tokyo"))
    twin.build(0, 0, 0)
    twin.owner[0] = 3
    twin.enemies[0] = 2
    twin.torn[1] = 1
    assert s.plain() == before != twin.plain()


def test_cargo_shares_the_fate_of_its_ship() -> None:
    s = position({"P14": {"japan": ["naval-transport+infantry+artillery"]}}, "japan")
    ship = find(s, "P14", "naval-transport")
    s.put(ship, zone(s, "P15"))
    assert units(s, "P15") == ["naval-transport+infantry+artillery", "infantry:aboard", "artillery:aboard"]
    s.lose(ship)
    assert units(s, "P15") == []
    assert set(s.zone) == {NOWHERE}


def test_labels_read_back() -> None:
    names = ["2*battleship:d1", "fighter:3:patrol", "battlecruiser:raider", "naval-transport+infantry+artillery"]
    s = position({"P14": {"japan": names}}, "japan")
    assert units(s, "P14")[:4] == ["battleship:d1", "battleship:d1", "fighter:3:patrol", "battlecruiser:raider"]


@pytest.mark.parametrize(
    "bad",
    [
        {"units": {"P14": {"japan": ["infantry"]}}},
        {"units": {"nowhere": {"japan": ["infantry"]}}},
        {"units": {"berlin": {"germany": ["destroyer"]}}},
        {"units": {"P14": {"japan": ["submarine+infantry"]}}},
        {"units": {"P14": {"japan": ["naval-transport+artillery+artillery"]}}},
        {"units": {"P14": {"japan": ["light-carrier+fighter+fighter"]}}},
        {"units": {"korea": {"nobody": ["infantry"]}}},
        {"units": {"korea": {"japan": ["0*infantry"]}}},
        {"units": {"korea": {"japan": ["infantry:d1"]}}},
        {"units": {"korea": {"japan": ["infantry:lost"]}}},
        {"units": {"korea": {"japan": "infantry"}}},
        {"owner": {"P14": "japan"}},
        {"wars": [["japan", "japan"]]},
        {"facilities": {"P14": [{"kind": "airbase"}]}},
        {"facilities": {"korea": [{"kind": "airbase", "damage": 9}]}},
        {"technologies": {"japan": ["magic"]}},
        {"date": "1935-01"},
        {"typing-slip": 1},
    ],
)
def test_a_position_of_a_stranger_is_checked(bad: dict[str, Plain]) -> None:
    with pytest.raises(Malformed):
        GAME.position({"mode": "world-1936", "seats": 3, **bad})


def test_examples_can_be_set_up() -> None:
    for mode in GAME.modes:
        state = GAME.position(GAME.example(mode.id)).state
        assert isinstance(state, GlobalWar)
        assert units(state, "shantung") == ["infantry", "infantry"]
