/** The guided first game: a solo game of low difficulty, and what it teaches when. */
import type { Table } from "../../shell/store";
import type { Course } from "../../shell/title";
import { tokenOf } from "./data";
import { boardAt, mySide, position, tokensIn } from "./state";

const asked = (table: Table): string | null =>
  table.mine.value && !table.news.value ? (table.message.value?.view.prompt ?? null) : null;

/** Placements; a marker that a die makes one shift before the game is none. */
const acts = (table: Table): number => table.inForce.value.filter(({ act }) => act?.startsWith("place ")).length;

/** Whether something has been shown to happen. */
const happened = (table: Table, name: string): boolean => table.events.value.some(({ event }) => event === name);

/** Whether it has happened to the reader since the first placement of their own. */
function came(table: Table, name: string): boolean {
  const own = table.events.value.filter(({ args }) => args["side"] === mySide(table));
  const placed = own.findIndex(({ event }) => event.startsWith("bk-placed"));
  return placed >= 0 && own.slice(placed).some(({ event }) => event === name);
}

/** The theatre in which a marker moved last. */
function lastTheatre(table: Table): string {
  const moved = table.events.value.findLast(({ event }) => event === "bk-marker-moved");
  return `.theatre:has([data-noun="${String(moved?.args["theatre"] ?? boardAt(table).theatres[0]!.id)}"])`;
}

const placing = (table: Table): boolean => asked(table) === "bk-prompt-place";
const pointed = (table: Table): number => table.choices.pointed.value.length;
const prompted = (name: string) => (table: Table) => asked(table) === `bk-prompt-${name}` && pointed(table) === 0;
const moved = (table: Table): boolean => acts(table) > 0;

export const course: Course = {
  options: { difficulty: "low" },
  seats: ["me"],
  lessons: [
    { id: "goal", when: () => true, at: () => [".points"] },
    { id: "front", when: () => true, at: () => [".theatre .track"] },
    {
      id: "shift",
      aside: true,
      when: (table) => !moved(table) && happened(table, "bk-marker-moved"),
      at: (table) => [`${lastTheatre(table)} .track`],
    },
    { id: "virtual", when: (table) => happened(table, "bk-thought"), at: () => ["#tab-panel", ".strip", ".prompt"] },
    { id: "token", when: placing, at: () => [".toks"], done: (table) => pointed(table) > 0 || moved(table) },
    {
      id: "space",
      when: (table) => placing(table) && pointed(table) > 0,
      at: () => [".space.legal", ".tok.legal"],
      beside: true,
      done: (table) => table.choices.complete.value !== null || moved(table),
    },
    {
      id: "confirm",
      when: (table) => placing(table) && table.choices.complete.value !== null,
      at: () => [".sheet .primary", ".bar .primary"],
      done: moved,
    },
    { id: "marker", when: (table) => came(table, "bk-marker-moved"), at: (table) => [`${lastTheatre(table)} .track`] },
    { id: "draw", aside: true, when: (table) => came(table, "bk-drew"), at: () => [".toks"] },
    {
      id: "why",
      when: (table) => placing(table) && moved(table),
      at: () => [".campaign.later .space", ".space:has(.counter)"],
      done: (table) => table.refusal.value !== null || acts(table) > 2,
    },
    {
      id: "refused",
      when: (table) => placing(table) && moved(table) && table.refusal.value !== null,
      at: () => [".whynot", ".sheet"],
    },
    {
      id: "row",
      when: (table) => placing(table) && moved(table),
      at: () => [".campaign.active .vp", ".campaign.active"],
    },
    { id: "flag", when: (table) => placing(table) && moved(table), at: () => [".track .flag"] },
    { id: "end", when: (table) => placing(table) && moved(table), at: () => [".acts .icon", ".prompt"] },
    { id: "choose", aside: true, when: prompted("shift"), at: () => [".name.legal"], beside: true },
    { id: "advance", aside: true, when: prompted("advance"), at: () => [".name.legal"], beside: true },
    { id: "bomb", aside: true, when: prompted("bomb"), at: () => [".row .tok.legal", ".drawers"] },
    { id: "blitz", aside: true, when: prompted("blitz"), at: () => [".bar .stop", ".sheet"] },
    { id: "resolve", aside: true, when: prompted("resolve"), at: () => [".space.legal"] },
    { id: "scored", aside: true, when: (table) => happened(table, "bk-scored-campaign"), at: () => [".points"] },
    {
      id: "special",
      aside: true,
      when: (table) =>
        placing(table) &&
        tokensIn(position(table.state.value!).reserve[mySide(table)]).some((id) => tokenOf(id)?.special),
      at: () => [".tok:has(.gold)"],
    },
  ],
};
