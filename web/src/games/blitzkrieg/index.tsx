/** Blitzkrieg! at the web table. */
import { actText, capital, eventText, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { State, TitlePlay } from "../../shell/title";
import { Board } from "./board";
import { emblem, sideOf, solo, tokenOf } from "./data";
import { Inspector, Preview } from "./inspect";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { Hand, Seats } from "./row";
import { after, boardAt, modeOf, mySide, otherSide, position, tokensIn } from "./state";
import { Counter } from "./tokens";
import { beatsOf, sayBeat, telling } from "./thought";
import { Trace } from "./trace";

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
    return beatsOf(event).map(([step]) => (step?.die !== undefined ? DIE : step && telling(step) ? TELLING_STEP : QUIET_STEP));
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
  const space = pointed.find(({ slot }) => slot === 1)?.noun ?? free ?? [...board.spaces.keys()].find((id) => !(id in now.board));
  return space && tokenOf(name) ? `place ${name} ${space}` : null;
}

function Chip({ table, act }: { table: Table; act: string }) {
  const [verb, what = ""] = act.split(" ");
  if (verb === "roll") return <Icon name={`die-${what}`} class="die big" />;
  if (tokenOf(what)) {
    const stack = table.message.value?.view.state["stack"];
    const frame = Array.isArray(stack) ? (stack.at(-1) as Record<string, unknown> | undefined) : undefined;
    const side = typeof frame?.["side"] === "string" ? frame["side"] : mySide(table);
    return (
      <>
        <Counter side={verb === "lose" ? (side === mySide(table) ? otherSide(table) : mySide(table)) : side} id={what} />
        <span class="name">{capital(noun("blitzkrieg", what))}</span>
      </>
    );
  }
  return <span class="name">{actText("blitzkrieg", act)}</span>;
}

function brief(table: Table): string | null {
  if (!table.state.value || !table.after.value) return null;
  const side = mySide(table);
  const from = position(table.state.value).points[side] ?? 0;
  const then = position(table.after.value);
  const to = then.points[side] ?? 0;
  const closes = then.closed.length > position(table.state.value).closed.length;
  return from === to && !closes ? null : t("ui-bk-brief", { from, to, closes: closes ? "yes" : "no" });
}

export const blitzkrieg: TitlePlay = {
  id: "blitzkrieg",
  icon: "strategic",
  words: { en, cs, pl },
  Board,
  Hand,
  Seats,
  Inspector,
  Preview,
  Chip,
  tabs: (table) =>
    solo(modeOf(table)) ? [{ id: "trace", icon: "trace", label: "ui-bk-reasoning", Panel: Trace }] : [],
  after,
  weight,
  says,
  attempt,
  brief,
  seatName: (mode, seat) => noun("blitzkrieg", sideOf(mode, seat)),
  turn: (state) => position(state).turns + 1,
  icons: ({ args }) => (typeof args["side"] === "string" ? emblem(args["side"]) : null),
};
