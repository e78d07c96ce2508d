"""Every worked example of the printed rulebook can be tried in ours: which of our examples shows it, case by case.

Their numbers, S01 to S65, go through the whole rulebook; S12 has four parts.
"""

from __future__ import annotations

from typing import Final

from sandtable.book.examples import examples

WORD: Final = "it explains a word, and nothing is done"
ADVICE: Final = "it is advice on how players may play at the same time"

NOT_ON_A_BOARD: Final = {"S01": WORD, "S02": WORD, "S25": ADVICE}

SHOWN: Final[dict[str, tuple[str, ...]]] = {
    "S03": ("partners-share-land",),
    "S04": ("war-in-one-sea-zone", "leaving-enemies-at-sea", "striking-after-the-declaration"),
    "S05": ("bystanders-at-sea", "enemies-defend-together"),
    "S06": ("fortified-city",),
    "S07": ("river-and-mountains",),
    "S08": ("barbarossa-adds-up",),
    "S09": ("one-more-move-in-all",),
    "S10": ("lake",),
    "S11": ("blitz-through-belgium", "mountains-before-belgium"),
    "S12": ("madrid", "madrid-surrounded", "mountain-troops-and-a-river", "river-before-a-city"),
    "S13": ("danish-straits",),
    "S14": ("supply-to-cape-town",),
    "S15": ("atlantic-wall", "atlantic-wall-open"),
    "S16": ("the-end",),
    "S17": ("japan-is-still-neutral",),
    "S18": ("turkey-attacked", "turkey-controlled", "turkish-recruits"),
    "S19": ("greece-attacked", "greece-joins-italy"),
    "S20": ("siam-marches-at-once",),
    "S21": ("soviet-sphere", "beyond-the-sphere"),
    "S22": ("france-surrenders-once",),
    "S23": ("soviet-income",),
    "S24": ("lost-zone-lost-income", "two-zones-lost"),
    "S26": ("rocket-and-bomber",),
    "S27": ("improved-construction", "cheaper-stages"),
    "S28": ("stages-of-a-ship",),
    "S29": ("factory-set-back", "factory-razed"),
    "S30": ("peace-at-sea-ends",),
    "S31": ("not-over-neutrals",),
    "S32": ("submarine-sails-past",),
    "S33": ("patrol-and-destroyer",),
    "S34": ("carrier-aircraft-as-patrol",),
    "S35": ("submarines-strike-a-fleet",),
    "S36": ("no-passage-on-the-day-of-capture",),
    "S37": ("screening-for-bombers",),
    "S38": ("hunted-raider", "raider-caught"),
    "S39": ("raider-slips-through", "raider-meets-cruisers"),
    "S40": ("order-of-battles",),
    "S41": ("flak-over-burma",),
    "S42": ("bomber-picks-a-tank",),
    "S43": ("ships-scramble-from-two-ports",),
    "S44": ("scramble-from-one-base",),
    "S45": ("maginot-and-blitz",),
    "S46": ("no-blitz-into-mountains",),
    "S47": ("submarine-waits-for-the-rest",),
    "S48": ("surviving-submarines-submerge",),
    "S49": ("retreat-from-malaya",),
    "S50": ("convoy-raid",),
    "S51": ("escorted-convoy",),
    "S52": ("one-escort-three-raiders",),
    "S53": ("no-way-home",),
    "S54": ("scotland-goes-back", "aquitaine-waits-for-france", "paris-is-freed"),
    "S55": ("change-of-gauge", "gauge-with-logistics"),
    "S56": ("three-strategic-moves",),
    "S57": ("assault-ships-in-port", "screening-ships-in-port"),
    "S58": ("back-into-port", "nowhere-to-retreat"),
    "S59": ("damaged-factory",),
    "S60": ("interdiction",),
    "S61": ("loan-interdicted",),
    "S62": ("shells-on-a-fortified-coast",),
    "S63": ("railway-in-the-jungle",),
    "S64": ("second-pass",),
    "S65": ("surprise-attack",),
}


def test_every_worked_example_of_the_printed_book_is_shown_or_says_why_not() -> None:
    assert sorted([*SHOWN, *NOT_ON_A_BOARD]) == [f"S{number:02}" for number in range(1, 66)]


def test_what_shows_one_is_an_example_and_shows_no_other() -> None:
    named = [one for shown in SHOWN.values() for one in shown]
    assert len(set(named)) == len(named)
    assert {*named} <= {*examples("globalwar")}
