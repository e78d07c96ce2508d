"""Influence (12.8): the CCP (15.2) and Japan with its Dadao government (15.4) win warlords over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.civil.china import CHINA
from sandtable.games.globalwar.combat.fire import SIDES_OF_DIE
from sandtable.games.globalwar.joining import join, lives
from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import INFLUENCE, pay
from sandtable.games.globalwar.world import LAND
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal

LEAVE: Final = Action("pass")
COURT: Final = "court"
PAY: Final = "pay"
LOST: Final = SIDES_OF_DIE  # this roll drives a warlord to the KMT: gw.12.8.c
FOR: Final = {"ccp": "ccp", "japan": "dadao"}  # who rolls, and whom a warlord joins


def courting(s: GlobalWar, nation: NationNumber) -> bool:
    """gw.15.2.d, gw.15.4.g: whether a nation makes a roll in this phase."""
    if CHINA in s.rulings.scenario.rests or s.nation_at(nation).id not in FOR or s.seat_of(nation) < 0:
        return False
    evolved = s.nation_at(nation).id == "ccp" and s.majors >> nation & 1
    return not evolved and any(reach(s, nation, warlord) for warlord in _warlords(s))


def _warlords(s: GlobalWar) -> list[NationNumber]:
    return [one.number for one in s.edition.nations.nations if one.rank == "warlord" and one.number in s.owner]


def reach(s: GlobalWar, nation: NationNumber, warlord: NationNumber) -> int:
    """How many zones that a nation has owned since the turn began lie beside those of a warlord, over open borders."""
    world = s.edition.world
    found = 0
    for zone in zones_in(s.rulings.zones & world.land):
        if s.owner[zone] == warlord:
            for beyond in zones_in(world.next_on_land[zone] & world.land & ~s.taken):
                link = world.between(zone, beyond)
                if s.owner[beyond] == nation and link is not None and link.kind == LAND:
                    found |= 1 << beyond
    return found.bit_count()


class Influence(Frame[GlobalWar]):
    """gw.12.8: choose a warlord, roll, and pay what is missing; or let it be."""

    NAME = "influence"
    PROMPT = "gw-prompt-influence"
    REFUSED = ("gw.12.8.a", "gw-refused-influence")

    def __init__(self, nation: NationNumber, warlord: NationNumber = NOBODY, roll: int = 0) -> None:
        self.nation = nation
        self.warlord = warlord
        self.roll = roll

    def copy(self) -> Influence:
        return Influence(self.nation, self.warlord, self.roll)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        warlord = s.nation_at(self.warlord).id if self.warlord != NOBODY else ""
        return {"nation": s.nation_at(self.nation).id, "warlord": warlord, "roll": self.roll}

    def resume(self, s: GlobalWar) -> bool:
        if self.warlord != NOBODY or courting(s, self.nation):
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ASK_CHANCE if self.warlord != NOBODY and not self.roll else (s.seat_of(self.nation),)

    def chance(self, s: GlobalWar) -> Chance:
        return die(SIDES_OF_DIE, "gw-chance-influence")

    def why_not(self, s: GlobalWar, seat: int, action: Action) -> Refusal | None:
        if action.verb == PAY and self.roll and action not in self.legal(s, seat):
            return Refusal("gw.12.8.b", "gw-refused-influence-pay", {"ipp": self._missing(s)})
        return super().why_not(s, seat, action)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        if self.roll:
            return [LEAVE, Action(PAY, (str(self._missing(s)),))]
        name = s.nation_at(self.nation).id
        courted = [one for one in _warlords(s) if reach(s, self.nation, one)]
        return [LEAVE, *[Action(COURT, (name, s.nation_at(one).id)) for one in courted]]

    def _missing(self, s: GlobalWar) -> int:
        return self.roll - reach(s, self.nation, self.warlord)

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if action == LEAVE:
            s.done()
        elif action.verb == COURT:
            self.warlord = s.edition.nations.number[action.nouns[1]]
        elif action.verb == PAY:
            pay(s, self.nation, self._missing(s), INFLUENCE)
            s.done()
            self._win(s)
        else:
            self._rolled(s, ROLLED[action.text])

    def _rolled(self, s: GlobalWar, roll: int) -> None:
        """gw.12.8.b: a roll that is low enough wins him; else what is missing may be paid for."""
        self.roll = roll
        names = {"nation": s.nation_at(self.nation).id, "other": s.nation_at(self.warlord).id}
        s.say("gw-courted", {**names, "roll": roll})
        missing = self._missing(s)
        if roll == LOST:  # gw.12.8.c
            s.done()
            kmt = s.edition.nations.number["kmt"]
            if kmt in s.owner:
                join(s, self.warlord, kmt)
        elif missing <= 0:
            s.done()
            self._win(s)
        elif s.money[self.nation] < missing:
            s.done()

    def _win(self, s: GlobalWar) -> None:
        """gw.15.4.g: of the troops of a warlord the Dadao government takes over militia alone."""
        numbers = s.edition.nations.number
        winner = numbers[FOR[s.nation_at(self.nation).id]]
        if winner == numbers["dadao"]:
            s.controller[winner] = self.nation
            for u in s.numbers():
                zone = s.zone[u]
                if zone != NOWHERE and s.nation[u] == self.warlord and not s.unit(u).home_bound:
                    s.lose(u)
        join(s, self.warlord, winner)


def join_japan(s: GlobalWar, news: News) -> None:
    """gw.15.4.i: the Dadao government joins a Japan that is at war with China and with a major power."""
    numbers = s.edition.nations.number
    japan, dadao = numbers["japan"], numbers["dadao"]
    at_war = s.enemies[japan] >> numbers["kmt"] & 1 and s.enemies[japan] & s.majors
    if at_war and lives(s, dadao) and not s.is_out(japan):
        join(s, dadao, japan)
