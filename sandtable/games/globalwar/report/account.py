"""The log of a while, player turn by player turn: who declared, fought, won and lost what."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.numbering import NationNumber, ZoneNumber
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.plain import Plain, Record
from sandtable.kernel.report import in_force

MOST: Final = 100_000  # of any number in the log


class Taken:
    """A zone that went from one nation to another."""

    def __init__(self, zone: ZoneNumber, winner: NationNumber, loser: NationNumber) -> None:
        self.zone: Final = zone
        self.winner: Final = winner
        self.loser: Final = loser


class Deal:
    """What a nation had to do with another: a war, a pact, joining, surrendering. ``about`` is what else it names."""

    def __init__(self, event: str, nation: NationNumber, other: NationNumber, about: str = "") -> None:
        self.event: Final = event
        self.nation: Final = nation
        self.other: Final = other
        self.about: Final = about


class Account:
    """A player turn. Losses are the numbers of kinds of units, by nation."""

    def __init__(self, nation: NationNumber, whole: bool) -> None:
        self.nation: Final = nation
        self.whole: Final = whole  # it began in the time that is told
        self.deals: list[Deal] = []
        self.taken: list[Taken] = []
        self.held: list[Taken] = []  # zones that were attacked in vain
        self.battles = 0
        self.won = 0
        self.losses: dict[NationNumber, list[int]] = {}
        self.sunk_at: dict[NationNumber, ZoneNumber] = {}  # by nation the zone where it lost units last
        self.damage: list[tuple[ZoneNumber, int]] = []  # zones with what bombs did there
        self.raids: list[tuple[str, int]] = []  # convoy lines with what they lost
        self.raised = 0  # the nations whose tracker rose by what others did, or by the calendar
        self.moved = 0
        self.bought = 0

    def lose(self, nation: NationNumber, unit: int, zone: ZoneNumber) -> None:
        self.losses.setdefault(nation, []).append(unit)
        self.sunk_at[nation] = zone


PARTNERS: Final = {
    "gw-war": "", "gw-joined": "", "gw-surrender": "", "gw-controlled": "", "gw-offered-pact": "pact",
    "gw-signed-pact": "pact", "gw-broken-pact": "pact",
}  # fmt: skip
ALONE: Final = {
    "gw-capital-lost": "zone", "gw-developed": "technology", "gw-objective-met": "objective", "gw-spain-decided": "",
    "gw-evolved": "", "gw-france-reborn": "",
}  # fmt: skip


class Accounts:
    """Reads the lines that followed a state, and keeps whose each zone is on the way."""

    def __init__(self, before: GlobalWar, lines: list[Plain]) -> None:
        self.edition: Final = before.edition
        self.owner: Final = before.owner.copy()
        self.turns: list[Account] = []
        self.zone = NOWHERE  # where is fought
        for line in in_force(lines):
            for event in line.records("events"):
                self._read(before, event.text("event"), event.record("args"))

    def _read(self, before: GlobalWar, event: str, args: Record) -> None:
        if event == "gw-player-turn":
            self.turns.append(Account(self._nation(args, "nation"), True))
            return
        if not self.turns:
            self.turns.append(Account(acting_nation(before), False))
        now = self.turns[-1]
        if event in PARTNERS:
            about = args.text(PARTNERS[event], "") if PARTNERS[event] else ""
            now.deals.append(Deal(event, self._nation(args, "nation"), self._nation(args, "other"), about))
        elif event in ALONE:
            about = args.text(ALONE[event], "") if ALONE[event] else ""
            now.deals.append(Deal(event, self._nation(args, "nation"), NOBODY, about))
        elif event in ("gw-captured", "gw-annexed"):
            self._take(now, self._zone(args), self._nation(args, "nation"))
        elif event == "gw-income-raised":
            now.raised |= 1 << self._nation(args, "nation")
        elif event == "gw-ordered":
            now.moved += len(args.items("units")) if args.has("units") else 1
        elif event == "gw-bought":
            now.bought += sum([_count(order) for order in args.texts("orders")])
        else:
            self._read_battle(now, event, args)

    def _read_battle(self, now: Account, event: str, args: Record) -> None:
        if event in ("gw-battle-begins", "gw-skirmish"):
            self.zone = self._zone(args)
            now.battles += 1
        elif event == "gw-battle-won":
            now.won += 1
        elif event == "gw-battle-held":
            zone = self._zone(args)
            now.held.append(Taken(zone, now.nation, self.owner[zone]))
        elif event == "gw-lost":
            now.lose(self._nation(args, "nation"), self._unit(args), self.zone)
        elif event == "gw-crashed":
            now.lose(now.nation, self._unit(args), self._zone(args))
        elif event == "gw-bombed":
            now.damage.append((self.zone, args.number("damage", 0, MOST)))
        elif event == "gw-raided":
            now.raids.append((args.text("line"), args.number("ipp", 0, MOST)))

    def _take(self, now: Account, zone: ZoneNumber, winner: NationNumber) -> None:
        if self.owner[zone] != winner:
            now.taken.append(Taken(zone, winner, self.owner[zone]))
            self.owner[zone] = winner

    def _nation(self, args: Record, key: str) -> NationNumber:
        return self.edition.nations.number[args.text(key)] if args.has(key) else NOBODY

    def _zone(self, args: Record) -> ZoneNumber:
        return self.edition.world.number[args.text("zone")]

    def _unit(self, args: Record) -> int:
        return self.edition.catalogue.unit_of[args.text("unit")]


def acting_nation(s: GlobalWar) -> NationNumber:
    """The first nation of the player turn; NOBODY between turns."""
    for nation in s.edition.nations.nations:
        if s.turn and nation.turn == s.turn:
            return nation.number
    return NOBODY


def _count(order: str) -> int:
    """How many ``2*fec.infantry`` are."""
    count, star, _ = order.partition("*")
    return int(count) if star and count.isdigit() else 1
