/** Which message names which noun: the tables that every title keeps beside its texts, as sandtable/text reads them. */
import core from "../../../sandtable/kernel/locale/vocabulary.json";

/** A vocabulary as it is written down. */
export interface Tables {
  prefix: string;
  kinds: string[];
  composed: string[][];
  verbs: Record<string, string[]>;
}

export interface Vocabulary {
  title: string;
  prefix: string;
  kinds: string[];
  composed: [RegExp, string][];
  verbs: Record<string, string[]>;
}

function read(title: string, { prefix, kinds, composed, verbs }: Tables): Vocabulary {
  const patterns = composed.map(([pattern = "", message = ""]): [RegExp, string] => [
    new RegExp(`^${pattern.replaceAll("(?P<", "(?<")}$`), // a group is named in the way of Python
    message,
  ]);
  return { title, prefix, kinds, composed: patterns, verbs };
}

const CORE = read("", core);
/** The words of the shell itself; they come with the client. */
const SHELL = read("shell", { prefix: "ui", kinds: [], composed: [], verbs: {} });
const titles: Vocabulary[] = [];

export const addVocabulary = (title: string, tables: Tables): number => titles.push(read(title, tables));

export const ofTitle = (title: string): Vocabulary => titles.find((words) => words.title === title) ?? CORE;
/** Messages start with the prefix of their title; what the client adds to a title starts with "ui-" before that. */
export function ofMessage(id: string): Vocabulary {
  const own = id.startsWith("ui-");
  const name = own ? id.slice(3) : id;
  const starts = ({ prefix }: Vocabulary) => name.startsWith(`${prefix}-`) || name.startsWith(`${prefix}.`);
  return titles.find(starts) ?? (own ? SHELL : CORE);
}
