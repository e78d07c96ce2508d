"""Analyses of finished games: a kind of job, whose result is kept with the table."""

from __future__ import annotations

import json
from typing import Final

import msgspec
from msgspec import Struct

import sandtable
from sandtable.lab.analysis import Plan, analyse
from sandtable.server import analyses_statements as kept
from sandtable.server.jobs import Kind
from sandtable.server.sql import Work
from sandtable.server.workers import so_far

ANALYSIS: Final = "analysis"


class Asked(Struct, frozen=True):
    """All that whoever does it is told."""

    table: str
    open: bool
    save: str

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def _read(task: str) -> Asked:
    return msgspec.json.decode(task, type=Asked)


def reckon(task: str) -> str:
    """In a worker."""
    asked = _read(task)
    found = analyse(sandtable.load(asked.save), Plan(open=asked.open, seed=asked.table), progress=so_far)
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _keep(task: str, result: str) -> Work[None]:
    asked = _read(task)
    return kept.keep(asked.table, asked.open, result)


def analysing(seconds: float) -> Kind:
    return Kind(ANALYSIS, reckon, seconds, full="analyses", most_each=1, most=20, keep=_keep, lane=ANALYSIS)
