/** The printed facts as the page needs them: nations, units, facilities, zones and links, theatres, and the drawing. */
import {
  readBorders,
  readGeometry,
  type Border,
  type GeometryFile,
  type Point,
  type Shape,
} from "../../shell/geometry";

/** The board is data too, and comes in files of its own. */
const [{ default: drawn }, { default: facts }] = await Promise.all([
  import("../../../../sandtable/games/globalwar/data/geometry.json"),
  import("our-theatre"),
]);

export const TITLE = "globalwar";

/** Things by what they have in common, in the order in which that comes up. */
export function grouped<T, K>(things: readonly T[], key: (one: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const one of things) {
    const same = found.get(key(one));
    if (same) same.push(one);
    else found.set(key(one), [one]);
  }
  return found;
}

// nations

export type Alliance = "axis" | "allies" | "comintern" | "none";

export interface Nation {
  id: string;
  alliance: Alliance;
  rank: string;
  turn: number; // the place in the order of play; 0 for who has no turn
  controller: string;
}

export const NATIONS: readonly Nation[] = (facts.nations as Partial<Nation>[]).map((row) => ({
  id: row.id!,
  alliance: row.alliance!,
  rank: row.rank!,
  turn: row.turn ?? 0,
  controller: row.controller ?? "",
}));
const NATION = new Map(NATIONS.map((one) => [one.id, one]));
export const isNation = (noun: string): boolean => NATION.has(noun);
export const nationOf = (id: string): Nation => NATION.get(id)!;

/** Who has a colour and an emblem of its own. */
const LOOKS: Record<string, string> = {
  "great-britain": "uk",
  "free-france": "france",
  "vichy-france": "france",
  mongolia: "mongolia",
  "tannu-tuva": "mongolia",
  siam: "siam",
};
const PAINTED = new Set(["germany", "japan", "italy", "ussr", "usa", "france", "kmt", "ccp", "anzac", "fec"]);
/** The class that colours a nation's things. */
export const look = (id: string): string =>
  LOOKS[id] ?? (PAINTED.has(id) ? id : nationOf(id)?.rank === "warlord" ? "warlord" : "neutral");
const EMBLEMS = new Set(["uk", ...PAINTED]);
export const emblem = (id: string): string => `nat-${EMBLEMS.has(look(id)) ? look(id) : "neutral"}`;

// units and facilities

export type Branch = "land" | "air" | "sea";

export interface Unit {
  id: string;
  class: string;
  attack: number;
  defence: number;
  move: number;
  cost: number[];
  branch: Branch;
  hits: number;
}

const branchOf = (kind: string): Branch =>
  kind === "air" ? "air" : kind === "surface" || kind === "submarine" ? "sea" : "land";
export const UNITS: readonly Unit[] = (facts.units as unknown as (Omit<Unit, "branch"> & { hits?: number })[]).map(
  (row) => ({
    id: row.id,
    class: row.class,
    attack: row.attack ?? 0,
    defence: row.defence ?? 0,
    move: row.move ?? 0,
    cost: row.cost ?? [],
    branch: branchOf(row.class),
    hits: row.hits ?? 1,
  }),
);
const UNIT = new Map(UNITS.map((one, n) => [one.id, { ...one, rank: n }]));
export const isUnit = (noun: string): boolean => UNIT.has(noun);
export const unitOf = (id: string): Unit => UNIT.get(id)!;
/** The order in which units are told. */
export const rankOf = (id: string): number => UNIT.get(id)?.rank ?? UNITS.length;

const SILHOUETTES: Record<string, string> = {
  militia: "militia",
  "airborne-infantry": "paratrooper",
  "elite-airborne-infantry": "paratrooper",
  marines: "marine",
  "mountain-infantry": "mountain",
  gurkha: "mountain",
  cavalry: "cavalry",
  "motorized-infantry": "motorised",
  "mechanized-infantry": "mechanised",
  "advanced-mechanized-infantry": "mechanised",
  "ss-panzergrenadier": "mechanised",
  "tank-destroyer": "spg",
  "light-armor": "arm-light",
  "medium-armor": "arm-medium",
  t34: "arm-medium",
  "heavy-armor": "arm-heavy",
  tiger: "arm-heavy",
  artillery: "artillery",
  "advanced-artillery": "artillery",
  "self-propelled-artillery": "spg",
  "advanced-self-propelled-artillery": "spg",
  katyusha: "spg",
  "anti-aircraft-artillery": "anti-air",
  fighter: "fighter",
  "jet-fighter": "fighter",
  "tactical-bomber": "bomber-tactical",
  "medium-bomber": "bomber-medium",
  "strategic-bomber": "bomber-strategic",
  "heavy-strategic-bomber": "bomber-strategic",
  seaplane: "seaplane",
  "air-transport": "air-transport",
  "heavy-air-transport": "air-transport",
  "light-cruiser": "cruiser-light",
  "heavy-cruiser": "cruiser-heavy",
  battlecruiser: "battlecruiser",
  battleship: "battleship",
  "heavy-battleship": "battleship",
  "light-carrier": "carrier-light",
  "fleet-carrier": "carrier",
  "heavy-fleet-carrier": "carrier",
  "coastal-submarine": "submarine",
  submarine: "submarine",
  "advanced-submarine": "submarine",
  "naval-transport": "transport",
  "attack-naval-transport": "transport",
  "strategic-rocket": "strategic",
};
const BY_CLASS: Record<string, string> = {
  infantry: "infantry",
  vehicle: "motorised",
  surface: "destroyer",
  submarine: "submarine",
  air: "fighter",
};
export const silhouette = (unit: string): string =>
  SILHOUETTES[unit] ?? BY_CLASS[unitOf(unit)?.class ?? ""] ?? "infantry";

export interface Facility {
  id: string;
  group: string;
  cost: number[];
  damage: number;
}

export const FACILITIES = facts.facilities as unknown as Facility[];
const FACILITY = new Map(FACILITIES.map((one) => [one.id, one]));
export const isFacility = (noun: string): boolean => FACILITY.has(noun);
export const facilityOf = (id: string): Facility => FACILITY.get(id)!;
const BUILDINGS: Record<string, string> = {
  airbase: "airbase",
  "seaplane-base": "seaplane",
  "submarine-base": "submarine",
  fortification: "fortification",
  "coastal-artillery": "coastal-gun",
  railway: "rail",
};
export const building = (facility: string): string =>
  BUILDINGS[facility] ??
  (facility.endsWith("factory")
    ? "factory"
    : facility.endsWith("shipyard") || facility.endsWith("dockyard")
      ? "shipyard"
      : "port");

// zones

export interface Zone {
  id: string;
  number: number;
  land: boolean;
  owner: string; // at the start; nobody's for a sea
  ipp: number;
  terrain: string;
  city: boolean;
  capital: string;
}

const SEA = /^[A-Z][0-9]+$/;
export const ZONES: readonly Zone[] = (facts.zones as Partial<Zone>[]).map((row) => ({
  id: row.id!,
  number: row.number!,
  land: isLand(row.id!),
  owner: row.owner ?? "",
  ipp: row.ipp ?? 0,
  terrain: row.terrain ?? "normal",
  city: row.city ?? false,
  capital: row.capital ?? "",
}));
const ZONE = new Map(ZONES.map((one) => [one.id, one]));
const NUMBERED = new Map(ZONES.map((one) => [one.number, one.id]));
/** Whether it is a zone that is played in. */
export const isZone = (noun: string): boolean => ZONE.has(noun);
export const zoneOf = (id: string): Zone => ZONE.get(id)!;
export const zoneNumbered = (number: number): string => NUMBERED.get(number) ?? "";
/** Of any zone that is drawn, in play or not. */
export function isLand(id: string): boolean {
  return !SEA.test(id);
}
/** Victory cities are the same in every game (gw.3.2). */
export const VICTORY = new Set([
  "berlin",
  "rome",
  "tokyo",
  "london",
  "calcutta",
  "sydney",
  "paris",
  "nanking",
  "moscow",
  "stalingrad",
]);

export interface Site {
  kind: string;
  zone: string;
  damage: number;
}
/** The facilities at the start, by their numbers. */
export const SITES: ReadonlyMap<number, Site> = new Map(
  (facts.sites as unknown as [number, string, string][]).map(([n, kind, zone]) => [n, { kind, zone, damage: 0 }]),
);

export interface Link {
  kind: string;
  a: string;
  b: string;
  rail?: { gauge: string };
  river?: unknown;
}

export const LINKS = facts.links as Link[];
const NEAR = new Map<string, { zone: string; link: Link }[]>(ZONES.map(({ id }) => [id, []]));
for (const link of LINKS.filter(({ a, b }) => isZone(a) && isZone(b))) {
  NEAR.get(link.a)?.push({ zone: link.b, link });
  NEAR.get(link.b)?.push({ zone: link.a, link });
}
/** Where a zone leads, and how. */
export const nearOf = (id: string): { zone: string; link: Link }[] => NEAR.get(id) ?? [];

export interface Convoy {
  id: string;
  owner: string;
  value: number;
  path: string[];
}
export const CONVOYS = facts.convoys as Convoy[];
export const isConvoy = (noun: string): boolean => CONVOYS.some(({ id }) => id === noun);

// theatres and their drawing

const file = drawn as unknown as GeometryFile;

/** The part of the world that a scenario is played in. */
export interface Theatre {
  zones: ReadonlySet<string>;
  shapes: ReadonlyMap<string, Shape>; // of all that is seen there, in play or not
  borders: Border[];
  scenery: string;
  waters: string;
  connectors: ReturnType<typeof readGeometry>["connectors"];
  left: number;
  top: number;
  width: number;
  height: number;
  around: number;
  closest: number;
  /** What is looked at first, and on a narrow screen. */
  start: { x: number; y: number; wide: number };
  narrow: { x: number; y: number; wide: number };
}

const NORTH: Record<string, number> = { "asia-1937": 1900 }; // what lies farther north is ice and shown no more
const FOCUS: Record<string, Point> = { "asia-1937": [28900, 6850] };
const MARGIN = 260;
const known = new Map<string, Theatre>();

interface Scenario {
  id: string;
  first: string;
  last: string;
  nations: string[];
  zones: string[];
}
const scenarioOf = (mode: string): Scenario =>
  (facts.scenarios as Scenario[]).find(({ id }) => id === mode) ?? (facts.scenarios[0] as Scenario);

/** The first and the last calendar turn of a scenario, and all there are. */
export function turnsOf(mode: string): { first: string; last: string; all: readonly string[] } {
  const { first, last } = scenarioOf(mode);
  return { first, last, all: facts.turns };
}

/** The nations that take turns in a scenario, in the order of play. */
export function playing(mode: string): string[] {
  const listed = new Set(scenarioOf(mode).nations);
  return NATIONS.filter(({ id, turn }) => turn > 0 && listed.has(id))
    .sort((a, b) => a.turn - b.turn)
    .map(({ id }) => id);
}

export function theatreOf(mode: string): Theatre {
  let theatre = known.get(mode);
  if (!theatre) {
    theatre = readTheatre(mode);
    known.set(mode, theatre);
  }
  return theatre;
}

function readTheatre(mode: string): Theatre {
  const all = scenarioOf(mode).zones;
  const whole = readGeometry(file);
  const boxes = all.map((id) => whole.shapes.get(id)!.box);
  const left = Math.min(...boxes.map((box) => box[0])) - MARGIN;
  const right = Math.max(...boxes.map((box) => box[2])) + MARGIN;
  const top = Math.max(NORTH[mode] ?? 0, Math.min(...boxes.map((box) => box[1])) - MARGIN);
  const bottom = Math.max(...boxes.map((box) => box[3])) + MARGIN;
  const seen = ({ box }: Shape) => box[0] < right && box[2] > left && box[1] < bottom && box[3] > top;
  const shapes = new Map([...whole.shapes].filter(([, shape]) => seen(shape)));
  const inView = (a: string, b: string) => shapes.has(a) && shapes.has(b);
  const [x, y] = FOCUS[mode] ?? [(left + right) / 2, (top + bottom) / 2];
  return {
    zones: new Set(all),
    shapes,
    borders: readBorders(file).filter(({ a, b }) => inView(a, b)),
    scenery: whole.scenery,
    waters: whole.waters,
    connectors: whole.connectors.filter(({ a, b }) => inView(a, b)),
    left,
    top,
    width: right - left,
    height: bottom - top,
    around: 0,
    closest: 9,
    start: { x, y, wide: 5400 },
    narrow: { x, y, wide: 2600 },
  };
}
