/** Requests to the server. Whatever changes something is a POST with the CSRF text. */
import { signal } from "@preact/signals";
import type { Me, OwnTable, Plain, Refusal, TableInfo, TitleInfo, Value, View } from "./protocol";

export const me = signal<Me | null>(null);

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | null,
  ) {
    super(`request failed: ${status}`);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  let refusal: Refusal | null = null;
  try {
    refusal = ((await response.json()) as { refusal?: Refusal }).refusal ?? null;
  } catch {
    // not JSON: the status alone has to do
  }
  throw new Failed(response.status, refusal);
}

async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(path, { headers: { Accept: "application/json" } }));
}

async function post<T>(path: string, body: Plain): Promise<T> {
  const csrf = (me.value ?? (await loadMe())).csrf;
  const headers = { "Content-Type": "application/json", "X-Sandtable-Csrf": csrf };
  return answer<T>(await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

export async function loadMe(): Promise<Me> {
  me.value = await get<Me>("/api/me");
  return me.value;
}

export interface NewTable {
  title: string;
  mode: string;
  options: Record<string, Value>;
  seats: string[];
  manual: boolean;
  spectators: number | null; // how many turns late they see it; null: none allowed
}

export const titles = async () => (await get<{ titles: TitleInfo[] }>("/api/titles")).titles;
export const tables = async () => (await get<{ tables: OwnTable[] }>("/api/tables")).tables;
export const table = (id: string) => get<TableInfo>(`/api/tables/${encodeURIComponent(id)}`);
/** The server keeps no key, only its hash: whoever made the table remembers the links on this machine. */
const keysOf = (id: string) => `sandtable.keys.${id}`;

export async function create(wish: NewTable): Promise<string> {
  const made = await post<{ table: string; keys: Record<string, string> }>("/api/tables", { ...wish });
  try {
    if (Object.keys(made.keys).length) localStorage.setItem(keysOf(made.table), JSON.stringify(made.keys));
  } catch {
    // storage is switched off: the links cannot be shown again
  }
  return made.table;
}

export function keys(id: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(keysOf(id)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const sit = (id: string, key: string) =>
  post<{ seat: number }>(`/api/tables/${encodeURIComponent(id)}/sit`, { key });

/** What a seat saw before anything had happened. */
export const beginning = (id: string, seat: number) =>
  get<{ view: View }>(`/api/tables/${encodeURIComponent(id)}/view?seat=${seat}&at=0`);
