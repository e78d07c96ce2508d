"""Surrender (5.7): when France gives up, and who has its IPP then (10.10.2)."""

from __future__ import annotations

from sandtable.games.globalwar.news import SURRENDERED, News, make_known
from sandtable.games.globalwar.sheets import AXIS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.world import members


def surrender_of_france(s: GlobalWar, news: News) -> None:
    """gw.10.10.2.b: France surrenders once in a game, when Paris or all around it has been taken."""
    france = s.edition.nations.number["france"]
    if s.surrendered >> france & 1 or not _is_beaten(s, france):
        return
    s.surrendered |= 1 << france
    make_known(s, News(SURRENDERED, france, news.nation))


def take_booty(s: GlobalWar, news: News) -> None:
    """gw.10.10.2.b: a victor of the Axis keeps the IPP of France."""
    loser, victor = news.nation, news.other
    if s.alliance[victor] == AXIS and s.money[loser]:
        names = {"nation": s.nation_at(victor).id, "other": s.nation_at(loser).id}
        s.say("gw-booty", {**names, "ipp": s.money[loser]})
        s.money[victor] += s.money[loser]
        s.money[loser] = 0


def _is_beaten(s: GlobalWar, france: int) -> bool:
    """Whether enemies own Paris, or all land zones around it."""
    world = s.edition.world
    paris = s.edition.capital[france]
    enemies = s.enemies[france]
    if enemies >> s.owner[paris] & 1:
        return True
    return all(enemies >> s.owner[zone] & 1 for zone in members(world.next_on_land[paris] & world.land))
