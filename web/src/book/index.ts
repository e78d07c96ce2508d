/** The rulebook page with its words, fetched when somebody first goes there. */
import { learn } from "../shell/i18n";
import cs from "./locale/cs.ftl";
import en from "./locale/en.ftl";
import pl from "./locale/pl.ftl";
import { RulebookPage } from "./rulebook";

export async function openBook(): Promise<typeof RulebookPage> {
  await learn({ en, cs, pl });
  return RulebookPage;
}
