"""A game at the terminal: whose turn it is, what they see, what they do, and handing the screen over in secret."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from sandtable.bots.bot import Bot
from sandtable.bots.occasions import Occasions
from sandtable.cli import files
from sandtable.cli.boards import board, changes
from sandtable.cli.keyboard import Keyboard
from sandtable.cli.near import near
from sandtable.cli.news import News
from sandtable.cli.orders import ORDERS, Changed, Orders
from sandtable.cli.pointing import Misfit, Pointing
from sandtable.cli.results import Results
from sandtable.kernel.chance import Chance
from sandtable.kernel.knowledge import knows
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import IllegalAction, Refusal
from sandtable.kernel.standing import Standing
from sandtable.text import Language

CLEAR_WITH_HISTORY: Final = "\x1b[3J"


class Table:
    """One match, the people and bots in its seats, and the screen they share."""

    def __init__(
        self, match: Match, lang: Language, bots: dict[int, Bot], keyboard: Keyboard, console: Console
    ) -> None:
        self.match = match
        self.lang: Final = lang
        self.bots: Final = bots
        self.occasions: Final = Occasions()
        self.people: Final = [seat for seat in range(match.setting.seats) if seat not in bots]
        self.keyboard: Final = keyboard
        self.console: Final = console
        self.board = board(match, lang)
        self.news = News(match, lang, self.board)
        self.orders: Final = Orders(self)
        self.viewer: int = self.people[0] if len(self.people) == 1 else -1  # whose eyes are on the screen
        self.told: Final = [last_act(match, seat) for seat in range(match.setting.seats)]  # how much of the log
        self.standing: Final = {seat: Standing(quiet=len(self.people) == 1) for seat in self.people}
        self.seen = -1  # who has had the whole board before their eyes
        self.file: Path | None = None
        self.unsaved = False

    def say(self, id: str, **args: str | int) -> None:
        self.console.print(self.lang.say(id, args), soft_wrap="path" in args)  # a path must stay in one piece

    def name(self, seat: int) -> str:
        return self.lang.noun(self.board.seat(seat), title=self.match.game.ID)

    # the course of the game

    def play(self) -> None:
        self.keep()
        self._welcome()
        while self.match.outcome is None:
            due = self.match.due
            if due is not None:
                self._enter_by_hand(due)
            elif not self._some_bot_acts_freely():
                self._let_act(self.match.to_act[0])
            self.keep()
        self._end()

    def keep(self) -> None:
        """Once the game has a file, every act is in it before the next one is asked for."""
        if self.file is not None:
            files.write(self.file, self.match.save())
        self.unsaved = self.file is None and bool(self.match.entries)

    def take_over(self, match: Match) -> None:
        """From now on this match is played: the same with an entry put right."""
        self.match = match
        self.board = board(match, self.lang)
        self.news = News(match, self.lang, self.board)

    def _welcome(self) -> None:
        self.console.print(Panel(Text(self.board.welcome), title=self.board.title))
        self.say("core-ui-choose")
        if self.keyboard.attended:
            self.keyboard.pause(self.lang.say("core-ui-press-enter"))
        for sentence in self.news.opening(self.viewer if self.viewer >= 0 else None):
            self.console.print(sentence)

    def _some_bot_acts_freely(self) -> bool:
        """Where an occasion was announced, every bot thinks of its free acts, in whoever's turn."""
        while (seat := self.occasions.next(self.match.state)) is not None:
            free = self.bots[seat].consider(self.match.observe(seat)) if seat in self.bots else None
            if free is not None:
                self.match.play(seat, free)
                return True
        return False

    def _let_act(self, seat: int) -> None:
        if seat in self.bots:
            self._let_bot_act(seat)
        else:
            self._let_person_act(seat)

    def _let_bot_act(self, seat: int) -> None:
        with self.console.status(self.lang.say("core-ui-thinking", {"name": self.name(seat)})):
            action = self.bots[seat].decide(self.match.observe(seat), None)
        self.match.play(seat, action)

    def _let_person_act(self, seat: int) -> None:
        ordered = self.standing[seat].answer(self.match, seat)
        if ordered is not None:
            self.match.play(seat, ordered)
            return
        self._hand_over(seat)
        pointing = Pointing(self.match, seat, self.board)
        self.keyboard.candidates = lambda words: self.candidates(pointing, words)
        self.show(seat)
        self.offer(pointing)
        while True:
            line = self.keyboard.line("> ")
            words = line.split()
            try:
                if words and words[0].lower() in ORDERS:
                    self.orders.carry_out(seat, words, pointing)
                elif not words and pointing.enough() is None:
                    self.show(seat, whole=True)
                else:
                    pointing.take(words)
                    action = pointing.enough() if not words else pointing.complete()
                    if action is not None:
                        self.match.play(seat, action)
                        return
                self.offer(pointing)
            except Misfit as misfit:
                self.explain(seat, misfit.text)
                names = misfit.meant or near(words[0], ORDERS)
                if names:
                    self.say("core-ui-near", names=self.lang.list(names))
            except IllegalAction as error:
                self.refuse(error)
            except Changed:
                return

    def candidates(self, pointing: Pointing, words: list[str]) -> list[str]:
        """What may be typed after some words: orders first, then whatever can still be pointed at."""
        if not words:
            return [*ORDERS, *pointing.names()]
        if words[0].lower() in ("why", "what"):
            words = words[1:]
        elif words[0].lower() in ORDERS:
            return self.orders.words_after(pointing.seat, words)
        return pointing.names_after(words)

    # dice and draws of a real table

    def _enter_by_hand(self, due: Chance) -> None:
        """Ask somebody who may see it what came up."""
        seat = next((person for person in self.people if knows(due.seen, person)), None)
        if seat is None:  # a bot's private draw: whoever moves its tokens tells it
            seat = next(bot for bot in self.bots if knows(due.seen, bot))
        else:
            self._hand_over(seat)
            self._tell_news(seat)
        who, results = seat, Results(self.match, seat)
        self.keyboard.candidates = lambda words: (
            self.orders.words_after(who, words) if words else [*ORDERS, *results.names]
        )
        cause = self.board.due(due.cause, self.match.view(seat))
        self.console.print(self.lang.say("core-ui-due", {"cause": cause}), style="bold")
        if not results.counted:
            self.list_things(results.names, self.match.view(seat))
        self.say("core-ui-enter-result")
        while True:
            words = self.keyboard.line("? ").split()
            try:
                if words and words[0].lower() in ORDERS:
                    self.orders.carry_out(seat, words, None)
                elif words:
                    self.match.resolve(seat, results.meant(words))
                    return
            except IllegalAction as error:
                self.refuse(error)
            except Changed:
                return

    # the screen

    def _hand_over(self, seat: int) -> None:
        """Where several people share the screen nothing secret is on it while it changes hands."""
        if self.viewer == seat or len(self.people) == 1:
            return
        if self.viewer >= 0:
            self._tell_news(self.viewer)
            self.keyboard.pause(self.lang.say("core-ui-curtain-close"))
        self._clear()
        self.keyboard.pause(self.lang.say("core-ui-curtain", {"name": self.name(seat)}))
        self._clear()
        self.viewer = seat

    def _clear(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        self.seen = -1
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_WITH_HISTORY)
            self.console.file.flush()

    def show(self, seat: int, whole: bool = False) -> None:
        """What happened since this seat looked last, then the board with what is new on it, then what is asked.

        Of a board that takes several screens only what changed is drawn, once it has been seen; ``board`` shows it all.
        """
        known = self.told[seat] > 0 or self.seen == seat
        before = self.match.at(self.told[seat]).view(seat) if known else None
        view = self.match.view(seat)
        self._tell_news(seat)
        seen = None if whole or before is None or self.seen != seat else changes(self.board, view, before)
        self.console.print(seen or self.board.picture(view, self.console.width, before))
        self.seen = seat
        if view["prompt"] is not None:
            self.console.print(self.lang.say(str(view["prompt"])), style="bold")

    def _tell_news(self, seat: int) -> None:
        for sentence, times in runs(self.news.since(self.told[seat], seat)):
            self.console.print(f"· {sentence}{f' ×{times}' if times > 1 else ''}")
        self.told[seat] = len(self.match.entries)

    def offer(self, pointing: Pointing) -> None:
        enough = pointing.enough()
        if enough is not None:
            self.say("core-ui-chosen-enough", text=self.lang.action(self.match.game.ID, enough.text))
        elif pointing.chosen:
            self.say("core-ui-chosen", text=" ".join([pointing.verb or "", *pointing.chosen]))
        self.list_things(pointing.offers(), pointing.match.view(pointing.seat))

    def list_things(self, nouns: list[str], view: dict[str, Plain]) -> None:
        """Things to choose from, numbered, in as many columns as fit."""
        items = [Text(f"{n + 1:2} ").append_text(self.board.thing(noun, view)) for n, noun in enumerate(nouns)]
        self.console.print(Columns(items, padding=(0, 2), equal=True, column_first=len(items) > 4))

    def explain(self, seat: int, text: str, match: Match | None = None) -> None:
        """Why an act is not allowed, and by which rule; or that it is. ``match`` is the one that is played, if none."""
        refusal = (match or self.match).why_not(seat, text)
        if refusal is None:
            self.say("core-ui-allowed", text=self.lang.action(self.match.game.ID, text))
        else:
            self.refuse(IllegalAction(refusal))

    def refuse(self, error: IllegalAction) -> None:
        self.tell_refusal(error.refusal)
        self.tell_rule(error.refusal.rule)

    def tell_refusal(self, refusal: Refusal) -> None:
        reason = self.lang.refusal(self.match.game.ID, refusal)
        self.console.print(f"✗ {self.lang.say('core-ui-refused', {'reason': reason})}", style="bold")

    def tell_rule(self, id: str) -> None:
        try:
            text = self.lang.rule(self.match.game.ID, id)
        except KeyError:
            self.say("core-ui-no-rule", rule=id)
        else:
            self.say("core-ui-rule", rule=id, text=text)

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        if self.viewer >= 0:
            self.show(self.viewer, whole=True)
        if len(self.people) == 1:
            won = self.people[0] in outcome.winners
            self.say("core-ui-you-win" if won else "core-ui-you-lose")
        elif outcome.winners:
            names = [self.name(winner) for winner in outcome.winners]
            self.say("core-ui-winner" if len(names) == 1 else "core-ui-winners", name=self.lang.list(names))
        else:
            self.say("core-ui-nobody-wins")
        if self.file is not None:
            self.say("core-ui-watch", path=str(self.file))


def runs(sentences: list[str]) -> list[tuple[str, int]]:
    """Equal sentences in a row told once, with their number: ten cards drawn unseen are one line."""
    return [(sentence, len(list(same))) for sentence, same in groupby(sentences)]


def last_act(match: Match, seat: int) -> int:
    """The place in the log of a seat's last act: a game that was loaded is told from there on."""
    for place in range(len(match.entries) - 1, -1, -1):
        if match.entries[place].what == "act" and match.entries[place].seat == seat:
            return place
    return 0
