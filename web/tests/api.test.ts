/** A request that the server has no time for is made again; another one that fails is not. */
import "./page";
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { create, Failed, me, type NewTable } from "../src/shell/api";
import { playAt } from "../src/shell/host";
import { signal } from "@preact/signals";

const overload = () =>
  new Response('{"type":"denied","reason":"overload"}', { status: 503, headers: { "Retry-After": "2" } });
const wish = { title: "t", mode: "m", seats: ["me"] } as unknown as NewTable;
let answers: Response[];
let asked = 0;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  asked = 0;
  me.value = { guest: "g", name: "", csrf: "c" } as unknown as typeof me.value;
  playAt({
    alone: false,
    word: signal(null),
    fetch: async () => answers[Math.min(asked++, answers.length - 1)]!.clone(),
    live: () => assert.fail(),
  });
});

async function passes(seconds: number): Promise<void> {
  for (let n = 0; n < 10 * seconds; n++) {
    mock.timers.tick(100);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    await new Promise(setImmediate);
  }
}

test("a table is made as soon as the server has time for it", async () => {
  answers = [overload(), new Response('{"table":"t","keys":{}}', { status: 201 })];
  const made = create(wish);
  await passes(3);
  assert.equal(await made, "t");
  assert.equal(asked, 2);
});

test("who was told so often enough is told why", async () => {
  answers = [overload()];
  const made = create(wish).catch((error: unknown) => error);
  await passes(60);
  const error = await made;
  assert.ok(error instanceof Failed);
  assert.equal(error.reason, "overload");
  assert.equal(asked, 5);
});

test("what failed for another reason is not tried again", async () => {
  answers = [new Response('{"type":"denied","reason":"storage"}', { status: 503 })];
  await assert.rejects(create(wish), Failed);
  assert.equal(asked, 1);
});
