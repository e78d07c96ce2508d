"""What happens when ships enter a sea zone: strangers may declare war, raiders slip by, warships bring battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.markers import BATTLE, CAUGHT, COMBAT_MOVEMENT, DECLINED, NO_TASK, NON_COMBAT, RAIDER
from sandtable.games.globalwar.movement.challenge import challenge
from sandtable.games.globalwar.movement.sea import passes_by
from sandtable.games.globalwar.movement.sight import Sight, stops_ships
from sandtable.games.globalwar.numbering import NationNumber, UnitNumber, ZoneNumber
from sandtable.games.globalwar.relations import DECLARE, leader_of, may_share, why_no_war
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ROLLED, Chance, die
from sandtable.kernel.flow import ASK_CHANCE, Frame
from sandtable.kernel.frames import PASS
from sandtable.kernel.knowledge import Facts

SLIP: Final = Action("slip")
STAND: Final = Action("stand")

RAIDER_BONUS: Final = 8  # gw.9.4.4.e
WARSHIP_BONUS: Final = 1
AIRCRAFT_BONUS: Final = 4
RADAR_BONUS: Final = 6


class Encounter(Frame[GlobalWar]):
    """Ships have entered a sea zone; who is at peace with them stays out of it unless he declares war (gw.0.3.c)."""

    NAME = "encounter"

    def __init__(self, zone: ZoneNumber, movers: tuple[UnitNumber, ...], step: int = 0) -> None:
        self.zone = zone
        self.movers = movers
        self.step = step

    def copy(self) -> Encounter:
        return Encounter(self.zone, self.movers, self.step)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"zone": s.edition.world.zones[self.zone].id, "movers": [*self.movers], "step": self.step}

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return ()

    def resume(self, s: GlobalWar) -> bool:
        self.movers = tuple([u for u in self.movers if s.zone[u] == self.zone])
        step = self.step
        self.step += 1
        if not self.movers:
            s.done()
        elif step == 0:
            strangers = _strangers(s, self.zone, s.nation[self.movers[0]])
            if strangers and s.phase == COMBAT_MOVEMENT:
                s.push(Sighting(self.zone, s.nation[self.movers[0]], strangers))
        elif step == 1:
            challenge(s, self.zone, self.movers)
        elif step <= len(self.movers) + 1:
            self._raider(s, self.movers[step - 2])
        else:
            s.done()
            self._battle(s)
        return False

    def _raider(self, s: GlobalWar, u: UnitNumber) -> None:
        """gw.9.4.4.b: an attacking raider meets enemies."""
        if not s.marked(u, RAIDER):
            return
        sight = Sight(s, s.nation[u])
        if (sight.warships | sight.any_patrols) >> self.zone & 1:
            s.push(RaiderRoll(u, False))

    def _battle(self, s: GlobalWar) -> None:
        """gw.9.4.a: warships of the enemy bring battle on surface ships."""
        enemies = s.units_of(s.enemies[s.nation[self.movers[0]]], self.zone)
        if s.phase == NON_COMBAT or not any(stops_ships(s, u) for u in enemies):
            return
        for u in self.movers:
            if s.task[u] == NO_TASK and not passes_by(s, u):
                s.task[u] = BATTLE
                s.aim[u] = self.zone


def _strangers(s: GlobalWar, zone: ZoneNumber, mover: NationNumber) -> tuple[NationNumber, ...]:
    """The powers at peace with who moves, of another alliance, with units in the zone (gw.9.1.b)."""
    found: dict[NationNumber, None] = {}
    for u in s.standing[zone]:
        power = leader_of(s, s.nation[u])
        if s.alliance[power] != s.alliance[mover] and not may_share(s, mover, power):
            found[power] = None
    return tuple(found)


class Sighting(Frame[GlobalWar]):
    """gw.9.1.c: each power at peace whose units are sighted may declare war now, or stays neutral; then
    movement goes on (gw.9.1.d)."""

    NAME = "sighting"
    PROMPT = "gw-prompt-sighting"

    def __init__(self, zone: ZoneNumber, mover: NationNumber, powers: tuple[NationNumber, ...]) -> None:
        self.zone = zone
        self.mover = mover
        self.powers = powers

    def copy(self) -> Sighting:
        return Sighting(self.zone, self.mover, self.powers)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        powers: list[Facts] = [s.nation_at(power).id for power in self.powers]
        zone = s.edition.world.zones[self.zone].id
        return {"zone": zone, "mover": s.nation_at(self.mover).id, "powers": powers}

    def resume(self, s: GlobalWar) -> bool:
        self.powers = tuple([power for power in self.powers if self._could(s, power)])
        if self.powers:
            return True
        s.done()
        return False

    def _could(self, s: GlobalWar, power: NationNumber) -> bool:
        return s.seat_of(power) >= 0 and why_no_war(s, power, leader_of(s, self.mover), False) is None

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (s.seat_of(self.powers[0]),)

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        names = (s.nation_at(self.powers[0]).id, s.nation_at(leader_of(s, self.mover)).id)
        return (PASS, Action(DECLARE, names))

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        self.powers = self.powers[1:]


class RaiderRoll(Frame[GlobalWar]):
    """gw.9.4.4.e, gw.9.4.4.g: both roll D12 and add their modifiers; equal totals are rolled again.

    ``defends``: the raider is attacked. It may slip away when it wins, and is caught when it loses.
    """

    NAME = "raider-roll"
    PROMPT = "gw-prompt-slip"

    def __init__(self, raider: UnitNumber, defends: bool, hunter: int = 0, won: bool = False) -> None:
        self.raider = raider
        self.defends = defends
        self.hunter = hunter  # what the other side has rolled, 0 before it has
        self.won = won

    def copy(self) -> RaiderRoll:
        return RaiderRoll(self.raider, self.defends, self.hunter, self.won)

    def facts(self, s: GlobalWar) -> dict[str, Facts]:
        return {"raider": self.raider, "defends": self.defends, "hunter": self.hunter, "won": self.won}

    def resume(self, s: GlobalWar) -> bool:
        return True

    def asks(self, s: GlobalWar) -> tuple[int, ...]:
        return (max(s.seat_of(s.nation[self.raider]), 0),) if self.won else ASK_CHANCE

    def chance(self, s: GlobalWar) -> Chance:
        return die(12, "gw-chance-raider" if self.hunter else "gw-chance-hunter")

    def legal(self, s: GlobalWar, seat: int) -> Sequence[Action]:
        return (SLIP, STAND) if self.won else ()

    def take(self, s: GlobalWar, seat: int, action: Action) -> None:
        if self.won:
            self._end(s, action == SLIP)
        elif not self.hunter:
            self.hunter = ROLLED[action.text]
        else:
            self._compare(s, ROLLED[action.text])

    def _compare(self, s: GlobalWar, roll: int) -> None:
        raider = roll + RAIDER_BONUS
        hunter = self.hunter + hunting_bonus(s, self.raider, self.defends)
        s.say("gw-raider-rolled", {"raider": raider, "hunter": hunter})
        if raider == hunter:
            self.hunter = 0
        elif raider < hunter:
            self._end(s, False)
        elif self.defends:
            self.won = True
        else:
            self._end(s, True)

    def _end(self, s: GlobalWar, slips: bool) -> None:
        u = self.raider
        s.done()
        if self.defends:
            s.marks[u] |= DECLINED if slips else CAUGHT
        elif not slips:
            s.task[u] = BATTLE
            s.aim[u] = s.zone[u]
        s.say("gw-raider-slips" if slips else "gw-raider-caught", {"zone": s.edition.world.zones[s.zone[u]].id})


def hunting_bonus(s: GlobalWar, raider: UnitNumber, defends: bool) -> int:
    """What the other side adds: its warships and aircraft in the zone, and radar (gw.9.4.4.e)."""
    bonus = 0
    radar = False
    for u in s.units_of(s.enemies[s.nation[raider]], s.zone[raider]):
        unit = s.unit(u)
        if defends and not s.on_turn(s.nation[u]):
            continue
        if unit.warship():
            bonus += WARSHIP_BONUS
        elif unit.kind == AIR and unit.attack:
            bonus += AIRCRAFT_BONUS
        radar = radar or s.has(s.nation[u], "radar")
    return bonus + (RADAR_BONUS if radar else 0)
