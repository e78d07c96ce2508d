"""Letters that come back: under which address each of them does, and what a mail server then says of it (RFC 3464)."""

from __future__ import annotations

import re
from email import message_from_bytes
from email.message import Message
from typing import Final

LARGEST: Final = 1_000_000  # bytes of a message that are read; what is asked for stands before the letter itself
TOKEN: Final = re.compile(r"\+([0-9a-f]{32})@", re.IGNORECASE)  # some mail servers change capitals
ADDRESSED: Final = ("To", "X-Original-To", "Delivered-To", "Envelope-To")


def return_address(bounces: str, token: str) -> str:
    """Whom a letter comes from as mail servers see it, so that what they send back names the letter."""
    box, _, domain = bounces.rpartition("@")
    return f"{box}+{token}@{domain}"


def returned(data: bytes) -> str | None:
    """The token of a letter that could not be delivered and never will be; None of everything else that comes to such
    an address: delays, automatic answers, what strangers send."""
    try:
        message = message_from_bytes(data[:LARGEST])
        if message.get_content_type() != "multipart/report" or not _failed(message):
            return None
    except RecursionError:  # parts within parts within parts
        return None
    for name in ADDRESSED:
        for value in message.get_all(name, []):
            found = TOKEN.search(str(value))
            if found is not None:
                return found[1].lower()
    return None


def _failed(report: Message) -> bool:
    for part in report.walk():
        if part.get_content_type() != "message/delivery-status":
            continue
        fields = part.get_payload()
        for told in fields if isinstance(fields, list) else []:
            if isinstance(told, Message) and _word(told, "Action") == "failed" and _word(told, "Status")[:2] == "5.":
                return True
    return False


def _word(told: Message, name: str) -> str:
    return str(told.get(name, "")).strip().lower()
