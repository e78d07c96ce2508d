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
ui-setup-untold-about = Hrajete s vlastní krabicí a nikomu neříkáte, co držíte. Zadáváte jen to, co vidí celý stůl: zahranou kartu a kam. Prázdné židle obsadí boti a stránka vede body, zásobování i balíčky.
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
ui-fill-printed = U stolu, s tištěnými kartami
ui-fill-open = Přítel přes odkaz
ui-fill-phone = Na vlastním telefonu
ui-bot-beginner = Začátečnický bot
ui-bot-casual = Příležitostný bot
ui-bot-skilled = Zkušený bot
ui-bot-expert = Pokročilý bot
ui-bot-master = Mistrovský bot
ui-spectators = Diváci
ui-spectators-none = žádní
ui-spectators-late = { $turns ->
    [0] vidí hru hned
    [one] vidí ji o 1 tah později
    [few] vidí ji o { $turns } tahy později
   *[other] vidí ji o { $turns } tahů později
}
ui-bot-beginner-about = Začátečnický bot: hraje pro radost a chybuje
ui-bot-casual-about = Příležitostný bot: vidí, co je nasnadě, ve zbytku se mýlí
ui-bot-skilled-about = Zkušený bot: bere, co je hned nejlepší
ui-bot-expert-about = Pokročilý bot: přemýšlí dopředu
ui-bot-master-about = Mistrovský bot: přemýšlí dopředu, jak dlouho smí
ui-bot-rated = { $about } · síla { $rating } ({ $low }–{ $high })

## Stůl

ui-page = { $title } · Sandtable
ui-page-your-move = ● Jste na tahu – { $title }
ui-connecting = Usedáme ke stolu …
ui-connection-lost = Spojení je přerušeno. Zkouší se znovu, nic se neztratilo.
ui-connection-busy = Server má teď plno práce. Zkouší se znovu, nic se neztratilo.
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
ui-rule-book = V pravidlech:
ui-rule-code = Kde to je v kódu a které testy to dokládají:
ui-rule-example = Ukázat na příkladu
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
ui-next-seat = Dál se zadává za: { $name }
ui-next-seat-go = Dál
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
ui-shortcuts-about = Šipky chodí, Enter ukazuje, 1–9 bere žeton, n další svítící věc, c potvrdit, u zpět, p dost, h nápověda, m nabídka, Esc pustit.
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
ui-keys-mistake = Na další chybu v rozboru, nebo na předchozí
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
ui-hints = Nápověda k tahům
ui-hints-about = Kdo hraje sám proti botům, může se zeptat, co by udělal nejsilnější z nich, který neví víc než vy. V záznamu se to objeví.
ui-hint = Nápověda: { $act }.
ui-hint-better = Ze sta her jich vyhraje asi o { $points } víc než další nejlepší možnost.
ui-hint-even = Něco jiného může být stejně dobré.
ui-hint-thinking = Nápověda se připravuje …
ui-hint-stop = Přestat přemýšlet
ui-switch-on = Zapnuto
ui-switch-off = Vypnuto

## Přehrávání

ui-replay = Přehrávání
ui-replay-of = Přehrávání: { $title }
ui-page-replay = Přehrávání: { $title } · Sandtable
ui-analysis = Rozbor
ui-analysis-ask = Rozebrat
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
ui-you = vy
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

ui-log-correct = Opravit: { $entry }
ui-real-do = Teď na vašem plánu
ui-real-prepare = Připravte si hru z krabice
ui-real-why = Proč?
ui-real-done = Hotovo

## Učení

ui-puzzles = Úlohy
ui-puzzle-daily = Úloha dne
ui-learn = Naučit se
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
ui-orders-ask-about = Pokaždé se ptát, zda se počítá
ui-orders-asked = Ptát se, zda se počítá: { $name }
ui-orders-as-usual = Počítat jako obvykle
ui-orders-cases = Jen za podmínky
ui-orders-case = { $prompt } ({ $condition }): { $answer }
ui-orders-case-pass = pasovat
ui-orders-case-ask = zeptat se mě
ui-orders-case-use = použít „{ $name }“
ui-orders-question = Když se hra ptá
ui-orders-condition = a jde o
ui-orders-answer = pak
ui-orders-leave = Zanechat pokyn
ui-orders-take-back = Vzít zpět
ui-next-week = Stejný stůl příští týden
ui-begins = začíná { $when }
ui-seat-mute = Neukazovat, co píše
ui-seat-muted = Ukazovat, co píše
ui-seat-report = Nahlásit…
ui-seat-report-what = Oč jde?
ui-seat-report-insult = Urážky
ui-seat-report-cheating = Podvádění
ui-seat-report-name = Jméno
ui-seat-report-stalling = Zdržování
ui-seat-report-other = Něco jiného
ui-seat-report-words = Vlastními slovy
ui-seat-report-send = Odeslat hlášení
ui-seat-reported = Nahlášeno. Provozovatel serveru si to přečte.

# stránky bez serveru
ui-needs-server = K tomu je potřeba server. Na tomto zařízení hrajete sami, u jedné obrazovky nebo proti botům.
ui-host-loading = Pravidla se na tomto zařízení připravují…
ui-host-elsewhere = Tato hra je otevřena v jiné kartě nebo okně tohoto prohlížeče.
ui-host-elsewhere-press = Hrát zde
ui-host-room = Zařízení poslední tah neuložilo, možná je plné. Hra je tak, jak byla uložena předtím.
ui-host-room-press = Zkusit znovu
ui-host-broken = Pravidla teď nelze spustit. Co bylo uloženo, je v bezpečí.
ui-host-broken-press = Načíst znovu
