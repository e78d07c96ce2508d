/** Standing orders of a seat, as this browser remembers them; the server forgets them when nobody is at the table. */

export interface Orders {
  silent: string[]; // prompts that are answered by passing
  always: string[]; // nouns that are used whenever they can be
  quiet: boolean; // pass where nothing can be used
}

const key = (table: string, seat: number): string => `sandtable.orders.${table}.${seat}`;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

export function keptOrders(table: string, seat: number): Orders | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table, seat)) ?? "null") as Record<string, unknown> | null;
    return kept && { silent: texts(kept["silent"]), always: texts(kept["always"]), quiet: kept["quiet"] === true };
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
