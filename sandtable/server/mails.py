"""Letters: written in the reader's language, and sent by the queue of jobs."""

from __future__ import annotations

import re
import smtplib
import ssl
import time
from contextlib import closing, suppress
from dataclasses import replace
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from functools import cache, partial
from importlib.resources import files
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from sandtable.kernel.plain import Malformed
from sandtable.server.bounces import return_address
from sandtable.server.calls_statements import CALL, note_bounce
from sandtable.server.jobs import Kind
from sandtable.server.settings import Mail
from sandtable.server.sql import Work
from sandtable.server.workers import NeedsOperator
from sandtable.table.guests import hashed
from sandtable.text import LANGUAGES

MAIL: Final = "mail"  # letters for which somebody waits
LONGEST: Final = 254  # letters of an address
SECONDS: Final = 30.0  # that a mail server may take to answer
ATTEMPTS: Final = 6
PATIENCE: Final = 120.0  # for all that a mail server says about one letter
PAUSE: Final = 30.0  # before the second one; the last comes after a quarter of an hour
CALL_ATTEMPTS: Final = 54  # of a letter that calls: the last comes after a day
CALL_PAUSE: Final = 1800.0  # between two of them, at most
BOUNCED: Final = "bounced"
ENHANCED: Final = re.compile(r"[245]\.\d{1,3}\.\d{1,3}")  # what a mail server means by its status (RFC 3463)
PORTS: Final = {"smtp": 587, "smtps": 465}
FORM: Final = re.compile(r"[^\s@<>\"(),:;\\\[\]\x00-\x1f\x7f]+@[^\s@<>\"(),:;\\\[\]\x00-\x1f\x7f]+\.[^\s@.]+")


# addresses in headers are not folded: who reads them does not unfold what was encoded
POLICY: Final = SMTP.clone(max_line_length=900)


class Letter(Struct, frozen=True):
    """``bounce`` is by what it is known again should it come back."""

    to: str
    subject: str
    text: str
    headers: dict[str, str] = {}
    bounce: str = ""


class NotTaken(Exception):
    """The mail server wants the letter brought again, or cannot be spoken with; without its words, which may quote
    addresses."""


def proper_address(text: str) -> str:
    """An address as it is kept: the same mailbox is the same text. Raises Malformed."""
    address = text.strip()
    if len(address) > LONGEST or FORM.fullmatch(address) is None or ".." in address:
        raise Malformed("mail", "core-malformed-mail")
    box, _, domain = address.rpartition("@")
    try:
        return f"{box.lower()}@{domain.lower().encode('idna').decode()}"
    except UnicodeError:
        raise Malformed("mail", "core-malformed-mail") from None


@cache
def _words(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (files("sandtable.server") / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def say(language: str, id: str, **args: str | int) -> str:
    """A message of the server; in English, should nobody know the language."""
    bundle = _words(language if language in LANGUAGES else LANGUAGES[0])
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, dict(args))
    assert not errors, errors
    return str(text)


def sign_in_letter(to: str, language: str, link: str, minutes: int) -> Letter:
    return Letter(to, say(language, "mail-sign-in"), say(language, "mail-sign-in-text", link=link, minutes=minutes))


def calling(mail: Mail) -> Kind:
    """Letters that call, which are good for a day. Nobody has two of them on their way, and those for which somebody
    waits do not wait for them."""
    return replace(
        posting(mail), name=CALL, attempts=CALL_ATTEMPTS, most_each=1, longest=CALL_PAUSE, lane=CALL, keep=_noted
    )


def posting(mail: Mail) -> Kind:
    """Letters as jobs of the queue: tried again while the mail server is away."""
    return Kind(
        MAIL,
        partial(deliver, mail.server, mail.sender, mail.bounces),
        seconds=10.0,
        full="mails",
        attempts=ATTEMPTS,
        most_each=5,
        most=10_000,
        pause=PAUSE,
        patience=PATIENCE,
        lane=MAIL,
    )


def deliver(server: str, sender: str, bounces: str, task: str) -> str:
    """In a worker. Gives what became of it: a letter that the other side does not take is a result, no failure. Where
    it is us that a mail server wants nothing from, no reader is to blame."""
    letter = msgspec.json.decode(task, type=Letter)
    message = EmailMessage(POLICY)
    message["From"] = sender
    message["To"] = Address(addr_spec=letter.to)
    message["Subject"] = letter.subject
    message["Date"] = formatdate(time.time())
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    for name, value in letter.headers.items():
        message[name] = value
    message.set_content(letter.text)
    comes_from = return_address(bounces, letter.bounce) if bounces and letter.bounce else None
    try:
        with closing(_line_to(server)) as line:
            line.send_message(message, comes_from)
            with suppress(smtplib.SMTPException, OSError):  # it has the letter, whatever it says now
                line.quit()
    except smtplib.SMTPRecipientsRefused as refused:
        ((status, said),) = refused.recipients.values()
        return _bounced("RCPT", status, said)
    except smtplib.SMTPDataError as refused:
        return _bounced("DATA", refused.smtp_code, refused.smtp_error)
    except smtplib.SMTPResponseException as refused:  # before anybody was named: who we are, or whom it comes from
        problem = _problem(type(refused).__name__, refused.smtp_code, refused.smtp_error)
        raise (NeedsOperator if refused.smtp_code >= 500 else NotTaken)(problem) from None
    return "sent"


def _bounced(when: str, status: int, said: bytes | str) -> str:
    if status < 500:
        raise NotTaken(_problem(when, status, said))
    return BOUNCED


def _problem(when: str, status: int, said: bytes | str) -> str:
    text = said.decode(errors="replace") if isinstance(said, bytes) else said
    enhanced = ENHANCED.match(text)
    return f"{when} {status} {enhanced[0] if enhanced else ''}".strip()


def _noted(task: str, result: str) -> Work[None]:
    """A letter that came back at once."""
    if result == BOUNCED:
        yield from note_bounce(hashed(msgspec.json.decode(task, type=Letter).bounce), time.time())


def _line_to(server: str) -> smtplib.SMTP:
    where = urlsplit(server)
    host, port = where.hostname or "localhost", where.port or PORTS[where.scheme]
    if where.scheme == "smtps":
        line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=ssl.create_default_context())
    else:
        line = smtplib.SMTP(host, port, timeout=SECONDS)
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
    if where.username:
        line.login(unquote(where.username), unquote(where.password or ""))
    return line
