/** Quartermaster General WW2 at the web table. */
import vocabulary from "../../../../sandtable/games/quartermaster/locale/vocabulary.json";
import words from "our-words/quartermaster";
import { list, noun, t } from "../../shell/i18n";
import type { TableEvent } from "../../shell/protocol";
import { later } from "../../shell/later";
import type { Table } from "../../shell/store";
import type { Sitting, State, TitlePlay } from "../../shell/title";
import { Board } from "./board";
import { cardName, cardText } from "./cards";
import { asks, Chip, doing, groups, prepare } from "./chance";
import { course } from "./course";
import { cardOf, countriesOf, emblem, iconOf, isCountry, isSpace, look, sideEmblem, SIDES } from "./data";
import { newlyCut, usualCards } from "./derived";
import { Hand } from "./hand";
import { Inspector, Preview } from "./inspect";
import { Seats } from "./seats";
import {
  after,
  askedCountry,
  foreseen,
  holders,
  known,
  myCountries,
  nation,
  position,
  reaction,
  topFrame,
} from "./state";
import style from "./style.css";
import { triggerText } from "./window";

const Standing = later(async () => (await import("./standing")).Standing);

/** What others draw and pay is told in the log; what changes the board or the table is shown. */
const WEIGHTS: Record<string, number> = {
  "qm-turn": 0.6,
  "qm-drew": 0,
  "qm-lost-card": 0,
  "qm-discarded": 0,
  "qm-arranged": 0.6,
  "qm-tucked": 0,
  "qm-played": 1.3,
  "qm-laid-down": 1.1,
  "qm-used": 1.5,
  "qm-battled": 1.2,
  "qm-removed": 1.3,
  "qm-victory": 1,
  "qm-no-victory": 1,
  "qm-scored": 1.2,
  "qm-won": 1.2,
};

function weight({ event, args }: TableEvent, _before: State, table: Table): number {
  const own = myCountries(table).some((country) => country === args["country"]);
  if (own && event === "qm-drew") return 0.3;
  if (own && (event === "qm-played" || event === "qm-built" || event === "qm-laid-down")) return 0.5; // it was previewed
  return WEIGHTS[event] ?? 1;
}

/** The verb that pointing at a space would stand for, by what is asked. */
const SPACE_VERBS: Record<string, string> = {
  "qm-prompt-build": "build",
  "qm-prompt-recruit": "recruit",
  "qm-prompt-battle": "battle",
  "qm-prompt-one-of": "build",
  "qm-prompt-redeploy": "lift",
};

/** The act that was meant by pointing at something that does not glow. */
function attempt(table: Table, name: string): string | null {
  if (!table.state.value || !table.mine.value) return null;
  const now = position(table.state.value);
  const prompt = table.message.value?.view.prompt ?? "";
  if (isSpace(name)) {
    if (prompt === "qm-prompt-eliminate") return `eliminate ${name} ${holders(now, name)[0] ?? "GER"}`;
    const verb = SPACE_VERBS[prompt];
    return verb ? `${verb} ${name}` : null;
  }
  if (isCountry(name)) return prompt === "qm-prompt-target" ? `target ${name}` : null;
  if (!cardOf(name)) return null;
  const country = askedCountry(table);
  const held = country !== null && known(nation(now, country).hand).includes(name);
  if (held && (prompt === "qm-prompt-discard" || prompt === "qm-prompt-pay")) return `discard ${name}`;
  return `${held ? "play" : "use"} ${name}`;
}

/** What is being asked about: the event that a card may answer, or the card that is carried out. */
function hint(table: Table): string | null {
  if (!table.state.value) return null;
  const now = position(table.state.value);
  const window = reaction(now);
  if (window) return triggerText(window);
  const frame = topFrame(now);
  if (frame?.frame === "text" && frame.card)
    return t("ui-qm-carrying-out", { card: cardName(frame.card), text: cardText(frame.card) });
  if (frame?.frame === "hand-payment") return t("ui-qm-to-pay", { cards: frame.left ?? 0 });
  return table.acts.value.some(({ nouns }) => nouns.length > 1) ? t("ui-qm-point-cards") : null;
}

/** What a previewed act comes to. */
function brief(table: Table): string | null {
  const act = table.choices.complete.value;
  const card = act?.nouns.find((one) => cardOf(one));
  if (!table.state.value) return null;
  if (table.acting.target.value) return t("ui-qm-card-where", { space: table.acting.target.value });
  if (act?.verb === "play" && table.acting.ahead.value.some(isSpace)) return t("ui-qm-point-where");
  if (act?.verb === "play" && card) return cardText(card);
  if (!table.after.value) return null;
  const { sure } = foreseen(table);
  const lost = newlyCut(table);
  if (lost.length)
    return t(sure ? "ui-qm-brief-cut" : "ui-qm-brief-cut-unless", {
      spaces: list(lost.map(({ space }) => noun("quartermaster", space))),
    });
  return act?.verb === "use" && card ? cardText(card) : null;
}

const held = ({ seats, options = {} }: Sitting, seat: number) => countriesOf(seats.length, options, seat);

export const quartermaster: TitlePlay = {
  id: "quartermaster",
  icon: "supply",
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
  groups,
  prepare,
  doing,
  reasons: true,
  tabs: () => [],
  after,
  weight,
  spares: isCountry,
  several: (noun) => cardOf(noun) !== undefined,
  answers: true,
  condition: (role, name) => t(`ui-qm-when-${role}`, { noun: name }),
  usual: (table) => usualCards(table).filter((card) => myCountries(table).some((own) => own === cardOf(card)?.country)),
  looksAhead: ({ verb }) => verb === "play" || verb === "use",
  wayText: ({ verb, nouns }) =>
    nouns[0] === "?" && (verb === "play" || verb === "discard")
      ? t(`ui-qm-way-${verb}-unseen`)
      : verb === "play" || verb === "discard"
        ? t(`ui-qm-way-${verb}`)
        : nouns[1] && isCountry(nouns[1])
          ? noun("quartermaster", nouns[1])
          : null,
  hint,
  attempt,
  brief,
  seatMark: (at, seat) => {
    const country = held(at, seat)[0] ?? "GER";
    return { icon: emblem(country), colour: `var(--${look(country)})` };
  },
  seatName: (at, seat) => list(held(at, seat).map((country) => noun("quartermaster", country))),
  turn: (state) => ("round" in state ? position(state).round : null),
  stage: (state) => ("round" in state ? t("ui-qm-turn", { turn: position(state).round }) : null),
  score: (state) =>
    ("points" in state ? SIDES : []).map((side, n) => ({
      name: noun("quartermaster", side),
      icon: sideEmblem(side),
      colour: `var(--${side}-ink)`,
      points: position(state).points[n] ?? 0,
    })),
  sound: ({ event }) => {
    if (event === "qm-built" || event === "qm-recruited" || event === "qm-laid-down" || event === "qm-played")
      return "place";
    if (event === "qm-victory" || event === "qm-scored") return "score";
    if (event === "qm-battled" || event === "qm-removed") return "roll";
    return event === "qm-drew" ? "draw" : null;
  },
  icons: iconOf,
};
