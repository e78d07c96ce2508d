"""The Blitzkrieg! board in the terminal: theatres side by side, then what both sides hold.

Colour only repeats what a sign says already: a filled square is the first side, a hollow one the second.
"""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.games.blitzkrieg.edition import EFFECTS, NONE, TERRAINS, Edition
from sandtable.games.blitzkrieg.state import FIRST, SECOND, TARGET
from sandtable.games.blitzkrieg.title import GAME, NIPPON, SOLO
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain
from sandtable.text import Language

SIGNS: Final = ("■", "□")
STYLES: Final = ("bold red", "bold bright_blue")  # readable on dark and on light ground
TERRAIN_SIGNS: Final = ("▲", "≈", "◇")
NARROW: Final = 15  # columns of a theatre on a terminal of 80
WIDE: Final = 23  # and on one of 120
SHORTER: Final = (("task-force", "tf"), ("bomber", "bmb"), ("blitz", "blz"), ("elite", "el"))

TOKEN: Final = 0
SPACE: Final = 1


class BlitzkriegBoard:
    def __init__(self, match: Match, lang: Language) -> None:
        self.lang: Final = lang
        self.edition: Final[Edition] = GAME.edition(match.setting.mode, match.setting.packs)
        self.solo: Final = match.setting.mode in SOLO
        self.mode: Final = match.setting.mode
        self.tactical_tokens: Final = match.setting.options.get("tactical-tokens") is True
        self.exact_bonus: Final = match.setting.options["bonus"] == "exact"
        self.title: Final = lang.say("bk-title")
        self.welcome: Final = self._welcome()

    def _welcome(self) -> str:
        first, second = (self.lang.noun(side, "the", GAME.ID) for side in self.edition.sides)
        if self.solo:
            return self.lang.say("bk-ui-welcome-solo", {"you": second, "opponent": first, "target": TARGET})
        return self.lang.say("bk-ui-welcome-duel", {"first": first, "second": second, "target": TARGET})

    # nouns

    def name(self, noun: str) -> str:
        return self.lang.noun(noun, title=GAME.ID)

    def seat(self, seat: int) -> str:
        return self.edition.sides[SECOND if self.solo else seat]

    def kind(self, noun: str) -> int:
        return SPACE if noun in self.edition.space_of or noun in self.edition.theatre_of else TOKEN

    def thing(self, noun: str, view: dict[str, Plain]) -> Text:
        """``WE-1-2 ▲ research 1`` for a space; the id and the name for anything else."""
        text = Text(noun, style="bold")
        if noun.startswith("row:"):
            state = cast(dict[str, Plain], view["state"])
            row = cast(dict[str, list[str]], state["reserve"])[self.edition.sides[FIRST]]
            return text.append(f" {self.name(row[int(noun.removeprefix('row:')) - 1])}", style="not bold")
        space = self.edition.space_of.get(noun)
        if space is not None:
            effect = self.edition.space_effect[space]
            value = f" {self.edition.space_value[space]}" if effect != NONE else ""
            sign = TERRAIN_SIGNS[self.edition.space_terrain[space]]
            text.append(f" {sign} {self.name(EFFECTS[effect])}{value}", style="not bold")
        else:
            text.append(f" {self.name(noun)}", style="not bold")
        return text

    def print_of(self, space: int) -> str:
        """Terrain and effect as printed on the space."""
        sign = TERRAIN_SIGNS[self.edition.space_terrain[space]]
        return f"{sign} {self._effect(space)}"

    def _effect(self, space: int) -> str:
        effect = self.edition.space_effect[space]
        if effect == NONE:
            return "–"
        return self.lang.say(f"bk-ui-short-{EFFECTS[effect]}", {"value": self.edition.space_value[space]})

    def due(self, cause: str, view: dict[str, Plain]) -> str:
        """Draws and bombings are made for the side that the frame in progress names."""
        state = cast(dict[str, Plain], view["state"])
        frame = cast(list[dict[str, Plain]], state["stack"])[-1]
        told = self.lang.say(cause)
        if "side" not in frame:
            return told
        side = self.edition.sides.index(str(frame["side"]))
        if cause == "bk-chance-bombing":  # the frame names the side that bombs; the other one draws
            side = 1 - side
        return self.lang.say("bk-ui-due-for", {"side": self.edition.sides[side], "cause": told})

    # the picture

    def picture(self, view: dict[str, Plain], width: int, before: dict[str, Plain] | None = None) -> RenderableType:
        state = cast(dict[str, Plain], view["state"])
        known = cast(dict[str, Plain], (before or view)["state"])
        return Group(
            self._headline(state, width),
            self._theatres(state, width, cast(dict[str, str], known["board"])),
            self._holdings(state),
        )

    def _headline(self, state: dict[str, Plain], width: int) -> Text:
        turns = cast(int, state["turns"])
        args: dict[str, str | int] = {
            "mode": self.lang.say(f"bk-mode-{self.mode}"),
            "turn": turns + 1,
            "target": TARGET,
        }
        line = Text(self.lang.say("bk-ui-headline", args), style="bold reverse")
        line.pad_right(max(0, width - line.cell_len - 1))
        return line

    def _theatres(self, state: dict[str, Plain], width: int, known: dict[str, str]) -> Table:
        column = WIDE if width >= 5 * WIDE + 4 else NARROW
        across = max(1, (width + 1) // (column + 1))
        grid = Table.grid(padding=(0, 1, 0, 0), expand=False)
        for _ in range(across):
            grid.add_column(width=column, no_wrap=True, overflow="ellipsis")
        drawn = [Theatre(self, state, theatre, column, known).text() for theatre in self._worth_drawing(state)]
        for n in range(0, len(drawn), across):
            grid.add_row(*drawn[n : n + across])
        return grid

    def _worth_drawing(self, state: dict[str, Plain]) -> list[int]:
        """All theatres; of Nippon's eight those in play first, so that they stand together."""
        theatres = self.edition.theatres
        if self.mode not in NIPPON:
            return list(range(len(theatres)))
        open = cast(list[str], state["open"])
        closed = cast(list[str], state["closed"])
        return sorted(range(len(theatres)), key=lambda n: (theatres[n] not in open, theatres[n] in closed, n))

    def _holdings(self, state: dict[str, Plain]) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        grid.add_column(no_wrap=True)
        for side, id in enumerate(self.edition.sides):
            points = cast(dict[str, int], state["points"])[id]
            grid.add_row(
                Text(f"{SIGNS[side]} {self.name(id)}", style=STYLES[side]),
                Text(f"★{points}", style="bold"),
                self._reserve(state, side),
                self._bag(state, side),
            )
            if self.tactical_tokens and side == FIRST:
                tactic = "–" if state["tactic"] is None else self.name(str(state["tactic"]))
                grid.add_row("", "", Text(f"{self.lang.say('bk-ui-tactic')}: {tactic}"), "")
        grid.add_row("", "", self._legend(), Text(f"{self.lang.say('bk-ui-pool')} {_size(state['pool'])}"))
        return grid

    def _reserve(self, state: dict[str, Plain], side: int) -> Text:
        """The tokens of a reserve as far as the viewer may see them; a virtual opponent's row is numbered."""
        held = cast(dict[str, Plain], state["reserve"])[self.edition.sides[side]]
        row = self.solo and side == FIRST
        text = Text(f"{self.lang.say('bk-ui-row' if row else 'bk-ui-reserve')}: ")
        if isinstance(held, list):
            for n, token in enumerate(held):
                text.append(f"{n + 1}." if row else "", style="dim")
                text.append(str(token), style=STYLES[side])
                text.append("  ")
        else:
            text.append(self.lang.say("bk-ui-tokens", {"count": _size(held)}))
        return text

    def _bag(self, state: dict[str, Plain], side: int) -> Text:
        size = _size(cast(dict[str, Plain], state["bag"])[self.edition.sides[side]])
        if self.solo and side == FIRST:
            size += _size(state["unseen"])
        return Text(f"{self.lang.say('bk-ui-bag')} {size}")

    def _legend(self) -> Text:
        names = [f"{sign} {self.name(id)}" for sign, id in zip(TERRAIN_SIGNS, TERRAINS, strict=True)]
        return Text("   ".join([*names, f"★ {self.lang.say('bk-ui-points')}"]), style="dim")


class Theatre:
    """One column of the picture: name, track, where the marker stands, and the campaigns below each other."""

    def __init__(
        self, board: BlitzkriegBoard, state: dict[str, Plain], number: int, width: int, known: dict[str, str]
    ) -> None:
        """``known`` are the tokens that lay on the board when the viewer looked last; newer ones are marked."""
        self.board: Final = board
        self.edition: Final = board.edition
        self.number: Final = number
        self.id: Final = board.edition.theatres[number]
        self.width: Final = width
        self.marker: Final = cast(dict[str, int], state["markers"])[self.id]
        self.tokens: Final = cast(dict[str, str], state["board"])
        self.known: Final = known
        self.is_open: Final = self.id in cast(list[str], state["open"])
        self.is_closed: Final = self.id in cast(list[str], state["closed"])

    def text(self) -> Text:
        lines = [Text(f"{self.id} {self.board.name(self.id)}", style="bold underline")]
        if self.is_closed:
            lines.append(Text(self.board.lang.say("bk-ui-closed"), style="dim"))
        elif not self.is_open:
            lines.append(Text(self.board.lang.say("bk-ui-waiting"), style="dim"))
        else:
            lines.append(self._track())
        lines.append(self._standing())
        active = self._active()
        for row, campaign in enumerate(self.edition.theatre_campaigns[self.number]):
            lines += self._campaign(row, campaign, campaign == active)
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return Text("\n").join(lines)

    def _track(self) -> Text:
        """The battle track, drawn to scale: flags at both ends, shields, the red centre and the marker."""
        half = (self.width - 1) // 2
        end = self.edition.track_end[self.number]

        def place(position: int) -> int:
            """Positions of the first side lie to the left; only a flag is drawn on the flag."""
            scaled = round(abs(position) * half / end)
            scaled = half if abs(position) == end else max(min(scaled, half - 1), min(1, abs(position)))
            return half - scaled if position > 0 else half + scaled

        cells = ["─"] * (2 * half + 1)
        for shield in self.edition.bonus_from[self.number]:
            cells[place(shield)] = cells[place(-shield)] = "┴"
        cells[half] = "┼"
        cells[0], cells[-1] = SIGNS
        spot = place(self.marker)
        track = Text("".join(cells[:spot]))
        leader = FIRST if self.marker > 0 else SECOND
        track.append("●", style="bold" if self.marker == 0 else STYLES[leader])
        track.append("".join(cells[spot + 1 :]))
        return track

    def _standing(self) -> Text:
        """Who leads, how far from the centre, and the bonus that the marker is worth by the printed shields."""
        end = self.edition.track_end[self.number]
        if self.marker == 0:
            return Text(f"  0/{end}")
        leader = FIRST if self.marker > 0 else SECOND
        distance = abs(self.marker)
        text = Text(f"{SIGNS[leader]} {distance}/{end}", style=STYLES[leader])
        bonus = self._bonus(distance)
        if bonus:
            text.append(f" +★{bonus}", style="bold")
        return text

    def _bonus(self, distance: int) -> int:
        """bk.marker.bonus, or by the option only on the exact space of a shield."""
        reached = [shield for shield in self.edition.bonus_from[self.number] if shield <= distance]
        if self.board.exact_bonus and distance not in reached:
            return 0
        return len(reached)

    def _active(self) -> int | None:
        """The topmost campaign that still has a free space, in an open theatre."""
        if self.is_open:
            for campaign in self.edition.theatre_campaigns[self.number]:
                if any(self.edition.spaces[space] not in self.tokens for space in self._spaces(campaign)):
                    return campaign
        return None

    def _spaces(self, campaign: int) -> list[int]:
        return [space for space, found in enumerate(self.edition.space_campaign) if found == campaign]

    def _campaign(self, row: int, campaign: int, active: bool) -> list[Text]:
        head = Text(f"{'▸' if active else ' '}{self.id}-{row + 1}", style="bold" if active else "dim")
        head.append(f" ★{self.edition.campaign_points[campaign]}")
        lines = [head]
        for space in self._spaces(campaign):
            id = self.edition.spaces[space]
            column = id.rsplit("-", 1)[1]
            if id in self.tokens:
                side, kind = self.tokens[id].split(" ")
                which = self.edition.sides.index(side)
                line = Text(f"-{column}{' ' if id in self.known else '›'}")
                line.append(f"{SIGNS[which]} {self._token(kind)}", style=STYLES[which])
            else:
                line = Text(f"-{column} {self.board.print_of(space)}", style="" if active else "dim")
            lines.append(line)
        return lines

    def _token(self, kind: str) -> str:
        """The name where it fits, else the id, which is what one types; the longest ids are clipped for the board."""
        if self.width >= WIDE:
            return self.board.name(kind)
        for long, short in SHORTER:
            kind = kind.replace(long, short)
        return kind


def _size(held: Plain) -> int:
    return len(held) if isinstance(held, list) else cast(int, held)
