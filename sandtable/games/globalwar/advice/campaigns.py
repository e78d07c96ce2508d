"""What each nation means to do and when: its campaigns, its declarations of war and its pacts, as tables to be read.

A campaign is begun when its time has come, what must be over before it is over, and the odds are good; the bots march,
land, gather troops and buy for the campaigns they are in or near. Nothing here forces a date: an army that is too weak
waits, and a campaign whose last turn has gone by is not begun any more.
"""

from __future__ import annotations

from typing import Final

NEVER: Final = "9999-99"

# What has to be so before something is begun, besides its time. Each word is a question in ``intent``.
PACT: Final = "pact"  # the Molotov–Ribbentrop pact is in force
WARSAW: Final = "warsaw"  # Warsaw is no longer Polish
STRONGER: Final = "stronger"  # at the common border the own army outweighs theirs
READY: Final = "ready"  # war income is reached
COMRADES: Final = "comrades"  # a major power of the own alliance is at war with them
PROVOKED: Final = "provoked"  # they are at war with a major power of the own alliance, or took land of one
FULL: Final = "full"  # full production is reached
SECURE: Final = "secure"  # no other enemy's army at the own border is heavier than the own one


class Campaign:
    """``against``: whose land is wanted; ``zones``: of it these alone. ``by_hand``: it is annexed, not attacked.
    ``rival``: whose army decides whether the own one is strong enough, if not that of the first victim."""

    def __init__(
        self,
        id: str,
        nation: str,
        against: tuple[str, ...],
        since: str,
        until: str = NEVER,
        zones: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
        needs: tuple[str, ...] = (),
        by_hand: bool = False,
        rival: str = "",
    ) -> None:
        self.id: Final = id
        self.nation: Final = nation
        self.against: Final = against
        self.since: Final = since
        self.until: Final = until
        self.zones: Final = zones
        self.after: Final = after
        self.needs: Final = needs
        self.by_hand: Final = by_hand
        self.rival: Final = rival or against[0]


class Declaration:
    """War by word: who on whom, from when on, and what must be so."""

    def __init__(
        self, nation: str, on: str, since: str, needs: tuple[str, ...] = (), after: tuple[str, ...] = ()
    ) -> None:
        self.nation: Final = nation
        self.on: Final = on
        self.since: Final = since
        self.needs: Final = needs
        self.after: Final = after


class Treaty:
    """A pact that a nation offers and signs between two dates, and breaks when it is about to attack the other side."""

    def __init__(self, nation: str, pact: str, since: str, until: str) -> None:
        self.nation: Final = nation
        self.pact: Final = pact
        self.since: Final = since
        self.until: Final = until


WARLORDS: Final = ("warlord-shanxi", "warlord-meng", "warlord-ma", "warlord-sikang", "warlord-yunnan",
                   "warlord-kwangsi", "warlord-sinkiang")  # fmt: skip
EASTERN_POLAND: Final = ("podlachia", "lubelskie", "east-poland")
BUFFER_ZONE: Final = (*EASTERN_POLAND, "warsaw", "bessarabia", "central-romania")
FINLAND: Final = ("viipuri-province", "southern-finland", "helsinki")
INDIES: Final = ("borneo", "java", "sumatra", "celebes", "west-timor", "maluku-islands", "dutch-new-guinea")
BALKANS: Final = ("yugoslavia", "greece")

CAMPAIGNS: Final = (
    # Germany: what falls without a shot, then Poland, the west, and the east
    Campaign("austria", "germany", ("austria",), "1937-01", zones=("austria",), by_hand=True),
    Campaign("bohemia", "germany", ("czechoslovakia",), "1937-07", zones=("bohemia",), by_hand=True),
    Campaign("slovakia", "germany", ("czechoslovakia",), "1938-01", zones=("slovakia",), by_hand=True),
    Campaign("poland-divided", "germany", ("poland",), "1939-01", "1941-01", needs=(PACT,)),
    Campaign("poland", "germany", ("poland",), "1939-07", "1941-01"),
    Campaign("denmark", "germany", ("denmark",), "1940-01", "1942-07", zones=("denmark",), after=("france",)),
    Campaign(
        "belgium", "germany", ("belgium",), "1940-01", "1941-07", zones=("belgium",), needs=(STRONGER,), rival="france"
    ),
    Campaign("france", "germany", ("france",), "1940-01", needs=(STRONGER,)),
    Campaign(
        "low-countries", "germany", ("belgium", "netherlands"), "1940-07", zones=("belgium", "netherlands"),
        after=("france",),
    ),
    Campaign("balkans", "germany", BALKANS, "1941-01", "1943-01", after=("poland", "france")),
    Campaign("barbarossa", "germany", ("ussr",), "1941-01", after=("poland", "france"), needs=(STRONGER,)),
    # Italy: the empire
    Campaign("albania", "italy", ("albania",), "1937-07", zones=("albania",), by_hand=True),
    Campaign("greece", "italy", ("greece",), "1940-07", "1943-01", after=("france",)),
    Campaign("yugoslavia", "italy", ("yugoslavia",), "1941-01", "1943-01", after=("france",)),
    # Spain: each side all of it
    Campaign("nationalist-spain", "spanish-nationalists", ("spanish-republicans",), "1936-07"),
    Campaign("republican-spain", "spanish-republicans", ("spanish-nationalists",), "1936-07"),
    # Japan: China, then the resources
    Campaign("china", "japan", ("kmt", "ccp", *WARLORDS), "1937-07"),
    Campaign("indies", "japan", ("netherlands",), "1941-07", zones=INDIES),
    # the USSR: what the pact allows, and in the great war Warsaw and Bucharest, which count together; once its border
    # is safe, Helsinki and the Straits
    Campaign("baltic", "ussr", ("estonia", "latvia", "lithuania"), "1939-07", needs=(PACT,), by_hand=True),
    Campaign("bessarabia", "ussr", ("romania",), "1940-01", zones=("bessarabia",), needs=(PACT,), by_hand=True),
    Campaign(
        "eastern-poland", "ussr", ("poland",), "1939-07", "1941-01", zones=EASTERN_POLAND, needs=(PACT, WARSAW)
    ),
    Campaign("winter-war", "ussr", ("finland",), "1939-07", "1942-01", needs=(PACT, READY)),
    Campaign("buffer-zone", "ussr", ("germany", "romania"), "1941-07", zones=BUFFER_ZONE),
    Campaign("helsinki", "ussr", ("finland", "germany"), "1942-07", zones=FINLAND, needs=(SECURE,)),
    Campaign("straits", "ussr", ("turkey",), "1943-07", needs=(SECURE,)),
)  # fmt: skip

DECLARATIONS: Final = (
    Declaration("germany", "france", "1940-01", needs=(STRONGER,)),
    Declaration("germany", "ussr", "1941-01", needs=(STRONGER,), after=("poland", "france")),
    Declaration("italy", "france", "1940-01", needs=(COMRADES,)),
    Declaration("italy", "great-britain", "1940-07", needs=(COMRADES,)),
    Declaration("italy", "ussr", "1941-07", needs=(COMRADES,)),
    Declaration("japan", "great-britain", "1941-07"),
    Declaration("japan", "usa", "1941-07"),
    Declaration("great-britain", "germany", "1939-07", needs=(PROVOKED,)),
    Declaration("great-britain", "italy", "1940-01", needs=(PROVOKED,)),
    Declaration("great-britain", "japan", "1941-07", needs=(COMRADES,)),
    Declaration("france", "germany", "1939-07", needs=(PROVOKED,)),
    Declaration("usa", "germany", "1941-07"),
    Declaration("usa", "japan", "1941-07"),
    Declaration("usa", "italy", "1941-07"),
    Declaration("ussr", "germany", "1941-07", needs=(FULL,)),
    Declaration("ussr", "germany", "1942-01", needs=(READY,)),
    Declaration("ussr", "japan", "1944-01", needs=(FULL, STRONGER)),
)

# the powers that each of them keeps its eyes on while there is peace: the first that has not surrendered
RIVALS: Final[dict[str, tuple[str, ...]]] = {
    "germany": ("france", "ussr"), "italy": ("france",), "ussr": ("germany",), "france": ("germany",),
    "great-britain": ("germany",), "kmt": ("japan",),
}  # fmt: skip

TREATIES: Final = (
    Treaty("germany", "molotov-ribbentrop", "1939-01", "1940-07"),
    Treaty("ussr", "molotov-ribbentrop", "1939-01", "1940-07"),
    Treaty("japan", "japanese-soviet", "1938-01", "1942-01"),
    Treaty("ussr", "japanese-soviet", "1938-01", "1942-01"),
)
PEACE_AT_VIIPURI: Final = "moscow-peace"
