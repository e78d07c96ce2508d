"""Which message names which noun: the kinds of things of each title, its composed nouns and the nouns of its verbs.

Each title keeps its three tables beside its texts, in ``locale/vocabulary.json``; the browser follows the same file.
"""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Final

from sandtable.book.rulebook import home


class Vocabulary:
    """The words of one title, or of the kernel.

    A noun ``army:2`` is the message ``bk-token-army-2``: prefix, kind, id. A noun that is made of others, such as the
    space ``WE-1-2``, is a message with arguments, named by the groups of its pattern. ``verbs`` gives the nouns of an
    act the names that its message ``bk-act-…`` uses for them. A name with ``*`` stands for all nouns from there on; a
    noun that is left out is ``none``.

    The rest of a file is for the client, which is built with it: ``unseen`` are kinds of messages that are for the
    terminal alone, ``late`` those that browsers fetch when the first of them is said, and ``forms`` kinds of nouns of
    which there are so many that browsers fetch their cases when the first of these is said.
    """

    def __init__(self, title: str) -> None:
        tables = json.loads((files(home(title)) / "locale" / "vocabulary.json").read_text(encoding="utf-8"))
        self.title: Final = title
        self.prefix: Final[str] = tables["prefix"]
        self.kinds: Final[tuple[str, ...]] = tuple(tables["kinds"])
        self.composed: Final = tuple((re.compile(pattern), str(message)) for pattern, message in tables["composed"])
        self.verbs: Final[dict[str, tuple[str, ...]]] = {verb: tuple(names) for verb, names in tables["verbs"].items()}

    def simple(self, noun: str) -> list[str]:
        """The messages that may name a noun, in order."""
        return [f"{self.prefix}-{kind}-{noun.replace(':', '-')}" for kind in self.kinds]


CORE: Final = Vocabulary("")
BLITZKRIEG: Final = Vocabulary("blitzkrieg")
QUARTERMASTER: Final = Vocabulary("quartermaster")
LEGIE: Final = Vocabulary("legie")
GLOBALWAR: Final = Vocabulary("globalwar")

VOCABULARIES: Final = (CORE, BLITZKRIEG, QUARTERMASTER, LEGIE, GLOBALWAR)
BY_PREFIX: Final = {vocabulary.prefix: vocabulary for vocabulary in VOCABULARIES}
PREFIX: Final = re.compile(r"([^-.]*)[-.]")


def of_title(title: str) -> Vocabulary:
    for vocabulary in VOCABULARIES:
        if vocabulary.title == title:
            return vocabulary
    raise KeyError(title)


def of_message(id: str) -> Vocabulary:
    """Ids of messages and rules start with the prefix of their title: ``bk-placed``, ``bk.place.free``."""
    found = PREFIX.match(id)
    if found is None or found[1] not in BY_PREFIX:
        raise KeyError(id)
    return BY_PREFIX[found[1]]
