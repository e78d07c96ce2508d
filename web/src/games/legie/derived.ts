/** What follows from the table by the rules, as the server tells it: characters with their sleeves, totals, plots, tokens.
 * Events tell what came of them in the same words, so that no rule has to be known to show them one by one. */
import type { Plain } from "../../shell/protocol";
import { characters } from "./data";
import { HIDDEN, seatOf, type Position } from "./state";

/** A character as it stands with what lies in its sleeve. */
export interface Ready {
  sleeve: string[];
  strength: number;
  skills: string[];
  lost: string[]; // mutilated
  given: string[]; // by equipment
}

/** One part of the total of a faction at a plot. */
export interface Part {
  what: string; // a character, an order, a location or a dispatch
  strength: number;
}

export interface Sum {
  total: number;
  parts: [string, number][];
  hope: number; // what the reader's own face-down orders would add
}

/** A plot as it lies at its location. */
export interface Lying {
  kinds: string[];
  supplies: number;
}

export interface Derived {
  rounds: number;
  games: number;
  timings: Record<string, string>;
  plots: (Lying & { sums: Sum[] })[];
  cards: Record<string, Ready>; // all who are not as printed
  enters: Record<string, string[]>; // which plots are open to a character in the reader's hand
}

const NOTHING: Sum = { total: 0, parts: [], hope: 0 };

export function readyOf(now: Position, character: string): Ready {
  const { strength = 0, skills = [] } = characters.get(character) ?? {};
  return now.derived?.cards[character] ?? { sleeve: [], strength, skills, lost: [], given: [] };
}

export const sumOf = (now: Position, seat: number, plot: number): Sum =>
  now.derived?.plots[plot]?.sums[seat] ?? NOTHING;
export const totalOf = (now: Position, seat: number, plot: number): number => sumOf(now, seat, plot).total;
export const partsOf = (now: Position, seat: number, plot: number): Part[] =>
  sumOf(now, seat, plot).parts.map(([what, strength]) => ({ what, strength }));
export const lyingOf = (now: Position, plot: number): Lying => now.derived?.plots[plot] ?? { kinds: [], supplies: 0 };

// what came of an event

type Told = Record<string, Plain>;

/** Points and supplies, a character, totals, what lies before players: whatever an event tells is written down. */
export function withTold(now: Position, args: Told): Position {
  let then = now;
  const { purse, card, sums } = args;
  const players = { ...(args["players"] as Record<string, object> | undefined) };
  if (purse) players[String(args["faction"])] = { ...players[String(args["faction"])], ...(purse as object) };
  for (const [faction, parts] of Object.entries(players)) then = withPlayer(then, seatOf(then, faction), parts);
  const derived = then.derived;
  if (!derived) return then;
  const who = String(args["bearer"] ?? args["character"]);
  const cards = card && who !== HIDDEN ? { ...derived.cards, [who]: card as unknown as Ready } : derived.cards;
  const changed = (sums ?? []) as unknown as { plot: string; faction: string; sum: Sum }[];
  const plots = changed.reduce((all, { plot, faction, sum }) => {
    const at = then.plots.findIndex(({ id }) => id === plot);
    const seat = seatOf(then, faction);
    return all.map((one, n) => (n === at ? { ...one, sums: one.sums.map((old, m) => (m === seat ? sum : old)) } : one));
  }, derived.plots);
  return { ...then, derived: { ...derived, cards, plots } };
}

const withPlayer = (now: Position, seat: number, parts: object): Position => ({
  ...now,
  players: now.players.map((player, n) => (n === seat ? { ...player, ...parts } : player)),
});

/** A plot is laid: nobody stands there yet. */
export function withPlot({ derived, players }: Position, lies: Lying): Partial<Position> {
  if (!derived) return {};
  return { derived: { ...derived, plots: [...derived.plots, { ...lies, sums: players.map(() => NOTHING) }] } };
}
