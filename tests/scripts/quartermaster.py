"""Quartermaster: three plans."""

from __future__ import annotations

from typing import Any

from sandtable.kernel.action import Action
from scripts.script import Script, printed

STARS = {space["id"] for space in printed("quartermaster", "map")["spaces"] if space.get("star")}
HOMES = {country["home"] for country in printed("quartermaster", "countries")["countries"]}
KIND = {card["id"]: card["kind"] for card in printed("quartermaster", "cards")["cards"]}


class Planned(Script):
    """A plan is an order of cards; spaces with a star come first, and as few cards as possible are given away."""

    order: tuple[str, ...] = ()

    def score(self, view: Any, seat: int, act: Action) -> float:
        if act.verb in ("build", "recruit", "battle"):
            space = act.nouns[0]
            return 10.0 + 5.0 * (space in STARS) + 3.0 * (space in HOMES)
        if act.verb in ("play", "use", "take"):
            kind = KIND.get(act.nouns[0], act.nouns[0])
            return 8.0 - self.order.index(kind) if kind in self.order else 1.0
        if act.verb in ("discard", "tuck"):
            return -sum(3.0 if KIND.get(card, card) in self.order[:2] else 1.0 for card in act.nouns) - 1.0
        return 2.0 if act.verb == "count" else 0.0


class Builder(Planned):
    """Armies on the stars, and navies to get there."""

    order = ("build-army", "build-navy", "land-battle", "status", "sea-battle", "event", "economic-warfare")


class Fighter(Planned):
    """Attacks whatever can be attacked."""

    order = ("land-battle", "build-army", "sea-battle", "build-navy", "status", "event", "economic-warfare")


class Schemer(Planned):
    """Lays out Status cards first: they work for the whole game."""

    order = ("status", "build-army", "land-battle", "build-navy", "event", "sea-battle", "economic-warfare")
