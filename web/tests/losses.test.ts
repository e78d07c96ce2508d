/** Losses of a battle: what the rules tell of them, and how a choice by hand is carried out. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { takeLosses } from "../src/games/globalwar/losses";
import { questionOf } from "../src/games/globalwar/odds";
import { standoff, type Losses } from "../src/games/globalwar/standoff";
import type { Frame } from "../src/games/globalwar/state";
import type { Table } from "../src/shell/store";

const FIELD = {
  frame: "battle",
  sequence: "land",
  zone: "nanking",
  terrain: 0,
  city: true,
  surrounded: false,
  forts: 0,
  maginot: false,
  "gun-shots": [],
  hunted: false,
  silent: false,
  blitzkrieg: false,
  surprise: false,
  kamikaze: 0,
  technologies: [[], []],
} satisfies Frame;

test("the lab is asked about the round and the forces that the rules tell, and about nothing when they tell none", () => {
  const now = standoff(FIELD, {
    round: 2,
    attackers: [
      ["infantry:river", "japan", 3],
      ["fighter", "japan", 1],
    ],
    defenders: [["infantry", "kmt", 2]],
    asked: { terrain: "normal", circumstances: ["city"], guns: 0 },
  })!;
  const asked = questionOf(now.field, now.forces, now.round)!;
  assert.equal(asked.attacker, "3*infantry:river:plain 1*fighter:plain");
  assert.equal(asked.defender, "2*infantry:plain");
  assert.equal(asked.round, 2);
  assert.deepEqual(asked.circumstances, ["city"]);
  assert.equal(standoff(FIELD, undefined), null);
});

interface Question {
  round?: number;
  step?: number;
  side?: Losses["side"];
  names: string[]; // that may be lost
}

/** A table that asks these questions one after the other; what is done there is noted. */
function asks(done: string[], ...questions: Question[]): Table {
  const told = ({ round = 1, step = 4, side = "attacker", names }: Question) => ({
    view: {
      state: { stack: [{ ...FIELD, round, step }] },
      derived: { losses: { side, hits: 1, picked: false, last: true, troops: [], presets: [] } },
    },
    legal: names.map((name) => `lose ${name}`),
  });
  const message = signal(told(questions[0]!));
  const act = async (text: string) => {
    done.push(text);
    message.value = told(questions[done.length] ?? { names: [] });
  };
  return { message, act } as unknown as Table;
}

const taken = async (choice: [string, number][], ...questions: Question[]): Promise<string[]> => {
  const done: string[] = [];
  const table = asks(done, ...questions);
  await takeLosses(table, new Map(choice), table.message.value!.view.derived!["losses"] as unknown as Losses);
  return done;
};

test("losses by hand are taken in the order in which the rules ask for them", async () => {
  const choice: [string, number][] = [
    ["infantry", 2],
    ["fighter", 1],
  ];
  const both = ["infantry", "fighter"];
  const done = await taken(choice, { names: ["fighter"] }, { names: both }, { names: both });
  assert.deepEqual(done, ["lose fighter", "lose infantry", "lose infantry"]);
});

test("a choice by hand answers no question but its own", async () => {
  const choice: [string, number][] = [["infantry", 2]];
  const now = { names: ["infantry", "fighter"] };
  for (const other of [{ round: 2 }, { step: 6 }, { side: "defender" as const }])
    assert.deepEqual(await taken(choice, now, { ...now, ...other }), ["lose infantry"]);
  assert.deepEqual(await taken(choice, now, { names: ["fighter"] }), ["lose infantry"]);
});
