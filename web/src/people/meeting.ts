/** Requests of people who look for others. */
import { get, post, type WantedClock } from "../shell/api";
import type { Plain, SeatInfo } from "../shell/protocol";
import type { Lang } from "../shell/settings";

export interface OpenTable {
  table: string;
  title: string;
  mode: string;
  seats: Omit<SeatInfo, "mine">[];
  yours: boolean;
  language: Lang;
  clock: Required<WantedClock> | null;
  created: number;
  rated: boolean;
  ratings: (number | null)[];
}

/** Which tables somebody wants to see; the server leaves out the others. */
export interface Look {
  title?: string;
  pace?: "live" | "days";
  fits?: Lang;
  near?: "true";
}

/** ``strengths`` are one's own ratings, by title. */
export interface Lobby {
  tables: OpenTable[];
  strengths: Record<string, number>;
}

export const lobby = (look: Look) => get<Lobby>(`/api/lobby?${new URLSearchParams(look as Record<string, string>)}`);
export const joinTable = (table: string, seat: number | null) =>
  post<unknown>(`/api/tables/${encodeURIComponent(table)}/join`, seat === null ? {} : { seat });
export const pair = (title: string, clock: WantedClock | null, language: Lang, rated: boolean) =>
  post<{ table: string; met: boolean }>("/api/lobby/pair", { title, clock, language, rated } as unknown as Plain);
