### Quartermaster General przy stole w przeglądarce.

## Plansza

ui-qm-space = { NOUN($space) }: { $pieces ->
    [0] bez jednostek
   *[other] { $pieces }
}{ $star ->
    [yes] , obszar z zaopatrzeniem
   *[no] {""}
}{ $state ->
    [chosen] , wybrane
    [legal] , możliwe
   *[none] {""}
}
ui-qm-piece = { NOUN($country) }, { $kind ->
    [army] armia
   *[navy] flota
}{ $cut ->
    [yes] {" "}bez zaopatrzenia
   *[no] {""}
}
ui-qm-strait = Cieśnina ({ NOUN($one) } – { NOUN($other) }) jest otwarta dla drużyny { NOUN($side, case: "gen") }.
ui-qm-strait-land = Należy do tego, kto kontroluje obszar { NOUN($space) }.
ui-qm-layers = Co pokazuje mapa
ui-qm-layer-supply = Zaopatrzenie
ui-qm-layer-supply-about = Linie zaopatrzenia, porty i gwiazdy państwa, na które przyszła kolej, albo wskazanego na liście
ui-qm-layer-straits = Cieśniny
ui-qm-layer-straits-about = Cieśniny i dla kogo są otwarte
ui-qm-layer-points = Punkty
ui-qm-layer-points-about = Ile która gwiazda komu daje w fazie dominacji
ui-qm-layer-threats = Zagrożenia
ui-qm-layer-threats-about = Jednostki, które może zaatakować zaopatrzony wróg
ui-qm-land = Ląd
ui-qm-sea = Morze
ui-qm-star = Obszar z zaopatrzeniem
ui-qm-home = Stolica
ui-qm-threatened = { NOUN($country) }: bitwa grozi z obszaru { $spaces }.
ui-qm-without = Bez tej jednostki zaopatrzenie straci: { $spaces }.
ui-qm-scores = { NOUN($country) }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} w każdej fazie dominacji.
ui-qm-near = Sąsiaduje: { $spaces }.
ui-qm-targets = Gdzie można jej użyć
ui-qm-will-be-supplied = Zaopatrzenie dochodzi { NOUN($space, case: "where") }.
ui-qm-will-be-cut = Bez zaopatrzenia { NOUN($space, case: "where") }.
ui-qm-goes-out = { NOUN($country) }: bez zaopatrzenia { NOUN($space, case: "where") }.
ui-qm-comes-in = Zaopatrzenie wraca { NOUN($space, case: "where") }.
ui-qm-brief-cut = Potem bez zaopatrzenia: { $spaces }.
ui-qm-brief-cut-unless = Potem bez zaopatrzenia, jeśli nie odpowie żadna karta: { $spaces }.
ui-qm-unless = Jeśli nie odpowie żadna karta:

## Reakcje kart

ui-qm-reactions = Reakcje:
ui-qm-window-asked = teraz decyduje
ui-qm-window-yours = twoja decyzja
ui-qm-window-passed = pas
ui-qm-window-later = potem
ui-qm-event-turn-starts = zaczyna się tura { NOUN($country, case: "gen") }
ui-qm-event-supply-starts = zaczyna się faza zaopatrzenia { NOUN($country, case: "gen") }
ui-qm-event-discard-starts = zaczyna się faza odrzucania { NOUN($country, case: "gen") }
ui-qm-event-built = { NOUN($country) }: sformowano jednostkę { NOUN($space, case: "where") }
ui-qm-event-battled = { NOUN($country) }: bitwa { NOUN($space, case: "where") }
ui-qm-event-about-to-go = { NOUN($whom) }: jednostka { NOUN($space, case: "where") } ma zostać usunięta
ui-qm-event-removed = { NOUN($whom) }: jednostka { NOUN($space, case: "where") } została usunięta
ui-qm-event-waged = { NOUN($country) }: zagrano „{ NOUN($card) }”
ui-qm-event-raided = { NOUN($whom) }: grozi utrata kart
ui-qm-event-status-used = wykorzystano „{ NOUN($card) }”
ui-qm-event-played = { NOUN($country) }: zagrano „{ NOUN($card) }”
ui-qm-when-space = miejsce: { NOUN($noun) }
ui-qm-when-whom = jednostka lub karty: { NOUN($noun) }
ui-qm-when-actor = kto działa: { NOUN($noun) }
ui-qm-carrying-out = { $card }: { $text }
ui-qm-point-cards = Wskaż karty i potwierdź.
ui-qm-point-where = Gdzie? Wskaż obszar, który świeci, albo potwierdź i odpowiedz później.
ui-qm-card-where = Po potwierdzeniu karta zostanie zagrana { NOUN($space, case: "where") }.
ui-qm-due = { NOUN($country) }: { $cause }
ui-qm-to-pay = { $cards ->
    [one] Koszt: 1 karta z ręki.
    [few] Koszt: { $cards } karty z ręki.
   *[other] Koszt: { $cards } kart z ręki.
}

## Karty

ui-qm-card = { NOUN($card) }, { $kind }. { $text }{ $points ->
    [0] {""}
   *[other] {" "}Teraz { $points } PZ.
}{ $state ->
    [chosen] {" "}Wybrane.
    [legal] {" "}Możliwe.
    [discard] {" "}Można tylko odrzucić.
   *[none] {""}
}
ui-qm-now = teraz { $points } PZ
ui-qm-band-build-army = Sformuj armię
ui-qm-band-land-battle = Bitwa lądowa
ui-qm-band-build-navy = Sformuj flotę
ui-qm-band-sea-battle = Bitwa morska
ui-qm-band-economic-warfare = Ekonomia
ui-qm-band-event = Wydarzenie
ui-qm-band-response = Reakcja
ui-qm-band-status = Status
ui-qm-way-play = Zagraj
ui-qm-way-discard = Odrzuć
ui-qm-way-play-unseen = Wyłóż kartę Reakcji
ui-qm-way-discard-unseen = Odrzuć zakrytą kartę
ui-qm-unseen = Karta z drukowanej ręki
ui-qm-kinds = Rodzaje kart
ui-qm-hand-of = Ręka: { NOUN($country) }
ui-qm-hands = Twoje państwa
ui-qm-table-of = Stół: { NOUN($country) }
ui-qm-on-table = Na stole
ui-qm-kept = Zostają na ręce
ui-qm-table-empty = Tu leżą karty statusu i reakcji.
ui-qm-piles = Talia { $deck } · Odrzucone { $discards }
ui-qm-piles-of = Ręka { $hand } · Talia { $deck } · Odrzucone { $discards }
ui-qm-in-use = wybrane
ui-qm-usable = do użycia
ui-qm-spent = użyte
ui-qm-face-down = Zakryta: znasz ją tylko ty
ui-qm-face-down-count = { $count ->
    [one] 1 zakryta karta reakcji
    [few] { $count } zakryte karty reakcji
   *[other] { $count } zakrytych kart reakcji
}
ui-qm-dummies = nr { $numbers }
ui-qm-cut-at = Bez zaopatrzenia: { $spaces }.
ui-qm-revealed = Na pewno na ręce: { $cards }.
ui-qm-discard-pile = Odrzucone od najnowszej: { $cards }.
ui-qm-reconstructed = Treść tej karty jest rekonstrukcją.
ui-qm-watching = Oglądasz. Karty na rękach są ukryte.

## Państwa i punkty

ui-qm-country = Państwo
ui-qm-table-cards = Karty na stole
ui-qm-hand-deck = Ręka i talia
ui-qm-hand-deck-brief = ręka/talia
ui-qm-reserve = Armie i floty w rezerwie
ui-qm-reserve-brief = rezerwa
ui-qm-table-count = statusy: { $status }, reakcje: { $responses }
ui-qm-you = Ty
ui-qm-on-turn = teraz gra
ui-qm-level = Remis
ui-qm-leads = { NOUN($side) }: przewaga { $points }
ui-qm-wins-by = przewaga { $points } na koniec rundy wygrywa
ui-qm-turn = Runda { $turn }
ui-qm-round = Runda { $round } z { $rounds }
ui-qm-rounds-played = { $rounds ->
    [one] Rozegrano 1 rundę.
    [few] Rozegrano { $rounds } rundy.
   *[other] Rozegrano { $rounds } rund.
}

## Pierwsza gra z przewodnikiem

ui-qm-learn-goal = Prowadzisz Niemcy, jedno z trzech państw Osi; pozostałymi pięcioma grają boty. Obie drużyny zbierają punkty, a przewaga 30 punktów na koniec rundy od razu wygrywa.
ui-qm-learn-home = Tu zaczyna się twoja wojna: stolica z pierwszą armią. Gwiazda to obszar z zaopatrzeniem: zaopatruje twoje jednostki i daje punkty.
ui-qm-learn-hand = Talia to twoja wojna. Masz dziesięć kart, trzy z nich trzeba odrzucić. Wskaż taką, bez której się obejdziesz.
ui-qm-learn-away = Wskaż razem trzy i potwierdź. Zostaw trochę formowania armii i bitew lądowych: bez nich nic się nie ruszy.
ui-qm-learn-play = W turze zagrywasz jedną kartę. Wskaż którąś; pełną treść przeczytasz po prawej.
ui-qm-learn-confirm = Tu jest napisane, co zrobisz, a pod spodem, co z tego wyniknie. Potwierdź albo wskaż inną kartę.
ui-qm-learn-build = Świecą obszary, gdzie nowa jednostka miałaby zaopatrzenie. Wskaż któryś i potwierdź.
ui-qm-learn-battle = Świecą obszary, gdzie możesz wywołać bitwę. Bitwa usuwa wrogą jednostkę; nigdy nie zawodzi, chyba że odpowie na nią karta.
ui-qm-learn-supply = Zielone linie to twoje zaopatrzenie: każdą jednostkę muszą łączyć twoje własne jednostki z gwiazdą, którą trzymasz. Co jest odcięte w fazie zaopatrzenia, przepada.
ui-qm-learn-victory = Po zaopatrzeniu liczysz punkty: 2 za każdą gwiazdę tylko z twoją armią, 1 tam, gdzie stoi też sojusznik.
ui-qm-learn-discard = Teraz możesz odrzucić dowolnie wiele niechcianych kart; potem dobierasz do siedmiu. Pusta talia kosztuje punkty, więc nie trać jej zbyt szybko.
ui-qm-learn-window = Na to, co się stało, ktoś może odpowiedzieć. Pytamy też ciebie, nawet gdy nie masz nic pasującego, żeby nikt nie poznał twoich kart. Użyj karty albo spasuj.
ui-qm-learn-nations = Państwa w kolejności tur: karty na stole, ręka i talia, pozostałe armie i floty. Wskaż któreś, a zobaczysz jego zaopatrzenie i karty.
ui-qm-learn-end = To wystarczy. Wskaż cokolwiek, a przeczytasz, co to robi; zasady są w menu. Powodzenia!
ui-which-cards =
    { $left ->
        [one] { $names }: jeszcze jedna karta?
        [few] { $names }: jeszcze { $left } karty?
       *[many] { $names }: jeszcze { $left } kart?
    }
