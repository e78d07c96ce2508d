"""Which code and which data played a game: results of different ones are never mixed."""

from __future__ import annotations

import hashlib
import importlib.util
import shlex
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

import sandtable
from sandtable.bots import BOTS

PACKAGE: Final = Path(sandtable.__file__).parent
SHOWN: Final = 12  # characters of a hash
PROGRAM: Final = "exec:"
PLAYING: Final = ("arena", "failure", "luck", "openings", "program", "wire")  # what a game goes through here


class Version(TypedDict):
    """The rules and bots of this program, the printed parts and weights of the title, and the bots of others."""

    code: str
    data: str
    bots: list[str]


def version(title: str, bots: tuple[str, ...]) -> Version:
    """What every stored game carries. A change of a comment counts as well: better refused once too often. Only what no
    game goes through, such as examples in a rulebook or the analysis of finished games, may change."""
    code = _hash_of("kernel/**/*.py", "bots/**/*.py", f"games/{title}/**/*.py", *(f"lab/{name}.py" for name in PLAYING))
    data = _hash_of(f"games/{title}/data/*.json")
    return {"code": f"{sandtable.__version__}-{code}", "data": data, "bots": [bot_version(bot) for bot in bots]}


@cache
def _hash_of(*patterns: str) -> str:
    found = hashlib.sha256()
    for path in sorted(path for pattern in patterns for path in PACKAGE.glob(pattern)):
        found.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:SHOWN]


def is_own(bot: str) -> bool:
    """Whether a bot is one of this program's own."""
    return bot.partition(":")[0] in BOTS


def bot_version(bot: str) -> str:
    """The hash of somebody's bot: of its module, or of the package it is in; of a program, of the files that its
    command names. Own bots have none: their version is the program's."""
    if is_own(bot):
        return ""
    found = hashlib.sha256()
    for path in _files_of(bot):
        found.update(path.read_bytes())
    return found.hexdigest()[:SHOWN]


def _files_of(bot: str) -> list[Path]:
    if bot.startswith(PROGRAM):
        named = [Path(word) for word in shlex.split(bot.removeprefix(PROGRAM))]
        return [path for path in named if path.is_file()]
    try:
        spec = importlib.util.find_spec(bot.partition(":")[0])
    except (ImportError, ValueError):
        return []
    if spec is None or spec.origin is None or not Path(spec.origin).is_file():
        return []
    home = Path(spec.origin).parent
    if not (home / "__init__.py").exists():
        return [Path(spec.origin)]
    return sorted(path for pattern in ("*.py", "*.json") for path in home.rglob(pattern))  # it may use its neighbours
