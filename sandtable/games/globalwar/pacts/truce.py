"""The Chinese truce (6.6): when the two sides decide on it, and the battles where they shared zones once it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.joining import lives
from sandtable.games.globalwar.markers import BATTLE, COMBAT, NO_TASK, NO_UNIT, NOWHERE
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.pacts.signing import sign
from sandtable.games.globalwar.pacts.spheres import parties
from sandtable.games.globalwar.pacts.treaties import CHINESE_TRUCE
from sandtable.games.globalwar.relations import at_war, chinese, leader_of
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts

AGREE: Final = "agree"
REFUSE: Final = "refuse"


def call_for_truce(s: GlobalWar, news: News) -> None:
    """gw.6.6.a: a foreign major power has declared war on China."""
    sides = parties(s, CHINESE_TRUCE)
    foreign = s.majors >> leader_of(s, news.nation) & 1 and not chinese(s) >> news.nation & 1
    if foreign and all(news.theirs >> side & 1 for side in sides) and may_be_signed(s):
        s.treaties.truce_due = True


def may_be_signed(s: GlobalWar) -> bool:
    """gw.6.6.a, gw.6.2.b: both sides are there, neither is a major power, and no truce was made before."""
    sides = parties(s, CHINESE_TRUCE)
    if s.treaties.was_signed(CHINESE_TRUCE) or any(s.majors >> side & 1 for side in sides):
        return False
    return all(s.rulings.playing >> side & 1 and s.seat_of(side) >= 0 and lives(s, side) for side in sides)


def talk_of_truce(s: GlobalWar, news: News) -> None:
    """gw.6.6.a: it is decided when the combat phase that begins now is over; so the question lies under it."""
    if s.phase == COMBAT and s.treaties.truce_due:
        s.treaties.truce_due = False
        s.push(TruceTalks())


class TruceTalks(Frame[GlobalWar]):
    """CCP and KMT say one after the other whether they want the truce; it takes both."""

    NAME = "truce-talks"
    PROMPT = "gw-prompt-truce"
    REFUSED = ("gw.6.6.a", "gw-refused-truce")

    def __init__(self, agreed: int = 0) -> None:
        self.agreed = agreed  # how many have agreed

    def copy(self) -> TruceTalks:
        return TruceTalks(self.agreed)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"agreed": self.agreed}

    def resume(self, s: GlobalWar) -> bool:
        if may_be_signed(s):
            return True
        s.done()
        return False

    def _side(self, s: GlobalWar) -> NationNumber:
        return parties(s, CHINESE_TRUCE)[self.agreed]

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(self._side(s)),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        id = s.nation_at(self._side(s)).id
        return [Action(AGREE, (id,)), Action(REFUSE, (id,))]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        side = self._side(s)
        if action.verb == REFUSE:
            s.say("gw-truce-refused", {"nation": s.nation_at(side).id})
            s.done()
            return
        self.agreed += 1
        if self.agreed == len(parties(s, CHINESE_TRUCE)):
            s.done()
            sign(s, side, CHINESE_TRUCE)


# after the truce


def fight_where_shared(s: GlobalWar, news: News) -> None:
    """gw.6.6.e: the combat phase of a Chinese side begins: where its units stand beside those of the other, now its
    enemy, they fight. They came from nowhere, so nobody retreats and who loses heart is lost (gw.6.6.f)."""
    if s.phase != COMBAT:
        return
    sides = parties(s, CHINESE_TRUCE)
    for own, other in (sides, sides[::-1]):
        if not s.on_turn(own) or not at_war(s, own, other):
            continue
        for zone in zones_in(s.edition.world.land):
            if s.standing[zone] and _ashore(s, other, zone):
                for u in _ashore(s, own, zone):
                    if s.task[u] == NO_TASK:
                        s.task[u] = BATTLE
                        s.aim[u] = zone
                        s.came[u] = NOWHERE


def _ashore(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> list[UnitNumber]:
    units = s.units_of(1 << nation, zone)
    return [u for u in units if not s.unit(u).at_sea() and s.aboard[u] == NO_UNIT]


def lose_shared_zone(s: GlobalWar, news: News) -> None:
    """gw.6.6.e: who is beaten in a zone of his own has lost it to the other side."""
    sides = parties(s, CHINESE_TRUCE)
    if news.nation not in sides or news.zone >= s.edition.world.lands or s.owner[news.zone] != news.nation:
        return
    other = sides[1] if news.nation == sides[0] else sides[0]
    if _ashore(s, other, news.zone) and not _ashore(s, news.nation, news.zone):
        take_zone(s, other, news.zone)
