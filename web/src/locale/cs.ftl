### Slova webového stolu. Slova her jsou v jejich vlastních souborech.

## Úvod

ui-main = Hlavní
ui-play = Hrát
ui-lobby = Herna
ui-lab-odds = Šance v bitvě
ui-your-games = Vaše hry
ui-no-games = Zatím žádné. Stačí kliknout u některého titulu.
ui-waiting-games = { $count ->
    [0] žádná na vás nečeká
    [one] 1 na vás čeká
    [few] { $count } na vás čekají
   *[other] { $count } na vás čeká
}
ui-new-game = Nová hra
ui-new-game-about = Bez registrace. Stačí jedno kliknutí.
ui-their-turn = Na tahu jsou ostatní
ui-continue = Pokračovat
ui-watch = Sledovat
ui-play-now = Hrát hned
ui-invite = Pozvat přátele
ui-hotseat = Jeden počítač
ui-real = Živý stůl
ui-coming = K tomuto stolu teprve přijde
ui-players = Hráči:
ui-tagline-blitzkrieg = Druhá světová válka za dvacet minut
ui-tagline-quartermaster = 2. světová válka, druhé vydání
ui-tagline-legie = Sibiřský příběh 1918–1920
ui-tagline-globalwar = Celý svět, všechny fronty
ui-minutes = { $count } min
ui-hours = { $count } h
ui-server-lost = Server neodpovídá. Zkuste to za chvíli znovu.
ui-setup-invite = Pozvat přátele
ui-setup-invite-about = Pro každé volné místo dostanete odkaz. Kdo ho otevře, usedne ke stolu.
ui-setup-hotseat = U jednoho počítače
ui-setup-hotseat-about = Všichni hrají na této obrazovce. Co další hráč nesmí vidět, skryje opona.
ui-setup-real = U živého stolu
ui-setup-real-about = Házíte a losujete z vlastní krabice a stránce řeknete, co padlo. Ta vede stav a hraje za virtuálního soupeře.
ui-begin = Začít
ui-lost = Tady nic není.
ui-not-drawn = Tato hra zatím v prohlížeči nemá plán; hraje se v terminálu.
ui-lost-home = K hrám
ui-rulebooks = Pravidla her
ui-finished-games = Dohrané hry
ui-closed = Uzavřeno: její pravidla se už nehrají
ui-show-all = Zobrazit všechny ({ $count })
ui-waiting-friend = Jedno místo je volné
ui-to-move = Na tahu: { $name }
ui-won = Výhra
ui-lost-game = Prohra
ui-shared = Společná výhra
ui-open-save = Otevřít uloženou hru
ui-open-refused = Tento soubor nelze otevřít.
ui-bots = Proti botovi
ui-setup-bots = Proti botovi
ui-setup-bots-about = Ostatní místa obsadí boti. Nevědí víc, než byste na jejich místě věděli vy.
ui-how-many = Počet míst
ui-who-plays = Kdo hraje
ui-fill-me = Vy
ui-fill-here = U této obrazovky
ui-fill-open = Přítel přes odkaz
ui-bot-random = Snadný bot
ui-bot-greedy = Střední bot
ui-bot-search = Silný bot
ui-spectators = Diváci
ui-spectators-none = žádní
ui-spectators-late = { $turns ->
    [0] vidí hru hned
    [one] vidí ji o 1 tah později
    [few] vidí ji o { $turns } tahy později
   *[other] vidí ji o { $turns } tahů později
}
ui-bot-random-about = Snadný bot: táhne náhodně
ui-bot-greedy-about = Střední bot: bere, co je hned nejlepší
ui-bot-search-about = Silný bot: přemýšlí dopředu

## Stůl

ui-page = { $title } · Sandtable
ui-page-your-move = ● Jste na tahu – { $title }
ui-connecting = Usedáme ke stolu …
ui-connection-lost = Spojení je přerušeno. Zkouší se znovu, nic se neztratilo.
ui-sending = Zapisuje se …
ui-act-waits = Čeká na potvrzení: { $act }. Odejde, jakmile se server ozve.
ui-waiting = Čeká se …
ui-ask = { $act }?
ui-ask-why = Čárkovaně je, co se jistě stane. Potvrďte, nebo ukažte na něco jiného, co svítí.
ui-pointed = { $names }: co k tomu?
# by the kind of thing that is still missing, as the vocabularies of the titles call it
ui-which-space = { $names }: které pole?
ui-which-token = { $names }: který žeton?
ui-which-card = { $names }: která karta?
ui-which-country = { $names }: který stát?
ui-which-plot = { $names }: která zápletka?
ui-which-character = { $names }: která postava?
ui-which-faction = { $names }: která frakce?
ui-which-order = { $names }: který rozkaz?
ui-which-theatre = { $names }: které válčiště?
ui-which-equipment = { $names }: které vybavení?
ui-which-location = { $names }: která lokace?
ui-which-skill = { $names }: která schopnost?
ui-which-nation = { $names }: který stát?
ui-which-facility = { $names }: která stavba?
ui-which-border = { $names }: která hranice?
ui-which-to = { $names }: kam?
ui-pointed-why = Ukažte na něco, co svítí.
ui-point-why = Ukažte na žeton a pole v libovolném pořadí.
ui-refused-see = To teď nejde.
ui-news-skip = Právě se stalo.
ui-due-other = Výsledek zadává někdo jiný.
ui-skip = Přeskočit
ui-confirm = Potvrdit
ui-stop = Dost
ui-cancel = Zrušit
ui-close = Zavřít
ui-menu = Nabídka
ui-hand = Vaše věci
ui-side = Hráči, inspektor a záznam
ui-seats = Hráči
ui-board = Plán
ui-bot = Soupeř
ui-inspect = Detail
ui-inspector = Detail
ui-inspector-empty = Ukažte na cokoli na stole a přečtete si, co dělá.
ui-deeds = Co lze udělat
ui-rule = pravidlo
ui-rule-code = Kde to je v kódu a které testy to dokládají:
ui-log = Záznam
ui-setup = Příprava hry
ui-chat = Rozhovor
ui-chat-empty = Zatím nikdo nic neřekl.
ui-chat-say = Něco říct
ui-chat-send = Poslat
ui-chat-unread = { $count ->
    [one] 1 nová
    [few] { $count } nové
   *[other] { $count } nových
}
ui-person-as = { $name } ({ $side })
ui-invite-link = Odkaz pro přítele ({ $name })
ui-invite-alone = { $address } funguje jen na tomto počítači. Pro přátele v síti spusťte server takto:
ui-copy = Kopírovat
ui-again = Hrát znovu
ui-curtain-close = Další na řadě: { $name }. Zatáhněte oponu a předejte obrazovku.
ui-curtain-closed = Zatáhnout oponu
ui-curtain = Předejte obrazovku. Na řadě: { $name }
ui-curtain-lift = Jsem tu: { $name }

## Nabídka a nastavení

ui-theme = Barvy
ui-theme-auto = Systém
ui-theme-day = Den
ui-theme-night = Noc
ui-theme-to-day = Denní barvy
ui-theme-to-night = Noční barvy
ui-pace = Ukazovat tahy
ui-pace-off = Hned
ui-pace-fast = Rychle
ui-pace-calm = Normálně
ui-pace-slow = Pomalu
ui-shortcuts = Písmena
ui-shortcuts-about = Šipky chodí, Enter ukazuje, 1–9 bere žeton, n další svítící věc, c potvrdit, u zpět, p dost, m nabídka, Esc pustit.
ui-keys = Klávesy
ui-keys-walk = Chodit po stole
ui-keys-point = Ukázat na věc
ui-keys-let-go = Pustit, zavřít, přeskočit ukazování
ui-keys-hand = Vzít věc z ruky
ui-keys-next = Na další svítící věc, nebo na předchozí
ui-keys-pass = Pasovat, dost
ui-keys-list = Tento seznam
ui-keys-step = O krok zpět nebo dál
ui-keys-turn = Na předchozí nebo další tah
ui-keys-step-board = O krok zpět nebo dál, i na plánu
ui-keys-ends = Na začátek, na konec
ui-keys-play = Přehrát a pozastavit
ui-keys-off = Písmena jsou v nastavení vypnutá.
ui-offer = Požádat o vrácení tahu
ui-save = Uložit do souboru
ui-leave = K hrám
ui-resign-sure = Ano, vzdát se
ui-settings = Nastavení
ui-name = Vaše jméno
ui-name-none = Host
ui-name-ask = Jak vám mají ostatní říkat?
ui-name-later = Teď ne
ui-account = Účet, zařízení a tokeny
ui-keep = Uložit
ui-kept = Uloženo
ui-motion = Pohyb
ui-motion-auto = Systém
ui-motion-less = Méně
ui-sounds = Zvuky
ui-switch-on = Zapnuto
ui-switch-off = Vypnuto

## Přehrávání

ui-replay = Přehrávání
ui-replay-of = Přehrávání: { $title }
ui-page-replay = Přehrávání: { $title } · Sandtable
ui-replay-controls = Průběh hry
ui-replay-slider = Okamžik hry
ui-replay-first = Na začátek
ui-replay-back = O krok zpět
ui-replay-play = Přehrát
ui-replay-pause = Pozastavit
ui-replay-on = O krok dál
ui-replay-last = Na konec
ui-replay-start = Hra začíná.
ui-replay-quiet = Neděje se nic, co by bylo vidět.
ui-eyes = Čí pohled
ui-eyes-public = Diváci
ui-copy-moment = Kopírovat odkaz na tento okamžik
ui-copied = Zkopírováno
ui-replay-open = Přehrát partii

## Místa u stolu

ui-seats-menu = Hráči a místa
ui-seats-about = Místo dostane bot nebo nově příchozí, když souhlasí všichni ostatní hráči.
ui-seat-own = { $name } (vy)
ui-seat-open = volné místo
ui-seat-left = hráč odešel
ui-seat-former = bývalý hráč
ui-seat-gone = { $name }: hráč odešel.
ui-seat-leave = Odejít z místa
ui-seat-leave-sure = Ano, odejít natrvalo
ui-seat-give = Místo převezme
ui-seat-newcomer = Nově příchozí přes odkaz
ui-seat-propose = Navrhnout
ui-seat-proposal = Návrh
ui-seat-proposed = Navrhuje: { $name }. Místo: { $side }. Převezme ho: { $filling }.
ui-seat-waiting = Ještě má souhlasit: { $name }.
ui-seat-withdraw = Vzít návrh zpět
ui-seat-block = Příště se nepotkat
ui-seat-blocked = Zablokováno. Zase se potkávat
ui-link-new = Vytvořit nový odkaz
ui-rematch-there = Další hra je připravena.
ui-watching = { $turns ->
    [0] Díváte se na hru.
    [one] Díváte se na hru se zpožděním 1 tahu.
   *[other] Díváte se na hru se zpožděním { $turns } tahů.
}
ui-offer-waiting = Požádali jste o vrácení tahu. Odpovědět má: { $name }
ui-seat-settle = Předat místo
ui-seats-imported = Tento stůl vznikl z uložené hry: kdo soubor otevřel, může znát příští hody.
ui-watch-link = Odkaz pro diváky

## U živého stolu

ui-real-do = Teď na vašem plánu
ui-real-prepare = Připravte si hru z krabice
ui-real-why = Proč?
ui-real-done = Hotovo

## Učení

ui-learn = Naučit se
ui-learn-about = první hra s průvodcem
ui-learn-lesson = Lekce { $number } z { $count }
ui-learn-aside = Mimochodem
ui-learn-on = Dál
ui-learn-end = Hrát dál
ui-learn-leave = Opustit lekce
ui-map-in = Přiblížit
ui-map-out = Oddálit
ui-map-whole = Celý plán

## Trvalé pokyny

ui-orders = Trvalé pokyny
ui-orders-about = Na co se odpovídá za vás, aniž by se hra pokaždé ptala. Ostatním to připadá, jako byste odpověděli sami.
ui-orders-none = Hra se ptá pokaždé.
ui-orders-pass = Tady vždy pasovat
ui-orders-always = Využít, kdykoli to jde
ui-orders-quiet = Pasovat za mě tam, kde nemohu nic využít
ui-orders-silent = Pasovat: { $prompt }
ui-orders-used = Využít, kdykoli to jde: { $name }
ui-orders-ask = Znovu se ptát
