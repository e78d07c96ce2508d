"""What a battle leaves behind (10.3): retreats, submarines under water, who moves on."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.combat.blitz import SHORT, Blitz
from sandtable.games.globalwar.combat.conquest import take_zone
from sandtable.games.globalwar.combat.engagement import Engagement
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER
from sandtable.games.globalwar.combat.landfall import land_again, may_go_on_board, on_board
from sandtable.games.globalwar.combat.lineup import STRANDED
from sandtable.games.globalwar.combat.muster import Muster
from sandtable.games.globalwar.combat.retreat import sail_back, send_back, tell_retreat, ways_out
from sandtable.games.globalwar.combat.troops import LANDED, Counts
from sandtable.games.globalwar.decks import room_on
from sandtable.games.globalwar.markers import (
    FOLLOW,
    FOUGHT,
    NO_TASK,
    NO_UNIT,
    NOWHERE,
    PATROL,
    RETREATED,
    SUBMERGED,
)
from sandtable.games.globalwar.movement.sea import took_part
from sandtable.games.globalwar.movement.sight import Sight
from sandtable.games.globalwar.news import BATTLE_HELD, BATTLE_WON, News, make_known
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, zones_in
from sandtable.games.globalwar.relations import cooperating
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.units import AIR, SUBMARINE

Line = tuple[tuple[UnitNumber, int], ...]

STAYING: Final = ("clash", "attrition", "port", "interception")  # battles after which nobody goes back or takes a zone


def end_battle(
    s: GlobalWar, muster: Muster, engagement: Engagement, lines: tuple[Line, Line], gone: int, round: int
) -> None:
    """The battle is over: whoever is left goes where the rules send him."""
    mine = _counts(engagement, lines[ATTACKER], ATTACKER, gone)
    theirs = _counts(engagement, lines[DEFENDER], DEFENDER, 0)
    won = engagement.present(DEFENDER, theirs, 2) == 0
    zone = muster.zone
    passing = muster.sequence == "encounter"  # who moved past moves on unhindered: gw.9.4.c
    for rows in muster.rows[1 if passing else 0 :]:
        for row in rows:
            if s.zone[row.unit] != NOWHERE:
                s.marks[row.unit] |= FOUGHT
    nation = muster.rows[ATTACKER][0].nation
    stays = muster.sequence in STAYING
    if not passing:
        _release(s, muster, engagement, lines[ATTACKER], mine, won)
    holds = not engagement.present(ATTACKER, mine, 2) and engagement.dived(theirs)
    told = BATTLE_WON if won and not holds else BATTLE_HELD
    make_known(s, News(told, nation, zone=zone, words={"round": round}))
    for u, _ in lines[DEFENDER]:
        if not engagement.field.sea or s.zone[u] != zone:
            continue  # whoever scrambled never left its place on the map: gw.10.4.f
        if s.unit(u).kind == SUBMARINE:
            s.marks[u] |= SUBMERGED  # gw.10.7.d, gw.10.3.f
        elif s.unit(u).kind == AIR and s.aboard[u] == NO_UNIT and not s.marked(u, PATROL):
            _find_deck(s, u)
    if won and engagement.ground and engagement.land_left(mine, 1) and not stays:
        take_zone(s, nation, zone)
        if round <= SHORT:
            s.push(Blitz(zone, nation))
    if not passing:
        if engagement.field.sea:
            land_again(s, zone, won)
        _follow(s, zone)


def _release(s: GlobalWar, muster: Muster, engagement: Engagement, line: Line, counts: Counts, won: bool) -> None:
    """The attackers have done what they came for: whoever is beaten goes back (gw.10.3)."""
    zone = muster.zone
    stands = engagement.present(ATTACKER, counts, 2)
    stays = muster.sequence in STAYING
    lingers = engagement.hunt  # after the one round with a raider: gw.10.7.e
    for u, n in line:
        s.task[u] = NO_TASK
        troop = engagement.rosters[ATTACKER].troops[n]
        if troop.ship and not engagement.field.sea:
            took_part(s, u, zone)
            continue
        s.aim[u] = NOWHERE
        beaten = not won or not stands >> n & 1 or troop.fled
        if counts[-1] & STRANDED and engagement.second_wave >> n & 1:
            on_board(s, u)  # it never landed: gw.10.8.3.a
        elif troop.fled and troop.ways & LANDED and may_go_on_board(s, u):
            on_board(s, u)  # gw.15.7.a, ruling C52
        elif beaten and not stays and not troop.ship:
            send_back(s, u, troop.ways, zone)
        elif troop.ship and not won and not lingers:
            sail_back(s, u, zone, ways_out(s, muster, line))
    if not stays:
        tell_retreat(s, zone, [u for u, _ in line if s.marked(u, RETREATED)])


def _follow(s: GlobalWar, zone: ZoneNumber) -> None:
    """gw.9.4.1: the continuing force moves on where the way is clear, and else goes back."""
    from sandtable.games.globalwar.turn import go_on  # it needs to know the frames of combat

    waiting = [u for u in s.standing[zone] if s.task[u] == FOLLOW and s.aboard[u] == NO_UNIT]
    if go_on(s, zone):
        _meet_submarines(s, zone, waiting)
        return
    waiting = [u for u in s.standing[zone] if s.task[u] == FOLLOW]
    for u in waiting:
        s.task[u] = NO_TASK
        s.aim[u] = NOWHERE
        s.marks[u] |= RETREATED if s.unit(u).kind == AIR else 0
        if s.unit(u).at_sea():
            sail_back(s, u, zone, [s.came[u]])
    tell_retreat(s, zone, waiting)


def _meet_submarines(s: GlobalWar, zone: ZoneNumber, waiting: list[UnitNumber]) -> None:
    """gw.10.7.b: submarines that refused battle may take on the continuing force for a round as it goes on."""
    from sandtable.games.globalwar.movement.challenge import challenge  # it needs to know the battle

    for surface in (True, False):
        movers = [u for u in waiting if s.unit(u).at_sea() and (s.unit(u).kind != SUBMARINE) == surface]
        if movers:
            challenge(s, zone, tuple(movers))


def _counts(engagement: Engagement, line: Line, side: int, gone: int) -> Counts:
    found = [0] * engagement.rosters[side].size
    for _, n in line:
        found[n] += 1
    return (*found, gone)


def _find_deck(s: GlobalWar, u: UnitNumber) -> None:
    """gw.10.7.h: aircraft that lost their carrier have one move to a place to land."""
    world = s.edition.world
    sight = Sight(s, s.nation[u])
    for sea in (s.zone[u], *zones_in(world.next_at_sea[s.zone[u]])):
        for ship in s.units_of(sight.own, sea):
            if s.unit(u).on_deck in room_on(s, ship):
                s.put(u, sea)
                s.aboard[u] = ship
                return
    for land in zones_in(world.coasts[s.zone[u]] & s.rulings.zones):
        if cooperating(s, s.nation[u], s.owner[land]):
            s.put(u, land)
            return
    s.say("gw-crashed", {"unit": s.unit(u).id, "zone": world.zones[s.zone[u]].id})
    s.lose(u)
