/** Orders of Global War by pointing: what leads to a zone and what is done on the spot, by the engine's own table. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { HERE, LEADING, TOGETHER } from "../src/games/globalwar/data";
import { hereOf, pickZone, picked, targetsOf, waysOf } from "../src/games/globalwar/orders";
import { readAct } from "../src/shell/choices";
import type { Table } from "../src/shell/store";

const about = (...texts: string[]): Table =>
  ({ acts: signal(texts.map(readAct)), choices: { clear: () => undefined } }) as unknown as Table;

test("an order leads somewhere if it names a zone right after that of its units", () => {
  assert.ok(LEADING.includes("launch"), "before what it hits there");
  for (const verb of ["load", "bomb", "raid", "drop"]) assert.ok(HERE.includes(verb) && !LEADING.includes(verb), verb);
  assert.ok(TOGETHER.every((verb) => LEADING.includes(verb)));
});

test("units of a zone that is picked take the usual way, and are offered the others", () => {
  const table = about(
    "shell artillery bavaria austria",
    "annex artillery bavaria austria",
    "launch strategic-rocket bavaria paris major-factory",
    "load artillery bavaria mechanized-infantry bavaria",
  );
  pickZone(table, "bavaria");
  const some = picked(table)!;
  assert.equal(some.verb, "annex");
  assert.deepEqual(waysOf(table, some), ["annex", "shell"]);
  assert.deepEqual([...targetsOf(table, some)], ["austria"]);
  assert.deepEqual(
    hereOf(table, some).map(({ verb }) => verb),
    ["load"],
  );
});
