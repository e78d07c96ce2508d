"""Names of people: they can be seen, told apart at a table, and are no bot's."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from sandtable.bots import BOTS
from sandtable.kernel.plain import Malformed
from sandtable.server.guard import TurnedAway
from sandtable.table.guests import Guest
from sandtable.table.records import Seating

PLACE: Final = "name"
UNSEEN_KINDS: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, directions, joiners, nothing at all
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")  # letters, but empty
FACE: Final = "\ufe0f"  # after a sign it asks for its coloured picture, and is no part of the name
MOST_MARKS: Final = 2  # on one letter
BOT: Final = "bot"  # in all three languages every bot is called so: Strong bot, Silný bot


def proper(text: str) -> str:
    """A name as it is kept. Raises Malformed when it could deceive."""
    name = " ".join(unicodedata.normalize("NFC", text).replace(FACE, "").split())
    marks = 0
    for letter in name:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in UNSEEN_KINDS or letter in UNSEEN or "\ufe00" <= letter < FACE or marks > MOST_MARKS:
            raise Malformed(PLACE, "core-malformed-name-unseen")
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise Malformed(PLACE, "core-malformed-name-blank")
    if BOT in re.split(r"[\W_]+", unicodedata.normalize("NFKC", name).casefold()) or likeness(name) in BOTS:
        raise Malformed(PLACE, "core-malformed-name-bot")
    return name


def likeness(name: str) -> str:
    """What names have in common that are taken for each other: case, width and spaces do not count."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(plain.split())


def check_apart(seating: Seating, guest: Guest) -> None:
    """Raises TurnedAway when somebody else at the table could be taken for the guest. Who has no name is nobody's."""
    others = [seat.name for seat in seating.seats if seat.kind == "guest" and seat.who != guest.id]
    if guest.name and likeness(guest.name) in map(likeness, others):
        raise TurnedAway(409, "name")
