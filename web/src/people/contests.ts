/** Requests about tournaments. */
import { get, post, type WantedClock } from "../shell/api";
import type { Plain } from "../shell/protocol";

export interface Listed {
  id: string;
  name: string;
  title: string;
  kind: "robin" | "swiss";
  rounds: number;
  round: number;
  over: boolean;
  begins: number;
  people: number;
}

export interface Place {
  entrant: number;
  name: string;
  you: boolean;
  gone: boolean;
  score: number;
  opposition: number;
  games: number;
}

export interface Meeting {
  round: number;
  first: number;
  second: number | null;
  table: string | null;
  score: number | null;
}

export interface Tournament extends Listed {
  mode: string;
  clock: Required<WantedClock>;
  host: boolean;
  entered: boolean;
  places: Place[];
  meetings: Meeting[];
}

const at = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;
export const list = async () => (await get<{ tournaments: Listed[] }>("/api/tournaments")).tournaments;
export const one = (id: string) => get<Tournament>(at(id));
export const make = (wish: Record<string, Plain>) => post<Tournament>("/api/tournaments", wish);
export const enter = (id: string, wanted: boolean) => post<unknown>(`${at(id)}/enter`, { enter: wanted });
export const begin = (id: string) => post<unknown>(`${at(id)}/begin`, {});
