"""Where a battle is fought, and what each side brings besides units: ground, works, technologies, abilities."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.world import NORMAL, TERRAINS
from sandtable.kernel.plain import Plain

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = ("attacker", "defender")

GUN_SHOTS: Final = 3  # of one coastal gun in a player turn: gw.13.2.7.a


class Field:
    """The ground and the circumstances of one battle. Nothing here changes while it lasts."""

    def __init__(
        self,
        sea: bool = False,
        terrain: int = NORMAL,
        city: bool = False,
        surrounded: bool = False,
        forts: int = 0,
        maginot: bool = False,
        guns: int = 0,
        gun_shots: tuple[int, ...] = (),
        blitzkrieg: bool = False,
        surprise: bool = False,
        hunted: bool = False,
        silent: bool = False,
        kamikaze: int = 0,
        kamikaze_of: int = DEFENDER,
        technologies: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
        fought: int = 0,
    ) -> None:
        self.sea: Final = sea
        self.terrain: Final = terrain
        self.city: Final = city
        self.surrounded: Final = surrounded  # gw.1.7.7.e; means something for cities only
        self.forts: Final = forts  # fortified borders that are attacked: gw.13.2.6
        self.maginot: Final = maginot  # the Maginot Line is attacked: gw.13.2.6.c
        # what each coastal gun that reaches the landing may fire; fresh ones, where only their number is known
        self.gun_shots: Final = gun_shots or (GUN_SHOTS,) * guns  # gw.10.8.2.b
        self.blitzkrieg: Final = blitzkrieg  # gw.15.1
        self.surprise: Final = surprise  # gw.15.4
        self.hunted: Final = hunted  # anybody may hit the defending submarines: they began, or lie in port (gw.10.7.c)
        self.silent: Final = silent  # the flak of the port is out of action: gw.11.5
        self.kamikaze: Final = kamikaze  # attacks spent on this battle: gw.15.4
        self.kamikaze_of: Final = kamikaze_of
        self.technologies: Final = technologies
        self.fought: Final = fought  # rounds of it that are over already

    def knows(self, side: int, technology: str, nation: str = "") -> bool:
        """Whether a side knows a technology, or a nation of it by its number, where not all of a side do."""
        known = self.technologies[side]
        return technology in known or (nation != "" and f"{technology}:{nation}" in known)

    @property
    def beleaguered(self) -> bool:
        return self.city and self.surrounded

    def asked_about(self, round: int) -> dict[str, Plain] | None:
        """The ground and what holds besides in the words in which odds are asked from a round on; None where there are
        no words for something that still counts."""
        fresh = all(shots == GUN_SHOTS for shots in self.gun_shots)
        if round == 1 and not (fresh and self.forts <= 1 and self.kamikaze == 0 and not self.silent):
            return None
        holds = (
            ("city", self.city),
            ("surrounded", self.surrounded),
            ("fort", self.forts > 0),
            ("maginot", self.maginot),
            ("blitzkrieg", self.blitzkrieg),
            ("surprise", self.surprise),
            ("hunted", self.hunted),
        )
        circumstances: list[Plain] = [word for word, is_so in holds if is_so]
        return {"terrain": TERRAINS[self.terrain], "circumstances": circumstances, "guns": len(self.gun_shots)}
