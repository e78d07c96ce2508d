### Słowa strony szans.

ui-gw-odds-page = Szanse w bitwie · Sandtable
ui-gw-odds-title = Kto wygra bitwę?
ui-gw-odds-kind = Rodzaj bitwy
ui-gw-odds-kind-land = Bitwa lądowa
ui-gw-odds-kind-amphibious = Desant morski
ui-gw-odds-kind-airborne = Desant powietrzny
ui-gw-odds-kind-naval = Bitwa morska
ui-gw-odds-kind-port = Atak na port
ui-gw-odds-kind-interception = Przechwycenie bombowców
ui-gw-odds-kind-attrition = Atak na wyczerpanie
ui-gw-odds-kind-clash = Starcie graniczne
ui-gw-odds-kind-encounter = Spotkanie na morzu
ui-gw-odds-nation = Nacja: { $side }
ui-gw-odds-worth = { $ipp } IPP
ui-gw-odds-swap = Zamień strony
ui-gw-odds-forces = Jednostki obu stron
ui-gw-odds-attacks = Atakuje
ui-gw-odds-defends = Broni
ui-gw-odds-values = A/O
ui-gw-odds-values-about = Atak i obrona
ui-gw-odds-many = { $unit }, { $side }
ui-gw-odds-less = { $what }: o jedną mniej
ui-gw-odds-more = { $what }: o jedną więcej
ui-gw-odds-more-units = Więcej jednostek
ui-gw-odds-fewer-units = Mniej jednostek
ui-gw-odds-ground = Teren i okoliczności
ui-gw-odds-with-city = Miasto
ui-gw-odds-with-surrounded = Otoczone
ui-gw-odds-with-river = Rzeka
ui-gw-odds-with-fort = Fortyfikacje
ui-gw-odds-with-maginot = Linia Maginota
ui-gw-odds-with-blitzkrieg = Blitzkrieg
ui-gw-odds-with-surprise = Atak z zaskoczenia
ui-gw-odds-with-hunted = Zaczęły okręty podwodne
ui-gw-odds-guns = Działa nadbrzeżne
ui-gw-odds-choices = Jak strony wybierają
ui-gw-odds-losses = Straty: { $nation }
ui-gw-odds-retreat = Atakujący się wycofa
ui-gw-odds-retreat-never = nigdy
ui-gw-odds-retreat-weaker = gdy jest słabszy
ui-gw-odds-retreat-after = po rundzie { $number }
ui-gw-odds-retreat-below = gdy ma mniej niż { $number } jednostek
ui-gw-odds-helps = Co by pomogło
ui-gw-odds-help = +{ $many } { $many ->
    [one] { NOUN($unit) }
    [few] { NOUN($unit, case: "few") }
   *[other] { NOUN($unit, case: "many") }
}
ui-gw-odds-ipp = { $ipp } IPP
ui-gw-odds-better = { $before } → { $after }
ui-gw-odds-clear = Wyczyść
ui-gw-odds-example = Przykład
ui-gw-odds-share = Kopiuj odnośnik
ui-gw-odds-nobody = Dodaj atakujących, a zobaczysz, jak bitwa zapewne się skończy.
ui-gw-odds-refused = Nie ma takiej bitwy. Usuń część jednostek.
ui-gw-odds-asking = Liczy się każdy rzut …
ui-gw-odds-result = Wynik
ui-gw-odds-falls = Strefa pada
ui-gw-odds-falls-within = { $rounds ->
    [one] Strefa pada w jednej rundzie
   *[other] Strefa pada w ciągu { $rounds } rund
}
ui-gw-odds-wins = Atakujący wygrywa
ui-gw-odds-wins-within = { $rounds ->
    [one] Atakujący wygrywa w jednej rundzie
   *[other] Atakujący wygrywa w ciągu { $rounds } rund
}
ui-gw-odds-untaken = wygrana, ale nie ma kto zająć strefy
ui-gw-odds-bar = { $attacker } { $mine }, { $defender } { $theirs }
ui-gw-odds-said = { $nation }: { $chance }
ui-gw-odds-loses = { $nation }: średnia strata
ui-gw-odds-of = z { $worth }, zwykle { $low }–{ $high }
ui-gw-odds-ends = Jak kończy się bitwa
ui-gw-odds-ends-said = { $wins }: { $mine }. { $holds }: { $theirs }.
ui-gw-odds-column = { $range } IPP: { $chance }
ui-gw-odds-column-width = kolumna = { $step } IPP
ui-gw-odds-holds = { $nation } broni się
ui-gw-odds-takes = { $nation } zajmuje strefę
ui-gw-odds-beats = { $nation } wygrywa
ui-gw-odds-left = { $what }: zostaje IPP
ui-gw-odds-left-short = { $what }
ui-gw-odds-rounds = Runda po rundzie
ui-gw-odds-rounds-about = pozostałe IPP
ui-gw-odds-round = runda { $round }
ui-gw-odds-start = start
ui-gw-odds-round-said = Po rundzie { $round }: { $attacker } { $mine }, { $defender } { $theirs }.
ui-gw-odds-pill-falls = pada
ui-gw-odds-pill-wins = wygrana
ui-gw-odds-band = pas: 8 z 10 bitew
ui-gw-odds-expected = Oczekiwane straty
ui-gw-odds-expected-about = w IPP, najdroższe u góry
ui-gw-odds-lost-of = { $lost } z { $had }
