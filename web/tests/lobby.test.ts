/** The lobby: what an open table tells of itself. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { freeSeats, whoWaits } from "../src/people/opentable";
import type { OpenTable } from "../src/people/meeting";

const seat = (kind: string, name = "") => ({ kind, name }) as OpenTable["seats"][number];

test("people wait, each with their own rating; bots and free seats do not", () => {
  const seats = [seat("bot", "beginner"), seat("guest", "Ada"), seat("open"), seat("guest"), seat("open")];
  const table = { seats, ratings: [null, 1512, null, null, null] };
  assert.deepEqual(whoWaits(table), [
    { name: "Ada", rating: 1512 },
    { name: "", rating: null },
  ]);
  assert.equal(freeSeats(table), 2);
});
