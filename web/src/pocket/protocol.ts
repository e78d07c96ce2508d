/** What the page and the worker with the engine say to each other. */
export type ToEngine =
  | { ask: number; method: string; path: string; body: string; name: string }
  | { open: number; table: string }
  | { say: number; text: string }
  | { shut: number }
  /** Play the table here, though it is open elsewhere. */
  | { take: string };

export type FromEngine =
  | { ready: true }
  | { answered: number; status: number; body: string }
  | { opened: number }
  | { told: number; texts: string[] }
  | { closed: number; code: number }
  | { elsewhere: string | null }
  | { trouble: "room" | "broken" };

/** What is to be written down, as sandtable.pocket gives it. */
export interface Kept {
  table: string;
  head: string;
  first: number;
  lines: string[];
  listed: string;
}

export const NO_TABLE = 4404;
export const AGAIN = 1013; // try again: it is opened as it is kept
