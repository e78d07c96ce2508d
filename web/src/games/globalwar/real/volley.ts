/** A volley at a real table: the dice that are rolled alike, and what people enter of them, as faces in their order. */
import type { Plain } from "../../../shell/protocol";
import type { SideName } from "../battle";
import { SIDES } from "../battle";
import { UNITS } from "../data";
import type { Frame } from "../state";

export const FACES = 12;

/** Dice that are rolled alike. */
export interface Shots {
  side: SideName;
  unit: string; // who rolls; empty where that is not known any more
  works: boolean; // or what stands on the border and the coast
  dice: number;
  value: number; // up to this face it hits
  picks: number; // and up to this one who rolls chooses the target
  sides: number; // beyond this face the unit loses heart and flees
}

type Row = [number, number, number, number, number, number, number, number, boolean, number];
type Line = [number, number]; // a unit, and the number of its troop

/** Who has stood in a battle, troop by troop: those who fell in a step still roll in it. */
const stood = new Map<string, number>();

/** The dice that are due, those of one troop at one value together. */
export function shotsOf(frame: Frame, battle: string): Shots[] {
  const lines = (frame["lines"] ?? []) as Line[][];
  const rows = (frame["rows"] ?? []) as number[][][]; // unit, kind and more
  lines.forEach((line, side) => {
    const kinds = new Map(rows[side]?.map(([unit = -1, kind = -1]) => [unit, kind]));
    for (const [unit, troop] of line) stood.set(`${battle} ${side} ${troop}`, kinds.get(unit) ?? -1);
  });
  return ((frame["volley"] ?? []) as unknown as Row[]).map(([side, troop, dice, value, picks, , , , , sides]) => ({
    side: SIDES[side]!,
    unit: UNITS[stood.get(`${battle} ${side} ${troop}`) ?? -1]?.id ?? "",
    works: troop < 0,
    dice,
    value,
    picks,
    sides,
  }));
}

export const diceIn = (shots: readonly Pick<Shots, "dice">[]): number => shots.reduce((sum, { dice }) => sum + dice, 0);

/** How many dice of a battle are still to fall. */
export const diceLeft = (volley: Plain | undefined): number =>
  ((volley ?? []) as unknown as Row[]).reduce((sum, [, , dice]) => sum + dice, 0);

/** Whether hits can be counted at the table: not where attackers may flee, for then who rolls at what follows from each
 * die, nor where every die hits. */
export const countable = (shots: readonly Shots[]): boolean =>
  shots.every(({ sides, value }) => sides === FACES && value < FACES);

/** Hits among some dice: those whose target the roller picks, and all others. */
export interface Count {
  picks: number;
  hits: number;
}

export const NONE: Count = { picks: 0, hits: 0 };

/** The faces that stand for counted hits: the highest that picks, the highest that hits, and the highest of all. */
export function facesOf({ dice, value, picks }: Shots, count: Count): number[] {
  const misses = dice - count.picks - count.hits;
  return [
    ...Array.from({ length: count.picks }, () => picks),
    ...Array.from({ length: count.hits }, () => value),
    ...Array.from({ length: misses }, () => FACES),
  ];
}

/** What a number of hits may be, where others were counted already. */
export function mostOf({ dice, value, picks }: Shots, part: keyof Count, count: Count): number {
  if (part === "picks") return picks > 0 ? dice - count.hits : 0;
  return value > picks ? dice - count.picks : 0;
}

/** A fair die, for whoever has none at hand. */
export function throwDie(sides: number): number {
  const fair = 256 - (256 % sides); // so that every face is as likely
  const bytes = new Uint8Array(1);
  do crypto.getRandomValues(bytes);
  while (bytes[0]! >= fair);
  return (bytes[0]! % sides) + 1;
}
