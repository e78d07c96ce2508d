/** Who hosts the tables: a server, or this device itself. Pages do not know which. */
import { signal, type Signal } from "@preact/signals";

/** A live connection to a table, as far as pages use a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export const OPEN = 1; // the state of a socket

/** What the host wants the reader to know, and what a press of its button does. */
export interface Word {
  says: "loading" | "elsewhere" | "room" | "broken";
  press?: () => void;
}

export interface Host {
  /** Whether nobody else can come: what needs other people is not offered. */
  readonly alone: boolean;
  readonly word: Signal<Word | null>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  live(table: string): Socket;
}

const served: Host = {
  alone: false,
  word: signal(null),
  fetch: (path, init) => fetch(path, init),
  live(table) {
    const address = new URL(`/api/tables/${encodeURIComponent(table)}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(address) as unknown as Socket;
  },
};

let chosen: Host = served;

export const host = (): Host => chosen;

/** Before anything is asked. */
export function playAt(other: Host): void {
  chosen = other;
}
