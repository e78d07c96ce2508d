/** The state of a view as the page draws it: players, plots, and who stands where. */
import type { Plain } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { State } from "../../shell/title";
import { characters, FACTIONS } from "./data";
import type { Derived } from "./derived";

export const HIDDEN = "?";

export interface Token {
  order: string; // "?" when the reader may not know it
  "face-up": boolean;
  spent?: boolean; // carried out, and still shown until something else is
  may?: string[]; // what everybody can work out
  number?: number; // of the dummy that stands for it at a real table
}

/** Somebody at a plot. */
export interface Soldier {
  character: string; // "?" when the reader may not know it
  "face-down": boolean;
  given?: number;
  ordered?: boolean;
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
  unseen: string[]; // "coat keler" for the owner, "coat" for the others
  tokens: {
    available: string[] | number;
    used: string[];
    "put-away": { order: string; may: string[]; number?: number }[];
  };
  bought: string[];
  fallen: number;
  dispatch?: string | null;
  won?: Record<string, number>;
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
  derived?: Derived;
}

export const position = (state: State): Position => state as unknown as Position;
export const plain = (now: Partial<Position>): State => now as unknown as Record<string, Plain>;
/** Whether somebody plays with printed cards, and the page knows nothing of what is behind the screen. */
export const isUntold = ({ hand }: Player): boolean => typeof hand === "number";
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
