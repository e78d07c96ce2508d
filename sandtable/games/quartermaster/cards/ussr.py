"""The cards of the Soviet Union."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import LAND, at, beside
from sandtable.games.quartermaster.cards.card import Card
from sandtable.games.quartermaster.cards.card_parts import PlayDiscarded, PutItOnTop
from sandtable.games.quartermaster.cards.parts import Battle, Eliminate, EliminateIt, Protect, Recruit, Redeploy
from sandtable.games.quartermaster.cards.when import (
    AboutToGo,
    AtTurnStart,
    EnemyBuilds,
    InsteadOfPlaying,
    YouBattle,
    YouPlayed,
)
from sandtable.games.quartermaster.cards.where import HERE, HERE_OR_BESIDE, Where
from sandtable.games.quartermaster.catalogue import BUILD_ARMY, UK, USSR

ROUND_MOSCOW: Final = (at("moscow") | beside("moscow")) & LAND

SOVIET_CARDS: Final = (
    # Status
    Card("frontal-assault", Battle(LAND, HERE_OR_BESIDE), when=YouBattle(LAND), once=True, hand=2),
    Card("guards", PlayDiscarded(only=BUILD_ARMY), when=InsteadOfPlaying(), hand=2),
    Card("scorched-earth", denies=at("ukraine")),
    Card("evacuation-council", assures=((USSR,), LAND)),
    Card("stavka", Battle(LAND, HERE), when=YouBattle(LAND), once=True, hand=1),
    Card("women-conscripts", PutItOnTop(), when=YouPlayed(BUILD_ARMY)),
    # Events
    Card("general-winter", Eliminate(LAND, ROUND_MOSCOW, up_to=2)),
    Card("german-soviet-treaty", Recruit(LAND, at("russia")), Recruit(LAND, at("eastern-europe"))),
    Card("mao-tse-tung", Eliminate(LAND, at("china", "szechuan"))),
    Card("titos-partisans", Eliminate(LAND, at("balkans")), Recruit(LAND, at("balkans"), for_=(USSR, UK))),
    Card("trans-siberian-railroad", Redeploy(LAND)),
    Card("vasilevsky", Recruit(LAND, at("vladivostok")), Battle(LAND, Where(at("china")))),
    # Responses
    Card(
        "defense-of-the-motherland",
        Recruit(LAND, ROUND_MOSCOW),
        Eliminate(LAND, at("moscow")),
        when=AtTurnStart(),
    ),
    Card("leningrad-holds", Protect(), when=AboutToGo(LAND, (USSR,), at("russia"))),
    Card("moscow-holds", Protect(), when=AboutToGo(LAND, (USSR,), at("moscow"))),
    Card("rasputitsa", EliminateIt(), when=EnemyBuilds(LAND, ROUND_MOSCOW)),
    Card("stalingrad", Protect(), when=AboutToGo(LAND, (USSR,), at("ukraine"))),
)
