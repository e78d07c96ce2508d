// Runs the unit tests of the client: bundled like the client itself, then given to Node's own test runner.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { theatreFacts } from "./theatre.mjs";
import { titleNames } from "./titles.mjs";
import { words } from "./words.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "node_modules", ".tests"); // where packages that are not bundled are found
await rm(out, { recursive: true, force: true });
await build({
  absWorkingDir: here,
  entryPoints: (await readdir(join(here, "tests")))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${name}`),
  bundle: true,
  format: "esm",
  platform: "node",
  packages: "external",
  plugins: [theatreFacts, titleNames, words],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "text", ".css": "empty", ".ftl": "text" },
  sourcemap: "inline",
  outdir: out,
  outExtension: { ".js": ".mjs" },
  logLevel: "warning",
});
const files = (await readdir(out)).filter((name) => name.endsWith(".test.mjs")).map((name) => join(out, name));
const flags = ["--enable-source-maps", "--test", "--test-reporter=dot"];
process.exitCode = spawnSync(process.execPath, [...flags, ...files], { stdio: "inherit" }).status ?? 1;
