/** The units as the odds page needs them: what they cost and roll at, their picture, and in which battles they fight. */
import battles from "our-battles";
import data from "../../../sandtable/games/globalwar/data/units.json";

export type Side = "attacker" | "defender";
export const SIDES: readonly Side[] = ["attacker", "defender"];

export const KINDS = [
  "land",
  "amphibious",
  "airborne",
  "naval",
  "port",
  "interception",
  "attrition",
  "clash",
  "encounter",
] as const;
export type Kind = (typeof KINDS)[number];

export interface Unit {
  id: string;
  class: string;
  attack: number;
  defence: number;
  cost: number;
  intercept: number;
  shells: number;
  bombards: number;
  holds: boolean;
  assault: boolean;
  selects: boolean;
}

interface Row {
  id: string;
  class: string;
  attack: number;
  defence: number;
  cost: number[];
  intercept?: number;
  shells?: number;
  bombards?: number;
  hold?: unknown[];
  assault?: unknown[];
  select?: unknown;
}

export const UNITS: readonly Unit[] = (data.units as Row[]).map((row) => ({
  id: row.id,
  class: row.class,
  attack: row.attack,
  defence: row.defence,
  cost: row.cost.reduce((sum, stage) => sum + stage, 0),
  intercept: row.intercept ?? 0,
  shells: row.shells ?? 0,
  bombards: row.bombards ?? 0,
  holds: row.hold !== undefined,
  assault: row.assault !== undefined,
  selects: row.select !== undefined,
}));
const BY_ID = new Map(UNITS.map((unit) => [unit.id, unit]));
export const unitOf = (id: string): Unit | undefined => BY_ID.get(id);

const isLand = (unit: Unit) => ["infantry", "vehicle", "artillery", "anti-aircraft"].includes(unit.class);
const isAir = (unit: Unit) => unit.class === "air";
const isShip = (unit: Unit) => unit.class === "surface" || unit.class === "submarine";

/** Whether units fight on a side of such a battle. How they come to it, the rules know. */
interface Muster {
  takes(unit: Unit): boolean;
}

const GROUND: Muster = { takes: (unit) => isLand(unit) || (isAir(unit) && !unit.assault) };
const FLEET: Muster = { takes: (unit) => isShip(unit) || isAir(unit) };

const MUSTERS: Record<Kind, Record<Side, Muster>> = {
  land: { attacker: GROUND, defender: GROUND },
  clash: { attacker: GROUND, defender: GROUND },
  amphibious: {
    attacker: { takes: (unit) => GROUND.takes(unit) || unit.bombards > 0 || unit.holds },
    defender: GROUND,
  },
  airborne: {
    attacker: { takes: (unit) => GROUND.takes(unit) || unit.assault },
    defender: GROUND,
  },
  naval: { attacker: FLEET, defender: FLEET },
  encounter: { attacker: FLEET, defender: FLEET },
  port: {
    attacker: { takes: (unit) => isAir(unit) && unit.attack > 0 },
    defender: { takes: (unit) => isShip(unit) || (isAir(unit) && unit.defence > 0) },
  },
  interception: {
    attacker: { takes: (unit) => unit.intercept > 0 },
    defender: { takes: (unit) => unit.intercept > 0 },
  },
  attrition: { attacker: { takes: (unit) => unit.shells > 0 }, defender: { takes: isLand } },
};

export const fights = (kind: Kind, side: Side, unit: Unit): boolean => MUSTERS[kind][side].takes(unit);
export const atSea = (kind: Kind): boolean => battles.sea.includes(kind);
/** Whether there is a zone to be taken. */
export const onGround = (kind: Kind): boolean => battles.ground.includes(kind);

/** The units that are met most often; all others wait until they are asked for. */
const COMMON = new Set([
  "militia",
  "infantry",
  "airborne-infantry",
  "marines",
  "motorized-infantry",
  "mechanized-infantry",
  "light-armor",
  "medium-armor",
  "artillery",
  "anti-aircraft-artillery",
  "fighter",
  "tactical-bomber",
  "medium-bomber",
  "air-transport",
  "destroyer",
  "light-cruiser",
  "heavy-cruiser",
  "battlecruiser",
  "battleship",
  "light-carrier",
  "fleet-carrier",
  "submarine",
  "naval-transport",
  "strategic-bomber",
  "jet-fighter",
  "advanced-artillery",
  "katyusha",
]);
const ONLY_IN: Record<string, readonly Kind[]> = {
  "airborne-infantry": ["airborne"],
  marines: ["amphibious"],
  "strategic-bomber": ["interception"],
  "jet-fighter": ["interception"],
  "advanced-artillery": ["attrition"],
  katyusha: ["attrition"],
};
export const common = (kind: Kind, unit: Unit): boolean =>
  COMMON.has(unit.id) && (ONLY_IN[unit.id]?.includes(kind) ?? true);

const PICTURES: Record<string, string> = {
  "airborne-infantry": "paratrooper",
  "elite-airborne-infantry": "paratrooper",
  marines: "marine",
  "mountain-infantry": "mountain",
  gurkha: "mountain",
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
  "self-propelled-artillery": "spg",
  "advanced-artillery": "artillery",
  "advanced-self-propelled-artillery": "spg",
  katyusha: "spg",
  "anti-aircraft-artillery": "anti-air",
  "jet-fighter": "fighter",
  "tactical-bomber": "bomber-tactical",
  "medium-bomber": "bomber-medium",
  "strategic-bomber": "bomber-strategic",
  "heavy-strategic-bomber": "bomber-strategic",
  "heavy-air-transport": "air-transport",
  "torpedo-boat-destroyer": "destroyer",
  "coastal-defense-ship": "cruiser-heavy",
  "light-cruiser": "cruiser-light",
  "heavy-cruiser": "cruiser-heavy",
  "heavy-battleship": "battleship",
  "light-carrier": "carrier-light",
  "fleet-carrier": "carrier",
  "heavy-fleet-carrier": "carrier",
  "coastal-submarine": "submarine",
  "advanced-submarine": "submarine",
  "naval-transport": "transport",
  "attack-naval-transport": "transport",
  "colonial-infantry": "infantry",
  "foreign-legion": "infantry",
};
/** The symbol of a unit; most are called as it is. */
export const picture = (id: string): string => PICTURES[id] ?? id;

/** Whom the sides may be: their colour and emblem. They change nothing about the odds. */
export const NATIONS = [
  "germany",
  "japan",
  "italy",
  "great-britain",
  "france",
  "ussr",
  "usa",
  "kmt",
  "ccp",
  "anzac",
  "fec",
] as const;
export type Nation = (typeof NATIONS)[number];
export const look = (nation: Nation): string => (nation === "great-britain" ? "uk" : nation);
