"""Every card of Legie written out, printed or our own: who is how strong and can do what, what plots ask and pay."""

from __future__ import annotations

from typing import Any

from sandtable.games.legie.edition import read_data

# strength, * for an officer; skills by their first letters; abilities
CHARACTERS = {
    "legion": (
        "kopecky 1* hi charge",
        "matejka 2* ci -",
        "vavra 3 ch -",
        "vodicka 2 ci -",
        "havrda 2 hi -",
        "keler 3 c charge",
        "cil 3 i first-aid",
        "borovicka 4 c -",
        "hrubes 2 ch -",
        "krajcovic 3 ci -",
        "smejkal 2 ch charge",
        "liskova 1 hi first-aid",
        "pacak 1 chi -",
        "sloboda 5 c frailty",
        "barton 2 hi first-aid",
    ),
    "whites": (
        "gorodskij 2* i charge",
        "golovin 2* ch -",
        "klepetko 3 i charge",
        "zembajijev 2 hi first-aid",
        "miller 1 chi -",
        "koloman 4 c -",
        "cerkasin 3 c charge",
        "varfolomej 3 hi -",
        "orlovskij 3 ch -",
        "veselov 2 chi -",
        "tamara 1 hi first-aid",
        "cubarov 4 c charge+frailty",
        "ludmila 3 hi -",
        "obdorskij 3 ch charge",
        "rudakov 3 c violence",
    ),
    "reds": (
        "bilakov 3* c violence",
        "grebnev 2* hi -",
        "alexej 4 i -",
        "sorokin 2 hi violence",
        "jelena 1 hi first-aid",
        "kuzminych 2 chi -",
        "burjak 4 c -",
        "kovaljov 3 ch -",
        "ognevova 2 ch charge",
        "berzkalns 3 ci -",
        "subin 2 hi -",
        "kerekes 2 ci -",
        "kolja 1 chi -",
        "varvara 5 c frailty",
        "pachom 3 c first-aid",
    ),
    "militia": (
        "rachmanin 2* ch -",
        "burnasev 2* ci -",
        "pokriskina 2 ch charge",
        "ilja 2 hi -",
        "zajaty 3 c charge",
        "kirgej 3 ci -",
        "foma 2 chi -",
        "agafja 1 hi first-aid",
        "jaska 2 ci -",
        "semjon 3 ci charge",
        "marfa 2 h first-aid",
        "demid 3 h -",
        "zoja 2 hi violence",
        "trifon 3 i -",
        "kuzma 5 c frailty",
    ),
}
# what whoever goes there must know, its kinds, points and supplies
PLOTS = (
    "ZA01 frightened-civilians h peaceful 2 1",
    "ZA02 supply-run - freezing 4 2",
    "ZA03 frozen-well i freezing 3 2",
    "ZA04 sentries-on-the-bridge c freezing 3 1",
    "ZA05 well-hidden-crate i freezing 2 2",
    "ZA06 talks-by-the-samovar h warming+peaceful 3 1",
    "ZA07 wine-and-gossip h warming+peaceful 2 1",
    "ZA08 coded-telegram i peaceful 3 1",
    "ZA09 wolf-pack c freezing 3 2",
    "ZA10 derailed-train ci freezing 4 2",
    "ZA11 intervention-troops c warming 2 1",
    "ZA12 betrothal-at-the-farmstead h warming 3 1",
    "ZA13 timber-store c warming 3 1",
    "ZA14 graves-of-the-nobles i freezing 2 1",
    "ZA15 lost-patrol i freezing+peaceful 3 2",
    "ZA16 questioning-a-prisoner i warming 3 1",
    "ZA17 rousing-speech h warming+peaceful 1 1",
    "ZA18 bridge-to-blow-up c freezing 4 1",
    "ZA19 exchange-of-prisoners hi peaceful 4 2",
    "ZA20 night-raid-on-the-manor ch warming 4 1",
    "ZA21 fog-of-war c freezing 1 1",
    "ZA22 hospital-car - peaceful 2 2",
    "ZA23 gold-car h warming 4 1",
    "ZA24 deserters c freezing 2 1",
)
COMMANDERS = {
    "legion topol": "get-down lure",
    "legion kadlec": "win-or-fall furious-attack",
    "whites konovalov": "swap sabotage",
    "whites mysterious-o": "camouflage take-all",
    "reds polzin": "sacrifice muster",
    "reds zubarev": "shoot-and-move no-medics",
    "militia burjan": "theft sneak",
    "militia paraskeva": "promotion ceasefire",
}
DISPATCHES = {
    "life-above-all": 5,
    "hardened-army": 5,
    "winter-campaign": 4,
    "messengers-of-peace": 4,
    "warm-stove": 4,
    "officer-corps": 4,
    "dressing-station": 4,
    "full-storehouses": 3,
    "paid-in-blood": 4,
}
LOCATIONS = (
    "L01 railway-station",
    "L02 snowstorm",
    "L03 quiet-hamlet",
    "L04 raging-battle",
    "L05 telegraph-station",
    "L06 church",
    "L07 frozen-river",
    "L08 field-hospital",
    "L09 army-depot",
    "L10 deep-taiga",
    "L11 railway-bridge",
    "L12 armoured-train",
    "L13 prison-camp",
    "L14 town-market",
    "L15 polar-night",
)
SKILLS = {"combat": "c", "charisma": "h", "intelligence": "i"}


def rows(name: str) -> list[dict[str, Any]]:
    data: Any = read_data(name)
    found: list[dict[str, Any]] = data[name]
    return found


def known(skills: list[str]) -> str:
    return "".join(SKILLS[one] for one in skills) or "-"


def test_every_soldier_is_who_he_is_said_to_be() -> None:
    found: dict[str, tuple[str, ...]] = {}
    for row in rows("characters"):
        strength = f"{row['strength']}{'*' if row['officer'] else ''}"
        text = f"{row['id']} {strength} {known(row['skills'])} {'+'.join(row['abilities']) or '-'}"
        found[row["faction"]] = (*found.get(row["faction"], ()), text)
    assert found == CHARACTERS


def test_every_plot_asks_and_pays_what_it_should() -> None:
    texts: list[str] = []
    for row in rows("plots"):
        kinds = "+".join(row["kinds"]) or "-"
        texts.append(f"{row['code']} {row['id']} {known(row['entry'])} {kinds} {row['points']} {row['supplies']}")
    assert texts == [*PLOTS]


def test_commanders_give_their_own_orders_and_four_that_all_have() -> None:
    data: Any = read_data("commanders")
    assert data["common"] == ["plus2", "retreat", "move", "blank"]
    assert {f"{row['faction']} {row['id']}": " ".join(row["orders"]) for row in rows("commanders")} == COMMANDERS


def test_dispatches_and_locations_do_what_they_are_called_after() -> None:
    assert {row["id"]: row["points"] for row in rows("dispatches")} == DISPATCHES
    assert [f"{row['code']} {row['id']}" for row in rows("locations")] == [*LOCATIONS]
    for name in ("dispatches", "locations"):
        assert all(row["effect"] == row["id"] for row in rows(name)), name
