"""The Italian campaign in Abyssinia (14.2): where Abyssinia attacks, and what becomes of it once it has won."""

from __future__ import annotations

from sandtable.games.globalwar.joining import join, lives
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.refusal import Refusal


def why_not_there(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> Refusal | None:
    """gw.14.2.b: Abyssinia attacks Italy in Eritrea alone."""
    if s.nation_at(nation).id != "abyssinia" or s.edition.place["abyssinian-war"] >> zone & 1:
        return None
    return Refusal("gw.14.2.b", "gw-refused-abyssinia", {"zone": s.edition.world.zones[zone].id})


def join_france(s: GlobalWar, news: News) -> None:
    """gw.14.2.d: an Abyssinia that owns Eritrea joins France once that is at war with a major power."""
    numbers = s.edition.nations.number
    abyssinia, france = numbers["abyssinia"], numbers["france"]
    won = s.owner[s.edition.world.number["eritrea"]] == abyssinia
    if won and s.controller[abyssinia] == france and s.enemies[france] & s.majors and lives(s, abyssinia):
        join(s, abyssinia, france)
