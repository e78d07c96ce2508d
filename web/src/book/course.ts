/** The course of a title: its lessons, and which tasks somebody has done on this device. */
import { signal, type Signal } from "@preact/signals";
import { get } from "../shell/api";
import { reading } from "../shell/readings";

export interface Lesson {
  id: string;
  name: string;
  words: string;
  examples: string[]; // the tasks
}

/** The lessons of a title in their order. */
export const courseOf = reading<readonly Lesson[]>(async (title, language) => {
  const { lessons } = await get<{ lessons: Lesson[] }>(`/rulebook/${title}/${language}/course`);
  return lessons;
});

export const coursePath = (title: string): string => `/course/${encodeURIComponent(title)}`;

export const taskPath = (title: string, lesson: string, example: string): string =>
  `${coursePath(title)}/${encodeURIComponent(lesson)}/${encodeURIComponent(example)}`;

const nameOf = (title: string) => `sandtable.course.${title}`;
const titles = new Map<string, Signal<ReadonlySet<string>>>();

/** The tasks that were done. */
export function doneIn(title: string): Signal<ReadonlySet<string>> {
  let done = titles.get(title);
  if (!done) {
    done = signal(read(title));
    titles.set(title, done);
  }
  return done;
}

function read(title: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(nameOf(title)) ?? "").split(" ").filter(Boolean));
  } catch {
    return new Set(); // storage is switched off: progress lasts as long as the page
  }
}

export function markDone(title: string, example: string): void {
  const done = doneIn(title);
  if (done.peek().has(example)) return;
  done.value = new Set(done.peek()).add(example);
  try {
    localStorage.setItem(nameOf(title), [...done.value].join(" "));
  } catch {
    // see above
  }
}

export const isDone = (lesson: Lesson, done: ReadonlySet<string>): boolean =>
  lesson.examples.every((example) => done.has(example));

/** What somebody who learns a title does next: the word for it, and where. */
export function onwards(
  title: string,
  lessons: readonly Lesson[],
  done: ReadonlySet<string>,
  puzzles: boolean,
): { word: string; path: string } {
  const begun = lessons.some(({ examples }) => examples.some((example) => done.has(example)));
  if (!begun) return { word: "ui-begin", path: coursePath(title) };
  const next = lessons.find((lesson) => !isDone(lesson, done));
  if (next) return { word: "ui-course-on", path: taskPath(title, next.id, goesOnWith(next, done)) };
  return puzzles
    ? { word: "ui-puzzles", path: `/puzzles/${encodeURIComponent(title)}` }
    : { word: "ui-course-again", path: coursePath(title) };
}

/** Where a lesson goes on: its first task that was not done, or the first of all. */
export const goesOnWith = (lesson: Lesson, done: ReadonlySet<string>): string =>
  lesson.examples.find((example) => !done.has(example)) ?? lesson.examples[0]!;

/** What comes after a task: the next one of the lesson, or the first of the next lesson; null after the last. */
export function following(
  lessons: readonly Lesson[],
  lesson: Lesson,
  example: string,
): { lesson: Lesson; example: string } | null {
  const within = lesson.examples[lesson.examples.indexOf(example) + 1];
  if (within) return { lesson, example: within };
  const next = lessons[lessons.indexOf(lesson) + 1];
  return next ? { lesson: next, example: next.examples[0]! } : null;
}
