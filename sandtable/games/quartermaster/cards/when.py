"""When a card can be used: the events that cards name, in their words."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import EVERYWHERE, LAND, NEAR, SEA
from sandtable.games.quartermaster.cards.card import (
    ABOUT_TO_GO,
    BATTLED,
    BUILT,
    DISCARD_STARTS,
    INSTEAD_OF_PLAYING,
    PLAYED,
    RAIDED,
    REMOVED,
    STATUS_USED,
    SUPPLY_STARTS,
    TURN_STARTS,
    WAGED,
    When,
)
from sandtable.games.quartermaster.catalogue import KIND, SIDE
from sandtable.games.quartermaster.reactions import IN_BATTLE, RECRUITED, SUPPLIED, Reaction
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.supply import supplied


class InsteadOfPlaying(When):
    """In your play step, instead of playing a card from your hand."""

    def __init__(self) -> None:
        super().__init__(INSTEAD_OF_PLAYING)

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return False


class AtAnyTime(When):
    """At any time in your turn; the last moment before your supply step is asked about (qm.react.any-time)."""

    def __init__(self) -> None:
        super().__init__(SUPPLY_STARTS, any_time=True)

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return event.actor == country


class AtTurnStart(When):
    """At the start of your turn."""

    def __init__(self) -> None:
        super().__init__(TURN_STARTS)

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return event.actor == country


class AtDiscardStart(When):
    """At the start of your discard step."""

    def __init__(self) -> None:
        super().__init__(DISCARD_STARTS)

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return event.actor == country


class YouBattle(When):
    """When you battle a land space (LAND) or a sea space (SEA), perhaps only in some, or beside your navy in supply."""

    def __init__(self, kind: int, where: int = EVERYWHERE, beside_navy: bool = False) -> None:
        super().__init__(BATTLED)
        self.where: Final = kind & where
        self.beside_navy: Final = beside_navy

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        if event.actor != country or not (self.where >> event.space) & 1:
            return False
        return not self.beside_navy or NEAR[event.space] & SEA & supplied(s, country) != 0


class FriendlyArmyBattled(When):
    """When an army of your side is battled in one of these spaces."""

    def __init__(self, where: int) -> None:
        super().__init__(BATTLED)
        self.where: Final = where

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return event.whom >= 0 and SIDE[event.whom] == SIDE[country] and (self.where >> event.space) & 1 == 1


class YouBuild(When):
    """When you build an army (LAND) or a navy (SEA)."""

    def __init__(self, kind: int) -> None:
        super().__init__(BUILT)
        self.kind: Final = kind

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return event.whom == country and (self.kind >> event.space) & 1 == 1 and not event.flags & RECRUITED


class EnemyBuilds(When):
    """Immediately after an enemy army (LAND) or navy (SEA) is built in one of these spaces, or beside your piece."""

    def __init__(self, kind: int, where: int = EVERYWHERE, beside_yours: bool = False) -> None:
        super().__init__(BUILT)
        self.where: Final = kind & where
        self.beside_yours: Final = beside_yours

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        side = SIDE[country]
        if SIDE[event.whom] == side or not (self.where >> event.space) & 1:
            return False
        return not self.beside_yours or s.neighbours(side).of(1 << event.space) & s.pieces[country] != 0


class AboutToGo(When):
    """When an army (LAND) or navy (SEA) of one of these countries is about to be removed."""

    def __init__(
        self, kind: int, who: tuple[int, ...], where: int = EVERYWHERE, supplied: bool = False, battled: bool = False
    ) -> None:
        super().__init__(ABOUT_TO_GO)
        self.where: Final = kind & where
        self.who: Final = who
        self.flags: Final = (SUPPLIED if supplied else 0) | (IN_BATTLE if battled else 0)

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        if event.whom not in self.who or not (self.where >> event.space) & 1:
            return False
        return event.flags & self.flags == self.flags


class ArmyRemoved(When):
    """When an army of a country that was in supply is removed."""

    def __init__(self, who: int) -> None:
        super().__init__(REMOVED)
        self.who: Final = who

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return event.whom == self.who and (LAND >> event.space) & 1 == 1 and event.flags & SUPPLIED != 0


class EnemyWages(When):
    """When the other side plays an Economic Warfare card."""

    def __init__(self) -> None:
        super().__init__(WAGED)

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return SIDE[event.actor] != SIDE[country]


class YouAreRaided(When):
    """When you are about to lose cards to an Economic Warfare card."""

    def __init__(self) -> None:
        super().__init__(RAIDED)

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return event.whom == country


class StatusUsed(When):
    """When a country has used one of its Status cards."""

    def __init__(self, who: int) -> None:
        super().__init__(STATUS_USED)
        self.who: Final = who

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return event.actor == self.who and (s.status >> event.about) & 1 == 1


class YouPlayed(When):
    """When you have played a card in your play step, or only cards of one kind."""

    def __init__(self, kind: int = -1) -> None:
        super().__init__(PLAYED)
        self.kind: Final = kind

    def fits(self, s: Quartermaster, country: int, event: Reaction) -> bool:
        return event.actor == country and self.kind in (-1, KIND[event.about])
