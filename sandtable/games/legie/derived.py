"""What follows from the table by the rules, for faces that know none: cards with their sleeves, totals, plots, tokens.

Views carry all of it for one reader; events carry what came of them, so that they can be shown one by one.
"""

from __future__ import annotations

from sandtable.games.legie.edition import Edition
from sandtable.games.legie.facts import front_of, player_facts, sleeve_words
from sandtable.games.legie.locations import KINDS
from sandtable.games.legie.masks import bits
from sandtable.games.legie.nouns import FACTIONS, GAMES, ROUNDS, SKILLS
from sandtable.games.legie.orders import ORDERS, TIMINGS
from sandtable.games.legie.state import ALL_SKILLS, MUTILATED, NONE, SUPPORT, Legie
from sandtable.kernel.knowledge import Facts, Secret
from sandtable.kernel.plain import Plain


def derived_by(s: Legie, viewer: int | None) -> dict[str, Plain]:
    timings: dict[str, Plain] = {order.id: TIMINGS[order.timing] for order in ORDERS}
    plots: list[Plain] = [_plot(s, plot, viewer) for plot in range(len(s.plots))]
    return {
        "rounds": ROUNDS,
        "games": GAMES,
        "timings": timings,
        "plots": plots,
        "cards": _cards(s, viewer),
        "enters": _enters(s, viewer),
    }


# plots


def plot_told(s: Legie, plot: int) -> dict[str, Plain]:
    """The kinds of a plot and the supplies of its survivors, as the location has them."""
    return {"kinds": [KINDS[n] for n in bits(s.kinds(plot))], "supplies": s.survivors_supplies(plot)}


def _plot(s: Legie, plot: int, viewer: int | None) -> Plain:
    return {**plot_told(s, plot), "sums": [_sum(s, seat, plot, _knows_own(s, viewer, seat)) for seat in range(s.seats)]}


def _knows_own(s: Legie, viewer: int | None, seat: int) -> bool:
    """Whether what a seat hides is the reader's own and was told."""
    return viewer == seat and not s.rulings.untold[seat]


def total_parts(s: Legie, seat: int, plot: int, hidden: int = 0) -> list[tuple[str, int]]:
    """What makes up a total, by name: characters, orders, the location, a dispatch; without the hidden ones."""
    parts: list[tuple[str, int]] = []
    column = [who for who in s.column(seat, plot) if not (hidden >> who) & 1]
    for who in column:
        parts.append((s.edition.characters[who], s.strength(who)))
    for who in column:
        order = s.lies_on(who)
        if order.total:
            parts.append((order.id, order.total))
    if s.location.charge_total and any(s.charges(who) for who in column):
        parts.append((s.location.id, s.location.charge_total))
    if (s.supported[seat] >> plot) & 1:
        parts.append(("paid-in-blood", SUPPORT))
    return parts


def _sum(s: Legie, seat: int, plot: int, own: bool) -> dict[str, Plain]:
    """lg.plot.total, as far as the reader knows who stands there; ``hope`` is what own face-down orders would add."""
    parts = total_parts(s, seat, plot, 0 if own else s.face_down)
    told: list[Plain] = [[what, strength] for what, strength in parts]
    hope = 0
    if own:
        for who in s.column(seat, plot):
            if s.token_on[who] != NONE and not (s.token_up >> who) & 1:
                hope += ORDERS[s.order_of(seat, s.token_on[who])].total
    return {"total": sum(strength for _, strength in parts), "parts": told, "hope": hope}


def sum_told(s: Legie, seat: int, plot: int) -> dict[str, Facts]:
    """The same as an event tells it."""
    told = Secret(_sum(s, seat, plot, True), s.rulings.known[seat], _sum(s, seat, plot, False))
    return {"plot": s.plot_id(plot), "faction": FACTIONS[s.factions[seat]], "sum": told}


# characters


def _card(edition: Edition, who: int, sleeve: int, strength: int) -> dict[str, Plain]:
    lost = sleeve >> MUTILATED & ALL_SKILLS
    given = sleeve & ALL_SKILLS
    has = (edition.skills[who] | given) & ~lost
    return {
        "sleeve": [*sleeve_words(sleeve)],
        "strength": strength,
        "skills": [SKILLS[n] for n in bits(has)],
        "lost": [SKILLS[n] for n in bits(lost)],
        "given": [SKILLS[n] for n in bits(given)],
    }


def _card_known(s: Legie, who: int, known: bool) -> dict[str, Plain]:
    """A character with its sleeve as it is, or as everybody saw it last."""
    if known:
        return _card(s.edition, who, s.sleeves[who], s.strength(who))
    return _card(s.edition, who, s.last_seen[who], s.strength_with(who, s.last_seen[who]))


def card_told(s: Legie, who: int) -> Facts:
    """A character as an event tells it: of one out of sight its player knows more than the others."""
    return Secret(
        _card_known(s, who, True), s.rulings.known[s.owner(who)], _card_known(s, who, not s.out_of_sight(who))
    )


def own_card_told(s: Legie, who: int) -> Facts:
    """Of one whom only its player knows the others learn nothing at all."""
    return Secret(_card_known(s, who, True), s.rulings.known[s.owner(who)], None)


def _cards(s: Legie, viewer: int | None) -> dict[str, Plain]:
    """Everybody who is not as printed; own ones as their player knows them."""
    own = 0 if viewer is None or s.rulings.untold[viewer] else front_of(s, viewer)
    found: dict[str, Plain] = {}
    for seat in range(s.seats):
        if s.factions[seat] == NONE:
            continue
        for who in bits(s.edition.faction_mask[s.factions[seat]] & ~s.graveyard):
            known = (own >> who) & 1 == 1 or not s.out_of_sight(who)
            sleeve = s.sleeves[who] if known else s.last_seen[who]
            if sleeve or (s.sacrificed >> who) & 1:
                found[s.edition.characters[who]] = _card_known(s, who, known)
    return found


def _enters(s: Legie, viewer: int | None) -> dict[str, Plain]:
    """lg.march.entry: the plots that each character in the reader's hand may enter."""
    found: dict[str, Plain] = {}
    if viewer is not None and s.plots and not s.rulings.untold[viewer]:
        for who in bits(s.hands[viewer]):
            open_plots: list[Plain] = [s.plot_id(plot) for plot in range(len(s.plots)) if s.may_enter(who, plot)]
            found[s.edition.characters[who]] = open_plots
    return found


# events


def _player(s: Legie, seat: int, parts: tuple[str, ...]) -> dict[str, Facts]:
    facts = player_facts(s, seat)
    return {part: facts[part] for part in parts}


def came_of(
    s: Legie,
    purse: int,
    card: int,
    sums: tuple[tuple[int, int], ...],
    seats: tuple[int, ...],
    parts: tuple[str, ...],
) -> dict[str, Facts]:
    """What an event brought, in the words of views: points and supplies of a seat, a character, totals at plots, the
    hands, decks and tokens of seats."""
    told: dict[str, Facts] = {}
    if purse != NONE:
        told["purse"] = {"points": s.points[purse], "supplies": s.supplies[purse]}
    if card != NONE:
        told["card"] = card_told(s, card)
    if sums:
        at_plots: list[Facts] = [sum_told(s, seat, plot) for seat, plot in sums]
        told["sums"] = at_plots
    if seats:
        told["players"] = {s.faction_id(seat): _player(s, seat, parts) for seat in seats}
    return told
