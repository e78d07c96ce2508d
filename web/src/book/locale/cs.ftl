### Slova stránky s pravidly, načítají se s ní.

ui-search = Hledat v pravidlech
ui-search-all = Hledat ve všech pravidlech
ui-search-hits = { $count ->
    [one] 1 pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
ui-search-nothing = Žádné pravidlo nemá všechna tato slova.
ui-search-found = { $count ->
    [one] 1 pravidlo má všechna tato slova.
    [few] { $count } pravidla mají všechna tato slova.
   *[other] { $count } pravidel má všechna tato slova.
}
ui-parts = Co leží na stole
ui-book-blitzkrieg = Celá válka jako přetahovaná na pěti válčištích. Losujete žetony ze sáčku, každý tah jeden položíte na plán a přetahujete frontu na svou stranu; kdo první dosáhne 25 bodů, vítězí.
ui-part-blitzkrieg-army = Armády
ui-part-blitzkrieg-air = Letectvo
ui-part-blitzkrieg-navy = Loďstvo
ui-part-blitzkrieg-bag = Sáček pro každou stranu
ui-part-blitzkrieg-shield = Pět válčišť a stupnice vítězství
ui-part-blitzkrieg-nuclear = Speciální zbraně
ui-book-quartermaster = Šest států, dvě strany, dvacet kol. Každý tah zahrajete jednu kartu; armády a loďstva bez zásobování z plánu zmizí a body přinášejí zásobovací pole.
ui-part-quartermaster-army = Armády
ui-part-quartermaster-navy = Loďstva
ui-part-quartermaster-star = Zásobovací pole
ui-part-quartermaster-cards = Balíček pro každý stát
ui-part-quartermaster-card-status = Karty, které zůstávají na stole
ui-part-quartermaster-supply = Zásobovací linie
ui-book-legie = Sibiř 1918–1920. Ve čtyřech kolech vysíláte vojáky k zápletkám podél trati, tajně jim dáváte rozkazy a oni se vracejí s body, se zraněním, nebo vůbec.
ui-part-legie-fac-legion = Čtyři frakce
ui-part-legie-officer = Vojáci se svými schopnostmi
ui-part-legie-order-blank = Tajné rozkazy
ui-part-legie-supplies = Zásoby
ui-part-legie-frostbite = Omrzliny a zranění
ui-part-legie-rail = Zápletky podél trati
ui-book-globalwar = Válka na všech frontách. Státy nakupují, pohybují a bojují se stovkami jednotek na mapě celého světa, tah trvá půl roku; o bitvách rozhodují dvanáctistěnné kostky.
ui-part-globalwar-infantry = Pěchota a dělostřelectvo
ui-part-globalwar-arm-medium = Obrněné jednotky
ui-part-globalwar-fighter = Letadla
ui-part-globalwar-battleship = Válečné lodě
ui-part-globalwar-factory = Továrny, základny, železnice
ui-part-globalwar-d12 = Dvanáctistěnné kostky
ui-summary = Dvě strany k vytištění
ui-summary-name = { $title }: přehled
ui-summary-print = Vytisknout
ui-chapters = Kapitoly
ui-try = Zkusit
ui-try-do = Provést
ui-try-refused = Zkusit, co nejde
ui-try-again = Znovu od začátku
ui-try-leave = Zpět do pravidel
ui-try-following = Další příklad
ui-try-seen = To je všechno. Zkuste něco vlastního, nebo jděte dál.
ui-try-astray = To je jiná cesta: vraťte tah, chcete-li pokračovat v příkladu.
ui-try-count = Příklad { $number } z { $count }
ui-course = Kurz
ui-course-about = Krátké lekce na skutečných pozicích: přečtěte si je, zkuste, co se nesmí, a udělejte to správně. Postup zůstává v tomto zařízení.
ui-course-finished = Prošli jste celý kurz. Teď si zahrajte.
ui-course-guided = První hra s průvodcem
ui-course-whole-war = První tah celé války s průvodcem
ui-course-had = { $had } z { $count }
ui-course-lessons = { $count ->
    [one] { $had } z 1 lekce
   *[other] { $had } z { $count } lekcí
}
ui-course-on = Pokračovat
ui-course-again = Ještě jednou
ui-course-next = Další lekce
ui-course-leave = Zpět ke kurzu
