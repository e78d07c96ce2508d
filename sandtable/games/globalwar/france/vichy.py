"""Vichy's income and politics (4.11.3): who has its IPP, and when it joins Germany.

That Germany controls it and rolls for its recruits (gw.4.11.3.a) stands in its row of nations.json. Whoever is not at
war with it stays out of its battles with Free France as out of any other's (gw.0.3.b): gw.4.11.4.b, gw.4.11.4.c.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.capitals import collects
from sandtable.games.globalwar.france.successors import FranceAndHeirs
from sandtable.games.globalwar.joining import join
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import nations_in
from sandtable.games.globalwar.production.income import collected
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import INCOME, receive
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame

ALLOCATE: Final = "allocate"


def join_germany(s: GlobalWar, news: News) -> None:
    """gw.4.11.3.d: a combat phase is over in which somebody else than Free France was at war with Vichy: it joins
    Germany, with its IPP and its wars. gw.4.11.4.a: the inner conflict does not count."""
    cast = FranceAndHeirs(s)
    attackers = s.enemies[cast.vichy] & ~(1 << cast.free)
    if not s.france.vichy or not attackers:
        return
    join(s, cast.vichy, cast.germany)


def end_of_vichy(s: GlobalWar, news: News) -> None:
    """Vichy has joined somebody, and is no more."""
    cast = FranceAndHeirs(s)
    if news.nation == cast.vichy and s.france.vichy:
        s.france.vichy = False
        for enemy in nations_in(s.enemies[cast.vichy]):
            s.enemies[enemy] &= ~(1 << cast.vichy)
        s.enemies[cast.vichy] = 0


# its income


def has_income(s: GlobalWar) -> bool:
    """Whether Germany has something to allocate at the end of this player turn."""
    vichy = s.edition.nations.number["vichy-france"]
    return s.france.vichy and s.on_turn(vichy) and s.seat_of(vichy) >= 0


class VichyIncome(Frame[GlobalWar]):
    """gw.4.11.3.b: Germany decides who collects for the zones of Vichy in this turn."""

    NAME = "vichy-income"
    PROMPT = "gw-prompt-allocate"
    REFUSED = ("gw.4.11.3.b", "gw-refused-allocate")

    def copy(self) -> VichyIncome:
        return VichyIncome()

    def resume(self, s: GlobalWar) -> bool:
        if s.france.vichy and collected(s, FranceAndHeirs(s).vichy):
            return True
        s.done()
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(FranceAndHeirs(s).vichy),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        cast = FranceAndHeirs(s)
        takers = [nation for nation in (cast.germany, cast.vichy) if collects(s, nation)]  # gw.0.2.k
        return [Action(ALLOCATE, (s.nation_at(nation).id,)) for nation in takers]

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        s.done()
        ipp = collected(s, FranceAndHeirs(s).vichy)
        receive(s, s.edition.nations.number[action.nouns[0]], ipp, INCOME)
        s.say("gw-allocated", {"nation": action.nouns[0], "ipp": ipp})
