"""The table of Quartermaster General in the terminal: the map by regions, then what the six countries have.

Colour only repeats what a word says already: every piece stands as the short name of its country.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.games.quartermaster.board import ANCHORS, AXIS, LAND, NEAR, SPACE_OF, STARS, at, names
from sandtable.games.quartermaster.catalogue import (
    ARMIES,
    BASIC,
    CARD_OF,
    COUNTRY_IDS,
    COUNTRY_OF,
    KIND,
    KINDS,
    NAVIES,
    OWNER,
    SIDE,
)
from sandtable.games.quartermaster.state import Quartermaster
from sandtable.games.quartermaster.supply import supplied
from sandtable.games.quartermaster.title import GAME
from sandtable.games.quartermaster.turn import LEAD, ROUNDS
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.text import Language
from sandtable.text.vocabulary import CORE, QUARTERMASTER

REGIONS: Final = (
    ("americas", ("canada", "eastern-us", "western-us", "pacific-northwest", "latin-america", "north-atlantic",
                  "south-atlantic", "southern-ocean")),
    ("europe", ("iceland", "united-kingdom", "scandinavia", "western-europe", "germany", "italy", "balkans",
                "north-sea", "baltic-sea", "mediterranean-sea")),
    ("east", ("eastern-europe", "ukraine", "moscow", "russia", "kazakhstan", "siberia", "black-sea", "caspian-sea")),
    ("africa", ("north-africa", "africa", "madagascar", "middle-east", "india", "bay-of-bengal", "indian-ocean")),
    ("asia", ("china", "szechuan", "southeast-asia", "mongolia", "vladivostok", "japan", "philippines", "indonesia",
              "sea-of-japan", "south-china-sea")),
    ("pacific", ("iwo-jima", "new-guinea", "australia", "new-zealand", "hawaii", "north-pacific", "central-pacific",
                 "south-pacific", "east-pacific", "southeast-pacific")),
)  # fmt: skip
STYLES: Final = ("bold red", "bold bright_blue")  # readable on dark and on light ground
STAR: Final = "★"
STRAIT: Final = "⇋"
SEA_SIGN: Final = "≈"
LAND_SIGN: Final = "·"
CUT_OFF: Final = "!"
NEW: Final = "›"
ON_TURN: Final = "▸"
NARROW: Final = 26  # columns of a region: three of them fit on 80
WIDEST: Final = 40
ROOMY: Final = 110  # from here on Status cards have a column of their own

CARD: Final = 0
SPACE: Final = 1
COUNTRY: Final = 2


class QuartermasterBoard:
    def __init__(self, match: Match, lang: Language) -> None:
        self.lang: Final = lang
        self.rulings: Final = GAME.rulings(match.setting)
        self.title: Final = lang.say("qm-title")
        self.welcome: Final = self._welcome()

    def _welcome(self) -> str:
        """What it is about, and who sits where."""
        lines = [self.lang.say("qm-terminal-welcome", {"rounds": ROUNDS, "lead": LEAD})]
        for seat in range(self.rulings.seats):
            side = "axis" if seat in self.rulings.team[AXIS] else "allies"
            lines.append(self.lang.say("qm-terminal-seat", {"seat": seat, "countries": self.seat(seat), "side": side}))
        return "\n".join(lines)

    # nouns

    def name(self, noun: str) -> str:
        return self.lang.noun(noun, title=GAME.ID)

    def seat(self, seat: int) -> str:
        return self.lang.list([self.name(COUNTRY_IDS[country]) for country in self.rulings.countries[seat]])

    def kind(self, noun: str) -> int:
        if noun in SPACE_OF:
            return SPACE
        return COUNTRY if noun in COUNTRY_OF else CARD

    def thing(self, noun: str, view: dict[str, Plain]) -> Text:
        """The id and the name; a card that is not printed above with its text; a space with pieces and neighbours."""
        text = Text(noun, style="bold")
        return text.append(f" {self._told(noun, cast(dict[str, Any], view['state']))}", style="not bold")

    def _told(self, noun: str, state: dict[str, Any]) -> str:
        if noun in CARD_OF:
            asked = self._asked(state)
            if asked is not None and noun in state["countries"][asked]["hand"]:
                return self.name(noun)
            return f"{self.name(noun)} – {self.lang.say(f'qm-text-{noun}')}"
        if noun in SPACE_OF:
            space = SPACE_OF[noun]
            held = [row["country"] for row in state["countries"] if noun in row["pieces"]]
            beside = ", ".join(self.name(id) for id in names(NEAR[space]))
            return " ".join([f"{_sign(space)} {self.name(noun)}", *held, f"({beside})"])
        if noun in QUARTERMASTER.verbs or noun in CORE.verbs:
            return self._verb(noun)
        return self.name(noun)

    def _verb(self, verb: str) -> str:
        for id in (f"qm-terminal-verb-{verb}", f"qm-act-{verb}", f"core-act-{verb}"):
            if self.lang.has(id):
                return self.lang.say(id)
        return verb

    def due(self, cause: str, view: dict[str, Plain]) -> str:
        """Cards are drawn for the country that the frame in progress names."""
        state = cast(dict[str, Any], view["state"])
        country = state["stack"][-1]["country"]
        return self.lang.say("qm-terminal-due", {"country": country, "cause": self.lang.say(cause)})

    # the picture

    def picture(self, view: dict[str, Plain], width: int, before: dict[str, Plain] | None = None) -> RenderableType:
        state = cast(dict[str, Any], view["state"])
        known = cast(dict[str, Any], (before or view)["state"])
        parts: list[RenderableType] = [
            self._headline(state, width),
            self._map(state, known, width),
            self._legend(),
            self._countries(state, width),
        ]
        if width < ROOMY:
            parts += self._statuses(state)
        parts += self._cards(state)
        return Group(*parts)

    def _headline(self, state: dict[str, Any], width: int) -> Text:
        axis, allies = state["points"]
        args: dict[str, object] = {"round": state["round"], "rounds": ROUNDS, "axis": axis, "allies": allies}
        head = self.lang.say("qm-terminal-headline", args)
        if state["turn"]:
            head += f" · {self.lang.say('qm-terminal-on-turn', {'country': state['turn']})}"
        line = Text(head, style="bold reverse")
        line.pad_right(max(0, width - line.cell_len - 1))
        return line

    def _map(self, state: dict[str, Any], known: dict[str, Any], width: int) -> Table:
        across = 3 if width >= 3 * NARROW + 2 else max(1, (width + 1) // (NARROW + 1))
        column = min(WIDEST, (width - across + 1) // across)
        cut_off = self._cut_off(state)
        grid = Table.grid(padding=(0, 1, 0, 0), expand=False)
        for _ in range(across):
            grid.add_column(width=column, no_wrap=True, overflow="ellipsis")
        drawn: list[Text] = []
        for region, spaces in REGIONS:
            lines = [Text(self.lang.say(f"qm-terminal-region-{region}"), style="bold underline")]
            lines += [self._space(id, state, known, cut_off, column) for id in spaces]
            drawn.append(Text("\n").join(lines))
        for n in range(0, len(drawn), across):
            grid.add_row(*drawn[n : n + across])
        return grid

    def _space(self, id: str, state: dict[str, Any], known: dict[str, Any], cut_off: list[int], column: int) -> Text:
        """``★ Western Europe  GER ITA``, with a mark where something came or went."""
        space = SPACE_OF[id]
        pieces = Text()
        for country, row in enumerate(state["countries"]):
            if id in row["pieces"]:
                out = CUT_OFF if (cut_off[country] >> space) & 1 else ""
                pieces.append(f" {row['country']}{out}", style=STYLES[SIDE[country]])
        changed = any(
            (id in row["pieces"]) != (id in old["pieces"])
            for row, old in zip(state["countries"], known["countries"], strict=True)
        )
        line = Text(NEW if changed else " ")
        line.append(f"{_sign(space)} {self.name(id)}", style="" if pieces else "dim")
        line.truncate(max(4, column - pieces.cell_len), overflow="ellipsis", pad=True)
        return line.append_text(pieces)

    def _cut_off(self, state: dict[str, Any]) -> list[int]:
        """The pieces of each country that are out of supply: pieces and Status cards lie open for everybody."""
        s = Quartermaster(self.rulings)
        s.pieces = [at(*row["pieces"]) for row in state["countries"]]
        s.assured_now = [at(*row["assured"]) for row in state["countries"]]
        s.status = sum(1 << CARD_OF[id] for id in state["status"])
        s.refresh_table()
        return [s.pieces[country] & ~supplied(s, country) for country in range(6)]

    def _legend(self) -> Text:
        signs = ((STAR, "star"), (STRAIT, "strait"), (SEA_SIGN, "sea"), (CUT_OFF, "cut-off"), (NEW, "new"))
        told = "   ".join(f"{sign} {self.lang.say(f'qm-terminal-sign-{id}')}" for sign, id in signs)
        return Text(told, style="dim")

    def _countries(self, state: dict[str, Any], width: int) -> Table:
        """A row for each country in the order of turns: what it has left, and its open Status cards."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column("", no_wrap=True)
        for heading in ("armies", "navies", "hand", "deck", "discards", "face-down"):
            table.add_column(self.lang.say(f"qm-terminal-{heading}"), justify="right")
        if width >= ROOMY:
            table.add_column(self.lang.say("qm-kind-status"))
        for country, row in enumerate(state["countries"]):
            mine = isinstance(row["hand"], list)
            name = Text(f"{ON_TURN if row['country'] == state['turn'] else ' '} ")
            name.append(self.name(row["country"]), style=STYLES[SIDE[country]])
            name.append(f" ({self.lang.say('core-ui-you')})" if mine else f" {row['country']}", style="dim")
            on_land = sum((LAND >> SPACE_OF[id]) & 1 for id in row["pieces"])
            cells: list[str | Text] = [
                name,
                str(ARMIES[country] - on_land),
                str(NAVIES[country] - len(row["pieces"]) + on_land),
                str(_size(row["hand"])),
                str(len(row["top"]) + _size(row["middle"]) + len(row["bottom"])),
                str(_size(row["discards"]) + _size(row["buried"])),
                _face_down(row),
            ]
            table.add_row(*cells, *([self._status(state, country) or "–"] if width >= ROOMY else []))
        return table

    def _status(self, state: dict[str, Any], country: int) -> str:
        return ", ".join(self.name(id) for id in state["status"] if OWNER[CARD_OF[id]] == country)

    def _statuses(self, state: dict[str, Any]) -> list[Text]:
        """Where a column would be too narrow: a line for each country that has Status cards on the table."""
        lines: list[Text] = []
        for country, id in enumerate(COUNTRY_IDS):
            status = self._status(state, country)
            if status:
                line = Text(f"{self.name(id)} – ", style=STYLES[SIDE[country]])
                line.append(f"{self.lang.say('qm-kind-status')}: {status}", style="not bold default")
                lines.append(line)
        return lines

    def _cards(self, state: dict[str, Any]) -> list[RenderableType]:
        """What the viewer holds: of the country that is asked every card with its text, of the others the names."""
        parts: list[RenderableType] = []
        asked = self._asked(state)
        for country, row in enumerate(state["countries"]):
            if not isinstance(row["hand"], list):
                continue
            line = Text(f"{self.name(row['country'])} – ", style=STYLES[SIDE[country]])
            line.append(f"{self.lang.say('qm-terminal-face-down')}: ", style="not bold default")
            line.append(self._listed(row["laid"]), style="default")
            line.append(f"; {self.lang.say('qm-terminal-hand')}: ", style="not bold default")
            if country != asked:
                line.append(self._listed(row["hand"]), style="default")
            parts.append(line)
            if country == asked:
                parts.append(self._hand(row["hand"]))
        return parts

    def _asked(self, state: dict[str, Any]) -> int | None:
        """The country whose cards the viewer is asked about, if it is one of the viewer's own."""
        frame = state["stack"][-1] if state["stack"] else {}
        own = [country for country, row in enumerate(state["countries"]) if isinstance(row["hand"], list)]
        if "nth" in frame:
            return own[frame["nth"]] if frame["nth"] < len(own) else None
        country = COUNTRY_OF.get(frame.get("country", ""))
        return country if country in own and frame["frame"] != "reaction" else None

    def _hand(self, hand: list[str]) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        for id, count in Counter(hand).items():
            kind = KIND[CARD_OF[id]]
            name = Text(f"  {self.name(id)}", style="bold")
            name.append(f" ×{count}" if count > 1 else "", style="not bold")
            about = Text("" if kind < BASIC else f"{self.lang.say(f'qm-kind-{KINDS[kind]}')}: ", style="italic")
            grid.add_row(name, about.append(self.lang.say(f"qm-text-{id}"), style="not italic"))
        return grid

    def _listed(self, cards: list[str]) -> str:
        counted = Counter(cards).items()
        return ", ".join(f"{self.name(id)} ×{count}" if count > 1 else self.name(id) for id, count in counted) or "–"


def _sign(space: int) -> str:
    bit = 1 << space
    if bit & STARS:
        return STAR
    if bit & ANCHORS:
        return STRAIT
    return LAND_SIGN if bit & LAND else SEA_SIGN


def _face_down(row: dict[str, Any]) -> str:
    """How many Response cards lie there, with the numbers of dummies at a real table."""
    numbers = [str(n) for n, card in enumerate(row.get("dummies", []), 1) if card is not None]
    return f"{_size(row['laid'])} ({', '.join(numbers)})" if numbers else str(_size(row["laid"]))


def _size(held: Plain) -> int:
    return len(held) if isinstance(held, list) else cast(int, held)
