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
ui-bk-all-stay = zůstává všech { $count }
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
    [legal] . Můžete položit
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
ui-bk-track = Lišta, { $theatre }: { $lead }; k vlajce { $flag }; bonus 1 od { $first }, bonus 2 od { $second }
ui-bk-marker = { NOUN($theatre) }, { $spaces ->
    [one] 1 pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
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

## U živého stolu

ui-bk-do-markers = Všechny kostičky položte na červený střed jejich lišt a oba ukazatele bodů na 0.
ui-bk-do-bags = 22 běžných žetonů každé strany vložte do jejího sáčku.
ui-bk-do-pool = Speciální zbraně položte lícem dolů vedle plánu a zamíchejte: tvoří bank.
ui-bk-do-tactics = Žádnou změnu položte lícem nahoru; ostatních sedm taktických žetonů leží lícem dolů v banku.
ui-bk-do-place = { $from ->
    [row] { NOUN($side) }: vezměte z řady { NOUN($token, case: "acc") } a položte na válčiště { $theatre }, kampaň { $campaign }, pole { $space } zleva. Mezeru v řadě uzavřete.
   *[reserve] Položte { NOUN($token, case: "acc") } na válčiště { $theatre }, kampaň { $campaign }, pole { $space } zleva.
}
ui-bk-do-unseen = Vložte speciální zbraň z banku do sáčku { NOUN($side, case: "gen") }. Nikdo se na ni nedívá.
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
