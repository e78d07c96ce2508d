"""What stands on the board at the start, counted by nation: as set up, and as scenarios add."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.globalwar.edition import read_data

TOTALS = {
    "set-up": {
        "abyssinia": "militia:2",
        "afghanistan": "militia:2 mountain-infantry:1",
        "anzac": (
            "destroyer:1 fighter:1 heavy-cruiser:1 infantry:4 light-cruiser:1 medium-factory:1 militia:6 "
            "minor-factory:1 naval-transport:1 seaplane:1"
        ),
        "argentina": "coastal-defense-ship:1 destroyer:1 fighter:1 infantry:1 militia:1",
        "austria": "infantry:2",
        "belgium": "infantry:4 militia:1",
        "bolivia": "militia:2",
        "brazil": (
            "artillery:1 coastal-defense-ship:1 infantry:1 militia:1 minor-factory:1 naval-transport:1 "
            "seaplane:1 torpedo-boat-destroyer:1"
        ),
        "bulgaria": "cavalry:1 infantry:2",
        "ccp": "cavalry:1 infantry:3 militia:2",
        "central-america": "infantry:1",
        "chile": "coastal-defense-ship:1 infantry:1 torpedo-boat-destroyer:1",
        "colombia": "militia:1",
        "czechoslovakia": "fighter:1 infantry:2 light-armor:1 minor-factory:1",
        "denmark": "coastal-defense-ship:1 militia:1",
        "estonia": "militia:1",
        "fec": (
            "artillery:1 cavalry:1 coastal-artillery:1 colonial-infantry:2 destroyer:2 fighter:2 gurkha:1 "
            "heavy-cruiser:1 infantry:9 light-carrier:1 light-cruiser:1 militia:2 minor-factory:2 naval-"
            "transport:1 submarine:1"
        ),
        "finland": "artillery:1 coastal-defense-ship:1 fortification:1 infantry:6 militia:1",
        "france": (
            "anti-aircraft-artillery:1 artillery:3 battleship:2 cavalry:1 colonial-infantry:4 destroyer:4 "
            "fighter:3 foreign-legion:2 fortification:1 heavy-cruiser:2 infantry:18 light-armor:2 light-"
            "carrier:1 light-cruiser:2 major-factory:1 medium-bomber:1 medium-factory:1 militia:4 motorized-"
            "infantry:1 mountain-infantry:2 naval-transport:1 submarine:3 tactical-bomber:1 torpedo-boat-"
            "destroyer:1"
        ),
        "germany": (
            "anti-aircraft-artillery:1 artillery:2 cavalry:1 coastal-defense-ship:1 coastal-submarine:2 "
            "destroyer:1 fighter:2 heavy-cruiser:1 infantry:10 light-armor:2 light-cruiser:2 major-factory:1 "
            "medium-bomber:1 medium-factory:1 minor-factory:1 motorized-infantry:1 mountain-infantry:1 naval-"
            "transport:1 submarine:1 tactical-bomber:1 torpedo-boat-destroyer:2"
        ),
        "great-britain": (
            "anti-aircraft-artillery:1 artillery:2 battlecruiser:1 battleship:5 coastal-artillery:1 colonial-"
            "infantry:1 destroyer:8 fighter:5 fleet-carrier:2 heavy-cruiser:2 infantry:15 light-armor:2 "
            "light-cruiser:4 major-factory:1 medium-bomber:1 medium-factory:1 militia:7 minor-factory:2 "
            "motorized-infantry:1 naval-transport:2 seaplane:1 submarine:2 tactical-bomber:2"
        ),
        "greece": "heavy-cruiser:1 infantry:1 militia:2 mountain-infantry:2",
        "hungary": "fighter:1 infantry:2",
        "iran": "infantry:2 militia:1",
        "iraq": "infantry:1 militia:1",
        "ireland": "militia:1",
        "italy": (
            "anti-aircraft-artillery:1 artillery:3 battleship:1 cavalry:1 coastal-submarine:2 colonial-"
            "infantry:2 destroyer:3 fighter:2 heavy-cruiser:2 infantry:14 light-armor:2 light-cruiser:2 "
            "major-factory:1 medium-bomber:2 minor-factory:1 mountain-infantry:2 naval-transport:2 "
            "submarine:2 torpedo-boat-destroyer:2"
        ),
        "japan": (
            "anti-aircraft-artillery:1 artillery:3 battlecruiser:1 battleship:3 cavalry:3 destroyer:4 "
            "fighter:4 fleet-carrier:2 heavy-cruiser:2 infantry:17 light-armor:1 light-carrier:1 light-"
            "cruiser:3 major-factory:1 marines:1 medium-bomber:1 medium-factory:1 militia:4 minor-factory:1 "
            "naval-transport:3 seaplane:1 submarine:2 tactical-bomber:3"
        ),
        "kmt": "artillery:1 cavalry:1 fighter:1 infantry:12 militia:2 torpedo-boat-destroyer:1",
        "latvia": "militia:1",
        "liberia": "militia:1",
        "lithuania": "militia:1",
        "mexico": "cavalry:1 destroyer:1 fighter:1 infantry:1",
        "mongolia": "cavalry:1 militia:1",
        "nepal": "militia:1",
        "netherlands": (
            "coastal-defense-ship:1 coastal-submarine:1 destroyer:1 infantry:5 militia:5 naval-transport:1 "
            "seaplane:1 submarine:1 torpedo-boat-destroyer:1"
        ),
        "norway": "coastal-artillery:1 coastal-defense-ship:1 infantry:1 militia:2 torpedo-boat-destroyer:1",
        "peru": "infantry:1 torpedo-boat-destroyer:1",
        "poland": "cavalry:2 fighter:1 infantry:8 militia:5 minor-factory:1 torpedo-boat-destroyer:1",
        "portugal": "militia:2 torpedo-boat-destroyer:1",
        "romania": (
            "cavalry:1 destroyer:1 fighter:1 infantry:5 minor-factory:1 motorized-infantry:1 torpedo-boat-destroyer:1"
        ),
        "saudi-arabia": "militia:1",
        "siam": "destroyer:1 militia:1 torpedo-boat-destroyer:1",
        "spanish-nationalists": (
            "artillery:2 cavalry:1 fighter:1 heavy-cruiser:1 infantry:3 militia:1 naval-transport:1"
        ),
        "spanish-republicans": (
            "cavalry:1 coastal-submarine:1 destroyer:1 fighter:1 heavy-cruiser:1 infantry:5 medium-bomber:1 "
            "militia:2 minor-factory:1"
        ),
        "sweden": ("coastal-defense-ship:2 coastal-submarine:1 infantry:4 minor-factory:1 torpedo-boat-destroyer:1"),
        "switzerland": "militia:1 mountain-infantry:3",
        "turkey": (
            "artillery:1 cavalry:1 coastal-artillery:1 destroyer:1 fortification:1 infantry:4 militia:3 minor-factory:1"
        ),
        "usa": (
            "anti-aircraft-artillery:1 artillery:1 battleship:5 cavalry:1 coastal-artillery:2 destroyer:5 "
            "fighter:4 fleet-carrier:2 heavy-cruiser:3 infantry:7 light-armor:1 light-cruiser:2 major-"
            "factory:1 marines:2 medium-bomber:1 medium-factory:3 militia:5 minor-factory:2 naval-transport:2 "
            "seaplane:1 submarine:3 tactical-bomber:2 torpedo-boat-destroyer:1"
        ),
        "ussr": (
            "air-transport:1 airborne-infantry:1 anti-aircraft-artillery:1 artillery:4 battleship:1 cavalry:4 "
            "coastal-artillery:2 coastal-submarine:2 destroyer:2 fighter:3 infantry:30 light-armor:5 light-"
            "cruiser:1 major-factory:1 medium-bomber:2 medium-factory:1 minor-factory:5 motorized-infantry:1 "
            "mountain-infantry:1 naval-transport:1 submarine:4 torpedo-boat-destroyer:2"
        ),
        "venezuela": "militia:1",
        "warlord-kwangsi": "infantry:2 militia:2",
        "warlord-ma": "cavalry:2",
        "warlord-meng": "cavalry:1 militia:1",
        "warlord-shanxi": "infantry:3 militia:2",
        "warlord-sikang": "militia:1",
        "warlord-sinkiang": "infantry:1 militia:1",
        "warlord-yunnan": "infantry:2",
        "yemen": "militia:1",
        "yugoslavia": "cavalry:2 infantry:3 militia:2 torpedo-boat-destroyer:1",
    },
    "world-1939": {
        "anzac": "infantry:1",
        "ccp": "infantry:2 militia:2",
        "fec": "infantry:2",
        "france": "artillery:1 infantry:4 light-armor:1",
        "germany": (
            "artillery:2 battlecruiser:1 fighter:2 infantry:12 light-armor:1 medium-armor:2 medium-bomber:1 "
            "motorized-infantry:1 mountain-infantry:1 submarine:3 tactical-bomber:1"
        ),
        "great-britain": "anti-aircraft-artillery:1 destroyer:2 fighter:1 infantry:3",
        "italy": "artillery:1 battleship:1 destroyer:1 fighter:1 infantry:8 militia:1 motorized-infantry:1",
        "japan": "artillery:2 destroyer:1 fighter:1 fleet-carrier:1 infantry:13 tactical-bomber:2",
        "kmt": "infantry:9 militia:2",
        "usa": "fighter:2 infantry:2",
        "ussr": "artillery:2 fighter:2 infantry:10 light-armor:1 medium-armor:1",
    },
    "europe-1940": {
        "france": "artillery:2 fighter:1 infantry:7 light-armor:1",
        "germany": (
            "artillery:3 battlecruiser:1 destroyer:1 fighter:2 infantry:20 light-armor:2 medium-armor:4 "
            "medium-bomber:1 motorized-infantry:1 mountain-infantry:1 naval-transport:1 submarine:3 tactical-"
            "bomber:1"
        ),
        "great-britain": "anti-aircraft-artillery:1 artillery:1 destroyer:2 fighter:1 infantry:5",
        "italy": "artillery:1 battleship:1 destroyer:1 fighter:1 infantry:6 motorized-infantry:1",
        "ussr": "artillery:2 fighter:1 infantry:12 light-armor:1 medium-armor:1",
    },
}


def pieces(name: str) -> list[dict[str, Any]]:
    setup: Any = read_data("setup")
    if name == "set-up":
        found: list[dict[str, Any]] = setup["pieces"]
        return found
    scenarios: Any = read_data("scenarios")
    return next(one["pieces"] for one in scenarios["scenarios"] if one["id"] == name)


@pytest.mark.rule("gw.2.3.a")
@pytest.mark.parametrize("name", TOTALS)
def test_every_nation_begins_with_so_much(name: str) -> None:
    counts: dict[str, dict[str, int]] = {}
    for row in pieces(name):
        of = counts.setdefault(row["nation"], {})
        for kind, count in {**row.get("units", {}), **row.get("facilities", {})}.items():
            of[kind] = of.get(kind, 0) + count
    assert {
        nation: " ".join(f"{kind}:{of[kind]}" for kind in sorted(of)) for nation, of in sorted(counts.items())
    } == TOTALS[name]
