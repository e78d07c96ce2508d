/** Global War 1936–1945 at the web table. */
import vocabulary from "../../../../sandtable/games/globalwar/locale/vocabulary.json";
import words from "our-words/globalwar";
import { capital, eventText, list, noun, t } from "../../shell/i18n";
import type { Due, TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { Sitting, State, TitlePlay } from "../../shell/title";
import { seeksSurprise } from "./announce";
import { Board } from "./board";
import { later } from "../../shell/later";
import { dateText, lengthOf } from "./calendar";
import { DieFace } from "./counters";
import { emblem, isNation, isZone, look, NATIONS, playing, splitOf, TITLE, type Alliance } from "./data";
import { nounFor, ordering, ordersFor, picked, restOf } from "./orders";
import { Objectives } from "./objectives";
import { looksOver } from "./review";
import { Seats } from "./seats";
import { after, myNations, position, topFrame, warsIn, type Frame, type Position } from "./state";
import style from "./style.css";
import { Hand } from "./tray";

const Dice = later(async () => (await import("./real")).openDice());
const Doings = later(async () => (await import("./real")).openDoings());
const Inspector = later(async () => (await import("./inspect")).Inspector);
const Idle = later(async () => (await import("./inspect")).JustNow);
const Preview = later(async () => (await import("./inspect")).Preview);
const SeatingField = later(async () => (await import("./seating")).SeatingField);
const Standing = later(async () => (await import("./standing")).Standing);

/** Kinds of battle, which need not be pointed at where a zone is. */
const BATTLES = new Set(["land", "naval", "port", "clash", "attrition", "bombing"]);

const NATION_OF_ROW = 5; // where a unit that came to a battle tells whose it is

const WEIGHTS: Record<string, number> = {
  "gw-ordered": 0.8,
  "gw-battle-begins": 0.5,
  "gw-battle-joined": 1.2,
  "gw-fired": 1.8,
  "gw-lost": 0.35,
  "gw-hit": 0.35,
  "gw-battle-won": 1.8,
  "gw-battle-held": 1.8,
  "gw-captured": 0.9,
  "gw-retreated": 1.2,
  "gw-fled": 0.6,
  "gw-player-turn": 0.7,
  "gw-bought": 0.8,
  "gw-collected": 0.3,
  "gw-not-recruited": 0,
  "gw-placed": 0.4,
};

/** What the reader has ordered was seen before it was confirmed. */
function weight({ event, args }: TableEvent, _before: State, table: Table): number {
  if ((event === "gw-ordered" || event === "gw-placed") && myNations(table).includes(String(args["nation"]))) return 0;
  return WEIGHTS[event] ?? 0.9;
}

/** The act that was meant by pointing at something that does not glow. */
function attempt(table: Table, name: string): string | null {
  if (!table.mine.value || !isZone(name)) return null;
  const some = picked(table);
  const [first] = some?.counts ?? [];
  if (some && first) return `${some.verb} ${nounFor(first[1], first[0])} ${some.zone} ${name}`;
  const pointed = table.choices.pointed.value[0]?.noun;
  return pointed && table.acts.value.some(({ verb }) => verb === "place") ? `place ${pointed} ${name}` : null;
}

const HINTS = new Set([
  "production",
  "placement",
  "retreat",
  "alert",
  "battles",
  "losses",
  "track",
  "breakout",
  "handover",
  "capital",
  "blitz",
]);

/** How to point at what is asked now, and whom it is asked where several play at one screen beside the printed map. */
function hint(table: Table): string | null {
  const said = pointing(table);
  const seat = table.seat.value;
  if (!table.real || table.own().length < 2 || seat === null) return said;
  const name = capital(globalwar.seatName(table.sitting.value, seat));
  return t("ui-gw-real-asked", { name, hint: said });
}

function pointing(table: Table): string {
  const some = picked(table);
  if (some) {
    const count = [...some.counts.values()].reduce((sum, one) => sum + one, 0);
    return count ? t("ui-gw-hint-target", { zone: some.zone, count }) : t("ui-gw-hint-units", { zone: some.zone });
  }
  if (seeksSurprise(table)) return t("ui-gw-surprise-where");
  const prompt = table.message.value?.view.prompt ?? "";
  const asked = prompt.replace("gw-prompt-", "");
  if (HINTS.has(asked)) return t(`ui-gw-hint-${asked}`);
  return t(ordering(table) ? "ui-gw-hint-zone" : "ui-gw-hint-choose");
}

/** What a previewed act comes to. */
function brief(table: Table): string | null {
  const act = table.choices.complete.value;
  const rest = act ? restOf(table, act) : [];
  const told = [
    ...warsIn(table.preview.value?.events ?? []).map((war) => `${eventText(war)}.`),
    ...(rest.length ? [t("ui-gw-brief-together", { groups: rest.length })] : []),
  ];
  return told.join(" ") || null;
}

const iconOf = ({ args }: TableEvent): string | null => {
  const nation = args["nation"];
  return typeof nation === "string" && isNation(nation) ? emblem(nation) : null;
};

/** The powers of a seat, those that lead it first. */
function held({ seats, mode, options }: Sitting, seat: number): string[] {
  const named = new Set(playing(mode));
  return (splitOf(seats.length, String(options?.["seating"] ?? ""))[seat] ?? []).filter((id) => named.has(id));
}

/** What alliances that win together are called, and how they are marked. */
function sideOf(alliances: readonly Alliance[]): { name: string; icon: string; colour: string } {
  return {
    name: list(alliances.map((one) => noun(TITLE, one))),
    icon: `side-${alliances[0]}`,
    colour: `var(--${alliances[0]}-ink, var(--${alliances[0]}))`,
  };
}

/** Who rolls what at a real table: a volley of a side together, any other die by itself. */
function asks(table: Table, { cause, results }: Due): { what: string; why: string } | null {
  const why = t("core-ui-enter-result");
  const frame = topFrame(position(table.message.value!.view.state));
  const nation = frame?.frame === "battle" ? shooter(frame) : "";
  if (nation) return { what: t("ui-gw-real-fires", { nation }), why };
  return { what: t("ui-gw-real-roll", { cause: capital(t(cause)), sides: results.length }), why };
}

/** The nation that leads the side whose dice are due. */
function shooter(frame: Frame): string {
  const [side = 0] = ((frame["volley"] ?? []) as number[][])[0] ?? [];
  const leader = (frame["rows"] as number[][][])[side]?.[0];
  return NATIONS[leader?.[NATION_OF_ROW] ?? -1]?.id ?? "";
}

export const globalwar: TitlePlay = {
  id: TITLE,
  icon: "map",
  vocabulary,
  words,
  style,
  Board,
  Hand,
  Seats,
  Inspector,
  Preview,
  Idle,
  Standing,
  guided: {
    "asia-1937": async () => (await import("./lessons")).openAsia(),
    "world-1936": async () => (await import("./lessons")).openWorld(),
  },
  options: { seating: SeatingField },
  Chip: ({ act }) => <DieFace die={{ roll: Number(act.split(" ")[1]), value: 0, picks: 0 }} />,
  asks,
  real: { Results: Dice, Doings },
  open: true,
  reasons: true,
  tabs: () => [{ id: "aims", icon: "flag", label: "ui-gw-aims", Panel: Objectives }],
  after,
  weight,
  spares: (one) => BATTLES.has(one) || isNation(one),
  together: ordersFor,
  wayText: ({ verb, nouns }) => (verb === "fight" ? noun(TITLE, nouns[0]!) : null),
  tellsRolls: true,
  looksOver,
  hint,
  attempt,
  brief,
  seatMark: (at, seat) => {
    const nation = held(at, seat)[0] ?? "japan";
    return { icon: emblem(nation), colour: `var(--${look(nation)})` };
  },
  seatName: (at, seat) => list(held(at, seat).map((nation) => noun(TITLE, nation))),
  turn: (state) => ("date" in state ? lengthOf("world-1936", String(state["date"])).turn : null),
  stage: (state) => ("date" in state ? dateText(String(state["date"])) : null),
  score: (state) =>
    ((state["points"] ?? []) as Position["points"]).map(([alliances, points]) => ({ ...sideOf(alliances), points })),
  sound: ({ event }) => {
    if (event === "gw-fired") return "roll";
    if (event === "gw-captured") return "score";
    return event === "gw-ordered" || event === "gw-placed" ? "place" : null;
  },
  icons: iconOf,
};
