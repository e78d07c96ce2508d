/** What a card at home tells of a title, and where a friend is sent. */
import "./page";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { isAlone } from "../src/shell/addresses";
import { cardName, length, players } from "../src/shell/cards";
import { speak } from "../src/shell/i18n";

const title = (...modes: [number[], number][]) => ({
  id: "drill",
  options: [],
  untold: false,
  ratings: {},
  modes: modes.map(([seats, minutes], n) => ({ id: `mode-${n}`, seats, minutes })),
});

before(() => speak("en"));

test("players and length span all modes", () => {
  assert.equal(players(title([[2], 20], [[1], 20])), "1–2");
  assert.equal(players(title([[2], 20])), "2");
  assert.equal(length(title([[2], 20], [[1], 20])), "20 min");
  assert.equal(length(title([[2], 60], [[2], 180])), "1–3 h");
});

test("a title has its own name in each language", async () => {
  assert.equal(cardName("legie"), "Legion: The Siberian Story");
  await speak("cs");
  assert.equal(cardName("legie"), "Legie: Sibiřská cesta");
  assert.equal(cardName("no-such-title"), "no-such-title");
});

test("addresses that no other machine can reach are known", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "table.localhost"])
    assert.ok(isAlone(host), host);
  for (const host of ["192.168.1.5", "example.org", "127.0.0.1.example.org"]) assert.ok(!isAlone(host), host);
});
