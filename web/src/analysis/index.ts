/** The analysis of a game with its words and style, fetched when somebody first looks at a finished game again. */
import { learn } from "../shell/i18n";
import type { Replay } from "../shell/replay";
import { lay } from "../shell/shelf";
import { Analysing } from "./analysing";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { Chances, Judgement } from "./parts";
import style from "./style.css";

let learning: Promise<void> | null = null;

async function furnished<T>(part: T): Promise<T> {
  learning ??= learn({ en, cs, pl });
  await Promise.all([learning, lay(style)]);
  return part;
}

export const openChances = () => furnished(Chances);
export const openJudgement = () => furnished(Judgement);

/** Show the panel, and ask unless it is there or under way. */
export async function begin(replay: Replay): Promise<void> {
  await furnished(null);
  replay.tab.value = "analysis";
  const analysing = replay.analysing.value ?? new Analysing(replay);
  replay.analysing.value = analysing;
  if (["none", "failed", "cancelled"].includes(analysing.stage.value)) await analysing.ask();
}
