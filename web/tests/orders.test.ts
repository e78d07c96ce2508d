/** Standing orders as a browser remembers them. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { StandingOrders } from "../src/shell/company";
import { keepOrders, keptOrders } from "../src/shell/orders";
import type { Table } from "../src/shell/store";

test("orders are remembered for a table and a seat, and nonsense is not", () => {
  const orders = { silent: ["qm-prompt-built"], always: ["radar"], asked: ["balkan-resources"], quiet: true };
  keepOrders("one", 2, orders);
  assert.deepEqual(keptOrders("one", 2), orders);
  assert.equal(keptOrders("one", 1), null);
  localStorage.setItem("sandtable.orders.one.3", JSON.stringify({ asked: "all", always: [7, "radar"] }));
  assert.deepEqual(keptOrders("one", 3), { silent: [], always: ["radar"], asked: [], quiet: false });
});

test("the server hears of a card that one wants to be asked about", () => {
  const heard: unknown[] = [];
  const table = {
    id: "two",
    play: { answers: true },
    seat: signal(0),
    info: signal({ over: false }),
    alone: false,
    own: () => [0],
    connection: { say: (type: string, fields: object) => heard.push({ type, ...fields }) },
  } as unknown as Table;
  const orders = new StandingOrders(table);
  orders.say();
  assert.deepEqual(heard, []); // nothing was ordered yet
  orders.give({ ...orders.given.value, asked: ["balkan-resources"] });
  const told = { type: "orders", seat: 0, silent: [], always: [], asked: ["balkan-resources"], quiet: false };
  assert.deepEqual(heard, [told]);
});

test("orders with a condition are the server's: read from it, and a question they may answer is shown", async () => {
  const one = { prompt: "qm-prompt-built", role: "space", noun: "north-sea", answer: "ask" };
  const kept = { cases: [one] };
  const table = {
    id: "three",
    play: { answers: true, condition: () => "" },
    seat: signal(0),
    info: signal({ over: false }),
    message: signal({ legal: ["pass"], view: { prompt: "qm-prompt-built" } }),
    alone: false,
    own: () => [0],
    connection: {
      say: async (type: string, fields: { cases?: (typeof one)[] }) => {
        if (type === "orders") kept.cases = fields.cases ?? kept.cases;
        return { done: { facts: { given: kept, orderable: [] } } };
      },
    },
  } as unknown as Table;
  const orders = new StandingOrders(table);
  orders.give({ ...orders.given.value, silent: ["qm-prompt-built"] });
  assert.equal(orders.answer.value, true);
  await orders.learn();
  assert.deepEqual(orders.cases.value, [one]);
  assert.equal(orders.answer.value, false); // whether one is asked is for the server to say
  assert.equal(await orders.leave([]), true);
  assert.deepEqual(orders.cases.value, []);
  assert.equal(orders.answer.value, true);
});
