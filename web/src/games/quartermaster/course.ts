/** The guided first game: the Axis against bots, and what it teaches when. */
import type { Table } from "../../shell/store";
import type { Course } from "../../shell/title";
import { myCountries, position } from "./state";

const asked = (table: Table): string | null =>
  table.mine.value && !table.news.value ? (table.message.value?.view.prompt ?? null) : null;

const asks =
  (name: string) =>
  (table: Table): boolean =>
    asked(table) === `qm-prompt-${name}`;
const pointed = (table: Table): number => table.choices.pointed.value.length;

/** Whether something has been shown to happen to the reader. */
const came = (table: Table, name: string): boolean =>
  table.events.value.some(
    ({ event, args }) => event === name && myCountries(table).some((country) => country === args["country"]),
  );

const begun = (table: Table): boolean => table.state.value !== null && position(table.state.value).turn !== "";
const acts = (table: Table, verb: string): number =>
  table.inForce.value.filter(({ act, seat }) => seat === table.seat.value && act?.startsWith(verb)).length;

export const course: Course = {
  options: {},
  seats: ["me", "bot:skilled", "bot:skilled", "bot:skilled", "bot:skilled", "bot:skilled"],
  lessons: [
    { id: "goal", when: () => true, at: () => [".score", ".drawers"] },
    { id: "home", when: () => true, at: () => ['.zone[data-noun="germany"]'], beside: true },
    {
      id: "hand",
      when: asks("put-away"),
      at: () => [".cards"],
      done: (table) => pointed(table) > 0 || acts(table, "discard") > 0,
    },
    {
      id: "away",
      when: (table) => asks("put-away")(table) && pointed(table) > 0,
      at: () => [".cards"],
      done: (table) => acts(table, "discard") > 0,
    },
    {
      id: "play",
      when: asks("play"),
      at: () => [".cards"],
      done: (table) => pointed(table) > 0 || acts(table, "play") > 0,
    },
    {
      id: "confirm",
      when: (table) => asks("play")(table) && pointed(table) > 0,
      at: () => [".sheet .primary", ".bar .primary"],
      done: (table) => acts(table, "play") + acts(table, "discard") > 1,
    },
    { id: "build", aside: true, when: asks("build"), at: () => [".zone.legal"], beside: true },
    { id: "battle", aside: true, when: asks("battle"), at: () => [".zone.legal"], beside: true },
    { id: "supply", when: (table) => begun(table) && came(table, "qm-victory"), at: () => [".tools .chip"] },
    { id: "victory", when: (table) => came(table, "qm-victory"), at: () => [".score", ".drawers"] },
    { id: "discard", aside: true, when: asks("discard"), at: () => [".bar .stop", ".sheet"] },
    {
      id: "window",
      aside: true,
      when: (table) => asked(table) !== null && table.choices.out.value?.verb === "pass",
      at: () => [".window"],
    },
    { id: "nations", when: (table) => came(table, "qm-victory"), at: () => [".nations", ".drawers"] },
    { id: "end", when: (table) => came(table, "qm-victory"), at: () => [".acts .icon", ".prompt"] },
  ],
};
