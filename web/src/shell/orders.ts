/** Standing orders of a seat, as this browser remembers them; the server forgets them when nobody is at the table. */

export interface Orders {
  silent: string[]; // prompts that are answered by passing
  always: string[]; // nouns that are used whenever they can be
  asked: string[]; // nouns to be asked about though their use is usual
  quiet: boolean; // pass where nothing can be used
}

export const PASSING = "pass";
export const ASKING = "ask";

/** Where a question is about something in its role: a noun to be used, to pass, or to be asked. The server keeps it. */
export interface Case {
  prompt: string;
  role: string;
  noun: string;
  answer: string;
}

/** For which question one may leave such an order: with what, and about what by role. */
export interface Orderable {
  prompt: string;
  uses: string[];
  roles: Record<string, string[]>;
}

const key = (table: string, seat: number): string => `sandtable.orders.${table}.${seat}`;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

export function keptOrders(table: string, seat: number): Orders | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table, seat)) ?? "null") as Record<string, unknown> | null;
    const [silent, always, asked] = ["silent", "always", "asked"].map((list) => texts(kept?.[list]));
    return kept && { silent: silent!, always: always!, asked: asked!, quiet: kept["quiet"] === true };
  } catch {
    return null; // storage is switched off, or somebody wrote nonsense into it
  }
}

export function keepOrders(table: string, seat: number | null, orders: Orders): void {
  if (seat === null) return;
  try {
    localStorage.setItem(key(table, seat), JSON.stringify(orders));
  } catch {
    // they last as long as the page then
  }
}
