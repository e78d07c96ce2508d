"""Names in three languages: every zone, nation, unit and facility, with the forms that sentences need."""

from __future__ import annotations

import pytest

from sandtable.games.globalwar.edition import read_edition
from sandtable.games.globalwar.world import TERRAINS
from sandtable.text import LANGUAGES, Language, language

EDITION = read_edition({})
PLACES = ("where", "to", "from")
CASES = {"en": PLACES, "cs": ("gen", "acc", "loc", *PLACES), "pl": ("gen", "acc", "loc", *PLACES)}
COUNTED = {"en": ("many",), "cs": ("gen", "acc", "few", "many"), "pl": ("gen", "acc", "few", "many")}


def forms(lang: Language, id: str, cases: tuple[str, ...]) -> list[str]:
    """Every form of a noun; fails when one is missing, for a missing form would silently be the first one."""
    assert lang.has(id), (id, lang.code)
    message = lang._bundle.get_message(id)
    assert set(cases) <= set(message.attributes), (id, lang.code)
    return [lang._format(id, case, {}) for case in ("", *cases)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_land_zones_have_names_in_every_case(code: str) -> None:
    names = [forms(language(code), f"gw-zone-{zone.id}", CASES[code]) for zone in EDITION.world.zones if not zone.sea]
    assert len({name[0] for name in names}) == len(names) == 358
    assert all(form for name in names for form in name)


@pytest.mark.parametrize("code", LANGUAGES)
def test_sea_zones_are_named_by_their_number(code: str) -> None:
    lang = language(code)
    for zone in EDITION.world.zones:
        if zone.sea:
            for case in ("nom", *PLACES):
                assert lang.noun(zone.id, case, "globalwar").endswith(zone.id)
            assert lang.has(f"gw-seaname-{zone.id}") == zone.named


@pytest.mark.parametrize("code", LANGUAGES)
def test_units_and_facilities_can_be_counted(code: str) -> None:
    lang = language(code)
    for unit in EDITION.catalogue.units:
        forms(lang, f"gw-unit-{unit.id}", COUNTED[code])
    for facility in EDITION.catalogue.facilities:
        forms(lang, f"gw-facility-{facility.id}", COUNTED[code])


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_else_has_a_name(code: str) -> None:
    lang = language(code)
    wanted = [f"nation-{nation.id}" for nation in EDITION.nations.nations]
    wanted += [f"technology-{technology.id}" for technology in EDITION.catalogue.technologies]
    wanted += [f"region-{region}" for region in EDITION.world.regions]
    wanted += [f"terrain-{terrain}" for terrain in TERRAINS]
    wanted += [f"passage-{name}" for name in EDITION.world.passages]
    wanted += [f"convoy-{line.id}" for line in EDITION.convoys]
    wanted += [f"alliance-{alliance}" for alliance in ("axis", "allies", "comintern", "none")]
    assert [name for name in wanted if not lang.has(f"gw-{name}")] == []


@pytest.mark.parametrize(
    ("code", "zone", "case", "form"),
    [
        ("cs", "bavaria", "nom", "Bavorsko"),
        ("cs", "bavaria", "where", "v Bavorsku"),
        ("cs", "bavaria", "from", "z Bavorska"),
        ("cs", "sicily", "to", "na Sicílii"),
        ("cs", "scotland", "where", "ve Skotsku"),
        ("cs", "slovakia", "from", "ze Slovenska"),
        ("cs", "yunnan", "where", "v Jün-nanu"),
        ("cs", "lower-egypt", "gen", "Dolního Egypta"),
        ("pl", "bavaria", "nom", "Bawaria"),
        ("pl", "bavaria", "acc", "Bawarię"),
        ("pl", "eastern-germany", "where", "we Wschodnich Niemczech"),
        ("pl", "crete", "where", "na Krecie"),
        ("pl", "scotland", "from", "ze Szkocji"),
        ("pl", "amur", "where", "nad Amurem"),
        ("en", "corsica", "where", "on Corsica"),
        ("en", "bavaria", "to", "to Bavaria"),
    ],
)
def test_names_are_declined(code: str, zone: str, case: str, form: str) -> None:
    assert language(code).noun(zone, case, "globalwar") == form


def test_units_have_the_names_of_the_czech_rulebook() -> None:
    lang = language("cs")
    names = {
        "marines": "mariňáci", "cavalry": "jízda", "light-armor": "lehký tank", "artillery": "dělo",
        "torpedo-boat-destroyer": "torpédový člun", "destroyer": "torpédoborec", "seaplane": "hydroplán",
    }  # fmt: skip
    assert {id: lang.noun(id, "nom", "globalwar") for id in names} == names
