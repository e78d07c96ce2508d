"""A device that keeps passkeys, in a few lines: what browsers and phones do when they are asked for one."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT_AND_VERIFIED = 0x05
WITH_NEW_KEY = 0x40

Data = dict[str, Any]


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def raw(data: str) -> bytes:
    return base64.urlsafe_b64decode(data + "=" * (-len(data) % 4))


class Authenticator:
    """One passkey. ``origin`` is what the browser shows; a page of another site has another one."""

    def __init__(self, origin: str, number: bytes = b"passkey number 1") -> None:
        self.origin = origin
        self.id = number
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.owner = b""
        self.uses = 0

    def makes(self, wish: Data, flags: int = PRESENT_AND_VERIFIED) -> Data:
        """The answer to a wish for a new passkey."""
        self.owner = raw(wish["user"]["id"])
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        told = self._told(wish["rp"]["id"], flags | WITH_NEW_KEY) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        said = self._said("webauthn.create", wish["challenge"])
        return self._answer({"clientDataJSON": text(said), "attestationObject": text(attestation)})

    def signs(self, wish: Data, flags: int = PRESENT_AND_VERIFIED) -> Data:
        """The answer to a wish to sign in."""
        self.uses += 1
        told, said = self._told(wish["rpId"], flags), self._said("webauthn.get", wish["challenge"])
        signature = self.key.sign(told + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": text(said),
                "authenticatorData": text(told),
                "signature": text(signature),
                "userHandle": text(self.owner),
            }
        )

    def _told(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: Data) -> Data:
        id = text(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
