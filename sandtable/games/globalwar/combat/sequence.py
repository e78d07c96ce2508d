"""The battle sequences of chapter 10 as tables: who fires when, and whether losses leave before they can answer."""

from __future__ import annotations

from typing import Final

# What happens in a round. Each unit fires in one of these steps at most; ``Engagement.moment`` says in which.
BOMBARDMENT: Final = 0  # ships shell the coast, coastal guns fire at them: gw.10.8.2
CITY_FLAK: Final = 1  # a city's own flak at aircraft with troops: gw.10.6.1.d, gw.1.7.7.f
FIRST_STRIKE: Final = 2  # gw.10.2.a
SUPERIORITY: Final = 3  # fighters at aircraft: gw.10.2.b
FLAK: Final = 4  # anti-aircraft artillery: gw.10.2.c
DROP: Final = 5  # those who jump are on the ground; their aircraft leave: gw.10.6.1
ATTACK: Final = 6  # all others of the attacker
PORT_FLAK: Final = 7  # the facility's own flak: gw.10.6.4.c
DEFENCE: Final = 8  # all others of the defender
INTERCEPTION: Final = 9  # all aircraft at their interception values: gw.10.6.3
SHELLS: Final = 10  # attrition: gw.10.5.3
NEVER: Final = 11
STEPS: Final = (
    "bombardment", "city-flak", "first-strike", "air-superiority", "flak", "drop", "attack", "port-flak", "defence",
    "interception", "shells", "never",
)  # fmt: skip

ANSWERED: Final = False  # losses still fire in this round before they leave
AT_ONCE: Final = True  # losses leave without an answer


class Step:
    """One step of a round. Both sides fire at the same moment, if both have something to fire in it."""

    def __init__(self, id: int, at_once: bool, first_round: bool) -> None:
        self.id: Final = id
        self.at_once: Final = at_once
        self.first_round: Final = first_round  # in the first round only


class Sequence:
    """A kind of battle: its steps in order, and how many rounds it lasts at most (0: until it is decided)."""

    def __init__(self, id: str, rule: str, steps: tuple[Step, ...], rounds: int = 0) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.steps: Final = steps
        self.rounds: Final = rounds

    def of_round(self, round: int) -> list[Step]:
        return [step for step in self.steps if round == 1 or not step.first_round]


_STRIKES: Final = Step(FIRST_STRIKE, AT_ONCE, True)
_SUPERIORITY: Final = Step(SUPERIORITY, ANSWERED, True)
_FLAK: Final = Step(FLAK, ANSWERED, True)
_ATTACK: Final = Step(ATTACK, ANSWERED, False)
_DEFENCE: Final = Step(DEFENCE, ANSWERED, False)

# gw.10.5.b: first strikes, then air superiority
LAND: Final = Sequence("land", "gw.10.5", (_STRIKES, _SUPERIORITY, _FLAK, _ATTACK, _DEFENCE))
CLASH: Final = Sequence("clash", "gw.10.5.2", LAND.steps, rounds=1)
ATTRITION: Final = Sequence("attrition", "gw.10.5.3", (Step(SHELLS, ANSWERED, True),), rounds=1)
AIRBORNE: Final = Sequence(
    "airborne",
    "gw.10.6.1",
    (
        Step(CITY_FLAK, AT_ONCE, True),
        _STRIKES,
        _SUPERIORITY,
        _FLAK,
        Step(DROP, ANSWERED, True),
        _ATTACK,
        _DEFENCE,
    ),
)
# troops may come from the sea, from the air and from next door in one battle
# and ships and coastal guns strike first: gw.10.8.2.c
AMPHIBIOUS: Final = Sequence("amphibious", "gw.10.8", (Step(BOMBARDMENT, AT_ONCE, True), *AIRBORNE.steps))
# gw.10.7.g: as on land
NAVAL: Final = Sequence("naval", "gw.10.7", (_STRIKES, _SUPERIORITY, _ATTACK, _DEFENCE))
ENCOUNTER: Final = Sequence("encounter", "gw.9.4", NAVAL.steps, rounds=1)  # submarines and moving ships
# gw.10.6.3.b
INTERCEPTED: Final = Sequence("interception", "gw.10.6.3", (Step(INTERCEPTION, ANSWERED, True),), rounds=1)
PORT_ATTACK: Final = Sequence(
    "port",
    "gw.10.6.4",
    (_STRIKES, _SUPERIORITY, _ATTACK, Step(PORT_FLAK, ANSWERED, True), _DEFENCE),
    rounds=1,
)
SEQUENCES: Final = (LAND, CLASH, ATTRITION, AIRBORNE, AMPHIBIOUS, NAVAL, ENCOUNTER, INTERCEPTED, PORT_ATTACK)
SEQUENCE: Final = {sequence.id: sequence for sequence in SEQUENCES}

CITY_ROUNDS: Final = 3  # gw.1.7.7.a
TUNDRA_ROUNDS: Final = 1  # gw.1.7.5.b
