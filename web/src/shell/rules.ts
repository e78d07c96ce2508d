/** Our rulebooks, the same files as the command line reads. */
import { host } from "./host";
import { reading } from "./readings";
import type { Doing } from "./title";
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
  terms: Map<string, string>; // those that it explains, each with its rule
}

export function read(source: string): Rulebook {
  const book: Rulebook = { name: "", chapters: [], byId: new Map(), terms: new Map() };
  for (const line of source.split("\n")) {
    const chapter = /^#+ `([^`]+)` (.*)$/.exec(line);
    const rule = /^- `([^`]+)` (.*)$/.exec(line);
    if (chapter) book.chapters.push({ id: chapter[1]!, heading: chapter[2]!, rules: [] });
    else if (line.startsWith("# ")) book.name ||= line.slice(2);
    else if (rule) {
      if (book.chapters.length === 0) book.chapters.push({ id: "core", heading: book.name, rules: [] });
      const [id, marked] = [rule[1]!, rule[2]!];
      const text = marked.replaceAll("*", "");
      book.chapters.at(-1)?.rules.push({ id, text });
      book.byId.set(id, text);
      for (const [, term] of marked.matchAll(/\*([^*]+)\*/g)) book.terms.set(term!, id);
    }
  }
  return book;
}

/** The rulebook of a title; what all titles have in common has none. */
export const rulebook = reading<Rulebook>(async (title, language) => {
  const response = await host().fetch(`/rulebook/${title || "core"}/${language}`);
  if (!response.ok) throw new Error(String(response.status));
  return read(await response.text());
});

export const titleOfRule = (id: string): string => ofMessage(id).title;
export const ruleText = (id: string): string | undefined => rulebook(titleOfRule(id))?.byId.get(id);
export const ruleLink = (title: string, id: string): string => `/rulebook/${title}#${id}`;

/** What the rulebook itself says is to be done: rules and their icons. Nothing until it has come. */
export const byTheBook = (rules: Record<string, string>): Doing[] =>
  Object.entries(rules).flatMap(([rule, icon]) => {
    const text = ruleText(rule);
    return text ? [{ text, icon }] : [];
  });
