/** The puzzles of a title: which there are, whose day it is, and which were solved on this device. */
import { signal, type Signal } from "@preact/signals";
import { get } from "../shell/api";
import { reading } from "../shell/readings";

export interface Info {
  id: string;
  seat: number;
  theme: string;
  difficulty: number;
}

export const HARDEST = 5;
const DAY = 86_400_000;
const WEEK = 7;

/** Those of a title in the order of their days. */
export const puzzlesOf = reading<readonly Info[]>(async (title) => {
  const { puzzles } = await get<{ puzzles: Info[] }>(`/puzzles/${title}.json`);
  return puzzles;
});

export const puzzlePath = (title: string, id: string): string =>
  `/puzzles/${encodeURIComponent(title)}/${encodeURIComponent(id)}`;

/** Days since the beginning, alike everywhere. */
export const today = (): number => Math.floor(Date.now() / DAY);

export const ofDay = (all: readonly Info[], day: number): Info => all[day % all.length]!;

/** What comes after a puzzle: the next one that was not solved, or simply the next. */
export function following(all: readonly Info[], after: string, solved: ReadonlyMap<string, number>): Info {
  const at = all.findIndex(({ id }) => id === after) + 1;
  const turned = [...all.slice(at), ...all.slice(0, at)];
  return turned.find(({ id }) => !solved.has(id)) ?? turned[0]!;
}

/** The days of the last week, and whether the puzzle of each was solved. */
export function lastWeek(all: readonly Info[], solved: ReadonlyMap<string, number>) {
  const now = today();
  return Array.from({ length: WEEK }, (_, n) => {
    const day = now - WEEK + 1 + n;
    return { date: new Date(day * DAY), puzzle: ofDay(all, day), solved: solved.has(ofDay(all, day).id) };
  });
}

// what was solved, and with how many tries; 0: somebody was told

const nameOf = (title: string) => `sandtable.puzzles.${title}`;
const titles = new Map<string, Signal<ReadonlyMap<string, number>>>();

export function solvedIn(title: string): Signal<ReadonlyMap<string, number>> {
  let solved = titles.get(title);
  if (!solved) {
    solved = signal(read(title));
    titles.set(title, solved);
  }
  return solved;
}

function read(title: string): ReadonlyMap<string, number> {
  try {
    const kept = (localStorage.getItem(nameOf(title)) ?? "").split(" ").filter(Boolean);
    return new Map(kept.map((one) => [one.split(":")[0]!, Number(one.split(":")[1])]));
  } catch {
    return new Map(); // storage is switched off: what was solved is known as long as the page is open
  }
}

/** The first time counts. */
export function markSolved(title: string, id: string, tries: number): void {
  const solved = solvedIn(title);
  if (solved.peek().has(id)) return;
  solved.value = new Map(solved.peek()).set(id, tries);
  try {
    localStorage.setItem(nameOf(title), [...solved.value].map(([one, count]) => `${one}:${count}`).join(" "));
  } catch {
    // see above
  }
}
