"""What the client says, by message id, in any of its languages: page objects find things by these words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentResource

from sandtable.text.language import Language
from sandtable.text.vocabulary import CORE, VOCABULARIES, Vocabulary

ROOT: Final = Path(__file__).resolve().parents[2]
CLIENT: Final = ROOT / "web" / "src"
PLACES: Final = ("kernel", "games/blitzkrieg", "games/quartermaster", "games/legie", "games/globalwar")
ROOMS: Final = ("analysis", "lab", "book", "people", "puzzles", "correcting")  # of the client, with words of their own
GAP: Final = "\0"
# a message that nobody translated, or one without its arguments
RAW: Final = re.compile(r"(?<![\w./-])(?:core|ui|bk|qm|lg|gw)-[a-z][\w-]*|\{ ?\$|\{ ?\"|NOUN\(|\?\?\?")


def _whose(id: str) -> Vocabulary:
    """What the client adds to a title starts with "ui-" before its prefix; the rest has the nouns of the kernel."""
    name = id.removeprefix("ui-")
    return next((words for words in VOCABULARIES if name.startswith(f"{words.prefix}-")), CORE)


class Words(Language):
    """The messages of the package and those of the client together."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        files = [CLIENT / place / f"{code}.ftl" for place in ("locale", *(f"{room}/locale" for room in ROOMS))]
        files += sorted(CLIENT.glob(f"games/**/locale/{code}.ftl"))
        own = "\n".join(file.read_text(encoding="utf-8") for file in files)
        self._bundle.add_resource(FluentResource(own))
        for vocabulary in VOCABULARIES:
            self._learn(vocabulary)
        ours = [ROOT / "sandtable" / place / "locale" / f"{code}.ftl" for place in PLACES]
        self.source: Final = "\n".join([*(file.read_text(encoding="utf-8") for file in ours), own])

    def __call__(self, id: str, **args: Any) -> str:
        prefix = _whose(id).prefix
        return self._format(id, "", {name: self._argument(value, prefix) for name, value in args.items()})

    def _learn_of(self, id: str) -> None:
        """All is known from the beginning."""

    def pattern(self, id: str, **args: Any) -> re.Pattern[str]:
        """The message with any text in place of the arguments that are not given."""
        text = self(id, **dict.fromkeys(self.arguments(id), GAP), **args)
        return re.compile(re.escape(text).replace(re.escape(GAP), ".*"))

    def ending(self, id: str, state: str) -> re.Pattern[str]:
        """What the spoken name of a thing ends with in this state."""
        others = dict.fromkeys(self.arguments(id), GAP)
        plain, told = (self(id, **{**others, "state": one}) for one in ("none", state))
        assert told.startswith(plain)
        assert told != plain
        return re.compile(re.escape(told[len(plain) :]) + "$")

    def arguments(self, id: str) -> set[str]:
        found = re.search(rf"^{id} = (.*(?:\n[ }}].*)*)", self.source, re.MULTILINE)
        assert found is not None, id
        return set(re.findall(r"\$(\w+)", found[1]))


@cache
def words(code: str) -> Words:
    return Words(code)
