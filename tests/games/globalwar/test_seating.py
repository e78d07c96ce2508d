"""Seats hold nations, alliances win."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import NO_SEAT
from sandtable.games.globalwar.numbering import members, nations_in
from sandtable.games.globalwar.objectives import points_by_alliance
from sandtable.games.globalwar.production.income import full_income
from sandtable.games.globalwar.production.yards import Yards
from sandtable.games.globalwar.seating import CHOSEN, SPLITS, alliances_of
from sandtable.games.globalwar.sheets import ALLIES, AXIS, COMINTERN
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.victory.ending import end
from sandtable.kernel.game import Value
from sandtable.kernel.plain import Malformed

from .table import nation, units, zone

rule = pytest.mark.rule


@rule("gw.2.1.a")
def test_three_to_six_players_hold_the_nations_as_printed() -> None:
    for seats in (3, 4, 5, 6):
        split = SPLITS[seats]
        s = GAME.start(GAME.setting("world-1936", seats))
        for seat, ids in enumerate(split):
            assert {s.seat_of(nation(s, id)) for id in ids} == {seat}
        assert s.seat_of(nation(s, "siam")) == s.seat_of(nation(s, "japan")), "a controlled minor goes with its power"
    five = GAME.start(GAME.setting("world-1936", 5)).rulings
    led = [alliances_of(five.edition, five.seat_of, seat) for seat in range(5)]
    assert led == [[AXIS], [AXIS], [ALLIES], [ALLIES], [COMINTERN]]


@rule("gw.2.1.b")
def test_beyond_six_players_france_and_the_chinese_are_played_apart() -> None:
    for seats, alone in ((7, {"ccp"}), (8, {"ccp", "kmt"}), (9, {"ccp", "kmt", "france"}), (11, {"fec", "anzac"})):
        s = GAME.start(GAME.setting("world-1936", seats))
        playing = [id for ids in SPLITS[3] for id in ids]
        held = [[id for id in playing if s.seat_of(nation(s, id)) == seat] for seat in range(seats)]
        assert all([id] in held for id in alone)
        assert all(held)


@rule("gw.2.1.b", "gw.3.1.b")
def test_a_host_may_split_alliances_in_another_way() -> None:
    assert len(set(CHOSEN)) == len(CHOSEN) == 5 * 15 * 2
    options: dict[str, Value] = {"seating": "GER/ITA+JPN/GB+FRA+KMT+USA/SOV+CCP"}
    s = GAME.start(GAME.setting("world-1936", 4, options))
    assert s.seat_of(nation(s, "italy")) == s.seat_of(nation(s, "japan")) == 1
    assert s.seat_of(nation(s, "anzac")) == s.seat_of(nation(s, "usa")) == 2
    assert s.rulings.sides == [1 << AXIS, 1 << AXIS, 1 << ALLIES, 1 << COMINTERN]
    with pytest.raises(Malformed) as caught:
        GAME.setting("world-1936", 3, options)
    assert caught.value.place == "options.seating"
    later = GAME.start(GAME.setting("world-1939", 4, options))
    assert later.seat_of(nation(later, "italy")) == later.seat_of(nation(later, "japan")) == 1
    for theatre in ("asia-1937", "europe-1940"):
        with pytest.raises(Malformed) as caught:
            GAME.setting(theatre, 2, options)
        assert caught.value.place == "options.seating", "not all nations play there"


@rule("gw.2.1.a", "gw.2.1.b")
def test_a_theatre_is_for_fewer_players_than_the_world_and_each_has_nations() -> None:
    assert {mode.id: mode.seats for mode in GAME.modes} == {
        "asia-1937": (2, 3),
        "world-1936": (3, 4, 5, 6, 7, 8, 9, 10, 11),
        "world-1939": (3, 4, 5, 6),
        "europe-1940": (2,),
    }
    for mode in GAME.modes:
        for seats in mode.seats:
            s = GAME.start(GAME.setting(mode.id, seats))
            held = {s.seat_of(who) for who in nations_in(s.rulings.playing)}
            assert held - {NO_SEAT} == set(range(seats))


@rule("gw.3.1.b")
def test_an_alliance_gives_up_as_one() -> None:
    given_up = GAME.resigned(GAME.setting("world-1936", 5), 0)
    assert given_up.shares == (0.0, 0.0, 0.25, 0.25, 0.5)


@rule("gw.2.3.a", "gw.2.3.b", "gw.2.4.a")
def test_the_world_is_set_up_as_its_sheets_say() -> None:
    s = GAME.start(GAME.setting("world-1936", 3))
    pieces = sum(count for one in s.edition.pieces for _, count in one.units)
    assert pieces == sum(1 for zone in s.zone if zone >= 0) > 600
    london = [s.facility(site).id for site in s.sites[zone(s, "london")]]
    assert "major-factory" in london
    assert [(one.nation, one.kind, one.paid) for one in s.chart] == [
        (nation(s, one.nation), one.unit, one.paid) for one in s.edition.queue
    ]
    assert len(s.chart) > 10
    for number, income in s.edition.income_of.items():
        assert s.income[number] == s.money[number] == income.start


@rule("gw.2.3.a")
def test_what_worked_examples_tell_of_the_set_up() -> None:
    s = GAME.start(GAME.setting("world-1936", 3))
    japan = Yards(s, nation(s, "japan"))
    made = {s.edition.world.zones[place].id: sum(japan.capacity(site) for site in japan.factories(place))
            for place in members(japan.held()) if japan.factories(place)}  # fmt: skip
    assert made == {"tokyo": 5, "honshu": 3, "rehe": 1}, "nine, the ninth on the mainland"
    assert "medium-bomber" in units(s, "tobruk")
    assert "medium-bomber" not in units(s, "eritrea")
    for place, port in (("caroline-islands", "major-port"), ("sierra-leone", "minor-port")):
        assert [s.facility(site).id for site in s.sites[zone(s, place)]] == [port]


@rule("gw.2.5.a")
def test_the_war_begins_in_july_1936() -> None:
    s = GAME.start(GAME.setting("world-1936", 3))
    assert s.calendar_turn() == "1936-07"
    assert s.on_turn(nation(s, "germany"))


@rule("gw.3.1.b", "gw.3.1.a")
def test_players_of_one_alliance_win_together() -> None:
    s = GAME.start(GAME.setting("world-1936", 5))
    points = points_by_alliance(s)
    end(s)
    assert s.result is not None
    assert s.result.points == (points[AXIS], points[AXIS], points[ALLIES], points[ALLIES], points[COMINTERN])
    assert points[ALLIES] > points[AXIS] == points[COMINTERN], "July 1936"
    assert s.result.shares == (0.0, 0.0, 0.5, 0.5, 0.0)


def test_the_eve_of_war_is_a_start_of_our_own() -> None:
    s = GAME.start(GAME.setting("world-1939", 3))
    assert s.calendar_turn() == "1939-07"
    assert s.on_turn(nation(s, "germany"))
    for place, owner in (("austria", "germany"), ("bohemia", "germany"), ("abyssinia", "italy"), ("nanking", "japan")):
        assert s.owner[zone(s, place)] == nation(s, owner)
    assert s.enemies[nation(s, "japan")] >> nation(s, "kmt") & 1
    assert s.goals.spain == nation(s, "spanish-nationalists")
    assert s.on_turn(nation(s, "spanish-nationalists")), "with Germany, which controls it (gw.4.10.a)"
    standing = {s.nation_at(s.nation[u]).id for u, place in enumerate(s.zone) if place >= 0}
    assert not standing & {"austria", "czechoslovakia", "spanish-republicans", "warlord-shanxi"}
    for place in range(s.edition.world.lands):
        assert not s.units_of(s.enemies[s.owner[place]], place), s.edition.world.zones[place].id


def test_a_theatre_in_europe_for_two() -> None:
    s = GAME.start(GAME.setting("europe-1940", 2))
    assert (s.calendar_turn(), s.rulings.last - s.rulings.first) == ("1940-01", 5)
    axis = {one.id for one in s.edition.nations.nations if s.rulings.playing >> one.number & 1
            and s.seat_of(one.number) == 0}  # fmt: skip
    assert axis == {"germany", "italy", "vichy-france", "spanish-nationalists"}
    for one in nations_in(s.rulings.playing):
        assert s.income[one] <= full_income(s, one) or one not in s.edition.income_of, s.nation_at(one).id
    assert s.enemies[nation(s, "germany")] >> nation(s, "france") & 1
    assert s.owner[zone(s, "warsaw")] == nation(s, "germany")
    assert s.owner[zone(s, "east-poland")] == nation(s, "ussr")
    assert all(s.rulings.zones >> place & 1 for place in s.zone if place >= 0)
    for place in range(s.edition.world.lands):
        assert not s.units_of(s.enemies[s.owner[place]], place), s.edition.world.zones[place].id


def test_the_points_of_every_seat_have_the_same_name_as_in_other_titles() -> None:
    match = GAME.match("asia-1937", 2)
    told = dict(zip((0, 1), (points for _, points in match.view(None)["state"]["points"]), strict=True))
    assert match.points == (told[0], told[1])
