### Plansza gry Global War.

ui-gw-you = ty
ui-gw-nation = Państwo
ui-gw-income = Dochód
ui-gw-bank = Skarbiec
ui-gw-on-turn = teraz gra
ui-gw-turn-of = tura { $turn } z { $turns }
ui-gw-phases = Fazy tury
ui-gw-phase-production = Produkcja
ui-gw-phase-combat-movement = Ruch bojowy
ui-gw-phase-combat = Walka
ui-gw-phase-non-combat = Ruch niebojowy
ui-gw-phase-placement = Rozmieszczenie
ui-gw-standing = { $own } IPP, na początku { $first }

ui-gw-victory-points = Punkty zwycięstwa
ui-gw-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
ui-gw-aims = Cele
ui-gw-aim-held = { $have } z { $wanted }
ui-gw-aims-ours = Cele tego teatru są nasze własne, miasta zwycięstwa są z mapy. Po ostatniej turze wygrywa, kto ma najwięcej punktów.

ui-gw-screens = Ekrany
ui-gw-screen-report = Raport
ui-gw-screen-review = Przegląd
ui-gw-screen-calendar = Kalendarz
ui-gw-screen-ending = Koniec
ui-gw-screen-politics = Polityka
ui-gw-screen-research = Badania, lend-lease
ui-gw-screen-france = Upadek Francji
ui-gw-to-table = Do stołu
ui-gw-just-now = Przed chwilą
ui-gw-all-nations = Wszystkie państwa
ui-gw-to-war = Na drodze do wojny
ui-gw-rolls-from = rzuty końcowe od tury { $turn }
ui-gw-may-war = może iść na wojnę
ui-gw-needs = { $income } z { $war } IPP potrzebnych do wojny
ui-gw-seating-choose = Wybierz, kto kim gra
ui-gw-seating-player = Gracz { $number }
ui-gw-seating-gives = { NOUN($nation) }: gracz { $number }
ui-gw-seating-not = Każdy gracz prowadzi co najmniej jedno mocarstwo i tylko mocarstwa jednego sojuszu. Do tego czasu obowiązuje podział drukowany.
ui-gw-seating-so = Mocarstwa są tak podzielone; miejsca powyżej to pokazują.
ui-gw-theatres = Teatry
ui-gw-theatre-europe = Europa
ui-gw-theatre-soviet-union = Związek Radziecki
ui-gw-theatre-mediterranean = Morze Śródziemne, Afryka
ui-gw-theatre-asia = Chiny, Azja Południowa
ui-gw-theatre-pacific = Pacyfik
ui-gw-theatre-atlantic = Atlantyk, Ameryki
ui-gw-theatre-attacks = { $count ->
    [one] { $count } planowany atak
    [few] { $count } planowane ataki
   *[many] { $count } planowanych ataków
}
ui-gw-theatre-units = { $count ->
    [one] { $count } jednostka do ruchu
    [few] { $count } jednostki do ruchu
   *[many] { $count } jednostek do ruchu
}
ui-gw-theatre-quiet = Spokój
ui-gw-theatre-side = { $count } { NOUN($side) }
ui-gw-units-on-map = Jednostek na mapie: { $count }
ui-gw-total = { NOUN($nation) }, { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}, { NOUN($zone) } i okolica: zobaczyć z bliska
ui-gw-layers = Co pokazuje mapa
ui-gw-layer-terrain = Teren
ui-gw-layer-rail = Kolej
ui-gw-layer-rivers = Rzeki
ui-gw-layer-convoys = Konwoje
ui-gw-zone = { NOUN($zone) }: { $land ->
    [yes] { NOUN($owner) }
   *[no] morze
}; { $units ->
    [0] bez jednostek
   *[other] { $units }
}{ $state ->
    [chosen] , wybrano
    [legal] , można wybrać
   *[none] { "" }
}
ui-gw-stack = { NOUN($nation) }: { $units }
ui-gw-ipp = { $ipp } IPP
ui-gw-ipp-left = IPP do wydania
ui-gw-city = Miasto
ui-gw-capital = Stolica: { NOUN($nation) }
ui-gw-victory-city = Miasto zwycięstwa
ui-gw-sea-zone = Strefa morska
ui-gw-attack = Atak
ui-gw-attack-short = A
ui-gw-defence = Obrona
ui-gw-defence-short = O
ui-gw-move = Ruch
ui-gw-move-short = R
ui-gw-cost = Cena { $ipp } IPP
ui-gw-hits = Wytrzymuje trafień: { $hits }
ui-gw-most-damage = Uszkodzenia najwyżej { $damage }
ui-gw-money = Skarbiec { $money }, dochód { $income }
ui-gw-controlled = Kontroluje: { NOUN($nation) }
ui-gw-at-war = W stanie wojny: { $nations }.
ui-gw-at-peace = Z nikim nie walczy.
ui-gw-near-land = Lądem
ui-gw-near-rail = Koleją
ui-gw-near-river = Przez rzekę
ui-gw-near-coast = Wybrzeże
ui-gw-near-sea = Morzem
ui-gw-near-crossing = Wąskie przejście
ui-gw-near-passage = Cieśnina lub kanał
ui-gw-near-impassable = Nie do przebycia

ui-gw-idle = Strefy z jednostkami, które mogą się ruszyć: { $zones }. Wskaż jedną z nich.
ui-gw-ordered = Rozkazy: { $orders }
ui-gw-leave-out = Cofnij: { $order }
ui-gw-units-in = Jednostki: { NOUN($zone) }
ui-gw-pick-land = Wszystko na lądzie
ui-gw-pick-sea = Wszystkie okręty
ui-gw-pick-air = Wszystkie samoloty
ui-gw-let-go = Puść
ui-gw-ways = Jak pójdą
ui-gw-way-move = Ruch
ui-gw-way-annex = Aneksja
ui-gw-way-unload = Wyładuj
ui-gw-way-rail = Koleją
ui-gw-way-sail = Strategiczny ruch morski
ui-gw-way-patrol = Patrol
ui-gw-way-land = Zakończ patrol
ui-gw-way-harbour = Do portu
ui-gw-way-force = Sforsuj cieśninę
ui-gw-way-shell = Ostrzelaj
ui-gw-way-clash = Starcie graniczne
ui-gw-way-launch = Odpal
ui-gw-here-load = Załaduj: { $group } → { $carrier }, { $at }
ui-gw-here = Rozkazy na miejscu
ui-gw-group = { $unit }: wybrano { $count } z { $most }
ui-gw-fewer = Mniej: { $unit }
ui-gw-more = Więcej: { $unit }
ui-gw-note-left = pozostały ruch { $left }
ui-gw-note-damage = uszkodzenia { $damage }
ui-gw-work = W budowie: { NOUN($facility) }, { NOUN($nation) }, etap { $paid }/{ $stages }
ui-gw-hint-choose = Wybierz poniżej.
ui-gw-hint-zone = Wskaż strefę ze swoimi jednostkami, a potem cel.
ui-gw-hint-units = { NOUN($zone) }: wybierz jednostki na dole.
ui-gw-hint-target = { NOUN($zone) }, wybrano jednostek: { $count }. Wskaż, dokąd pójdą.
ui-gw-hint-production = Naciśnij to, co chcesz kupić. Na koniec zakończ fazę.
ui-gw-hint-placement = Wskaż jednostkę, a potem strefę dla niej.
ui-gw-hint-retreat = Wybierz, czy atak trwa dalej.
ui-gw-hint-alert = Wybierz na dole, kto bierze udział, albo potwierdź gotowość.
ui-gw-hint-losses = Szybki wybór wypełnia straty; zmień je, jak chcesz, i potwierdź.
ui-gw-hint-battles = Wskaż strefę bitwy, która będzie pierwsza.
ui-gw-hint-track = Wybierz granicę na dole albo wskaż strefę za nią.
ui-gw-hint-breakout = Wybierz na dole okręt i morze albo zostań.
ui-gw-hint-handover = Wybierz na dole, czyja będzie.
ui-gw-hint-capital = Wskaż strefę nowej stolicy.
ui-gw-hint-blitz = Wybierz, kto rusza dalej i dokąd; albo stój.
ui-gw-brief-together = Idą z nią kolejne grupy: { $groups }.

ui-gw-buy = Co można kupić
ui-gw-shelf-land = Lądowe
ui-gw-shelf-air = Lotnicze
ui-gw-shelf-sea = Morskie
ui-gw-shelf-works = Obiekty i inne
ui-gw-stages = { $stages ->
    [one] { $stages } etap
    [few] { $stages } etapy
   *[other] { $stages } etapów
}
ui-gw-good = { $ipp } IPP, atak { $attack }, obrona { $defence }, ruch { $move }
ui-gw-nothing-to-buy = Niczego nie można kupić.
ui-gw-treasury = Skarbiec
ui-gw-basket = Zamówiono
ui-gw-basket-done = już zapłacono
ui-gw-basket-empty = Jeszcze nic.
ui-gw-box = Jednostki do rozmieszczenia
ui-gw-box-about = Nierozmieszczone czekają.
ui-gw-box-empty = Wszystko rozmieszczono. Do zakończenia tury można to cofnąć.
ui-gw-end-turn = Zakończ turę
ui-gw-review = Zanim zakończysz fazę
ui-gw-review-lost = Przepadnie
ui-gw-review-forgotten = Może zapomniane
ui-gw-review-known = Dla informacji
ui-gw-review-meant = Celowo
ui-gw-review-meant-this = To celowe: { $text }
ui-gw-review-more = +{ $count }
ui-gw-review-money = { NOUN($nation) }: niewydane IPP: { $count }
ui-gw-review-doomed = Samoloty bez miejsca do lądowania: { $count }
ui-gw-review-unmoved = Jednostki, które się nie ruszyły: { $count }
ui-gw-review-place = Do rozmieszczenia: { $unit } ×{ $count }
ui-gw-review-upgrade = Do ulepszenia: { $unit } ×{ $count }
ui-gw-review-rail = Pozostałe ruchy koleją: { $count }
ui-gw-review-naval = Pozostałe strategiczne ruchy morskie: { $count }
ui-gw-review-surprise = Nie zapowiedziano ataku z zaskoczenia: w tej turze albo nigdy.
ui-gw-review-blitzkrieg = Blitzkrieg nie został jeszcze użyty.
ui-gw-review-exposed = Stolica lub miasto zwycięstwa: wrogów obok { $count }
ui-gw-review-research = Nierzucone kości badań: { $count }
ui-gw-review-overlord = Overlord nie został jeszcze użyty.

ui-gw-battle = Bitwa: { NOUN($zone) }
ui-gw-battle-about = atak: { NOUN($attacker) }, obrona: { NOUN($defender) }{ $city ->
    [yes] , miasto
   *[no] { "" }
}{ $terrain ->
    [normal] { "" }
   *[other] , { NOUN($terrain) }
}
ui-gw-battle-back = Wróć do bitwy: { NOUN($zone) }
ui-gw-battle-away = Spójrz na mapę
ui-gw-round = Runda { $round }
ui-gw-round-of = Runda { $round } z { $rounds }
ui-gw-step = { $step }, { $side ->
    [attacker] atakujący
   *[defender] obrońca
}: trafienia { $hits }
ui-gw-step-none = Obie strony stoją naprzeciw siebie. Teraz kostki.
ui-gw-step-bombardment = Ostrzał brzegu
ui-gw-step-city-flak = Ogień przeciwlotniczy miasta
ui-gw-step-first-strike = Pierwsze uderzenie
ui-gw-step-air-superiority = Przewaga w powietrzu
ui-gw-step-flak = Ogień przeciwlotniczy
ui-gw-step-drop = Zrzut
ui-gw-step-attack = Atak
ui-gw-step-port-flak = Ogień przeciwlotniczy portu
ui-gw-step-defence = Obrona
ui-gw-step-interception = Przechwycenie
ui-gw-step-shells = Ostrzał
ui-gw-step-never = Ogień
ui-gw-attackers = Atakujący
ui-gw-defenders = Obrońcy
ui-gw-die-hit = trafienie
ui-gw-die-miss = pudło
ui-gw-die-picks = trafienie, cel wybiera strzelający
ui-gw-side-worth = jednostek { $units }, { $ipp } IPP
ui-gw-works = fortyfikacje
ui-gw-token = { $unit }: { $count }{ $lost ->
    [0] { "" }
   *[other] , straty { $lost }
}{ $thrown ->
    [0] { "" }
   *[other] , rzuty { $rolls }
}
ui-gw-mods-attacker = Modyfikatory atakującego
ui-gw-mods-defender = Modyfikatory obrońcy
ui-gw-no-losses = bez strat
ui-gw-pick-losses = { $hits ->
    [one] Jedno trafienie: wybierz stratę
    [few] { $hits } trafienia: wybierz straty
   *[other] { $hits } trafień: wybierz straty
}
ui-gw-pick-targets = { $hits ->
    [one] Wybierz jeden cel
    [few] Wybierz { $hits } cele
   *[other] Wybierz { $hits } celów
}
ui-gw-presets = Szybki wybór
ui-gw-in-battle = w bitwie { $count }, po { $ipp } IPP
ui-gw-take-losses = Potwierdź straty

ui-gw-outlook = Szanse w bitwie
ui-gw-outlook-take = Szansa na zajęcie strefy { NOUN($zone) }
ui-gw-outlook-win = Szansa na zwycięstwo: { NOUN($zone) }
ui-gw-outlook-from = od { $round }. rundy
ui-gw-outlook-asking = Liczymy kości …
ui-gw-outlook-none = Szanse w tej bitwie nie są znane.
ui-gw-outlook-nobody = { NOUN($zone) }: nikt się nie broni.
ui-gw-outlook-bar = { $attacker } { $mine }, { $defender } { $theirs }
ui-gw-outlook-takes = Pada
ui-gw-outlook-wins = Wygrana
ui-gw-outlook-held = Obrona
ui-gw-outlook-losses = Oczekiwane straty
ui-gw-outlook-exact = dokładnie
ui-gw-outlook-simulated = rozegranych bitew: { $battles }, ± { $error }
ui-gw-repeat = Jak ostatnio: { $orders }
ui-gw-settle = Rozstrzygnij bitwę: { $chance }
ui-gw-settle-running = Bitwa trwa…
ui-gw-settle-surprise = Poszło inaczej, niż oczekiwano. Decyzja należy do ciebie.
ui-gw-outlook-lab = Otwórz w kalkulatorze szans
ui-gw-recall = Stolica wraca
ui-gw-announce = Zapowiedzi
ui-gw-surprise = Atak z zaskoczenia
ui-gw-surprise-where = Wskaż zaskoczoną strefę; po morzu może nastąpić jego wybrzeże.
ui-gw-why-surprise = Raz: lotnictwo uderza pierwsze, nikt nie startuje na pomoc, o ruch dalej.
ui-gw-why-blitzkrieg = Raz: niemieckie jednostki lądowe i lotnicze ruszają i walczą w tej turze dwa razy.
ui-gw-why-overlord = Raz: na tę strefę w tej turze atakują razem jednostki USA i Wspólnoty Brytyjskiej.
ui-gw-why-scorch = Znika na dobre; kto zdobędzie strefę, nie znajdzie nic.
ui-gw-why-press = Walka trwa następną rundę.
ui-gw-why-retreat = Kto może, wraca; desant walczy dalej.
ui-gw-why-ready = Nic więcej: bitwa się zaczyna.
ui-gw-why-ground = Nie walczą, a gdy strefa padnie, przepadają.
ui-gw-why-dive = Okręty podwodne się zanurzają, patrole zawracają.
ui-gw-why-scramble = Dołącza do bitwy z sąsiedztwa.
ui-gw-why-kamikaze = Ataki na okręty na 7 przed wszystkim innym; do 3 wybierają cel.
ui-gw-why-halt = Nikt nie rusza dalej.
ui-gw-why-slip = Rajder umyka.
ui-gw-why-stand = Rajder przyjmuje bitwę.
ui-gw-why-engage = Jedna runda z okrętami podwodnymi albo bitwa w fazie walki.
ui-gw-why-declare = Wojna zaczyna się od razu.
ui-gw-why-tear = Przez tę granicę do naprawy nie jedzie żaden pociąg.
ui-gw-why-leave = Okręty atakującego na zewnątrz oznaczają bitwę.
ui-gw-why-stay = Pozostałe okręty zostają w porcie.
ui-gw-why-keep = Strefa i jej dochód zostają przy tobie.
ui-gw-why-give = Strefa i dochód są ich; kto nie może zostać, odchodzi obok.
ui-gw-why-capital = Dochód zbiera się odtąd stąd.

ui-gw-real-fires = { NOUN($nation) } strzela: rzuć kością za każdy strzał
ui-gw-real-roll = { $cause }: rzuć D{ $sides }
ui-gw-real-asked = { $name }: { $hint }
