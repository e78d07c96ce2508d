"""What pacts in force forbid and allow between nations: attacks, spheres of influence, passage, aid to enemies."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import CLASH, FRESH, NO_TASK, NOWHERE
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, members, zones_in
from sandtable.games.globalwar.pacts.terms import TERMS
from sandtable.games.globalwar.pacts.treaties import JAPANESE_SOVIET, MOLOTOV_RIBBENTROP, MOSCOW_PEACE
from sandtable.games.globalwar.sheets import PACTS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.refusal import Refusal

_AGGRESSION: Final = {"molotov-ribbentrop": "gw.6.4.b", "japanese-soviet": "gw.6.3.b", "moscow-peace": "gw.6.5.b",
                      "chinese-truce": "gw.6.6.b"}  # fmt: skip
SPARED_BY_THE_USSR: Final = {"bulgaria": "gw.6.4.j", "hungary": "gw.6.4.j", "romania": "gw.6.4.k"}


def parties(s: GlobalWar, pact: int) -> tuple[NationNumber, NationNumber]:
    first, second = TERMS[pact].parties
    return s.edition.nations.number[first], s.edition.nations.number[second]


# attacks


def why_pact_forbids(s: GlobalWar, who: NationNumber, whom: NationNumber) -> Refusal | None:
    """None when no pact in force keeps a nation from war with another, or with a minor power that the other side of
    its pact controls; Finland is the one minor that the USSR may attack (gw.6.4.i)."""
    if not s.treaties.in_force:
        return None
    for pact in members(s.treaties.in_force):
        pair = parties(s, pact)
        if who not in pair:
            continue
        other = pair[1] if who == pair[0] else pair[0]
        ward = s.controller[whom] == other and s.nation_at(whom).id != "finland"
        if whom == other or ward:
            return _refusal(s, _AGGRESSION[PACTS[pact]], pact)
    id = s.nation_at(whom).id
    if s.treaties.holds(MOLOTOV_RIBBENTROP) and s.nation_at(who).id == "ussr" and id in SPARED_BY_THE_USSR:
        return _refusal(s, SPARED_BY_THE_USSR[id], MOLOTOV_RIBBENTROP)
    return None


def why_out_of_sphere(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> Refusal | None:
    """None when the Molotov–Ribbentrop pact lets one of its sides attack a land zone, also of a minor it fights."""
    if not s.treaties.holds(MOLOTOV_RIBBENTROP):
        return None
    place = s.edition.place
    first = s.nation_at(s.edition.owner[zone]).id
    id = s.nation_at(nation).id
    rule = ""
    if id == "ussr":
        if first == "poland" and not place["eastern-poland"] >> zone & 1:
            rule = "gw.6.4.f"
        elif first == "finland" and not place["viipuri"] >> zone & 1 and not _has_war_income(s, nation):
            rule = "gw.6.4.i"
        else:
            rule = SPARED_BY_THE_USSR.get(first, "")
    elif id == "germany" and place["eastern-poland"] >> zone & 1 and not is_left_over(s, zone):
        rule = "gw.6.4.h"
    return _refusal(s, rule, MOLOTOV_RIBBENTROP) if rule else None


def is_left_over(s: GlobalWar, zone: ZoneNumber) -> bool:
    """gw.6.4.h: a zone of eastern Poland that the USSR has left alone is free for Germany once that has owned Warsaw
    since the start of its turn; taking it raises no Soviet income."""
    numbers = s.edition.nations.number
    warsaw = s.edition.place["warsaw"]
    held = all(s.owner[one] == numbers["germany"] for one in zones_in(warsaw)) and not s.taken & warsaw
    return held and s.edition.place["eastern-poland"] >> zone & 1 == 1


def in_soviet_sphere(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> bool:
    """gw.6.4.f, gw.6.4.i: zones that the USSR attacks before it has war income, thanks to the pact."""
    if zone < 0 or s.nation_at(nation).id != "ussr" or not s.treaties.holds(MOLOTOV_RIBBENTROP):
        return False
    return (s.edition.place["eastern-poland"] | s.edition.place["viipuri"]) >> zone & 1 == 1


def _has_war_income(s: GlobalWar, nation: NationNumber) -> bool:
    return nation not in s.edition.income_of or s.income[nation] >= s.edition.income_of[nation].war


def call_off_clashes(s: GlobalWar) -> None:
    """gw.6.3.b: clashes that were declared before Japan and the USSR signed are not fought; who was to fight has not
    moved."""
    if not s.treaties.holds(JAPANESE_SOVIET):
        return
    for u, zone in enumerate(s.zone):
        if zone != NOWHERE and s.task[u] == CLASH and s.nation[u] in parties(s, JAPANESE_SOVIET):
            s.task[u] = NO_TASK
            s.aim[u] = NOWHERE
            s.left[u] = FRESH


# leave to pass, aid


def gives_leave(s: GlobalWar, owner: NationNumber, nation: NationNumber) -> bool:
    """gw.6.4.d: whether the USSR lets ships of Germany use its Northern Sea Route and its canal to the White Sea."""
    numbers = s.edition.nations.number
    return s.treaties.holds(MOLOTOV_RIBBENTROP) and owner == numbers["ussr"] and nation == numbers["germany"]


def why_no_aid(s: GlobalWar, sender: NationNumber, receiver: NationNumber) -> Refusal | None:
    """None when no pact in force forbids lend-lease from one nation to another (gw.6.3.c, gw.6.5.b)."""
    if s.treaties.holds(JAPANESE_SOVIET):
        pair = parties(s, JAPANESE_SOVIET)
        if sender in pair:
            other = pair[1] if sender == pair[0] else pair[0]
            if s.enemies[receiver] >> other & 1:
                return _refusal(s, "gw.6.3.c", JAPANESE_SOVIET)
    if s.treaties.holds(MOSCOW_PEACE) and s.nation_at(receiver).id == "finland":
        return _refusal(s, "gw.6.5.b", MOSCOW_PEACE)
    return None


def recruits_in_peace(s: GlobalWar, nation: NationNumber) -> bool:
    """gw.6.5.b: Finland does not recruit while the Moscow peace is kept."""
    return not s.treaties.holds(MOSCOW_PEACE) or s.nation_at(nation).id != "finland"


def _refusal(s: GlobalWar, rule: str, pact: int) -> Refusal:
    return Refusal(rule, "gw-refused-by-pact", {"pact": PACTS[pact]})
