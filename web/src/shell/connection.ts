/** The live connection of a table: says hello, resumes by sequence number, and sends again what was never answered. */
import { signal } from "@preact/signals";
import { updated } from "./patch";
import type { ChatMessage, Done, FromServer, Line, Refusal, StateMessage, TableInfo } from "./protocol";

export type Link = "connecting" | "open" | "lost";
export type Answer = { done: Done } | { refused: Refusal | null };

interface Pending {
  id: number;
  message: Record<string, unknown>;
  done: boolean; // a line of the log shows it, though its answer has not come
  settle: (answer: Answer) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const GONE = [4403, 4404]; // no such table, or no place at it: trying again is no use

const WHAT: Record<string, string[]> = {
  act: ["act"],
  resolve: ["chance"],
  undo: ["undo"],
  offer: ["offer"],
  answer: ["accept", "decline"],
  resign: ["resign"],
};

function shows(line: Line, message: Record<string, unknown>): boolean {
  const { type, seat, act } = message;
  if (!WHAT[String(type)]?.includes(line.what)) return false;
  return (act === undefined || line.act === act) && (type === "resolve" || line.seat === seat);
}

export class Connection {
  readonly link = signal<Link>("connecting");
  readonly gone = signal(false);
  private socket: WebSocket | null = null;
  private seats: number[] = [];
  private seq = 0;
  private last: StateMessage | null = null; // what the next update is about
  private lastId = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private greeted = false; // whether a state has come since the last hello
  private ended = false;
  private pending = new Map<number, Pending>();

  constructor(
    private readonly table: string,
    private readonly onState: (message: StateMessage) => void,
    private readonly onChat: (message: ChatMessage) => void,
    private readonly onTable: (message: TableInfo) => void,
    private readonly onGreeted: () => void,
  ) {
    addEventListener("online", this.hurry);
  }

  /** Look through these seats from now on; nothing of the seats before is asked for any more. */
  look(seats: number[]): void {
    this.seats = seats;
    this.seq = 0;
    this.gone.value = false;
    this.drop();
    this.open();
  }

  /** Show nothing until somebody looks again. */
  close(): void {
    this.drop();
    this.link.value = "connecting";
  }

  end(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    this.drop();
  }

  say(type: string, fields: Record<string, unknown>): Promise<Answer> {
    const id = ++this.lastId;
    return new Promise((settle) => {
      const pending = { id, message: { type, id, ...fields }, done: false, settle };
      this.pending.set(id, pending);
      if (this.greeted) this.send(pending.message);
    });
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
    for (const { settle } of this.pending.values()) settle({ refused: null });
    this.pending.clear();
  }

  private open(): void {
    if (this.ended) return;
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.greeted = false;
    this.last = null;
    socket.onopen = () => this.send({ type: "hello", seats: this.seats, since: this.seq });
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.greeted = false;
      if (GONE.includes(event.code)) {
        this.gone.value = true;
        return;
      }
      this.link.value = "lost";
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "state":
        this.see(message);
        break;
      case "update":
        if (this.last) this.see(updated(this.last, message));
        break;
      case "chat":
        this.onChat(message);
        break;
      case "table":
        this.onTable(message);
        break;
      case "done":
        this.settle(message.id, { done: message });
        break;
      case "refused":
        this.settle(message.id, { refused: message.refusal });
        break;
      case "malformed":
        if (message.id !== undefined) this.settle(message.id, { refused: null });
        break;
    }
  }

  private see(state: StateMessage): void {
    const first = !this.greeted;
    this.last = state;
    this.greeted = true;
    this.link.value = "open";
    this.wait = FIRST_WAIT;
    this.seq = state.seq;
    for (const pending of this.pending.values())
      pending.done ||= state.lines.some((line) => shows(line, pending.message));
    this.onState(state);
    if (first) {
      this.sayAgain();
      this.onGreeted();
    }
  }

  private settle(id: number, answer: Answer): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.settle(answer);
  }

  /** After a break: what the log shows was done though its answer was lost; the rest is said again. */
  private sayAgain(): void {
    for (const { id, message, done } of [...this.pending.values()]) {
      if (done) this.settle(id, { done: { type: "done", id } });
      else if (message["type"] === "chat")
        this.settle(id, { refused: null }); // better not at all than twice
      else this.send(message);
    }
  }

  private hurry = (): void => {
    if (this.link.value !== "lost" || this.socket || this.ended) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  };
}
