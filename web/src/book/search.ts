/** Finding rules by words, whatever their accents and endings, and where the words stand in them. */
import type { Chapter } from "../shell/rules";
import { alike, plain, stemsOf } from "./stems";

const WORD = /[\p{L}\p{N}]+/gu;

/** What is searched for: as it was written, and what its forms begin with. */
export interface Wanted {
  readonly letters: string;
  readonly stems: readonly string[];
}

export const wordsOf = (text: string, language: string): Wanted[] =>
  plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((letters) => ({ letters, stems: stemsOf(letters, language) }));

/** The chapters with those rules that have all the words in some form. */
export function found(chapters: readonly Chapter[], words: readonly Wanted[], language: string): readonly Chapter[] {
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => {
      const text = plain(`${rule.id} ${chapter.heading} ${rule.text}`);
      return words.every((word) => text.includes(word.letters) || formsOf(text, word, language).length > 0);
    });
    return rules.length ? [{ ...chapter, rules }] : [];
  });
}

/** Where in a text the words stand, from first to last, those that overlap as one. */
export function places(text: string, words: readonly Wanted[], language: string): [number, number][] {
  const letters = plain(text.normalize("NFC")); // as many as in the text: an accent goes, its letter stays
  const hits: [number, number][] = [];
  for (const word of words) {
    hits.push(...formsOf(letters, word, language));
    for (let at = letters.indexOf(word.letters); at >= 0; at = letters.indexOf(word.letters, at + 1))
      hits.push([at, at + word.letters.length]);
  }
  hits.sort(([a], [b]) => a - b);
  const apart: [number, number][] = [];
  for (const [from, to] of hits) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}

/** Where the terms of a book first stand in a text, in whatever form, and the rules that explain them; the longer of
 * two that overlap. */
export function termsIn(
  text: string,
  terms: ReadonlyMap<string, string>,
  language: string,
): [number, number, string][] {
  const letters = plain(text.normalize("NFC"));
  const words = [...letters.matchAll(WORD)].map(({ 0: form, index }) => ({
    index,
    end: index + form.length,
    stems: stemsOf(form, language),
  }));
  const found: [number, number, string][] = [];
  for (const [term, rule] of terms) {
    const wanted = wordsOf(term, language);
    const at = words.findIndex((_, n) => wanted.every((one, k) => alike(words[n + k]?.stems ?? [], one.stems)));
    if (at >= 0) found.push([words[at]!.index, words[at + wanted.length - 1]!.end, rule]);
  }
  found.sort(([a, b], [c, d]) => d - c - (b - a));
  const apart = found.filter(([from, to], n) => !found.slice(0, n).some(([a, b]) => from < b && a < to));
  return apart.sort(([a], [b]) => a - b);
}

/** Where other forms of the word stand. */
function formsOf(letters: string, word: Wanted, language: string): [number, number][] {
  return [...letters.matchAll(WORD)]
    .filter(([form]) => form.startsWith(word.letters.slice(0, 2)) && alike(stemsOf(form, language), word.stems))
    .map(({ 0: form, index }) => [index, index + form.length]);
}
