"""Who fires when, at whom, and who may be lost: the rules of chapter 10 that all battles share, with their examples."""

from __future__ import annotations

import pytest

from games.globalwar.battles import CATALOGUE
from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, Field
from sandtable.games.globalwar.combat.fire import NOBODY, Shots
from sandtable.games.globalwar.combat.sequence import (
    AIRBORNE,
    AMPHIBIOUS,
    ATTACK,
    ATTRITION,
    BOMBARDMENT,
    CITY_FLAK,
    DEFENCE,
    ENCOUNTER,
    FIRST_STRIKE,
    FLAK,
    INTERCEPTED,
    INTERCEPTION,
    LAND,
    NAVAL,
    PORT_ATTACK,
    PORT_FLAK,
    SHELLS,
    SUPERIORITY,
    Sequence,
)
from sandtable.games.globalwar.combat.troops import Counts, read_troops
from sandtable.games.globalwar.odds.odds import engaged
from sandtable.games.globalwar.world import TUNDRA

rule = pytest.mark.rule
SEA = Field(sea=True)


def battle(attackers: str, defenders: str, field: Field | None = None, sequence: Sequence = LAND) -> Engagement:
    return engaged(
        sequence,
        field or Field(),
        read_troops(attackers, CATALOGUE, "attacker"),
        read_troops(defenders, CATALOGUE, "defender"),
    )


def dice(one: Engagement, step: int, side: int, round: int = 1) -> list[tuple[int, int, int]]:
    """Number, value and picks of the dice of a step."""
    return [(shots.dice, shots.value, shots.picks) for shots in volley(one, step, side, round)]


def volley(one: Engagement, step: int, side: int, round: int = 1) -> list[Shots]:
    return one.shots(step, side, round, one.start[side], one.start[1 - side])


def targets(one: Engagement, side: int, aim: int, counts: Counts | None = None) -> set[str]:
    mask = one.open_to(side, counts or one.start[side], one.aims[side][aim])
    return {troop.unit.id for n, troop in enumerate(one.rosters[side].troops) if mask >> n & 1}


@rule("gw.10.2.c")
@pytest.mark.parametrize(
    ("guns", "planes", "wanted"), [(1, 1, 1), (1, 2, 2), (1, 3, 3), (2, 1, 2), (2, 4, 6), (4, 4, 12), (3, 2, 6)]
)
def test_s41_dice_of_anti_aircraft_artillery(guns: int, planes: int, wanted: int) -> None:
    burma = battle(f"infantry {planes}*fighter", f"{guns}*anti-aircraft-artillery")
    assert dice(burma, FLAK, DEFENDER) == [(wanted, 3, 0)]
    assert targets(burma, ATTACKER, volley(burma, FLAK, DEFENDER)[0].aim) == {"fighter"}
    assert dice(burma, DEFENCE, DEFENDER, 2) == []


@rule("gw.10.2.d")
def test_s42_target_selection() -> None:
    one = battle("tactical-bomber", "infantry medium-armor fighter")
    (shots,) = volley(one, ATTACK, ATTACKER)
    assert (shots.value, shots.picks) == (7, 3)
    assert targets(one, DEFENDER, shots.pick) == {"infantry", "medium-armor"}  # on 1–3, chosen by the shooter
    assert targets(one, DEFENDER, shots.aim) == {"infantry", "medium-armor", "fighter"}  # on 4–7, by the owner
    aim = one.aims[DEFENDER][shots.pick]
    assert one.picks_now(DEFENDER, one.start[DEFENDER], aim)
    alone = battle("tactical-bomber", "fighter")
    assert volley(alone, ATTACK, ATTACKER)[0].picks == 0  # nothing of the class: an ordinary hit


@rule("gw.10.2.d", "gw.10.8.3.b")
def test_s42_of_a_double_loss_one_unit_is_picked() -> None:
    one = battle("medium-armor:landed:attack-ship 2*infantry:landed", "tank-destroyer", sequence=AMPHIBIOUS)
    (shots,) = volley(one, DEFENCE, DEFENDER)
    left = one.hit(ATTACKER, one.start[ATTACKER], one.aims[ATTACKER][shots.pick])
    assert left[:2] == (0, 1)  # the tank was picked, the owner adds an infantry


@rule("gw.10.2.a", "gw.13.1.3.a")
def test_artillery_strikes_first_in_the_first_round() -> None:
    one = battle("2*infantry 2*artillery", "artillery infantry")
    assert dice(one, FIRST_STRIKE, ATTACKER) == [(2, 3, 0)]
    assert dice(one, FIRST_STRIKE, DEFENDER) == [(1, 3, 0)]
    assert dice(one, ATTACK, ATTACKER) == [(2, 3, 0)]  # both infantry are supported
    assert dice(one, ATTACK, ATTACKER, 2) == [(2, 3, 0), (2, 3, 0)]
    assert LAND.of_round(1)[0].at_once
    assert not any(step.at_once for step in LAND.of_round(2))


@rule("gw.13.1.1.a")
def test_one_gun_supports_one_infantry() -> None:
    one = battle("3*infantry artillery", "infantry")
    assert dice(one, ATTACK, ATTACKER) == [(1, 3, 0), (2, 2, 0)]
    # the gun is gone, and so is its support
    assert [shots.value for shots in one.shots(ATTACK, ATTACKER, 2, (3, 0, 0), one.start[DEFENDER])] == [2]


@rule("gw.10.2.b", "gw.10.5.b")
def test_fighters_hit_aircraft_first() -> None:
    one = battle("fighter infantry", "fighter infantry")
    (shots,) = volley(one, SUPERIORITY, ATTACKER)
    assert targets(one, DEFENDER, shots.aim) == {"fighter"}
    assert targets(one, DEFENDER, shots.aim, (0, 1, 0)) == {"infantry"}
    assert dice(one, ATTACK, ATTACKER) == [(1, 2, 0)]
    later = volley(one, ATTACK, ATTACKER, 2)
    assert targets(one, DEFENDER, later[0].aim) == {"fighter", "infantry"}
    assert dice(battle("fighter", "infantry"), SUPERIORITY, ATTACKER) == []


@rule("gw.10.6.5.a", "gw.10.6.5.b", "gw.13.1.5.b")
def test_carpet_bombing() -> None:
    one = battle("strategic-bomber infantry", "infantry fighter anti-aircraft-artillery")
    carpet, _ = volley(one, ATTACK, ATTACKER)
    assert (carpet.dice, carpet.value) == (3, 2)
    assert targets(one, DEFENDER, carpet.aim) == {"infantry", "anti-aircraft-artillery"}
    (infantry,) = volley(one, DEFENCE, DEFENDER)
    assert targets(one, ATTACKER, infantry.aim) == {"infantry"}
    for step in (SUPERIORITY, FLAK):
        assert targets(one, ATTACKER, volley(one, step, DEFENDER)[0].aim) == {"strategic-bomber"}
    assert one.present(ATTACKER, one.start[ATTACKER], 2) == 2  # the bombers have flown home
    assert volley(battle("heavy-strategic-bomber", "infantry"), ATTACK, ATTACKER)[0].dice == 5
    walled = battle("strategic-bomber", "infantry", Field(city=True, forts=1))
    assert volley(walled, ATTACK, ATTACKER)[0].value == 1
    barbarossa = battle("strategic-bomber:barbarossa", "infantry")
    assert dice(barbarossa, ATTACK, ATTACKER) == [(3, 3, 0)]  # ruling C42


@rule("gw.13.2.6.a", "gw.13.2.6.c")
def test_works_strike_first_at_those_who_cross_them() -> None:
    one = battle("infantry:fort medium-armor", "infantry", Field(forts=1))
    (fort,) = [shots for shots in volley(one, FIRST_STRIKE, DEFENDER) if shots.troop == NOBODY]
    assert (fort.dice, fort.value) == (2, 5)
    assert targets(one, ATTACKER, fort.aim) == {"infantry"}
    line = battle("3*infantry:maginot fighter", "infantry", Field(maginot=True))
    (shots,) = volley(line, FIRST_STRIKE, DEFENDER)
    assert (shots.dice, shots.value) == (2, 6)
    assert line.hit(ATTACKER, line.start[ATTACKER], line.aims[ATTACKER][shots.aim])[0] == 1  # double losses
    later = volley(line, DEFENCE, DEFENDER, 2)[0]
    assert line.hit(ATTACKER, line.start[ATTACKER], line.aims[ATTACKER][later.aim])[0] == 1  # in every round


@rule("gw.1.7.7.c")
def test_infantry_in_streets_picks_vehicles() -> None:
    one = battle("infantry medium-armor", "infantry", Field(city=True))
    (shots,) = volley(one, DEFENCE, DEFENDER)
    assert (shots.value, shots.picks) == (5, 1)
    assert targets(one, ATTACKER, shots.pick) == {"medium-armor"}
    cut_off = battle("infantry medium-armor", "infantry", Field(city=True, surrounded=True))
    assert dice(cut_off, DEFENCE, DEFENDER) == [(1, 3, 0)]


@rule("gw.1.7.5.b", "gw.1.7.7.a", "gw.15.4.a")
def test_how_long_battles_last() -> None:
    assert battle("infantry", "infantry").rounds == 0
    assert battle("infantry", "infantry", Field(city=True)).rounds == 3
    assert battle("infantry", "infantry", Field(city=True, surprise=True)).rounds == 0
    assert battle("infantry", "infantry", Field(terrain=TUNDRA)).rounds == 1
    city = battle("infantry:landed infantry", "infantry", Field(city=True), AMPHIBIOUS)
    assert city.cut_off(city.start[ATTACKER])[:2] == (0, 1)  # who cannot withdraw is lost


@rule("gw.15.7.a")
def test_low_morale_of_the_kmt() -> None:
    one = battle("2*infantry:shaky", "infantry")
    assert one.shaky(1, one.start[ATTACKER]) == [0]
    fled = one.flee(one.start[ATTACKER], 0, 1)
    assert fled[:2] == (1, 1)
    assert one.present(ATTACKER, (0, 2, 0), 1) == 0  # who has left is no loss either
    (shots,) = one.shots(ATTACK, ATTACKER, 1, fled, one.start[DEFENDER])
    assert (shots.dice, shots.value, shots.sides) == (1, 2, 9)


# airborne


@rule("gw.10.6.1.d", "gw.1.7.7.f")
def test_flak_of_a_city_at_aircraft_with_troops() -> None:
    attackers = "2*air-transport:laden 2*airborne-infantry:dropped fighter"
    one = battle(attackers, "militia", Field(city=True), AIRBORNE)
    (shots,) = volley(one, CITY_FLAK, DEFENDER)
    assert (shots.dice, shots.value) == (2, 3)
    assert targets(one, ATTACKER, shots.aim) == {"air-transport"}
    learnt = Field(city=True, technologies=(("airborne-doctrine",), ()))
    assert dice(battle(attackers, "militia", learnt, AIRBORNE), CITY_FLAK, DEFENDER) == []


@rule("gw.10.6.1.a", "gw.10.6.1.b", "gw.10.6.1.c")
def test_troops_are_lost_with_their_aircraft_before_the_drop() -> None:
    one = battle("2*air-transport:laden 2*airborne-infantry:dropped", "infantry", sequence=AIRBORNE)
    assert one.start[ATTACKER] == (2, 2, 0)  # who jumps, and the aircraft
    assert one.without(ATTACKER, (2, 2, 0), 1) == (1, 1, 0)
    heavy = battle("2*heavy-air-transport:laden 4*airborne-infantry:dropped", "infantry", sequence=AIRBORNE)
    assert heavy.without(ATTACKER, (4, 2, 0), 1) == (2, 1, 0)
    assert heavy.without(ATTACKER, (2, 2, 0), 1) == (2, 1, 0)  # those who were hit before were in the same aircraft
    assert one.stuck == 0b01
    assert not one.may_retreat((2, 0, 0))
    defending = volley(one, DEFENCE, DEFENDER)[0]
    assert targets(one, ATTACKER, defending.aim) == {"airborne-infantry"}  # the aircraft have left


@rule("gw.8.2.1.n", "gw.13.2.6.a")
def test_forts_and_those_who_jump() -> None:
    attackers = "air-transport:laden:fort airborne-infantry:dropped:fort"
    one = battle(attackers, "infantry", Field(forts=1), AIRBORNE)
    assert targets(one, ATTACKER, volley(one, FIRST_STRIKE, DEFENDER)[0].aim) == {"air-transport", "airborne-infantry"}
    learnt = Field(forts=1, technologies=(("airborne-doctrine",), ()))
    assert dice(battle(attackers, "infantry", learnt, AIRBORNE), FIRST_STRIKE, DEFENDER) == []


# from the sea


@rule("gw.10.8.2.a", "gw.10.8.2.b", "gw.10.8.2.c")
def test_bombardment_and_coastal_guns() -> None:
    fleet = "battleship:shelling heavy-cruiser:shelling naval-transport:laden 2*infantry:landed"
    one = battle(fleet, "infantry", Field(guns=2), AMPHIBIOUS)
    assert sorted(dice(one, BOMBARDMENT, ATTACKER)) == [(1, 2, 0), (1, 4, 0)]
    (guns,) = volley(one, BOMBARDMENT, DEFENDER)
    assert (guns.dice, guns.value) == (6, 3)
    assert targets(one, ATTACKER, guns.aim) == {"battleship", "heavy-cruiser", "naval-transport"}
    assert AMPHIBIOUS.of_round(1)[0].at_once


@rule("gw.13.2.6.b")
def test_s62_bombardment_of_a_fortified_coast() -> None:
    one = battle("battleship:shelling infantry:landed:fort", "infantry", Field(forts=1), AMPHIBIOUS)
    assert dice(one, BOMBARDMENT, ATTACKER) == [(1, 3, 0)]


@rule("gw.9.4.3.b", "gw.10.7.f")
def test_cargo_goes_down_with_its_transport() -> None:
    one = battle("2*naval-transport:laden 4*infantry:landed", "infantry", Field(guns=1), AMPHIBIOUS)
    assert one.without(ATTACKER, (4, 2, 0), 1) == (2, 1, 0)
    half = battle("2*naval-transport:laden 2*infantry:landed", "infantry", Field(guns=1), AMPHIBIOUS)
    assert half.without(ATTACKER, (2, 2, 0), 1) == (1, 1, 0)
    mixed = battle("2*naval-transport:laden 2*marines:landed 2*medium-armor:landed", "infantry", sequence=AMPHIBIOUS)
    assert mixed.without(ATTACKER, (2, 2, 2, 0), 2) == (1, 1, 1, 0)


@rule("gw.10.8.3.a")
def test_who_fights_on_the_beach_in_the_first_round() -> None:
    one = battle("infantry:landed artillery:landed medium-armor:landed fighter", "infantry", sequence=AMPHIBIOUS)
    assert dice(one, ATTACK, ATTACKER) == [(1, 2, 0), (1, 6, 0)]
    assert dice(one, ATTACK, ATTACKER, 2) == [(1, 3, 0), (1, 3, 0), (1, 6, 0), (1, 6, 0)]
    held = one.round_over((1, 1, 1, 1, 0), 1)
    assert one.present(ATTACKER, held, 2) == 0b1111
    lost = one.round_over((0, 1, 1, 1, 0), 1)
    assert one.present(ATTACKER, lost, 2) == 0b1000  # no land unit ashore, so the others stay on board
    ships = battle("medium-armor:landed:attack-ship", "infantry", sequence=AMPHIBIOUS)
    assert dice(ships, ATTACK, ATTACKER) == [(1, 6, 0)]


@rule("gw.10.8.3.f")
def test_aircraft_of_a_landing_can_be_lost() -> None:
    one = battle("infantry:landed fighter", "infantry", sequence=AMPHIBIOUS)
    (shots,) = volley(one, DEFENCE, DEFENDER)
    assert targets(one, ATTACKER, shots.aim) == {"infantry", "fighter"}


@rule("gw.10.8.3.b", "gw.13.1.1.d")
def test_double_losses_on_the_beach() -> None:
    one = battle("3*infantry:landed 3*marines:landed", "infantry", sequence=AMPHIBIOUS)
    aim = one.aims[ATTACKER][volley(one, DEFENCE, DEFENDER)[0].aim]
    assert one.hit(ATTACKER, (3, 3, 0), aim) == (1, 3, 0)
    assert one.hit(ATTACKER, (0, 3, 0), aim) == (0, 2, 0)
    later = one.aims[ATTACKER][volley(one, DEFENCE, DEFENDER, 2)[0].aim]
    assert one.hit(ATTACKER, (3, 3, 0), later) == (2, 3, 0)
    learnt = Field(technologies=(("amphibious-doctrine",), ()))
    trained = battle("3*infantry:landed", "infantry", learnt, AMPHIBIOUS)
    assert trained.hit(ATTACKER, (3, 0), trained.aims[ATTACKER][volley(trained, DEFENCE, DEFENDER)[0].aim]) == (2, 0)


@rule("gw.10.8.3.c", "gw.10.8.3.d", "gw.10.3.b")
def test_s49_malaya_attacked_from_the_sea_and_from_siam() -> None:
    one = battle("2*infantry:landed 2*infantry fighter", "infantry", sequence=AMPHIBIOUS)
    aim = one.aims[ATTACKER][volley(one, DEFENCE, DEFENDER, 2)[0].aim]
    assert one.open_to(ATTACKER, one.start[ATTACKER], aim) == 0b101  # those who landed, or the aircraft
    assert one.open_to(ATTACKER, (0, 2, 1, 0), aim) == 0b110
    assert one.may_retreat(one.start[ATTACKER])
    left = one.withdrawn(one.start[ATTACKER])
    assert one.present(ATTACKER, left, 2) == 0b001  # the others are back in Siam; the beach fights on
    assert not one.may_retreat(left)


# at sea


@rule("gw.10.7.a", "gw.13.1.6.b")
def test_submarines_strike_first_unless_a_destroyer_is_there() -> None:
    assert dice(battle("2*submarine", "light-cruiser", SEA, NAVAL), FIRST_STRIKE, ATTACKER) == [(2, 3, 1)]
    hunted = battle("2*submarine", "light-cruiser destroyer", SEA, NAVAL)
    assert dice(hunted, FIRST_STRIKE, ATTACKER) == []
    assert dice(hunted, ATTACK, ATTACKER) == [(2, 3, 1)]
    one = battle("submarine", "fighter:patrol naval-transport light-cruiser", SEA, NAVAL)
    (shots,) = volley(one, FIRST_STRIKE, ATTACKER)
    assert targets(one, DEFENDER, shots.aim) == {"light-cruiser"}  # never aircraft, and transports last
    assert targets(one, DEFENDER, shots.pick) == {"light-cruiser", "naval-transport"}
    assert targets(one, DEFENDER, shots.aim, (1, 1, 0, 0)) == {"naval-transport"}


@rule("gw.10.7.c", "gw.9.3.1.d")
def test_s48_patrols_and_paired_destroyers_hit_submarines() -> None:
    one = battle("fighter:patrol 2*destroyer light-cruiser", "heavy-cruiser submarine", SEA, NAVAL)
    found = [targets(one, DEFENDER, shots.aim) for shots in volley(one, ATTACK, ATTACKER) if shots.troop != 1]
    assert found == [{"heavy-cruiser", "submarine"}, {"heavy-cruiser"}]  # the patrol and the cruiser
    paired = [targets(one, DEFENDER, shots.aim) for shots in volley(one, ATTACK, ATTACKER) if shots.troop == 1]
    assert paired == [{"heavy-cruiser", "submarine"}, {"heavy-cruiser"}]
    assert dice(one, DEFENCE, DEFENDER) == [(1, 6, 0), (1, 3, 1)]  # submarines answer
    assert one.present(DEFENDER, one.start[DEFENDER], 2) == 0b01  # and then they submerge


@rule("gw.10.7.d", "gw.10.3.f", "gw.0.2.o")
def test_only_defending_submarines_submerge() -> None:
    one = battle("submarine", "submarine", SEA, NAVAL)
    assert one.present(ATTACKER, one.start[ATTACKER], 2) == 1
    assert one.present(DEFENDER, one.start[DEFENDER], 2) == 0


@rule("gw.8.2.1.w", "gw.10.7.c")
def test_advanced_submarines_are_for_aircraft_alone() -> None:
    one = battle("fighter:patrol destroyer", "advanced-submarine destroyer", SEA, NAVAL)
    found = {shots.troop: targets(one, DEFENDER, shots.aim) for shots in volley(one, ATTACK, ATTACKER)}
    assert found[0] == {"advanced-submarine", "destroyer"}
    assert found[1] == {"destroyer"}


@rule("gw.9.4.c", "gw.10.7.c")
def test_s35_submarines_that_begin_a_fight_can_be_hit_by_all() -> None:
    one = battle("battleship destroyer", "2*submarine", Field(sea=True, hunted=True), NAVAL)
    assert all(targets(one, DEFENDER, shots.aim) == {"submarine"} for shots in volley(one, ATTACK, ATTACKER))
    declined = battle("battleship destroyer", "2*submarine", SEA, NAVAL)
    assert declined.harmless(ATTACKER, 1, declined.start[ATTACKER], declined.start[DEFENDER])


@rule("gw.9.4.e", "gw.10.7.a")
def test_s33_a_patrol_paired_with_a_destroyer_gives_a_submarine_a_target() -> None:
    one = battle("submarine", "tactical-bomber:patrol destroyer", SEA, NAVAL)
    assert dice(one, DEFENCE, DEFENDER) == [(1, 5, 3), (1, 4, 0)]  # their defence values
    (shots,) = volley(one, ATTACK, ATTACKER)
    assert targets(one, DEFENDER, shots.aim) == {"destroyer"}
    alone = battle("submarine", "tactical-bomber:patrol", SEA, NAVAL)
    assert alone.harmless(ATTACKER, 1, alone.start[ATTACKER], alone.start[DEFENDER])


@rule("gw.10.6.b")
def test_seaplanes_hit_submarines_and_lone_transports() -> None:
    def reach(defenders: str) -> set[str]:
        one = battle("seaplane:patrol", defenders, SEA, NAVAL)
        return {name for shots in volley(one, ATTACK, ATTACKER) for name in targets(one, DEFENDER, shots.aim)}

    assert reach("submarine naval-transport destroyer") == {"submarine"}
    assert reach("naval-transport destroyer") == set()
    assert reach("2*naval-transport") == {"naval-transport"}
    # ruling C47: it is the moment of the roll that counts, not what other hits of the step leave
    one = battle("seaplane:patrol destroyer", "naval-transport destroyer", SEA, NAVAL)
    assert [shots.dice for shots in volley(one, ATTACK, ATTACKER)] == [1]


@rule("gw.8.2.1.g", "gw.0.2.c")
def test_gear_against_submarines() -> None:
    field = Field(sea=True, technologies=(("asw",), ("asw",)))
    assert dice(battle("seaplane:patrol", "submarine", field, NAVAL), ATTACK, ATTACKER) == [(1, 5, 0)]
    hunted = battle("submarine", "seaplane:patrol", field, ENCOUNTER)
    assert dice(hunted, DEFENCE, DEFENDER) == [(1, 3, 0)], "a bonus to attack is none to defence"
    convoy = battle("submarine", "2*naval-transport", field, NAVAL)
    assert dice(convoy, DEFENCE, DEFENDER) == [(2, 1, 0)]
    assert dice(battle("destroyer", "2*naval-transport", field, NAVAL), DEFENCE, DEFENDER) == []


@rule("gw.10.7.e")
def test_a_defending_raider_fights_one_round_and_picks() -> None:
    one = battle("destroyer battleship", "battlecruiser:raider", SEA, NAVAL)
    assert one.rounds == 1
    assert dice(one, DEFENCE, DEFENDER) == [(1, 7, 7)]
    mixed = battle("destroyer battleship", "battlecruiser:raider destroyer", SEA, NAVAL)
    assert mixed.rounds == 0  # ruling C43
    assert (1, 7, 0) in dice(mixed, DEFENCE, DEFENDER)


@rule("gw.0.2.f", "gw.13.1.6.c")
def test_capital_ships_bear_more_than_one_hit() -> None:
    one = battle("2*destroyer", "battleship", SEA, NAVAL)
    aim = one.aims[DEFENDER][volley(one, ATTACK, ATTACKER)[0].aim]
    damaged = one.hit(DEFENDER, one.start[DEFENDER], aim)
    assert damaged == (0, 1, 0)
    assert one.hit(DEFENDER, damaged, aim) == (0, 0, 0)
    assert [shots.value for shots in one.shots(DEFENCE, DEFENDER, 2, damaged, one.start[ATTACKER])] == [6]


@rule("gw.15.4.b", "gw.15.4.a")
def test_kamikaze_and_surprise() -> None:
    one = battle("battleship destroyer", "destroyer", Field(sea=True, kamikaze=2), NAVAL)
    assert dice(one, FIRST_STRIKE, DEFENDER) == [(2, 7, 3)]
    raid = battle("2*fighter", "battleship:port", Field(surprise=True), PORT_ATTACK)
    assert dice(raid, FIRST_STRIKE, ATTACKER) == [(2, 6, 0)]
    assert dice(raid, PORT_FLAK, DEFENDER) == []


# in the air


@rule("gw.10.6.4.a", "gw.10.6.4.b", "gw.10.6.4.c")
def test_port_attack() -> None:
    one = battle("2*tactical-bomber fighter", "battleship:port fighter", sequence=PORT_ATTACK)
    assert one.rounds == 1
    assert dice(one, PORT_FLAK, DEFENDER) == [(3, 3, 0)]
    assert dice(one, SUPERIORITY, DEFENDER) == [(1, 6, 0)]
    assert dice(one, DEFENCE, DEFENDER) == []  # ships in port do not shoot
    (bombers,) = volley(one, ATTACK, ATTACKER)
    assert targets(one, DEFENDER, bombers.pick) == {"battleship"}


@rule("gw.10.6.4.d", "gw.10.6.b")
def test_submarines_in_port_need_no_patrol() -> None:
    one = battle("fighter seaplane", "submarine:port destroyer:port", sequence=PORT_ATTACK)
    found = {shots.troop: targets(one, DEFENDER, shots.aim) for shots in volley(one, ATTACK, ATTACKER)}
    assert found == {0: {"submarine", "destroyer"}, 1: {"submarine"}}


@rule("gw.10.6.3.b", "gw.10.6.2.b")
def test_interception_values() -> None:
    field = Field(technologies=((), ("radar",)))
    one = battle("strategic-bomber medium-bomber fighter", "2*fighter jet-fighter", field, INTERCEPTED)
    assert dice(one, INTERCEPTION, ATTACKER) == [(1, 1, 0), (1, 1, 0), (1, 3, 0)]
    assert dice(one, INTERCEPTION, DEFENDER) == [(2, 4, 0), (1, 6, 0)]
    assert one.rounds == 1


@rule("gw.10.5.3.a", "gw.10.5.3.b")
def test_attrition() -> None:
    one = battle("2*advanced-artillery katyusha infantry", "infantry", sequence=ATTRITION)
    assert dice(one, SHELLS, ATTACKER) == [(2, 2, 0), (1, 2, 0)]
    assert dice(one, SHELLS, DEFENDER) == []
    for others in ("fighter", "destroyer:port"):
        mixed = battle("advanced-artillery", f"infantry {others}", sequence=ATTRITION)
        assert targets(mixed, DEFENDER, volley(mixed, SHELLS, ATTACKER)[0].aim) == {"infantry"}  # ruling C45
    walled = battle("advanced-artillery", "infantry", Field(forts=1), ATTRITION)
    assert dice(walled, SHELLS, ATTACKER) == [(1, 1, 0)]


@rule("gw.10.6.c", "gw.10.7.f")
def test_transports_are_the_last_losses() -> None:
    one = battle("destroyer", "destroyer naval-transport", SEA, NAVAL)
    (shots,) = volley(one, ATTACK, ATTACKER)
    assert targets(one, DEFENDER, shots.aim) == {"destroyer"}
    assert targets(one, DEFENDER, shots.aim, (0, 1, 0)) == {"naval-transport"}
    land = battle("infantry", "infantry air-transport")
    assert targets(land, DEFENDER, volley(land, ATTACK, ATTACKER)[0].aim) == {"infantry"}
