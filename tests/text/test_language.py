"""Single sentences in three languages: cases, plurals, lists, secrets, problems and rules."""

from __future__ import annotations

import pytest

from sandtable.book.rulebook import rules
from sandtable.kernel.plain import Malformed, Plain, parse
from sandtable.kernel.save import read_save
from sandtable.text import LANGUAGES, language
from sandtable.text.language import Incomplete

Three = tuple[str, str, str]


def in_all(say: str, *rest: object) -> Three:
    """The same thing said by all languages, in the order en, cs, pl."""
    en, cs, pl = (str(getattr(language(code), say)(*rest)) for code in LANGUAGES)
    return en, cs, pl


def event(id: str, **args: Plain) -> Three:
    return in_all("event", "blitzkrieg", {"event": id, "args": args})


# nouns and acts


@pytest.mark.parametrize(
    ("noun", "names"),
    [
        ("army:2", ("army 2", "armáda 2", "armia 2")),
        ("WE-1-2", ("Western Europe 1-2", "Západní Evropa 1-2", "Europa Zachodnia 1-2")),
        ("PO", ("Pacific", "Pacifik", "Pacyfik")),
        ("axis", ("Axis", "Osa", "Oś")),
        ("row:3", ("position 3 of the row", "pozice 3 v řadě", "pozycja 3 w szeregu")),
        ("big-guns", ("Big Guns", "Dělostřelecká palba", "Ciężka artyleria")),
        ("research-industry", ("research industry", "výzkum a výroba", "badania i produkcja")),
        ("?", ("a token", "žeton", "żeton")),
        ("dreadnought:9", ("dreadnought:9",) * 3),  # from a data pack: shown as it is written there
    ],
)
def test_names_of_things(noun: str, names: Three) -> None:
    assert in_all("noun", noun) == names


def test_nouns_in_their_cases() -> None:
    czech, polish = language("cs"), language("pl")
    assert [czech.noun("nuclear", case) for case in ("nom", "gen", "acc")] == [
        "atomová bomba", "atomové bomby", "atomovou bombu",
    ]  # fmt: skip
    assert [polish.noun("elite-navy", case) for case in ("nom", "gen", "acc")] == [
        "elitarna flota 4", "elitarnej floty 4", "elitarną flotę 4",
    ]  # fmt: skip
    assert czech.noun("EE", "where") == "ve Východní Evropě"
    assert polish.noun("PO", "where") == "na Pacyfiku"
    assert polish.noun("germany", "gen") == "Niemiec"


@pytest.mark.parametrize(
    ("act", "sentences"),
    [
        ("place army:2 WE-1-2", ("Place army 2 on Western Europe 1-2", "Umístit armádu 2 na pole Západní Evropa 1-2",
                                 "Wystaw armię 2 na polu Europa Zachodnia 1-2")),
        ("place scientist SEA-2-1", ("Place the scientist on South East Asia 2-1",
                                     "Umístit vědkyni na pole Jihovýchodní Asie 2-1",
                                     "Wystaw badaczkę na polu Azja Południowo-Wschodnia 2-1")),
        ("advance AME", ("Use the strategic advantage in Africa and the Middle East",
                         "Uplatnit strategickou výhodu v Africe a na Středním východě",
                         "Wykorzystaj przewagę strategiczną w Afryce i na Bliskim Wschodzie")),
        ("bomb row:3", ("Bomb position 3 of the row", "Bombardovat pozici 3 v řadě", "Zbombarduj pozycję 3 w szeregu")),
        ("stop", ("Place no further token", "Další žeton neumísťovat", "Nie wystawiaj następnego żetonu")),
        ("research ?", ("Draw a special weapon from the pool", "Vylosovat z banku speciální zbraň",
                        "Wylosuj z puli broń specjalną")),
        ("roll 4", ("Die roll: 4", "Hod kostkou: 4", "Rzut kostką: 4")),
        ("pass", ("Pass", "Pasovat", "Spasuj")),
    ],
)  # fmt: skip
def test_acts_in_words(act: str, sentences: Three) -> None:
    assert in_all("action", "blitzkrieg", act) == sentences


# events


def test_verbs_agree_with_the_side() -> None:
    assert event("bk-placed", side="axis", token="general", space="EE-3-5") == (
        "The Axis place the general on Eastern Europe 3-5.",
        "Osa umísťuje generála na pole Východní Evropa 3-5.",
        "Oś wystawia generała na polu Europa Wschodnia 3-5.",
    )
    assert event("bk-placed", side="germany", token="spy", space="NYC-1-1") == (
        "Germany places the spy on New York 1-1.",
        "Německo umísťuje špiona na pole New York 1-1.",
        "Niemcy wystawiają szpiega na polu Nowy Jork 1-1.",
    )
    assert event("bk-placed-spy", side="allies", token="spy", space="WE-1-1", copied="elite-army") == (
        "The Allies place the spy as elite army 4 on Western Europe 1-1.",
        "Spojenci umísťují špiona v roli elitní armády 4 na pole Západní Evropa 1-1.",
        "Alianci wystawiają szpiega w roli elitarnej armii 4 na polu Europa Zachodnia 1-1.",
    )


@pytest.mark.parametrize(
    ("points", "counted"),
    [
        (1, ("1 point", "1 bod", "1 punkt")),
        (2, ("2 points", "2 body", "2 punkty")),
        (5, ("5 points", "5 bodů", "5 punktów")),
        (12, ("12 points", "12 bodů", "12 punktów")),
        (22, ("22 points", "22 bodů", "22 punkty")),
    ],
)
def test_plurals(points: int, counted: Three) -> None:
    assert in_all("say", "bk-points", {"points": points}) == counted


def moved(theatre: str, before: int, after: int, side: str) -> Three:
    args: dict[str, Plain] = {"theatre": theatre, "side": side, "from": before, "to": after}
    return event("bk-marker-moved", spaces=abs(after - before), **args)


def test_scoring() -> None:
    assert event("bk-scored-campaign", side="allies", points=3, theatre="PO", total=11) == (
        "The Allies gain 3 points for the campaign in the Pacific (11 in all).",
        "Spojenci získávají 3 body za kampaň v Pacifiku (celkem 11).",
        "Alianci zdobywają 3 punkty za kampanię na Pacyfiku (razem 11).",
    )


def test_where_a_marker_comes_to_stand() -> None:
    assert moved("WE", -1, 1, "axis") == (
        "The marker in Western Europe moves 2 spaces towards the Axis (now Axis +1).",
        "Kostička v Západní Evropě se posouvá o 2 políčka ve směru Osy (nyní Osa +1).",
        "Znacznik w Europie Zachodniej przesuwa się o 2 pola w stronę Osi (teraz Oś +1).",
    )
    assert moved("SEAT", 1, 0, "germany") == (
        "The marker in Seattle moves 1 space towards Germany (now on the centre).",
        "Kostička v Seattlu se posouvá o 1 políčko ve směru Německa (nyní na středu).",
        "Znacznik w Seattle przesuwa się o 1 pole w stronę Niemiec (teraz na środku).",
    )
    assert moved("SEAT", 5, 3, "germany")[0].endswith("(now Japan +3).")
    assert moved("PO", 2, -4, "allies")[1].endswith("(nyní Spojenci +4).")


def test_a_theatre_that_opens_off_the_centre() -> None:
    assert event("bk-theatre-opened", theatre="DEN", marker=-2) == (
        "A further theatre opens: Denver, marker 2 spaces from the centre towards Germany.",
        "Otevírá se další válčiště: Denver, kostička 2 políčka od středu ve směru Německa.",
        "Otwiera się kolejny teatr działań: Denver, znacznik 2 pola od środka w stronę Niemiec.",
    )


def test_what_the_reader_may_not_see() -> None:
    assert event("bk-drew", side="axis", token="?") == (
        "The Axis draw a token from the bag.",
        "Osa losuje ze sáčku žeton.",
        "Oś dobiera z worka żeton.",
    )
    assert event("bk-researched", side="allies", token="?") == (
        "The Allies draw a special weapon from the pool for the bag.",
        "Spojenci losují z banku speciální zbraň do svého sáčku.",
        "Alianci losują z puli broń specjalną do swojego worka.",
    )
    assert event("bk-bombed", side="allies", token="navy:1") == (
        "Bombing hits navy 1 in the reserve of the Allies.",
        "Bombardování zasáhlo námořnictvo 1 v zásobě Spojenců.",
        "Bombardowanie trafia flotę 1 w rezerwie Aliantów.",
    )


def test_steamroll_names_the_token_that_stays() -> None:
    assert event("bk-tactic", drawn="steamroll", tactic="secure") == (
        "Tactical token: Steamroll, so Secure stays in force.",
        "Taktický žeton: Žádná změna, dál tedy platí Zvýšit náskok.",
        "Żeton taktyczny: Bez zmian, nadal obowiązuje więc Umocnienie pozycji.",
    )


def test_a_theatre_closed_by_the_track() -> None:
    assert event("bk-leftover", side="allies", space="EE-3-4") == (
        "The Allies carry out the leftover effect of Eastern Europe 3-4.",
        "Spojenci provádějí zbylý efekt pole Východní Evropa 3-4.",
        "Alianci wykonują pozostały efekt pola Europa Wschodnia 3-4.",
    )
    assert event("bk-scored-theatre", side="axis", points=8, theatre="EE", total=21) == (
        "The Axis gain 8 points for closing the theatre in Eastern Europe (21 in all).",
        "Osa získává 8 bodů za uzavření válčiště Východní Evropa (celkem 21).",
        "Oś zdobywa 8 punktów za zamknięcie teatru działań Europa Wschodnia (razem 21).",
    )


def test_how_a_game_was_won() -> None:
    assert event("bk-won", side="allies", reason="bk-outcome-points") == (
        "The Allies win on points.",
        "Spojenci vítězí na body.",
        "Alianci wygrywają na punkty.",
    )
    assert event("bk-won", side="japan", reason="bk-outcome-no-placement") == (
        "Japan wins: the other side cannot place a token.",
        "Japonsko vítězí: druhá strana nemůže umístit žádný žeton.",
        "Japonia wygrywa: druga strona nie może wystawić żadnego żetonu.",
    )


# the trace of the virtual opponent


@pytest.mark.parametrize(
    ("step", "lines"),
    [
        ({"step": 13, "level": "space", "had": ["WE-1-1", "WE-1-2"], "kept": ["WE-1-1"], "met": True},
         ("Step 13: at most 4 tokens in the row, so production — Western Europe 1-1",
          "Krok 13: v řadě jsou nejvýše 4 žetony, proto výroba — Západní Evropa 1-1",
          "Krok 13: ma w szeregu najwyżej 4 żetony, więc produkcja — Europa Zachodnia 1-1")),
        ({"step": 6, "level": "theatre", "had": ["WE", "PO", "EE"], "kept": ["WE", "PO"], "met": True},
         ("Step 6: most free spaces in the active campaign — Western Europe and Pacific",
          "Krok 6: co nejvíce volných polí v aktivní kampani — Západní Evropa a\xa0Pacifik",
          "Krok 6: najwięcej wolnych pól w aktywnej kampanii — Europa Zachodnia i Pacyfik")),
        ({"step": 15, "level": "space", "had": ["WE-1-1", "WE-1-2"], "kept": ["WE-1-1", "WE-1-2"], "met": False},
         ("Step 15: bombing — no candidate meets it, all stay",
          "Krok 15: bombardování — nesplňuje žádná možnost, všechny zůstávají",
          "Krok 15: bombardowanie — nie spełnia żadna możliwość, wszystkie zostają")),
        ({"step": 4, "level": "theatre", "had": ["WE", "PO"], "kept": ["WE", "PO"], "met": True},
         ("Step 4: no move that loses at once — true of all candidates, all stay",
          "Krok 4: žádný tah, kterým by okamžitě prohrál — splňují všechny možnosti, všechny zůstávají",
          "Krok 4: bez ruchów, po których od razu by przegrał — spełniają wszystkie możliwości, wszystkie zostają")),
        ({"step": 1, "level": "theatre", "had": [], "kept": [], "met": False},
         ("Step 1: a winning move — not possible", "Krok 1: vítězný tah — není možné",
          "Krok 1: ruch zwycięski — niemożliwe")),
        ({"step": 2, "level": "theatre", "had": ["place air:0 WE-1-1, place army:3 WE-1-2"],
          "kept": ["place air:0 WE-1-1, place army:3 WE-1-2"], "met": True},
         ("Step 2: closing a theatre with profit — air blitz 0 on Western Europe 1-1 and army 3 on Western Europe 1-2",
          "Krok 2: vítězné uzavření válčiště — letectvo s bleskem 0 na pole Západní Evropa 1-1"
          " a\xa0armáda 3 na pole Západní Evropa 1-2",
          "Krok 2: zamknięcie teatru działań z zyskiem — lotnictwo z błyskawicą 0 na polu Europa Zachodnia 1-1"
          " i armia 3 na polu Europa Zachodnia 1-2")),
        ({"step": 24, "level": "token", "had": ["row:1 spy", "row:4 navy:3"], "kept": ["row:4 navy:3"], "met": True,
          "die": 6},
         ("Step 24: the die shows 6 — navy 3 (position 4)", "Krok 24: na kostce padlo 6 — námořnictvo 3 (pozice 4)",
          "Krok 24: na kostce wypadło 6 — flota 3 (pozycja 4)")),
    ],
)  # fmt: skip
def test_steps_of_the_trace(step: dict[str, Plain], lines: Three) -> None:
    assert in_all("trace", "blitzkrieg", step) == lines


# lists, rules, problems


def test_lists() -> None:
    assert in_all("list", ["a", "b", "c"]) == ("a, b and c", "a, b a\xa0c", "a, b i c")
    assert in_all("list", ["a"]) == ("a", "a", "a")
    assert in_all("list", []) == ("", "", "")


def test_sentences_of_the_rulebooks() -> None:
    assert in_all("rule", "blitzkrieg", "bk.solo.step-15") == (
        "Step 15: bombing.", "Krok 15: bombardování.", "Krok 15: bombardowanie.",
    )  # fmt: skip
    assert in_all("rule", "blitzkrieg", "core.over") == (
        "Nobody acts after the game has ended.",
        "Po skončení hry už nikdo nejedná.",
        "Po zakończeniu gry nikt już nie wykonuje akcji.",
    )
    for code in LANGUAGES:
        with pytest.raises(KeyError):
            language(code).rule("blitzkrieg", "bk.no.such.rule")


@pytest.mark.parametrize("title", ["blitzkrieg", "globalwar", "legie", "quartermaster", ""])
def test_rulebooks_have_the_same_rules_in_all_languages(title: str) -> None:
    assert rules(title, "en").keys() == rules(title, "cs").keys() == rules(title, "pl").keys()
    assert len(rules(title, "en")) > 5


def test_problems_name_the_place_and_what_to_do() -> None:
    assert in_all("malformed", Malformed("mode", "core-malformed-choice", value="duet", choices="duel, solo")) == (
        "mode: “duet” is not possible here; choose one of: duel, solo.",
        "mode: „duet“ tu není možné; vyberte jednu z možností: duel, solo.",
        "mode: „duet” jest tu niemożliwe; wybierz jedno z: duel, solo.",
    )
    assert in_all("malformed", Malformed("axis", "bk-malformed-count", token="army:2", count=3)) == (
        "axis: army 2: 3 found in all, which is not the number in the box; correct reserve, bag, pool or board.",
        "axis: armáda 2: celkový počet 3 neodpovídá obsahu krabice; opravte zásobu, sáček, bank nebo plán.",
        "axis: armia 2: łączna liczba 3 nie zgadza się z zawartością pudełka;"
        " popraw rezerwę, worek, pulę albo planszę.",
    )


@pytest.mark.parametrize(
    ("text", "czech"),
    [
        ("[", "řádek 1: neplatný JSON ve sloupci 2; opravte zápis na tomto místě."),
        ("[" * 50, "soubor: příliš hluboké vnoření (nejvýše 40); použijte méně úrovní."),
        ('{"sandtable": 1, "sandtable": 1}', "sandtable: uvedeno vícekrát; ponechte jen jeden výskyt."),
        ("[]", "soubor: nejsou to pojmenovaná pole; napište je do složených závorek."),
        ('{"sandtable": 0}', "sandtable: mimo rozsah; napište celé číslo od 1 do 1\xa0000\xa0000."),
        ("{}", "sandtable: toto pole chybí; doplňte ho."),
    ],
)
def test_broken_files_are_explained(text: str, czech: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_save(text)
    assert language("cs").malformed(caught.value) == czech
    for code in LANGUAGES:
        assert "{" not in language(code).malformed(caught.value)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("message", [
    "core-malformed-choice", "core-malformed-constant", "core-malformed-depth", "core-malformed-duplicate",
    "core-malformed-encoding", "core-malformed-entry", "core-malformed-flag", "core-malformed-hex",
    "core-malformed-id", "core-malformed-json", "core-malformed-key", "core-malformed-list", "core-malformed-long",
    "core-malformed-missing", "core-malformed-number", "core-malformed-object", "core-malformed-range",
    "core-malformed-rules-gone", "core-malformed-rules-newer",
    "core-malformed-size", "core-malformed-text", "core-malformed-unknown", "core-malformed-whole",
    "core-unproven-commitment", "core-unproven-cut", "core-unproven-illegal", "core-unproven-outcome",
    "core-unproven-step", "bk-malformed-count", "bk-malformed-too-many", "bk-malformed-open-at-end",
    "bk-malformed-open-full",
])  # fmt: skip
def test_every_problem_can_be_told(code: str, message: str) -> None:
    args: dict[str, str | int] = {
        "value": "x", "choices": "a, b", "name": "NaN", "limit": 3, "column": 2, "least": 1, "most": 9,
        "rule": "core.over", "token": "army:1", "count": 4, "version": 1, "newest": 2,
    }  # fmt: skip
    line = language(code).malformed(Malformed("log[3].act", message, **args))
    assert line.startswith("log[3].act: ")
    assert line.endswith(".")
    assert "\n" not in line


def test_an_unknown_language_is_refused_like_any_wrong_choice() -> None:
    with pytest.raises(Malformed) as caught:
        language("xx")
    assert caught.value.place == "lang"
    assert caught.value.values == {"value": "xx", "choices": "en, cs, pl"}


def test_asking_for_nothing_is_an_error_and_not_a_hole_in_a_sentence() -> None:
    lang = language("en")
    assert not lang.has("bk-no-such-message")
    with pytest.raises(KeyError):
        lang.say("bk-no-such-message")
    with pytest.raises(KeyError):
        lang.say("nothing at all")
    with pytest.raises(Incomplete):
        lang.say("bk-points")


def test_a_text_without_end_is_cut_and_not_refused() -> None:
    told = language("en").say("core-ui-error", {"text": "x" * 5000})
    assert told.endswith("x…")
    assert len(told) < 3000


def test_parsing_reports_what_json_forbids() -> None:
    with pytest.raises(Malformed) as caught:
        parse("NaN")
    assert language("en").malformed(caught.value) == (
        "file: NaN is not a number that can be reckoned with; write an ordinary number."
    )
