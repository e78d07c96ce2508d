/** What an example shows, as its picture needs it: the position it begins with and the nouns of what is tried in it. */
import type { Example } from "../../shell/examples";
import type { Plain } from "../../shell/protocol";

/** Units of a picture, as many as pixels beside a rule. */
export const WIDE = 206;
export const HIGH = 150;

/** A part of a picture. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Position = Record<string, Plain>;

export interface Tried {
  seat: number;
  verb: string;
  nouns: string[];
  refused: boolean;
}

export interface Scene {
  position: Position;
  seat: number;
  tried: readonly Tried[];
}

/** How something that an act names is marked: what is done outweighs what is refused. */
export type Mark = "done" | "refused" | null;

export function sceneOf({ seat, steps }: Example, position: Position): Scene {
  const tried = steps.map((step): Tried => {
    const [verb = "", ...nouns] = step.act.split(" ");
    return { seat: step.seat, verb, nouns, refused: step.refused !== null };
  });
  return { position, seat, tried };
}

export function markOf({ tried }: Scene, noun: string): Mark {
  const naming = tried.filter(({ nouns }) => nouns.includes(noun));
  return naming.length === 0 ? null : naming.every(({ refused }) => refused) ? "refused" : "done";
}

/** What the acts name of one kind, first what is done. */
export function named({ tried }: Scene, isKind: (noun: string) => boolean): string[] {
  const acts = [...tried].sort((a, b) => Number(a.refused) - Number(b.refused));
  return [...new Set(acts.flatMap(({ nouns }) => nouns.filter(isKind)))];
}

export const rows = (value: Plain | undefined): Record<string, Plain> =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
export const words = (value: Plain | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
