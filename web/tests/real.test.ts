/** Global War beside the printed game: journeys told once, hits as faces, and a map that shows what is asked for. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Line, Plain } from "../src/shell/protocol";
import { bestMiddle } from "../src/games/globalwar/following";
import { Telling } from "../src/games/globalwar/real/telling";
import { countable, facesOf, mostOf, shotsOf, throwDie, type Shots } from "../src/games/globalwar/real/volley";

const BOT = 1;

const ordered = (verb: string, group: string, units: number[], from: string, to: string, seat = BOT): Line => ({
  what: "act",
  seat,
  events: [{ event: "gw-ordered", args: { nation: "germany", verb, group, units, from, to } }],
});
const happens = (event: string, args: Record<string, Plain>): Line => ({
  what: "chance",
  seat: -1,
  events: [{ event, args }],
});
const told = (...lines: Line[]) => new Telling(new Set([BOT])).tell(lines);

test("a journey of several orders is told once, with all who made it", () => {
  const lines = [
    ordered("move", "2*infantry", [1, 2], "berlin", "eastern-germany"),
    ordered("move", "medium-armor", [3], "berlin", "eastern-germany"),
    ordered("move", "infantry:1", [2], "eastern-germany", "warsaw"),
    ordered("move", "fighter", [4], "berlin", "eastern-germany"),
    ordered("move", "fighter:3", [4], "eastern-germany", "warsaw"),
    ordered("attack", "fighter:2", [4], "warsaw", "warsaw"),
  ];
  const way = { what: "order", nation: "germany", verb: "move", from: "berlin" };
  assert.deepEqual(told(...lines), [
    { ...way, units: ["infantry", "medium-armor"], to: "eastern-germany" },
    { ...way, units: ["infantry", "fighter"], to: "warsaw" },
  ]);
});

test("who is carried over the sea goes from coast to coast, and who stays on board is told so", () => {
  const lines = [
    ordered("load", "infantry", [1], "honshu", "P16"),
    ordered("load", "artillery", [2], "honshu", "P16"),
    ordered("unload", "infantry:aboard", [1], "P14", "shantung"),
  ];
  const way = { what: "order", nation: "germany", from: "honshu" };
  assert.deepEqual(told(...lines), [
    { ...way, units: ["artillery"], verb: "load", to: "P16" },
    { ...way, units: ["infantry"], verb: "move", to: "shantung" },
  ]);
});

test("what people moved themselves is not told them; what came of it is", () => {
  const lines = [
    ordered("move", "infantry", [1], "rehe", "beiping", 0),
    happens("gw-battle-begins", { zone: "beiping" }),
    happens("gw-fired", { side: "attacker", round: 1, step: "attack", dice: [], hits: 2 }),
    happens("gw-lost", { nation: "kmt", unit: "infantry", number: 8 }),
    happens("gw-lost", { nation: "kmt", unit: "infantry", number: 9 }),
  ];
  assert.deepEqual(told(...lines), [{ what: "off", nation: "kmt", units: ["2*infantry"], zone: "beiping" }]);
});

const SHOTS: Shots = { side: "attacker", unit: "infantry", works: false, dice: 3, value: 5, picks: 1, sides: 12 };

test("counted hits become faces that mean the same", () => {
  assert.deepEqual(facesOf(SHOTS, { picks: 1, hits: 1 }), [1, 5, 12]);
  assert.equal(mostOf(SHOTS, "hits", { picks: 2, hits: 0 }), 1);
  assert.equal(mostOf({ ...SHOTS, picks: 0 }, "picks", { picks: 0, hits: 0 }), 0);
  assert.ok(countable([SHOTS]));
  assert.ok(!countable([SHOTS, { ...SHOTS, sides: 9 }])); // who may flee rolls die by die
});

test("who has fallen in a step still rolls under its name", () => {
  const row = [1, 0, 2, 4, 0, 1, 1, 0, false, 12];
  const rows = [[], [[7, 1, 0, 0, 0, 3, -1]]];
  const frame = { frame: "battle", rows, volley: [row], lines: [[], [[7, 0]]] };
  assert.equal(shotsOf(frame, "a")[0]?.unit, "infantry");
  assert.equal(shotsOf({ ...frame, lines: [[], []] }, "a")[0]?.unit, "infantry");
  assert.equal(shotsOf({ ...frame, lines: [[], []] }, "b")[0]?.unit, "");
});

test("a die thrown here shows every face and no other", () => {
  const faces = new Set(Array.from({ length: 2000 }, () => throwDie(12)));
  assert.deepEqual(
    [...faces].sort((a, b) => a - b),
    Array.from({ length: 12 }, (_, n) => n + 1),
  );
});

test("the map goes where most of what is asked for is in sight, and stays where it shows enough", () => {
  const seen = { x: 1000, y: 1000, wide: 200, high: 100, around: 36_000 };
  assert.equal(bestMiddle(seen, []), null);
  assert.equal(bestMiddle(seen, [[1100, 1050]]), null);
  assert.deepEqual(bestMiddle(seen, [[1300, 1050]]), [1300, 1050]);
  assert.deepEqual(
    bestMiddle(seen, [
      [900, 1000],
      [5000, 2000],
      [5100, 2000],
    ]),
    [5050, 2000],
  );
  assert.equal(bestMiddle({ ...seen, x: 35_950 }, [[60, 1000]]), null); // the world has no edge
});
