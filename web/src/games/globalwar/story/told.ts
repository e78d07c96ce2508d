/** What happened while the reader was away, as the server tells it, and since when they were. */
import { get } from "../../../shell/api";
import type { Line, TableEvent } from "../../../shell/protocol";
import type { Table } from "../../../shell/store";
import { seatOf } from "../state";

export interface Headline {
  mood: -1 | 0 | 1;
  who: string;
  what: TableEvent;
  figure: number;
  unit: string;
  more: TableEvent[];
  places: string[];
}

export interface TurnTold {
  seat: number;
  who: string;
  deeds: TableEvent[];
  lost: number;
  beaten: number;
}

export interface Report {
  since: number;
  seq: number;
  figures: { name: string; before: number; after: number; better: -1 | 1 }[];
  headlines: Headline[];
  turns: TurnTold[];
}

/** Without a line to begin after, what the reader did last. */
export function askReport(id: string, seat: number | null, since: number | null): Promise<Report> {
  const asked = new URLSearchParams();
  if (seat !== null) asked.set("seat", String(seat));
  if (since !== null) asked.set("since", String(since));
  return get<Report>(`/api/tables/${encodeURIComponent(id)}/report?${asked}`);
}

/** The lines before others had their turns after the reader's last one: what is answered in their turns ends nothing. */
export function sinceOwnTurn(table: Table): number | null {
  const turns = table.lines.value.flatMap(({ events }, line) =>
    events
      .filter(({ event }) => event === "gw-player-turn")
      .map(({ args }) => ({ line, mine: seatOf(table, String(args["nation"])) === table.seat.value })),
  );
  const last = turns.findLastIndex(({ mine }) => !mine);
  const before = turns.slice(0, Math.max(0, last)).findLastIndex(({ mine }) => mine);
  return turns[before + 1]?.line ?? null;
}

// coming back

/** When the reader last left, and how much of the log they had read by then. */
export interface Visit {
  seq: number;
  at: number; // milliseconds
}

const AWAY = 10 * 60_000; // who is gone for less only looked elsewhere

/** The visit that the reader comes back from, when others have had turns since; null for who was here all the time. */
export async function awaySince(table: Table): Promise<Visit | null> {
  const path = `/api/tables/${encodeURIComponent(table.id)}/missed?seat=${table.seat.value}`;
  const { lines, left } = await get<{ lines: number | null; left: number | null }>(path);
  if (lines === null || left === null || Date.now() - left * 1000 < AWAY) return null;
  return hasTurns(table.lines.value.slice(lines)) ? { seq: lines, at: left * 1000 } : null;
}

const hasTurns = (lines: readonly Line[]): boolean =>
  lines.some(({ events }) => events.some(({ event }) => event === "gw-player-turn"));
