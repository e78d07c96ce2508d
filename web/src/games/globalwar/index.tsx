/** Global War 1936–1945 at the web table. */
import vocabulary from "../../../../sandtable/games/globalwar/locale/vocabulary.json";
import { list, noun, t } from "../../shell/i18n";
import type { Due, TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { Sitting, State, TitlePlay } from "../../shell/title";
import { seeksSurprise } from "./announce";
import { Board } from "./board";
import { later } from "../../shell/later";
import { dateText, lengthOf } from "./calendar";
import { DieFace } from "./counters";
import { course } from "./course";
import { emblem, isNation, isZone, look, nationOf, playing, TITLE } from "./data";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { nounFor, ordering, picked, restOf } from "./orders";
import { Seats } from "./seats";
import { after, alliancesOf, myNations } from "./state";
import style from "./style.css";

const Hand = later(async () => (await import("./tray")).Hand);
const Inspector = later(async () => (await import("./inspect")).Inspector);
const Preview = later(async () => (await import("./inspect")).Preview);
const Objectives = later(async () => (await import("./objectives")).Objectives);
const Standing = later(async () => (await import("./standing")).Standing);

/** Kinds of battle, which need not be pointed at where a zone is. */
const BATTLES = new Set(["land", "naval", "port", "clash", "attrition", "bombing"]);

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

/** How to point at what is asked now. */
function hint(table: Table): string | null {
  const some = picked(table);
  if (some) {
    const count = [...some.counts.values()].reduce((sum, one) => sum + one, 0);
    return count ? t("ui-gw-hint-target", { zone: some.zone, count }) : t("ui-gw-hint-units", { zone: some.zone });
  }
  if (seeksSurprise(table)) return t("ui-gw-surprise-where");
  const prompt = table.message.value?.view.prompt ?? "";
  const asked = prompt.replace("gw-prompt-", "");
  if (HINTS.has(asked)) return t(`ui-gw-hint-${asked}`);
  return ordering(table) ? t("ui-gw-hint-zone") : null;
}

/** What a previewed act comes to. */
function brief(table: Table): string | null {
  const act = table.choices.complete.value;
  const rest = act ? restOf(table, act) : [];
  return rest.length ? t("ui-gw-brief-together", { groups: rest.length }) : null;
}

const iconOf = ({ args }: TableEvent): string | null => {
  const nation = args["nation"];
  return typeof nation === "string" && isNation(nation) ? emblem(nation) : null;
};

/** The nations of a seat, in the order of play. */
function held({ seats, mode }: Sitting, seat: number): string[] {
  const alliances = alliancesOf(seats.length, seat);
  return playing(mode).filter((id) => alliances.includes(nationOf(id).alliance) && !nationOf(id).controller);
}

/** What a seat is called by its alliances, and how it is marked. */
function sideOf(seats: number, seat: number): { name: string; icon: string; colour: string } {
  const alliances = alliancesOf(seats, seat);
  const icon = alliances[0] === "axis" ? "side-axis" : alliances[0] === "allies" ? "side-allies" : "nat-ussr";
  return {
    name: list(alliances.map((one) => noun(TITLE, one))),
    icon,
    colour: `var(--${alliances[0]}-ink, var(--${alliances[0]}))`,
  };
}

function asks(_table: Table, due: Due): { what: string; why: string } | null {
  return { what: t("core-ui-due", { cause: t(due.cause) }), why: t("core-ui-enter-result") };
}

export const globalwar: TitlePlay = {
  id: TITLE,
  icon: "map",
  vocabulary,
  words: { en, cs, pl },
  style,
  Board,
  Hand,
  Seats,
  Inspector,
  Preview,
  Standing,
  course,
  Chip: ({ act }) => <DieFace die={{ roll: Number(act.split(" ")[1]), value: 0, picks: 0 }} />,
  asks,
  tabs: () => [{ id: "aims", icon: "flag", label: "ui-gw-aims", Panel: Objectives }],
  after,
  weight,
  spares: (one) => BATTLES.has(one) || isNation(one),
  together: restOf,
  wayText: ({ verb, nouns }) => (verb === "fight" ? noun(TITLE, nouns[0]!) : null),
  tellsRolls: true,
  hint,
  attempt,
  brief,
  seatMark: (at, seat) => {
    const nation = held(at, seat)[0] ?? "japan";
    return { icon: emblem(nation), colour: `var(--${look(nation)})` };
  },
  seatName: (at, seat) => list(held(at, seat).map((nation) => noun(TITLE, nation))),
  turn: (state) => ("date" in state ? lengthOf("asia-1937", String(state["date"])).turn : null),
  stage: (state) => ("date" in state ? dateText(String(state["date"])) : null),
  score: (state) =>
    ((state["points"] ?? []) as number[]).map((points, seat, all) => ({ ...sideOf(all.length, seat), points })),
  sound: ({ event }) => {
    if (event === "gw-fired") return "roll";
    if (event === "gw-captured") return "score";
    return event === "gw-ordered" || event === "gw-placed" ? "place" : null;
  },
  icons: iconOf,
};
