"""Requests of the lab: the odds of a battle."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sandtable.lab.odds import Question
from sandtable.server.api.bodies import Battle, read_body
from sandtable.server.api.replies import sent
from sandtable.server.hall import Hall

ASKING_COSTS: Final = 5.0  # as much of a guest's pace as so many other requests


async def battle_odds(hall: Hall, request: Request) -> Response:
    """How a battle of Global War is likely to end. Nothing is kept of it."""
    return _text(await hall.lab.odds(await _asked(hall, request)))


async def battle_helps(hall: Hall, request: Request) -> Response:
    """What would help the attacker most for its price, where that can be reckoned."""
    return _text(await hall.lab.helps(await _asked(hall, request)))


async def _asked(hall: Hall, request: Request) -> Question:
    await hall.guest_who_changes(request, ASKING_COSTS)
    wanted = read_body(await sent(hall, request), Battle)
    return Question(
        attacker=wanted.attacker,
        defender=wanted.defender,
        battle=wanted.battle,
        terrain=wanted.terrain,
        circumstances=tuple(dict.fromkeys(wanted.circumstances)),
        guns=wanted.guns,
        attacker_technologies=tuple(dict.fromkeys(wanted.attacker_technologies)),
        defender_technologies=tuple(dict.fromkeys(wanted.defender_technologies)),
        attacker_losses=wanted.attacker_losses,
        defender_losses=wanted.defender_losses,
        retreat=wanted.retreat,
        round=wanted.round,
    )


def _text(told: str) -> Response:
    return Response(told, media_type="application/json")
