"""Vichy's income and politics, the inner French conflict (4.11.3, 4.11.4), and the surrender of all others (5.7)."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, NON_COMBAT
from sandtable.games.globalwar.news import TURN_ENDED, News
from sandtable.games.globalwar.production.income import collected
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.surrender import surrender_at_the_end
from sandtable.kernel.chance import CHANCE
from sandtable.kernel.plain import Plain

from .armistice import exile, owners, read_back, whose
from .table import AXIS, Units, find, nation, offered, play, position, refused, roll, settle, zone

rule = pytest.mark.rule


def idle(s: GlobalWar) -> None:
    """Whoever is asked does as little as he can."""
    legal = [act.text for act in s.legal(s.pending()[0])]
    play(s, next((text for text in ("done", "pass", "allocate germany") if text in legal), legal[0]))


def end_turn(s: GlobalWar) -> None:
    """Play on without doing anything until the next player turn, all dice low."""
    turn = s.turn
    for _ in range(200):
        if s.turn != turn:
            return
        settle(s, 1)
        if s.turn == turn:
            idle(s)
    raise AssertionError("the turn does not end")


# Vichy's income


@rule("gw.4.11.3.b", "gw.4.5.e")
@pytest.mark.parametrize("who", ["germany", "vichy-france"])
def test_germany_decides_who_has_the_income_of_vichy(who: str) -> None:
    s = exile({"southern-france": {"vichy-france": ["infantry"]}}, "germany", "non-combat")
    s.income[nation(s, "vichy-france")] = 3
    while s.stack[-1].NAME != "vichy-income":
        if s.pending() == (CHANCE,):
            roll(s, 12)
        else:
            play(s, "done")
    read_back(s)
    assert s.pending() == (AXIS,)
    assert offered(s, "") == ["allocate germany", "allocate vichy-france"]
    assert refused(s, "allocate italy") == "gw.4.11.3.b"
    before = {id: s.money[nation(s, id)] for id in ("germany", "vichy-france")}
    collects = collected(s, nation(s, "germany"))
    play(s, f"allocate {who}")
    gained = {id: s.money[nation(s, id)] - before[id] for id in before}
    assert gained == {"germany": collects + (3 if who == "germany" else 0), "vichy-france": 3 * (who != "germany")}


@rule("gw.4.11.3.b", "gw.10.10.2.a")
def test_a_germany_without_berlin_leaves_the_income_to_vichy() -> None:
    s = exile({}, "germany", "non-combat", owner={"berlin": "ussr"})
    s.income[nation(s, "vichy-france")] = 3
    while s.stack[-1].NAME != "vichy-income":
        roll(s, 12) if s.pending() == (CHANCE,) else play(s, "done")
    assert offered(s, "") == ["allocate vichy-france"]


@rule("gw.4.11.3.b", "gw.4.11.3.a")
def test_vichy_spends_what_it_was_left() -> None:
    s = exile({}, "germany", "production", money={"vichy-france": 3, "germany": 0})
    assert s.seat_of(nation(s, "vichy-france")) == AXIS
    assert refused(s, "buy vichy-france.foreign-legion") in ("", "gw.8.3.a")
    play(s, "buy vichy-france.infantry", "done")
    assert s.money[nation(s, "vichy-france")] == 0


@rule("gw.12.7.c", "gw.4.11.3.a")
def test_vichy_recruits_a_foreign_legion() -> None:
    s = exile({"southern-france": {"vichy-france": ["infantry"]}}, "germany", "non-combat")
    while s.stack[-1].NAME != "recruiting":
        play(s, "done")
    roll(s, 2)
    found = {act.split()[-1] for act in offered(s, "recruit foreign-legion")}
    assert found == {"southern-france", "corsica"}, "Syria is worth nothing"
    s = exile({}, "germany", "non-combat")
    while s.stack[-1].NAME != "recruiting":
        play(s, "done")
    roll(s, 3)
    assert not [act for act in offered(s, "recruit") if act.endswith("corsica")], "overseas zones do not count"


# its politics


@rule("gw.4.11.3.c")
def test_vichy_attacks_free_france_alone_and_the_axis_leaves_vichy_in_peace() -> None:
    stand: Units = {
        "syria": {"vichy-france": ["infantry"]},
        "niger": {"vichy-france": ["infantry"]},
        "chad": {"free-france": ["infantry"]},
        "paris": {"germany": ["infantry"]},
    }
    s = exile(stand, "germany", owner={"niger": "vichy-france"})
    assert refused(s, "move vichy-france.infantry syria transjordan") != "", "British"
    assert refused(s, "move vichy-france.infantry syria northern-iraq") != "", "neutral"
    assert refused(s, "move vichy-france.infantry niger chad") == ""
    assert refused(s, "move infantry paris southern-france") != ""


@rule("gw.4.11.3.d")
def test_attacked_by_the_british_vichy_joins_germany_after_their_combat() -> None:
    stand: Units = {
        "transjordan": {"great-britain": ["4*infantry"]},
        "syria": {"vichy-france": ["infantry"]},
        "M1": {"vichy-france": ["destroyer"]},
    }
    s = exile(stand, "great-britain", money={"vichy-france": 5, "germany": 1}, income={"great-britain": 25})
    play(s, "move 4*infantry transjordan syria", "done")
    assert s.france.vichy, "not before the combat phase is over"
    while s.phase < NON_COMBAT:
        roll(s, 1) if s.pending() == (CHANCE,) else play(s, s.legal(s.pending()[0])[0].text)
    assert not s.france.vichy
    assert owners(s, "syria", "southern-france", "corsica") == ["great-britain", "germany", "germany"]
    assert whose(s, "M1") == ["germany.destroyer"]
    assert s.money[nation(s, "germany")] == 6
    assert s.is_out(nation(s, "vichy-france"))
    read_back(s)


@rule("gw.4.11.3.d", "gw.15.5.a")
def test_catapult_does_not_make_vichy_join() -> None:
    stand: Units = {
        "southern-france": {"vichy-france": ["destroyer", "infantry"]},
        "M1": {"great-britain": ["fleet-carrier+tactical-bomber"]},
    }
    s = exile(stand, "great-britain", facilities={"southern-france": [{"kind": "major-port"}]})
    play(s, "move tactical-bomber:aboard M1 southern-france")
    name = offered(s, "strike")[0]
    play(s, name, "done")
    while s.phase < NON_COMBAT:
        settle(s, 1)
        if s.phase < NON_COMBAT:
            play(s, s.legal(s.pending()[0])[0].text)
    assert s.france.vichy


# the inner conflict


@rule("gw.4.11.4.a")
def test_free_france_attacks_vichy_and_vichy_stays_what_it_is() -> None:
    stand: Units = {"chad": {"free-france": ["3*infantry"]}, "niger": {"vichy-france": ["infantry"]}}
    s = exile(stand, "france", owner={"niger": "vichy-france"})
    play(s, "move 3*infantry chad niger", "done")
    while s.phase < NON_COMBAT:
        roll(s, 1) if s.pending() == (CHANCE,) else play(s, s.legal(s.pending()[0])[0].text)
    assert owners(s, "niger") == ["free-france"]
    assert s.france.vichy
    assert owners(s, "syria") == ["vichy-france"]


@rule("gw.4.11.4.b")
def test_the_british_stay_out_of_a_fight_between_frenchmen() -> None:
    stand: Units = {
        "niger": {"vichy-france": ["3*infantry"]},
        "chad": {"free-france": ["infantry"], "great-britain": ["infantry"]},
    }
    s = exile(stand, "germany", owner={"niger": "vichy-france"})
    play(s, "move 3*vichy-france.infantry niger chad", "done")
    top = s.stack[-1]
    assert isinstance(top, Battle)
    assert len(top.lines[1]) == 1
    while s.phase < NON_COMBAT:
        roll(s, 1) if s.pending() == (CHANCE,) else play(s, s.legal(s.pending()[0])[0].text)
    assert owners(s, "chad") == ["vichy-france"]
    british = next(u for u in range(len(s.zone)) if s.zone[u] >= 0 and s.nation[u] == nation(s, "great-britain"))
    assert owners(s, s.edition.world.zones[s.zone[british]].id) == ["great-britain"]


@rule("gw.4.11.4.c")
def test_at_sea_the_british_look_on() -> None:
    stand: Units = {
        "M1": {"vichy-france": ["2*destroyer"]},
        "M2": {"free-france": ["destroyer"], "great-britain": ["destroyer"]},
    }
    s = exile(stand, "germany")
    play(s, "move 2*vichy-france.destroyer M1 M2", "done")
    top = s.stack[-1]
    assert isinstance(top, Battle)
    assert len(top.lines[1]) == 1
    while s.phase < NON_COMBAT:
        roll(s, 1) if s.pending() == (CHANCE,) else play(s, s.legal(s.pending()[0])[0].text)
    assert "great-britain.destroyer" in whose(s, "M2")
    assert "free-france.destroyer" not in whose(s, "M2")


@rule("gw.12.1.g")
def test_free_france_raises_infantry_without_a_factory() -> None:
    s = exile({"cameroon": {"free-france": ["infantry"]}}, "france", "production", owner={"cameroon": "free-france"},
              money={"free-france": 5})  # fmt: skip
    play(s, "buy infantry", "done")
    while s.stack[-1].NAME != "placement":
        play(s, "done")
    assert offered(s, "place infantry") == ["place infantry cameroon"], "Chad is worth nothing"


# surrender of others


LOST = {
    "japan": ("usa", ("tokyo",)),
    "italy": ("great-britain", ("rome",)),
    "great-britain": ("germany", ("london", "cape-town", "ottawa", "sydney", "calcutta")),
    "anzac": ("japan", ("sydney", "north-island", "south-island")),
    "usa": ("japan", ("washington-d-c", "chicago", "new-york", "san-francisco")),
}


def beaten(id: str, zones: tuple[str, ...], **more: Plain) -> GlobalWar:
    winner = LOST[id][0]
    return position(
        {"malta": {id: ["infantry"]}, "A1": {id: ["destroyer"]}}, id, "non-combat", wars=[[id, winner]],
        owner=dict.fromkeys(zones, winner), **more,
    )  # fmt: skip


@pytest.mark.parametrize(
    "id",
    [
        pytest.param("japan", marks=rule("gw.5.7.g")),
        pytest.param("great-britain", marks=rule("gw.5.7.h")),
        pytest.param("anzac", marks=rule("gw.5.7.i")),
        pytest.param("italy", marks=rule("gw.5.7.j")),
        pytest.param("usa", marks=rule("gw.5.7.l")),
    ],
)
def test_a_nation_surrenders_when_all_is_lost_at_the_end_of_its_turn(id: str) -> None:
    zones = LOST[id][1]
    s = beaten(id, zones)
    assert not s.surrendered
    end_turn(s)
    assert s.is_out(nation(s, id))
    assert all(s.nation[u] != nation(s, id) for u in range(len(s.zone)) if s.zone[u] >= 0), "gw.5.7.a"
    assert s.is_out(nation(s, "fec")) == (id == "great-britain"), "FEC goes with Great Britain"
    read_back(s)
    for spared in zones if len(zones) > 1 else ():
        s = beaten(id, tuple(zone for zone in zones if zone != spared))
        end_turn(s)
        assert not s.is_out(nation(s, id)), spared


@rule("gw.5.7.a", "gw.5.7.c", "gw.5.7.d")
def test_what_is_left_of_a_nation_that_has_surrendered() -> None:
    stand: Units = {"korea": {"japan": ["3*infantry", "fighter"]}, "primorsky-krai": {"ussr": ["infantry"]},
                    "sumatra": {"italy": ["infantry"]}}  # fmt: skip
    s = position(stand, "japan", "non-combat", wars=[["japan", "usa"], ["japan", "ussr"]], owner={"tokyo": "usa"},
                 money={"japan": 9})  # fmt: skip
    end_turn(s)
    assert whose(s, "korea") == []
    assert owners(s, "korea") == ["japan"], "it is there for the taking"
    assert s.money[nation(s, "japan")] == 0
    s.turn, s.phase = 3, COMBAT_MOVEMENT
    s.owner[zone(s, "honshu")] = nation(s, "usa")
    take_zone(s, nation(s, "italy"), zone(s, "honshu"))
    assert owners(s, "honshu") == ["italy"], "nothing is given back to who has surrendered"
    assert not s.on_turn(nation(s, "japan"))


@rule("gw.5.7.b")
def test_its_minor_powers_come_under_another_member_of_the_alliance() -> None:
    s = position({"siam": {"siam": ["infantry"]}}, "japan", "non-combat", wars=[["japan", "usa"]],
                 owner={"tokyo": "usa"}, control={"siam": "japan"})  # fmt: skip
    end_turn(s)
    assert s.controller[nation(s, "siam")] == nation(s, "germany")


@rule("gw.5.7.b", "gw.4.5.a")
def test_who_plays_the_heir_decides_for_them_from_then_on() -> None:
    s = position({"siam": {"siam": ["infantry"]}}, "japan", "non-combat", seats=4, wars=[["japan", "usa"]],
                 owner={"tokyo": "usa"})  # fmt: skip
    siam = nation(s, "siam")
    assert s.seat_of(siam) == s.seat_of(nation(s, "japan"))
    end_turn(s)
    assert s.seat_of(siam) == s.seat_of(nation(s, "germany")) != s.seat_of(nation(s, "japan"))


@rule("gw.5.7.h")
@pytest.mark.parametrize(("mode", "city", "winner"), [("asia-1937", "calcutta", "japan"),
                                                      ("europe-1940", "london", "germany")])  # fmt: skip
def test_great_britain_does_not_surrender_where_most_of_its_five_cities_lie_outside_the_theatre(
    mode: str, city: str, winner: str
) -> None:
    s = position({}, "great-britain", "non-combat", mode=mode, seats=2, wars=[["great-britain", winner]],
                 owner={city: winner})  # fmt: skip
    end_turn(s)
    assert not s.is_out(nation(s, "great-britain"))


@rule("gw.5.7.e")
@pytest.mark.parametrize("number", range(1, 13))
def test_its_ships_on_the_chart_are_scrapped_or_taken(number: int) -> None:
    chart: Plain = [["japan", "unit", "battleship", 2], ["japan", "unit", "infantry", 1]]
    s = position({}, "japan", "non-combat", wars=[["japan", "usa"]], owner={"tokyo": "usa"}, chart=chart)
    for _ in range(20):
        if s.stack[-1].NAME == "spoils":
            break
        idle(s) if s.pending() != (CHANCE,) else roll(s, 12)
    read_back(s)
    roll(s, number)
    rows = [(s.nation_at(row.nation).id, s.edition.catalogue.units[row.kind].id, row.paid) for row in s.chart]
    assert rows == ([] if number <= 7 else [("usa", "battleship", 2)])


@rule("gw.5.7.k")
def test_the_kmt_surrenders_without_land() -> None:
    s = position({"szechwan": {"japan": ["infantry"]}, "yunnan": {"kmt": ["infantry"]}}, "japan",
                 wars=[["japan", "kmt"]])  # fmt: skip
    kmt = nation(s, "kmt")
    for where, owner in enumerate(s.owner):
        if owner == kmt and where != zone(s, "szechwan"):
            s.owner[where] = nation(s, "japan")
    assert not s.is_out(kmt)
    take_zone(s, nation(s, "japan"), zone(s, "szechwan"))
    assert s.is_out(kmt)
    assert whose(s, "yunnan") == []


@rule("gw.5.7.f", "gw.5.7.n")
@pytest.mark.parametrize("id", ["germany", "ussr", "ccp", "free-france", "greece", "poland"])
def test_who_never_surrenders(id: str) -> None:
    s = position({}, "germany", wars=[["germany", "usa"]], surrendered=["france"], france={"victor": "germany"})
    loser, winner = nation(s, id), nation(s, "usa" if id != "free-france" else "japan")
    s.enemies[loser] |= 1 << winner
    s.enemies[winner] |= 1 << loser
    for where, owner in enumerate(s.owner):
        if owner == loser:
            s.owner[where] = winner
    s.turn = s.nation_at(loser).turn or 1
    surrender_at_the_end(s, News(TURN_ENDED))
    assert not s.surrendered >> loser & 1
    assert refused(s, f"0: declare germany {id}") != "" if id == "poland" else True


@rule("gw.5.7.c")
def test_nobody_declares_war_for_or_on_who_is_out() -> None:
    s = exile({"chad": {"free-france": ["infantry"]}}, "ussr", income={"ussr": 46, "france": 18})
    for where, owner in enumerate(s.owner):
        if owner == nation(s, "france"):
            s.owner[where] = nation(s, "free-france")
    assert refused(s, "2: declare ussr france") == "gw.5.7.c"
    assert refused(s, "1: declare france italy") == "gw.5.7.c"
    assert find(s, "chad", "infantry") >= 0
