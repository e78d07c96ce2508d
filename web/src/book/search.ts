/** Finding rules by words, whatever their accents, and where the words stand in them. */
import type { Chapter } from "../shell/rules";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/** The chapters with those rules that have all the words, whatever their accents. */
export function found(chapters: readonly Chapter[], words: readonly string[]): readonly Chapter[] {
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => {
      const text = plain(`${rule.id} ${chapter.heading} ${rule.text}`);
      return words.every((word) => text.includes(word));
    });
    return rules.length ? [{ ...chapter, rules }] : [];
  });
}

/** Where in a text the words stand, from first to last, those that overlap as one. */
export function places(text: string, words: readonly string[]): [number, number][] {
  const letters = plain(text.normalize("NFC")); // as many as in the text: an accent goes, its letter stays
  const hits: [number, number][] = [];
  for (const word of words)
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) hits.push([at, at + word.length]);
  hits.sort(([a], [b]) => a - b);
  const apart: [number, number][] = [];
  for (const [from, to] of hits) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
