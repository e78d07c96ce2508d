/** Text is data: message ids with arguments, rendered from the same .ftl files as in Python (sandtable/text). */
import { FluentBundle, FluentNone, FluentNumber, FluentResource, type FluentFunction } from "@fluent/bundle";
import { signal } from "@preact/signals";
import core from "our-words/core";
import { host } from "./host";
import type { Plain, Refusal, TableEvent, Value } from "./protocol";
import { lang, type Lang } from "./settings";
import { ofMessage, ofTitle } from "./vocabulary";

const LOCALES: Record<Lang, string> = { en: "en-GB", cs: "cs", pl: "pl" };
/** Addresses of texts, one for each language. */
export type Words = Record<Lang, string>;
/** Words that are fetched when one of them is first said, and how the ids of their messages begin. */
export interface LateWords {
  starts: string[];
  words: Words;
}
/** The words of a title's rules and of its board: what a table says at first sight, what is rarely said, and the nouns
 * with all their cases, of which there are many. */
export interface TitleWords {
  first: Words;
  late?: LateWords;
  forms?: LateWords;
}
const words: Words[] = [core.first];
const PLAIN = "nom"; // the case of a name that stands alone
const HIDDEN = "?";
const LONGEST = 2000;

type Argument = string | number | FluentNumber;
type Arguments = Record<string, Plain | undefined>;

class Language {
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;
  private readonly learned = new Map<Words, Promise<void>>();
  private readonly came = new Set<Words>();
  private prefix = "core"; // of the message being rendered, so that NOUN() knows whose nouns are meant

  constructor(readonly code: Lang) {
    const functions: Record<string, FluentFunction> = {
      NOUN: ([noun], { case: form }) => {
        if (typeof noun !== "string") return noun ?? new FluentNone("NOUN");
        return this.named(noun, typeof form === "string" ? form : PLAIN, this.prefix);
      },
      SIGN: ([number]) =>
        number instanceof FluentNumber
          ? ["minus", "zero", "plus"][Math.sign(number.value) + 1]!
          : new FluentNone("SIGN"),
      ABS: ([number]) =>
        number instanceof FluentNumber ? new FluentNumber(Math.abs(number.value)) : new FluentNone("ABS"),
    };
    this.bundle = new FluentBundle(LOCALES[code], { functions, useIsolating: false });
    this.lists = new Intl.ListFormat(LOCALES[code], { type: "conjunction" });
  }

  /** Fetch words, once; what is there already is put in the place of what came before. */
  learn(words: Words): Promise<void> {
    let learning = this.learned.get(words);
    if (!learning) {
      learning = text(words[this.code]).then((source) => {
        this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
        this.came.add(words);
        fetched.value++;
      });
      this.learned.set(words, learning);
      learning.catch(() => this.learned.delete(words));
    }
    return learning;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, args: Arguments): string {
    if (!this.has(id) && this.awaits(late, id)) return "";
    const prefix = ofMessage(id).prefix;
    const ready: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(args)) ready[name] = this.argument(value, prefix);
    return this.format(id, "", ready, prefix);
  }

  /** Whether a message is on its way; what reads it is drawn again when it is there. */
  private awaits(parts: readonly LateWords[], id: string): boolean {
    const words = partOf(parts, id);
    if (!words || this.came.has(words)) return false;
    void fetched.value;
    void this.learn(words).catch(() => undefined); // it is asked for again when it is said again
    return true;
  }

  /** Ends when a message is there, or cannot be had. */
  async expects(id: string): Promise<void> {
    const words = partOf(late, id);
    if (words) await this.learn(words).catch(() => undefined);
  }

  /** Whether there is such a message, here already or on its way. */
  knows(id: string): boolean {
    return this.has(id) || this.awaits(late, id);
  }

  /** The message with a form of its own, such as a case; the plain one where it has no such form. */
  private format(id: string, form: string, args: Record<string, Argument>, prefix: string): string {
    const message = this.bundle.getMessage(id);
    if (form && form !== PLAIN && message && !message.attributes[form]) this.awaits(forms, id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (pattern === undefined || pattern === null) return id;
    const outer = this.prefix;
    this.prefix = prefix;
    try {
      return this.bundle.formatPattern(pattern, args, []);
    } finally {
      this.prefix = outer;
    }
  }

  private argument(value: Plain | undefined, prefix: string): Argument {
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return value ? "true" : "false";
    if (typeof value === "string") return value.length <= LONGEST ? value : `${value.slice(0, LONGEST)}…`;
    if (Array.isArray(value)) {
      const texts = value.filter((item): item is string => typeof item === "string");
      return texts.length ? this.list(texts.map((text) => this.named(text, PLAIN, prefix))) : value.length;
    }
    return "";
  }

  named(noun: string, form: string, prefix: string): string {
    const words = ofMessage(`${prefix}-`);
    for (const [pattern, message] of words.composed) {
      const groups = pattern.exec(noun)?.groups;
      if (groups) {
        const parts: Record<string, Argument> = {};
        for (const [name, part] of Object.entries(groups)) parts[name] = numberOr(part);
        return this.format(message, form, parts, prefix);
      }
    }
    const id = (noun === HIDDEN ? "hidden" : noun).replaceAll(":", "-");
    for (const kind of words.kinds) {
      const message = `${prefix}-${kind}-${id}`;
      if (this.has(message)) return this.format(message, form, {}, prefix);
    }
    return noun;
  }

  list(items: string[]): string {
    return this.lists.format(items);
  }
}

const numberOr = (text: string): string | number => (/^[0-9]+$/.test(text) ? Number(text) : text);

/** The language in use. Components that read it through these functions are drawn again when it changes. */
const current = signal<Language | null>(null);
const loaded = new Map<Lang, Language>();

export const ready = () => current.value !== null;

async function text(address: string): Promise<string> {
  const response = await host().fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

const late: LateWords[] = core.late ? [core.late] : [];
const forms: LateWords[] = [];
const fetched = signal(0); // how often words have come

const partOf = (parts: readonly LateWords[], id: string): Words | undefined =>
  parts.find(({ starts }) => starts.some((start) => id.startsWith(start)))?.words;

export function addWords(title: TitleWords): Promise<void> {
  if (title.late) late.push(title.late);
  if (title.forms) forms.push(title.forms);
  return learn(title.first);
}

/** More words. They are there, in the language in use, when this has ended. */
export async function learn(...more: Words[]): Promise<void> {
  words.push(...more);
  let heard: Language | null;
  do {
    heard = current.value;
    if (heard) await learnAll(heard);
  } while (heard !== current.value);
}

async function learnAll(language: Language): Promise<void> {
  let known: number;
  do {
    known = words.length;
    await Promise.all(words.map((one) => language.learn(one)));
  } while (known < words.length);
}

export async function speak(code: Lang): Promise<void> {
  const language = loaded.get(code) ?? new Language(code);
  loaded.set(code, language);
  await learnAll(language);
  current.value = language;
  lang.value = code;
  document.documentElement.lang = code;
}

function language(): Language {
  const found = current.value;
  if (!found) throw new Error("no language yet");
  return found;
}

export const t = (id: string, args: Arguments = {}): string => language().say(id, args);
/** What is said once and not drawn again: it waits for its words; where they cannot be had, the server is away. */
export async function told(id: string, args: Arguments = {}): Promise<string> {
  await language().expects(id);
  return t(id, args) || t("ui-server-lost");
}
export const has = (id: string): boolean => language().knows(id);
export const noun = (title: string, name: string, form = PLAIN): string =>
  language().named(name, form, ofTitle(title).prefix);
/** The language in use as the browser's own formats know it. */
export const locale = (): string => LOCALES[language().code];
export const list = (items: string[]): string => language().list(items);

/** A name that begins a line or stands alone. */
export function capital(name: string): string {
  const first = name.codePointAt(0);
  if (first === undefined) return name;
  const letter = String.fromCodePoint(first);
  return letter.toLocaleUpperCase(language().code) + name.slice(letter.length);
}

export function eventText(event: TableEvent): string {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(event.args)) args[name] = value === HIDDEN ? "hidden" : value;
  return t(event.event, args);
}

export function actText(title: string, act: string): string {
  const [verb = "", ...nouns] = act.split(" ");
  for (const words of [ofTitle(title), ofTitle("")]) {
    const names = words.verbs[verb];
    if (!names) continue;
    const spoken = nouns.map((noun) => (noun === HIDDEN ? "hidden" : numberOr(noun)));
    const args: Arguments = {};
    names.forEach((name, n) => {
      if (name.endsWith("*")) args[name.slice(0, -1)] = spoken.slice(n);
      else args[name] = spoken[n] ?? "none";
    });
    return t(`${words.prefix}-act-${verb}`, args);
  }
  return act;
}

export const refusalText = (refusal: Refusal): string => t(refusal.message, refusal.args);

export function optionValue(title: string, option: string, value: Value): string {
  const start = `${ofTitle(title).prefix}-option-${option}`;
  return has(`${start}-${value}`) ? t(`${start}-${value}`) : t(`${start}-value`, { value });
}

export interface Step {
  step: number;
  level: string;
  had: string[];
  kept: string[];
  met: boolean;
  die?: number;
}

/** One step of a thought of a virtual opponent: what was asked and what it left. */
export function stepText(title: string, step: Step): string {
  const { prefix } = ofTitle(title);
  const plan = (candidate: string) => list(candidate.split(", ").map((part) => noun(title, part)));
  const args: Arguments = {
    step: step.step,
    heading: t(`${prefix}-step-${step.step}`),
    kept: list(step.kept.map(plan)),
  };
  if (step.die !== undefined) return t(`${prefix}-trace-die`, { ...args, die: step.die });
  if (!step.met) return t(`${prefix}-trace-${step.kept.length ? "unmet" : "no-plan"}`, args);
  const told = step.kept.length === 1 || step.kept.join() !== step.had.join();
  return t(`${prefix}-trace-${told ? "kept" : "all"}`, args);
}
