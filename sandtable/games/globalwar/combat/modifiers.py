"""Bonuses and penalties to attack and defence (0.5): one best, one worst, named exceptions, never below 1."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.field import ATTACKER, Field
from sandtable.games.globalwar.combat.troops import (
    AFRICA_CORPS,
    ATTACK_SHIP,
    BARBAROSSA,
    DROPPED,
    DUG_IN,
    FERRYING,
    PATROL,
    RIVER,
    SCRAMBLED,
    Troop,
)
from sandtable.games.globalwar.units import AIR, INFANTRY, VEHICLE
from sandtable.games.globalwar.world import DESERT, JUNGLE, MARSH, MOUNTAINS, NORMAL

FORT_BONUS: Final = 2  # gw.13.2.6.a
MAGINOT_BONUS: Final = 3  # gw.13.2.6.c
SUPPORT: Final = 1  # gw.13.1.1.a
HARD_GROUND: Final = (JUNGLE, MARSH)  # for vehicles
STEEP_GROUND: Final = (MOUNTAINS, DESERT)  # for all land units


class Modifier:
    """One bonus or penalty with the rule it comes from. ``added`` ones count beside the best and the worst."""

    def __init__(self, rule: str, amount: int, added: bool = False) -> None:
        self.rule: Final = rule
        self.amount: Final = amount
        self.added: Final = added


def modified(value: int, modifiers: list[Modifier]) -> int:
    """A value with the best bonus (gw.0.5.a), the worst penalty (gw.0.5.b) and what is added beside them; also where
    terrains meet (gw.1.7.8.a). Never below one, and a unit without a value gains none (gw.0.5.d)."""
    if value == 0:
        return 0
    best = 0
    worst = 0
    added = 0
    for one in modifiers:
        if one.added:
            added += one.amount
        else:
            best = max(best, one.amount)
            worst = min(worst, one.amount)
    return max(1, value + best + worst + added)


def attack_modifiers(troop: Troop, field: Field, round: int, supported: bool = False) -> list[Modifier]:
    """All that changes the attack of a troop in a round. ``supported``: an artillery unit goes with it."""
    found: list[Modifier] = []
    if troop.land and not field.sea:  # gw.13.1.5.a: terrain does not touch aircraft
        found += _ground_for_attackers(troop, field.terrain)
        if round == 1 and troop.border != NORMAL:
            found += _ground_for_attackers(troop, troop.border)  # gw.1.7.c
        if round == 1 and troop.ways & RIVER and not troop.unit.fords and not troop.ways & DROPPED:
            found.append(Modifier("gw.1.7.6.a", -1))
        if field.city and troop.unit.kind == VEHICLE and not field.surrounded and not field.blitzkrieg:
            found.append(Modifier("gw.1.7.7.b", -2))
        if supported and troop.unit.kind == INFANTRY:
            found.append(Modifier("gw.13.1.1.a", SUPPORT))
        if troop.ways & ATTACK_SHIP and troop.unit.sure_footed:
            found.append(Modifier("gw.8.2.1.q", 1))
    if troop.ways & BARBAROSSA and (troop.land or troop.air):
        found.append(Modifier("gw.15.1", 1, added=True))
    if troop.ways & FERRYING:
        found.append(Modifier("gw.15.4", -1))
    return found


def _ground_for_attackers(troop: Troop, terrain: int) -> list[Modifier]:
    found: list[Modifier] = []
    free = bool(troop.unit.unhindered >> terrain & 1) or (terrain == DESERT and bool(troop.ways & AFRICA_CORPS))
    if terrain in STEEP_GROUND and not free:
        found.append(Modifier("gw.1.7.1.b" if terrain == MOUNTAINS else "gw.1.7.2.b", -1))
    if terrain in HARD_GROUND and troop.unit.kind == VEHICLE:
        found.append(Modifier("gw.1.7.3.b" if terrain == JUNGLE else "gw.1.7.4.b", -2))
    if troop.unit.attack_bonus[terrain]:
        found.append(Modifier("gw.1.7.2.b" if terrain == DESERT else "gw.1.7.3.b", troop.unit.attack_bonus[terrain]))
    return found


def defence_modifiers(troop: Troop, field: Field, round: int) -> list[Modifier]:
    """All that changes the defence of a troop in a round."""
    found: list[Modifier] = []
    infantry = troop.unit.kind == INFANTRY
    if field.city and infantry and not field.surrounded:
        found.append(Modifier("gw.1.7.7.c", 1))
    if round == 1 and infantry and field.forts:
        found.append(Modifier("gw.13.2.6.a", FORT_BONUS))
    if round == 1 and infantry and field.maginot:
        found.append(Modifier("gw.13.2.6.c", MAGINOT_BONUS))
    if troop.land and not field.sea:
        if troop.unit.defence_bonus[field.terrain]:
            found.append(Modifier("gw.1.7.1.c", troop.unit.defence_bonus[field.terrain]))
        if field.terrain in HARD_GROUND and troop.unit.kind == VEHICLE:
            found.append(Modifier("gw.1.7.3.b" if field.terrain == JUNGLE else "gw.1.7.4.b", -2))
    if field.beleaguered and not (troop.unit.kind == AIR and troop.ways & SCRAMBLED):
        found.append(Modifier("gw.1.7.7.d", -1))
    if infantry and troop.ways & DUG_IN:
        found.append(Modifier("gw.15.4.c", 1, added=True))
    if troop.ways & BARBAROSSA:
        found.append(Modifier("gw.15.1", -1, added=True))
    if field.surprise and round == 1:
        found.append(Modifier("gw.15.4", -1, added=True))
    if troop.ways & FERRYING:
        found.append(Modifier("gw.15.4", -1))
    return found


def attack(troop: Troop, field: Field, round: int, supported: bool = False) -> int:
    """What a troop rolls at in attack; parachutists have their own value in the first round (gw.13.1.1.c)."""
    value = troop.base(True)
    if round == 1 and troop.ways & DROPPED:
        value = troop.unit.drop_attack
    return modified(value, attack_modifiers(troop, field, round, supported))


def defence(troop: Troop, field: Field, round: int) -> int:
    return modified(troop.base(False), defence_modifiers(troop, field, round))


def against_submarines(troop: Troop, field: Field, side: int) -> int:
    """gw.8.2.1.g: what ASW adds to seaplanes on patrol that attack submarines, but to no defender (gw.0.2.c)."""
    return 2 if side == ATTACKER and troop.ways & PATROL and troop.unit.only_hits and field.knows(side, "asw") else 0
