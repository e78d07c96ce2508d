"""A device with tables on it: does what the browser's worker does, and keeps in memory what that keeps on disk."""

from __future__ import annotations

import json
from typing import Any

from sandtable.pocket.host import Pocket
from sandtable.pocket.wire import Wire

Message = dict[str, Any]
NAME = "Ada"


class Device:
    def __init__(self, seed: str | None = None) -> None:
        self.rows: dict[str, Message] = {}  # what is on disk
        self.full = False  # the disk takes nothing more
        self.wire = Wire(Pocket(seed))
        self.told: list[Message] = []  # to the one connection
        self.table = ""

    def _write(self, keep: list[Message]) -> bool:
        """All of it or nothing; what is only in memory is thrown away then."""
        if self.full:
            for kept in keep:
                self.wire.put_away(kept["table"])
            return not keep
        for kept in keep:
            row = self.rows.setdefault(kept["table"], {"lines": []})
            assert kept["first"] == len(row["lines"])
            row["lines"].extend(kept["lines"])
            row.update(head=kept["head"], listed=kept["listed"])
        return True

    def asks(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        told = json.loads(self.wire.ask(method, path, "" if body is None else json.dumps(body), NAME))
        self._write(told["keep"])
        return told["status"], told["body"]

    def makes(self, title: str, mode: str, *seats: str, **more: Any) -> str:
        body = {"title": title, "mode": mode, "seats": seats, "options": {}, **more}
        status, made = self.asks("POST", "/api/tables", body)
        assert status == 201, made
        table: str = made["table"]
        return table

    def joins(self, table: str, *seats: int) -> None:
        self.table = table
        assert self.wire.enter(1, table)
        self.says("hello", seats=seats)

    def says(self, type: str, **fields: Any) -> Message | None:
        """The answer; what is new after it is told too. None where the device cannot keep what was done."""
        heard = json.loads(self.wire.hear(1, self.table, json.dumps({"type": type, **fields})))
        if not self._write(heard["keep"]):
            return None
        self._news()
        return heard["told"][0] if heard["told"] else None

    def acts(self, seat: int, act: str) -> None:
        assert self.says("act", id=1, seat=seat, act=act) == {"type": "done", "id": 1}

    def attends(self) -> bool:
        """Whether a bot or standing orders have answered."""
        kept = json.loads(self.wire.attend(self.table))["keep"]
        self._write(kept)
        self._news()
        return bool(kept)

    def _news(self) -> None:
        for _, told in json.loads(self.wire.news(self.table)):
            self.told.extend(told)

    def reloads(self) -> None:
        """As after a page was closed in the middle: all that is left is what was kept."""
        self.wire = Wire(Pocket(self.wire.pocket._seed))
        self.told = []
        for table in self.rows:
            self.opens(table)

    def opens(self, table: str) -> None:
        row = self.rows[table]
        assert self.wire.open(row["head"], json.dumps(row["lines"])) == ""

    def save(self) -> str:
        status, text = self.asks("GET", f"/api/tables/{self.table}/save")
        assert status == 200
        return str(text)
