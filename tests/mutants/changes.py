"""The small changes: where the engine can be changed by one step, and which of these places are the fixed sample.

A place is ranked by a hash of what stands there, so the sample stays the same while the code around it changes.
"""

from __future__ import annotations

import ast
import copy
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

PARTS: Final = ("kernel", "games/blitzkrieg", "games/quartermaster", "games/legie", "games/globalwar")
KINDS: Final = ("function", "declaration", "data")
OF_EACH_KIND: Final = 100
# how bots judge is measured by arenas: no number there is right
JUDGEMENT: Final = ("advice", "worth.py", "likely.py", "features.py", "learned.json")
DRAWN: Final = ("geometry.json",)
UNPLAYED: Final = ("about", "source", "sources", "ours")  # keys of data that say where a fact comes from

SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Change:
    """One step away from what is written: in ``path``, the text from ``start`` to ``end`` becomes ``instead``."""

    id: str
    kind: str
    part: str
    path: str
    line: int
    words: tuple[str, ...]  # names and texts beside it, which a test of it is likely to mention
    before: str
    instead: str
    start: int
    end: int

    def applied(self, text: str) -> str:
        assert text[self.start : self.end] == self.before, f"{self.path} is not what the change was made for"
        return text[: self.start] + self.instead + text[self.end :]


def sample(package: Path) -> list[Change]:
    """A hundred changes of each kind, as evenly from kernel and titles as they have places for it."""
    chosen: list[Change] = []
    for kind in KINDS:
        waiting = {part: sorted(places(package, part, kind), key=lambda change: change.id) for part in PARTS}
        wanted = OF_EACH_KIND
        while wanted and any(waiting.values()):
            for part in PARTS:
                if wanted and waiting[part]:
                    chosen.append(waiting[part].pop(0))
                    wanted -= 1
    return chosen


def places(package: Path, part: str, kind: str) -> Iterator[Change]:
    pattern = "data/*.json" if kind == "data" else "**/*.py"
    for path in sorted((package / part).glob(pattern)):
        if path.name in DRAWN or any(name in path.relative_to(package).parts for name in JUDGEMENT):
            continue
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(package).as_posix()
        source = Data(text) if kind == "data" else Code(text, inside_functions=kind == "function")
        seen: dict[str, int] = {}
        for line, start, end, instead, words in source.places():
            before = text[start:end]
            same = f"{name}\n{' '.join(words)}\n{before}\n{instead}"
            seen[same] = seen.get(same, 0) + 1
            id = hashlib.sha256(f"{same}\n{seen[same]}".encode()).hexdigest()[:12]
            yield Change(id, kind, part, name, line, words, before, instead, start, end)


Place = tuple[int, int, int, str, tuple[str, ...]]


class Code:
    """Places in a module: inside its functions, or in what it declares outside them."""

    def __init__(self, text: str, inside_functions: bool) -> None:
        self._inside: Final = inside_functions
        self._tree: Final = ast.parse(text)
        self._lines: Final = [0]
        for line in text.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._text: Final = text.splitlines(keepends=True)

    def places(self) -> Iterator[Place]:
        yield from self._visit(self._tree, False, ())

    def _visit(self, node: ast.AST, inside: bool, names: tuple[str, ...]) -> Iterator[Place]:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names = (*names, node.name)
        if isinstance(node, ast.FunctionDef):
            for statement in node.body[1 if ast.get_docstring(node) else 0 :] if self._inside else []:
                yield from self._visit(statement, True, names)
            return
        if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom):
            return
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            return
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Callable":  # mypy reads it, nobody plays it
            return
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if not inside and isinstance(node, ast.Assign | ast.AnnAssign | ast.Expr):
            names = (*names, *declared(node))
        if inside == self._inside:
            for instead in alternatives(node, inside):
                start, end = self._span(node)
                yield node.lineno, start, end, instead, names  # type: ignore[attr-defined]
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "type_params", "bases"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not is_docstring(child):
                    yield from self._visit(child, inside, names)

    def _span(self, node: Any) -> tuple[int, int]:
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _at(self, line: int, column: int) -> int:
        """Columns of a syntax tree are bytes."""
        return self._lines[line - 1] + len(self._text[line - 1].encode()[:column].decode())


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def declared(node: ast.Assign | ast.AnnAssign | ast.Expr) -> tuple[str, ...]:
    """What a declaration is called, and the texts in it: ids of cards, orders, spaces."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return (*(target.id for target in targets if isinstance(target, ast.Name)), *texts[:6])


def alternatives(node: ast.AST, inside: bool) -> Iterator[str]:
    """What could stand in place of a node, one small step away."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield str(not node.value)
        elif isinstance(node.value, int):
            yield str(node.value + 1)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in SWAPS:
        yield changed(node, "ops", [SWAPS[type(node.ops[0])]()])
    elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in SWAPS:
        yield changed(node, "op", SWAPS[type(node.op)]())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"bool({ast.unparse(node.operand)})"
    elif inside and (
        isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
    ):
        yield "pass"
    elif not inside and isinstance(node, ast.Tuple | ast.List | ast.Set) and len(node.elts) > 1:
        yield changed(node, "elts", node.elts[:-1])
    elif not inside and isinstance(node, ast.Dict) and len(node.keys) > 1:
        yield ast.unparse(ast.Dict(node.keys[:-1], node.values[:-1]))
    elif not inside and isinstance(node, ast.Call) and node.keywords:
        yield changed(node, "keywords", node.keywords[:-1])


def changed(node: ast.AST, field: str, value: object) -> str:
    twin = copy.copy(node)
    setattr(twin, field, value)
    text = ast.unparse(twin)
    return text if isinstance(node, ast.Call | ast.List | ast.Set) or text.startswith("(") else f"({text})"


class Data:
    """Places in a data file: its numbers, its yes and no, the texts that stand under one key."""

    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._at = 0
        self._line = 1
        self._texts: Final[dict[str, list[str]]] = {}

    def places(self) -> Iterator[Place]:
        data = json.loads(self._text)
        self._gather(data, "")
        yield from self._walk(data, "", ())

    def _gather(self, data: object, key: str) -> None:
        if isinstance(data, dict):
            for name, value in data.items():
                if name not in UNPLAYED:
                    self._gather(value, name)
        elif isinstance(data, list):
            for value in data:
                self._gather(value, key)
        elif isinstance(data, str) and data not in self._texts.setdefault(key, []):
            self._texts[key].append(data)

    def _walk(self, data: object, key: str, names: tuple[str, ...], played: bool = True) -> Iterator[Place]:
        """In the order of the file, so that each value is found after the one before it."""
        if isinstance(data, dict):
            names = (*names, *(value for value in data.values() if isinstance(value, str) and len(value) < 40))[-6:]
            for name, value in data.items():
                self._find(json.dumps(name, ensure_ascii=False))
                yield from self._walk(value, name, (*names, name), played and name not in UNPLAYED)
        elif isinstance(data, list):
            for value in data:
                yield from self._walk(value, key, names, played)
        else:
            start, end = self._find(json.dumps(data, ensure_ascii=False))
            instead = self._instead(data, key) if played else None
            if instead is not None:
                yield self._line, start, end, json.dumps(instead, ensure_ascii=False), names

    def _instead(self, data: object, key: str) -> object:
        if isinstance(data, bool):
            return not data
        if isinstance(data, int | float):
            return data + 1
        if isinstance(data, str):
            others = self._texts[key]
            return others[(others.index(data) + 1) % len(others)] if len(others) > 1 and key != "id" else None
        return None

    def _find(self, text: str) -> tuple[int, int]:
        start = self._text.index(text, self._at)
        self._line += self._text.count("\n", self._at, start)
        self._at = start + len(text)
        return start, self._at
