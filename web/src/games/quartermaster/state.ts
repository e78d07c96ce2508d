/** The state of a view, as far as the page draws it, and how events change its look. */
import type { Plain, TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { State } from "../../shell/title";
import { goingUnlessSaved } from "./derived";
import { cardOf, countriesOf, COUNTRY_IDS, sideOf, SIDES, type CountryId } from "./data";

/** Cards that are known, or only how many they are. */
export type Cards = string[] | number;

export interface Nation {
  country: CountryId;
  pieces: string[];
  "at-start": string[];
  safe: string[];
  assured: string[];
  hand: Cards;
  revealed: string[] | null;
  laid: Cards;
  /** At a real table, what dummies 1, 2, … stand for; null for one that lies nowhere. */
  dummies?: (string | null)[];
  discards: Cards;
  /** The cards that everybody saw go to the discard pile, the top last. Only the top is for others to look at. */
  seen: string[];
  buried: Cards;
  top: (string | null)[];
  middle: Cards;
  bottom: (string | null)[];
}

/** What the rules are busy with; the last one is asked now. */
export interface Frame {
  frame: string;
  country?: string;
  card?: string;
  space?: string;
  actor?: string;
  whom?: string;
  about?: string;
  trigger?: string;
  used?: string[];
  turn?: number;
  nth?: number;
  left?: number;
  quiet?: number;
}

export interface Position {
  round: number;
  turn: CountryId | "";
  points: [number, number];
  countries: Nation[];
  status: string[];
  spent: string[];
  stack: Frame[];
}

export const position = (state: State): Position => state as unknown as Position;
export const nation = (now: Position, country: string): Nation => now.countries[COUNTRY_IDS.indexOf(country)]!;
export const count = (cards: Cards): number => (typeof cards === "number" ? cards : cards.length);
export const known = (cards: Cards): string[] => (typeof cards === "number" ? [] : cards);
export const deckSize = ({ top, middle, bottom }: Nation): number => top.length + count(middle) + bottom.length;
export const discarded = ({ discards, buried }: Nation): number => count(discards) + count(buried);

/** The numbers of the dummies that lie there for Response cards. */
export const dummiesOf = ({ dummies = [] }: Nation): number[] =>
  dummies.flatMap((card, n) => (card === null ? [] : [n + 1]));

/** The countries with a piece in a space, in the order of turns. */
export const holders = (now: Position, space: string): CountryId[] =>
  now.countries.filter(({ pieces }) => pieces.includes(space)).map(({ country }) => country);

export const countriesOfSeat = (table: Table, seat: number): CountryId[] =>
  countriesOf(table.info.value?.seats.length ?? 6, table.info.value?.options ?? {}, seat);

export const seatOf = (table: Table, country: string): number =>
  (table.info.value?.seats ?? []).findIndex((_, seat) => countriesOfSeat(table, seat).includes(country as CountryId));

/** The countries of the reader; a spectator looks over everybody's shoulder. */
export const myCountries = (table: Table): CountryId[] =>
  table.seat.value === null ? [] : countriesOfSeat(table, table.seat.value);

export const topFrame = (now: Position): Frame | undefined => now.stack.at(-1);

/** The country that is asked something now, as far as the rules say which. */
export function askedCountry(table: Table): CountryId | null {
  const now = table.state.value && position(table.state.value);
  if (!now) return null;
  const mine = myCountries(table);
  const frame = topFrame(now);
  if (frame?.frame === "put-away") return mine[frame.nth ?? 0] ?? null;
  const named = frame?.country as CountryId | undefined;
  if (named && mine.includes(named)) return named;
  return now.turn !== "" && mine.includes(now.turn) ? now.turn : null;
}

/** The window in which cards may answer, if that is what is asked. */
export function reaction(now: Position): Frame | null {
  const frame = topFrame(now);
  return frame?.frame === "reaction" ? frame : null;
}

/** What a previewed act comes to, and whether it is sure: a piece that cards may still save counts as gone. */
export function foreseen(table: Table): { then: Position; sure: boolean } {
  const then = position(table.after.value ?? table.state.value!);
  const going = goingUnlessSaved(table);
  return going ? { then: without(then, going.country, going.space), sure: false } : { then, sure: true };
}

/** The same without a piece. */
export const without = (now: Position, country: string, space: string): Position => ({
  ...now,
  countries: now.countries.map((one) =>
    one.country === country ? { ...one, pieces: one.pieces.filter((id) => id !== space) } : one,
  ),
});

function less(cards: Cards, gone: readonly string[], times: number): Cards {
  if (typeof cards === "number") return Math.max(0, cards - times);
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const more = (cards: Cards, come: readonly string[], times: number): Cards =>
  typeof cards === "number" ? cards + times : [...cards, ...come];

/** The dummies after one was laid down or taken away. */
const withDummy = ({ dummies = [] }: Nation, number: number, card: string | null): Partial<Nation> => ({
  dummies: Array.from({ length: Math.max(dummies.length, number) }, (_, n) =>
    n === number - 1 ? card : (dummies[n] ?? null),
  ),
});

/** A card leaves the deck: from its known top, or from the rest. */
const drawn = (one: Nation): Partial<Nation> =>
  one.top.length ? { top: one.top.slice(1) } : { middle: less(one.middle, [], 1) };

/** A card goes on top of the discard pile, for all to see. */
const onTop = (one: Nation, card: string): Partial<Nation> => ({
  discards: more(one.discards, [card], 1),
  seen: [...one.seen, card],
});

const CHANGES: Record<string, (one: Nation, args: Record<string, Plain>) => Partial<Nation>> = {
  "qm-built": (one, { space }) => ({ pieces: [...one.pieces, String(space)] }),
  "qm-recruited": (one, { space }) => ({ pieces: [...one.pieces, String(space)] }),
  "qm-removed": (one, { space }) => ({ pieces: one.pieces.filter((id) => id !== space) }),
  "qm-gave-up": (one, { space }) => ({ pieces: one.pieces.filter((id) => id !== space) }),
  "qm-drew": (one, { card }) => ({ hand: more(one.hand, [String(card)], 1), ...drawn(one) }),
  "qm-reallocated": (one, { card }) => ({ hand: more(one.hand, [String(card)], 1), ...drawn(one) }),
  "qm-lost-card": (one, { card }) => ({ buried: more(one.buried, [String(card)], 1), ...drawn(one) }),
  "qm-discarded": (one, { cards, count: many }) => {
    const named = Array.isArray(cards) ? cards.map(String) : [];
    return { hand: less(one.hand, named, Number(many)), buried: more(one.buried, named, Number(many)) };
  },
  "qm-tucked": (one) => ({
    hand: typeof one.hand === "number" ? one.hand - 1 : one.hand,
    bottom: [...one.bottom, null],
  }),
  "qm-played": (one, { card }) => ({
    hand: less(one.hand, [String(card)], 1),
    ...onTop(one, String(card)),
  }),
  "qm-laid-down": (one, { card }) => ({
    hand: less(one.hand, [String(card)], 1),
    ...(cardOf(String(card))?.kind === "status" ? {} : { laid: more(one.laid, [String(card)], 1) }),
  }),
  "qm-used": (one, { card }) =>
    cardOf(String(card))?.kind === "response"
      ? { laid: less(one.laid, [String(card)], 1), ...onTop(one, String(card)) }
      : {},
  "qm-status-lost": (one, { card }) => onTop(one, String(card)),
  "qm-lost-response": (one, { card }) => ({ laid: less(one.laid, [String(card)], 1) }),
  "qm-dummy-laid": (one, { number }) => withDummy(one, Number(number), "?"),
  "qm-dummy-lifted": (one, { number }) => withDummy(one, Number(number), null),
};

const SCORES = ["qm-victory", "qm-scored", "qm-lost-points"];

/** The state as it looks after an event. Only for showing what the server has told: the truth follows. */
export function after(state: State, { event, args }: TableEvent): State {
  let now = position(state);
  const country = String(args["country"]);
  if (event === "qm-turn") now = { ...now, round: Number(args["round"]), turn: country as CountryId, spent: [] };
  if (SCORES.includes(event)) {
    const points: [number, number] = [...now.points];
    points[SIDES.indexOf(sideOf(country))] = Number(args["total"]);
    now = { ...now, points };
  }
  const card = String(args["card"]);
  if (event === "qm-laid-down" && cardOf(card)?.kind === "status") now = { ...now, status: [...now.status, card] };
  if (event === "qm-status-lost") now = { ...now, status: now.status.filter((id) => id !== card) };
  const change = CHANGES[event];
  if (change) {
    now = {
      ...now,
      countries: now.countries.map((one) => (one.country === country ? { ...one, ...change(one, args) } : one)),
    };
  }
  return now as unknown as State;
}
