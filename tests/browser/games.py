"""Games that were begun elsewhere, the same each time, so that a table can be met in a certain state."""

from __future__ import annotations

import json
from functools import cache

import sandtable
from sandtable.bots import bot
from sandtable.kernel.match import Match

BUDGET = 20  # iterations: enough to play sensibly


@cache
def solo(seed: str, acts: int) -> Match:
    """A solo game after so many acts of a greedy bot in the player's place."""
    game = sandtable.game("blitzkrieg")
    if acts == 0:
        return game.match("solo", seed=seed)
    match = sandtable.load(solo(seed, acts - 1).save())
    player = bot("greedy", game, f"{seed} {acts}")
    match.play(0, player.decide(match.observe(0), BUDGET))
    return match


@cache
def length(seed: str) -> int:
    acts = 1
    while solo(seed, acts).outcome is None:
        acts += 1
    return acts


def whole(seed: str) -> Match:
    """The same game to its end."""
    return solo(seed, length(seed))


def almost_over(seed: str) -> Match:
    """The same game before the last act."""
    return solo(seed, length(seed) - 1)


def before_a_blitz() -> Match:
    """The player has a blitz token, after which nothing is drawn yet."""
    position = {
        "title": "blitzkrieg",
        "mode": "solo",
        "to-move": "allies",
        "reserve": {"axis": ["army:1"], "allies": ["air:0", "army:2", "navy:1"]},
    }
    return sandtable.game("blitzkrieg").position(position, seed="blitz")


@cache
def before_a_build(seed: str, acts: int) -> Match:
    """A game of Quartermaster General between greedy bots after so many acts and until Germany builds an army."""
    game = sandtable.game("quartermaster")
    match = game.match(seats=6, seed=seed)
    bots = [bot("greedy", game, f"{seed} {seat}") for seat in range(6)]
    for n in range(10_000):
        legal = [action.text for action in match.legal(0)]
        if n >= acts and any(text.startswith("build ") for text in legal):
            return match
        if n >= acts and "play build-army" in legal:
            match.play(0, "play build-army")
        else:
            seat = match.to_act[0]
            match.play(seat, bots[seat].decide(match.observe(seat), BUDGET))
    raise AssertionError("nothing was ever built")


@cache
def at_war(**more: str) -> Match:
    """Germany is on turn in round 9, with many pieces on the map; ``more`` are Response cards of countries."""
    pieces = {
        "GER": ["germany", "western-europe", "baltic-sea", "scandinavia", "eastern-europe", "ukraine", "north-africa"],
        "UK": ["united-kingdom", "north-sea", "canada", "india"],
        "JPN": ["japan", "china", "sea-of-japan"],
        "USSR": ["moscow", "russia"],
        "ITA": ["italy", "balkans", "mediterranean-sea"],
        "USA": ["eastern-us", "western-us", "east-pacific"],
    }
    countries = {id: {"hand": ["build-army"], "pieces": held} for id, held in pieces.items()}
    countries["GER"]["hand"] = ["build-army", "land-battle", "german-plunder", "submarines-blockade", "dive-bombers"]
    for country, card in more.items():
        countries[country]["responses"] = [card]
    position = {"title": "quartermaster", "seats": 6, "round": 9, "turn": "GER", "countries": countries}
    position["points"] = {"axis": 61, "allies": 54}
    return sandtable.game("quartermaster").position(json.loads(json.dumps(position)), seed="war")


@cache
def two_are_asked() -> Match:
    """Japan battles a navy of the United States: cards of the United Kingdom and of the United States may answer."""
    rows = {id: {"hand": ["build-army"]} for id in ("GER", "UK", "JPN", "USSR", "ITA", "USA")}
    rows["JPN"] = {"hand": ["sea-battle", "build-army"], "pieces": ["japan", "sea-of-japan"]}
    navies = ["western-us", "east-pacific", "hawaii", "central-pacific"]
    rows["USA"] = {"hand": ["build-army"], "pieces": navies, "status": ["radar"]}
    rows["UK"] = {"hand": ["build-army"], "pieces": ["united-kingdom"], "responses": ["destroyers"]}
    position = {"title": "quartermaster", "seats": 6, "round": 4, "turn": "JPN", "countries": rows}
    match = sandtable.game("quartermaster").position(json.loads(json.dumps(position)), seed="answers")
    match.play(2, "play sea-battle")
    match.play(2, "battle central-pacific")
    assert match.to_act == (1, 5)
    return match
