/** Battles of Global War as the odds are asked for: in the engine's own words. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { labAddress, onGround, questionOf, type Field, type Forces } from "../src/games/globalwar/odds";
import { CIRCUMSTANCES, circumstancesOf, FIRST, question, readAddress, RULES, TERRAINS } from "../src/lab/battle";

const forces: Forces = {
  attacker: [
    { name: "infantry:landed", nation: "japan", count: 2 },
    { name: "naval-transport:laden+infantry", nation: "japan", count: 2 },
  ],
  defender: [{ name: "militia", nation: "kmt", count: 1 }],
};
const field: Field = {
  sequence: "amphibious",
  zone: "hopeh",
  technologies: [[], []],
  asked: { terrain: "mountains", circumstances: ["city", "surprise", "fort"], guns: 1 },
};

test("a battle is asked about in the words of the engine", () => {
  const asked = questionOf(field, forces, 1)!;
  assert.equal(asked.terrain, "mountains");
  assert.deepEqual(asked.circumstances, ["city", "surprise", "fort"]);
  assert.equal(asked.guns, 1);
  assert.ok(asked.circumstances.every((one) => CIRCUMSTANCES.includes(one)));
  assert.ok(Object.keys(RULES).every((one) => CIRCUMSTANCES.includes(one) || TERRAINS.includes(one)));
});

test("nobody asks about a battle that the rules have no words for, nor about one without attackers", () => {
  const { asked: _, ...strange } = field;
  assert.equal(questionOf(strange, forces, 1), null);
  assert.equal(questionOf(field, { ...forces, attacker: [] }, 1), null);
  assert.equal(questionOf(field, forces, 2)?.round, 2);
});

test("a zone is taken in battles on land alone", () => {
  assert.deepEqual(["land", "amphibious", "airborne", "clash"].filter(onGround).length, 4);
  assert.deepEqual(["naval", "encounter", "port", "interception", "attrition"].filter(onGround), []);
});

test("the page of the lab reads a battle of the table, and says of it what there is to say", () => {
  const read = readAddress(labAddress(field, forces).split("?")[1]!);
  assert.equal(read.terrain, "mountains");
  assert.deepEqual(read.circumstances, ["city", "fort", "surprise"]);
  assert.deepEqual(circumstancesOf({ ...FIRST, kind: "naval" }), ["surprise", "hunted"]);
  assert.equal(question({ ...read, kind: "naval" }).terrain, "normal");
});
