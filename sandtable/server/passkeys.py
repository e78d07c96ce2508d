"""Passkeys: what a browser is asked for, and whether its answer is true (WebAuthn)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from sandtable.server.accounts import Passkey
from sandtable.server.guard import TurnedAway

OUR_NAME: Final = "Sandtable"
Answer = dict[str, Any]


@dataclass(frozen=True)
class Site:
    """For whom a passkey is made: the name of the server, and the address that the browser shows."""

    name: str
    origin: str


def site_of(request: Request) -> Site:
    """By the name that was asked for, which is one of ours (``guard.Addresses``). A number has no passkeys."""
    host = request.headers.get("host", "")
    name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    try:
        ip_address(name)
    except ValueError:
        if name:
            return Site(name, f"{request.url.scheme}://{host}")
    raise TurnedAway(409, "no-passkeys")


def wish_for_new(site: Site, person: str, name: str, known: list[Passkey], challenge: bytes) -> Answer:
    """What a browser is told to make a passkey by, which it keeps with the name of the person."""
    options = generate_registration_options(
        rp_id=site.name,
        rp_name=OUR_NAME,
        user_id=person.encode(),
        user_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known],
    )
    wish: Answer = json.loads(options_to_json(options))
    return wish


def wish_for_known(site: Site, challenge: bytes) -> Answer:
    """For whichever passkey of this server the browser has: nobody has to say who they are, so nobody can be asked."""
    options = generate_authentication_options(
        rp_id=site.name, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
    )
    wish: Answer = json.loads(options_to_json(options))
    return wish


def challenge_in(credential: Answer) -> bytes:
    """The challenge that an answer answers, as it says itself."""
    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise TurnedAway(403, "sign-in") from None


def made(site: Site, credential: Answer, challenge: bytes, person: str, label: str, now: float) -> Passkey:
    """The new passkey. Raises TurnedAway when the answer is not true."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, KeyError, TypeError, ValueError, AttributeError):
        raise TurnedAway(403, "sign-in") from None
    key = bytes_to_base64url(found.credential_public_key)
    return Passkey(bytes_to_base64url(found.credential_id), person, key, found.sign_count, label, now, now)


def uses_proven(site: Site, credential: Answer, challenge: bytes, key: Passkey | None) -> int:
    """The new counter of a passkey that has proven itself. Raises TurnedAway.

    One that nobody has is tried against a key that nobody has, so that it takes as long.
    """
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=_nobodys() if key is None else base64url_to_bytes(key.public_key),
            credential_current_sign_count=0 if key is None else key.uses,
            require_user_verification=True,
        )
        handle = credential["response"].get("userHandle")
        if key is None or (handle is not None and base64url_to_bytes(handle) != key.person.encode()):
            raise ValueError
    except (WebAuthnException, KeyError, TypeError, ValueError, AttributeError):
        raise TurnedAway(403, "sign-in") from None
    return found.new_sign_count


@cache
def _nobodys() -> bytes:
    point = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
