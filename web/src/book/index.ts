/** The rulebook, its examples and courses with their words and style, fetched when somebody first goes there. */
import { learn } from "../shell/i18n";
import { lay } from "../shell/shelf";
import { Beside } from "./beside";
import { CoursePage } from "./coursepage";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { RulebookPage } from "./rulebook";
import style from "./style.css";
import { SummaryPage } from "./summary";
import { TryPage } from "./trypage";

async function furnished<T>(page: T): Promise<T> {
  await Promise.all([learn({ en, cs, pl }), lay(style)]);
  return page;
}

export const openBeside = () => furnished(Beside);
export const openBook = () => furnished(RulebookPage);
export const openCourse = () => furnished(CoursePage);
export const openSummary = () => furnished(SummaryPage);
export const openTrial = () => furnished(TryPage);
