"""Whole wars of bots in Global War: who wins, when the great events come, how long bots think. A stop loses nothing.

python tests/bench/wars.py [--scenario world-1936] [--seats 3] [--games 100] [--bots greedy] [--out soak/wars.jsonl]

``--bots greedy,random`` gives the first one alliance, another in each game, and the others to the second; three names
give each alliance its own, the Axis first. ``--until 1938-01`` breaks games off. Games of other code are not counted.
With ``--bars`` it fails where the wars are not what they should be.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Any

from bench.records import take_up
from rich.console import Console
from rich.table import Table

from sandtable.bots import bot
from sandtable.bots.hosting import BotTable
from sandtable.games.globalwar.markers import NOWHERE, PRODUCTION
from sandtable.games.globalwar.numbering import members
from sandtable.games.globalwar.sheets import ALLIANCES
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.games.globalwar.victory.conditions import is_met
from sandtable.kernel.match import Match
from sandtable.lab.score import Score
from sandtable.lab.store import keep_row, stored_rows
from sandtable.lab.version import version

Row = dict[str, Any]

# what has a date in every history book; a game keeps to it when it is at most two calendar turns away
HISTORY = {
    "Austria taken": "1938-01",
    "Czechs taken": "1938-07",
    "Poland attacked": "1939-07",
    "Poland taken": "1939-07",
    "France fallen": "1940-01",
    "Germany and the USSR at war": "1941-01",
    "war in the Pacific": "1941-07",
    "Japan in China": "1937-07",
    "USA at war": "1941-07",
}
TURNS_AWAY = 2
POLAND = ("west-poland", "dolnoslaske", "warsaw")
GREAT_EVENTS = ("Poland attacked", "France fallen", "Germany and the USSR at war", "war in the Pacific")
MOSTLY = 0.6  # of the games have each of them near its date
EVEN = (0.23, 0.43)  # between equal bots the share of each alliance
# of the games that one alliance with the first bot wins among two with the second; a third is even
AMONG_RANDOM = 58 / 60
AMONG_OTHERS = 1 / 2
SIDES = ("axis", "allies", "comintern")


def calendar_place(date: str) -> int:
    year, month = date.split("-")
    return 2 * int(year) + (month != "01")


class Chronicle:
    """What is written down of one game while it is played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        state = match.state
        assert isinstance(state, GlobalWar)
        self.state = state
        self.read = 0  # entries of the log
        self.dates: dict[str, str] = {}
        self.wars: list[list[str]] = []
        self.pacts: list[list[str]] = []
        self.fallen: list[list[str]] = []
        self.lent: Counter[str] = Counter()  # lender and recipient
        self.how = "unfinished"
        self.fought: set[str] = set()  # zones of battles in this player turn
        self.counts: Counter[str] = Counter()
        self.unspent: list[int] = []
        self.turn = (0, 0)
        self.seconds: Counter[tuple[int, int]] = Counter()

    def follow(self, seconds: float) -> None:
        """Something was done, which took a bot so long."""
        state = self.match.state
        assert isinstance(state, GlobalWar)
        self.seconds[self.turn] += seconds
        if (state.date, state.turn) != self.turn:
            self.turn = (state.date, state.turn)
            self.fought.clear()
        self.state = state
        for entry in self.match.entries[self.read :]:
            if entry.what == "act" and entry.action is not None:
                self.counts[entry.action.verb] += 1
            for event in entry.events:
                self._note(event.id, event.args)
        self.read = len(self.match.entries)

    def _note(self, message: str, args: Any) -> None:
        date = self.state.calendar_turn()
        if message in ("gw-battle-won", "gw-battle-held"):
            self.counts["battles"] += 1
            self.fought.add(str(args["zone"]))
        elif message == "gw-crashed":
            self.counts["crashed"] += 1
        elif message == "gw-war":
            self.wars.append([date, args["nation"], args["other"]])
            self._note_war(date, {args["nation"], args["other"]}, args["other"])
        elif message in ("gw-signed-pact", "gw-broken-pact"):
            self.pacts.append([date, message[3:-5], args["pact"]])
        elif message == "gw-capital-lost":
            held = str(args["zone"]) in self.fought
            self.fallen.append([date, args["nation"], args["zone"], "fought" if held else "empty"])
        elif message == "gw-delivered":
            self.lent[f"{args['nation']} {args['other']}"] += 1
        elif message in ("gw-end-roll", "gw-overtime"):
            self.how = message[3:]
        elif message == "gw-surrender" and args["nation"] == "france":
            self._date("France fallen", date)
        elif message in ("gw-captured", "gw-annexed", "gw-joined"):
            self._note_land(date)

    def _note_war(self, date: str, pair: set[str], victim: str) -> None:
        if victim == "poland" and "germany" in pair:
            self._date("Poland attacked", date)
        if pair == {"germany", "ussr"}:
            self._date("Germany and the USSR at war", date)
        if "japan" in pair and pair & {"usa", "great-britain"}:
            self._date("war in the Pacific", date)
        if ("japan" in pair and pair & {"kmt", "ccp"}) or ("japan" in pair and victim.startswith("warlord")):
            self._date("Japan in China", date)
        if "usa" in pair:
            self._date("USA at war", date)

    def _note_land(self, date: str) -> None:
        if self._owner("austria") == "germany":
            self._date("Austria taken", date)
        if self._owner("bohemia") == "germany":
            self._date("Czechs taken", date)
        if all(self._owner(zone) == "germany" for zone in POLAND):
            self._date("Poland taken", date)

    def _owner(self, zone: str) -> str:
        return self.state.nation_at(self.state.owner[self.state.edition.world.number[zone]]).id

    def _date(self, what: str, date: str) -> None:
        self.dates.setdefault(what, date)

    def note_money(self) -> None:
        """What lies unspent when a production phase is over."""
        for nation in self.state.edition.income_of:
            if self.state.on_turn(nation):
                self.unspent.append(self.state.money[nation])


def led_by(bots: list[str], side: str, number: int) -> str:
    """The bot of an alliance in a game: one for all, the first of two for one alliance after the other, or its own."""
    place = SIDES.index(side) if side in SIDES else 0
    if len(bots) == 2:
        return bots[0] if place == number % len(SIDES) else bots[1]
    return bots[place] if len(bots) > 1 else bots[0]


def play_war(scenario: str, seats: int, bots: list[str], number: int, until: str = "9999") -> Row:
    """One game from its number; the same number is the same game."""
    begun = process_time()
    match = GAME.match(scenario, seats, seed=f"war {number}")
    first = match.state
    assert isinstance(first, GlobalWar)
    kinds = [led_by(bots, GAME.sides(first, seat)[0], number) for seat in range(seats)]
    table = BotTable(match, [bot(kind, GAME, f"{number} {seat}") for seat, kind in enumerate(kinds)])
    chronicle = Chronicle(match)
    phase = first.phase
    while True:
        state = match.state
        assert isinstance(state, GlobalWar)
        if state.calendar_turn() >= until:
            break
        before = process_time()
        if not table.act():
            break
        chronicle.follow(process_time() - before)
        if phase == PRODUCTION and chronicle.state.phase != PRODUCTION:
            chronicle.note_money()
        phase = chronicle.state.phase
    return told(chronicle, scenario, ",".join(bots), number, process_time() - begun)


def cities_lost(state: GlobalWar) -> list[list[str]]:
    """The victory cities that another alliance holds than in the beginning, each with its owner."""
    found: list[list[str]] = []
    for zone in members(state.edition.place["victory-cities"] & state.rulings.zones):
        if state.alliance[state.owner[zone]] != state.nation_at(state.edition.owner[zone]).alliance:
            found.append([state.edition.world.zones[zone].id, state.nation_at(state.owner[zone]).id])
    return found


def told(chronicle: Chronicle, scenario: str, bots: str, number: int, seconds: float) -> Row:
    state = chronicle.state
    met = [one.id if one.nation < 0 else f"{state.nation_at(one.nation).id} {one.id}"
           for one in state.rulings.objectives if is_met(state, one)]  # fmt: skip
    result = state.outcome()
    shares: dict[str, float] = dict.fromkeys(ALLIANCES, 0.0)
    points: dict[str, int] = dict.fromkeys(ALLIANCES, 0)
    worth: dict[str, float] = dict.fromkeys(ALLIANCES, 0.0)
    for seat in range(state.rulings.seats):
        side = GAME.sides(state, seat)[0]
        points[side] = GAME.points(state)[seat] if result is None else result.points[seat]
        shares[side] += 0.0 if result is None else result.shares[seat]
        worth[side] += GAME.worth(state, seat)
    return {
        "scenario": scenario, "bots": bots, "number": number, "end": state.calendar_turn(), "over": result is not None,
        "how": chronicle.how, "cities": cities_lost(state), "met": met, "lent": chronicle.lent,
        "shares": shares, "points": points, "worth": worth, "dates": chronicle.dates, "wars": chronicle.wars,
        "pacts": chronicle.pacts,
        "fallen": chronicle.fallen, "counts": chronicle.counts, "unspent": round(mean(chronicle.unspent or [0]), 2),
        "units": sum(zone != NOWHERE for zone in state.zone), "entries": len(chronicle.match.entries),
        "seconds": round(seconds, 1), "turns": [round(one, 3) for one in chronicle.seconds.values()],
    }  # fmt: skip


def wins(rows: list[Row], side: str) -> Score:
    return Score.of_shares([row["shares"][side] for row in rows])


def lone_wins(rows: list[Row]) -> Score:
    """Of the first of two bots, whichever alliance it led."""
    return Score.of_shares([row["shares"][SIDES[row["number"] % len(SIDES)]] for row in rows])


def lone_worth(rows: list[Row]) -> Score:
    """Likewise what it stands at, also in games that were broken off."""
    return Score.of_shares([row["worth"][SIDES[row["number"] % len(SIDES)]] for row in rows])


def near(rows: list[Row], what: str) -> float:
    """In which share of the games an event comes near its date."""
    place = calendar_place(HISTORY[what])
    dates = [row["dates"][what] for row in rows if what in row["dates"]]
    return len([date for date in dates if abs(calendar_place(date) - place) <= TURNS_AWAY]) / len(rows)


def print_wars(rows: list[Row], bots: str, console: Console) -> None:
    table = Table("of the games", str(len(rows)))
    for side in SIDES:
        table.add_row(f"{side} wins", str(wins(rows, side)))
        table.add_row(f"{side} points", f"{mean(row['points'][side] for row in rows):.1f}")
    if bots.count(",") == 1:
        first = bots.partition(",")[0]
        table.add_row(f"{first} wins", str(lone_wins(rows)))
        table.add_row(f"{first} worth", str(lone_worth(rows)))
    table.add_row("last turn", _tally(row["end"] for row in rows))
    table.add_row("ended by", _tally(row["how"] for row in rows))
    table.add_row("cities lost", _tally(" ".join(lost) for row in rows for lost in row["cities"]))
    table.add_row("objectives met", _tally(one for row in rows for one in row["met"]))
    table.add_row("battles", f"{mean(row['counts'].get('battles', 0) for row in rows):.0f}")
    empty = [fall for row in rows for fall in row["fallen"] if fall[3] == "empty"]
    table.add_row(
        "capitals fallen", f"{mean(len(row['fallen']) for row in rows):.1f}, empty {len(empty) / len(rows):.1f}"
    )
    table.add_row("aircraft crashed", f"{mean(row['counts'].get('crashed', 0) for row in rows):.1f}")
    table.add_row("IPP unspent", f"{mean(row['unspent'] for row in rows):.1f}")
    table.add_row("lent", _tally(pair for row in rows for pair, count in row["lent"].items() for _ in range(count)))
    table.add_row("wars declared", f"{mean(len(row['wars']) for row in rows):.1f}")
    table.add_row("pacts", _tally(f"{what} {pact}" for row in rows for _, what, pact in row["pacts"]))
    turns = sorted(one for row in rows for one in row["turns"])
    table.add_row("bot turn", f"{mean(turns):.2f} s, p95 {turns[len(turns) * 95 // 100]:.2f} s")
    table.add_row(
        "game", f"{mean(row['seconds'] for row in rows):.0f} s, at most {max(row['seconds'] for row in rows):.0f}"
    )
    console.print(table)
    events = Table("event", "history", "happened", "near", "median", "dates")
    for what, date in HISTORY.items():
        found = sorted(row["dates"][what] for row in rows if what in row["dates"])
        middle = found[len(found) // 2] if found else "-"
        events.add_row(what, date, f"{len(found) / len(rows):.0%}", f"{near(rows, what):.0%}", middle, _tally(found))
    console.print(events)
    console.print(f"entries of a log: {median(row['entries'] for row in rows):.0f}")


def _tally(things: Iterable[str]) -> str:
    return ", ".join(f"{one} {count}" for one, count in sorted(Counter(things).items())) or "-"


def bars_hold(rows: list[Row], bots: str) -> bool:
    """Whether wars of equal bots are even, end by the roll and know their history; of one among others, whether it is
    the stronger one, and among random ones much stronger."""
    if bots.count(",") == 1:
        return lone_wins(rows).share >= (AMONG_RANDOM if bots.endswith(",random") else AMONG_OTHERS)
    even = all(EVEN[0] <= wins(rows, side).share <= EVEN[1] for side in SIDES)
    ended = all(row["over"] and row["how"] != "unfinished" for row in rows)
    return even and ended and all(near(rows, what) >= MOSTLY for what in GREAT_EVENTS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenario", default="world-1936")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--until", default="9999")
    parser.add_argument("--out", type=Path, help="instead of soak/wars.jsonl")
    parser.add_argument("--bars", action="store_true", help="fail where the wars are not what they should be")
    chosen = parser.parse_args()
    now = version("globalwar", tuple(chosen.bots.split(",")))
    this: Row = {"scenario": chosen.scenario, "bots": chosen.bots, "until": chosen.until, "version": now}
    store = chosen.out or take_up("wars.jsonl")
    rows = [row for row in stored_rows(store) if this.items() <= row.items()]
    wanted = range(chosen.first, chosen.first + chosen.games)
    done = {row["number"] for row in rows}
    console = Console()
    for number in wanted:
        if number not in done:
            row = play_war(chosen.scenario, chosen.seats, chosen.bots.split(","), number, chosen.until) | this
            rows.append(row)
            keep_row(store, row)
            console.print(f"{number}: {row['end']} {row['how']} {row['points']} {row['seconds']} s")
    rows = [row for row in rows if row["number"] in wanted]
    if rows:
        print_wars(rows, chosen.bots, console)
        sys.exit(0 if not chosen.bars or bars_hold(rows, chosen.bots) else 1)


if __name__ == "__main__":
    main()
