"""One placement in the printed order: cover the space, its effect, the marker, the token's ability, closing."""

from __future__ import annotations

from typing import Final

from sandtable.games.blitzkrieg import reckoning
from sandtable.games.blitzkrieg.closing import at_end_of_track, close_campaign, close_theatre
from sandtable.games.blitzkrieg.edition import BOMBER, NUCLEAR, TASK_FORCE
from sandtable.games.blitzkrieg.effects import bombing, carry_out, move_marker
from sandtable.games.blitzkrieg.state import Blitzkrieg
from sandtable.kernel.knowledge import Facts

NUCLEAR_FALLOUT: Final = 2


def cover(s: Blitzkrieg, side: int, kind: int, space: int) -> int:
    """Put a token of the reserve on a space; returns its role."""
    role = s.role(side, kind)
    reserve = s.reserves[side]
    reckoning.placed(s, side, s.edition.is_special[kind], len(reserve))
    reserve.remove(kind)
    bit = 1 << space
    s.on_space[space] = kind * 2 + side
    s.occupied |= bit
    s.frontier &= ~bit
    s.last[side] = role if role != s.edition.virtual_scientist else s.edition.kind_of["scientist"]
    if s.tell is not None:
        edition = s.edition
        args: dict[str, Facts] = {"side": edition.sides[side], "token": edition.tokens[kind].id}
        args["space"] = edition.spaces[space]
        args["row"] = s.active_row(edition.campaign_theatre[edition.space_campaign[space]])
        if s.last[side] != kind:
            args["copied"] = edition.tokens[s.last[side]].id
            s.say("bk-placed-spy", args)
        else:
            s.say("bk-placed", args)
    return role


def space_effect(s: Blitzkrieg, side: int, role: int, space: int) -> None:
    """bk.turn.order, bk.effect.when: the covered space first; a task force leaves it unused (bk.token.task-force)."""
    if s.edition.role_ability[role] != TASK_FORCE:
        carry_out(s, side, space)


def marker(s: Blitzkrieg, side: int, role: int, space: int) -> None:
    """Then the marker moves by the strength of the token."""
    move_marker(s, side, s.edition.space_theatre[space], s.strength(side, role, space), may_close=True)


def ability(s: Blitzkrieg, side: int, role: int, space: int) -> None:
    """And the token does what it can do beyond its strength."""
    found = s.edition.role_ability[role]
    if found == BOMBER:  # bk.token.bomber
        bombing(s, side, 1, s.edition.space_theatre[space])
    elif found == NUCLEAR:
        # bk.token.nuclear: every other open theatre moves towards the opponent, never to the end
        for theatre in range(len(s.markers)):
            if (s.in_play >> theatre) & 1 and theatre != s.edition.space_theatre[space]:
                move_marker(s, 1 - side, theatre, NUCLEAR_FALLOUT, may_close=False)


def closing(s: Blitzkrieg, side: int, space: int) -> None:
    """bk.theatre.first: the theatre closes at the end of its track, or the campaign with its last space (A3)."""
    edition = s.edition
    theatre = edition.space_theatre[space]
    if at_end_of_track(s, theatre):
        close_theatre(s, side, theatre, space)
    elif not edition.campaign_spaces[edition.space_campaign[space]] & ~s.occupied:
        close_campaign(s, side, edition.space_campaign[space])


def foreseen(s: Blitzkrieg, side: int, kind: int, space: int) -> Blitzkrieg:
    """What a placement will surely do to markers and points: a copy in which nothing is drawn, bombed or asked."""
    thought = s.copy()
    thought.foresight = True
    thought.stack.clear()
    role = cover(thought, side, kind, space)
    space_effect(thought, side, role, space)
    marker(thought, side, role, space)
    ability(thought, side, role, space)
    closing(thought, side, space)
    thought.run()
    return thought
