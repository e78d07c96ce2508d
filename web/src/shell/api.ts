/** Requests to whoever hosts the tables. Whatever changes something is a POST with the CSRF text. */
import { signal } from "@preact/signals";
import { host } from "./host";
import type {
  Me,
  OwnTable,
  PastMessage,
  Plain,
  Reach,
  Refusal,
  StateMessage,
  TableInfo,
  TitleInfo,
  Value,
} from "./protocol";

export const me = signal<Me | null>(null);

/** What is wrong with something that was sent, and where. */
export interface Problem {
  place: string;
  message: string;
  args: Record<string, string | number>;
}

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | null,
    readonly problem: Problem | null,
    /** Why it was denied: core-denied-… says it. */
    readonly reason: string | null = null,
    /** In so many seconds it may go; 0 where nobody knows. */
    readonly again = 0,
  ) {
    super(`request failed: ${status}`);
  }
}

/** Whether asking again later may help: the server is away or busy, but has not said no. */
export const passing = (error: unknown): boolean =>
  !(error instanceof Failed) || error.status === 429 || error.status >= 500;

/** Since when an answer was kept by this device: there is no network just now. */
export const keptSince = signal<number | null>(null);

async function answer<T>(response: Response): Promise<T> {
  const kept = response.headers.get("x-sandtable-kept");
  keptSince.value = kept === null ? null : Number(kept);
  if (response.ok) return (await response.json()) as T;
  let refusal: Refusal | null = null;
  let problem: Problem | null = null;
  let reason: string | null = null;
  try {
    const said = (await response.json()) as { type?: string; refusal?: Refusal; reason?: string } & Problem;
    refusal = said.refusal ?? null;
    reason = said.reason ?? null;
    if (said.type === "malformed") problem = said;
  } catch {
    // not JSON: the status alone has to do
  }
  throw new Failed(response.status, refusal, problem, reason, Number(response.headers.get("retry-after")));
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await host().fetch(path, { headers: { Accept: "application/json" } }));
}

const TRIES = 5;

export async function post<T>(path: string, body: Plain): Promise<T> {
  const csrf = (me.value ?? (await loadMe())).csrf;
  const headers = { "Content-Type": "application/json", "X-Sandtable-Csrf": csrf };
  for (let n = 1; ; n++) {
    try {
      return await answer<T>(await host().fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
    } catch (error) {
      const busy = error instanceof Failed && error.reason === "overload"; // nothing of it was begun
      if (!busy || n === TRIES) throw error;
      await new Promise((later) => setTimeout(later, 1000 * error.again * n * (0.75 + Math.random() / 2)));
    }
  }
}

let asking: Promise<Me> | null = null;

/** Who one is. Somebody new becomes a guest by asking, so that several who ask at once must not become several. */
export function loadMe(): Promise<Me> {
  asking ??= get<Me>("/api/me")
    .then((found) => (me.value = found))
    .finally(() => (asking = null));
  return asking;
}

export async function rename(name: string): Promise<void> {
  me.value = await post<Me>("/api/me", { name });
}

export interface NewTable {
  title: string;
  mode: string;
  options: Record<string, Value>;
  seats: string[];
  manual: boolean;
  untold?: boolean; // people hold printed cards and tell nobody
  spectators: number | null; // how many turns late they see it; null: none allowed
  clock?: WantedClock | null;
  listed?: string | null; // the language of a table that anybody may join
  rated?: boolean;
}

/** The clock of a new table; what is left out is the server's own choice. */
export interface WantedClock {
  kind: "live" | "days";
  minutes?: number;
  increment?: number;
  days?: number;
  weekends?: boolean;
  zone?: string;
  out?: "bot" | "loss";
  remind?: boolean;
}

export const reach = () => get<Reach>("/api/reach");
export const titles = async () => (await get<{ titles: TitleInfo[] }>("/api/titles")).titles;
export const tables = async () => (await get<{ tables: OwnTable[] }>("/api/tables")).tables;
export const table = (id: string) => get<TableInfo>(`/api/tables/${encodeURIComponent(id)}`);
const viewOf = (id: string, seat: number | null, more: string) =>
  `/api/tables/${encodeURIComponent(id)}/view?${seat === null ? "" : `seat=${seat}&`}${more}`;
/** What a seat (null: everybody) sees now, with the last so many lines of the log. */
export const view = (id: string, seat: number | null, lines?: number) =>
  get<StateMessage>(viewOf(id, seat, lines === undefined ? "" : `lines=${lines}`));
/** What it saw after so many lines; the lines themselves are left out. */
export const viewAt = (id: string, seat: number | null, at: number) =>
  get<PastMessage>(viewOf(id, seat, `at=${at}&lines=0`));
export const saveAddress = (id: string) => `/api/tables/${encodeURIComponent(id)}/save`;

/** The file of a game from a host that has no address for it. */
export async function download(id: string, name: string): Promise<void> {
  const text = await get<string>(saveAddress(id));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The server keeps no key, only its hash: whoever made the table remembers the links on this machine. */
const keysOf = (id: string) => `sandtable.keys.${id}`;

interface Made {
  table: string;
  keys: Record<string, string>;
}

function keepKeys({ table, keys: added }: Made): string {
  try {
    if (Object.keys(added).length) localStorage.setItem(keysOf(table), JSON.stringify({ ...keys(table), ...added }));
  } catch {
    // storage is switched off: the links cannot be shown again
  }
  return table;
}

export const create = async (wish: NewTable) =>
  keepKeys(await post<Made>("/api/tables", { ...wish } as unknown as Plain));
export const importSave = async (save: string) => keepKeys(await post<Made>("/api/import", { save }));
/** The same game once more; whoever asks first makes the table, the others are given the same. */
export const rematch = async (id: string, later = 0) =>
  keepKeys(await post<Made>(`/api/tables/${encodeURIComponent(id)}/rematch`, { later }));

const seats = <T>(id: string, what: string, body: Plain) =>
  post<T>(`/api/tables/${encodeURIComponent(id)}/${what}`, body);

/** The player of that seat and this one do not meet in the lobby any more, or do again. */
export const block = (table: string, seat: number, blocked: boolean) =>
  post<unknown>("/api/lobby/block", { table, seat, blocked });
/** What the player of that seat says is shown no more, or is again. */
export const mute = (table: string, seat: number, muted: boolean) =>
  post<unknown>("/api/people/mute", { table, seat, muted });
export const COMPLAINTS = ["insult", "cheating", "name", "stalling", "other"] as const;
/** Whoever runs the server is told about the player of that seat. */
export const report = (table: string, seat: number, what: string, words: string) =>
  post<unknown>("/api/people/report", { table, seat, what, words });
/** Gets up for good. */
export const leaveSeat = (id: string, seat: number) => seats<unknown>(id, "leave", { seat });
export const agree = (id: string, seat: number, proposal: number, accept: boolean) =>
  seats<unknown>(id, "agree", { seat, proposal, accept });

/** In the name of a seat: let another one be open for a newcomer, or a bot's. The key works once all have agreed. */
export async function propose(id: string, seat: number, about: number, filling: string): Promise<void> {
  const { key } = await seats<{ key: string | null }>(id, "propose", { seat, about, filling });
  if (key) keepKeys({ table: id, keys: { [about]: key } });
}

/** Another key for a seat that is still open; the one before stops working. */
export async function newKey(id: string, seat: number): Promise<void> {
  const { key } = await seats<{ key: string }>(id, "key", { seat });
  keepKeys({ table: id, keys: { [seat]: key } });
}

export function keys(id: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(keysOf(id)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

const sit = (id: string, key: string) => post<{ seat: number }>(`/api/tables/${encodeURIComponent(id)}/sit`, { key });

const NAMESAKES = 9;

export const sitByAnyName = (id: string, key: string) => byAnyName(() => sit(id, key));

/** Sit down; who is called like somebody there already gets a number, and can choose another name at the table. */
export async function byAnyName(sitting: () => Promise<unknown>): Promise<void> {
  const name = me.value?.name ?? "";
  for (let n = 2; ; n++) {
    try {
      await sitting();
      return;
    } catch (error) {
      const namesake = error instanceof Failed && error.reason === "name" && !me.value?.account;
      if (!namesake || n > NAMESAKES) throw error;
      await rename(`${name} ${n}`);
    }
  }
}
