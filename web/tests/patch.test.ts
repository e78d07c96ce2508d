/** What changed is applied as the server meant it: the cases are those of tests/table/test_patch.py. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { patched, unpacked, updated, type Packed, type Patch } from "../src/shell/patch";
import type { Plain, StateMessage } from "../src/shell/protocol";
import cases from "../../tests/table/patches.json";

for (const { name, old, new: now, patch } of cases.patches)
  test(`a patch: ${name}`, () => {
    const before = JSON.stringify(old);
    assert.deepEqual(patched(old as Plain, patch as Patch), now);
    assert.equal(JSON.stringify(old), before);
  });

for (const { name, old, new: now, pairs } of cases.texts)
  test(`packed texts: ${name}`, () => assert.deepEqual(unpacked(old, pairs as Packed), now));

const state: StateMessage = {
  type: "state",
  seat: 0,
  seq: 3,
  since: 0,
  view: {
    title: "t",
    mode: "m",
    seat: 0,
    pending: [0],
    chance: null,
    prompt: "p",
    outcome: null,
    state: { board: { a: 1 } },
  },
  legal: ["place a", "stop"],
  free: [],
  lines: [{ what: "told", events: [] }],
  undo: null,
  due: null,
  offer: null,
  over: false,
  opening: [{ event: "e", args: {} }],
};

test("an update changes what it names and nothing else", () => {
  const undo = { rule: "core.undo", message: "core-refused-undo-nothing", args: {} };
  const now = updated(state, { type: "update", seat: 0, seq: 4, since: 3, lines: [], legal: [[1, 1]], undo });
  const { opening: _, ...rest } = state;
  assert.deepEqual(now, { ...rest, seq: 4, since: 3, lines: [], legal: ["stop"], undo });
  assert.equal(now.view, state.view);
});

test("an update patches the view and shares what stays", () => {
  const view = { "=": { pending: [1] }, "~": { state: { "=": { turns: 2 } } } };
  const now = updated(state, { type: "update", seat: 0, seq: 4, since: 3, lines: [], view });
  assert.deepEqual(now.view.pending, [1]);
  assert.deepEqual(now.view.state, { board: { a: 1 }, turns: 2 });
  assert.equal(now.view.state["board"], state.view.state["board"]);
});
