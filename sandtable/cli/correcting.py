"""`correct`: an entry of a real table is named, what it was is said, and all that came after it is checked again.

Nothing changes before everything fits or the rest is cut off, and whoever puts it right says so (decision 27).
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeAlias

from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.boards import changes
from sandtable.cli.near import near
from sandtable.cli.pointing import Misfit, Pointing
from sandtable.cli.results import Results
from sandtable.kernel.chance import CHANCE, Chance
from sandtable.kernel.correction import BOT_FIRST, CUT, FAILS, FITS, LEFT, PUT, WAITS, Change, Checked, Correction
from sandtable.kernel.entry import Entry
from sandtable.kernel.knowledge import EVERYBODY, NOBODY, knows
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.kernel.refusal import IllegalAction, Refusal

if TYPE_CHECKING:
    from sandtable.cli.table import Table

LISTED: Final = 20  # of the last entries, where nobody asks for all
SHORT: Final = 3  # entries in a row that fare alike are told one by one up to so many
MARKS: Final = {PUT: "✎", LEFT: "–", CUT: "✂", FITS: "✓", FAILS: "✗", WAITS: "…"}
OMIT, CUT_OFF, CONFIRM, CANCEL = "omit", "cut", "confirm", "cancel"
ELSEWHERE: Final = ("rule", "log", "quit")  # orders of the game that do here what they do there
WORDS: Final = ("help", "board", "list", "why", *ELSEWHERE, "back", OMIT, CUT_OFF, CONFIRM, CANCEL)
AS_EVER: Final = ("help", "board", "why", *ELSEWHERE)  # whose help is that of the game
HELP: Final = tuple((word, f"core-help-{word if word in AS_EVER else f'correct-{word}'}") for word in WORDS)
Row: TypeAlias = tuple[str, ...]


def remembered(match: Match, seat: int) -> list[int]:
    """The places in the log of what people remember, in force: acts and results that they saw or entered by hand."""
    return [place for place in match.in_force if _is_remembered(match, match.entries[place], seat)]


def _is_remembered(match: Match, entry: Entry, seat: int) -> bool:
    if entry.what == "chance":
        return entry.seen == EVERYBODY or (match.manual and entry.seen != NOBODY)
    shown = entry.shown_to(seat)
    return shown is not None and "act" in shown and not entry.usual


def told(table: Table, entry: Entry, seat: int) -> str:
    """An entry in words, as a seat may read it."""
    shown = entry.shown_to(seat) or {}
    if "act" not in shown:
        return table.lang.say("core-ui-correct-hidden")
    act = table.lang.action(table.match.game.ID, str(shown["act"]))
    return act if entry.what == "chance" else f"{table.name(entry.seat)}: {act}"


def list_entries(table: Table, seat: int, whole: bool) -> None:
    """The entries with the numbers by which they are named."""
    places = remembered(table.match, seat)
    if not places:
        table.say("core-ui-log-empty")
        return
    first = 0 if whole else max(0, len(places) - LISTED)
    entries = [(n, table.match.entries[place]) for n, place in enumerate(places, 1)]
    table.console.print(_grid([_listed(table, n, entry, seat) for n, entry in entries[first:]]))
    table.say("core-ui-correct-name" if first == 0 else "core-ui-correct-name-all")


def _listed(table: Table, number: int, entry: Entry, seat: int) -> Row:
    """What came up is told by what came of it: nobody knows by a die or a token alone whose it was."""
    act = told(table, entry, seat)
    came = table.news.entry(entry, seat)[:1] if entry.what == "chance" else []
    return str(number), act if not came else f"{act} – {came[0]}" if _is_counted(entry) else came[0]


def _is_counted(entry: Entry) -> bool:
    return entry.action is not None and all(noun.isdecimal() for noun in entry.action.nouns)


def _grid(rows: list[Row]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    for row in rows:
        grid.add_row(*[Text(cell) for cell in row])
    return grid


class Spot:
    """The table as it stood where an entry has to be settled, and what somebody may enter there: ``actor`` an act, or
    ``CHANCE`` what came up."""

    def __init__(self, table: Table, correction: Correction, actor: int, seat: int) -> None:
        match = table.match
        self.match: Final = Match(match.game, match.setting, manual=match.manual, first=correction.state.copy())
        self.actor: Final = actor
        due = self.match.due if actor == CHANCE else None
        self.due: Final = due
        self.viewer: Final = actor if due is None else _sees(due, seat, match.setting.seats)
        self.results: Final = None if due is None else Results(self.match, self.viewer)
        self.pointing: Final = Pointing(self.match, actor, table.board) if due is None else None

    @property
    def view(self) -> dict[str, Plain]:
        return self.match.view(self.viewer)


def _sees(due: Chance, seat: int, seats: int) -> int:
    """Who sees what comes up: the one who enters it, if possible."""
    return seat if knows(due.seen, seat) else next(one for one in range(seats) if knows(due.seen, one))


class Correcting:
    """One entry that a seat is putting right: what was said about it and about later ones, and what comes of it."""

    def __init__(self, table: Table, seat: int, place: int) -> None:
        """Raises IllegalAction where the entry cannot be put right by the seat, which enters by hand."""
        self.table: Final = table
        self.seat: Final = seat
        self.place: Final = place
        match = table.match
        # whoever shares the screen has secrets; where there are none everybody enters for everybody
        everybody = _hides_nothing(match)
        own = tuple(table.people) if everybody else (seat,)
        self._seats: Final = tuple(sorted({*(own if match.manual else ()), *match.setting.untold}))
        self._alone: Final = everybody or len(table.people) == 1
        entry = match.entries[place]
        if entry.what == "act" and entry.seat in table.people and entry.seat not in self._seats:
            raise IllegalAction(Refusal("core.correct", "core-ui-correct-theirs", {"name": table.name(entry.seat)}))
        self._numbers: Final = {one: n for n, one in enumerate(remembered(match, seat), 1)}
        self._changes: list[tuple[int, Change]] = []  # in the order of the log
        self._found = self._tried()
        self._spot = self._where_it_fails()

    def _tried(self) -> Correction:
        match = self.table.match
        correction = Correction(match, self.place, self._seats, self._alone, dict(self._changes))
        correction.try_again()
        return correction

    @property
    def _failing(self) -> Checked | None:
        """The first entry that has to be settled."""
        return next((one for one in self._found.checked if one.what == FAILS), None)

    def _where_it_fails(self) -> Spot | None:
        """None where nothing fails, or nobody here can enter anything."""
        failing, asked = self._failing, self._found.asked
        if failing is None:
            return None
        if failing.place == self.place or failing.entry.seat in asked:  # whoever acted then, perhaps in another's turn
            return Spot(self.table, self._found, failing.entry.seat, self.seat)
        return Spot(self.table, self._found, asked[0], self.seat) if asked else None

    # what is said

    def run(self, words: list[str]) -> Match | None:
        """Ask until it is to be carried out, which gives the match with the entry put right; None changes nothing."""
        if words:
            self.take(words)
        else:
            self.show()
        while True:
            self.table.keyboard.candidates = self.candidates
            line = self.table.keyboard.line(f"{self._number(self._failing)}> ").split()
            word = line[0].lower() if line else ""
            if word == CANCEL:
                return None
            if word == CONFIRM and self._found.settled:
                return self._found.carried_out(self.seat)
            self.take(line)

    def take(self, words: list[str]) -> None:
        """One line of what is typed."""
        order = words[0].lower() if words else ""
        failing, spot = self._failing, self._spot
        if not words and (spot is None or spot.pointing is None or spot.pointing.enough() is None):
            self.show()
        elif order in ("help", "?"):
            self._help()
        elif order == "board":
            self._show_board(whole=True)
        elif order == "list":
            self._show_entries(whole=True)
        elif order in ELSEWHERE:
            self.table.orders.carry_out(self.seat, words, None)
        elif order == "back":
            self._back()
        elif order not in WORDS and self.table.orders.knows(order):
            self.table.say("core-ui-unknown-command", text=order)
        elif order == CONFIRM:
            self.table.say("core-refused-correct-unsettled")
        elif failing is None:
            self._ask_for_more()
        elif order == OMIT:
            self._settle(failing.place, Change(LEFT))
        elif order == CUT_OFF:
            self._cut(failing.place)
        elif spot is None:
            self._ask_for_more()
        else:
            self._enter(spot, failing.place, words)

    def _enter(self, spot: Spot, place: int, words: list[str]) -> None:
        asks_why = bool(words) and words[0].lower() == "why"
        try:
            if spot.pointing is not None and asks_why:
                self.table.explain(spot.actor, spot.pointing.act_of(words[1:]), spot.match)
            elif spot.pointing is not None:
                self._point(spot.pointing, place, words)
            elif spot.results is not None and not asks_why:
                result = spot.results.meant(words)
                spot.match.resolve(spot.viewer, result)
                self._put(place, CHANCE, str(result))
            else:
                self.table.say("core-ui-enter-result")
        except Misfit as misfit:
            self.table.explain(spot.actor, misfit.text, spot.match)
            names = misfit.meant or near(words[0], WORDS)
            if names:
                self.table.say("core-ui-near", names=self.table.lang.list(names))
        except IllegalAction as error:
            self.table.refuse(error)

    def _point(self, pointing: Pointing, place: int, words: list[str]) -> None:
        pointing.take(words)
        action = pointing.enough() if not words else pointing.complete()
        if action is None:
            self.table.offer(pointing)
        else:
            self._put(place, pointing.seat, action.text)

    def _put(self, place: int, seat: int, act: str) -> None:
        """Something happened there, after what was already said of it."""
        before = dict(self._changes).get(place)
        entered = [] if before is None or before.what != PUT else [*before.acts]
        self._settle(place, Change(PUT, [*entered, (seat, act)]))

    def _cut(self, place: int) -> None:
        """What the seat was not shown goes with the entry after it: nobody can say where between them it was."""
        match = self.table.match
        shown = [one for one in match.in_force if one < place and match.entries[one].shown_to(self.seat) is not None]
        last = max([self.place, *shown]) if place > self.place else self.place - 1
        self._settle(next(one for one in match.in_force if one > last), Change(CUT))

    def _settle(self, place: int, change: Change) -> None:
        """What was said about later entries is asked again, as they may fare otherwise now."""
        self._changes = [*[said for said in self._changes if said[0] < place], (place, change)]
        self._try_again()

    def _back(self) -> None:
        pointing = None if self._spot is None else self._spot.pointing
        if pointing is not None and pointing.chosen:
            pointing.chosen = ()
            self.table.offer(pointing)
            return
        self._changes = self._changes[:-1]
        self._try_again()

    def _try_again(self) -> None:
        with self.table.console.status(self.table.lang.say("core-ui-correct-checking")):
            self._found = self._tried()
        self._spot = self._where_it_fails()
        self.show()

    def candidates(self, words: list[str]) -> list[str]:
        """What may be typed after some words, for completion."""
        if words and words[0].lower() == "why":
            words = words[1:]
        elif words and words[0].lower() in WORDS:
            return []
        orders = [] if words else [*WORDS]
        if self._spot is None:
            return orders
        if self._spot.pointing is not None:
            return [*orders, *self._spot.pointing.names_after(words)]
        return [*orders, *self._spot.results.names] if self._spot.results is not None and not words else orders

    # what is told

    def show(self) -> None:
        """The table as it stood there, what becomes of the entries, and what is asked."""
        if self._spot is not None:
            self._show_board()
        self._show_entries(whole=False)
        self._sum_up()
        self._ask_for_more()

    def _show_board(self, whole: bool = False) -> None:
        table, spot = self.table, self._spot
        if spot is None:
            table.show(self.seat, whole=True)
            return
        seat = spot.actor if spot.due is None else self.seat
        view = spot.match.view(seat)
        seen = None if whole else changes(table.board, view, table.match.view(seat))
        table.console.print(seen or table.board.picture(view, table.console.width))

    def _show_entries(self, whole: bool) -> None:
        """One row for each entry; many in a row that fare alike are told in one, unless all are asked for."""
        listed = [one for one in self._found.checked if one.place in self._numbers or one.what == FAILS]
        rows: list[Row] = []
        for what, run in groupby(listed, key=lambda one: one.what):
            same = [*run]
            if whole or len(same) <= SHORT or what in (PUT, FAILS):
                rows += [self._row(self._number(one), what, self._told(one)) for one in same]
            else:
                between = f"{self._number(same[0])}–{self._number(same[-1])}"
                rows.append(self._row(between, what, ""))
        self.table.console.print(_grid(rows))

    def _row(self, number: str, what: str, text: str) -> Row:
        if what == FAILS and self._unsaid:
            return number, "?", self.table.lang.say("core-ui-correct-wrong"), text
        return number, MARKS[what], self.table.lang.say(f"core-ui-correct-state-{what}"), text

    @property
    def _unsaid(self) -> bool:
        """Whether nothing was said yet about the entry that is put right."""
        return not self._changes

    def _number(self, one: Checked | None) -> str:
        return str(self._numbers.get(self.place if one is None else one.place, "·"))

    def _told(self, one: Checked) -> str:
        """An entry, and what was said to have happened in its place or before it."""
        old = told(self.table, one.entry, self.seat)
        change = dict(self._changes).get(one.place)
        said = () if change is None else change.acts
        acts = [self.table.lang.action(self.table.match.game.ID, act) for _, act in said]
        if one.what == PUT:
            return f"{old} → {'; '.join(acts)}"
        return "; ".join([*acts, old])

    def _sum_up(self) -> None:
        found = [one.what for one in self._found.checked if one.place in self._numbers]
        failing = self._failing
        if failing is None:
            self.table.say("core-ui-correct-sum-all", cut=found.count(CUT))
            return
        if self._unsaid:
            self.table.say("core-ui-correct-first")
            return
        number = self._number(failing)
        self.table.say("core-ui-correct-sum", fits=found.count(FITS), number=number, waits=found.count(WAITS))
        refusal = failing.refusal
        assert refusal is not None
        if refusal is BOT_FIRST and len(self.table.people) > 1:
            refusal = Refusal(refusal.rule, "core-ui-correct-other")
        if refusal.rule == "core.correct":
            self.table.tell_refusal(refusal)
        else:
            self.table.refuse(IllegalAction(refusal))

    def _ask_for_more(self) -> None:
        table, spot = self.table, self._spot
        if self._failing is None:
            table.say("core-ui-correct-confirm")
            return
        if spot is None:
            table.say("core-ui-correct-without", number=self._number(self._failing))
            return
        if spot.due is not None:
            cause = table.board.due(spot.due.cause, spot.view)
            table.console.print(table.lang.say("core-ui-due", {"cause": cause}), style="bold")
        elif (prompt := spot.view["prompt"]) is not None:
            table.console.print(table.lang.say(str(prompt)), style="bold")
        table.say("core-ui-correct-ask", number=self._number(self._failing))
        if spot.pointing is not None:
            table.offer(spot.pointing)
        elif spot.results is not None and not spot.results.counted:
            table.list_things(spot.results.names, spot.view)

    def _help(self) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for word, message in HELP:
            grid.add_row(Text(word, style="bold"), self.table.lang.say(message))
        self.table.console.print(grid)


def _hides_nothing(match: Match) -> bool:
    """Whether nobody at the table has ever known more than the others."""
    if any(entry.shown or entry.seen != EVERYBODY for entry in match.entries):
        return False
    return match.state.view(None) == match.state.plain()
