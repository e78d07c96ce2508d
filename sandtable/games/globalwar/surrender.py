"""Surrender (5.7): when a nation gives up, and what is left of it; of France only when, and who has its IPP."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.dice import DiceInTurn, Row
from sandtable.games.globalwar.france.navy import hand_keel, take_off_chart
from sandtable.games.globalwar.france.successors import ally_of
from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.news import SURRENDERED, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, zones_in
from sandtable.games.globalwar.politics.control import take_control
from sandtable.games.globalwar.sheets import AXIS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import BOOTY, forfeit, hand_on

# Whose fate hangs on zones that enemies hold when its player turn ends: gw.5.7.g, gw.5.7.h, gw.5.7.i, gw.5.7.j,
# gw.5.7.l. Nobody else surrenders but France, Vichy, FEC and the KMT: gw.5.7.f, gw.5.7.n
BY_ZONES: Final = ("japan", "great-britain", "anzac", "italy", "usa")
WITH_BRITAIN: Final = "fec"  # gw.5.7.h
SCRAPPED: Final = 7  # on this or less a ship on the chart is gone: gw.5.7.e


# France


def surrender_of_france(s: GlobalWar, news: News) -> None:
    """gw.4.11.1.a, gw.10.10.2.b: France surrenders when Paris or all around it has been taken, once in a game
    (gw.4.11.1.e)."""
    france = s.edition.nations.number["france"]
    if s.surrendered >> france & 1 or not _is_beaten(s, france):
        return
    s.surrendered |= 1 << france
    make_known(s, News(SURRENDERED, france, news.nation))


def take_booty(s: GlobalWar, news: News) -> None:
    """gw.4.11.1.b, gw.10.10.2.b: a victor of the Axis keeps the IPP of France."""
    loser, victor = news.nation, news.other
    if s.nation_at(loser).id == "france" and s.alliance[victor] == AXIS and s.money[loser]:
        names = {"nation": s.nation_at(victor).id, "other": s.nation_at(loser).id}
        s.say("gw-booty", {**names, "ipp": s.money[loser]})
        hand_on(s, loser, victor, BOOTY)


def _is_beaten(s: GlobalWar, france: NationNumber) -> bool:
    """Whether enemies own Paris, or all land zones around it."""
    world = s.edition.world
    paris = s.edition.capital[france]
    enemies = s.enemies[france]
    if enemies >> s.owner[paris] & 1:
        return True
    return all(enemies >> s.owner[zone] & 1 for zone in zones_in(world.next_on_land[paris] & world.land))


# all others


def surrender_at_the_end(s: GlobalWar, news: News) -> None:
    """A player turn is over: whoever had it and has lost all that 5.7 names surrenders."""
    for id in BY_ZONES:
        nation = s.edition.nations.number[id]
        if not s.on_turn(nation):
            continue
        zones = zones_in(s.edition.place[f"surrender-{id}"])  # where one of them is out of play, nobody holds them all
        if all(s.enemies[nation] >> s.owner[zone] & 1 for zone in zones):
            give_up(s, nation, s.owner[zones[0]])


def surrender_without_land(s: GlobalWar, news: News) -> None:
    """gw.5.7.k: the KMT, once it owns no land zone."""
    kmt = s.edition.nations.number["kmt"]
    if news.other == kmt and not s.is_out(kmt) and kmt not in s.owner:
        give_up(s, kmt, news.nation)


def give_up(s: GlobalWar, nation: NationNumber, victor: NationNumber) -> None:
    """A nation surrenders to who holds the first of the zones that decided it."""
    s.surrendered |= 1 << nation
    make_known(s, News(SURRENDERED, nation, victor))
    fec = s.edition.nations.number[WITH_BRITAIN]
    if s.nation_at(fec).leader == s.nation_at(nation).id and not s.is_out(fec):
        give_up(s, fec, victor)


def disband(s: GlobalWar, news: News) -> None:
    """gw.5.7.a: the units of a nation that has surrendered leave the map, but for the French. Its land stays as it is,
    to be taken by whoever moves in (gw.5.7.c)."""
    nation = news.nation
    if s.nation_at(nation).id not in ("france", "vichy-france"):
        for u in s.numbers():
            zone = s.zone[u]
            if zone != NOWHERE and s.nation[u] == nation:
                s.lose(u)
        forfeit(s, nation)
        s.push(Spoils(tuple([(*row, news.other) for row in take_off_chart(s, nation)])))


def hand_over_minors(s: GlobalWar, news: News) -> None:
    """gw.5.7.b: the minor powers that a nation controls come under another member of its alliance."""
    heir = ally_of(s, news.nation)
    for minor in s.edition.nations.numbers:
        if s.controller[minor] == news.nation and heir != NOBODY:
            take_control(s, minor, heir)


class Spoils(DiceInTurn):
    """gw.5.7.e: a die for each ship that the loser has on the chart; the victor goes on building what he gets. A row
    is the kind, the stages that are paid, whether two were merged, and the victor."""

    NAME = "spoils"
    DIE = "gw-chance-spoils"
    WIDTH = 4

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        hand_keel(s, row, roll, NationNumber(row[3]) if roll > SCRAPPED else NOBODY)
