"""The order of play: calendar turns, player turns and their phases (7.1, 7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.civil.influence import Influence, courting
from sandtable.games.globalwar.combat.phase import Combat
from sandtable.games.globalwar.decks import room_on
from sandtable.games.globalwar.france.vichy import VichyIncome, has_income
from sandtable.games.globalwar.markers import (
    COMBAT,
    COMBAT_MOVEMENT,
    FIRST_PASS,
    FOLLOW,
    FRESH,
    GHOST,
    LASTING,
    NO_TASK,
    NO_UNIT,
    NON_COMBAT,
    NOWHERE,
    PATROL,
    PLACEMENT,
    PRODUCTION,
    SECOND_PASS,
    UNLOADED,
)
from sandtable.games.globalwar.movement.air import stranded
from sandtable.games.globalwar.movement.orders import DONE, Orders
from sandtable.games.globalwar.movement.sight import Sight, acting
from sandtable.games.globalwar.news import PHASE_BEGUN, TURN_BEGUN, TURN_ENDED, News, make_known
from sandtable.games.globalwar.numbering import (
    NationNumber,
    Seat,
    UnitNumber,
    ZoneNumber,
    nations_in,
    zones_in,
)
from sandtable.games.globalwar.pacts.trade import trade
from sandtable.games.globalwar.production.income import IncomeRolls, calendar_rolls, change_hands
from sandtable.games.globalwar.production.phases import Placement, Production
from sandtable.games.globalwar.production.prizes import Prizes, prizes
from sandtable.games.globalwar.production.recruiting import Recruiting, recruits
from sandtable.games.globalwar.relations import at_war, may_share
from sandtable.games.globalwar.research.development import begin_research
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.games.globalwar.victory.awards import Awards, awards
from sandtable.games.globalwar.victory.ending import close_calendar_turn
from sandtable.kernel.action import Action
from sandtable.kernel.flow import Frame
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.refusal import Refusal

LAST_PLACE: Final = 9  # of the order of play: gw.7.1


class Calendar(Frame[GlobalWar]):
    """The whole game: calendar turns in which every place of the order of play has its player turn (gw.0.2.e)."""

    NAME = "calendar"

    def copy(self) -> Calendar:
        return Calendar()

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ()

    def resume(self, s: GlobalWar) -> bool:
        if s.turn == LAST_PLACE:
            trade(s)  # gw.12.11.a
            close_calendar_turn(s)
            return False
        s.turn += 1
        nations = acting(s)
        if nations:
            begin_turn(s)
            s.push(PlayerTurn())
        return False


class PlayerTurn(Frame[GlobalWar]):
    """gw.7.3: the phases, one after the other. ``s.phase`` is the next one to play."""

    NAME = "player-turn"

    def __init__(self, phase: int = PRODUCTION) -> None:
        self.phase = phase

    def copy(self) -> PlayerTurn:
        return PlayerTurn(self.phase)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"next": self.phase}

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ()

    def resume(self, s: GlobalWar) -> bool:
        phase = self.phase
        self.phase += 1
        if phase > PLACEMENT:
            s.done()
            end_turn(s)
            return False
        if phase == PLACEMENT and s.blitzkrieg == FIRST_PASS:
            begin_second_pass(s)
            self.phase = COMBAT_MOVEMENT
            return False
        s.phase = phase
        make_known(s, News(PHASE_BEGUN))
        if phase == PRODUCTION:
            begin_production(s)
        elif phase == COMBAT_MOVEMENT:
            s.push(Movement(seats_on_turn(s)))
        elif phase == COMBAT:
            s.push(Combat())
        elif phase == NON_COMBAT:
            begin_non_combat(s)
            s.push(Movement(seats_on_turn(s)))
        else:
            begin_placement(s)
        return False


class Movement(Frame[GlobalWar]):
    """A movement phase: the seats on turn give orders, one after the other, until each is done.

    With ``units`` it is the move of a continuing force in the combat phase (gw.9.4.1.d).
    """

    NAME = "movement"

    def __init__(self, seats: tuple[Seat, ...], units: tuple[UnitNumber, ...] = ()) -> None:
        self.seats = seats
        self.units = units

    def copy(self) -> Movement:
        return Movement(self.seats, self.units)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"seats": [*self.seats], "units": [*self.units]}

    def prompt(self, s: GlobalWar, seat: int) -> str:
        return "gw-prompt-non-combat" if s.phase == NON_COMBAT else "gw-prompt-combat-movement"

    def resume(self, s: GlobalWar) -> bool:
        if self.seats:
            return True
        s.done()
        end_movement(s)
        return False

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return self.seats[:1]

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        own = Seat(seat)
        return Orders(s, own, self.units).legal(own)

    def why_not(self, s: GlobalWar, seat: int, action: Action) -> Refusal | None:
        return None if action == DONE else Orders(s, Seat(seat), self.units).why_not(action)

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if action == DONE:
            self.seats = self.seats[1:]
        else:
            own = Seat(seat)
            Orders(s, own, self.units).take(own, action)


def go_on(s: GlobalWar, zone: ZoneNumber) -> bool:
    """gw.9.4.1: the continuing force in a zone moves on if the screening force has cleared it; False if it has not.

    Those who are held up must retreat (gw.9.4.1.c), which is for the battle to see to.
    """
    waiting = [u for u in s.standing[zone] if s.task[u] == FOLLOW]
    if not waiting:
        return True
    sight = Sight(s, s.nation[waiting[0]])
    if not cleared(s, sight, zone, all(s.unit(u).kind == AIR for u in waiting)):
        return False
    for u in waiting:
        s.task[u] = NO_TASK
        s.aim[u] = NOWHERE
    s.push(Movement((s.seat_of(s.nation[waiting[0]]),), tuple(waiting)))
    return True


def cleared(s: GlobalWar, sight: Sight, zone: ZoneNumber, aircraft: bool) -> bool:
    """gw.9.4.1.b, gw.9.4.1.e: no enemy fighter is left for aircraft to meet; for ships no warship and no aircraft
    either, save patrols that refused battle."""
    bit = 1 << zone
    return not bit & (sight.fighters if aircraft else sight.stopping | sight.patrols)


# what begins and ends


def seats_on_turn(s: GlobalWar) -> tuple[Seat, ...]:
    seats = dict.fromkeys(s.seat_of(nation) for nation in acting(s))
    return tuple([seat for seat in seats if seat >= 0])


def begin_turn(s: GlobalWar) -> None:
    s.taken = 0
    s.naval_used = 0
    s.rail_used = [0] * len(s.rail_used)
    s.crossed = {}
    s.fired = {}
    make_known(s, News(TURN_BEGUN, acting(s)[0]))
    for u, zone in enumerate(s.zone):
        if zone != NOWHERE:
            s.left[u] = FRESH
            s.came[u] = NOWHERE
            s.aim[u] = NOWHERE
            s.marks[u] &= LASTING


def end_movement(s: GlobalWar) -> None:
    """Guns are unhitched, and in combat movement whoever is left alone in the air stays there for the battles."""
    for u, zone in enumerate(s.zone):
        if zone != NOWHERE and s.aboard[u] != NO_UNIT and s.unit(s.aboard[u]).tows:
            s.aboard[u] = NO_UNIT
            s.left[u] = 0


def begin_non_combat(s: GlobalWar) -> None:
    """gw.11.1.a: who has moved in combat movement stays, except aircraft on their way home."""
    for u in s.numbers():
        zone = s.zone[u]
        if zone != NOWHERE and s.left[u] != FRESH and s.unit(u).kind != AIR:
            s.left[u] = 0


def begin_second_pass(s: GlobalWar) -> None:
    """gw.15.1.c: the land and air units of Germany have all their movement again, but those that went ashore in port
    (gw.11.5.h)."""
    land_aircraft(s)
    s.blitzkrieg = SECOND_PASS
    for u in s.numbers():
        zone = s.zone[u]
        if s.marked(u, UNLOADED) and s.came[u] == zone:
            continue
        if zone != NOWHERE and s.nation[u] == s.edition.nations.number["germany"] and not s.unit(u).at_sea():
            s.left[u] = FRESH
            s.came[u] = NOWHERE
            s.aim[u] = NOWHERE
            s.marks[u] &= LASTING


def begin_production(s: GlobalWar) -> None:
    """gw.7.3.b: income rolls come first, then research, then purchases (ruling P20)."""
    s.push(Production(seats_on_turn(s)))
    begin_research(s, acting(s))
    s.push(IncomeRolls(calendar_rolls(s, acting(s))))


def begin_placement(s: GlobalWar) -> None:
    """gw.7.3.c: units are placed, then what objectives bring; prizes and recruits are rolled for."""
    land_aircraft(s)
    for nation in reversed(acting(s)):
        if courting(s, nation):
            s.push(Influence(nation))  # gw.12.8.a
    if has_income(s):
        s.push(VichyIncome())
    for nation in reversed(acting(s)):
        if recruits(s, nation):
            s.push(Recruiting(nation))
    s.push(Prizes(prizes(s)))
    s.push(Awards(awards(s)))
    s.push(Placement(seats_on_turn(s)))


def end_turn(s: GlobalWar) -> None:
    """gw.12.9.a: the last thing is the income."""
    make_known(s, News(TURN_ENDED))
    s.sunk = {}  # gw.12.10.a
    s.diplomacy.entered = 0
    for u, zone in enumerate(s.zone):
        if zone != NOWHERE:
            s.marks[u] &= LASTING
            if s.on_turn(s.nation[u]):
                s.marks[u] &= ~GHOST  # gw.11.5.f: until the end of its owner's next turn


def land_aircraft(s: GlobalWar) -> None:
    """gw.10.10.a, gw.9.3.1.f: aircraft without a place to land are lost; those at sea go on deck."""
    world = s.edition.world
    for nation in [*acting(s), *nations_in(s.beside())]:
        sight = Sight(s, nation)
        at_sea: list[UnitNumber] = []
        for u in s.numbers():
            zone = s.zone[u]
            if zone == NOWHERE or s.nation[u] != nation or s.unit(u).kind != AIR or s.aboard[u] != NO_UNIT:
                continue
            if s.marked(u, PATROL):
                if stranded(s, sight, u):
                    _crash(s, u)
            elif zone >= world.lands:
                at_sea.append(u)
            elif not may_share(s, nation, s.owner[zone]) or (s.left[u] != FRESH and not sight.ashore >> zone & 1):
                _crash(s, u)  # who has not flown stood in a zone that was annexed: gw.5.6.b
        for u in sorted(at_sea, key=lambda u: s.unit(u).carrier_borne):  # medium bombers first: they fit on fewer decks
            _go_on_deck(s, u)


def _go_on_deck(s: GlobalWar, u: UnitNumber) -> None:
    """gw.0.4.c: from the air on deck in the same zone costs no movement."""
    for ship in s.standing[s.zone[u]]:
        same = s.edition.families[s.nation[u]] >> s.nation[ship] & 1
        if same and s.unit(u).on_deck in room_on(s, ship):
            s.aboard[u] = ship
            return
    _crash(s, u)


def _crash(s: GlobalWar, u: UnitNumber) -> None:
    s.say("gw-crashed", {"unit": s.unit(u).id, "zone": s.edition.world.zones[s.zone[u]].id})
    s.lose(u)


# captures


def occupy(s: GlobalWar, nation: NationNumber, zone: ZoneNumber) -> None:
    """A zone is a nation's from now on, and who had no part in it makes way."""
    change_hands(s, zone, nation)
    s.taken |= 1 << zone
    for u in s.standing[zone]:
        bystander = not at_war(s, nation, s.nation[u]) and not may_share(s, nation, s.nation[u])
        if bystander and not s.in_port(u) and s.aboard[u] == NO_UNIT:
            make_way(s, u)


def make_way(s: GlobalWar, u: UnitNumber) -> None:
    """gw.0.3.b: a unit that had no part in the battle goes to the nearest friendly land zone, however far."""
    friendly = Sight(s, s.nation[u]).friendly & s.rulings.zones & ~(1 << s.zone[u])
    if not friendly:
        s.lose(u)
        return
    steps = s.edition.world.steps_by_air(s.zone[u])
    s.put(u, min(zones_in(friendly), key=lambda zone: steps[zone]))
