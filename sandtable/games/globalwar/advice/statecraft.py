"""Wars by word and pacts: the one free act that a seat's plans ask for at the beginning of a player turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.globalwar.advice.campaigns import DECLARATIONS, PEACE_AT_VIIPURI, TREATIES, Declaration, Treaty
from sandtable.games.globalwar.advice.intent import are_behind, holds, weight
from sandtable.games.globalwar.capitals import RECALL
from sandtable.games.globalwar.numbering import Seat
from sandtable.games.globalwar.pacts.signing import BREAK, OFFER, SIGN
from sandtable.games.globalwar.pacts.spheres import parties
from sandtable.games.globalwar.relations import DECLARE, family
from sandtable.games.globalwar.sheets import PACTS
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.action import Action

LAST_PLACE: Final = 9  # of the order of play: gw.7.1
MARCH: Final = 2  # zones from Helsinki, where troops for the second blow stand
ASSAULT: Final = 1.2  # of the defence of Helsinki, what storms it


def free_act(s: GlobalWar, seat: Seat, free: Sequence[Action]) -> Action | None:
    """What is to be declared, signed, offered or broken now; None when all is well as it is."""
    for action in free:
        if action.verb == RECALL or (action.verb == SIGN and _is_welcome(s, action)):
            return action
    for action in free:
        if action.verb == DECLARE and _is_time_for_war(s, action):
            return action
    for verb in (BREAK, OFFER):
        for action in free:
            if action.verb == verb and (_is_in_the_way(s, action) if verb == BREAK else _is_welcome(s, action)):
                return action
    return None


# wars


def is_wanted(s: GlobalWar, who: str, on: str, date: str) -> bool:
    """Whether one of a nation's rows asks for a war by some date."""
    return any(row.nation == who and row.on == on and is_fit(s, row, date) for row in DECLARATIONS)


def _is_time_for_war(s: GlobalWar, action: Action) -> bool:
    """Wars begin with the own turn, so that the first blow is one's own."""
    who, on = action.nouns
    return s.on_turn(s.edition.nations.number[who]) and is_wanted(s, who, on, s.calendar_turn())


def is_fit(s: GlobalWar, row: Declaration, date: str) -> bool:
    """Whether a nation that were free to do so would declare a war by some date."""
    if date < row.since:
        return False
    nation = s.edition.nations.number[row.nation]
    for word in row.needs:
        if not holds(s, word, nation, row.on):
            return False
    return not row.after or are_behind(s, nation, row.after)


# pacts


def _treaty(action: Action) -> Treaty | None:
    for row in TREATIES:
        if (row.nation, row.pact) == action.nouns:
            return row
    return None


def _is_welcome(s: GlobalWar, action: Action) -> bool:
    """A pact is good between its dates, as long as no war on the other side is wanted; the peace that lets the USSR
    keep Viipuri always is, unless Helsinki is about to fall."""
    row = _treaty(action)
    if row is None:
        return action.nouns[1] == PEACE_AT_VIIPURI and _finland_is_strong(s)
    return row.since <= s.calendar_turn() <= row.until and not _is_in_the_way(s, action)


def _finland_is_strong(s: GlobalWar) -> bool:
    """Whether those who can be before Helsinki in a turn are too few to take it, which would be a point."""
    numbers = s.edition.nations.number
    world = s.edition.world
    helsinki = world.number["helsinki"]
    near = world.within(1 << helsinki, MARCH, world.next_on_land) & world.land
    own = weight(s, family(s, numbers["ussr"]), near, True)
    return own < ASSAULT * weight(s, 1 << numbers["finland"], 1 << helsinki, False)


def _is_in_the_way(s: GlobalWar, action: Action) -> bool:
    """Whether the war that a pact forbids is to begin with the next turn of its party."""
    nation = s.edition.nations.number[action.nouns[0]]
    one, other = parties(s, PACTS.index(action.nouns[1]))
    victim = other if family(s, nation) >> one & 1 else one
    place = s.nation_at(nation).turn
    eve = s.turn + 1 == place or (place == 1 and s.turn == LAST_PLACE)
    date = s.date if place > s.turn else min(s.date + 1, s.edition.calendar.most - 1)
    return eve and is_wanted(s, action.nouns[0], s.nation_at(victim).id, s.edition.calendar.name(date))
