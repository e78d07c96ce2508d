/** The live connection of a table: says hello, notices when it is dead, resumes, and sends again what was never answered. */
import { signal, type Signal } from "@preact/signals";
import { host, OPEN, type Socket } from "./host";
import { updated } from "./patch";
import type { ChatMessage, DeniedMessage, Done, FromServer, Refusal, StateMessage, TableInfo } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "busy";
export type Answer = { done: Done } | { refused: Refusal | null };

/** What is told by whoever hosts a table. */
export interface Hears {
  state(message: StateMessage): void;
  chat(message: ChatMessage): void;
  table(message: TableInfo): void;
  /** The first state since a hello has come. */
  greeted(): void;
}

/** How a page speaks with the host of a table. */
export interface Wire {
  readonly link: Signal<Link>;
  readonly gone: Signal<boolean>;
  /** How many acts (and other things that are done once) were said and not answered yet. */
  readonly waiting: Signal<number>;
  /** Look through these seats from now on; nothing of the seats before is asked for any more. */
  look(seats: number[]): void;
  /** Show nothing until somebody looks again. */
  close(): void;
  end(): void;
  say(type: string, fields: Record<string, unknown>): Promise<Answer>;
}

interface Pending {
  id: number;
  message: Record<string, unknown>;
  after: number; // how many lines were known when it was said: the server looks among later ones whether it was done
  settle: (answer: Answer) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const BEAT = 2_000; // after so long a time it asks whether anybody is there
const ANSWER = 2_500; // and so long it waits for any word: a dead network is noticed in less than five seconds
const OPENING = 15_000; // a server may take its time to open a long game
const GONE = [4403, 4404]; // no such table, or no place at it: trying again is no use
const BUSY = "overload"; // the server has more to do than it can, and says so

/** What must not be done twice; chat counts lines of its own. */
const DEEDS = new Set(["act", "resolve", "undo", "offer", "answer", "resign", "chat"]);

/** Not all at the same moment. */
const about = (milliseconds: number): number => milliseconds * (0.75 + Math.random() / 2);

export class Connection implements Wire {
  readonly link = signal<Link>("connecting");
  readonly gone = signal(false);
  readonly waiting = signal(0);
  private socket: Socket | null = null;
  private seats: number[] = [];
  private seq = 0;
  private chat = 0; // lines heard
  private last: StateMessage | null = null; // what the next update is about
  private lastId = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private silent = false; // nothing was heard since it was asked whether anybody is there
  private greeted = false; // whether a state has come since the last hello
  private ended = false;
  private pending = new Map<number, Pending>();

  constructor(
    private readonly table: string,
    private readonly hears: Hears,
  ) {
    addEventListener("online", this.hurry);
  }

  look(seats: number[]): void {
    this.seats = seats;
    this.seq = 0;
    this.gone.value = false;
    this.drop();
    this.open();
  }

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
      const after = type === "chat" ? this.chat : this.seq;
      const pending = { id, message: { type, id, ...fields }, after, settle };
      this.pending.set(id, pending);
      this.count();
      if (this.greeted) this.send(pending.message);
    });
  }

  private count(): void {
    const deeds = [...this.pending.values()].filter(({ message }) => DEEDS.has(String(message["type"])));
    this.waiting.value = deeds.length;
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
    for (const { settle } of this.pending.values()) settle({ refused: null });
    this.pending.clear();
    this.count();
  }

  private open(): void {
    if (this.ended) return;
    const socket = host().live(this.table);
    this.socket = socket;
    this.greeted = false;
    this.last = null;
    this.silent = true;
    this.pulse = setTimeout(() => this.listen(socket), OPENING);
    socket.onopen = () => {
      this.send({ type: "hello", seats: this.seats, since: this.seq });
      this.beat(socket);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.silent = false;
      this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => this.lose(socket, GONE.includes(event.code), event.reason === BUSY);
  }

  private lose(socket: Socket, forGood: boolean, busy = false): void {
    if (this.socket !== socket) return;
    clearTimeout(this.pulse);
    this.socket = null;
    this.greeted = false;
    if (forGood) {
      this.gone.value = true;
      return;
    }
    this.link.value = busy ? "busy" : "lost";
    this.timer = setTimeout(() => this.open(), about(this.wait));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  // whether anybody is there

  private beat(socket: Socket): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.silent = true;
      this.send({ type: "ping" });
      this.pulse = setTimeout(() => this.listen(socket), ANSWER);
    }, BEAT);
  }

  /** Go on if anything was heard; else nobody waits for a wire that is dead to say so. */
  private listen(socket: Socket): void {
    if (this.socket !== socket) return;
    if (!this.silent) return this.beat(socket);
    this.lose(socket, false);
    socket.close();
  }

  // hearing

  private hear(message: FromServer): void {
    switch (message.type) {
      case "state":
        this.see(message);
        break;
      case "update":
        if (this.last) this.see(updated(this.last, message));
        break;
      case "chat":
        this.chat = message.n + 1;
        this.hears.chat(message);
        break;
      case "table":
        this.hears.table(message);
        break;
      case "done":
        this.settle(message.id, { done: message });
        break;
      case "refused":
        this.settle(message.id, { refused: message.refusal });
        break;
      case "denied":
        this.wasDenied(message);
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
    this.hears.state(state);
    if (first) {
      for (const pending of [...this.pending.values()]) this.sendAgain(pending);
      this.hears.greeted();
    }
  }

  private sendAgain({ message, after }: Pending): void {
    this.send(DEEDS.has(String(message["type"])) ? { ...message, after } : message);
  }

  /** What the server has no time for was not begun, and is said again a little later. */
  private wasDenied({ id, retry }: DeniedMessage): void {
    const pending = id === undefined ? undefined : this.pending.get(id);
    if (!pending) return;
    if (retry === undefined) return this.settle(pending.id, { refused: null });
    this.link.value = "busy";
    const socket = this.socket;
    const again = () => {
      if (this.socket === socket && this.pending.get(pending.id) === pending) this.sendAgain(pending);
    }; // on another wire it is said again at the greeting
    setTimeout(again, about(1000 * retry));
  }

  private settle(id: number, answer: Answer): void {
    if (this.link.value === "busy" && this.greeted) this.link.value = "open";
    const pending = this.pending.get(id);
    this.pending.delete(id);
    this.count();
    pending?.settle(answer);
  }

  private hurry = (): void => {
    if (this.link.value !== "lost" || this.socket || this.ended) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  };
}
