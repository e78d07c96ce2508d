"""France falls: positions and words that tests of its surrender share."""

from __future__ import annotations

from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.title import GAME
from sandtable.kernel.plain import Plain

from .table import Units, play, position, zone

WEST: Plain = [["germany", "france"], ["germany", "great-britain"]]
AROUND_PARIS = ("picardy", "normandy", "aquitaine", "southern-france", "alsace-lorraine")
PORT: Plain = [{"kind": "major-port"}]


def fallen(stand: Units | None = None, turn: str = "germany", **more: Plain) -> GlobalWar:
    """German infantry walks into an empty Paris: France surrenders, and the first die or question is due."""
    given: Plain = more.pop("owner", {})
    assert isinstance(given, dict)
    owner: Plain = {"picardy": turn, **given}
    places: Units = {"picardy": {turn: ["infantry"]}}
    for where, by in (stand or {}).items():
        places[where] = {**places.get(where, {}), **by}
    settings: dict[str, Plain] = {"wars": WEST, "date": "1940-07", **more, "owner": owner}
    s = position(places, turn, "combat-movement", **settings)
    play(s, "move infantry picardy paris", "done")
    return s


def owners(s: GlobalWar, *ids: str) -> list[str]:
    return [s.nation_at(s.owner[zone(s, id)]).id for id in ids]


def whose(s: GlobalWar, where: str) -> list[str]:
    """The units in a zone as ``germany.infantry``."""
    return [f"{s.nation_at(s.nation[u]).id}.{s.unit(u).id}" for u in s.standing[zone(s, where)]]


def read_back(s: GlobalWar) -> None:
    """The state is the same when it is read from its data."""
    data = s.plain()
    assert GAME.read_state(GAME.setting("world-1936", 3), data).plain() == data


def exile(stand: Units, turn: str, phase: str = "combat-movement", **more: Plain) -> GlobalWar:
    """After the surrender: Vichy in the south and in Syria, Free France in Chad."""
    given: Plain = more.pop("owner", {})
    assert isinstance(given, dict)
    held: Plain = {
        **dict.fromkeys(("paris", "picardy", "normandy", "aquitaine", "alsace-lorraine"), "germany"),
        **dict.fromkeys(("southern-france", "corsica", "syria"), "vichy-france"),
        "chad": "free-france",
        **given,
    }
    wars: Plain = [
        ["germany", "free-france"], ["germany", "great-britain"], ["vichy-france", "free-france"],
        ["germany", "usa"], ["germany", "france"],
    ]  # fmt: skip
    return position(
        stand, turn, phase, owner=held, wars=wars, surrendered=["france"], date="1942-07",
        france={"victor": "germany", "vichy": True}, **more,
    )  # fmt: skip
