/** The state of a view, as far as the page draws it, and how events change its look. */
import type { Plain, TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { State } from "../../shell/title";
import {
  grouped,
  isLand,
  nationOf,
  NATIONS,
  playing,
  rankOf,
  SITES,
  unitOf,
  ZONES,
  zoneOf,
  type Alliance,
  type Site,
} from "./data";

export const PHASES = ["production", "combat-movement", "combat", "non-combat", "placement"] as const;
const MARKS = [
  "patrol",
  "raider",
  "escort",
  "submerged",
  "ghost",
  "fought",
  "retreated",
  "unloaded",
  "declined",
  "caught",
  "sailed",
  "repairing",
  "hastened",
  "flotilla",
];
const TASKS = ["", "battle", "follow", "bomb", "port-attack", "carpet", "drop", "clash", "shell", "raid", "cover"];
const FRESH = -1; // has not moved in this player turn

/** A unit as it is told: nation, kind and zone, and if there is more to say seven numbers. */
type Row = [string, string, string, ...number[]] | null;

export interface Sheet {
  alliance: number;
  controller: string;
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
  phase: (typeof PHASES)[number];
  units: Row[];
  sites: [number, string, string, number, string[]][];
  owner: Record<string, string>;
  nations: Record<string, Sheet>;
  stack: Frame[];
  points: number[]; // by seat
  objectives: [string, Alliance, number, number, number][]; // id, whose, points, zones held and wanted
}

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
    came: ZONES[came]?.id ?? "",
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

export const ownerOf = (now: Position, zone: string): string => now.owner[zone] ?? zoneOf(zone).owner;

const standing = new WeakMap<Position["sites"], Map<string, Site[]>>();
/** The facilities of a zone as they stand now. */
export function sitesIn(now: Position, zone: string): Site[] {
  let zones = standing.get(now.sites);
  if (!zones) {
    const sites: Site[] = [...SITES];
    for (const [n, kind, where, damage] of now.sites) sites[n] = { kind, zone: where, damage };
    zones = grouped(sites, (site) => site.zone);
    standing.set(now.sites, zones);
  }
  return zones.get(zone) ?? [];
}

const ALLIANCES: Alliance[] = ["axis", "allies", "comintern", "none"];
export const sheetOf = (now: Position, nation: string): Sheet | undefined => now.nations[nation];
export const allianceOf = (now: Position, nation: string): Alliance =>
  ALLIANCES[now.nations[nation]?.alliance ?? -1] ?? nationOf(nation).alliance;

// who plays whom

/** The alliances of each seat, by the number of seats. */
const SPLITS: Record<number, Alliance[][]> = {
  2: [["axis"], ["allies", "comintern"]],
  3: [["axis"], ["allies"], ["comintern"]],
};
export const alliancesOf = (seats: number, seat: number): Alliance[] => (SPLITS[seats] ?? SPLITS[2]!)[seat] ?? [];

export function seatOf(table: Table, nation: string): number {
  const seats = table.info.value?.seats.length ?? 2;
  const { alliance } = nationOf(nation);
  return Array.from({ length: seats }, (_, seat) => seat).findIndex((seat) =>
    alliancesOf(seats, seat).includes(alliance),
  );
}

export const myNations = (table: Table): string[] =>
  table.seat.value === null
    ? []
    : NATIONS.filter(({ id }) => seatOf(table, id) === table.seat.value).map(({ id }) => id);

/** The nations whose player turn it is. */
export const onTurn = (table: Table, now: Position): string[] =>
  playing(table.info.value?.mode ?? "").filter((id) => nationOf(id).turn === now.turn);

export const topFrame = (now: Position): Frame | undefined => now.stack.at(-1);
export const frameOf = (now: Position, name: string): Frame | undefined =>
  now.stack.findLast(({ frame }) => frame === name);

// how events change the look

const PLACING = new Set(["move", "force", "unload", "patrol", "land", "rail", "sail", "harbour"]);
const IN_PLACE: Record<string, string> = {
  attack: "battle",
  hunt: "battle",
  follow: "follow",
  bomb: "bomb",
  strike: "port-attack",
  carpet: "carpet",
  drop: "drop",
  shell: "shell",
  clash: "clash",
  raid: "raid",
  cover: "cover",
  launch: "bomb",
};

function changed(row: Row, change: (unit: number[]) => number[], zone?: string): Row {
  if (!row) return row;
  const [nation, kind, where, ...more] = row;
  const numbers = more.length ? more : [FRESH, 0, 0, -1, -1, 0, -1];
  return [nation, kind, zone ?? where, ...change([...numbers])];
}

function ordered(now: Position, args: Record<string, Plain>): Position {
  const numbers = new Set(args["units"] as number[]);
  const verb = String(args["verb"]);
  const to = String(args["to"]);
  const from = ZONES.findIndex(({ id }) => id === args["from"]);
  const units = now.units.map((row, n) => {
    const carried = row ? row[6] !== undefined && numbers.has(row[6]) : false;
    if (!row || (!numbers.has(n) && !carried)) return row;
    if (PLACING.has(verb)) {
      const enters = isLand(to) && unitOf(row[1]).branch === "land" && hostile(now, row[0], to);
      return changed(
        row,
        ([left, damage = 0, marks = 0, aboard = -1, , task = 0, aim = -1]) => [
          Math.max(0, left === FRESH ? unitOf(row[1]).move - 1 : (left ?? 1) - 1),
          damage,
          marks,
          carried ? aboard : -1,
          from,
          enters ? TASKS.indexOf("battle") : task,
          aim,
        ],
        to,
      );
    }
    const task = IN_PLACE[verb];
    return task
      ? changed(row, ([left = FRESH, damage = 0, marks = 0, aboard = -1, came = -1]) => [
          left,
          damage,
          marks,
          aboard,
          came,
          TASKS.indexOf(task),
          -1,
        ])
      : row;
  });
  return { ...now, units };
}

/** Attackers have gone back. */
function retreated(now: Position, args: Record<string, Plain>): Position {
  const numbers = new Set(args["units"] as number[]);
  const back = (row: Row, n: number) =>
    numbers.has(n)
      ? changed(
          row,
          ([left = FRESH, damage = 0, marks = 0]) => [left, damage, marks, -1, -1, 0, -1],
          String(args["to"]),
        )
      : row;
  return { ...now, units: now.units.map(back) };
}

/** Whether a zone belongs to an enemy of the nation, or to nobody it could be friends with. */
export function hostile(now: Position, nation: string, zone: string): boolean {
  const owner = ownerOf(now, zone);
  return owner !== nation && (now.nations[nation]?.wars ?? []).includes(owner);
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
