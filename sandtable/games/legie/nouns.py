"""The fixed words of the game, their numbers, and acts that carry the numbers of what they name."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.action import Action

# lg.terms.faction
FACTIONS: Final = ("legion", "whites", "reds", "militia")
SKILLS: Final = ("combat", "charisma", "intelligence")
ABILITIES: Final = ("charge", "violence", "first-aid", "frailty")  # lg.terms.character
CHARGE: Final = 1
VIOLENCE: Final = 2
FIRST_AID: Final = 4
FRAILTY: Final = 8

# lg.equip.accurate-aim, lg.equip.medal and lg.equip.ciphers give the skill of the same number
EQUIPMENT: Final = (
    "accurate-aim", "medal", "ciphers", "sabre", "first-aid-kit", "coat", "promotion-card", "officer-exams",
)  # fmt: skip
SABRE: Final = 3
FIRST_AID_KIT: Final = 4
COAT: Final = 5
PROMOTION_CARD: Final = 6
OFFICER_EXAMS: Final = 7
COPIES: Final = 10  # of each kind

OWN: Final = 15  # characters of a faction
CHARACTERS: Final = OWN * len(FACTIONS)
MOST_PLOTS: Final = 4  # in a round
MOST_TOKENS: Final = 8
ROUNDS: Final = 4  # of a game
GAMES: Final = 3  # of a survival campaign

DISPATCH_EFFECTS: Final = (
    "life-above-all", "hardened-army", "winter-campaign", "messengers-of-peace", "warm-stove", "officer-corps",
    "dressing-station", "full-storehouses", "paid-in-blood",
)  # fmt: skip


class Pick(Action):
    """An act or a result of chance about one thing: ``draw keler``, ``charge reds``."""

    index: Final[int]

    def __init__(self, verb: str, noun: str, index: int) -> None:
        super().__init__(verb, (noun,))
        self.index = index


class Pair(Action):
    """An act about two things: ``send keler supply-run``, ``equip sabre keler``, ``order blank keler``."""

    one: Final[int]
    other: Final[int]

    def __init__(self, verb: str, nouns: tuple[str, str], one: int, other: int) -> None:
        super().__init__(verb, nouns)
        self.one = one
        self.other = other
