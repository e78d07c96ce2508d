"""What a seat does next: a movement phase is planned once and carried out order by order; other questions are answered
one by one.

A plan is kept by the tables it leads through, so whoever is asked again finds its next order there. Another table than
was foreseen, after a battle or when somebody has interfered, has no order in it, and a new plan is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.abilities import BLITZKRIEG
from sandtable.games.globalwar.advice.answers import answer
from sandtable.games.globalwar.advice.desk import Desk, signature
from sandtable.games.globalwar.advice.ferry import Ferry, draw
from sandtable.games.globalwar.advice.fleet import Fleet
from sandtable.games.globalwar.advice.front import OVERWHELMING, Front
from sandtable.games.globalwar.advice.garrison import Garrison
from sandtable.games.globalwar.advice.intent import Intent
from sandtable.games.globalwar.advice.landing import Landing, Wave
from sandtable.games.globalwar.advice.offensive import Offensive
from sandtable.games.globalwar.advice.regroup import Regroup
from sandtable.games.globalwar.advice.spending import Spending
from sandtable.games.globalwar.advice.stances import STANCES, USUAL, Stance
from sandtable.games.globalwar.advice.waters import Waters
from sandtable.games.globalwar.markers import COMBAT_MOVEMENT, NON_COMBAT
from sandtable.games.globalwar.movement.orders import DONE
from sandtable.games.globalwar.movement.sight import acting_mask
from sandtable.games.globalwar.numbering import Seat, ZoneNumber, zones_in
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.turn import Movement
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.plan import Plan

MOST_KEPT: Final = 4_000
_PLANNED: Final[dict[int, Action]] = {}  # by the signature of a table the order that a plan has for it


def next_order(s: GlobalWar, seat: Seat, legal: Sequence[Action]) -> Action:
    """What a sensible player does now; one of the legal acts."""
    top = s.stack[-1]
    if isinstance(top, Movement):
        return _planned(s, seat, legal) if is_planned(s, seat) else DONE
    if top.NAME == "production":
        return Spending(s, seat, legal).order()
    if top.NAME in ("placement", "recruiting"):
        return Spending(s, seat, legal).place()
    return answer(s, seat, legal)


def _planned(s: GlobalWar, seat: Seat, legal: Sequence[Action]) -> Action:
    found = _PLANNED.get(signature(s, seat))
    if found is None or found not in legal:
        plan = plan_of(s, seat)
        if len(_PLANNED) + len(plan.acts) > MOST_KEPT:
            _PLANNED.clear()
        for sign, act in zip(plan.signs, plan.acts, strict=True):
            _PLANNED[sign] = act
        found = plan.acts[0]
    return found if found in legal else DONE


def thoughts(s: GlobalWar, seat: Seat) -> list[Event]:
    """Why the plan for this movement phase is what it is; nothing where no plan is made."""
    return plan_of(s, seat).reasons if is_planned(s, seat) else []


def is_planned(s: GlobalWar, seat: Seat) -> bool:
    """Whether a seat is giving the orders of a whole movement phase."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Movement) or top.units or s.phase not in (COMBAT_MOVEMENT, NON_COMBAT):
        return False
    return top.seats[:1] == (seat,)


def sign(s: GlobalWar, seat: Seat) -> int:
    return signature(s, seat) if is_planned(s, seat) else 0


def plans(s: GlobalWar, seat: Seat) -> list[Plan]:
    """The plans for this movement phase, one for each stance that comes to orders of its own; the usual one first."""
    found: list[Plan] = []
    if not is_planned(s, seat):
        return found
    ends: set[int] = set()
    for stance in STANCES:
        desk = plan_of(s, seat, stance)
        end = signature(desk.s, seat)
        if end not in ends:
            ends.add(end)
            found.append(Plan(f"gw-thought-{stance.id}", desk.acts, desk.signs, desk.reasons))
    return found


def plan_of(s: GlobalWar, seat: Seat, stance: Stance = USUAL) -> Desk:
    """All orders of a movement phase, up to the end of it or to what cannot be foreseen. Nations that share a turn
    without being one fight wars of their own (gw.7.1.a)."""
    desk = Desk(s, seat)
    left = acting_mask(s)
    for nation in desk.orders().nations:
        nations = s.edition.families[nation] & left
        left &= ~nations
        if nations and desk.is_open:
            _plan(desk, nations, stance)
    if desk.is_open:
        desk.take(DONE)
    return desk


def _plan(desk: Desk, nations: int, stance: Stance) -> None:
    s = desk.s
    intent = Intent(s, nations, stance.seeks)
    front = Front(s, desk.seat, nations, intent.wanted if s.phase == COMBAT_MOVEMENT else 0)
    garrison = Garrison(s, front, stance)
    waters = Waters(desk, front, garrison)
    if s.phase == COMBAT_MOVEMENT:
        _fight(desk, front, Offensive(desk, front, garrison, intent, stance), waters)
    else:
        _regroup(desk, front, garrison, intent, waters)


def _fight(desk: Desk, front: Front, offensive: Offensive, waters: Waters) -> None:
    offensive.annex()
    if not front.hostile:
        return
    offensive.attack_over_land()
    if offensive.opens_the_way():
        desk.give(BLITZKRIEG)
    if waters.ships():
        fleet = Fleet(desk.s, front, waters)
        fleet.clear()
        _land(desk, front, offensive, Landing(desk.s, front, waters), fleet)


def _land(desk: Desk, front: Front, offensive: Offensive, landing: Landing, fleet: Fleet) -> None:
    """Where the odds are good and most can be won, with those who march there as well; nobody goes ashore before all
    are there."""
    coasts = [zone for zone in zones_in(front.hostile) if desk.s.edition.world.coasts[zone]]
    coasts.sort(key=lambda zone: (-draw(front, offensive.intent.effort, zone), zone))
    for zone in coasts:
        if offensive.committed >> zone & 1 or not desk.is_open:
            continue
        wave = landing.wave(zone)
        if wave is None:
            continue
        if not desk.s.edition.world.next_on_land[zone] & front.hostile:
            wave = _ships_enough(front, fleet, wave, zone)
        count = len(wave.troops)
        support = offensive.support(zone)
        force = [column.u for column in offensive.columns(zone)] + wave.troops
        if len(force) <= len(front.defenders(zone, front.enemies)):
            continue  # too few to take it, whatever they are: losses on the beach are double
        chances = front.chances(force + support, zone, count, fleet.shells(wave.sea, count))
        if chances < offensive.needed_ashore(zone):
            continue
        if not offensive.stays_ashore(zone, force, chances) and not front.is_prized(zone):
            continue  # they would be thrown back into the sea
        landing.prepare(wave)
        fleet.shell(wave.sea, count)
        if landing.go_ashore(wave, zone):
            desk.say("gw-thought-landing", zone, chances)
            offensive.join(zone, support)
        landing.forget()


def _ships_enough(front: Front, fleet: Fleet, wave: Wave, zone: ZoneNumber) -> Wave:
    """To an island, from where nobody goes on, come no more ships than it takes: the others have their own."""
    found = Wave(wave.sea)
    for n, u in enumerate(wave.troops):
        if found.ships and wave.ships[n] != found.ships[-1]:
            count = len(found.troops)
            if front.chances(found.troops, zone, count, fleet.shells(wave.sea, count)) >= OVERWHELMING:
                break
        found.add(u, wave.ships[n], wave.pickup[n])
    return found


def _regroup(desk: Desk, front: Front, garrison: Garrison, intent: Intent, waters: Waters) -> None:
    regroup = Regroup(desk, front, garrison, intent)
    regroup.bring_home()
    regroup.man()
    regroup.march()
    regroup.bring_up()
    if front.enemies and waters.ships():
        Ferry(desk.s, front, waters, intent.effort).run()
        Fleet(desk.s, front, waters).take_station()
