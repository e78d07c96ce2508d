/** Where games lie on this device: the head of each table, and its log line by line, written together or not at all. */
import type { Kept } from "./protocol";

const NAME = "sandtable";
const TABLES = "tables";
const LINES = "lines";

export interface Row {
  table: string;
  head: string;
  listed: string;
  lines: number; // how many there are
}

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "table" });
      request.result.createObjectStore(LINES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opening = null; // it may be asked for again
    throw error;
  });
  return opening;
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** All of it is on disk when this has ended, or nothing: another tab that was faster, or a full disk. */
export async function write(all: readonly Kept[]): Promise<void> {
  if (all.length === 0) return;
  const transaction = (await database()).transaction([TABLES, LINES], "readwrite", { durability: "strict" });
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  for (const { table, head, listed, first, lines } of all) {
    transaction.objectStore(TABLES).put({ table, head, listed, lines: first + lines.length } satisfies Row);
    for (const [n, line] of lines.entries()) transaction.objectStore(LINES).add(line, [table, first + n]);
  }
  return ended;
}

export async function row(table: string): Promise<Row | undefined> {
  return asked<Row | undefined>((await database()).transaction(TABLES).objectStore(TABLES).get(table));
}

export async function linesOf(table: string): Promise<string[]> {
  const all = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
  return asked<string[]>((await database()).transaction(LINES).objectStore(LINES).getAll(all));
}

export async function rows(): Promise<Row[]> {
  return asked<Row[]>((await database()).transaction(TABLES).objectStore(TABLES).getAll());
}
