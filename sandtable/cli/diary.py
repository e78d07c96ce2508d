"""`sandtable diary`: the war diary of a Survival campaign, as tables with a chart, or as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, TypedDict, cast

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sandtable.cli import files
from sandtable.cli.boards.legie import STYLES
from sandtable.cli.faults import Fault
from sandtable.cli.paper import paper, print_json
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.text import Language

BAR: Final = "█"
COLOURS: Final = {"legion": "#4f7a3a", "whites": "#8d8d8d", "reds": "#a8322a", "militia": "#c08a1e"}


class Entry(TypedDict):
    """What the diary says of one player in one game."""

    game: int
    rank: int
    seat: int
    faction: str
    commander: str
    points: int
    left: int
    supplies: int


def diary(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A saved Survival campaign of Legie.")],
    picture: Annotated[
        Path | None, typer.Option(help="Draw the campaign as well: a file whose name ends in .svg, .png or .pdf.")
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print the war diary of a campaign, game by game."""
    speech = spoken(lang)
    match = files.read_match(path)
    campaign = Campaign(entries_of(match, path))
    if picture is not None:
        draw(campaign, speech, picture)
    if as_json:
        print_json(cast(Plain, campaign.entries))
        return
    console = paper()
    campaign.tell(speech, console)
    if picture is not None:
        console.print(speech.say("core-ui-sim-picture", {"path": str(picture)}), soft_wrap=True)


def entries_of(match: Match, path: Path) -> list[Entry]:
    """The diary lies open to everybody, so a spectator's view has all of it."""
    state = cast("dict[str, Plain]", match.view(None)["state"])
    if "diary" not in state:
        raise Fault("core-ui-no-diary", path=str(path))
    return cast("list[Entry]", state["diary"])


class Campaign:
    """The entries of a diary, game by game, and the points that add up."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries: Final = entries
        self.games: Final = sorted({entry["game"] for entry in entries})

    def of_game(self, game: int) -> list[Entry]:
        return sorted((entry for entry in self.entries if entry["game"] == game), key=lambda entry: entry["rank"])

    def total(self, seat: int, game: int) -> int:
        """The points left to a seat after a game, with those of the games before."""
        return sum(entry["left"] for entry in self.entries if entry["seat"] == seat and entry["game"] <= game)

    def tell(self, lang: Language, console: Console) -> None:
        console.print(Text(lang.say("lg-ui-diary"), style="bold"))
        if not self.entries:
            console.print(lang.say("lg-ui-diary-empty"))
            return
        for game in self.games:
            console.print()
            console.print(Text(lang.say("lg-ui-diary-game", {"game": game}), style="bold"))
            console.print(self._table(lang, game))
        console.print()
        console.print(Text(lang.say("lg-ui-diary-chart"), style="bold"))
        console.print(self._chart(lang, console.width))

    def _table(self, lang: Language, game: int) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for heading in ("rank", "faction", "commander"):
            table.add_column(lang.say(f"lg-ui-diary-{heading}"))
        for heading in ("points", "left", "supplies", "total"):
            table.add_column(lang.say(f"lg-ui-diary-{heading}"), justify="right")
        for entry in self.of_game(game):
            faction = Text(lang.noun(entry["faction"], title="legie"), style=STYLES[entry["faction"]])
            numbers = (entry["points"], entry["left"], entry["supplies"], self.total(entry["seat"], game))
            commander = lang.noun(entry["commander"], title="legie")
            table.add_row(f"{entry['rank']}.", faction, commander, *(str(number) for number in numbers))
        return table

    def _chart(self, lang: Language, width: int) -> Table:
        """A bar for each faction after each game, as long as its points added up."""
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        highest = max(self.total(entry["seat"], entry["game"]) for entry in self.entries)
        room = max(10, width - 45)
        for game in self.games:
            for entry in sorted(self.of_game(game), key=lambda entry: entry["seat"]):
                total = self.total(entry["seat"], game)
                length = round(room * total / highest) if highest else 0
                bar = Text(BAR * length, style=STYLES[entry["faction"]]).append(f" {total}", style="none")
                table.add_row(str(game), lang.noun(entry["faction"], title="legie"), bar)
        return table


def draw(campaign: Campaign, lang: Language, path: Path) -> None:
    """A line for each faction: its points added up, game by game."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Fault("core-ui-no-drawing") from None
    files.check_picture(path)
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for first in campaign.of_game(1):
        totals = [0, *(campaign.total(first["seat"], game) for game in campaign.games)]
        name = lang.noun(first["faction"], title="legie")
        axes.plot(range(len(totals)), totals, color=COLOURS[first["faction"]], marker="o", label=name)
        axes.annotate(str(totals[-1]), (len(totals) - 1, totals[-1]), (6, 0), textcoords="offset points", va="center")
    axes.set_xticks([0, *campaign.games])
    axes.set_xlabel(lang.say("lg-ui-diary-games"))
    axes.set_ylabel(lang.say("lg-ui-diary-total"))
    axes.set_title(lang.say("lg-ui-diary"))
    if campaign.entries:
        axes.legend()
    try:
        figure.savefig(path)
    except OSError:
        raise Fault("core-ui-not-saved", path=str(path)) from None
