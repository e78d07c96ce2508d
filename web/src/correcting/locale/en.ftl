### Putting an entry right at a real table.

ui-correct = Put an entry right
ui-correct-entries = Entries
ui-correct-number = { $back ->
    [0] No. { $number } of { $of }, the last
    [one] No. { $number } of { $of }, one act back
   *[other] No. { $number } of { $of }, { $back } acts back
}
ui-correct-ask = What happened at no. { $number }?
ui-correct-ask-why = This is how the board stood then. Point at it as if you entered it now.
ui-correct-nothing-yet = Nothing changes before every entry fits.
ui-correct-leave = Leave all as it was
ui-correct-entered-by = { $name } entered
ui-correct-entered = Entered
ui-correct-was = It was
ui-correct-choose = still to choose
ui-correct-back = Choose again
ui-correct-choose-it = Choose what it was
ui-correct-left = nothing: it is left out
ui-correct-after = What came after
ui-correct-checked = checked again
ui-correct-hidden = something hidden
ui-correct-state-put = put right
ui-correct-state-left = left out
ui-correct-state-cut = cut off
ui-correct-state-fits = fits
ui-correct-state-fails = does not fit
ui-correct-state-waits = waits
ui-correct-settle = Settle no. { $number }
ui-correct-leave-out = Leave out no. { $number }
ui-correct-cut = Cut off from no. { $number }
ui-correct-put = Put it right for all
ui-correct-sum-first = Say what it was; then everything after it is checked again.
ui-correct-sum = { $fits ->
    [0] No entry after it fits so far.
    [one] 1 entry still fits.
   *[other] { $fits } entries still fit.
} No. { $number } does not. { $waits ->
    [0] It is the last.
    [one] The one after it is checked when { $number } is settled.
   *[other] The { $waits } after it are checked when { $number } is settled.
}
ui-correct-sum-all = { $cut ->
    [0] Everything fits.
    [one] The rest fits; 1 entry is cut off.
   *[other] The rest fits; { $cut } entries are cut off.
}
