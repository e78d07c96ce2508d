### Stoły gry Global War.

ui-gw-desk-asking = Pytamy zasad…
ui-gw-desk-map = Mapa
ui-gw-desk-pages = Strony
ui-gw-desk-percent = { $chance } %
ui-gw-desk-dice = { $count }D{ $sides }
ui-gw-desk-plus = { SIGN($ipp) ->
    [minus] −{ ABS($ipp) }
   *[other] +{ ABS($ipp) }
}
ui-gw-desk-nobody = nikt
ui-gw-desk-yes = może
ui-gw-desk-no = nie może

ui-gw-desk-short-germany = Niemcy
ui-gw-desk-short-italy = Włochy
ui-gw-desk-short-japan = Japonia
ui-gw-desk-short-great-britain = W. Bryt.
ui-gw-desk-short-france = Francja
ui-gw-desk-short-usa = USA
ui-gw-desk-short-kmt = KMT
ui-gw-desk-short-ussr = ZSRR
ui-gw-desk-short-ccp = KPCh
ui-gw-desk-short-free-france = Wolna Fr.
ui-gw-desk-short-vichy-france = Vichy

ui-gw-desk-leaf-attack = Atak
ui-gw-desk-leaf-relations = Stosunki
ui-gw-desk-leaf-incomes = Dochody

ui-gw-desk-between = Między mocarstwami
ui-gw-desk-between-count = { $wars ->
    [0] bez wojen
    [one] { $wars } wojna
    [few] { $wars } wojny
   *[other] { $wars } wojen
}, { $pacts ->
    [0] bez paktów
    [one] { $pacts } pakt
    [few] { $pacts } pakty
   *[other] { $pacts } paktów
}
ui-gw-desk-between-caption = Kto jest w stanie wojny, w pokoju albo związany paktem
ui-gw-desk-cell = { NOUN($a) }, { NOUN($b) }: { $stand ->
    [war] wojna
    [pact] pakt w mocy
    [offer] pakt zaproponowany
    [can] pokój; możesz wypowiedzieć wojnę
    [ally] jeden sojusz
   *[peace] pokój
}
ui-gw-desk-stand-war = Wojna
ui-gw-desk-stand-pact = Pakt, rozejm
ui-gw-desk-stand-offer = Oferta
ui-gw-desk-stand-can = Możesz wypowiedzieć wojnę
ui-gw-desk-stand-ally = Sojusznicy

ui-gw-desk-minors = Mniejsze państwa
ui-gw-desk-minors-all = { $all ->
    [yes] mniej
   *[no] wszystkie { $count }
}
ui-gw-desk-minor-yours = Twoje, pod kontrolą: { NOUN($controller) }.
ui-gw-desk-minor-under = Pod kontrolą: { NOUN($controller) }.
ui-gw-desk-minor-wars = W stanie wojny: { $nations }.
ui-gw-desk-minor-free = { $zones ->
    [one] Samodzielne, { $zones } strefa
    [few] Samodzielne, { $zones } strefy
   *[other] Samodzielne, { $zones } stref
}

ui-gw-desk-if = { $whom ->
    [none] Jeśli zaatakuje: { NOUN($who) }…
   *[other] Jeśli { NOUN($who) } { NOUN($who, case: "number") ->
        [pl] zaatakują
       *[sg] zaatakuje
    } { NOUN($whom, case: "acc") }
}
ui-gw-desk-nothing-done = nic jeszcze się nie stało
ui-gw-desk-whom = Kto kogo atakuje
ui-gw-desk-attacker = Napastnik
ui-gw-desk-as = { $mine ->
    [yes] { NOUN($nation) } (ty)
   *[no] { NOUN($nation) }
}
ui-gw-desk-others = Inne…
ui-gw-desk-answers = Odpowie od razu
ui-gw-desk-rolls = Zyska
ui-gw-desk-may-enter = Może przystąpić
ui-gw-desk-with-pact = z paktem
ui-gw-desk-nobody-answers = Żaden dochód się nie zmieni.
ui-gw-desk-gain-with-pact = z paktem { $gain }
ui-gw-desk-no-roll = nic
ui-gw-desk-income-war = teraz { $income } · wojna od { $war }
ui-gw-desk-income-now = teraz { $income }
ui-gw-desk-full = pełna
ui-gw-desk-fine = kara { $ipp }
ui-gw-desk-note-full = do pełnej produkcji
ui-gw-desk-note-ready = może już wypowiedzieć wojnę
ui-gw-desk-note-paid = na wojnę nie musi czekać
ui-gw-desk-note-peace = zostaje w pokoju
ui-gw-desk-note-may = może od razu wypowiedzieć wojnę
ui-gw-desk-joins = { NOUN($nation) } { NOUN($nation, case: "number") ->
    [pl] przyłączą się
   *[sg] przyłączy się
}: { NOUN($other) }.
ui-gw-desk-controls = { NOUN($nation) } { NOUN($nation, case: "number") ->
    [pl] przejdą
   *[sg] przejdzie
} pod kontrolę: { NOUN($other) }.
ui-gw-desk-wars = Wojna się rozszerzy: { NOUN($nation) }, { NOUN($other) }.
ui-gw-desk-pact-forbids = Z paktem jest to zakazane: { NOUN($pact) }.
ui-gw-desk-march-now = Wojna z mniejszym państwem zaczyna się na mapie: wyślij do jego stref jednostki lądowe.
ui-gw-desk-march-later = Wojna z mniejszym państwem zaczyna się na mapie, jednostkami lądowymi, w twoim ruchu bojowym.
ui-gw-desk-declare = Wypowiedz wojnę: { NOUN($who) } → { NOUN($whom) }
ui-gw-desk-sets-off = Co wywoła wojna ({ NOUN($whom) })
ui-gw-desk-percent-is = %: szansa, że będzie mogło przystąpić do wojny
ui-gw-desk-at-war = W stanie wojny
ui-gw-desk-you-may = Możesz zaatakować
ui-gw-desk-may-you = Może zaatakować ciebie

ui-gw-desk-pacts = Pakty
ui-gw-desk-any-time = zawsze, także w cudzej turze
ui-gw-desk-no-pacts = W tej grze nie można zawrzeć żadnego paktu.
ui-gw-desk-pact-molotov-ribbentrop = Po podziale Polski co turę 5 IPP dla Niemiec, 3 IPP i kość technologii dla ZSRR. Nikt nie atakuje drugiego; Polska mniej alarmuje Zachód. Każdy może go zakończyć za darmo.
ui-gw-desk-pact-japanese-soviet = Bez ataków i starć granicznych, bez lend-lease dla wrogów drugiej strony. Zerwanie kosztuje 5 IPP.
ui-gw-desk-pact-moscow-peace = ZSRR zatrzymuje Viipuri i kończy wojnę z Finlandią. Zerwanie kosztuje 5 IPP, a Finlandia przyłącza się do Niemiec.
ui-gw-desk-pact-chinese-truce = Strony chińskie bronią się razem. Dopóki jedna go nie zerwie albo nie stanie się mocarstwem.
ui-gw-desk-terms = Wszystkie warunki
ui-gw-desk-stands-in-force = W mocy
ui-gw-desk-stands-open = Można podpisać
ui-gw-desk-stands-closed = Nie teraz
ui-gw-desk-stands-ended = Skończony na zawsze
ui-gw-desk-since = od: { $date }
ui-gw-desk-waits-for = Czeka: { $name }
ui-gw-desk-offers = Proponuje { $name }
ui-gw-desk-asks = { $name } → { $other }
ui-gw-desk-sign = Przyjmij
ui-gw-desk-decline = Odrzuć
ui-gw-desk-offer = Zaproponuj
ui-gw-desk-withdraw = Wycofaj
ui-gw-desk-break = Zerwij…
ui-gw-desk-break-now = Zerwij teraz
ui-gw-desk-break-price = { $fee ->
    [0] Zerwanie nic nie kosztuje, ale paktu nie da się już nigdy podpisać.
   *[other] Zerwanie kosztuje { $fee } IPP, a paktu nie da się już nigdy podpisać.
}
ui-gw-desk-keep = Zostaw

ui-gw-desk-incomes = Dochody i co je zmieni
ui-gw-desk-next = { $date }: { $dice }.
ui-gw-desk-next-war = { $date }: { $dice }; wojna od { $war }, { $chance } %.
ui-gw-desk-bonus = Premia wojenna { $ipp }.
ui-gw-desk-at-full = Pełna produkcja.
ui-gw-desk-raised = co go podnosi
ui-gw-desk-deed-german-border-zone = Niemcy lub Włochy zajmą strefę przy granicy ZSRR
ui-gw-desk-deed-japan-mongolia-sinkiang = Japonia zajmie ziemie w Mongolii lub Sinciangu
ui-gw-desk-deed-neutral-interdiction = Mocarstwo w pokoju przechwyci jego lend-lease
ui-gw-desk-deed-german-annexation = Niemcy anektują Austrię, Czechy lub Słowację
ui-gw-desk-deed-poland = Niemcy zaatakują Polskę
ui-gw-desk-deed-axis-war-on-neutral = Oś zaatakuje państwo neutralne
ui-gw-desk-deed-axis-war-on-ussr = Oś zaatakuje ZSRR
ui-gw-desk-deed-axis-war-on-france = Oś zaatakuje Francję
ui-gw-desk-deed-axis-war-on-britain = Oś zaatakuje Wielką Brytanię
ui-gw-desk-deed-axis-war-on-commonwealth = Niemcy lub Włochy zaatakują Wielką Brytanię lub Francję
ui-gw-desk-deed-german-capital-ship = Niemcy ukończą okręt główny
ui-gw-desk-deed-japan-capital-ship = Japonia ukończy okręt główny
ui-gw-desk-deed-japan-china = Japonia zaatakuje Chiny
ui-gw-desk-deed-japan-neutral = Japonia zaatakuje państwo neutralne
ui-gw-desk-deed-japan-nei = Japonia zaatakuje Holandię
ui-gw-desk-deed-japan-indochina = Japonia zajmie Indochiny
ui-gw-desk-deed-japan-war-on-ally = Japonia zaatakuje Wielką Brytanię, Francję lub Holandię
ui-gw-desk-deed-france-falls = Francja ulegnie Osi
ui-gw-desk-deed-london-or-calcutta-or-sydney = Oś zajmie Londyn, Kalkutę lub Sydney

ui-gw-desk-may-declare = Kto może wypowiedzieć wojnę
ui-gw-desk-may-on = komu: { $nations }
ui-gw-desk-lacks = od { $war } IPP; brakuje { $ipp }
ui-gw-desk-nobody-left = nie ma już komu

ui-gw-desk-research = Badania
ui-gw-desk-research-note = gwiazdka liczy się do celu
ui-gw-desk-whose = Czyje badania
ui-gw-desk-dice-of = Kości: { NOUN($nation) }
ui-gw-desk-thrown = rzucona
ui-gw-desk-granted = Dodatkowa kość
ui-gw-desk-to-aim = bez celu
ui-gw-desk-dice-from = Kości od dochodu { $ipp }.
ui-gw-desk-dice-next = { $count ->
    [0] Bez nieuszkodzonej dużej fabryki nie ma kości.
    [one] { $count } kość w następnej produkcji.
    [few] { $count } kości w następnej produkcji.
   *[other] { $count } kości w następnej produkcji.
}
ui-gw-desk-needs = { $roll } i więcej · { $chance } %
ui-gw-desk-stage = Stopień { $stage } z { $stages }
ui-gw-desk-when-finished = po ukończeniu
ui-gw-desk-for-aim = { NOUN($objective) } ({ NOUN($nation) })
ui-gw-desk-throw = { $count ->
    [0] Rzuć
    [one] Rzuć { $count } kością
   *[other] Rzuć { $count } kośćmi
}
ui-gw-desk-let-lie = Reszta niech leży

ui-gw-desk-loans = Lend-lease
ui-gw-desk-loans-note = zapowiadany w produkcji, wysyłany przy rozmieszczaniu
ui-gw-desk-loans-now = do wysłania teraz
ui-gw-desk-loans-nobody = Nie ma komu pożyczyć.
ui-gw-desk-lender = Kto pożycza
ui-gw-desk-announce = Wyprodukuj do wysłania
ui-gw-desk-cargo = Co się wysyła
ui-gw-desk-no-danger = Nikt nie czyha.
ui-gw-desk-look = Pokaż tę drogę na mapie
ui-gw-desk-path = Droga: { $path }
ui-gw-desk-danger = { NOUN($sea) }: { NOUN($nation) } trafia na { $value }.
ui-gw-desk-may-ask = Może przechwycić, choć w pokoju: { $nations }.
ui-gw-desk-send = Wyślij
ui-gw-desk-retain = Jednak zatrzymaj

ui-gw-desk-cities = Miasta zwycięstwa
ui-gw-desk-no-city = żadne
ui-gw-desk-met = osiągnięty
ui-gw-desk-earned = zdobyte
ui-gw-desk-lacking-owns = { $have } z { $wanted }; brakuje: { $names }
ui-gw-desk-lacking-garrisons = { $have } z { $wanted } z jednostką lądową; brakuje: { $names }
ui-gw-desk-lacking-rules-the-pacific = W wojnie z mocarstwem aliantów i więcej okrętów głównych na Pacyfiku: { $have } z { $wanted }
ui-gw-desk-lacking-twice-the-fleet = Dwa razy tyle okrętów głównych na Pacyfiku co { NOUN($other) }: { $have } z { $wanted }
ui-gw-desk-lacking-fights-the-axis = W wojnie z mocarstwem Osi
ui-gw-desk-lacking-twice-the-income = W wojnie i z Wielką Brytanią ponad dwa razy większy dochód niż { NOUN($other) }: { $have } z { $wanted }
ui-gw-desk-lacking-railway = Kolej przez własne strefy
ui-gw-desk-lacking-knows = { $have } z { $wanted } technologii; brakuje: { $names }
ui-gw-desk-lacking-major-power = Zostać mocarstwem
ui-gw-desk-lacking-beaten = Bez żadnej strefy: { NOUN($other) }
ui-gw-desk-lacking-won-spain = Wojnę hiszpańską wygra: { NOUN($other) }
ui-gw-desk-lacking-owns-with-a-yard = { $have } z { $wanted }, z nieuszkodzoną stocznią na Krymie; brakuje: { $names }
ui-gw-desk-bonus-when = { $when ->
    [turn] co turę { $what }
    [once] raz { $what }
    [while] { $what } na ten czas
   *[lasting] { $what } na stałe
}
ui-gw-desk-bonus-pieces = { $count ->
    [one] { $things }
   *[other] { $count }× { $things }
}
ui-gw-desk-bonus-british-factory = jednostka w fabryce brytyjskiej
ui-gw-desk-bonus-technologies = { $count } stopnie: { $things }
ui-gw-desk-bonus-ship-discount = okręty główne o 1 IPP tańsze za stopień
ui-gw-desk-bonus-rail-moves = +{ $count } strategiczny ruch koleją
ui-gw-desk-bonus-naval-moves = +{ $count } strategiczny ruch morski
ui-gw-desk-bonus-air-supply = zaopatrzenie między bazami lotniczymi
ui-gw-desk-bonus-technology-die = { $count } kość technologii
ui-gw-desk-bonus-factory-abroad = mała fabryka może za granicę

ui-gw-desk-france-hint = Kości leżą na stole. Enter odkrywa jedną, Shift i Enter wszystkie.
ui-gw-desk-france-fallen = Francja upadła. Zwycięzca: { NOUN($nation) }.
ui-gw-desk-france-fleet = Padają kości za flotę.
ui-gw-desk-france-berths = Okręty, które zmieniły stronę, mogą wejść do portu.
ui-gw-desk-france-chart = Padają kości za okręty w budowie.
ui-gw-desk-france-colonies = Padają kości za kolonie.
ui-gw-desk-france-exile = Kto jest jeszcze francuski, należy do Wolnej Francji.
ui-gw-desk-france-evacuation = Jednostki aliantów opuszczają to, co już nie ich.
ui-gw-desk-france-over = Wszystkie kości padły.
ui-gw-desk-throw-one = Rzuć
ui-gw-desk-throw-all = Rzuć wszystkie { $count }
ui-gw-desk-throw-ship = { $zone ->
    [none] Rzut za okręt w budowie: { NOUN($unit) }
   *[other] Rzut za okręt: { NOUN($unit) }, { NOUN($zone) }
}
ui-gw-desk-throw-group = Rzut za obszar: { $group }
ui-gw-desk-step-surrender = Kapitulacja
ui-gw-desk-step-fleet = Flota
ui-gw-desk-step-chart = Okręty w budowie
ui-gw-desk-step-colonies = Za morzem
ui-gw-desk-step-evacuation = Alianci odchodzą
ui-gw-desk-step-income = Dochód
ui-gw-desk-surrender-to = zwycięzca: { NOUN($nation) }
ui-gw-desk-dice-seen = { $all ->
    [0] brak
   *[other] kość { $seen } z { $all }
}
ui-gw-desk-units-leave = { $count ->
    [0] nikt
    [one] { $count } jednostka
    [few] { $count } jednostki
   *[other] { $count } jednostek
}
ui-gw-desk-germany-decides = zdecydują Niemcy
ui-gw-desk-decide = Do rozstrzygnięcia
ui-gw-desk-must-leave = Muszą odejść:
ui-gw-desk-tally = { $zones ->
    [one] { $zones } strefa
    [few] { $zones } strefy
   *[other] { $zones } stref
} · { $ipp } IPP · { $ships ->
    [one] { $ships } okręt
    [few] { $ships } okręty
   *[other] { $ships } okrętów
}
ui-gw-desk-no-die = bez kości
ui-gw-desk-colony-dice = 1–{ $low } Wolna Francja, { $from }–12 { $high }
ui-gw-desk-group-free-french-zones = Gujana, Saint-Pierre
ui-gw-desk-group-french-pacific = Indochiny i Pacyfik
ui-gw-desk-group-french-indian-ocean = Ocean Indyjski
ui-gw-desk-group-algeria = Algieria
ui-gw-desk-group-french-west-africa = Afryka Zachodnia
ui-gw-desk-group-french-equatorial-africa = Afryka Równikowa
ui-gw-desk-fate-scuttled = Zatopione
ui-gw-desk-fate-vichy-france = Vichy
ui-gw-desk-fate-axis = Oś
ui-gw-desk-fate-free-france = Wolna Francja
ui-gw-desk-fate-dice-scuttled = 1–{ $gone } w porcie francuskim, { $after }–{ $gone } gdzie indziej
ui-gw-desk-fate-dice-vichy-france = { $then }–{ $vichy }: do M1, może do portu
ui-gw-desk-fate-dice-axis = { $last }–12: Niemcy, na wschodzie Japonia
ui-gw-desk-fate-dice-free-france = 1–{ $free } poza portami francuskimi
