### Poprawianie wpisu przy prawdziwym stole.

ui-correct = Poprawianie wpisu
ui-correct-entries = Wpisy
ui-correct-number = { $back ->
    [0] Nr { $number } z { $of }, ostatni
    [one] Nr { $number } z { $of }, jedną akcję temu
    [few] Nr { $number } z { $of }, { $back } akcje temu
   *[other] Nr { $number } z { $of }, { $back } akcji temu
}
ui-correct-ask = Co wydarzyło się pod nr { $number }?
ui-correct-ask-why = Tak wyglądała wtedy plansza. Wskazuj na niej tak, jakbyś wpisywał to teraz.
ui-correct-nothing-yet = Dopóki nie pasują wszystkie wpisy, nic się nie zmienia.
ui-correct-leave = Zostaw wszystko, jak było
ui-correct-entered-by = Wpis ({ $name })
ui-correct-entered = Wpisano
ui-correct-was = Naprawdę
ui-correct-choose = jeszcze nie wybrano
ui-correct-back = Wybierz ponownie
ui-correct-choose-it = Wybierz, co to było
ui-correct-left = nic: wpis zostaje pominięty
ui-correct-after = Co nastąpiło potem
ui-correct-checked = sprawdzone ponownie
ui-correct-hidden = coś ukrytego
ui-correct-state-put = poprawione
ui-correct-state-left = pominięte
ui-correct-state-cut = odcięte
ui-correct-state-fits = pasuje
ui-correct-state-fails = nie pasuje
ui-correct-state-waits = czeka
ui-correct-settle = Rozstrzygnij nr { $number }
ui-correct-leave-out = Pomiń nr { $number }
ui-correct-cut = Odetnij od nr { $number }
ui-correct-put = Popraw dla wszystkich
ui-correct-sum-first = Powiedz, co to było; potem wszystko, co nastąpiło, zostanie sprawdzone ponownie.
ui-correct-sum = { $fits ->
    [0] Dalsze wpisy na razie nie pasują.
    [one] 1 wpis nadal pasuje.
    [few] { $fits } wpisy nadal pasują.
   *[other] { $fits } wpisów nadal pasuje.
} Nr { $number } nie pasuje. { $waits ->
    [0] To ostatni wpis.
    [one] Wpis po nim zostanie sprawdzony, gdy nr { $number } będzie rozstrzygnięty.
    [few] { $waits } wpisy po nim zostaną sprawdzone, gdy nr { $number } będzie rozstrzygnięty.
   *[other] { $waits } wpisów po nim zostanie sprawdzonych, gdy nr { $number } będzie rozstrzygnięty.
}
ui-correct-sum-all = { $cut ->
    [0] Wszystko pasuje.
    [one] Reszta pasuje; 1 wpis zostanie odcięty.
    [few] Reszta pasuje; { $cut } wpisy zostaną odcięte.
   *[other] Reszta pasuje; { $cut } wpisów zostanie odciętych.
}
