"""The Spanish civil war (14.1) and Spain after it (4.10)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.civil.factions import factions, is_fought
from sandtable.games.globalwar.joining import join, lives
from sandtable.games.globalwar.markers import COMBAT, NOBODY, NOWHERE, PLACEMENT
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, zones_in
from sandtable.games.globalwar.production.income import change_hands
from sandtable.games.globalwar.sheets import AXIS
from sandtable.games.globalwar.state import GlobalWar

DIVISION: Final = "infantry"  # the Blue Division, the International Brigade: gw.4.10.c


def end_in_spain(s: GlobalWar, news: News) -> None:
    """gw.14.1.d: who owns the six zones of the mainland has won and goes on as a neutral minor power under its
    controller (gw.4.10.a); the other side is no more."""
    mainland = s.edition.place["spanish-mainland"]
    if not mainland >> news.zone & 1 or not is_fought(s):
        return
    winner = s.owner[news.zone]
    if winner not in factions(s) or any(s.owner[zone] != winner for zone in zones_in(mainland)):
        return
    one, other = factions(s)
    loser = other if winner == one else one
    for u in s.numbers():
        zone = s.zone[u]
        if zone != NOWHERE and s.nation[u] == loser:
            s.lose(u)
    for zone in zones_in(s.edition.world.land):
        if s.owner[zone] == loser:
            change_hands(s, zone, winner)
    s.chart = [project for project in s.chart if project.nation != loser]
    s.enemies[one] &= ~(1 << other)
    s.enemies[other] &= ~(1 << one)
    s.controller[loser] = NOBODY
    s.say("gw-spain-decided", {"nation": s.nation_at(winner).id})


# after the war


def victor(s: GlobalWar) -> NationNumber:
    """The neutral Spain that is left, NOBODY while the civil war is on or once it has joined its patron."""
    if is_fought(s):
        return NOBODY
    for nation in factions(s):
        if s.controller[nation] != NOBODY and nation in s.owner and not s.enemies[nation]:
            return nation
    return NOBODY


def send_division(s: GlobalWar, news: News) -> None:
    """gw.4.10.c: in its placing phase the patron of a neutral Spain gets an infantry in its capital."""
    spain = victor(s) if s.phase == PLACEMENT else NOBODY
    if spain == NOBODY:
        return
    patron = s.controller[spain]
    zone = s.capital[patron]
    if s.on_turn(patron) and zone != NOWHERE and s.owner[zone] == patron:
        s.raise_unit(patron, s.edition.catalogue.unit_of[DIVISION], zone)
        names = {"nation": s.nation_at(patron).id, "zone": s.edition.world.zones[zone].id}
        s.say("gw-placed", {"unit": DIVISION, **names})


def follow_the_axis(s: GlobalWar, news: News) -> None:
    """gw.4.10.d: Nationalist Spain joins a Germany whose alliance owns London, or Gibraltar and Lower Egypt."""
    if s.phase == COMBAT:
        return
    spain = victor(s)
    london = s.edition.world.number["london"]
    held = [zone for zone in zones_in(s.edition.place["spanish-prizes"]) if s.alliance[s.owner[zone]] == AXIS]
    nationalists = factions(s)[0]
    if spain == nationalists and (london in held or len(held) > 1) and lives(s, spain):
        join(s, spain, s.controller[spain])
