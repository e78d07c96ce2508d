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
const [{ default: drawn }, { default: lines }, { default: facts }] = await Promise.all([
  import("../../../../sandtable/games/globalwar/data/geometry.json"),
  import("geometry-lines"),
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

/** The printed incomes that a power needs for war, and at which it produces in full. */
export const THRESHOLDS: ReadonlyMap<string, { war: number; full: number }> = new Map(
  (facts.thresholds as [string, number, number][]).map(([nation, war, full]) => [nation, { war, full }]),
);

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
/** Who has neither is known by two letters. */
const CODES: Record<string, string> = Object.fromEntries(
  (
    "vichy-france VF free-france FF abyssinia ET afghanistan AF albania AL argentina AR austria AT belgium BE " +
    "bolivia BO brazil BR bulgaria BG central-america CA chile CL colombia CO cuba CU czechoslovakia CZ denmark DK " +
    "ecuador EC estonia EE finland FI greece GR hispaniola HI hungary HU iceland IS iran IR iraq IQ ireland IE " +
    "latvia LV liberia LR lithuania LT mexico MX mongolia MN nepal NP netherlands NL norway NO paraguay PY peru PE " +
    "poland PL portugal PT romania RO saudi-arabia SA siam TH spanish-nationalists SN spanish-republicans SR " +
    "sweden SE switzerland CH tannu-tuva TT tibet TB turkey TR uruguay UY venezuela VE warlord-kwangsi KG " +
    "warlord-ma MA warlord-meng MG warlord-shanxi SX warlord-sikang SK warlord-sinkiang XJ warlord-yunnan YN yemen YE " +
    "yugoslavia YU dadao DD"
  )
    .match(/\S+ \S+/g)!
    .map((pair) => pair.split(" ")),
);
export const codeOf = (id: string): string => CODES[id] ?? "";
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

/** A land as it is written: id, the numbers of owner, value and terrain, whether it is a city, whose capital. */
type Land = [string, number, number, number, number, string?];

const LANDS: readonly Zone[] = (facts.lands as Land[]).map(([id, owner, ipp, terrain, city, capital = ""], number) => ({
  id,
  number,
  land: true,
  owner: facts.owners[owner]!,
  ipp,
  terrain: facts.terrains[terrain]!,
  city: city === 1,
  capital,
}));
const SEAS: readonly Zone[] = facts.seas.map((id, n) => ({
  id,
  number: LANDS.length + n,
  land: false,
  owner: "",
  ipp: 0,
  terrain: "normal",
  city: false,
  capital: "",
}));
export const ZONES: readonly Zone[] = [...LANDS, ...SEAS];
const ZONE = new Map(ZONES.map((one) => [one.id, one]));
export const isZone = (noun: string): boolean => ZONE.has(noun);
export const zoneOf = (id: string): Zone => ZONE.get(id)!;
export const zoneNumbered = (number: number): string => ZONES[number]?.id ?? "";
export const isLand = (id: string): boolean => ZONE.get(id)?.land ?? false;
export const VICTORY: ReadonlySet<string> = new Set(facts.victory);

export interface Site {
  kind: string;
  zone: string;
  damage: number;
}
/** The facilities at the start, by their numbers. */
export const SITES: readonly Site[] = (facts.sites as [number, number][]).map(([kind, zone]) => ({
  kind: FACILITIES[kind]!.id,
  zone: zoneNumbered(zone),
  damage: 0,
}));

export interface Link {
  kind: string;
  a: string;
  b: string;
  rail: boolean;
  river: boolean;
}

export const LINKS: readonly Link[] = (lines.links as [number, number, number, number?][]).map(
  ([kind, a, b, more = 0]) => ({
    kind: lines.kinds[kind]!,
    a: zoneNumbered(a),
    b: zoneNumbered(b),
    rail: (more & 1) > 0,
    river: (more & 2) > 0,
  }),
);
const NEAR = new Map<string, { zone: string; link: Link }[]>(ZONES.map(({ id }) => [id, []]));
for (const link of LINKS) {
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
export const CONVOYS: readonly Convoy[] = (lines.convoys as [string, string, number, ...number[]][]).map(
  ([id, owner, value, ...path]) => ({ id, owner, value, path: path.map(zoneNumbered) }),
);
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
  /** What is looked at first; less of it on a small screen. */
  start: { x: number; y: number; wide: number };
}

/** What is looked at first in a theatre, where that is not the capital of who plays. */
const FOCUS: Record<string, Point> = { "asia-1937": [28900, 6850] };
const ICE = 1900; // what lies farther north is shown no more in Asia
const MARGIN = 260;
const WORLD = { left: 0, right: 36000, top: 900, bottom: 17600 };
const known = new Map<string, Theatre>();

interface Scenario {
  id: string;
  first: string;
  last?: string; // none: a roll ends the game
  nations: string[];
  zones?: string[]; // none: the whole world
}
const scenarioOf = (mode: string): Scenario =>
  (facts.scenarios as Scenario[]).find(({ id }) => id === mode) ?? (facts.scenarios[0] as Scenario);

/** The first and the last calendar turn of a scenario, all there are, and from when a roll may end it. */
export function turnsOf(mode: string): { first: string; last: string; all: readonly string[]; rolls: string | null } {
  const { first, last } = scenarioOf(mode);
  return { first, last: last ?? facts.turns.at(-1)!, all: facts.turns, rolls: last ? null : facts.rolls };
}

/** The nations that take turns in a scenario, in the order of play. */
export function playing(mode: string): string[] {
  const listed = new Set(scenarioOf(mode).nations);
  return NATIONS.filter(({ id, turn }) => turn > 0 && listed.has(id))
    .sort((a, b) => a.turn - b.turn)
    .map(({ id }) => id);
}

export const { phases: PHASES, marks: MARKS, tasks: TASKS } = facts;
/** Verbs of the movement phases: those that lead from a zone to another one, the others, and those of a flotilla. */
export const { leading: LEADING, here: HERE, together: TOGETHER } = facts;

// who plays whom, before a game tells it

export const POWERS: readonly Record<string, string[]>[] = facts.seating.codes;

/** The powers of each seat: as printed for so many, or as the host has parted them. */
export function splitOf(seats: number, chosen: string): readonly string[][] {
  const codes: Record<string, string[]> = Object.assign({}, ...POWERS);
  if (!chosen.includes("/")) return facts.seating.splits[seats] ?? [];
  return chosen.split("/").map((seat) => seat.split("+").flatMap((code) => codes[code] ?? []));
}

export function theatreOf(mode: string): Theatre {
  let theatre = known.get(mode);
  if (!theatre) {
    theatre = readTheatre(mode);
    known.set(mode, theatre);
  }
  return theatre;
}

const whole = readGeometry(file);
const borders = readBorders(file);

function readTheatre(mode: string): Theatre {
  const { zones: part } = scenarioOf(mode);
  const all = part ?? ZONES.map(({ id }) => id);
  const { left, right, top, bottom } = part ? around(part) : WORLD;
  const seen = ({ box }: Shape) => box[0] < right && box[2] > left && box[1] < bottom && box[3] > top;
  const shapes = part ? new Map([...whole.shapes].filter(([, shape]) => seen(shape))) : whole.shapes;
  const inView = (a: string, b: string) => shapes.has(a) && shapes.has(b);
  const [x, y] = FOCUS[mode] ?? whole.shapes.get("berlin")!.at;
  return {
    zones: new Set(all),
    shapes,
    borders: borders.filter(({ a, b }) => inView(a, b)),
    scenery: whole.scenery,
    waters: whole.waters,
    connectors: whole.connectors.filter(({ a, b }) => inView(a, b)),
    left,
    top,
    width: right - left,
    height: bottom - top,
    around: part ? 0 : whole.around,
    closest: part ? 9 : 24,
    start: { x, y, wide: 5400 },
  };
}

/** The part of the map that some zones take, with a margin. */
function around(zones: readonly string[]) {
  const boxes = zones.map((id) => whole.shapes.get(id)!.box);
  return {
    left: Math.min(...boxes.map((box) => box[0])) - MARGIN,
    right: Math.max(...boxes.map((box) => box[2])) + MARGIN,
    top: Math.max(ICE, Math.min(...boxes.map((box) => box[1])) - MARGIN),
    bottom: Math.max(...boxes.map((box) => box[3])) + MARGIN,
  };
}
