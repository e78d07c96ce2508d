"""Webhooks: what happens at a table is said in the chat room of those who play there, signed."""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct

from sandtable.server.jobs import Kind
from sandtable.server.outside import NotOutside, errand, post

HOOK: Final = "hook"
PAUSE: Final = 30.0
SIGNATURE: Final = "X-Sandtable-Signature"
TIME: Final = "X-Sandtable-Time"
ENTITIES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})  # as Slack reads them
MARKS: Final = re.compile(r"[\\\[\]<>*_~`|]")  # with which Discord makes links, mentions and heavy letters
PLAINLY: Final = r"\\\g<0>"


class Notice(Struct, frozen=True):
    """``secret`` signs it; what the room is told is public at the table."""

    url: str
    secret: str
    body: str


def telling(networks: tuple[str, ...], patience: float) -> Kind:
    return errand(HOOK, partial(tell, networks), "hooks", PAUSE, patience)


def body_of(table: str, title: str, reason: str, text: str, link: str) -> str:
    """In the manner of Slack (``text``) and Discord (``content``), who both take it. A name is words and nothing else:
    it calls nobody by an @ or a <!>, and hides no link behind other words."""
    plain = text.replace("@", "@\u200b")
    told = {
        "text": f"{plain.translate(ENTITIES)} {link}",
        "content": f"{MARKS.sub(PLAINLY, plain)} {link}",
        "allowed_mentions": {"parse": []},
        "table": table,
        "title": title,
        "reason": reason,
        "link": link,
    }
    return msgspec.json.encode(told).decode()


def signature(secret: str, when: str, body: str) -> str:
    return "sha256=" + hmac.new(secret.encode(), f"{when}.{body}".encode(), hashlib.sha256).hexdigest()


def tell(networks: tuple[str, ...], task: str) -> str:
    """In a worker. A room that is gone is a result; one that does not answer is tried again."""
    notice = msgspec.json.decode(task, type=Notice)
    when = str(int(time.time()))
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Sandtable",
        TIME: when,
        SIGNATURE: signature(notice.secret, when, notice.body),
    }
    try:
        status = post(notice.url, notice.body.encode(), headers, networks)
    except NotOutside:
        return "private"
    return "told" if status < 300 else f"refused {status}"
