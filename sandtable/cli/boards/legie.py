"""The table of Legie in the terminal: location and plots with their soldiers, then what each player has."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.games.legie.edition import Edition
from sandtable.games.legie.locations import KINDS
from sandtable.games.legie.nouns import ABILITIES, EQUIPMENT, SKILLS
from sandtable.games.legie.orders import ORDER_OF
from sandtable.games.legie.title import GAME
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.text import Language
from sandtable.text.vocabulary import CORE, LEGIE

STYLES: Final = {"legion": "green", "whites": "bold", "reds": "red", "militia": "yellow"}
HIDDEN: Final = "?"

WHAT: Final = 0  # an order, a kind of equipment, a faction
WHO: Final = 1
WHERE: Final = 2  # a plot, a skill


class LegieBoard:
    def __init__(self, match: Match, lang: Language) -> None:
        self.match: Final = match
        self.lang: Final = lang
        self.edition: Final[Edition] = GAME.edition(match.setting.packs)
        self.title: Final = lang.say("lg-title")
        self.welcome: Final = lang.say("lg-ui-welcome")

    # nouns

    def name(self, noun: str) -> str:
        return self.lang.noun(noun, title=GAME.ID)

    def seat(self, seat: int) -> str:
        players = cast(dict[str, Any], self.match.view(None)["state"])["players"]
        faction = players[seat]["faction"]
        return str(faction) if faction is not None else self.lang.say("core-ui-seat", {"seat": seat + 1})

    def kind(self, noun: str) -> int:
        if noun in self.edition.plot_of or noun in SKILLS:
            return WHERE
        return WHO if noun in self.edition.character_of else WHAT

    def thing(self, noun: str, view: dict[str, Plain]) -> Text:
        """The id, the name, and what is worth knowing of a character, a plot, an order or equipment."""
        text = Text(noun, style="bold")
        return text.append(f" {self._told(noun)}", style="not bold")

    def _told(self, noun: str) -> str:
        if noun in self.edition.character_of:
            return f"{self.name(noun)} {self._printed(self.edition.character_of[noun])}"
        if noun in self.edition.plot_of:
            return f"{self.name(noun)} {self._plot(self.edition.plot_of[noun])}"
        if noun in ORDER_OF or noun in EQUIPMENT:
            return f"{self.name(noun)} – {self.lang.noun(noun, 'about', GAME.ID)}"
        if noun in LEGIE.verbs or noun in CORE.verbs:
            return self._verb(noun)
        return self.name(noun)

    def _verb(self, verb: str) -> str:
        for id in (f"lg-verb-{verb}", f"lg-act-{verb}", f"core-act-{verb}"):
            if self.lang.has(id):
                return self.lang.say(id)
        return verb

    def _printed(self, who: int) -> str:
        """Strength, skills and abilities as printed: (3; combat; charge)."""
        skills = [self.name(id) for n, id in enumerate(SKILLS) if self.edition.skills[who] >> n & 1]
        gifts = [
            self.lang.say(f"lg-ability-{id}") for n, id in enumerate(ABILITIES) if self.edition.abilities[who] >> n & 1
        ]
        parts = [str(self.edition.strength[who]), ", ".join(skills), ", ".join(gifts)]
        return f"({'; '.join(part for part in parts if part)})"

    def _plot(self, plot: int) -> str:
        """What a plot asks for, its kinds, its points and supplies."""
        printed = self.edition.plots[plot]
        entry = [self.name(id) for n, id in enumerate(SKILLS) if printed.entry >> n & 1]
        kinds = [self.lang.say(f"lg-kind-{id}") for n, id in enumerate(KINDS) if printed.kinds >> n & 1]
        reward = self.lang.say("lg-ui-reward", {"points": printed.points, "supplies": printed.supplies})
        return f"({'; '.join(part for part in (', '.join(entry), ', '.join(kinds), reward) if part)})"

    def due(self, cause: str, view: dict[str, Plain]) -> str:
        return self.lang.say(cause)

    # the picture

    def picture(self, view: dict[str, Plain], width: int, before: dict[str, Plain] | None = None) -> RenderableType:
        state = cast(dict[str, Any], view["state"])
        return Group(self._headline(state, width), self._plots(state), self._players(state))

    def _headline(self, state: dict[str, Any], width: int) -> Text:
        args: dict[str, object] = {"mode": self.lang.say(f"lg-mode-{self.match.setting.mode}"), "round": state["round"]}
        head = self.lang.say("lg-ui-headline", {**args, "game": state["game"]})
        if state["location"] is not None:
            head += f" · {self.name(state['location'])}"
        line = Text(head, style="bold reverse")
        line.pad_right(max(0, width - line.cell_len - 1))
        if state["location"] is not None:
            line.append(f"\n{self.lang.noun(state['location'], 'about', GAME.ID)}", style="not bold not reverse italic")
        return line

    def _plots(self, state: dict[str, Any]) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for plot in state["plots"]:
            grid.add_row(Text(f"{self.name(plot['id'])} {self._plot(self.edition.plot_of[plot['id']])}", style="bold"))
            for seat, column in enumerate(plot["columns"]):
                if column:
                    faction = state["players"][seat]["faction"]
                    soldiers = ", ".join(self._soldier(soldier) for soldier in column)
                    grid.add_row(Text(f"  {self.name(faction)}: {soldiers}", style=STYLES[faction]))
        return grid

    def _soldier(self, soldier: dict[str, Any]) -> str:
        """``Václav Keler 3 (wound) [+2]``; a token face down is [?]."""
        id = soldier["character"]
        text = self.name(id)
        if id != HIDDEN:
            text += f" {self.edition.strength[self.edition.character_of[id]]}"
        worn = [self._worn(word) for word in soldier.get("sleeve", [])]
        if worn:
            text += f" ({', '.join(worn)})"
        if "token" in soldier:
            order = soldier["token"]["order"]
            text += f" [{HIDDEN if order == HIDDEN else self.name(order)}]"
        return text

    def _worn(self, word: str) -> str:
        return self.lang.say(f"lg-sleeve-{word}") if self.lang.has(f"lg-sleeve-{word}") else self.name(word)

    def _players(self, state: dict[str, Any]) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for seat, player in enumerate(state["players"]):
            if player["faction"] is None:
                continue
            args = {"points": player["points"], "supplies": player["supplies"]}
            line = Text(f"{self.name(player['faction'])}: ", style=STYLES[player["faction"]])
            line.append(self.lang.say("lg-ui-reward", args), style="bold")
            if seat == state["first"]:
                line.append(f" · {self.lang.say('lg-ui-first')}")
            for label, text in self._holdings(player):
                line.append(f"\n  {self.lang.say(label)}: {text}", style="not bold")
            grid.add_row(line)
        return grid

    def _holdings(self, player: dict[str, Any]) -> list[tuple[str, str]]:
        """What a player has, each with the message that labels it."""
        found = [("lg-ui-hand", self._listed(player["hand"]))]
        tokens = player["tokens"]
        found.append(("lg-ui-tokens", self._listed(tokens["available"])))
        used = [self.name(id) for id in tokens["used"]] + [HIDDEN] * len(tokens["put-away"])
        if used:
            found.append(("lg-ui-used", ", ".join(used)))
        if player["graveyard"]:
            found.append(("lg-ui-graveyard", self._listed(player["graveyard"])))
        if player.get("dispatch") is not None:
            found.append(("lg-ui-dispatch", self._listed([player["dispatch"]])))
        return found

    def _listed(self, held: int | list[str]) -> str:
        if isinstance(held, int):
            return str(held)
        names = [HIDDEN if id == HIDDEN else self.name(id) for id in held]
        return ", ".join(names) or "–"
