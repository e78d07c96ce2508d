### Słowa strony z zasadami, pobierane razem z nią.

ui-search = Szukaj w zasadach
ui-search-all = Szukaj we wszystkich zasadach
ui-search-hits = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
ui-search-nothing = Żadna zasada nie ma wszystkich tych słów.
ui-search-found = { $count ->
    [one] 1 zasada ma wszystkie te słowa.
    [few] { $count } zasady mają wszystkie te słowa.
   *[other] { $count } zasad ma wszystkie te słowa.
}
ui-parts = Co leży na stole
ui-book-blitzkrieg = Cała wojna jako przeciąganie liny na pięciu teatrach działań. Losujesz żetony z worka, co turę kładziesz jeden na planszy i przeciągasz front na swoją stronę; wygrywa, kto pierwszy zdobędzie 25 punktów.
ui-part-blitzkrieg-army = Armie
ui-part-blitzkrieg-air = Lotnictwo
ui-part-blitzkrieg-navy = Floty
ui-part-blitzkrieg-bag = Worek dla każdej strony
ui-part-blitzkrieg-shield = Pięć teatrów działań i tor zwycięstwa
ui-part-blitzkrieg-nuclear = Broń specjalna
ui-book-quartermaster = Sześć państw, dwie drużyny, dwadzieścia rund. W każdej turze zagrywasz jedną kartę; armie i floty bez zaopatrzenia znikają z planszy, a punkty dają pola zaopatrzenia.
ui-part-quartermaster-army = Armie
ui-part-quartermaster-navy = Floty
ui-part-quartermaster-star = Pola zaopatrzenia
ui-part-quartermaster-cards = Talia dla każdego państwa
ui-part-quartermaster-card-status = Karty, które zostają na stole
ui-part-quartermaster-supply = Linie zaopatrzenia
ui-book-legie = Syberia 1918–1920. Przez cztery rundy wysyłasz żołnierzy do wątków wzdłuż kolei, potajemnie wydajesz im rozkazy, a oni wracają z punktami, ranni albo wcale.
ui-part-legie-fac-legion = Cztery frakcje
ui-part-legie-officer = Żołnierze i ich umiejętności
ui-part-legie-order-blank = Tajne rozkazy
ui-part-legie-supplies = Zapasy
ui-part-legie-frostbite = Odmrożenia i rany
ui-part-legie-rail = Wątki wzdłuż kolei
ui-book-globalwar = Wojna na wszystkich frontach. Państwa kupują, poruszają i walczą setkami jednostek na mapie całego świata, w półrocznych turach; o bitwach rozstrzygają kości dwunastościenne.
ui-part-globalwar-infantry = Piechota i artyleria
ui-part-globalwar-arm-medium = Jednostki pancerne
ui-part-globalwar-fighter = Samoloty
ui-part-globalwar-battleship = Okręty
ui-part-globalwar-factory = Fabryki, bazy, kolej
ui-part-globalwar-d12 = Kości dwunastościenne
ui-summary = Dwie strony do wydruku
ui-summary-name = { $title }: skrót zasad
ui-summary-print = Drukuj
ui-chapters = Rozdziały
ui-try = Wypróbuj
ui-try-do = Wykonaj
ui-try-refused = Spróbuj tego, czego nie wolno
ui-try-again = Od początku
ui-try-leave = Powrót do zasad
ui-try-following = Następny przykład
ui-try-seen = To już wszystko. Spróbuj czegoś własnego albo idź dalej.
ui-try-astray = To inna droga: cofnij ruch, aby wrócić do przykładu.
ui-try-count = Przykład { $number } z { $count }
ui-course = Kurs
ui-course-about = Krótkie lekcje na prawdziwych pozycjach: przeczytaj, spróbuj tego, czego nie wolno, i zrób to dobrze. Postępy zostają na tym urządzeniu.
ui-course-finished = Cały kurs za tobą. Teraz zagraj.
ui-course-guided = Pierwsza gra z przewodnikiem
ui-course-whole-war = Pierwsza tura całej wojny z przewodnikiem
ui-course-had = { $had } z { $count }
ui-course-lessons = { $had } z { $count } lekcji
ui-course-on = Dalej
ui-course-again = Jeszcze raz
ui-course-next = Następna lekcja
ui-course-leave = Wróć do kursu
