"""`sandtable odds`: how a battle of Global War is likely to end, as a table with bars or as plain data."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from babel.numbers import format_decimal
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sandtable.cli.faults import Fault
from sandtable.cli.near import near
from sandtable.cli.paper import paper, print_json
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.games.globalwar.combat.field import ATTACKER, DEFENDER, SIDES
from sandtable.games.globalwar.combat.orders import PRESETS
from sandtable.games.globalwar.combat.sequence import SEQUENCE
from sandtable.games.globalwar.edition import read_edition
from sandtable.games.globalwar.odds.odds import Odds
from sandtable.games.globalwar.odds.outcomes import WITHDRAWALS
from sandtable.games.globalwar.world import TERRAINS
from sandtable.kernel.plain import Malformed
from sandtable.lab.odds import CIRCUMSTANCES, MOST_GUNS, MOST_ROUNDS, Question
from sandtable.text import Language
from sandtable.text.language import LOCALES

TITLE: Final = "globalwar"
WIDE: Final = 30  # characters of a full bar
BINS: Final = 8
ROUNDS_SHOWN: Final = 8
LEAST_ERROR: Final = 0.1  # percentage points, with one decimal
RARE: Final = 0.0005  # chances below this are not worth a line
COLOURS: Final = ("yellow", "cyan")

Technologies = Annotated[str, typer.Option(metavar="ID,…", help="Technologies that the side has.")]


def command(
    attacker: Annotated[str, typer.Argument(help="The attackers: 6*infantry 2*fighter marines:landed …")],
    defender: Annotated[str, typer.Argument(help="The defenders, in the same way; - for nobody.")],
    battle: Annotated[str, typer.Option(help=f"The kind of battle: {', '.join(SEQUENCE)}.")] = "land",
    terrain: Annotated[str, typer.Option(help=f"The ground: {', '.join(TERRAINS)}.")] = TERRAINS[0],
    city: Annotated[bool, typer.Option("--city", help="The zone is a city.")] = False,
    surrounded: Annotated[bool, typer.Option("--surrounded", help="And it is surrounded.")] = False,
    river: Annotated[bool, typer.Option("--river", help="All attacking land units cross a river.")] = False,
    fort: Annotated[bool, typer.Option("--fort", help="All attackers come over a fortified border.")] = False,
    maginot: Annotated[bool, typer.Option("--maginot", help="All attackers come over the Maginot Line.")] = False,
    guns: Annotated[int, typer.Option(min=0, max=MOST_GUNS, help="Coastal guns.")] = 0,
    blitzkrieg: Annotated[bool, typer.Option("--blitzkrieg", help="Germany uses Blitzkrieg.")] = False,
    surprise: Annotated[bool, typer.Option("--surprise", help="Japan uses its surprise attack.")] = False,
    hunted: Annotated[bool, typer.Option("--hunted", help="The defending submarines have begun the fight.")] = False,
    round: Annotated[int, typer.Option(min=1, max=MOST_ROUNDS, help="The round that is about to be fought.")] = 1,
    attacker_technologies: Technologies = "",
    defender_technologies: Technologies = "",
    attacker_losses: Annotated[str, typer.Option(help=f"{', '.join(PRESETS)}, or unit ids in order.")] = PRESETS[0],
    defender_losses: Annotated[str, typer.Option(help=f"{', '.join(PRESETS)}, or unit ids in order.")] = PRESETS[0],
    retreat: Annotated[str, typer.Option(help=f"When the attacker leaves: {', '.join(WITHDRAWALS)}.")] = "never",
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tell how a battle of Global War is likely to end.

    A unit may say how it came, after colons: infantry:river, marines:landed, fighter:patrol, battleship:d1. Who says
    nothing comes as is usual in such a battle; infantry:plain comes from next door.
    """
    speech = spoken(lang)
    there = (city, surrounded, river, fort, maginot, blitzkrieg, surprise, hunted)
    question = Question(
        attacker=attacker,
        defender="" if defender.strip() == "-" else defender,
        battle=battle,
        terrain=terrain,
        circumstances=tuple(name for name, so in zip(CIRCUMSTANCES, there, strict=True) if so),
        guns=guns,
        attacker_technologies=tuple(attacker_technologies.replace(",", " ").split()),
        defender_technologies=tuple(defender_technologies.replace(",", " ").split()),
        attacker_losses=attacker_losses,
        defender_losses=defender_losses,
        retreat=retreat,
        round=round,
    )
    try:
        found = question.odds()
    except Malformed as error:
        if error.message != "core-malformed-id":
            raise
        raise _meant(speech, error, attacker if error.place == "attacker" else defender) from None
    if as_json:
        print_json(found.plain())
    else:
        Report(found, speech).show(paper())


def _meant(lang: Language, error: Malformed, typed: str) -> Exception:
    """A unit that nobody knows, with those it may stand for: ``6 infantry`` and ``6xinfantry`` are ``6*infantry``."""
    word = str(error.values["value"])
    after = typed.partition(word)[2].split()
    if word.isdecimal() and after:
        word = f"{word}x{after[0]}"
    names = near(word, read_edition({}).catalogue.unit_of)
    if not names:
        return error
    return Fault("core-ui-problem-near", problem=lang.malformed(error), names=lang.list(names))


class Report:
    """Odds in words and bars."""

    def __init__(self, found: Odds, lang: Language) -> None:
        self.odds: Final = found
        self.lang: Final = lang

    def show(self, console: Console) -> None:
        console.print(Text(self._heading(), style="bold"))
        parts = [self._ends(), self._losses()]
        parts += [
            self._left(side) for side in (ATTACKER, DEFENDER) if sum(p for _, p in self.odds.winners[side]) > RARE
        ]
        if len(self.odds.rounds) > 1:
            parts.append(self._rounds())
        for part in parts:
            console.print(part)
            console.print()
        console.print(Text(self._method(), style="dim"))

    def _heading(self) -> str:
        key = "gw-odds-taken-in" if self.odds.engagement.ground else "gw-odds-won-in"
        chance = self.odds.taken if self.odds.engagement.ground else self.odds.won
        return self.lang.say(key, {"chance": percent(chance, self.lang)})

    def _method(self) -> str:
        if self.odds.exact:
            return self.lang.say("gw-odds-exact")
        error = number(max(LEAST_ERROR, self.odds.error * 100), self.lang)
        return self.lang.say("gw-odds-simulated", {"battles": self.odds.battles, "error": error})

    def _ends(self) -> Table:
        found = self.odds
        ground = found.engagement.ground
        table = bare()
        rows = [
            ("gw-odds-taken", found.taken if ground else 0.0, COLOURS[ATTACKER]),
            ("gw-odds-won", found.won - found.taken - found.dived, COLOURS[ATTACKER]),
            ("gw-odds-dived", found.dived, COLOURS[ATTACKER]),
            ("gw-odds-both", found.both, "white"),
            ("gw-odds-broken", found.broken, COLOURS[DEFENDER]),
            ("gw-odds-held", found.held, COLOURS[DEFENDER]),
            ("gw-odds-open", found.open, "white"),
        ]
        for message, chance, colour in rows:
            if chance > RARE:
                table.add_row(
                    self.lang.say(message), Text(percent(chance, self.lang), justify="right"), bar(chance, colour)
                )
        return table

    def _losses(self) -> Table:
        """What each side loses, and what of."""
        lang = self.lang
        table = bare("side", "unit", "there", "lost", "ipp", "usually", lang=lang)
        for side, name in enumerate(SIDES):
            low, high = self.odds.usual_loss(side)
            total = self.odds.mean_loss(side)
            table.add_row(
                Text(lang.say(f"gw-odds-{name}"), style=f"bold {COLOURS[side]}"),
                "", "", "", Text(f"{number(total, lang)} / {self.odds.worth[side]}", style="bold"), f"{low}–{high}",
            )  # fmt: skip
            for id, many, lost in self.odds.lost[side]:
                if many:
                    cost = sum(self._cost(side, id))
                    table.add_row(
                        "", lang.noun(id, title=TITLE), str(many), number(lost, lang), number(lost * cost, lang), ""
                    )
        return table

    def _cost(self, side: int, id: str) -> list[int]:
        return next(troop.unit.cost for troop in self.odds.engagement.rosters[side].troops if troop.unit.id == id)

    def _left(self, side: int) -> Table:
        """How much the side that stands in the end has left, as bars."""
        rows = binned(self.odds.winners[side], self.odds.worth[side])
        highest = max(chance for _, _, chance in rows)
        table = bare()
        table.title = self.lang.say(f"gw-odds-left-{SIDES[side]}")
        table.title_justify = "left"
        for low, high, chance in rows:
            if chance > RARE:
                label = str(low) if low == high else f"{low}–{high}"
                table.add_row(
                    Text(label, justify="right"),
                    Text(percent(chance, self.lang), justify="right"),
                    bar(chance / highest, COLOURS[side]),
                )
        return table

    def _rounds(self) -> Table:
        table = bare("round", "won-by", "held-by", "fighting", "left-a", "left-d", lang=self.lang)
        for row in self.odds.rounds[:ROUNDS_SHOWN]:
            table.add_row(
                str(row.round),
                *(percent(chance, self.lang) for chance in (row.won, row.held, row.fighting)),
                *(f"{worth:.0f}" for worth in row.worth),
            )
            if row.fighting < RARE:
                break
        return table


def bare(*columns: str, lang: Language | None = None) -> Table:
    """A table without lines; the columns are named by messages, and all but the first stand right."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=bool(columns), header_style="bold", title_style="bold")
    for n, column in enumerate(columns):
        table.add_column("" if lang is None else lang.say(f"gw-odds-{column}"), justify="left" if n < 2 else "right")
    return table


def number(value: float, lang: Language) -> str:
    """With one decimal, as the language writes it."""
    return str(format_decimal(value, "0.0", locale=LOCALES[lang.code]))


def percent(chance: float, lang: Language) -> str:
    return f"{number(chance * 100, lang)}\N{NO-BREAK SPACE}%"


def bar(share: float, colour: str) -> Text:
    """A bar in eighths of a character, never empty."""
    eighths = max(1, round(share * WIDE * 8))
    full, rest = divmod(eighths, 8)
    return Text("█" * full + (" ▏▎▍▌▋▊▉"[rest] if rest else ""), style=colour)


def binned(worths: list[tuple[int, float]], most: int) -> list[tuple[int, int, float]]:
    """Chances gathered in at most so many steps of equal width: from, to, chance."""
    width = max(1, -(-(most + 1) // BINS))
    found = [(n * width, min(most, n * width + width - 1), 0.0) for n in range(most // width + 1)]
    for worth, chance in worths:
        low, high, before = found[worth // width]
        found[worth // width] = (low, high, before + chance)
    return found
