"""The dice of research that objectives give (3.3)."""

from __future__ import annotations

from sandtable.games.globalwar.movement.sight import acting
from sandtable.games.globalwar.news import News
from sandtable.games.globalwar.research.development import grant_die
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.victory.boons import boon
from sandtable.games.globalwar.victory.declared import TECHNOLOGY_DIE


def grant_dice(s: GlobalWar, news: News) -> None:
    """gw.3.3.m: Rapid industrialization is looked at when the turn begins."""
    for nation in acting(s):
        for _ in range(boon(s, nation, TECHNOLOGY_DIE)):
            grant_die(s, nation)
