"""What the desk of politics shows: who may declare war, what raises incomes, what an attack would set off.

It is dear, so views do not carry it: faces ask for it while somebody looks (``consulting``).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.joining import lives
from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, NOBODY
from sandtable.games.globalwar.numbering import NationNumber, nations_in
from sandtable.games.globalwar.pacts.desk import standing
from sandtable.games.globalwar.pacts.signing import sign
from sandtable.games.globalwar.pacts.spheres import parties
from sandtable.games.globalwar.politics.consequences import Consequences, consequences, neighbours
from sandtable.games.globalwar.politics.deeds import PENALTY, TO_FULL
from sandtable.games.globalwar.politics.patrons import CONDITIONS
from sandtable.games.globalwar.production.income import full_income, war_bonus
from sandtable.games.globalwar.relations import is_major, leader_of, war_income, why_no_war
from sandtable.games.globalwar.sheets import PACTS, Trigger
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import Refusal

Dice = list[int]  # the sides of each die
PERCENT: Final = 100
SMALL: Final = ("minor", "warlord")


def chance_of(needed: int, dice: Dice) -> int:
    """In per cent: that the dice add up to so much."""
    ways = {0: 1}
    total = 1
    for sides in dice:
        more: dict[int, int] = {}
        for so_far, count in ways.items():
            for roll in range(1, sides + 1):
                more[so_far + roll] = more.get(so_far + roll, 0) + count
        ways, total = more, total * sides
    good = sum([count for so_far, count in ways.items() if so_far >= needed])
    return round(PERCENT * good / total)


# the powers


def politics_told(s: GlobalWar) -> dict[str, Plain]:
    """The powers of the game with their incomes and declarations, and the small nations that are still their own."""
    sovereign = [nation for nation in _powers(s) if leader_of(s, nation) == nation]
    zones, ipp = [0] * len(s.alliance), [0] * len(s.alliance)
    for zone in s.edition.world.zones[: s.edition.world.lands]:
        zones[s.owner[zone.number]] += 1
        ipp[s.owner[zone.number]] += zone.ipp
    small = [one.number for one in s.edition.nations.nations if _is_small(s, one.number)]
    return {
        "powers": [_power(s, nation, sovereign) for nation in sovereign],
        "minors": [{**_minor(s, nation), "zones": zones[nation], "ipp": ipp[nation]} for nation in small],
    }


def _powers(s: GlobalWar) -> list[NationNumber]:
    """Whoever keeps accounts of his own and has land, in the order of play."""
    found = [nation for nation in nations_in(s.rulings.playing) if nation in s.edition.income_of and nation in s.owner]
    return sorted(found, key=lambda nation: s.nation_at(nation).turn)


def _power(s: GlobalWar, nation: NationNumber, powers: list[NationNumber]) -> dict[str, Plain]:
    found: dict[str, Plain] = {
        "nation": s.nation_at(nation).id,
        "income": s.income[nation],
        "full": full_income(s, nation),
        "bonus": war_bonus(s, nation),
        "war": war_income(s, nation),
    }
    may: list[Plain] = []
    refusals: list[Refusal] = []
    for other in powers:
        refusal = why_no_war(s, nation, other, False)
        if refusal is None:
            may.append(s.nation_at(other).id)
        elif refusal.message not in ("gw-refused-war-already", "gw-refused-war-ally"):
            refusals.append(refusal)
    found["may"] = may
    if not may and refusals:
        found["refusal"] = refusals[0].plain()
    found.update(_next_rolls(s, nation))
    raised = [_raised(row) for row in s.edition.triggers if _is_open(s, nation, row)]
    if raised:
        found["raised"] = [*raised]
    return found


def _next_rolls(s: GlobalWar, nation: NationNumber) -> dict[str, Plain]:
    """gw.5.2.a: the dice that the calendar adds next, when, and what they may bring."""
    if s.income[nation] >= full_income(s, nation):
        return {}
    calendar = s.edition.calendar
    id = s.nation_at(nation).id
    first = s.date + (0 if s.nation_at(nation).turn > s.turn else 1)
    for place in range(first, len(calendar.turns)):
        turn = calendar.name(place)
        dice: Dice = []
        for roll in calendar.income_rolls:
            if roll.nation == id and roll.due(turn):
                dice += [roll.dice[1]] * roll.dice[0]
        if dice:
            return {"dice": [*dice], "rolls": turn, **_outlook(s, nation, 0, dice)}
    return {}


def _outlook(s: GlobalWar, nation: NationNumber, add: int, dice: Dice) -> dict[str, Plain]:
    """The chance to reach war income by so much and some dice; nothing where there is none to reach."""
    lacking = war_income(s, nation) - s.income[nation]
    return {"chance": chance_of(lacking - add, dice)} if lacking > 0 else {}


def _is_open(s: GlobalWar, nation: NationNumber, row: Trigger) -> bool:
    """Whether a row of the sheet may still raise an income."""
    if row.nation != s.nation_at(nation).id or row.deed == PENALTY or s.income[nation] >= full_income(s, nation):
        return False
    return not row.once or f"{row.nation} {row.id}" not in s.diplomacy.once


def _raised(row: Trigger) -> dict[str, Plain]:
    """``{"id": "poland", "dice": [2, 12]}``"""
    found: dict[str, Plain] = {"id": row.id}
    if row.full:
        found["full"] = True
    elif row.add:
        found["add"] = row.add
    else:
        found["dice"] = [*row.dice]
    return found


# small nations


def _is_small(s: GlobalWar, nation: NationNumber) -> bool:
    return s.nation_at(nation).rank in SMALL and lives(s, nation)


def _minor(s: GlobalWar, nation: NationNumber) -> dict[str, Plain]:
    """With whom it goes, and the rules by which it joins somebody."""
    id = s.nation_at(nation).id
    found: dict[str, Plain] = {"nation": id, "alliance": s.alliance[nation]}
    if s.controller[nation] != NOBODY:
        found["controller"] = s.nation_at(s.controller[nation]).id
    if s.enemies[nation]:
        found["wars"] = [s.nation_at(enemy).id for enemy in nations_in(s.enemies[nation])]
    if id in CONDITIONS:
        found["rules"] = [*CONDITIONS[id]]
    return found


# if one attacks another


def targets_told(s: GlobalWar, who: NationNumber) -> dict[str, Plain]:
    """Whom a power could attack: other powers, then small nations at its borders, then the rest of them."""
    powers = [other for other in _powers(s) if leader_of(s, other) == other and _is_target(s, who, other)]
    near = [other for other in neighbours(s, who) if lives(s, other) and _is_target(s, who, other)]
    far = [one.number for one in s.edition.nations.nations if _is_small(s, one.number) and one.number not in near]
    rest = [other for other in far if _is_target(s, who, other)]
    named = [[s.nation_at(one).id for one in row] for row in (powers, near, rest)]
    return {"powers": [*named[0]], "near": [*named[1]], "rest": [*named[2]]}


def _is_target(s: GlobalWar, who: NationNumber, whom: NationNumber) -> bool:
    """Neither at war already nor of the same side, whatever else forbids it now."""
    refusal = why_no_war(s, who, whom, not is_major(s, whom))
    return refusal is None or refusal.message not in ("gw-refused-war-already", "gw-refused-war-ally")


def attack_told(s: GlobalWar, who: NationNumber, whom: NationNumber) -> dict[str, Plain]:
    """What war of one on another would set off now, and what it would with the pact that could be signed first."""
    found = _attack(s, who, whom)
    for pact, id in enumerate(PACTS):
        if standing(s, pact) in ("offered", "open") and who in parties(s, pact):
            signed = s.copy()
            signed.tell = None
            sign(signed, who, pact)
            then = _attack(signed, who, whom)
            if then != found:
                return {**found, "pact": id, "then": then}
    return found


def _attack(s: GlobalWar, who: NationNumber, whom: NationNumber) -> dict[str, Plain]:
    by_march = not is_major(s, whom)
    refusal = why_no_war(s, who, whom, by_march)
    result = consequences(s, who, whom)
    found: dict[str, Plain] = {"by": "march" if by_march else "word", **result.plain(s)}
    found.pop("forbidden", None)
    found.pop("incomes", None)
    found.pop("full", None)
    if refusal is not None:
        found["refusal"] = refusal.plain()
    elif by_march and not (s.phase == COMBAT_MOVEMENT and s.on_turn(who)):
        found["later"] = True  # gw.5.1.b: it is for its own combat movement
    answers = [_answer(s, nation, result) for nation in _answering(s, whom, result)]
    if answers:
        found["answers"] = [*answers]
    return found


def _answering(s: GlobalWar, whom: NationNumber, result: Consequences) -> list[NationNumber]:
    """Who is attacked first, then the others in the order of play."""
    found = {*result.full, *[effect.nation for effect in result.effects]}
    return sorted(found, key=lambda nation: (nation != whom, s.nation_at(nation).turn))


def _answer(s: GlobalWar, nation: NationNumber, result: Consequences) -> dict[str, Plain]:
    """What it does to one nation: ``{"nation": "usa", "dice": [12, 12], "income": 6, "war": 63, "chance": 0}``."""
    dice: Dice = []
    add = 0
    fine = 0
    full = nation in result.full
    for effect in result.effects:
        if effect.nation == nation:
            dice += [effect.dice[1]] * effect.dice[0]
            add += effect.add
            fine += effect.fine
            full = full or effect.full
    found: dict[str, Plain] = {"nation": s.nation_at(nation).id, "income": s.income[nation]}
    found["war"] = war_income(s, nation)
    found["to"] = full_income(s, nation)
    if full:
        found["full"] = True
    else:
        if dice:
            found["dice"] = [*dice]
        if add:
            found["add"] = add
    if fine:
        found["fine"] = fine
    return {**found, **_outlook(s, nation, TO_FULL if full else add, dice)}
