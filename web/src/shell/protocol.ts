/** What browsers and server say to each other: docs/decisions/0008-the-table-protocol.md. */
import type { Packed, Patch } from "./patch";

export type Value = string | number | boolean;
export type Plain = null | Value | Plain[] | { [key: string]: Plain };

export interface TableEvent {
  event: string;
  args: Record<string, Plain>;
}

export interface Refusal {
  rule: string;
  message: string;
  args: Record<string, string | number>;
}

export interface Outcome {
  shares: number[];
  points: number[];
  reason: string;
}

export interface View {
  title: string;
  mode: string;
  seat: number | null;
  pending: number[];
  chance: string | null;
  prompt: string | null;
  outcome: Outcome | null;
  state: Record<string, Plain>;
  derived?: Record<string, Plain>; // what follows from the state, for a page that knows no rules
}

export interface Line {
  what: string;
  seat?: number;
  act?: string;
  back?: number; // of an undo: how many lines of acts, chance and told, of those in force, are taken back
  events: TableEvent[];
}

export interface Due {
  cause: string;
  results: string[];
  mine: boolean;
}

export interface Offer {
  seat: number;
  waiting: number[];
}

export interface StateMessage {
  type: "state";
  seat: number | null;
  seq: number;
  since: number; // the lines are those after it
  view: View;
  legal: string[];
  free: string[];
  lines: Line[];
  undo: Refusal | null;
  due: Due | null;
  offer: Offer | null;
  over: boolean;
  opening?: TableEvent[];
}

/** What changed of the state before; what is left out is as it was. `connection.ts` makes whole states of it. */
export interface UpdateMessage {
  type: "update";
  seat: number | null;
  seq: number;
  since: number;
  lines: Line[];
  view?: Patch;
  legal?: Packed;
  free?: Packed;
  undo?: Refusal | null;
  due?: Due | null;
  offer?: Offer | null;
  over?: boolean;
}

/** A moment of the past, after `seq` of the `of` lines that the reader has been shown. */
export interface PastMessage {
  type: "past";
  seat: number | null;
  seq: number;
  of: number;
  view: View;
  lines: Line[];
}

export interface ChatMessage {
  type: "chat";
  n: number;
  seat: number;
  name: string;
  text: string;
}

/** What the strongest bot would do, and by how much of the chance to win that is surely better than the next best. */
export interface Hint {
  act: string;
  other: string | null;
  gain: number | null;
  error: number | null;
  why: TableEvent[];
}

export interface Done {
  type: "done";
  id: number;
  events?: TableEvent[];
  refusal?: Refusal | null;
  facts?: Plain; // what the rules say about what was asked
  ahead?: string[]; // what a complete act would ask to be pointed at next
  hint?: Hint;
}

export interface Refused {
  type: "refused";
  id: number;
  refusal: Refusal;
}

export interface MalformedMessage {
  type: "malformed";
  id?: number;
}

/** The answer to a ping: the wire is not dead. */
export interface Pong {
  type: "pong";
}

export interface TableMessage extends TableInfo {
  type: "table";
}

/** Not carried out for a reason outside the game; it may be said again in `retry` seconds, where these are told. */
export interface DeniedMessage {
  type: "denied";
  reason: string;
  id?: number;
  retry?: number;
}

export type FromServer =
  | StateMessage
  | UpdateMessage
  | TableMessage
  | ChatMessage
  | Done
  | Refused
  | MalformedMessage
  | DeniedMessage
  | Pong;

export interface SeatInfo {
  seat: number;
  kind: "guest" | "bot" | "open" | "left";
  name: string;
  mine: boolean;
}

/** What is to become of a seat, and which seats have still to agree. */
export interface Proposal {
  n: number;
  by: number;
  seat: number;
  filling: string;
  waiting: number[];
}

export interface TableInfo {
  table: string;
  title: string;
  mode: string;
  options: Record<string, Value>;
  seats: SeatInfo[];
  manual: boolean;
  untold: number[]; // the seats of people with printed cards, which nobody tells
  dealt: number[]; // the seats that the program deals to where people draw from their own bags
  host: boolean;
  spectators: number | null;
  imported: boolean; // made from a save, whose owner may know the rolls to come
  over: boolean;
  closed: boolean; // begun by rules that are not played any more: it can only be looked at
  proposal: Proposal | null;
  rematch: string | null; // the table where the same people play again
  clock: ClockInfo | null;
}

/** How time stood when it was told, in seconds. */
export interface ClockInfo {
  kind: "live" | "days";
  main: number;
  increment: number;
  weekends: boolean;
  zone: string;
  out: "bot" | "loss";
  remind: boolean;
  left: number[];
  running: number[];
  window: number | null; // for answers in secret
  standing: boolean; // a weekend, somebody's holiday or vacation
  until: number | null; // when it runs again
  n: number;
}

/** A table in the list of one's own. `pending` and `standing` are what everybody may know of it. */
export interface OwnTable {
  table: string;
  title: string;
  mode: string;
  options: Record<string, Value>;
  seats: Omit<SeatInfo, "mine">[];
  yours: number[];
  "your-turn": boolean;
  pending: number[];
  standing: Record<string, Plain>;
  over: boolean;
  closed: boolean;
  outcome: Outcome | null;
  rematch: string | null;
  changed: number; // seconds since 1970
  clock: { kind: "live" | "days"; due: number | null } | null;
  rated: boolean;
  begins: number | null; // an appointment: when
}

export interface ModeInfo {
  id: string;
  seats: number[];
  minutes: number;
}

export interface OptionInfo {
  id: string;
  values: Value[];
  default: Value;
  rule: string;
  modes: string[];
}

export interface RatingInfo {
  rating: number;
  low: number;
  high: number;
}

export interface TitleInfo {
  id: string;
  modes: ModeInfo[];
  options: OptionInfo[];
  /** Whether people with printed cards can play without telling what they hold. */
  untold: boolean;
  /** Of the bots; nothing where they were not measured. */
  ratings: Record<string, RatingInfo>;
}

export interface Me {
  guest: string;
  name: string;
  csrf: string;
  account: boolean;
}

/** Under which addresses others can come; the command starts a server that can be reached. */
export interface Reach {
  "only-here": boolean;
  addresses: string[];
  command: string | null;
}
