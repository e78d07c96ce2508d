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
# whose letters look alike
WRITINGS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
# letters of other writings, and figures, that are taken for Latin ones; small letters, for case does not count
LIKE: Final = str.maketrans(
    {
        **dict(zip("аеорсухіјѕһԁԛԝѵкмтвнбгпѐёїќўґӏьзԍ", "aeopcyxljshdqwvkmtbh6rneelkyrlb3g", strict=True)),
        **dict(zip("αβεηικνορτυχγωϲϳ", "abenlkvoptuxywcj", strict=True)),
        **dict(zip("օսհոցաքոր", "ouhngwpnp", strict=True)),
        **dict(zip("ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abehlkmnopctyx", strict=True)),
        **dict(zip("ıɑɡɩℓ01|i", "lagllolll", strict=True)),
        **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghljklmnoprstuvwyz", strict=True)),
        # these have one size only, that of Latin capitals
        **dict(zip("ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏍᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏮᏳᏴ", "drtlyajewmhyghzs4brwsvslcpkd6gb", strict=True)),
        **dict(zip("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaelou", strict=True)),
    }
)
# capitals that look otherwise than their small letters
CAPITALS: Final = str.maketrans("ΗΜΝΥΖ", "hmnyz")
PAIRS: Final = (("rn", "m"), ("vv", "w"))  # which look like one letter
BOT: Final = "bot"  # in all three languages every bot is called so: Skilled bot, Zkušený bot


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
    if len({writing for writing in map(_writing, name) if writing}) > 1:
        raise Malformed(PLACE, "core-malformed-name-mixed")
    if BOT in re.split(r"[\W_]+", unicodedata.normalize("NFKC", name).casefold()) or likeness(name) in BOT_LIKENESSES:
        raise Malformed(PLACE, "core-malformed-name-bot")
    return name


def _writing(letter: str) -> str:
    """Which of the writings that look alike a letter belongs to; nothing for all others."""
    name = unicodedata.name(letter, "").partition(" ")[0]
    return name if name in WRITINGS and unicodedata.category(letter)[0] == "L" else ""


def likeness(name: str) -> str:
    """What names have in common that are taken for each other: case, width and spaces do not count, nor which of
    several writings a letter of the same look is from."""
    whole = unicodedata.normalize("NFKC", name).translate(CAPITALS)
    plain = unicodedata.normalize("NFKC", whole.casefold())
    look = "".join(plain.split()).translate(LIKE)
    for pair, letter in PAIRS:
        look = look.replace(pair, letter)
    return look


BOT_LIKENESSES: Final = frozenset(map(likeness, BOTS))


def check_apart(seating: Seating, guest: Guest) -> None:
    """Raises TurnedAway when somebody else at the table could be taken for the guest. Who has no name is nobody's."""
    others = [seat.name for seat in seating.seats if seat.kind == "guest" and seat.who != guest.id]
    if guest.name and likeness(guest.name) in map(likeness, others):
        raise TurnedAway(409, "name")
