"""The printed things of every title by their kinds, which all need names."""

from __future__ import annotations

from sandtable.games.blitzkrieg.edition import EFFECTS, TERRAINS
from sandtable.games.blitzkrieg.title import GAME as BLITZKRIEG
from sandtable.games.legie.locations import KINDS as LOCATION_KINDS
from sandtable.games.legie.nouns import ABILITIES, EQUIPMENT, FACTIONS, SKILLS
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.title import GAME as LEGIE
from sandtable.games.quartermaster.board import SPACES
from sandtable.games.quartermaster.catalogue import CARDS, COUNTRY_IDS, KINDS, SIDES


def of_blitzkrieg() -> dict[str, list[str]]:
    editions = [BLITZKRIEG.edition("duel"), BLITZKRIEG.edition("nippon")]
    return {
        "token": ["hidden", *(token.id for token in editions[1].tokens)],
        "theatre": editions[0].theatres + editions[1].theatres,
        "side": [*editions[0].sides, *editions[1].sides],
        "tactic": editions[0].tactics,
        "effect": list(EFFECTS),
        "terrain": list(TERRAINS),
    }


def of_quartermaster() -> dict[str, list[str]]:
    return {
        "card": ["hidden", "deck", *CARDS],
        "text": list(CARDS),
        "space": list(SPACES),
        "country": list(COUNTRY_IDS),
        "side": list(SIDES),
        "kind": list(KINDS),
    }


def of_legie() -> dict[str, list[str]]:
    edition = LEGIE.edition()
    return {
        "character": ["hidden", *edition.characters],
        "plot": [plot.id for plot in edition.plots],
        "location": edition.locations,
        "order": ["hidden", *(order.id for order in ORDERS)],
        "equipment": list(EQUIPMENT),
        "dispatch": ["hidden", *(dispatch.id for dispatch in edition.dispatches)],
        "commander": [commander.id for commander in edition.commanders],
        "faction": list(FACTIONS),
        "skill": list(SKILLS),
        "ability": list(ABILITIES),
        "kind": list(LOCATION_KINDS),
    }


PRINTED = {"bk": of_blitzkrieg(), "qm": of_quartermaster(), "lg": of_legie()}  # Global War: tests/games/globalwar
UNSPOKEN = ("effect", "terrain", "text", "kind", "ability")  # never a noun of an act or an event
