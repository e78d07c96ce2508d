"""The printed parts of one edition: board, tokens and the actions they make possible, read once from data."""

from __future__ import annotations

import os
from typing import Final

from sandtable.kernel.action import Action, is_noun
from sandtable.kernel.plain import Malformed, Plain, Record, as_number, as_text, parse

ARMY: Final = 0
NAVY: Final = 1
AIR: Final = 2
ANY: Final = 3
TYPES: Final = ("army", "navy", "air", "any")

PLAIN: Final = 0
BLITZ: Final = 1
GENERAL: Final = 2
ADMIRAL: Final = 3
TASK_FORCE: Final = 4
BOMBER: Final = 5
NUCLEAR: Final = 6
SCIENTIST: Final = 7
SPY: Final = 8
ABILITIES: Final = ("", "blitz", "general", "admiral", "task-force", "bombing", "nuclear", "scientist", "spy")

NONE: Final = 0
PRODUCTION: Final = 1
IMPROVED_PRODUCTION: Final = 2
RESEARCH: Final = 3
IMPROVED_RESEARCH: Final = 4
RESEARCH_INDUSTRY: Final = 5
BOMBING: Final = 6
TACTICAL: Final = 7
STRATEGIC: Final = 8
PROPAGANDA: Final = 9
EFFECTS: Final = (
    "none", "production", "improved-production", "research", "improved-research",
    "research-industry", "bombing", "tactical", "strategic", "propaganda",
)  # fmt: skip

TERRAINS: Final = ("land", "sea", "either")

MOST_THEATRES: Final = 10
MOST_SPACES: Final = 60  # so that a set of spaces stays a short whole number


class Token:
    """A kind of token. General and admiral are printed 1+, the spy copies: their value is worked out on the board."""

    def __init__(self, id: str, type: int, value: int, ability: int, special: bool, count: int, source: str) -> None:
        self.id: Final = id
        self.type: Final = type
        self.value: Final = value
        self.ability: Final = ability
        self.special: Final = special
        self.count: Final = count
        self.source: Final = source


class Place(Action):
    """``place army:2 WE-1-2``"""

    kind: Final[int]
    space: Final[int]

    def __init__(self, token: str, space_id: str, kind: int, space: int) -> None:
        super().__init__("place", (token, space_id))
        self.kind = kind
        self.space = space


class Pick(Action):
    """An act or a result of chance with one noun: ``advance WE``, ``draw army:2``, ``bomb row:3``."""

    index: Final[int]

    def __init__(self, verb: str, noun: str, index: int) -> None:
        super().__init__(verb, (noun,))
        self.index = index


class Edition:
    """Everything printed. Spaces, campaigns and theatres are numbered in reading order; sets of them are bit masks."""

    def __init__(self, board: Record, tokens: Record, solo: Record) -> None:
        board.only("about", "sides", "carry-over", "theatres")
        tokens.only("about", "tokens", "nippon")
        sides = board.texts("sides", 2)
        if len(set(sides)) != 2:
            raise Malformed(board.at("sides"), "core-malformed-list")
        self.sides: Final = (sides[0], sides[1])
        self.sources: Final[list[tuple[str, str]]] = []
        self._read_tokens(tokens, nippon=board.has("carry-over"))
        self._read_board(board)
        self._read_solo(solo)
        self._make_actions()

    # tokens

    def _read_tokens(self, record: Record, nippon: bool) -> None:
        rows = record.records("tokens", 60)
        if nippon:
            rows += record.records("nippon", 20)
        self.tokens: list[Token] = [self._read_token(row) for row in rows]
        self.kind_of: dict[str, int] = {token.id: kind for kind, token in enumerate(self.tokens)}
        if len(self.kind_of) != len(self.tokens):
            raise Malformed(record.at("tokens"), "core-malformed-duplicate")
        self.kinds: int = len(self.tokens)
        self.regular: list[int] = self._all_of(special=False)  # bk.token.mix
        self.special: list[int] = self._all_of(special=True)  # bk.token.special-mix
        self.is_special: list[bool] = [token.special for token in self.tokens]
        # a role is what a token counts as when it is played; the last one is the scientist of a virtual opponent
        self.role_type: list[int] = [token.type for token in self.tokens] + [AIR]
        self.role_value: list[int] = [token.value for token in self.tokens] + [3]  # bk.solo.effect.scientist
        self.role_ability: list[int] = [token.ability for token in self.tokens] + [PLAIN]
        self.virtual_scientist: int = self.kinds
        self.first_side_only: int = self.kind_of.get("godzilla", -1)

    def _all_of(self, special: bool) -> list[int]:
        """The kinds of all regular tokens of a side, or of all special weapons, each as often as it comes."""
        kinds: list[int] = []
        for kind, token in enumerate(self.tokens):
            if token.special == special:
                kinds += [kind] * token.count
        return kinds

    def _read_token(self, row: Record) -> Token:
        row.only("id", "type", "value", "ability", "special", "count", "source")
        token = Token(
            _noun(row, "id"),
            TYPES.index(row.one_of("type", TYPES)),
            row.number("value", 0, 20),
            ABILITIES.index(row.one_of("ability", ABILITIES)),
            row.flag("special"),
            row.number("count", 1, 20),
            row.one_of("source", ("rulebook", "public", "reconstruction")),
        )
        self.sources.append((f"token {token.id}", token.source))
        return token

    # board

    def _read_board(self, record: Record) -> None:
        self.theatres: list[str] = []
        self.track_end: list[int] = []
        self.bonus_from: list[tuple[int, int]] = []
        self.theatre_spaces: list[int] = []
        self.theatre_campaigns: list[list[int]] = []
        self.in_play_at_start: int = 0
        self.campaign_points: list[int] = []
        self.campaign_spaces: list[int] = []
        self.campaign_theatre: list[int] = []
        self.spaces: list[str] = []
        self.space_theatre: list[int] = []
        self.space_campaign: list[int] = []
        self.space_effect: list[int] = []
        self.space_value: list[int] = []
        self.space_terrain: list[int] = []
        for number, theatre in enumerate(record.records("theatres", MOST_THEATRES)):
            theatre.only("id", "source", "start", "end", "bonus", "campaigns")
            self._read_theatre(number, theatre)
        if not self.in_play_at_start:
            raise Malformed(record.at("theatres"), "core-malformed-missing")
        if len(self.spaces) > MOST_SPACES:
            raise Malformed(record.at("theatres"), "core-malformed-long", limit=MOST_SPACES)
        self.space_of: dict[str, int] = {id: n for n, id in enumerate(self.spaces)}
        self.theatre_of: dict[str, int] = {id: n for n, id in enumerate(self.theatres)}
        if len(self.theatre_of) != len(self.theatres):
            raise Malformed(record.at("theatres"), "core-malformed-duplicate")
        self.all_spaces: int = (1 << len(self.spaces)) - 1
        land = self._spaces_of_terrain(0)
        sea = self._spaces_of_terrain(1)
        # army, navy, air (bk.place.terrain.air), any
        self.fits: list[int] = [self.all_spaces & ~sea, self.all_spaces & ~land, self.all_spaces, self.all_spaces]
        self.with_effect: list[int] = [self._spaces_with_effect(effect) for effect in range(len(EFFECTS))]
        self.carry_over: list[tuple[int, int]] = []
        if record.has("carry-over"):
            for n, item in enumerate(record.items("carry-over", 10)):
                place = f"carry-over[{n}]"
                if not isinstance(item, list) or len(item) != 2:
                    raise Malformed(place, "core-malformed-list")
                self.carry_over.append((as_number(item[0], place, 1, 50), as_number(item[1], place, 0, 20)))

    def _read_theatre(self, number: int, record: Record) -> None:
        """bk.terms.theatre, bk.terms.campaign; its source tells what is a reconstruction (bk.nippon.status)."""
        id = _noun(record, "id")
        self.theatres.append(id)
        self.sources.append((f"theatre {id}", record.one_of("source", ("rulebook", "public", "reconstruction"))))
        self.track_end.append(record.number("end", 2, 50))  # bk.marker.lengths, bk.nippon.tracks
        bonus = record.numbers("bonus", 1, 50)
        if len(bonus) != 2:
            raise Malformed(record.at("bonus"), "core-malformed-list")
        self.bonus_from.append((bonus[0], bonus[1]))
        if record.flag("start", True):
            self.in_play_at_start |= 1 << number
        campaigns: list[int] = []
        whole = 0
        for row, campaign in enumerate(record.records("campaigns", 10)):
            campaign.only("points", "spaces")
            campaigns.append(len(self.campaign_points))
            self.campaign_points.append(campaign.number("points", 0, 30))
            self.campaign_theatre.append(number)
            mask = 0
            for column, item in enumerate(campaign.items("spaces", 12)):
                place = f"{campaign.place}.spaces[{column}]"
                if not isinstance(item, list) or len(item) != 3:
                    raise Malformed(place, "core-malformed-list")
                mask |= 1 << len(self.spaces)
                self.spaces.append(f"{id}-{row + 1}-{column + 1}")
                self.space_theatre.append(number)
                self.space_campaign.append(campaigns[-1])
                self.space_terrain.append(_index(TERRAINS, item[0], place))
                self.space_effect.append(_index(EFFECTS, item[1], place))
                self.space_value.append(as_number(item[2], place, 0, 20))
            if not mask:
                raise Malformed(campaign.at("spaces"), "core-malformed-list")
            self.campaign_spaces.append(mask)
            whole |= mask
        if not campaigns:
            raise Malformed(record.at("campaigns"), "core-malformed-missing")
        self.theatre_campaigns.append(campaigns)
        self.theatre_spaces.append(whole)

    def _spaces_of_terrain(self, terrain: int) -> int:
        return sum(1 << n for n, found in enumerate(self.space_terrain) if found == terrain)

    def _spaces_with_effect(self, effect: int) -> int:
        return sum(1 << n for n, found in enumerate(self.space_effect) if found == effect)

    # solo

    def _read_solo(self, record: Record) -> None:
        source = record.one_of("source", ("rulebook", "public", "reconstruction"))
        self.row_size: int = record.number("row", 1, 12)
        self.levels: dict[str, tuple[int, int]] = {}
        levels = record.record("levels")
        for level in levels.data:
            shifts = levels.numbers(level, 1, 20)
            self.levels[level] = (shifts[0], shifts[1])
            self.sources.append((f"level {level}", source))
        self.tactics: list[str] = record.texts("tactics", 20)
        for tactic in self.tactics:
            self.sources.append((f"tactical token {tactic}", source))

    # actions

    def _make_actions(self) -> None:
        self.place: list[list[Place]] = [
            [Place(token.id, id, kind, space) for space, id in enumerate(self.spaces)]
            for kind, token in enumerate(self.tokens)
        ]
        token_ids = [token.id for token in self.tokens]
        self.draw: list[Pick] = _picks("draw", token_ids)
        self.research: list[Pick] = _picks("research", token_ids)
        self.lose: list[Pick] = _picks("lose", token_ids)
        self.advance: list[Pick] = _picks("advance", self.theatres)
        self.open: list[Pick] = _picks("open", self.theatres)
        self.shift: list[Pick] = _picks("shift", self.theatres)
        self.resolve: list[Pick] = _picks("resolve", self.spaces)
        self.tactic: list[Pick] = _picks("tactic", self.tactics)
        self.bomb: list[Pick] = _picks("bomb", [f"row:{n + 1}" for n in range(60)])
        self.actions: dict[str, Action] = {}
        for row in self.place:
            for placement in row:
                self.actions[placement.text] = placement
        for picks in (self.draw, self.research, self.lose, self.advance, self.open, self.shift, self.resolve,
                      self.tactic, self.bomb):  # fmt: skip
            for pick in picks:
                self.actions[pick.text] = pick


def _noun(record: Record, key: str) -> str:
    """An id that an action can name."""
    id = record.text(key)
    if not is_noun(id):
        raise Malformed(record.at(key), "core-malformed-noun", value=id[:40])
    return id


def _index(names: tuple[str, ...], value: object, place: str) -> int:
    text = as_text(value, place)
    if text not in names:
        raise Malformed(place, "core-malformed-choice", value=text[:40], choices=", ".join(names))
    return names.index(text)


def _picks(verb: str, nouns: list[str]) -> list[Pick]:
    return [Pick(verb, noun, n) for n, noun in enumerate(nouns)]


def read_data(name: str) -> Plain:
    with open(os.path.join(os.path.dirname(__file__), "data", f"{name}.json"), encoding="utf-8") as file:
        return parse(file.read())


def read_edition(nippon: bool, packs: dict[str, Plain]) -> Edition:
    """The shipped edition, with whatever files a data pack puts in their place."""
    board = "nippon" if nippon else "board"
    return Edition(
        Record(packs[board] if board in packs else read_data(board), board),
        Record(packs["tokens"] if "tokens" in packs else read_data("tokens"), "tokens"),
        Record(read_data("solo"), "solo"),
    )
