/** Asking the server for the analysis of a finished game, and what it answers. */
import { get, post } from "../shell/api";
import type { TableEvent } from "../shell/protocol";

/** A decision. Lists have one number for each seat. */
export interface Step {
  entry: number;
  seat: number;
  act: string;
  before: number[];
  after: number[] | null;
  choice: number[];
  luck: number[];
  cost: number;
  error: number;
  better: string | null; // an empty text: to do nothing
  would: number; // the chance of the seat that it would have left
  why: TableEvent[];
  shown: number[]; // how many lines each seat, and then a spectator, had read with it
}

export interface Sum {
  start: number;
  own: number;
  others: number;
  luck: number;
  unforeseen: number;
  end: number;
}

export interface Analysis {
  seats: number;
  steps: Step[];
  end: number[];
  shown: number[];
  sums: Sum[];
  mistakes: number[]; // places in the steps, the largest first
}

export type Stage = "none" | "waiting" | "running" | "done" | "failed" | "cancelled";

export interface Told {
  state: Stage;
  progress: number;
  analysis: Analysis | null;
}

const path = (table: string) => `/api/tables/${encodeURIComponent(table)}/analysis`;

export const look = (table: string, open: boolean) => get<Told>(`${path(table)}?open=${open ? 1 : 0}`);
export const ask = (table: string, open: boolean) => post<Told>(path(table), { open });
export const stop = (table: string, open: boolean) => post<unknown>(`${path(table)}/stop`, { open });
