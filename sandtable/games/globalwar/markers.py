"""What the game marks with numbers: phases, marks under units, what they are there for, how far abilities have come."""

from __future__ import annotations

from typing import Final

from sandtable.games.globalwar.numbering import NationNumber, Seat, UnitNumber, ZoneNumber

# What is not there. Plain literals with a type: the compiler puts them in place, which it does not do with calls.
NOWHERE: Final[ZoneNumber] = -1  # type: ignore[assignment]  # the zone of a lost unit or facility
NOBODY: Final[NationNumber] = -1  # type: ignore[assignment]  # no nation
NO_UNIT: Final[UnitNumber] = -1  # type: ignore[assignment]
NO_SEAT: Final[Seat] = -1  # type: ignore[assignment]
NOTHING: Final = -1  # no region, facility, technology, convoy line or row of the chart
FRESH: Final = -1  # has not moved in this player turn

# The phases of a player turn: gw.7.3
PRODUCTION: Final = 0
COMBAT_MOVEMENT: Final = 1
COMBAT: Final = 2
NON_COMBAT: Final = 3
PLACEMENT: Final = 4
PHASES: Final = ("production", "combat-movement", "combat", "non-combat", "placement")

# Marks under a unit, as bits
PATROL: Final = 1  # on maritime air patrol: gw.9.3.1
RAIDER: Final = 2  # gw.9.4.4
ESCORT: Final = 4  # gw.9.4.5
SUBMERGED: Final = 8  # until the attacker's turn ends: gw.0.2.o
GHOST: Final = 16  # a ghost ship: gw.11.5
FOUGHT: Final = 32  # has fought in this player turn: gw.10.1
RETREATED: Final = 64  # gw.10.3
UNLOADED: Final = 128  # a transport that has unloaded, cargo that has been unloaded: gw.9.4.3, gw.11.4.1
DECLINED: Final = 256  # a patrol or submarine that refused battle in this player turn: gw.9.3.1, gw.9.4
CAUGHT: Final = 512  # a raider or escort that is attacked: gw.9.4.4, gw.9.4.5
SAILED: Final = 1024  # a transport that has made a strategic naval move: gw.11.4.2
REPAIRING: Final = 2048  # a capital ship in repair, which does nothing else in this player turn: gw.8.6
HASTENED: Final = 4096  # moves one further to reach the zone of a surprise attack: gw.15.4.e
FLOTILLA: Final = 8192  # sails together with others: gw.9.4.h
CORPS: Final = 16384  # of the Africa Corps: gw.15.1.j
CONDOR: Final = 32768  # the Condor Legion: gw.15.1.f
MARKS: Final = (
    "patrol", "raider", "escort", "submerged", "ghost", "fought", "retreated", "unloaded", "declined", "caught",
    "sailed", "repairing", "hastened", "flotilla", "africa-corps", "condor",
)  # fmt: skip
LASTING: Final = PATROL | RAIDER | ESCORT | GHOST | CORPS | CONDOR  # what stays when a player turn ends

# What an attacking unit is there for; ``aim`` is a zone, or a facility (BOMB) or a convoy line (RAID) by its number.
NO_TASK: Final = 0
BATTLE: Final = 1  # a battle in the zone it stands in, by land, from the beach or at sea
FOLLOW: Final = 2  # the continuing force behind a screening force: gw.9.4.1
BOMB: Final = 3  # strategic bombing of one facility: gw.10.6.2
PORT_ATTACK: Final = 4  # gw.10.6.4
CARPET: Final = 5  # carpet bombing: gw.10.6.5
DROP: Final = 6  # airborne infantry, still aboard its aircraft: gw.10.6.1
CLASH: Final = 7  # a border clash against the zone of its aim: gw.10.5.2
SHELL: Final = 8  # an attrition attack on the zone of its aim: gw.10.5.3
RAID: Final = 9  # a raid on a convoy line: gw.10.9
COVER: Final = 10  # fighters beside bombers: gw.10.6.2.b
ANNEX: Final = 11  # the zone it stands in becomes its nation's without a fight: gw.5.6
TASKS: Final = (
    "", "battle", "follow", "bomb", "port-attack", "carpet", "drop", "clash", "shell", "raid", "cover",
    "annex",
)  # fmt: skip

MOST_UNITS: Final = 4_000
MOST_SITES: Final = 2_000
RAILS: Final = MOST_SITES  # from here on bombers aim at the railways of a zone: gw.10.6.2.f
WORKS: Final = 2 * MOST_SITES  # from here on at what is under construction: gw.8.3.2.c

# How far Barbarossa has come: gw.15.1
UNDECLARED: Final = 0
STRIKING: Final = 1  # declared; it holds until the German combat phase ends
ANSWERING: Final = 2  # until the Soviet combat phase ends
OVER: Final = 3
ANSWERED: Final = 4  # the USSR has made the one attack of its answer
AWAITED: Final = 5  # declared in the midst of a German combat phase: it holds in the next one

# How far Blitzkrieg has come: gw.15.1
UNUSED: Final = 0
FIRST_PASS: Final = 1
SECOND_PASS: Final = 2
USED: Final = 3

# How far France has come on its way to war: gw.15.6.a
AT_PEACE: Final = 0
MOBILISING: Final = 1  # it began its player turn at war
MOBILISED: Final = 2  # it has been at war for a whole one
