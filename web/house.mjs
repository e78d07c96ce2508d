// What is fetched later is told what is there already: else every set of modules that some of it shares would become a
// file of its own, and dozens of small files pack much worse than one.
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const HOUSE = join(here, "src", "house.ts");
const TITLE = /^src\/games\/\w+\//;

/** The name that a module has among the built files when it is fetched later. */
export const later = (source) => `later:${source}`;

/** What has come before a module: the house, and of a title its table. */
function before(source) {
  const title = TITLE.exec(source)?.[0];
  return title && source !== `${title}index.tsx` ? [HOUSE, join(here, title, "index.tsx")] : [HOUSE];
}

export const house = {
  name: "house",
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path, kind, namespace, ...asked }) => {
      if (kind !== "dynamic-import" || asked.pluginData?.resolved) return null;
      const found = await build.resolve(path, { kind, ...asked, pluginData: { resolved: true } });
      if (!/\.tsx?$/.test(found.path)) return found;
      return { path: relative(here, found.path), namespace: "later" };
    });
    build.onLoad({ filter: /.*/, namespace: "later" }, ({ path }) => ({
      contents: [
        ...before(path).map((file) => `import ${JSON.stringify(file)};`),
        `export * from ${JSON.stringify(join(here, path))};`,
      ].join("\n"),
      resolveDir: here,
    }));
  },
};
