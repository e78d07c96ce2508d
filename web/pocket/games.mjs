// Plays games of bots in the engine of build/site, and prints what came of each: `games.mjs SCRIPT FIRST COUNT`.
import { readFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [, , script, first, count] = process.argv;
const assets = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "build", "site", "assets");
const lies = await readdir(assets, { withFileTypes: true });
const folder = lies.find((one) => one.isDirectory() && one.name.startsWith("pocket-"))?.name;
if (!folder) throw new Error("build the site first: make site");
const python = await loadPyodide();
const sources = gunzipSync(await readFile(join(assets, folder, "sandtable.tar.bin")));
python.unpackArchive(new Uint8Array(sources), "tar", { extractDir: "/home" });
python.runPython("import sys; sys.path.insert(0, '/home')");
python.runPython(await readFile(script, "utf8"));
for (let n = Number(first); n < Number(first) + Number(count); n += 1)
  console.log(python.runPython(`import json; json.dumps(fingerprints(${n}))`));
