"""The end of a game (3.4): the last turn of a theatre, the roll that ends the war, ties that play on."""

from __future__ import annotations

from sandtable.games.globalwar.dice import DiceInTurn, Row
from sandtable.games.globalwar.numbering import ZoneNumber, zones_in
from sandtable.games.globalwar.objectives import objectives_told, points_of_sides
from sandtable.games.globalwar.seating import shared
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.plain import Plain


def close_calendar_turn(s: GlobalWar) -> None:
    """gw.12.11.a: all nations have had their turns. The game ends, a die is rolled about it, or the next turn comes."""
    if s.rulings.last >= 0:  # gw.3.4.a
        over = s.date == s.rulings.last
    elif s.goals.overtime:  # gw.3.4.e
        over = not is_tied(s)
    elif s.edition.calendar.ends_on(s.calendar_turn()):  # gw.3.4.b
        s.push(EndRoll(((0,),)))
        return
    else:
        over = False
    if over or s.date == s.edition.calendar.most - 1:
        end(s)
    else:
        open_calendar_turn(s)


def open_calendar_turn(s: GlobalWar) -> None:
    """gw.12.11.b: the marker goes on to the next half year."""
    s.date += 1
    s.turn = 0
    s.say("gw-calendar-turn", {"date": s.calendar_turn()})


class EndRoll(DiceInTurn):
    """gw.3.4.b: the die of the USA after its turn."""

    NAME = "end-roll"
    DIE = "gw-chance-end"

    def rolled(self, s: GlobalWar, row: Row, roll: int) -> None:
        lost = len(lost_capitals(s))
        most = s.edition.calendar.ends_on(s.calendar_turn())
        s.say("gw-end-roll", {"roll": roll, "number": lost, "most": most})
        if roll - lost > most:  # gw.3.4.d
            open_calendar_turn(s)
        elif is_tied(s):
            s.goals.overtime = True
            s.say("gw-overtime", {})
            open_calendar_turn(s)
        else:
            end(s)


def ending_told(s: GlobalWar) -> dict[str, Plain]:
    """For whoever looks at how the war ends: the roll of each calendar turn, capitals that count, ties that play on."""
    calendar = s.edition.calendar
    rolls: list[Plain] = []
    if s.rulings.last < 0:
        rolls = [[turn, calendar.ends_on(turn)] for turn in calendar.turns if calendar.ends_on(turn)]
    capitals: list[Plain] = [s.edition.world.zones[zone].id for zone in lost_capitals(s)]
    return {**objectives_told(s), "rolls": rolls, "capitals": capitals, "overtime": s.goals.overtime}


def lost_capitals(s: GlobalWar) -> list[ZoneNumber]:
    """gw.3.4.c: the zones of the nine capitals that another alliance holds than that of the power they belonged to."""
    found: list[ZoneNumber] = []
    for zone in zones_in(s.edition.place["counted-capitals"]):
        if s.alliance[s.owner[zone]] != s.nation_at(s.edition.owner[zone]).alliance:
            found.append(zone)
    return found


def is_tied(s: GlobalWar) -> bool:
    """gw.3.4.e: whether two sides lead with the same points."""
    points = points_of_sides(s)
    return len({s.rulings.sides[seat] for seat, one in enumerate(points) if one == max(points)}) > 1


def end(s: GlobalWar) -> None:
    """gw.3.1.a: the game is over, and the side with the most victory points wins; a tie is shared."""
    s.stack.clear()
    points = points_of_sides(s)
    best = max(points)
    winners = list(dict.fromkeys([s.rulings.sides[seat] for seat, one in enumerate(points) if one == best]))
    s.result = Outcome(shared(s.rulings.sides, winners), tuple(points), "gw-outcome-points")
    s.say("gw-ended", {})
