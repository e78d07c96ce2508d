/** Which lines of a log are in force, and how the table looked after each. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { linesInForce, looksOf, momentsOf } from "../src/shell/looks";
import type { Line, TableEvent } from "../src/shell/protocol";
import type { State, TitlePlay } from "../src/shell/title";

const told = (event: string): TableEvent => ({ event, args: {} });
const line = (what: string, seat: number, ...events: string[]): Line => ({ what, seat, events: events.map(told) });
const names = (lines: readonly Line[]) => lines.map(({ events }) => events.map(({ event }) => event).join());
const counting = {
  after: (state: State, { event }: TableEvent) => ({ ...state, seen: `${state["seen"]}${event}` }),
} as unknown as TitlePlay;

test("an undo takes back as many lines as it says, those of chance with them", () => {
  const lines = [line("act", 0, "a"), line("act", 1, "b"), line("chance", -1, "c"), { ...line("undo", 1), back: 2 }];
  assert.deepEqual(names(linesInForce(lines)), ["a"]);
});

test("an undo that does not say how many goes back to the last act of its seat", () => {
  const lines = [line("act", 0, "a"), line("act", 1, "b"), line("act", 0, "c"), line("undo", 0), line("act", 0, "d")];
  assert.deepEqual(names(linesInForce(lines)), ["a", "b", "d"]);
});

test("offers between are no lines that an undo counts", () => {
  const lines = [line("act", 0, "a"), line("offer", 0, "o"), line("accept", 1, "p"), { ...line("undo", 0), back: 1 }];
  assert.deepEqual(names(linesInForce(lines)), []);
});

test("a turn that an opponent plays inside a line is a moment of its own", () => {
  const moments = momentsOf([line("act", 0, "bk-placed", "bk-turn", "bk-drew"), line("act", 0, "bk-placed")]);
  assert.deepEqual(
    moments.map(({ line, seq }) => [line.events.length, seq]),
    [
      [1, null],
      [2, 1],
      [1, 2],
    ],
  );
});

test("a turn that begins or ends a line does not cut it", () => {
  assert.equal(momentsOf([line("act", 0, "bk-turn", "bk-drew")]).length, 1);
  assert.equal(momentsOf([line("act", 0, "bk-placed", "bk-turn")]).length, 1);
});

test("after an undo the table looks as before what was taken back", () => {
  const lines = [line("act", 0, "a"), line("act", 0, "b"), { ...line("undo", 0), back: 1 }, line("act", 0, "c")];
  assert.deepEqual(
    looksOf(counting, { seen: "" }, lines).map((look) => look["seen"]),
    ["", "a", "ab", "a", "ac"],
  );
});
