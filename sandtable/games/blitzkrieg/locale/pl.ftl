### Blitzkrieg! Najpierw rzeczowniki; o ich formy pyta NOUN($noun, case: …): „gen” i „acc” to przypadki,
### „where” miejsce razem z przyimkiem, „number” liczba (sg, pl) dla czasownika.

bk-title = Blitzkrieg!
bk-tagline = Druga wojna światowa w dwadzieścia minut

## Strony

bk-side-axis = Oś
    .gen = Osi
    .number = sg
bk-side-allies = Alianci
    .gen = Aliantów
    .number = pl
bk-side-japan = Japonia
    .gen = Japonii
    .number = sg
bk-side-germany = Niemcy
    .gen = Niemiec
    .number = pl

## Teatry działań i pola

bk-theatre-WE = Europa Zachodnia
    .where = w Europie Zachodniej
bk-theatre-PO = Pacyfik
    .where = na Pacyfiku
bk-theatre-EE = Europa Wschodnia
    .where = w Europie Wschodniej
bk-theatre-AME = Afryka i Bliski Wschód
    .where = w Afryce i na Bliskim Wschodzie
bk-theatre-SEA = Azja Południowo-Wschodnia
    .where = w Azji Południowo-Wschodniej
bk-theatre-SEAT = Seattle
    .where = w Seattle
bk-theatre-SFR = San Francisco
    .where = w San Francisco
bk-theatre-LAX = Los Angeles
    .where = w Los Angeles
bk-theatre-HOU = Houston
    .where = w Houston
bk-theatre-DEN = Denver
    .where = w Denver
bk-theatre-CHI = Chicago
    .where = w Chicago
bk-theatre-WDC = Waszyngton
    .where = w Waszyngtonie
bk-theatre-NYC = Nowy Jork
    .where = w Nowym Jorku
bk-space = { NOUN($theatre) } { $campaign }-{ $space }
bk-row = pozycja { $place } w szeregu
    .acc = pozycję { $place } w szeregu
bk-row-token = { NOUN($token) } (pozycja { $place })
bk-plan-place = { NOUN($token) } na polu { NOUN($space) }
bk-terrain-land = ląd
bk-terrain-sea = morze
bk-terrain-either = mieszany

## Efekty pól

bk-effect-none = bez efektu
bk-effect-production = produkcja przemysłowa
bk-effect-improved-production = rozszerzona produkcja przemysłowa
bk-effect-research = badania
bk-effect-improved-research = rozszerzone badania
bk-effect-research-industry = badania i produkcja
bk-effect-bombing = bombardowanie
bk-effect-tactical = przewaga taktyczna
bk-effect-strategic = przewaga strategiczna
bk-effect-propaganda = propaganda

## Żetony

bk-token-hidden = żeton
    .gen = żetonu
    .acc = żeton
bk-token-army-1 = armia 1
    .gen = armii 1
    .acc = armię 1
bk-token-army-2 = armia 2
    .gen = armii 2
    .acc = armię 2
bk-token-army-3 = armia 3
    .gen = armii 3
    .acc = armię 3
bk-token-navy-1 = flota 1
    .gen = floty 1
    .acc = flotę 1
bk-token-navy-2 = flota 2
    .gen = floty 2
    .acc = flotę 2
bk-token-navy-3 = flota 3
    .gen = floty 3
    .acc = flotę 3
bk-token-air-0 = lotnictwo z błyskawicą 0
    .gen = lotnictwa z błyskawicą 0
    .acc = lotnictwo z błyskawicą 0
bk-token-air-1 = lotnictwo 1
    .gen = lotnictwa 1
    .acc = lotnictwo 1
bk-token-air-2 = lotnictwo 2
    .gen = lotnictwa 2
    .acc = lotnictwo 2
bk-token-general = generał
    .gen = generała
    .acc = generała
bk-token-admiral = admirał
    .gen = admirała
    .acc = admirała
bk-token-blitz-army = armia z błyskawicą 1
    .gen = armii z błyskawicą 1
    .acc = armię z błyskawicą 1
bk-token-blitz-navy = flota z błyskawicą 1
    .gen = floty z błyskawicą 1
    .acc = flotę z błyskawicą 1
bk-token-elite-army = elitarna armia 4
    .gen = elitarnej armii 4
    .acc = elitarną armię 4
bk-token-elite-navy = elitarna flota 4
    .gen = elitarnej floty 4
    .acc = elitarną flotę 4
bk-token-elite-air = elitarne lotnictwo 3
    .gen = elitarnego lotnictwa 3
    .acc = elitarne lotnictwo 3
bk-token-task-force-army = zespół uderzeniowy armii 5
    .gen = zespołu uderzeniowego armii 5
    .acc = zespół uderzeniowy armii 5
bk-token-task-force-navy = zespół uderzeniowy floty 5
    .gen = zespołu uderzeniowego floty 5
    .acc = zespół uderzeniowy floty 5
bk-token-task-force-air = zespół uderzeniowy lotnictwa 4
    .gen = zespołu uderzeniowego lotnictwa 4
    .acc = zespół uderzeniowy lotnictwa 4
bk-token-bomber-navy = bombowiec floty 2
    .gen = bombowca floty 2
    .acc = bombowiec floty 2
bk-token-bomber-air = bombowiec lotnictwa 1
    .gen = bombowca lotnictwa 1
    .acc = bombowiec lotnictwa 1
bk-token-nuclear = bomba atomowa
    .gen = bomby atomowej
    .acc = bombę atomową
bk-token-scientist = badaczka
    .gen = badaczki
    .acc = badaczkę
bk-token-spy = szpieg
    .gen = szpiega
    .acc = szpiega
bk-token-godzilla = Godzilla
    .gen = Godzilli
    .acc = Godzillę

## Żetony taktyczne

bk-tactic-big-guns = Ciężka artyleria
bk-tactic-counterattack = Kontratak
bk-tactic-economic-warfare = Wojna gospodarcza
bk-tactic-for-the-glory = Ku chwale
bk-tactic-research-and-development = Badania i rozwój
bk-tactic-rapid-deployment = Szybki przerzut
bk-tactic-secure = Umocnienie pozycji
bk-tactic-steamroll = Bez zmian

## Liczby

bk-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
bk-spaces = { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
}

## Co się dzieje

bk-turn = Tura { $turn }: { NOUN($side) }
bk-placed = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] wystawia
   *[pl] wystawiają
} { NOUN($token, case: "acc") } na polu { NOUN($space) }.
bk-placed-spy = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] wystawia
   *[pl] wystawiają
} { NOUN($token, case: "acc") } w roli { NOUN($copied, case: "gen") } na polu { NOUN($space) }.
bk-marker-moved = Znacznik { NOUN($theatre, case: "where") } przesuwa się o { bk-spaces } w stronę { NOUN($side, case: "gen") } ({ bk-marker-now }).
bk-marker-now = { SIGN($to) ->
    [zero] teraz na środku
    [plus] teraz { bk-first-side } +{ ABS($to) }
   *[minus] teraz { bk-second-side } +{ ABS($to) }
}
bk-first-side = { $side ->
    [axis] { bk-side-axis }
    [allies] { bk-side-axis }
   *[other] { bk-side-japan }
}
bk-second-side = { $side ->
    [axis] { bk-side-allies }
    [allies] { bk-side-allies }
   *[other] { bk-side-germany }
}
bk-scored-propaganda = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] zdobywa
   *[pl] zdobywają
} { bk-points } za propagandę { NOUN($theatre, case: "where") } (razem { $total }).
bk-scored-campaign = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] zdobywa
   *[pl] zdobywają
} { bk-points } za kampanię { NOUN($theatre, case: "where") } (razem { $total }).
bk-scored-bonus = { NOUN($side) } dodatkowo { NOUN($side, case: "number") ->
    [sg] zdobywa
   *[pl] zdobywają
} { bk-points } za tarczę, do której dotarł znacznik (razem { $total }).
bk-scored-theatre = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] zdobywa
   *[pl] zdobywają
} { bk-points } za zamknięcie teatru działań { NOUN($theatre) } (razem { $total }).
bk-drew = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] dobiera
   *[pl] dobierają
} z worka { NOUN($token, case: "acc") }.
bk-researched = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] losuje
   *[pl] losują
} z puli { $token ->
    [hidden] broń specjalną
   *[other] { NOUN($token, case: "acc") }
} do swojego worka.
bk-researched-to-reserve = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] losuje
   *[pl] losują
} z puli { $token ->
    [hidden] broń specjalną
   *[other] { NOUN($token, case: "acc") }
} prosto do swojej rezerwy.
bk-researched-unseen = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] losuje
   *[pl] losują
} z puli do swojego worka broń specjalną, której nikt nie ogląda.
bk-bombed = Bombardowanie trafia { NOUN($token, case: "acc") } w rezerwie { NOUN($side, case: "gen") }.
bk-bombed-to-pool = Bombardowanie trafia { NOUN($token, case: "acc") } w rezerwie { NOUN($side, case: "gen") }; broń specjalna wraca do puli.
bk-leftover = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] wykonuje
   *[pl] wykonują
} pozostały efekt pola { NOUN($space) }.
bk-theatre-closed = Zamyka się teatr działań { NOUN($theatre) }.
bk-theatre-opened = Otwiera się kolejny teatr działań: { NOUN($theatre) }, znacznik { SIGN($marker) ->
    [zero] na środku
    [plus] { bk-marker-off } od środka w stronę { bk-side-japan.gen }
   *[minus] { bk-marker-off } od środka w stronę { bk-side-germany.gen }
}.
bk-marker-off = { ABS($marker) ->
    [one] 1 pole
    [few] { ABS($marker) } pola
   *[many] { ABS($marker) } pól
}
bk-tactic = { $drawn ->
    [steamroll] Żeton taktyczny: { NOUN($drawn) }, nadal obowiązuje więc { NOUN($tactic) }.
   *[other] Żeton taktyczny: { NOUN($tactic) }.
}
bk-thought = Przeciwnik wirtualny się namyśla ({ $trace ->
    [one] 1 krok
    [few] { $trace } kroki
   *[many] { $trace } kroków
}).
bk-won = { NOUN($side) } { NOUN($side, case: "number") ->
    [sg] wygrywa
   *[pl] wygrywają
}{ $reason ->
    [bk-outcome-points] {" "}na punkty.
   *[bk-outcome-no-placement] : druga strona nie może wystawić żadnego żetonu.
}
bk-outcome-points = O zwycięstwie zdecydowały punkty.
bk-outcome-no-placement = Jedna ze stron nie mogła wystawić żadnego żetonu.

## Wezwania, rzuty i losowania

bk-prompt-place = Wystaw żeton ze swojej rezerwy.
bk-prompt-blitz = Błyskawica: wystaw następny żeton w tym samym teatrze działań albo zakończ.
bk-prompt-advance = Przewaga strategiczna: wybierz inny otwarty teatr działań, w którym znacznik przesunie się w twoją stronę.
bk-prompt-bomb = Bombardowanie: wybierz żeton z szeregu przeciwnika wirtualnego.
bk-prompt-resolve = Teatr działań zamknięty na twoją korzyść: wybierz, który z pozostałych efektów teraz wykonasz.
bk-prompt-open = Wybierz teatr działań, który się otworzy.
bk-prompt-shift = Wybierz teatr działań, w którym znacznik przesunie się w stronę przeciwnika wirtualnego.
bk-chance-draw = Dobierz żeton z worka.
bk-chance-research = Wylosuj z puli broń specjalną.
bk-chance-bombing = Bombardowanie: wylosuj żeton z rezerwy.
bk-chance-shift = Wylosuj teatr działań, w którym przesunie się znacznik.
bk-chance-tactic = Wylosuj żeton taktyczny dla przeciwnika wirtualnego.
bk-chance-token = Rzuć kostką o żeton przeciwnika wirtualnego.

## Akcje

bk-act-place = Wystaw { NOUN($token, case: "acc") } na polu { NOUN($space) }
bk-act-stop = Nie wystawiaj następnego żetonu
bk-act-advance = Wykorzystaj przewagę strategiczną { NOUN($theatre, case: "where") }
bk-act-resolve = Wykonaj efekt pola { NOUN($space) }
bk-act-bomb = Zbombarduj { NOUN($place, case: "acc") }
bk-act-open = Otwórz teatr działań { NOUN($theatre) }
bk-act-shift = Przesuń znacznik { NOUN($theatre, case: "where") }
bk-act-draw = Dobierz z worka { NOUN($token, case: "acc") }
bk-act-research = Wylosuj z puli { $token ->
    [hidden] broń specjalną
   *[other] { NOUN($token, case: "acc") }
}
bk-act-lose = Strać z rezerwy { NOUN($token, case: "acc") }
bk-act-tactic = Żeton taktyczny: { NOUN($tactic) }

## Odmowy

bk-refused-reserve = Nie masz w rezerwie { NOUN($token, case: "gen") }.
bk-refused-spy = Szpieg nie ma czego naśladować: przeciwnik nie wystawił jeszcze żadnego żetonu.
bk-refused-closed = Niczego nie można wystawić { NOUN($theatre, case: "where") }: teatr działań nie jest otwarty.
bk-refused-blitz = Następny żeton po błyskawicy trafia do tego samego teatru działań, więc { NOUN($theatre, case: "where") } nie można teraz niczego wystawić.
bk-refused-occupied = Pole { NOUN($space) } jest zajęte.
bk-refused-campaign = Pole { NOUN($space) } nie należy do aktywnej kampanii; w wyższym rzędzie zostało wolne pole.
bk-refused-terrain-army = Na polu morskim { NOUN($space) } nie można wystawić { NOUN($token, case: "gen") }: armia potrzebuje pola lądowego lub mieszanego.
bk-refused-terrain-navy = Na polu lądowym { NOUN($space) } nie można wystawić { NOUN($token, case: "gen") }: flota potrzebuje pola morskiego lub mieszanego.
bk-refused-advance = Przewagę strategiczną stosuje się w innym otwartym teatrze działań.
bk-refused-bomb = Z szeregu możesz wybrać dowolny żeton zwykłej jednostki, a broń specjalną tylko wtedy, gdy nie ma w nim nic innego.
bk-refused-resolve = To pole nie ma pozostałego efektu do wykonania.
bk-refused-open = Otworzyć można tylko teatr działań, który na to jeszcze czeka.
bk-refused-shift = Wybierz jeden z teatrów działań na planszy.

## Błędy w pozycjach

bk-malformed-count = { NOUN($token) }: łączna liczba { $count } nie zgadza się z zawartością pudełka; popraw rezerwę, worek, pulę albo planszę.
bk-malformed-too-many = { NOUN($token) }: więcej sztuk, niż jest w pudełku; popraw rezerwę, worek albo planszę.
bk-malformed-first-side-only = { NOUN($token) } należy tylko do Japonii; nie dawaj jej nikomu innemu.
bk-malformed-open-at-end = znacznik stoi na fladze, więc teatr działań jest zamknięty; dodaj go do „closed” albo przesuń znacznik.
bk-malformed-open-full = wszystkie pola są zajęte, więc teatr działań jest zamknięty; dodaj go do „closed” albo zwolnij pole.

## 24 kroki przeciwnika wirtualnego

bk-step-1 = ruch zwycięski
bk-step-2 = zamknięcie teatru działań z zyskiem
bk-step-3 = zamknięcie kampanii z zyskiem
bk-step-4 = bez ruchów, po których od razu by przegrał
bk-step-5 = teatr działań według żetonu taktycznego
bk-step-6 = najwięcej wolnych pól w aktywnej kampanii
bk-step-7 = najwięcej punktów za aktywną kampanię
bk-step-8 = najniższy numer teatru działań
bk-step-9 = pole według żetonu taktycznego
bk-step-10 = ma co najmniej 20 punktów, więc propaganda
bk-step-11 = przewaga strategiczna
bk-step-12 = traci co najmniej 3 punkty, więc propaganda
bk-step-13 = ma w szeregu najwyżej 4 żetony, więc produkcja
bk-step-14 = badania
bk-step-15 = bombardowanie
bk-step-16 = przewaga taktyczna
bk-step-17 = produkcja
bk-step-18 = propaganda
bk-step-19 = pole najbardziej na lewo
bk-step-20 = żeton według żetonu taktycznego
bk-step-21 = pole bez efektu, więc wartość co najmniej 1
bk-step-22 = ostatnie wolne pole kampanii, więc bez błyskawicy
bk-step-23 = ma co najmniej 20 punktów, więc najwyższa wartość
bk-step-24 = decyduje kostka
bk-trace-kept = Krok { $step }: { $heading } — { $kept }
bk-trace-all = Krok { $step }: { $heading } — spełniają wszystkie możliwości, wszystkie zostają
bk-trace-unmet = Krok { $step }: { $heading } — nie spełnia żadna możliwość, wszystkie zostają
bk-trace-no-plan = Krok { $step }: { $heading } — niemożliwe
bk-trace-die = Krok { $step }: na kostce wypadło { $die } — { $kept }

## Tryby i opcje

bk-mode-duel = Pojedynek
bk-mode-duel-about = Dwoje graczy, Oś przeciw Aliantom.
bk-mode-solo = Gra jednoosobowa
bk-mode-solo-about = Prowadzisz Aliantów przeciw przeciwnikowi wirtualnemu.
bk-mode-nippon = Nippon
bk-mode-nippon-about = Dwoje graczy, Japonia przeciw Niemcom w walce o amerykańskie miasta (nieoficjalna rekonstrukcja).
bk-mode-nippon-solo = Nippon dla jednej osoby
bk-mode-nippon-solo-about = Prowadzisz Niemcy przeciw przeciwnikowi wirtualnemu (nieoficjalna rekonstrukcja).
bk-option-bonus = Punkty premiowe
bk-option-bonus-about = Kiedy tarcze na torze dają premię.
bk-option-bonus-thresholds = od tarczy dalej
bk-option-bonus-exact = tylko dokładnie na polu z tarczą
bk-option-reserve-limit = Limit rezerwy
bk-option-reserve-limit-about = Ile żetonów może być w rezerwie.
bk-option-reserve-limit-0 = bez limitu
bk-option-reserve-limit-value = { $value ->
    [one] 1 żeton
    [few] { $value } żetony
   *[many] { $value } żetonów
}
bk-option-neutral-campaign = Kampania zamknięta na środku
bk-option-neutral-campaign-about = Kto zdobywa punkty, gdy nikt nie prowadzi.
bk-option-neutral-campaign-both = obie strony
bk-option-neutral-campaign-nobody = nikt
bk-option-allies-at-once = Natychmiastowa wygrana drugiej strony
bk-option-allies-at-once-about = Czy Alianci albo Niemcy z 25 punktami wygrywają także po turze przeciwnika.
bk-option-allies-at-once-true = po dowolnej turze
bk-option-allies-at-once-false = tylko po własnej turze
bk-option-bombed-special = Zbombardowane bronie specjalne
bk-option-bombed-special-about = Dokąd wraca zbombardowana broń specjalna.
bk-option-bombed-special-bag = do worka właściciela
bk-option-bombed-special-pool = do puli
bk-option-difficulty = Poziom trudności
bk-option-difficulty-about = Jak daleko przed grą przesuwa się znaczniki w stronę przeciwnika wirtualnego.
bk-option-difficulty-low = niski
bk-option-difficulty-medium = średni
bk-option-difficulty-high = wysoki
bk-option-shifts = Dodatkowe przesunięcia
bk-option-shifts-about = Dalsze przesunięcia znaczników w stronę przeciwnika wirtualnego, aby utrudnić grę.
bk-option-shifts-0 = żadne
bk-option-shifts-value = { $value ->
    [one] 1 przesunięcie
    [few] { $value } przesunięcia
   *[many] { $value } przesunięć
}
bk-option-handicap = Punkty na początek
bk-option-handicap-about = Z iloma punktami zaczyna przeciwnik wirtualny, aby utrudnić grę.
bk-option-handicap-value = { $value ->
    [one] 1 punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}
bk-option-tactical-tokens = Żetony taktyczne
bk-option-tactical-tokens-about = Osiem żetonów, przez które trudniej przewidzieć ruchy przeciwnika wirtualnego.
bk-option-tactical-tokens-true = z nimi
bk-option-tactical-tokens-false = bez nich
bk-option-blitz-follow-up = Błyskawica przeciwnika wirtualnego
bk-option-blitz-follow-up-about = Które kroki wskazują jego następny żeton po błyskawicy.
bk-option-blitz-follow-up-space-and-token = tylko pole i żeton
bk-option-blitz-follow-up-all-steps = wszystkie kroki
bk-option-big-guns = Ciężka artyleria
bk-option-big-guns-about = Wśród których żetonów szuka się największego wpływu, gdy żadna broń specjalna nie pasuje.
bk-option-big-guns-all-tokens = wśród wszystkich pasujących
bk-option-big-guns-special-only = tylko wśród broni specjalnych
bk-option-research-industry = Badania i produkcja
bk-option-research-industry-about = Jako co pole „badania i produkcja” liczy się dla żetonów taktycznych.
bk-option-research-industry-research = jako badania
bk-option-research-industry-production = jako produkcja
bk-option-lead-needed = Kontratak i Umocnienie pozycji
bk-option-lead-needed-about = Czy dotyczą tylko teatrów działań, w których dana strona naprawdę prowadzi.
bk-option-lead-needed-true = trzeba prowadzić
bk-option-lead-needed-false = liczą się wszystkie teatry działań
bk-option-last-row-theatre = Krok 2 i ostatni rząd
bk-option-last-row-theatre-about = Czy zapełnienie ostatniego rzędu liczy się jako zamknięcie teatru działań.
bk-option-last-row-theatre-true = liczy się
bk-option-last-row-theatre-false = liczy się tylko dojście do flagi

## Słowa na stole

bk-ui-points = punkty
bk-ui-marker = znacznik
bk-ui-reserve = rezerwa
bk-ui-bag = worek
bk-ui-pool = pula
bk-ui-row = szereg
bk-ui-turn = tura
bk-ui-side = strona
bk-ui-theatre = teatr działań
bk-ui-theatres = Teatry działań
bk-ui-campaign = kampania
bk-ui-space = pole
bk-ui-spaces = Pola
bk-ui-effect = efekt
bk-ui-terrain = teren
bk-ui-token = żeton
bk-ui-value = wartość
bk-ui-track = tor
bk-ui-bonus = premia
bk-ui-flag = flaga
bk-ui-centre = środek
bk-ui-open = otwarty
bk-ui-closed = zamknięty
bk-ui-waiting = jeszcze nieaktywny
bk-ui-active = aktywna
bk-ui-free = wolne
bk-ui-leader = prowadzi
bk-ui-nobody-leads = nikt nie prowadzi
bk-ui-lead = { NOUN($side) } +{ $spaces }
bk-ui-last = ostatni żeton
bk-ui-tactic = żeton taktyczny
bk-ui-special = bronie specjalne
bk-ui-unseen = nieobejrzane bronie specjalne w worku
bk-ui-virtual = przeciwnik wirtualny
bk-ui-steps = Dlaczego tak zagrał
bk-ui-tokens = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
bk-ui-due-for = { NOUN($side) }: { $cause }
bk-ui-headline = Blitzkrieg! · { $mode } · tura { $turn } · do zwycięstwa { $target ->
    [one] 1 punkt
    [few] { $target } punkty
   *[many] { $target } punktów
}
bk-ui-welcome-duel =
    Witaj! Strony: { $first } (■) i { $second } (□); zaczyna pierwsza z nich.
    W każdej turze wystawiasz jeden żeton z rezerwy na wolnym polu aktywnej kampanii (▸). Armie idą na ląd ▲, floty na morze ≈, jedne i drugie na ◇, lotnictwo wszędzie. Najpierw działa efekt pola, potem znacznik ● tego teatru działań przesuwa się ku tobie o wartość żetonu i dobierasz nowy.
    Pełne kampanie i zamknięte teatry działań dają punkty ★ stronie, która tam prowadzi. Z { $target } punktami wygrywasz; kto nie może wystawić żetonu, przegrywa.

    Wpisz numer żetonu, a potem numer pola. help pokaże resztę, quit kończy.
bk-ui-welcome-solo =
    Witaj! Twoja strona: { $you }. Przeciwnik wirtualny: { $opponent }; gra według drukowanych 24 kroków.
    W każdej turze wystawiasz jeden żeton z rezerwy na wolnym polu aktywnej kampanii (▸). Armie idą na ląd ▲, floty na morze ≈, jedne i drugie na ◇, lotnictwo wszędzie. Najpierw działa efekt pola, potem znacznik ● tego teatru działań przesuwa się ku tobie o wartość żetonu i dobierasz nowy.
    Pełne kampanie i zamknięte teatry działań dają punkty ★ stronie, która tam prowadzi. Z { $target } punktami wygrywasz; kto nie może wystawić żetonu, przegrywa.

    Wpisz numer żetonu, a potem numer pola. help pokaże resztę, trace pokaże, jak decydował przeciwnik, quit kończy.
## Efekty na wąskiej planszy, najwyżej dziesięć znaków

bk-ui-short-none = –
bk-ui-short-production = prod. { $value }
bk-ui-short-improved-production = prod. { $value }
bk-ui-short-research = badania { $value }
bk-ui-short-improved-research = badania { $value }
bk-ui-short-research-industry = bad.+pr. { $value }
bk-ui-short-bombing = bomb. { $value }
bk-ui-short-tactical = takt. { $value }
bk-ui-short-strategic = strat. { $value }
bk-ui-short-propaganda = propag. { $value }

## Co można zrobić, zanim powie się czym

bk-verb-place = wystawić żeton
bk-verb-stop = nie wystawiać następnego żetonu
bk-verb-advance = wykorzystać przewagę strategiczną
bk-verb-resolve = wykonać pozostały efekt
bk-verb-bomb = zbombardować żeton w szeregu
bk-verb-open = otworzyć teatr działań
bk-verb-shift = przesunąć znacznik
