/** What a title adds to the shell: its board, pieces, panels, and how its events look on the way. */
import type { FunctionComponent } from "preact";
import type { Plain, TableEvent } from "./protocol";
import type { Sound } from "./sounds";
import type { Table } from "./store";

export type State = Record<string, Plain>;

export interface Tab {
  id: string;
  icon: string;
  label: string; // a message id
  Panel: FunctionComponent<{ table: Table }>;
}

/** What a side has gained so far. */
export interface Score {
  name: string;
  icon: string;
  colour: string; // as CSS writes it
  points: number;
}

export interface TitlePlay {
  id: string;
  icon: string;
  Board: FunctionComponent<{ table: Table }>;
  Hand: FunctionComponent<{ table: Table }>;
  Seats: FunctionComponent<{ table: Table }>;
  Inspector: FunctionComponent<{ table: Table; noun: string }>;
  Preview: FunctionComponent<{ table: Table; events: TableEvent[] }>;
  /** How a result of chance looks on a button. */
  Chip: FunctionComponent<{ table: Table; act: string }>;
  tabs(table: Table): Tab[];
  /** The state as it looks after an event: for showing events one by one and for previews, never the truth. */
  after(state: State, event: TableEvent): State;
  /** How long an event is shown, in units of the pace; 0 shows it together with the next one. */
  weight(event: TableEvent, seat: number | null, table: Table): number;
  /** The act somebody may have meant who pointed at something that does not glow. */
  attempt(table: Table, noun: string): string | null;
  /** The game that one click begins: bots or a virtual opponent in the other seats. */
  quick: { mode: string; seats: string[] };
  /** How a seat is marked. */
  seatMark(mode: string, seat: number): { icon: string; colour: string };
  /** The name of a seat, and of whom the virtual opponent plays. */
  seatName(mode: string, seat: number): string;
  /** What a previewed act comes to, in one line; null when there is nothing to say. */
  brief(table: Table): string | null;
  /** Which turn it is, from a state or from what a list tells of the standing of a game. */
  turn(state: State): number | null;
  /** The points of all sides, always in the same order; likewise from either. */
  score(state: State, mode: string): Score[];
  icons(event: TableEvent): string | null;
  /** How an event sounds, for those who want sounds. */
  sound(event: TableEvent): Sound | null;
}
