// Builds build/site, a folder that any static host serves: the client as it is built for the server, and beside it the
// engine: Pyodide with kernel, titles, bots and tables. Run by `make site`, after the client and the texts.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { install } from "../installable.mjs";
import { compiled, library } from "./compiled.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const top = join(here, "..", "..");
const client = join(top, "sandtable", "server", "static");
const out = join(top, "build", "site");
const texts = join(top, "build", "texts");
const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const HEAVIEST = 12_000_000; // what a first visit may weigh, on a host that packs nothing

await rm(out, { recursive: true, force: true });
await cp(client, out, { recursive: true, filter: (file) => !file.endsWith(".br") });
const engine = join(out, "assets", "pocket");
await mkdir(engine);
await build({
  entryPoints: [join(here, "..", "src", "pocket", "engine.ts")],
  bundle: true,
  format: "esm",
  target: ["es2022"],
  minify: true,
  outfile: join(engine, "engine.js"),
  legalComments: "none",
  logLevel: "warning",
});
await cp(join(pyodide, "pyodide.mjs"), join(engine, "pyodide.mjs"));
await packed("python_stdlib.zip", await library(await readFile(join(pyodide, "python_stdlib.zip"))));
const { info } = JSON.parse(await readFile(join(pyodide, "pyodide-lock.json"), "utf8"));
await writeFile(join(engine, "pyodide-lock.json"), JSON.stringify({ info, packages: {} })); // we need none
for (const file of ["pyodide.asm.mjs", "pyodide.asm.wasm"]) await packed(file, await readFile(join(pyodide, file)));
await packed("sandtable.tar", await compiled(join(top, "sandtable")));
for (const file of await filesIn(texts))
  await packed(join("texts", file.replace(/\.txt$/, "")), await readFile(join(texts, file)));

const mark = createHash("sha256");
for (const file of await filesIn(engine)) mark.update(file).update(await readFile(join(engine, file)));
const folder = `/assets/pocket-${mark.digest("hex").slice(0, 12)}/`;
await rename(engine, join(out, folder));

const page = (await readFile(join(out, "index.html"), "utf8")).replace("<html ", `<html data-pocket="${folder}" `);
for (const name of ["index.html", "404.html"]) await writeFile(join(out, name), page); // whatever address is asked for
const wanted = (await filesIn(join(out, "assets")))
  .map((file) => `/assets/${file}`)
  .filter((file) => !file.endsWith("-licence.txt"));
const icon = wanted.find((file) => file.startsWith("/assets/icon-"));
await install(out, "pocket", "/", icon, wanted);

let weight = 0;
for (const file of wanted) weight += (await stat(join(out, file))).size;
const megabytes = (weight / 1e6).toFixed(1);
console.log(`build/site: ${megabytes} MB are fetched on the first visit, as they are`);
if (weight > HEAVIEST) throw new Error(`that is more than the ${HEAVIEST / 1e6} MB it may have`);

/** Under a name that no host unpacks by itself. */
async function packed(name, bytes) {
  await mkdir(dirname(join(engine, name)), { recursive: true });
  await writeFile(join(engine, `${name}.bin`), gzipSync(bytes, { level: 9 }));
}

async function filesIn(place) {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(place, join(entry.parentPath, entry.name)))
    .sort();
}
