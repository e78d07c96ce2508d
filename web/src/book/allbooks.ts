/** Looking for words in all the rulebooks: how many rules of each have them, and which book to open. */
import { rulebook } from "../shell/rules";
import { lang } from "../shell/settings";
import { found, type Wanted } from "./search";

/** The address of a rulebook in which words are looked for. */
export const bookPath = (title: string, words: string): string =>
  `/rulebook/${encodeURIComponent(title)}${words && `?${new URLSearchParams({ words })}`}`;

/** How many rules of a title have all the words, as its rulebook shows them; undefined until it has come. */
export function rulesWith(title: string, wanted: readonly Wanted[]): number | undefined {
  const [book, core] = [rulebook(title), rulebook("")];
  if (!book || !core) return undefined;
  const chapters = found([...book.chapters, ...core.chapters], wanted, lang.value);
  return chapters.reduce((sum, { rules }) => sum + rules.length, 0);
}

const HOPE = 0.5; // of a book that has not come: better than one that has nothing

/** The first title of those with the most rules; null when no book has any. */
export function fullest(counts: ReadonlyMap<string, number | undefined>): string | null {
  let [best, most]: [string | null, number] = [null, 0];
  for (const [title, count = HOPE] of counts) if (count > most) [best, most] = [title, count];
  return best;
}
