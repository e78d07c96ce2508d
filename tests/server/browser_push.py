"""The end of Web Push that is in a browser: it subscribes, and opens what was sealed for it (RFC 8291)."""

from __future__ import annotations

import json
import os
import time

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sandtable.server.push import decoded, encoded

CURVE = ec.SECP256R1()


class Subscription:
    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)
        self.point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.wish = {"endpoint": endpoint, "key": encoded(self.point), "auth": encoded(self.auth)}

    def opened(self, sealed: bytes) -> str:
        salt, length = sealed[:16], sealed[20]
        sender, cipher = sealed[21 : 21 + length], sealed[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        common = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + sender).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(common)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(common)
        text = AESGCM(key).decrypt(nonce, cipher, None)
        assert text.endswith(b"\x02")
        return text[:-1].decode()

    def checks_sender(self, authorization: str, key: str, service: str) -> None:
        """As a push service does: the word is signed by whom the browser has subscribed with, for this service."""
        scheme, _, rest = authorization.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        assert parts["k"] == key
        signed, _, mark = parts["t"].rpartition(".")
        raw = decoded(mark)
        numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
        said = json.loads(decoded(signed.split(".")[1]))
        assert said["aud"] == service
        assert time.time() < said["exp"] <= time.time() + 24 * 3600
