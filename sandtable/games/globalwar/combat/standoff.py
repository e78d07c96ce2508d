"""How a battle under way stands: the round that comes next, who is left for it, and what each choice of losses makes of
it. Everybody may know all of it."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.battle import Battle
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, SIDES
from sandtable.games.globalwar.combat.orders import PRESETS, Order
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.combat.volley import Hit
from sandtable.games.globalwar.numbering import NationNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain

NOBODY_NAMED: Final = -1
DIGITS: Final = 3  # of a number of troops at most
PICKED: Final = "dearest"  # how a shooter picks, whatever he says: see ``pick_order``


def standoff_facts(s: GlobalWar) -> dict[str, Plain]:
    """What views carry of a battle: ``standoff``, and ``losses`` while somebody chooses them; losses that nobody has
    chosen yet are foreseen cheapest first."""
    battle = _battle(s)
    if battle is None:
        return {}
    usual = Foreseen(battle)
    usual.take(PRESETS[0], {})
    stands = _standoff(s, battle, usual)
    told: dict[str, Plain] = {"standoff": stands} if stands else {}
    if battle.hits and not battle.volley:
        told["losses"] = _losses(battle, usual)
    return told


def losses_told(s: GlobalWar, choice: tuple[str, ...]) -> dict[str, Plain]:
    """The ``standoff`` after a choice of losses: a preset, or the troops that are lost, ``2*infantry`` ``artillery``.
    Nothing where the choice does not settle who takes the last hits of a round, or no round follows."""
    battle = _battle(s)
    if battle is None or battle.volley or not battle.hits or not battle.all_thrown():
        return {}
    preset = choice[0] if len(choice) == 1 and choice[0] in PRESETS else ""
    after = Foreseen(battle)
    if not after.take(preset, {} if preset else _named(choice)):
        return {}
    stands = _standoff(s, battle, after)
    return {"standoff": stands} if stands else {}


def _battle(s: GlobalWar) -> Battle | None:
    """The battle that is being fought, whatever is asked beside it."""
    for frame in reversed(s.stack):
        if isinstance(frame, Battle):
            return frame
    return None


def _named(words: tuple[str, ...]) -> dict[str, int]:
    """``2*infantry`` ``artillery`` as counts by name; what is no number of anything counts for nothing."""
    found: dict[str, int] = {}
    for word in words:
        many, star, name = word.partition("*")
        if not star:
            many, name = "1", word
        found[name] = found.get(name, 0) + (int(many) if many.isdecimal() and len(many) <= DIGITS else 0)
    return found


class Foreseen:
    """The hits of this step taken on paper: who is left, and what the side that is asked gives up. Nobody is struck."""

    def __init__(self, battle: Battle) -> None:
        self.battle: Final = battle
        self.left: Final[list[Counts]] = [battle.counts(ATTACKER), battle.counts(DEFENDER)]
        self.taken: Final[dict[str, int]] = {}  # by name
        self.hits: Final = 0 if battle.volley else _alike(battle)

    def take(self, preset: str, named: dict[str, int]) -> bool:
        """The one who is asked chooses by a preset, or names troops; others as they have said, or cheapest first.
        False when the names are not what the hits take."""
        battle = self.battle
        hits = [] if battle.volley else list(battle.hits)
        names = named.copy()
        orders: dict[int, Order] = {}
        side = hits[0].side if hits else ATTACKER
        picked = bool(hits) and battle.picks(hits[0])
        while hits:
            hit = hits.pop(0)
            counts = self.left[hit.side]
            mask = battle.engagement.open_to(hit.side, counts, battle.aim(hit))
            if not mask:
                continue
            picks = battle.engagement.picks_now(hit.side, counts, battle.aim(hit))
            asked = hit.side == side and picks == picked
            if asked and not preset:
                n = self._by_name(hit, mask, names)
            elif picks:
                n = battle.engagement.choices[hit.side].first(mask)
            else:
                if hit.side not in orders:
                    said = preset if asked else battle.preset[hit.side] or PRESETS[0]
                    orders[hit.side] = battle.order(hit.side, said)
                n = battle.engagement.given_up(hit.side, counts, mask, orders[hit.side])
            if n == NOBODY_NAMED:
                return False
            self.left[hit.side] = battle.engagement.without(hit.side, counts, n)
            hits[:0] = battle.second(hit, self.left[hit.side], n)
            if asked:
                name = battle.name(hit.side, n)
                self.taken[name] = self.taken.get(name, 0) + 1
        return sum(names.values()) == 0

    def _by_name(self, hit: Hit, mask: int, names: dict[str, int]) -> int:
        """The first of the names that a hit may take; where it can take one troop alone, that one."""
        troops = self.battle.engagement.rosters[hit.side].troops
        for name, count in names.items():
            for n in range(len(troops)):
                if count and mask >> n & 1 and troops[n].name() == name:
                    names[name] = count - 1
                    return n
        return mask.bit_length() - 1 if mask & mask - 1 == 0 else NOBODY_NAMED

    def rows(self) -> list[Plain]:
        """What is given up: name and number of each troop."""
        return [[name, count] for name, count in self.taken.items()]


def _alike(battle: Battle) -> int:
    """How many hits the one who is asked has to deal with before anybody else, or the enemy, is."""
    found = 0
    for hit in battle.hits:
        if hit.side != battle.hits[0].side or battle.picks(hit) != battle.picks(battle.hits[0]):
            break
        found += 1
    return found


def _standoff(s: GlobalWar, battle: Battle, after: Foreseen) -> dict[str, Plain]:
    """The round that is about to be fought, or was begun, who there was for it (name, nation and number of each troop),
    and in which words its odds are ``asked``, where they can be. Nothing when no round follows, or when a part of the
    attackers fights on alone."""
    mine, theirs = battle.began_with(ATTACKER), battle.began_with(DEFENDER)
    round = battle.round
    if battle.all_thrown():
        mine, theirs = battle.engagement.round_over(after.left[ATTACKER], round), after.left[DEFENDER]
        if not battle.engagement.fights_on(round, mine, theirs):
            return {}
        round += 1
    if mine[-1]:
        return {}
    told: dict[str, Plain] = {
        "round": round,
        "attackers": _force(s, battle, ATTACKER, mine),
        "defenders": _force(s, battle, DEFENDER, theirs),
    }
    asked = battle.engagement.field.asked_about(round)
    return {**told, "asked": asked} if asked else told


def _force(s: GlobalWar, battle: Battle, side: int, counts: Counts) -> list[Plain]:
    """Who is there of a side; whoever fled is not (gw.15.7)."""
    found: dict[tuple[str, str], int] = {}
    for n, troop in enumerate(battle.engagement.rosters[side].troops):
        if counts[n] and not troop.fled:
            key = (troop.name(), s.nation_at(NationNumber(int(troop.nation))).id)
            found[key] = found.get(key, 0) + counts[n]
    return [[name, nation, count] for (name, nation), count in found.items()]


def _losses(battle: Battle, usual: Foreseen) -> dict[str, Plain]:
    """What is asked of whom: the side that loses, to how many hits, whether its enemy picks, whether these are the last
    hits of the round, the troops in question (name, unit, number), and what each preset would take."""
    side = battle.hits[0].side
    picked = battle.picks(battle.hits[0])
    ways = [usual]
    presets: list[Plain] = [[PICKED if picked else PRESETS[0], usual.rows()]]
    if not picked:
        for preset in PRESETS[1:]:
            way = Foreseen(battle)
            way.take(preset, {})
            ways.append(way)
            presets.append([preset, way.rows()])
    return {
        "side": SIDES[side],
        "hits": usual.hits,
        "picked": picked,
        "last": battle.all_thrown(),
        "troops": _in_question(battle, side, ways),
        "presets": presets,
    }


def _in_question(battle: Battle, side: int, ways: list[Foreseen]) -> list[Plain]:
    """The troops that the hits may take now, and those that a preset comes to; of a ship that more hits will damage and
    then sink, so many as they sink."""
    mask = 0
    counts = battle.counts(side)
    for hit in battle.hits[: ways[0].hits]:
        mask |= battle.engagement.open_to(side, counts, battle.aim(hit))
    found: dict[str, tuple[str, int]] = {}
    for n, troop in enumerate(battle.engagement.rosters[side].troops):
        name = troop.name()
        if not troop.fled and (mask >> n & 1 or any(name in way.taken for way in ways)):
            there = found[name][1] if name in found else 0
            found[name] = (troop.unit.id, there + counts[n])
    rows: list[Plain] = []
    for name, (unit, there) in found.items():
        rows.append([name, unit, max([there, *[way.taken.get(name, 0) for way in ways]])])
    return rows
