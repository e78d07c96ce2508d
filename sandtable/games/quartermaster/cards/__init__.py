"""The cards: how one is declared, and the words there are for it.

A card of the box has a row in ``data/cards.json`` (id, country, kind, source), its text in ``locale/*.ftl``
(``qm-card-<id>`` and ``qm-text-<id>``), and one declaration in the file of its country, which reads like the card::

    Card("dive-bombers", Battle(LAND, HERE_OR_BESIDE), when=YouBattle(LAND), once=True, deck=1)

"When you battle a land space, once in a turn: discard 1 card from your deck to battle that space or one beside it."
The engine needs no word of it: ``card.declare`` puts each card into the tables of its trigger, and an event asks them.

Whom, where
    Countries are ``GERMANY`` … ``USA``, sides ``MEMBERS[AXIS]`` and ``MEMBERS[ALLIES]``. Fixed spaces are sets:
    ``at("china", "szechuan")``, ``beside("moscow")``, ``LAND``, ``SEA``, ``EVERYWHERE``, joined with ``|`` and ``&``.
    ``Build`` and ``Battle`` take a ``Where``: ``Where(at("china"))``, ``ANYWHERE``; of the event that is answered
    ``HERE``, ``BESIDE_HERE``, ``HERE_OR_BESIDE``; ``FrontAtTurnStart``. A new place is a ``Where`` (``where.py``).

When (``when.py``); an Event or an Economic Warfare card has none, it is just played
    ``InsteadOfPlaying``, ``AtTurnStart``, ``AtDiscardStart``, ``AtAnyTime`` (free in the own turn);
    ``YouBattle``, ``FriendlyArmyBattled``, ``YouBuild``, ``EnemyBuilds``, ``AboutToGo``, ``ArmyRemoved``;
    ``EnemyWages``, ``YouAreRaided``, ``StatusUsed``, ``YouPlayed``.
    ``fits`` may use only what everybody knows: it decides who is asked. A new event needs a number in ``card.py`` and a
    call of ``reactions.trigger`` where it happens; ``Reaction`` carries who, where, whose piece and which card.

Cost and limit
    ``deck=2`` cards from the top of the deck, ``hand=2`` cards from hand, ``once=True`` once in a turn.

Text, part by part, in the order of the card
    On the board (``parts.py``): ``Build``, ``BuildBoth``, ``Recruit``, ``RecruitThere``, ``Battle``, ``Eliminate``,
    ``Redeploy``, ``OneOf``; ``Protect`` (for the turn), ``Spare`` (in this battle), ``EliminateIt``, ``AttackerLoses``,
    ``Gain``, ``Assure``. With cards (``card_parts.py``): ``Lose``, ``EachLosesOrGivesUp``, ``LoseFewer``, ``CancelIt``,
    ``LoseRandomResponse``, ``DiscardTheStatus``, ``LookAndArrange``, ``TuckCards``, ``ShuffleItIn``, ``PutItOnTop``,
    ``PlayDiscarded``, ``AllyPlays``.
    A part that asks is an ``Ask``: ``options`` lists the acts, or None when there is nothing to do, and ``take``
    carries one out. A part that just happens is a ``Do``. Parts keep nothing: what is in progress is in the ``Text``
    frame (``times``, ``marked``, ``lifted``; ``actor``, ``space``, ``whom``, ``about`` of the event). They look at the
    board afresh, because pieces may be given up at any moment. Another country decides where ``asks`` says so.

What lasts while a Status card lies on the table
    ``victory=(Score(1, per=…), Score(1, given=…))`` points in the victory step; ``assures=(countries, spaces)`` pieces
    there are in supply; ``denies=spaces`` no supply spaces for the other side; ``recruits=spaces`` recruit an army
    there instead of building it; ``raids=2`` more cards lost to own Economic Warfare cards (``raids_if``,
    ``raids_with``); ``shields=3`` fewer cards lost to those of others. Numbers are counted by ``Pieces``, ``NoPieces``,
    ``InReach``, ``BesideHome`` (``counting.py``).

A test for each card is in ``tests/games/quartermaster/cards``, marked ``@rule("qm.card.<id>")``: what it does, what it
refuses, when it can be used. ``games.quartermaster.table`` sets up a position in one line.
"""
