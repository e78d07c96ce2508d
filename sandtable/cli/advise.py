"""`sandtable advise`: a move in a position of the printed game: the virtual opponent's with its trace, or a bot's."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, cast

import typer

from sandtable.bots import LEVELS, bot
from sandtable.bots.strategy import StrategyBot
from sandtable.cli import files
from sandtable.cli.boards import Board, board
from sandtable.cli.faults import Fault
from sandtable.cli.keyboard import Keyboard
from sandtable.cli.news import News, is_thought
from sandtable.cli.paper import paper, print_json
from sandtable.cli.speech import Json, Lang, spoken
from sandtable.kernel.action import Action
from sandtable.kernel.chance import CHANCE, Chance
from sandtable.kernel.event import Event
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import IllegalAction
from sandtable.text import Language

PLACED: Final = ("bk-placed", "bk-placed-spy")
HUMAN: Final = 0


def advise(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A position of the printed game.")],
    roll: Annotated[list[int] | None, typer.Option(help="What the die showed; again for each further roll.")] = None,
    adviser: Annotated[
        str, typer.Option("--bot", help=f"Who advises where no virtual opponent plays: {', '.join(LEVELS)}.")
    ] = "expert",
    iterations: Annotated[int | None, typer.Option(min=1, help="How long the bot thinks.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tell the virtual opponent's move, or a bot's, and why.

    For people who play with the printed game.
    """
    speech = spoken(lang)
    match = files.read_position(path, manual=True)
    if not any(mode.seats == (1,) for mode in match.game.modes):
        suggest(files.read_position(path, seed="advice"), adviser, iterations, list(roll or []), speech, as_json)
        return
    acted = any(event.id in PLACED for event in match.opening)
    if match.setting.seats != 1 or (match.to_act and not acted):
        raise Fault("core-ui-advise-not-virtual", path=str(path))
    advice = Advice(match, board(match, speech), speech, list(roll or []))
    advice.go_on(None if as_json else Keyboard())
    if as_json:
        print_json(advice.plain())
    else:
        advice.tell()


def suggest(
    match: Match, adviser: str, iterations: int | None, rolls: list[int], lang: Language, as_json: bool
) -> None:
    """The act of a bot in the place of the seat that is to move, by what that seat knows; hidden cards are guessed."""
    if rolls:
        raise Fault("core-ui-advise-rolls", count=len(rolls))
    seat = match.to_act[0]
    seen = match.observe(seat)
    thinking = bot(adviser, match.game, "advice")
    action = thinking.decide(seen, iterations)
    sure = match.preview(seat, action)
    told = match.game.thoughts(match.state, seat)
    if isinstance(thinking, StrategyBot):
        told = thinking.thoughts(seen, iterations)
    why = [event.plain() for event in told]
    if as_json:
        print_json({"seat": seat, "bot": adviser, "move": [action.text], "trace": [*why], "events": sure})
        return
    table = board(match, lang)
    console = paper()
    name = lang.noun(table.seat(seat), title=match.game.ID)
    for thought in why:
        console.print(lang.event(match.game.ID, thought))
    console.print(f"{name}: {lang.action(match.game.ID, action.text)}", style="bold")
    for sentence in News(match, lang, table).events(sure):
        console.print(f"· {sentence}")


class Advice:
    """One turn of the virtual opponent, as far as dice and draws that are known carry it."""

    def __init__(self, match: Match, board: Board, lang: Language, rolls: list[int]) -> None:
        self.match: Final = match
        self.board: Final = board
        self.lang: Final = lang
        self.rolls: Final = rolls
        self.news: Final = News(match, lang, board)

    def go_on(self, keyboard: Keyboard | None) -> None:
        """Resolve what the rolls given and, at a terminal, the people can tell; stop where nobody can."""
        while (due := self.match.due) is not None:
            if is_die(due) and self.rolls:
                self._roll(self.rolls.pop(0))
            elif keyboard is None or not keyboard.attended or not self._ask(keyboard, due):
                break
        if self.rolls:
            raise Fault("core-ui-advise-rolls", count=len(self.rolls))

    def _roll(self, number: int) -> None:
        try:
            self.match.resolve(HUMAN, f"roll {number}")
        except IllegalAction:
            raise Fault("core-ui-advise-roll", number=number) from None

    def _ask(self, keyboard: Keyboard, due: Chance) -> bool:
        """Ask what came up; False when the answer is nothing."""
        console = paper()
        nouns = [action.nouns[-1] for action, _ in due.possible()]
        keyboard.candidates = lambda words: nouns
        console.print(self.lang.say("core-ui-due", {"cause": self._cause(due)}))
        console.print(f"  {', '.join(nouns)}")
        while True:
            word = keyboard.line("? ")
            if not word:
                return False
            try:
                self.match.resolve(HUMAN, Action(due.possible()[0][0].verb, (word,)))
            except IllegalAction as error:
                console.print(self.lang.refusal(self.match.game.ID, error.refusal))
            else:
                return True

    def _cause(self, due: Chance) -> str:
        return self.board.due(due.cause, self.match.view(HUMAN))

    # what is known then

    def events(self) -> list[Event]:
        return [*self.match.opening, *(event for entry in self.match.entries for event in entry.events)]

    def told(self) -> list[dict[str, Plain]]:
        return [event.plain() for event in self.events()]

    def trace(self) -> list[dict[str, Plain]]:
        steps: list[dict[str, Plain]] = []
        for event in self.told():
            if is_thought(event):
                steps += cast(list[dict[str, Plain]], cast(dict[str, Plain], event["args"])["trace"])
        return steps

    def move(self) -> list[str]:
        """The placements of the turn, as acts."""
        return [placement(event) for event in self.events() if event.id in PLACED]

    def table_of_rolls(self) -> dict[str, str]:
        """What each roll of the die that is due would place; empty where none is."""
        due = self.match.due
        if due is None or not is_die(due):
            return {}
        table: dict[str, str] = {}
        for action, _ in due.possible():
            events: list[Event] = []
            self.match.state.copy().apply(CHANCE, action, events.append)
            table[action.nouns[0]] = next(placement(event) for event in events if event.id in PLACED)
        return table

    def plain(self) -> dict[str, Plain]:
        due = self.match.due
        outcome = self.match.outcome
        return {
            "move": [*self.move()],
            "rolls": {**self.table_of_rolls()},
            "due": None if due is None else due.cause,
            "outcome": None if outcome is None else outcome.plain(),
            "trace": [*self.trace()],
            "events": [event for event in self.told() if not is_thought(event)],
        }

    def tell(self) -> None:
        console = paper()
        title = self.match.game.ID
        for step in self.trace():
            console.print(self.lang.trace(title, step))
        for sentence in self.news.events([*self.told()]):
            console.print(f"· {sentence}", style="bold")
        rolls = self.table_of_rolls()
        due = self.match.due
        if due is not None:
            console.print(self.lang.say("core-ui-due", {"cause": self._cause(due)}), style="bold")
        for number, act in rolls.items():
            console.print(f"  {number} → {self.lang.action(title, act)}")
        if rolls:
            console.print(self.lang.say("core-ui-advise-how"))


def is_die(due: Chance) -> bool:
    return due.possible()[0][0].verb == "roll"


def placement(event: Event) -> str:
    return f"place {event.args['token']} {event.args['space']}"
