/** Beside the printed game: dice entered by hand and what is to be done on the map, with their words and style, fetched
 * when somebody sits down at a real table. */
import type { FunctionComponent } from "preact";
import { learn } from "../../../shell/i18n";
import type { Due } from "../../../shell/protocol";
import { lay } from "../../../shell/shelf";
import type { Table } from "../../../shell/store";
import { Dice } from "./dice";
import { Doings } from "./doings";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import style from "./style.css";

const words = { en, cs, pl };
let brought: Promise<unknown> | null = null;

async function unpacked<P extends object>(part: FunctionComponent<P>): Promise<FunctionComponent<P>> {
  brought ??= Promise.all([learn(words), lay(style)]);
  await brought;
  return part;
}

export const openDice = (): Promise<FunctionComponent<{ table: Table; due: Due }>> => unpacked(Dice);
export const openDoings = (): Promise<FunctionComponent<{ table: Table }>> => unpacked(Doings);
