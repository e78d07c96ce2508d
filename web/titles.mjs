// The names of the titles, read from their own locale files while building: one name in each language, everywhere.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const games = join(dirname(fileURLToPath(import.meta.url)), "..", "sandtable", "games");
const NAME = /^[a-z]+-title = (.*)$/m;

export const titleNames = {
  name: "titles",
  setup(build) {
    build.onResolve({ filter: /^our-titles$/ }, ({ path }) => ({ path, namespace: "titles" }));
    build.onLoad({ filter: /^our-titles$/, namespace: "titles" }, async () => ({
      contents: JSON.stringify(await names()),
      loader: "json",
    }));
  },
};

/** By title and language. */
async function names() {
  const found = {};
  for (const folder of await readdir(games, { withFileTypes: true })) {
    if (!folder.isDirectory() || folder.name.startsWith("_")) continue;
    const texts = join(games, folder.name, "locale");
    found[folder.name] = {};
    for (const file of (await readdir(texts)).filter((name) => name.endsWith(".ftl"))) {
      const name = NAME.exec(await readFile(join(texts, file), "utf8"))?.[1];
      if (!name) throw new Error(`${join(texts, file)} does not name its title`);
      found[folder.name][file.slice(0, -4)] = name;
    }
  }
  return found;
}
