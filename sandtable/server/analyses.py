"""Analyses of finished games: a kind of job, whose result is kept with the table."""

from __future__ import annotations

import json
from typing import Final

import msgspec
from msgspec import Struct

import sandtable
from sandtable.lab.analysis import Plan, analyse, judge, judged_places
from sandtable.lab.judging import Judged
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


def _plan(asked: Asked) -> Plan:
    return Plan(open=asked.open, seed=asked.table)


def judge_some(task: str, n: int, of: int) -> str:
    """In a worker: the n-th of so many parts of the decisions."""
    asked = _read(task)
    match = sandtable.load(asked.save)
    places = judged_places(match)[0][n::of]
    found: list[Judged] = []
    for judged in judge(match, _plan(asked), places):
        found.append(judged)
        so_far(len(found) / len(places))
    return json.dumps(found, ensure_ascii=False)


def reckon(task: str, *parts: str) -> str:
    """In a worker: the whole, of parts that were judged by several or from the beginning."""
    asked = _read(task)
    done: list[Judged] = [judged for part in parts for judged in json.loads(part)]
    found = analyse(sandtable.load(asked.save), _plan(asked), progress=so_far, done=done)
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _keep(task: str, result: str) -> Work[None]:
    asked = _read(task)
    return kept.keep(asked.table, asked.open, result)


def analysing(seconds: float, workers: int) -> Kind:
    part = judge_some if workers > 1 else None
    return Kind(
        ANALYSIS, reckon, seconds, full="analyses", most_each=1, most=20, keep=_keep, lane=ANALYSIS, part=part,
        parts=workers,
    )  # fmt: skip
