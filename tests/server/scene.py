"""A scene for forgers: tables of every kind, people with seats and without, and proof that nothing has changed."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from properties.trial import attempts

import sandtable
from sandtable.kernel.match import Match
from server.authenticator import Authenticator
from server.house import Addressed, House, Message, Visitor, play_at_random
from server.kept import Folder, Kept, Shared
from server.people import Named, makes_account

HARMLESS = ("hello", "why", "preview", "choices", "consult")
FIELDS = {
    "act": {"type", "id", "seat", "act"},
    "resolve": {"type", "id", "seat", "act"},
    "undo": {"type", "id", "seat"},
    "offer": {"type", "id", "seat"},
    "answer": {"type", "id", "seat", "accept"},
    "resign": {"type", "id", "seat"},
    "chat": {"type", "id", "text"},
}


@dataclass(frozen=True)
class Role:
    """Somebody at a table: what they look through, which seats they act for, and which they could turn to."""

    name: str
    visitor: Visitor
    table: Message
    looks: tuple[int, ...]
    seats: tuple[int, ...]
    curtained: tuple[int, ...] = ()


def on_disk(house: House, table: str) -> Match:
    """The match of a table, from what is kept of it."""
    return match_in(Folder(house.settings.data_folder, house.settings.database), table)


def match_in(kept: Kept, table: str) -> Match:
    ((header, outcome),) = kept.ask("SELECT header, outcome FROM tables WHERE id = ?", table)
    data = json.loads(header)
    data["log"] = [
        json.loads(line) for (line,) in kept.ask("SELECT line FROM entries WHERE table_id = ? ORDER BY n", table)
    ]
    data["outcome"] = None if outcome is None else json.loads(outcome)
    return sandtable.load(json.dumps(data))


class Scene:
    """Ada plays with Bob, alone, and with dice of her own; Eve may watch one table and belongs to none."""

    CLOCK: Mapping[str, Any] = MappingProxyType({})

    def __init__(self, house: Addressed, kept: Kept) -> None:
        self.house = house
        self.kept = kept
        rng = random.Random(1)
        self.ada, self.bob, self.eve = (self.comes(name) for name in ("Ada", "Bob", "Eve"))
        self.duel = self.ada.makes("duel", "me", "open", spectators=1, **self.CLOCK)
        self.bob.sits(self.duel, 1)
        self.waiting = self.ada.makes("duel", "me", "open", **self.CLOCK)
        self.by_hand = self.ada.makes("solo", "me", manual=True)
        self.hot_seat = self.ada.makes("duel", "me", "me")
        self.ended = self.ada.makes("duel", "me", "open")
        self.bob.sits(self.ended, 1)
        with self.ada.joins(self.duel, 0) as first, self.bob.joins(self.duel, 1) as second:
            play_at_random({0: first, 1: second}, rng, most=4)
        with self.ada.joins(self.hot_seat, 0, 1) as both:
            play_at_random({0: both, 1: both}, rng, most=3)
        with self.ada.joins(self.ended, 0) as first:
            first.ask("resign", seat=0)
        self.token = self.eve.post("/api/tokens", {"name": "robot"}).json()["token"]
        self.old_token = self.bob.post("/api/tokens", {"name": "old"}).json()["token"]
        self.bob.post("/api/tokens/revoke", {})
        self.roles = (
            Role("Ada in a duel", self.ada, self.duel, (0,), (0,)),
            Role("Bob in a duel", self.bob, self.duel, (1,), (1,)),
            Role("Eve beside a duel", self.eve, self.duel, (), ()),
            Role("Ada behind her curtain", self.ada, self.hot_seat, (0,), (0,), (1,)),
            Role("Ada with her own dice", self.ada, self.by_hand, (0,), (0,)),
            Role("Bob after the end", self.bob, self.ended, (1, 0), (1,)),
        )
        self._acts: dict[str, list[str]] = {}
        self.matches = {str(table["table"]): self.match(table) for table in self.tables}
        self.at_first = self.everything()
        self.seen = self.views()

    def comes(self, name: str) -> Visitor:
        visitor = Visitor(self.house)
        visitor.post("/api/me", {"name": name})
        return visitor

    def of_people(self) -> list[tuple[str, dict[str, Any]]]:
        """What else would change something, for whoever has an account."""
        return []

    @property
    def tables(self) -> tuple[Message, ...]:
        return self.duel, self.waiting, self.by_hand, self.hot_seat, self.ended

    @property
    def secrets(self) -> list[str]:
        """What must never be found where it does not belong."""
        found = [self.token, self.old_token, str(self.waiting["keys"]["1"])]
        for visitor in (self.ada, self.bob, self.eve):
            found += [visitor.me["csrf"], *visitor.http.cookies.values()]
        return found + [match.secret.hex() for match in self.matches.values()]

    def match(self, table: Message) -> Match:
        return match_in(self.kept, str(table["table"]))

    def acts(self, table: Message) -> list[str]:
        """What somebody did, may do, or nearly may do at a table."""
        id = str(table["table"])
        if id not in self._acts:
            tried = attempts(self.matches[id], random.Random(2), 150)
            self._acts[id] = list(dict.fromkeys(text for _, text in tried))
        return self._acts[id]

    def everything(self) -> list[str]:
        """The whole database as text, without what only counts: seconds of a server, what was looked at."""
        return self.kept.lines()

    def views(self) -> list[str]:
        """What everybody sees."""
        answers = [role.visitor.get(f"/api/tables/{role.table['table']}") for role in self.roles]
        for role in self.roles:
            for seat in role.looks:
                answers.append(role.visitor.get(f"/api/tables/{role.table['table']}/view", seat=seat))
        return [self.standing_still(answer.json()) for answer in answers]

    def standing_still(self, told: Message) -> str:
        """Whatever happens, the time that seats have left runs on."""
        if told.get("clock"):
            told = {**told, "clock": {**told["clock"], "left": [], "until": None}}
        return json.dumps(told)

    def check(self) -> None:
        """Nothing has changed, neither on disk nor in memory."""
        now = self.everything()
        assert now == self.at_first, [line for line in now if line not in self.at_first]
        assert self.views() == self.seen

    def legal(self, role: Role, data: str | bytes) -> bool:
        """Whether a message is, by luck, something its sender may really do."""
        try:
            message = json.loads(data)
        except (ValueError, RecursionError):
            return False
        if not isinstance(message, dict):
            return False
        kind = message.get("type")
        if kind == "hello" and isinstance(message.get("seats"), list):
            return any(seat in message["seats"] for seat in role.curtained)  # and could act for it from then on
        if kind in HARMLESS:
            return False
        if not isinstance(kind, str) or set(message) != FIELDS.get(kind):
            return False
        if kind == "chat":
            return bool(role.seats)
        seat = message["seat"]
        match = self.matches[str(role.table["table"])]
        if type(seat) is not int or seat not in role.seats or match.outcome is not None:
            return False
        return self._may(match, kind, seat, message)

    def _may(self, match: Match, kind: str, seat: int, message: dict[str, Any]) -> bool:
        text = str(message.get("act"))
        if kind == "act":
            return match.why_not(seat, text) is None
        if kind == "resolve":
            return match.due is not None and any(act.text == " ".join(text.split()) for act, _ in match.due.possible())
        if kind == "undo":
            return match.why_no_undo(seat) is None
        if kind == "answer":
            return match.offer is not None
        return True  # to resign and to offer is always allowed


class SceneOfPeople(Scene):
    """The same with accounts, under clocks, of which one ends in a loss that counts."""

    CLOCK = MappingProxyType({"clock": {"kind": "live", "minutes": 600, "out": "loss"}, "rated": True})

    def comes(self, name: str) -> Visitor:
        home = Named(self.house)
        visitor = Visitor(home)
        makes_account(visitor, Authenticator(f"http://{home.address}", f"passkey of {name}".encode()), name)
        return visitor

    def of_people(self) -> list[tuple[str, dict[str, Any]]]:
        return [
            ("/api/account/leave", {}),
            ("/api/account/codes", {}),
            ("/api/account/devices/end-others", {}),
            ("/api/account/away", {"away": [[4e9, 4e9 + 86_400.0]]}),
            ("/api/calls/feed", {}),
            ("/api/people/friend", {"name": "Bob"}),
            ("/api/sign-in/code", {"code": "guess"}),
            ("/api/sign-out", {}),
        ]


def scene_of(house: House) -> Scene:
    return Scene(house, Folder(house.settings.data_folder, house.settings.database))


def scene_of_people(house: Addressed, postgres: str) -> SceneOfPeople:
    return SceneOfPeople(house, Shared(postgres))
