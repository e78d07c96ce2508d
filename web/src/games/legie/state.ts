/** The state of a view as the page draws it: players, plots, what lies in sleeves, and sums that the rules make of them. */
import type { Plain } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { State } from "../../shell/title";
import { characters, FACTIONS, SKILLS, skillOf } from "./data";

export const HIDDEN = "?";

export interface Token {
  order: string; // "?" when the reader may not know it
  "face-up": boolean;
  may?: string[]; // what everybody can work out
}

/** Somebody at a plot. */
export interface Soldier {
  character: string; // "?" when the reader may not know it
  "face-down": boolean;
  sleeve?: string[];
  given?: number;
  ordered?: boolean;
  sacrificed?: boolean;
  ducked?: boolean;
  token?: Token;
}

export interface PlotState {
  id: string;
  columns: Soldier[][];
  stolen: boolean;
  token: { seat: number; order: string } | null;
}

export interface Player {
  faction: string | null;
  commander: string | null;
  officer: string | null;
  points: number;
  supplies: number;
  hand: string[] | number;
  remembered: string[];
  deck: { middle: string[] | number; bottom: (string | null)[]; open: boolean[] };
  graveyard: string[];
  sleeves: Record<string, string[]>;
  unseen: string[]; // "coat keler" for the owner, "coat" for the others
  tokens: { available: string[] | number; used: string[]; "put-away": { order: string; may: string[] }[] };
  bought: string[];
  sent: number;
  camouflaged: string[];
  fallen: number;
  dispatch?: string | null;
  won?: Record<string, number>;
  supported?: string[];
  total?: number;
}

export interface DiaryRow {
  game: number;
  rank: number;
  seat: number;
  faction: string;
  commander: string;
  points: number;
  left: number;
  supplies: number;
}

/** What the rules are busy with. */
export interface Frame {
  frame: string;
  seat?: number;
  plot?: number;
  step?: number;
  turn?: number;
  passed?: number;
  placed?: number;
  left?: number;
  order?: string;
  who?: string;
  effect?: string;
  drawn?: string[];
  winners?: number;
}

export interface Position {
  game: number;
  round: number;
  first: number;
  location: string | null;
  plots: PlotState[];
  bank: Record<string, number>;
  players: Player[];
  "dispatches-played"?: string[];
  diary?: DiaryRow[];
  stack: Frame[];
}

export const position = (state: State): Position => state as unknown as Position;
export const plain = (now: Partial<Position>): State => now as unknown as Record<string, Plain>;
export const count = (pile: readonly unknown[] | number): number => (typeof pile === "number" ? pile : pile.length);
export const listed = (pile: string[] | number | undefined): string[] => (Array.isArray(pile) ? pile : []);
export const deckSize = ({ deck }: Player): number => count(deck.middle) + deck.bottom.length;

// who is who

export const seatOf = (now: Position, faction: Plain | undefined): number =>
  now.players.findIndex((player) => player.faction === faction);
export const ownerOf = (now: Position, character: string): number => seatOf(now, characters.get(character)?.faction);
export const factionAt = (now: Position, seat: number): string | null => now.players[seat]?.faction ?? null;

/** The seat through whose eyes the page looks; a spectator looks through the first one's, who hides all the same. */
export const eyesOf = (table: Table): number => table.seat.value ?? 0;
export const isMine = (table: Table, seat: number): boolean => table.seat.value === seat;
export const watches = (table: Table): boolean => table.seat.value === null;

/** Seats from the starting player on. */
export const inTurnOrder = (now: Position): number[] => now.players.map((_, n) => (now.first + n) % now.players.length);
/** Seats whose factions have their rows at a plot, always in the same order. */
export const rowsOf = (now: Position): number[] =>
  FACTIONS.map((faction) => seatOf(now, faction)).filter((seat) => seat >= 0);

/** Where somebody stands, if the reader can know it. */
export function whereIs(now: Position, character: string): { plot: number; seat: number; soldier: Soldier } | null {
  for (const [plot, { columns }] of now.plots.entries()) {
    for (const [seat, column] of columns.entries()) {
      const soldier = column.find((one) => one.character === character);
      if (soldier) return { plot, seat, soldier };
    }
  }
  return null;
}

/** The plot that is being dealt with, if the rules are busy with one. */
export function plotAtWork(now: Position): number | null {
  for (const frame of now.stack.toReversed()) {
    if (typeof frame.plot === "number" && frame.plot >= 0 && frame.plot < now.plots.length) return frame.plot;
    if (frame.who !== undefined) return whereIs(now, frame.who)?.plot ?? null;
  }
  return null;
}

const PHASES = ["recruiting", "march", "order-phase", "plots"];
export const PARTS = [...PHASES, "end"];

/** The phase of the round; null while a game is set up or between two games. */
export function phaseOf(now: Position): string | null {
  return (
    now.stack.findLast(({ frame }) => PHASES.includes(frame))?.frame ??
    (now.location && now.stack.length ? "recruiting" : null)
  );
}

export const busyWith = (now: Position, ...frames: string[]): boolean =>
  now.stack.some(({ frame }) => frames.includes(frame));

// what a character is worth

/** What lies in the sleeve of a character: at a plot for all to see, in hand as its owner knows it. */
export function sleeveOf(now: Position, character: string): string[] {
  const standing = whereIs(now, character)?.soldier;
  if (standing?.sleeve) return standing.sleeve;
  const player = now.players[ownerOf(now, character)];
  if (!player) return [];
  const bought = player.unseen.flatMap((entry) => {
    const [equipment = "", wearer] = entry.split(" ");
    return wearer === character && !equipment.startsWith("no-") ? [equipment] : [];
  });
  return bought.reduce(putOn, player.sleeves[character] ?? []);
}

/** lg.equip.restore: equipment with a mutilated skill takes the mutilation out. */
export function putOn(sleeve: string[], equipment: string): string[] {
  return [...sleeve.filter((word) => word !== `no-${skillOf(equipment)}`), equipment];
}

export interface Ready {
  strength: number;
  skills: { skill: string; state: "has" | "lost" | "none"; given: boolean }[];
  abilities: string[];
}

/** A character as it stands with what lies in its sleeve. */
export function readyOf(character: string, sleeve: readonly string[], sacrificed = false): Ready {
  const card = characters.get(character);
  const given = sleeve.map(skillOf);
  return {
    strength: (card?.strength ?? 0) + (sleeve.includes("promotion-card") ? 1 : 0) + (sacrificed ? 5 : 0),
    skills: SKILLS.map((skill) => {
      const has = card?.skills.includes(skill) || given.includes(skill);
      const lost = sleeve.includes(`no-${skill}`);
      return { skill, state: lost ? "lost" : has ? "has" : "none", given: given.includes(skill) };
    }),
    abilities: card?.abilities ?? [],
  };
}

export const hasSkill = (ready: Ready, skill: string): boolean =>
  ready.skills.some((one) => one.skill === skill && one.state === "has");
export const charges = (character: string, sleeve: readonly string[]): boolean =>
  sleeve.includes("sabre") || (characters.get(character)?.abilities.includes("charge") ?? false);

/** One part of the total of a faction at a plot. */
export interface Part {
  what: string; // a character, an order, a location or a dispatch
  strength: number;
}

/** lg.plot.total: what the reader can add up; hidden characters and face-down orders are left out. */
export function partsOf(now: Position, seat: number, plot: number): Part[] {
  const column = now.plots[plot]?.columns[seat] ?? [];
  const open = column.filter(({ character }) => character !== HIDDEN);
  const parts: Part[] = open.map(({ character, sleeve, sacrificed }) => ({
    what: character,
    strength: readyOf(character, sleeve ?? sleeveOf(now, character), sacrificed).strength,
  }));
  for (const { token } of column)
    if (token?.["face-up"] && token.order === "plus2") parts.push({ what: "plus2", strength: 2 });
  if (now.location === "armoured-train" && open.some(({ character, sleeve }) => charges(character, sleeve ?? []))) {
    parts.push({ what: "armoured-train", strength: 1 });
  }
  if (now.players[seat]?.supported?.includes(now.plots[plot]!.id)) parts.push({ what: "paid-in-blood", strength: 2 });
  return parts;
}

export const totalOf = (now: Position, seat: number, plot: number): number =>
  partsOf(now, seat, plot).reduce((sum, { strength }) => sum + strength, 0);

/** What the reader's own face-down orders would add to the total. */
export const hopeOf = (now: Position, seat: number, plot: number): number =>
  (now.plots[plot]?.columns[seat] ?? []).filter(({ token }) => token && !token["face-up"] && token.order === "plus2")
    .length * 2;
