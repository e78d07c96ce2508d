### The lessons of Global War.

ui-gw-learn-goal = Wojna w Azji od lipca 1937. Dowodzisz Japonią. Rozstrzyga sześć tur kalendarzowych: zdobywaj ziemie i osiągaj cele.
ui-gw-learn-map = Przeciągaj mapę, kręć kółkiem albo użyj tych przycisków. Z daleka widać liczby, z bliska każdą jednostkę i obiekt.
ui-gw-learn-buy = Najpierw produkcja. Jednostki kupujesz naciśnięciem; żółta liczba to cena.
ui-gw-learn-basket = Tu jest to, co zamówiono; można to cofnąć. Gdy skończysz, zakończ fazę na górze.
ui-gw-learn-stack = Ruch bojowy: wskaż strefę ze swoimi jednostkami.
ui-gw-learn-target = Na dole wybierasz, kto idzie. Strefy w zasięgu świecą: wskaż wrogą, by zaatakować.
ui-gw-learn-confirm = Strzałka pokazuje, co się stanie. Potwierdź tutaj albo wskaż cel jeszcze raz.
ui-gw-learn-done = Wydaj tyle rozkazów, ile chcesz; można je cofać. Na koniec zakończ fazę.
ui-gw-learn-battle = Plansza bitwy. Jednostka stoi w kolumnie liczby, na którą rzuca: kostka dwunastościenna trafia do tej liczby włącznie.
ui-gw-learn-losses = Wybierz, co tracisz. Szybki wybór je wypełni; zmień je, jak chcesz.
ui-gw-learn-retreat = Po rundzie atakujący może atakować dalej albo się wycofać.
ui-gw-learn-noncombat = Tu są fazy twojej tury. Teraz przesuń to, co nie walczyło, i sprowadź samoloty do domu.
ui-gw-learn-place = Na koniec rozmieść zakupy: wskaż jednostkę, a potem strefę z fabryką.
ui-gw-learn-end = Potem grają inni. Naciśnij państwo, by zobaczyć jego skarbiec i wojny oraz wypowiedzieć wojnę. Powodzenia!

ui-gw-learn-world-goal = Cała wojna od lipca 1936. Prowadzisz Niemcy, Włochy i Japonię; boty grają Aliantami i Kominternem. Każda kreska to pół roku; od prążkowanych wojnę może zakończyć rzut.
ui-gw-learn-world-points = Punkty dają miasta zwycięstwa i cele. Wygrywa, kto ma ich najwięcej na końcu wojny, więc licz wszystkie trzy sojusze.
ui-gw-learn-world-nations = Mocarstwa w kolejności gry. Pasek pokazuje, jak daleko mocarstwu w pokoju do wojny; napełniają go ataki innych.
ui-gw-learn-world-map = Przeciągaj mapę, kręć kółkiem albo użyj tych przycisków. Ostatni pokazuje cały świat; tam klawisze od 1 do 6 otwierają teatr działań.
ui-gw-learn-world-politics = Otwórz Politykę: mówi z góry, kogo atak wciągnąłby do wojny. Klawisz Escape wraca do stołu.
ui-gw-learn-world-research = Tura zaczyna się od badań. Otwórz tę stronę, wyceluj kość w technologię i rzuć.
ui-gw-learn-world-dice = Kości, którymi nie rzucisz, przepadają. Gdy wystarczy, zakończ badania tutaj.
ui-gw-learn-world-buy = Produkcja: jednostki kupujesz naciśnięciem. Na początek dobra jest piechota i czołgi; żółta liczba to cena.
ui-gw-learn-world-stack = Ruch bojowy. Wskaż Bawarię, gdzie jednostki stoją przy granicy Austrii.
ui-gw-learn-world-annex = Na dole wybierasz, kto idzie i jak. Zwykły ruch oznaczałby wojnę; wybierz Aneksję.
ui-gw-learn-world-target = Teraz świecą strefy, które Niemcy mogą anektować, jedną w turze. Wskaż Austrię.
ui-gw-learn-world-peace = Ataki rozkazuje się tak samo, a szanse widać przed potwierdzeniem. Tak wczesna wojna wzbogaciłaby jednak Brytanię i Francję: zakończ fazę.
ui-gw-learn-world-end = Potem grają inni; tury Japonii i Włoch też są twoje. Raport powie, co się tymczasem stało, Przegląd, o czym być może zapomniano. Powodzenia!
