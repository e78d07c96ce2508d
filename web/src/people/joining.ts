/** Requests about the code by which phones join a real table. */
import * as api from "../shell/api";

/** The code as a screen shows it, and for how many seconds it works unless it is asked for again. */
export interface Shown {
  code: string;
  seconds: number;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const showCode = (table: string, anew = false) => api.post<Shown>(`${at(table)}/code`, { anew });

export const findTable = async (code: string) => (await api.post<{ table: string }>("/api/join", { code })).table;

export const sitDown = (table: string, code: string, seats: number[]) =>
  api.byAnyName(() => api.post<unknown>(`${at(table)}/sit-by-code`, { code, seats }));
