### Jak opowiada się wojnę: raport, kalendarz, koniec.

ui-gw-story-asking = Chwileczkę…
ui-gw-story-headlines = Najważniejsze
ui-gw-story-nothing = Od tego czasu nic się nie wydarzyło.
ui-gw-story-since = Od twojej tury
ui-gw-story-since-date = { $turns ->
    [one] { $date }, { $turns } tura innych
    [few] { $date }, { $turns } tury innych
   *[other] { $date }, { $turns } tur innych
}
ui-gw-story-away = { $hours ->
    [0] Co działo się bez ciebie
    [one] Co działo się bez ciebie: { $hours } godzina
    [few] Co działo się bez ciebie: { $hours } godziny
   *[other] Co działo się bez ciebie: { $hours } godzin
}
ui-gw-story-mood-up = dobre dla ciebie
ui-gw-story-mood-down = złe dla ciebie
ui-gw-story-mood-none = ani dobre, ani złe dla ciebie
ui-gw-story-turns = Tury
ui-gw-story-for-you = twoja, rozegrana za ciebie
ui-gw-story-more-turns = Wcześniejsze tury: { $count }
ui-gw-story-losses = −{ $lost } / −{ $beaten }
ui-gw-story-no-loss = bez strat
ui-gw-story-now-yours = Teraz: { $date }, twoja tura
ui-gw-story-now = Teraz: { $date }
ui-gw-story-wait = Grają inni.
ui-gw-story-watch = Obejrzyj jeszcze raz
ui-gw-story-start = Zacznij turę

ui-gw-story-pause = Wstrzymaj
ui-gw-story-play = Odtwarzaj wojnę tura po turze
ui-gw-story-scrub = Tura kalendarzowa
ui-gw-story-quiet = Spokojne półrocze.
ui-gw-story-replay = Odtwórz odtąd
ui-gw-story-to-now = Powrót do teraz
ui-gw-story-map = Mapa, jak wtedy wyglądała
ui-gw-story-front = Front
ui-gw-story-front-before = Pół roku wcześniej
ui-gw-story-incomes = Dochód, IPP na turę
ui-gw-story-small-maps = Małe mapy

ui-gw-story-not-over = Wojna trwa
ui-gw-story-won = Zwycięzca: { $side }, { $points ->
    [one] o jeden punkt
    [few] o { $points } punkty
   *[other] o { $points } punktów
}
ui-gw-story-tally = Punkty { $points }.
ui-gw-story-overtime = Przy remisie gra się dalej, aż jakaś tura kalendarzowa skończy się przewagą jednej strony.
ui-gw-story-winner = zwycięzca
ui-gw-story-cities = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[other] { $count } miast
}
ui-gw-story-objectives = { $points } z { $all } za cele
ui-gw-story-lacks = brakuje: { $what }
ui-gw-story-met = spełniony
ui-gw-story-not-met = niespełniony
ui-gw-story-points = Punkty według tur
ui-gw-story-decided = Co przesądziło
ui-gw-story-last-turn = Ostatnia tura: { $date }
ui-gw-story-rolls-from = Od lipca 1944 wojnę może zakończyć rzut.
ui-gw-story-no-roll = Ten teatr kończy się ostatnią turą kalendarzową, bez rzutu.
ui-gw-story-roll = Rzut na koniec gry: { $date }
ui-gw-story-lost-capitals = stolice w rękach wroga
ui-gw-story-ends-at = wojna kończy się do { $most }
ui-gw-story-not-thrown = bez rzutu
ui-gw-story-needs = do { $most }
ui-gw-story-tie = Wojna by się skończyła, ale nikt nie prowadzi sam: gra toczy się dalej.
ui-gw-story-how = Jak to się skończyło

ui-gw-story-now-about = { $phase } · w skarbcu { $ipp } IPP

ui-gw-story-review = { $lost ->
    [0] Zanim skończysz: może zapomniane { $forgotten }
   *[other] Zanim skończysz: straty { $lost }, może zapomniane { $forgotten }
}
ui-gw-story-review-none = Nie ma czego żałować
ui-gw-story-review-about = Możesz skończyć mimo to. O to, co oznaczysz jako zamierzone, gra w tej turze już nie pyta.
ui-gw-story-back = Wróć
ui-gw-story-show = Pokaż
ui-gw-story-review-money = Zakupy kończą się z tą fazą; niewydane zostaje w skarbcu.
ui-gw-story-review-doomed = Nie mają w zasięgu lądowiska i przepadną z końcem fazy.
ui-gw-story-review-unmoved = W tej fazie mogą się jeszcze ruszyć.
ui-gw-story-review-place = Nierozmieszczone czeka w zapasie do następnej tury.
ui-gw-story-review-upgrade = Ulepszenie można rozmieścić teraz.
ui-gw-story-review-rail = Pociągi są w tej turze wolne.
ui-gw-story-review-naval = Strategiczne ruchy morskie są w tej turze wolne.
ui-gw-story-review-surprise = Raz w grze i tylko w turze, w której wojna się zaczyna.
ui-gw-story-review-blitzkrieg = Raz w grze: druga runda ruchów i bitew na lądzie i w powietrzu.
ui-gw-story-review-overlord = Raz w grze: USA i Wspólnota Brytyjska lądują razem.
ui-gw-story-review-research = Kostka nierzucona teraz przepada.
ui-gw-story-review-exposed = Obok stoi wróg; obrońców: { $held }.
