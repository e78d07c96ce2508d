"""Control (4.5): who comes to control a minor power that is attacked, and from when on."""

from __future__ import annotations

from sandtable.games.globalwar.markers import NOBODY
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, nations_in, zones_in
from sandtable.games.globalwar.relations import is_major, leader_of
from sandtable.games.globalwar.settlements import was_signed
from sandtable.games.globalwar.sheets import ALLIES, AXIS
from sandtable.games.globalwar.state import GlobalWar

Pair = tuple[NationNumber, NationNumber]  # a minor power and who controls or takes it in


def note_attack(s: GlobalWar, news: News) -> None:
    """A major power has opened war on a minor one: it counts when the combat phase is over."""
    minor = news.other
    if is_major(s, news.nation) and s.nation_at(minor).rank == "minor":
        s.diplomacy.attacked.setdefault(minor, leader_of(s, news.nation))


def new_controls(s: GlobalWar) -> list[Pair]:
    """gw.4.5.c: the minor powers that are attacked and have no controller yet, with those who get it."""
    found: list[Pair] = []
    for minor, attacker in s.diplomacy.attacked.items():
        power = controller_after(s, minor, attacker)
        if s.controller[minor] == NOBODY and power != NOBODY:
            found.append((minor, power))
    return found


def controller_after(s: GlobalWar, minor: NationNumber, attacker: NationNumber) -> NationNumber:
    """gw.4.5.b: who controls a minor power after an attack on it; NOBODY if there is nobody to do so."""
    if s.alliance[attacker] == ALLIES:
        return _nearest_axis(s, minor)
    nations = s.edition.nations.number
    if s.nation_at(minor).id == "finland" and attacker == nations["ussr"] and was_signed(s, "molotov-ribbentrop"):
        return _ready(s, (nations["germany"],))  # gw.4.7.h
    usa, britain = nations["usa"], nations["great-britain"]
    return _ready(s, (usa, britain) if in_americas(s, minor) else (britain, usa))


def in_americas(s: GlobalWar, minor: NationNumber) -> bool:
    """Whether the country of a minor power lies in North or South America; overseas zones do not tell."""
    return s.edition.home[minor] & s.edition.americas != 0


def _ready(s: GlobalWar, powers: tuple[NationNumber, ...]) -> NationNumber:
    """The first of some powers that plays and has not surrendered."""
    for power in powers:
        if s.rulings.playing >> power & 1 and not s.surrendered >> power & 1:
            return power
    return NOBODY


def _nearest_axis(s: GlobalWar, minor: NationNumber) -> NationNumber:
    """gw.4.5.b: by the borders between the country and the home countries; of equals who is first in the order of
    play."""
    world = s.edition.world
    steps = world.distances(s.edition.home[minor] or s.edition.originally[minor], world.next_by_air)
    powers = [one for one in nations_in(s.majors) if s.alliance[one] == AXIS and s.edition.home[one]]
    powers.sort(key=lambda one: (min(steps[zone] for zone in zones_in(s.edition.home[one])), s.nation_at(one).turn))
    return _ready(s, tuple(powers))


def take_control(s: GlobalWar, minor: NationNumber, power: NationNumber) -> None:
    """gw.4.5.c: from now on the minor power takes its turns with its controller."""
    s.controller[minor] = power
    if not s.rulings.playing >> minor & 1:
        s.diplomacy.drawn_in |= 1 << minor
    s.say("gw-controlled", {"nation": s.nation_at(minor).id, "other": s.nation_at(power).id})
