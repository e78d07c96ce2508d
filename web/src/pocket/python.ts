/** Python in the browser: Pyodide with the rules, bots and tables, from the folder that this script lies in. */

/** `sandtable.pocket.wire.Wire`. */
export interface Wire {
  ask(method: string, path: string, body: string, name: string): string;
  has(table: string, lines: number): boolean;
  open(head: string, lines: string): string;
  put_away(table: string): void;
  enter(connection: number, table: string): boolean;
  leave(connection: number): void;
  hear(connection: number, table: string, text: string): string;
  attend(table: string): string;
  news(table: string): string;
}

interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

interface Module {
  loadPyodide(options: { indexURL: string; createPyodideModule: unknown }): Promise<Pyodide>;
}

const here = new URL(".", import.meta.url).href;
const PACKED = ".bin"; // gzip, under a name that no host unpacks by itself
const HOME = "/sandtable";

const plainFetch = self.fetch.bind(self);

async function unpacked(address: string, type: string): Promise<Response> {
  const response = await plainFetch(address + PACKED);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": type },
  });
}

async function unpackedModule(address: string): Promise<unknown> {
  const code = await (await unpacked(address, "text/javascript")).blob();
  const place = URL.createObjectURL(code);
  const found = (await import(place)) as { default: unknown };
  URL.revokeObjectURL(place);
  return found.default;
}

/** Pyodide fetches its own machine code and library; they lie there packed. */
self.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (address.endsWith(".wasm")) return unpacked(address, "application/wasm");
  return address.endsWith(".zip") ? unpacked(address, "application/zip") : plainFetch(input, init);
};

export async function startPython(): Promise<Wire> {
  const sources = unpacked(`${here}sandtable.tar`, "application/x-tar").then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(`${here}pyodide.mjs`)) as Module;
  const createPyodideModule = await unpackedModule(`${here}pyodide.asm.mjs`);
  const python = await loadPyodide({ indexURL: here, createPyodideModule });
  python.unpackArchive(await sources, "tar", { extractDir: HOME });
  return python.runPython(`
import sys
sys.path.insert(0, "${HOME}")
from sandtable.pocket.wire import Wire
Wire()
`) as Wire;
}
