"""Forged messages for live connections and for requests: mutated, misplaced, replayed, oversized, out of another's hand.

None of them may be accepted. Those that are by luck what their sender may really do are told apart before they are sent.
"""

from __future__ import annotations

import http.client
import json
import random
import socket
from collections.abc import Callable, Iterator
from typing import Any

from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed

from properties.trial import attempts
from sandtable.server.identity import COOKIE, COOKIE_SECONDS, CSRF_HEADER, Guest, Identity, secret_in
from server.house import PATIENCE, Joined
from server.scene import FIELDS, HARMLESS, Role, Scene

AT_ONCE = 25  # messages on one connection before their answers are looked at
BARRIER = 2**53 - 1
FAIR_CLOSES = {1002, 1003, 1007, 1008, 1009}  # never 1011, which is ours: something broke
ODD: list[Any] = [
    None, True, False, -1, 0.0, 1.5, 1e308, 2**31, 2**53, 2**63, 10**30, "", "0", "\u0000", "\u202e", "x" * 3000, "é" * 500,
    [], {}, [0], [[]] * 50, {"a": {"b": 1}}, "place army:1 WE-1-2", "../../etc/passwd", "' OR 1=1 --", "%s%n", "${7*7}",
]  # fmt: skip


class Forger:
    """Sends forged messages and counts them; anything that is accepted or breaks something raises."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.rng = random.Random(f"forger {seed}")
        self.sent = 0
        self.lucky = 0
        self.closed = 0
        self.statuses: dict[int, int] = {}

    # live connections

    def live(self, role: Role, count: int) -> None:
        """Send so many messages to a table, coming back whenever the connection is closed."""
        left = count
        while left > 0:
            joined = Joined(role.visitor, role.table["table"])
            try:
                while left > 0:
                    batch = min(left, AT_ONCE)
                    left -= batch
                    self._say(joined, role, batch)
                joined.socket.close()
            except ConnectionClosed as closed:
                self.closed += 1
                code = None if closed.rcvd is None else closed.rcvd.code
                assert code in FAIR_CLOSES, f"closed with {code}"

    def _say(self, joined: Joined, role: Role, count: int) -> None:
        if self.rng.random() < 0.8:  # else nobody has said hello
            joined.send({"type": "hello", "seats": role.looks})
        for _ in range(count):
            message = self.message(role)
            if self.scene.legal(role, message):
                self.lucky += 1
                continue
            self.sent += 1
            as_text = isinstance(message, str) or self.rng.random() < 0.1
            joined.socket.send(message, text=as_text)
        joined.send({"type": "why", "id": BARRIER, "seat": role.looks[0] if role.looks else 0, "act": "stop"})
        self._hear(joined)

    def _hear(self, joined: Joined) -> None:
        while True:
            frame = joined.socket.recv(PATIENCE)
            answer = json.loads(frame)
            asked_only = {"events", "refusal", "nouns"} & set(answer)
            assert answer["type"] != "done" or asked_only, f"accepted: {frame!r}"
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
            return json.dumps({**self._valid(role), "act": "x" * 70_000})
        if way in (3, 4):
            return json.dumps(self._valid(role), separators=(",", ":"))  # a plain act, out of turn or of another seat
        return self._mutated(self._valid(role))

    def _valid(self, role: Role) -> dict[str, Any]:
        """A message as the protocol has it, with an act that somebody did, may do, or nearly may do."""
        rng = self.rng
        kind = rng.choice([*FIELDS, "act", "act", "resolve", *HARMLESS])
        match = self.scene.matches[str(role.table["table"])]
        seat = rng.choice([*range(match.setting.seats), match.setting.seats, 11, 12, -1])
        message: dict[str, Any] = {"type": kind, "id": rng.randrange(2**40), "seat": seat}
        if kind in ("act", "resolve", "why", "preview"):
            message["act"] = rng.choice(self._acts(role))
        elif kind == "answer":
            message["accept"] = rng.random() < 0.5
        elif kind == "choices":
            verb, *nouns = rng.choice(self._acts(role)).split(" ")
            message.update(verb=verb, chosen=nouns)
        elif kind == "chat":
            del message["seat"]
            message["text"] = "hello"
        elif kind == "hello":
            return {"type": "hello", "seats": [seat], "since": rng.randrange(50)}
        return message

    def _acts(self, role: Role) -> list[str]:
        table = str(role.table["table"])
        if table not in self._known_acts:
            tried = attempts(self.scene.matches[table], random.Random(2), 150)
            self._known_acts[table] = list(dict.fromkeys(text for _, text in tried))
        return self._known_acts[table]

    _known_acts: dict[str, list[str]] = {}

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

    def requests(self, count: int) -> None:
        """Send so many requests, most of them on connections that are kept."""
        connection = self._connection()
        for _ in range(count):
            self.sent += 1
            if self.rng.random() < 0.1:
                self._raw()
                continue
            method, path, headers, body, may_read = self._request()
            try:
                connection.request(method, path, body, headers)
                answer = connection.getresponse()
                content = answer.read()
            except (ConnectionError, http.client.HTTPException, TimeoutError):
                self.closed += 1  # hung up on, which is fair after nonsense; whether it still lives is seen next
                connection.close()
                connection = self._connection()
                continue
            except (ValueError, UnicodeError):  # Python's own client will not even send it
                self.sent -= 1
                connection.close()
                connection = self._connection()
                continue
            self._judge(answer.status, content, f"{method} {path} {headers} {body!r}"[:1000], may_read)
        connection.close()

    def _connection(self) -> http.client.HTTPConnection:
        host, port = self.scene.house.address.split(":")
        return http.client.HTTPConnection(host, int(port), timeout=PATIENCE)

    def _judge(self, status: int, content: bytes, what: str, may_read: bool) -> None:
        self.statuses[status] = self.statuses.get(status, 0) + 1
        assert status < 500, f"{status} for {what}"
        assert 400 <= status or may_read, f"accepted with {status}: {what}"
        assert b"Traceback" not in content
        assert b"sqlite" not in content.lower()

    def _request(self) -> tuple[str, str, dict[str, str], bytes | None, bool]:
        rng = self.rng
        if rng.random() < 0.3:
            return "GET", self._path(), self._somebody(), None, True
        method, path, body = rng.choice(self._changes())
        visitor = rng.choice((self.scene.ada, self.scene.bob, self.scene.eve))
        headers = {
            "Cookie": f"{COOKIE}={visitor.http.cookies[COOKIE]}",
            CSRF_HEADER: visitor.me["csrf"],
            "Content-Type": "application/json",
        }
        data = json.dumps(body).encode()
        spoil = rng.choice(SPOILERS)
        method, path, data = spoil(self, method, path, data, headers)
        return method, path, headers, data, method in ("GET", "HEAD")

    def _changes(self) -> list[tuple[str, str, dict[str, Any]]]:
        """Requests that would change something, were they not forged."""
        scene, rng = self.scene, self.rng
        table = rng.choice(scene.tables)
        address = f"/api/tables/{table['table']}"
        act = rng.choice(self._acts(rng.choice(scene.roles)))
        return [
            ("POST", "/api/tables", {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"]}),
            ("POST", "/api/import", {"save": scene.matches[str(table["table"])].save()}),
            ("POST", "/api/tokens", {"name": "robot"}),
            ("POST", "/api/tokens/revoke", {}),
            ("POST", f"/api/tables/{scene.waiting['table']}/sit", {"key": scene.waiting["keys"]["1"]}),
            ("POST", f"{address}/act", {"seat": rng.randrange(2), "act": act}),
            ("POST", f"{address}/sit", {"key": rng.choice(["guess", scene.duel["keys"]["1"]])}),
        ]

    def _path(self) -> str:
        """An address that may be looked at, or that leads nowhere."""
        rng = self.rng
        table = f"/api/tables/{rng.choice(self.scene.tables)['table']}"
        known = ["/api/titles", "/api/me", "/api/tables", table, f"{table}/view", f"{table}/save", "/locale/en.ftl", "/"]
        path = rng.choice(known)
        way = rng.randrange(6)
        if way == 0:
            path += f"?{rng.choice(['seat', 'at', 'x'])}={rng.choice(QUERIES)}"
        elif way == 1:
            path += rng.choice(TRAVERSALS)
        elif way == 2:
            path = path[: rng.randrange(1, len(path) + 1)] + rng.choice(["%00", "%ff", "%2e%2e%2f", ";a=b", "%0d%0aX:1"])
        elif way == 3:
            path = rng.choice(["/static", "/table", "/rulebook/core", "/locale"]) + rng.choice(TRAVERSALS)
        return path

    def _somebody(self) -> dict[str, str]:
        visitor = self.rng.choice((self.scene.ada, self.scene.bob, self.scene.eve))
        return {"Cookie": f"{COOKIE}={visitor.http.cookies[COOKIE]}"}

    def _raw(self) -> None:
        """Something that is hardly HTTP, on a connection of its own."""
        rng = self.rng
        host, port = self.scene.house.address.split(":")
        cookie = f"{COOKIE}={self.scene.ada.http.cookies[COOKIE]}"
        head = f"Host: {host}:{port}\r\nCookie: {cookie}\r\n{CSRF_HEADER}: {self.scene.ada.me['csrf']}\r\n"
        post = f"POST /api/tokens HTTP/1.1\r\n{head}Content-Type: application/json\r\n"
        data = rng.choice(RAW)(rng, head, post)
        with socket.create_connection((host, int(port)), PATIENCE) as connection:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            received = b""
            while chunk := connection.recv(65_536):
                received += chunk
        for line in received.split(b"\r\n"):
            if line.startswith(b"HTTP/1.1 "):
                self._judge(int(line[9:12]), received, repr(data[:300]), may_read=False)


def _cookie(forger: Forger, headers: dict[str, str], cookie: str) -> None:
    headers["Cookie"] = f"{COOKIE}={cookie}"


def without_cookie(f: Forger, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[str, str, bytes]:
    del headers["Cookie"]
    return method, path, data


def forged_cookie(f: Forger, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[str, str, bytes]:
    genuine = headers["Cookie"].partition("=")[2]
    payload, stamp, signature = genuine.split(".")
    stranger = Identity(f.rng.randbytes(32)).cookie(Guest(f.scene.ada.me["guest"], "Ada"))
    at = f.rng.randrange(len(genuine) - 1)
    forged = [
        stranger,
        f"{payload}.{stamp}",
        f"{payload}.{stamp}.",
        f"{payload}..{signature}",
        f"{stamp}.{payload}.{signature}",
        genuine[:at] + ("A" if genuine[at] != "A" else "B") + genuine[at + 1 :],
        genuine[:-2],
        "null",
        "",
        "x" * 4000,
        expired_cookie(f.scene),
    ]
    _cookie(f, headers, f.rng.choice(forged))
    return method, path, data


def expired_cookie(scene: Scene) -> str:
    """A cookie that we signed, too long ago."""

    class LongAgo(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() - COOKIE_SECONDS - 100

    signer = URLSafeTimedSerializer(
        secret_in(scene.house.settings.data_folder), salt="sandtable guest", signer=LongAgo
    )
    text = signer.dumps([scene.ada.me["guest"], "Ada"])
    assert isinstance(text, str)
    return text


def forged_token(f: Forger, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[str, str, bytes]:
    token = f.scene.token
    forged = [
        f"Bearer {f.scene.old_token}",
        f"Bearer {token[:-1]}",
        f"Bearer {token}x",
        f"Bearer {token.upper()}",
        f"Basic {token}",
        token,
        "Bearer",
        "Bearer null",
        f"Bearer {'x' * 5000}",
        f"Bearer {token} {token}",
    ]
    headers["Authorization"] = f.rng.choice(forged)  # beside a cookie that is genuine
    return method, path, data


def wrong_csrf(f: Forger, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[str, str, bytes]:
    genuine = headers.pop(CSRF_HEADER)
    others = [visitor.me["csrf"] for visitor in (f.scene.ada, f.scene.bob) if visitor.me["csrf"] != genuine]
    wrong = f.rng.choice([None, "", "null", genuine[:-1], genuine + "x", genuine.swapcase(), *others])
    if wrong is not None:
        headers[CSRF_HEADER] = wrong
    return method, path, data


def wrong_origin(f: Forger, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[str, str, bytes]:
    address = f.scene.house.address
    headers["Origin"] = f.rng.choice(
        ["null", "", "http://elsewhere.example", f"http://{address}.elsewhere.example", f"http://x@{address}", "http://["]
    )
    return method, path, data


def wrong_type(f: Forger, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[str, str, bytes]:
    headers["Content-Type"] = f.rng.choice(
        ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonx"]
    )
    return method, path, data


def wrong_method(f: Forger, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[str, str, bytes]:
    headers["X-HTTP-Method-Override"] = "POST"
    return f.rng.choice(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"]), path, data


def bad_body(f: Forger, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[str, str, bytes]:
    rng = f.rng
    body = json.loads(data)
    way = rng.randrange(6)
    if way == 0 or not body:
        body["extra"] = rng.choice(ODD)
        return method, path, json.dumps(body).encode()
    if way == 1:
        del body[rng.choice([key for key in body if key != "mode"])]
        return method, path, json.dumps(body).encode()
    if way == 2:
        body[rng.choice(list(body))] = rng.choice([[[]], {"a": 1}, 1.5, 10**30, True])
        return method, path, json.dumps(body).encode()
    if way == 3:
        return method, path, data[: rng.randrange(len(data))]
    if way == 4:
        return method, path, rng.choice([b"", b"[", b"null", b"[" * 5000, b"\xff\xfe", data + b"x", b"\xef\xbb\xbf" + data])
    return method, path, b'{"x":"' + b"x" * (1 << 21) + b'"}' if rng.random() < 0.05 else b"{"


def wrong_address(f: Forger, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[str, str, bytes]:
    rng = f.rng
    if "/tables/" in path:
        head, _, tail = path.rpartition("/")
        table = head.rpartition("/")[2]
        wrong = [table.swapcase(), table[:-1], table + "x", "..", "%2e%2e", "' OR 1=1 --".replace(" ", "+"), "x" * 3000, "%00"]
        return method, f"/api/tables/{rng.choice(wrong)}/{tail}", data
    return method, rng.choice([f"{path}/", f"/{path}", path.upper(), path.replace("/api", "/api/."), f"{path}%20"]), data


def not_theirs(f: Forger, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[str, str, bytes]:
    """Everything is in order, but the seat or the key is another's."""
    eve = f.scene.eve
    headers["Cookie"] = f"{COOKIE}={eve.http.cookies[COOKIE]}"
    headers[CSRF_HEADER] = eve.me["csrf"]
    table = f.rng.choice(f.scene.tables)["table"]
    act = f.rng.choice(f._acts(f.rng.choice(f.scene.roles)))
    if f.rng.random() < 0.5:
        return "POST", f"/api/tables/{table}/act", json.dumps({"seat": f.rng.randrange(3), "act": act}).encode()
    keys = ["guess", "", f.scene.duel["keys"]["1"], f.scene.ended["keys"]["1"], f.scene.token]
    return "POST", f"/api/tables/{table}/sit", json.dumps({"key": f.rng.choice(keys)}).encode()


Spoiler = Callable[[Forger, str, str, bytes, dict[str, str]], tuple[str, str, bytes]]
SPOILERS: tuple[Spoiler, ...] = (
    without_cookie,
    forged_cookie,
    forged_token,
    wrong_csrf,
    wrong_origin,
    wrong_type,
    wrong_method,
    bad_body,
    wrong_address,
    not_theirs,
)
QUERIES = ("x", "-1", "1e3", "99999999", "²", "%00", "0&seat=1", "0x1", "1" * 5000, "[]", "'", "٣")
TRAVERSALS = (
    "/../../../../etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd", "/....//....//etc/passwd",
    "/..%5c..%5cwindows", "//etc/passwd", "/%252e%252e/secret", "/../secret", "/tables.sqlite3", "/.%00./secret", "/~root",
)  # fmt: skip

Raw = Callable[[random.Random, str, str], bytes]


def _cut_short(rng: random.Random, head: str, post: str) -> bytes:
    return f'{post}Content-Length: 5000\r\n\r\n{{"name": "ro'.encode()


def _two_lengths(rng: random.Random, head: str, post: str) -> bytes:
    return f'{post}Content-Length: 4\r\nContent-Length: 17\r\n\r\n{{"name": "robot"}}'.encode()


def _length_and_chunks(rng: random.Random, head: str, post: str) -> bytes:
    return f'{post}Content-Length: 4\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'.encode()


def _bad_chunks(rng: random.Random, head: str, post: str) -> bytes:
    return f'{post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{{"name": "robot"}}\r\n0\r\n\r\n'.encode()


def _bad_length(rng: random.Random, head: str, post: str) -> bytes:
    return f"{post}Content-Length: {rng.choice(['-1', '1e3', '0x11', '9' * 400, ''])}\r\n\r\n{{}}".encode()


def _noise(rng: random.Random, head: str, post: str) -> bytes:
    return rng.randbytes(rng.randrange(1, 300)) + b"\r\n\r\n"


def _bad_line(rng: random.Random, head: str, post: str) -> bytes:
    line = rng.choice(["GET", "GET /", "get / HTTP/1.1 x", "GET / HTTP/9.9", "GET /\x00 HTTP/1.1", "PRI * HTTP/2.0", "\x16\x03\x01"])
    return f"{line}\r\n{head}\r\n".encode()


def _bad_header(rng: random.Random, head: str, post: str) -> bytes:
    odd = rng.choice(["X\x00: 1", "X : 1", ": 1", "X: \x0b", " X: 1", "Host: other", "Cookie: \xff"])
    return f'{post}{odd}\r\nContent-Length: 17\r\n\r\n{{"name": "robot"}} '.encode("latin-1")[:-1] if odd.startswith(
        ("X\x00", "X :", ":")
    ) else f"GET /api/nothing HTTP/1.1\r\n{head}{odd}\r\n\r\n".encode("latin-1")


def _huge_header(rng: random.Random, head: str, post: str) -> bytes:
    return f"{post}X: {'x' * 100_000}\r\nContent-Length: 2\r\n\r\n{{}}".encode()


def _no_handshake(rng: random.Random, head: str, post: str) -> bytes:
    upgrade = rng.choice(["Upgrade: websocket\r\nConnection: Upgrade\r\n", "Upgrade: h2c\r\nConnection: Upgrade\r\n"])
    odd = rng.choice(["", "Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n", "Sec-WebSocket-Version: 99\r\n"])
    return f"GET /api/tables/x/live HTTP/1.1\r\n{head}{upgrade}{odd}\r\n".encode()


RAW: tuple[Raw, ...] = (
    _cut_short, _two_lengths, _length_and_chunks, _bad_chunks, _bad_length, _noise, _bad_line, _bad_header, _huge_header,
    _no_handshake,
)  # fmt: skip


def forge(scene: Scene, seed: int, messages: int) -> Iterator[Forger]:
    """Send about so many forged messages, and see every time that nothing has changed."""
    forger = Forger(scene, seed)
    while forger.sent < messages:
        for role in scene.roles:
            forger.live(role, 3 * AT_ONCE)
        forger.requests(10 * AT_ONCE)
        scene.check()
        yield forger
