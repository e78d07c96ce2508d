/** The titles on the shelf: what is known of a title before its box is opened, and all of it when that has been fetched. */
import { signal } from "@preact/signals";
import { addWords } from "./i18n";
import type { TitlePlay } from "./title";
import { addVocabulary } from "./vocabulary";

export interface Box {
  id: string;
  /** The game that one click begins: bots or a virtual opponent in the other seats. */
  quick: { mode: string; seats: string[] };
  /** Its guided first games: their modes, and the message ids of what they are called; the first is for newcomers. */
  guided: readonly { mode: string; label: string }[];
  open(): Promise<TitlePlay>;
}

const boxes = new Map<string, Box>();
const opening = new Map<string, Promise<TitlePlay>>();
const opened = signal<ReadonlyMap<string, TitlePlay>>(new Map());

export function stock(all: readonly Box[]): void {
  for (const box of all) boxes.set(box.id, box);
}

export const boxOf = (title: string): Box | undefined => boxes.get(title);

/** All of a title, with its words; null when it has no board here. */
export async function take(title: string): Promise<TitlePlay | null> {
  const box = boxes.get(title);
  if (!box) return null;
  let play = opening.get(title);
  if (!play) {
    play = unpack(box);
    opening.set(title, play);
    play.catch(() => opening.delete(title)); // it may be asked for again
  }
  return play;
}

async function unpack(box: Box): Promise<TitlePlay> {
  const play = await box.open();
  await addWords(play.words);
  addVocabulary(play.id, play.vocabulary);
  opened.value = new Map(opened.value).set(play.id, play);
  return play;
}

const styles = new Map<string, HTMLLinkElement>();
let worn: string | null = null; // the title in whose style pages are drawn

function dress(title: string | null): void {
  worn = title;
  for (const [id, link] of styles) link.disabled = id !== worn;
}

/** Draw pages in the style of this title or part of the house, and of no other: each is written as if it were alone. */
export async function wear(play: Pick<TitlePlay, "id" | "style">): Promise<void> {
  dress(play.id);
  if (!styles.has(play.id)) styles.set(play.id, await linked(play.style));
  dress(worn); // somebody may have gone elsewhere meanwhile
}

/** Elsewhere than at a table no title has a say in how things look. */
export const undress = (): void => dress(null);

const laid = new Map<string, Promise<HTMLLinkElement>>();

/** A style sheet beside the one that is worn, for a part of the page whose rules hold nowhere else. */
export function lay(style: string): Promise<HTMLLinkElement> {
  let link = laid.get(style);
  if (!link) {
    link = linked(style);
    laid.set(style, link);
    link.catch(() => laid.delete(style));
  }
  return link;
}

function linked(address: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      reject(new Error(address));
    };
    document.head.append(link);
  });
}

/** A title if its box is open already; if not, it is opened meanwhile, and what reads this is drawn again. */
export function opens(title: string): TitlePlay | undefined {
  const play = opened.value.get(title);
  if (!play) void take(title).catch(() => undefined);
  return play;
}
