/** The desks with their words and style, fetched when somebody first opens one. */
import type { FunctionComponent } from "preact";
import { learn } from "../../../shell/i18n";
import { lay } from "../../../shell/shelf";
import type { Table } from "../../../shell/store";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { France } from "./france";
import { ObjectivesDesk } from "./objectives";
import { Politics } from "./politics";
import { Research } from "./research";
import { SetsOff } from "./setsoff";
import style from "./style.css";

type Desk = FunctionComponent<{ table: Table }>;

const words = { en, cs, pl };
let furnishing: Promise<unknown> | null = null;

async function furnished<D>(desk: D): Promise<D> {
  furnishing ??= Promise.all([learn(words), lay(style)]);
  await furnishing;
  return desk;
}

export const openPolitics = (): Promise<Desk> => furnished(Politics);
export const openResearch = (): Promise<Desk> => furnished(Research);
export const openObjectives = (): Promise<Desk> => furnished(ObjectivesDesk);
export const openFrance = (): Promise<Desk> => furnished(France);
export const openSetsOff = (): Promise<typeof SetsOff> => furnished(SetsOff);
