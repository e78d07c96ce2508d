/** Pointing at nouns until one act is meant. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { Choices, readAct } from "../src/shell/choices";

const nothing = signal([]);
const none = (_: string) => false;
const over = (texts: string[], spares = none, several = none) =>
  new Choices(signal(texts.map(readAct)), nothing, spares, several);
const places = ["place army:1 WE-1-2", "place army:1 WE-1-3", "place air:2 WE-1-2"];

function point(choices: Choices, ...nouns: string[]): boolean[] {
  return nouns.map((noun) => choices.point(noun, noun));
}

test("an act is a verb and its nouns", () => {
  assert.deepEqual(readAct("place army:1 WE-1-2"), {
    text: "place army:1 WE-1-2",
    verb: "place",
    nouns: ["army:1", "WE-1-2"],
  });
});

test("nouns may be pointed at in any order until one act is meant", () => {
  for (const nouns of [
    ["WE-1-3", "army:1"],
    ["army:1", "WE-1-3"],
  ]) {
    const choices = over(places);
    assert.deepEqual(point(choices, ...nouns), [true, true]);
    assert.equal(choices.complete.value?.text, "place army:1 WE-1-3");
  }
});

test("what goes with what was pointed at glows, and what may stand in its place", () => {
  const choices = over(places);
  point(choices, "air:2");
  assert.deepEqual([...choices.glowing.value].sort(), ["WE-1-2", "air:2", "army:1"]);
});

test("another noun of the same place takes it over", () => {
  const choices = over(places);
  point(choices, "army:1", "WE-1-2", "WE-1-3");
  assert.equal(choices.complete.value?.text, "place army:1 WE-1-3");
});

test("what is pointed at twice is let go", () => {
  const choices = over(places);
  point(choices, "army:1", "army:1");
  assert.deepEqual(choices.pointed.value, []);
});

test("a noun of no act is not taken and changes nothing", () => {
  const choices = over(places);
  assert.deepEqual(point(choices, "army:1", "nowhere"), [true, false]);
  assert.deepEqual(
    choices.pointed.value.map(({ noun }) => noun),
    ["army:1"],
  );
});

test("what leads an act and does not go with the rest begins a new one", () => {
  const choices = over(["move a x", "lift c"]);
  assert.deepEqual(point(choices, "a", "x", "c"), [true, true, false]);
  assert.equal(choices.complete.value?.text, "lift c");
});

test("of two equal things one is meant by its key", () => {
  const choices = over(["discard card card"]);
  choices.point("card", "card.1");
  choices.point("card", "card.2");
  assert.equal(choices.complete.value?.text, "discard card card");
});

test("spared nouns need not be pointed at, and the ways are offered by name", () => {
  const choices = over(["rail army x by:1", "rail army x by:2"], (noun) => noun.startsWith("by:"));
  point(choices, "army", "x");
  assert.deepEqual(
    choices.meanings.value.map(({ text }) => text),
    ["rail army x by:1", "rail army x by:2"],
  );
  choices.pick(choices.meanings.value[1]!);
  assert.equal(choices.complete.value?.text, "rail army x by:2");
});

test("of acts with the same nouns those in the order of pointing come first", () => {
  const choices = over(["heal b a", "heal a b"]);
  point(choices, "a", "b");
  assert.equal(choices.complete.value?.text, "heal a b");
});

test("who heals itself is pointed at once", () => {
  const choices = over(["heal a a", "heal a b"]);
  point(choices, "a");
  assert.equal(choices.complete.value?.text, "heal a a");
});

test("of equal cards each one that an act takes is pointed at", () => {
  const choices = over(["away army army army", "away army army navy"], none, (noun) => noun === "army");
  choices.point("army", "0");
  assert.deepEqual(
    choices.missing.value.map(({ left }) => left),
    [2, 2],
  );
  choices.point("navy", "3");
  assert.equal(choices.complete.peek(), null);
  choices.point("army", "1");
  assert.equal(choices.complete.peek()?.text, "away army army navy");
});

test("an act that only ends what goes on is apart from the other acts without nouns", () => {
  const choices = over(["reshuffle", "pass", "place a b"]);
  assert.equal(choices.out.value?.text, "pass");
  assert.deepEqual(
    choices.deeds.value.map(({ text }) => text),
    ["reshuffle"],
  );
});

test("one step back lets go of the newest noun, and says when there is none", () => {
  const choices = over(places);
  point(choices, "army:1", "WE-1-2");
  assert.equal(choices.back(), true);
  assert.equal(choices.complete.value, null);
  assert.equal(choices.back(), true);
  assert.equal(choices.back(), false);
});

test("an act that is meant as a whole is pointed at piece by piece, by the keys of the pieces", () => {
  const choices = over(places);
  choices.mean(readAct("place army:1 WE-1-3"), ["hand:1", "WE-1-3"]);
  assert.equal(choices.complete.value?.text, "place army:1 WE-1-3");
  assert.deepEqual(
    choices.pointed.value.map(({ key }) => key),
    ["hand:1", "WE-1-3"],
  );
});
