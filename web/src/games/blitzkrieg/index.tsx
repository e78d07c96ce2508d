/** Blitzkrieg! at the web table. */
import vocabulary from "../../../../sandtable/games/blitzkrieg/locale/vocabulary.json";
import words from "our-words/blitzkrieg";
import { actText, eventText, noun, t } from "../../shell/i18n";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { State, TitlePlay } from "../../shell/title";
import { Board } from "./board";
import { asks, Chip, groups } from "./chance";
import { course } from "./course";
import { boardOf, emblem, look, sideOf, solo, tokenOf } from "./data";
import { doing, prepare } from "./doing";
import { Inspector, Preview } from "./inspect";
import { Hand, Seats } from "./row";
import { Standing } from "./standing";
import style from "./style.css";
import { after, boardAt, modeOf, mySide, otherSide, position, tokensIn } from "./state";
import { beatsOf, sayBeat, telling } from "./thought";
import { Trace } from "./trace";
import { leadText } from "./tracks";

const WEIGHTS: Record<string, number> = {
  "bk-turn": 0.5,
  "bk-marker-moved": 1.2,
  "bk-scored-propaganda": 1.4,
  "bk-scored-campaign": 1.6,
  "bk-scored-bonus": 1.4,
  "bk-scored-theatre": 1.9,
  "bk-theatre-closed": 1.3,
  "bk-theatre-opened": 1.3,
  "bk-bombed": 1.4,
  "bk-bombed-to-pool": 1.4,
  "bk-leftover": 1.2,
  "bk-tactic": 1.5,
  "bk-won": 1.2,
};
const LIFT_AND_PLACE = [0.7, 1.4];
const QUIET_STEP = 0.45;
const TELLING_STEP = 1.3;
const DIE = 1.9;

/** What the reader has previewed needs no second showing; what chance and the other side do is shown. */
function weight(event: TableEvent, before: State, table: Table): number | readonly number[] {
  const { event: name, args } = event;
  const own = args["side"] === mySide(table);
  if (name === "bk-thought") {
    return beatsOf(event).map(([step]) =>
      step?.die !== undefined ? DIE : step && telling(step) ? TELLING_STEP : QUIET_STEP,
    );
  }
  if (own && (name.startsWith("bk-placed") || name === "bk-marker-moved" || name === "bk-turn")) return 0.7;
  if (name === "bk-drew" && position(before).stack.some(({ frame }) => frame === "setup")) return 0.35;
  return name.startsWith("bk-placed") ? LIFT_AND_PLACE : (WEIGHTS[name] ?? 1);
}

function says(table: Table, event: TableEvent, part: number): { what: string; why: string; die?: number } | null {
  if (event.event === "bk-thought") return sayBeat(beatsOf(event)[part] ?? []);
  const line = table.shownLines.value.at(-1);
  const die = line?.events[0] === event ? /^roll ([1-6])$/.exec(line.act ?? "") : null; // what a shift was rolled for
  return die ? { what: eventText(event), why: actText("blitzkrieg", line!.act!), die: Number(die[1]) } : null;
}

/** The act that was meant by pointing at something that does not glow. */
function attempt(table: Table, name: string): string | null {
  if (!table.state.value) return null;
  const now = position(table.state.value);
  const board = boardAt(table);
  const verb = table.acts.value[0]?.verb ?? "place";
  const pointed = table.choices.pointed.value;
  if (board.spaces.has(name)) {
    if (verb === "resolve") return `resolve ${name}`;
    const token = pointed.find(({ slot }) => slot === 0)?.noun ?? tokensIn(now.reserve[mySide(table)])[0];
    return token && tokenOf(token) ? `place ${token} ${name}` : null;
  }
  if (board.theatres.some(({ id }) => id === name)) {
    return ["advance", "shift", "open"].includes(verb) ? `${verb} ${name}` : null;
  }
  if (name.startsWith("row:")) return verb === "bomb" ? `bomb ${name}` : null;
  const free = table.acts.value.find(({ nouns }) => nouns.length === 2)?.nouns[1];
  const space =
    pointed.find(({ slot }) => slot === 1)?.noun ?? free ?? [...board.spaces.keys()].find((id) => !(id in now.board));
  return space && tokenOf(name) ? `place ${name} ${space}` : null;
}

/** What a previewed act comes to: where the marker and both scores go. */
function brief(table: Table): string | null {
  if (!table.state.value || !table.after.value) return null;
  const now = position(table.state.value);
  const then = position(table.after.value);
  const board = boardAt(table);
  const parts = board.theatres.flatMap(({ id }) => {
    const [from = 0, to = 0] = [now.markers[id], then.markers[id]];
    return from === to
      ? []
      : [t("ui-bk-brief-marker", { theatre: id, from: leadText(board, from), to: leadText(board, to) })];
  });
  if (then.closed.length > now.closed.length) parts.push(t("ui-bk-brief-closes"));
  for (const side of [mySide(table), otherSide(table)]) {
    const [from = 0, to = 0] = [now.points[side], then.points[side]];
    if (from !== to) parts.push(t("ui-bk-brief-points", { side, from, to }));
  }
  return parts.length ? parts.join(" · ") : null;
}

export const blitzkrieg: TitlePlay = {
  id: "blitzkrieg",
  icon: "strategic",
  vocabulary,
  words,
  style,
  Board,
  Hand,
  Seats,
  Inspector,
  Preview,
  Standing,
  guided: { solo: async () => course },
  Chip,
  asks,
  groups,
  prepare,
  doing,
  tabs: (table) =>
    solo(modeOf(table)) ? [{ id: "trace", icon: "trace", label: "ui-bk-reasoning", Panel: Trace }] : [],
  after,
  weight,
  says,
  attempt,
  brief,
  seatMark: ({ mode }, seat) => {
    const side = sideOf(mode, seat);
    return { icon: emblem(side), colour: `var(--${look(side)})` };
  },
  seatName: ({ mode }, seat) => noun("blitzkrieg", sideOf(mode, seat)),
  turn: (state) => ("turns" in state ? position(state).turns + (state["outcome"] ? 0 : 1) : null),
  score: (state, mode) =>
    ("points" in state ? boardOf(mode).sides : []).map((side) => ({
      name: noun("blitzkrieg", side),
      icon: emblem(side),
      colour: `var(--${look(side)}-ink)`,
      points: position(state).points[side] ?? 0,
    })),
  sound: ({ event }) => {
    if (event.startsWith("bk-placed")) return "place";
    if (event.startsWith("bk-scored")) return "score";
    return event === "bk-drew" || event.startsWith("bk-researched") ? "draw" : null;
  },
  icons: ({ args }) => (typeof args["side"] === "string" ? emblem(args["side"]) : null),
};
