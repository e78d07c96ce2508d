// The printed facts of Global War as far as the board draws them, cut while building: of the world what lies in the
// theatres that can be played, each with its number in the engine. The whole world will come when it can be played.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const data = join(dirname(fileURLToPath(import.meta.url)), "..", "sandtable", "games", "globalwar", "data");
const ZONE = ["id", "owner", "ipp", "terrain", "city", "capital"];
const NATION = ["id", "alliance", "rank", "turn", "controller"];
const UNIT = ["id", "class", "attack", "defence", "move", "cost", "hits"];
const FACILITY = ["id", "group", "cost", "damage"];
const LINK = ["kind", "a", "b"];
const CONVOY = ["id", "owner", "value", "path"];
const SCENARIO = ["id", "first", "last", "nations", "zones"];

export const theatreFacts = {
  name: "theatre",
  setup(build) {
    build.onResolve({ filter: /^our-theatre$/ }, ({ path }) => ({ path, namespace: "theatre" }));
    build.onLoad({ filter: /^our-theatre$/, namespace: "theatre" }, async () => ({
      contents: JSON.stringify(await facts()),
      loader: "json",
    }));
  },
};

const read = async (name) => JSON.parse(await readFile(join(data, `${name}.json`), "utf8"));
const only = (row, fields) => Object.fromEntries(fields.filter((field) => field in row).map((one) => [one, row[one]]));

async function facts() {
  const names = ["calendar", "convoys", "links", "nations", "scenarios", "setup", "units", "zones"];
  const [calendar, convoys, links, nations, scenarios, setup, units, zones] = await Promise.all(names.map(read));
  const played = scenarios.scenarios.filter((one) => one.zones);
  const inPlay = new Set(played.flatMap((one) => one.zones));
  const all = [...zones.land, ...zones.sea];
  return {
    turns: calendar.turns,
    scenarios: played.map((one) => only(one, SCENARIO)),
    nations: nations.nations.map((one) => only(one, NATION)),
    units: units.units.map((one) => only(one, UNIT)),
    facilities: units.facilities.map((one) => only(one, FACILITY)),
    zones: all.flatMap((one, number) => (inPlay.has(one.id) ? [{ number, ...only(one, ZONE) }] : [])),
    sites: sites(all, setup.pieces).flatMap(([kind, zone], n) => (inPlay.has(zone) ? [[n, kind, zone]] : [])),
    links: links.links.filter(({ a, b }) => inPlay.has(a) || inPlay.has(b)).map(cutLink),
    convoys: convoys.lines.filter(({ path }) => path.some((id) => inPlay.has(id))).map((one) => only(one, CONVOY)),
  };
}

/** The zones that no game can be played in yet. */
export async function zonesBeyond() {
  const [zones, { scenarios }] = await Promise.all([read("zones"), read("scenarios")]);
  const inPlay = new Set(scenarios.flatMap((one) => one.zones ?? []));
  return [...zones.land, ...zones.sea].map(({ id }) => id).filter((id) => !inPlay.has(id));
}

const cutLink = (link) => ({
  ...only(link, LINK),
  ...(link.rail && { rail: { gauge: link.rail.gauge } }),
  ...(link.river && { river: true }),
});

/** The facilities at the start, by their numbers: those of the map, then those of the set-up. */
const sites = (all, pieces) => [
  ...all.flatMap(({ id, facilities = [] }) => facilities.map(({ kind }) => [kind, id])),
  ...pieces.flatMap(({ zone, facilities = {} }) =>
    Object.entries(facilities).flatMap(([kind, count]) => Array.from({ length: count }, () => [kind, zone])),
  ),
];
