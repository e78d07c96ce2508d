/** What was said and not yet read. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Talk } from "../src/shell/company";
import type { Table } from "../src/shell/store";

const at = (id: string, own: number[]) => new Talk({ id, own: () => own } as unknown as Table);
const said = (n: number, seat: number) => ({ type: "chat" as const, n, seat, name: "", text: `${n}` });

test("what others say is new until it is looked at, the very first too", () => {
  const talk = at("first", [0]);
  talk.hear(said(0, 1));
  talk.hear(said(1, 1));
  assert.equal(talk.unread.value, 2);
  talk.look();
  assert.equal(talk.unread.value, 0);
  talk.hear(said(2, 1));
  assert.equal(talk.unread.value, 1);
});

test("one's own words are no news, and nothing is heard twice", () => {
  const talk = at("second", [0]);
  talk.hear(said(0, 0));
  talk.hear(said(1, 1));
  talk.hear(said(1, 1));
  assert.equal(talk.unread.value, 1);
  assert.equal(talk.messages.value.length, 2);
});

test("what was read stays read after a reload", () => {
  const before = at("third", [0]);
  before.hear(said(0, 1));
  before.look();
  const after = at("third", [0]);
  after.hear(said(0, 1));
  assert.equal(after.unread.value, 0);
});
