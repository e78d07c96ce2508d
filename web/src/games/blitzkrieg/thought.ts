/** How the virtual opponent finds its move: the steps it has taken so far, and what they leave in question. */
import { list, stepText, t, type Step } from "../../shell/i18n";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import { boardAt } from "./state";

const LAST_FOR_PLANS = 3; // up to here whole moves are looked for

export interface Thought {
  turn: number | null;
  steps: Step[]; // as far as they have been shown
  now: Step[]; // those being shown
  placed: TableEvent[];
  followed: TableEvent[]; // what came of it in the same turn
}

/** Whether a step settled something; the others are passed over quickly. */
export const telling = ({ step, met, kept, had, die }: Step): boolean =>
  die !== undefined || (met && (step <= LAST_FOR_PLANS || kept.length < had.length));

/** Steps that are shown together: one that settles something by itself, and runs of those that settle nothing. */
export function beats(steps: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last && !telling(step) && !telling(last[0]!) && last[0]!.level === step.level) last.push(step);
    else found.push([step]);
  }
  return found;
}

const traceOf = (event: TableEvent): Step[] => event.args["trace"] as unknown as Step[];

export const beatsOf = (event: TableEvent): Step[][] => beats(traceOf(event));

/** The latest thought, as far as it has been shown. */
export function thoughtOf(table: Table): Thought | null {
  const first = boardAt(table).sides[0];
  const news = table.news.value;
  let thought: Thought | null = null;
  let turn: number | null = null;
  let fresh = true;
  for (const event of table.events.value) {
    const { event: name, args } = event;
    if (name === "bk-turn") {
      turn = Number(args["turn"]);
      fresh = true;
    } else if (name === "bk-thought") {
      if (fresh || !thought) thought = { turn, steps: [], now: [], placed: [], followed: [] };
      fresh = false;
      const all = beatsOf(event);
      const shown = event === news ? all.slice(0, table.part.value + 1) : all;
      thought.now = event === news ? (shown.at(-1) ?? []) : [];
      thought.steps.push(...shown.flat());
    } else if (thought && !fresh) {
      if (name.startsWith("bk-placed") && args["side"] === first) thought.placed.push(event);
      else thought.followed.push(event);
    }
  }
  return thought;
}

/** What is still in question while it thinks: theatres, then spaces, then places of the row. */
export interface Question {
  theatres: Set<string>;
  spaces: Set<string>;
  places: Set<number>;
}

export function questionOf(table: Table): Question | null {
  if (table.news.value?.event !== "bk-thought") return null;
  const question: Question = { theatres: new Set(), spaces: new Set(), places: new Set() };
  for (const step of thoughtOf(table)?.steps ?? []) {
    if (step.kept.some((one) => one.startsWith("place "))) {
      const spaces = step.kept.flatMap((plan) => plan.split(", ").map((move) => move.split(" ")[2]!));
      question.spaces = new Set(spaces);
      question.theatres = new Set(spaces.map((space) => space.split("-")[0]!));
    } else if (step.level === "theatre" && step.kept.length) question.theatres = new Set(step.kept);
    else if (step.level === "space") question.spaces = new Set(step.kept);
    else if (step.level === "token")
      question.places = new Set(step.kept.map((one) => Number(/^row:(\d+)/.exec(one)?.[1])));
  }
  if (question.spaces.size) question.theatres = new Set([...question.spaces].map((space) => space.split("-")[0]!));
  return question;
}

/** What is said about the steps being shown. */
export function sayBeat(beat: readonly Step[]): { what: string; why: string; die?: number } {
  const [first] = beat;
  const last = beat.at(-1);
  if (!first || !last) return { what: "", why: "" };
  const why = t(`ui-bk-level-${first.step <= LAST_FOR_PLANS ? "plan" : first.level}`);
  if (first.die !== undefined) return { what: stepText("blitzkrieg", first), why, die: first.die };
  if (beat.length === 1) return { what: stepText("blitzkrieg", first), why };
  return { what: t("ui-bk-steps-none", { steps: list(beat.map(({ step }) => String(step))) }), why };
}
