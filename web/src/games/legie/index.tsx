/** Legie: Sibiřská cesta at the web table. */
import vocabulary from "../../../../sandtable/games/legie/locale/vocabulary.json";
import words from "our-words/legie";
import { capital, t } from "../../shell/i18n";
import { later } from "../../shell/later";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { State, TitlePlay } from "../../shell/title";
import { after } from "./after";
import { Board } from "./board";
import { asks, Chip, doing, prepare } from "./chance";
import { course } from "./course";
import { emblem, FACTIONS, kindOf } from "./data";
import { totalOf } from "./derived";
import { Hand } from "./hand";
import { Inspector, Preview } from "./inspect";
import { about, named } from "./names";
import { Seats } from "./seats";
import { factionAt, HIDDEN, listed, phaseOf, position } from "./state";
import style from "./style.css";

const Accounts = later(async () => (await import("./account")).Accounts);
const Diary = later(async () => (await import("./diary")).Diary);
const Standing = later(async () => (await import("./standing")).Standing);

const WEIGHTS: Record<string, number> = {
  "lg-drew": 0.3,
  "lg-received": 0.3,
  "lg-passed": 0.5,
  "lg-thrown-away": 0.5,
  "lg-officers-chosen": 0.6,
  "lg-location": 1.6,
  "lg-plot-laid": 0.7,
  "lg-sent": 1.1,
  "lg-ordered": 1.2,
  "lg-stole": 1.3,
  "lg-turned-up": 1.1,
  "lg-revealed": 1.5,
  "lg-plot-begins": 1.2,
  "lg-charged": 1.1,
  "lg-wounded": 1.2,
  "lg-died": 1.6,
  "lg-froze": 0.4,
  "lg-total": 0.9,
  "lg-won": 1.9,
  "lg-survived": 0.8,
  "lg-frostbitten": 0.8,
  "lg-round-over": 1.2,
  "lg-dispatch-played": 1.6,
  "lg-dispatch-scored": 1.6,
  "lg-diary": 0.8,
  "lg-next-game": 1.6,
};

/** Of what the reader has just done less is shown; secret or not makes no difference. */
function weight({ event, args }: TableEvent, before: State, table: Table): number {
  const seat = table.seat.value;
  const own = seat !== null && args["faction"] === factionAt(position(before), seat);
  if (own && ["lg-sent", "lg-ordered", "lg-equipped", "lg-passed", "lg-withheld"].includes(event)) return 0.5;
  return WEIGHTS[event] ?? 1;
}

/** The act that was meant by pointing at something that does not glow: like one of those asked for, with this noun. */
function attempt(table: Table, name: string): string | null {
  const kind = kindOf(name);
  if (!kind || !table.state.value) return null;
  const pointed = table.choices.pointed.value.map(({ noun }) => noun);
  for (const { verb, nouns } of table.acts.value) {
    const slot = nouns.findIndex((noun) => kindOf(noun) === kind);
    if (slot < 0) continue;
    const meant = nouns.map((noun, n) =>
      n === slot ? name : (pointed.find((one) => kindOf(one) === kindOf(noun)) ?? noun),
    );
    return [verb, ...meant].join(" ");
  }
  const seat = table.seat.value;
  const hand = seat === null ? [] : listed(position(table.state.value).players[seat]?.hand);
  if (kind === "equipment" && hand[0]) return `equip ${name} ${hand[0]}`;
  return kind === "order" ? `recover ${name}` : null;
}

/** What a previewed act comes to: what an order does, and how the reader's totals change. */
function brief(table: Table): string | null {
  const act = table.choices.complete.value;
  const seat = table.seat.value;
  if (!act || seat === null || !table.state.value) return null;
  if (act.nouns[0] === HIDDEN) return null;
  if (act.verb === "order") return about(act.nouns[0]!);
  if (act.verb === "equip") return capital(about(act.nouns[0]!));
  if (act.verb === "dispatch" || act.verb === "keep") return about(act.nouns[0]!);
  if (!table.after.value) return null;
  const now = position(table.state.value);
  const then = position(table.after.value);
  const parts = now.plots.flatMap((plot, n) => {
    const [from, to] = [totalOf(now, seat, n), totalOf(then, seat, n)];
    return from === to ? [] : [t("ui-lg-brief-total", { plot: plot.id, from, to })];
  });
  return parts.length ? parts.join(" · ") : null;
}

const HINTS = ["commander", "tuck", "recruit", "march", "place", "orders", "camp", "mutilation", "aid"];

function hint(table: Table): string | null {
  if (table.untold) return t("ui-lg-hint-untold");
  const asked = table.message.value?.view.prompt?.replace("lg-prompt-", "") ?? "";
  return HINTS.includes(asked) ? t(`ui-lg-hint-${asked}`) : null;
}

/** The mark of Whites is darker than their cards, for white symbols stand on it. */
const colourOf = (faction: string | null): string =>
  faction === null ? "var(--ink-soft)" : faction === "whites" ? "#77736a" : `var(--${faction})`;

const playersIn = (standing: State) => ("players" in standing ? position(standing).players : []);

export const legie: TitlePlay = {
  id: "legie",
  icon: "fac-legion",
  vocabulary,
  words,
  style,
  Board,
  Hand,
  Seats,
  Inspector,
  Preview,
  Standing,
  guided: { standard: async () => course },
  Chip,
  asks,
  prepare,
  doing,
  tabs: () => [
    { id: "diary", icon: "diary", label: "ui-lg-diary", Panel: Diary },
    { id: "account", icon: "flag", label: "ui-lg-account", Panel: Accounts },
  ],
  after,
  weight,
  attempt,
  spares: (noun) => noun === HIDDEN, // what nobody names need not be pointed at
  brief,
  hint,
  seatMark: ({ standing }, seat) => {
    const faction = playersIn(standing)[seat]?.faction ?? null;
    return { icon: emblem(faction), colour: colourOf(faction) };
  },
  seatName: ({ standing }, seat) => {
    const faction = playersIn(standing)[seat]?.faction;
    return faction ? capital(named(faction)) : t("ui-lg-seat", { number: seat + 1 });
  },
  turn: (state) => ("round" in state ? position(state).round : null),
  stage: (state) => {
    if (!("round" in state)) return null;
    const { game, round } = position(state);
    const told = playersIn(state).some(({ total }) => total !== undefined) ? "ui-lg-game-round" : "ui-lg-round";
    const phase = "stack" in state ? phaseOf(position(state)) : null;
    return phase
      ? t("ui-lg-stage", { stage: t(told, { game, round }), phase: t(`ui-lg-phase-${phase}`) })
      : t(told, { game, round });
  },
  round: "lg-location",
  heads: ({ event }) => ["lg-location", "lg-plot-begins", "lg-next-game"].includes(event),
  score: (state) =>
    FACTIONS.flatMap((faction) => {
      const player = playersIn(state).find((one) => one.faction === faction);
      if (!player) return [];
      const over = "outcome" in state && state["outcome"];
      return [
        {
          name: capital(named(faction)),
          icon: emblem(faction),
          colour: "var(--ink)",
          curve: colourOf(faction),
          points: (player.total ?? 0) + (over && player.total !== undefined ? 0 : player.points),
        },
      ];
    }),
  sound: ({ event }) => {
    if (["lg-sent", "lg-ordered", "lg-moved"].includes(event)) return "place";
    if (["lg-won", "lg-dispatch-scored", "lg-game-won"].includes(event)) return "score";
    return ["lg-drew", "lg-plot-laid", "lg-location", "lg-revealed"].includes(event) ? "draw" : null;
  },
  icons: ({ args }) => (typeof args["faction"] === "string" ? emblem(args["faction"]) : null),
};
