/** The guided first turn of the whole war: the Axis against two bots; Germany looks around and annexes Austria. */
import type { Table } from "../../../shell/store";
import type { Course } from "../../../shell/title";
import { battleNow } from "../battle";
import { picked } from "../orders";
import { openScreen } from "../screens";
import { asks, ordered, past } from "./moments";

const HOME = "bavaria";
const GOAL = "austria";

/** A screen covers the table, and a lesson with it. */
const atTable = (): boolean => openScreen.value === null;
const asksHere =
  (name: string) =>
  (table: Table): boolean =>
    atTable() && asks(name)(table);
const annexes = (table: Table): boolean => picked(table)?.verb === "annex";

export const world: Course = {
  options: {},
  seats: ["me", "bot:skilled", "bot:skilled"],
  lessons: [
    { id: "world-goal", when: atTable, at: () => [".calendar", ".drawers"] },
    { id: "world-points", when: atTable, at: () => [".seats .score", ".drawers"] },
    { id: "world-nations", when: atTable, at: () => [".nations", ".drawers"] },
    { id: "world-map", when: atTable, at: () => [".zooms"], beside: true },
    {
      id: "world-politics",
      when: () => true, // also while the desk is open, for that is what it asks for
      at: () => ['.screens [data-screen="politics"]'],
      done: (table) => openScreen.value === "politics" || past(table, "research"),
    },
    {
      id: "world-research",
      when: asks("research"),
      at: () => ['.screens [data-screen="research"]'],
      done: (table) => openScreen.value === "research" || past(table, "research"),
    },
    {
      id: "world-dice",
      when: asksHere("research"),
      at: () => [".bar .stop", ".sheet"],
      done: (table) => past(table, "research"),
    },
    {
      id: "world-buy",
      when: asksHere("production"),
      at: () => [".shelf", ".market"],
      done: (table) => ordered(table, "buy") || past(table, "production"),
    },
    {
      id: "basket",
      when: asksHere("production"),
      at: () => [".basket", ".market"],
      done: (table) => past(table, "production"),
    },
    {
      id: "world-stack",
      when: asksHere("combat-movement"),
      at: () => [`.zone.legal[data-noun="${HOME}"]`, ".zone.legal"],
      beside: true,
      done: (table) => picked(table) !== null || past(table, "combat-movement"),
    },
    {
      id: "world-annex",
      when: (table) => asksHere("combat-movement")(table) && picked(table)?.zone === HOME,
      at: () => ['.ways [data-way="annex"]', ".tray"],
      done: (table) => annexes(table) || past(table, "combat-movement"),
    },
    {
      id: "world-target",
      when: (table) => asksHere("combat-movement")(table) && annexes(table),
      at: () => [`.zone.legal[data-noun="${GOAL}"]`, ".zone.legal"],
      beside: true,
      done: (table) =>
        table.choices.complete.value !== null || ordered(table, "annex") || past(table, "combat-movement"),
    },
    {
      id: "confirm",
      when: (table) => asksHere("combat-movement")(table) && table.choices.complete.value !== null,
      at: () => [".sheet .primary", ".bar .primary"],
      done: (table) => ordered(table, "annex", "move") || past(table, "combat-movement"),
    },
    {
      id: "world-peace",
      when: asksHere("combat-movement"),
      at: () => [".bar .stop", ".sheet"],
      done: (table) => past(table, "combat-movement"),
    },
    { id: "battle", aside: true, when: (table) => battleNow(table) !== null, at: () => [".columns"] },
    { id: "losses", aside: true, when: asks("losses"), at: () => [".picker"], beside: true },
    { id: "retreat", aside: true, when: asks("retreat"), at: () => [".decision"], beside: true },
    { id: "noncombat", when: asksHere("non-combat"), at: () => [".phases", ".drawers"] },
    {
      id: "place",
      when: asksHere("placement"),
      at: () => [".box"],
      done: (table) => table.choices.complete.value !== null || ordered(table, "place") || past(table, "placement"),
    },
    { id: "world-end", when: (table) => atTable() && ordered(table, "place"), at: () => [".nations", ".drawers"] },
  ],
};
