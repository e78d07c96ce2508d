/** The guided first game: Japan against a bot, and what it teaches when. */
import type { Course } from "../../../shell/title";
import { battleNow } from "../battle";
import { picked } from "../orders";
import { asks, ordered, past } from "./moments";

export const asia: Course = {
  options: {},
  seats: ["me", "bot:skilled"],
  lessons: [
    { id: "goal", when: () => true, at: () => [".calendar", ".drawers"] },
    { id: "map", when: () => true, at: () => [".zooms"], beside: true },
    {
      id: "buy",
      when: asks("production"),
      at: () => [".shelf", ".market"],
      done: (table) => ordered(table, "buy") || past(table, "production"),
    },
    {
      id: "basket",
      when: asks("production"),
      at: () => [".basket", ".market"],
      done: (table) => past(table, "production"),
    },
    {
      id: "stack",
      when: asks("combat-movement"),
      at: () => ['.zone.legal[data-noun="rehe"]', ".zone.legal"],
      beside: true,
      done: (table) => picked(table) !== null || past(table, "combat-movement"),
    },
    {
      id: "target",
      when: (table) => asks("combat-movement")(table) && picked(table) !== null,
      at: () => [".zone.legal", ".tray"],
      beside: true,
      done: (table) =>
        table.choices.complete.value !== null || ordered(table, "move") || past(table, "combat-movement"),
    },
    {
      id: "confirm",
      when: (table) => table.choices.complete.value !== null,
      at: () => [".sheet .primary", ".bar .primary"],
      done: (table) => ordered(table, "move") || past(table, "combat-movement"),
    },
    {
      id: "done",
      when: asks("combat-movement"),
      at: () => [".bar .stop", ".sheet"],
      done: (table) => past(table, "combat-movement"),
    },
    { id: "battle", aside: true, when: (table) => battleNow(table) !== null, at: () => [".columns"] },
    { id: "losses", aside: true, when: asks("losses"), at: () => [".picker"], beside: true },
    { id: "retreat", aside: true, when: asks("retreat"), at: () => [".decision"], beside: true },
    { id: "noncombat", when: asks("non-combat"), at: () => [".phases", ".drawers"] },
    {
      id: "place",
      when: asks("placement"),
      at: () => [".box"],
      done: (table) => table.choices.complete.value !== null || ordered(table, "place") || past(table, "placement"),
    },
    { id: "end", when: (table) => ordered(table, "place", "done"), at: () => [".nations", ".drawers"] },
  ],
};
