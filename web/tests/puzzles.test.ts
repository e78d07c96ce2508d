/** Which puzzle comes when, and what is remembered of those that were solved. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { following, lastWeek, markSolved, ofDay, solvedIn, today, type Info } from "../src/puzzles/puzzles";

const all: Info[] = ["a", "b", "c"].map((id) => ({ id, seat: 0, theme: "later", difficulty: 1 }));

test("every day has its puzzle, and after the last comes the first", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((day) => ofDay(all, day).id),
    ["a", "b", "c", "a"],
  );
});

test("the next puzzle is one that was not solved, as long as there is any", () => {
  assert.equal(following(all, "a", new Map()).id, "b");
  assert.equal(following(all, "a", new Map([["b", 1]])).id, "c");
  assert.equal(following(all, "c", new Map([["a", 1]])).id, "b");
  const solved = new Map(all.map(({ id }) => [id, 1]));
  assert.equal(following(all, "c", solved).id, "a");
});

test("the week ends today", () => {
  const days = lastWeek(all, new Map([[ofDay(all, today()).id, 1]]));
  assert.equal(days.length, 7);
  assert.equal(days.at(-1)!.puzzle, ofDay(all, today()));
  assert.deepEqual(
    days.map(({ solved }) => solved),
    [true, false, false, true, false, false, true],
  );
});

test("the first time that a puzzle was solved counts", () => {
  markSolved("blitzkrieg", "a", 2);
  markSolved("blitzkrieg", "a", 1);
  assert.equal(solvedIn("blitzkrieg").value.get("a"), 2);
});
