"""The one description of a state of Global War as plain data: what views, saves and the log are made of.

What is as it was printed, or has not come up yet, is left out.
"""

from __future__ import annotations

from sandtable.games.globalwar.markers import FRESH, NO_TASK, NO_UNIT, NOWHERE, PHASES
from sandtable.games.globalwar.numbering import UnitNumber, members, nations_in, units_in
from sandtable.games.globalwar.objectives import objective_facts, side_facts
from sandtable.games.globalwar.production.chart import OF_UNITS
from sandtable.games.globalwar.settlements import settled_facts
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.knowledge import Facts


def facts(s: GlobalWar) -> dict[str, Facts]:
    edition = s.edition
    nations = edition.nations.nations
    zones = edition.world.zones
    owners: dict[str, Facts] = {}
    for number, nation in enumerate(s.owner):
        if nation != edition.owner[number]:
            owners[zones[number].id] = nations[nation].id
    result: Facts = None
    if s.result is not None:
        result = {"shares": [*s.result.shares], "points": [*s.result.points], "reason": s.result.reason}
    return {
        "date": s.calendar_turn(),
        "turn": s.turn,
        "on-turn": [nation.id for nation in nations if s.turn and s.on_turn(nation.number)],
        "phase": PHASES[s.phase],
        "units": _unit_facts(s),
        "sites": _site_facts(s),
        "owner": owners,
        "taken": [*edition.world.ids(s.taken)],
        "nations": _nation_facts(s),
        "chart": _chart_facts(s),
        "points": side_facts(s),
        "objectives": objective_facts(s),
        "rail-used": [*s.rail_used],
        "naval-used": s.naval_used,
        "crossed": [[link, count] for link, count in s.crossed.items()],
        "laid": [[link, gauge] for link, gauge in s.laid.items()],
        "torn": [[link, damage] for link, damage in s.torn.items()],
        "fired": [[site, shots] for site, shots in s.fired.items()],
        "capitals": _capital_facts(s),
        "barbarossa": s.barbarossa,
        "blitzkrieg": s.blitzkrieg,
        "startling": s.startling,
        "surprise": [*edition.world.ids(s.surprise)],
        "kamikaze": [*s.kamikaze],
        **_ability_facts(s),
        "stack": s.stack_facts(),
        "result": result,
        **settled_facts(s),
        **_part_facts(s),
    }


def _part_facts(s: GlobalWar) -> dict[str, Facts]:
    """The chapters that have something to tell."""
    told = {part.KEY: part.facts(s.edition) for part in s.parts()}
    return {key: facts for key, facts in told.items() if facts}


def _ability_facts(s: GlobalWar) -> dict[str, Facts]:
    """The abilities and raids that have come up, and no others."""
    found: dict[str, Facts] = {}
    if s.mobilisation:
        found["mobilisation"] = s.mobilisation
    if s.overlord:
        found["overlord"] = s.overlord
    if s.beach != NOWHERE:
        found["beach"] = s.edition.world.zones[s.beach].id
    if s.stirred:
        found["stirred"] = [*units_in(s.stirred)]
    if s.sunk:
        found["sunk"] = [[line, ipp] for line, ipp in s.sunk.items()]
    if s.ferried:
        found["ferried"] = [[u, ship] for u, ship in s.ferried.items()]
    return found


def _capital_facts(s: GlobalWar) -> dict[str, Facts]:
    """The capitals that are not where they were at the start."""
    found: dict[str, Facts] = {}
    for number in s.edition.nations.numbers:
        zone = s.capital[number]
        if zone != s.edition.capital[number]:
            found[s.nation_at(number).id] = s.edition.world.zones[zone].id
    return found


def _unit_facts(s: GlobalWar) -> list[Facts]:
    return [_unit_row(s, u) for u in s.numbers()]


def _unit_row(s: GlobalWar, u: UnitNumber) -> Facts:
    """``["japan", "infantry", "korea"]``, and for a unit with more to say movement left, damage, marks, what it is
    aboard, where it came from, task and aim; nothing for a lost one."""
    zone = s.zone[u]
    if zone == NOWHERE:
        return None
    edition = s.edition
    nation, unit = edition.nations.nations[s.nation[u]], edition.catalogue.units[s.kind[u]]
    row: list[Facts] = [nation.id, unit.id, edition.world.zones[zone].id]
    if not _is_plain(s, u):
        row += [s.left[u], s.damage[u], s.marks[u], s.aboard[u], s.came[u], s.task[u], s.aim[u]]
    return row


def units_told(s: GlobalWar, units: list[UnitNumber]) -> list[Facts]:
    """Units as an event tells them: a row in the words of views, and the numbers of all who follow one another and are
    alike."""
    told: list[list[Facts]] = []
    for u in units:
        row = _unit_row(s, u)
        if told and told[-1][0] == row:
            told[-1].append(u)
        else:
            told.append([row, u])
    return [*told]


def _is_plain(s: GlobalWar, u: UnitNumber) -> bool:
    """Whether there is no more to say of a unit than what and where it is."""
    if s.left[u] != FRESH or s.damage[u] or s.marks[u] or s.aboard[u] != NO_UNIT:
        return False
    return s.came[u] == NOWHERE and s.task[u] == NO_TASK and s.aim[u] == NOWHERE


def _site_facts(s: GlobalWar) -> list[Facts]:
    """The facilities that are not as they were at the start: number, kind, zone, damage, what it opens on."""
    found: list[Facts] = []
    world = s.edition.world
    printed = s.edition.sites
    for site, kind in enumerate(s.site_kind):
        zone = s.site_zone[site]
        opens = s.site_opens[site]
        if site < len(printed):
            first = printed[site]
            if (kind, zone, opens) == (first.kind, first.zone, first.opens) and not s.site_damage[site]:
                continue
        where = world.zones[zone].id if zone != NOWHERE else ""
        found.append([site, s.facility(site).id, where, s.site_damage[site], [*world.ids(opens)]])
    return found


def _nation_facts(s: GlobalWar) -> dict[str, Facts]:
    """The nations that are no more as they were when nobody had yet moved."""
    found: dict[str, Facts] = {}
    names = s.edition.nations.ids()
    technologies = s.edition.catalogue.technologies
    for number, nation in enumerate(s.edition.nations.nations):
        controller = s.controller[number]
        if nation.turn or s.enemies[number] or controller >= 0:
            wars: list[Facts] = [names[enemy] for enemy in nations_in(s.enemies[number])]
            declared: list[Facts] = [names[victim] for victim in nations_in(s.declared[number])]
            known: list[Facts] = [technologies[one].id for one in members(s.technologies[number])]
            found[nation.id] = {
                "alliance": s.alliance[number],
                "controller": names[controller] if controller >= 0 else "",
                "major": s.majors >> number & 1 == 1,
                "wars": wars,
                "declared": declared,
                "money": s.money[number],
                "income": s.income[number],
                "technologies": known,
            }
    return found


def _chart_facts(s: GlobalWar) -> list[Facts]:
    """The rows of the production chart, as ``Project`` writes them."""
    found: list[Facts] = []
    catalogue = s.edition.catalogue
    world = s.edition.world
    for project in s.chart:
        unit = project.form in OF_UNITS
        kind = catalogue.units[project.kind].id if unit else catalogue.facilities[project.kind].id
        zone = world.zones[project.zone].id if project.zone >= 0 else ""
        nation = s.nation_at(project.nation).id
        found.append(project.plain(nation, kind, zone, world.ids(project.opens)))
    return found
