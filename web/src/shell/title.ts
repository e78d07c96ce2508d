/** What a title adds to the shell: its board, pieces, panels, and how its events look on the way. */
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Act } from "./choices";
import type { TitleWords } from "./i18n";
import type { Due, Line, OptionInfo, Plain, TableEvent, Value } from "./protocol";
import type { Sound } from "./sounds";
import type { Table } from "./store";
import type { Tables } from "./vocabulary";

export type State = Record<string, Plain>;

export interface Tab {
  id: string;
  icon: string;
  label: string; // a message id
  Panel: FunctionComponent<{ table: Table }>;
}

/** Something that people do on the printed board. */
export interface Doing {
  text: string;
  icon?: string | null;
  picture?: ComponentChildren;
  heading?: boolean;
  main?: boolean; // what it is all about: read from two metres
  why?: ComponentChildren; // how the virtual opponent came to it, or a bot
}

/** Results of chance that belong together. */
export interface Group {
  name: string | null;
  icon?: string;
  acts: string[];
}

/** One thing that a newcomer learns at the table. Its text is the message `ui-<prefix>-learn-<id>`. */
export interface Lesson {
  id: string;
  /** Whether this is the moment for it: what is asked now, or has just been shown. */
  when(table: Table): boolean;
  /** What it points at: selectors, of which the first that is on the page is meant. */
  at(table: Table): string[];
  /** Whether the reader has done what it asks; without this it goes on by a button. */
  done?(table: Table): boolean;
  /** Taught whenever it comes up, and not counted. */
  aside?: boolean;
  /** Rather beside what it points at than below, because there is more of it below. */
  beside?: boolean;
}

/** A guided first game: a table like any other, and its lessons in order. */
export interface Course {
  options: Record<string, Value>;
  seats: string[];
  lessons: Lesson[];
}

/** What a side has gained so far. */
export interface Score {
  name: string;
  icon: string;
  colour: string; // as CSS writes it
  curve?: string; // the colour of its course in a graph, where another one is clearer
  points: number;
}

/** What tells whose seat is whose: before a game, in a list of games, or at its table. */
export interface Sitting {
  mode: string;
  seats: readonly unknown[];
  options?: Record<string, Value>;
  standing: State; // all that is known yet: nothing, what a list tells, or the state
}

/** How an option is settled that has too many values for a list. */
export interface OptionFieldProps {
  option: OptionInfo;
  seats: number; // how many play
  value: Value;
  onChange: (value: Value) => void;
}

export interface TitlePlay {
  id: string;
  icon: string;
  vocabulary: Tables;
  /** The words of its rules and of its board. */
  words: TitleWords;
  /** The address of its style sheet. */
  style: string;
  Board: FunctionComponent<{ table: Table }>;
  Hand: FunctionComponent<{ table: Table }>;
  Seats: FunctionComponent<{ table: Table }>;
  Inspector: FunctionComponent<{ table: Table; noun: string }>;
  Preview: FunctionComponent<{ table: Table; events: TableEvent[] }>;
  /** What stands where things are inspected while none is. */
  Idle?: FunctionComponent<{ table: Table }>;
  /** Options that are settled in a way of their own, by their ids. */
  options?: Record<string, FunctionComponent<OptionFieldProps>>;
  /** How a result of chance looks on a button. */
  Chip: FunctionComponent<{ table: Table; act: string }>;
  /** What is to be drawn or rolled at a real table, and for whom; by default the cause of the chance. */
  asks?(table: Table, due: Due): { what: string; why: string } | null;
  groups?(table: Table, due: Due): Group[];
  /** Whether all lies open on the printed table, so that people at one screen have nothing to hide from each other. */
  open?: boolean;
  /** Its own way to enter what came up at a real table and to tell what is to be done there. */
  real?: {
    Results: FunctionComponent<{ table: Table; due: Due }>;
    Doings: FunctionComponent<{ table: Table }>;
  };
  /** How the printed game is set up before anything is drawn. */
  prepare?(table: Table): Doing[];
  /** What an event means for the printed board; null when nothing is to be done. */
  doing?(table: Table, event: TableEvent, line: Line): Doing | null;
  /** Whether bots tell why they did something, as far as everybody may know. */
  reasons?: boolean;
  tabs(table: Table): Tab[];
  /** The state as it looks after an event: for showing events one by one and for previews, never the truth. */
  after(state: State, event: TableEvent): State;
  /** How long an event is shown, in units of the pace; 0 shows it together with the next one. With several numbers it
   * is shown in as many parts, and the state changes with the last. */
  weight(event: TableEvent, before: State, table: Table): number | readonly number[];
  /** What is said while a part of an event is shown; null leaves it to the event's own text. */
  says?(table: Table, event: TableEvent, part: number): { what: string; why: string; die?: number } | null;
  /** Nouns that need not be pointed at, because the rest of an act tells them or they can be chosen in words. */
  spares?(noun: string): boolean;
  /** Nouns of which equal ones lie side by side: each that an act takes is pointed at. */
  several?(noun: string): boolean;
  /** The acts that are meant by this one, in their order; by default it alone. */
  together?(table: Table, act: Act): readonly string[];
  /** Whether what an act would ask for next is shown before it is confirmed, and can be pointed at together with it. */
  looksAhead?(act: Act): boolean;
  /** How acts are called that differ in a verb or a spared noun alone; by default in full. */
  wayText?(act: Act): string | null;
  /** Whether seats are asked together, in secret, if they answer what happened: then they may leave standing orders. */
  answers?: boolean;
  /** What a question is about, in a role, in words: where orders with a condition can be left. */
  condition?(role: string, noun: string): string;
  /** The things of the reader's that are used without a question, unless it wants to be asked about them. */
  usual?(table: Table): readonly string[];
  /** Whether there is something to look over before an act ends what is going on; then the title shows it, and ends it
   * from there. */
  looksOver?(table: Table, act: Act): boolean;
  /** The act somebody may have meant who pointed at something that does not glow. */
  attempt(table: Table, noun: string): string | null;
  /** How a seat is marked. */
  seatMark(at: Sitting, seat: number): { icon: string; colour: string };
  /** The name of a seat, and of whom the virtual opponent plays. */
  seatName(at: Sitting, seat: number): string;
  /** What a previewed act comes to, in one line; null when there is nothing to say. */
  brief(table: Table): string | null;
  /** The score at the end and where it came from. */
  Standing?: FunctionComponent<{ table: Table }>;
  /** How to fetch its guided games, by their modes. */
  guided?: Record<string, () => Promise<Course>>;
  /** How to point at what is asked now; null leaves it to the shell. */
  hint?(table: Table): string | null;
  /** Which turn it is, from a state or from what a list tells of the standing of a game. */
  turn(state: State): number | null;
  /** How far the game is, where there is more to say than the number of the turn; likewise from either. */
  stage?(state: State): string | null;
  /** Whether events tell what the dice brought, so that the log need not tell every roll. */
  tellsRolls?: boolean;
  /** The event that begins a round, where none is called a turn. */
  round?: string;
  /** Whether an event begins a part of the log, besides those that begin a turn. */
  heads?(event: TableEvent): boolean;
  /** The points of all sides, always in the same order; likewise from either. */
  score(state: State, mode: string): Score[];
  icons(event: TableEvent): string | null;
  /** How an event sounds, for those who want sounds. */
  sound(event: TableEvent): Sound | null;
}
