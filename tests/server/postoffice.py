"""A real mail server on the loopback, which keeps what it is given."""

from __future__ import annotations

import queue
import re
from email import message_from_bytes, policy
from email.message import EmailMessage
from types import TracebackType

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from sandtable.server.settings import Mail

PATIENCE = 180.0  # seconds


class _AnyPort(Controller):
    def _trigger_server(self) -> None:
        assert self.server is not None
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


class PostOffice:
    """Leaving the ``with`` closes it. Letters to ``nobody@…`` are not taken, and those to ``spurned@…`` are not once
    they have been read."""

    def __init__(self) -> None:
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.came_from: list[str] = []  # as the envelopes say
        self.disowned = False  # nothing is taken from whoever we are
        self.busy = 0  # so many letters it asks to bring again later
        self._controller = _AnyPort(self, hostname="127.0.0.1", port=0, ready_timeout=PATIENCE)

    def __enter__(self) -> PostOffice:
        self._controller.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._controller.stop()

    def settings(self, home: str) -> Mail:
        line = f"smtp://127.0.0.1:{self._controller.port}"
        return Mail(line, "Sandtable <table@sandtable.example>", home, "bounce@sandtable.example")

    async def handle_MAIL(  # noqa: N802 - aiosmtpd calls it so
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.disowned:
            return "550 5.7.1 table@sandtable.example may not send here"
        envelope.mail_from = address
        return "250 OK"

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return "550 no such mailbox"
        if self.busy:
            self.busy -= 1
            return "451 come again"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        if envelope.rcpt_tos[0].startswith("spurned@"):
            return "554 5.2.1 the mailbox is closed"
        self.came_from.append(str(envelope.mail_from))
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=PATIENCE)


def link_in(letter: EmailMessage) -> str:
    found = re.search(r"https?://\S+", letter.get_content())
    assert found is not None
    return found[0]
