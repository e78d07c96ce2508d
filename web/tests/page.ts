/** What a browser gives a page, as far as the shell asks for it while it is loaded. Imported before anything of the shell. */
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
  fetch: async (words: string) => new Response(words), // texts are bundled: test.mjs
};
for (const [name, value] of Object.entries(given))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
