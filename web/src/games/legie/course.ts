/** The guided first game: two players, and what it teaches when. */
import type { Table } from "../../shell/store";
import type { Course } from "../../shell/title";
import { whereIs, position } from "./state";

const asked = (table: Table): string | null =>
  table.mine.value && !table.news.value ? (table.message.value?.view.prompt ?? null) : null;
const prompted = (name: string) => (table: Table) => asked(table) === `lg-prompt-${name}`;
const happened = (table: Table, name: string): boolean => table.events.value.some(({ event }) => event === name);
const own = (table: Table, verb: string): boolean =>
  table.inForce.value.some(({ act, seat }) => seat === table.seat.value && (act?.startsWith(verb) ?? false));
const pointed = (table: Table): boolean => table.choices.pointed.value.length > 0;
const marching = prompted("march");

export const course: Course = {
  options: {},
  seats: ["me", "bot:skilled"],
  lessons: [
    { id: "goal", when: prompted("faction"), at: () => [".picks"] },
    {
      id: "faction",
      when: prompted("faction"),
      at: () => [".sheet .primary", ".bar .primary"],
      done: (table) => own(table, "faction"),
    },
    { id: "commander", when: prompted("commander"), at: () => [".picks"], done: (table) => own(table, "commander") },
    {
      id: "officer",
      when: prompted("officer"),
      at: () => [".bench"],
      done: (table) => asked(table) !== "lg-prompt-officer",
    },
    {
      id: "tuck",
      when: prompted("tuck"),
      at: () => ['[data-part="hand"]'],
      done: (table) => asked(table) !== "lg-prompt-tuck",
    },
    {
      id: "plots",
      when: (table) => asked(table) !== null && happened(table, "lg-plot-laid"),
      at: () => [".plot header"],
      beside: true,
    },
    { id: "location", when: (table) => asked(table) !== null && happened(table, "lg-location"), at: () => [".loc"] },
    { id: "recruit", when: prompted("recruit"), at: () => [".shop"] },
    {
      id: "soldier",
      when: marching,
      at: () => ['[data-part="hand"] .card.legal', '[data-part="hand"]'],
      done: (table) => pointed(table) || own(table, "send"),
    },
    {
      id: "send",
      when: (table) => marching(table) && pointed(table),
      at: () => [".plotname.legal", ".pager"],
      done: (table) => table.choices.complete.value !== null || own(table, "send"),
    },
    {
      id: "confirm",
      when: (table) => marching(table) && table.choices.complete.value !== null,
      at: () => [".sheet .primary", ".bar .primary"],
      done: (table) => own(table, "send"),
    },
    {
      id: "total",
      when: (table) => own(table, "send") && asked(table) !== null,
      at: () => [".frow.mine .fac"],
      beside: true,
    },
    { id: "pass", when: (table) => marching(table) && own(table, "send"), at: () => [".bar .stop", ".sheet"] },
    { id: "order", aside: true, when: prompted("place"), at: () => ['[data-part="tokens"]'] },
    {
      id: "bluff",
      aside: true,
      when: (table) => asked(table) !== null && happened(table, "lg-ordered") && secret(table),
      at: () => [".ot.back", ".ot.own"],
    },
    { id: "turn-up", aside: true, when: prompted("orders"), at: () => [".card.legal", ".prompt"] },
    { id: "charge", aside: true, when: prompted("charge"), at: () => [".fac.legal", ".prompt"] },
    { id: "suffer", aside: true, when: prompted("suffer"), at: () => [".card.legal", ".prompt"] },
    {
      id: "wound",
      aside: true,
      when: (table) => asked(table) !== null && happened(table, "lg-wounded"),
      at: () => [".wd", ".prompt"],
    },
    {
      id: "frost",
      aside: true,
      when: (table) => asked(table) !== null && happened(table, "lg-frostbitten"),
      at: () => [".fr", ".prompt"],
    },
    {
      id: "won",
      when: (table) => asked(table) !== null && happened(table, "lg-round-over"),
      at: () => [".tabbed", ".drawers"],
    },
    {
      id: "end",
      when: (table) => asked(table) !== null && happened(table, "lg-round-over"),
      at: () => [".acts .icon", ".prompt"],
    },
  ],
};

/** Whether an order lies face down somewhere. */
function secret(table: Table): boolean {
  const now = position(table.state.value!);
  return now.plots.some(({ columns }) =>
    columns
      .flat()
      .some(({ token, character }) => token && !token["face-up"] && (character === "?" || whereIs(now, character))),
  );
}
