/** The state of a view, as far as the page draws it, and how events change its look. */
import type { Plain, TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { State } from "../../shell/title";
import {
  facilityOf,
  grouped,
  MARKS,
  nationOf,
  playing,
  rankOf,
  SITES,
  TASKS,
  zoneNumbered,
  zoneOf,
  type Alliance,
  type Site,
} from "./data";
import type { Losses, ToldStandoff } from "./standoff";

const FRESH = -1; // has not moved in this player turn

/** A unit as it is told: nation, kind and zone, and if there is more to say seven numbers. */
type Row = [string, string, string, ...number[]] | null;

export interface Sheet {
  alliance: number;
  controller: string;
  major: boolean;
  wars: string[];
  money: number;
  income: number;
}

export interface Frame {
  frame: string;
  [field: string]: Plain;
}

export interface Position {
  date: string;
  turn: number;
  phase: string;
  units: Row[];
  sites: [number, string, string, number, string[]][];
  chart: (string | number | string[])[][]; // whose, form, what, stages paid; of facilities also where and more
  owner: Record<string, string>;
  nations: Record<string, Sheet>;
  stack: Frame[];
  points: [Alliance[], number][]; // of the alliances that win together
  objectives: [string, Alliance, number, number, number][]; // id, whose, points, zones held and wanted
}

/** What a seat may regret at the end of a phase. */
export interface Regret {
  mark: "lost" | "forgotten" | "known";
  what: string;
  count: number;
  zones?: string[];
  unit?: string;
  nation?: string;
  held?: string; // how many defend it
}

/** What the engine tells beside the state. */
interface Told {
  seats?: Record<string, number>; // by nation who decides for it
  shop?: [string, number][];
  review?: Regret[];
  standoff?: ToldStandoff; // while a battle is fought
  losses?: Losses; // while somebody chooses them
}

export const told = (table: Table): Told => (table.message.value?.view.derived ?? {}) as unknown as Told;

export const position = (state: State): Position => state as unknown as Position;

export interface Unit {
  n: number;
  nation: string;
  kind: string;
  zone: string;
  left: number; // movement, FRESH while it has not moved
  damage: number;
  marks: string[];
  aboard: number;
  came: string; // the zone it entered from
  task: string;
  aim: number;
}

export function readUnit(row: NonNullable<Row>, n: number): Unit {
  const [nation, kind, zone, left = FRESH, damage = 0, marks = 0, aboard = -1, came = -1, task = 0, aim = -1] = row;
  return {
    n,
    nation,
    kind,
    zone,
    left,
    damage,
    marks: MARKS.filter((_, bit) => (marks >> bit) & 1),
    aboard,
    came: zoneNumbered(came),
    task: TASKS[task] ?? "",
    aim,
  };
}

const read = new WeakMap<Row[], Unit[]>();
/** All units on the map. */
export function unitsOf({ units }: Position): Unit[] {
  let found = read.get(units);
  if (!found) {
    found = units.flatMap((row, n) => (row ? [readUnit(row, n)] : []));
    read.set(units, found);
  }
  return found;
}

const byZone = new WeakMap<Row[], Map<string, Unit[]>>();
export function unitsIn(now: Position, zone: string): Unit[] {
  let zones = byZone.get(now.units);
  if (!zones) {
    zones = new Map();
    for (const unit of unitsOf(now)) {
      const here = zones.get(unit.zone);
      if (here) here.push(unit);
      else zones.set(unit.zone, [unit]);
    }
    byZone.set(now.units, zones);
  }
  return zones.get(zone) ?? [];
}

/** The units of one nation in a zone, by kind. */
export interface Stack {
  nation: string;
  kinds: [string, number][];
  count: number;
  attacking: boolean;
}

/** What stands in a zone, its owner first. */
export function stacksIn(now: Position, zone: string): Stack[] {
  const found = new Map<string, Map<string, number>>();
  const attacking = new Set<string>();
  for (const { nation, kind, task } of unitsIn(now, zone)) {
    const kinds = found.get(nation) ?? new Map<string, number>();
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    found.set(nation, kinds);
    if (task) attacking.add(nation);
  }
  const owner = ownerOf(now, zone);
  return [...found]
    .map(([nation, kinds]) => ({
      nation,
      kinds: [...kinds].sort(([a], [b]) => rankOf(a) - rankOf(b)),
      count: [...kinds.values()].reduce((sum, one) => sum + one, 0),
      attacking: attacking.has(nation),
    }))
    .sort((a, b) => Number(b.nation === owner) - Number(a.nation === owner) || b.count - a.count);
}

export const ownerOf = (now: Position, zone: string): string => now.owner[zone] ?? zoneOf(zone)?.owner ?? "";

const standing = new WeakMap<Position["sites"], Map<string, Site[]>>();
/** The facilities of a zone as they stand now. */
export function sitesIn(now: Position, zone: string): Site[] {
  let zones = standing.get(now.sites);
  if (!zones) {
    const sites = new Map(SITES.entries());
    for (const [n, kind, zone, damage] of now.sites) sites.set(n, { kind, zone, damage });
    zones = grouped([...sites.values()], (site) => site.zone);
    standing.set(now.sites, zones);
  }
  return zones.get(zone) ?? [];
}

/** A facility under construction: so many of its stages are paid. */
export interface Work {
  kind: string;
  zone: string;
  nation: string;
  paid: number;
  stages: number;
  damage: number;
}

const begun = new WeakMap<Position["chart"], Map<string, Work[]>>();
/** What is being built in a zone. */
export function worksIn(now: Position, zone: string): Work[] {
  let zones = begun.get(now.chart);
  if (!zones) {
    const works = now.chart
      .filter(([, form]) => form === "facility")
      .map(([nation, , kind, paid, place, , , damage]): Work => {
        const stages = facilityOf(String(kind)).cost.length;
        const hurt = typeof damage === "number" ? damage : 0;
        return {
          kind: String(kind),
          zone: String(place),
          nation: String(nation),
          paid: Number(paid),
          stages,
          damage: hurt,
        };
      });
    zones = grouped(works, (work) => work.zone);
    begun.set(now.chart, zones);
  }
  return zones.get(zone) ?? [];
}

const ALLIANCES: Alliance[] = ["axis", "allies", "comintern", "none"];
export const sheetOf = (now: Position, nation: string): Sheet | undefined => now.nations[nation];
export const allianceOf = (now: Position, nation: string): Alliance =>
  ALLIANCES[now.nations[nation]?.alliance ?? -1] ?? nationOf(nation).alliance;

// who plays whom

/** By nation who decides for it, as the engine tells. */
const deciding = (table: Table): Record<string, number> => told(table).seats ?? {};

export const seatOf = (table: Table, nation: string): number => deciding(table)[nation] ?? -1;

export const myNations = (table: Table): string[] =>
  Object.entries(deciding(table)).flatMap(([nation, seat]) => (seat === table.seat.value ? [nation] : []));

/** The nations whose player turn it is. */
export const onTurn = (table: Table, now: Position): string[] =>
  playing(table.info.value?.mode ?? "").filter((id) => nationOf(id).turn === now.turn);

export const topFrame = (now: Position): Frame | undefined => now.stack.at(-1);
export const frameOf = (now: Position, name: string): Frame | undefined =>
  now.stack.findLast(({ frame }) => frame === name);

// how events change the look

/** Units stand as an order that was carried out tells: their row, and the numbers of all it is the row of. */
function ordered(now: Position, { rows }: Record<string, Plain>): Position {
  const units = [...now.units];
  for (const [row, ...numbers] of rows as unknown as [Row, ...number[]][]) for (const n of numbers) units[n] = row;
  return { ...now, units };
}

/** Attackers have gone back, and attack no more. */
function retreated(now: Position, args: Record<string, Plain>): Position {
  const numbers = new Set(args["units"] as number[]);
  const back = (row: Row, n: number): Row => {
    if (!row || !numbers.has(n)) return row;
    const [nation, kind, , left = FRESH, damage = 0, marks = 0] = row;
    return [nation, kind, String(args["to"]), left, damage, marks, -1, -1, 0, -1];
  };
  return { ...now, units: now.units.map(back) };
}

/** The state as it looks after an event. Only for showing what the server has told: the truth follows. */
export function after(state: State, { event, args }: TableEvent): State {
  let now = position(state);
  if (event === "gw-ordered") now = ordered(now, args);
  if (event === "gw-retreated") now = retreated(now, args);
  if (event === "gw-captured")
    now = { ...now, owner: { ...now.owner, [String(args["zone"])]: String(args["nation"]) } };
  if (event === "gw-player-turn") now = { ...now, turn: nationOf(String(args["nation"])).turn, phase: "production" };
  if (event === "gw-calendar-turn") now = { ...now, date: String(args["date"]) };
  if (event === "gw-lost" && typeof args["number"] === "number") {
    const lost = args["number"];
    now = { ...now, units: now.units.map((row, n) => (n === lost ? null : row)) };
  }
  return now as unknown as State;
}

/** The wars that an act declares, of what is foreseen of it; those that spread from the first one are told with it. */
export const warsIn = (events: readonly TableEvent[]): TableEvent[] =>
  events.filter(({ event }) => event === "gw-war").slice(0, 1);
