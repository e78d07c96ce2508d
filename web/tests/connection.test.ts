/** A wire that dies without a word is noticed, and what was said on it is said again, so that it is done once. */
import "./page";
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Connection, type Answer } from "../src/shell/connection";
import type { StateMessage } from "../src/shell/protocol";

type Said = Record<string, unknown>;

class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  said: Said[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number; reason?: string }) => {};

  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.readyState = 2; // a dead wire never closes by itself
  }
  opens() {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  tells(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

Object.assign(globalThis, { WebSocket: Wire, location: { href: "http://here/table/t" } });

const view = { title: "t", mode: "m", seat: 0, pending: [0], chance: null, prompt: null, outcome: null, state: {} };
const rest = { view, legal: ["stop"], free: [], lines: [], undo: null, due: null, offer: null, over: false };
const state = (seq: number): object => ({ type: "state", seat: 0, seq, since: seq, ...rest });
const wire = () => Wire.all.at(-1)!;
const ofType = (type: string) => wire().said.filter((said) => said["type"] === type);

function passes(milliseconds: number): void {
  for (let n = 0; n < milliseconds; n += 100) mock.timers.tick(100); // timers set by timers count from their step
}

let seen: StateMessage[];
let connection: Connection;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  Wire.all = [];
  seen = [];
  const nothing = () => {};
  connection = new Connection("t", {
    state: (message) => seen.push(message),
    chat: nothing,
    table: nothing,
    greeted: nothing,
  });
  connection.look([0]);
  wire().opens();
  wire().tells(state(3));
});

test("a wire that answers stays open, however long nothing happens", () => {
  for (let n = 0; n < 20; n++) {
    passes(2_000);
    assert.equal(ofType("ping").length, n + 1);
    wire().tells({ type: "pong" });
    passes(2_500);
  }
  assert.equal(connection.link.value, "open");
  assert.equal(Wire.all.length, 1);
});

test("a dead wire is shown within five seconds, and another one is tried", () => {
  passes(4_900);
  assert.equal(connection.link.value, "lost");
  passes(500);
  assert.equal(Wire.all.length, 2);
  wire().opens();
  assert.deepEqual(ofType("hello"), [{ type: "hello", seats: [0], since: 3 }]);
  wire().tells(state(3));
  assert.equal(connection.link.value, "open");
});

test("an act on a dead wire waits and is said again with the line it came after", async () => {
  const answers: Answer[] = [];
  void connection.say("act", { seat: 0, act: "stop" }).then((answer) => answers.push(answer));
  void connection.say("why", { seat: 0, act: "stop" });
  assert.equal(connection.waiting.value, 1);
  passes(5_500);
  wire().opens();
  assert.equal(ofType("act").length, 0); // not before it is known what has happened meanwhile
  wire().tells(state(5));
  assert.deepEqual(ofType("act"), [{ type: "act", id: 1, seat: 0, act: "stop", after: 3 }]);
  assert.deepEqual(ofType("why"), [{ type: "why", id: 2, seat: 0, act: "stop" }]);
  wire().tells({ type: "done", id: 1 });
  await Promise.resolve();
  assert.deepEqual(answers, [{ done: { type: "done", id: 1 } }]);
  assert.equal(connection.waiting.value, 0);
});

test("an update is about the state before it on the same wire", () => {
  wire().tells({ type: "update", seat: 0, seq: 4, since: 3, lines: [], legal: [[0, "pass"]] });
  assert.deepEqual(seen.at(-1)!.legal, ["pass"]);
  assert.equal(seen.at(-1)!.type, "state");
  passes(5_500);
  wire().opens();
  wire().tells({ type: "update", seat: 0, seq: 9, since: 4, lines: [] });
  assert.equal(seen.length, 2);
});

test("a table that is gone is not tried again", () => {
  wire().onclose({ code: 4404 });
  passes(60_000);
  assert.equal(connection.gone.value, true);
  assert.equal(Wire.all.length, 1);
});

test("an act that the server had no time for is said again by itself, and is done once", async () => {
  const answers: Answer[] = [];
  void connection.say("act", { seat: 0, act: "stop" }).then((answer) => answers.push(answer));
  wire().tells({ type: "denied", reason: "overload", id: 1, retry: 1 });
  assert.equal(connection.link.value, "busy");
  assert.equal(connection.waiting.value, 1);
  passes(1_300);
  assert.deepEqual(ofType("act").at(-1), { type: "act", id: 1, seat: 0, act: "stop", after: 3 });
  assert.equal(ofType("act").length, 2);
  wire().tells({ type: "done", id: 1 });
  await Promise.resolve();
  assert.deepEqual(answers, [{ done: { type: "done", id: 1 } }]);
  assert.equal(connection.link.value, "open");
  passes(1_500);
  assert.equal(ofType("act").length, 2);
});

test("what was denied on a wire that was lost is said again on the next one alone", () => {
  void connection.say("act", { seat: 0, act: "stop" });
  wire().tells({ type: "denied", reason: "overload", id: 1, retry: 60 });
  wire().onclose({ code: 1012 });
  passes(500);
  wire().opens();
  wire().tells(state(3));
  assert.equal(ofType("act").length, 1);
  for (let n = 0; n < 40; n++) {
    passes(2_000);
    wire().tells({ type: "pong" });
  }
  assert.equal(ofType("act").length, 1);
});

test("what is denied for good is settled", async () => {
  const answers: Answer[] = [];
  void connection.say("chat", { text: "hello" }).then((answer) => answers.push(answer));
  wire().tells({ type: "denied", reason: "silenced", id: 1 });
  await Promise.resolve();
  assert.deepEqual(answers, [{ refused: null }]);
});

test("a server that lets nobody in just now is tried again, and it is told why", () => {
  wire().onclose({ code: 4503, reason: "overload" });
  assert.equal(connection.link.value, "busy");
  passes(500);
  assert.equal(Wire.all.length, 2);
  wire().opens();
  wire().tells(state(3));
  assert.equal(connection.link.value, "open");
});
