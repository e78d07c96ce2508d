"""Who answers to which news, in order: text, abilities, incomes, joining, surrender, capitals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.globalwar.abilities import combat_is_over, note_war, turn_begins
from sandtable.games.globalwar.annexation import annex
from sandtable.games.globalwar.calls import begin_calls, note_call
from sandtable.games.globalwar.capitals import lose_capital, move_the_capital
from sandtable.games.globalwar.civil.abyssinia import join_france
from sandtable.games.globalwar.civil.china import evolve
from sandtable.games.globalwar.civil.influence import join_japan
from sandtable.games.globalwar.civil.spain import end_in_spain, follow_the_axis, send_division
from sandtable.games.globalwar.combat.handover import offer_handover
from sandtable.games.globalwar.expeditions import alarm_republicans
from sandtable.games.globalwar.france.armistice import make_vichy
from sandtable.games.globalwar.france.paris import free_paris, open_paris
from sandtable.games.globalwar.france.vichy import end_of_vichy, join_germany
from sandtable.games.globalwar.joining import rally_after_combat, unite_china
from sandtable.games.globalwar.lendlease.terms import forget_loans
from sandtable.games.globalwar.markers import NOBODY, NOWHERE
from sandtable.games.globalwar.mobilisation import begin_mobilisation, end_mobilisation
from sandtable.games.globalwar.news import (
    AID_DELIVERED,
    BATTLE_HELD,
    BATTLE_WON,
    CAPITAL_FALLEN,
    COMBAT_OVER,
    INTERDICTED,
    JOINED,
    KINDS,
    PACT_BROKEN,
    PACT_OFFERED,
    PACT_SIGNED,
    PACT_TRADE,
    PHASE_BEGUN,
    SURRENDERED,
    TECHNOLOGY,
    TURN_BEGUN,
    TURN_ENDED,
    UNIT_PLACED,
    WAR_DECLARED,
    ZONE_ANNEXED,
    ZONE_GIVEN,
    ZONE_TAKEN,
    News,
)
from sandtable.games.globalwar.overlord import forget_moved, note_moved, note_placed
from sandtable.games.globalwar.pacts.signing import end_by_war
from sandtable.games.globalwar.pacts.trade import pay_for_trade
from sandtable.games.globalwar.pacts.truce import call_for_truce, fight_where_shared, lose_shared_zone, talk_of_truce
from sandtable.games.globalwar.politics.calls import grant_calls, offer_call
from sandtable.games.globalwar.politics.control import note_attack
from sandtable.games.globalwar.politics.deeds import answer, full_production, note_aid, note_blocked
from sandtable.games.globalwar.politics.monroe import invoke_monroe
from sandtable.games.globalwar.politics.patrons import after_combat, join_at_once, join_in_production, shelter_romania
from sandtable.games.globalwar.production.income import collect_all
from sandtable.games.globalwar.production.works import offer_works
from sandtable.games.globalwar.relocation import settle_factories
from sandtable.games.globalwar.research.development import forget_rolls
from sandtable.games.globalwar.state import GlobalWar
from sandtable.games.globalwar.surrender import (
    disband,
    hand_over_minors,
    surrender_at_the_end,
    surrender_of_france,
    surrender_without_land,
    take_booty,
)
from sandtable.games.globalwar.victory.boons import earn, note_spain
from sandtable.games.globalwar.victory.dice import grant_dice
from sandtable.kernel.knowledge import Facts

Reaction = Callable[[GlobalWar, News], None]

# The messages of the log, each with what it names
WORDS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    TURN_BEGUN: ("gw-player-turn", ("nation",)),
    WAR_DECLARED: ("gw-war", ("nation", "other")),
    ZONE_TAKEN: ("gw-captured", ("nation", "zone")),
    ZONE_ANNEXED: ("gw-annexed", ("nation", "zone")),
    ZONE_GIVEN: ("gw-captured", ("nation", "zone")),
    JOINED: ("gw-joined", ("nation", "other")),
    CAPITAL_FALLEN: ("gw-capital-lost", ("nation", "zone")),
    SURRENDERED: ("gw-surrender", ("nation", "other")),
    BATTLE_WON: ("gw-battle-won", ("zone",)),
    BATTLE_HELD: ("gw-battle-held", ("zone",)),
    INTERDICTED: ("gw-interdicted", ("nation", "zone")),
    TECHNOLOGY: ("gw-developed", ("nation",)),
    PACT_OFFERED: ("gw-offered-pact", ("nation", "other")),
    PACT_SIGNED: ("gw-signed-pact", ("nation", "other")),
    PACT_BROKEN: ("gw-broken-pact", ("nation", "other")),
    PACT_TRADE: ("gw-traded", ("nation", "other")),
}
ONE_ZONE_JOINED: Final = ("gw-zone-joined", ("zone", "other"))  # of a warlord who has others: gw.4.9.b


def say(s: GlobalWar, news: News) -> None:
    """The log tells it."""
    if s.tell is None:
        return
    message, names = WORDS[news.kind] if news.kind != JOINED or news.zone == NOWHERE else ONE_ZONE_JOINED
    told: dict[str, Facts] = {} if news.words is None else {**news.words}
    if "nation" in names and news.nation != NOBODY:
        told["nation"] = s.nation_at(news.nation).id
    if "other" in names and news.other != NOBODY:
        told["other"] = s.nation_at(news.other).id
    if "zone" in names and news.zone != NOWHERE:
        told["zone"] = s.edition.world.zones[news.zone].id
    s.say(message, told)


_TABLE: Final[dict[int, tuple[Reaction, ...]]] = {
    TURN_BEGUN: (
        say,
        turn_begins,
        begin_mobilisation,
        forget_moved,
        forget_rolls,
        forget_loans,
        settle_factories,
        grant_dice,
    ),
    PHASE_BEGUN: (
        invoke_monroe,
        begin_calls,
        alarm_republicans,
        join_in_production,
        annex,
        unite_china,
        talk_of_truce,
        rally_after_combat,
        open_paris,
        offer_call,
        fight_where_shared,
        send_division,
        follow_the_axis,
        earn,
    ),
    COMBAT_OVER: (combat_is_over, join_germany, after_combat, join_japan, join_france),
    TURN_ENDED: (collect_all, end_mobilisation, note_moved, surrender_at_the_end),
    WAR_DECLARED: (
        note_war,
        note_call,
        say,
        full_production,
        answer,
        end_by_war,
        note_attack,
        join_at_once,
        call_for_truce,
        join_japan,
        join_france,
    ),
    ZONE_TAKEN: (
        say,
        note_spain,
        answer,
        surrender_of_france,
        lose_capital,
        offer_handover,
        offer_works,
        free_paris,
        surrender_without_land,
        evolve,
        end_in_spain,
    ),
    ZONE_ANNEXED: (say, answer, shelter_romania),
    ZONE_GIVEN: (say, evolve),
    JOINED: (say, answer, end_by_war, end_of_vichy, evolve),
    CAPITAL_FALLEN: (say, move_the_capital),
    SURRENDERED: (say, answer, take_booty, hand_over_minors, disband, grant_calls, make_vichy),
    BATTLE_WON: (say,),
    BATTLE_HELD: (say, lose_shared_zone),
    INTERDICTED: (say, answer, note_blocked),
    UNIT_PLACED: (note_placed, answer),
    TECHNOLOGY: (say,),
    PACT_OFFERED: (say,),
    PACT_SIGNED: (say,),
    PACT_BROKEN: (say,),
    PACT_TRADE: (say, pay_for_trade),
    AID_DELIVERED: (note_aid,),
}
REACTIONS: Final = [_TABLE[kind] for kind in range(len(KINDS))]
