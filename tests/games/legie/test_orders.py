"""Every order by itself, in the same two positions: all that it does is told, and nothing else happens."""

from __future__ import annotations

import pytest

from games.legie.table import acts, last_act, play, state, table, used
from sandtable.games.legie.edition import read_data
from sandtable.games.legie.orders import IMMEDIATE, ORDERS, STAYS
from sandtable.kernel.match import Match
from sandtable.kernel.plain import Plain

rule = pytest.mark.rule

COMMON = ("plus2", "retreat", "move", "blank")
TOLD = {
    "lg-total": "{faction} {total}",
    "lg-won": "{faction} win {points}",
    "lg-survived": "{faction} take {supplies}",
    "lg-took-all": "{faction} take all {supplies}",
    "lg-stole": "{faction} steal {supplies}",
    "lg-retreated": "{faction} retreat for {supplies}",
    "lg-wounded": "wound {character}",
    "lg-ducked": "{character} ducks",
    "lg-died": "{character} dies",
    "lg-healed": "heal {character}",
    "lg-promoted": "promote {character}",
    "lg-moved": "{character} to {plot}",
    "lg-withdrew": "{character} to hand",
    "lg-lured": "lure {character}",
    "lg-sabotaged": "sabotage {character}",
}


def commanders(order: str) -> dict[str, Plain]:
    """The printed commanders, but Topol has this order besides the common ones."""
    data = read_data("commanders")
    assert isinstance(data, dict)
    for row in data["commanders"]:  # type: ignore[union-attr]
        if row["id"] == "topol":  # type: ignore[index,call-overload]
            row["orders"] = [] if order in COMMON else [order]  # type: ignore[index,call-overload]
    return {"commanders": data}


def heard(match: Match) -> list[str]:
    """What happened at the first plot, in short."""
    found: list[str] = []
    for events in (match.opening, *(entry.events for entry in match.entries)):
        for event in events:
            if event.id == "lg-plot-begins" and event.plain()["args"] != {"plot": "supply-run"}:
                return found
            if event.id in TOLD:
                found.append(TOLD[event.id].format(**event.plain()["args"]))  # type: ignore[arg-type]
    return found


class Turned:
    """Vavra bears the order and turns it up. Cil can give first aid; Cerkasin charges, and strikes Vavra if he can."""

    def __init__(self, order: str, *choice: str) -> None:
        where = {"supply-run": f"vavra={order} cil cerkasin=blank", "hospital-car": "keler"}
        match = table("orders", where, first="whites", packs=commanders(order), hands={"legion": "borovicka"},
                      plots="supply-run coded-telegram hospital-car")  # fmt: skip
        play(match, "legion", "reveal vavra")
        self.used_at_once = used(match, "legion") == [order]
        self.offered: list[str] = []
        for act in choice:
            self.offered += acts(match, "legion")
            play(match, "legion", act)
        settle(match)
        self.told = heard(match)


def settle(match: Match) -> None:
    """Charge and help at the first plot as far as anybody can."""
    wanted = ("withhold cerkasin", "charge legion", "charge whites", "suffer vavra", "suffer cil", "aid cil vavra")
    while match.due is None:
        who = state(match).faction_id(match.to_act[0])
        legal = acts(match, who)
        play(match, who, next((act for act in wanted if act in legal), legal[0]))


STRUCK = ["wound vavra", "whites 3", "legion 6", "whites take 2", "legion win 4", "heal vavra"]  # with no order at all
LEFT_CIL = ["wound cil", "whites 3", "legion 3", "whites win 4", "legion win 4"]  # Vavra has gone
STAYING = {"plus2", "win-or-fall", "sacrifice", "no-medics", "take-all", "get-down", "ceasefire"}
GO = ["forgo", "move vavra hospital-car"]  # the other plot asks for intelligence

# order, what can be chosen, what is chosen, what happens
EFFECTS: list[tuple[str, list[str], list[str], list[str]]] = [
    ("plus2", [], [], ["wound vavra", "whites 3", "legion 8", *STRUCK[3:]]),
    ("retreat", [], [], ["legion retreat for 1", "whites 3", "whites win 4"]),
    ("move", [*GO, "move cil coded-telegram", "move cil hospital-car", "move keler supply-run"],
     ["move keler supply-run"],
     ["keler to supply-run", "wound vavra", "wound cerkasin", "whites 3", "legion 9", *STRUCK[3:]]),
    ("blank", [], [], STRUCK),
    ("sneak", ["forgo", "move vavra coded-telegram", "move vavra hospital-car"], ["move vavra coded-telegram"],
     ["vavra to coded-telegram", *LEFT_CIL]),
    ("promotion", [], [], ["promote vavra", "wound vavra", "whites 3", "legion 7", *STRUCK[3:]]),
    ("shoot-and-move", ["forgo", "wound whites", *GO], ["wound whites", "move vavra hospital-car"],
     ["wound cerkasin", "vavra to hospital-car", *LEFT_CIL]),
    ("win-or-fall", [], [], [*STRUCK[:4], "legion win 6", "heal vavra"]),
    ("lure", ["forgo", "lure cerkasin"], ["lure cerkasin"], ["lure cerkasin", "legion 6", "legion win 4"]),
    ("muster", ["done", "bring keler"], ["bring keler"],
     ["keler to supply-run", "wound vavra", "wound cerkasin", "whites 3", "legion 9", *STRUCK[3:]]),
    ("sacrifice", ["forgo", "sacrifice cil"], ["sacrifice cil"],
     ["cil dies", "wound vavra", "whites 3", "legion 8", "whites take 2", "legion win 4"]),
    ("swap", ["forgo", "swap keler"], ["swap keler"],
     ["vavra to hospital-car", "keler to supply-run", "wound cil", "wound cerkasin", *STRUCK[1:5]]),
    ("no-medics", [], [], STRUCK[:-1]),
    ("sabotage", ["forgo", "sabotage cerkasin"], ["sabotage cerkasin"], ["sabotage cerkasin", *STRUCK]),
    ("take-all", [], [], [*STRUCK[:5], "legion take all 2", "heal vavra"]),
    ("furious-attack", ["forgo", "wound whites", "forgo", "withdraw"], ["wound whites", "withdraw"],
     ["wound cerkasin", "vavra to hand", *LEFT_CIL]),
    ("get-down", [], [], ["vavra ducks", *STRUCK[1:5]]),
    ("ceasefire", [], [], STRUCK[1:5]),
]  # fmt: skip


@pytest.mark.parametrize(("order", "offered", "choice", "told"), [
    pytest.param(*row, marks=rule(f"lg.order.{row[0]}", "lg.orders.use"), id=row[0]) for row in EFFECTS
])  # fmt: skip
def test_an_order_that_is_turned_up(order: str, offered: list[str], choice: list[str], told: list[str]) -> None:
    turned = Turned(order, *choice)
    assert turned.offered == offered
    assert turned.told == told
    assert turned.used_at_once == (order not in STAYING)


@rule("lg.orders.stays", "lg.order.win-or-fall", "lg.order.no-medics")
@pytest.mark.parametrize("order", sorted(STAYING))
def test_an_order_that_lies_where_its_faction_loses(order: str) -> None:
    """Only one of them kills its bearer for it, and only one keeps the wounded from being helped."""
    match = table("plots", {"supply-run": f"vavra={order}! liskova koloman orlovskij"}, sleeves={"vavra": "wound"},
                  packs=commanders(order))  # fmt: skip
    play(match, "legion", *[act for act in acts(match, "legion") if act == "aid liskova vavra"])
    total = 6 if order == "plus2" else 4
    lost = [f"legion {total}", "whites 7", "legion take 2", "whites win 4"]
    after = {"win-or-fall": ["vavra dies"], "no-medics": []}
    assert heard(match) == lost + after.get(order, ["heal vavra"])


@rule("lg.order.theft", "lg.order.camouflage", "lg.place.face-down")
@pytest.mark.parametrize(("order", "told", "seen"), [
    ("theft", ["legion steal 2"], "send borovicka supply-run"), ("camouflage", [], "send ? supply-run"),
])  # fmt: skip
def test_an_immediate_order(order: str, told: list[str], seen: str) -> None:
    match = table(at={"supply-run": "vavra"}, hands={"legion": "kopecky borovicka", "whites": "miller"},
                  packs=commanders(order))  # fmt: skip
    play(match, "legion", "send kopecky hospital-car", f"order {order} vavra")
    assert heard(match) == told
    assert used(match, "legion") == (["camouflage"] if order == "camouflage" else [])  # a theft lies on the plot
    play(match, "whites", "pass")
    play(match, "legion", "send borovicka supply-run")
    assert last_act(match, "whites") == seen


@rule("lg.order.blank", "lg.orders.stays")
def test_no_order_declares_what_could_never_happen() -> None:
    """What is read while a token lies face up belongs to tokens that stay; strength comes with a choice."""
    for order in ORDERS:
        lying = order.total or order.points or order.falls or order.takes_supplies or order.spares_wound
        assert order.timing == STAYS or not (lying or order.bars_charges or order.bars_aid or order.strength), order.id
        assert order.choice is not None or not (order.strength or order.wounds), order.id
        assert order.timing != IMMEDIATE or (order.choice is None and not order.wounds), order.id
