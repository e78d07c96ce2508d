### Co webový stůl přidává ke slovům hry Blitzkrieg!

ui-bk-victory = Vítězné body
ui-bk-target = Cílem je { $points } bodů.
ui-bk-points-of = { NOUN($side) }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, po tomto tahu { $then }.
ui-bk-your-reserve = Vaše zásoba
ui-bk-reserve-of = Zásoba: { NOUN($side) }
ui-bk-reserve-about = Ukažte na žeton a pak na pole, nebo naopak.
ui-bk-your-bag = Váš sáček
ui-bk-in-bag = { $count } v sáčku
ui-bk-tactic = Taktika: { NOUN($tactic) }
ui-bk-unseen = neviděno: { $count }
ui-bk-side-virtual = { NOUN($side) }, virtuální
ui-bk-side-you = { NOUN($side) }, vy
ui-bk-reasoning = Úvaha
ui-bk-level-plan = Virtuální soupeř nejdřív hledá celý tah.
ui-bk-level-theatre = Virtuální soupeř zvažuje: která kampaň?
ui-bk-level-space = Virtuální soupeř zvažuje: které pole?
ui-bk-level-token = Virtuální soupeř zvažuje: který žeton?
ui-bk-steps-none = Kroky { $steps } nic nerozhodnou.
ui-bk-all-stay = { $count ->
    [few] zůstávají všechny { $count }
   *[other] zůstává všech { $count }
}
ui-bk-of = { $kept } z { $had }
ui-bk-space-short = pole { $campaign }-{ $space }
ui-bk-special = speciální zbraň
ui-bk-bonus = +1 od { $first }, +2 od { $second }
ui-bk-value = hodnota { $value }
ui-bk-effect = { $effect } { $value }
ui-bk-token-of = { NOUN($side) }: { $token }
ui-bk-space = { $space }, { $terrain }, { $effect }: { $holder }{ $state ->
    [legal] . Zde můžete hrát
    [chosen] . Vybráno
   *[none] {""}
}
ui-bk-theatre = { $number } { NOUN($theatre) }, { $open }, { $lead }{ $state ->
    [legal] . Zde můžete hrát
    [chosen] . Vybráno
   *[none] {""}
}
ui-bk-token = { NOUN($token) }{ $special ->
    [yes] , speciální zbraň
   *[no] {""}
}{ $state ->
    [legal] . Můžete umístit
    [chosen] . Vybráno
   *[none] {""}
}
ui-bk-row-token = { $place }: { NOUN($token) }{ $state ->
    [legal] . Zde můžete hrát
    [chosen] . Vybráno
   *[none] {""}
}
ui-bk-campaign = Kampaň { $number }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
ui-bk-track = Lišta, { $theatre }: { $lead }; k vlajce { $flag }; prémie 1 od { $first }, prémie 2 od { $second }
ui-bk-marker = { NOUN($theatre) }, { $spaces ->
    [one] 1 políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políček
}
ui-bk-brief-marker = { NOUN($theatre) }: { $from } → { $to }
ui-bk-brief-closes = uzavře válčiště
ui-bk-brief-points = { NOUN($side) }: { $from } → { $to } { $to ->
    [one] bod
    [few] body
   *[other] bodů
}
ui-bk-from-to = { $from } → { $to }
ui-bk-for-propaganda = Propaganda
ui-bk-for-campaign = Kampaň
ui-bk-for-bonus = Štít na liště
ui-bk-for-theatre = Válčiště uzavřené lištou
ui-bk-from-propaganda = Propaganda
ui-bk-from-campaign = Kampaně
ui-bk-from-bonus = Štíty na lištách
ui-bk-from-theatre = Válčiště uzavřená lištou
ui-bk-turns-and-theatres = Počet tahů: { $turns }, uzavřených válčišť: { $closed }.

## U živého stolu

ui-bk-do-markers = Všechny kostičky položte na červený střed jejich lišt a oba ukazatele bodů na 0.
ui-bk-do-bags = 22 běžných žetonů každé strany vložte do jejího sáčku.
ui-bk-do-bags-dealt = 22 běžných žetonů své strany vložte do sáčku. Žetony bota leží roztříděné vedle plánu: jeho sáček je v programu.
ui-bk-do-pool = Speciální zbraně položte lícem dolů vedle plánu a zamíchejte: tvoří bank.
ui-bk-do-pool-dealt = Speciální zbraně položte lícem nahoru vedle plánu: z banku losuje program a řekne vám, co si vzít.
ui-bk-do-tactics = Žádnou změnu položte lícem nahoru; ostatních sedm taktických žetonů leží lícem dolů v banku.
ui-bk-do-place = { $from ->
    [row] { NOUN($side) }: vezměte z řady { NOUN($token, case: "acc") } a položte na válčiště { $theatre }, kampaň { $campaign }, pole { $space } zleva. Mezeru v řadě uzavřete.
   *[reserve] Položte { NOUN($token, case: "acc") } na válčiště { $theatre }, kampaň { $campaign }, pole { $space } zleva.
}
ui-bk-do-unseen = Vložte speciální zbraň z banku do sáčku { NOUN($side, case: "gen") }. Nikdo se na ni nedívá.
ui-bk-do-take = { $to ->
    [bag] Ze speciálních zbraní vložte do svého sáčku { NOUN($token, case: "acc") }.
   *[reserve] Ze speciálních zbraní si do zásoby vezměte { NOUN($token, case: "acc") }.
}
ui-bk-do-back = Vraťte do svého sáčku { NOUN($token, case: "acc") }.
ui-bk-real-draw = { $who ->
    [mine] Vylosujte žeton ze svého sáčku.
   *[other] Vylosujte žeton ze sáčku { NOUN($side, case: "gen") }.
}
ui-bk-real-draw-why = { $who ->
    [row] Přiložte ho na pravý konec řady a ukažte na něj dole.
   *[other] Přidejte ho do zásoby a ukažte na něj dole.
}{ $left ->
    [1] {""}
   *[other] {" "}Zbývá vylosovat: { $left }.
}
ui-bk-real-research = { $who ->
    [row] Vylosujte z banku speciální zbraň do řady.
   *[other] Vylosujte z banku speciální zbraň.
}
ui-bk-real-pool-to-bag = Vložte ji do sáčku a ukažte na ni dole.
ui-bk-real-pool-to-reserve = { $who ->
    [row] Přiložte ji na pravý konec řady a ukažte na ni dole.
   *[other] Přidejte ji do zásoby a ukažte na ni dole.
}
ui-bk-real-bombing = { $who ->
    [mine] Bombardování: vezměte poslepu žeton ze své zásoby.
   *[other] Bombardování: ze zásoby { NOUN($side, case: "gen") } se náhodně vezme žeton.
}
ui-bk-real-bombing-why = Vrací se do sáčku. Ukažte, který to byl.
ui-bk-real-shift = Hoďte kostkou: kde se kostička posune ve směru virtuálního soupeře?
ui-bk-real-shift-city = Vylosujte jedno z aktivních válčišť: kostička se tam posune ve směru virtuálního soupeře.
ui-bk-real-shift-why = Ukažte, co padlo.{ $left ->
    [1] {""}
   *[other] {" "}Zbývá posunů: { $left }.
}
ui-bk-real-tactic = Vylosujte taktický žeton pro virtuálního soupeře.
ui-bk-real-tactic-why = Ukažte, který to je; starý se pak vrátí do banku.
ui-bk-real-token = Hoďte kostkou za virtuálního soupeře. Na pole { NOUN($space) } { $count ->
    [one] lze položit 1 žeton
    [few] lze položit { $count } žetony
   *[other] lze položit { $count } žetonů
}.
ui-bk-real-token-why = Pod každou stěnou kostky je žeton, který znamená.
ui-bk-real-own-choice = vaše volba
ui-bk-kind-army = armády
ui-bk-kind-navy = námořnictvo
ui-bk-kind-air = letectvo

## První hra s průvodcem

ui-bk-learn-goal = Vedete Spojence, virtuální soupeř vede Osu. Tady je stav války: kdo první dosáhne 25 bodů, vyhrává.
ui-bk-learn-front = Válčí se na pěti válčištích. Každé má lištu s kostičkou: na levé polovině máte převahu vy, na pravé Osa.
ui-bk-learn-shift = Před hrou kostka posune některé kostičky směrem k Ose. To je její náskok a podle něj je hra těžší či lehčí.
ui-bk-learn-virtual = Virtuální soupeř se rozhoduje podle 24 pevných kroků. Vidíte, který krok co vyřadil, a časem jeho tah odhadnete předem.
ui-bk-learn-token = Jste na tahu. Tohle jsou vaše žetony; číslo říká, o kolik žeton posune kostičku. Na některý ukažte.
ui-bk-learn-space = Co svítí, k němu patří. Armády potřebují pevninu, námořnictvo moře, letectvo smí všude. Symbol na poli je efekt, který dostanete nejdřív. Na některé ukažte.
ui-bk-learn-confirm = Čárkovaně je, co se jistě stane. Líbí-li se vám to, potvrďte; jinak ukažte na něco jiného, co svítí.
ui-bk-learn-marker = Nejdřív přišel efekt pole. Teď se kostička posunula vaším směrem o hodnotu žetonu.
ui-bk-learn-draw = Na konci tahu si ze sáčku vylosujete jeden žeton, ať jste jich umístili kolik chtěli.
ui-bk-learn-why = Všechno se nesmí. Ukažte na toto pole, které nesvítí: dozvíte se, proč to nejde a podle kterého pravidla.
ui-bk-learn-refused = Tady to stojí jednou větou i s pravidlem. Na plánu se nic nezměnilo.
ui-bk-learn-row = Když se v řadě zaplní poslední pole, strana s převahou na válčišti získá body z jejího štítu. Pak se otevře další řada.
ui-bk-learn-flag = Kostička, která dojde na vlajku, uzavře celé válčiště: ta strana získá vše, co na něm ještě zbývá. Štíty +1 a +2 na liště přidávají body za každou řadu.
ui-bk-learn-end = To stačí k vítězství. Ukažte na cokoli a přečtete si, co to dělá; pravidla najdete v nabídce. Hodně štěstí!
ui-bk-learn-choose = Na kostce padla 6, volba je tedy na vás: ukažte na válčiště, kde kostičku přenecháte Ose, a potvrďte.
ui-bk-learn-advance = Zakryli jste strategickou výhodu: zvolte jiné válčiště, kde se kostička hned posune vaším směrem.
ui-bk-learn-bomb = Zakryli jste bombardování: vyberte žeton z řady a ten se vrátí do sáčku Osy.
ui-bk-learn-blitz = Žeton s bleskem: na totéž válčiště smíte hned umístit další žeton, nebo skončit.
ui-bk-learn-resolve = Uzavřeli jste válčiště! Efekty, které na něm zbyly, provedete v libovolném pořadí.
ui-bk-learn-scored = Řada je plná: strana s převahou na válčišti za ni právě získala body.
ui-bk-learn-special = Zlatý roh má speciální zbraň. Je silnější a umí víc; ukažte na ni a přečtete si co.
