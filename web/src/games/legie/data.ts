/** The printed parts of Legie, as its rules have them, and the symbols that stand for them. */
import type { Plain } from "../../shell/protocol";
import characterFile from "../../../../sandtable/games/legie/data/characters.json";
import commanderFile from "../../../../sandtable/games/legie/data/commanders.json";
import dispatchFile from "../../../../sandtable/games/legie/data/dispatches.json";
import locationFile from "../../../../sandtable/games/legie/data/locations.json";
import plotFile from "../../../../sandtable/games/legie/data/plots.json";

export const FACTIONS = ["legion", "whites", "reds", "militia"];
export const SKILLS = ["combat", "charisma", "intelligence"];
export const EQUIPMENT = [
  "accurate-aim",
  "medal",
  "ciphers",
  "sabre",
  "first-aid-kit",
  "coat",
  "promotion-card",
  "officer-exams",
];
export const KINDS = ["freezing", "warming", "peaceful"];

interface Record {
  id: string;
  source: string;
  ours?: string[];
}

export interface Character extends Record {
  faction: string;
  strength: number;
  officer: boolean;
  skills: string[];
  abilities: string[];
}

export interface Plot extends Record {
  code: string;
  entry: string[];
  kinds: string[];
  points: number;
  supplies: number;
}

export interface Commander extends Record {
  faction: string;
  orders: string[];
}

export interface Dispatch extends Record {
  points: number;
}

const byId = <T extends Record>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

export const characters = byId<Character>(characterFile.characters);
export const plots = byId<Plot>(plotFile.plots);
export const commanders = byId<Commander>(commanderFile.commanders);
export const locations = byId<Record>(locationFile.locations);
export const dispatches = byId<Dispatch>(dispatchFile.dispatches);

/** The six tokens of a commander. */
export const tokensOf = (commander: string): string[] => [
  ...commanderFile.common,
  ...(commanders.get(commander)?.orders ?? []),
];

/** Whether a card, or a part of it, is ours because the printed one is not public. */
export const isOurs = (id: string): boolean => {
  const row = characters.get(id) ?? plots.get(id) ?? commanders.get(id) ?? locations.get(id) ?? dispatches.get(id);
  return row !== undefined && (row.source === "original" || (row.ours?.length ?? 0) > 0);
};

/** What kind of thing a noun names. */
export function kindOf(noun: Plain): string | null {
  if (typeof noun !== "string") return null;
  if (characters.has(noun)) return "character";
  if (plots.has(noun)) return "plot";
  if (noun in ORDER_ICONS) return "order";
  if (EQUIPMENT.includes(noun)) return "equipment";
  if (FACTIONS.includes(noun)) return "faction";
  if (commanders.has(noun)) return "commander";
  if (dispatches.has(noun)) return "dispatch";
  if (SKILLS.includes(noun)) return "skill";
  return locations.has(noun) ? "location" : null;
}

export const emblem = (faction: string | null): string => (faction ? `fac-${faction}` : "person");

const ORDER_ICONS: { [order: string]: string } = {
  plus2: "shield", // its number is printed instead
  retreat: "undo",
  move: "strategic",
  blank: "order-blank",
  sneak: "spy",
  promotion: "promotion",
  "shoot-and-move": "combat",
  "win-or-fall": "star",
  lure: "charisma",
  muster: "people",
  sacrifice: "grave",
  swap: "trace",
  theft: "bag",
  "no-medics": "first-aid",
  sabotage: "bomb",
  "take-all": "supplies",
  camouflage: "mountain",
  "furious-attack": "charge",
  "get-down": "shield",
  ceasefire: "peaceful",
};
export const orderIcon = (order: string): string => ORDER_ICONS[order] ?? "lock";

const EQUIPMENT_ICONS: { [equipment: string]: string } = {
  "accurate-aim": "combat",
  ciphers: "cipher",
  sabre: "charge",
  "first-aid-kit": "first-aid",
  "promotion-card": "promotion",
  "officer-exams": "exams",
};
export const equipmentIcon = (equipment: string): string => EQUIPMENT_ICONS[equipment] ?? equipment;
export const abilityIcon = (ability: string): string => (ability === "frailty" ? "frail" : ability);

export const look = (faction: string | null): string => faction ?? "nobody";
