"""The four pacts as they are printed (6.3 to 6.6): between whom, since when, what it costs to break them."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.sheets import PACTS


class Terms:
    """``forbids`` and ``brings`` name the terms by the ids of their rules, for whoever reads a pact."""

    def __init__(
        self,
        pact: str,
        parties: tuple[str, str],
        rule: str,
        since: str = "",
        alone: bool = False,
        fee: int = 0,
        forbids: tuple[str, ...] = (),
        brings: tuple[str, ...] = (),
    ) -> None:
        self.pact: Final = pact
        self.parties: Final = parties
        self.rule: Final = rule  # who may sign it and when
        self.since: Final = since  # the first calendar turn
        self.alone: Final = alone  # the first party signs and ends it, nobody is asked
        self.fee: Final = fee  # what it costs who breaks it, in IPP
        self.forbids: Final = forbids
        self.brings: Final = brings


_ALL: Final = (
    Terms(
        "molotov-ribbentrop", ("germany", "ussr"), "gw.6.4.a", since="1939-01",
        forbids=("gw.6.4.b", "gw.6.4.f", "gw.6.4.h", "gw.6.4.j", "gw.6.4.k"),
        brings=("gw.6.4.c", "gw.6.4.d", "gw.6.4.e", "gw.6.4.g", "gw.6.4.i"),
    ),
    # gw.6.3.d: the fee is for breaking it
    Terms("japanese-soviet", ("japan", "ussr"), "gw.6.3.a", fee=5, forbids=("gw.6.3.b", "gw.6.3.c")),
    Terms("moscow-peace", ("ussr", "finland"), "gw.6.5.a", alone=True, fee=5, forbids=("gw.6.5.b",)),
    Terms("chinese-truce", ("ccp", "kmt"), "gw.6.6.a", forbids=("gw.6.6.b",), brings=("gw.6.6.c",)),
)  # fmt: skip
TERMS: Final = tuple([next(one for one in _ALL if one.pact == id) for id in PACTS])
