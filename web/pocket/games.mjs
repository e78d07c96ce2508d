// Plays games of bots in the engine of build/site, and prints what came of each: `games.mjs SCRIPT FIRST COUNT`.
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [, , script, first, count] = process.argv;
const assets = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "build", "site", "assets");
const lies = await readdir(assets, { withFileTypes: true });
const folder = lies.find((one) => one.isDirectory() && one.name.startsWith("pocket-"))?.name;
if (!folder) throw new Error("build the site first: make site");
const unpacked = async (name) => gunzipSync(await readFile(join(assets, folder, `${name}.bin`)));
const beside = await mkdtemp(join(tmpdir(), "sandtable-"));
const library = join(beside, "python_stdlib.zip");
await writeFile(library, await unpacked("python_stdlib.zip"));
const python = await loadPyodide({ stdLibURL: library });
await rm(beside, { recursive: true });
const sources = await unpacked("sandtable.tar");
python.unpackArchive(new Uint8Array(sources), "tar", { extractDir: "/home" });
python.runPython("import sys; sys.path.insert(0, '/home')");
python.runPython(await readFile(script, "utf8"));
for (let n = Number(first); n < Number(first) + Number(count); n += 1)
  console.log(python.runPython(`import json; json.dumps(fingerprints(${n}))`));
