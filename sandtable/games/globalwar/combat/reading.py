"""Frames of combat from their plain data."""

from __future__ import annotations

from sandtable.games.globalwar.abilities import KAMIKAZE_A_TURN
from sandtable.games.globalwar.capitals import NewCapital
from sandtable.games.globalwar.combat.battle import Battle, Line, Together
from sandtable.games.globalwar.combat.blitz import Blitz
from sandtable.games.globalwar.combat.bombing import FLAK, BombRun, TornTrack
from sandtable.games.globalwar.combat.handover import Handover
from sandtable.games.globalwar.combat.harbour import MOST_LEAVING, Breakout
from sandtable.games.globalwar.combat.muster import read_muster
from sandtable.games.globalwar.combat.phase import Alert, Combat
from sandtable.games.globalwar.combat.raid import ConvoyRaid
from sandtable.games.globalwar.combat.troops import Counts
from sandtable.games.globalwar.combat.unopposed import Wavering
from sandtable.games.globalwar.combat.volley import Hit, Throw, Volley, hit_of, throw_of, volley_of
from sandtable.games.globalwar.markers import MOST_UNITS
from sandtable.games.globalwar.numbering import UnitNumber, ZoneNumber, read_seats, read_units
from sandtable.games.globalwar.production.works import CapturedWork
from sandtable.games.globalwar.scorched import BurntTrack
from sandtable.games.globalwar.state import GlobalWar
from sandtable.kernel.flow import Frame
from sandtable.kernel.plain import Malformed, Plain, Record, as_list, as_number

MOST_DICE = 9_999


def combat_frame(s: GlobalWar, record: Record) -> Frame[GlobalWar] | None:
    """The frame of combat that a record describes; None when it is no such frame."""
    name = record.text("frame")
    if name == Combat.NAME:
        return Combat(tuple([ZoneNumber(zone) for zone in record.numbers("watched", 0, s.edition.world.size)]))
    if name == Alert.NAME:
        up = tuple([(UnitNumber(pair[0]), pair[1]) for pair in number_rows(record, "up", 2)])
        ready = read_seats(record, "ready", s.rulings.seats)
        out = read_units(record, "out", MOST_UNITS)
        kamikaze = record.number("kamikaze", 0, KAMIKAZE_A_TURN)
        return Alert(record.text("kind"), s.edition.world.zone_at(record, "zone"), ready, out, up, kamikaze)
    if name == Battle.NAME:
        return _battle(s, record)
    if name == Together.NAME:
        return Together(read_seats(record, "seats", s.rulings.seats), tuple(record.texts("proposals", 9)))
    if name == BombRun.NAME:
        runs = tuple([(UnitNumber(pair[0]), pair[1]) for pair in number_rows(record, "runs", 2)])
        damage = tuple([(pair[0], pair[1]) for pair in number_rows(record, "damage", 2)])
        dice = tuple([(UnitNumber(pair[0]), pair[1]) for pair in number_rows(record, "dice", 2)])
        zone = s.edition.world.zone_at(record, "zone")
        return BombRun(zone, runs, record.number("step", 0, FLAK), record.flag("begun"), dice, damage)
    if name == TornTrack.NAME:
        return TornTrack(s.edition.world.zone_at(record, "zone"), record.number("damage", 0, MOST_DICE))
    if name == Breakout.NAME:
        return Breakout(record.number("site", 0, len(s.site_kind) - 1), record.number("left", 0, MOST_LEAVING))
    if name == Handover.NAME:
        return Handover(s.edition.world.zone_at(record, "zone"))
    if name == CapturedWork.NAME:
        kind = record.one_of("facility", tuple(s.edition.catalogue.facility_of))
        return CapturedWork(s.edition.world.zone_at(record, "zone"), s.edition.catalogue.facility_of[kind])
    if name == BurntTrack.NAME:
        return BurntTrack(s.edition.world.zone_at(record, "zone"))
    if name == NewCapital.NAME:
        return NewCapital(s.edition.nations.find(record.text("nation"), record.at("nation")))
    if name == Wavering.NAME:
        shaky = tuple([tuple(row) for row in number_rows(record, "rows", Wavering.WIDTH)])
        attackers = read_units(record, "attackers", MOST_UNITS)
        return Wavering(shaky, s.edition.world.zone_at(record, "zone"), attackers)
    if name == ConvoyRaid.NAME:
        return ConvoyRaid(
            read_units(record, "raiders", MOST_UNITS),
            record.flag("begun"),
            record.number("attack", 0, 99),
            read_units(record, "raided", MOST_UNITS),
            tuple([(shot[0], ZoneNumber(shot[1]), UnitNumber(shot[2])) for shot in number_rows(record, "shots", 3)]),
        )
    if name == Blitz.NAME:
        nation = s.edition.nations.find(record.text("nation"), record.at("nation"))
        return Blitz(s.edition.world.zone_at(record, "zone"), nation, record.number("room", 0, 999))
    return None


def _battle(s: GlobalWar, record: Record) -> Battle:
    muster = read_muster(s, record)
    lines: list[Line] = []
    for n, side in enumerate(record.items("lines", 2)):
        place = f"{record.at('lines')}[{n}]"
        lines.append(tuple([(UnitNumber(pair[0]), pair[1]) for pair in _numbers(side, place, 2)]))
    firing: list[Counts] = []
    for side in record.items("firing", 2):
        firing.append(
            tuple([as_number(one, record.at("firing"), 0, 999) for one in as_list(side, record.at("firing"))])
        )
    preset = record.texts("preset", 2)
    return Battle(
        muster,
        muster.engagement(s.edition.catalogue),
        (lines[0], lines[1]),
        record.number("round", 1, 999),
        record.number("step", 0, 99),
        record.flag("begun"),
        (firing[0], firing[1]),
        tuple([volley_of(row) for row in number_rows(record, "volley", Volley.WIDTH)]),
        tuple([hit_of(row) for row in number_rows(record, "hits", Hit.WIDTH)]),
        (preset[0], preset[1]),
        record.number("gone", 0, 9),
        record.flag("asking"),
        tuple([throw_of(row) for row in number_rows(record, "thrown", Throw.WIDTH)]),
    )


def number_rows(record: Record, key: str, width: int) -> list[list[int]]:
    return _numbers(record.items(key, MOST_DICE), record.at(key), width)


def _numbers(rows: Plain, place: str, width: int) -> list[list[int]]:
    """Lists of so many numbers each; a truth counts as 0 or 1."""
    found: list[list[int]] = []
    for row in as_list(rows, place, MOST_DICE):
        numbers: list[int] = []
        for one in as_list(row, place, width):
            numbers.append(int(one) if isinstance(one, bool) else as_number(one, place, -1, 1 << 60))
        if len(numbers) != width:
            raise Malformed(place, "core-malformed-list")
        found.append(numbers)
    return found
