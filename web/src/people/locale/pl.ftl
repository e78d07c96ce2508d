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
ui-people-weekends = Weekendy się nie liczą
ui-people-clocks = Zegary
ui-people-own-clock = Twój czas
ui-people-window = Wszyscy odpowiadają w tajemnicy: zostało { $time }
ui-people-standing = Zegar teraz stoi.
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

## Spotkania

ui-people-page-lobby = Poczekalnia · Sandtable
ui-people-lobby = Poczekalnia
ui-people-pairing = Szybka gra
ui-people-pairing-about = Bez konta. Jedno naciśnięcie znajduje kogoś, kto chce tego samego, albo czeka na niego przy stole.
ui-people-title = Gra
ui-people-pair-live = 10 min
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
ui-people-live = { $minutes } min + { $seconds } s
ui-people-days = { $days ->
    [one] 1 dzień na turę
   *[other] { $days } dni na turę
}
ui-people-join = Dołącz
ui-people-listed = Pokaż w poczekalni: dołączyć może każdy
