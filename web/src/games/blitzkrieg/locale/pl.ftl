### Co stół w przeglądarce dodaje do słów gry Blitzkrieg!

ui-bk-victory = Zwycięstwo
ui-bk-target = Celem jest { $points } punktów.
ui-bk-points-of = { NOUN($side) }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, po tym ruchu { $then }.
ui-bk-your-reserve = Twoja rezerwa
ui-bk-reserve-of = Rezerwa: { NOUN($side) }
ui-bk-reserve-about = Wskaż żeton, potem pole, albo odwrotnie.
ui-bk-your-bag = Twój worek
ui-bk-in-bag = { $count } w worku
ui-bk-tactic = Taktyka: { NOUN($tactic) }
ui-bk-unseen = zakryte: { $count }
ui-bk-side-virtual = { NOUN($side) }, wirtualny przeciwnik
ui-bk-side-you = { NOUN($side) }, ty
ui-bk-reasoning = Namysł
ui-bk-level-plan = Wirtualny przeciwnik szuka najpierw całego ruchu.
ui-bk-level-theatre = Wirtualny przeciwnik rozważa: która kampania?
ui-bk-level-space = Wirtualny przeciwnik rozważa: które pole?
ui-bk-level-token = Wirtualny przeciwnik rozważa: który żeton?
ui-bk-steps-none = Kroki { $steps } niczego nie rozstrzygają.
ui-bk-all-stay = zostaje wszystkich { $count }
ui-bk-of = { $kept } z { $had }
ui-bk-space-short = pole { $campaign }-{ $space }
ui-bk-special = broń specjalna
ui-bk-bonus = +1 od { $first }, +2 od { $second }
ui-bk-value = wartość { $value }
ui-bk-effect = { $effect } { $value }
ui-bk-token-of = { NOUN($side) }: { $token }
ui-bk-space = { $space }, { $terrain }, { $effect }: { $holder }{ $state ->
    [legal] . Tu możesz działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-bk-theatre = { $number } { NOUN($theatre) }, { $open }, { $lead }{ $state ->
    [legal] . Tu możesz działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-bk-token = { NOUN($token) }{ $special ->
    [yes] , broń specjalna
   *[no] {""}
}{ $state ->
    [legal] . Możesz wystawić
    [chosen] . Wybrane
   *[none] {""}
}
ui-bk-row-token = { $place }: { NOUN($token) }{ $state ->
    [legal] . Tu możesz działać
    [chosen] . Wybrane
   *[none] {""}
}
ui-bk-campaign = Kampania { $number }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
ui-bk-track = Tor, { $theatre }: { $lead }; do flagi { $flag }; bonus 1 od { $first }, bonus 2 od { $second }
ui-bk-marker = { NOUN($theatre) }, { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
   *[other] { $spaces } pól
}
ui-bk-brief = { $closes ->
    [yes] Zamyka teatr działań. Punkty: { $from } → { $to }
   *[no] Punkty: { $from } → { $to }
}
ui-bk-from-to = { $from } → { $to }
ui-bk-for-propaganda = Propaganda
ui-bk-for-campaign = Kampania
ui-bk-for-bonus = Tarcza na torze
ui-bk-for-theatre = Teatr zamknięty torem
