/** Pointing at nouns until one act is meant. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { Choices, readAct } from "../src/shell/choices";

const nothing = signal([]);

test("an act is a verb and its nouns", () => {
  assert.deepEqual(readAct("place army:1 WE-1-2"), {
    text: "place army:1 WE-1-2",
    verb: "place",
    nouns: ["army:1", "WE-1-2"],
  });
});

test("nouns may be pointed at in any order until one act is meant", () => {
  const acts = signal(["place army:1 WE-1-2", "place army:1 WE-1-3", "place air:2 WE-1-2"].map(readAct));
  for (const nouns of [
    ["WE-1-3", "army:1"],
    ["army:1", "WE-1-3"],
  ]) {
    const choices = new Choices(acts, nothing, () => false);
    for (const noun of nouns) assert.ok(choices.point(noun, noun));
    assert.equal(choices.complete.value?.text, "place army:1 WE-1-3");
  }
});
