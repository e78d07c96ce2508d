### Słowa stron dla ludzi.

## Konto i logowanie

ui-people-page-account = Konto · Sandtable
ui-people-page-sign-in = Logowanie · Sandtable
ui-people-account = Konto
ui-people-guest = W tej przeglądarce jesteś gościem
ui-people-guest-about = Do gry to wystarczy. Z kluczem dostępu masz konto: twoje gry idą z tobą, zalogujesz się na innych urządzeniach, a twoja nazwa należy tylko do ciebie. Trwa to dziesięć sekund i nie wymaga hasła.
ui-people-have = Mam już konto
ui-people-have-about = Twoje gry rozegrane jako gość pójdą z tobą.
ui-people-passkey-make = Utwórz klucz dostępu
ui-people-passkey-use = Zaloguj się kluczem dostępu
ui-people-passkey-add = Dodaj klucz dostępu
ui-people-not-given = Nie podano klucza dostępu. Spróbuj ponownie albo zaloguj się inaczej.
ui-people-mail-sign-in = Albo odnośnikiem na twój adres e-mail
ui-people-mail-add = Loguj się także przez e-mail
ui-people-mail-send = Wyślij odnośnik
ui-people-mail-sent = Odnośnik jest w drodze na adres { $mail }. Działa jeden raz, przez dwadzieścia minut.
ui-people-code = Albo kodem odzyskiwania
ui-people-sign-in = Zaloguj się
ui-people-sign-out = Wyloguj
ui-people-sign-out-others = Wyloguj wszystkie pozostałe
ui-people-link = Twój odnośnik
ui-people-link-about = Jedno naciśnięcie cię zaloguje. Odnośnik działa jeden raz.
ui-people-other-way = Zaloguj się inaczej
ui-people-ways = Sposoby logowania
ui-people-means-passkey = Klucz dostępu
ui-people-means-mail = Odnośnik w e-mailu
ui-people-means-code = Kod odzyskiwania
ui-people-remove = Usuń
ui-people-codes = { $count ->
    [0] Utwórz kody odzyskiwania
   *[other] Pozostałe kody odzyskiwania: { $count }. Utwórz nowe
}
ui-people-codes-once = Zachowaj te kody w bezpiecznym miejscu: pokazują się tylko teraz, a każdy zaloguje cię jeden raz, gdy stracisz wszystkie urządzenia.
ui-people-devices = Urządzenia
ui-people-device = Jakieś urządzenie
ui-people-here = to
ui-people-now = teraz
ui-people-tokens = Tokeny dla programów
ui-people-tokens-about = Program, który wysyła token, działa w twoim imieniu, o ile mu na to pozwolisz. Nikomu go nie pokazuj.
ui-people-token-name = Do czego ma służyć?
ui-people-token-make = Utwórz token
ui-people-token-once = Skopiuj go teraz: drugi raz się nie pokaże.
ui-people-scopes = Może
ui-people-scope-look = patrzeć
ui-people-scope-play = grać
ui-people-scope-host = zakładać stoły
ui-people-used = użyty { $when }
ui-people-revoke = Unieważnij
ui-people-data = Twoje dane
ui-people-data-about = Przechowujemy twoją nazwę, sposoby logowania, urządzenia, gry i to, co zostało przez ciebie powiedziane przy stołach. Zabierz to jako plik albo każ usunąć. Gry z innymi zostaną dla nich, a na twoim miejscu będzie „były gracz”.
ui-people-export = Zabierz ze sobą
ui-people-leave = Usuń moje konto
ui-people-leave-guest = Usuń wszystko moje
ui-people-leave-sure = Tak, usuń na zawsze

## Czas

ui-people-clock = Zegar
ui-people-pace-none = Bez zegara
ui-people-pace-live-10 = Na żywo: 10 min + 5 s za turę
ui-people-pace-live-20 = Na żywo: 20 min + 20 s za turę
ui-people-pace-live-60 = Na żywo: 60 min + 30 s za turę
ui-people-pace-days-1 = 1 dzień na turę
ui-people-pace-days-3 = 3 dni na turę
ui-people-pace-days-7 = 7 dni na turę
ui-people-out = Gdy czas się skończy
ui-people-out-bot = miejsce przejmuje bot
ui-people-out-remind = najpierw przypomnienie, potem miejsce przejmuje bot
ui-people-out-loss = gra jest przegrana
ui-people-weekends = Weekendy i święta państwowe graczy się nie liczą
ui-people-zone = Strefa czasowa
ui-people-weekends-off = bez weekendów: { $zone }
ui-people-weekends-by = Weekendy się nie liczą. Strefa czasowa: { $zone }.
ui-people-clocks = Zegary
ui-people-own-clock = Twój czas
ui-people-window = Wszyscy odpowiadają w tajemnicy: zostało { $time }
ui-people-standing = Zegar stoi do { $when }.
ui-people-away = Urlop
ui-people-away-left = { $days ->
    [one] w tym roku został 1 dzień
    [few] w tym roku zostały { $days } dni
   *[other] w tym roku zostało { $days } dni
}
ui-people-away-about = Gdy cię nie ma, zegary dniowe stoją. Zegary na żywo nie.
ui-people-away-from = Od
ui-people-away-until = do
ui-people-away-add = Zaplanuj
ui-people-holidays = Święta państwowe
ui-people-holidays-about = Gdzie weekendy się nie liczą, twój zegar stoi też w te dni, w twojej strefie czasowej. Inni widzą tylko, że stoi i do kiedy.
ui-people-holidays-whose = Święta kraju
ui-people-holidays-keep = Zachowuj
ui-people-holidays-next = Najbliższe: { $days } ({ $zone })
ui-people-holidays-from = Od { $day }: { $calendar }.
ui-people-holidays-later = Gdy jakieś święto już minęło, inny kraj liczy się pół roku po poprzednim.
ui-people-calendar-none = żadne
ui-people-calendar-at = Austria
ui-people-calendar-cz = Czechy
ui-people-calendar-de = Niemcy (całe)
ui-people-calendar-fr = Francja
ui-people-calendar-gb = Wielka Brytania (Anglia i Walia)
ui-people-calendar-pl = Polska
ui-people-calendar-sk = Słowacja
ui-people-calendar-us = USA (federalne)

## Spotkania

ui-people-page-lobby = Poczekalnia · Sandtable
ui-people-lobby = Poczekalnia
ui-people-pairing = Szybka gra
ui-people-pairing-about = Bez konta. Jedno naciśnięcie znajduje kogoś, kto chce tego samego, albo czeka na niego przy stole.
ui-people-title = Gra
ui-people-pair-live = 10 min
ui-people-pair-long = 20 min
ui-people-pair-days = 1 dzień
ui-people-pair-none = Bez zegara
ui-people-find = Znajdź przeciwnika
ui-people-open = Otwarte stoły
ui-people-open-all = razem { $count }
ui-people-open-none = Przy takim stole nikt teraz nie czeka. Szybka gra go założy.
ui-people-filter = Które stoły
ui-people-filter-fits = Dla mnie
ui-people-filter-live = Na żywo
ui-people-filter-days = Na dni
ui-people-filter-all = Wszystkie
ui-people-filter-title = Która gra
ui-people-filter-any = Wszystkie gry
ui-people-near = Na moim poziomie
ui-people-news = { $count ->
    [one] 1 nowy
    [few] { $count } nowe
   *[other] { $count } nowych
}
ui-people-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
ui-people-filled = tymczasem zajęty
ui-people-live = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
ui-people-days = { $days ->
    [one] 1 dzień na turę
   *[other] { $days } dni na turę
}
ui-people-join = Dołącz
ui-people-join-as = Dołącz: { $side }
ui-people-listed = Pokaż w poczekalni: dołączyć może każdy

## Ranking i profile

ui-people-page-person = { $name } · Sandtable
ui-people-since = Tutaj od: { $when }
ui-people-played = { $count ->
    [one] 1 gra
    [few] { $count } gry
   *[many] { $count } gier
}
ui-people-won-share = { $share } % wygranych
ui-people-ratings = Ranking
ui-people-band = pas to 95 % pewności
ui-people-curve = Jak zmieniał się ranking
ui-people-reckoned = Jak się go liczy
ui-people-reckoned-about = Każdy zaczyna od 1500. Liczą się tylko stoły rankingowe między osobami z kontem: strona zyskuje lub traci jako całość, tym więcej, im mniej się tego spodziewano. Nie liczy się gra, która kończy się, zanim każdy wykona dwa ruchy, ani gry z botami, między kontami używanymi w jednej przeglądarce, ani więcej niż pięć gier dziennie między tymi samymi dwiema osobami.
ui-people-unrated = Jeszcze żadnej gry rankingowej
ui-people-few = za mało, by ocenić
ui-people-month = { $change } w tym miesiącu
ui-people-history = Historia
ui-people-history-own = wszystkie twoje zakończone gry
ui-people-history-rated = gry rankingowe
ui-people-history-none = Jeszcze nic nie zagrano.
ui-people-more = Pokaż więcej
ui-people-draw = Remis
ui-people-place = Miejsce { $place } z { $places }
ui-people-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ui-people-with = razem: { $names }
ui-people-former = dawny gracz
ui-people-why-friendly = bez rankingu
ui-people-why-changed = nie liczy się: zmiana miejsc
ui-people-why-short = nie liczy się: za krótka
ui-people-why-kin = nie liczy się: jedna przeglądarka
ui-people-why-often = nie liczy się: dziś za często
ui-people-rated = Rankingowy: zmienia ranking
ui-people-rated-needs = rankingowy: wymaga klucza dostępu, 10 sekund
ui-people-level = rankingowy, { $rating }
ui-people-level-any = rankingowy
ui-people-friendly = towarzyski
ui-people-profile = Twój profil
ui-people-won = Wygrana
ui-people-lost = Przegrana

## Wezwania

ui-people-calls = Gdy mój ruch
ui-people-calls-about = Kto patrzy na stół, tego nie wzywamy.
ui-people-letters = Listy
ui-people-letters-off = Żadne
ui-people-letters-turns = Najwyżej jeden na godzinę
ui-people-letters-daily = Jeden dziennie
ui-people-letters-need = Listy wymagają adresu e-mail i serwera, który wysyła pocztę.
ui-people-bounced = Ostatniego listu nie udało się doręczyć. Sprawdź adres.
ui-people-push = Wzywaj mnie na tym urządzeniu
ui-people-push-end = Nie wzywaj mnie na tym urządzeniu
ui-people-feed = Utwórz kanał moich gier
ui-people-feed-renew = Nowy adres kanału
ui-people-feed-end = Zakończ kanał
ui-people-feed-once = Skopiuj go teraz: pokazujemy go raz. Kto go zna, widzi, kiedy twój ruch.
ui-people-feed-address = Adres kanału
ui-people-hooks = Pisz do naszego czatu
ui-people-hooks-about = Co dzieje się przy stole, piszemy w pokoju twojej grupy: podaj adres, który Discord, Slack lub inny czat daje na wiadomości.
ui-people-hook-table = Stół
ui-people-hook-url = Adres dla wiadomości
ui-people-hook-add = Pisz tam
ui-people-hook-once = Wiadomości podpisujemy tym sekretem, pokazujemy go raz:
ui-people-call = Twój ruch
ui-people-call-about = Jedno naciśnięcie zaloguje cię i otworzy stół. Odnośnik działa raz.
ui-people-call-open = Otwórz stół
ui-people-page-stop = Koniec listów · Sandtable
ui-people-stop = Bez dalszych listów?
ui-people-stop-about = Nie będziemy pisać, gdy będzie twój ruch. Listy możesz znów włączyć na koncie.
ui-people-stop-now = Nie pisz więcej
ui-people-stopped = Już do ciebie nie piszemy.
ui-people-missed = Gdy cię nie było
ui-people-missed-acts = { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
ui-people-missed-watch = Obejrzyj, { $seconds } s
ui-people-missed-all = Wszystkie { $count } w dzienniku

## Znajomi

ui-people-friends = Znajomi
ui-people-friends-here = { $count } tutaj
ui-people-present = przy stole
ui-people-absent = nie przy stole
ui-people-asked = jeszcze się nie zgadza
ui-people-asks = chce się zaprzyjaźnić
ui-people-bond-none = Poproś o znajomość
ui-people-bond-asked = Poproszono; cofnij
ui-people-bond-asks = Zgódź się na znajomość
ui-people-bond-friend = Znajomi; zakończ
ui-people-find-person = Znajdź kogoś po imieniu
ui-people-look-up = Znajdź

## Turnieje

ui-people-page-contests = Turnieje · Sandtable
ui-people-contests = Turnieje
ui-people-contests-all = Wszystkie turnieje i nowy
ui-people-contests-none = Nie ma teraz turnieju. Załóż nowy.
ui-people-contest-new = Nowy turniej
ui-people-contest-name = Jak się nazywa?
ui-people-contest-player = Gracz
ui-people-contest-make = Załóż
ui-people-contest-open = Otwórz
ui-people-contest-enter = Zapisz się
ui-people-contest-leave = Wycofaj się
ui-people-contest-begin = Zacznij teraz
ui-people-contest-begins = Zaczyna się
ui-people-contest-in-hour = za godzinę
ui-people-contest-in-day = jutro
ui-people-contest-in-week = za tydzień
ui-people-contest-pace-live = Na żywo, 20 min
ui-people-contest-pace-days = 3 dni na ruch
ui-people-contest-over = zakończony
ui-people-contest-gone = wycofany
ui-people-kind = Kto gra z kim
ui-people-kind-swiss = Szwajcarski
ui-people-kind-robin = Każdy z każdym
ui-people-entrants = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
ui-people-round = Runda { $round } z { $rounds }
ui-people-sign-up = zapisy do { $when }
ui-people-results = Tabela wyników
ui-people-games = Gry
ui-people-score = Punkty
ui-people-opposition = Punkty rywali
ui-people-rests = pauza, 1 punkt
ui-people-playing = w toku

## Telefony przy żywym stole

ui-people-page-join = Dołącz telefonem · Sandtable
ui-people-join-title = Dołącz do żywego stołu
ui-people-join-about = Przepisz kod, który widać na dużym ekranie przy twoim stole.
ui-people-join-code = Kod
ui-people-join-find = Dalej
ui-people-join-seats = Które miejsca są twoje?
ui-people-join-seats-about = Z tego telefonu wpisujesz tylko za te miejsca i widzisz tylko to, co im wolno widzieć.
ui-people-join-none = Wszystkie miejsca przy tym stole są zajęte.
ui-people-join-name = Twoje imię
ui-people-join-sit = Usiądź
ui-people-join-back = Inny kod
ui-people-screen-join = Dołącz telefonem:
ui-people-screen-code = kod
ui-people-screen-anew = Nowy kod
