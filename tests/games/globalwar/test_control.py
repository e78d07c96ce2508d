"""Control (4.5): who controls an attacked minor power, since when, what that allows, and when it joins."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, NON_COMBAT
from sandtable.games.globalwar.politics.control import controller_after
from sandtable.games.globalwar.reading import read_state
from sandtable.games.globalwar.relations import at_war, controls, declare_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Plain

from .table import ALLIES, AXIS, nation, offered, play, position, refused, settle, zone

rule = pytest.mark.rule
READY: dict[str, Plain] = {"income": {"ussr": 46, "great-britain": 25, "france": 18, "usa": 63}}
RICH: dict[str, Plain] = {"money": {"great-britain": 30, "france": 30, "usa": 30}}


def owner(s: GlobalWar, id: str) -> str:
    return s.nation_at(s.owner[zone(s, id)]).id


def controller(s: GlobalWar, id: str) -> str:
    number = s.controller[nation(s, id)]
    return s.nation_at(number).id if number >= 0 else ""


def after(s: GlobalWar, minor: str, attacker: str) -> str:
    return s.nation_at(controller_after(s, nation(s, minor), nation(s, attacker))).id


def idle(s: GlobalWar) -> None:
    """Whoever is asked does as little as he can; dice show 1."""
    settle(s, 1)
    acts = [action.text for action in s.legal(s.pending()[0])]
    play(s, next(text for text in (*("done", "pass", "ready", "press"), acts[0]) if text in acts))
    settle(s, 1)


@rule("gw.4.5.b")
@pytest.mark.parametrize(
    ("minor", "attacker", "power"),
    [
        ("greece", "great-britain", "italy"),
        ("denmark", "great-britain", "germany"),
        ("tibet", "france", "japan"),
        ("turkey", "ussr", "great-britain"),
        ("greece", "italy", "great-britain"),
        ("brazil", "germany", "usa"),
        ("mexico", "ussr", "usa"),
        ("denmark", "germany", "great-britain"),
        ("netherlands", "japan", "great-britain"),
    ],
)
def test_the_attacker_and_the_country_tell_who_controls_it(minor: str, attacker: str, power: str) -> None:
    assert after(position({}, "germany"), minor, attacker) == power


@rule("gw.4.5.b")
def test_who_has_surrendered_controls_nobody() -> None:
    s = position({}, "germany", surrendered=["great-britain", "italy"])
    assert after(s, "turkey", "ussr") == "usa"
    assert after(s, "greece", "great-britain") == "germany"


S18 = {"transcaucasia": {"ussr": ["2*infantry"]}, "ankara": {"turkey": ["2*infantry"]}}


@rule("gw.4.5.a", "gw.4.5.c", "gw.4.5.d")
def test_s18_turkey_attacked_by_the_ussr_is_moved_and_recruited_for_by_britain() -> None:
    s = position(S18, "ussr", "combat-movement", **READY)
    play(s, "move 2*infantry transcaucasia eastern-anatolia")
    assert controller(s, "turkey") == "", "not before the combat phase is over"
    assert at_war(s, nation(s, "ussr"), nation(s, "turkey"))
    play(s, "done")
    assert s.phase == NON_COMBAT
    assert controller(s, "turkey") == "great-britain"
    assert not at_war(s, nation(s, "ussr"), nation(s, "great-britain"))
    assert s.diplomacy.attacked == {}
    play(s, "done")
    settle(s, 1)
    while s.turn != 5 or s.phase != COMBAT_MOVEMENT:
        idle(s)
    assert s.pending() == (ALLIES,)
    assert refused(s, "move turkey.infantry ankara karadeniz") == "gw.9.1.a", "it would meet nobody there"
    assert refused(s, "move 2*turkey.infantry ankara eastern-anatolia") == ""
    assert refused(s, f"{ALLIES}: declare turkey germany") == "gw.5.1.a"


@rule("gw.4.5.a", "gw.4.5.e")
def test_a_controlled_minor_power_recruits_in_its_controllers_turn_and_collects_nothing() -> None:
    s = position(S18, "great-britain", "non-combat", control={"turkey": "great-britain"}, wars=[["ussr", "turkey"]],
                 diplomacy={"drawn-in": ["turkey"]})  # fmt: skip
    play(s, "done")
    settle(s, 1)
    assert [text for text in offered(s, "recruit") if "istanbul" in text] == [
        "recruit infantry istanbul",
        "recruit militia istanbul",
    ]
    play(s, "recruit infantry istanbul")
    settle(s, 1)
    assert s.money[nation(s, "turkey")] == 0
    assert s.turn == 6


@rule("gw.4.5.a", "gw.5.1.b")
def test_a_controlled_minor_power_attacks_nobody_it_is_not_at_war_with() -> None:
    s = position(S18, "great-britain", control={"turkey": "great-britain"}, wars=[["ussr", "turkey"]],
                 diplomacy={"drawn-in": ["turkey"]})  # fmt: skip
    s.put(s.standing[zone(s, "ankara")][0], zone(s, "istanbul"))
    assert refused(s, "move turkey.infantry istanbul bulgaria") == "gw.4.5.a"


@rule("gw.4.5.h")
def test_nobody_sends_researches_or_signs_for_a_controlled_minor_power() -> None:
    s = position(S18, "great-britain", "production", control={"turkey": "great-britain"}, wars=[["ussr", "turkey"]],
                 diplomacy={"drawn-in": ["turkey"]}, money={"great-britain": 30})  # fmt: skip
    settle(s, 1)
    acts = [action.text for action in [*s.legal(ALLIES), *s.free(ALLIES)]]
    assert acts
    assert [text for text in acts if "turkey" in text] == []


@rule("gw.4.5.c")
def test_later_attacks_do_not_change_who_controls_a_minor_power() -> None:
    stand = {**S18, "bulgaria": {"germany": ["infantry"]}}
    s = position(stand, "germany", control={"turkey": "great-britain"}, wars=[["ussr", "turkey"]],
                 owner={"bulgaria": "germany"}, diplomacy={"drawn-in": ["turkey"]})  # fmt: skip
    play(s, "move infantry bulgaria istanbul", "done")
    settle(s)
    assert controller(s, "turkey") == "great-britain"
    assert at_war(s, nation(s, "germany"), nation(s, "turkey"))


S19 = {"malta": {"great-britain": ["infantry"]}, "M8": {"great-britain": ["naval-transport+infantry"]}}


def greece(**more: Plain) -> GlobalWar:
    s = position(
        S19, "great-britain", "combat-movement", owner={"macedonia": "great-britain"}, **{**READY, **RICH, **more}
    )
    s.put(s.standing[zone(s, "malta")][0], zone(s, "macedonia"))
    return s


@rule("gw.4.5.b", "gw.4.5.c")
def test_s19_greece_attacked_by_britain_is_controlled_by_italy() -> None:
    s = greece()
    play(s, "move infantry macedonia thessaly", "done")
    assert controller(s, "greece") == "italy"
    assert s.on_turn(nation(s, "greece")) is False
    assert s.seat_of(nation(s, "greece")) == AXIS


@rule("gw.4.5.f", "gw.4.6.c")
def test_s19_greece_joins_italy_at_once_if_that_is_at_war_with_britain() -> None:
    s = greece(wars=[["great-britain", "italy"]])
    play(s, "move infantry macedonia thessaly")
    assert owner(s, "crete") == "greece"
    play(s, "done")
    assert owner(s, "thessaly") == "great-britain"
    assert owner(s, "crete") == owner(s, "peloponnese") == "italy"
    assert controller(s, "greece") == ""


@rule("gw.4.5.f")
def test_a_controlled_minor_power_joins_when_its_controller_goes_to_the_same_war() -> None:
    s = position(S18, "germany", "combat-movement", control={"turkey": "great-britain"}, wars=[["ussr", "turkey"]],
                 diplomacy={"drawn-in": ["turkey"]}, **READY)  # fmt: skip
    play(s, "2: declare ussr great-britain")
    assert owner(s, "istanbul") == "great-britain"
    assert s.nation[s.standing[zone(s, "ankara")][0]] == nation(s, "great-britain")
    assert s.diplomacy.drawn_in == 0
    assert s.playing() == s.rulings.playing


@rule("gw.4.5.f")
def test_abyssinia_joins_france_when_both_are_at_war_with_italy() -> None:
    s = position({"abyssinia": {"abyssinia": ["militia"]}}, "germany", wars=[["italy", "abyssinia"]])
    play(s, "0: declare italy france")
    assert owner(s, "abyssinia") == "france"


@rule("gw.4.5.f")
def test_who_is_attacked_joins_when_the_combat_phase_is_over() -> None:
    """War with somebody else is declared while the battle for it is still to come."""
    stand = {"bulgaria": {"germany": ["infantry"]}, "istanbul": {"turkey": ["infantry"]}}
    s = position(stand, "germany", "combat-movement", control={"turkey": "great-britain"},
                 owner={"bulgaria": "germany"}, wars=[["ussr", "turkey"]],
                 diplomacy={"drawn-in": ["turkey"]}, **READY)  # fmt: skip
    play(s, "move infantry bulgaria istanbul", "2: declare ussr great-britain")
    assert owner(s, "istanbul") == "turkey", "enemies stand in its land"
    play(s, "done")
    while s.phase != NON_COMBAT:
        idle(s)
    assert owner(s, "ankara") == "great-britain"


def test_wars_of_a_minor_power_go_over_to_whom_it_joins() -> None:
    """Ruling P10: Italy's attack on Greece is war with Great Britain once Greece has joined that."""
    s = position({}, "germany", control={"greece": "great-britain"}, wars=[["germany", "great-britain"]],
                 diplomacy={"drawn-in": ["greece"]})  # fmt: skip
    declare_war(s, nation(s, "italy"), nation(s, "greece"))
    assert owner(s, "crete") == "greece"
    declare_war(s, nation(s, "germany"), nation(s, "greece"))
    assert owner(s, "crete") == "great-britain"
    assert at_war(s, nation(s, "italy"), nation(s, "great-britain"))


def test_control_is_told_and_read_again() -> None:
    s = position(S18, "ussr", "combat-movement", **READY)
    play(s, "move 2*infantry transcaucasia eastern-anatolia")
    for _ in range(2):
        assert read_state(s.rulings, s.plain()).plain() == s.plain()
        play(s, "done")
    assert controls(s, nation(s, "great-britain"), nation(s, "turkey"))


def test_what_neutrals_have_at_the_start_is_what_the_chart_says() -> None:
    s = GAME.match(mode="world-1936", seats=3, seed="chart").state
    assert isinstance(s, GlobalWar)
    forces: dict[str, int] = {}
    for u, where in enumerate(s.zone):
        if where >= 0:
            id = s.nation_at(s.nation[u]).id
            forces[id] = forces.get(id, 0) + 1
    assert [forces.get(id, 0) for id in ("belgium", "denmark", "bolivia", "argentina")] == [5, 2, 2, 5]


@rule("gw.4.5.i")
def test_who_will_control_an_attacked_country_chooses_its_losses() -> None:
    stand = {"western-germany": {"germany": ["4*infantry"]}, "belgium": {"belgium": ["infantry", "artillery"]}}
    s = position(stand, "germany")
    play(s, "move 4*infantry western-germany belgium", "done")
    settle(s, 1)
    assert s.pending() == (ALLIES,), "Great Britain will control Belgium"
    play(s, "lose artillery")
    assert controller(s, "belgium") == ""


@rule("gw.4.5.i", "gw.4.7.c")
def test_who_an_attacked_country_will_join_chooses_its_losses() -> None:
    stand = {"bessarabia": {"ussr": ["4*infantry"]}, "central-romania": {"romania": ["infantry", "artillery"]}}
    s = position(stand, "ussr", owner={"bessarabia": "ussr"}, **READY)
    play(s, "move 4*infantry bessarabia central-romania", "done")
    settle(s, 1)
    assert s.pending() == (AXIS,), "Romania joins Germany when the combat phase is over"
