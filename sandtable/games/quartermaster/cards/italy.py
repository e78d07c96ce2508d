"""The cards of Italy."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import ALLIES, AXIS, EVERYWHERE, LAND, SEA, at
from sandtable.games.quartermaster.cards.card import Card, Score
from sandtable.games.quartermaster.cards.card_parts import Lose, LoseFewer, LoseRandomResponse
from sandtable.games.quartermaster.cards.counting import NoPieces, Pieces
from sandtable.games.quartermaster.cards.parts import Battle, Build, Eliminate, Gain, Protect, Recruit, RecruitThere
from sandtable.games.quartermaster.cards.when import AboutToGo, ArmyRemoved, InsteadOfPlaying, YouAreRaided
from sandtable.games.quartermaster.cards.where import Where
from sandtable.games.quartermaster.catalogue import GERMANY, ITALY, MEMBERS, UK, USSR

NAVIES: Final = Pieces(SEA)

ITALIAN_CARDS: Final = (
    # Status
    Card("anti-communist-sentiment", victory=(Score(1, per=Pieces(at("russia", "ukraine"))),)),
    Card("balkan-resources", victory=(Score(1, given=Pieces(at("balkans"))),)),
    Card("bravado", Battle(LAND), when=InsteadOfPlaying(), deck=2),
    Card(
        "impero-italiano",
        victory=(Score(1, per=Pieces(at("north-africa", "africa", "middle-east"), MEMBERS[AXIS])),),
    ),
    Card("mare-nostrum", victory=(Score(1, per=NAVIES),)),
    # Events
    Card(
        "afrika-korps",
        Recruit(LAND, at("north-africa"), for_=(GERMANY,)),
        Recruit(SEA, at("mediterranean-sea"), for_=(GERMANY,)),
    ),
    Card("division-azul", LoseRandomResponse(USSR)),
    Card(
        "german-aid-in-greece",
        Eliminate(LAND, at("balkans")),
        Recruit(LAND, at("balkans"), for_=(GERMANY,)),
    ),
    Card(
        "italian-east-africa",
        Build(LAND, Where(at("north-africa"))),
        Build(SEA, Where(at("bay-of-bengal"))),
    ),
    Card("italy-attacks-communists", Build(LAND, Where(at("ukraine"))), Build(LAND, Where(at("russia")))),
    Card("italian-plunder", Gain(Score(1, per=Pieces(EVERYWHERE & ~at("italy"))))),
    # Economic Warfare
    Card(
        "decima-flottiglia",
        Lose((UK,), Score(1), extra=Score(1, given=NoPieces(at("mediterranean-sea"), MEMBERS[ALLIES]))),
        Gain(Score(1)),
    ),
    Card("regia-marina", Gain(Score(1, per=NAVIES)), Lose((UK,), Score(1, per=NAVIES))),
    # Responses
    Card("german-reinforcements", RecruitThere(for_=(GERMANY,)), when=ArmyRemoved(ITALY)),
    Card("monte-cassino", Protect(), when=AboutToGo(LAND, MEMBERS[AXIS], at("italy"))),
    Card("romanian-reinforcements", RecruitThere(), when=ArmyRemoved(GERMANY)),
    Card("skilled-pilots", LoseFewer(5), when=YouAreRaided()),
)
