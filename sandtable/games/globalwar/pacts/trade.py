"""What the Molotov–Ribbentrop pact brings: trade at the end of calendar turns, and Romania under German wings."""

from __future__ import annotations

from sandtable.games.globalwar.capitals import collects
from sandtable.games.globalwar.news import PACT_TRADE, News, make_known
from sandtable.games.globalwar.numbering import zones_in
from sandtable.games.globalwar.pacts.spheres import parties
from sandtable.games.globalwar.pacts.treaties import MOLOTOV_RIBBENTROP
from sandtable.games.globalwar.research.development import grant_die
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import TRADE, receive


def trade(s: GlobalWar) -> None:
    """gw.6.4.c: a calendar turn ends, and the partners trade if all of Poland is theirs. Whoever hears of it gives the
    USSR its technology die."""
    if not s.treaties.holds(MOLOTOV_RIBBENTROP):
        return
    germany, ussr = parties(s, MOLOTOV_RIBBENTROP)
    poland = s.edition.originally[s.edition.nations.number["poland"]]
    if all(s.owner[zone] in (germany, ussr) for zone in zones_in(poland)):
        make_known(s, News(PACT_TRADE, germany, ussr))


def pay_for_trade(s: GlobalWar, news: News) -> None:
    """gw.6.4.c, gw.12.11.a: the bonus of the treaty as it stands on both sheets, for who may collect income at all
    (gw.10.10.2.a), and a technology die for the USSR."""
    for nation in (news.nation, news.other):
        id = s.nation_at(nation).id
        worth = [bonus.value for bonus in s.edition.bonuses if bonus.kind == "treaty" and bonus.nation == id]
        if collects(s, nation):
            receive(s, nation, sum(worth), TRADE)
    grant_die(s, news.other)
