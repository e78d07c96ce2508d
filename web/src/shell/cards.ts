/** The four titles as the home page shows them: the picture and the name; who can play and how long the server tells. */
import names from "our-titles";
import blitzkrieg from "../art/blitzkrieg.svg";
import globalwar from "../art/globalwar.svg";
import legie from "../art/legie.svg";
import quartermaster from "../art/quartermaster.svg";
import { t } from "./i18n";
import type { TitleInfo } from "./protocol";
import { lang } from "./settings";

export interface Card {
  id: string;
  art: string;
  icon: string;
  colour: string; // as CSS writes it
}

export const CARDS: Card[] = [
  { id: "blitzkrieg", art: blitzkrieg, icon: "side-allies", colour: "var(--allies)" },
  { id: "quartermaster", art: quartermaster, icon: "supply", colour: "var(--usa)" },
  { id: "legie", art: legie, icon: "fac-legion", colour: "var(--legion)" },
  { id: "globalwar", art: globalwar, icon: "map", colour: "var(--axis)" },
];

export const cardName = (title: string): string => names[title]?.[lang.value] ?? title;

/** From the smallest to the largest, as people write it. */
export function span(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least}–${most}`;
}

export const players = ({ modes }: TitleInfo): string => span(modes.flatMap(({ seats }) => seats));

/** How long it takes, by the shortest and the longest of its modes. */
export function length({ modes }: TitleInfo): string {
  const minutes = modes.map((mode) => mode.minutes);
  const hours = Math.max(...minutes) >= 120;
  return t(hours ? "ui-hours" : "ui-minutes", { count: span(hours ? minutes.map((one) => one / 60) : minutes) });
}
