### Co stół w przeglądarce dodaje do słów gry Blitzkrieg!

ui-bk-victory = Zwycięstwo
ui-bk-target = Celem jest { $points } punktów.
ui-bk-points-of = { NOUN($side) }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, po tym ruchu { $then }.
ui-bk-your-reserve = Twoja rezerwa
ui-bk-reserve-of = Rezerwa: { NOUN($side) }
ui-bk-reserve-about = Wskaż żeton, potem pole, albo odwrotnie.
ui-bk-your-bag = Twój worek
ui-bk-in-bag = { $count } w worku
ui-bk-tactic = Taktyka: { NOUN($tactic) }
ui-bk-unseen = zakryte: { $count }
ui-bk-side-virtual = { NOUN($side) }, przeciwnik wirtualny
ui-bk-side-you = { NOUN($side) }, ty
ui-bk-reasoning = Namysł
ui-bk-level-plan = Przeciwnik wirtualny szuka najpierw całego ruchu.
ui-bk-level-theatre = Przeciwnik wirtualny rozważa: która kampania?
ui-bk-level-space = Przeciwnik wirtualny rozważa: które pole?
ui-bk-level-token = Przeciwnik wirtualny rozważa: który żeton?
ui-bk-steps-none = Kroki { $steps } niczego nie rozstrzygają.
ui-bk-all-stay = { $count ->
    [few] zostają wszystkie { $count }
   *[other] zostaje wszystkich { $count }
}
ui-bk-of = { $kept } z { $had }
ui-bk-space-short = pole { $campaign }-{ $space }
ui-bk-special = broń specjalna
ui-bk-bonus = +1 od { $first }, +2 od { $second }
ui-bk-value = wartość { $value }
ui-bk-effect = { $effect } { $value }
ui-bk-token-of = { NOUN($side) }: { $token }
ui-bk-space = { $space }, { $terrain }, { $effect }: { $holder }{ $state ->
    [legal] . Tu możesz działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-bk-theatre = { $number } { NOUN($theatre) }, { $open }, { $lead }{ $state ->
    [legal] . Tu możesz działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-bk-token = { NOUN($token) }{ $special ->
    [yes] , broń specjalna
   *[no] {""}
}{ $state ->
    [legal] . Możesz wystawić
    [chosen] . Wybrane
   *[none] {""}
}
ui-bk-row-token = { $place }: { NOUN($token) }{ $state ->
    [legal] . Tu możesz działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-bk-campaign = Kampania { $number }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
ui-bk-track = Tor, { $theatre }: { $lead }; do flagi { $flag }; premia 1 od { $first }, premia 2 od { $second }
ui-bk-marker = { NOUN($theatre) }, { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
   *[other] { $spaces } pól
}
ui-bk-brief-marker = { NOUN($theatre) }: { $from } → { $to }
ui-bk-brief-closes = zamyka teatr działań
ui-bk-brief-points = { NOUN($side) }: { $from } → { $to } { $to ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
ui-bk-from-to = { $from } → { $to }
ui-bk-for-propaganda = Propaganda
ui-bk-for-campaign = Kampania
ui-bk-for-bonus = Tarcza na torze
ui-bk-for-theatre = Teatr zamknięty torem
ui-bk-from-propaganda = Propaganda
ui-bk-from-campaign = Kampanie
ui-bk-from-bonus = Tarcze na torach
ui-bk-from-theatre = Teatry zamknięte torem
ui-bk-turns-and-theatres = Liczba tur: { $turns }, zamkniętych teatrów działań: { $closed }.

## Przy żywym stole

ui-bk-do-markers = Wszystkie znaczniki połóż na czerwonym środku ich torów, a oba znaczniki punktów na 0.
ui-bk-do-bags = 22 zwykłe żetony każdej strony włóż do jej worka.
ui-bk-do-bags-dealt = 22 zwykłe żetony swojej strony włóż do worka. Żetony bota leżą posortowane obok planszy: jego worek jest w programie.
ui-bk-do-pool = Bronie specjalne połóż zakryte obok planszy i wymieszaj: to pula.
ui-bk-do-pool-dealt = Bronie specjalne połóż odkryte obok planszy: z puli losuje program i mówi, co masz wziąć.
ui-bk-do-tactics = Żeton { bk-tactic-steamroll } połóż odkryty; pozostałe siedem żetonów taktycznych leży zakryte w banku.
ui-bk-do-place = { $from ->
    [row] { NOUN($side) }: weź z szeregu { NOUN($token, case: "acc") } i połóż: { $theatre }, kampania { $campaign }, pole { $space } od lewej. Zamknij lukę w szeregu.
   *[reserve] Połóż { NOUN($token, case: "acc") }: { $theatre }, kampania { $campaign }, pole { $space } od lewej.
}
ui-bk-do-unseen = Włóż broń specjalną z puli do worka { NOUN($side, case: "gen") }. Nikt jej nie ogląda.
ui-bk-do-take = { $to ->
    [bag] Z broni specjalnych włóż do swojego worka { NOUN($token, case: "acc") }.
   *[reserve] Z broni specjalnych weź do rezerwy { NOUN($token, case: "acc") }.
}
ui-bk-do-back = Włóż z powrotem do swojego worka { NOUN($token, case: "acc") }.
ui-bk-real-draw = { $who ->
    [mine] Dobierz żeton ze swojego worka.
   *[other] Dobierz żeton z worka { NOUN($side, case: "gen") }.
}
ui-bk-real-draw-why = { $who ->
    [row] Połóż go na prawym końcu szeregu i wskaż go poniżej.
   *[other] Dołóż go do rezerwy i wskaż go poniżej.
}{ $left ->
    [1] {""}
   *[other] {" "}Zostało do dobrania: { $left }.
}
ui-bk-real-research = { $who ->
    [row] Wylosuj z puli broń specjalną do szeregu.
   *[other] Wylosuj z puli broń specjalną.
}
ui-bk-real-pool-to-bag = Włóż ją do worka i wskaż ją poniżej.
ui-bk-real-pool-to-reserve = { $who ->
    [row] Połóż ją na prawym końcu szeregu i wskaż ją poniżej.
   *[other] Dołóż ją do rezerwy i wskaż ją poniżej.
}
ui-bk-real-bombing = { $who ->
    [mine] Bombardowanie: weź w ciemno żeton ze swojej rezerwy.
   *[other] Bombardowanie: z rezerwy { NOUN($side, case: "gen") } bierze się losowy żeton.
}
ui-bk-real-bombing-why = Wraca do worka. Wskaż, który to był.
ui-bk-real-shift = Rzuć kostką: gdzie znacznik przesunie się w stronę przeciwnika wirtualnego?
ui-bk-real-shift-city = Wylosuj jeden z otwartych teatrów działań: znacznik przesunie się tam w stronę przeciwnika wirtualnego.
ui-bk-real-shift-why = Wskaż, co wypadło.{ $left ->
    [1] {""}
   *[other] {" "}Zostało przesunięć: { $left }.
}
ui-bk-real-tactic = Wylosuj żeton taktyczny dla przeciwnika wirtualnego.
ui-bk-real-tactic-why = Wskaż, co wypadło; stary wraca potem do banku.
ui-bk-real-token = Rzuć kostką za przeciwnika wirtualnego. Na pole { NOUN($space) } { $count ->
    [one] pasuje 1 żeton
    [few] pasują { $count } żetony
   *[many] pasuje { $count } żetonów
}.
ui-bk-real-token-why = Pod każdą ścianką stoi żeton, który ona oznacza.
ui-bk-real-own-choice = twój wybór
ui-bk-kind-army = armie
ui-bk-kind-navy = floty
ui-bk-kind-air = lotnictwo

## Pierwsza gra z przewodnikiem

ui-bk-learn-goal = Dowodzisz Aliantami, przeciwnik wirtualny dowodzi Osią. Oto wynik wojny: kto pierwszy osiągnie 25 punktów, wygrywa.
ui-bk-learn-front = Walki toczą się w pięciu teatrach działań. Każdy ma tor ze znacznikiem: na lewej połowie prowadzisz ty, na prawej Oś.
ui-bk-learn-shift = Przed grą kostka przesuwa niektóre znaczniki w stronę Osi. To jej przewaga na start i od niej zależy trudność gry.
ui-bk-learn-virtual = Przeciwnik wirtualny decyduje według 24 stałych kroków. Widać, który krok co wykluczył, więc z czasem przewidzisz jego ruch.
ui-bk-learn-token = Twoja kolej. To są twoje żetony; liczba mówi, o ile żeton przesuwa znacznik. Wskaż jeden z nich.
ui-bk-learn-space = Co świeci, do niego pasuje. Armie potrzebują lądu, floty morza, lotnictwo może wszędzie. Symbol pola to efekt, który dostajesz najpierw. Wskaż jedno.
ui-bk-learn-confirm = Linia przerywana pokazuje, co stanie się na pewno. Jeśli ci to odpowiada, potwierdź; jeśli nie, wskaż coś innego, co świeci.
ui-bk-learn-marker = Najpierw zadziałał efekt pola. Teraz znacznik przesunął się w twoją stronę o wartość żetonu.
ui-bk-learn-draw = Na koniec tury dobierasz z worka jeden żeton, niezależnie od tego, ile ich wystawisz.
ui-bk-learn-why = Nie wszystko wolno. Wskaż to pole, które nie świeci: dowiesz się, dlaczego nie można i według której zasady.
ui-bk-learn-refused = Tu masz wyjaśnienie w jednym zdaniu i zasadę, z której wynika. Na planszy nic się nie zmieniło.
ui-bk-learn-row = Gdy zapełni się ostatnie pole rzędu, strona prowadząca w tym teatrze zdobywa punkty z jego tarczy. Potem otwiera się następny rząd.
ui-bk-learn-flag = Znacznik, który dotrze do flagi, zamyka cały teatr działań: ta strona zdobywa wszystko, co jeszcze w nim zostało. Tarcze +1 i +2 na torze dodają punkty za każdy rząd.
ui-bk-learn-end = Tyle wystarczy, żeby wygrać. Wskaż cokolwiek, a przeczytasz, co robi; zasady znajdziesz w menu. Powodzenia!
ui-bk-learn-choose = Na kostce wypadło 6, więc wybierasz ty: wskaż teatr działań, w którym oddasz znacznik Osi, i potwierdź.
ui-bk-learn-advance = To pole dało ci przewagę strategiczną: wybierz inny teatr działań, a jego znacznik od razu przesunie się w twoją stronę.
ui-bk-learn-bomb = To pole dało ci bombardowanie: wybierz żeton z szeregu, a wróci on do worka Osi.
ui-bk-learn-blitz = Żeton z błyskawicą: w tym samym teatrze możesz od razu wystawić następny żeton albo skończyć.
ui-bk-learn-resolve = Teatr działań jest zamknięty na twoją korzyść! Pozostałe w nim efekty wykonasz w dowolnej kolejności.
ui-bk-learn-scored = Rząd jest pełny: strona prowadząca w teatrze właśnie zdobyła za niego punkty.
ui-bk-learn-special = Złoty róg oznacza broń specjalną. Jest silniejsza i potrafi więcej; wskaż ją, a przeczytasz co.
