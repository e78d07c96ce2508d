"""The one description of a state: plain data in which hidden hands, tokens, sleeves and dispatches are secrets."""

from __future__ import annotations

from sandtable.games.legie.locations import KINDS
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import EQUIPMENT, FACTIONS, MOST_TOKENS, OWN, SKILLS
from sandtable.games.legie.orders import ORDERS
from sandtable.games.legie.state import ALL_EQUIPMENT, FROSTBITE, MUTILATED, NONE, WOUND, WOUNDS, Legie
from sandtable.kernel.knowledge import EVERYBODY, NOBODY, Facts, Memory, Secret
from sandtable.kernel.plain import Plain


def facts_of(s: Legie) -> dict[str, Facts]:
    edition = s.edition
    players: list[Facts] = [player_facts(s, seat) for seat in range(s.seats)]
    plots: list[Facts] = [plot_facts(s, plot) for plot in range(len(s.plots))]
    facts: dict[str, Facts] = {
        "game": s.game,
        "round": s.round,
        "first": s.first,
        "location": None if s.place == NONE else edition.locations[s.place],
        "locations-left": [edition.locations[n] for n in bits(s.locations_left)],
        "plots": plots,
        "plots-left": [edition.plots[n].id for n in bits(s.plots_left)],
        "bank": {id: s.bank[n] for n, id in enumerate(EQUIPMENT)},
        "players": players,
    }
    if s.rulings.dispatches:
        left: list[Plain] = [edition.dispatches[n].id for n in bits(s.dispatches_left)]
        facts["dispatches-left"] = Secret(left, NOBODY, len(left))
        facts["dispatches-played"] = [edition.dispatches[n].id for n in bits(s.dispatches_played)]
    if s.rulings.survival:
        facts["diary"] = [diary_row(s, row) for row in s.diary]
    facts["outcome"] = None if s.result is None else Secret(s.result.plain(), EVERYBODY, None)
    facts["stack"] = s.stack_facts()
    return facts


def diary_row(s: Legie, row: tuple[int, ...]) -> dict[str, Facts]:
    game, rank, seat, points, left, supplies = row
    return {
        "game": game,
        "rank": rank,
        "seat": seat,
        "faction": s.faction_id(seat),
        "commander": s.edition.commanders[s.commanders[seat]].id,
        "points": points,
        "left": left,
        "supplies": supplies,
    }


def player_facts(s: Legie, seat: int) -> dict[str, Facts]:
    edition = s.edition
    faction = s.factions[seat]
    facts: dict[str, Facts] = {
        "faction": None if faction == NONE else FACTIONS[faction],
        "commander": None if s.commanders[seat] == NONE else edition.commanders[s.commanders[seat]].id,
        "officer": officer_facts(s, seat),
        "officer-seen": (s.officers_seen >> seat) & 1 == 1,
        "points": s.points[seat],
        "supplies": s.supplies[seat],
        "hand": Secret([*names(s, s.hands[seat])], s.rulings.known[seat], s.hands[seat].bit_count()),
        "remembered": Memory([*names(s, remembered_of(s, seat))], EVERYBODY, None),
        "deck": deck_facts(s, seat),
        "graveyard": [*names(s, s.graveyard & faction_mask(s, seat))],
        "sleeves": seen_sleeves(s, seat),
        "unseen": unseen_equipment(s, seat),
        "tokens": token_facts(s, seat),
        "bought": [EQUIPMENT[n] for n in bits(s.bought[seat])],
        "sent": s.sent[seat],
        "camouflaged": [s.plot_id(plot) for plot in bits(s.camouflaged[seat])],
        "fallen": s.fallen[seat],
    }
    if s.rulings.dispatches:
        shown = (s.dispatches_shown >> seat) & 1 == 1
        facts["dispatch"] = dispatch_facts(s, seat, s.dispatches[seat], shown)
        facts["declined"] = dispatch_facts(s, seat, s.declined[seat], False)
        if shown:
            facts["dispatch-shown"] = True
        facts["won"] = {kind: s.won[seat * len(KINDS) + n] for n, kind in enumerate(KINDS)}
        facts["supported"] = [s.plot_id(plot) for plot in bits(s.supported[seat])]
    if s.rulings.survival:
        facts["total"] = s.totals[seat]
    return facts


def faction_mask(s: Legie, seat: int) -> int:
    faction = s.factions[seat]
    return 0 if faction == NONE else s.edition.faction_mask[faction]


def remembered_of(s: Legie, seat: int) -> int:
    return s.remembered & faction_mask(s, seat)


def names(s: Legie, mask: int) -> list[str]:
    return [s.edition.characters[who] for who in bits(mask)]


def officer_facts(s: Legie, seat: int) -> Facts:
    """lg.secret.officer"""
    officer = s.officers[seat]
    if officer == NONE:
        return None
    known = EVERYBODY if (s.officers_seen >> seat) & 1 else s.rulings.known[seat]
    return Secret(s.edition.characters[officer], known, "?")


def deck_facts(s: Legie, seat: int) -> dict[str, Facts]:
    deck = s.decks[seat]
    base = max(0, s.factions[seat]) * OWN
    middle: list[Plain] = [s.edition.characters[base + n] for n, count in enumerate(deck.counts) if count]
    bottom: list[Facts] = []
    for place, known in zip(deck.bottom, deck.bottom_known, strict=True):
        bottom.append(Secret(s.edition.characters[base + place], known, None))
    open_places: list[Facts] = [known == EVERYBODY for known in deck.bottom_known]
    return {"middle": Secret(middle, NOBODY, len(middle)), "bottom": bottom, "open": open_places}


def dispatch_facts(s: Legie, seat: int, dispatch: int, shown: bool) -> Facts:
    """A dispatch is secret until the end of the game, when all are turned up."""
    turned_up = shown or (s.result is not None and not s.rulings.untold[seat])
    known = EVERYBODY if turned_up else s.rulings.known[seat]
    return None if dispatch == NONE else Secret(s.edition.dispatches[dispatch].id, known, "?")


def sleeve_words(sleeve: int) -> list[str]:
    """What lies in a sleeve, one word for each card."""
    words = [EQUIPMENT[n] for n in bits(sleeve & ALL_EQUIPMENT)]
    for n, skill in enumerate(SKILLS):
        if (sleeve >> (MUTILATED + n)) & 1:
            words.append(f"no-{skill}")
    if sleeve & FROSTBITE:
        words.append("frostbite")
    return words + ["wound"] * ((sleeve & WOUNDS) // WOUND)


def seen_sleeves(s: Legie, seat: int) -> dict[str, Facts]:
    """The sleeves of characters out of sight, as everybody saw them last."""
    facts: dict[str, Facts] = {}
    for who in bits(faction_mask(s, seat)):
        if s.last_seen[who] and s.out_of_sight(who):
            facts[s.edition.characters[who]] = [*sleeve_words(s.last_seen[who])]
    return facts


def unseen_equipment(s: Legie, seat: int) -> Facts:
    """lg.secret.equip: equipment nobody has seen on its character yet; the others know the kinds.

    Of every character in hand or face down it is told whether it wears each such kind: to see that one does not is
    news as well.
    """
    told: list[Plain] = []
    kinds: list[Plain] = []
    front = bits(front_of(s, seat))
    for equipment, id in enumerate(EQUIPMENT):
        wearers = [who for who in front if ((s.sleeves[who] & ~s.last_seen[who]) >> equipment) & 1]
        if wearers:
            kinds += [id] * len(wearers)
            told += [f"{id if who in wearers else f'no-{id}'} {s.edition.characters[who]}" for who in front]
    return Secret(told, s.rulings.known[seat], kinds)


def front_of(s: Legie, seat: int) -> int:
    """The characters of a seat in hand or face down at a plot."""
    return s.hands[seat] | s.face_down & faction_mask(s, seat)


def token_facts(s: Legie, seat: int) -> dict[str, Facts]:
    if s.commanders[seat] == NONE:
        return {"available": [], "used": [], "put-away": []}
    available: list[Plain] = [s.token_id(seat, token) for token in bits(s.available[seat])]
    put_away: list[Facts] = []
    for token, may in zip(s.put_away[seat], s.put_away_may[seat], strict=True):
        put_away.append(hidden_token(s, seat, token, may))
    return {
        "available": Secret(available, s.rulings.known[seat], len(available)),
        "used": [s.token_id(seat, token) for token in bits(s.used[seat])],
        "put-away": put_away,
    }


def hidden_token(s: Legie, seat: int, token: int, may: int) -> dict[str, Facts]:
    """lg.secret.tokens: a blank looks like any other; ``may`` is what everybody can work out."""
    facts: dict[str, Facts] = {
        "order": Secret(s.token_id(seat, token), s.rulings.known[seat], "?"),
        "may": [s.token_id(seat, other) for other in bits(may)],
    }
    number = s.numbers[seat * MOST_TOKENS + token]
    if number:
        facts["number"] = number
    return facts


def plot_facts(s: Legie, plot: int) -> dict[str, Facts]:
    lying = s.plot_token[plot]
    theft: Facts = None
    if lying != NONE:
        theft = {"seat": lying >> 3, "order": s.token_id(lying >> 3, lying & 7)}
    columns: list[Facts] = []
    for seat in range(s.seats):
        column: list[Facts] = [standing_facts(s, seat, who) for who in s.column(seat, plot)]
        columns.append(column)
    return {"id": s.plot_id(plot), "columns": columns, "stolen": (s.stolen >> plot) & 1 == 1, "token": theft}


def standing_facts(s: Legie, seat: int, who: int) -> dict[str, Facts]:
    """A character at a plot. Of a face-down one the others see only that it is there, and its token."""
    hidden = (s.face_down >> who) & 1 == 1
    facts: dict[str, Facts] = {
        "character": Secret(s.edition.characters[who], s.rulings.known[seat] if hidden else EVERYBODY, "?"),
        "face-down": hidden,
    }
    if hidden:
        # of somebody everybody remembers it is still news that it is this one
        facts["here"] = Secret(f"{s.edition.characters[who]} {s.plot_id(s.standing[who])}", s.rulings.known[seat], "?")
        facts["given"] = s.given[who]
    else:
        facts["sleeve"] = [*sleeve_words(s.sleeves[who])]
    if (s.ordered >> who) & 1:
        facts["ordered"] = True
    if (s.sacrificed >> who) & 1:
        facts["sacrificed"] = True
    if (s.ducked >> who) & 1:
        facts["ducked"] = True
    token = s.token_on[who]
    if token != NONE and (s.token_up >> who) & 1:
        facts["token"] = {"order": ORDERS[s.order_of(seat, token)].id, "face-up": True}
    elif token != NONE:
        facts["token"] = {**hidden_token(s, seat, token, s.token_may[who]), "face-up": False}
    return facts
