"""Under which addresses others can reach the table: the numbers of this machine in its networks."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::", "")
COMMAND: Final = "sandtable serve --host 0.0.0.0"
# addresses of nobody: no packet is sent, but the system tells from which of its own it would be
OUTSIDE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def is_loopback(host: str) -> bool:
    """Whether only this machine can come there."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def is_nearby(host: str) -> bool:
    """Whether somebody comes from this machine or its network, and so may know its numbers there."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_private or address.is_link_local


def machine_names() -> tuple[str, ...]:
    """What this machine is called in its network."""
    name = socket.gethostname().lower().partition(".")[0]
    return (name, f"{name}.local") if name else ()


def network_addresses(host: str, port: int) -> list[str]:
    """The addresses at which others reach a server that listens at ``host``."""
    if is_loopback(host):
        return []
    hosts = [host] if host not in EVERYWHERE else own_numbers(with_new=host != "0.0.0.0")
    return [f"http://[{one}]:{port}" if ":" in one else f"http://{one}:{port}" for one in hosts]


def own_numbers(with_new: bool) -> list[str]:
    """The numbers of this machine, of the newer kind too if they are wanted."""
    found: list[str] = []
    for family, outside in OUTSIDE[: 2 if with_new else 1]:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((outside, 9))
                found.append(asking.getsockname()[0])
        except OSError:  # it is in no such network
            continue
    return [number for number in found if not is_loopback(number)]
