"""Visitors who come by the server's name, as passkeys need it, and make accounts."""

from __future__ import annotations

from server.authenticator import Authenticator
from server.house import Addressed, Message, Visitor


class Named:
    """A house by its name instead of its number."""

    line = None

    def __init__(self, house: Addressed) -> None:
        self.address = house.address.replace("127.0.0.1", "localhost")


def visitor(house: Addressed, name: str = "") -> Visitor:
    found = Visitor(Named(house))
    if name:
        assert found.post("/api/me", {"name": name}).status_code == 200
    return found


def device(house: Addressed, number: bytes = b"passkey number 1") -> Authenticator:
    return Authenticator(f"http://{Named(house).address}", number)


def become(guest: Visitor, answer_of: Message) -> Message:
    """Whoever was answered so is somebody else from now on."""
    guest.me = answer_of
    assert guest.get("/api/me").json() == guest.me
    return guest.me


def makes_account(guest: Visitor, key: Authenticator, name: str = "") -> Message:
    wish = guest.post("/api/account/passkeys/wish", {"name": name} if name else {})
    assert wish.status_code == 200, wish.text
    made = guest.post("/api/account/passkeys", {"credential": key.makes(wish.json()["options"])})
    assert made.status_code == 201, made.text
    return become(guest, made.json())


def signs_in(guest: Visitor, key: Authenticator) -> Message:
    wish = guest.post("/api/sign-in/passkey/wish", {}).json()
    answer = guest.post("/api/sign-in/passkey", {"credential": key.signs(wish["options"])})
    assert answer.status_code == 200, answer.text
    return become(guest, answer.json())
