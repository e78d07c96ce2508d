/** How the war is told: the screens of it with their words and style, fetched when somebody first opens one. */
import type { FunctionComponent } from "preact";
import { learn } from "../../../shell/i18n";
import { lay } from "../../../shell/shelf";
import type { Table } from "../../../shell/store";
import { Calendar } from "./calendar";
import { Ending } from "./ending";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { Report } from "./report";
import { Review } from "./review";
import style from "./style.css";

type Page = FunctionComponent<{ table: Table }>;

const words = { en, cs, pl };
let furnishing: Promise<unknown> | null = null;

async function furnished(page: Page): Promise<Page> {
  furnishing ??= Promise.all([learn(words), lay(style)]);
  await furnishing;
  return page;
}

export const openReport = (): Promise<Page> => furnished(Report);
export const openCalendar = (): Promise<Page> => furnished(Calendar);
export const openEnding = (): Promise<Page> => furnished(Ending);
export const openReview = (): Promise<Page> => furnished(Review);
