/** The odds page with its words, style and vocabulary, fetched when somebody first goes there. */
import vocabulary from "../../../sandtable/games/globalwar/locale/vocabulary.json";
import words from "our-words/globalwar";
import { addWords, learn } from "../shell/i18n";
import { wear } from "../shell/shelf";
import { addVocabulary } from "../shell/vocabulary";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { OddsPage } from "./odds";
import style from "./style.css";

export async function openOdds(): Promise<typeof OddsPage> {
  await Promise.all([addWords(words), learn({ en, cs, pl }), wear({ id: "lab", style })]);
  addVocabulary("globalwar", vocabulary);
  return OddsPage;
}
