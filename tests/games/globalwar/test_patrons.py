"""Special conditions (4.7) and the Soviet sphere (4.8): which minor powers join whom, and where the USSR may attack."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.joining import join
from sandtable.games.globalwar.markers import NON_COMBAT
from sandtable.games.globalwar.news import COMBAT_OVER, PHASE_BEGUN, ZONE_ANNEXED, News, make_known
from sandtable.games.globalwar.production.income import war_bonus
from sandtable.games.globalwar.relations import at_war, declare_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain

from .table import AXIS, nation, offered, play, position, refused, settle, zone
from .test_control import READY, RICH, controller, idle, owner

rule = pytest.mark.rule
PACT: dict[str, Plain] = {"treaties": {"in-force": ["molotov-ribbentrop"]}, "date": "1939-07"}


def attack(s: GlobalWar, attacker: str, minor: str) -> None:
    """A war on a minor power, and the end of the combat phase."""
    declare_war(s, nation(s, attacker), nation(s, minor))
    make_known(s, News(COMBAT_OVER))


# Bulgaria, Hungary, Romania


@rule("gw.4.7.c")
@pytest.mark.parametrize(
    ("minor", "zone"), [("bulgaria", "bulgaria"), ("hungary", "hungary"), ("romania", "bessarabia")]
)
def test_a_balkan_state_attacked_by_the_ussr_joins_germany(minor: str, zone: str) -> None:
    s = position({}, "ussr", "combat-movement", **READY)
    attack(s, "ussr", minor)
    assert owner(s, zone) == "germany"


@rule("gw.4.7.c", "gw.4.5.b")
def test_a_balkan_state_attacked_by_others_comes_under_control() -> None:
    s = position({}, "italy")
    attack(s, "italy", "bulgaria")
    assert (owner(s, "bulgaria"), controller(s, "bulgaria")) == ("bulgaria", "great-britain")


@rule("gw.4.7.d")
def test_after_the_fall_of_france_germany_calls_one_of_them_in_each_of_three_placing_phases() -> None:
    s = position({"paris": {"germany": ["infantry"]}}, "germany", "non-combat", wars=[["germany", "france"]])
    take_zone(s, nation(s, "germany"), zone(s, "paris"))
    assert s.diplomacy.calls == 3
    for left, minor in ((2, "hungary"), (1, ""), (0, "bulgaria")):
        s = position({}, "germany", "non-combat", diplomacy={"calls": left + 1}, surrendered=["france"])
        play(s, "done")
        settle(s, 12)
        assert s.diplomacy.calls == left
        assert refused(s, "align greece") == "gw.4.7.d"
        play(s, f"align {minor}" if minor else "pass")
        assert [owner(s, id) == "germany" for id in ("hungary", "bulgaria")] == [
            minor == "hungary",
            minor == "bulgaria",
        ]
    s = position({}, "germany", "non-combat", surrendered=["france"])
    play(s, "done")
    settle(s, 12)
    assert offered(s, "align") == [], "the time is over"


@rule("gw.4.7.d")
def test_germany_calls_also_a_state_that_another_power_controls_but_no_enemy() -> None:
    s = position({}, "germany", "non-combat", diplomacy={"calls": 1}, control={"bulgaria": "great-britain"},
                 wars=[["germany", "romania"]])  # fmt: skip
    play(s, "done")
    settle(s, 12)
    assert s.pending() == (AXIS,)
    assert offered(s, "align") == ["align bulgaria", "align hungary"]
    play(s, "align bulgaria")
    assert (owner(s, "bulgaria"), controller(s, "bulgaria")) == ("germany", "")
    s = position({}, "germany", "non-combat", diplomacy={"calls": 1}, control={"bulgaria": "great-britain"},
                 wars=[["italy", "bulgaria"]])  # fmt: skip
    play(s, "done")
    settle(s, 12)
    assert offered(s, "align") == ["align hungary", "align romania"], "it fights a member of the Axis"


@rule("gw.4.7.e")
def test_the_balkan_states_join_germany_when_it_is_at_war_with_the_ussr() -> None:
    s = position({}, "germany")
    play(s, "0: declare germany ussr")
    assert {owner(s, id) for id in ("bulgaria", "hungary", "central-romania", "bessarabia")} == {"germany"}


@rule("gw.4.7.f")
def test_germany_controls_the_rest_of_romania_when_bessarabia_is_annexed() -> None:
    s = position(
        {"bessarabia": {"ussr": ["infantry"]}}, "ussr", "combat-movement", owner={"bessarabia": "ussr"}, **PACT
    )
    make_known(s, News(ZONE_ANNEXED, nation(s, "ussr"), nation(s, "romania"), zone(s, "bessarabia")))
    assert (owner(s, "central-romania"), controller(s, "romania")) == ("romania", "germany")
    assert s.on_turn(nation(s, "romania")) is False
    s.turn = 1
    assert s.on_turn(nation(s, "romania")), "it takes its turns with Germany"


@rule("gw.4.7.f", "gw.5.6.a")
def test_bessarabia_is_annexed_by_a_unit_that_moves_in() -> None:
    s = position({"southern-ukraine": {"ussr": ["infantry"]}}, "ussr", "combat-movement", **PACT)
    play(s, "annex infantry southern-ukraine bessarabia", "done")
    assert (owner(s, "bessarabia"), controller(s, "romania")) == ("ussr", "germany")


@rule("gw.4.7.g")
def test_romanian_oil_does_not_flow_while_bessarabia_is_soviet() -> None:
    own: dict[str, Plain] = {"central-romania": "germany", "bessarabia": "germany"}
    s = position({}, "germany", wars=[["germany", "france"]], owner=own)
    with_oil = war_bonus(s, nation(s, "germany"))
    s.owner[zone(s, "bessarabia")] = nation(s, "ussr")
    assert war_bonus(s, nation(s, "germany")) == with_oil - 3


# Finland


@rule("gw.4.7.h")
def test_finland_attacked_by_the_ussr_is_germanys_with_the_pact_and_britains_without() -> None:
    s = position({}, "ussr", "combat-movement", **READY, **PACT)
    attack(s, "ussr", "finland")
    assert controller(s, "finland") == "germany"
    s = position({}, "ussr", "combat-movement", **READY)
    attack(s, "ussr", "finland")
    assert controller(s, "finland") == "great-britain"


@rule("gw.4.7.h")
def test_for_finland_it_is_enough_that_the_pact_was_signed_once() -> None:
    s = position({}, "ussr", "combat-movement", treaties={"ended": ["molotov-ribbentrop"]}, **READY)
    attack(s, "ussr", "finland")
    assert controller(s, "finland") == "germany"


@rule("gw.4.7.i")
def test_finland_joins_germany_when_that_is_at_war_with_the_ussr_and_the_pact_was_signed() -> None:
    s = position({}, "germany", wars=[["germany", "ussr"]])
    declare_war(s, nation(s, "germany"), nation(s, "sweden"))
    assert owner(s, "helsinki") == "finland", "without the pact it stays out"
    s = position({}, "germany", "combat-movement", wars=[["germany", "ussr"]], **PACT)
    declare_war(s, nation(s, "germany"), nation(s, "sweden"))
    assert owner(s, "helsinki") == "germany"


# Iraq, Sweden, Turkey


@rule("gw.4.7.j")
@pytest.mark.parametrize(("power", "turn"), [("germany", 1), ("italy", 7)])
def test_iraq_joins_whose_land_unit_stands_next_to_it_when_production_begins(power: str, turn: int) -> None:
    stand = {"eastern-anatolia": {power: ["infantry"]}, "saudi-arabia": {"japan": ["infantry"]}}
    s = position(stand, power, "production", owner={"eastern-anatolia": power})
    settle(s)
    assert owner(s, "northern-iraq") == owner(s, "southern-iraq") == power
    s = position(stand, "japan", "production", owner={"eastern-anatolia": power})
    settle(s)
    assert owner(s, "northern-iraq") == "iraq"
    stand = {"eastern-anatolia": {power: ["fighter"]}}
    s = position(stand, power, "production", owner={"eastern-anatolia": power})
    settle(s)
    assert owner(s, "northern-iraq") == "iraq", "aircraft do not count"


@rule("gw.4.7.j")
def test_only_a_neutral_or_british_iraq_joins() -> None:
    stand = {"eastern-anatolia": {"italy": ["infantry"]}}
    for power, joins in (("great-britain", True), ("usa", False)):
        s = position(stand, "italy", "production", owner={"eastern-anatolia": "italy"}, control={"iraq": power})
        settle(s)
        assert (owner(s, "southern-iraq") == "italy") is joins


@rule("gw.4.7.k")
@pytest.mark.parametrize("victim", ["sweden", "norway", "denmark"])
def test_sweden_joins_germany_after_a_soviet_attack_in_the_north(victim: str) -> None:
    s = position({}, "ussr", "combat-movement", **READY)
    declare_war(s, nation(s, "ussr"), nation(s, victim))
    assert owner(s, "norrland") == "sweden", "not before the combat phase is over"
    make_known(s, News(COMBAT_OVER))
    assert owner(s, "norrland") == owner(s, "gotaland") == "germany"
    assert at_war(s, nation(s, "ussr"), nation(s, "germany")) is (victim == "sweden")


@rule("gw.4.7.k")
def test_sweden_does_not_join_after_attacks_of_others() -> None:
    s = position({}, "germany")
    attack(s, "germany", "norway")
    assert owner(s, "norrland") == "sweden"


@rule("gw.4.7.l")
@pytest.mark.parametrize(
    ("unit", "control", "joins"),
    [("infantry", "", True), ("infantry", "great-britain", True), ("infantry", "usa", False), ("fighter", "", False)],
)
def test_turkey_joins_germany_when_its_land_units_stand_in_transcaucasia(unit: str, control: str, joins: bool) -> None:
    held: dict[str, Plain] = {"turkey": control} if control else {}
    s = position({"transcaucasia": {"germany": [unit]}}, "ussr", owner={"transcaucasia": "germany"}, control=held)
    make_known(s, News(COMBAT_OVER))
    assert (owner(s, "istanbul") == "germany") is joins


# Spain


@rule("gw.4.7.m", "gw.4.7.n")
@pytest.mark.parametrize(
    ("spain", "attacker", "zone", "patron"),
    [("spanish-nationalists", "great-britain", "western-andalucia", "germany"),
     ("spanish-republicans", "germany", "madrid", "ussr")],
)  # fmt: skip
def test_either_spain_joins_its_patron_when_it_is_attacked(spain: str, attacker: str, zone: str, patron: str) -> None:
    s = position({}, "germany", "combat-movement", **READY)
    declare_war(s, nation(s, attacker), nation(s, spain))
    assert owner(s, zone) == spain
    make_known(s, News(COMBAT_OVER))
    assert owner(s, zone) == patron
    assert at_war(s, nation(s, attacker), nation(s, patron)), "an attack on a member of the alliance"


@rule("gw.4.7.m")
def test_the_war_of_the_two_spains_is_no_attack_from_abroad() -> None:
    s = position({}, "germany", wars=[["spanish-nationalists", "spanish-republicans"]])
    make_known(s, News(COMBAT_OVER))
    assert owner(s, "madrid") == "spanish-republicans"


# Poland, Mongolia


@rule("gw.4.7.o")
def test_poland_joins_britain_when_that_is_at_war_unless_somebody_controls_it() -> None:
    s = position({}, "germany")
    play(s, "0: declare japan great-britain")
    assert owner(s, "warsaw") == "great-britain"
    s = position({}, "germany", control={"poland": "usa"})
    play(s, "0: declare japan great-britain")
    assert owner(s, "warsaw") == "poland"


@rule("gw.4.7.a")
def test_mongolia_joins_as_soon_as_the_ussr_is_at_war_with_a_major_power() -> None:
    s = position({}, "germany")
    play(s, "0: declare germany ussr")
    assert owner(s, "central-mongolia") == owner(s, "tannu-tuva") == "ussr"


@rule("gw.4.7.a")
def test_mongolia_joins_after_the_combat_phase_in_which_it_is_attacked() -> None:
    s = position({}, "japan")
    attack(s, "japan", "mongolia")
    assert owner(s, "central-mongolia") == "ussr"
    assert at_war(s, nation(s, "japan"), nation(s, "ussr"))


@rule("gw.4.6.e")
def test_militia_of_who_joins_stays_where_there_is_more_than_may_be_raised() -> None:
    s = position({"siam": {"siam": ["4*militia"]}}, "japan", "production", date="1939-01")
    assert s.edition.world.zones[zone(s, "siam")].ipp < 4
    assert [s.nation[u] for u in s.standing[zone(s, "siam")]] == [nation(s, "japan")] * 4


@rule("gw.4.7.a")
def test_mongolia_attacked_by_the_kmt_does_not_join() -> None:
    s = position({}, "kmt", owner={"shensi": "kmt"}, major=["kmt"])
    attack(s, "kmt", "mongolia")
    assert (owner(s, "kerulen"), controller(s, "mongolia")) == ("mongolia", "ussr")


# the Soviet sphere


@rule("gw.4.8.a")
def test_the_sphere_is_what_was_neutral_next_to_the_soviet_home_country() -> None:
    s = position({}, "ussr")
    sphere = s.edition.sphere
    inside = ("podlachia", "lubelskie", "east-poland", "bessarabia", "viipuri-province", "eastern-anatolia", "latvia")
    assert [id for id in inside if not sphere >> zone(s, id) & 1] == []
    outside = ("korea", "sinkiang", "central-mongolia", "warsaw", "central-romania", "helsinki", "bulgaria")
    assert [id for id in outside if sphere >> zone(s, id) & 1] == []


def joined_poland(**more: Plain) -> GlobalWar:
    """Germany and Britain are at war, and what is left of Poland is Britain's."""
    stand = {"western-ukraine": {"ussr": ["2*infantry"]}, "east-poland": {"poland": ["infantry"]}}
    s = position(stand, "ussr", "combat-movement", wars=[["germany", "great-britain"], ["germany", "poland"]], **more)
    join(s, nation(s, "poland"), nation(s, "great-britain"))
    return s


@rule("gw.4.8.b")
def test_s21_the_ussr_attacks_joined_land_of_its_sphere_without_war() -> None:
    s = joined_poland(**READY)
    assert owner(s, "east-poland") == "great-britain"
    play(s, "move 2*infantry western-ukraine east-poland", "done")
    settle(s, 1)
    while s.phase != NON_COMBAT:
        idle(s)
    assert owner(s, "east-poland") == "ussr"
    assert {s.nation[u] for u in s.standing[zone(s, "east-poland")]} == {nation(s, "ussr")}, "the defender fell"
    assert not at_war(s, nation(s, "ussr"), nation(s, "great-britain"))


@rule("gw.4.8.b")
def test_the_ussr_needs_war_income_there_as_anywhere() -> None:
    s = joined_poland(income={"ussr": 18})
    assert refused(s, "move infantry western-ukraine east-poland") == "gw.5.1.a"


@rule("gw.4.8.b", "gw.6.4.f")
def test_with_the_pact_the_ussr_takes_eastern_poland_also_when_it_has_joined_somebody() -> None:
    s = joined_poland(income={"ussr": 18}, **PACT)
    play(s, "move 2*infantry western-ukraine east-poland", "done")
    settle(s, 1)
    while s.phase != NON_COMBAT:
        idle(s)
    assert owner(s, "east-poland") == "ussr"
    assert not at_war(s, nation(s, "ussr"), nation(s, "great-britain"))


@rule("gw.4.8.b")
def test_land_that_was_conquered_is_no_part_of_a_country_that_joined() -> None:
    s = joined_poland(**READY)
    s.diplomacy.joined = {}
    assert refused(s, "move infantry western-ukraine east-poland") == "gw.5.1.a"


@rule("gw.4.8.c")
def test_a_country_of_the_sphere_that_has_joined_nobody_is_controlled_and_at_war() -> None:
    s = position({}, "ussr", "combat-movement", **READY, **RICH)
    attack(s, "ussr", "turkey")
    assert controller(s, "turkey") == "great-britain"
    assert at_war(s, nation(s, "ussr"), nation(s, "turkey"))


@rule("gw.4.8.c")
def test_an_attack_in_the_sphere_is_no_war_on_whom_the_country_joins() -> None:
    s = position({}, "ussr", "combat-movement", **READY)
    attack(s, "ussr", "romania")
    assert owner(s, "central-romania") == "germany"
    assert not at_war(s, nation(s, "ussr"), nation(s, "germany"))


def test_a_phase_that_begins_changes_nothing_by_itself() -> None:
    s = position({}, "ussr")
    before = [*s.owner]
    make_known(s, News(PHASE_BEGUN))
    assert s.owner == before
