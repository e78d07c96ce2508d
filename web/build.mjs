// Builds the client into sandtable/server/static: hashed names, no inline script or style, sizes printed.
import { build } from "esbuild";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { fonts, foreignLetters } from "./fonts.mjs";
import { house, later } from "./house.mjs";
import { install } from "./installable.mjs";
import { theatreFacts } from "./theatre.mjs";
import { titleNames } from "./titles.mjs";
import { LANGS, words, wordsAtFirst } from "./words.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const product = join(here, "..", "sandtable");
const out = join(product, "server", "static");
const assets = join(out, "assets"); // hashed names: they may be kept for ever
const WORLD = "globalwar"; // whose board is more than its outlines
const HEAVIEST = 150_000; // what the first table page may weigh on the wire, board art aside

/** The style of a title, and those of the analysis, the rulebooks, the lab, the puzzles, corrections and the pages for people, is a file of its own, fetched with what it is for. */
const styles = {
  name: "styles",
  setup(own) {
    own.onLoad(
      { filter: /(games\/\w+(\/desk|\/real|\/story)?|analysis|book|lab|people|puzzles|correcting)\/style\.css$/ },
      async ({ path }) => {
        const made = await build({ entryPoints: [path], bundle: true, minify: true, write: false });
        return { contents: made.outputFiles[0].contents, loader: "file" };
      },
    );
  },
};

await sameMessages();
await ownLetters();
await rm(out, { recursive: true, force: true });
await mkdir(assets, { recursive: true });
const result = await build({
  absWorkingDir: here,
  entryPoints: { app: "src/main.tsx" },
  bundle: true,
  format: "esm",
  splitting: true,
  target: ["es2022"],
  minify: true,
  sourcemap: false,
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "file", ".ftl": "file" },
  plugins: [fonts, house, styles, theatreFacts, titleNames, words],
  publicPath: "/assets",
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
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
await installable(`/assets/${iconName}`);

for (const family of ["barlow-condensed", "source-sans-3"]) {
  const licence = await readFile(join(here, "node_modules", "@fontsource", family, "LICENSE"));
  await writeFile(join(assets, `${family}-licence.txt`), licence);
}

/** The manifest, and the service worker with the names of what it keeps: all but boards and the lab, and the texts of
 * titles in one language. */
async function installable(icon) {
  const addresses = (files) => files.map((file) => `/assets/${file}`);
  const texts = built.filter((file) => /^words-(?!core-)/.test(file));
  const small = built.filter(
    (file) =>
      /\.(js|css|ftl|woff2|svg)$/.test(file) && !/^(geometry|our-theatre|lab)-/.test(file) && !texts.includes(file),
  );
  const spoken = (lang) => addresses(texts.filter((file) => file.split("-")[3] === lang));
  const byLanguage = Object.fromEntries(LANGS.map((lang) => [lang, spoken(lang)]));
  await install(out, "served", "/lobby", icon, [...addresses(small), icon], byLanguage);
}

/** What was packed while building lies beside the file, for browsers that can unpack it. */
async function packed(file, bytes) {
  if (file.endsWith(".woff2")) return bytes.length;
  if (!file.startsWith("assets/")) return gzipSync(bytes).length;
  const small = brotliCompressSync(bytes);
  await writeFile(join(out, `${file}.br`), small);
  return small.length;
}
const sizes = {};
const weigh = async (file, bytes) => {
  sizes[file] = await packed(file, bytes);
  console.log(`${file.padEnd(60)} ${String(bytes.length).padStart(8)} ${String(sizes[file]).padStart(8)} packed`);
};
await weigh("index.html", Buffer.from(page));
for (const name of (await readdir(assets)).sort()) await weigh(`assets/${name}`, await readFile(join(assets, name)));
const outputs = Object.entries(result.metafile.outputs).map(([path, made]) => ({
  file: `assets/${relative(assets, join(here, path))}`,
  ...made,
}));
/** A built file and what it cannot do without. */
function withImports(source) {
  const wanted = [outputs.find(({ entryPoint }) => entryPoint === source)];
  for (const { imports } of wanted) {
    for (const { path } of imports.filter(({ kind }) => kind === "import-statement")) {
      const other = outputs.find(({ file }) => file.endsWith(`/${path.split("/").at(-1)}`));
      if (!wanted.includes(other)) wanted.push(other);
    }
  }
  return wanted.map(({ file }) => file);
}
const madeFrom = (source) => outputs.filter(({ inputs }) => source in inputs).map(({ file }) => file);
const shell = ["index.html", named("app-", ".css").slice(1), ...withImports("src/main.tsx")];
const art = (sizes[Object.keys(sizes).find((file) => file.startsWith("assets/symbols-"))] / 1000).toFixed(1);
const facts = madeFrom("theatre:our-theatre"); // they are fetched with the board
const heavy = [];
for (const title of await readdir(join(here, "src", "games"))) {
  const source = `src/games/${title}`;
  const style = madeFrom(`${source}/style.css`);
  const board = [...shell, ...withImports(later(`${source}/index.tsx`)), ...style, ...(title === WORLD ? facts : [])];
  for (const lang of LANGS) {
    const letters = new RegExp(`-latin(-${lang})?-\\d`);
    const texts = ["core", title].flatMap((place) => madeFrom(wordsAtFirst(place, lang)));
    const files = new Set([...board, ...texts, ...Object.keys(sizes).filter((file) => letters.test(file))]);
    const sum = [...files].reduce((all, file) => all + sizes[file], 0);
    const found = `first table of ${title} in ${lang}: ${(sum / 1000).toFixed(1)} kB packed`;
    console.log(`${found}, and ${art} kB of board art`);
    if (sum > HEAVIEST) heavy.push(found);
  }
}
if (heavy.length) throw new Error(`more than the ${HEAVIEST / 1000} kB it may have: ${heavy.join("; ")}`);
await writeFile(join(out, "index.html"), page); // the last file: where it lies, all went well

/** Files of the kernel and of every title, such as their texts. */
async function textFiles(folder, name) {
  const found = (await readdir(join(product, "games"), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const places = [join(product, "kernel"), ...found.map(({ name }) => join(product, "games", name))];
  const files = places.map((place) => join(place, folder, name));
  return files.filter((file) => existsSync(file));
}

/** Every text should be set in our fonts; a letter that they lack comes from the system's. */
async function ownLetters() {
  for (const lang of LANGS) {
    const files = [
      ...(await wordFolders()).map((folder) => join(folder, `${lang}.ftl`)),
      ...(await textFiles("locale", `${lang}.ftl`)),
      ...(await textFiles("rulebook", `${lang}.md`)),
    ];
    for (const file of files) {
      const foreign = foreignLetters(await readFile(file, "utf8"));
      if (foreign.length)
        console.log(`${relative(here, file)}: our fonts have no ${foreign.join(" ")}; name them in fonts.mjs`);
    }
  }
}

/** The three languages say the same things. */
async function sameMessages() {
  for (const folder of await wordFolders()) {
    const ids = {};
    for (const lang of LANGS) {
      const text = await readFile(join(folder, `${lang}.ftl`), "utf8");
      ids[lang] = new Set([...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]));
    }
    for (const lang of LANGS) {
      const missing = [...ids.en].filter((id) => !ids[lang].has(id));
      const extra = [...ids[lang]].filter((id) => !ids.en.has(id));
      if (missing.length || extra.length)
        throw new Error(`${folder}/${lang}.ftl: missing ${missing}, unknown ${extra}`);
    }
  }
}

/** Where the words of the client are: the shell's, and what each title adds. */
async function wordFolders() {
  const games = join(here, "src", "games");
  const titles = (await readdir(games)).map((title) => join(games, title, "locale"));
  return [
    join(here, "src", "locale"),
    join(here, "src", "lab", "locale"),
    join(here, "src", "book", "locale"),
    join(here, "src", "people", "locale"),
    join(games, WORLD, "desk", "locale"),
    join(games, WORLD, "lessons", "locale"),
    join(games, WORLD, "real", "locale"),
    join(games, WORLD, "story", "locale"),
    ...titles.filter((folder) => existsSync(folder)),
  ];
}
