/** The war turn by turn: how it stood when each calendar turn was over, fetched from the server as the seat may see it. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import * as api from "../../../shell/api";
import type { TableEvent } from "../../../shell/protocol";
import type { Table } from "../../../shell/store";
import { turnsOf, VICTORY, zoneOf } from "../data";
import { position, type Position } from "../state";

/** A calendar turn, and the line of the log with which it was over; null for the one that is played. */
export interface Chapter {
  date: string;
  seq: number | null;
  events: readonly TableEvent[];
}

const AT_ONCE = 2; // requests under way
const AGAIN = 2_000; // milliseconds after a refusal

export class History {
  readonly chapters: ReadonlySignal<readonly Chapter[]>;
  private readonly known = signal<ReadonlyMap<number, Position>>(new Map());
  private readonly asked = new Set<number>();
  private wanted = 0;

  constructor(private readonly table: Table) {
    this.chapters = computed(() => chaptersOf(table));
  }

  /** How it stood when a turn was over; null until it is known. */
  at(place: number): Position | null {
    const chapter = this.chapters.value[place];
    if (!chapter) return null;
    if (chapter.seq === null) return this.table.state.value && position(this.table.state.value);
    return this.known.value.get(chapter.seq) ?? null;
  }

  /** Fetch all that is missing, beginning with what is nearest to where somebody looks. */
  fetch(place: number): void {
    this.wanted = place;
    while (this.asked.size < AT_ONCE) {
      const seq = this.nearest();
      if (seq === null) return;
      void this.ask(seq);
    }
  }

  private nearest(): number | null {
    const missing = this.chapters
      .peek()
      .map(({ seq }, place) => ({ seq, far: Math.abs(place - this.wanted) }))
      .filter(({ seq }) => seq !== null && !this.known.peek().has(seq) && !this.asked.has(seq))
      .sort((a, b) => a.far - b.far);
    return missing[0]?.seq ?? null;
  }

  private async ask(seq: number): Promise<void> {
    this.asked.add(seq);
    try {
      const past = await api.viewAt(this.table.id, this.table.seat.value, seq);
      this.known.value = new Map(this.known.peek()).set(seq, position(past.view.state));
    } catch {
      await new Promise((go) => setTimeout(go, AGAIN)); // the server asked for patience
    }
    this.asked.delete(seq);
    this.fetch(this.wanted);
  }
}

const histories = new WeakMap<Table, Map<number | null, History>>();

/** What one seat may know of the past of a table. */
export function historyOf(table: Table): History {
  const seats = histories.get(table) ?? new Map<number | null, History>();
  histories.set(table, seats);
  const found = seats.get(table.seat.value) ?? new History(table);
  seats.set(table.seat.value, found);
  return found;
}

/** The calendar turns that the log tells of after so many lines, the one that it begins in first. */
export function datesOf(table: Table, lines: number): string[] {
  const { all } = turnsOf(table.info.value?.mode ?? "");
  const told = [...table.opening.value, ...table.lines.value.flatMap(({ events }) => events)].find(beginsTurn);
  const now = String(table.message.value?.view.state["date"] ?? "");
  const first = told ? (all[all.indexOf(String(told.args["date"])) - 1] ?? now) : now;
  const since = table.lines.value.slice(0, lines).flatMap(({ events }) => events);
  return [first, ...[...table.opening.value, ...since].filter(beginsTurn).map(({ args }) => String(args["date"]))];
}

const beginsTurn = ({ event }: TableEvent): boolean => event === "gw-calendar-turn";

function chaptersOf(table: Table): Chapter[] {
  const kept = new Set(table.inForce.value);
  let date = datesOf(table, 0)[0]!;
  let events: TableEvent[] = [];
  const found: Chapter[] = [];
  const read = (told: readonly TableEvent[], seq: number) => {
    for (const event of told) {
      if (!beginsTurn(event)) {
        events.push(event);
        continue;
      }
      found.push({ date, seq, events });
      date = String(event.args["date"]);
      events = [];
    }
  };
  read(table.opening.value, 0);
  for (const [n, line] of table.lines.value.entries()) if (kept.has(line)) read(line.events, n + 1);
  return [...found, { date, seq: null, events }];
}

// what a turn is remembered by

const WEIGHTS: Record<string, number> = {
  "gw-surrender": 90,
  "gw-france-reborn": 85,
  "gw-capital-lost": 80,
  "gw-spain-decided": 60,
  "gw-war": 50,
  "gw-evolved": 45,
  "gw-objective-met": 40,
  "gw-joined": 30,
  "gw-signed-pact": 20,
};
const CITY = 70;
const ZONE = 2;

export interface Deed {
  event: TableEvent;
  weight: number;
  nation: string;
}

/** What happened in a turn, the weightiest first. */
export function deedsOf({ events }: Chapter): Deed[] {
  return events
    .flatMap((event): Deed[] => {
      const zone = String(event.args["zone"] ?? "");
      const took = event.event === "gw-captured" || event.event === "gw-annexed";
      const weight = took ? (VICTORY.has(zone) ? CITY : ZONE + (zoneOf(zone)?.ipp ?? 0)) : (WEIGHTS[event.event] ?? 0);
      return weight ? [{ event, weight, nation: String(event.args["nation"] ?? "") }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
}
