/** How the map of Global War looks after an event. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { after, position, unitsIn, type Position } from "../src/games/globalwar/state";
import type { State } from "../src/shell/title";

const theatre = {
  units: [
    ["japan", "infantry", "rehe"],
    ["japan", "artillery", "rehe"],
    ["japan", "infantry", "rehe"],
  ],
} as unknown as State;
const standing = (now: Position, zone: string) =>
  unitsIn(now, zone).map(({ n, left, task }) => `${n} ${left} ${task}`.trim());

test("units stand as their order tells, and all others as they were", () => {
  const rows = [[["japan", "infantry", "beiping", 0, 0, 0, -1, 141, 1, 142], 0, 2]];
  const args = { verb: "move", nation: "japan", units: [0, 2], from: "rehe", to: "beiping", rows };
  const now = position(after(theatre, { event: "gw-ordered", args }));
  assert.deepEqual(standing(now, "beiping"), ["0 0 battle", "2 0 battle"]);
  assert.deepEqual(standing(now, "rehe"), ["1 -1"]);
  const back = { nation: "japan", groups: ["2*infantry"], units: [0, 2], from: "beiping", to: "rehe" };
  const then = position(after(now as unknown as State, { event: "gw-retreated", args: back }));
  assert.deepEqual(standing(then, "rehe"), ["0 0", "1 -1", "2 0"]);
});
