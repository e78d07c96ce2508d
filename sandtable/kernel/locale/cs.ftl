### Co říkají všechny hry: odmítnutí, chyby v souborech, společné akce a slova u stolu.

## Místa

core-problem = { $place }: { $problem }
core-place-file = soubor
core-place-line = řádek { $line }

## Chyby v souborech a v nastavení: co je špatně a co s tím

core-malformed-choice = „{ $value }“ tu není možné; vyberte jednu z možností: { $choices }.
core-malformed-clock-manual = u skutečného stolu hodiny neběží; vynechte je.
core-malformed-constant = s hodnotou { $name } nelze počítat; napište obyčejné číslo.
core-malformed-depth = příliš hluboké vnoření (nejvýše { $limit }); použijte méně úrovní.
core-malformed-duplicate = uvedeno vícekrát; ponechte jen jeden výskyt.
core-malformed-encoding = není to platný text v kódování UTF-8; uložte soubor jako UTF-8.
core-malformed-entry = záznam nemá správný tvar; porovnejte ho s docs/notation.md.
core-malformed-flag = není to ano ani ne; napište true nebo false.
core-malformed-hex = není to šestnáctkový zápis; použijte dvojice znaků 0–9 a a–f.
core-malformed-id = „{ $value }“ v této hře nic neoznačuje; zkontrolujte zápis.
core-malformed-json = neplatný JSON ve sloupci { $column }; opravte zápis na tomto místě.
core-malformed-key = název pole není text; uveďte ho v uvozovkách.
core-malformed-list = není to seznam ve správném tvaru; napište ho do hranatých závorek a se správným počtem položek.
core-malformed-long = příliš dlouhé; { $limit ->
    [one] povolena je nejvýše 1 položka
    [few] povoleny jsou nejvýše { $limit } položky
   *[other] povoleno je nejvýše { $limit } položek
}.
core-malformed-missing = toto pole chybí; doplňte ho.
core-malformed-name-blank = jméno musí být vidět; napište nějaká písmena.
core-malformed-name-bot = tak se jmenuje bot; zvolte si jiné jméno.
core-malformed-name-unseen = v tomto jméně jsou znaky, které nejsou vidět nebo obracejí směr psaní; vynechte je.
core-malformed-mail = to není e-mailová adresa; napište ji jako jmeno@example.org.
core-malformed-name-mixed = v tomto jménu se mísí písmena několika abeced; použijte jen jednu.
core-malformed-noun = „{ $value }“ nelze v akci pojmenovat; použijte písmena, číslice a : . _ + -, na začátku písmeno.
core-malformed-number = číslo je příliš velké; napište menší.
core-malformed-object = nejsou to pojmenovaná pole; napište je do složených závorek.
core-malformed-option = takovou hodnotu volba mít nemůže; napište slovo, celé číslo, true nebo false.
core-malformed-range = mimo rozsah; napište celé číslo od { $least } do { $most }.
core-malformed-rules-gone = tato hra začala podle pravidel verze { $version }, která už tento program nehraje; otevřete ji v programu z té doby.
core-malformed-rules-newer = tato hra začala podle pravidel verze { $version }, ale tento program zná jen verze do { $newest }; pořiďte si novější program.
core-malformed-size = příliš velké; čte se nejvýše { $limit ->
    [one] 1 znak
    [few] { $limit } znaky
   *[other] { $limit } znaků
}.
core-malformed-text = není to text; uveďte ho v uvozovkách.
core-malformed-unknown = tento název tu nic neznamená; opravte ho nebo ho vynechte.
core-malformed-untold = v této hře musí program znát všechny ruce; vynechte to.
core-malformed-dealt = v této hře nejde rozdávat jen některým místům; vynechte to.
core-malformed-whole = není to celé číslo; napište číslo bez desetinné tečky.
core-unproven-commitment = tajný klíč neodpovídá svému závazku, soubor byl změněn; použijte nezměněnou kopii.
core-unproven-cut = záznam končí dřív, než padly hody, které měly následovat; použijte úplnou kopii.
core-unproven-illegal = pravidla tento krok nedovolují ({ $rule }), soubor byl změněn; použijte nezměněnou kopii.
core-unproven-outcome = takto hra neskončila, soubor byl změněn; použijte nezměněnou kopii.
core-unproven-step = tento krok z tajného klíče a z pravidel neplyne, soubor byl změněn; použijte nezměněnou kopii.

## Odmítnutí

core-refused-over = Hra už skončila.
core-refused-turn = Nejste na tahu.
core-refused-chance = Nejprve je třeba hodit kostkou nebo losovat.
core-refused-verb = „{ $verb }“ teď není na výběr.
core-refused-notation = „{ $text }“ zde nedává smysl; napište sloveso a to, čeho se týká.
core-refused-undo-nothing = Zatím jste neudělali nic, co by šlo vzít zpět.
core-refused-undo-other = Mezitím už jednal někdo jiný, sami tedy svou akci vzít zpět nemůžete.
core-refused-undo-asked = Ostatní se právě tajně rozhodují, teď nelze nic vzít zpět.
core-refused-as-seen = Zadejte jen to, co vidí celý stůl, ne která karta to je.
core-refused-untold-bot = Bot nemůže hrát dál s tištěnými kartami, které programu nikdo neřekl.
core-refused-undo-chance = Mezitím se házelo nebo losovalo, sami tedy svou akci vzít zpět nemůžete.
core-refused-undo-told = Vaší akcí se někdo něco dozvěděl, sami ji tedy vzít zpět nemůžete.
core-refused-correct = Tady nelze nic opravit.
core-refused-correct-changed = Mezitím bylo něco zadáno; podívejte se na seznam znovu.
core-refused-correct-far = Od té doby se stalo příliš mnoho; opravte něco pozdějšího, nebo berte zpět.
core-refused-correct-entered = Tohle nikdo nezadal ručně, změnit to tedy nejde.
core-refused-correct-secret = Tento záznam nevidí všichni a hrají tu i jiní s vlastními tajemstvími; vezměte ho raději zpět.
core-refused-correct-longer = Jak teď hra stojí, už to možné není.
core-refused-correct-rolled = Tady by se muselo znovu házet nebo losovat. Co následuje, lze jen odříznout.
core-refused-correct-bot = Tady se musí nejprve rozhodnout bot. Co následuje, lze jen odříznout.
core-refused-correct-unsettled = Některý záznam stále nesedí; nejprve ho vyřešte.
core-refused-offer = Na vaši odpověď na nabídku nikdo nečeká.
core-refused-impossible = „{ $text }“ tu padnout nemůže; zadejte, co skutečně padlo nebo bylo vylosováno.
core-refused-not-due = Teď není na řadě žádný hod ani losování.
core-refused-not-yours = Toto losování nesmíte vidět; musí je zadat ten, kdo smí.
core-refused-seat-own = Toto místo je vaše; můžete z něj odejít.
core-refused-seat-bot = Bot své místo drží až do konce.
core-refused-seat-open = Toto místo už je volné; nový odkaz vytvoří hostitel.
core-refused-seat-taken = Toto místo není volné.
core-refused-seat-alone = Nikdo jiný, kdo by mohl pokračovat, tu nehraje; můžete se vzdát.
core-refused-seat-asked = O jednom místě se ještě rozhoduje; počkejte na odpovědi, nebo svůj návrh vezměte zpět.
core-refused-seat-answer = Na vaši odpověď na tento návrh nikdo nečeká.
core-refused-order = Takový pokyn teď nelze zanechat: vyberte některý z těch, které jsou pro vaše místo vypsány.
core-refused-seat-away = Hráč z tohoto místa byl dotázán. Neodpoví-li, můžete návrh zopakovat za { $minutes ->
    [one] 1 minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
core-refused-rematch = Tato hra ještě neskončila.
core-refused-length = Záznam této hry je plný; vzdejte se, nebo začněte znovu u nového stolu.
core-refused-hint-people = Nápovědu dostává jen ten, kdo hraje sám proti botům, a nikdy v hodnocených hrách.
core-refused-hint-one = Jedna nápověda se už připravuje; počkejte na ni, nebo ji zrušte.
core-refused-hint-busy = O nápovědu teď žádá příliš mnoho hráčů; zkuste to za chvíli znovu.
core-refused-hint-let-go = Nápověda se už nepřipravuje.
core-refused-rules = Tato hra začala podle pravidel, která tento program už nehraje; lze si jen prohlédnout, jak naposledy stála.

## U dveří: proč se požadavku nevyhoví

core-denied-guest = Zatím vás tu neznáme; otevřete nejprve úvodní stránku.
core-denied-csrf = Tento požadavek nepřišel ze stránky stolu; načtěte stránku znovu.
core-denied-origin = Tato stránka patří jinému webu; otevřete přímo stůl.
core-denied-seat = Z tohoto místa se dívat nesmíte.
core-denied-table = Takový stůl tu není; zkontrolujte odkaz.
core-denied-name = U stolu už má někdo podobné jméno jako vy; zvolte si nejprve jiné.
core-denied-key = Tento odkaz už neplatí; požádejte hostitele o nový.
core-denied-host = To smí jen hostitel.
core-denied-code = Tento kód neplatí; podívejte se na obrazovku znovu, mohl se změnit.
core-denied-codes = Z této adresy se zkoušelo mnoho kódů; zkuste to později.
core-denied-real = Kód je jen pro živý stůl; jinam pošlete odkaz.
core-denied-save = Soubor této hry se vydává až po jejím skončení.
core-denied-analysis = Rozebírají se jen hry, které skončily.
core-denied-analyses = Právě se rozebírá příliš mnoho her; zkuste to za chvíli znovu.
core-denied-moment = Takový okamžik v této hře není.
core-denied-json = Požadavek musí být JSON.
core-denied-pace = Jste příliš rychlí; chvíli počkejte a zkuste to znovu.
core-denied-connections = Připojeno je příliš mnoho stránek; některé zavřete a zkuste to znovu.
core-denied-guests = Z této adresy přichází příliš mnoho nových hostů; zkuste to později.
core-denied-tables = Založili jste už mnoho stolů; zahrajte si u některého z nich, nebo to zkuste později.
core-denied-storage = Ke stolu se teď nelze dostat; zkuste to za chvíli.
core-denied-workers = Server teď neběží celý; zkuste to za chvíli.
core-denied-busy = Laboratoř má právě plno práce; zkuste to za chvíli.
core-denied-overload = Server má právě víc práce, než stíhá; zkuste to za chvíli.
core-denied-imports = Právě se načítá příliš mnoho her; zkuste to za chvíli znovu.
core-denied-effort = Tato hra je na načtení příliš dlouhá.
core-denied-hostname = Tento server na to jméno neslyší; otevřete ho číselnou adresou, nebo ho spusťte s volbou --allow-host a tím jménem.
core-denied-slow = Požadavek přicházel příliš dlouho; zkuste to znovu.
core-denied-address = Na této adrese nic není.
core-denied-network = K tomu je potřeba server.
core-denied-request = Na takový požadavek se tu neodpovídá.
core-denied-rulebook = Taková pravidla tu nejsou.
core-denied-example = Takový příklad tu není.
core-denied-puzzle = Taková úloha tu není.
core-denied-account = K tomu je potřeba účet; založíte ho přístupovým klíčem.
core-denied-scope = Tento token k tomu není určen; vytvořte jiný.
core-denied-sign-in = Přihlášení se nezdařilo. Zkuste to znovu nebo jinak.
core-denied-name-taken = Toto jméno nebo jméno podobné na pohled už někdo má; zvolte jiné.
core-denied-no-passkeys = Přístupové klíče potřebují server se jménem; otevřete ho jménem místo číslem, nebo se přihlaste e-mailem.
core-denied-no-mail = Tento server neposílá e-maily; použijte přístupový klíč.
core-denied-mail-taken = Tato adresa patří k jinému účtu; nejdřív se přihlaste k němu.
core-denied-mails = Na tuto adresu už šlo mnoho dopisů; podívejte se do schránky, nebo to zkuste později.
core-denied-away = To je více než třicet dní volna za rok.
core-denied-holidays = Svátky jste letos měnili příliš často.
core-denied-last-way-in = Toto je váš poslední způsob přihlášení; nejdřív přidejte jiný.
core-denied-rated = Tento stůl je hodnocený: je pro lidi s účtem, a ne pro programy.
core-denied-rated-seat = U hodnoceného stolu si každý drží místo do konce; chcete-li odejít, vzdejte se.
core-denied-rateable = Hodnocený stůl potřebuje hodiny, po jejichž vypršení se prohrává, a místa jen pro lidi.
core-denied-person = Nikdo se tu tak nejmenuje.
core-denied-tournament = Na přihlášení je pozdě, nebo je turnaj plný.
core-denied-tournaments = Už pořádáte několik turnajů; nechte nejdřív některý skončit.
core-ui-admin-none = V { $path } nejsou data žádného serveru.
core-ui-admin-failed = Databáze to neprovedla: { $problem }.
core-ui-admin-no-report = Hlášení { $id } neexistuje.
core-denied-reports = Na přečtení čeká mnoho vašich hlášení; vraťte se později.
core-denied-silenced = Do chatu teď nějakou dobu psát nemůžete: někdo vás nahlásil a provozovatel mu dal za pravdu.
core-denied-hook = Na tuto adresu se psát nedá: musí začínat https:// a vést mimo soukromé sítě.
core-denied-push = Tento prohlížeč nelze volat; zkuste jiný.
core-denied-tokens = Máte už mnoho programů; nejdříve některému token zrušte.
core-denied-passkeys = Máte už mnoho přístupových klíčů; nejdříve některý odeberte.
core-denied-friends = Čekáte na odpovědi mnoha lidí; další požádejte, až přijdou.

## Náhoda, výzvy, výsledky, akce

core-chance-disagree = Spojenci se neshodli: hodem kostkou vyberte jeden z jejich návrhů.
core-prompt = Rozhodnutí je na vás.
core-outcome-resigned = Jeden z hráčů se vzdal.
core-act-roll = Hod kostkou: { $number }
core-act-pass = Pasovat
core-act-accept = Přijmout
core-act-decline = Odmítnout
core-act-choose = Tajná volba

## U stolu

core-ui-your-move = Jste na tahu
core-ui-your-move-as = Jste na tahu, { $name }
core-ui-waiting-for = Čeká se: { $name }
core-ui-thinking = { $name } přemýšlí …
core-ui-seat = Místo { $seat }
core-ui-you = vy
core-ui-opponent = soupeř
core-ui-spectator = divák
core-ui-bot = bot
core-ui-human = člověk
core-ui-pending = na tahu
core-ui-turn = Tah { $turn }
core-ui-actions = Co můžete udělat
core-ui-choose = Napište číslo nebo slova akce; ? zobrazí nápovědu.
core-ui-choose-next = Co dál?
core-ui-more = { $count ->
    [one] a ještě 1 další
    [few] a ještě { $count } další
   *[other] a ještě { $count } dalších
}
core-ui-hint = Nápověda k tahu
core-ui-why-not = Proč ne?
core-ui-refused = Nelze: { $reason }
core-ui-rule = Pravidlo { $rule }: { $text }
core-ui-preview = Co se určitě stane
core-ui-preview-nothing = Dokud to nezkusíte, není jisté nic.
core-ui-log = Průběh hry
core-ui-log-empty = Zatím se nic nestalo.
core-ui-undo = Zpět
core-ui-undone = Vzato zpět.
core-ui-corrected = Záznam opravuje: { $name }
core-ui-help = Nápověda
core-ui-quit = Konec
core-ui-goodbye = Na shledanou.
core-ui-interrupted = Přerušeno.
core-ui-unknown-command = „{ $text }“ tu neznám; ? zobrazí nápovědu.
core-ui-saved = Uloženo do { $path }
core-ui-loaded = Načteno z { $path }
core-ui-not-saved = Do { $path } se nepodařilo uložit; zvolte jiné místo.
core-ui-error = Chyba: { $text }
core-ui-game-over = Konec hry
core-ui-winner = Vítěz: { $name }
core-ui-winners = Vítězové: { $name }
core-ui-you-win = Vyhráli jste.
core-ui-you-lose = Prohráli jste.
core-ui-nobody-wins = Nikdo nevyhrál.
core-ui-points = body
core-ui-due = Teď u stolu — { $cause }
core-ui-enter-result = Zadejte výsledek.
core-ui-sure = Opravdu?
core-ui-yes = ano
core-ui-no = ne
core-ui-cancelled = Zrušeno.
core-ui-resign = Vzdát se
core-ui-resigned = Hru vzdává: { $name }
core-ui-hinted = O nápovědu žádá: { $name }
core-ui-curtain = Na řadě u obrazovky: { $name }. Stiskněte Enter.
core-ui-press-enter = Pokračujte klávesou Enter.
core-ui-takeback-offered = Žádost o vzetí poslední akce zpět: { $name }
core-ui-takeback-accepted = Nabídka byla přijata.
core-ui-takeback-declined = Nabídka byla odmítnuta.
core-ui-moment = Okamžik { $count } z { $total }
core-ui-analysis-start = začátek
core-ui-analysis-own = vlastní volby
core-ui-analysis-others = volby ostatních
core-ui-analysis-luck = náhoda
core-ui-analysis-unforeseen = nepředvídané
core-ui-analysis-end = konec
core-ui-analysis-chance = šance na výhru
core-ui-analysis-better = Lepší bylo: { $act }
core-ui-analysis-would = Zůstalo by { $would } ze 100, ne { $left }.
core-ui-analysis-nothing = nedělat nic
core-ui-analysis-sure = Šance jsou odhadem bota. Nepředvídané je to, co vyšlo najevo o ostatních, a v čem se sám odhad mýlil.
core-ui-title = hra
core-ui-titles = Hry
core-ui-mode = režim
core-ui-modes = Režimy
core-ui-option = volba
core-ui-options = Volby
core-ui-value = hodnota
core-ui-values = hodnoty
core-ui-default = výchozí
core-ui-seats = { $seats ->
    [one] 1 hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
core-ui-seed = násada
core-ui-language = jazyk
core-ui-result = výsledek
core-ui-rulebook = Pravidla
core-ui-hidden = skryto
core-ui-none = nic
core-ui-commands = Příkazy
core-ui-source = zdroj
core-ui-source-rulebook = z pravidel
core-ui-source-public = z veřejných zdrojů
core-ui-source-reconstruction = naše rekonstrukce
core-ui-source-original = naše vlastní
core-ui-no-trace = Virtuální soupeř ještě o žádném tahu nepřemýšlel.
core-reason-asking = Ptáme se bota …
core-reason-none = Nic z toho, co smějí vědět všichni u stolu, důvod neprozrazuje.

## Jazyky, každý svým jménem

core-language-en = English
core-language-cs = čeština
core-language-pl = polski
