/** Which turn a decision fell in, as the headings of the log tell. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { turnOf } from "../src/analysis/turns";
import type { Heading } from "../src/shell/looks";

const turn = (at: number, event: string | null, heading: string | null): Heading => ({
  heading,
  event: event === null ? null : { event, args: {} },
  at,
});

test("a decision belongs to the turn before it, not to the one that it brings about", () => {
  const log = [turn(0, null, null), turn(1, "bk-turn", "Turn 1"), turn(5, "bk-turn", "Turn 2")];
  assert.equal(turnOf({}, log, 5), "Turn 1");
  assert.equal(turnOf({}, log, 6), "Turn 2");
  assert.equal(turnOf({}, log, 1), "");
});

test("a turn in a turn is told with the one around it, however they are called", () => {
  const log = [
    turn(1, "gw-player-turn", "Japan"),
    turn(4, "gw-calendar-turn", "January"),
    turn(4, "gw-player-turn", "China"),
    turn(9, "gw-player-turn", "Japan"),
  ];
  assert.equal(turnOf({}, log, 3), "Japan");
  assert.equal(turnOf({}, log, 12), "January · Japan");
});

test("where nothing is called a turn a round is told, and no part of it", () => {
  const log = [
    turn(1, "lg-location", "Round 1"),
    turn(3, "lg-plot-begins", "Plot 2"),
    turn(7, "lg-location", "Round 2"),
  ];
  assert.equal(turnOf({ round: "lg-location" }, log, 5), "Round 1");
  assert.equal(turnOf({ round: "lg-location" }, log, 8), "Round 2");
});
