"""What a player can type besides an act: help, why, rule, standing, trace, log, undo, correct, save, resign."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli import files
from sandtable.cli.correcting import Correcting, list_entries, remembered
from sandtable.cli.faults import Fault
from sandtable.cli.pointing import Pointing
from sandtable.kernel.match import NOT_CORRECTED
from sandtable.kernel.refusal import IllegalAction
from sandtable.kernel.standing import Standing, in_window

if TYPE_CHECKING:
    from sandtable.cli.table import Table


class Changed(Exception):
    """An order changed the game, so the table asks anew."""


class Leave(Exception):
    """The player wants to stop."""


class Orders:
    def __init__(self, table: Table) -> None:
        self.table: Final = table

    def knows(self, word: str) -> bool:
        return word in ORDERS

    def carry_out(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        ORDERS[words[0].lower()](self, seat, words[1:], pointing)

    def help(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        acts = self.table.match.legal(seat)
        example = max(acts, key=lambda act: min(2, len(act.nouns))).text if acts else "…"
        for typed, message in (("1 2 …", "core-help-number"), (example, "core-help-act"), *HELP):
            grid.add_row(Text(typed, style="bold"), self.table.lang.say(message))
        self.table.console.print(grid)

    def board(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        self.table.show(seat, whole=True)

    def back(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        """Take nothing back but what was pointed at."""
        if pointing is not None:
            pointing.chosen = ()

    def why(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        if not words:
            self.table.say("core-help-why")
            return
        self.table.explain(seat, self._act(seat, words))

    def what(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        """What an act will surely do."""
        if not words:
            self.table.say("core-help-preview")
            return
        sure = self.table.news.events(self.table.match.preview(seat, self._act(seat, words)))
        self.table.say("core-ui-preview" if sure else "core-ui-preview-nothing")
        for sentence in sure:
            self.table.console.print(f"· {sentence}")

    def _act(self, seat: int, words: list[str]) -> str:
        return Pointing(self.table.match, seat, self.table.board).act_of(words)

    def rule(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        for id in words:
            self.table.tell_rule(id)

    def standing(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        """Tell or change what this seat answers in response windows without being asked."""
        standing = self.table.standing[seat]
        when = words[0].lower() if words else ""
        nouns = [word.lower() for word in words[1:]]
        if when in ("always", "never", "ask") and nouns:
            for noun in nouns:
                if not self._is_card(seat, noun):
                    self.table.say("core-ui-standing-unknown", text=noun[:40])
                    return
            for noun in nouns:
                standing.settle(noun, when)
        elif when == "never" and in_window(self.table.match, seat):
            standing.silent.append(self.table.match.state.prompt(seat))
        elif when == "quiet" and len(self.table.people) == 1:
            standing.quiet = True
        elif when == "quiet":
            self.table.say("core-ui-standing-alone")
            return
        elif when == "ask":
            standing.forget()
        elif when:
            self.table.say("core-help-standing")
            return
        self._tell_standing(standing)
        if when and standing.answer(self.table.match, seat) is not None:
            raise Changed

    def _tell_standing(self, standing: Standing) -> None:
        say = self.table.lang.say
        told: list[str] = []
        if standing.quiet:
            told.append(say("core-ui-standing-quiet"))
        told += [f"{say('core-ui-standing-pass')}: {say(prompt)}" for prompt in standing.silent]
        lists = ((standing.always, "always"), (standing.never, "never"), (standing.asked, "asked"))
        for orders, message in lists:
            names = [self.table.lang.noun(noun, title=self.table.match.game.ID) for noun in orders]
            if names:
                told.append(f"{say(f'core-ui-standing-{message}')}: {', '.join(names)}")
        for line in told or [say("core-ui-standing-none")]:
            self.table.console.print(line)

    def _is_card(self, seat: int, noun: str) -> bool:
        """Whether a word names something that a seat could answer with: what the board calls by a name of its own."""
        board = self.table.board
        return board.kind(noun) == 0 and self.table.lang.noun(noun, title=self.table.match.game.ID) != noun

    def words_after(self, seat: int, words: list[str]) -> list[str]:
        """For completion: what may follow an order."""
        if words[0].lower() == "standing":
            return self._standing_words(seat, words[1:])
        if words[0].lower() == "correct":
            return self._correct_words(seat, words[1:])
        return []

    def _standing_words(self, seat: int, words: list[str]) -> list[str]:
        """First when, then a card that the seat can answer with now."""
        if not words:
            return ["always", "never", "ask", "quiet"]
        return [noun for act in self.table.match.legal(seat) for noun in act.nouns]

    def trace(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        steps = self.table.news.trace(seat)
        if not steps:
            self.table.say("core-ui-no-trace")
        for step in steps:
            self.table.console.print(step)

    def log(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        sentences = [*self.table.news.opening(seat), *self.table.news.since(0, seat)]
        if words and words[0].isdecimal():
            sentences = sentences[-int(words[0]) :]
        for sentence in sentences:
            self.table.console.print(sentence)

    def undo(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        self.table.match.undo(seat)
        raise Changed

    def correct(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        """At a real table: list the entries, or put one right. The game changes only when that is confirmed."""
        try:
            who = self._who_corrects(seat)
            if not words or words[0].lower() == "all":
                list_entries(self.table, who, whole=bool(words))
                return
            place = self._entry(who, words[0])
            if place is None:
                self.table.say("core-ui-correct-none", text=words[0][:40])
                return
            correcting = Correcting(self.table, who, place)
        except IllegalAction as error:
            self.table.tell_refusal(error.refusal)
            return
        corrected = correcting.run(words[1:])
        if corrected is None:
            self.table.say("core-ui-correct-cancelled")
        else:
            self.table.take_over(corrected)
        raise Changed

    def _who_corrects(self, seat: int) -> int:
        """Whoever is at the screen, though it be a bot's draw that is entered. Raises IllegalAction."""
        who = seat if seat in self.table.people else self.table.viewer
        match = self.table.match
        if who < 0 or not (match.manual or who in match.setting.untold):
            raise IllegalAction(NOT_CORRECTED)
        return who

    def _entry(self, seat: int, number: str) -> int | None:
        """The place in the log of the entry with a number."""
        places = remembered(self.table.match, seat)
        if number.isdecimal() and len(number) <= len(str(len(places))) and 0 < int(number) <= len(places):
            return places[int(number) - 1]
        return None

    def _correct_words(self, seat: int, words: list[str]) -> list[str]:
        """First an entry, then what may have happened there."""
        try:
            who = self._who_corrects(seat)
            if not words:
                return ["all", *[str(n + 1) for n in range(len(remembered(self.table.match, who)))]]
            place = self._entry(who, words[0])
            return [] if place is None else Correcting(self.table, who, place).candidates(words[1:])
        except IllegalAction:
            return []

    def save(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        """From now on the game lives in a file; a file that is there already is never overwritten."""
        table = self.table
        if words:
            path = Path(" ".join(words))
            if path != table.file and path.exists():
                table.say("core-ui-file-there", path=str(path))
                return
            try:
                files.write(path, table.match.save())
            except Fault as fault:
                table.say(fault.message, **fault.values)
                return
            table.file = path
        if table.file is None:
            table.say("core-help-save")
        else:
            table.keep()
            table.say("core-ui-saved", path=str(table.file))

    def resign(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        yes, no = self.table.lang.say("core-ui-yes"), self.table.lang.say("core-ui-no")
        answer = self.table.keyboard.line(f"{self.table.lang.say('core-ui-sure')} ({yes}/{no}) ")
        if answer and yes.startswith(answer.lower()):
            self.table.match.resign(seat)
            raise Changed
        self.table.say("core-ui-cancelled")

    def quit(self, seat: int, words: list[str], pointing: Pointing | None) -> None:
        """Offer to keep the game before it is left."""
        if self.table.unsaved:
            name = self.table.keyboard.line(self.table.lang.say("core-ui-quit-save"))
            if name:
                self.save(seat, [name], None)
                if self.table.file is None:
                    return
        raise Leave


Order = Callable[[Orders, int, list[str], Pointing | None], None]
ORDERS: Final[dict[str, Order]] = {
    "help": Orders.help,
    "?": Orders.help,
    "board": Orders.board,
    "back": Orders.back,
    "why": Orders.why,
    "what": Orders.what,
    "rule": Orders.rule,
    "standing": Orders.standing,
    "trace": Orders.trace,
    "log": Orders.log,
    "undo": Orders.undo,
    "correct": Orders.correct,
    "save": Orders.save,
    "resign": Orders.resign,
    "quit": Orders.quit,
}
HELP: Final = tuple((order, f"core-help-{'preview' if order == 'what' else order}") for order in ORDERS if order != "?")
