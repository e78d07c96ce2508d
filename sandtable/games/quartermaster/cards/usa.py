"""The cards of the United States."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import ALLIES, AXIS, LAND, SEA, at
from sandtable.games.quartermaster.cards.card import Card, Score
from sandtable.games.quartermaster.cards.card_parts import (
    AllyPlays,
    Lose,
    LoseRandomResponse,
    PlayDiscarded,
    TuckCards,
)
from sandtable.games.quartermaster.cards.counting import BesideHome, InReach
from sandtable.games.quartermaster.cards.parts import Battle, Build, BuildBoth, Recruit, Redeploy, Spare
from sandtable.games.quartermaster.cards.when import (
    AboutToGo,
    AtDiscardStart,
    InsteadOfPlaying,
    YouBattle,
    YouBuild,
)
from sandtable.games.quartermaster.cards.where import HERE, Where
from sandtable.games.quartermaster.catalogue import GERMANY, HOME, ITALY, JAPAN, MEMBERS, UK, USA, USSR

AMERICAN_CARDS: Final = (
    # Status
    Card("aircraft-carriers", Build(SEA, HERE), when=YouBattle(SEA), once=True, deck=1),
    Card(
        "volunteer-group",
        Recruit(LAND, at("szechuan")),
        when=InsteadOfPlaying(),
        deck=2,
        assures=(MEMBERS[ALLIES], at("szechuan")),
    ),
    Card("amphibious-landings", Build(LAND, HERE), when=YouBattle(LAND, beside_navy=True), once=True, deck=1),
    Card("flying-fortresses", raids=2),
    Card("radar", Spare(), when=AboutToGo(SEA, (USA,), supplied=True, battled=True), once=True, deck=2),
    Card("rosie-the-riveter", TuckCards(2), when=AtDiscardStart(), once=True),
    Card("superior-shipyards", Build(SEA), when=YouBuild(SEA), once=True, deck=1),
    Card("wartime-production", Build(LAND), when=YouBuild(LAND), once=True, deck=1),
    # Events
    Card("arsenal-of-democracy", BuildBoth(UK)),
    Card(
        "pearl-harbor",
        Recruit(LAND, at("hawaii")),
        Build(SEA, Where(at("north-pacific", "central-pacific", "east-pacific"))),
    ),
    Card("flexible-resources", PlayDiscarded()),
    Card(
        "free-french-allies",
        Recruit(LAND, at("western-europe", "north-africa", "africa"), for_=(UK,), decides=True),
    ),
    Card("guadalcanal", Recruit(LAND, at("new-zealand")), Build(SEA, Where(at("south-pacific", "east-pacific")))),
    Card("lend-lease", AllyPlays(UK, USSR)),
    Card("murmansk-convoy", Recruit(LAND, at("russia"), for_=(USSR,)), Build(LAND, for_=USSR)),
    Card("operation-magic", LoseRandomResponse(JAPAN)),
    Card("patton-advances", Build(LAND, Where(at("western-europe"))), Battle(LAND, Where(at("germany", "italy")))),
    Card("theater-shift", Redeploy(LAND | SEA)),
    # Economic Warfare
    Card("b-24-liberator", Lose((ITALY,), Score(4), given=(InReach(LAND, 2, HOME[ITALY]),))),
    Card(
        "b-26-marauder",
        Lose(MEMBERS[AXIS], Score(4), given=tuple([InReach(LAND, 3, HOME[target]) for target in MEMBERS[AXIS]])),
    ),
    Card("b-29-superfortress", Lose((GERMANY,), Score(5), given=(InReach(LAND, 3, HOME[GERMANY]),))),
    Card(
        "firestorm-bombing",
        Lose(MEMBERS[AXIS], Score(7), given=tuple([BesideHome(HOME[target]) for target in MEMBERS[AXIS]])),
    ),
    Card("sbd-dauntless", Lose((JAPAN,), Score(4), given=(InReach(SEA, 2, HOME[JAPAN]),))),
)
