"""Forged messages by the thousand: mutated, misplaced, replayed, too large, in another's name. None may be accepted.

Those that are by luck what their sender may really do are told apart before they are sent.
"""

from __future__ import annotations

import errno
import http.client
import json
import logging
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from server.house import PATIENCE, Joined
from server.scene import FIELDS, HARMLESS, Role, Scene
from server.spoiled import ODD, Sent, curious, raw, spoiled

AT_ONCE = 25  # messages on one connection before their answers are looked at
BARRIER = 2**53 - 1
# never 1011: something broke on our side; None is a wire that was cut while we went on sending
FAIR_CLOSES = {1002, 1003, 1007, 1008, 1009, None}


class Forger:
    """Sends forged messages and counts them; anything that is accepted or breaks something raises."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.rng = random.Random(f"forger {seed}")
        self.said = 0  # on live connections
        self.requested = 0
        self.lucky = 0
        self.hung_up_on = 0
        self.statuses: dict[int, int] = {}

    @property
    def sent(self) -> int:
        return self.said + self.requested

    # live connections

    def say(self, role: Role, count: int) -> None:
        """Send so many messages to a table, coming back whenever the connection is closed."""
        left = count
        while left > 0:
            joined = Joined(role.visitor, role.table["table"])
            try:
                while left > 0:
                    batch = min(left, AT_ONCE)
                    left -= batch
                    self._say_at_once(joined, role, batch)
                joined.socket.close()
            except ConnectionClosed as closed:
                self.hung_up_on += 1
                code = None if closed.rcvd is None else closed.rcvd.code
                assert code in FAIR_CLOSES, f"closed with {code}"

    def _say_at_once(self, joined: Joined, role: Role, count: int) -> None:
        if self.rng.random() < 0.8:  # else nobody has said hello
            joined.send({"type": "hello", "seats": role.looks})
        for _ in range(count):
            message = self.message(role)
            if self.scene.legal(role, message):
                self.lucky += 1
                continue
            self.said += 1
            as_text = isinstance(message, str) or self.rng.random() < 0.1
            joined.socket.send(message, text=as_text)
        joined.send({"type": "why", "id": BARRIER, "seat": role.looks[0] if role.looks else 0, "act": "stop"})
        while True:
            frame = joined.socket.recv(PATIENCE)
            answer = json.loads(frame)
            only_asked = {"events", "refusal", "nouns", "facts"} & set(answer)
            assert answer["type"] != "done" or only_asked, f"accepted: {frame!r}"
            if answer.get("id") == BARRIER:
                return

    def message(self, role: Role) -> str | bytes:
        rng = self.rng
        way = rng.randrange(20)
        if way == 0:
            return rng.randbytes(rng.randrange(200))
        if way == 1:
            return rng.choice("[{") * rng.randrange(1, 20_000)
        if way == 2 and rng.random() < 0.05:
            return json.dumps({**self._well_formed(role), "act": "x" * 70_000})
        if way in (3, 4):
            return json.dumps(self._well_formed(role))  # out of turn, of another seat, done long ago
        return self._mutated(self._well_formed(role))

    def _well_formed(self, role: Role) -> dict[str, Any]:
        """A message as the protocol has it, with an act that somebody did, may do, or nearly may do."""
        rng = self.rng
        kind = rng.choice([*FIELDS, "act", "act", "resolve", *HARMLESS])
        seats = self.scene.matches[str(role.table["table"])].setting.seats
        seat = rng.choice([*range(seats), seats, 11, 12, -1])
        act = rng.choice(self.scene.acts(role.table))
        message: dict[str, Any] = {"type": kind, "id": rng.randrange(2**40), "seat": seat}
        if kind in ("act", "resolve", "why", "preview"):
            message["act"] = act
        elif kind == "answer":
            message["accept"] = rng.random() < 0.5
        elif kind == "choices":
            verb, *nouns = act.split(" ")
            message.update(verb=verb, chosen=nouns)
        elif kind == "consult":
            message["about"] = act.split(" ")
        elif kind == "chat":
            del message["seat"]
            message["text"] = "hello"
        elif kind == "hello":
            return {"type": "hello", "seats": [seat], "since": rng.randrange(50)}
        return message

    def _mutated(self, message: dict[str, Any]) -> str | bytes:
        rng = self.rng
        way = rng.randrange(8)
        key = rng.choice(list(message))
        if way == 0:
            message[key] = rng.choice(ODD)
        elif way == 1:
            del message[key]
        elif way == 2:
            message[rng.choice(["extra", "secret", "Seat", "seat ", "__proto__", "act\u0000"])] = rng.choice(ODD)
        elif way == 3:
            message[rng.choice(["", key.upper(), key[::-1]])] = message.pop(key)
        elif way == 4:
            return json.dumps([message] * rng.randrange(3))
        text = json.dumps(message)
        if way == 5:
            return text[: rng.randrange(len(text))]
        if way == 6:
            at = rng.randrange(len(text))
            return text[:at] + rng.choice('{}[]",:\\\u0000é9-') + text[at + rng.randrange(2) :]
        if way == 7:
            data = bytearray(text.encode())
            for _ in range(rng.randrange(1, 4)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            return bytes(data)
        return text

    # requests

    def request(self, count: int) -> None:
        """Send so many requests, most of them on a connection that is kept."""
        connection = self._connection()
        for _ in range(count):
            self.requested += 1
            chance = self.rng.random()
            if chance < 0.1:
                self._send_raw(*raw(self.scene, self.rng))
                continue
            sent = curious(self.scene, self.rng) if chance < 0.35 else spoiled(self.scene, self.rng)
            if not self._goes_through(connection, sent):
                connection.close()
                connection = self._connection()
        connection.close()

    def _goes_through(self, connection: http.client.HTTPConnection, sent: Sent) -> bool:
        try:
            connection.request(sent.method, sent.path, sent.body, sent.headers)
            answer = connection.getresponse()
            content = answer.read()
        except (ConnectionError, http.client.HTTPException):
            self.hung_up_on += 1  # which is fair after nonsense; whether the server still lives is seen next
            return False
        except (ValueError, UnicodeError):
            self.requested -= 1  # Python's own client will not even send it
            return False
        self._judge(answer.status, content, sent, may_look=sent.method in ("GET", "HEAD"))
        return True

    def _connection(self) -> http.client.HTTPConnection:
        host, port = self.scene.house.address.split(":")
        return http.client.HTTPConnection(host, int(port), timeout=PATIENCE)

    def _send_raw(self, data: bytes, may_look: bool) -> None:
        host, port = self.scene.house.address.split(":")
        received = b""
        with socket.create_connection((host, int(port)), PATIENCE) as connection, suppress(ConnectionError):
            connection.sendall(data)
            _say_no_more(connection)
            while chunk := connection.recv(65_536):
                received += chunk
        for line in received.split(b"\r\n"):
            if line.startswith(b"HTTP/1.1 "):
                self._judge(int(line[9:12]), received, data[-300:], may_look=may_look)

    def _judge(self, status: int, content: bytes, what: object, may_look: bool) -> None:
        self.statuses[status] = self.statuses.get(status, 0) + 1
        assert status < 500, f"{status} for {what}"
        assert status >= 400 or may_look, f"accepted with {status}: {what}"
        for telling in (b"Traceback", b"sqlite", b"root:"):
            assert telling not in content, f"{content!r} for {what}"


def _say_no_more(connection: socket.socket) -> None:
    try:
        connection.shutdown(socket.SHUT_WR)
    except OSError as error:
        if error.errno != errno.ENOTCONN:  # which says that the server has hung up before
            raise


def forge(scene: Scene, seed: int, messages: int) -> Iterator[Forger]:
    """Send about so many forged messages, and see again and again that nothing has changed."""
    logging.getLogger("websockets.client").disabled = True  # our own side complains when it is hung up on
    forger = Forger(scene, seed)
    while forger.sent < messages:
        for role in scene.roles:
            forger.say(role, 3 * AT_ONCE)
        forger.request(10 * AT_ONCE)
        scene.check()
        yield forger
