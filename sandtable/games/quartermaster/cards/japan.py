"""The cards of Japan."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import ALLIES, LAND, SEA, at, beside
from sandtable.games.quartermaster.cards.card import Card, Score
from sandtable.games.quartermaster.cards.card_parts import Lose
from sandtable.games.quartermaster.cards.counting import InReach, NoPieces, Pieces
from sandtable.games.quartermaster.cards.parts import Assure, Battle, Build, EliminateIt, Gain, Protect, Recruit
from sandtable.games.quartermaster.cards.when import (
    AboutToGo,
    AtAnyTime,
    AtTurnStart,
    EnemyBuilds,
    YouBattle,
    YouBuild,
)
from sandtable.games.quartermaster.cards.where import BESIDE_HERE, HERE, HERE_OR_BESIDE, Where
from sandtable.games.quartermaster.catalogue import JAPAN, MEMBERS, UK, USA

NAVIES_ROUND_BENGAL: Final = InReach(SEA, 1, at("bay-of-bengal"))
NAVIES_ROUND_EAST_PACIFIC: Final = InReach(SEA, 1, at("east-pacific"))
ROUND_CHINA: Final = (at("china") | beside("china")) & LAND

JAPANESE_CARDS: Final = (
    # Status
    Card("forward-bases", victory=(Score(2, given=Pieces(at("hawaii", "pacific-northwest", "new-zealand"))),)),
    Card("co-prosperity-sphere", victory=(Score(1, per=Pieces(at("indonesia", "new-guinea", "southeast-asia"))),)),
    Card("imperial-designs", victory=(Score(1, given=Pieces(at("iwo-jima", "philippines"))),)),
    Card("merchant-shipping", victory=(Score(1, given=NoPieces(at("hawaii"), MEMBERS[ALLIES])),)),
    # Economic Warfare
    Card(
        "indian-ocean-patrols", Gain(Score(2, per=NAVIES_ROUND_BENGAL)), Lose((UK,), Score(2, per=NAVIES_ROUND_BENGAL))
    ),
    Card(
        "submarines-pacific",
        Gain(Score(2, per=NAVIES_ROUND_EAST_PACIFIC)),
        Lose((USA,), Score(2, per=NAVIES_ROUND_EAST_PACIFIC)),
    ),
    # Responses
    Card("banzai-charge", Battle(LAND, HERE_OR_BESIDE), when=YouBattle(LAND)),
    Card("battleship-repair", Protect(), when=AboutToGo(SEA, (JAPAN,), supplied=True)),
    Card("china-offensive", Build(LAND, HERE), Battle(LAND, Where(ROUND_CHINA)), when=YouBattle(LAND, ROUND_CHINA)),
    Card("destroyer-transport", Build(LAND, BESIDE_HERE, up_to=2), when=YouBattle(SEA)),
    Card(
        "fall-of-singapore",
        Battle(SEA, Where(at("south-china-sea"))),
        Recruit(LAND, at("southeast-asia")),
        when=YouBattle(LAND, at("southeast-asia")),
    ),
    Card("kamikaze", EliminateIt(), when=EnemyBuilds(SEA, beside_yours=True)),
    Card(
        "kwantung-army",
        Protect(),
        when=AboutToGo(LAND, (JAPAN,), at("china", "szechuan", "mongolia", "vladivostok"), supplied=True),
    ),
    Card("mobile-force", Recruit(SEA, at("north-pacific") | beside("north-pacific")), when=AtTurnStart()),
    Card("naval-landing-forces", Build(LAND, BESIDE_HERE, up_to=2), when=YouBuild(SEA)),
    Card("surprise-attack", Battle(SEA), Battle(LAND), when=YouBattle(SEA)),
    Card("truk", Assure(at("central-pacific") | beside("central-pacific")), when=AtAnyTime()),
)
