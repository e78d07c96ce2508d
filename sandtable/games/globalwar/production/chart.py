"""The production chart: everything that is paid for and not on the map yet."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOWHERE
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber
from sandtable.kernel.knowledge import Facts
from sandtable.kernel.plain import Malformed, Plain, as_list, as_number, as_text

# What a row of the chart is about
UNIT: Final = 0  # a unit, on its way or in the box of units to place: gw.8.3.1
FACILITY: Final = 1  # a facility under construction: gw.8.3.2
UPGRADE: Final = 2  # of a unit that is named when units are placed: gw.8.4
EXTENSION: Final = 3  # of a facility: gw.8.4
REPAIR: Final = 4  # of a facility, as many points as are paid: gw.8.6
LENT: Final = 5  # a unit made to be lent: gw.8.7.b
LENT_BASE: Final = 6  # a base made to be lent
LENT_UPGRADE: Final = 7  # of militia
LENT_REPAIR: Final = 8  # of another nation's facility, as many points as are paid
BASE: Final = 9  # a base in the box, which is placed in the home country: gw.12.4.c
CORPS_UNIT: Final = 10  # a unit on its way to the Africa Corps: gw.15.1.j
LEGION: Final = 11  # the Condor Legion on its way: gw.15.1.f
MENDING: Final = 12  # of facilities under construction, as many points as are paid: gw.8.3.2.f
FORMS: Final = (
    "unit", "facility", "upgrade", "extension", "repair", "lent", "lent-base", "lent-upgrade", "lent-repair", "base",
    "corps", "legion", "mending",
)  # fmt: skip
OF_UNITS: Final = (
    UNIT,
    UPGRADE,
    LENT,
    LENT_UPGRADE,
    CORPS_UNIT,
    LEGION,
)  # whose kind is a unit; that of the others is a facility
LOANS: Final = (LENT, LENT_BASE, LENT_UPGRADE, LENT_REPAIR)
WITH_PLACE: Final = (FACILITY, EXTENSION, REPAIR, LENT_REPAIR, MENDING)

HASTENED: Final = "hastened"
BEARS: Final = 3  # damage that a facility under construction takes before it is set back: gw.8.3.2.e

MOST_ROWS: Final = 2_000


class Project:
    """One row: whose it is, what it is and how much of it is paid. It never changes; a new row takes its place.

    ``kind`` is a unit or a facility by its number, for UPGRADE and EXTENSION the one that is replaced. ``zone`` and
    ``opens`` say where a facility is built, ``site`` which one is extended or repaired. ``hastened``: its first two
    stages were paid as one (gw.8.2.1.k). ``damage`` is that of a facility under construction (gw.8.3.2.e).
    """

    def __init__(
        self,
        nation: NationNumber,
        form: int,
        kind: int,
        paid: int,
        zone: ZoneNumber = NOWHERE,
        opens: int = 0,
        site: int = -1,
        hastened: bool = False,
        damage: int = 0,
    ) -> None:
        self.nation: Final = nation
        self.form: Final = form
        self.kind: Final = kind
        self.paid: Final = paid
        self.zone: Final = zone
        self.opens: Final = opens
        self.site: Final = site
        self.hastened: Final = hastened
        self.damage: Final = damage

    def advanced(self) -> Project:
        """With one more stage paid."""
        return self._changed(self.nation, self.paid + 1, self.damage)

    def handed_to(self, nation: NationNumber) -> Project:
        """In the hands of another nation."""
        return self._changed(nation, self.paid, self.damage)

    def mended(self, points: int) -> Project:
        return self._changed(self.nation, self.paid, self.damage - points)

    def bombed(self, damage: int) -> Project | None:
        """gw.8.3.2.e: more than it bears sets it back a stage, and takes as much damage away; None beyond the first."""
        damage += self.damage
        back = max(0, (damage - 1) // BEARS)
        if self.paid - back < (2 if self.hastened else 1):
            return None
        return self._changed(self.nation, self.paid - back, damage - BEARS * back)

    def _changed(self, nation: NationNumber, paid: int, damage: int) -> Project:
        return Project(nation, self.form, self.kind, paid, self.zone, self.opens, self.site, self.hastened, damage)

    def plain(self, nation: str, kind: str, zone: str, opens: list[str]) -> list[Facts]:
        """``["japan", "unit", "fleet-carrier", 2]``, for facilities also the zone, what it opens on, its number and the
        damage if there is any, and at the end "hastened" if it is."""
        row: list[Facts] = [nation, FORMS[self.form], kind, self.paid]
        if self.form in WITH_PLACE:
            row += [zone, [*opens], self.site]
        if self.damage:
            row.append(self.damage)
        return [*row, HASTENED] if self.hastened else row


class ProjectRow:
    """The words of a row as data has them, checked for their form alone."""

    def __init__(self, item: Plain, place: str) -> None:
        words = [*as_list(item, place, 9)]
        self.hastened: Final = words[-1:] == [HASTENED]
        if self.hastened:
            words.pop()
        if len(words) not in (4, 7, 8):
            raise Malformed(place, "core-malformed-list")
        form = as_text(words[1], place)
        if form not in FORMS:
            raise Malformed(place, "core-malformed-choice", value=form[:40], choices=", ".join(FORMS))
        self.nation: Final = as_text(words[0], place)
        self.form: Final = FORMS.index(form)
        self.kind: Final = as_text(words[2], place)
        self.paid: Final = as_number(words[3], place, 1, 99)
        self.zone: Final = as_text(words[4], place) if len(words) > 4 else ""
        self.opens: Final = [as_text(id, place) for id in as_list(words[5], place, 99)] if len(words) > 4 else []
        self.site: Final = as_number(words[6], place, -1, MOST_ROWS) if len(words) > 4 else -1
        self.damage: Final = as_number(words[7], place, 1, BEARS) if len(words) == 8 else 0
