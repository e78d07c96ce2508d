### To, co mówią wszystkie gry: odmowy, błędy w plikach, wspólne akcje i słowa przy stole.

## Miejsca

core-problem = { $place }: { $problem }
core-place-file = plik
core-place-line = wiersz { $line }

## Błędy w plikach i ustawieniach: co jest źle i co zrobić

core-malformed-choice = „{ $value }” jest tu niemożliwe; wybierz jedno z: { $choices }.
core-malformed-clock-manual = przy prawdziwym stole nie ma zegara; pomiń go.
core-malformed-constant = z wartością { $name } nie da się liczyć; wpisz zwykłą liczbę.
core-malformed-depth = zbyt głębokie zagnieżdżenie (najwyżej { $limit }); użyj mniejszej liczby poziomów.
core-malformed-duplicate = podano więcej niż raz; zostaw tylko jedno wystąpienie.
core-malformed-encoding = to nie jest poprawny tekst UTF-8; zapisz plik jako UTF-8.
core-malformed-entry = wpis ma niewłaściwą postać; porównaj go z docs/notation.md.
core-malformed-flag = to ani tak, ani nie; wpisz true albo false.
core-malformed-hex = to nie jest zapis szesnastkowy; użyj par znaków 0–9 i a–f.
core-malformed-id = „{ $value }” niczego w tej grze nie oznacza; sprawdź pisownię.
core-malformed-json = niepoprawny JSON w kolumnie { $column }; popraw zapis w tym miejscu.
core-malformed-key = nazwa pola nie jest tekstem; ujmij ją w cudzysłów.
core-malformed-list = to nie jest lista we właściwej postaci; zapisz ją w nawiasach kwadratowych, z właściwą liczbą pozycji.
core-malformed-long = za długie; { $limit ->
    [one] dozwolona jest najwyżej 1 pozycja
    [few] dozwolone są najwyżej { $limit } pozycje
   *[many] dozwolone jest najwyżej { $limit } pozycji
}.
core-malformed-missing = brakuje tego pola; dodaj je.
core-malformed-name-blank = imię musi być widoczne; wpisz jakieś litery.
core-malformed-name-bot = tak nazywa się bot; wybierz inne imię.
core-malformed-name-unseen = w tym imieniu są znaki, których nie widać albo które odwracają kierunek pisma; usuń je.
core-malformed-mail = to nie jest adres e-mail; napisz go jak nazwa@example.org.
core-malformed-name-mixed = ta nazwa miesza litery kilku alfabetów; użyj jednego.
core-malformed-noun = „{ $value }” nie da się nazwać w akcji; użyj liter, cyfr oraz : . _ + -, na początku litera.
core-malformed-number = ta liczba jest za duża; wpisz mniejszą.
core-malformed-object = to nie są nazwane pola; zapisz je w nawiasach klamrowych.
core-malformed-option = opcja nie może mieć takiej wartości; wpisz słowo, liczbę całkowitą, true albo false.
core-malformed-range = poza zakresem; wpisz liczbę całkowitą od { $least } do { $most }.
core-malformed-rules-gone = tę grę rozpoczęto według wersji { $version } zasad, której ten program już nie obsługuje; otwórz ją w programie z tamtego czasu.
core-malformed-rules-newer = tę grę rozpoczęto według wersji { $version } zasad, a ten program zna je tylko do wersji { $newest }; zainstaluj nowszy program.
core-malformed-size = za duże; czyta się najwyżej { $limit ->
    [one] 1 znak
    [few] { $limit } znaki
   *[many] { $limit } znaków
}.
core-malformed-text = to nie jest tekst; ujmij go w cudzysłów.
core-malformed-unknown = ta nazwa nic tu nie oznacza; popraw ją albo usuń.
core-malformed-untold = w tej grze program musi znać wszystkie ręce; pomiń to.
core-malformed-dealt = w tej grze nie można rozdawać tylko niektórym miejscom; pomiń to.
core-malformed-whole = to nie jest liczba całkowita; wpisz liczbę bez kropki dziesiętnej.
core-unproven-commitment = tajny klucz nie zgadza się ze swoim zobowiązaniem, plik zmieniono; użyj niezmienionej kopii.
core-unproven-cut = zapis urywa się przed rzutami, które miały nastąpić; użyj pełnej kopii.
core-unproven-illegal = zasady nie pozwalają na ten krok ({ $rule }), plik zmieniono; użyj niezmienionej kopii.
core-unproven-outcome = gra nie zakończyła się w ten sposób, plik zmieniono; użyj niezmienionej kopii.
core-unproven-step = ten krok nie wynika z tajnego klucza i zasad, plik zmieniono; użyj niezmienionej kopii.

## Odmowy

core-refused-over = Gra już się skończyła.
core-refused-turn = To nie twoja kolej.
core-refused-chance = Najpierw trzeba rzucić kostką albo losować.
core-refused-verb = „{ $verb }” nie jest teraz do wyboru.
core-refused-notation = „{ $text }” jest tu niezrozumiałe; wpisz czasownik i to, czego dotyczy.
core-refused-undo-nothing = Nie ma jeszcze niczego, co można by cofnąć.
core-refused-undo-other = Ktoś inny wykonał już akcję, więc swojej nie cofniesz bez zgody innych.
core-refused-undo-asked = Inni właśnie potajemnie decydują, więc teraz niczego nie można cofnąć.
core-refused-as-seen = Wpisz tylko to, co widzi cały stół, a nie jaka to karta.
core-refused-untold-bot = Bot nie może grać dalej drukowanymi kartami, których nikt programowi nie podał.
core-refused-undo-chance = Od tego czasu rzucano albo losowano, więc tej akcji nie można cofnąć bez zgody innych.
core-refused-undo-told = Ta akcja coś komuś ujawniła, więc nie można jej cofnąć bez zgody innych.
core-refused-correct = Tutaj nie można niczego poprawić.
core-refused-correct-changed = W międzyczasie coś wpisano; proszę jeszcze raz spojrzeć na listę.
core-refused-correct-far = Od tego czasu wydarzyło się zbyt wiele; popraw coś późniejszego albo cofnij.
core-refused-correct-entered = Tego nikt nie wpisał ręcznie, więc nie można tego zmienić.
core-refused-correct-secret = Nie wszyscy widzą ten wpis, a grają tu inni z własnymi tajemnicami; zamiast tego cofnij.
core-refused-correct-longer = W obecnym stanie gry nie jest to już możliwe.
core-refused-correct-rolled = Tutaj trzeba by rzucić albo losować od nowa. To, co następuje, można tylko odciąć.
core-refused-correct-bot = Tutaj najpierw musi zdecydować bot. To, co następuje, można tylko odciąć.
core-refused-correct-unsettled = Któryś wpis nadal nie pasuje; najpierw trzeba go rozstrzygnąć.
core-refused-offer = Nikt nie czeka na twoją odpowiedź na propozycję.
core-refused-impossible = „{ $text }” nie może tu wypaść; wpisz, co naprawdę wyrzucono lub wylosowano.
core-refused-not-due = Teraz nie ma żadnego rzutu ani losowania.
core-refused-not-yours = Tego losowania nie możesz widzieć; musi je wpisać ktoś, kto może.
core-refused-seat-own = To miejsce jest twoje; możesz z niego odejść.
core-refused-seat-bot = Bot zachowuje swoje miejsce do końca.
core-refused-seat-open = To miejsce jest już wolne; nowy link może utworzyć gospodarz.
core-refused-seat-taken = To miejsce nie jest wolne.
core-refused-seat-alone = Nie gra tu nikt inny, kto mógłby grać dalej; możesz się poddać.
core-refused-seat-asked = Stół decyduje jeszcze o pewnym miejscu; poczekaj na odpowiedzi albo wycofaj swoją propozycję.
core-refused-seat-answer = Nikt nie czeka na twoją odpowiedź na tę propozycję.
core-refused-order = Takiego polecenia nie można teraz zostawić: wybierz jedno z wymienionych dla twojego miejsca.
core-refused-seat-away = Gracz z tego miejsca został zapytany. Jeśli nie odpowie, możesz ponowić propozycję za { $minutes ->
    [one] 1 minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
core-refused-rematch = Ta gra jeszcze się nie skończyła.
core-refused-length = Zapis tej gry jest pełny; poddaj się albo zacznij od nowa przy nowym stole.
core-refused-hint-people = Podpowiedzi dostaje tylko ten, kto gra sam przeciw botom, i nigdy w grach rankingowych.
core-refused-hint-one = Jedna podpowiedź już powstaje; poczekaj na nią albo ją przerwij.
core-refused-hint-busy = Zbyt wielu graczy prosi teraz o podpowiedź; spróbuj ponownie za chwilę.
core-refused-hint-let-go = Podpowiedź już nie powstaje.
core-refused-rules = Tę grę zaczęto według zasad, których ten program już nie obsługuje; można tylko obejrzeć jej ostatni stan.

## Przy drzwiach: dlaczego prośba jest odrzucana

core-denied-guest = Jeszcze cię tu nie znamy; otwórz najpierw stronę główną.
core-denied-csrf = Ta prośba nie przyszła ze strony stołu; wczytaj stronę ponownie.
core-denied-origin = Ta strona należy do innej witryny; otwórz sam stół.
core-denied-seat = Z tego miejsca nie możesz patrzeć.
core-denied-table = Nie ma takiego stołu; sprawdź link.
core-denied-name = Przy stole ktoś ma już imię podobne do twojego; wybierz najpierw inne.
core-denied-key = Ten link już nie działa; poproś gospodarza o nowy.
core-denied-host = To może zrobić tylko gospodarz.
core-denied-code = Ten kod nie działa; spójrz na ekran jeszcze raz, mógł się zmienić.
core-denied-codes = Z tego adresu próbowano już wielu kodów; spróbuj później.
core-denied-real = Kod jest tylko dla żywego stołu; gdzie indziej wyślij link.
core-denied-save = Plik tej gry wydaje się dopiero po jej zakończeniu.
core-denied-analysis = Analizuje się tylko gry, które się skończyły.
core-denied-analyses = Właśnie analizuje się zbyt wiele gier; spróbuj ponownie za chwilę.
core-denied-moment = Nie ma takiej chwili w tej grze.
core-denied-json = Prośba musi być w formacie JSON.
core-denied-pace = Za szybko; poczekaj chwilę i spróbuj ponownie.
core-denied-connections = Połączonych jest zbyt wiele stron; zamknij kilka i spróbuj ponownie.
core-denied-guests = Z tego adresu przychodzi zbyt wielu nowych gości; spróbuj później.
core-denied-tables = Masz już wiele stołów; zagraj przy którymś z nich albo spróbuj później.
core-denied-storage = Stół jest teraz niedostępny; spróbuj za chwilę.
core-denied-workers = Nie cały serwer teraz działa; spróbuj za chwilę.
core-denied-busy = Laboratorium ma teraz pełne ręce roboty; spróbuj za chwilę.
core-denied-overload = Serwer ma teraz więcej pracy, niż nadąża wykonać; spróbuj za chwilę.
core-denied-imports = Właśnie wczytuje się zbyt wiele gier; spróbuj ponownie za chwilę.
core-denied-effort = Ta gra jest zbyt długa, aby ją tu wczytać.
core-denied-hostname = Ten serwer nie używa tej nazwy; otwórz go adresem liczbowym albo uruchom z opcją --allow-host i tą nazwą.
core-denied-slow = Prośba nadchodziła zbyt długo; spróbuj ponownie.
core-denied-address = Pod tym adresem niczego nie ma.
core-denied-network = To wymaga serwera.
core-denied-request = Na taką prośbę nikt tu nie odpowiada.
core-denied-rulebook = Nie ma takich zasad.
core-denied-example = Nie ma takiego przykładu.
core-denied-puzzle = Nie ma takiego zadania.
core-denied-account = Do tego potrzebne jest konto; zakłada je klucz dostępu.
core-denied-scope = Ten token nie jest do tego; utwórz inny.
core-denied-sign-in = Nie udało się zalogować. Spróbuj ponownie albo inaczej.
core-denied-name-taken = Ktoś ma już tę nazwę albo nazwę, która wygląda podobnie; wybierz inną.
core-denied-no-passkeys = Klucze dostępu wymagają serwera z nazwą; otwórz go po nazwie zamiast po numerze albo zaloguj się przez e-mail.
core-denied-no-mail = Ten serwer nie wysyła e-maili; użyj klucza dostępu.
core-denied-mail-taken = Ten adres należy do innego konta; najpierw zaloguj się na nie.
core-denied-mails = Na ten adres wysłano już wiele listów; zajrzyj do skrzynki albo spróbuj później.
core-denied-away = To więcej niż trzydzieści dni urlopu w roku.
core-denied-holidays = W tym roku święta zmieniano już zbyt wiele razy.
core-denied-last-way-in = To twój ostatni sposób logowania; najpierw dodaj inny.
core-denied-rated = Ten stół jest rankingowy: jest dla osób z kontem, nie dla programów.
core-denied-rated-seat = Przy stole rankingowym każdy zachowuje miejsce do końca; jeśli chcesz odejść, poddaj grę.
core-denied-rateable = Stół rankingowy wymaga zegara, po którego upływie się przegrywa, i miejsc tylko dla ludzi.
core-denied-person = Nikt się tu tak nie nazywa.
core-denied-tournament = Za późno na zapisy albo turniej jest pełny.
core-denied-tournaments = Prowadzisz już kilka turniejów; niech najpierw któryś się skończy.
core-ui-admin-none = W { $path } nie ma danych żadnego serwera.
core-ui-admin-failed = Baza danych tego nie wykonała: { $problem }.
core-ui-admin-no-report = Nie ma zgłoszenia { $id }.
core-denied-reports = Wiele twoich zgłoszeń czeka na przeczytanie; wróć później.
core-denied-silenced = Przez pewien czas nie możesz pisać na czacie: ktoś to zgłosił, a prowadzący serwer przyznał mu rację.
core-denied-hook = Pod ten adres nie można pisać: musi zaczynać się od https:// i prowadzić poza sieci prywatne.
core-denied-push = Tej przeglądarki nie da się wezwać; spróbuj innej.
core-denied-tokens = Masz już wiele programów; najpierw unieważnij token któregoś z nich.
core-denied-passkeys = Masz już wiele kluczy dostępu; najpierw usuń któryś z nich.
core-denied-friends = Czekasz na odpowiedzi wielu osób; poproś następne, gdy nadejdą.

## Los, wezwania, wyniki, akcje

core-chance-disagree = Sojusznicy są różnego zdania: rzut kostką wybierze jedną z ich propozycji.
core-prompt = Decyzja należy do ciebie.
core-outcome-resigned = Jeden z graczy się poddał.
core-act-roll = Rzut kostką: { $number }
core-act-pass = Spasuj
core-act-accept = Przyjmij
core-act-decline = Odrzuć
core-act-choose = Tajny wybór

## Przy stole

core-ui-your-move = Twoja kolej
core-ui-your-move-as = Twoja kolej, { $name }
core-ui-waiting-for = Oczekiwanie na ruch: { $name }
core-ui-thinking = { $name }: namysł …
core-ui-seat = Miejsce { $seat }
core-ui-you = ty
core-ui-opponent = przeciwnik
core-ui-spectator = widz
core-ui-bot = bot
core-ui-human = człowiek
core-ui-pending = teraz gra
core-ui-turn = Tura { $turn }
core-ui-actions = Co możesz zrobić
core-ui-choose = Wpisz numer albo słowa akcji; ? wyświetla pomoc.
core-ui-choose-next = Co dalej?
core-ui-more = i jeszcze { $count }
core-ui-hint = Podpowiedź
core-ui-why-not = Dlaczego nie?
core-ui-refused = Nie można: { $reason }
core-ui-rule = Zasada { $rule }: { $text }
core-ui-preview = Co na pewno się stanie
core-ui-preview-nothing = Dopóki nie spróbujesz, nic nie jest pewne.
core-ui-log = Przebieg gry
core-ui-log-empty = Nic się jeszcze nie wydarzyło.
core-ui-undo = Cofnij
core-ui-undone = Cofnięto.
core-ui-corrected = Wpis poprawia: { $name }
core-ui-help = Pomoc
core-ui-quit = Zakończ
core-ui-goodbye = Do widzenia.
core-ui-interrupted = Przerwano.
core-ui-unknown-command = „{ $text }” jest tu nieznane; ? wyświetla pomoc.
core-ui-saved = Zapisano w { $path }
core-ui-loaded = Wczytano z { $path }
core-ui-not-saved = Nie udało się zapisać w { $path }; wybierz inne miejsce.
core-ui-error = Błąd: { $text }
core-ui-game-over = Koniec gry
core-ui-winner = Zwycięzca: { $name }
core-ui-winners = Zwycięzcy: { $name }
core-ui-you-win = Wygrywasz.
core-ui-you-lose = Przegrywasz.
core-ui-nobody-wins = Nikt nie wygrał.
core-ui-points = punkty
core-ui-due = Teraz przy stole — { $cause }
core-ui-enter-result = Wpisz wynik.
core-ui-sure = Na pewno?
core-ui-yes = tak
core-ui-no = nie
core-ui-cancelled = Anulowano.
core-ui-resign = Poddaj się
core-ui-resigned = Poddaje się: { $name }
core-ui-hinted = O podpowiedź prosi: { $name }
core-ui-curtain = Teraz przy ekranie: { $name }. Naciśnij Enter.
core-ui-press-enter = Naciśnij Enter, aby kontynuować.
core-ui-takeback-offered = Prośba o cofnięcie ostatniej akcji: { $name }
core-ui-takeback-accepted = Propozycję przyjęto.
core-ui-takeback-declined = Propozycję odrzucono.
core-ui-moment = Chwila { $count } z { $total }
core-ui-analysis-start = początek
core-ui-analysis-own = własne wybory
core-ui-analysis-others = wybory innych
core-ui-analysis-luck = szczęście
core-ui-analysis-unforeseen = nieprzewidziane
core-ui-analysis-end = koniec
core-ui-analysis-chance = szansa na zwycięstwo
core-ui-analysis-better = Lepsze było: { $act }
core-ui-analysis-would = Zostałoby { $would } ze 100, a nie { $left }.
core-ui-analysis-nothing = nic nie robić
core-ui-analysis-sure = Szanse są oszacowaniem bota. Nieprzewidziane to to, co wyszło na jaw o innych, i to, w czym samo oszacowanie się pomyliło.
core-ui-title = gra
core-ui-titles = Gry
core-ui-mode = tryb
core-ui-modes = Tryby
core-ui-option = opcja
core-ui-options = Opcje
core-ui-value = wartość
core-ui-values = wartości
core-ui-default = domyślnie
core-ui-seats = { $seats ->
    [one] 1 gracz
   *[many] { $seats } graczy
}
core-ui-seed = ziarno
core-ui-language = język
core-ui-result = wynik
core-ui-rulebook = Zasady
core-ui-hidden = ukryte
core-ui-none = brak
core-ui-commands = Polecenia
core-ui-source = źródło
core-ui-source-rulebook = z instrukcji
core-ui-source-public = ze źródeł publicznych
core-ui-source-reconstruction = nasza rekonstrukcja
core-ui-source-original = nasze własne
core-ui-no-trace = Przeciwnik wirtualny nie zastanawiał się jeszcze nad żadnym ruchem.
core-reason-asking = Pytamy bota …
core-reason-none = Nic z tego, co mogą wiedzieć wszyscy przy stole, nie zdradza powodu.

## Języki, każdy pod własną nazwą

core-language-en = English
core-language-cs = čeština
core-language-pl = polski
