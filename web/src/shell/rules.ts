/** Our rulebooks, the same files as the command line reads. */
import { signal } from "@preact/signals";
import { lang } from "./settings";
import { ofMessage } from "./vocabulary";

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  id: string;
  heading: string;
  rules: Rule[];
}

export interface Rulebook {
  name: string;
  chapters: Chapter[];
  byId: Map<string, string>;
}

const books = signal<Map<string, Rulebook>>(new Map());
const asked = new Set<string>();

export function read(source: string): Rulebook {
  const book: Rulebook = { name: "", chapters: [], byId: new Map() };
  for (const line of source.split("\n")) {
    const chapter = /^#+ `([^`]+)` (.*)$/.exec(line);
    const rule = /^- `([^`]+)` (.*)$/.exec(line);
    if (chapter) book.chapters.push({ id: chapter[1]!, heading: chapter[2]!, rules: [] });
    else if (line.startsWith("# ")) book.name ||= line.slice(2);
    else if (rule) {
      if (book.chapters.length === 0) book.chapters.push({ id: "core", heading: book.name, rules: [] });
      book.chapters.at(-1)?.rules.push({ id: rule[1]!, text: rule[2]! });
      book.byId.set(rule[1]!, rule[2]!);
    }
  }
  return book;
}

/** The rulebook of a title in the language in use; undefined until it has come. */
export function rulebook(title: string): Rulebook | undefined {
  const code = lang.value;
  const name = `${title}/${code}`;
  if (!asked.has(name)) {
    asked.add(name);
    fetch(`/rulebook/${encodeURIComponent(title || "core")}/${code}`)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
      .then((source) => (books.value = new Map(books.value).set(name, read(source))))
      .catch(() => asked.delete(name));
  }
  return books.value.get(name);
}

export const titleOfRule = (id: string): string => ofMessage(id).title;
export const ruleText = (id: string): string | undefined => rulebook(titleOfRule(id))?.byId.get(id);
export const ruleLink = (title: string, id: string): string => `/rulebook/${title}#${id}`;
