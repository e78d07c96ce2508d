"""The cards of the United Kingdom."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import LAND, SEA, at, beside
from sandtable.games.quartermaster.cards.card import Card, Score
from sandtable.games.quartermaster.cards.card_parts import (
    CancelIt,
    DiscardTheStatus,
    EachLosesOrGivesUp,
    Lose,
    ShuffleItIn,
)
from sandtable.games.quartermaster.cards.counting import Pieces
from sandtable.games.quartermaster.cards.parts import Battle, Build, Eliminate, EliminateIt, Protect, Recruit
from sandtable.games.quartermaster.cards.when import (
    AboutToGo,
    EnemyBuilds,
    EnemyWages,
    InsteadOfPlaying,
    StatusUsed,
    YouBattle,
    YouPlayed,
)
from sandtable.games.quartermaster.cards.where import Where
from sandtable.games.quartermaster.catalogue import GERMANY, ITALY, UK, USA

DOMINIONS: Final = at("india", "australia", "canada")

BRITISH_CARDS: Final = (
    # Status
    Card("directorate-of-manpower", recruits=at("australia")),
    Card("free-france", Build(LAND, Where(at("western-europe"))), when=InsteadOfPlaying(), hand=2),
    Card("lord-linlithgow", recruits=at("india")),
    Card(
        "mackenzie-king",
        victory=(Score(1, given=Pieces(at("north-atlantic"))), Score(1, given=Pieces(at("canada")))),
    ),
    Card("resistance", Battle(LAND, Where(at("western-europe", "italy"))), when=InsteadOfPlaying(), hand=2),
    Card("royal-navy", Battle(SEA), when=YouBattle(SEA), once=True, hand=2),
    # Events
    Card(
        "dutch-east-indies",
        Recruit(LAND, at("indonesia")),
        Recruit(LAND, at("new-guinea")),
        Recruit(SEA, at("south-china-sea")),
    ),
    Card("general-smuts", Recruit(LAND, at("africa")), Recruit(SEA, at("southern-ocean", "bay-of-bengal"))),
    Card("commonwealth-support", Recruit(LAND, DOMINIONS)),
    Card("king-peter", Eliminate(LAND, at("balkans")), Recruit(LAND, at("balkans"))),
    Card(
        "ledo-and-burma-roads",
        Build(LAND, Where(at("southeast-asia"))),
        Battle(LAND, Where(at("china", "szechuan"))),
    ),
    Card("singapore-fortified", Recruit(LAND, at("southeast-asia")), Recruit(SEA, at("south-china-sea"))),
    # Economic Warfare
    Card("bomber-command", Lose((GERMANY, ITALY), Score(4))),
    Card("malta-submarines", EachLosesOrGivesUp((GERMANY, ITALY), 2, at("mediterranean-sea"))),
    # Responses
    Card("asw-tactics", CancelIt(), when=EnemyWages()),
    Card("defensive-posture", Protect(), when=AboutToGo(LAND, (UK,), supplied=True)),
    Card("destroyers", Protect(), when=AboutToGo(SEA, (UK, USA), supplied=True)),
    Card("enigma", DiscardTheStatus(), when=StatusUsed(GERMANY)),
    Card("loyal-to-the-crown", EliminateIt(), when=EnemyBuilds(LAND, DOMINIONS)),
    Card("raf", Protect(), when=AboutToGo(LAND | SEA, (UK,), at("united-kingdom") | beside("united-kingdom"))),
    Card("rationing", ShuffleItIn(), when=YouPlayed()),
)
