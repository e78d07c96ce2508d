"""Which message names which noun: the kinds of things of each title, its composed nouns and the nouns of its verbs.

The browser reads the same locale files and follows the same three tables.
"""

from __future__ import annotations

import re
from typing import Final


class Vocabulary:
    """The words of one title, or of the kernel.

    A noun ``army:2`` is the message ``bk-token-army-2``: prefix, kind, id. A noun that is made of others, such as the
    space ``WE-1-2``, is a message with arguments, named by the groups of its pattern. ``verbs`` gives the nouns of an
    act the names that its message ``bk-act-…`` uses for them. A name with ``*`` stands for all nouns from there on; a
    noun that is left out is ``none``.
    """

    def __init__(
        self,
        title: str,
        prefix: str,
        kinds: tuple[str, ...],
        composed: tuple[tuple[str, str], ...],
        verbs: dict[str, tuple[str, ...]],
    ) -> None:
        self.title: Final = title
        self.prefix: Final = prefix
        self.kinds: Final = kinds
        self.composed: Final = tuple((re.compile(pattern), message) for pattern, message in composed)
        self.verbs: Final = verbs

    def simple(self, noun: str) -> list[str]:
        """The messages that may name a noun, in order."""
        return [f"{self.prefix}-{kind}-{noun.replace(':', '-')}" for kind in self.kinds]


CORE: Final = Vocabulary(
    "",
    "core",
    kinds=("place",),
    composed=((r"line (?P<line>[0-9]+)", "core-place-line"),),
    verbs={"roll": ("number",), "pass": (), "accept": (), "decline": (), "choose": ("choice",)},
)

BLITZKRIEG: Final = Vocabulary(
    "blitzkrieg",
    "bk",
    kinds=("token", "theatre", "side", "tactic", "effect", "terrain", "verb"),
    composed=(
        (r"place (?P<token>\S+) (?P<space>\S+)", "bk-plan-place"),
        (r"row:(?P<place>[0-9]+) (?P<token>\S+)", "bk-row-token"),
        (r"row:(?P<place>[0-9]+)", "bk-row"),
        (r"(?P<theatre>\S+)-(?P<campaign>[0-9]+)-(?P<space>[0-9]+)", "bk-space"),
    ),
    verbs={
        "place": ("token", "space"),
        "stop": (),
        "advance": ("theatre",),
        "resolve": ("space",),
        "bomb": ("place",),
        "open": ("theatre",),
        "shift": ("theatre",),
        "draw": ("token",),
        "research": ("token",),
        "lose": ("token",),
        "tactic": ("tactic",),
    },
)

GLOBALWAR: Final = Vocabulary(
    "globalwar",
    "gw",
    kinds=(
        "zone", "nation", "unit", "facility", "technology", "region", "terrain", "alliance", "passage", "convoy",
        "note", "battle", "preset",
    ),
    composed=(
        (r"(?P<zone>[AMIP][0-9]+)", "gw-sea"),
        (r"(?P<count>[0-9]+)\*(?P<group>\S+)", "gw-group-counted"),
        (r"(?P<nation>[a-z-]+)\.(?P<group>\S+)", "gw-group-of-nation"),
        (r"(?P<group>[^\s+]+)\+(?P<cargo>\S+)", "gw-group-laden"),
        (r"(?P<group>\S+):(?P<left>[0-9]+)", "gw-group-moved"),
        (r"(?P<group>\S+):d(?P<damage>[0-9]+)", "gw-group-damaged"),
        (r"(?P<group>\S+):(?P<note>[a-z-]+)", "gw-group-noted"),
    ),
    verbs={
        "move": ("group", "from", "to"),
        "force": ("group", "from", "to"),
        "load": ("group", "from", "carrier", "at"),
        "unload": ("group", "from", "to"),
        "drop": ("group", "at"),
        "patrol": ("group", "from", "to"),
        "land": ("group", "from", "to"),
        "rail": ("group", "from", "to"),
        "sail": ("group", "from", "to"),
        "harbour": ("group", "from", "to"),
        "attack": ("group", "at"),
        "follow": ("group", "at"),
        "hunt": ("group", "at"),
        "bomb": ("group", "at", "facility"),
        "strike": ("group", "at"),
        "carpet": ("group", "at"),
        "shell": ("group", "from", "to"),
        "clash": ("group", "from", "to"),
        "raid": ("group", "at", "line"),
        "raider": ("group", "at"),
        "regular": ("group", "at"),
        "escort": ("group", "at"),
        "release": ("group", "at"),
        "declare": ("nation", "other"),
        "engage": ("with",),
        "slip": (),
        "stand": (),
        "done": (),
        "fight": ("battle", "at"),
        "scramble": ("group", "from"),
        "ground": (),
        "dive": (),
        "ready": (),
        "lose": ("group",),
        "losses": ("preset",),
        "press": (),
        "blitz": ("group", "to"),
        "halt": (),
        "retreat": (),
    },
)  # fmt: skip

LEGIE: Final = Vocabulary(
    "legie",
    "lg",
    kinds=(
        "character", "plot", "location", "order", "equipment", "dispatch", "commander", "faction", "skill", "sleeve",
    ),
    composed=(),
    verbs={
        "faction": ("faction",),
        "commander": ("commander",),
        "first": ("faction",),
        "officer": ("character",),
        "draw": ("character",),
        "tuck": ("one", "other"),
        "location": ("location",),
        "plot": ("plot",),
        "recruit": (),
        "equip": ("equipment", "character"),
        "recover": ("order",),
        "recover-all": (),
        "send": ("character", "plot"),
        "order": ("order", "character"),
        "reclaim": (),
        "done": (),
        "reveal": ("character",),
        "withhold": ("character",),
        "move": ("character", "plot"),
        "wound": ("faction",),
        "suffer": ("character",),
        "lure": ("character",),
        "bring": ("character",),
        "sacrifice": ("character",),
        "swap": ("character",),
        "sabotage": ("character",),
        "withdraw": (),
        "forgo": (),
        "charge": ("faction",),
        "maim": ("faction",),
        "mutilate": ("character", "skill"),
        "aid": ("helper", "character"),
        "heal": ("character",),
        "warm": ("character",),
        "dispatch": ("dispatch",),
        "receive": ("dispatch",),
        "keep": ("dispatch",),
        "strike": ("character",),
        "support": ("plot",),
        "supply": (),
    },
)  # fmt: skip

QUARTERMASTER: Final = Vocabulary(
    "quartermaster",
    "qm",
    kinds=("card", "space", "country", "side"),
    composed=(),
    verbs={
        "play": ("card",),
        "use": ("card",),
        "take": ("card",),
        "tuck": ("card",),
        "draw": ("card",),
        "lose": ("card",),
        "discard": ("cards*",),
        "arrange": ("cards*",),
        "build": ("space",),
        "declare": ("space",),
        "recruit": ("space", "country"),
        "battle": ("space", "country"),
        "eliminate": ("space", "country"),
        "remove": ("space", "country"),
        "lift": ("space",),
        "target": ("country",),
        "skip": (),
        "reallocate": (),
    },
)

VOCABULARIES: Final = (CORE, BLITZKRIEG, QUARTERMASTER, LEGIE, GLOBALWAR)


def of_title(title: str) -> Vocabulary:
    for vocabulary in VOCABULARIES:
        if vocabulary.title == title:
            return vocabulary
    raise KeyError(title)


def of_message(id: str) -> Vocabulary:
    """Ids of messages and rules start with the prefix of their title: ``bk-placed``, ``bk.place.free``."""
    for vocabulary in VOCABULARIES:
        if id.startswith((f"{vocabulary.prefix}-", f"{vocabulary.prefix}.")):
            return vocabulary
    raise KeyError(id)
