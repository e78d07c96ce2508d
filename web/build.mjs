// Builds the client into sandtable/server/static: hashed names, no inline script or style, sizes printed.
import { build } from "esbuild";
import { gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "sandtable", "server", "static");
const assets = join(out, "assets"); // hashed names: they may be kept for ever

await sameMessages();
await rm(out, { recursive: true, force: true });
await mkdir(assets, { recursive: true });
const result = await build({
  absWorkingDir: here,
  entryPoints: { app: "src/main.tsx" },
  bundle: true,
  format: "esm",
  target: ["es2022"],
  minify: true,
  sourcemap: false,
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "file", ".ftl": "file", ".woff2": "file" },
  publicPath: "/assets",
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  outdir: assets,
  metafile: true,
  legalComments: "none",
  logLevel: "warning",
});

const icon = await readFile(join(here, "src", "icon.svg"));
const iconName = `icon-${createHash("sha256").update(icon).digest("hex").slice(0, 8)}.svg`;
await writeFile(join(assets, iconName), icon);
const built = Object.keys(result.metafile.outputs).map((path) => relative(assets, join(here, path)));
const named = (start, end) => {
  const found = built.find((file) => file.startsWith(start) && file.endsWith(end));
  if (!found) throw new Error(`${start}…${end} was not built`);
  return `/assets/${found}`;
};
const page = (await readFile(join(here, "index.html"), "utf8"))
  .replace("%SCRIPT%", named("app-", ".js"))
  .replace("%STYLE%", named("app-", ".css"))
  .replace("%ICON%", `/assets/${iconName}`);
await writeFile(join(out, "index.html"), page);

let first = 0;
for (const file of ["index.html", ...(await readdir(assets)).sort().map((name) => `assets/${name}`)]) {
  const bytes = await readFile(join(out, file));
  const packed = file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  if (/^(assets\/app-|index)/.test(file)) first += packed;
  console.log(`${file.padEnd(52)} ${String(bytes.length).padStart(8)} ${String(packed).padStart(8)} gzip`);
}
console.log(`script, style and page: ${(first / 1000).toFixed(1)} kB gzip`);

/** The three languages say the same things. */
async function sameMessages() {
  const ids = {};
  for (const lang of ["en", "cs", "pl"]) {
    const text = await readFile(join(here, "src", "locale", `${lang}.ftl`), "utf8");
    ids[lang] = new Set([...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]));
  }
  for (const lang of ["cs", "pl"]) {
    const missing = [...ids.en].filter((id) => !ids[lang].has(id));
    const extra = [...ids[lang]].filter((id) => !ids.en.has(id));
    if (missing.length || extra.length) throw new Error(`${lang}.ftl: missing ${missing}, unknown ${extra}`);
  }
}
