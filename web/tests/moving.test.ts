/** Orders by pointing: whole branches, ways, and ships that sail as one. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { readAct } from "../src/shell/choices";
import type { Table } from "../src/shell/store";
import {
  ordersFor,
  pickCount,
  picked,
  pickVerb,
  pickZone,
  restOf,
  targetsOf,
  waysOf,
} from "../src/games/globalwar/orders";

const tableOf = (...acts: string[]): Table =>
  ({ acts: signal(acts.map(readAct)), choices: { clear: () => undefined } }) as unknown as Table;

const SHIPS = ["light-cruiser", "2*destroyer", "submarine"];
const HARBOUR = [
  ...SHIPS.flatMap((ship) => [`move ${ship} A12 A11`, `move ${ship} A12 A14`]),
  "move destroyer A12 A11",
  "move fighter A12 berlin",
  "gather light-cruiser A12",
  "gather destroyer A12",
  "gather 2*destroyer A12",
];

test("all units of a branch are picked that have a way in common", () => {
  const table = tableOf(...HARBOUR, "unload infantry:aboard A12 berlin");
  pickZone(table, "A12");
  assert.deepEqual(Object.fromEntries(picked(table)!.counts), { "light-cruiser": 1, destroyer: 2, submarine: 1 });
  pickZone(table, "A12", "air");
  assert.deepEqual(Object.fromEntries(picked(table)!.counts), { fighter: 1 });
  pickZone(table, "A12", "land");
  assert.equal(picked(table)!.verb, "unload");
});

test("ships of several kinds sail as one flotilla, submarines on their own", () => {
  const table = tableOf(...HARBOUR);
  pickZone(table, "A12", "sea");
  const act = readAct("move light-cruiser A12 A11");
  assert.deepEqual(restOf(table, act), ["move 2*destroyer A12 A11", "move submarine A12 A11"]);
  assert.deepEqual(ordersFor(table, act), [
    "gather light-cruiser A12",
    "gather 2*destroyer A12",
    "move flotilla A12 A11",
    "move submarine A12 A11",
  ]);
  pickCount(table, "A12", "light-cruiser", 0);
  pickCount(table, "A12", "submarine", 0);
  const alone = readAct("move 2*destroyer A12 A11");
  assert.deepEqual(ordersFor(table, alone), [alone.text]);
});

test("a flotilla that is gathered is not sent whole when some of it stay", () => {
  const table = tableOf(
    "move flotilla A12 A11",
    ...["light-cruiser", "destroyer", "battleship"].map((ship) => `move ${ship}:flotilla A12 A11`),
  );
  pickZone(table, "A12");
  const act = readAct("move light-cruiser:flotilla A12 A11");
  assert.deepEqual(ordersFor(table, act), ["move flotilla A12 A11"]);
  pickCount(table, "A12", "battleship:flotilla", 0);
  assert.deepEqual(ordersFor(table, act), [act.text, "move destroyer:flotilla A12 A11"]);
});

test("who annexes is told by the way that is chosen, and others stay", () => {
  const table = tableOf(
    "move 2*infantry bavaria austria",
    "move artillery bavaria austria",
    "annex 2*infantry bavaria austria",
    "annex 2*infantry bavaria bohemia",
  );
  pickZone(table, "bavaria");
  assert.deepEqual(waysOf(table, picked(table)!), ["move", "annex"]);
  pickVerb(table, "annex");
  assert.deepEqual(Object.fromEntries(picked(table)!.counts), { infantry: 2 });
  assert.deepEqual([...targetsOf(table, picked(table)!)], ["austria", "bohemia"]);
});
