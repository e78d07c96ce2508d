"""Who may lend to whom, and when (8.7)."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.lendlease.aid import BY_PATH, Loan
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.numbering import NationNumber, nations_in
from sandtable.games.globalwar.pacts.spheres import why_no_aid
from sandtable.games.globalwar.production.chart import LENT_UPGRADE
from sandtable.games.globalwar.relations import at_war, family, is_major
from sandtable.games.globalwar.sheets import ALLIES, NO_ALLIANCE
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.refusal import Refusal

LEND_LEASE: Final = "lend-lease"  # the chapter, as scenarios name it
FACTIONS: Final = ("spanish-nationalists", "spanish-republicans")
CIVIL_WARS: Final = (FACTIONS, ("ccp", "kmt"))

# gw.8.7.f, gw.8.7.g: who receives from whom also without a war against a major power
AT_ANY_TIME: Final[dict[str, tuple[str, ...]]] = {
    "germany": ("spanish-nationalists", "vichy-france"),
    "italy": ("spanish-nationalists",),
    "ussr": ("spanish-republicans", "ccp"),
    "japan": ("dadao",),
}
SPANISH_AID: Final = ("great-britain", "france", "usa")  # gw.8.7.h
AMERICAN_INCOME: Final = 15  # gw.8.7.k

Names = dict[str, str | int]


def why_no_lender(s: GlobalWar, sender: NationNumber) -> Refusal | None:
    """gw.8.7.a, gw.8.7.j, gw.8.7.k: what a nation must be to announce loans, whoever receives them; gw.4.5.h: no
    minor power."""
    names: Names = {"nation": s.nation_at(sender).id}
    if LEND_LEASE in s.rulings.scenario.rests or not is_major(s, sender):
        return Refusal("gw.8.7.a", "gw-refused-lender", names)
    if s.nation_at(sender).id == "usa" and s.income[sender] < AMERICAN_INCOME and not contains_communism(s):
        return Refusal("gw.8.7.k", "gw-refused-lender-income", {**names, "ipp": AMERICAN_INCOME})
    return None


def lends(s: GlobalWar, sender: NationNumber) -> bool:
    """Whether a nation has somebody to lend to now."""
    if why_no_lender(s, sender) is not None:
        return False
    return any(why_not_to(s, sender, other, LENT_UPGRADE) is None for other in recipients(s))


def recipients(s: GlobalWar) -> list[NationNumber]:
    """The nations that own land in play."""
    return sorted({owner for zone, owner in enumerate(s.owner) if s.rulings.zones >> zone & 1})


def why_not_to(s: GlobalWar, sender: NationNumber, recipient: NationNumber, form: int) -> Refusal | None:
    """gw.8.7: None when a nation may be sent a loan of a form now."""
    giver, taker = s.nation_at(sender).id, s.nation_at(recipient).id
    names: Names = {"nation": giver, "other": taker}
    if family(s, sender) >> recipient & 1 or (giver in commonwealth(s) and taker == "abyssinia"):
        return Refusal("gw.8.7.i", "gw-refused-loan", names)
    if any(at_war(s, ally, recipient) for ally in nations_in(_side(s, sender))):
        return Refusal("gw.8.7.l", "gw-refused-loan-enemy", names)
    if _are_apart(s, sender, recipient):
        return Refusal("gw.5.1.r", "gw-refused-loan-enemy", names)
    if any(loan.recipient == recipient for loan in sent_by(s, family(s, sender))):
        return Refusal("gw.8.7.a", "gw-refused-loan-again", names)
    forbidden = why_no_aid(s, sender, recipient)  # gw.8.7.m
    if forbidden is not None:
        return forbidden
    if taker in AT_ANY_TIME.get(giver, ()):
        return None
    if taker in FACTIONS and s.alliance[sender] == ALLIES:
        return _why_not_to_spain(s, sender, recipient, form)
    if giver == "usa" and s.income[sender] < AMERICAN_INCOME:
        return None if taker == "kmt" and contains_communism(s) else Refusal("gw.8.7.k", "gw-refused-loan", names)
    if s.enemies[recipient] & s.majors or ((giver, taker) == ("usa", "kmt") and contains_communism(s)):
        return None
    return Refusal("gw.8.7.e", "gw-refused-loan-peace", names)


def _side(s: GlobalWar, sender: NationNumber) -> int:
    """A nation and the others of its alliance."""
    found = family(s, sender)
    for other, alliance in enumerate(s.alliance):
        if alliance == s.alliance[sender] != NO_ALLIANCE:
            found |= 1 << other
    return found


def _are_apart(s: GlobalWar, sender: NationNumber, recipient: NationNumber) -> bool:
    """gw.5.1.r: whether major powers of the alliances of two nations are at war."""
    theirs = s.alliance[recipient]
    if NO_ALLIANCE in (s.alliance[sender], theirs):
        return False
    majors = nations_in(s.majors & _side(s, sender))
    return any(s.alliance[enemy] == theirs for one in majors for enemy in nations_in(s.enemies[one] & s.majors))


def commonwealth(s: GlobalWar) -> tuple[str, ...]:
    britain = s.edition.nations.number["great-britain"]
    return tuple([s.nation_at(one).id for one in nations_in(family(s, britain))])


def _why_not_to_spain(s: GlobalWar, sender: NationNumber, recipient: NationNumber, form: int) -> Refusal | None:
    """gw.8.7.h: militia upgrades, by one Ally in a calendar turn."""
    names: Names = {"nation": s.nation_at(sender).id, "other": s.nation_at(recipient).id}
    if s.nation_at(sender).id not in SPANISH_AID or form != LENT_UPGRADE:
        return Refusal("gw.8.7.h", "gw-refused-loan-spain", names)
    for loan in s.aid.sent:
        to_spain = s.nation_at(loan.recipient).id in FACTIONS
        if to_spain and s.alliance[loan.sender] == ALLIES and loan.sender != sender:
            return Refusal("gw.8.7.h", "gw-refused-loan-spain", names)
    return None


def sent_by(s: GlobalWar, nations: int) -> list[Loan]:
    """The loans of some nations in this calendar turn; each of them has one player turn in it."""
    return [loan for loan in s.aid.sent if nations >> loan.sender & 1]


def contains_communism(s: GlobalWar) -> bool:
    """gw.15.8.d: the USSR has lent to the CCP in this calendar turn, other than by Red Aid."""
    numbers = s.edition.nations.number
    return any(loan.recipient == numbers["ccp"] and loan.way == BY_PATH for loan in sent_by(s, 1 << numbers["ussr"]))


def in_civil_war(s: GlobalWar, one: NationNumber, other: NationNumber) -> bool:
    """gw.12.5.d: the two sides of a war in Spain or China."""
    both = {s.nation_at(one).id, s.nation_at(other).id}
    return at_war(s, one, other) and any(both == {*sides} for sides in CIVIL_WARS)


def forget_loans(s: GlobalWar, news: News) -> None:
    """The first player turn of a calendar turn begins: what was sent before is past."""
    if s.turn == 1:
        s.aid.sent = []
