/** How the table of Legie looks after an event: people move, and what came of it is written down as the event tells. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { after } from "../src/games/legie/after";
import { plain, position, type Player, type Position, type Soldier } from "../src/games/legie/state";
import type { Plain } from "../src/shell/protocol";

const soldier = (character: string, token?: Soldier["token"]): Soldier => ({
  character,
  "face-down": false,
  ...(token ? { token } : {}),
});
const player = (faction: string): Player => ({
  faction,
  commander: "topol",
  officer: null,
  points: 0,
  supplies: 0,
  hand: 3,
  remembered: [],
  deck: { middle: 4, bottom: [], open: [] },
  graveyard: [],
  unseen: [],
  tokens: { available: 4, used: [], "put-away": [] },
  bought: [],
  fallen: 0,
});
const lying: Soldier["token"] = { order: "?", "face-up": false, may: [] };
const table: Position = {
  game: 1,
  round: 1,
  first: 0,
  location: "prison-camp",
  plots: [
    {
      id: "supply-run",
      columns: [[soldier("keler"), soldier("vavra", lying)], [soldier("miller")]],
      stolen: false,
      token: null,
    },
    { id: "hospital-car", columns: [[], []], stolen: false, token: null },
  ],
  bank: {},
  players: [player("legion"), player("whites")],
  stack: [{ frame: "order-phase" }],
};
const then = (event: string, args: Record<string, Plain>): Position => position(after(plain(table), { event, args }));
const standing = ({ plots }: Position): string[][][] =>
  plots.map(({ columns }) => columns.map((column) => column.map(({ character }) => character)));

test("who retreats is gone, and decks and tokens lie as the event tells", () => {
  const deck = { middle: 4, bottom: ["keler", "vavra"], open: [true, true] };
  const tokens = { available: 4, used: ["retreat"], "put-away": [{ order: "?", may: ["blank"] }] };
  const purse = { points: 0, supplies: 1 };
  const args = { faction: "legion", plot: "supply-run", supplies: 1, purse, players: { legion: { deck, tokens } } };
  const now = then("lg-retreated", args);
  assert.deepEqual(standing(now), [
    [[], ["miller"]],
    [[], []],
  ]);
  assert.deepEqual(now.players, [{ ...table.players[0], deck, tokens, supplies: 1 }, table.players[1]]);
});

test("what nothing is told of stays as it was", () => {
  const now = then("lg-withdrew", { character: "keler" });
  assert.deepEqual(standing(now)[0], [["vavra"], ["miller"]]);
  assert.deepEqual(now.players, table.players);
});

test("when a plot begins nothing lies at the one before it", () => {
  const tokens = { available: 4, used: [], "put-away": [{ order: "?", may: [] }] };
  const now = then("lg-plot-begins", { plot: "hospital-car", players: { legion: { tokens } } });
  assert.equal(now.plots[0]!.columns[0]![1]!.token, undefined);
  assert.deepEqual(now.players[0]!.tokens, tokens);
});

test("at the end of a round all are at home, as the event tells", () => {
  const home = { hand: 5, tokens: { available: 4, used: [], "put-away": [] } };
  const now = then("lg-round-over", { round: 1, players: { legion: home, whites: { ...home, hand: 4 } } });
  assert.deepEqual(now.plots, []);
  assert.deepEqual(
    now.players.map(({ hand }) => hand),
    [5, 4],
  );
});
