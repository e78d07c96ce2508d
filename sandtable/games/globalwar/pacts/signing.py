"""Pacts are offered, signed, declined, withdrawn and broken at any moment, in anybody's turn (6.1, 6.2): free acts.

``offer germany molotov-ribbentrop`` is Germany's offer to the USSR, ``sign ussr molotov-ribbentrop`` the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.globalwar.joining import join, lives
from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, NO_TASK, NOBODY, NOWHERE, SHELL
from sandtable.games.globalwar.news import PACT_BROKEN, PACT_OFFERED, PACT_SIGNED, News, make_known
from sandtable.games.globalwar.numbering import NationNumber, Seat, ZoneNumber, zones_in
from sandtable.games.globalwar.pacts.spheres import parties
from sandtable.games.globalwar.pacts.terms import TERMS
from sandtable.games.globalwar.pacts.treaties import CHINESE_TRUCE, MOLOTOV_RIBBENTROP, MOSCOW_PEACE
from sandtable.games.globalwar.relations import at_war
from sandtable.games.globalwar.sheets import PACTS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.treasury import FEE, pay
from sandtable.kernel.action import Action
from sandtable.kernel.refusal import Refusal

OFFER: Final = "offer"
SIGN: Final = "sign"
DECLINE: Final = "decline"
WITHDRAW: Final = "withdraw"
BREAK: Final = "break"
ABOUT_PACTS: Final = (OFFER, SIGN, DECLINE, WITHDRAW, BREAK)


def acts_about_pacts(verb: str) -> Callable[[GlobalWar, Seat], list[Action]]:
    """What a seat may do with pacts by one verb."""

    def offered(s: GlobalWar, seat: Seat) -> list[Action]:
        return _acts(s, seat, verb)

    return offered


def _acts(s: GlobalWar, seat: Seat, verb: str) -> list[Action]:
    """The same, for each nation it plays."""
    found: list[Action] = []
    for pact, terms in enumerate(TERMS):
        for nation in parties(s, pact):
            if s.seat_of(nation) == seat and _why_not(s, verb, nation, pact) is None:
                found.append(Action(verb, (s.nation_at(nation).id, terms.pact)))
    return found


def why_not_about_pact(s: GlobalWar, seat: Seat, action: Action) -> Refusal | None:
    """None when a seat may offer, sign, decline, withdraw or break a pact for one of its nations."""
    number = s.edition.nations.number
    if len(action.nouns) != 2 or action.nouns[0] not in number or action.nouns[1] not in PACTS:
        return Refusal("gw.6.1.a", "gw-refused-pact-act", {"text": action.text[:60]})
    nation, pact = number[action.nouns[0]], PACTS.index(action.nouns[1])
    if s.seat_of(nation) != seat or nation not in parties(s, pact):
        return Refusal(TERMS[pact].rule, "gw-refused-pact-party", {"nation": action.nouns[0], "pact": action.nouns[1]})
    return _why_not(s, action.verb, nation, pact)


def _why_not(s: GlobalWar, verb: str, nation: NationNumber, pact: int) -> Refusal | None:
    treaties = s.treaties
    names: dict[str, str | int] = {"nation": s.nation_at(nation).id, "pact": PACTS[pact]}
    if verb == BREAK:
        return _why_not_break(s, nation, pact)
    if verb == WITHDRAW:
        return None if treaties.offered[pact] == nation else Refusal("gw.6.1.a", "gw-refused-pact-no-offer", names)
    on_the_table = treaties.offered[pact] not in (NOBODY, nation)
    if verb == DECLINE:
        return None if on_the_table else Refusal("gw.6.1.a", "gw-refused-pact-no-offer", names)
    refusal = why_no_pact(s, pact)
    if refusal is not None:
        return refusal
    if TERMS[pact].alone:
        lone = verb == SIGN and nation == parties(s, pact)[0]
        return None if lone else Refusal(TERMS[pact].rule, "gw-refused-pact-party", names)
    if verb == SIGN:
        return None if on_the_table else Refusal("gw.6.1.a", "gw-refused-pact-no-offer", names)
    if treaties.offered[pact] != NOBODY:
        return Refusal("gw.6.1.a", "gw-refused-pact-on-offer", names)
    return None


def why_no_pact(s: GlobalWar, pact: int) -> Refusal | None:
    """None when a pact could be signed now, if its sides wanted to."""
    terms = TERMS[pact]
    names: dict[str, str | int] = {"pact": terms.pact}
    first, second = parties(s, pact)
    if pact == CHINESE_TRUCE:
        return Refusal("gw.6.6.a", "gw-refused-pact-truce", names)
    if s.treaties.holds(pact):
        return Refusal("gw.6.1.a", "gw-refused-pact-in-force", names)
    if s.treaties.ended >> pact & 1:
        return Refusal("gw.6.2.b", "gw-refused-pact-ended", names)
    if terms.alone:
        if not _viipuri_alone(s):
            return Refusal(terms.rule, "gw-refused-pact-viipuri", names)
        return Refusal(terms.rule, "gw-refused-pact-battle", names) if _is_fought_over(s, second) else None
    if not s.rulings.playing >> first & 1 or not s.rulings.playing >> second & 1:
        return Refusal(terms.rule, "gw-refused-pact-now", names)
    if at_war(s, first, second) or s.calendar_turn() < terms.since:
        return Refusal(terms.rule, "gw-refused-pact-now", names)
    return None


def _viipuri_alone(s: GlobalWar) -> bool:
    """gw.6.5.a: the pact with Germany was signed, and Viipuri is all the USSR has taken of Finland, its enemy."""
    ussr, finland = parties(s, MOSCOW_PEACE)
    viipuri = s.edition.place["viipuri"]
    if not s.treaties.was_signed(MOLOTOV_RIBBENTROP) or not at_war(s, ussr, finland) or not lives(s, finland):
        return False
    taken = sum(1 << zone for zone in zones_in(s.edition.originally[finland]) if s.owner[zone] == ussr)
    return taken == viipuri


def _is_fought_over(s: GlobalWar, nation: NationNumber) -> bool:
    """Ruling D3: whether battles with a nation or for its land are still to be fought."""
    for u, zone in enumerate(s.zone):
        if zone == NOWHERE or s.task[u] == NO_TASK:
            continue
        place = ZoneNumber(s.aim[u]) if s.task[u] == SHELL else zone
        if nation in (s.nation[u], s.owner[place] if place < s.edition.world.lands else NOBODY):
            return True
        if at_war(s, s.nation[u], nation) and s.units_of(1 << nation, place):
            return True
    return False


def _why_not_break(s: GlobalWar, nation: NationNumber, pact: int) -> Refusal | None:
    """gw.6.2.a; the Molotov–Ribbentrop pact is ended at any time (gw.6.4.m)."""
    terms = TERMS[pact]
    names: dict[str, str | int] = {"nation": s.nation_at(nation).id, "pact": terms.pact}
    if not s.treaties.holds(pact) or (terms.alone and nation != parties(s, pact)[0]):
        return Refusal("gw.6.2.a", "gw-refused-pact-not-in-force", names)
    rests = "china" in s.rulings.scenario.rests  # ruling T6
    if pact == CHINESE_TRUCE and (rests or not (s.on_turn(nation) and s.phase == COMBAT_MOVEMENT)):
        return Refusal("gw.6.6.d", "gw-refused-pact-break-truce", names)
    if pact == MOSCOW_PEACE and _is_fought_over(s, parties(s, pact)[1]):
        return Refusal("gw.6.5.c", "gw-refused-pact-battle", names)
    if s.money[nation] < terms.fee:
        return Refusal("gw.6.2.a", "gw-refused-pact-fee", {**names, "ipp": terms.fee})
    return None


# what comes of it


def take_pact_act(s: GlobalWar, seat: Seat, action: Action) -> None:
    nation, pact = s.edition.nations.number[action.nouns[0]], PACTS.index(action.nouns[1])
    words = {"nation": action.nouns[0], "pact": action.nouns[1]}
    if action.verb == OFFER:
        s.treaties.offer(pact, nation)
        make_known(s, News(PACT_OFFERED, nation, _other(s, nation, pact), words={"pact": action.nouns[1]}))
    elif action.verb == SIGN:
        sign(s, nation, pact)
    elif action.verb == BREAK:
        pay(s, nation, TERMS[pact].fee, FEE)
        break_off(s, nation, pact)
    else:
        s.treaties.offer(pact, NOBODY)
        s.say("gw-declined-pact" if action.verb == DECLINE else "gw-withdrawn-pact", {**words})


def sign(s: GlobalWar, nation: NationNumber, pact: int) -> None:
    """A pact is in force from now on; the Moscow peace and the truce end a war (gw.5.1.i)."""
    s.treaties.sign(pact)
    if pact in (MOSCOW_PEACE, CHINESE_TRUCE):
        one, other = parties(s, pact)
        s.enemies[one] &= ~(1 << other)
        s.enemies[other] &= ~(1 << one)
    make_known(s, News(PACT_SIGNED, nation, _other(s, nation, pact), words={"pact": PACTS[pact]}))


def break_off(s: GlobalWar, nation: NationNumber, pact: int) -> None:
    """gw.6.2.b: a pact is over for good. The Chinese sides fight again, and Finland joins Germany (gw.6.5.c)."""
    s.treaties.end(pact)
    other = _other(s, nation, pact)
    make_known(s, News(PACT_BROKEN, nation, other, words={"pact": PACTS[pact]}))
    if pact == CHINESE_TRUCE:
        s.enemies[nation] |= 1 << other
        s.enemies[other] |= 1 << nation
    elif pact == MOSCOW_PEACE and lives(s, other):
        join(s, other, s.edition.nations.number["germany"])


def _other(s: GlobalWar, nation: NationNumber, pact: int) -> NationNumber:
    first, second = parties(s, pact)
    return second if nation == first else first


def end_by_war(s: GlobalWar, news: News) -> None:
    """Whom war has come between, by a declaration or over a nation that has joined one of them, keeps no pact, and an
    offer to an enemy is off the table."""
    for pact in range(len(PACTS)):
        if at_war(s, *parties(s, pact)):
            s.treaties.offer(pact, NOBODY)
            if s.treaties.holds(pact):
                s.treaties.end(pact)
