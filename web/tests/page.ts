/** What a browser gives a page, as far as the shell asks for it while it is loaded. Imported before anything of the shell. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
const query = { matches: false, addEventListener: () => undefined };
const given = {
  localStorage: storage,
  sessionStorage: storage,
  navigator: { languages: ["en"] },
  matchMedia: () => query,
  document: { documentElement: { dataset: {}, lang: "" } },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  fetch: async (address: string) => new Response(await words(address)),
};
for (const [name, value] of Object.entries(given))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** The client's own words are bundled, those of kernel and titles stand in the package. */
async function words(address: string): Promise<string> {
  const [, title, lang] = /^\/locale\/(\w+)\/(\w+)\.ftl$/.exec(address) ?? [];
  if (!title) return address;
  const folder = title === "core" ? "kernel" : join("games", title);
  return readFile(join(process.cwd(), "..", "sandtable", folder, "locale", `${lang}.ftl`), "utf8");
}
