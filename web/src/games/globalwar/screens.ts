/** Full-page screens over the table: each is one entry here, and opens by its button, its letter, or from elsewhere. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { later } from "../../shell/later";
import type { Table } from "../../shell/store";
import { told } from "./state";

export interface Screen {
  id: string;
  /** Its letter; c, m, n, p and u are the shell's. */
  key: string;
  /** A message id. */
  label: string;
  icon: string;
  /** Wrap it in `later`: a screen is fetched when it is first opened. */
  Page: FunctionComponent<{ table: Table }>;
  /** Whether it has something to show in this game at this moment. */
  when: (table: Table) => boolean;
  /** Whether it waits for the reader, so that its button glows. */
  calls?: (table: Table) => boolean;
}

const Report = later(async () => (await import("./story")).openReport());
const Review = later(async () => (await import("./story")).openReview());
const Calendar = later(async () => (await import("./story")).openCalendar());
const Ending = later(async () => (await import("./story")).openEnding());
const Politics = later(async () => (await import("./desk")).openPolitics());
const Research = later(async () => (await import("./desk")).openResearch());
const Objectives = later(async () => (await import("./desk")).openObjectives());
const France = later(async () => (await import("./desk")).openFrance());

/** Whether the powers have anything to settle with each other here: not in a theatre where all are at war. */
const hasPolitics = (table: Table): boolean => "pacts" in (table.message.value?.view.derived ?? {});

const isWorld = (table: Table): boolean => (table.info.value?.mode ?? "").startsWith("world-");
const stackOf = (table: Table): { frame: string }[] => (table.state.value?.["stack"] ?? []) as { frame: string }[];
/** Whether the end was rolled for, or has come. */
const hasEnding = (table: Table): boolean =>
  table.message.value?.view.outcome != null ||
  table.lines.value.some(({ events }) => events.some(({ event }) => event === "gw-end-roll"));

export const SCREENS: readonly Screen[] = [
  {
    id: "report",
    key: "r",
    label: "ui-gw-screen-report",
    icon: "clock",
    Page: Report,
    when: (table) => !table.past && table.seat.value !== null && table.lines.value.length > 0,
  },
  {
    id: "politics",
    key: "o",
    label: "ui-gw-screen-politics",
    icon: "pact",
    Page: Politics,
    when: hasPolitics,
    calls: (table) => table.free.value.some(({ verb }) => verb === "sign"),
  },
  {
    id: "research",
    key: "t",
    label: "ui-gw-screen-research",
    icon: "scientist",
    Page: Research,
    when: isWorld,
    calls: (table) =>
      table.mine.value && table.acts.value.some(({ verb }) => verb === "research" || verb === "deliver"),
  },
  {
    id: "objectives",
    key: "g",
    label: "ui-gw-aims",
    icon: "flag",
    Page: Objectives,
    when: () => true,
  },
  {
    id: "france",
    key: "f",
    label: "ui-gw-screen-france",
    icon: "nat-france",
    Page: France,
    when: (table) => "france" in (table.state.value ?? {}),
    calls: (table) => stackOf(table).some(({ frame }) => frame === "armistice"),
  },
  {
    id: "review",
    key: "v",
    label: "ui-gw-screen-review",
    icon: "warn",
    Page: Review,
    when: (table) => table.mine.value && (told(table).review ?? []).some(({ mark }) => mark !== "known"),
  },
  {
    id: "calendar",
    key: "k",
    label: "ui-gw-screen-calendar",
    icon: "calendar",
    Page: Calendar,
    when: (table) => !table.past && table.lines.value.length > 0,
  },
  {
    id: "ending",
    key: "e",
    label: "ui-gw-screen-ending",
    icon: "flag",
    Page: Ending,
    when: (table) => !table.past && hasEnding(table),
  },
];

/** The screen that is open. */
export const openScreen = signal<string | null>(null);
