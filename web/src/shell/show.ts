/** What happened is shown one thing after the other, at the pace the reader has chosen; the truth may be further on. */
import { computed, signal } from "@preact/signals";
import type { Line, TableEvent } from "./protocol";
import { calmly, pace } from "./settings";
import type { Table } from "./store";
import type { State } from "./title";

const UNIT = { off: 0, fast: 280, calm: 650, slow: 1500 };
const STILL_UNIT = 500; // without motion there is more to read in a still picture

/** Of an event, or of a part of it. */
interface Frame {
  state: State;
  event: TableEvent;
  part: number; // of those in which the event is shown
  weight: number;
  events: number; // how many have been shown by then
  lines: number;
}

export class Show {
  /** Whether there is something to read before more is shown. */
  readonly held = signal(false);
  private readonly frame = signal<Frame | null>(null);
  private frames: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  readonly running = computed(() => this.frame.value !== null);
  readonly news = computed<TableEvent | null>(() => this.frame.value?.event ?? null);
  readonly part = computed(() => this.frame.value?.part ?? 0);
  /** As the table looks meanwhile. */
  readonly state = computed<State | null>(() => this.frame.value?.state ?? null);
  /** How many lines and events have been shown; undefined is all of them. */
  readonly lines = computed(() => this.frame.value?.lines);
  readonly events = computed(() => this.frame.value?.events);

  /** The newest lines, from the state before them on; `events` is how many were told before. */
  tell(from: State, lines: readonly Line[], events: number): void {
    if (pace.value === "off") return;
    const { play } = this.table;
    let state = from;
    let told = events;
    let shown = this.table.lines.value.length - lines.length;
    for (const line of lines) {
      shown++;
      for (const event of line.events) {
        const before = state;
        state = play.after(state, event);
        told++;
        const weights = [play.weight(event, before, this.table)].flat();
        weights.forEach((weight, part) => {
          const look = part === weights.length - 1 ? state : before;
          if (weight > 0) this.frames.push({ state: look, event, part, weight, events: told, lines: shown });
        });
      }
    }
    if (!this.running.value) this.next();
  }

  private next = (): void => {
    if (pace.value === "off") return this.skip();
    this.frame.value = this.frames.shift() ?? null;
    if (this.frame.value) this.timer = setTimeout(() => this.held.peek() || this.next(), this.time);
  };

  /** What was to be read has been read. */
  release(): void {
    this.held.value = false;
    clearTimeout(this.timer);
    if (this.running.value) this.next();
  }

  /** How long what is being shown stays, in milliseconds. */
  get time(): number {
    const unit = calmly.matches ? Math.max(UNIT[pace.value], STILL_UNIT) : UNIT[pace.value];
    return unit * (this.frame.value?.weight ?? 0);
  }

  skip(): void {
    this.end();
    this.held.value = false;
    this.frames = [];
    this.frame.value = null;
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
