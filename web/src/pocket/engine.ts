/** The worker that hosts the tables of this device: carries messages between pages, Python and the disk, in order.
 *
 * What happens at a table is decided by sandtable.table; here it is only kept before anybody hears of it. */
import { linesOf, row, write } from "./keeping";
import { AGAIN, NO_TABLE, type FromEngine, type Kept, type ToEngine } from "./protocol";
import { startPython, type Wire } from "./python";

interface Heard {
  told: object[];
  keep: Kept[];
  broken: boolean;
}

const tell = (message: FromEngine): void => postMessage(message);
const connections = new Map<number, string>(); // the table of each
const wanted = new Map<number, string>(); // those that wait for their table
const attending = new Set<string>();
const held = new Map<string, () => void>(); // how each lock is let go
const asking = new Set<string>(); // for locks

let last: Promise<unknown> = startPython().then((wire) => {
  engine = wire;
  tell({ ready: true });
});
let engine: Wire;

/** One thing after the other: Python does one at a time, and none before the one before it is kept. */
function inTurn(what: () => Promise<void>): void {
  last = last.then(what).catch((error: unknown) => {
    console.error(error);
    tell({ trouble: "broken" });
  });
}

/** The table in memory as it is on disk; false when there is none. */
async function ready(table: string): Promise<boolean> {
  const found = await row(table);
  if (!found) return false;
  if (engine.has(table, found.lines)) return true;
  const problem = engine.open(found.head, JSON.stringify(await linesOf(table)));
  if (problem) throw new Error(`${table}: ${problem}`);
  return true;
}

/** False when the disk would not take it: what is in memory is thrown away then. */
async function kept(keep: readonly Kept[]): Promise<boolean> {
  try {
    await write(keep);
    return true;
  } catch (error) {
    console.error(error);
    tell({ trouble: "room" });
    for (const { table } of keep) drop(table);
    return false;
  }
}

/** Put a table away; whoever looks at it has to come again. */
function drop(table: string): void {
  engine.put_away(table);
  for (const [connection, at] of connections) {
    if (at !== table) continue;
    connections.delete(connection);
    tell({ closed: connection, code: AGAIN });
  }
}

// requests

async function answer(n: number, method: string, path: string, body: string, name: string): Promise<void> {
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
  if (table) await ready(decodeURIComponent(table));
  const told = JSON.parse(engine.ask(method, path, body, name)) as { status: number; body: unknown; keep: Kept[] };
  const stored = await kept(told.keep);
  if (stored) tell({ answered: n, status: told.status, body: JSON.stringify(told.body) });
  else tell({ answered: n, status: 507, body: JSON.stringify({ type: "denied", reason: "storage" }) });
  for (const changed of stored ? told.keep : []) {
    spread(changed.table);
    attend(changed.table);
  }
}

// connections

/** A table is played in one tab at a time: whoever comes later waits until it is free. */
function hold(table: string, take = false): void {
  if (held.has(table)) return inTurn(() => enterAll(table));
  if (!("locks" in navigator)) {
    held.set(table, () => undefined);
    return inTurn(() => enterAll(table));
  }
  if (asking.has(table) && !take) return tell({ elsewhere: table });
  asking.add(table);
  const lock = `sandtable.table.${table}`;
  void navigator.locks.query().then(({ held: taken = [] }) => {
    if (!take && taken.some(({ name }) => name === lock)) tell({ elsewhere: table });
  });
  navigator.locks
    .request(lock, { steal: take }, () => {
      asking.delete(table);
      tell({ elsewhere: null });
      inTurn(() => enterAll(table));
      return new Promise<void>((free) => held.set(table, free));
    })
    .catch(() => {
      // another tab has taken it
      held.delete(table);
      inTurn(async () => drop(table));
    });
}

async function enterAll(table: string): Promise<void> {
  for (const [connection, at] of [...wanted]) {
    if (at !== table) continue;
    wanted.delete(connection);
    if ((await ready(table)) && engine.enter(connection, table)) {
      connections.set(connection, table);
      tell({ opened: connection });
      attend(table); // it may have been left while a bot thought
    } else tell({ closed: connection, code: NO_TABLE });
  }
  letGo(table);
}

function letGo(table: string): void {
  if ([...connections.values(), ...wanted.values()].includes(table)) return;
  if (asking.has(table)) tell({ elsewhere: null }); // nobody waits for it any more
  held.get(table)?.();
  held.delete(table);
}

async function hear(connection: number, text: string): Promise<void> {
  const table = connections.get(connection);
  if (table === undefined) return;
  const heard = JSON.parse(engine.hear(connection, table, text)) as Heard;
  if (heard.broken) return drop(table);
  if (!(await kept(heard.keep))) return;
  tell({ told: connection, texts: heard.told.map((message) => JSON.stringify(message)) });
  spread(table);
  attend(table);
}

/** Tell everybody at a table what is new for them. */
function spread(table: string): void {
  for (const [connection, told] of JSON.parse(engine.news(table)) as [number, object[]][])
    tell({ told: connection, texts: told.map((message) => JSON.stringify(message)) });
}

/** Bots and standing orders answer one by one; what people say comes in between. */
function attend(table: string): void {
  if (attending.has(table)) return;
  attending.add(table);
  setTimeout(() =>
    inTurn(async () => {
      attending.delete(table);
      if (![...connections.values()].includes(table)) return; // nobody looks
      const { keep } = JSON.parse(engine.attend(table)) as Heard;
      if (keep.length === 0 || !(await kept(keep))) return;
      spread(table);
      attend(table);
    }),
  );
}

function shut(connection: number): void {
  const table = connections.get(connection) ?? wanted.get(connection);
  if (connections.delete(connection)) engine.leave(connection);
  wanted.delete(connection);
  if (table !== undefined) letGo(table);
}

addEventListener("message", ({ data }: MessageEvent<ToEngine>) => {
  if ("ask" in data) inTurn(() => answer(data.ask, data.method, data.path, data.body, data.name));
  else if ("open" in data) {
    wanted.set(data.open, data.table);
    hold(data.table);
  } else if ("say" in data) inTurn(() => hear(data.say, data.text));
  else if ("take" in data) hold(data.take, true);
  else inTurn(async () => shut(data.shut));
});
