### Slova webového stolu. Slova her jsou v jejich vlastních souborech.

## Úvod

ui-main = Hlavní
ui-play = Hrát
ui-your-games = Vaše hry
ui-waiting-games = { $count ->
    [0] žádná na vás nečeká
    [one] 1 na vás čeká
    [few] { $count } na vás čekají
   *[other] { $count } na vás čeká
}
ui-new-game = Nová hra
ui-new-game-about = Bez registrace. Stačí jedno kliknutí.
ui-run-about = { $mode }, vaše strana: { $side }
ui-their-turn = Na tahu jsou ostatní
ui-continue = Pokračovat
ui-watch = Sledovat
ui-play-now = Hrát hned
ui-invite = Pozvat
ui-hotseat = Jeden počítač
ui-real = Živý stůl
ui-coming = K tomuto stolu teprve přijde
ui-players = Hráči:
ui-tagline-blitzkrieg = Druhá světová válka za dvacet minut
ui-tagline-quartermaster = 2. světová válka, druhé vydání
ui-tagline-legie = Sibiřský příběh 1918–1920
ui-tagline-globalwar = Celý svět, všechny fronty
ui-time-blitzkrieg = 20 min
ui-time-quartermaster = 90 min
ui-time-legie = 60 min
ui-time-globalwar = 12 h a více
ui-server-lost = Server neodpovídá. Zkuste to za chvíli znovu.
ui-setup-invite = Pozvat přítele
ui-setup-invite-about = Dostanete odkaz pro druhé místo. Kdo ho otevře, usedne ke stolu.
ui-setup-hotseat = U jednoho počítače
ui-setup-hotseat-about = Všichni hrají na této obrazovce. Co další hráč nesmí vidět, skryje opona.
ui-setup-real = U živého stolu
ui-setup-real-about = Házíte a losujete z vlastní krabice a stránce řeknete, co padlo. Ta vede stav a hraje za virtuálního soupeře.
ui-your-side = Vaše strana
ui-begin = Začít
ui-lost = Tady nic není.
ui-lost-home = K hrám
ui-search = Hledat v pravidlech
ui-search-nothing = Žádné pravidlo nemá všechna tato slova.
ui-chapters = Kapitoly

## Stůl

ui-page = { $title } · Sandtable
ui-page-your-move = ● Jste na tahu – { $title }
ui-connecting = Usedáme ke stolu …
ui-connection-lost = Spojení je přerušeno. Zkouší se znovu, nic se neztratilo.
ui-sending = Zapisuje se …
ui-waiting = Čeká se …
ui-ask = { $act }?
ui-ask-why = Čárkovaně je, co se jistě stane. Potvrďte, nebo ukažte na něco jiného, co svítí.
ui-pointed = { $names }: co k tomu?
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
ui-inspector-empty = Ukažte na pole, žeton nebo válčiště a přečtete si, co dělá.
ui-rule = pravidlo
ui-log = Záznam
ui-setup = Příprava hry
ui-chat = Rozhovor
ui-chat-empty = Zatím nikdo nic neřekl.
ui-chat-say = Něco říct
ui-chat-send = Poslat
ui-person-as = { $name } ({ $side })
ui-invite-link = Odkaz pro přítele ({ $name })
ui-copy = Kopírovat
ui-again = Hrát znovu
ui-replay = Přehrát znovu
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
ui-shortcuts-on = Zapnuto
ui-shortcuts-off = Vypnuto
ui-shortcuts-about = Šipky chodí, Enter ukazuje, 1–9 bere žeton, n další svítící věc, c potvrdit, u zpět, p dost, m nabídka, Esc pustit.
ui-offer = Požádat o vrácení tahu
ui-save = Uložit do souboru
ui-leave = K hrám
ui-resign-sure = Ano, vzdát se

## U živého stolu

ui-real-do = Teď na vašem plánu
ui-real-prepare = Připravte si hru z krabice
ui-real-why = Proč?
ui-real-done = Hotovo

## Učení

ui-learn = Naučit se
ui-learn-lesson = Lekce { $number } z { $count }
ui-learn-aside = Mimochodem
ui-learn-on = Dál
ui-learn-end = Hrát dál
ui-learn-leave = Opustit lekce
