"""War and peace: who is at war, who cooperates, who shares zones, who may declare war on whom, and what that changes.

Great Britain, FEC and ANZAC go to war as one (gw.0.2): what is said of one of them holds for its whole family.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.civil.factions import has_won, why_hands_off
from sandtable.games.globalwar.markers import DECLINED, NOBODY, NOWHERE
from sandtable.games.globalwar.news import WAR_DECLARED, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber, nations_in, zones_in
from sandtable.games.globalwar.pacts.spheres import in_soviet_sphere, why_pact_forbids
from sandtable.games.globalwar.pacts.treaties import CHINESE_TRUCE, MOLOTOV_RIBBENTROP
from sandtable.games.globalwar.production.income import full_income
from sandtable.games.globalwar.sheets import ALLIES, AXIS, COMINTERN, NO_ALLIANCE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

DECLARE: Final = "declare"
CHINA_RANKS: Final = ("evolving", "warlord")
VICHY: Final = "vichy-france"


# who belongs together


def family(s: GlobalWar, nation: NationNumber) -> int:
    """The nations that move and fight as one with a nation, itself among them (gw.0.2.d)."""
    return s.edition.families[nation]


def at_war(s: GlobalWar, a: NationNumber, b: NationNumber) -> bool:
    return s.enemies[a] >> b & 1 == 1


def cooperating(s: GlobalWar, a: NationNumber, b: NationNumber) -> bool:
    """gw.0.2.a: of one alliance, and both at war with the same major power; a minor with any common enemy."""
    if family(s, a) >> b & 1:
        return True
    if _stands_alone(s, a) or _stands_alone(s, b):
        return False
    if s.alliance[a] != s.alliance[b] or s.alliance[a] == NO_ALLIANCE:
        return False
    if s.france.vichy and VICHY in (s.nation_at(a).id, s.nation_at(b).id):
        return False  # gw.4.11.2.d
    common = s.enemies[a] & s.enemies[b]
    both_major = is_major(s, a) and is_major(s, b)
    return (common & s.majors if both_major else common) != 0


def _stands_alone(s: GlobalWar, nation: NationNumber) -> bool:
    """gw.14.3.1.a: the Chinese sides cooperate with nobody until they are major powers."""
    return s.nation_at(nation).rank == "evolving" and not s.majors >> nation & 1


def partners(s: GlobalWar, nation: NationNumber) -> int:
    """The nations whose zones it may enter: its family, those it cooperates with, and the other side of a truce."""
    found = family(s, nation)
    own = s.alliance[nation]
    truce = s.treaties.holds(CHINESE_TRUCE) and s.nation_at(nation).rank == "evolving"
    for other in s.edition.nations.numbers:
        alliance = s.alliance[other]
        if (alliance == own != NO_ALLIANCE or truce) and not found >> other & 1 and may_share(s, nation, other):
            found |= 1 << other
    return found


def may_share(s: GlobalWar, a: NationNumber, b: NationNumber) -> bool:
    """gw.0.3.a: whether units of two nations may stand in one land zone."""
    return cooperating(s, a, b) or (s.treaties.holds(CHINESE_TRUCE) and _both_chinese(s, a, b))


def _both_chinese(s: GlobalWar, a: NationNumber, b: NationNumber) -> bool:
    return s.nation_at(a).rank == s.nation_at(b).rank == "evolving"


def controls(s: GlobalWar, nation: NationNumber, minor: NationNumber) -> bool:
    """gw.4.5"""
    return s.controller[minor] >= 0 and family(s, nation) >> s.controller[minor] & 1 == 1


def is_major(s: GlobalWar, nation: NationNumber) -> bool:
    """gw.4.1.a: FEC and ANZAC are parts of one major power, the Commonwealth."""
    return s.majors & family(s, nation) != 0


def is_neutral_power(s: GlobalWar, nation: NationNumber) -> bool:
    """gw.4.4.a: a power is neutral until it is at war with a major power."""
    return s.enemies[nation] & s.majors == 0


def chinese(s: GlobalWar) -> int:
    """gw.0.2.h: the KMT, the CCP and the warlords: to foreigners they are one China (gw.5.1.j)."""
    return sum(1 << nation.number for nation in s.edition.nations.nations if nation.rank in CHINA_RANKS)


def local_foes(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> int:
    """Whom a nation may fight in one zone without war: in its sphere the USSR, with war income or where its pact allows
    it, the power that a minor power has joined (gw.4.8.b); in and off the Americas the USA the Comintern (gw.5.5.b);
    in Abyssinia and Eritrea Italy and France each other (gw.14.2.c)."""
    numbers = s.edition.nations.number
    if nation == numbers["usa"] and (s.edition.americas | s.edition.american_waters) >> zone & 1:
        return sum(1 << red for red, alliance in enumerate(s.alliance) if alliance == COMINTERN)
    if s.edition.place["abyssinian-war"] >> zone & 1:
        return _rivals(s, nation)
    if nation != numbers["ussr"] or not s.edition.sphere >> zone & 1:
        return 0
    power = s.diplomacy.joined.get(s.edition.owner[zone], NOBODY)
    if power == NOBODY or not family(s, power) >> s.owner[zone] & 1 or s.alliance[power] == s.alliance[nation]:
        return 0
    ready = s.income[nation] >= war_income(s, nation) or in_soviet_sphere(s, nation, zone)  # gw.6.4.f
    return family(s, power) if ready else 0


def _rivals(s: GlobalWar, nation: NationNumber) -> int:
    """gw.14.2.c: Italy and both Frances, once one side has won in Abyssinia."""
    numbers = s.edition.nations.number
    italy, french = numbers["italy"], 1 << numbers["france"] | 1 << numbers["free-france"]
    world = s.edition.world.number
    if s.owner[world["abyssinia"]] == numbers["abyssinia"] and s.owner[world["eritrea"]] == italy:
        return 0
    return french if nation == italy else 1 << italy if french >> nation & 1 else 0


def contested(s: GlobalWar, nation: NationNumber) -> int:
    """The land zones that a nation may attack though it is at peace with their owners."""
    zones = 0
    if nation == s.edition.nations.number["ussr"]:
        zones = s.edition.sphere if s.diplomacy.joined else 0
    elif nation == s.edition.nations.number["usa"]:
        zones = s.edition.americas
    elif s.nation_at(nation).id in ("italy", "france", "free-france"):
        zones = s.edition.place["abyssinian-war"]
    found = 0
    for zone in zones_in(zones):
        if s.owner[zone] != nation and local_foes(s, nation, zone) >> s.owner[zone] & 1:
            found |= 0 if at_war(s, nation, s.owner[zone]) else 1 << zone
    return found


# declaring war


def why_no_war(
    s: GlobalWar, who: NationNumber, whom: NationNumber, by_move: bool, zone: ZoneNumber = NOWHERE
) -> Refusal | None:
    """gw.5.1: None when a nation may declare war on another, by a land unit's combat move into a zone or by word."""
    names = {"nation": s.nation_at(who).id, "other": s.nation_at(whom).id}
    if at_war(s, who, whom):
        return Refusal("gw.5.1.i", "gw-refused-war-already", {**names})
    if family(s, who) >> whom & 1 or s.alliance[who] == s.alliance[whom] != NO_ALLIANCE or _is_ward(s, who, whom):
        return Refusal("gw.5.1.c", "gw-refused-war-ally", {**names})  # both Spains are of an alliance: gw.5.1.p
    if not by_move and not is_major(s, whom):
        return Refusal("gw.5.1.b", "gw-refused-war-minor", {**names})
    leader = leader_of(s, who)
    if s.is_out(leader) or (s.is_out(whom) and whom not in s.owner):
        return Refusal("gw.5.7.c", "gw-refused-war-out", {**names})
    refusal = why_pact_forbids(s, leader, leader_of(s, whom)) or why_hands_off(s, leader, whom)
    if refusal is not None:
        return refusal
    if s.nation_at(leader).rank == "evolving":
        return _why_not_chinese(s, leader, whom)
    if s.nation_at(leader).id == "free-france":
        return _why_not_free_france(s, leader, whom)
    if s.nation_at(leader).id == "dadao" and s.nation_at(whom).rank in CHINA_RANKS:
        return None  # gw.15.4.h
    if not s.majors >> leader & 1:
        return Refusal("gw.4.5.a", "gw-refused-war-controlled", {**names})
    return _why_not_major(s, leader, whom, zone)


def leader_of(s: GlobalWar, nation: NationNumber) -> NationNumber:
    leader = s.nation_at(nation).leader
    return s.edition.nations.number[leader] if leader else nation


def is_bystander(s: GlobalWar, nation: NationNumber) -> bool:
    """A neutral nation in the sense of gw.5.4: a minor power of no alliance, and the side that has won in Spain
    (gw.4.10.a); controlled ones stay neutral (V26)."""
    return s.nation_at(nation).rank == "minor" and (s.alliance[nation] == NO_ALLIANCE or has_won(s, nation))


def _is_ward(s: GlobalWar, who: NationNumber, whom: NationNumber) -> bool:
    """Ruling V26: nobody attacks a minor power that his own alliance controls."""
    controller = s.controller[whom]
    return controller >= 0 and s.alliance[controller] == s.alliance[who] != NO_ALLIANCE


def _why_not_chinese(s: GlobalWar, who: NationNumber, whom: NationNumber) -> Refusal | None:
    """gw.5.1.g: the KMT and the CCP, as minor powers and as major ones."""
    names = {"nation": s.nation_at(who).id, "other": s.nation_at(whom).id}
    rank = s.nation_at(whom).rank
    if rank == "warlord" or s.nation_at(whom).id == "mongolia":
        if s.alliance[who] == ALLIES and s.edition.nations.number["ccp"] in s.owner:
            return Refusal("gw.5.1.g", "gw-refused-war-warlords", {**names})
        return None
    if rank == "evolving" or s.majors >> who & 1 or _is_in_china(s, whom):
        return None
    return Refusal("gw.5.1.g", "gw-refused-war-outside-china", {**names})


def _is_in_china(s: GlobalWar, nation: NationNumber) -> bool:
    """Whether a nation has units or owns a zone in the Chinese home country."""
    for zone in zones_in(s.home(s.edition.nations.number["kmt"])):
        if family(s, nation) >> s.owner[zone] & 1 or s.units_of(family(s, nation), zone):
            return True
    return False


def _why_not_major(s: GlobalWar, who: NationNumber, whom: NationNumber, zone: ZoneNumber) -> Refusal | None:
    names = {"nation": s.nation_at(who).id, "other": s.nation_at(whom).id}
    if s.alliance[who] == AXIS:  # gw.5.1.e
        return None
    if s.income[who] < war_income(s, who) and not in_soviet_sphere(s, who, zone):
        return Refusal("gw.5.1.d", "gw-refused-war-income", {**names, "income": war_income(s, who)})
    if s.alliance[who] == COMINTERN:
        power = leader_of(s, whom)
        if s.alliance[whom] == ALLIES and power in s.edition.income_of and s.income[power] < full_income(s, power):
            return Refusal("gw.5.1.f", "gw-refused-war-production", {**names})
        return None
    if s.nation_at(whom).rank == "warlord":
        return Refusal("gw.5.1.o", "gw-refused-war-warlords", {**names})
    if s.alliance[whom] == AXIS and is_major(s, whom) and not _axis_gave_cause(s, whom):
        return Refusal("gw.5.1.h", "gw-refused-war-cause", {**names})
    if s.alliance[whom] == COMINTERN and not is_bystander(s, whom) and not _comintern_gave_cause(s):
        return Refusal("gw.5.1.n", "gw-refused-war-cause", {**names})
    return _why_no_fine(s, who, whom)


def _why_not_free_france(s: GlobalWar, who: NationNumber, whom: NationNumber) -> Refusal | None:
    """gw.5.1.q"""
    names = {"nation": s.nation_at(who).id, "other": s.nation_at(whom).id}
    numbers = s.edition.nations.number
    if is_bystander(s, whom):
        return _why_no_fine(s, who, whom)
    if s.alliance[whom] == AXIS and is_major(s, whom) and s.declared[whom]:
        return None
    if s.alliance[whom] == COMINTERN and at_war(s, numbers["usa"], numbers["ussr"]):
        return None
    return Refusal("gw.5.1.q", "gw-refused-war-cause", {**names})


def _why_no_fine(s: GlobalWar, who: NationNumber, whom: NationNumber) -> Refusal | None:
    """gw.5.4.a: an Ally pays for an attack on a neutral nation, or leaves it (ruling V30)."""
    id = s.nation_at(who).id
    fine = sum(row.fine for row in s.edition.triggers if row.fine and row.nation == id and id in row.by)
    if not is_bystander(s, whom) or s.money[who] >= fine:
        return None
    return Refusal("gw.5.4.a", "gw-refused-war-fine", {"nation": id, "ipp": fine})


def war_income(s: GlobalWar, nation: NationNumber) -> int:
    """What a nation must have reached to declare war; 0 if nothing. Full production is enough where lost zones have
    brought that below the printed number (ruling V42)."""
    war = s.edition.income_of[nation].war if nation in s.edition.income_of else 0
    return min(war, full_income(s, nation)) if war else 0


def _axis_gave_cause(s: GlobalWar, axis: NationNumber) -> bool:
    """gw.5.1.h: it has declared war on somebody, lent to an enemy of an allied major power, blocked lend-lease of the
    Allies, or holds a zone of an allied major power."""
    return s.declared[axis] != 0 or s.diplomacy.causes >> axis & 1 == 1 or _holds_allied_zone(s, 1 << axis)


def _comintern_gave_cause(s: GlobalWar) -> bool:
    """gw.5.1.n: the USA are ready for war, and the Comintern has declared war on an Ally, holds a zone of an allied
    major power, or the USSR one of a neutral nation outside its sphere."""
    usa = s.edition.nations.number["usa"]
    if s.income[usa] < war_income(s, usa):
        return False
    reds = sum(1 << n for n, alliance in enumerate(s.alliance) if alliance == COMINTERN)
    for red in nations_in(reds):
        if any(s.nation_at(victim).alliance == ALLIES for victim in nations_in(s.declared[red])):
            return True
    return _holds_allied_zone(s, reds) or _holds_beyond_sphere(s)


def _holds_allied_zone(s: GlobalWar, nations: int) -> bool:
    for zone, owner in enumerate(s.owner):
        first = s.edition.owner[zone]
        if nations >> owner & 1 and s.alliance[first] == ALLIES and family(s, first) & s.majors:
            return True
    return False


def _holds_beyond_sphere(s: GlobalWar) -> bool:
    """What the Molotov–Ribbentrop pact leaves to the USSR is of its sphere too (ruling V43)."""
    ussr = s.edition.nations.number["ussr"]
    sphere = s.edition.sphere
    if s.treaties.was_signed(MOLOTOV_RIBBENTROP):
        sphere |= s.edition.annexable[ussr]
    for zone, owner in enumerate(s.owner):
        if owner == ussr and not sphere >> zone & 1:
            first = s.nation_at(s.edition.owner[zone])
            if first.rank == "minor" and first.alliance == NO_ALLIANCE:
                return True
    return False


def declare_war(s: GlobalWar, who: NationNumber, whom: NationNumber) -> None:
    """War between two families, which is made known; the leader has declared it once all have answered."""
    ours, theirs = go_to_war(s, who, whom)
    make_known(s, News(WAR_DECLARED, who, whom, ours=ours, theirs=theirs))
    s.declared[leader_of(s, who)] |= theirs


def go_to_war(s: GlobalWar, who: NationNumber, whom: NationNumber) -> tuple[int, int]:
    """From now on two families are enemies; gives both as sets. War on a part of China is war on all of it (gw.5.1.j);
    a part that declares war itself goes alone."""
    ours = family(s, who)
    theirs = family(s, whom)
    if s.nation_at(whom).rank in CHINA_RANKS and not chinese(s) & ours and s.nation_at(who).id != "dadao":
        theirs = china_against(s, who)
    for one in nations_in(ours):
        s.enemies[one] |= theirs
    for other in nations_in(theirs):
        s.enemies[other] |= ours
    return ours, theirs


def china_against(s: GlobalWar, foreigner: NationNumber) -> int:
    """gw.5.1.j: all China, but for the side that is of the foreigner's own alliance (gw.5.1.c)."""
    own = s.alliance[foreigner]
    return sum(1 << one for one in nations_in(chinese(s)) if own == NO_ALLIANCE or s.alliance[one] != own)


def declarations_of(s: GlobalWar, who: NationNumber) -> list[Action]:
    """The wars that one power may declare by word."""
    found: list[Action] = []
    for whom in nations_in(s.majors & s.rulings.playing):
        if why_no_war(s, who, whom, False) is None:
            found.append(Action(DECLARE, (s.nation_at(who).id, s.nation_at(whom).id)))
    return found


def stay_out(s: GlobalWar, nations: int) -> None:
    """gw.0.3.g: who is drawn into the war in the combat phase has no part in its battles at sea."""
    for u, zone in enumerate(s.zone):
        if zone >= s.edition.world.lands and nations >> s.nation[u] & 1:
            s.marks[u] |= DECLINED
