"""Web Push: a short word to somebody's device, sealed so that only their browser can read it (RFC 8291, 8188, 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Struct

from sandtable.server.jobs import Kind
from sandtable.server.outside import NotOutside, errand, post

PUSH: Final = "push"
PAUSE: Final = 60.0
KEPT: Final = 12 * 3600  # seconds that a push service keeps it for a device that is off
LASTS: Final = 12 * 3600  # seconds that our word for who we are is good
RECORD: Final = 4096
LONGEST: Final = 2000  # bytes of what is told
POINT: Final = 65  # bytes of a public key


class Word(Struct, frozen=True):
    """What is pushed: ``key`` and ``auth`` are the browser's, ``ours`` is our private key."""

    endpoint: str
    key: str
    auth: str
    ours: str
    about: str
    text: str


def pushing(networks: tuple[str, ...], patience: float) -> Kind:
    return errand(PUSH, partial(deliver, networks), "pushes", PAUSE, patience)


def new_key() -> str:
    """A private key, by which push services know us."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_key(ours: str) -> str:
    """As browsers want it."""
    return encoded(_point(_private(ours).public_key()))


def usable(key: str, auth: str) -> bool:
    """Whether a browser's keys can be what they should be."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def deliver(networks: tuple[str, ...], task: str) -> str:
    """In a worker. An address that the push service does not know any more is a result."""
    word = msgspec.json.decode(task, type=Word)
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
        "Authorization": f"vapid t={_voucher(word)}, k={public_key(word.ours)}",
    }
    try:
        status = post(word.endpoint, sealed(word.text.encode(), word.key, word.auth), headers, networks)
    except NotOutside:
        return f"gone {word.endpoint}"
    if status in (404, 410):
        return f"gone {word.endpoint}"
    return "sent" if status < 300 else f"refused {status}"


def sealed(text: bytes, key: str, auth: str) -> bytes:
    """One record of RFC 8188, with keys agreed on as RFC 8291 wants it."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    once = ec.generate_private_key(ec.SECP256R1())
    point, salt = _point(once.public_key()), os.urandom(16)
    about = b"WebPush: info\0" + decoded(key) + point
    common = _derived(once.exchange(ec.ECDH(), theirs), decoded(auth), about, 32)
    secret = _derived(common, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(common, salt, b"Content-Encoding: nonce\0", 12)
    cipher = AESGCM(secret).encrypt(nonce, text[:LONGEST] + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point + cipher


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def _voucher(word: Word) -> str:
    """Who we are, for this push service and the next hours (RFC 8292)."""
    where = urlsplit(word.endpoint)
    head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    said = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + LASTS, "sub": word.about}
    signed = f"{head}.{encoded(json.dumps(said).encode())}"
    first, second = decode_dss_signature(_private(word.ours).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{signed}.{encoded(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}"


def _private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
