"""The table of Global War in the terminal: the land by its owners, the fleets, what nations have, and the objectives.

Colour only repeats what a word says already: every stack names its nation.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, cast

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.games.globalwar.markers import PHASES
from sandtable.games.globalwar.numbering import Seat, members
from sandtable.games.globalwar.seating import alliances_of
from sandtable.games.globalwar.sheets import ALLIANCES, AXIS, COMINTERN
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.text import Language
from sandtable.text.vocabulary import CORE, GLOBALWAR

STYLES: Final = {"axis": "bold red", "allies": "bold bright_blue", "comintern": "bold magenta", "none": "bold"}
CITY: Final = "★"
FACTORY: Final = "⚙"
HARBOUR: Final = "⚓"
SEA: Final = "≈"
NEW: Final = "›"
ON_TURN: Final = "▸"
NARROW: Final = 38  # columns of a list of zones: two of them fit on 80
WIDEST: Final = 60
HANGING: Final = 3  # columns by which the rest of a long line stands in

GROUP: Final = 0
ZONE: Final = 1
NATION: Final = 2

State = dict[str, Any]


class GlobalWarBoard:
    def __init__(self, match: Match, lang: Language) -> None:
        self.lang: Final = lang
        self.edition: Final = GAME.edition(match.setting)
        self.rulings: Final = GAME.rulings(match.setting)
        self.title: Final = lang.say("gw-title")
        self.welcome: Final = self._welcome()

    def _welcome(self) -> str:
        """What it is about, and who leads which alliances."""
        about = self.lang.say(f"gw-mode-{self.rulings.scenario.id}-about")
        lines = [self.lang.say("gw-terminal-welcome", {"about": about})]
        for seat in range(self.rulings.seats):
            lines.append(self.lang.say("gw-terminal-seat", {"seat": seat, "alliances": self.seat(seat)}))
        return "\n".join(lines)

    # nouns

    def name(self, noun: str) -> str:
        return self.lang.noun(noun, title=GAME.ID)

    def seat(self, seat: int) -> str:
        own = [ALLIANCES[one] for one in alliances_of(self.edition, self.rulings.seat_of, Seat(seat))]
        return self.lang.list([self.name(alliance) for alliance in own])

    def kind(self, noun: str) -> int:
        if noun in self.edition.world.number:
            return ZONE
        return NATION if noun in self.edition.nations.number else GROUP

    def thing(self, noun: str, view: dict[str, Plain]) -> Text:
        """The word to write and what it means; a zone with those who stand there."""
        text = Text(noun, style="bold")
        if noun in GLOBALWAR.verbs or noun in CORE.verbs:
            return text.append(f" {self._verb(noun)}", style="not bold")
        text.append(f" {self.name(noun)}", style="not bold")
        if noun in self.edition.world.number:
            stacks = self._stacks(cast(State, view["state"])).get(noun, {})
            text.append(
                "".join(f" {self._stack(nation, units)}" for nation, units in stacks.items()), style="not bold dim"
            )
        return text

    def _verb(self, verb: str) -> str:
        for id in (f"gw-terminal-verb-{verb}", f"core-act-{verb}"):
            if self.lang.has(id):
                return self.lang.say(id)
        return ""

    def due(self, cause: str, view: dict[str, Plain]) -> str:
        return self.lang.say(cause)

    # the picture

    def picture(self, view: dict[str, Plain], width: int, before: dict[str, Plain] | None = None) -> RenderableType:
        state = cast(State, view["state"])
        known = cast(State, (before or view)["state"])
        return Group(
            self._headline(state, width),
            self._zones(state, known, width),
            self._legend(),
            self._nations(state),
            self._objectives(state),
            *self._orders(state),
        )

    def changes(self, view: dict[str, Plain], before: dict[str, Plain]) -> RenderableType:
        """Where we are, the zones in which something came or went, what is ordered; the whole is a word away."""
        state, known = cast(State, view["state"]), cast(State, before["state"])
        stacks, old = self._stacks(state), self._stacks(known)
        zones = [self._zone(state, known, zone, stacks, old) for zone in members(self.rulings.zones)]
        lines = [zone for zone in zones if zone.plain.startswith(NEW)]
        for id in state["on-turn"]:
            row = state["nations"].get(id)
            if row is not None and self.edition.nations.number[id] in self.edition.income_of:
                money = self.lang.say("gw-terminal-money")
                lines.append(Text(f"{ON_TURN} {self.name(id)} · {money} {row['money']}", style=self._style(state, id)))
        if state["objectives"] != known["objectives"]:
            lines.append(self._objectives(state))
        hint = Text(self.lang.say("core-ui-whole-board"), style="dim")
        return Group(self._headline(state, 0), *lines, *self._orders(state), hint)

    def _headline(self, state: State, width: int) -> Text:
        nation = self.name(state["on-turn"][0]) if state["on-turn"] else ""
        points = " : ".join(str(one) for _, one in state["points"])
        phase = self.lang.say(f"gw-terminal-phase-{PHASES.index(state['phase'])}")
        line = Text(
            f"{state['date']} · {nation} · {phase} · {self.lang.say('gw-terminal-points')} {points}",
            style="bold reverse",
        )
        line.pad_right(max(0, width - line.cell_len - 1))
        return line

    def _stacks(self, state: State) -> dict[str, dict[str, Counter[str]]]:
        """By zone and nation how many of each kind stand there."""
        found: dict[str, dict[str, Counter[str]]] = {}
        for row in state["units"]:
            if row is not None:
                found.setdefault(row[2], {}).setdefault(row[0], Counter())[row[1]] += 1
        return found

    def _stack(self, nation: str, units: Counter[str]) -> str:
        told = [f"{count}× {self.name(id)}" if count > 1 else self.name(id) for id, count in units.items()]
        return f"{self.name(nation)}: {', '.join(told)}"

    def _owner(self, state: State, zone: int) -> str:
        id = self.edition.world.zones[zone].id
        return str(state["owner"].get(id, self.edition.nations.nations[self.edition.owner[zone]].id))

    def _style(self, state: State, nation: str) -> str:
        row = state["nations"].get(nation)
        number = self.edition.nations.number[nation]
        alliance = row["alliance"] if row is not None else self.edition.nations.nations[number].alliance
        return STYLES[ALLIANCES[alliance]]

    def _zones(self, state: State, known: State, width: int) -> Table:
        """One block for each owner of land, and one for the sea."""
        across = 2 if width >= 2 * NARROW + 1 else 1
        column = min(WIDEST, (width - across + 1) // across)
        world = self.edition.world
        stacks, old = self._stacks(state), self._stacks(known)
        blocks: dict[str, list[Text]] = {}
        for zone in members(self.rulings.zones & world.land):
            blocks.setdefault(self._owner(state, zone), []).append(self._zone(state, known, zone, stacks, old))
        seas = [self._zone(state, known, zone, stacks, old) for zone in members(self.rulings.zones & world.sea)]
        paper = Console(width=column)
        drawn: list[Text] = []
        for owner, lines in sorted(blocks.items(), key=lambda block: -len(block[1])):
            heading = Text(self.name(owner), style=f"{self._style(state, owner)} underline")
            drawn.append(Text("\n").join([heading, *(hanging(line, paper) for line in lines)]))
        heading = Text(self.lang.say("gw-terminal-seas"), style="bold underline")
        drawn.append(Text("\n").join([heading, *(hanging(line, paper) for line in seas)]))
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(across):
            grid.add_column(width=column)
        for n in range(0, len(drawn), across):
            grid.add_row(*drawn[n : n + across])
        return grid

    def _zone(
        self, state: State, known: State, zone: int, stacks: dict[str, dict[str, Counter[str]]],
        old: dict[str, dict[str, Counter[str]]],
    ) -> Text:  # fmt: skip
        """``★⚙ Tokyo 2  Japan: 2× infantry, fighter``, with a mark where something came or went."""
        printed = self.edition.world.zones[zone]
        here = stacks.get(printed.id, {})
        changed = here != old.get(printed.id, {})
        if not printed.sea:
            changed = changed or self._owner(state, zone) != self._owner(known, zone)
        line = Text(NEW if changed else " ")
        if printed.sea:
            line.append(f"{SEA} {printed.id}")
        else:
            line.append(
                f"{self._signs(printed.id)}{self.name(printed.id)} {printed.ipp or '–'}", style="" if here else "dim"
            )
        for nation, units in here.items():
            line.append("  ").append(self._stack(nation, units), style=self._style(state, nation))
        return line

    def _signs(self, id: str) -> str:
        zone = self.edition.world.number[id]
        kinds = [self.edition.catalogue.facilities[site.kind] for site in self.edition.sites if site.zone == zone]
        signs = CITY if self.edition.world.zones[zone].city else ""
        signs += FACTORY if any(kind.group == "factory" for kind in kinds) else ""
        signs += HARBOUR if any(kind.naval() for kind in kinds) else ""
        return f"{signs} " if signs else ""

    def _legend(self) -> Text:
        signs = ((CITY, "city"), (FACTORY, "factory"), (HARBOUR, "harbour"), (SEA, "sea"), (NEW, "new"))
        return Text("   ".join(f"{sign} {self.lang.say(f'gw-terminal-sign-{id}')}" for sign, id in signs), style="dim")

    def _nations(self, state: State) -> Table:
        """What the nations that take turns have, and whom they fight."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column("", no_wrap=True)
        for heading in ("money", "income"):
            table.add_column(self.lang.say(f"gw-terminal-{heading}"), justify="right")
        table.add_column(self.lang.say("gw-terminal-wars"))
        table.add_column(self.lang.say("gw-terminal-chart"))
        for number in members(self.rulings.playing):
            id = self.edition.nations.nations[number].id
            row = state["nations"].get(id)
            if row is None or number not in self.edition.income_of:
                continue
            name = Text(f"{ON_TURN if id in state['on-turn'] else ' '} ").append(
                self.name(id), style=self._style(state, id)
            )
            wars = [
                enemy
                for enemy in row["wars"]
                if members(self.rulings.playing & 1 << self.edition.nations.number[enemy])
            ]
            chart = Counter(str(project[2]) for project in state["chart"] if project[0] == id)
            told = [f"{count}× {self.name(kind)}" if count > 1 else self.name(kind) for kind, count in chart.items()]
            cells = [str(row["money"]), str(row["income"]), ", ".join(self.name(one) for one in wars) or "–"]
            table.add_row(name, *cells, ", ".join(told) or "–")
        return table

    def _objectives(self, state: State) -> Text:
        """``Manchukuo and Korea 5/5 (1)``, by alliance; what is met stands out."""
        lines: list[Text] = []
        for alliance in ALLIANCES[AXIS : COMINTERN + 1]:
            line = Text(f"{self.name(alliance)}: ", style=STYLES[alliance])
            for n, (id, _, points, held, count) in enumerate(one for one in state["objectives"] if one[1] == alliance):
                line.append(", " if n else "", style="not bold default")
                met = held >= count
                told = f"{self.name(id)} {min(held, count)}/{count} ({points})"
                line.append(told, style="bold default" if met else "not bold default")
            lines.append(line)
        return Text("\n").join(lines)

    def _orders(self, state: State) -> list[Text]:
        """What has been ordered in this phase and can still be taken back."""
        frame = state["stack"][-1] if state["stack"] else {}
        if frame.get("frame") != "production" or not frame["orders"]:
            return []
        told: list[str] = []
        for order, count in frame["orders"]:
            verb, name, *rest = order.split(" ")
            counted = name if count == 1 else f"{count}*{name}"
            told.append(self.lang.action(GAME.ID, " ".join((verb, counted, *rest))))
        return [Text(f"{self.lang.say('gw-terminal-ordered')}: {'; '.join(told)}")]


def hanging(line: Text, paper: Console) -> Text:
    """A line that is too long goes on further in, so that no zone seems to begin there."""
    if line.cell_len <= paper.width:
        return line
    return Text("\n" + " " * HANGING).join(line.wrap(paper, paper.width - HANGING))
