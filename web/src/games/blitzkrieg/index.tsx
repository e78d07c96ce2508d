/** Blitzkrieg! at the web table. */
import { actText, capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { TitlePlay } from "../../shell/title";
import { Board } from "./board";
import { boardOf, emblem, look, sideOf, solo, tokenOf } from "./data";
import { Inspector, Preview } from "./inspect";
import { Hand, Seats } from "./row";
import { after, boardAt, modeOf, mySide, otherSide, position, tokensIn } from "./state";
import { Counter } from "./tokens";
import { Trace } from "./trace";

const WEIGHTS: Record<string, number> = {
  "bk-turn": 0.6,
  "bk-placed": 1.6,
  "bk-placed-spy": 1.8,
  "bk-marker-moved": 1.3,
  "bk-scored-propaganda": 1.3,
  "bk-scored-campaign": 1.7,
  "bk-scored-bonus": 1.3,
  "bk-scored-theatre": 1.9,
  "bk-theatre-closed": 1.3,
  "bk-theatre-opened": 1.3,
  "bk-tactic": 1.4,
  "bk-thought": 1,
  "bk-won": 1.5,
};

/** What the reader has previewed needs no second showing; what chance and the other side do is shown. */
function weight({ event, args }: TableEvent, _seat: number | null, table: Table): number {
  const own = args["side"] === mySide(table);
  if (own && (event.startsWith("bk-placed") || event === "bk-marker-moved" || event === "bk-turn")) return 0.5;
  return WEIGHTS[event] ?? 0.9;
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
  attempt,
  brief,
  quick: { mode: "solo", seats: ["me"] },
  seatMark: (mode, seat) => {
    const side = sideOf(mode, seat);
    return { icon: emblem(side), colour: `var(--${look(side)})` };
  },
  seatName: (mode, seat) => noun("blitzkrieg", sideOf(mode, seat)),
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
