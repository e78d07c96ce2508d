"""The cards of Germany."""

from __future__ import annotations

from typing import Final

from sandtable.games.quartermaster.board import ALLIES, EVERYWHERE, LAND, SEA, at, beside
from sandtable.games.quartermaster.cards.card import Card, Score
from sandtable.games.quartermaster.cards.card_parts import LookAndArrange, Lose
from sandtable.games.quartermaster.cards.counting import NoPieces, Pieces
from sandtable.games.quartermaster.cards.parts import (
    AttackerLoses,
    Battle,
    Build,
    Eliminate,
    Gain,
    OneOf,
    Recruit,
    Redeploy,
)
from sandtable.games.quartermaster.cards.when import (
    AtTurnStart,
    FriendlyArmyBattled,
    InsteadOfPlaying,
    YouBattle,
    YouBuild,
)
from sandtable.games.quartermaster.cards.where import BESIDE_HERE, HERE, HERE_OR_BESIDE, FrontAtTurnStart
from sandtable.games.quartermaster.catalogue import ITALY, MEMBERS, UK, USSR

ARMIES_ON_THE_NORTH_SEA: Final = Pieces(beside("north-sea") & LAND)
NAVIES: Final = Pieces(SEA)
ROUND_SCANDINAVIA: Final = Pieces(at("scandinavia") | beside("scandinavia"))
ARMY_IN_WESTERN_EUROPE: Final = Pieces(at("western-europe"))

GERMAN_CARDS: Final = (
    # Status
    Card("abundant-resources", victory=(Score(1, per=Pieces(at("ukraine", "kazakhstan", "russia"))),)),
    Card("atlantic-wall", AttackerLoses(3), when=FriendlyArmyBattled(at("western-europe")), once=True),
    Card("bias-for-action", Battle(LAND, BESIDE_HERE), when=YouBuild(LAND), once=True, deck=1),
    Card("blitzkrieg", Build(LAND, HERE), when=YouBattle(LAND), once=True, deck=1),
    Card("conscription", Build(LAND), when=InsteadOfPlaying(), deck=2),
    Card("dive-bombers", Battle(LAND, HERE_OR_BESIDE), when=YouBattle(LAND), once=True, deck=1),
    Card("jet-fighters", shields=3),
    Card("superior-planning", LookAndArrange(4), when=AtTurnStart(), once=True),
    Card(
        "swedish-iron-ore",
        victory=(Score(1, given=Pieces(at("baltic-sea"))), Score(1, given=Pieces(at("scandinavia")))),
    ),
    Card("synthetic-fuel", Build(LAND, BESIDE_HERE), when=YouBuild(LAND), once=True, deck=2),
    Card("volksturm", Recruit(LAND, at("germany")), when=AtTurnStart(), once=True, deck=1),
    Card("wolf-packs", raids=2, raids_if=(Pieces(at("scandinavia")), 3), raids_with="submarines-"),
    # Events
    Card("broad-front", Battle(LAND, FrontAtTurnStart(USSR), up_to=3, foe=USSR)),
    Card("forced-conscription", Recruit(LAND, at("germany") | beside("germany"), up_to=2)),
    Card("guns-and-butter", OneOf(Build(LAND), Build(SEA), Battle(LAND), Battle(SEA))),
    Card(
        "military-dictatorships",
        Recruit(LAND, at("balkans"), for_=(ITALY,)),
        Eliminate(LAND, at("ukraine")),
    ),
    Card("german-plunder", Gain(Score(1, per=Pieces(EVERYWHERE & ~at("germany"))))),
    Card("autobahn", Redeploy(LAND)),
    # Economic Warfare
    Card(
        "submarines-blockade",
        Gain(Score(1, per=ARMIES_ON_THE_NORTH_SEA)),
        Lose((UK,), Score(2, per=ARMIES_ON_THE_NORTH_SEA)),
    ),
    Card("submarines-atlantic", Gain(Score(1, per=NAVIES)), Lose((UK,), Score(2, per=NAVIES))),
    Card("submarines-monsoon", Lose(MEMBERS[ALLIES], Score(2)), Gain(Score(2))),
    Card(
        "submarines-shipping",
        Lose((UK,), Score(2), extra=Score(3, given=NoPieces(at("north-sea"), MEMBERS[ALLIES]))),
        Gain(Score(1)),
    ),
    Card(
        "submarines-murmansk",
        Gain(Score(1, per=ROUND_SCANDINAVIA)),
        Lose((USSR,), Score(2, per=ROUND_SCANDINAVIA)),
    ),
    Card(
        "v-weapons",
        Gain(Score(3, given=ARMY_IN_WESTERN_EUROPE)),
        Lose((UK,), Score(1, given=ARMY_IN_WESTERN_EUROPE)),
    ),
)
