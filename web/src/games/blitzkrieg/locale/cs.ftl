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
ui-bk-brief = { $closes ->
    [yes] Uzavře válčiště. Body: { $from } → { $to }
   *[no] Body: { $from } → { $to }
}
ui-bk-from-to = { $from } → { $to }
ui-bk-for-propaganda = Propaganda
ui-bk-for-campaign = Kampaň
ui-bk-for-bonus = Štít na liště
ui-bk-for-theatre = Válčiště uzavřené lištou
