/** Putting an entry right, with its words and style, fetched when somebody first does so. */
import { learn } from "../shell/i18n";
import { lay } from "../shell/shelf";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { CorrectPage } from "./page";
import style from "./style.css";

export async function openCorrection() {
  await Promise.all([learn({ en, cs, pl }), lay(style)]);
  return CorrectPage;
}
