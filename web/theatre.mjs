// The printed facts of Global War as far as the board draws them, the words that its engine has numbers for, and those that
// the odds of its battles are asked in: cut while building. Zones, links and convoys are written as rows, for they are many.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const engine = join(dirname(fileURLToPath(import.meta.url)), "..", "sandtable", "games", "globalwar");
const NATION = ["id", "alliance", "rank", "turn", "controller"];
const UNIT = ["id", "class", "attack", "defence", "move", "cost", "hits"];
const FACILITY = ["id", "group", "cost", "damage"];
const SCENARIO = ["id", "first", "last", "nations", "zones"];
const VICTORY_CITIES = "victory-cities"; // the place that a rule names so: gw.3.2

export const theatreFacts = {
  name: "theatre",
  setup(build) {
    const parts = { "our-theatre": facts, "geometry-lines": lines, "our-battles": battles };
    build.onResolve({ filter: /^(our-theatre|geometry-lines|our-battles)$/ }, ({ path }) => ({
      path,
      namespace: "theatre",
    }));
    build.onLoad({ filter: /.*/, namespace: "theatre" }, async ({ path }) => ({
      contents: JSON.stringify(await parts[path]()),
      loader: "json",
    }));
  },
};

const read = async (name) => JSON.parse(await readFile(join(engine, "data", `${name}.json`), "utf8"));
const only = (row, fields) => Object.fromEntries(fields.filter((field) => field in row).map((one) => [one, row[one]]));

async function facts() {
  const names = ["calendar", "incomes", "nations", "places", "scenarios", "seating", "setup", "units", "zones"];
  const [calendar, incomes, nations, places, scenarios, seating, setup, units, zones] = await Promise.all(
    names.map(read),
  );
  const all = [...zones.land, ...zones.sea];
  const number = new Map(all.map(({ id }, n) => [id, n]));
  const terrains = [...new Set(all.map(({ terrain = "normal" }) => terrain))];
  const owners = [...new Set(zones.land.map(({ owner }) => owner))];
  return {
    ...(await words()),
    turns: calendar.turns,
    rolls: Object.keys(calendar["end-rolls"])[0], // the first turn that may be the last: gw.3.4
    seating: { splits: seating.splits, codes: seating.codes },
    victory: places.places.find(({ id }) => id === VICTORY_CITIES).zones,
    scenarios: scenarios.scenarios.map((one) => only(one, SCENARIO)),
    nations: nations.nations.map((one) => only(one, NATION)),
    thresholds: incomes.nations.flatMap(({ nation, war, full }) => (war ? [[nation, war, full]] : [])),
    units: units.units.map((one) => only(one, UNIT)),
    facilities: units.facilities.map((one) => only(one, FACILITY)),
    terrains,
    owners,
    lands: zones.land.map(({ id, owner, ipp = 0, terrain = "normal", city, capital = "" }) => [
      id,
      owners.indexOf(owner),
      ipp,
      terrains.indexOf(terrain),
      city ? 1 : 0,
      ...(capital ? [capital] : []),
    ]),
    seas: zones.sea.map(({ id }) => id),
    sites: sites(all, setup.pieces).map(([kind, zone]) => [
      units.facilities.findIndex(({ id }) => id === kind),
      number.get(zone),
    ]),
  };
}

/** The lines that are drawn on the map beside its outlines: how zones are linked, by rail and over rivers, and convoys. */
async function lines() {
  const [convoys, links, zones] = await Promise.all(["convoys", "links", "zones"].map(read));
  const number = new Map([...zones.land, ...zones.sea].map(({ id }, n) => [id, n]));
  const kinds = [...new Set(links.links.map(({ kind }) => kind))];
  return {
    kinds,
    links: links.links.map(({ kind, a, b, rail, river }) => [
      kinds.indexOf(kind),
      number.get(a),
      number.get(b),
      ...(rail || river ? [(rail ? 1 : 0) + (river ? 2 : 0)] : []),
    ]),
    convoys: convoys.lines.map(({ id, owner, value, path }) => [
      id,
      owner,
      value,
      ...path.map((zone) => number.get(zone)),
    ]),
  };
}

/** What the engine marks with numbers, by its own list: phases, the marks under units, what they are there for. */
async function words() {
  const listed = (name) => listedIn("markers.py", name);
  return {
    phases: await listed("PHASES"),
    marks: await listed("MARKS"),
    tasks: await listed("TASKS"),
    ...(await verbs()),
  };
}

/** What a battle is asked about in, by the engine's own lists: grounds by their numbers, what may hold besides, how losses
 * are taken, which battles are for a zone and which are fought at sea. */
async function battles() {
  return {
    terrains: await listedIn("world.py", "TERRAINS"),
    circumstances: await listedIn("../../lab/odds.py", "CIRCUMSTANCES"),
    presets: await listedIn("combat/orders.py", "PRESETS"),
    ground: quoted(await found("combat/lineup.py", /self\.ground: Final = sequence\.id in \(([^)]*)\)/)),
    sea: await listedIn("odds/array.py", "AT_SEA"),
  };
}

const quoted = (text) => [...text.matchAll(/"([^"]*)"/g)].map(([, word]) => word);
const listedIn = async (file, name) => quoted(await found(file, new RegExp(`^${name}: Final = \\(([^)]*)\\)`, "m")));

async function found(file, pattern) {
  const row = pattern.exec(await readFile(join(engine, file), "utf8"));
  if (!row) throw new Error(`${file} has nothing like ${pattern}`);
  return row[1];
}

/** The verbs of the movement phases by the engine's own table: those that name a zone first, for they lead there, those
 * that do not, and what a flotilla can be ordered. */
async function verbs() {
  const table = await readFile(join(engine, "movement", "verbs", "table.py"), "utf8");
  const listed = /^VERBS: .* = \(\n((?: {4}.*\n)+)\)/m.exec(table)?.[1];
  const together = /^TOGETHER: Final = \((.*?)\) /m.exec(table)?.[1];
  if (!listed || !together) throw new Error("table.py lists no verbs");
  const rows = listed.trimEnd().split("\n").map(readVerb);
  return {
    leading: rows.filter(({ leads }) => leads).map(({ verb }) => verb),
    here: rows.filter(({ leads }) => !leads).map(({ verb }) => verb),
    together: [...together.matchAll(/VERB\["([a-z]+)"\]/g)].map(([, verb]) => verb),
  };
}

function readVerb(row) {
  const [, verb, nouns] = /^ {4}\w+\.\w+\("([a-z]+)", \((.*?)\), /.exec(row) ?? [];
  if (!verb) throw new Error(`table.py lists a verb that cannot be read: ${row}`);
  return { verb, leads: nouns.startsWith('"zone"') };
}

/** The facilities at the start, by their numbers: those of the map, then those of the set-up. */
const sites = (all, pieces) => [
  ...all.flatMap(({ id, facilities = [] }) => facilities.map(({ kind }) => [kind, id])),
  ...pieces.flatMap(({ zone, facilities = {} }) =>
    Object.entries(facilities).flatMap(([kind, count]) => Array.from({ length: count }, () => [kind, zone])),
  ),
];
