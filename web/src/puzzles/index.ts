/** Puzzles with their words and style, fetched when somebody first goes there. */
import { learn } from "../shell/i18n";
import { lay } from "../shell/shelf";
import { PuzzleList } from "./listpage";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { PuzzlePage } from "./solvepage";
import style from "./style.css";

async function furnished<T>(page: T): Promise<T> {
  await Promise.all([learn({ en, cs, pl }), lay(style)]);
  return page;
}

export const openPuzzles = () => furnished(PuzzleList);
export const openPuzzle = () => furnished(PuzzlePage);
