"""Requests that would change something, each with something wrong about it, and things that are hardly requests."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from itsdangerous import TimestampSigner, URLSafeTimedSerializer

from sandtable.server.identity import (
    COOKIE,
    COOKIE_SECONDS,
    CSRF_HEADER,
    Identity,
    SigningKey,
    new_guest,
    new_signing_key,
)
from server.house import Visitor
from server.scene import Scene

ODD: list[Any] = [
    *(None, True, False, -1, 0.0, 1.5, 1e308, 2**31, 2**53, 2**63, 10**30, "", "0", "\u0000", "\u202e"),
    *("x" * 3000, "é" * 500, [], {}, [0], [[]] * 50, {"a": {"b": 1}}, "place army:1 WE-1-2", "../../etc/passwd"),
    *("' OR 1=1 --", "%s%n", "${7*7}"),
]


@dataclass
class Sent:
    """A request as it goes out."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes | None

    def sign_as(self, visitor: Visitor) -> None:
        self.headers["Cookie"] = f"{COOKIE}={visitor.http.cookies[COOKIE]}"
        self.headers[CSRF_HEADER] = visitor.me["csrf"]


def changes(scene: Scene, rng: random.Random) -> tuple[str, dict[str, Any]]:
    """Something that would change something, were nothing wrong about it."""
    table = rng.choice(scene.tables)
    address = f"/api/tables/{table['table']}"
    seat = rng.randrange(2)
    return rng.choice(
        [
            ("/api/tables", {"title": "blitzkrieg", "mode": "duel", "seats": ["me", "open"]}),
            ("/api/import", {"save": scene.matches[str(table["table"])].save()}),
            ("/api/tokens", {"name": "robot"}),
            ("/api/tokens/revoke", {}),
            (f"/api/tables/{scene.waiting['table']}/sit", {"key": scene.waiting["keys"]["1"]}),
            (f"/api/tables/{scene.waiting['table']}/key", {"seat": 1}),
            (f"/api/tables/{scene.ended['table']}/rematch", {}),
            (f"{address}/act", {"seat": seat, "act": rng.choice(scene.acts(table))}),
            (f"{address}/sit", {"key": rng.choice(["guess", str(scene.duel["keys"]["1"])])}),
            (f"{address}/leave", {"seat": seat}),
            (f"{address}/propose", {"seat": seat, "about": 1 - seat, "filling": "bot:skilled"}),
            (f"{address}/agree", {"seat": seat, "proposal": 1, "accept": True}),
            *scene.of_people(),
        ]
    )


def spoiled(scene: Scene, rng: random.Random) -> Sent:
    path, body = changes(scene, rng)
    sent = Sent("POST", path, {"Content-Type": "application/json"}, json.dumps(body).encode())
    sent.sign_as(rng.choice((scene.ada, scene.bob, scene.eve)))
    rng.choice(SPOILERS)(scene, rng, sent)
    return sent


def without_cookie(scene: Scene, rng: random.Random, sent: Sent) -> None:
    del sent.headers["Cookie"]


def forged_cookie(scene: Scene, rng: random.Random, sent: Sent) -> None:
    genuine = sent.headers["Cookie"].partition("=")[2]
    payload, stamp, signature = genuine.split(".")
    at = rng.randrange(len(genuine) - 1)
    forged = [
        Identity([new_signing_key(0.0)]).cookie(new_guest("Ada")),
        f"{payload}.{stamp}",
        f"{payload}.{stamp}.",
        f"{payload}..{signature}",
        f"{stamp}.{payload}.{signature}",
        genuine[:at] + ("A" if genuine[at] != "A" else "B") + genuine[at + 1 :],
        genuine[:-2],
        "null",
        "",
        "x" * 4000,
        expired_cookie(scene),
    ]
    sent.headers["Cookie"] = f"{COOKIE}={rng.choice(forged)}"


def expired_cookie(scene: Scene) -> str:
    """A cookie that we signed, too long ago."""

    class LongAgo(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() - COOKIE_SECONDS - 100

    secret = scene.kept.key().secret
    ticket = Identity([SigningKey(0.0, secret)]).read_cookie(scene.ada.http.cookies[COOKIE])
    assert ticket is not None
    return str(URLSafeTimedSerializer(secret, salt="sandtable guest", signer=LongAgo).dumps([ticket.ticket, ""]))


def forged_token(scene: Scene, rng: random.Random, sent: Sent) -> None:
    """Beside a cookie that is genuine."""
    token = scene.token
    forged = [
        f"Bearer {scene.old_token}",
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
    sent.headers["Authorization"] = rng.choice(forged)


def wrong_csrf(scene: Scene, rng: random.Random, sent: Sent) -> None:
    genuine = sent.headers.pop(CSRF_HEADER)
    others = [visitor.me["csrf"] for visitor in (scene.ada, scene.bob) if visitor.me["csrf"] != genuine]
    wrong = rng.choice([None, "", "null", genuine[:-1], genuine + "x", genuine.swapcase(), *others])
    if wrong is not None:
        sent.headers[CSRF_HEADER] = wrong


def wrong_origin(scene: Scene, rng: random.Random, sent: Sent) -> None:
    here = scene.house.address
    elsewhere = [
        "null",
        "",
        "http://elsewhere.example",
        f"http://{here}.elsewhere.example",
        f"http://x@{here}",
        "http://[",
    ]
    sent.headers["Origin"] = rng.choice(elsewhere)


def wrong_type(scene: Scene, rng: random.Random, sent: Sent) -> None:
    wrong = [
        "",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonx",
    ]
    sent.headers["Content-Type"] = rng.choice(wrong)


def wrong_method(scene: Scene, rng: random.Random, sent: Sent) -> None:
    sent.method = rng.choice(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
    sent.headers["X-HTTP-Method-Override"] = "POST"


def bad_body(scene: Scene, rng: random.Random, sent: Sent) -> None:
    assert sent.body is not None
    body = json.loads(sent.body)
    way = rng.randrange(6)
    if way == 0 or not body:
        body["extra"] = rng.choice(ODD)
    elif way == 1:
        del body[rng.choice([key for key in body if key != "mode"])]
    elif way == 2:
        key = rng.choice(list(body))
        body[key] = rng.choice([[[]], {"a": 1}, 1.5, 10**30, "é" * 3000])
    elif way == 3:
        sent.body = sent.body[: rng.randrange(len(sent.body))]
        return
    elif way == 4:
        good = sent.body
        sent.body = rng.choice([b"", b"[", b"null", b"[" * 5000, b"\xff\xfe", good + b"x", b"\xef\xbb\xbf" + good])
        return
    else:
        sent.body = b'{"x":"' + b"x" * (1 << 21) + b'"}' if rng.random() < 0.05 else b"{"
        return
    sent.body = json.dumps(body).encode()


def wrong_address(scene: Scene, rng: random.Random, sent: Sent) -> None:
    path = sent.path
    if "/tables/" in path:
        head, _, what = path.rpartition("/")
        table = head.rpartition("/")[2]
        wrong = [table.swapcase(), table[:-1], table + "x", "..", "%2e%2e", "'+OR+1=1+--", "x" * 3000, "%00", "%ff"]
        sent.path = f"/api/tables/{rng.choice(wrong)}/{what}"
    else:
        wrong = [f"{path}/", f"/{path}", path.upper(), path.replace("/api", "/api/."), f"{path}%20"]
        sent.path = rng.choice(wrong)


def not_theirs(scene: Scene, rng: random.Random, sent: Sent) -> None:
    """Everything is in order, but the table, the seat or the key is another's."""
    sent.sign_as(scene.eve)
    table = rng.choice(scene.tables)
    seat = rng.randrange(3)
    keys = ["guess", "", scene.duel["keys"]["1"], scene.ended["keys"]["1"], scene.token]
    what, body = rng.choice(
        [
            ("act", {"seat": seat, "act": rng.choice(scene.acts(table))}),
            ("sit", {"key": rng.choice(keys)}),
            ("key", {"seat": seat}),
            ("leave", {"seat": seat}),
            ("propose", {"seat": seat, "about": rng.randrange(3), "filling": "open"}),
            ("agree", {"seat": seat, "proposal": rng.randrange(3), "accept": True}),
            ("rematch", {}),
        ]
    )
    sent.path, sent.body = f"/api/tables/{table['table']}/{what}", json.dumps(body).encode()


SPOILERS: tuple[Callable[[Scene, random.Random, Sent], None], ...] = (
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


# looking where there is nothing to see

QUERIES = ("x", "-1", "1e3", "99999999", "²", "%00", "0&seat=1", "0x1", "1" * 5000, "[]", "'", "٣")
TRAVERSALS = (
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/....//....//etc/passwd",
    "/..%5c..%5cwindows",
    "//etc/passwd",
    "/%252e%252e/secret",
    "/../secret",
    "/tables.sqlite3",
    "/.%00./secret",
    "/~root",
)
TAILS = ("%00", "%ff", "%2e%2e%2f", ";a=b", "%0d%0aX:1", "?", "#", "%")


def curious(scene: Scene, rng: random.Random) -> Sent:
    """Somebody looks at an address that may be looked at, or that leads nowhere; nothing may come of it."""
    table = f"/api/tables/{rng.choice(scene.tables)['table']}"
    known = ["/api/titles", "/api/me", "/api/tables", "/api/health", "/api/openapi.json", "/rulebook/core/en", "/"]
    path = rng.choice([*known, table, f"{table}/view", f"{table}/save"])
    way = rng.randrange(6)
    if way == 0:
        path += f"?{rng.choice(['seat', 'at', 'x'])}={rng.choice(QUERIES)}"
    elif way == 1:
        path += rng.choice(TRAVERSALS)
    elif way == 2:
        path = path[: rng.randrange(1, len(path) + 1)] + rng.choice(TAILS)
    elif way == 3:
        path = rng.choice(["/assets", "/table", "/rulebook/core", "/rulebook"]) + rng.choice(TRAVERSALS)
    sent = Sent(rng.choice(["GET", "GET", "HEAD"]), path, {}, None)
    sent.sign_as(rng.choice((scene.ada, scene.bob, scene.eve)))
    return sent


# what is hardly HTTP


def raw(scene: Scene, rng: random.Random) -> tuple[bytes, bool]:
    """Bytes for a connection of their own, and whether they may be answered well: by a live connection, to be closed
    again, or by a page to look at."""
    head = (
        f"Host: {scene.house.address}\r\nCookie: {COOKIE}={scene.ada.http.cookies[COOKIE]}\r\n"
        f"{CSRF_HEADER}: {scene.ada.me['csrf']}\r\n"
    )
    if rng.random() < 0.2:
        live = f"GET /api/tables/{scene.duel['table']}/live HTTP/1.1\r\n{head}{HANDSHAKE}\r\n".encode()
        return live + bad_frames(rng), True
    if rng.random() < 0.02:
        return f"GET / HTTP/9.9\r\n{head}\r\n".encode(), True  # an unheard-of version may be taken for a known one
    post = f"POST /api/tokens HTTP/1.1\r\n{head}Content-Type: application/json\r\n"
    robot = '{"name": "robot"}'
    whole = f"Content-Length: {len(robot)}\r\n\r\n{robot}"
    length = rng.choice(["-1", "1e3", "0x11", "9" * 400, ""])
    line = rng.choice(["GET", "GET /", "get / HTTP/1.1 x", "GET /\x00 HTTP/1.1", "PRI * HTTP/2.0", "\x16\x03\x01"])
    header = rng.choice(["X\x00: 1", "X : 1", ": 1", "X: \x0b", "Host: other", "Cookie: \xff", " X: 1"])
    upgrade = rng.choice(["websocket", "h2c"])
    key = rng.choice(["", "Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n", "Sec-WebSocket-Version: 99\r\n"])
    path = rng.choice(["x", "\xff", "%ff", "x?seat=\xff"])
    texts = [
        f'{post}Content-Length: 5000\r\n\r\n{{"name": "ro',  # and hung up
        f"{post}Content-Length: 4\r\n{whole}",
        f"{post}Content-Length: 4\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        f"{post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{robot}\r\n0\r\n\r\n",
        f"{post}Content-Length: {length}\r\n\r\n{{}}",
        f"{line}\r\n{head}\r\n",
        f"GET /api/nothing HTTP/1.1\r\n{head}{header}\r\n\r\n",
        f"POST /api/tokens HTTP/1.1\r\nHost: x\r\nX: {'x' * 100_000}\r\n{whole}",
        f"GET /api/tables/{path}/live HTTP/1.1\r\n{head}Upgrade: {upgrade}\r\nConnection: Upgrade\r\n{key}\r\n",
        rng.randbytes(rng.randrange(1, 300)).decode("latin-1") + "\r\n\r\n",
    ]
    return rng.choice(texts).encode("latin-1"), False


HANDSHAKE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def bad_frames(rng: random.Random) -> bytes:
    """Frames of a live connection that break its rules."""
    resign = b'{"type":"resign","id":1,"seat":0}'
    bad = [
        frame(resign, mask=False),
        frame(resign, first=0xF1),  # reserved bits
        frame(resign, first=0x83),  # an opcode there is not
        frame(resign, first=0x80),  # the end of a message that never began
        frame(b"x" * 126, first=0x89),  # a ping that is too long
        frame(b"\x00", first=0x88),  # a close with half a code
        frame(resign[:9], first=0x01) + frame(resign[9:], first=0x01),  # a message within a message
        b"\x81\xff" + (2**63).to_bytes(8, "big") + b"abcd",  # longer than anything
        frame(resign)[:-3],  # cut off
    ]
    return frame(b'{"type":"hello","seats":[0]}') + rng.choice(bad) + rng.randbytes(rng.choice([0, 20]))


def frame(data: bytes, first: int = 0x81, mask: bool = True) -> bytes:
    key = b"abcd"
    length = bytes([len(data) | (0x80 if mask else 0)]) if len(data) < 126 else bytes([0xFE, 0, len(data)])
    masked = bytes(byte ^ key[n % 4] for n, byte in enumerate(data))
    return bytes([first]) + length + (key + masked if mask else data)
