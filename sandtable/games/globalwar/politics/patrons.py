"""Special conditions (4.7): which minor powers join whom and when. One function for each row of the printed table.

Each row tells who would join whom as things stand, and changes nothing; ``join_now`` and ``after_combat`` carry it out.
So what a declaration of war would set off is asked of the same rows (``consequences``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.globalwar.joining import join, lives
from sandtable.games.globalwar.markers import COMBAT, COMBAT_MOVEMENT, NOBODY, PRODUCTION
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, nations_in, zones_in
from sandtable.games.globalwar.politics.control import Pair, controller_after, new_controls, take_control
from sandtable.games.globalwar.relations import at_war, chinese, is_neutral_power
from sandtable.games.globalwar.settlements import was_signed
from sandtable.games.globalwar.state import GlobalWar

BALKANS: Final = ("bulgaria", "hungary", "romania")
MONGOLIAN: Final = ("mongolia", "tannu-tuva")
NORDIC: Final = ("sweden", "norway", "denmark")
SPAINS: Final = (("spanish-nationalists", "germany"), ("spanish-republicans", "ussr"))
SIAM_JOINS: Final = "1939-01"
MOST_STEPS: Final = 9  # one joining may lead to another


def _no(s: GlobalWar, id: str) -> NationNumber:
    return s.edition.nations.number[id]


def is_free(s: GlobalWar, minor: NationNumber, power: NationNumber) -> bool:
    """Whether a minor power is there and could join a power: neither is at war with the other's side."""
    if not s.rulings.playing >> power & 1 or s.surrendered >> power & 1:
        return False
    hostile = any(s.alliance[enemy] == s.alliance[power] for enemy in nations_in(s.enemies[minor]))
    return not hostile and lives(s, minor)


# at once


def controlled(s: GlobalWar) -> list[Pair]:
    """gw.4.5.f: a controlled minor power joins its controller when both are at war with the same major power; Vichy
    only after combat (gw.4.11.3.d)."""
    found: list[Pair] = []
    for minor in s.edition.nations.numbers:
        power = s.controller[minor]
        if s.nation_at(minor).rank == "later":
            continue
        if power != NOBODY and s.enemies[minor] & s.enemies[power] & s.majors and is_free(s, minor, power):
            found.append((minor, power))
    return found


def balkans(s: GlobalWar) -> list[Pair]:
    """gw.4.7.e: what is left of them joins Germany when that is at war with the USSR."""
    germany = _no(s, "germany")
    if not at_war(s, germany, _no(s, "ussr")):
        return []
    return [(_no(s, id), germany) for id in BALKANS if is_free(s, _no(s, id), germany)]


def finland(s: GlobalWar) -> list[Pair]:
    """gw.4.7.i: with the pact and without the Moscow peace treaty, when Germany and the USSR are at war."""
    germany, finland = _no(s, "germany"), _no(s, "finland")
    if not at_war(s, germany, _no(s, "ussr")) or was_signed(s, "moscow-peace"):
        return []
    signed = was_signed(s, "molotov-ribbentrop")
    return [(finland, germany)] if signed and is_free(s, finland, germany) else []


def mongolia(s: GlobalWar) -> list[Pair]:
    """gw.4.7.a: Mongolia and Tannu Tuva, when the USSR is at war with a major power."""
    ussr = _no(s, "ussr")
    if is_neutral_power(s, ussr):
        return []
    return [(_no(s, id), ussr) for id in MONGOLIAN if s.controller[_no(s, id)] == ussr and lives(s, _no(s, id))]


def poland(s: GlobalWar) -> list[Pair]:
    """gw.4.7.o: Poland, if nobody controls it, when Great Britain is at war with a major power."""
    britain, poland = _no(s, "great-britain"), _no(s, "poland")
    if s.controller[poland] != NOBODY or is_neutral_power(s, britain):
        return []
    return [(poland, britain)] if is_free(s, poland, britain) else []


# when a combat phase is over


def mongolia_attacked(s: GlobalWar) -> list[Pair]:
    """gw.4.7.a: by anybody but the KMT."""
    ussr = _no(s, "ussr")
    found = [_no(s, id) for id in MONGOLIAN if s.controller[_no(s, id)] == ussr]
    return [(minor, ussr) for minor in found if s.enemies[minor] & ~chinese(s) and lives(s, minor)]


def balkans_attacked(s: GlobalWar) -> list[Pair]:
    """gw.4.7.c: by the USSR."""
    germany, ussr = _no(s, "germany"), _no(s, "ussr")
    found = [_no(s, id) for id in BALKANS if at_war(s, ussr, _no(s, id))]
    return [(minor, germany) for minor in found if is_free(s, minor, germany)]


def sweden(s: GlobalWar) -> list[Pair]:
    """gw.4.7.k: the USSR has opened war on Sweden, Norway or Denmark in this combat phase."""
    germany, sweden = _no(s, "germany"), _no(s, "sweden")
    victims = [id for id in NORDIC if s.diplomacy.attacked.get(_no(s, id), NOBODY) == _no(s, "ussr")]
    return [(sweden, germany)] if victims and is_free(s, sweden, germany) else []


def turkey(s: GlobalWar) -> list[Pair]:
    """gw.4.7.l: a German land unit stands in Transcaucasia; Turkey is nobody's but its own, or Great Britain's."""
    germany, turkey = _no(s, "germany"), _no(s, "turkey")
    if s.controller[turkey] not in (NOBODY, _no(s, "great-britain")) or not lives(s, turkey):
        return []
    for zone in zones_in(s.edition.place["transcaucasia"]):
        if any(s.unit(u).on_land() for u in s.units_of(1 << germany, zone)) and s.rulings.playing >> germany & 1:
            return [(turkey, germany)]
    return []


def spain(s: GlobalWar) -> list[Pair]:
    """gw.4.7.m, gw.4.7.n: attacked from abroad, either Spain joins its patron."""
    factions = sum(1 << _no(s, id) for id, _ in SPAINS)
    found: list[Pair] = []
    for id, patron in SPAINS:
        minor, power = _no(s, id), _no(s, patron)
        if s.controller[minor] == power and s.enemies[minor] & ~factions and is_free(s, minor, power):
            found.append((minor, power))
    return found


# when production begins


def iraq(s: GlobalWar) -> list[Pair]:
    """gw.4.7.j: a land unit of Germany or Italy, whose turn it is, stands next to it; of an Iraq that is nobody's but
    its own, or Great Britain's."""
    iraq = _no(s, "iraq")
    if s.controller[iraq] not in (NOBODY, _no(s, "great-britain")):
        return []
    country = 0
    for zone in zones_in(s.edition.originally[iraq]):
        if s.owner[zone] == iraq:
            country |= 1 << zone
    around = s.edition.world.spread(country, s.edition.world.next_on_land) & ~country & s.edition.world.land
    for id in ("germany", "italy"):
        power = _no(s, id)
        if s.on_turn(power) and is_free(s, iraq, power):
            for zone in zones_in(around):
                if any(s.unit(u).on_land() for u in s.units_of(1 << power, zone)):
                    return [(iraq, power)]
    return []


def siam(s: GlobalWar) -> list[Pair]:
    """gw.4.7.b: January 1939, or the first Japanese production phase after it."""
    japan, siam = _no(s, "japan"), _no(s, "siam")
    due = s.on_turn(japan) and s.calendar_turn() >= SIAM_JOINS and s.controller[siam] == japan
    return [(siam, japan)] if due and lives(s, siam) else []


# By which rules small nations join somebody, for whoever reads about them
CONDITIONS: Final[dict[str, tuple[str, ...]]] = {
    "mongolia": ("gw.4.7.a",),
    "tannu-tuva": ("gw.4.7.a",),
    "siam": ("gw.4.7.b",),
    "bulgaria": ("gw.4.7.c", "gw.4.7.d", "gw.4.7.e"),
    "hungary": ("gw.4.7.c", "gw.4.7.d", "gw.4.7.e"),
    "romania": ("gw.4.7.c", "gw.4.7.d", "gw.4.7.e", "gw.4.7.f"),
    "finland": ("gw.4.7.h", "gw.4.7.i"),
    "iraq": ("gw.4.7.j",),
    "sweden": ("gw.4.7.k",),
    "turkey": ("gw.4.7.l",),
    "spanish-nationalists": ("gw.4.7.m",),
    "spanish-republicans": ("gw.4.7.n",),
    "poland": ("gw.4.7.o",),
}
Row = Callable[[GlobalWar], list[Pair]]
AT_ONCE: Final[tuple[Row, ...]] = (controlled, balkans, finland, mongolia, poland)
AFTER_COMBAT: Final[tuple[Row, ...]] = (
    mongolia_attacked, balkans_attacked, sweden, turkey, spain, balkans, finland, mongolia, poland,
)  # fmt: skip
IN_PRODUCTION: Final[tuple[Row, ...]] = (siam, iraq, controlled, balkans, finland, mongolia, poland)


def joining(s: GlobalWar, rows: tuple[Row, ...]) -> list[Pair]:
    """Who would join whom now, each once."""
    found: dict[NationNumber, NationNumber] = {}
    for row in rows:
        for minor, power in row(s):
            found.setdefault(minor, power)
    return [*found.items()]


def join_at_once(s: GlobalWar, news: News) -> None:
    """War was declared. In the combat phase, and while it is attacked, nobody joins before combat is over."""
    if s.phase == COMBAT:
        return
    carry_out(s, AT_ONCE, s.phase == COMBAT_MOVEMENT)


def join_in_production(s: GlobalWar, news: News) -> None:
    """gw.8.5.a"""
    if s.phase == PRODUCTION:
        carry_out(s, IN_PRODUCTION)


def after_combat(s: GlobalWar, news: News) -> None:
    """gw.4.5.c: the end of a combat phase: first special conditions, then control, then who joins his controller."""
    carry_out(s, AFTER_COMBAT)
    for minor, power in new_controls(s):
        if lives(s, minor):
            take_control(s, minor, power)
    s.diplomacy.attacked = {}
    carry_out(s, AT_ONCE)


def carry_out(s: GlobalWar, rows: tuple[Row, ...], sparing: bool = False) -> None:
    """All join who do, and whoever then has to; ``sparing`` those who are being attacked."""
    for _ in range(MOST_STEPS):
        due = [pair for pair in joining(s, rows) if not sparing or not _is_attacked(s, pair[0])]
        if not due:
            return
        for minor, power in due:
            join(s, minor, power)


def _is_attacked(s: GlobalWar, minor: NationNumber) -> bool:
    """Whether enemies stand in a minor power's land for a battle."""
    for zone in zones_in(s.edition.world.land):
        owner = s.owner[zone]
        if owner == minor and s.units_of(s.enemies[minor], zone):
            return True
    return False


# while it is attacked


def spokesman(s: GlobalWar, minor: NationNumber) -> NationNumber:
    """gw.4.5.i: the power that a minor power under attack will join or be controlled by; NOBODY if there is none."""
    if minor not in s.diplomacy.attacked:
        return NOBODY
    for joiner, power in joining(s, AFTER_COMBAT):
        if joiner == minor:
            return power
    return controller_after(s, minor, s.diplomacy.attacked[minor])


# the rest of Romania


def shelter_romania(s: GlobalWar, news: News) -> None:
    """gw.4.7.f, gw.6.4.k: the USSR has annexed Bessarabia: Germany controls the rest."""
    romania, germany = _no(s, "romania"), _no(s, "germany")
    theirs = s.controller[romania] == germany or not is_free(s, romania, germany)
    if s.edition.place["bessarabia"] >> news.zone & 1 and not theirs:
        take_control(s, romania, germany)
