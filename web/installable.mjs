// The manifest and the service worker, one of each for the served app and for the site without a server.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/** `files` are the addresses that the worker keeps from the first visit on, `texts` those that it keeps in the language
 * that is spoken; `host` is "served" or "pocket". */
export async function install(out, host, start, icon, files, texts = {}) {
  const kept = [...new Set(files)].sort();
  const mark = createHash("sha256").update(kept.join()).digest("hex").slice(0, 12);
  const worker = (await readFile(join(here, "src", "worker.js"), "utf8"))
    .replace('"%FILES%"', JSON.stringify(kept))
    .replace('"%TEXTS%"', JSON.stringify(texts))
    .replace("%BUILD%", mark)
    .replace("%HOST%", host)
    .replace("%ICON%", icon);
  const open = /%[A-Z]+%/.exec(worker);
  if (open) throw new Error(`worker.js: ${open[0]} is not filled in`);
  await writeFile(join(out, "worker.js"), worker);
  const manifest = {
    name: "Sandtable",
    short_name: "Sandtable",
    start_url: start,
    scope: "/",
    display: "standalone",
    background_color: "#f3efe3",
    theme_color: "#f3efe3",
    icons: [{ src: icon, sizes: "any", type: "image/svg+xml", purpose: "any" }],
  };
  await writeFile(join(out, "manifest.json"), JSON.stringify(manifest));
}
