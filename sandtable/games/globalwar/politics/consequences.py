"""What a declaration of war would set off: incomes, fines, who joins whom, who comes under control (4.5 to 5.5).

Nothing is reckoned here: the rows and rules that carry it out in play are asked what they would do.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.news import COMBAT_OVER, News
from sandtable.games.globalwar.numbering import NationNumber, nations_in, zones_in
from sandtable.games.globalwar.politics.control import Pair
from sandtable.games.globalwar.politics.deeds import Effect, effects, mobilised, war_deeds
from sandtable.games.globalwar.politics.patrons import AT_ONCE, after_combat, carry_out, joining
from sandtable.games.globalwar.production.income import full_income
from sandtable.games.globalwar.relations import go_to_war, is_major, leader_of, why_no_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain


class Consequences:
    """``full``: the powers that go to full production. ``joins`` and ``control``: minor powers with whom they go.
    ``wars``: powers that are drawn into it."""

    def __init__(self, forbidden: str, full: list[NationNumber], effects: list[Effect]) -> None:
        self.forbidden: Final = forbidden  # the rule that forbids it; "" if nothing does
        self.full: Final = full
        self.effects: Final = effects
        self.joins: list[Pair] = []
        self.control: list[Pair] = []
        self.wars: list[Pair] = []

    def compare(self, s: GlobalWar, after: GlobalWar) -> None:
        """What became of minor powers, and who is at war who was not, when all is over that a war sets off."""
        moved = dict.fromkeys((was, now) for was, now in zip(s.owner, after.owner, strict=True) if was != now)
        self.joins = sorted(moved)
        for minor in s.edition.nations.numbers:
            power = after.controller[minor]
            if power not in (NOBODY, s.controller[minor]):
                self.control.append((minor, power))
        for power in nations_in(s.majors):
            for enemy in nations_in(after.enemies[power] & ~s.enemies[power] & s.majors):
                if power < enemy:
                    self.wars.append((power, enemy))

    def plain(self, s: GlobalWar) -> dict[str, Plain]:
        """What has something to tell."""
        ids = s.edition.nations.ids()
        told: dict[str, Plain] = {}
        if self.forbidden:
            told["forbidden"] = self.forbidden
        if self.full:
            told["full"] = [ids[power] for power in self.full]
        if self.effects:
            told["incomes"] = [_row(ids[effect.nation], effect) for effect in self.effects]
        if self.joins:
            told["joins"] = [[ids[minor], ids[power]] for minor, power in self.joins]
        if self.control:
            told["control"] = [[ids[minor], ids[power]] for minor, power in self.control]
        if self.wars:
            told["wars"] = [[ids[one], ids[other]] for one, other in self.wars]
        return told


def _row(nation: str, effect: Effect) -> dict[str, Plain]:
    """``{"nation": "usa", "why": "japan-china", "add": 5}``"""
    row: dict[str, Plain] = {"nation": nation, "why": effect.id}
    if effect.dice[0]:
        row["dice"] = [*effect.dice]
    if effect.add:
        row["add"] = effect.add
    if effect.full:
        row["full"] = True
    if effect.fine:
        row["fine"] = effect.fine
    return row


def consequences(s: GlobalWar, who: NationNumber, whom: NationNumber) -> Consequences:
    """What war of one nation on another would set off now; the state is the same afterwards."""
    refusal = why_no_war(s, who, whom, not is_major(s, whom))
    changes: list[Effect] = []
    for deed in war_deeds(s, who, whom):
        changes += effects(s, deed)
    before = s.enemies.copy()
    ours, theirs = go_to_war(s, who, whom)
    full = [one for one in nations_in(mobilised(s, ours, theirs)) if s.income[one] < full_income(s, one)]
    minor = is_major(s, who) and s.nation_at(whom).rank == "minor"
    found = Consequences("" if refusal is None else refusal.rule, full, changes)
    if minor or joining(s, AT_ONCE):
        twin = s.copy()
        twin.tell = None
        if minor:
            twin.diplomacy.attacked.setdefault(whom, leader_of(s, who))
            after_combat(twin, News(COMBAT_OVER))
        else:
            carry_out(twin, AT_ONCE)
        found.compare(s, twin)
    s.enemies = before
    return found


def neighbours(s: GlobalWar, power: NationNumber) -> list[NationNumber]:
    """The minor powers at whose borders or coasts land units of a power stand."""
    world = s.edition.world
    stations = 0
    for u in s.numbers():
        zone = s.zone[u]
        if zone != NOWHERE and s.nation[u] == power and s.unit(u).on_land():
            stations |= 1 << zone
    around = world.spread(stations & world.land, world.next_on_land)
    for sea in zones_in(stations & world.sea):
        around |= world.coasts[sea]
    owners = {s.owner[zone] for zone in zones_in(around & world.land)}
    return sorted(owner for owner in owners if s.nation_at(owner).rank in ("minor", "warlord"))
