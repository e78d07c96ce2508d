"""What each nation buys: how its army, its air force and its fleet should be made up, by date.

A row gives shares: of each kind that can be had, the one that is furthest behind its share is bought next. What walks
is bought only as far as factories near the war can make it or ships can take it there.
"""

from __future__ import annotations

from typing import Final

Shares = tuple[tuple[str, float], ...]


class Shopping:
    """``since``: the first calendar turn; ``sea``: the kinds that only a nation at war with a naval power needs;
    ``pressed``: what is bought instead for the army, and no aircraft, while an enemy's could break through."""

    def __init__(
        self, nation: str, since: str, land: Shares, air: Shares = (), sea: Shares = (), pressed: Shares = ()
    ) -> None:
        self.nation: Final = nation
        self.since: Final = since
        self.land: Final = land
        self.air: Final = air
        self.sea: Final = sea
        self.pressed: Final = pressed


FOOT: Final[Shares] = (("infantry", 5.0), ("artillery", 3.0), ("cavalry", 1.0))
EARLY: Final[Shares] = (("infantry", 5.0), ("artillery", 3.0), ("light-armor", 0.5))
HORSE: Final[Shares] = (("infantry", 4.0), ("artillery", 3.0), ("cavalry", 3.0))  # strikes hardest for its price
LINE: Final[Shares] = (("infantry", 8.0), ("artillery", 3.0))  # holds best for its price
ARMOUR: Final[Shares] = (("infantry", 5.0), ("artillery", 4.0), ("medium-armor", 1.5), ("tactical-bomber", 0.7))
BOMBERS: Final[Shares] = (("tactical-bomber", 1.0), ("fighter", 1.0))
ESCORTS: Final[Shares] = (("naval-transport", 2.0), ("destroyer", 1.0), ("submarine", 0.5))

ROWS: Final = (
    Shopping("germany", "", HORSE, BOMBERS),
    Shopping("germany", "1938-07", ARMOUR, BOMBERS),
    Shopping("italy", "", FOOT, (("fighter", 1.0),)),
    Shopping("italy", "1939-07", FOOT, (("fighter", 1.0),), (("naval-transport", 1.0),)),
    Shopping("japan", "", FOOT, BOMBERS, (("naval-transport", 1.0),)),
    Shopping("japan", "1940-01", ARMOUR, BOMBERS, (("naval-transport", 2.0), ("destroyer", 1.0))),
    Shopping("ussr", "", LINE, (("fighter", 1.0),)),
    Shopping("ussr", "1942-01", ARMOUR, BOMBERS, pressed=LINE),
    Shopping("great-britain", "", FOOT, (("fighter", 1.0),)),
    Shopping("great-britain", "1940-01", ARMOUR, BOMBERS, ESCORTS),
    Shopping("france", "", EARLY, (("fighter", 1.0),)),
    Shopping("usa", "", FOOT, BOMBERS, (("naval-transport", 3.0), ("destroyer", 1.0), ("fleet-carrier", 1.0))),
    Shopping(
        "usa", "1940-01", (*ARMOUR, ("marines", 1.0)), BOMBERS,
        (("naval-transport", 4.0), ("destroyer", 1.0), ("fleet-carrier", 1.0), ("battleship", 0.5)),
    ),
)  # fmt: skip
OTHERS: Final = Shopping("", "", FOOT, (("fighter", 1.0),))


def shopping_of(nation: str, date: str) -> Shopping:
    """The last row that has come into force."""
    found = OTHERS
    for row in ROWS:
        if row.nation == nation and row.since <= date:
            found = row
    return found
