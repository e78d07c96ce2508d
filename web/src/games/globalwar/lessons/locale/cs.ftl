### The lessons of Global War.

ui-gw-learn-goal = Válka v Asii od července 1937. Vedete Japonsko. Rozhodne se za šest kalendářních kol: získávejte území a plňte cíle.
ui-gw-learn-map = Mapu táhněte, otáčejte kolečkem nebo použijte tato tlačítka. Z dálky vidíte počty, zblízka každou jednotku a zařízení.
ui-gw-learn-buy = Nejdříve výroba. Jednotky kupujete stisknutím; žluté číslo je cena.
ui-gw-learn-basket = Tady stojí, co jste objednali, a lze to vzít zpět. Až skončíte, ukončete fázi nahoře.
ui-gw-learn-stack = Bojový pohyb: ukažte na zónu se svými jednotkami.
ui-gw-learn-target = Dole vybíráte, kdo půjde. Zóny v dosahu svítí: ukažte na nepřátelskou a zaútočíte.
ui-gw-learn-confirm = Šipka ukazuje, co se stane. Potvrďte tady, nebo ukažte na cíl ještě jednou.
ui-gw-learn-done = Rozkazů vydejte, kolik chcete; Zpět je vrací. Až skončíte, ukončete fázi.
ui-gw-learn-battle = Bojová deska. Jednotka stojí ve sloupci čísla, na které hází: dvanáctistěnka zasahuje do tohoto čísla.
ui-gw-learn-losses = Vyberte, co ztratíte. Předvolba výběr vyplní; změňte ho podle sebe.
ui-gw-learn-retreat = Po kole smí útočník pokračovat, nebo ustoupit.
ui-gw-learn-noncombat = Tady jsou fáze vašeho tahu. Teď přesuňte, co nebojovalo, a vraťte letadla domů.
ui-gw-learn-place = Nakonec umístěte, co jste koupili: ukažte na jednotku a pak na zónu s továrnou.
ui-gw-learn-end = Potom hrají ostatní. Stiskněte národ a uvidíte jeho pokladnu a války; tam se i vyhlašuje válka. Hodně štěstí!

ui-gw-learn-world-goal = Celá válka od července 1936. Vedete Německo, Itálii a Japonsko; za Spojence a Kominternu hrají boti. Každá čárka je půl roku; od šrafovaných může válku ukončit hod.
ui-gw-learn-world-points = Body dávají vítězná města a cíle. Kdo jich má na konci války nejvíc, vyhrál, proto počítejte všechny tři aliance.
ui-gw-learn-world-nations = Mocnosti v pořadí, v jakém hrají. Pruh ukazuje, jak daleko má mocnost v míru k válce; plní ho útoky ostatních.
ui-gw-learn-world-map = Mapu táhněte, otáčejte kolečkem nebo použijte tato tlačítka. Poslední ukáže celý svět; tam klávesy 1 až 6 otevřou bojiště.
ui-gw-learn-world-politics = Otevřete Politiku: říká předem, koho by útok přivedl do války. Klávesa Escape vás vrátí ke stolu.
ui-gw-learn-world-research = Tah začíná výzkumem. Otevřete tuto stránku, zamiřte kostku na technologii a hoďte.
ui-gw-learn-world-dice = Kostky, kterými nehodíte, propadnou. Až budete mít dost, ukončete výzkum tady.
ui-gw-learn-world-buy = Výroba: jednotky kupujete stisknutím. Pro začátek je dobrá pěchota a tanky; žluté číslo je cena.
ui-gw-learn-world-stack = Bojový pohyb. Ukažte na Bavorsko, kde jednotky stojí u rakouské hranice.
ui-gw-learn-world-annex = Dole vybíráte, kdo půjde a jak. Obyčejný pohyb by znamenal válku; zvolte Anexi.
ui-gw-learn-world-target = Teď svítí zóny, které Německo smí anektovat, v každém tahu jednu. Ukažte na Rakousko.
ui-gw-learn-world-peace = Útoky se nařizují stejně a jejich šance uvidíte před potvrzením. Takto brzká válka by však obohatila Británii a Francii: ukončete fázi.
ui-gw-learn-world-end = Potom hrají ostatní; tahy Japonska a Itálie jsou také vaše. Hlášení řekne, co se zatím stalo, Kontrola, na co jste možná zapomněli. Hodně štěstí!
