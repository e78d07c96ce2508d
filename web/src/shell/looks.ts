/** Which lines of a log are still in force, how they fall into turns and moments, and how the table looked after each. */
import type { Line, TableEvent, View } from "./protocol";
import type { State, TitlePlay } from "./title";

export const REST = "rest"; // of a line that was cut in two
export const IN_FORCE = new Set(["act", "chance", "told"]);

/** A state as it is shown: with what follows from it, for events tell what comes of them in both. */
export const lookOf = ({ state, derived }: View): State => (derived ? { ...state, derived } : state);

export const beginsTurn = ({ event }: TableEvent): boolean => event.endsWith("-turn");

/** What begins a part of a log. */
export interface Heading {
  heading: string | null; // none before the first turn
  event: TableEvent | null; // that the heading tells
  at: number; // how many lines there were by then
}

export interface Moment {
  line: Line;
  seq: number | null; // how many lines there were by then; null in the middle of a line
}

/** One moment for each line; but where an opponent plays a turn of its own inside a line, that turn is a further one. */
export function momentsOf(lines: readonly Line[]): Moment[] {
  return lines.flatMap((line, n): Moment[] => {
    const turn = line.events.findIndex(beginsTurn);
    if (turn <= 0 || turn === line.events.length - 1) return [{ line, seq: n + 1 }];
    const rest: Line = { what: REST, events: line.events.slice(turn) };
    return [
      { line: { ...line, events: line.events.slice(0, turn) }, seq: null },
      { line: rest, seq: n + 1 },
    ];
  });
}

/** Whether a line takes others back: an undo, or a correction, which puts others in their place. */
export const takesBack = ({ what }: Line): boolean => what === "undo" || what === "correct";

/** Take back what an undo takes back, from those lines in force before it. */
function takeBack<T>(kept: T[], undo: Line, lineOf: (one: T) => Line): void {
  let first = kept.length;
  if (undo.back === undefined)
    first = kept.findLastIndex((one) => lineOf(one).what === "act" && lineOf(one).seat === undo.seat);
  else for (let left = undo.back; left > 0 && first > 0; ) if (IN_FORCE.has(lineOf(kept[--first]!).what)) left--;
  kept.length = Math.max(0, first);
}

/** The lines whose acts were not taken back. */
export function linesInForce(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (takesBack(line)) takeBack(kept, line, (one) => one);
    else kept.push(line);
  }
  return kept;
}

/** The lines that a correction has put others in the place of. */
export function linesCorrected(lines: readonly Line[]): ReadonlySet<Line> {
  const kept: Line[] = [];
  const gone = new Set<Line>();
  for (const line of lines) {
    const before = line.what === "correct" ? [...kept] : [];
    if (takesBack(line)) takeBack(kept, line, (one) => one);
    else kept.push(line);
    for (const one of before.slice(kept.length)) gone.add(one);
  }
  return gone;
}

/** The look at the beginning and after each line, reckoned from the events alone. */
export function looksOf(play: TitlePlay, first: State, lines: readonly Line[]): State[] {
  const looks = [first];
  const kept: { line: Line; look: State }[] = [];
  for (const line of lines) {
    if (takesBack(line)) takeBack(kept, line, (one) => one.line);
    const before = kept.at(-1)?.look ?? first;
    const look = line.events.reduce((state, event) => play.after(state, event), before);
    if (!takesBack(line)) kept.push({ line, look });
    looks.push(look);
  }
  return looks;
}
