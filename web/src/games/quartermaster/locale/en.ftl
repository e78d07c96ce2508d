### Quartermaster General WW2 at the web table.

## The board

ui-qm-space = { NOUN($space) }: { $pieces ->
    [0] no piece
   *[other] { $pieces }
}{ $star ->
    [yes] , supply space
   *[no] {""}
}{ $state ->
    [chosen] , chosen
    [legal] , possible
   *[none] {""}
}
ui-qm-piece = { NOUN($country) }, { $kind ->
    [army] army
   *[navy] navy
}{ $cut ->
    [yes] {" "}out of supply
   *[no] {""}
}
ui-qm-strait = Strait between { NOUN($one) } and { NOUN($other) }: open to { NOUN($side, case: "the") }.
ui-qm-strait-land = It belongs to whoever holds { NOUN($space) }.
ui-qm-layers = What the map shows
ui-qm-layer-supply = Supply
ui-qm-layer-supply-about = Lines of supply, ports and stars of the country that is asked, or that you point at in the list
ui-qm-layer-straits = Straits
ui-qm-layer-straits-about = Straits, and which side they are open to
ui-qm-layer-points = Points
ui-qm-layer-points-about = What each star brings to whom in a victory step
ui-qm-layer-threats = Threats
ui-qm-layer-threats-about = Pieces that an enemy in supply could battle
ui-qm-land = Land
ui-qm-sea = Sea
ui-qm-star = Supply space
ui-qm-home = Home space
ui-qm-threatened = { NOUN($country, case: "start") }: can be battled from { $spaces }.
ui-qm-without = If that piece goes, out of supply: { $spaces }.
ui-qm-scores = { NOUN($country, case: "start") }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in each victory step.
ui-qm-near = Beside: { $spaces }.
ui-qm-targets = Where it would work
ui-qm-will-be-supplied = In supply { NOUN($space, case: "where") }.
ui-qm-will-be-cut = Out of supply { NOUN($space, case: "where") }.
ui-qm-goes-out = { NOUN($country, case: "start") }: out of supply { NOUN($space, case: "where") }.
ui-qm-comes-in = In supply again { NOUN($space, case: "where") }.
ui-qm-brief-cut = Out of supply then: { $spaces }.
ui-qm-brief-cut-unless = Out of supply then, if no card answers: { $spaces }.
ui-qm-unless = If no card answers it:

## Answers by cards

ui-qm-reactions = Reactions:
ui-qm-window-asked = asked
ui-qm-window-yours = you decide
ui-qm-window-passed = passed
ui-qm-window-later = later
ui-qm-event-turn-starts = the turn of { NOUN($country, case: "the") } starts
ui-qm-event-supply-starts = the supply step of { NOUN($country, case: "the") } starts
ui-qm-event-discard-starts = the discard step of { NOUN($country, case: "the") } starts
ui-qm-event-built = { NOUN($country, case: "the") } has built { NOUN($space, case: "where") }
ui-qm-event-battled = { NOUN($country, case: "the") } has battled { NOUN($space, case: "where") }
ui-qm-event-about-to-go = a piece of { NOUN($whom, case: "the") } { NOUN($space, case: "where") } is about to go
ui-qm-event-removed = a piece of { NOUN($whom, case: "the") } { NOUN($space, case: "where") } was removed
ui-qm-event-waged = { NOUN($country, case: "the") } has played “{ NOUN($card) }”
ui-qm-event-raided = { NOUN($whom, case: "the") } is about to lose cards
ui-qm-event-status-used = “{ NOUN($card) }” was used
ui-qm-event-played = { NOUN($country, case: "the") } has played “{ NOUN($card) }”
ui-qm-when-space = the space: { NOUN($noun) }
ui-qm-when-whom = pieces or cards of { NOUN($noun, case: "the") }
ui-qm-when-actor = what { NOUN($noun, case: "the") } does
ui-qm-carrying-out = { $card }: { $text }
ui-qm-point-cards = Point at the cards, then confirm.
ui-qm-point-where = Where? Point at a space that glows, or confirm and be asked.
ui-qm-card-where = Confirm, and it is played { NOUN($space, case: "where") }.
ui-qm-due = { NOUN($country) }: { $cause }
ui-qm-to-pay = { $cards ->
    [one] It costs 1 card of your hand.
   *[other] It costs { $cards } cards of your hand.
}

## Cards

ui-qm-card = { NOUN($card) }, { $kind }. { $text }{ $points ->
    [0] {""}
   *[other] {" "}Now { $points } VP.
}{ $state ->
    [chosen] {" "}Chosen.
    [legal] {" "}Possible.
    [discard] {" "}Can only be discarded.
   *[none] {""}
}
ui-qm-now = now { $points } VP
ui-qm-band-build-army = Build army
ui-qm-band-land-battle = Land battle
ui-qm-band-build-navy = Build navy
ui-qm-band-sea-battle = Sea battle
ui-qm-band-economic-warfare = Economic
ui-qm-band-event = Event
ui-qm-band-response = Response
ui-qm-band-status = Status
ui-qm-way-play = Play
ui-qm-way-discard = Discard
ui-qm-way-play-unseen = Lay down a Response card
ui-qm-way-discard-unseen = Discard a card face down
ui-qm-unseen = A card of the printed hand
ui-qm-kinds = Kinds of cards
ui-qm-hand-of = Hand of { NOUN($country, case: "the") }
ui-qm-hands = Your countries
ui-qm-table-of = Table of { NOUN($country, case: "the") }
ui-qm-on-table = On your table
ui-qm-kept = You keep
ui-qm-table-empty = Status and Response cards will lie here.
ui-qm-piles = Deck { $deck } · Discards { $discards }
ui-qm-piles-of = Hand { $hand } · Deck { $deck } · Discards { $discards }
ui-qm-in-use = in use
ui-qm-usable = usable
ui-qm-spent = used
ui-qm-face-down = Face down: only you know it
ui-qm-face-down-count = { $count ->
    [one] 1 Response card face down
   *[other] { $count } Response cards face down
}
ui-qm-dummies = no. { $numbers }
ui-qm-cut-at = Out of supply: { $spaces }.
ui-qm-revealed = Known to be in hand: { $cards }.
ui-qm-discard-pile = Discard pile, newest first: { $cards }.
ui-qm-reconstructed = The wording of this card is a reconstruction.
ui-qm-watching = You are watching. The hands are hidden.

## Countries and score

ui-qm-country = Country
ui-qm-table-cards = Cards on the table
ui-qm-hand-deck = Hand and deck
ui-qm-hand-deck-brief = hand/deck
ui-qm-reserve = Armies and navies in reserve
ui-qm-reserve-brief = reserve
ui-qm-table-count = { $status } Status, { $responses } Response
ui-qm-you = You
ui-qm-on-turn = on turn
ui-qm-level = Level
ui-qm-leads = { NOUN($side) } lead by { $points }
ui-qm-wins-by = { $points } ahead at the end of a round wins
ui-qm-turn = Round { $turn }
ui-qm-round = Round { $round } of { $rounds }
ui-qm-rounds-played = { $rounds ->
    [one] 1 round was played.
   *[other] { $rounds } rounds were played.
}

## The guided first game

ui-qm-learn-goal = You lead Germany, one of three Axis countries; bots play the other five. Both sides gather points, and a lead of 30 at the end of a round wins at once.
ui-qm-learn-home = Here your war begins: your home space, with your first army. The star is a supply space: it feeds your pieces and brings points.
ui-qm-learn-hand = Your deck is your war. You were dealt ten cards; three of them must go. Point at one that you can do without.
ui-qm-learn-away = Point at three in all, then confirm. Keep some “Build Army” and “Land Battle”: without them nothing moves.
ui-qm-learn-play = In a turn you play one card. Point at one; the inspector tells what it does in full.
ui-qm-learn-confirm = This says what you are about to do, and below what comes of it. Confirm it, or point at another card.
ui-qm-learn-build = The glowing spaces are those where a new piece would be in supply. Point at one and confirm.
ui-qm-learn-battle = The glowing spaces are those you can battle. A battle removes an enemy piece; it never fails unless a card answers it.
ui-qm-learn-supply = Green lines are your supply: every piece must be joined by your own pieces to a star that you hold. In your supply step, what is cut off is lost.
ui-qm-learn-victory = After supply you score: 2 points for each star that only you hold, 1 where an ally stands beside you.
ui-qm-learn-discard = Now you may throw away cards you do not want, as many as you like; then you draw up to seven. An empty deck costs points, so mind how fast you spend it.
ui-qm-learn-window = Somebody may answer what has happened. You are asked too, even when you hold nothing that fits, so that nobody learns what you hold. Use a card, or pass.
ui-qm-learn-nations = The countries in the order of their turns: cards on the table, hand and deck, armies and navies left. Point at one to see its supply and its cards.
ui-qm-learn-end = That is all you need. Point at anything to read what it does; the rules are in the menu. Good luck!
ui-which-cards =
    { $left ->
        [one] { $names }: one more card?
       *[other] { $names }: { $left } more cards?
    }
